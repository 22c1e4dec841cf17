package deckbuilder

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// sorted counts the copies of the built-in cards of each sort that the function names;
// "" is none.
func sorted(sort func(*content.Card) string) map[string]int {
	n := map[string]int{}
	for _, c := range content.Core().All() {
		if s := sort(c); s != "" {
			n[s] += c.Count
		}
	}
	return n
}

func TestBox(t *testing.T) {
	t.Run("core-box-player-cards", func(t *testing.T) {
		got := sorted(func(c *content.Card) string {
			switch {
			case !content.PlayerCards.Has(c.Kind):
				return ""
			case c.Where == content.Starter:
				return "starters"
			case c.Kind == content.Leader || c.Kind == content.Promoted:
				return "Leaders"
			}
			return "others"
		})
		if d := cmp.Diff(map[string]int{"starters": 9, "Leaders": 12, "others": 69}, got); d != "" || 4*9+12+69 != 117 {
			t.Errorf("player cards, starters for one (-want +got):\n%s", d)
		}
		// The table of four has them all, and no more.
		x, n := opened(t, Config{Seats: 4}), 0
		for _, p := range places {
			n += x.countKinds(x.pile(p), content.PlayerCards)
		}
		if n != 117 {
			t.Errorf("%d player cards at a table of four", n)
		}
		refused(t, Config{Seats: 1, Content: &content.Set{}}, "core-box-player-cards", "$.content")
	})
	t.Run("core-box-cobra-cards", func(t *testing.T) {
		x := opened(t, Config{Seats: 2})
		n := 0
		for _, p := range places {
			n += x.countKinds(x.pile(p), content.Operatives)
		}
		if n != 24 {
			t.Errorf("%d Cobra cards", n)
		}
	})
	t.Run("core-box-cobra-kinds", func(t *testing.T) {
		got := sorted(func(c *content.Card) string {
			if content.PlayerCards.Has(c.Kind) || content.Stories.Has(c.Kind) || c.Act > 0 || c.Kind == content.Expert {
				return ""
			}
			return c.Kind.String()
		})
		if len(got) != 3 || got["officer"] == 0 || got["trooper"] == 0 || got["battalion"] == 0 || got["officer"]+got["trooper"]+got["battalion"] != 24 {
			t.Errorf("Cobra cards: %v", got)
		}
	})
	t.Run("core-box-missions", func(t *testing.T) {
		got := sorted(func(c *content.Card) string { return c.Story })
		if d := cmp.Diff(map[string]int{MassDevice: 18, TotalControl: 18}, got); d != "" {
			t.Errorf("Story Missions (-want +got):\n%s", d)
		}
		for _, story := range []string{"", MassDevice, TotalControl} {
			x := opened(t, Config{Seats: 1, Story: story})
			want := story
			if want == "" {
				want = MassDevice
			}
			for _, p := range places {
				for _, e := range x.pile(p) {
					if c := x.card(e.card); content.Stories.Has(c.Kind) && c.Story != want {
						t.Errorf("%s lies in %v of a game of %q", c.ID, p, story)
					}
				}
			}
		}
		refused(t, Config{Seats: 1, Story: "third"}, "core-box-missions", "$.story")
	})
	t.Run("core-box-missions-split", func(t *testing.T) {
		got := sorted(func(c *content.Card) string {
			if c.Story == "" {
				return ""
			}
			return c.Story + [...]string{"", " 1", " 2", " 3"}[c.Act]
		})
		want := map[string]int{}
		finales := sorted(func(c *content.Card) string {
			if c.Kind != content.Finale {
				return ""
			}
			return c.Story + [...]string{"", " 1", " 2", " 3"}[c.Act]
		})
		for _, story := range []string{MassDevice, TotalControl} {
			for _, act := range []string{" 1", " 2", " 3"} {
				if want[story+act] = 6; finales[story+act] == 0 {
					t.Errorf("%s%s has no Finale", story, act)
				}
			}
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("Story Missions by Act (-want +got):\n%s", d)
		}
	})
	t.Run("core-box-leaders", func(t *testing.T) {
		leaders := 0
		for _, c := range content.Core().All() {
			if c.Kind != content.Leader {
				continue
			}
			leaders++
			id, _ := content.Core().Find(c.Promote)
			if p := content.Core().Card(id); c.Cost != 0 || p.Kind != content.Promoted || p.Cost != 6 {
				t.Errorf("%s of Cost %d becomes %s %s of Cost %d", c.ID, c.Cost, p.Kind, p.ID, p.Cost)
			}
		}
		if leaders != 6 {
			t.Errorf("%d Leaders", leaders)
		}
	})
	t.Run("core-skills-eight", func(t *testing.T) {
		x := opened(t, Config{Seats: 1}).put("hand/0", "sgt-slaughter").story("bribed-border-guards").put("foreseen/2", "the-boss-is-watching")
		x.do(AttemptStory{}, Board{"vamp"}, Assign{"sgt-slaughter"}).until().asks(0, AskSkill)
		named := map[string]bool{}
		for _, a := range Legal(x.State) {
			skill := a.(NameSkill).Skill
			named[skill.String()] = true
			y := scene{t: t, State: x.State}
			want := 2 // Wild stands for each of them
			if skill == content.MartialArts {
				want = 7
			}
			if got, _ := y.do(a).Attempt(); Sum(got.Skill) != want {
				t.Errorf("%v: %v", skill, got.Skill)
			}
		}
		if len(named) != 8 || named["wild"] || content.Skills != 8 {
			t.Errorf("the Skills are %v", named)
		}
		x.refuses(NameSkill{content.Wild}, "core-mission-skill-any")
	})
}

