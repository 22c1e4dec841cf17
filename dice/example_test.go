package dice_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"

	"github.com/seed4548c990/gijoe/dice"
)

// green has the three faces of a die that counts Hits.
func green() dice.Die {
	d, err := dice.NewDie(
		dice.Face{Name: "blank", Value: 0, Sides: 2},
		dice.Face{Name: "Hit", Value: 1, Sides: 3},
		dice.Face{Name: "double Hit", Value: 2, Sides: 1},
	)
	if err != nil {
		panic(err)
	}
	return d
}

func Example() {
	src := dice.New(7)
	fmt.Println(dice.D6().Roll(&src) + 1)
	// Output: 5
}

// A Source is a value: a copy goes its own way, and the text brings it back.
func ExampleSource() {
	src := dice.New(2026)
	src.IntN(6)

	fork := src
	saved, _ := json.Marshal(src)
	fmt.Println(src.IntN(100), src.IntN(100), src.IntN(100))
	fmt.Println(fork.IntN(100), fork.IntN(100), fork.IntN(100))

	var loaded dice.Source
	if err := json.Unmarshal(saved, &loaded); err != nil {
		fmt.Println(err)
	}
	fmt.Println(loaded.IntN(100), loaded.IntN(100), loaded.IntN(100))
	// Output:
	// 55 89 87
	// 55 89 87
	// 55 89 87
}

// Two seats of one game, each with numbers of its own.
func ExampleNewStream() {
	first, second := dice.NewStream(7, 1), dice.NewStream(7, 2)
	fmt.Println(first.IntN(6), first.IntN(6), first.IntN(6))
	fmt.Println(second.IntN(6), second.IntN(6), second.IntN(6))
	// Output:
	// 5 5 3
	// 2 4 3
}

// A pool of face-down tiles: three of one kind, one of another, two of a third.
func ExampleTake() {
	src := dice.New(1)
	pool := []uint8{3, 1, 2}
	for kind := dice.Take(&src, pool); kind >= 0; kind = dice.Take(&src, pool) {
		fmt.Print(kind, " leaves ", pool, "; ")
	}
	// Output: 0 leaves [2 1 2]; 1 leaves [2 0 2]; 2 leaves [2 0 1]; 2 leaves [2 0 0]; 0 leaves [1 0 0]; 0 leaves [0 0 0];
}

func ExampleDie_AppendThrow() {
	src := dice.New(3)
	counts := green().AppendThrow(nil, &src, 8)
	for i, face := range green().Faces() {
		fmt.Printf("%d × %s\n", counts[i], face.Name)
	}
	// Output:
	// 1 × blank
	// 6 × Hit
	// 1 × double Hit
}

// Every way that two dice can fall, out of 36.
func ExampleDie_Throws() {
	throws, err := green().Throws(2)
	if err != nil {
		fmt.Println(err)
		return
	}
	for counts, weight := range throws {
		fmt.Println(counts, weight)
	}
	// Output:
	// [2 0 0] 4
	// [1 1 0] 12
	// [1 0 1] 4
	// [0 2 0] 9
	// [0 1 1] 6
	// [0 0 2] 1
}

func ExampleDie_Sum() {
	hits := green().Sum(8)
	fmt.Printf("on average %.2f, at least half the time at most %d\n", hits.Mean(), hits.Quantile(0.5))
	fmt.Printf("6 or more: %.1f %%, exactly %v\n", 100*hits.AtLeast(6), hits.Exact(6, math.MaxInt))
	// Output:
	// on average 6.67, at least half the time at most 7
	// 6 or more: 72.2 %, exactly 12637/17496
}

// Double Hits of the first roll must be rolled again; what they show then stands.
func ExampleDie_Reroll() {
	again, err := green().Reroll("double Hit")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(again.Dist())
	fmt.Printf("%.3f instead of %.3f\n", again.Sum(8).AtLeast(6), green().Sum(8).AtLeast(6))
	// Output:
	// 0: 7/18, 1: 7/12, 2: 1/36
	// 0.400 instead of 0.722
}

// One die may be rolled again after all have been seen.
func ExampleDie_RerollBest() {
	fmt.Printf("%.3f\n", green().RerollBest(8, 1, 6).AtLeast(6))
	// Output: 0.834
}

// One blank may be turned into a Hit after the roll.
func ExampleDie_Then() {
	hits := green().Then(8, func(counts []int) dice.Dist {
		blanks, hits, doubles := counts[0], counts[1], counts[2]
		return dice.Certain(hits + 2*doubles + min(blanks, 1))
	})
	fmt.Printf("%.3f\n", hits.AtLeast(6))
	// Output: 0.869
}

// White against black: the chance to roll higher.
func ExampleDist_Sub() {
	d := dice.D6().Dist()
	fmt.Println(d.Sub(d).Exact(1, 5))
	// Output: 5/12
}

// As many dice as a first die shows.
func ExampleDist_Then() {
	fmt.Println(dice.D6().Dist().Then(dice.D6().Sum).ExactMean())
	// Output: 49/4
}

func ExampleWeighted() {
	d, err := dice.Weighted(maps.All(map[int]uint64{1: 3, 2: 2, 5: 1}))
	fmt.Println(d, err)
	// Output: 1: 1/2, 2: 1/3, 5: 1/6 <nil>
}

// A hand of 3 from a deck of 10 cards, 4 of them wounds.
func ExampleHypergeometric() {
	fmt.Println(dice.Hypergeometric(10, 4, 3))
	// Output: 0: 1/6, 1: 1/2, 2: 3/10, 3: 1/30
}
