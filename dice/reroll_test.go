package dice

import (
	"math"
	"math/big"
	"math/bits"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

func TestRerollOfDoubles(t *testing.T) {
	d, err := hitDie(t).Reroll("double Hit")
	if err != nil {
		t.Fatal(err)
	}
	want := []Face{{"blank", 0, 14}, {"Hit", 1, 21}, {"double Hit", 2, 1}}
	if diff := cmp.Diff(want, d.Faces()); diff != "" {
		t.Error(diff)
	}
}

func TestRerollIsEveryFallOfTwoRolls(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, n := anyDie(t, "die"), rapid.IntRange(0, 2).Draw(t, "n")
		chosen := map[int]bool{}
		var names []string
		for i, f := range d.Faces() {
			if rapid.Bool().Draw(t, "reroll "+f.Name) {
				chosen[i] = true
				names = append(names, f.Name, f.Name) // naming a face twice is naming it
			}
		}
		// 2n rolls: the second half is there in case that the die in the first half shows a chosen face.
		want := falls(d, 2*n, func(faces []int) int {
			stand := make([]int, n)
			for i := range stand {
				if stand[i] = faces[i]; chosen[faces[i]] {
					stand[i] = faces[n+i]
				}
			}
			return valueOf(d, stand)
		})
		again, err := d.Reroll(names...)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, lawOf(again.Sum(n))); diff != "" {
			t.Fatal(diff)
		}
	})
}

func TestRerollRefuses(t *testing.T) {
	d := hitDie(t)
	if _, err := d.Reroll("blank", "Miss"); err == nil || !strings.Contains(err.Error(), `"Miss"`) || !strings.Contains(err.Error(), `its faces are "blank", "Hit" and "double Hit"`) {
		t.Errorf("a face that is not there: error %v", err)
	}
	once, err := d.Reroll("blank")
	if err != nil {
		t.Fatal(err)
	}
	twice, err := once.Reroll("blank")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := twice.Dist().Exact(0, 0).RatString(), "1/81"; got != want { // (1/3)^(2·2): the die that rerolls rerolls itself
		t.Errorf("a blank after all: %s, want %s", got, want)
	}
	thrice, err := twice.Reroll("Hit")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := thrice.Reroll("Hit"); err == nil || !strings.Contains(err.Error(), `reroll "Hit" of a die of 2187 sides`) {
		t.Errorf("a die of millions of sides: error %v", err)
	}
	d = mustDie(t, Face{"no", 0, 2}, Face{"yes", 1, 2})
	if same, err := d.Reroll(); err != nil || !cmp.Equal(same.Faces(), d.Faces()) {
		t.Errorf("rerolling nothing: %v, error %v", same.Faces(), err)
	}
}

func TestRerollBestTriesEverything(t *testing.T) {
	for _, d := range []Die{
		mustDie(t, Face{"double Hit", 2, 1}, Face{"blank", 0, 1}, Face{"Hit", 1, 2}),
		mustDie(t, Face{"a", 0, 1}, Face{"b", 3, 1}, Face{"c", -2, 1}),
	} {
		for n := range 4 {
			for k := -1; k <= n+1; k++ {
				for target := -3 * n; target <= 3*n+1; target++ {
					if diff := cmp.Diff(bestByTrial(d, n, k, target), lawOf(d.RerollBest(n, k, target))); diff != "" {
						t.Fatalf("%v: RerollBest(%d, %d, %d): -want +got\n%s", d.Faces(), n, k, target, diff)
					}
				}
			}
		}
	}
	// There is nothing to gain from more rerolls than dice.
	if d := hitDie(t); !d.RerollBest(2, math.MaxInt, 3).Equal(d.RerollBest(2, 2, 3)) {
		t.Error("more rerolls than dice are more than all of them")
	}
}

// bestByTrial tries, for every fall of the dice, every set of up to k of them. Sets of the same chance are ranked as the doc
// comment says: fewer dice, then lower ones.
func bestByTrial(d Die, n, k, target int) law {
	var sums []law
	for j := range n + 1 {
		sums = append(sums, falls(d, j, func(faces []int) int { return valueOf(d, faces) }))
	}
	l := law{}
	for fall := range sequences(d, n) {
		var best *big.Rat
		var bestSize, bestKept int
		for set := range uint(1) << n {
			size, kept := bits.OnesCount(set), 0
			if size > max(k, 0) {
				continue
			}
			for i, f := range fall {
				if set>>i&1 == 0 {
					kept += d.Faces()[f].Value
				}
			}
			p := new(big.Rat)
			for v := range sums[size] {
				if v+kept >= target {
					p.Add(p, sums[size].rat(v))
				}
			}
			better := 1
			if best != nil {
				better = p.Cmp(best)
			}
			if better > 0 || better == 0 && (size < bestSize || size == bestSize && kept > bestKept) {
				best, bestSize, bestKept = p, size, kept
			}
		}
		for v, p := range sums[bestSize] {
			l.add(v+bestKept, p, chance(d, n))
		}
	}
	return l
}

func TestRerollBestIsNeverWorse(t *testing.T) {
	d := hitDie(t)
	for target := 1; target <= 16; target++ {
		before := d.Sum(8).Exact(target, math.MaxInt)
		for k := 0; k <= 8; k++ {
			now := d.RerollBest(8, k, target).Exact(target, math.MaxInt)
			if c := now.Cmp(before); c < 0 || c == 0 && k == 1 || c != 0 && k == 0 {
				t.Errorf("%d or more with %d rerolls: %v, with one fewer %v", target, k, now, before)
			}
			before = now
		}
	}
	if !d.RerollBest(-3, 2, 1).Equal(Certain(0)) {
		t.Error("fewer dice than none show something")
	}
}

func BenchmarkRerollBestOf8(b *testing.B) {
	d := hitDie(b)
	for b.Loop() {
		d.RerollBest(8, 1, 6)
	}
}
