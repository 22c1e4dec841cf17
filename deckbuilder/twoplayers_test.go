package deckbuilder

import (
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// rounds lets rounds go by from the first player's Action phase on, and tells of each
// whether its end moved the Threat Marker.
func (x *scene) rounds(n int) (moved []bool) {
	x.t.Helper()
	for range n {
		hit := false
		for range x.seats {
			x.marker(4).clear("officers").clear("discard/0").turnOver()
			hit = hit || x.count(by("core-round-end-threat")) > 0
		}
		moved = append(moved, hit)
	}
	return moved
}

func TestTwoPlayers(t *testing.T) {
	t.Run("tw-two-solo", func(t *testing.T) {
		x := suspects(t, "lt")
		if got := x.rounds(2); !slices.Equal(got, []bool{true, true}) {
			t.Errorf("End of Round before: %v", got)
		}
		if got := x.exposes(1).rounds(2); slices.Equal(got, []bool{true, true}) {
			t.Errorf("End of Round with an Active Traitor: %v", got)
		}
	})
	t.Run("tw-two-solo-token", func(t *testing.T) {
		x := suspects(t, "lt").token(2).exposes(1).token(x1(t))
		x.rounds(1)
		x.marker(4).turnOver().marker(4).turnOver().stands(4 + x1(t))
	})
	t.Run("tw-two-every-other", func(t *testing.T) {
		x := suspects(t, "lt")
		x.rounds(1)
		if got := x.exposes(1).rounds(5); !slices.Equal(got, []bool{false, true, false, true, false}) {
			t.Errorf("End of Round with an Active Traitor: %v", got)
		}
	})
	t.Run("tw-two-revert", func(t *testing.T) {
		x := suspects(t, "lt").exposes(1)
		x.rounds(2)
		w := work{&x.table, nil}
		w.rehabilitate(x.promotedOf[1])
		if got := x.rounds(3); !slices.Equal(got, []bool{true, true, true}) {
			t.Errorf("End of Round after rehabilitation: %v", got)
		}
	})
	t.Run("tw-two-reserve", func(t *testing.T) {
		x := suspects(t, "lt").exposes(1).put("hand/0", "gi", "duke").do(Hold{"duke"}).holds("reserve/0", "duke").turnOf(1).put("hand/1", "gi").refuses(Hold{"gi"}, "tw-two-reserve")
		w := work{&x.table, nil}
		w.rehabilitate(x.promotedOf[1])
		x.do(Hold{"gi"}).holds("reserve/1", "gi")
	})
	t.Run("amb-tw-two-token", func(t *testing.T) {
		x := suspects(t, "lt").exposes(1)
		if got, core := x.Token(), x.set.cards.Token(); got != core {
			t.Errorf("the token shows %d, want that of the core game, %d", got, core)
		}
		w := work{&x.table, nil}
		w.rehabilitate(x.promotedOf[1])
		x.token(1)
	})
	t.Run("amb-tw-two-phase", func(t *testing.T) {
		// The round of the discovery is the one without effects, whichever it is.
		for before := range 3 {
			x := suspects(t, "lt")
			x.rounds(before)
			if got := x.exposes(1).rounds(3); !slices.Equal(got, []bool{false, true, false}) {
				t.Errorf("discovered in round %d: %v", before+1, got)
			}
		}
	})
	t.Run("amb-tw-two-traitor-turns", func(t *testing.T) {
		x := suspects(t, "lt").exposes(1)
		round := x.Round()
		x.turnOver().asks(1, AskMissions).cited("tw-traitor-turn-sabotage").put("hand/1", "tech-three").offers(AttemptMenace{}, true)
		if x.turnOver().asks(0, AskMissions); x.Round() != round+1 {
			t.Errorf("round %d follows on %d", x.Round(), round)
		}
	})
	t.Run("amb-tw-two-reserved", func(t *testing.T) {
		x := suspects(t, "lt").put("reserve/1", "gi").put("reserve/0", "duke").exposes(1).happened(Moved{"gi", of(Reserve, 1), of(Discard, 1), "amb-tw-two-reserved", 0})
		x.holds("reserve/1").holds("reserve/0", "duke").holds("discard/1", "gi").turnOf(1).refuses(TakeBack{}, "core-reserve-take")
	})
}

// x1 is what the core game's End of Round token shows.
func x1(t *testing.T) int {
	t.Helper()
	return suspects(t, "ll").set.cards.Token()
}

// warned is a game of three in which the Threat Marker enters a space that brings a
// Precision Strike; the seats have so many Side Missions. The Accusation in its stead is
// turned up.
func warned(t *testing.T, sides ...int) *scene {
	t.Helper()
	alarm := card("klaxon", "utility", `"where":"main-deck","cost":2,"recruit":1`, `{"on":"action","do":[{"do":"threat","n":1}]}`)
	x := suspects(t, "lll", alarm).put("complications/1", "stop-the-saboteurs").put("hand/0", "klaxon").marker(10)
	list := []string{"accused-of-tech", "accused-of-recon", "accused-of-pilot", "accused-of-stealth"}
	for s, n := range sides {
		x.put(of(Side, joe.Seat(s)).String(), list[:n]...)
		list = list[n:]
	}
	return x.then(Play{"klaxon"}, Deal{"stop-the-saboteurs"}).then(Deal{"accused-of-marksman"})
}

func TestYellowAccusations(t *testing.T) {
	t.Run("tw-yellow-replaced", func(t *testing.T) {
		warned(t, 1, 1, 0).cited("tw-yellow-replaced").holds("resolved/1", "stop-the-saboteurs").holds("side/2", "accused-of-marksman").asks(0, AskMissions)
	})
	t.Run("tw-yellow-fewest", func(t *testing.T) {
		warned(t, 2, 1, 0).holds("side/2", "accused-of-marksman").holdsN("side/0", 2).holdsN("side/1", 1)
	})
	t.Run("tw-yellow-tie", func(t *testing.T) {
		x := warned(t, 1, 1, 2).asks(0, AskVote).refuses(ChooseSeat{2}, "tw-yellow-tie").do(ChooseSeat{1}).asks(1, AskVote).do(ChooseSeat{1}).asks(2, AskVote).do(ChooseSeat{1})
		x.asks(0, AskMissions).holdsN("side/1", 2).holdsN("side/0", 1)
	})
	t.Run("tw-yellow-tie-random", func(t *testing.T) {
		x := warned(t, 1, 1, 2).do(ChooseSeat{1}, ChooseSeat{0}).asks(joe.Chance, AskLot)
		odds := Odds(x.State)
		if len(odds) != 2 || odds[0].Weight != odds[1].Weight || odds[0].Action != (Lot{0}) || odds[1].Action != (Lot{1}) {
			t.Errorf("the lot falls as %v", odds)
		}
		x.do(Lot{0}).holdsN("side/0", 2).asks(0, AskMissions)
	})
}
