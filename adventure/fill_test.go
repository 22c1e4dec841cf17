package adventure_test

import (
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// What the appending methods of a View append is what the others give, and how far a
// turn has come agrees with what is pending.
func TestViewAppends(t *testing.T) {
	s, _, err := adventure.New(adventure.Config{Seats: 3})
	if err != nil {
		t.Fatal(err)
	}
	if !s.PlayedOn(adventure.DefaultBoard()) || !s.PlayedWith(adventure.DefaultCards()) || s.PlayedOn(nil) || s.PlayedWith(nil) || (adventure.View{}).PlayedOn(nil) || (adventure.View{}).PlayedWith(nil) {
		t.Error("the game is not played on its board with its deck")
	}
	var none adventure.View
	if none.Turn() != (adventure.Turn{}) || none.AppendLegal(nil) != nil || none.AppendReached(nil, 0) != nil || none.BattleUnseen("x") != 0 || none.EquipmentUnseen(99) != 0 {
		t.Error("a View of no game has something")
	}
	src := dice.New(5)
	for range 4000 {
		if s.ToAct() == joe.Nobody {
			break
		}
		v, p, turn := s.View(max(0, s.ToAct())), s.Pending(), s.Turn()
		if !slices.Equal(v.Legal(), v.AppendLegal(nil)) {
			t.Fatal("AppendLegal appends otherwise")
		}
		unseen, _ := v.EquipmentPile()
		battles, _ := v.BattlePile()
		for e := adventure.Hydrofoil; e <= adventure.AttackCannon; e++ {
			if v.EquipmentUnseen(e) != unseen[e] {
				t.Fatalf("%d of %v unseen, not %d", v.EquipmentUnseen(e), e, unseen[e])
			}
		}
		for _, c := range v.Cards().Battle() {
			if v.BattleUnseen(c.ID) != battles[c.ID] {
				t.Fatalf("%d of %v unseen, not %d", v.BattleUnseen(c.ID), c.ID, battles[c.ID])
			}
		}
		switch p.Kind {
		case adventure.AskRetreat:
			if string(turn.Origin) != p.Item || !turn.Chain.Has(s.Active()) {
				t.Fatalf("%+v, but %+v is pending", turn, p)
			}
		case adventure.AskObjective:
		case adventure.AskMove, adventure.AskRest:
			if turn.Stage != p.Kind || turn.Steps != p.Count {
				t.Fatalf("%+v, but %+v is pending", turn, p)
			}
		case adventure.AskEquipment:
			if turn.Stage != p.Kind || turn.Gains != p.Count {
				t.Fatalf("%+v, but %+v is pending", turn, p)
			}
		default:
			if turn.Stage != p.Kind {
				t.Fatalf("%+v, but %+v is pending", turn, p)
			}
		}
		if s.ToAct() == joe.Chance {
			s, err = adventure.Next(s, adventure.Roll(s, &src))
		} else {
			list := v.Legal()
			s, err = adventure.Next(s, list[src.IntN(len(list))])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}
