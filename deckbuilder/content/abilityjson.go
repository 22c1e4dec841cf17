package content

import (
	"strings"

	"github.com/seed4548c990/gijoe/internal/strict"
)

// Ranges of what an ability says.
const (
	maxConditions = 8
	maxList       = 8  // effects in a list
	maxEffects    = 64 // of a card, those of choices included
	maxAmount     = 20
)

var (
	abilityKeys   = []string{"on", "if", "pay", "may", "cobra", "do"}
	conditionKeys = []string{"is", "not", "n", "skill", "terrain", "colour", "kinds", "card"}
	effectKeys    = append([]string{"do"}, fieldWords[:13]...)
)

// setting is where an effect stands, which decides whether it makes sense.
type setting struct {
	kind   Kind    // of the card; NoKind for a space of the Threat Meter
	on     Trigger // NoTrigger for a space
	moment moment
	pay    bool
}

// ability reads one ability of a card of a Kind.
func (f *faults) ability(p part, kind Kind) (a Ability) {
	m := f.fields(p, abilityKeys...)
	if m == nil {
		return a
	}
	on, ok := m["on"]
	if !ok {
		f.add(p.at.field("on"), "it is missing; an ability happens on one of %s", strings.Join(triggersWords(kindRows[kind].meets), ", "))
		return a
	}
	if a.On = Trigger(f.word(on, triggerWords)); a.On == NoTrigger {
		return a
	}
	if !kindRows[kind].meets.Has(a.On) {
		f.add(on.at, "a card of the kind %s never meets %q; it meets %s", kind, a.On, strings.Join(triggersWords(kindRows[kind].meets), ", "))
		return a
	}
	if p, ok := m["cobra"]; ok {
		a.Cobra = f.bool(p)
		switch {
		case kind != CobraTransport:
			f.add(p.at, "it is for the kind %s, whose top it marks; leave it out", CobraTransport)
		case a.Cobra && !ofEquipped.Has(a.On):
			f.add(on.at, "while an enemy has it, a card of the kind %s never meets %q; it meets %s", kind, a.On, strings.Join(triggersWords(ofEquipped), ", "))
		}
	}
	in := setting{kind, a.On, moments[a.On], false}
	if p, ok := m["if"]; ok {
		for _, one := range f.items(p, 1, maxConditions) {
			a.If = append(a.If, f.condition(one, in))
		}
	}
	if p, ok := m["may"]; ok {
		if a.May = f.bool(p); a.On == While {
			f.add(p.at, "what holds while a card is there is not declined; leave it out")
		}
	}
	if do, ok := m["do"]; ok {
		a.Do = f.effects(do, in, 0)
	} else {
		f.add(p.at.field("do"), "it is missing; an ability does at least one thing")
	}
	if p, ok := m["pay"]; ok {
		if in.pay = true; a.On == While {
			f.add(p.at, "what holds while a card is there is not paid for; leave it out")
			return a
		}
		a.Pay = f.effects(p, in, 0)
	}
	return a
}

// triggersWords is the words of a set of triggers.
func triggersWords(set triggerSet) (list []string) {
	for i, word := range triggerWords {
		if set.Has(Trigger(i)) {
			list = append(list, word)
		}
	}
	return list
}

// condition reads one condition.
func (f *faults) condition(p part, in setting) (c Condition) {
	m := f.fields(p, conditionKeys...)
	is, ok := m["is"]
	if !ok {
		if m != nil {
			f.add(p.at.field("is"), "it is missing; a condition asks one of %s", strings.Join(testWords.listed(), ", "))
		}
		return c
	}
	if c.Is = Test(f.word(is, testWords)); c.Is == NoTest {
		return c
	}
	row := &testRows[c.Is]
	f.reads(m, row.needs, row.takes|hasNot, "is", c.Is.String(), p.at)
	if row.when&in.moment == 0 {
		f.add(is.at, "%q would never hold on %q: it asks about another moment of a mission", c.Is, in.on)
	}
	if (row.needs|row.takes)&hasN != 0 {
		c.N = 1
	}
	if p, ok := m["not"]; ok {
		c.Not = f.bool(p)
	}
	if p, ok := m["n"]; ok && row.high > 0 {
		c.N = int8(f.int(p, int(row.low), int(row.high)))
	}
	if p, ok := m["skill"]; ok {
		c.Skill = Skill(f.word(p, skillWords[:Skills]))
	}
	if p, ok := m["terrain"]; ok {
		c.Terrain = Terrain(f.word(p, terrainWords))
	}
	if p, ok := m["colour"]; ok {
		c.Colour = Colour(f.word(p, colourWords))
	}
	if p, ok := m["kinds"]; ok {
		c.Kinds = f.kinds(p, row.kinds)
	}
	if p, ok := m["card"]; ok {
		c.Card = f.id(p)
	}
	if c.Is == IfInPlay && (c.Kinds == 0) == (c.Card == "") {
		f.add(p.at, `%q asks for kinds or for a card: give one of them`, c.Is)
	}
	return c
}

