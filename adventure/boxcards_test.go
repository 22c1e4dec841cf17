package adventure

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

// placeCards is how many Objective Cards a place has: those of a game, by its pile.
func placeCards(t *testing.T, p Place) int {
	t.Helper()
	n := 0
	for _, card := range begun(t, Config{Seats: 2}).ObjectivesLeft() {
		if card.Place == p {
			n++
		}
	}
	return n
}

// twoOf checks that a deck has two cards of a place, and is refused with one.
func twoOf(t *testing.T, p Place, rule joe.RuleID) {
	t.Helper()
	if n := placeCards(t, p); n != 2 {
		t.Errorf("%d cards of %v", n, p)
	}
	other := Radar
	if p == Radar {
		other = Village
	}
	one := strings.Replace(written(DefaultCards()), fmt.Sprintf(`"place":%q`, placeWords[p]), fmt.Sprintf(`"place":%q`, placeWords[other]), 1)
	_, err := LoadCards([]byte(one))
	if err == nil || !strings.Contains(err.Error(), "("+string(rule)+")") {
		t.Errorf("a deck with one card of %v: %v", p, err)
	}
}

func TestObjectivesOfTheBox(t *testing.T) {
	t.Run("adv-box-objectives", func(t *testing.T) {
		if n := len(begun(t, Config{Seats: 3}).ObjectivesLeft()); n != 16 {
			t.Errorf("%d Objective Cards", n)
		}
		for p := Radar; p <= DesertAirStrip; p++ {
			if n := placeCards(t, p); n != 2 {
				t.Errorf("%d cards of %v", n, p)
			}
		}
	})
	t.Run("adv-box-objective-radar", func(t *testing.T) { twoOf(t, Radar, "adv-box-objective-radar") })
	t.Run("adv-box-objective-village", func(t *testing.T) { twoOf(t, Village, "adv-box-objective-village") })
	t.Run("adv-box-objective-cobra-strip", func(t *testing.T) { twoOf(t, CobraAirStrip, "adv-box-objective-cobra-strip") })
	t.Run("adv-box-objective-spanish-fort", func(t *testing.T) { twoOf(t, SpanishFort, "adv-box-objective-spanish-fort") })
	t.Run("adv-box-objective-sheriff-fort", func(t *testing.T) { twoOf(t, ColSheriffsFort, "adv-box-objective-sheriff-fort") })
	t.Run("adv-box-objective-oasis", func(t *testing.T) { twoOf(t, Oasis, "adv-box-objective-oasis") })
	t.Run("adv-box-objective-dunes", func(t *testing.T) { twoOf(t, SandDunes, "adv-box-objective-dunes") })
	t.Run("adv-box-objective-desert-strip", func(t *testing.T) { twoOf(t, DesertAirStrip, "adv-box-objective-desert-strip") })
}

// pile checks how many Equipment Cards of a kind a new game has, and that no position
// has more.
func pile(t *testing.T, card Equipment, want int) {
	t.Helper()
	unseen, under := begun(t, Config{Seats: 2}).EquipmentPile()
	if unseen[card] != want || under != nil || DefaultCards().Equipment(card) != want {
		t.Errorf("%d of %v, want %d", unseen[card], card, want)
	}
	most := players(fmt.Sprintf("north-1 radar-1 %s=%d", equipmentWords[card], want), "west-1 oasis-1")
	holds(t, drilled(t, 2, `"stage":"dice",`+most), 0, card, want)
	for _, more := range []string{
		players(fmt.Sprintf("north-1 radar-1 %s=%d", equipmentWords[card], want+1), "west-1 oasis-1"),
		most + fmt.Sprintf(`,"equipmentUnder":[%q]`, equipmentWords[card]),
	} {
		_, err := tryPosition(drilling(t, 2), `"stage":"dice",`+more)
		if err == nil || !strings.Contains(err.Error(), "."+equipmentWords[card]) && !strings.Contains(err.Error(), "more "+card.String()) &&
			!strings.Contains(err.Error(), fmt.Sprintf("[%q]", equipmentWords[card])) {
			t.Errorf("a position has more of %v: %v", card, err)
		}
	}
}

