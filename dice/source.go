package dice

import (
	"encoding/hex"
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"
)

// Source is a generator of random numbers as a value: 16 bytes, comparable, with no pointer inside. Copying it forks
// it: both copies then give the same numbers, each at its own pace, so that a saved Source resumes where it was and a
// search may try a continuation and throw it away.
//
// The zero Source is ready for use and equal to New(0). What it draws is fixed for ever, on every platform: recorded
// games depend on it. It is the PCG-DXSM generator with 128 bits of state, good for games and simulations and no good for
// secrets that somebody is paid to guess: who sees enough of the numbers can compute the rest.
//
// A Source is not safe for use by several goroutines at once; give each its own (NewStream). A nil *Source draws
// nothing but zeros.
type Source struct {
	pcg rand.PCG
}

// New gives the Source of a seed. Seeds that lie close together give sequences that have nothing to do with each
// other. It is the stream 0 of its seed.
func New(seed uint64) Source { return NewStream(seed, 0) }

// NewStream gives one of many independent Sources of one seed: say one a seat, so that what one player's bot draws never
// shifts what another's draws. Different pairs of seed and stream give different Sources; NewStream(seed, 0) is
// New(seed).
func NewStream(seed, stream uint64) Source {
	// Each half is a bijection of its argument, so no two pairs meet in one state.
	hi := mix(seed)
	return Source{pcg: *rand.NewPCG(hi, mix(hi+stream))}
}

// mix is the finalizer of SplitMix64: every bit of z bears on every bit of the result, and mix(0) is 0.
func mix(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Uint64 draws a number of 64 bits, each as likely as the other.
func (s *Source) Uint64() uint64 {
	if s == nil {
		return 0
	}
	return s.pcg.Uint64()
}

// IntN draws one of 0, 1, … n-1, each exactly as likely as the other. For an n of 1 or less the answer is 0 and nothing
// is drawn. It allocates nothing, and nearly always takes a single step of the generator.
func (s *Source) IntN(n int) int {
	if n <= 0 {
		return 0
	}
	return int(s.Uint64N(uint64(n)))
}

// Uint64N is IntN for the whole range of uint64: one of 0, 1, … n-1, and 0, with nothing drawn, for an n of 0 or 1.
func (s *Source) Uint64N(n uint64) uint64 {
	// Daniel Lemire's draw ("Fast Random Integer Generation in an Interval", 2019): the product x·n falls into one of n
	// buckets of 2^64 by its high word. A bucket holds floor or ceil of 2^64/n products; refusing those whose low word is
	// below 2^64 mod n leaves exactly floor in each. A low word of n or more is never refused, so the division is rare.
	if n <= 1 || s == nil {
		return 0
	}
	hi, lo := bits.Mul64(s.pcg.Uint64(), n)
	if lo < n {
		for least := -n % n; lo < least; {
			hi, lo = bits.Mul64(s.pcg.Uint64(), n)
		}
	}
	return hi
}

// Float64 draws a number in [0, 1): one of the 2^53 multiples of 2^-53, each as likely as the other.
func (s *Source) Float64() float64 { return float64(s.Uint64()>>11) / (1 << 53) }

// The text of a Source is this and the 128 bits of state, high word first, as lower-case hexadecimal digits.
const (
	textPrefix = "pcg:"
	textLen    = len(textPrefix) + 32
)

// MarshalText writes the Source as 36 bytes of ASCII, "pcg:" and 32 lower-case hexadecimal digits; JSON has it as a
// string. Two Sources are equal exactly when their texts are. The error is always nil. Who has the text knows every
// number to come: do not send it to a player.
func (s Source) MarshalText() ([]byte, error) {
	state, err := s.pcg.MarshalBinary() // "pcg:" and 16 bytes
	if err != nil {
		return nil, fmt.Errorf("dice: write a Source: %w", err)
	}
	return hex.AppendEncode([]byte(textPrefix), state[len(state)-16:]), nil
}

// UnmarshalText reads what MarshalText writes and nothing else: no other length, no capitals, no blanks. On an error the
// Source is unchanged.
func (s *Source) UnmarshalText(text []byte) error {
	if s == nil {
		return errors.New("dice: read a Source into a nil *Source: give the address of a Source")
	}
	const want = `want what MarshalText writes, "pcg:" and 32 lower-case hexadecimal digits`
	if len(text) != textLen {
		return fmt.Errorf("dice: read a Source from %d bytes of text, not %d: %s", len(text), textLen, want)
	}
	if string(text[:len(textPrefix)]) != textPrefix {
		return fmt.Errorf("dice: read a Source from text that begins with %q: %s", text[:len(textPrefix)], want)
	}
	for i, c := range text[len(textPrefix):] {
		if (c < '0' || c > '9') && (c < 'a' || c > 'f') {
			return fmt.Errorf("dice: read a Source from text with %q at byte %d: %s", c, len(textPrefix)+i, want)
		}
	}
	state := append(make([]byte, 0, 20), textPrefix...) // the binary form of rand.PCG has the same prefix
	state, err := hex.AppendDecode(state, text[len(textPrefix):])
	if err != nil {
		return fmt.Errorf("dice: read a Source: %w: %s", err, want)
	}
	return s.pcg.UnmarshalBinary(state)
}
