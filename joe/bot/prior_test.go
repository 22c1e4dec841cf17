package bot_test

import (
	"math"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/bot"
)

// With a Prior of great weight a search of few noisy playouts does what the evaluation
// thinks best; with none the noise decides, sooner or later, about something else. A
// weight that is no number, or infinite, does no harm.
func TestPrior(t *testing.T) {
	game := deckbuilder.Game()
	follows := func(prior float64) (same, all int) {
		o := bot.Options{Open: true, Playout: 25, Widen: -1, Prior: prior, Budget: bot.Iterations(80)}
		search := bot.NewSearch(game, deckbuilder.Evaluate, deckbuilder.Rollout, o)
		s, _, err := deckbuilder.New(deckbuilder.Config{Seats: 1})
		if err != nil {
			t.Fatal(err)
		}
		src := dice.New(3)
		for n := 0; n < 400 && s.ToAct() != joe.Nobody; n++ {
			if list := deckbuilder.Legal(s); s.ToAct() != joe.Chance && len(list) > 1 && n%5 == 0 {
				high, by := -1.0, map[deckbuilder.Action]float64{}
				for _, a := range list {
					next, err := deckbuilder.Next(s, a)
					if err != nil {
						t.Fatal(err)
					}
					by[a] = deckbuilder.Evaluate(next.View(0))[0]
					high = max(high, by[a])
				}
				all++
				if by[search.Choose(s.View(0), &src)] >= high-1e-6 {
					same++
				}
			}
			if s, err = deckbuilder.Next(s, deckbuilder.Rollout(s, &src)); err != nil {
				t.Fatal(err)
			}
		}
		return same, all
	}
	heavier, lighter := []float64{1e6, math.Inf(1)}, []float64{0, -1, math.NaN()}
	if testing.Short() {
		heavier, lighter = heavier[:1], lighter[:1]
	}
	for _, heavy := range heavier {
		if same, all := follows(heavy); all < 20 || same != all {
			t.Errorf("with a Prior of %v the evaluation is followed in %d of %d decisions", heavy, same, all)
		}
	}
	for _, none := range lighter {
		if same, all := follows(none); same == all {
			t.Errorf("with a Prior of %v the evaluation is followed in all of %d decisions", none, all)
		}
	}
}
