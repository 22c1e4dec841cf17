package cobrahq_test

import (
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// What the appending methods of a View append is what the others give, and where the
// roll for the first player and a crossing stand can be asked.
func TestViewAppends(t *testing.T) {
	s, _, err := cobrahq.New(cobrahq.Config{Seats: 3})
	if err != nil {
		t.Fatal(err)
	}
	if other, _ := cobrahq.ParseBoard(drawnBoard); !s.PlayedOn(cobrahq.DefaultBoard()) || s.PlayedOn(nil) || s.PlayedOn(other) || (cobrahq.View{}).PlayedOn(nil) {
		t.Error("the game is not played on its board")
	}
	if (cobrahq.View{}).Bank() != "" || (cobrahq.View{}).AppendTrail(nil) != nil || (cobrahq.View{}).AppendLegal(nil) != nil {
		t.Error("a View of no game has something")
	}
	src := dice.New(5)
	crossed, rolled := 0, 0
	for range 2000 {
		if s.ToAct() == joe.Nobody {
			break
		}
		for seat := range joe.Seat(3) {
			v := s.View(seat)
			if !slices.Equal(v.Legal(), v.AppendLegal(nil)) || !slices.Equal(v.Trail(), v.AppendTrail(nil)) {
				t.Fatalf("%v appends otherwise", seat)
			}
			if pips, rolling := v.FirstRoll(seat); rolling != (v.Pending().Kind == cobrahq.AskFirstRoll) && v.Round() > 0 || pips > 0 && !rolling {
				t.Fatalf("%v rolls %v and has %d", seat, rolling, pips)
			} else if pips > 0 {
				rolled++
			}
		}
		if s.ToAct() >= 0 {
			kind, _ := s.Board().Kind(s.Pawn(s.ToAct()))
			if bank := s.Bank(); (bank != "") != (kind == cobrahq.River) {
				t.Fatalf("on the %v the bank is %q", kind, bank)
			} else if bank != "" {
				crossed++
				if !slices.Contains(s.Board().Neighbours(bank), s.Pawn(s.ToAct())) {
					t.Fatalf("%s is not beside %s", bank, s.Pawn(s.ToAct()))
				}
			}
			list := s.View(s.ToAct()).Legal()
			s, err = cobrahq.Next(s, list[src.IntN(len(list))])
		} else {
			s, err = cobrahq.Next(s, cobrahq.Roll(s, &src))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if crossed == 0 || rolled == 0 {
		t.Errorf("%d crossings, %d rolls", crossed, rolled)
	}
}
