package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Rollout is a quick and sensible player for the playouts of a search: an action for
// whoever is to act, always a legal one. Where chance is to act it rolls; where nobody is,
// the action is nil. It plays by what the State holds, hidden cards too, as a rollout
// policy of package joe/bot does in positions that a search has made up: it is no player
// for a table.
//
// It plays cards that help at once, attempts the Story Mission when the odds of the best
// Joes of all hands are good, the less good the less time is left, then Officers, Side
// Missions and Battalions; sends no more Joes than are needed; plays cards until the roll
// is good enough; with one player or two holds back the best Joe that is left; promotes,
// and recruits the dearest card that fits the missions in sight. It accuses who shows a
// Traitor card before others. A Traitor in hiding accuses itself, runs such Accusations with
// all it has, sends its worst Joe elsewhere, and starts what is likely to fail; one who was
// discovered menaces and sabotages.
//
// It draws from the source alone, allocates no more than [AppendLegal] with room does, and
// takes a few microseconds, most where missions are weighed against each other.
func Rollout(s State, src *dice.Source) Action {
	t := &s.table
	if t.toAct() < 0 {
		return Roll(s, src)
	}
	var room [64]Action
	list := t.appendLegal(room[:0])
	switch len(list) {
	case 0:
		return nil
	case 1:
		return list[0]
	}
	p := t.steps.top()
	return list[t.prefer(p, list, src)]
}

// prefer is the number of the action in the list that Rollout does.
func (t *table) prefer(p *step, list []Action, src *dice.Source) int {
	best, high := 0, -1e9
	worth := func(i int, w float64) {
		if w > high {
			best, high = i, w
		}
	}
	last := len(list) - 1 // to pass, where that may be done
	hides := t.set.hidden && t.status[p.seat] == undiscovered && t.traitor(p.seat)
	feigns := hides && !(t.attempting() && t.target() == of(Side, p.seat))
	switch p.op {
	case opMissions:
		return t.preferMission(p.seat, list, feigns)
	case opRide:
		ride := t.outlook().ride
		for i, a := range list {
			if b, ok := a.(Board); ok && ride != 0 && b.Card == t.card(ride).ID {
				return i
			}
		}
		return 0
	case opJoin:
		return t.preferJoe(p, list, feigns)
	case opWindow:
		if feigns {
			return last
		}
		return t.preferCard(p, list)
	case opName:
		for i, a := range list {
			worth(i, t.dicesIn(a.(NameSkill).Skill))
		}
	case opRecruit:
		few := len(t.zone(MainDeck)) <= int(t.seats)
		for i, a := range list {
			switch a := a.(type) {
			case Promote:
				worth(i, 20)
			case Buy:
				if !few {
					worth(i, t.wants(t.pile(slot(LineUp, int(a.Slot)))[0].card))
				}
			case BuyRifle:
				worth(i, t.wants(t.known(a.Card))-1)
			case Repair:
				worth(i, 1.6)
			case Pass:
				worth(i, 1.5)
			}
		}
	case opPick, opUpgrade:
		e := t.effect(p.ref)
		for i, a := range list {
			w := 0.0
			if c, ok := a.(Choose); ok {
				w = t.preferPick(p, e, t.known(c.Card))
			}
			worth(i, w)
		}
	case opSlot:
		e := t.effect(p.ref)
		for i, a := range list {
			if s, ok := a.(ChooseSlot); ok {
				w := t.wants(t.pile(slot(LineUp, int(s.Slot)))[0].card)
				if e != nil && e.Do == content.Sweep {
					w = -w
				}
				worth(i, w)
			}
		}
	case opMay:
		if _, yes := list[0].(Accept); yes && t.sweeps(p.ref.card) && (t.affords(p.seat) || len(t.zone(MainDeck)) < 8*int(t.seats)) {
			return last
		}
	case opEither:
		if e := t.effect(p.ref); e != nil && t.betters(e.Or) > t.betters(e.Then) {
			return last
		}
	case opSeat, opGive, opVote:
		e := t.effect(p.ref)
		for i, a := range list {
			s := a.(ChooseSeat).Seat
			switch {
			case p.op != opSeat && t.card(p.ref.card).Kind == content.Accusation || e != nil && e.Do == content.Flip:
				worth(i, t.distrusts(p.seat, s, hides))
			case e != nil && (e.Do == content.Draw || e.Do == content.Recruit || e.Do == content.Gain):
				if s == t.active {
					worth(i, 1)
				}
			default:
				worth(i, -float64(len(t.own(Troopers, s))+2*len(t.own(Side, s))))
			}
		}
	case opFoe:
		for i, a := range list {
			worth(i, float64(len(t.own(Hand, a.(ChooseSeat).Seat))))
		}
	case opSabotage:
		return src.IntN(len(list))
	case opSwap:
		n := 0
		if t.guarded() || len(t.zone(Guards)) > 0 && t.group() && int(t.intel) > t.diceCount() {
			n = last
		}
		return n
	case opAvert:
		return last
	}
	return best
}

