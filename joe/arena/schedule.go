package arena

import (
	"fmt"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// plan says who sits where in which game. Games are in the order of their seeds, so
// that a tournament stopped anywhere has treated everybody nearly alike.
type plan struct {
	seats   int
	lineups [][]int // of one seed: the entrant at each seat
	seed    uint64
	seeds   int
}

// lineups of one seed. With Teams each entrant has all seats. Else, if there are as
// many entrants as seats or more, each choice of that many entrants sits down in each
// of its rotations; if there are fewer, they sit down in turn round the table until
// it is full, once beginning with each of them.
func lineups(style Style, entrants, seats int) [][]int {
	var all [][]int
	switch {
	case style == Teams:
		for e := range entrants {
			line := make([]int, seats)
			for s := range line {
				line[s] = e
			}
			all = append(all, line)
		}
	case entrants < seats:
		for first := range entrants {
			line := make([]int, seats)
			for s := range line {
				line[s] = (s + first) % entrants
			}
			all = append(all, line)
		}
	default:
		choose(entrants, seats, nil, func(chosen []int) {
			for r := range seats {
				line := make([]int, seats)
				for s := range line {
					line[s] = chosen[(s+r)%seats]
				}
				all = append(all, line)
			}
		})
	}
	return all
}

// choose calls f with each rising list of n numbers below limit.
func choose(limit, n int, chosen []int, f func([]int)) {
	if len(chosen) == n {
		f(chosen)
		return
	}
	from := 0
	if len(chosen) > 0 {
		from = chosen[len(chosen)-1] + 1
	}
	for next := from; next < limit; next++ {
		choose(limit, n, append(chosen, next), f)
	}
}

// LineUps is how many games there are for each seed, rotations included: with Rivals
// each choice of entrants for the seats in as many rotations as there are seats, or, if
// there are fewer entrants than seats, one for each entrant; with Teams, and at a
// table of one seat, one for each entrant. It makes no sense of fewer than one of
// either, and gives 0.
func LineUps(style Style, entrants, seats int) int {
	switch {
	case entrants < 1 || seats < 1 || entrants > MaxEntrants || seats > joe.MaxSeats:
		return 0
	case style == Teams || entrants < seats:
		return entrants
	}
	n := 1
	for i := range seats {
		n = n * (entrants - i) / (i + 1)
	}
	return n * seats
}

func (h Head) plan() plan {
	return plan{h.Seats, lineups(h.Style, len(h.Entrants), h.Seats), h.Seed, h.Seeds}
}

func (p plan) games() int { return len(p.lineups) * p.seeds }

// lineup is the entrant at each seat of a game; do not change it.
func (p plan) lineup(game int) []int { return p.lineups[game%len(p.lineups)] }

// seedOf is the seed of a game: below 2^53, so that every reader of JSON gets it
// right.
func (p plan) seedOf(game int) uint64 {
	source := dice.NewStream(p.seed, uint64(game/len(p.lineups)))
	return source.Uint64() >> 11
}

// check is why no tournament has such a head, or nil.
func (h Head) check() error {
	n := len(h.Entrants)
	switch {
	case n == 0 || n > MaxEntrants:
		return refuse(fmt.Sprintf("%d entrants; there are 1 to %d in a tournament", n, MaxEntrants))
	case h.Seats < 1 || h.Seats > joe.MaxSeats:
		return refuse(fmt.Sprintf("%d seats; there are 1 to 8", h.Seats))
	case LineUps(h.Style, n, h.Seats) > MaxLineUps:
		return refuse(fmt.Sprintf("%d entrants at %d seats are %d line-ups; at most %d are played", n, h.Seats, LineUps(h.Style, n, h.Seats), MaxLineUps))
	case h.Seeds < 1 || h.Seeds > MaxGames/LineUps(h.Style, n, h.Seats):
		return refuse(fmt.Sprintf("%d seeds in %d line-ups; there are 1 to %d games in a tournament", h.Seeds, LineUps(h.Style, n, h.Seats), MaxGames))
	}
	seen := map[string]bool{}
	for _, name := range h.Entrants {
		if !named(name) {
			return refuse(fmt.Sprintf("%q is no name for an entrant; a name is 1 to 40 bytes of printable text", name))
		}
		if seen[name] {
			return refuse(fmt.Sprintf("two entrants are called %q", name))
		}
		seen[name] = true
	}
	return nil
}
