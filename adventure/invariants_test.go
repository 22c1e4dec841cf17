package adventure

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

type failer interface {
	Errorf(format string, args ...any)
}

// invariants holds of every position between two actions.
func invariants(t failer, s State) {
	board, cards := s.Board(), s.Cards()

	// Never two pawns on one space but START, through every chain of retreats; a
	// pawn whose retreat is being chosen is off the board (adv-one-pawn,
	// amb-adv-bump-off-board).
	for at := range board.Spaces() {
		if kind, _ := board.Kind(at); kind != Gate && s.PawnsOn(at).Len() > 1 {
			t.Errorf("%v on %s", s.PawnsOn(at), at)
		}
	}
	running := s.Round() > 0 && s.ToAct() != joe.Nobody
	for seat := range joe.Seat(s.Seats()) {
		if off := s.Pawn(seat) == ""; running && off != (s.Bumped() == seat) {
			t.Errorf("%v is off the board: %v; bumped: %v", seat, off, s.Bumped())
		}
	}

	// 80 cards, each in one place (adv-box-cards-total).
	objectives := len(s.ObjectivesLeft())
	var equipment [equipmentKinds]int
	unseen, under := s.EquipmentPile()
	for card, n := range unseen {
		equipment[card] += n
	}
	for _, card := range under {
		equipment[card]++
	}
	for seat := range joe.Seat(s.Seats()) {
		points := 0
		for _, card := range s.Reached(seat) {
			objectives++
			points += int(card.Points)
		}
		if points != s.Points(seat) {
			t.Errorf("%v has %d points and cards worth %d (adv-objective-keep-rule)", seat, s.Points(seat), points)
		}
		if _, ok := s.Objective(seat); ok {
			objectives++
		}
		for card := Hydrofoil; card <= AttackCannon; card++ {
			equipment[card] += s.Holds(seat, card)
		}
	}
	if objectives != 16 {
		t.Errorf("%d Objective Cards", objectives)
	}
	for card := Hydrofoil; card <= AttackCannon; card++ {
		if equipment[card] != cards.Equipment(card) {
			t.Errorf("%d %v cards", equipment[card], card)
		}
	}
	battles := map[string]int{}
	unseenBattles, underBattles := s.BattlePile()
	for id, n := range unseenBattles {
		battles[id] += n
	}
	for _, id := range underBattles {
		battles[id]++
	}
	for _, card := range cards.Battle() {
		if battles[card.ID] != int(card.Count) {
			t.Errorf("%d battle cards %s", battles[card.ID], card.ID)
		}
	}

	if o, over := s.Outcome(); over != (len(Legal(s)) == 0) || over != (s.ToAct() == joe.Nobody) || over && o.Winners == 0 {
		t.Errorf("over %v, to act %v, %d actions, %v", over, s.ToAct(), len(Legal(s)), o)
	}
	if s.View(joe.Spectator).Sample(nil) != s {
		t.Errorf("a view knows less than the position, in a game without secrets")
	}
}

// ferries follows who has paid for Cobra Island, from the events alone.
type ferries struct{ paid, ashore joe.SeatSet }

// follow holds what happened against what was before: points never fall, nobody comes
// onto Cobra Island who did not pay a Hydrofoil (adv-cobra-island-hydrofoil), and a
// chain of retreats has an end.
func (f *ferries) follow(t failer, before, after State, events []Event) {
	board := after.Board()
	for _, e := range events {
		switch e := e.(type) {
		case Paid:
			if e.Card == Hydrofoil {
				f.paid = f.paid.With(e.Seat)
			}
		case Entered:
			f.paid = f.paid.Without(e.Seat)
		}
	}
	for seat := range joe.Seat(after.Seats()) {
		if after.Points(seat) < before.Points(seat) {
			t.Errorf("the points of %v fell", seat)
		}
		at := after.Pawn(seat)
		if at == "" { // bumped: it is back where it was, or near, with its next move
			continue
		}
		on := board.Area(at) == CobraIsland
		if on && !f.ashore.Has(seat) && !f.paid.Has(seat) {
			t.Errorf("%v is on Cobra Island and has paid nothing", seat)
		}
		if on && !f.ashore.Has(seat) {
			f.paid = f.paid.Without(seat)
		}
		if f.ashore = f.ashore.Without(seat); on {
			f.ashore = f.ashore.With(seat)
		}
	}
}

// TestInvariants plays anything legal, for any length, and looks at the position
// after every step.
func TestInvariants(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, _, err := New(Config{
			Seats:  rapid.IntRange(2, 4).Draw(t, "seats"),
			Target: rapid.IntRange(10, 500).Draw(t, "target"),
		})
		if err != nil {
			t.Fatal(err)
		}
		var f ferries
		for range rapid.IntRange(0, 300).Draw(t, "steps") {
			legal := Legal(s)
			if len(legal) == 0 {
				break
			}
			before := s
			var events []Event
			if s, events, err = Apply(s, rapid.SampledFrom(legal).Draw(t, "action")); err != nil {
				t.Fatal(err)
			}
			invariants(t, s)
			f.follow(t, before, s, events)
		}
	})
}

// TestInvariantsOfWholeGames looks at whole games, which rapid's are too short to
// see the end of: random ones, and sensible ones that come to every kind of space.
func TestInvariantsOfWholeGames(t *testing.T) {
	for seed := range uint64(9) {
		s, _, err := New(Config{Seats: 2 + int(seed%3), TurnLimit: 400})
		if err != nil {
			t.Fatal(err)
		}
		src, player := dice.New(seed), trainsWell
		var f ferries
		var list []Action
		for retreats := 0; s.ToAct() != joe.Nobody; {
			before, a := s, Roll(s, &src)
			if a == nil && seed%2 == 0 {
				a = player.choose(s.View(s.ToAct()), &src)
			} else if a == nil {
				list = AppendLegal(list[:0], s)
				a = list[src.IntN(len(list))]
			}
			var events []Event
			if s, events, err = Apply(s, a); err != nil {
				t.Fatal(err)
			}
			invariants(t, s)
			f.follow(t, before, s, events)
			if _, ok := a.(Retreat); !ok {
				retreats = 0
			} else if retreats++; retreats >= s.Seats() {
				t.Errorf("a chain of %d retreats at %d seats (amb-adv-chain-retreat)", retreats, s.Seats())
			}
		}
	}
}