// reads checks that of the fields of an effect or condition those are there that its
// word needs, and no others than it takes.
func (f *faults) reads(m map[string]part, needs, takes field, what, word string, at place) {
	for i, key := range fieldWords {
		_, has := m[key]
		switch bit := field(1) << i; {
		case needs&bit != 0 && !has:
			f.add(at.field(key), "it is missing; %q needs it", word)
		case has && (needs|takes)&bit == 0:
			f.add(at.field(key), "%q has no use for it; leave it out, or change %q", word, what)
		}
	}
}

// effects reads a list of effects.
func (f *faults) effects(p part, in setting, depth int) (list []Effect) {
	for _, one := range f.items(p, 1, maxList) {
		list = append(list, f.effect(one, in, depth))
	}
	return list
}

// effect reads one effect, within so many choices.
func (f *faults) effect(p part, in setting, depth int) Effect {
	e := Effect{N: 1, Skill: Wild}
	m := f.fields(p, effectKeys...)
	do, ok := m["do"]
	if !ok {
		if m != nil {
			f.add(p.at.field("do"), "it is missing; an effect does one of %s", strings.Join(verbWords.listed(), ", "))
		}
		return e
	}
	if e.Do = Verb(f.word(do, verbWords)); e.Do == NoVerb {
		return e
	}
	row := &verbRows[e.Do]
	f.fits(e.Do, in, do.at)
	f.reads(m, row.needs, row.takes|countedKinds(m), "do", e.Do.String(), p.at)
	if p, ok := m["n"]; ok {
		if row.low < 0 {
			f.read(p, func(n strict.Node) {
				if e.N = int8(n.Int(-maxAmount, maxAmount)); e.N == 0 && !n.Failed() {
					n.Fail("0 does nothing; give an amount from %d to %d", -maxAmount, maxAmount)
				}
			})
		} else {
			e.N = int8(f.int(p, 1, maxAmount))
		}
	}
	if p, ok := m["per"]; ok {
		if e.Per = Per(f.word(p, perWords)); e.Per != Once && countRows[e.Per].when&in.moment == 0 {
			f.add(p.at, "%q counts nothing on %q: it is about another moment of a mission", e.Per, in.on)
		}
	}
	if p, ok := m["upTo"]; ok {
		e.UpTo = f.bool(p)
	}
	if p, ok := m["skill"]; ok {
		e.Skill = Skill(f.word(p, skillWords))
	}
	if p, ok := m["who"]; ok {
		e.Who = Who(f.word(p, whoWords))
	}
	if p, ok := m["kinds"]; ok {
		e.Kinds = f.kinds(p, row.kinds|countRows[e.Per].kinds)
	}
	if p, ok := m["max"]; ok {
		e.Max = int8(f.int(p, 1, maxCost))
	}
	if p, ok := m["card"]; ok {
		e.Card = f.id(p)
	}
	if p, ok := m["pile"]; ok && row.piles != nil {
		e.Pile = f.pile(p, row.piles)
	}
	if p, ok := m["to"]; ok && row.to != nil {
		e.To = f.pile(p, row.to)
	}
	if p, ok := m["random"]; ok {
		e.Random = f.bool(p)
	}
	if e.Do == Pick {
		f.choices(m, &e, in, depth, p.at)
	}
	switch {
	case e.Do == GainCard && (e.Kinds == 0) == (e.Card == ""):
		f.add(p.at, `%q gains kinds or a card: give one of them`, e.Do)
	case e.Do == Equip && e.Card != "" && (e.N != 1 || e.Per != Once):
		f.add(p.at, `%q finds the card named once: leave "n" and "per" out`, e.Do)
	case e.Random && (e.UpTo || e.Kinds != 0 || e.Max != 0):
		f.add(p.at, `chance discards any cards of the hand: leave "random" out, or "upTo", "kinds" and "max"`)
	case in.pay && e.Do == Recruit && e.N > 0:
		f.add(p.at, `as a price %q takes points away: give a negative n`, e.Do)
	case in.pay && e.Do == Threat && e.N < 0:
		f.add(p.at, `as a price %q moves the marker up: give a positive n`, e.Do)
	case e.Do == Bar && e.Kinds == 0 && e.Max == 0:
		f.add(p.at, `%q bars kinds, or costs over max: give at least one of them`, e.Do)
	}
	return e
}

