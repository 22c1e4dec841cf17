package deckbuilder

import (
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// A Joe whose ability is used out of a hidden hand, or who is shown in a defence, is
// known from then on (amb-tw-knowledge); a copy that all know is used first.
func TestUsedOutOfAHiddenHand(t *testing.T) {
	s := within(t, "lll").State
	spirit := mustFind(t, s, "spirit")
	for i, p := range s.piles {
		if j := p.last(spirit); j >= 0 {
			s.piles[i] = p.without(j)
		}
	}
	s.place1(of(Hand, 0), entry{card: spirit, who: joe.SetOf(0)})
	before := s.View(1)
	next, events, err := Apply(s, Use{"spirit"})
	if err != nil {
		t.Fatal(err)
	}
	if before.own(Hand, 0).last(spirit) >= 0 {
		t.Fatal("the hand was open")
	}
	after := next.View(1)
	if after.own(Hand, 0).last(spirit) < 0 {
		t.Error("all have seen the card that was used, and the View of another seat has forgotten it")
	}
	if e, ok := events[0].(Showed); !ok || e != (Showed{0, "spirit", "amb-tw-knowledge"}) {
		t.Errorf("first %v", events[0])
	}
	again := next
	again.place1(of(Hand, 0), entry{card: spirit, who: joe.SetOf(0)})
	again.piles[of(Hand, 0).index()] = again.piles[of(Hand, 0).index()].rested()
	work{&again.table, &events}.shows(spirit, 0, "tw-menace-defend")
	v := again.View(1)
	if n := v.own(Hand, 0).count(spirit); n != 1 {
		t.Errorf("a second copy is shown, though the first would do: %d known", n)
	}
}

// rested is a pile whose cards are ready again.
func (p pile) rested() pile {
	q := append(pile(nil), p...)
	for i := range q {
		q[i].used = false
	}
	return q
}
