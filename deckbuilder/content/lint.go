package content

import (
	"fmt"
	"reflect"
	"slices"
)

// Warning is something about a set that is allowed and that nobody can have meant.
type Warning struct {
	Card   string // the id of the card, "" where it is about the whole set
	Detail string
}

// String is the card and the detail: "destro: no effect brings it into play".
func (w Warning) String() string {
	if w.Card == "" {
		return w.Detail
	}
	return w.Card + ": " + w.Detail
}

// Lint is what is odd about a set that is right: cards that never come into play,
// conditions that never hold, Skills that no mission asks for or no Joe brings,
// abilities and choices that say one thing twice, cards that differ in name alone. It
// is for those who write sets; a set with warnings plays. First come those about the
// whole set, then those about cards in the order of their IDs. Time grows with the
// square of the number of cards.
func Lint(s *Set) []Warning {
	l := linter{set: s}
	l.survey()
	l.skills()
	for id, c := range s.All() {
		l.reach(c)
		l.does(c)
		l.alike(id, c)
	}
	return l.list
}

// linter is what Lint knows of a set.
type linter struct {
	set  *Set
	list []Warning

	brings   map[Verb]bool   // what some effect of the set does
	named    map[string]bool // the cards that effects bring by name
	anyStack bool            // some effect brings the next Officer of the stack
	gains    KindSet         // kinds that are gained from their stacks
	wanted   SkillSet        // Skills that missions ask for by name
	anySkill bool            // some mission is for "Any 1 Skill"
	brought  SkillSet        // Skills that Joes have
	terrains [4]bool         // Terrains of what can be attempted
	colours  [4]bool         // Colours of the Threat Meter
	top      int             // the highest space below the top one
	draws    [acts + 1]bool  // Acts in which Complications are drawn
	strikes  bool            // some space brings a Precision Strike
	guards   bool            // some Story Mission brings Crimson Guards
	anyRide  bool            // some effect brings the next Cobra Transport of the deck
	kinds    KindSet         // of the cards
	general  bool            // The General is among them
}

// warn keeps a warning.
func (l *linter) warn(c *Card, format string, args ...any) {
	w := Warning{Detail: fmt.Sprintf(format, args...)}
	if c != nil {
		w.Card = c.ID
	}
	l.list = append(l.list, w)
}

// survey gathers what the cards and the Threat Meter bring.
func (l *linter) survey() {
	l.brings, l.named = map[Verb]bool{}, map[string]bool{}
	for _, m := range l.set.meters {
		l.top = max(l.top, len(m.Spaces)-2)
		for i := range m.Spaces {
			l.colours[m.Spaces[i].Colour] = true
			l.strikes = l.strikes || m.Spaces[i].Strike
			l.note(m.Spaces[i].Do)
		}
	}
	for _, c := range l.set.All() {
		l.kinds |= KindsOf(c.Kind)
		l.general = l.general || c.Where == Base
		l.guards = l.guards || c.Guards > 0 || c.GuardHit
		if c.Kind == CobraTransport { // the mission against who has it is in its Terrain
			l.terrains[c.Terrain] = true
		}
		for i := range c.Abilities {
			l.note(c.Abilities[i].Pay)
			l.note(c.Abilities[i].Do)
		}
		if Targets.Has(c.Kind) {
			l.terrains[c.Terrain] = true
			l.anySkill = l.anySkill || c.Any
			if !c.Any {
				l.wanted |= c.Need
			}
			for act := 1; act <= acts; act++ {
				l.draws[act] = l.draws[act] || c.Complications != 0 && (!Stories.Has(c.Kind) || int(c.Act) == act)
			}
		}
		if Joes.Has(c.Kind) {
			for skill, v := range c.Skills {
				if v > 0 {
					l.brought |= SkillsOf(Skill(skill))
				}
			}
		}
	}
}

// note keeps what effects bring into play.
func (l *linter) note(list []Effect) {
	for i := range list {
		e := &list[i]
		l.brings[e.Do] = true
		switch {
		case e.Card != "":
			l.named[e.Card] = true
		case e.Do == Arrive:
			l.anyStack = true
		case e.Do == Equip:
			l.anyRide = true
		case e.Do == GainCard:
			l.gains |= e.Kinds
		}
		l.note(e.Then)
		l.note(e.Or)
	}
}

