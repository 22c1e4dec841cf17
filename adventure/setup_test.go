package adventure

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

// dealt is a game set up as far as its first turn: seat 0 goes first, pieces are
// chosen in order, those Objectives are dealt, and all begin at Fort Wadsworth.
func dealt(t *testing.T, seats int, cards ...string) State {
	t.Helper()
	s := begun(t, drillingFrom(t, seats, 0))
	for seat := range seats {
		s, _ = do(t, s, ChoosePiece{Piece(seat + 1)})
	}
	for seat := range seats {
		s, _ = do(t, s, DrawObjective{cards[seat]})
	}
	for range seats {
		s, _ = do(t, s, Start{"fort-gate"})
	}
	return s
}

func TestFirstPlayer(t *testing.T) {
	t.Run("adv-first-roll-off", func(t *testing.T) {
		s := begun(t, drilling(t, 4))
		for seat := range joe.Seat(4) {
			asked(t, s, joe.Chance, AskFirstRoll)
			offers(t, s, Die{1}, Die{2}, Die{3}, Die{4}, Die{5}, Die{6})
			refused(t, s, Dice{1, 1}, "adv-first-roll-off")
			var events []Event
			s, events = do(t, s, Die{uint8(seat + 1)})
			if events[0] != (FirstRolled{seat, uint8(seat + 1)}) {
				t.Errorf("%v", events)
			}
		}
		asked(t, s, 3, AskPiece)
	})
	t.Run("adv-first-highest", func(t *testing.T) {
		s, events := do(t, begun(t, drilling(t, 4)), Die{3}, Die{6}, Die{2}, Die{5})
		happened(t, events, FirstRolled{3, 5}, FirstChosen{1})
		if s.First() != 1 {
			t.Errorf("%v goes first", s.First())
		}
		// A table may settle it in its own way, with somebody who sits there.
		asked(t, begun(t, drillingFrom(t, 3, 2)), 2, AskPiece)
		refusedConfig(t, Config{Seats: 3, First: joe.FirstSeat(3)}, "adv-first-highest", "$.first")
	})
	t.Run("amb-adv-first-tie", func(t *testing.T) {
		s, events := do(t, begun(t, drilling(t, 4)), Die{5}, Die{2}, Die{5}, Die{5})
		happened(t, events, FirstRolled{3, 5}, FirstTied{joe.SetOf(0, 2, 3)})
		s, events = do(t, s, Die{1}, Die{4}, Die{4})
		happened(t, events, FirstRolled{3, 4}, FirstTied{joe.SetOf(2, 3)})
		s, events = do(t, s, Die{1}, Die{2})
		happened(t, events, FirstRolled{3, 2}, FirstChosen{3})
		asked(t, s, 3, AskPiece)
	})
	t.Run("adv-first-choice", func(t *testing.T) {
		s, _ := do(t, begun(t, drilling(t, 4)), Die{3}, Die{6}, Die{2}, Die{5})
		asked(t, s, 1, AskPiece)
		if n := len(Legal(s)); n != 9 {
			t.Errorf("the first choice is among %d", n)
		}
		s, events := do(t, s, ChoosePiece{Ranger})
		happened(t, events, PieceChosen{1, Ranger})
		asked(t, s, 2, AskPiece)
		if n := len(Legal(s)); n != 8 {
			t.Errorf("the second choice is among %d", n)
		}
	})
	t.Run("adv-order-left", func(t *testing.T) {
		// In set-up and in turns, with seat 1 first: 1, 2, 3, 0.
		s, _ := do(t, begun(t, drilling(t, 4)), Die{3}, Die{6}, Die{2}, Die{5})
		var order []joe.Seat
		for _, a := range []Action{ChoosePiece{Ranger}, ChoosePiece{Commando}, ChoosePiece{LaserRifle}, ChoosePiece{MachineGunner}} {
			order = append(order, s.ToAct())
			s, _ = do(t, s, a)
		}
		for _, card := range []string{"radar-1", "radar-2", "oasis-1", "oasis-2"} {
			order = append(order, s.Pending().Other)
			s, _ = do(t, s, DrawObjective{card})
		}
		for _, at := range []Space{"fort-gate", "pent-gate", "pent-gate", "pent-gate"} {
			order = append(order, s.ToAct())
			s, _ = do(t, s, Start{at})
		}
		for _, to := range []Space{"fort-2", "pent-3", "pent-4", "pent-5"} {
			order = append(order, s.Active())
			s, _ = do(t, s, Die{to[len(to)-1] - '0'}, Move{To: to})
		}
		order = append(order, s.Active())
		want := []joe.Seat{1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1}
		if d := cmp.Diff(want, order); d != "" {
			t.Errorf("order (-want +got):\n%s", d)
		}
		if s.Round() != 2 {
			t.Errorf("round %d", s.Round())
		}
	})
}

