package stat

import (
	"math"
	"testing"
)

// The intervals are those of Wilson (1927), worked out by hand.
func TestWilson(t *testing.T) {
	for _, c := range []struct {
		n, of     int
		low, high float64
	}{
		{0, 0, 0, 100},
		{0, 10, 0, 27.75},
		{10, 10, 72.25, 100},
		{5, 10, 23.66, 76.34},
		{81, 263, 25.53, 36.62},
	} {
		low, high := Share{c.n, c.of}.Wilson(1.96)
		if math.Abs(low-c.low) > 0.01 || math.Abs(high-c.high) > 0.01 {
			t.Errorf("%d of %d: %.2f to %.2f, want %.2f to %.2f", c.n, c.of, low, high, c.low, c.high)
		}
	}
	if got := (Share{5, 10}).String(); got != "50.0 % (23.7 to 76.3)" {
		t.Errorf("%s", got)
	}
}