// skills warns of Skills that are of no use.
func (l *linter) skills() {
	for skill := range Wild {
		switch {
		case !l.wanted.Has(skill) && !l.anySkill:
			l.warn(nil, "no mission asks for %s", skill)
		case !l.wanted.Has(skill):
			l.warn(nil, `no mission asks for %s, but those for any Skill`, skill)
		}
		if !l.brought.Has(skill) {
			l.warn(nil, "no Joe has %s", skill)
		}
	}
}

// reach warns of cards that never come into play.
func (l *linter) reach(c *Card) {
	switch c.Kind {
	case Officer:
		if !l.comes(c) {
			l.warn(c, "no effect brings it into play: none says arrive with its id, or without any")
		}
	case Trooper:
		if !l.comes(c) {
			l.warn(c, "no effect brings it into play: none says beset or gain-card")
		}
	case Battalion:
		if !l.comes(c) {
			l.warn(c, "no effect brings it into play: none says cover")
		}
	case Complication, Strike:
		if !l.comes(c) {
			l.warn(c, "no mission of Act %d draws Complications, and no effect does", c.Act)
		}
	case Guard:
		if !l.comes(c) {
			l.warn(c, "no effect brings it into play: none says infiltrate, and no Story Mission has guards or guardHit")
		}
	case CobraTransport:
		if !l.comes(c) {
			l.warn(c, "no effect brings it into play: none says equip with its id, or without any")
		}
		fallthrough
	case Transport:
		if c.Bonus > 0 && !l.terrains[c.Terrain] {
			l.warn(c, "no mission is in %s, so that its bonus never counts", c.Terrain)
		}
	}
}

// comes reports whether a card can come into play.
func (l *linter) comes(c *Card) bool {
	switch c.Kind {
	case Officer:
		return l.anyStack || l.named[c.ID]
	case Trooper:
		return l.brings[Beset] || l.gains.Has(Trooper) || l.named[c.ID]
	case Battalion:
		return l.brings[Cover]
	case Guard:
		return l.guards || l.brings[Infiltrate]
	case CobraTransport:
		return l.anyRide || l.named[c.ID]
	case Complication:
		return l.draws[c.Act] || l.brings[DrawComplication]
	case Strike:
		return l.draws[c.Act] || l.brings[DrawComplication] || l.strikes
	}
	return true
}

// does warns of what a card says in vain.
func (l *linter) does(c *Card) {
	ruled := KindsOf(IntelTile, Loyalty, Accusation, Menace).Has(c.Kind) || c.Where == Helipad || c.Where == Base // what they do is a rule of the game
	if c.Text != "" && len(c.Abilities) == 0 && !ruled {
		l.warn(c, "it has a text and does nothing")
	}
	for i := range c.Abilities {
		a := &c.Abilities[i]
		for j := range i {
			if reflect.DeepEqual(*a, c.Abilities[j]) {
				l.warn(c, "abilities[%d] is the same as abilities[%d]", i, j)
			}
		}
		for j := range a.If {
			if why := l.never(&a.If[j]); why != "" {
				l.warn(c, "abilities[%d] never happens: %s", i, why)
			}
			for k := range j {
				if contrary(&a.If[k], &a.If[j]) {
					l.warn(c, "abilities[%d] never happens: if[%d] and if[%d] never hold together", i, k, j)
				}
			}
		}
		l.lacks(c, i, a.Do)
		l.choices(c, i, a.Do)
	}
}

// lacks warns of effects on what the set does not have.
func (l *linter) lacks(c *Card, i int, list []Effect) {
	for j := range list {
		e := &list[j]
		switch {
		case (e.Do == Infiltrate || e.Do == BlendIn) && !l.kinds.Has(Guard):
			l.warn(c, "abilities[%d] does nothing by %q: the set has no card of the kind %s", i, e.Do, Guard)
		case e.Do == Equip && !l.kinds.Has(CobraTransport):
			l.warn(c, "abilities[%d] does nothing by %q: the set has no card of the kind %s", i, e.Do, CobraTransport)
		case (e.Do == Damage || e.Do == Repair) && !l.general:
			l.warn(c, `abilities[%d] does nothing by %q: no card has "where":"base"`, i, e.Do)
		}
		l.lacks(c, i, e.Then)
		l.lacks(c, i, e.Or)
	}
}

