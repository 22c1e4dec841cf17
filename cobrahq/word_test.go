package cobrahq

import (
	"encoding"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// words checks that every value from first to last has a word of its own, which is
// its name and is read back, and that other values and words are refused.
func words[T interface {
	~uint8
	fmt.Stringer
	encoding.TextMarshaler
}, P interface {
	*T
	encoding.TextUnmarshaler
}](t *testing.T, first, last T) {
	t.Helper()
	var known []string
	for v := first; v <= last; v++ {
		text, err := v.MarshalText()
		if err != nil || string(text) != v.String() || slices.Contains(known, string(text)) {
			t.Errorf("%d: %q, %q, %v", v, v.String(), text, err)
		}
		known = append(known, string(text))
		var read T
		if err := P(&read).UnmarshalText(text); err != nil || read != v {
			t.Errorf("%q is read as %d: %v", text, read, err)
		}
	}
	unwritten := []T{last + 1, 255}
	if first > 0 {
		unwritten = append(unwritten, 0)
	}
	for _, v := range unwritten {
		if text, err := v.MarshalText(); !errors.Is(err, joe.ErrMalformed) {
			t.Errorf("%d is %q", v, text)
		}
	}
	for _, text := range []string{"", "none", "no kind of space", "BOMB", strings.Repeat("x", 999)} {
		read := last
		if err := P(&read).UnmarshalText([]byte(text)); !errors.Is(err, joe.ErrMalformed) || read != last || len(err.Error()) > 400 {
			t.Errorf("%.20q is read as %d: %v", text, read, err)
		}
	}
	if err := P(nil).UnmarshalText([]byte(known[0])); !errors.Is(err, joe.ErrMalformed) {
		t.Errorf("read into nothing: %v", err)
	}
}

func TestWordsAreReadBack(t *testing.T) {
	t.Run("Tile", func(t *testing.T) { words(t, Bomb, TopSecret) })
	t.Run("Kind", func(t *testing.T) { words(t, Home, HQ) })
	t.Run("Face", func(t *testing.T) { words(t, NoTile, FaceUp) })
	t.Run("Corner", func(t *testing.T) { words(t, TopLeft, BottomLeft) })
}
