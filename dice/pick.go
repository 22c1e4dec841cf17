package dice

import "math/bits"

// Integer is what pieces of a multiset are counted in: any integer type, small ones for a small State.
type Integer interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uintptr
}

// Pick draws one piece of a multiset, counts[k] pieces of each kind k, every piece exactly as likely as the other, and
// gives its kind. A count below zero is none. With no piece at all, or with more than 2^64-1 of them, it draws nothing
// and gives -1.
//
// It leaves counts as it is (Take removes the piece), allocates nothing, and reads counts twice.
func Pick[T Integer](src *Source, counts []T) int {
	var total, carry uint64
	for _, c := range counts {
		if c > 0 {
			var over uint64
			total, over = bits.Add64(total, uint64(c), 0)
			carry |= over
		}
	}
	if total == 0 || carry != 0 {
		return -1
	}
	x := src.Uint64N(total)
	for k, c := range counts {
		if c <= 0 {
			continue
		}
		if x < uint64(c) {
			return k
		}
		x -= uint64(c)
	}
	return -1 // not reached: x is below the total
}

// Take is Pick without putting back: it takes the piece drawn out of counts, so that the next draw is from what is left.
// Taking n times is a hand of n.
func Take[T Integer](src *Source, counts []T) int {
	k := Pick(src, counts)
	if k >= 0 {
		counts[k]--
	}
	return k
}

// Shuffle puts s in one of its orders, each as likely as the other. It draws len(s)-1 numbers and allocates nothing.
func Shuffle[T any](src *Source, s []T) {
	for i := len(s) - 1; i > 0; i-- {
		j := src.IntN(i + 1)
		s[i], s[j] = s[j], s[i]
	}
}
