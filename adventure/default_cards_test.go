package adventure

import (
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func ExampleDefaultCards() {
	c := DefaultCards()
	card, _ := c.Objective("spanish-fort-2")
	fmt.Println(c.Name(), "-", card)
	// Output: Field Orders - Spanish Fort for 35 points
}

func TestDefaultCards(t *testing.T) {
	c := DefaultCards()
	if c.Name() == "" || !c.same(mustCards(t, c.text)) {
		t.Errorf("%q", c.Name())
	}
	c.title = "mine"
	if DefaultCards().Name() == "mine" {
		t.Error("a change of the caller's Cards changed the default")
	}
	c = defaultCards()
	for p, rule := range placeRules {
		if p == 0 {
			continue
		}
		t.Run(string(rule), func(t *testing.T) {
			n := 0
			for _, o := range c.Objectives() {
				if o.Place == Place(p) {
					n++
				}
			}
			if n != 2 {
				t.Errorf("%d cards", n)
			}
		})
	}
	t.Run("adv-box-battle", func(t *testing.T) {
		n := 0
		for _, b := range c.Battle() {
			n += int(b.Count)
		}
		if n != 32 {
			t.Errorf("%d cards", n)
		}
	})
	for _, o := range c.Objectives() {
		if o.Basis != "designed" || o.Points%5 != 0 || o.Points < 5 || o.Points > 60 {
			t.Errorf("%s: %+v", o.ID, o)
		}
	}
	for _, b := range c.Battle() {
		if b.Basis != "designed" || b.Text == "" {
			t.Errorf("%s: %+v", b.ID, b)
		}
	}
}

// Four players who have all the objectives between them cannot all be short of 100
// points, so that a game for four ends by points.
func TestDefaultObjectivesEndEveryGame(t *testing.T) {
	sum := 0
	for _, o := range defaultCards().Objectives() {
		sum += int(o.Points)
	}
	if most := 4 * (100 - 5); sum <= most || sum < 400 { // points are multiples of 5
		t.Errorf("the objectives are worth %d points; four players may have up to %d without an end", sum, most)
	}
}

// The three kinds of equipment that no space asks for are needed in battle, every kind
// can be lost, and every effect is there.
func TestDefaultBattleCards(t *testing.T) {
	count := map[string]int{}
	for _, b := range defaultCards().Battle() {
		count[b.Effect.String()] += int(b.Count)
		if b.Needs != 0 {
			count["needs "+b.Needs.String()] += int(b.Count)
		}
		if b.Lose != 0 {
			count["loses "+b.Lose.String()] += int(b.Count)
		}
	}
	want := map[string]int{
		"win and take an extra turn": 11, "lose equipment": 9, "move forward": 5, "move back": 5, "nothing": 2,
		"needs Artillery Laser": 3, "needs Missile System": 3, "needs Attack Cannon": 3, "needs VAMP": 1,
		"loses Hydrofoil": 2, "loses VAMP": 2, "loses Tank": 2, "loses Artillery Laser": 1, "loses Missile System": 1, "loses Attack Cannon": 1,
	}
	if d := cmp.Diff(want, count); d != "" {
		t.Error(d)
	}
	if !slices.ContainsFunc(defaultCards().Battle(), func(b BattleCard) bool { return b.Effect == WinExtraTurn && b.Needs == 0 }) {
		t.Error("no battle is won without equipment")
	}
}
