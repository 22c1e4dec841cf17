package hqsvg

import "testing"

// Cobra HQ shows what is in it on its largest rectangle.
func TestWidest(t *testing.T) {
	squares := func(at ...[2]int) []box {
		var list []box
		for _, s := range at {
			list = append(list, box{s[0] * 10, s[1] * 10, 10, 10})
		}
		return list
	}
	for name, c := range map[string]struct {
		squares []box
		want    box
	}{
		"one":          {squares([2]int{3, 4}), box{30, 40, 10, 10}},
		"round corner": {squares([2]int{0, 0}, [2]int{1, 0}, [2]int{1, 1}), box{0, 0, 20, 10}},
		"a hole": {squares([2]int{0, 0}, [2]int{1, 0}, [2]int{2, 0}, [2]int{0, 1}, [2]int{2, 1}, [2]int{0, 2}, [2]int{1, 2}, [2]int{2, 2}),
			box{0, 0, 30, 10}},
		"two rows": {squares([2]int{0, 0}, [2]int{1, 0}, [2]int{2, 0}, [2]int{0, 1}, [2]int{1, 1}), box{0, 0, 20, 20}},
	} {
		if got := widest(c.squares); got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

// What shares a box is apart, within it and as large as can be.
func TestArrange(t *testing.T) {
	for things, want := range []int{0: 0, 1: 60, 2: 50, 3: 33, 4: 30, 5: 30, 6: 30, 7: 25} {
		b := box{7, 9, 100, 60}
		places, size := b.arrange(things)
		if size != want || len(places) != things {
			t.Errorf("%d things: %d places of %d, want %d", things, len(places), size, want)
		}
		for i, p := range places {
			if p.X-size/2 < b.x || p.X+size/2 > b.x+b.width || p.Y-size/2 < b.y || p.Y+size/2 > b.y+b.height {
				t.Errorf("%d things: %v is not within the box", things, p)
			}
			for _, q := range places[:i] {
				if max(p.X-q.X, q.X-p.X, p.Y-q.Y, q.Y-p.Y) < size {
					t.Errorf("%d things: %v and %v overlap", things, p, q)
				}
			}
		}
	}
}
