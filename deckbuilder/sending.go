package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// This is what Rollout does about missions: which to attempt, whom to send, which cards to
// play.

// preferMission is what the first part of the turn is used for: cards first, then the
// mission that is worth most of those with good odds.
func (t *table) preferMission(seat joe.Seat, list []Action, feigns bool) int {
	for i, a := range list {
		switch a := a.(type) {
		case Play:
			if t.helpsNow(t.known(a.Card)) {
				return i
			}
		case Use:
			if t.helpsNow(t.known(a.Card)) {
				return i
			}
		}
	}
	best, high := t.preferReserve(seat, list), 0.0
	attempt := func(i int, where Place, id content.ID, level uint8, rides content.ID, least, worth float64) {
		if worth+1 <= high && !feigns {
			return
		}
		try := *t
		try.mission = mission{place: uint8(where.index() + 1), card: id, named: content.Wild, start: seat, level: level, rides: rides}
		p := try.outlook().chance
		if feigns {
			switch {
			case where == of(Side, seat) && t.card(id).Kind == content.Accusation && p >= bySelf && toBeFound+p > high: // tw-accusation-self-why
				best, high = i, toBeFound+p
			case where.Zone == Story && p > 0.1 && p < 0.6 && high < toFail:
				best, high = i, toFail
			}
			return
		}
		if p >= least && worth+p > high {
			best, high = i, worth+p
		}
	}
	guards := float64(len(t.zone(Guards)))
	for i, a := range list {
		switch a := a.(type) {
		case AttemptStory:
			attempt(i, at(Story), t.zone(Story)[0].card, 0, 0, t.goal(), 4)
		case AttemptOfficer:
			e, _ := t.labelled(at(Officers), t.known(a.Card))
			worth := 3.0
			if t.card(e.card).Kind == content.Promoted {
				worth = 6
			}
			attempt(i, at(Officers), e.card, 0, e.rides, 0.6, worth)
		case AttemptSide:
			id := t.known(a.Card)
			where, worth := of(Side, a.Of), 2.0
			if t.pile(where).last(id) < 0 {
				where, worth = of(Troopers, a.Of), 1
			}
			e, _ := t.labelled(where, id)
			if t.card(e.card).Kind == content.Accusation {
				if loyal, _ := t.loyalty(t.own(LoyaltyUp, a.Of)); loyal >= 2 {
					continue
				}
				worth = 3.5
			}
			attempt(i, where, e.card, 0, e.rides, 0.5, worth)
		case AttemptBattalion:
			where := slot(Covers, int(a.Slot))
			worth := 0.0
			if t.covered() > lineUpSlots/2 { // the sixth loses the game (core-lose-battalions)
				worth = 5
			}
			e := t.pile(where)[0]
			attempt(i, where, e.card, 0, e.rides, 0.5, worth)
		case AttemptGuard:
			if t.intel >= 2 {
				e, _ := t.labelled(at(Guards), t.known(a.Card))
				attempt(i, at(Guards), e.card, 0, e.rides, 0.5, 3.2)
			}
		case AttemptIntel:
			gain := min(t.intelSupply(), int(t.levels()[a.Level-1].Intel))
			if gain > 0 && (t.intel < 6 || guards > 0) {
				attempt(i, at(IntelDesk), t.set.veil.tile, a.Level, 0, 0.5, 0.5+float64(gain)/5+min(1, guards))
			}
		case AttemptMenace:
			attempt(i, at(MenaceTile), t.set.menace, 0, 0, 0.4, 2)
		}
	}
	return best
}

// What a Traitor in hiding does: to run an Accusation of itself, the one with the best odds,
// comes before a Story Mission that is likely to fail. The numbers only put them in order.
const toBeFound, toFail = 10, 9

// bySelf is how good the odds of an Accusation of itself must be for a Traitor in hiding.
const bySelf = 0.3

// preferReserve is what is done when no mission is attempted: a card is taken back from the
// Reserve tile, then the best Joe held back for the next turn, before recruiting begins.
func (t *table) preferReserve(seat joe.Seat, list []Action) int {
	best, high := len(list)-1, 3.0
	for i, a := range list {
		switch a := a.(type) {
		case TakeBack:
			return i
		case Hold:
			if id := t.known(a.Card); content.Joes.Has(t.card(id).Kind) && t.wants(id) > high {
				best, high = i, t.wants(id)
			}
		}
	}
	return best
}