func TestEquipmentOfTheBox(t *testing.T) {
	t.Run("adv-box-equipment", func(t *testing.T) {
		unseen, _ := begun(t, Config{Seats: 2}).EquipmentPile()
		total := 0
		for _, n := range unseen {
			total += n
		}
		if len(unseen) != 6 || total != 32 {
			t.Errorf("%d cards of %d kinds", total, len(unseen))
		}
	})
	t.Run("adv-box-equipment-hydrofoil", func(t *testing.T) { pile(t, Hydrofoil, 8) })
	t.Run("adv-box-equipment-vamp", func(t *testing.T) { pile(t, VAMP, 6) })
	t.Run("adv-box-equipment-tank", func(t *testing.T) { pile(t, Tank, 6) })
	t.Run("adv-box-equipment-laser", func(t *testing.T) { pile(t, ArtilleryLaser, 4) })
	t.Run("adv-box-equipment-missile", func(t *testing.T) { pile(t, MissileSystem, 4) })
	t.Run("adv-box-equipment-cannon", func(t *testing.T) { pile(t, AttackCannon, 4) })
	t.Run("adv-box-cards-total", func(t *testing.T) {
		s := begun(t, Config{Seats: 4})
		total := len(s.ObjectivesLeft())
		equipment, _ := s.EquipmentPile()
		for _, n := range equipment {
			total += n
		}
		battle, _ := s.BattlePile()
		for _, n := range battle {
			total += n
		}
		if total != 80 {
			t.Errorf("%d cards", total)
		}
		refusedConfig(t, Config{Seats: 2, Cards: new(Cards)}, "adv-box-cards-total", "$.cards")
	})
	t.Run("adv-box-battle", func(t *testing.T) {
		unseen, under := begun(t, Config{Seats: 2}).BattlePile()
		total := 0
		for _, n := range unseen {
			total += n
		}
		if total != 32 || under != nil {
			t.Errorf("%d Battle Cards, known %v", total, under)
		}
	})
	t.Run("amb-adv-battle-count", func(t *testing.T) {
		total := 0
		for _, card := range DefaultCards().Battle() {
			total += int(card.Count)
		}
		if total != 80-16-32 {
			t.Errorf("%d Battle Cards", total)
		}
		for _, count := range []string{"1", "3"} {
			deck := strings.Replace(written(drilling(t, 2).Cards), `"id":"fog","count":2`, `"id":"fog","count":`+count, 1)
			_, err := LoadCards([]byte(deck))
			if err == nil || !strings.Contains(err.Error(), "(adv-box-battle)") {
				t.Errorf("%s cards of fog in place of 2: %v", count, err)
			}
		}
	})
	t.Run("amb-all-unread-cards", func(t *testing.T) {
		deck := strings.NewReplacer(`"Drill"`, `"Our box"`, `"points":25,"basis":"designed"`, `"points":40,"basis":"printed"`).Replace(written(drilling(t, 2).Cards))
		c := Config{Seats: 2, Board: mustBoard(t, meadow), Cards: mustCards(t, deck)}
		s := begun(t, c)
		if s.Board().Basis() != "reported" || s.Board().Text() != c.Board.Text() {
			t.Errorf("the table's own board, %s, became\n%s", c.Board.Basis(), s.Board().Text())
		}
		if d := cmp.Diff(c.Cards.Objectives(), s.Cards().Objectives()); d != "" || s.Cards().Name() != "Our box" {
			t.Errorf("the table's own cards, %s (-want +got):\n%s", s.Cards().Name(), d)
		}
		saved, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := Load(saved); err != nil || again.Hash() != s.Hash() {
			t.Errorf("saved with its own board and cards: %v", err)
		}
		if got := DefaultBoard().Basis(); got != "designed" {
			t.Errorf("the board that we ship is %s", got)
		}
		for _, card := range DefaultCards().Objectives() {
			if card.Basis != "designed" {
				t.Errorf("%s is %s", card.ID, card.Basis)
			}
		}
		for _, card := range DefaultCards().Battle() {
			if card.Basis != "designed" {
				t.Errorf("%s is %s", card.ID, card.Basis)
			}
		}
	})
}
