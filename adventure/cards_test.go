package adventure

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestCardsTellWhatIsWritten(t *testing.T) {
	c := mustCards(t, deckJSON())
	if c.Name() != "Short" {
		t.Errorf("%q", c.Name())
	}
	all := c.Objectives()
	if len(all) != 16 || all[0] != (Objective{"radar-1", Radar, 5, "designed"}) || all[15] != (Objective{"desert-air-strip-2", DesertAirStrip, 80, "designed"}) {
		t.Errorf("%d: %v", len(all), all)
	}
	if got := all[0].String(); got != "Radar for 5 points" {
		t.Error(got)
	}
	want := []BattleCard{
		{ID: "ambush", Count: 20, Effect: WinExtraTurn, Needs: MissileSystem, Text: "You win", Basis: "printed"},
		{ID: "mine", Count: 5, Effect: LoseEquipment, Lose: Tank, Basis: "reported"},
		{ID: "march", Count: 4, Effect: MoveForward, Needs: VAMP, N: 12, Basis: "designed"},
		{ID: "rout", Count: 2, Effect: MoveBack, N: 1, Basis: "designed"},
		{ID: "fog", Count: 1, Effect: Nothing, Basis: "designed"},
	}
	if d := cmp.Diff(want, c.Battle()); d != "" {
		t.Error(d)
	}
	for i, o := range all {
		if n, ok := c.objective(o.ID); !ok || int(n) != i {
			t.Errorf("%s is %d, %v", o.ID, n, ok)
		}
		if got, ok := c.Objective(o.ID); !ok || got != o {
			t.Errorf("%s is %v, %v", o.ID, got, ok)
		}
	}
	for i, b := range want {
		if n, ok := c.battleCard(b.ID); !ok || int(n) != i {
			t.Errorf("%s is %d, %v", b.ID, n, ok)
		}
		if got, ok := c.BattleCard(b.ID); !ok || got != b {
			t.Errorf("%s is %v, %v", b.ID, got, ok)
		}
	}
	if _, ok := c.Objective("fog"); ok {
		t.Error("a battle card among the objectives")
	}
	if _, ok := c.BattleCard("radar-1"); ok {
		t.Error("an objective among the battle cards")
	}
	c.Objectives()[0].Points = 99
	c.Battle()[0].Count = 99
	if !c.same(mustCards(t, deckJSON())) || c.Objectives()[0].Points != 5 || c.Battle()[0].Count != 20 {
		t.Error("a change of a returned slice changed the cards")
	}
}

func TestEquipmentCards(t *testing.T) {
	c := mustCards(t, deckJSON())
	sum := 0
	for _, k := range []struct {
		rule string
		kind Equipment
		want int
	}{
		{"adv-box-equipment-hydrofoil", Hydrofoil, 8},
		{"adv-box-equipment-vamp", VAMP, 6},
		{"adv-box-equipment-tank", Tank, 6},
		{"adv-box-equipment-laser", ArtilleryLaser, 4},
		{"adv-box-equipment-missile", MissileSystem, 4},
		{"adv-box-equipment-cannon", AttackCannon, 4},
		{"none", 0, 0},
		{"no kind", 99, 0},
	} {
		t.Run(k.rule, func(t *testing.T) {
			if got := c.Equipment(k.kind); got != k.want {
				t.Errorf("%d cards", got)
			}
		})
		sum += c.Equipment(k.kind)
	}
	t.Run("adv-box-equipment", func(t *testing.T) {
		if sum != 32 {
			t.Error(sum)
		}
	})
	t.Run("adv-box-cards-total", func(t *testing.T) {
		for _, b := range c.Battle() {
			sum += int(b.Count)
		}
		if sum += len(c.Objectives()); sum != 80 {
			t.Error(sum)
		}
	})
}

func TestNoCards(t *testing.T) {
	var none *Cards
	for name, c := range map[string]*Cards{"nil": none, "zero": new(Cards)} {
		_, objective := c.Objective("")
		_, battle := c.BattleCard("")
		if c.Name() != "" || c.Objectives() != nil || c.Battle() != nil || c.Equipment(Tank) != 0 || objective || battle {
			t.Errorf("%s cards are some", name)
		}
	}
}
