package deckbuilder

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// What follows tells of a position without allocating, for programs that look at many.

// Zones is every zone, in the order of their constants. The slice is the caller's.
func Zones() []Zone {
	var list []Zone
	for z := NoZone + 1; z < nZones; z++ {
		if z.size() > 0 {
			list = append(list, z)
		}
	}
	return list
}

// Places is the places of a zone: of seats 0 to 3, of the slots from 0, of the Acts from
// 1, or its one place; nil for no zone. The slice is the caller's.
func (z Zone) Places() []Place {
	if z >= nZones || z.size() == 0 {
		return nil
	}
	return slices.Clone(places[firsts[z] : firsts[z]+z.size()])
}

// Keeps reports whether a card can ever lie in a place.
func (p Place) Keeps(c *content.Card) bool {
	return c != nil && p.index() >= 0 && p.Zone.keeps(c, p.Of)
}

// Lying is a card where it lies, in the numbers of the card set (content.ID).
type Lying struct {
	Place Place
	Card  content.ID  // 0 where the View's seat does not know it
	Rides content.ID  // what it rides: see [Rider]; 0 for nothing
	Known joe.SeatSet // who knows which card it is; all seats where that is no secret
	Used  bool        // its ability has been used on this mission
}

// AppendLying appends all cards to the caller's slice, by place, those of a place in the
// order of [State.Cards]. It allocates only where that slice has to grow: there is room
// in a slice of as many as the set has copies of cards.
func (t table) AppendLying(list []Lying) []Lying {
	all := t.everybody()
	for i, p := range t.piles {
		for _, e := range p {
			l := Lying{Place: places[i], Card: e.card, Rides: e.rides, Known: e.who & all, Used: e.used}
			if l.Known == 0 {
				l.Known = all
			}
			list = append(list, l)
		}
	}
	return list
}

// AppendLegal appends what Legal lists to the caller's slice, as the function
// [AppendLegal] does.
func (v View) AppendLegal(list []Action) []Action {
	if v.toAct() != v.seat {
		return list
	}
	return append(list, v.appendLegal(list[len(list):])...)
}

// Tally is the mission being attempted as Attempt tells it, but with the sums of its
// Difficulty and its Skill in the place of their terms, which are nil; false where none
// is.
func (t table) Tally() (a Attempt, difficulty, skill int, ok bool) {
	if t.set == nil || !t.attempting() {
		return Attempt{}, 0, 0, false
	}
	return t.tally(), t.difficulty(), t.skill(nil), true
}

// Age is how many cards had come to the line-up before the one in a slot, 0 to 5: the
// card with 0 has lain there longest. It is 0 for no slot.
func (t table) Age(n int) int {
	if t.set == nil || n < 0 || n >= lineUpSlots {
		return 0
	}
	return int(t.ages[n])
}

// Damage is the Damage on The General, 0 to 6; 0 where it is not in the game
// (cv-general-damage-cap).
func (t table) Damage() int { return int(t.damage) }

// Online reports whether a Section of The General is online; false where it is not in the
// game.
func (t table) Online(s Section) bool { return t.set != nil && s < nSections && t.online(s) }

// Blending is how many Crimson Guards come besides the next ones
// (cv-blending-in-usual).
func (t table) Blending() int { return int(t.blends) }

// Recorded is how many Story Missions have left play, and Succeeded whether one of them,
// counted from 0 in their order, was a Success: what Record lists (core-mission-record).
func (t table) Recorded() int { return int(t.recorded) }

// Succeeded reports whether a Story Mission that has left play was a Success; see
// Recorded.
func (t table) Succeeded(n int) bool { return n >= 0 && n < int(t.recorded) && t.record>>n&1 == 1 }
