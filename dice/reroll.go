package dice

import (
	"cmp"
	"fmt"
	"math"
	"math/big"
	"slices"

	"github.com/seed4548c990/gijoe/internal/phrase"
)

// Reroll gives the die that this one is in effect if, showing one of the faces named, it is rolled once more and the
// second roll stands. Its faces are the same, on other numbers of sides; so everything that a Die or its Dist can
// do takes the reroll in. With two blanks, three Hits and one double Hit, rerolling the double Hit leaves 14
// blanks, 21 Hits and 1 double Hit of 36.
//
// An error names a face that the die has not, or says that the new die would have more than 65536 sides. With no
// names the die is as it was.
func (d Die) Reroll(names ...string) (Die, error) {
	again := make([]bool, len(d.faces))
	for _, name := range names {
		i := slices.IndexFunc(d.faces, func(f Face) bool { return f.Name == name })
		if i < 0 {
			return Die{}, fmt.Errorf("dice: reroll the face %q: the die has no such face; its faces are %s", name, phrase.And(phrase.Quoted(d.names())))
		}
		again[i] = true
	}
	if len(names) == 0 {
		return d, nil
	}
	rerolled := new(big.Int) // sides on which the die is rolled again
	for i, f := range d.faces {
		if again[i] {
			rerolled.Add(rerolled, big.NewInt(int64(f.Sides)))
		}
	}
	// A side counts once for each way the second roll can fall if it stands, and once for each side that leads to it.
	var t tally
	for i, f := range d.faces {
		ways := new(big.Int).Set(rerolled)
		if !again[i] {
			ways.Add(ways, big.NewInt(int64(d.Sides())))
		}
		t.add(int64(i), ways.Mul(ways, big.NewInt(int64(f.Sides))))
	}
	faces := d.Faces()
	for i, ways := range t.dist().Weights() {
		if ways.Cmp(big.NewInt(maxSides)) > 0 {
			return Die{}, fmt.Errorf("dice: reroll %s of a die of %d sides: the die that stands for it has more than %d: ask Then for the distribution", phrase.And(phrase.Quoted(names)), d.Sides(), maxSides)
		}
		faces[i].Sides = int(ways.Int64())
	}
	return NewDie(faces...)
}

// names lists the faces by name, for errors.
func (d Die) names() []string {
	var names []string
	for _, f := range d.faces {
		names = append(names, f.Name)
	}
	return names
}

// RerollBest gives the distribution of the sum of n dice of this kind if, once all have been seen, up to k of them may
// be rolled once more, all together, for the best chance of a sum of target or more: its AtLeast(target) is the
// chance of success in the best hands. Among choices of the same chance the one that rolls fewer dice is taken, and of those the one
// that rolls the lowest.
//
// Cost: for every outcome of the throw, of which Throws gives the number, up to k+1 chances are compared.
func (d Die) RerollBest(n, k, target int) Dist {
	n = max(n, 0)
	k = min(max(k, 0), n)
	worst := make([]int, len(d.faces)) // faces by value, ascending
	for i := range worst {
		worst[i] = i
	}
	slices.SortStableFunc(worst, func(a, b int) int { return cmp.Compare(d.faces[a].Value, d.faces[b].Value) })
	sums := make([]Dist, k+1) // of so many dice rolled again
	for j := range sums {
		sums[j] = d.Sum(j)
	}
	return d.Then(n, func(counts []int) Dist {
		kept := 0
		for i, c := range counts {
			kept += c * d.faces[i].Value
		}
		best, shown, chance := 0, kept, sums[0].Exact(target-kept, math.MaxInt)
		// Of all ways to reroll j dice that of the j lowest keeps the most, and the new dice are the same for all.
		j := 0
		for _, face := range worst {
			for range min(counts[face], k-j) {
				j++
				kept -= d.faces[face].Value
				if c := sums[j].Exact(target-kept, math.MaxInt); c.Cmp(chance) > 0 {
					best, shown, chance = j, kept, c
				}
			}
		}
		return sums[best].Shift(shown)
	})
}
