package parley

import (
	"flag"
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
)

var dinners = flag.Int("dinners", 1000, "how many random dinners of each number of seats are measured")

// Random play is as long as the package documentation says, and the limit of
// rounds is far beyond it.
func TestLength(t *testing.T) {
	for seats, want := range map[int]struct{ median, rare int }{2: {25, 58}, 3: {34, 107}, 4: {57, 181}} {
		var lengths []int
		longest := 0
		for seed := range uint64(*dinners) {
			source := dice.New(seed)
			s, _, err := New(Config{Seats: seats})
			n := 0
			for ; err == nil && s.phase != over; n++ {
				s, err = Next(s, random(s, &source))
			}
			if err != nil {
				t.Fatal(err)
			}
			lengths = append(lengths, n)
			longest = max(longest, s.Round())
			if o, _ := s.Outcome(); o.Reason == ruleLimit {
				t.Errorf("seed %d of %d seats reaches the limit", seed, seats)
			}
		}
		slices.Sort(lengths)
		median, rare := lengths[len(lengths)/2], lengths[len(lengths)*999/1000]
		t.Logf("%d seats: median %d actions, 99.9 %% within %d, longest %d rounds", seats, median, rare, longest)
		if d := median - want.median; d < -2 || d > 2 || rare < want.rare*2/3 || rare > want.rare*3/2 {
			t.Errorf("%d seats: median %d and 99.9 %% %d actions; the documentation says %v", seats, median, rare, want)
		}
	}
}
