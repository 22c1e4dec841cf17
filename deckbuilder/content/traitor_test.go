package content

import (
	"strings"
	"testing"
)

// The cards of Mission 9 lie over the core set.
func TestTraitorWithin(t *testing.T) {
	s := TraitorWithin()
	kind := func(k Kind) int {
		return count(s, func(c *Card) bool { return c.Set == "traitor-within" && c.Kind == k })
	}
	for _, c := range []struct {
		what string
		kind Kind
		want int
	}{
		{"Loyalty cards", Loyalty, 13}, {"Accusations", Accusation, 8}, {"Sabotage cards", Sabotage, 16}, {"Leaders", Leader, 2},
		{"Promoted Leaders", Promoted, 2}, {"Officers", Officer, 1}, {"missions", Mission, 9}, {"finales", Finale, 3}, {"Expert Mode cards", Expert, 1},
	} {
		if got := kind(c.kind); got != c.want {
			t.Errorf("%d %s, want %d", got, c.what, c.want)
		}
	}
	var asked SkillSet
	for _, c := range s.All() {
		if c.Kind == Accusation {
			asked |= c.Need
		}
	}
	if asked != AnySkill {
		t.Errorf("the Accusations ask for %b, want each Skill once", asked)
	}
	for _, w := range Lint(s) {
		if w.Detail == "it has a text and does nothing" {
			t.Error(w)
		}
		t.Log(w)
	}
}

// A card that is run or dealt says what it does, if only by a rule of the game, and the last
// Finale of a Story that it is won by it.
func TestCardsSayWhatTheyDo(t *testing.T) {
	for _, s := range []*Set{Core(), SilentInterlude(), TraitorWithin(), CrimsonVeil(), TraitorVeil()} {
		for _, c := range s.All() {
			if KindsOf(Loyalty, Accusation, Menace).Has(c.Kind) && c.Text == "" {
				t.Errorf("%s: %s says nothing", s.Name(), c.ID)
			}
			if c.Kind == Finale && c.Act == acts && !strings.Contains(c.Text, "Success: the players win") && !strings.Contains(c.Text, "Success: the Joes win") {
				t.Errorf("%s: %s does not say that the game is won: %s", s.Name(), c.ID, c.Text)
			}
		}
	}
}
