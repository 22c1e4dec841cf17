// Package stat has the few figures with which games are measured.
package stat

import (
	"fmt"
	"math"
)

// Share is so many of so many.
type Share struct{ N, Of int }

// Percent is the share in percent; of nothing 0.
func (s Share) Percent() float64 {
	if s.Of == 0 {
		return 0
	}
	return 100 * float64(s.N) / float64(s.Of)
}

// Wilson is the Wilson interval of the share in percent, for z standard errors to
// either side (1.96 for 95 %). Of nothing it is everything, 0 to 100.
func (s Share) Wilson(z float64) (low, high float64) {
	if s.Of == 0 {
		return 0, 100
	}
	n, p := float64(s.Of), float64(s.N)/float64(s.Of)
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(0, 100*(middle-half)), min(100, 100*(middle+half))
}

// String is the share in percent with its 95 % interval.
func (s Share) String() string {
	low, high := s.Wilson(1.96)
	return fmt.Sprintf("%.1f %% (%.1f to %.1f)", s.Percent(), low, high)
}
