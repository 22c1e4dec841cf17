package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// Term is one part of a number and where it comes from, so that "Difficulty 6" can
// be shown as "5 + 1 (destro)".
type Term struct {
	N   int
	Why joe.RuleID // a rule, or the id of the card that gives it
}

// counts is the Skills that count on the mission (core-mission-skill-and,
// core-mission-skill-any).
func (t *table) counts() content.SkillSet {
	if !t.anySkill() {
		return t.need()
	}
	var set content.SkillSet
	if !t.card(t.mission.card).Any { // of a Leader, its Skills and the one named (tw-rehab-wild)
		set = t.need()
	}
	if t.mission.named < content.Wild {
		set |= content.SkillsOf(t.mission.named)
	}
	return set
}

// need is the Skills that the mission asks for; of a Traitor's Leader, those that the
// Leader has (tw-rehab-skills).
func (t *table) need() content.SkillSet {
	c := t.card(t.mission.card)
	if c.Kind != content.Promoted {
		return c.Need
	}
	var set content.SkillSet
	for s := range content.Wild {
		if c.Skills[s] > 0 {
			set |= content.SkillsOf(s)
		}
	}
	return set
}

// anySkill reports whether one Skill is named for the mission: a Leader's Wild Skill is
// read as that (tw-rehab-wild).
func (t *table) anySkill() bool {
	c := t.card(t.mission.card)
	return c.Any || c.Kind == content.Promoted && c.Skills[content.Wild] > 0
}

// brings is what a card gives in the Skills that count, Wild included.
func (t *table) brings(id content.ID, need content.SkillSet) int {
	c := t.card(id)
	n := int(c.Skills[content.Wild])
	for s := range content.Wild {
		if need.Has(s) {
			n += int(c.Skills[s])
		}
	}
	return n
}

// skill is the Skill of the mission; each of its terms goes to add
// (core-mission-skill). Without Joes and Transports yet it is what is there so far.
func (t *table) skill(add func(Term)) int {
	total := 0
	term := func(n int, why joe.RuleID) {
		if n != 0 {
			total += n
			if add != nil {
				add(Term{n, why})
			}
		}
	}
	need := t.counts()
	for i, s := 0, t.mission.start; i < int(t.seats); i, s = i+1, t.next(s) {
		for _, e := range t.own(Team, s) {
			term(max(1, t.brings(e.card, need)), joe.RuleID(t.card(e.card).ID))
		}
	}
	t.alongside(func(e entry, _ joe.Seat, _ Place) {
		c := t.card(e.card)
		n := t.brings(e.card, need)
		if t.inTerrain(c.Terrain) { // core-terrain-match
			n += int(c.Bonus)
		}
		term(n, joe.RuleID(c.ID))
	})
	for s, n := range t.mission.skill {
		if content.Skill(s) == content.Wild || need.Has(content.Skill(s)) {
			term(int(n), "core-mission-active-cards")
		}
	}
	t.answers(content.ModSkill, func(a answer) {
		if a.effect.Skill == content.Wild || need.Has(a.effect.Skill) {
			term(a.n, a.why)
		}
	})
	return max(0, total) // core-mission-difficulty-floor
}

// skillDice is how many dice Skill and effects come to: one for each point of Skill
// (core-mission-roll), and what effects add.
func (t *table) skillDice() int {
	return max(0, t.skill(nil)+int(t.mission.dice)+t.answer(content.ModDice, 0))
}

// diceCount is how many dice are rolled as things stand, of both colours.
func (t *table) diceCount() int {
	intel, green := t.colours()
	return intel + green
}

// difficulty is the Difficulty of the mission; see difficultyOf.
func (t *table) difficulty() int { return t.difficultyTerms(nil) }

// difficultyTerms is the Difficulty; each of its terms goes to add.
func (t *table) difficultyTerms(add func(Term)) int {
	total := 0
	term := func(n int, why joe.RuleID) {
		if n != 0 {
			total += n
			if add != nil {
				add(Term{n, why})
			}
		}
	}
	c := t.card(t.mission.card)
	if c.Kind == content.Promoted { // tw-rehab-difficulty
		term(int(c.Cost), joe.RuleID(c.ID))
	}
	term(int(c.Difficulty), joe.RuleID(c.ID))
	if n := t.mission.level; n > 0 && int(n) <= len(c.Levels) { // cv-intel-level-first
		term(int(c.Levels[n-1].Difficulty), joe.RuleID(c.ID))
	}
	term(-int(t.mission.ease), "core-mission-active-cards")
	t.answers(content.ModDifficulty, func(a answer) { term(a.n, a.why) })
	if t.noisy && t.target().Zone == Story {
		term(1, "si-noisy-difficulty")
	}
	return max(0, total) // core-mission-difficulty-floor
}

// hits is the Hits of the roll so far (amb-all-double-hit).
func (t *table) hits() int {
	m := &t.mission
	return max(0, int(m.single)+2*int(m.double)+int(m.hits))
}

// capacity is how many Joes the Transport carries (core-mission-capacity); where
// there is none, any number.
func (t *table) capacity() int {
	ride := t.zone(Ride)
	if len(ride) == 0 || t.set.silent { // amb-si-no-transport-capacity
		return 99
	}
	n := int(t.mission.seats) + t.answer(content.ModSeats, 0)
	for _, e := range ride {
		n += int(t.card(e.card).Seats)
	}
	for _, e := range t.zone(Deployed) {
		n += int(t.card(e.card).Seats)
	}
	return max(1, n) + t.escorting() // the Joe who starts has a seat
}

// seatsLeft is how many Joes may still be added in answer to the question who joins, those
// aboard Locusts left out.
func (t *table) seatsLeft(s *step) int {
	n := t.capacity() - t.team()
	if s.op == opJoin && s.m > 0 { // aboard a Transport that was deployed late
		n = min(n, int(s.m)-1)
	}
	return n
}