func TestSetUp(t *testing.T) {
	t.Run("adv-setup-split-cards", func(t *testing.T) {
		s, events, err := New(drilling(t, 3))
		if err != nil {
			t.Fatal(err)
		}
		happened(t, events, Began{3})
		equipment, _ := s.EquipmentPile()
		battle, _ := s.BattlePile()
		if o, b, e := len(s.ObjectivesLeft()), cardsIn(battle), cardsIn(equipment); o != 16 || b != 32 || e != 32 {
			t.Errorf("piles of %d, %d and %d", o, b, e)
		}
	})
	t.Run("adv-choose-character", func(t *testing.T) {
		s, _ := do(t, begun(t, drillingFrom(t, 4, 0)), ChoosePiece{Ranger})
		refused(t, s, ChoosePiece{Ranger}, "adv-choose-character")
		s, _ = do(t, s, ChoosePiece{Commando}, ChoosePiece{LaserRifle}, ChoosePiece{MachineGunner})
		pieces := make(map[Piece]bool)
		for seat := range joe.Seat(4) {
			pieces[s.Piece(seat)] = true
		}
		if d := cmp.Diff(map[Piece]bool{Ranger: true, Commando: true, LaserRifle: true, MachineGunner: true}, pieces); d != "" {
			t.Errorf("pieces (-want +got):\n%s", d)
		}
		s = dealt(t, 2, "radar-1", "oasis-1")
		s, _ = do(t, s, Die{3})
		refused(t, s, ChoosePiece{Ranger}, "adv-choose-character")
	})
	t.Run("adv-shuffle-objective", func(t *testing.T) {
		s, _ := do(t, begun(t, drillingFrom(t, 3, 0)), ChoosePiece{1}, ChoosePiece{2})
		s, events := do(t, s, ChoosePiece{3})
		happened(t, events, PieceChosen{2, CommunicationsOfficer})
		asked(t, s, joe.Chance, AskObjective)
		if odds := Odds(s); len(odds) != 16 || odds[15].Weight != odds[0].Weight {
			t.Errorf("the first of 16 cards: %v", odds)
		}
		s, events = do(t, s, DrawObjective{"village-1"})
		happened(t, events, ObjectiveDrawn{0, "village-1", true})
		if rule := events[0].Rule(); rule != "adv-shuffle-objective" {
			t.Errorf("dealt by %s", rule)
		}
		refused(t, s, DrawObjective{"village-1"}, "amb-adv-hidden-cards")
		s, _ = do(t, s, DrawObjective{"radar-1"}, DrawObjective{"oasis-2"})
		asked(t, s, 0, AskStart)
		for seat, want := range []string{"village-1", "radar-1", "oasis-2"} {
			for looks := joe.Spectator; looks < 3; looks++ {
				if card, ok := s.View(looks).Objective(joe.Seat(seat)); !ok || card.ID != want {
					t.Errorf("%v sees that seat %d has %v", looks, seat, card)
				}
			}
		}
	})
	t.Run("adv-objective-pile", func(t *testing.T) {
		s := dealt(t, 3, "radar-1", "oasis-1", "village-1")
		if left := s.ObjectivesLeft(); len(left) != 13 {
			t.Errorf("%d cards are left", len(left))
		}
	})
	t.Run("adv-objective-locate", func(t *testing.T) {
		v := dealt(t, 4, "radar-1", "oasis-1", "village-1", "desert-air-strip-2").View(3)
		var places []Space
		for seat := range joe.Seat(4) {
			card, _ := v.Objective(seat)
			places = append(places, v.Board().Objective(card.Place))
		}
		if d := cmp.Diff([]Space{"radar", "oasis", "village", "desert-strip"}, places); d != "" {
			t.Errorf("places (-want +got):\n%s", d)
		}
	})
	t.Run("adv-shuffle-battle", func(t *testing.T) {
		v := dealt(t, 2, "radar-1", "oasis-1").View(0)
		unseen, known := v.BattlePile()
		if cardsIn(unseen) != 32 || known != nil {
			t.Errorf("%d cards, in a known order %v", cardsIn(unseen), known)
		}
		s := drilled(t, 2, `"stage":"battle",`+players("west-2 radar-1", "north-1 oasis-1"))
		weights := make(map[string]int)
		for _, o := range Odds(s) {
			weights[o.Action.(DrawBattle).Card] = int(o.Weight)
		}
		if d := cmp.Diff(unseen, weights); d != "" {
			t.Errorf("odds of a draw (-want +got):\n%s", d)
		}
	})
	t.Run("adv-shuffle-equipment", func(t *testing.T) {
		unseen, known := dealt(t, 2, "radar-1", "oasis-1").View(0).EquipmentPile()
		if cardsIn(unseen) != 32 || known != nil {
			t.Errorf("%d cards, in a known order %v", cardsIn(unseen), known)
		}
		s := drilled(t, 2, `"stage":"equipment","gains":2,`+players("fort-1 radar-1", "north-1 oasis-1"))
		odds := Odds(s)
		if len(odds) != 6 || odds[0].Action != (DrawEquipment{Hydrofoil}) || odds[0].Weight != 8 || odds[0].P != 0.25 {
			t.Errorf("odds of a draw: %v", odds)
		}
	})
	t.Run("amb-adv-hidden-cards", func(t *testing.T) {
		// Whoever looks sees the same: Objectives, Equipment, and what went under a pile.
		s := drilled(t, 3, `"stage":"dice","equipmentUnder":["tank","vamp"],"battleUnder":["fog","rout"],`+
			players("north-1 radar-1 tank=2", "west-1 oasis-1 hydrofoil=1", "fort-1 village-1"))
		for seat := joe.Spectator; seat < 3; seat++ {
			v := s.View(seat)
			_, equipment := v.EquipmentPile()
			_, battle := v.BattlePile()
			if v.Holds(0, Tank) != 2 || v.Holds(1, Hydrofoil) != 1 || cmp.Diff([]Equipment{Tank, VAMP}, equipment) != "" ||
				cmp.Diff([]string{"fog", "rout"}, battle) != "" || v.Sample(nil) != s {
				t.Errorf("%v sees another position", seat)
			}
		}
	})
}