// rolling is a game that throws n dice, 5, 10 or 15, for a mission of Difficulty 1.
func rolling(t *testing.T, n int) *scene {
	t.Helper()
	x := onDrill(t, 1).put("hand/0", "hero", "hero", "hero").story("drill-1a").do(AttemptStory{}, Board{"vamp"})
	for range n / 5 {
		x.do(Assign{"hero"})
	}
	for x.Pending().Kind == AskJoin {
		x.do(pass)
	}
	return x.asks(joe.Chance, AskThrow)
}

func TestDice(t *testing.T) {
	t.Run("core-box-dice", func(t *testing.T) {
		x := rolling(t, 15)
		if x.Pending().Count != 8 || !x.legal(Throw{8, 0, 0}) || x.legal(Throw{9, 0, 0}) || x.legal(Throw{7, 0, 0}) {
			t.Errorf("%d dice are thrown", x.Pending().Count)
		}
	})
	t.Run("core-dice-faces", func(t *testing.T) {
		x := onDrill(t, 1).put("hand/0", "gi").story("drill-1a").do(AttemptStory{}, Board{"vamp"}, Assign{"gi"}).asks(joe.Chance, AskThrow)
		got := map[Action]float64{}
		for _, o := range Odds(x.State) {
			got[o.Action] = o.P
		}
		if d := cmp.Diff(map[Action]float64{Throw{1, 0, 0}: 2.0 / 6, Throw{0, 1, 0}: 3.0 / 6, Throw{0, 0, 1}: 1.0 / 6}, got); d != "" {
			t.Errorf("one die (-want +got):\n%s", d)
		}
		x.refuses(Throw{2, 0, 0}, "core-mission-roll")
	})
	t.Run("amb-core-dice-faces", func(t *testing.T) {
		if b, h, d := content.Core().Die(); b != 2 || h != 3 || d != 1 {
			t.Errorf("a die has %d blanks, %d Hits, %d doubles", b, h, d)
		}
		x := onDrill(t, 1).put("hand/0", "gi", "gi").story("drill-1a").do(AttemptStory{}, Board{"vamp"}, Assign{"gi"}, Assign{"gi"})
		got := map[Action]uint64{}
		for _, o := range Odds(x.State) {
			got[o.Action] = o.Weight
		}
		want := map[Action]uint64{Throw{2, 0, 0}: 4, Throw{1, 1, 0}: 12, Throw{1, 0, 1}: 4, Throw{0, 2, 0}: 9, Throw{0, 1, 1}: 6, Throw{0, 0, 2}: 1}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("two dice (-want +got):\n%s", d)
		}
	})
	t.Run("amb-all-dice-supply", func(t *testing.T) {
		x := rolling(t, 10).do(Throw{2, 6, 0}).cited("core-mission-roll-more").asks(joe.Chance, AskThrow)
		if x.Pending().Count != 2 {
			t.Fatalf("%d dice are left", x.Pending().Count)
		}
		x.do(Throw{0, 1, 1}).cited("core-mission-roll-more")
		if i := x.find(0, func(e Event) bool { return e == Event(Decided{true, 9, 1}) }); i < 0 {
			t.Errorf("the throws add up to no 9 Hits: %v", x.events)
		}
	})
	t.Run("amb-all-double-hit", func(t *testing.T) {
		x := onDrill(t, 1).put("hand/0", "gi", "gi").story("drill-1a").do(AttemptStory{}, Board{"vamp"}, Assign{"gi"}, Assign{"gi"}, Throw{0, 1, 1})
		if i := x.find(0, func(e Event) bool { return e == Event(Decided{true, 3, 1}) }); i < 0 {
			t.Errorf("one double and one Hit are no 3 Hits: %v", x.events)
		}
	})
	t.Run("amb-all-zero-dice", func(t *testing.T) {
		x := onDrill(t, 1).put("hand/0", "hero").put("officers", "jammer").story("drill-1a")
		x.goes(AttemptStory{}, "hero", Throw{}).cited("core-mission-success").holds("story-done", "drill-1a")
		if i := x.find(0, func(e Event) bool { return e == Event(Decided{false, 0, 1}) }); i < 0 {
			t.Errorf("no dice are no Failure: %v", x.events)
		}
		// The Hits of effects still count.
		x = onDrill(t, 1).put("hand/0", "hero", "spark").put("officers", "jammer").story("drill-1a")
		x.goes(AttemptStory{}, "hero", Throw{}).asks(0, AskCards).do(Play{"spark"})
		if i := x.find(0, func(e Event) bool { return e == Event(Decided{true, 1, 1}) }); i < 0 {
			t.Errorf("the Hit of a card does not count: %v", x.events)
		}
	})
}

func TestSetRulings(t *testing.T) {
	t.Run("amb-all-core-gaps", func(t *testing.T) {
		bases := map[string]int{}
		for r := range Rules().All() {
			switch r.Basis {
			case "printed", "reported", "ruling":
				bases[r.Basis]++
			default:
				t.Errorf("%s has the basis %q", r.ID, r.Basis)
			}
		}
		if len(bases) != 3 {
			t.Errorf("the ledger has %v", bases)
		}
	})
	t.Run("amb-all-unread-cards", func(t *testing.T) {
		for _, c := range content.Core().All() {
			if c.Basis < content.Designed || c.Basis > content.Printed {
				t.Errorf("%s has no basis", c.ID)
			}
		}
		x := onDrill(t, 1)
		if x.Content() != drill(t) || x.Card("hero") == nil || content.Core().Len() >= x.Content().Len() {
			t.Error("a set of one's own does not replace the built-in one")
		}
		if x = opened(t, Config{Seats: 1}); x.Content() != content.Core() || x.Card("hero") != nil {
			t.Error("a game that brings no set is not played with the built-in one")
		}
	})
}