// distrusts is what it is worth to a seat to have a Loyalty card of another looked at, by an
// Accusation or otherwise: a Traitor in hiding looks to itself (tw-accusation-self-why),
// others to whom they trust least, not to themselves. The numbers only put seats in order.
func (t *table) distrusts(seat, of joe.Seat, hides bool) float64 {
	loyal, bad := t.loyalty(t.own(LoyaltyUp, of))
	switch {
	case of == seat && hides:
		return 9
	case loyal >= 2:
		return -9
	case of == seat:
		return -5
	}
	return 2*float64(bad) - float64(loyal) - float64(len(t.own(Side, of)))/4
}

// known is a card's number.
func (t *table) known(name string) content.ID {
	id, _ := t.set.cards.Find(name)
	return id
}

// dicesIn is the dice of the mission under way if a Skill is named.
func (t *table) dicesIn(s content.Skill) float64 {
	n := 0
	for seat := range joe.Seat(t.seats) {
		for _, e := range t.own(Team, seat) {
			n += max(1, t.brings(e.card, content.SkillsOf(s)))
		}
	}
	t.alongside(func(e entry, _ joe.Seat, _ Place) { n += t.brings(e.card, content.SkillsOf(s)) })
	return float64(n + int(t.mission.skill[s]))
}

// wants is what a card is worth to a deck: its Cost, and more if it has what the missions
// in sight ask for.
func (t *table) wants(id content.ID) float64 {
	c := t.card(id)
	w := float64(c.Cost)
	for _, z := range [...]Zone{Story, Upcoming, Officers} {
		for _, e := range t.zone(z) {
			if x := t.card(e.card); !x.Any {
				w += 0.4 * float64(t.brings(id, x.Need))
			}
		}
	}
	switch c.Kind {
	case content.Joe:
		w++
	case content.Transport:
		if n := len(t.zone(Hangar)); n <= 2 {
			w += 2
		} else {
			w -= float64(n - 2)
		}
	}
	return w
}

// preferPick is what it is worth to choose a card for an effect.
func (t *table) preferPick(p *step, e *content.Effect, id content.ID) float64 {
	c := t.card(id)
	switch {
	case c.Kind == content.Strike:
		return 30
	case c.Kind == content.Battalion:
		return 20
	case !content.PlayerCards.Has(c.Kind):
		return 10
	}
	w := 1 + t.wants(id)
	if c.Kind == content.Leader {
		w += 4
	}
	if e == nil {
		return -w // a card for Intel dice
	}
	switch e.Do {
	case content.Scout: // to be discarded
		return 1.5 - float64(c.Cost) - float64(c.Skills[0])
	case content.Discard, content.Trash, content.Wreck, content.Topdeck:
		return 50 - w
	}
	return w
}

// betters is what effects are worth, by and large.
func (t *table) betters(list []content.Effect) (sum float64) {
	for i := range list {
		e := &list[i]
		n := float64(e.N)
		switch e.Do {
		case content.Threat:
			sum -= 2 * n
		case content.Discard:
			sum -= n
		case content.StrikeOut, content.FailStory:
			sum -= 4
		case content.Infiltrate:
			sum -= 1.5 * n
		case content.GainIntel:
			sum += 0.7 * n
		default:
			if t.attempting() {
				sum += 1.5 * t.deed(e, t.counts())
			}
		}
	}
	return sum
}
