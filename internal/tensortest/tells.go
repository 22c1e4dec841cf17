package tensortest

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// ReadsBack checks positions of a random game of each kind, as all see them.
func (k Kit[C, S, A, E, V, P]) ReadsBack(t *testing.T) {
	for i, c := range k.Games {
		spec := k.Spec(t, c)
		n := 0
		k.Play(t, c, uint64(i), 3000, func(s S) {
			if n++; n%37 == 0 || n <= 20 || s.ToAct() == joe.Nobody {
				for _, v := range k.Views(s) {
					k.Check(t, spec, v)
				}
			}
		})
	}
}

// TellsViewsApart checks that equal Views have equal tensors, and other Views others, but
// for what is left out, in random games. A View that is read from its JSON has the tensor
// of the other, and so has the View of a position that its seat cannot tell from the true
// one, of which so many at least have to come up.
func (k Kit[C, S, A, E, V, P]) TellsViewsApart(t *testing.T, twins int) {
	src := dice.New(1)
	for i, c := range k.Games {
		spec := k.Spec(t, c)
		tensors, views := make(map[string]string), make(map[string]V)
		var room []float32
		n := 0
		k.Play(t, c, uint64(i)+50, 1500, func(s S) {
			n++
			all := k.Views(s)
			v := all[n%len(all)]
			room = spec.AppendTensor(room[:0], v)
			tensor, key := text(room), v.Key()
			if was, seen := views[tensor]; seen && was.Key() != key && k.told(t, was) != k.told(t, v) {
				t.Fatalf("two Views with one tensor:\n%s\n%s", encoded(t, was), encoded(t, v))
			}
			if was, seen := tensors[key]; seen && was != tensor {
				t.Fatalf("two tensors of one View:\n%s", encoded(t, v))
			}
			views[tensor], tensors[key] = v, tensor
			if n%40 != 0 {
				return
			}
			if again, ok := decoded[V](encoded(t, v)); !ok || !slices.Equal(room, spec.Tensor(again)) {
				t.Fatalf("another tensor of the View read from JSON:\n%s", encoded(t, v))
			}
			twin := v.Sample(&src)
			if !slices.Equal(room, spec.Tensor(twin.View(v.Seat()))) {
				t.Fatalf("another tensor of a twin:\n%s", encoded(t, v))
			}
			if twin.Hash() != s.Hash() {
				twins--
			}
		})
		if len(views) < 150 {
			t.Errorf("game %d: only %d tensors", i, len(views))
		}
	}
	if twins > 0 {
		t.Errorf("%d twins are wanting", twins)
	}
}

// TellsEdits checks that a View in whose JSON one thing was changed, if it can be read,
// has another tensor, but for what is left out, and as good a one.
func (k Kit[C, S, A, E, V, P]) TellsEdits(t *testing.T, every int) {
	for i, c := range k.Games {
		spec := k.Spec(t, c)
		read, n := 0, 150
		k.Play(t, c, uint64(i)+80, 9000, func(s S) {
			if n++; n%every != 0 && s.ToAct() != joe.Nobody {
				return
			}
			v := s.View(joe.Seat(n % (s.Seats() + 1)))
			for at := n % 3; ; at += 3 { // a third of all, up and down by turns
				data, ok := edited(encoded(t, v), at, 1-at%2*2)
				if !ok {
					break
				}
				if w, ok := decoded[V](data); ok {
					read++
					k.checkPair(t, spec, v, w)
				}
			}
		})
		if read < 5 {
			t.Errorf("game %d: only %d could be read", i, read)
		}
	}
}

// checkPair checks a View of a game, and that another one of the same game is told apart
// from it.
func (k Kit[C, S, A, E, V, P]) checkPair(t testing.TB, spec Spec[A, V, P], v, w V) {
	t.Helper()
	k.Check(t, spec, w)
	if slices.Equal(spec.Tensor(v), spec.Tensor(w)) && k.told(t, v) != k.told(t, w) {
		t.Fatalf("two Views with one tensor:\n%s\n%s", encoded(t, v), encoded(t, w))
	}
}

// told is the JSON of a View without what a tensor leaves out. In a game over its JSON
// still says whose turn it was; View.Active does not.
func (k Kit[C, S, A, E, V, P]) told(t testing.TB, v V) string {
	t.Helper()
	var fields map[string]any
	if err := json.Unmarshal(encoded(t, v), &fields); err != nil {
		t.Fatal(err)
	}
	if _, over := v.Outcome(); over {
		delete(fields, "active")
	}
	if k.LeftOut != nil {
		k.LeftOut(v, fields)
	}
	return fmt.Sprint(fields)
}

var number = regexp.MustCompile(`[0-9]+`)

// edited is the JSON of a View in which the number at this place among all was changed by
// so much, or, after the last of them, a field left out; what says of which game it is
// stays. It is false where there is no such place.
func edited(view []byte, at, by int) ([]byte, bool) {
	var fields map[string]json.RawMessage
	if json.Unmarshal(view, &fields) != nil {
		return nil, false
	}
	keys := slices.DeleteFunc(slices.Sorted(maps.Keys(fields)), func(key string) bool {
		return slices.Contains([]string{"game", "format", "rules", "config", "seat"}, key)
	})
	for _, key := range keys {
		was := fields[key]
		all := number.FindAllIndex(was, -1)
		if at -= len(all); at >= 0 {
			continue
		}
		span := all[len(all)+at]
		n, _ := strconv.Atoi(string(was[span[0]:span[1]]))
		fields[key] = slices.Concat(was[:span[0]], strconv.AppendInt(nil, int64(n+by), 10), was[span[1]:])
		data, err := json.Marshal(fields)
		return data, err == nil
	}
	if at >= len(keys) {
		return nil, false
	}
	delete(fields, keys[at])
	data, err := json.Marshal(fields)
	return data, err == nil
}

func decoded[V any](data []byte) (v V, ok bool) {
	err := json.Unmarshal(data, &v)
	return v, err == nil
}

func encoded(t testing.TB, v json.Marshaler) []byte {
	t.Helper()
	data, err := v.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// text is a short text of the numbers, equal for equal ones.
func text(list []float32) string {
	var b strings.Builder
	for i, x := range list {
		if x != 0 {
			b.WriteString(strconv.Itoa(i) + ":" + strconv.FormatUint(uint64(math.Float32bits(x)), 16) + " ")
		}
	}
	return b.String()
}
