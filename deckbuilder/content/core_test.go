package content

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// copies is how many copies of the built-in cards are of each sort that a function
// names; "" is none.
func copies(sort func(*Card) string) map[string]int {
	n := map[string]int{}
	for _, c := range Core().All() {
		if s := sort(c); s != "" {
			n[s] += c.Count
		}
	}
	return n
}

func TestCore(t *testing.T) {
	s := Core()
	if s != Core() || s.Name() != "core" || s.Version() != 1 {
		t.Errorf("%s, version %d", s.Name(), s.Version())
	}
}

func TestCoreBox(t *testing.T) {
	t.Run("core-box-player-cards", func(t *testing.T) {
		got := copies(func(c *Card) string {
			switch {
			case !PlayerCards.Has(c.Kind):
				return ""
			case c.Where == Starter:
				return "starters of a player"
			case c.Kind == Leader || c.Kind == Promoted:
				return "Leaders"
			}
			return "others"
		})
		if d := cmp.Diff(map[string]int{"starters of a player": 9, "Leaders": 12, "others": 69}, got); d != "" {
			t.Errorf("player cards (-want +got):\n%s", d)
		}
		if n := 4*got["starters of a player"] + got["Leaders"] + got["others"]; n != 117 {
			t.Errorf("%d player cards for four", n)
		}
	})
	t.Run("core-box-cobra-cards", func(t *testing.T) {
		got := copies(func(c *Card) string {
			if Operatives.Has(c.Kind) {
				return "Cobra"
			}
			return ""
		})
		if got["Cobra"] != 24 {
			t.Errorf("%d Cobra cards", got["Cobra"])
		}
	})
	t.Run("core-box-cobra-kinds", func(t *testing.T) {
		got := copies(func(c *Card) string {
			if PlayerCards.Has(c.Kind) || Stories.Has(c.Kind) || c.Kind == Complication || c.Kind == Strike || c.Kind == Expert {
				return ""
			}
			return c.Kind.String()
		})
		if len(got) != 3 || got["officer"] == 0 || got["trooper"] == 0 || got["battalion"] == 0 {
			t.Errorf("Cobra cards: %v", got)
		}
	})
	t.Run("core-box-missions", func(t *testing.T) {
		got := copies(func(c *Card) string { return c.Story })
		if got["mass-device"]+got["total-control"] != 36 || len(got) != 2 {
			t.Errorf("missions: %v", got)
		}
		want := []Story{{"mass-device", "The M.A.S.S. Device", Printed, CoreMode, 0}, {"total-control", "Operation: Total Control", Printed, CoreMode, 0}}
		if d := cmp.Diff(want, Core().Stories()); d != "" {
			t.Errorf("stories (-want +got):\n%s", d)
		}
	})
	t.Run("core-box-missions-split", func(t *testing.T) {
		act := func(c *Card) string { return string(rune('0' + c.Act)) }
		got := copies(func(c *Card) string {
			if c.Story == "" {
				return ""
			}
			return c.Story + " " + act(c)
		})
		want := map[string]int{"mass-device 1": 6, "mass-device 2": 6, "mass-device 3": 6, "total-control 1": 6, "total-control 2": 6, "total-control 3": 6}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("missions (-want +got):\n%s", d)
		}
		finales := copies(func(c *Card) string {
			if c.Kind != Finale {
				return ""
			}
			return c.Story + " " + act(c)
		})
		for sort := range want {
			if finales[sort] == 0 {
				t.Errorf("%s has no Finale", sort)
			}
		}
	})
	t.Run("core-box-leaders", func(t *testing.T) {
		s, leaders := Core(), 0
		for _, c := range s.All() {
			if c.Kind != Leader {
				continue
			}
			leaders++
			id, _ := s.Find(c.Promote)
			if p := s.Card(id); c.Cost != 0 || p.Kind != Promoted || p.Cost != 6 {
				t.Errorf("%s of Cost %d becomes %s %s of Cost %d", c.ID, c.Cost, p.Kind, p.ID, p.Cost)
			}
		}
		if leaders != 6 {
			t.Errorf("%d Leaders", leaders)
		}
	})
	t.Run("core-setup-starter-same", func(t *testing.T) {
		got := copies(func(c *Card) string {
			switch {
			case c.Where != Starter:
				return ""
			case c.Kind == GI:
				return "GI"
			case c.Name == "Comms":
				return "Comms"
			}
			return "other"
		})
		if d := cmp.Diff(map[string]int{"GI": 6, "Comms": 1, "other": 2}, got); d != "" {
			t.Errorf("starters (-want +got):\n%s", d)
		}
	})
	t.Run("core-setup-hangar", func(t *testing.T) {
		got := copies(func(c *Card) string {
			if c.Where != Hangar {
				return ""
			}
			return c.ID
		})
		if d := cmp.Diff(map[string]int{"vamp": 1}, got); d != "" {
			t.Errorf("Hangar (-want +got):\n%s", d)
		}
	})
	t.Run("core-setup-rifles", func(t *testing.T) {
		got := copies(func(c *Card) string {
			if c.Where != Rifles {
				return ""
			}
			return c.ID
		})
		if len(got) != 1 || got["service-rifle"] < 2 {
			t.Errorf("the stack beside the line-up: %v", got)
		}
	})
	t.Run("core-setup-complications", func(t *testing.T) {
		got := copies(func(c *Card) string {
			if c.Kind != Complication && c.Kind != Strike {
				return ""
			}
			return string(rune('0' + c.Act))
		})
		for _, act := range []string{"1", "2", "3"} {
			if got[act] < 6 {
				t.Errorf("the deck of Act %s has %d cards", act, got[act])
			}
		}
	})
}

func TestCoreSaysWhatIsKnown(t *testing.T) {
	s := Core()
	for _, id := range []string{"duke", "vamp", "gi", "destro", "flint"} {
		if n, ok := s.Find(id); !ok {
			t.Errorf("there is no %s", id)
		} else if s.Card(n).Basis == Designed {
			t.Errorf("the name of %s is known, and the card is said to be all designed", id)
		}
	}
	designed := 0
	for _, c := range s.All() {
		if c.Basis == Designed {
			designed++
		}
	}
	if designed < s.Len()/2 {
		t.Errorf("%d of %d cards are designed: most of them are", designed, s.Len())
	}
}
