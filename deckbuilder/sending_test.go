package deckbuilder

import (
	"testing"

	"github.com/seed4548c990/gijoe/dice"
)

// A Traitor in hiding runs an Accusation of itself where that has some chance; where it has
// not, it lets the Story Mission fail.
func TestTraitorMindsItsOdds(t *testing.T) {
	for _, c := range []struct {
		joe  string
		want Action
	}{
		{"tech-four", AttemptSide{"accused-of-tech", 0}},
		{"wild-two", AttemptStory{}},
	} {
		var src dice.Source
		x := suspects(t, "tlll").put("side/0", "accused-of-tech").put("hand/0", c.joe)
		if a := Rollout(x.State, &src); a != c.want {
			t.Errorf("with %s it does %v", c.joe, a)
		}
	}
}