// goal is how good the odds of the Story Mission must be: less, as there is less time.
func (t *table) goal() float64 {
	least := 0.7
	if t.set.silent { // there nobody joins, and time is short
		least = 0.5
	}
	switch left := len(t.set.meter.Spaces) - 1 - int(t.threat); {
	case left <= 1:
		return 0.05
	case left <= 3 && t.act == acts:
		return least - 0.25
	case t.set.meter.Spaces[t.threat].Colour == content.Red:
		return least - 0.1
	}
	return least
}

// helpsNow reports whether a card is of use outside missions.
func (t *table) helpsNow(id content.ID) bool {
	for i := range t.card(id).Abilities {
		a := &t.card(id).Abilities[i]
		if a.On != content.OnAction && a.On != content.UseAction {
			continue
		}
		for j := range a.Do {
			switch e := &a.Do[j]; e.Do {
			case content.Draw:
				if a.On == content.OnAction || len(t.own(Deck, t.active))+len(t.own(DeckRest, t.active)) > 0 {
					return true
				}
			case content.Threat, content.Rout, content.Recruit:
				return true
			case content.Sweep:
				if !t.affords(t.active) && len(t.zone(MainDeck)) >= 8*int(t.seats) {
					return true
				}
			case content.Gain:
				for k := range lineUpSlots {
					if id := t.onSale(k); id != 0 && t.means(e, id) {
						return true
					}
				}
			case content.GainIntel:
				if t.intel < 6 && a.On == content.OnAction {
					return true
				}
			case content.Repair:
				if t.damage > 0 {
					return true
				}
			}
		}
	}
	return false
}

// sweeps reports whether a card discards cards of the line-up.
func (t *table) sweeps(id content.ID) bool {
	if id == 0 {
		return false
	}
	for i := range t.card(id).Abilities {
		for j := range t.card(id).Abilities[i].Do {
			if t.card(id).Abilities[i].Do[j].Do == content.Sweep {
				return true
			}
		}
	}
	return false
}

// affords reports whether a seat can pay for a card of the line-up that is worth it.
func (t *table) affords(s joe.Seat) bool {
	points := t.points(s)
	for i := range lineUpSlots {
		if id := t.onSale(i); id != 0 {
			if n := t.price(id); n <= points && n >= 3 {
				return true
			}
		}
	}
	return false
}

// preferJoe sends the best Joe while one of this seat is wanted.
func (t *table) preferJoe(p *step, list []Action, feigns bool) int {
	last := len(list) - 1
	_, passes := list[last].(Pass)
	o := t.outlook()
	sends := o.own
	if feigns && (len(t.own(Team, p.seat)) > 0 || p.seat != t.mission.start && o.own == 0) {
		sends = 0
	}
	if sends == 0 && passes {
		return last
	}
	best, high := 0, -100
	for i, a := range list {
		n := -50
		switch a := a.(type) {
		case Assign:
			n = 2 * t.brought(t.known(a.Card), o.need)
		case AssignLocust:
			n = 2*t.brought(t.known(a.Card), o.need) + 1
		case Deploy:
			return i
		}
		if feigns && n > 0 {
			n = -n
		}
		if n > high {
			best, high = i, n
		}
	}
	return best
}

// preferCard plays what is good for the mission: before the roll until the odds are good
// enough, after it while Hits are missing.
func (t *table) preferCard(p *step, list []Action) int {
	m := &t.mission
	last := len(list) - 1
	done := false
	play, use := content.OnMission, content.UseMission
	if m.rolled {
		play, use = content.OnRoll, content.UseRoll
		done = t.hits() >= t.difficulty()
	} else {
		short := float64(t.difficulty()-int(m.hits)) + t.toll(t.toReveal())
		done = t.atLeast(t.toRoll(), short) >= 0.9
	}
	if done {
		return last
	}
	need := t.counts()
	best, high := last, 0.1
	for i, a := range list {
		w := 0.0
		switch a := a.(type) {
		case Play:
			w = t.good(t.card(t.known(a.Card)), need, play)
		case Use:
			w = t.good(t.card(t.known(a.Card)), need, use) + 0.05
		case SpendIntel:
			if short := t.difficulty() - t.hits(); short <= int(m.blank) && short <= int(t.intel)/2 {
				w = 0.5
			}
		case FireCannon:
			w = 0.4
		case SpendJoe:
			w = 0.2
		}
		if w > high {
			best, high = i, w
		}
	}
	return best
}
