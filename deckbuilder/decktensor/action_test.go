package decktensor_test

import (
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
)

// tables is every Story, with and without expansions, at every number of seats.
func tables() []deckbuilder.Config {
	var list []deckbuilder.Config
	for seats := 1; seats <= 4; seats++ {
		for _, story := range []string{deckbuilder.MassDevice, deckbuilder.TotalControl, deckbuilder.SilentInterlude, deckbuilder.TraitorWithin, deckbuilder.GeneralBedlam, deckbuilder.CrimsonLedger} {
			for _, c := range []deckbuilder.Config{{}, {CrimsonVeil: true}, {CrimsonVeil: true, General: true}} {
				c.Seats, c.Story = seats, story
				if _, _, err := deckbuilder.New(c); err == nil {
					list = append(list, c)
				}
			}
		}
	}
	return list
}

// Every legal action of every step has an id, and the mask has exactly these.
func TestMask(t *testing.T) {
	list := tables()
	if len(list) != 58 { // 1 of Silent Interlude, 3 seats of A Traitor Within
		t.Errorf("%d tables", len(list))
	}
	made := make(map[string]bool)
	for i, c := range list {
		kit.Mask(t, c, uint64(i), made)
	}
	menace(t, made)
	kit.Made(t, games[6], made)
}

// hostile is an action of nobody's: it has the method by embedding, and does not compare.
type hostile struct {
	deckbuilder.Action
	list []int
}

// Ids go both ways; what no player can do has none, whatever it is.
func TestIDs(t *testing.T) {
	for _, c := range games {
		kit.IDs(t, c)
	}
	kit.IDs(t, games[6],
		nil, &deckbuilder.Pass{}, (*deckbuilder.Buy)(nil), hostile{deckbuilder.Pass{}, nil}, &hostile{}, struct{ deckbuilder.Action }{deckbuilder.Pass{}},
		deckbuilder.Buy{Slot: 6}, deckbuilder.ChooseSlot{Slot: 255}, deckbuilder.AttemptBattalion{Slot: 6}, deckbuilder.ChooseSeat{Seat: -1}, deckbuilder.ChooseSeat{Seat: 4},
		deckbuilder.Option{}, deckbuilder.Option{N: 3}, deckbuilder.NameSkill{Skill: content.Wild}, deckbuilder.AttemptIntel{}, deckbuilder.AttemptIntel{Level: 6},
		deckbuilder.SwapIntel{N: 9}, deckbuilder.FireCannon{Reroll: 4}, deckbuilder.Assign{}, deckbuilder.Assign{Card: "nobody"}, deckbuilder.Assign{Card: "vamp"},
		deckbuilder.Choose{}, deckbuilder.AttemptSide{Card: "cobra-trooper", Of: 4}, deckbuilder.AttemptSide{Card: "cobra-trooper", Of: -1},
		deckbuilder.Equip{Card: "cobra-trooper"}, deckbuilder.Equip{Card: "cobra-trooper", Place: deckbuilder.PlaceOf(deckbuilder.Hand, 0)},
		deckbuilder.Deal{Card: "gi"}, deckbuilder.Throw{Blanks: 1}, deckbuilder.Lot{},
	)
}

func FuzzID(f *testing.F) { kit.FuzzID(f, games[6]) }
