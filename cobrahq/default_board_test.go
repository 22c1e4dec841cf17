package cobrahq_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/seed4548c990/gijoe/cobrahq"
)

func ExampleDefaultBoard() {
	b := cobrahq.DefaultBoard()
	ashore := 0
	for s := range b.Squares() {
		if k, _ := b.Kind(s); k == cobrahq.Sand && b.Island(s) {
			ashore++
		}
	}
	fmt.Printf("%s (%s): %d sand spaces on the island\n", b.Name(), b.Basis(), ashore)
	// Output: Pinwheel Island (designed): 8 sand spaces on the island
}

func TestDefaultBoard(t *testing.T) {
	b := cobrahq.DefaultBoard()
	t.Log("\n" + b.Text())
	again, err := cobrahq.ParseBoard(b.Text())
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(again.Text(), b.Text()); d != "" {
		t.Error(d)
	}
	if b.Name() == "" || b.Basis() != "designed" {
		t.Errorf("name %q, basis %q", b.Name(), b.Basis())
	}
	if n := b.Width(); n != b.Height() || n%2 == 0 || n < 13 || n > 17 {
		t.Errorf("%d by %d squares", b.Width(), b.Height())
	}
	count := map[cobrahq.Kind]int{}
	for s := range b.Squares() {
		k, _ := b.Kind(s)
		count[k]++
	}
	if count[cobrahq.Home] != 4 || count[cobrahq.Sand] != 32 || count[cobrahq.HQ] != 1 || count[cobrahq.LightGreen] < 30 ||
		count[cobrahq.Bush] == 0 {
		t.Error(count)
	}
}

// A quarter turn of the board changes nothing, so no corner is better than another.
func TestDefaultBoardIsAlikeFromEachCorner(t *testing.T) {
	b := cobrahq.DefaultBoard()
	n := b.Width()
	for col := 1; col <= n; col++ {
		for row := 1; row <= n; row++ {
			here, _ := b.At(col, row)
			there, _ := b.At(row, n+1-col)
			k, _ := b.Kind(here)
			turned, _ := b.Kind(there)
			if k != turned || b.Island(here) != b.Island(there) {
				t.Errorf("%s is %v and %s, a quarter turn on, %v", here, k, there, turned)
			}
		}
	}
	homes := b.Homes()
	for i, s := range homes {
		want := [4][2]int{{1, n}, {n, n}, {n, 1}, {1, 1}}[i]
		if corner, _ := b.At(want[0], want[1]); corner != s {
			t.Errorf("home base %d is %s, want %s", i, s, corner)
		}
	}
}

// walk counts the steps on foot from a space to all others, over spaces that may be
// entered.
func walk(b *cobrahq.Board, from cobrahq.Square, enter func(cobrahq.Square, cobrahq.Kind) bool) map[cobrahq.Square]int {
	steps := map[cobrahq.Square]int{from: 0}
	for queue := []cobrahq.Square{from}; len(queue) > 0; queue = queue[1:] {
		for _, s := range b.Neighbours(queue[0]) {
			k, _ := b.Kind(s)
			if _, met := steps[s]; !met && k != cobrahq.River && enter(s, k) {
				steps[s] = steps[queue[0]] + 1
				queue = append(queue, s)
			}
		}
	}
	return steps
}

// toBank is the least steps of a walk to a bank where one can cross, or false.
func toBank(b *cobrahq.Board, steps map[cobrahq.Square]int) (int, bool) {
	least, found := 0, false
	for s := range b.Squares() {
		if k, _ := b.Kind(s); k != cobrahq.River {
			continue
		}
		landing := false
		for _, side := range b.Neighbours(s) {
			landing = landing || b.Island(side)
		}
		for _, side := range b.Neighbours(s) {
			if n, ok := steps[side]; ok && landing && (!found || n < least) {
				least, found = n, true
			}
		}
	}
	return least, found
}

func TestDefaultBoardGivesChoices(t *testing.T) {
	b := cobrahq.DefaultBoard()
	home := b.Homes()[0]
	anywhere := func(cobrahq.Square, cobrahq.Kind) bool { return true }
	direct, _ := toBank(b, walk(b, home, anywhere))
	if direct < 6 || direct > 9 {
		t.Errorf("the nearest bank is %d steps from home, want 6 to 9", direct)
	}
	free, ok := toBank(b, walk(b, home, func(_ cobrahq.Square, k cobrahq.Kind) bool { return k != cobrahq.Sand }))
	if !ok {
		t.Error("every way to a bank goes over sand")
	}
	t.Logf("to the nearest bank %d steps, %d without touching sand", direct, free)
	for s := range b.Squares() {
		if s == home {
			continue
		}
		if _, ok := toBank(b, walk(b, home, func(to cobrahq.Square, _ cobrahq.Kind) bool { return to != s })); !ok {
			t.Errorf("every way to a bank goes over %s", s)
		}
	}
}

func TestDefaultBoardIsTheCallers(t *testing.T) {
	want := cobrahq.DefaultBoard().Text()
	*cobrahq.DefaultBoard() = cobrahq.Board{}
	if d := cmp.Diff(want, cobrahq.DefaultBoard().Text()); d != "" {
		t.Error(d)
	}
}
