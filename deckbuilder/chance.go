package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// What an opLot is for.
const (
	lotFirst  int8 = iota // who goes first
	lotStrike             // who gets the Precision Strike that was turned up
)

// dealt reports which cards of a place a deal may give: of the known top of a deck
// the topmost, of a Complication deck searched for Precision Strikes those, of
// others any.
func (t *table) dealt(s *step) pile {
	p := t.piles[s.m]
	if z := places[s.m].Zone; (z == Deck || z == Foreseen) && len(p) > 0 {
		return p[len(p)-1:]
	}
	return p
}

// wanted reports whether a deal may give the card.
func (t *table) wanted(s *step, id content.ID) bool {
	return !s.searches() || t.card(id).Kind == content.Strike
}

// searches reports whether a deal looks for a Precision Strike only
// (core-threat-yellow-strike).
func (s *step) searches() bool { return s.op == opDeal && s.ref.part == oring }

// strikesIn is how many Precision Strikes lie in a place.
func (t *table) strikesIn(p Place) int {
	return t.countKinds(t.pile(p), content.KindsOf(content.Strike))
}

// deal gives a card.
func (w work) deal(id content.ID) {
	t := w.t
	s := *t.steps.top()
	t.steps.pop()
	from, to := places[s.m], places[s.n]
	w.moved(id, from, to, t.whyDealt(s, from, to))
	switch to.Zone {
	case Hand:
		w.drawn(id, s)
	case DeckRest: // a Leader
		w.moved(t.set.promoted[id], at(Box), of(Aside, s.seat), "core-setup-promoted")
	case Revealed:
		if top := t.steps.top(); top != nil && top.op == opResolve {
			top.ref = ref{card: id}
		}
	case Officers:
		w.triggered(content.OnEnter, id, t.active)
	case Discard:
		w.triggered(content.OnDiscarded, id, s.seat)
	}
}

// whyDealt is the rule or the card by which a card comes up.
func (t *table) whyDealt(s step, from, to Place) joe.RuleID {
	if s.ref.card != 0 {
		return t.why(s.ref)
	}
	switch to.Zone {
	case Hand:
		if t.phase == settingUp {
			return "core-setup-hand"
		}
		return "core-end-order"
	case DeckRest:
		return "core-setup-leader"
	case LineUp:
		if t.phase == settingUp {
			return "core-setup-lineup"
		}
		return "core-recruit-refill"
	case Upcoming:
		return "core-story-upcoming"
	case Revealed:
		if s.searches() {
			return "core-threat-yellow-strike"
		}
		return "core-mission-complications"
	}
	return "core-threat-space"
}

// lot falls on a seat.
func (w work) lot(seat joe.Seat) {
	t := w.t
	s := *t.steps.top()
	t.steps.pop()
	if s.n == lotFirst {
		w.firstChosen(FirstChosen{seat})
		return
	}
	w.assign(s.ref.card, seat, "core-threat-yellow-tie")
}

// What an opThrow is for.
const (
	throwMission int8 = iota // the roll
	throwAgain               // dice of the roll again
	throwSide                // dice beside the roll
)

// thrown adds dice that fell.
func (w work) thrown(a Throw) {
	t := w.t
	s := t.steps.top()
	kind, why := s.m, joe.RuleID("core-mission-roll")
	if s.ref.card != 0 {
		why = t.why(s.ref)
	} else if s.n > maxThrow || t.mission.rolled && kind == throwMission {
		why = "core-mission-roll-more"
	}
	if s.n -= int8(a.Blanks + a.Hits + a.Doubles); s.n <= 0 {
		t.steps.pop()
	}
	if kind == throwSide {
		e := SideRolled{a.Blanks, a.Hits, a.Doubles, why}
		e.on(t)
		tell(w, e)
		return
	}
	e := Rolled{a.Blanks, a.Hits, a.Doubles, why}
	e.on(t)
	tell(w, e)
}

// maxThrow is how many dice are thrown at once: those in the box (core-box-dice).
const maxThrow = 8

// throws is every way that dice of a set can fall, boxed, by their number.
type throws struct {
	ways   [maxThrow + 1][]Action
	weight [maxThrow + 1][]uint64
	faces  [3]uint8
}

// throwsOf lists the throws of a set's Mission dice (core-dice-faces).
func throwsOf(c *content.Set) *throws {
	blanks, hits, doubles := c.Die()
	x := &throws{faces: [3]uint8{uint8(blanks), uint8(hits), uint8(doubles)}}
	for n := range uint8(maxThrow + 1) {
		for b := int(n); b >= 0; b-- {
			for h := int(n) - b; h >= 0; h-- {
				d := int(n) - b - h
				weight := choose(int(n), b) * choose(int(n)-b, h) * power(blanks, b) * power(hits, h) * power(doubles, d)
				if weight > 0 && n > 0 {
					x.ways[n] = append(x.ways[n], Throw{uint8(b), uint8(h), uint8(d)})
					x.weight[n] = append(x.weight[n], weight)
				}
			}
		}
	}
	return x
}

// at is where the throw of so many of each stands in ways; -1 if it cannot fall.
func (x *throws) at(a Throw, n int) int {
	if int(a.Blanks)+int(a.Hits)+int(a.Doubles) != n || n > maxThrow {
		return -1
	}
	for i, b := range x.ways[n] {
		if b == Action(a) {
			return i
		}
	}
	return -1
}

func choose(n, k int) uint64 {
	c := uint64(1)
	for i := range k {
		c = c * uint64(n-i) / uint64(i+1)
	}
	return c
}

func power(n, k int) uint64 {
	p := uint64(1)
	for range k {
		p *= uint64(n)
	}
	return p
}

// roll throws dice one by one and gives the throw, boxed.
func (x *throws) roll(n int, src *dice.Source) Action {
	var fell [3]uint8
	for range n {
		fell[dice.Pick(src, x.faces[:])]++
	}
	if x.faces[0] == 0 || x.faces[1] == 0 || x.faces[2] == 0 {
		return x.ways[n][x.at(Throw{fell[0], fell[1], fell[2]}, n)]
	}
	// The ways stand by falling blanks, then by falling Hits.
	rest := n - int(fell[0])
	return x.ways[n][rest*(rest+1)/2+rest-int(fell[1])]
}
