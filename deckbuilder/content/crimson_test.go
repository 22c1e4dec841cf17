package content

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// veilCopies is how many copies of the cards of The Crimson Veil are of some sort.
func veilCopies(right func(*Card) bool) int {
	return count(CrimsonVeil(), func(c *Card) bool { return c.Set == "crimson-veil" && right(c) })
}

// The box of The Crimson Veil holds what its rulebook counts.
func TestCrimsonVeilBox(t *testing.T) {
	kind := func(kinds ...Kind) func(*Card) bool {
		return func(c *Card) bool { return KindsOf(kinds...).Has(c.Kind) }
	}
	where := func(w Where) func(*Card) bool { return func(c *Card) bool { return c.Where == w } }
	for _, c := range []struct {
		rule  string
		want  int
		right func(*Card) bool
	}{
		{"cv-box-main-deck", 21, where(MainDeck)},
		{"cv-box-operatives", 8, func(c *Card) bool { return Operatives.Has(c.Kind) }},
		{"cv-box-complications", 10, kind(Complication, Strike)},
		{"cv-box-leaders", 4, kind(Leader, Promoted)},
		{"cv-box-cobra-transports", 10, kind(CobraTransport)},
		{"cv-box-missions", 36, func(c *Card) bool { return Stories.Has(c.Kind) }},
		{"cv-box-locusts", 2, where(Helipad)},
		{"cv-box-expert", 2, kind(Expert)},
		{"cv-box-general", 1, where(Base)},
		{"cv-box-intel-tile", 1, kind(IntelTile)},
		{"cv-box-guard-count", 4, kind(Guard)},
	} {
		t.Run(c.rule, func(t *testing.T) {
			if got := veilCopies(c.right); got != c.want {
				t.Errorf("%d, want %d", got, c.want)
			}
		})
	}
	all := 21 + 8 + 10 + 4 + 10 + 36 + 2 + 2 + 1 + 1
	if got := veilCopies(func(*Card) bool { return true }); got != all {
		t.Errorf("%d cards, want the %d above", got, all)
	}
	t.Run("cv-setup-officers", func(t *testing.T) {
		if got := veilCopies(kind(Officer)); got != 4 {
			t.Errorf("%d Officers", got)
		}
	})
	t.Run("cv-setup-complications", func(t *testing.T) {
		for act, want := range map[int8]int{1: 4, 2: 3, 3: 3} {
			if got := veilCopies(func(c *Card) bool { return c.Kind == Complication && c.Act == act }); got != want {
				t.Errorf("Act %d has %d Complications more, want %d", act, got, want)
			}
		}
	})
	t.Run("cv-setup-main-deck", func(t *testing.T) {
		for _, sets := range [][2]*Set{{Core(), CrimsonVeil()}, {TraitorWithin(), TraitorVeil()}} {
			deck := func(s *Set) int { return count(s, where(MainDeck)) }
			if deck(sets[1]) != deck(sets[0])+21 {
				t.Errorf("the main deck of %s has %d cards, and that of %s %d", sets[0].Name(), deck(sets[0]), sets[1].Name(), deck(sets[1]))
			}
		}
	})
}

func TestCrimsonVeilStories(t *testing.T) {
	want := append(Core().Stories(), Story{"general-bedlam", "General Bedlam", Printed, CoreMode, 0}, Story{"crimson-ledger", "The Crimson Ledger", Designed, CoreMode, 0})
	if d := cmp.Diff(want, CrimsonVeil().Stories()); d != "" {
		t.Errorf("stories (-want +got):\n%s", d)
	}
	if n := len(TraitorVeil().Stories()); n != len(want)+1 {
		t.Errorf("%d stories with Mission 9", n)
	}
	for _, story := range []string{"general-bedlam", "crimson-ledger"} {
		for act := int8(1); act <= acts; act++ {
			for kind, n := range map[Kind]int{Mission: 4, Finale: 2} {
				if got := veilCopies(func(c *Card) bool { return c.Story == story && c.Act == act && c.Kind == kind }); got != n {
					t.Errorf("Act %d of %s has %d cards of the kind %s, want %d", act, story, got, kind, n)
				}
			}
		}
	}
	t.Run("cv-guard-icon", func(t *testing.T) {
		seen := map[[2]bool]int{}
		for _, c := range CrimsonVeil().All() {
			ours := c.Story == "general-bedlam" || c.Story == "crimson-ledger"
			icon := c.Guards > 0 || c.GuardHit
			if ours != icon {
				t.Errorf("%s, of the story %q: it brings %d Crimson Guards, with a Hit %v", c.ID, c.Story, c.Guards, c.GuardHit)
			}
			if ours {
				seen[[2]bool{c.Guards > 0, c.GuardHit}]++
			}
		}
		if len(seen) != 3 {
			t.Errorf("the icons are %v; some have a number, some a Hit, some both", seen)
		}
	})
}

