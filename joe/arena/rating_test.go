package arena

import (
	"math"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// score1 is a seed in which a and b met once.
func score1(won bool, times int) pairs {
	p := pairs{}
	for range times {
		p.compare(0, 1, won, !won)
	}
	return p
}

func sum(seeds []pairs) pairs {
	all := pairs{}
	for _, seed := range seeds {
		for key, s := range seed {
			all[key] = all[key].plus(s)
		}
	}
	return all
}

// 75 wins and 25 losses are, with a draw added, odds of 75.5 to 25.5: 400·log10 of
// that is 188.5 points between the two. The curvature is 101·p(1-p) = 19.06, so the
// difference has a standard error of 0.2290 and each of the two half of it, in points
// 19.89: 39.0 to either side.
func TestRatingByHand(t *testing.T) {
	var seeds []pairs
	for i := range 100 {
		seeds = append(seeds, score1(i < 75, 1))
	}
	r := rate(2, sum(seeds), seeds)
	for i, want := range []rating{{1594.3, 39.0}, {1405.7, 39.0}} {
		if tenth(r[i].points) != want.points || tenth(r[i].half) != want.half {
			t.Errorf("entrant %d: %.2f ±%.2f, want %.1f ±%.1f", i, r[i].points, r[i].half, want.points, want.half)
		}
	}
}

// 38 seeds won in both rotations and 12 lost in both are not worth 100 games. With
// p = 76.5/101 the curvature is 18.557, the seeds' spread 4·(38·(1-p)²+12·p²) = 36.48,
// the variance of the difference 36.48/18.557² = 0.1059: 55.4 to either side, where
// 100 independent games would have 39.5.
func TestRatingOfSeedsThatGoAlike(t *testing.T) {
	var seeds []pairs
	for i := range 50 {
		seeds = append(seeds, score1(i < 38, 2))
	}
	if r := rate(2, sum(seeds), seeds); tenth(r[0].half) != 55.4 {
		t.Errorf("±%.2f, want ±55.4", r[0].half)
	}
}

// Who wins everything has a rating, and a wide interval.
func TestRatingOfWinnerOfAll(t *testing.T) {
	seeds := []pairs{score1(true, 1), score1(true, 1), score1(true, 1)}
	r := rate(2, sum(seeds), seeds)
	// odds of 3.5 to 0.5 are 338 points between the two
	if tenth(r[0].points) != 1669.0 || r[0].half < 150 {
		t.Errorf("%.2f ±%.2f, want 1669.0 and more than ±150", r[0].points, r[0].half)
	}
}

// Three who beat one another in a ring are equally strong; nobody who met nobody has
// a rating.
func TestRatingOfARing(t *testing.T) {
	ring := pairs{{0, 1}: {won: 10}, {1, 2}: {won: 10}, {0, 2}: {lost: 10}}
	for i, r := range rate(3, ring, []pairs{ring}) {
		if math.Abs(r.points-1500) > 1e-6 {
			t.Errorf("entrant %d: %v", i, r)
		}
	}
	if r := rate(3, pairs{}, nil); r[0] != (rating{}) {
		t.Errorf("nobody met, and the rating is %v", r[0])
	}
}

// Strengths from which results are made come back: entrant 0 beats 1 with odds of
// 3:1 and 1 beats 2 with 3:1, so 0 beats 2 with 9:1.
func TestRatingOfKnownStrengths(t *testing.T) {
	made := pairs{{0, 1}: {won: 75000, lost: 25000}, {1, 2}: {won: 75000, lost: 25000}, {0, 2}: {won: 90000, lost: 10000}}
	r := rate(3, made, []pairs{made})
	step := 400 * math.Log10(3)
	for i, want := range []float64{1500 + step, 1500, 1500 - step} {
		if math.Abs(r[i].points-want) > 0.1 {
			t.Errorf("entrant %d: %.2f, want %.2f", i, r[i].points, want)
		}
	}
}

// What a game says of who sat in it.
func TestMeet(t *testing.T) {
	for _, c := range []struct {
		name    string
		lineup  []int
		outcome joe.Outcome
		want    map[[2]int]score
	}{
		{"the winner beats the others, who say nothing of each other", []int{0, 1, 2}, joe.Outcome{Winners: joe.SetOf(1)},
			map[[2]int]score{{0, 1}: {lost: 1}, {1, 2}: {won: 1}}},
		{"points tell who lost less", []int{0, 1, 2}, joe.Outcome{Winners: joe.SetOf(1), Points: [joe.MaxSeats]int16{3, 9, 4}},
			map[[2]int]score{{0, 1}: {lost: 1}, {1, 2}: {won: 1}, {0, 2}: {lost: 1}}},
		{"a shared win is a draw", []int{0, 1, 2}, joe.Outcome{Winners: joe.SetOf(0, 1)},
			map[[2]int]score{{0, 1}: {drawn: 1}, {0, 2}: {won: 1}, {1, 2}: {won: 1}}},
		{"so is a game that nobody won", []int{0, 1}, joe.Outcome{}, map[[2]int]score{{0, 1}: {drawn: 1}}},
		{"the best seat counts", []int{0, 1, 0, 1}, joe.Outcome{Winners: joe.SetOf(2)}, map[[2]int]score{{0, 1}: {won: 1}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := pairs{}
			got.meet(placesOf(Result{Lineup: c.lineup, Outcome: c.outcome}))
			if len(got) != len(c.want) {
				t.Errorf("%v, want %v", got, c.want)
			}
			for key, want := range c.want {
				if got[key] != want {
					t.Errorf("%v: %v, want %v", key, got[key], want)
				}
			}
		})
	}
}

func TestLengths(t *testing.T) {
	l := lengthsOf(map[int]int{10: 50, 20: 40, 30: 9, 1000: 1})
	if l.Games != 100 || l.Least != 10 || l.Median != 10 || l.Ninety != 20 || l.NinetyNine != 30 || l.Most != 1000 || l.Mean != 25.7 {
		t.Errorf("%+v", l)
	}
	games := 0
	for i, b := range l.Bins {
		games += b.Games
		if i > 0 && b.From != l.Bins[i-1].To+1 {
			t.Errorf("bin %d begins at %d behind %d", i, b.From, l.Bins[i-1].To)
		}
	}
	if games != 100 || len(l.Bins) > maxBins {
		t.Errorf("%d games in %d bins", games, len(l.Bins))
	}
	for _, c := range [][3]int{{0, 23, 1}, {0, 24, 2}, {9, 9, 1}, {0, 100_000, 5000}} {
		if got := binWidth(c[0], c[1]); got != c[2] {
			t.Errorf("from %d to %d the bins are %d wide, want %d", c[0], c[1], got, c[2])
		}
	}
}
