package deckbuilder_test

import (
	"flag"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/internal/stat"
)

var silentGames = flag.Int("silentbalance", 60, "games that TestSilentBalance plays of each kind; 2000 are those of the package doc")

// TestSilentBalance plays Mission 8 with the sensible player and holds it to what the
// package doc says.
func TestSilentBalance(t *testing.T) {
	games := *silentGames
	if testing.Short() {
		games /= 3
	}
	told := func(what string, play func(deckbuilder.State, uint64) outcome, c deckbuilder.Config) stat.Share {
		c.Seats, c.Story = 1, deckbuilder.SilentInterlude
		m := measured{seats: 1}
		stories, noisy := 0, 0
		for i := range games {
			s, _, err := deckbuilder.New(c)
			if err != nil {
				t.Fatal(err)
			}
			o := play(s, uint64(i))
			m.games = append(m.games, o)
			stories += o.stories
			if o.noisy {
				noisy++
			}
		}
		t.Logf("%s, %d games: won %v; %d turns median, %d to %d in nine of ten; %.1f Successes a game; %.0f %% end NOISY; %s", what, games,
			m.wins(nil), m.quantile(0.5), m.quantile(0.05), m.quantile(0.95), float64(stories)/float64(games), 100*float64(noisy)/float64(games), m.reasons())
		return m.wins(nil)
	}
	if s := told("sensible", seatedSensibly, deckbuilder.Config{}); outside(s, 20, 50) {
		t.Errorf("a sensible player wins %v, where it is to be 20 to 50 %%", s)
	}
	told("sensible, Expert Mode", seatedSensibly, deckbuilder.Config{Expert: []string{"si-expert"}})
	told("sensible, with Duke", seatedSensibly, deckbuilder.Config{Leaders: []string{"duke"}})
	if s := told("at random", seatedAtRandom, deckbuilder.Config{}); outside(s, 0, 2) {
		t.Errorf("chance wins %v, where it is to be under 2 %%", s)
	}
}