// choices reads both ways of a choice.
func (f *faults) choices(m map[string]part, e *Effect, in setting, depth int, at place) {
	if depth > 0 {
		f.add(at, "a choice within a choice; a card offers one at a time")
		return
	}
	if p, ok := m["then"]; ok {
		e.Then = f.effects(p, in, depth+1)
	}
	if p, ok := m["or"]; ok {
		e.Or = f.effects(p, in, depth+1)
	}
}

// fits checks that a verb does something where it stands.
func (f *faults) fits(v Verb, in setting, at place) {
	switch {
	case v.Answers() && in.on != While:
		f.add(at, `%q is an answer, for abilities on "while"; here stands what is done`, v)
	case v.Answers():
	case in.on == While:
		f.add(at, `%q is done, and on "while" nothing is done; here stand answers: %s`, v, strings.Join(verbWords[ModSkill:], ", "))
	case in.pay && !payable[v]:
		f.add(at, "%q is no price; what is paid is one of discard, trash, topdeck, threat, recruit, beset, cover, wreck", v)
	case verbRows[v].when&in.moment == 0 && in.on == NoTrigger:
		f.add(at, "%q is of a mission, and there is none when the Threat Marker moves", v)
	case verbRows[v].when&in.moment == 0:
		f.add(at, "%q does nothing on %q: it is about another moment of a mission", v, in.on)
	case v == StrikeOut && in.kind != Strike:
		f.add(at, "%q is for the kind %s", v, Strike)
	case v == Attach && (in.kind != Complication || in.on != OnReveal):
		f.add(at, "%q is for the kind %s, on %q", v, Complication, OnReveal)
	case v == Stay && (!Stories.Has(in.kind) || in.on != OnFailure):
		f.add(at, "%q is for the kinds %s and %s, on %q", v, Mission, Finale, OnFailure)
	}
}

// countedKinds is the field kinds, if the effect counts cards by their kinds.
func countedKinds(m map[string]part) (taken field) {
	p, ok := m["per"]
	if !ok {
		return 0
	}
	strict.Read(p.raw, limits, func(n strict.Node) { // its faults are told where it is read
		if v, ok := perWords.value(n.Text()); ok && countRows[v].kinds != 0 {
			taken = hasKinds
		}
	})
	return taken
}

// kinds reads a list of kinds, or of families of them, among those that can be meant.
func (f *faults) kinds(p part, can KindSet) (set KindSet) {
	for _, one := range f.items(p, 1, len(kindWords)) {
		f.read(one, func(n strict.Node) {
			list := append([]string(nil), kindWords.listed()...)
			i := n.OneOf(append(list, familyWords...)...)
			if n.Failed() {
				return
			}
			var more KindSet
			if i < len(list) {
				more = KindsOf(Kind(i + 1))
			} else {
				more = families[i-len(list)]
			}
			switch {
			case can != 0 && more&^can != 0:
				n.Fail("%q cannot be meant here; it can be %s", n.Text(), strings.Join(kindsWords(can), ", "))
			case set&more != 0:
				n.Fail("%q is in the list already", n.Text())
			}
			set |= more
		})
	}
	return set
}

// The families of kinds that have a word of their own.
var (
	familyWords = []string{"joes", "operatives"}
	families    = [...]KindSet{Joes, Operatives}
)

// kindsWords is the words of a set of kinds, with families where they are whole.
func kindsWords(set KindSet) (list []string) {
	for i, family := range families {
		if set&family == family {
			list = append(list, familyWords[i])
			set &^= family
		}
	}
	for i, word := range kindWords {
		if set.Has(Kind(i)) {
			list = append(list, word)
		}
	}
	return list
}

// pile reads the word of one of some piles.
func (f *faults) pile(p part, can []Pile) Pile {
	var list words
	for _, w := range can {
		list = append(list, pileWords[w])
	}
	if i := f.word(p, list); i < len(can) {
		return can[i]
	}
	return NoPile
}

// effects is how many effects an ability has, those of its choices included.
func (a *Ability) effects() int { return countEffects(a.Pay) + countEffects(a.Do) }

// countEffects counts effects and those of their choices.
func countEffects(list []Effect) (n int) {
	for i := range list {
		n += 1 + countEffects(list[i].Then) + countEffects(list[i].Or)
	}
	return n
}
