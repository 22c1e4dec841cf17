package deckbuilder

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// This is what The Crimson Veil changes in set-up. Intel dice are in intel.go, the
// Undercover Crimson Guard in guard.go, The General in general.go and locust.go, Cobra
// Transports in cobratransport.go.

// veilSet is the expansion's name on its cards.
const veilSet = "crimson-veil"

// veil is what a setup keeps of The Crimson Veil; the zero value without it.
type veil struct {
	on      bool
	own     bool // the Story is one of its own
	trim    bool
	general content.ID // The General; 0 where the game is played without it
	locust  content.ID // the card of its Locusts
	tile    content.ID // the Intel Mission
}

// veiledContent is the built-in set of a Story with The Crimson Veil, or nil where a set
// without it will do.
func veiledContent(c Config) *content.Set {
	if c.CrimsonVeil && c.Story == TraitorWithin {
		return content.TraitorVeil()
	}
	of := func(set *content.Set) bool {
		return slices.ContainsFunc(set.Stories(), func(y content.Story) bool { return y.ID == c.Story })
	}
	if c.CrimsonVeil && c.Story != SilentInterlude || c.Story != "" && c.Story != SilentInterlude && c.Story != TraitorWithin && !of(content.Core()) && of(content.CrimsonVeil()) {
		return content.CrimsonVeil()
	}
	return nil
}

// prepareVeil checks what a Config says of The Crimson Veil. A Story of its own brings
// the expansion with it.
func (s *setup) prepareVeil(c Config) error {
	for _, m := range s.cards.All() {
		s.veil.own = s.veil.own || m.Story == s.story && m.Set == veilSet
	}
	s.veil.on = c.CrimsonVeil || s.veil.own
	const apart = "Silent Interlude is played without The Crimson Veil: its set-up leaves no place to other Officers and to Transports"
	switch {
	case s.silent && s.veil.on:
		return wire.BadConfig("amb-cv-combinations", "$.crimsonVeil", apart)
	case s.silent && c.General:
		return wire.BadConfig("amb-cv-combinations", "$.general", apart)
	case s.silent && c.TrimComplications:
		return wire.BadConfig("amb-cv-combinations", "$.trimComplications", apart)
	case !s.veil.on && c.General:
		return wire.BadConfig("cv-general-optional", "$.general", "The General comes with The Crimson Veil; set crimsonVeil too")
	case !s.veil.on && c.TrimComplications:
		return wire.BadConfig("cv-setup-complications-trim", "$.trimComplications", "Complications are trimmed for those of The Crimson Veil; set crimsonVeil too")
	case !s.veil.on:
		return nil
	}
	for id, m := range s.cards.All() {
		switch {
		case m.Kind == content.IntelTile:
			s.veil.tile = id
		case m.Where == content.Helipad:
			s.veil.locust = id
		case m.Where == content.Base && c.General:
			s.veil.general = id
		}
	}
	s.veil.trim = c.TrimComplications
	switch {
	case s.veil.tile == 0:
		return wire.BadConfig("cv-setup-intel-tile", "$.content", "the set has no card of the kind intel-tile, so that there are no Intel Missions; leave content out for the built-in set")
	case c.General && s.veil.general == 0:
		return wire.BadConfig("cv-general-place", "$.content", `the set has no Transport with "where":"base", which would be The General`)
	}
	return nil
}

// leftOut reports whether a card that a Config names is of The Crimson Veil, and the game
// is played without it.
func (s *setup) leftOut(name string, kind content.Kind) bool {
	set := s.cards
	if _, ok := set.Find(name); !ok {
		set = content.CrimsonVeil()
	}
	id, ok := set.Find(name)
	return !s.veil.on && ok && set.Card(id).Kind == kind && set.Card(id).Set == veilSet
}

// broughtBy says what a Config has to say for a card of The Crimson Veil.
func (s *setup) broughtBy(name string, c Config) string {
	_, there := s.cards.Find(name)
	switch {
	case s.silent:
		return name + " comes with The Crimson Veil, and Silent Interlude is played without it"
	case c.Content == nil || there:
		return name + " comes with The Crimson Veil; set crimsonVeil too"
	case s.hidden:
		return name + " comes with The Crimson Veil; set crimsonVeil, and lay your cards over content.TraitorVeil"
	}
	return name + " comes with The Crimson Veil; set crimsonVeil, and lay your cards over content.CrimsonVeil"
}

// layOutVeil lays out the copies of a card where The Crimson Veil has a say in it.
func (s *setup) layOutVeil(id content.ID, c *content.Card, put func(Place, content.ID, int)) bool {
	veiled := c.Set == veilSet || c.Kind == content.Guard || c.Kind == content.CobraTransport || c.Kind == content.IntelTile
	switch {
	case veiled && !s.veil.on:
		put(at(Box), id, c.Count)
	case c.Where == content.Base || c.Where == content.Helipad:
		n := 0
		if c.Where == content.Base && id == s.veil.general { // cv-general-place
			n = 1
			put(at(Base), id, 1)
		}
		for i := 0; c.Where == content.Helipad && s.veil.general != 0 && n < min(helipads, c.Count); n++ { // cv-general-locusts-place
			put(Place{Helipads, uint8(i)}, id, 1)
			i++
		}
		put(at(Box), id, c.Count-n) // cv-general-optional, cv-setup-locusts-aside
	case !s.veil.on:
		return false
	case c.Kind == content.Guard:
		put(at(GuardStack), id, c.Count) // cv-setup-guard-stack
	case c.Kind == content.CobraTransport:
		put(at(CobraDeck), id, c.Count) // cv-setup-cobra-transport-deck
	case id == s.veil.tile:
		put(at(IntelDesk), id, 1) // cv-setup-intel-tile
	case c.Set == veilSet && s.veil.trim && (c.Kind == content.Complication || c.Kind == content.Strike):
		put(at(Box), id, c.Count) // until the others are trimmed
	default:
		return false
	}
	return true
}

// boxes reports whether copies of a card may lie in the box: what a game without The
// General, or without The Crimson Veil, does not use.
func (s *setup) boxes(id content.ID) bool {
	return s.start[at(Box).index()].count(id) > 0
}

// trimmed is how many Complications of each Act leave the game at random before those of
// The Crimson Veil join them (cv-setup-complications-trim, amb-cv-trim-unbalanced).
var trimmed = [acts + 1]int{1: 4, 2: 2, 3: 2}

// trim lets chance take Complications out of the game.
func (w work) trim() {
	for act := int8(acts); act > 0; act-- {
		from := ofAct(Complicators, act)
		for range min(trimmed[act], len(w.t.pile(from))) {
			w.push(step{op: opDeal, seat: joe.Nobody, m: index(from), n: index(at(Out))})
		}
	}
}

// joinComplications adds the Complications of The Crimson Veil once the others are
// trimmed (cv-setup-complications).
func (w work) joinComplications() {
	t := w.t
	for _, e := range slices.Clone(t.zone(Box)) {
		if c := t.card(e.card); c.Set == veilSet && (c.Kind == content.Complication || c.Kind == content.Strike) {
			w.moved(e.card, at(Box), ofAct(Complicators, c.Act), "cv-setup-complications")
		}
	}
}

// startDamage is the Damage with which The General begins (cv-general-start-damage).
const startDamage = 3