// choices warns of choices between one thing and the same.
func (l *linter) choices(c *Card, i int, list []Effect) {
	for j := range list {
		if e := &list[j]; e.Do == Pick {
			if reflect.DeepEqual(e.Then, e.Or) {
				l.warn(c, "abilities[%d] has a choice between two ways that are the same", i)
			}
			l.choices(c, i, e.Then)
			l.choices(c, i, e.Or)
		}
	}
}

// never is why a condition never holds in this set; "" if it can.
func (l *linter) never(c *Condition) string {
	if c.Not {
		return ""
	}
	switch {
	case c.Is == IfColour && !l.colours[c.Colour]:
		return fmt.Sprintf("no space of the Threat Meter is %s", c.Colour)
	case c.Is == IfTerrain && !l.terrains[c.Terrain]:
		return fmt.Sprintf("no mission is in %s", c.Terrain)
	case c.Is == IfSkill && !l.wanted.Has(c.Skill) && !l.anySkill:
		return fmt.Sprintf("no mission asks for %s", c.Skill)
	case c.Is == IfThreat && int(c.N) > l.top:
		return fmt.Sprintf("the last space below the top is %d", l.top)
	case c.Is == IfSuccesses && c.N >= coreStory:
		return fmt.Sprintf("with Success number %d the game is won", coreStory)
	case (c.Is == IfGeneral || c.Is == IfDamage) && !l.general:
		return `no card has "where":"base"`
	case c.Is == IfIntel && !l.kinds.Has(IntelTile) && !l.brings[GainIntel],
		c.Is == IfIntelRolled && !l.kinds.Has(IntelTile) && !l.brings[GainIntel] && !l.brings[FileDice]:
		return "nothing brings Intel dice"
	case c.Is == IfEquipped && !l.kinds.Has(CobraTransport):
		return fmt.Sprintf("the set has no card of the kind %s", CobraTransport)
	case c.Is == IfTarget && !l.exists(func(other *Card) bool { return c.Kinds.Has(other.Kind) }):
		return "the set has no such card"
	case c.Is == IfInPlay && !l.exists(func(other *Card) bool {
		return (c.Kinds.Has(other.Kind) || c.Card == other.ID) && l.comes(other)
	}):
		return "no such card comes into play"
	}
	return ""
}

// exists reports whether the set has a card of some sort.
func (l *linter) exists(sort func(*Card) bool) bool {
	for _, c := range l.set.All() {
		if sort(c) {
			return true
		}
	}
	return false
}

// contrary reports whether two conditions of one ability exclude each other.
func contrary(a, b *Condition) bool {
	opposite := *b
	opposite.Not = !opposite.Not
	switch {
	case *a == opposite:
		return true
	case a.Not || b.Not:
		return false
	case a.Is == b.Is && a.Is == IfColour:
		return a.Colour != b.Colour
	case a.Is == b.Is && a.Is == IfTerrain:
		return a.Terrain != b.Terrain
	case a.Is == b.Is && a.Is == IfAct:
		return a.N != b.N
	case a.Is == IfTeam && b.Is == IfTeamAtMost:
		return a.Kinds == b.Kinds && a.N > b.N
	case a.Is == IfHangar && b.Is == IfHangarAtMost:
		return a.N > b.N
	}
	return b.Is < a.Is && contrary(b, a)
}

// alike warns of a card that an earlier one equals in all but its name.
func (l *linter) alike(id ID, c *Card) {
	for other := ID(1); other < id; other++ {
		if o := l.set.Card(other); sameButName(o, c) {
			l.warn(c, "it differs from %s in name alone", o.ID)
			return
		}
	}
}

// sameButName reports whether cards say the same, name and words of the text aside.
func sameButName(a, b *Card) bool {
	x, y := *a, *b
	if !slices.EqualFunc(x.Abilities, y.Abilities, func(a, b Ability) bool { return reflect.DeepEqual(a, b) }) {
		return false
	}
	for _, c := range []*Card{&x, &y} {
		c.ID, c.Name, c.Text, c.Basis, c.Count, c.Promote, c.Abilities = "", "", "", 0, 0, "", nil
	}
	return reflect.DeepEqual(x, y)
}

// coreStory is how many Story Missions a core game has (core-setup-story).
const coreStory = acts * 3