// cardsIn is how many cards a pile has.
func cardsIn[K comparable](pile map[K]int) int {
	total := 0
	for _, n := range pile {
		total += n
	}
	return total
}

func TestStart(t *testing.T) {
	chosen := func(t *testing.T) State {
		t.Helper()
		s, _ := do(t, begun(t, drillingFrom(t, 3, 0)), ChoosePiece{1}, ChoosePiece{2}, ChoosePiece{3},
			DrawObjective{"radar-1"}, DrawObjective{"oasis-1"}, DrawObjective{"village-1"})
		return s
	}
	t.Run("adv-training-start", func(t *testing.T) {
		s := chosen(t)
		for seat, at := range []Space{"fort-gate", "pent-gate", "fort-gate"} {
			offers(t, s, Start{"fort-gate"}, Start{"pent-gate"})
			var events []Event
			s, events = do(t, s, Start{at})
			if events[0] != (StartChosen{joe.Seat(seat), at}) {
				t.Errorf("%v", events)
			}
			stands(t, s, joe.Seat(seat), at)
		}
		asked(t, s, joe.Chance, AskDie)
		s, _ = do(t, s, Die{3})
		refused(t, s, Start{"pent-gate"}, "adv-training-start")
		s, _ = do(t, chosen(t), Start{"fort-gate"})
		_, err := Load([]byte(strings.Replace(written(s), `"at":"fort-gate"`, `"at":"fort-1"`, 1)))
		misread(t, err, "$.players", "on START once it has chosen one (adv-training-start)")
		refusedBoard(t, "fort-gate adv-training-start", "space fort-gate => space fort-gate gate")
	})
	t.Run("adv-training-first", func(t *testing.T) {
		s := chosen(t)
		for _, at := range []Space{"fort-1", "lawn", "airpark", "oasis", "nowhere", ""} {
			refused(t, s, Start{at}, "adv-training-first")
		}
	})
	t.Run("amb-adv-start-shared", func(t *testing.T) {
		s, events := do(t, chosen(t), Start{"fort-gate"}, Start{"fort-gate"}, Start{"fort-gate"})
		happened(t, events, StartChosen{2, "fort-gate"}, TurnBegan{0, 1, false})
		if got := s.PawnsOn("fort-gate"); got != joe.SetOf(0, 1, 2) {
			t.Errorf("on START stand %v", got)
		}
		// At all times: one who lands there bumps nobody.
		s = drilled(t, 2, `"stage":"move","white":2,"steps":2,`+players("fort-8 radar-1", "fort-gate oasis-1"))
		s, events = do(t, s, Move{To: "fort-gate"})
		happened(t, events, Moved{0, "fort-8", "fort-gate", 0, ByRoll}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		if got := s.PawnsOn("fort-gate"); got != joe.SetOf(0, 1) {
			t.Errorf("on START stand %v", got)
		}
		undrilled(t, 2, `"stage":"dice",`+players("cross radar-1", "cross oasis-1"), "$.players", "two pawns stand on cross (adv-one-pawn)")
	})
	t.Run("adv-first-move", func(t *testing.T) {
		s := dealt(t, 2, "radar-1", "oasis-1")
		asked(t, s, joe.Chance, AskDie)
		refused(t, s, Dice{2, 2}, "adv-training-one-die")
		s, events := do(t, s, Die{4})
		happened(t, events, DieRolled{0, 4})
		ends(t, s, "fort-4")
		s, _ = do(t, s, Move{To: "fort-4"})
		stands(t, s, 0, "fort-4")
	})
}
