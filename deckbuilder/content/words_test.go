package content

import "testing"

func TestWordsOfValues(t *testing.T) {
	for got, want := range map[string]string{
		MartialArts.String(): "martial-arts", Skill(40).String(): "skill(40)", Kind(0).String(): "kind(0)",
		UseRoll.String(): "use-roll", IfTeamAtMost.String(): "team-at-most", DropComplication.String(): "drop-complication",
		GainToHand.String(): "gain-to-hand", PerDouble.String(): "double", Per(99).String(): "per(99)", Fewest.String(): "fewest",
		DeckPile.String(): "deck", Rifles.String(): "rifles", Red.String(): "red", Air.String(): "air", Printed.String(): "printed",
		Once.String() + Owner.String() + NoPile.String() + NoColour.String() + NoTerrain.String() + Where(0).String(): "",
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	if s, ok := SkillNamed("wild"); s != Wild || !ok {
		t.Errorf("wild is %v, %v", s, ok)
	}
	for _, word := range []string{"", "Tech", "cooking"} {
		if s, ok := SkillNamed(word); ok {
			t.Errorf("%q is the Skill %v", word, s)
		}
	}
	if len(verbWords) != verbs {
		t.Errorf("%d words for %d verbs", len(verbWords), verbs)
	}
}
