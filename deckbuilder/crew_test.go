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
}

// Of a hand that is not known nobody is reckoned with who is barred from the mission: where no
// GI may go, a Story Mission that needs the others has the worse prospects.
func TestUnknownHandsAreBarred(t *testing.T) {
	value := func(officer string) float64 {
		x := suspects(t, "lll", missionCard("hard", `"need":["tech"],"difficulty":6`),
			officerCard("no-gi", `{"on":"while","do":[{"do":"bar","kinds":["gi"]}]}`), officerCard("no-promoted", `{"on":"while","do":[{"do":"bar","kinds":["promoted"]}]}`))
		x.story("hard").put("officers", officer).put("hand/0", "tech-four").put("hand/1", "gi", "gi", "gi")
		return Evaluate(x.do(AttemptStory{}, Board{"vamp"}).asks(0, AskJoin).View(0))[0]
	}
	if a, b := value("no-gi"), value("no-promoted"); a >= b {
		t.Errorf("where no GI may go it is worth %.3f, where no Promoted Leader may %.3f", a, b)
	}
}

// Who may be there fills no more seats than there are, and none once there are dice enough.
func TestSend(t *testing.T) {
	var c crew
	c.by[0][1], c.by[1][2], c.maybe[1][3] = 2, 1, 1.5
	for _, x := range []struct {
		places             int
		wanted, dice, help float64
		own                int
	}{
		{6, 100, 4.5 + 2 + 2, 4.5 + 2, 2},
		{2, 100, 4.5 + 0.5*2, 4.5 + 0.5*2, 0},
		{1, 100, 3, 3, 0},
		{6, 1, 1, 1, 0},
		{6, 7, 4.5 + 2 + 1, 4.5 + 2, 1},
	} {
		if dice, help, own := c.send(x.places, x.wanted); math.Abs(dice-x.dice)+math.Abs(help-x.help) > 1e-9 || own != x.own {
			t.Errorf("%d seats, %v dice wanted: %.2f dice, %.2f of others, %d Joes of its own; want %.2f, %.2f, %d", x.places, x.wanted, dice, help, own, x.dice, x.help, x.own)
		}
	}
}