func TestCrimsonVeilSaysWhatIsKnown(t *testing.T) {
	s := CrimsonVeil()
	card := func(t *testing.T, id string) *Card {
		n, ok := s.Find(id)
		if !ok {
			t.Fatalf("there is no %s", id)
		}
		return s.Card(n)
	}
	does := func(c *Card, on Trigger, v Verb) (list []Effect) {
		for i := range c.Abilities {
			for _, e := range c.Abilities[i].Do {
				if c.Abilities[i].On == on && e.Do == v {
					list = append(list, e)
				}
			}
		}
		return list
	}
	for id, name := range map[string]string{
		"the-general": "The General", "locust": "Locust", "undercover-crimson-guard": "Undercover Crimson Guard", "copperhead": "Copperhead",
		"water-moccasin": "Water Moccasin", "crimson-command-copter": "Crimson Command Copter", "major-storm": "Major Storm",
		"intelligence-file": "Intelligence File", "computer-password": "Computer Password", "cv-covert-surveillance": "Covert Surveillance",
		"cv-blending-in": "Blending In", "cv-sabotaged-again": "Sabotaged Again!", "cv-hiding-out": "Hiding Out",
	} {
		if c := card(t, id); c.Name != name || c.Basis != Printed || c.Set != "crimson-veil" {
			t.Errorf("%s is %s, %s, of %q", id, c.Name, c.Basis, c.Set)
		}
	}
	t.Run("cv-cockpit-skill", func(t *testing.T) {
		if c := card(t, "the-general"); c.Seats != 8 || c.Skills != [Wild + 1]int8{Explosives: 2, Wild: 2} {
			t.Errorf("%d seats, Skills %v", c.Seats, c.Skills)
		}
	})
	t.Run("cv-locust-capacity", func(t *testing.T) {
		if c := card(t, "locust"); c.Kind != Transport || c.Seats != 1 {
			t.Errorf("%s of %d seats", c.Kind, c.Seats)
		}
	})
	t.Run("cv-intel-choose-level", func(t *testing.T) {
		c := card(t, "intel-mission")
		if d := cmp.Diff([]Level{{2, 2}, {4, 3}, {6, 5}}, c.Levels); d != "" || !c.Any {
			t.Errorf("for any Skill %v; levels (-want +got):\n%s", c.Any, d)
		}
	})
	t.Run("cv-intel-rewards-unsure", func(t *testing.T) {
		if c := card(t, "intel-mission"); c.Basis != Reported || !strings.Contains(c.Text, "unconfirmed") {
			t.Errorf("%s: %s", c.Basis, c.Text)
		}
	})
	t.Run("cv-water-moccasin", func(t *testing.T) {
		c := card(t, "water-moccasin")
		top := slices.IndexFunc(c.Abilities, func(a Ability) bool { return a.Cobra && a.On == While })
		if c.Kind != CobraTransport || c.Terrain != Sea || top < 0 || !cmp.Equal(c.Abilities[top].Do, []Effect{{Do: ModDifficulty, N: 1, Skill: Wild}}) {
			t.Errorf("%+v", *c)
		}
	})
	t.Run("cv-water-moccasin-copperhead", func(t *testing.T) {
		want := Ability{On: OnStart, Cobra: true, If: []Condition{{Is: IfInPlay, Card: "copperhead"}}, Do: []Effect{{Do: Beset, N: 1, Skill: Wild, Who: Team}}}
		if c := card(t, "water-moccasin"); !slices.ContainsFunc(c.Abilities, func(a Ability) bool { return cmp.Equal(a, want) }) {
			t.Errorf("%+v", c.Abilities)
		}
	})
	t.Run("cv-command-copter", func(t *testing.T) {
		c := card(t, "crimson-command-copter")
		if e := does(c, OnStart, Infiltrate); len(e) != 1 || e[0].N != 1 {
			t.Errorf("%+v", c.Abilities)
		}
		if e := does(c, While, ModDifficulty); len(e) != 1 || e[0].N < 1 {
			t.Errorf("%+v", c.Abilities)
		}
	})
	t.Run("cv-major-storm-late", func(t *testing.T) {
		if e := does(card(t, "major-storm"), OnStart, Repair); len(e) != 1 || e[0].N != 1 {
			t.Errorf("%+v", e)
		}
	})
	t.Run("cv-intel-file-green", func(t *testing.T) {
		if e := does(card(t, "intelligence-file"), OnMission, FileDice); len(e) != 1 || e[0].N != 2 {
			t.Errorf("%+v", e)
		}
	})
	t.Run("cv-intel-file-counts", func(t *testing.T) {
		c := card(t, "computer-password")
		if !slices.ContainsFunc(c.Abilities, func(a Ability) bool { return a.On == OnRoll && len(a.If) == 1 && a.If[0].Is == IfIntelRolled }) {
			t.Errorf("%+v", c.Abilities)
		}
	})
	t.Run("cv-covert-surveillance", func(t *testing.T) {
		if e := does(card(t, "cv-covert-surveillance"), OnMission, AddDice); len(e) != 1 || e[0].Per != PerOperative {
			t.Errorf("%+v", e)
		}
	})
	t.Run("cv-blending-in-usual", func(t *testing.T) {
		if e := does(card(t, "cv-blending-in"), OnReveal, BlendIn); len(e) != 1 || e[0].N != 1 {
			t.Errorf("%+v", e)
		}
	})
	t.Run("cv-sabotaged-continues", func(t *testing.T) {
		if e := does(card(t, "cv-sabotaged-again"), OnReveal, Damage); len(e) != 1 || e[0].N != 2 {
			t.Errorf("%+v", e)
		}
	})
	t.Run("cv-hiding-out-safe", func(t *testing.T) {
		if c := card(t, "cv-hiding-out"); !Stories.Has(c.Kind) || len(does(c, OnFailure, Wreck)) != 1 || !strings.Contains(c.Text, "the rest of this card is ours") {
			t.Errorf("%+v", *c)
		}
	})
	t.Run("cv-expert-intel", func(t *testing.T) {
		want := []Ability{{On: While, If: []Condition{{Is: IfTarget, Kinds: KindsOf(IntelTile)}}, Do: []Effect{{Do: ModDifficulty, N: 2, Skill: Wild}}}}
		if d := cmp.Diff(want, card(t, "cv-expert").Abilities); d != "" {
			t.Errorf("(-want +got):\n%s", d)
		}
	})
	designed := veilCopies(func(c *Card) bool { return c.Basis == Designed })
	if designed < 60 {
		t.Errorf("%d cards are designed: most of them are", designed)
	}
}

// What a Cobra Transport does for Cobra and for the Joes are two things, and each has
// both.
func TestCobraTransportsHaveTopAndBottom(t *testing.T) {
	terrains := map[Terrain]int{}
	for _, c := range CrimsonVeil().All() {
		if c.Kind != CobraTransport {
			continue
		}
		terrains[c.Terrain]++
		top := slices.ContainsFunc(c.Abilities, func(a Ability) bool { return a.Cobra })
		bottom := slices.ContainsFunc(c.Abilities, func(a Ability) bool { return !a.Cobra })
		if !top || !bottom || !strings.Contains(c.Text, "Cobra: ") || !strings.Contains(c.Text, "Joes: ") {
			t.Errorf("%s: a top %v, a bottom %v: %s", c.ID, top, bottom, c.Text)
		}
	}
	if len(terrains) != 3 {
		t.Errorf("terrains %v", terrains)
	}
}

func TestCrimsonVeilHasNoWarnings(t *testing.T) {
	for _, s := range []*Set{CrimsonVeil(), TraitorVeil()} {
		for _, w := range Lint(s) {
			if s == CrimsonVeil() || !slices.Contains(Lint(TraitorWithin()), w) {
				t.Errorf("%s: %s", s.Name(), w)
			}
		}
	}
}
