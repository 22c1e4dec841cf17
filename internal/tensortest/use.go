package tensortest

import (
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// Misfits checks that Views of other games have no tensor and no mask, and that a tensor
// of another length is not read.
func (k Kit[C, S, A, E, V, P]) Misfits(t *testing.T, spec Spec[A, V, P], others ...V) {
	for i, v := range others {
		if spec.Fits(v) || spec.Tensor(v) != nil || spec.Mask(v) != nil || len(spec.AppendTensor(make([]float32, 3), v)) != 3 || len(spec.AppendMask(make([]bool, 3), v)) != 3 {
			t.Errorf("View %d fits", i)
		}
	}
	for _, n := range []int{0, max(0, spec.Len()-1), spec.Len() + 1} {
		if _, ok := spec.Read(make([]float32, n)); ok {
			t.Errorf("%d numbers were read, not %d", n, spec.Len())
		}
	}
}

// Zero checks that a Spec of nothing is of no use and no harm.
func (k Kit[C, S, A, E, V, P]) Zero(t *testing.T, zero Spec[A, V, P]) {
	s, _, err := k.Game.New(k.Games[0])
	if err != nil {
		t.Fatal(err)
	}
	k.Misfits(t, zero, s.View(0))
	a, _ := k.Spec(t, k.Games[0]).Action(0)
	_, action := zero.Action(0)
	_, id := zero.ID(a)
	if action || id || zero.Len() != 0 || zero.Actions() != 0 || zero.Layout() != nil {
		t.Error("a Spec of nothing does something")
	}
}

// Allocations checks that a tensor allocates nothing, and a mask no more than the list of
// the legal actions does.
func (k Kit[C, S, A, E, V, P]) Allocations(t *testing.T) {
	for i, c := range k.Games {
		spec := k.Spec(t, c)
		list, mask, room := make([]float32, 0, spec.Len()), make([]bool, 0, spec.Actions()), make([]A, 0, 400)
		n := 0
		k.Play(t, c, 9, 400, func(s S) {
			if n++; n%20 != 0 {
				return
			}
			v := s.View(max(0, s.ToAct()))
			if got := testing.AllocsPerRun(2, func() { list = spec.AppendTensor(list[:0], v) }); got != 0 {
				t.Fatalf("game %d: %v allocations of a tensor at %v", i, got, v.Pending())
			}
			rules := testing.AllocsPerRun(2, func() { v.AppendLegal(room[:0]) })
			if got := testing.AllocsPerRun(2, func() { mask = spec.AppendMask(mask[:0], v) }); got > rules {
				t.Fatalf("game %d: %v allocations of a mask, %v of the list, at %v", i, got, rules, v.Pending())
			}
		})
	}
}

// Fuzz plays on from some position of the games, by the numbers of legal actions, and
// checks the View of a seat there; if by is not 0 also that View with one thing changed in
// its JSON. Positions are found once, and inputs are short, so that the fuzzer, which
// shortens what it finds of interest, is not held up.
func (k Kit[C, S, A, E, V, P]) Fuzz(f *testing.F) {
	type scene struct {
		spec  Spec[A, V, P]
		state S
	}
	var scenes []scene
	for _, c := range k.Games {
		spec := k.Spec(f, c)
		n := 0
		k.Play(f, c, 7, 1500, func(s S) {
			if n++; n%40 == 1 || s.ToAct() == joe.Nobody {
				scenes = append(scenes, scene{spec, s})
			}
		})
	}
	for i := range scenes {
		f.Add(uint16(i), []byte{0, 1, 2, 3}[:i%5], uint8(i), uint8(3*i), int8(i%3-1))
	}
	f.Fuzz(func(t *testing.T, from uint16, path []byte, seat, at uint8, by int8) {
		begun := scenes[int(from)%len(scenes)]
		s := begun.state
		for _, b := range path[:min(len(path), 32)] {
			list := k.Game.Legal(s)
			if len(list) == 0 {
				break
			}
			var err error
			if s, err = k.Game.Next(s, list[int(b)%len(list)]); err != nil {
				t.Fatal(err)
			}
		}
		v := s.View(joe.Seat(int(seat) % (s.Seats() + 1)))
		k.Check(t, begun.spec, v)
		if by == 0 {
			return
		}
		if data, ok := edited(encoded(t, v), int(at), int(by)); ok {
			if w, ok := decoded[V](data); ok {
				k.checkPair(t, begun.spec, v, w)
			}
		}
	})
}

// BenchmarkTensor fills tensors of the positions of a random game.
func (k Kit[C, S, A, E, V, P]) BenchmarkTensor(b *testing.B, c C) {
	spec, list := k.Spec(b, c), k.played(b, c)
	room := make([]float32, 0, spec.Len())
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		room = spec.AppendTensor(room[:0], list[i%len(list)])
	}
}

// BenchmarkMask fills masks of the positions of a random game.
func (k Kit[C, S, A, E, V, P]) BenchmarkMask(b *testing.B, c C) {
	spec, list := k.Spec(b, c), k.played(b, c)
	room := make([]bool, 0, spec.Actions())
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		room = spec.AppendMask(room[:0], list[i%len(list)])
	}
}

// played is what those see who are to act in a random game.
func (k Kit[C, S, A, E, V, P]) played(b *testing.B, c C) []V {
	var list []V
	k.Play(b, c, 1, 1000, func(s S) {
		if s.ToAct() >= 0 {
			list = append(list, s.View(s.ToAct()))
		}
	})
	return list
}
