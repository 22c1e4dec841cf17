package deckbuilder

import (
	"math"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
)

// Hands that are not known are reckoned to bring what they bring on the mean in positions
// that the seat cannot tell apart.
func TestUnknownHandsBring(t *testing.T) {
	x := within(t, "llll")
	src := dice.New(3)
	for n := 0; n < 250 || x.phase != missions || x.ToAct() < 0 || x.attempting() || !x.storyOpen(); n++ {
		x.do(Rollout(x.State, &src))
	}
	v := x.View(x.active)
	try := v.attempted()
	need := try.counts()
	got := try.muster(need)
	const samples = 2000
	var mean [mostBrought]float64
	for range samples {
		s := v.Sample(&src)
		full := s.attempted()
		c := full.muster(need)
		for n := range mean {
			mean[n] += float64(c.by[1][n]) / samples
		}
	}
	sum := 0.0
	for n := range mean {
		sum += mean[n]
		if maybe := got.maybe[1][n] + float64(got.by[1][n]); math.Abs(maybe-mean[n]) > 0.15 {
			t.Errorf("%.2f Joes of others bring %d dice, where %.2f are reckoned", mean[n], n, maybe)
		}
	}
	if sum < 4 {
		t.Errorf("%v Joes are too few to judge", sum)
	}
	// They fill no more seats than there are.
	if dice, help, _ := got.send(2, 100); help > 2*mostBrought || dice < help {
		t.Errorf("two Joes bring %.2f dice, %.2f of them those of others", dice, help)
	}
}