// team is how many Joes are on the mission.
func (t *table) team() int {
	n := 0
	for s := range joe.Seat(t.seats) {
		n += len(t.own(Team, s))
	}
	return n
}

// price is what a card to be recruited costs (core-recruit-points).
func (t *table) price(id content.ID) int {
	return max(0, min(99, int(t.card(id).Cost)+t.answer(content.ModCost, id)))
}

// points is the Recruit points that a seat has left this turn: those of the cards
// used and of those in hand, and what effects gave (core-recruit-source).
func (t *table) points(s joe.Seat) int {
	n := int(t.bonus[s]) - int(t.spent[s])
	cards := [...]pile{t.own(Used, s), t.own(Hand, s)}
	for _, p := range cards {
		for _, e := range p {
			n += int(t.card(e.card).Recruit)
		}
	}
	t.answers(content.ModRecruit, func(a answer) {
		for _, p := range cards {
			for _, e := range p {
				if t.means(a.effect, e.card) {
					n += a.n
				}
			}
		}
	})
	return max(0, n)
}

// answer is one answer of a While ability.
type answer struct {
	effect *content.Effect
	n      int
	why    joe.RuleID
	owner  joe.Seat // whose card it is; of a Cobra card the active player
}

// mission verbs are answers about the mission being attempted.
var missionVerbs = answerBit(content.ModSkill) | answerBit(content.ModDifficulty) | answerBit(content.ModDice) | answerBit(content.ModSeats) |
	answerBit(content.ModComplications) | answerBit(content.Bar) | answerBit(content.BarHelp) | answerBit(content.RerollDoubles) | answerBit(content.NoRide)

// answers gives every answer to a verb by cards in play, in a fixed order: Expert
// Mode cards, the Story Mission, its Complications, Officers, Battalions, Troopers and
// Side Missions of the active player, Joes and Transport of the mission. The Story
// Mission and the Complications attached to it answer about missions only while that
// one is attempted.
func (t *table) answers(verb content.Verb, f func(answer)) {
	bit, cobra := answerBit(verb), false
	ask := func(id content.ID, owner joe.Seat) {
		if t.set.answers[id]&bit == 0 {
			return
		}
		for i := range t.card(id).Abilities {
			a := &t.card(id).Abilities[i]
			if a.On != content.While || a.Cobra != cobra || asksShort(a.If) || !t.hold(a.If, owner, id) {
				continue
			}
			for j := range a.Do {
				if e := &a.Do[j]; e.Do == verb {
					f(answer{e, int(e.N) * t.per(e, owner, id), joe.RuleID(t.card(id).ID), owner})
				}
			}
		}
	}
	story := t.attempting() && t.target().Zone == Story
	for _, z := range [...]Zone{Experts, Story, Attached, Officers, Guards} {
		if (z == Story || z == Attached) && !story && missionVerbs&bit != 0 {
			continue
		}
		for _, e := range t.zone(z) {
			if !t.mute(e.card, z) {
				ask(e.card, t.active)
			}
		}
	}
	for i := range lineUpSlots {
		for _, e := range t.pile(slot(Covers, i)) {
			ask(e.card, t.active)
		}
	}
	if t.active >= 0 {
		for _, z := range [...]Zone{Troopers, Side} {
			for _, e := range t.own(z, t.active) {
				ask(e.card, t.active)
			}
		}
	}
	if !t.attempting() {
		return
	}
	if t.mission.rides != 0 { // cv-cobra-transport-active, cv-cobra-transport-scope
		cobra = true
		ask(t.mission.rides, t.active)
		cobra = false
	}
	for i, s := 0, t.mission.start; i < int(t.seats); i, s = i+1, t.next(s) {
		for _, e := range t.own(Team, s) {
			ask(e.card, s)
		}
	}
	t.alongside(func(e entry, owner joe.Seat, _ Place) { ask(e.card, owner) }) // cv-commandeer-bottom-only
}

// asksShort reports whether conditions ask how short the roll is of the Difficulty.
// An answer that does is no answer: the Difficulty is itself made of answers.
func asksShort(list []content.Condition) bool {
	for i := range list {
		if list[i].Is == content.IfShort {
			return true
		}
	}
	return false
}

// answer is the sum of the answers to a verb, about a card where one is given: then
// only effects that mean it count.
func (t *table) answer(verb content.Verb, about content.ID) int {
	n := 0
	t.answers(verb, func(a answer) {
		if about == 0 || t.means(a.effect, about) {
			n += a.n
		}
	})
	return n
}

// answerer is the card that answers a verb first; "" if none does.
func (t *table) answerer(verb content.Verb) joe.RuleID {
	why := joe.RuleID("")
	t.answers(verb, func(a answer) {
		if why == "" {
			why = a.why
		}
	})
	return why
}

// means reports whether an effect is about a card: of its Kinds and, where it says
// so, of a Cost up to Max, or that very card.
func (t *table) means(e *content.Effect, id content.ID) bool {
	c := t.card(id)
	return (e.Kinds == 0 || c.Is(e.Kinds)) && (e.Max == 0 || c.Cost <= e.Max) && (e.Card == "" || e.Card == c.ID)
}

// barred is the card that keeps a Joe off the mission; "" if none does.
func (t *table) barred(id content.ID) joe.RuleID {
	why := joe.RuleID("")
	t.answers(content.Bar, func(a answer) {
		e := a.effect
		if why == "" && (e.Kinds == 0 || t.card(id).Is(e.Kinds)) && (e.Max == 0 || t.card(id).Cost > e.Max) && (e.Card == "" || e.Card == t.card(id).ID) {
			why = a.why
		}
	})
	return why
}
