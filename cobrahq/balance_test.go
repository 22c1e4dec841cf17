package cobrahq

import (
	"flag"
	"fmt"
	"math"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

var (
	balanceGames = flag.Int("balance", 400, "games at each number of seats that TestBalance plays; 20000 are those of the package doc")
	randomGames  = flag.Int("random", 1500, "random games that TestRandomGamesEnd plays, over all numbers of seats; 100000 are those of the package doc")
)

// tally is what many games came to.
type tally struct {
	games   int
	rounds  []int
	turn    [4]int // wins by turn order, the first player's first
	corner  [4]int // wins by corner
	reasons map[joe.RuleID]int
}

// playMany plays games over all cores; the tally does not depend on how many there are.
func playMany(t *testing.T, games int, config Config, play func(s State, seed uint64) State) tally {
	t.Helper()
	finals := make([]State, games)
	var wg sync.WaitGroup
	next := make(chan int, games)
	for i := range games {
		next <- i
	}
	close(next)
	began := time.Now()
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := range next {
				s, _, err := New(config)
				if err != nil {
					t.Error(err)
					return
				}
				finals[i] = play(s, uint64(i))
				if left := len(next); left > 0 && left%5000 == 0 {
					spent := time.Since(began)
					t.Logf("%d seats: %d of %d games to go, about %v", config.Seats, left, games, (spent / time.Duration(games-left) * time.Duration(left)).Round(time.Second))
				}
			}
		})
	}
	wg.Wait()
	sum := tally{games: games, reasons: make(map[joe.RuleID]int)}
	for _, s := range finals {
		o, over := s.Outcome()
		if !over {
			t.Fatal("a game did not end")
		}
		sum.rounds = append(sum.rounds, s.Round())
		sum.reasons[o.Reason]++
		for w := range o.Winners.All() {
			sum.turn[s.fromFirst(w)]++
			sum.corner[s.set.corners[w]]++
		}
	}
	slices.Sort(sum.rounds)
	return sum
}

func (s *tally) quantile(p float64) int { return s.rounds[int(p*float64(len(s.rounds)-1))] }

// share is what part of the decided games the first n entries hold, each.
func share(wins []int) []float64 {
	total := 0
	for _, w := range wins {
		total += w
	}
	var shares []float64
	for _, w := range wins {
		shares = append(shares, 100*float64(w)/float64(max(total, 1)))
	}
	return shares
}

func playSensible(s State, seed uint64) State {
	var p sensible
	src, mine := dice.New(seed), dice.NewStream(seed, 1)
	for {
		switch s.ToAct() {
		case joe.Nobody:
			return s
		case joe.Chance:
			s, _ = Next(s, Roll(s, &src))
		default:
			next, err := Next(s, p.choose(s.View(s.ToAct()), &mine))
			if err != nil {
				return s
			}
			s = next
		}
	}
}

func playRandom(s State, seed uint64) State {
	src := dice.New(seed)
	var list []Action
	for s.ToAct() != joe.Nobody {
		var a Action
		a, list = random(s, &src, list)
		s, _ = Next(s, a)
	}
	return s
}

// TestBalance plays the default board with the sensible player and holds it to
// what the package doc says. The bounds widen with the interval of a small sample.
func TestBalance(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		sum := playMany(t, fewer(*balanceGames), Config{Seats: seats}, playSensible)
		slack := 100 * 3 / math.Sqrt(float64(sum.games)) / 2 // three standard errors of a share, in points
		if sum.games >= 20000 {
			slack = 0
		}
		undecided := 100 * float64(sum.games-sum.reasons["hq-win"]) / float64(sum.games)
		turns, corners := share(sum.turn[:seats]), share(sum.corner[:])
		t.Logf("%d seats, %d games: rounds %d median, %d to %d in nine of ten, longest %d; not won at home %.2f %%\nwins by turn order %s, by corner %s; %s",
			seats, sum.games, sum.quantile(0.5), sum.quantile(0.05), sum.quantile(0.95), sum.quantile(1), undecided,
			points(turns), points(corners), fmt.Sprint(sum.reasons))
		if m := sum.quantile(0.5); seats == 4 && (m < 12 || m > 35) {
			t.Errorf("a median of %d rounds, where it is to be 12 to 35", m)
		}
		if undecided > 5+slack {
			t.Errorf("%.2f %% of %d-seat games are not won at home, where it is to be under 5 %%", undecided, seats)
		}
		if d := slices.Max(turns) - slices.Min(turns); d > 12+slack {
			t.Errorf("%d seats: turn order makes %.1f points, where it is to be under 12", seats, d)
		}
		for i, c := range corners {
			if fair := 100 / float64(seats); slices.Contains(seated[seats], Corner(i)) && math.Abs(c-fair) > 3+slack {
				t.Errorf("%d seats: the corner %v wins %.1f %%, where %.1f is fair", seats, Corner(i), c, fair)
			}
		}
	}
}

func points(shares []float64) string {
	text := ""
	for i, s := range shares {
		if i > 0 {
			text += " "
		}
		text += fmt.Sprintf("%.1f", s)
	}
	return text + " %"
}

// TestRandomGamesEnd plays random games to their end and looks whether any reaches
// the limit of rounds (sdk-turn-limit).
func TestRandomGamesEnd(t *testing.T) {
	asked, played := fewer(*randomGames), 0
	for seats := 2; seats <= 4; seats++ {
		sum := playMany(t, (asked+4-seats)/3, Config{Seats: seats}, playRandom) // a third, and what is left over with the fewest seats
		played += sum.games
		t.Logf("%d seats, %d random games: rounds %d median, %d in 999 of 1000, longest %d; %v",
			seats, sum.games, sum.quantile(0.5), sum.quantile(0.999), sum.quantile(1), sum.reasons)
		if n := sum.reasons["sdk-turn-limit"]; n > 0 {
			t.Errorf("%d games reached the limit of %d rounds", n, DefaultTurnLimit)
		}
	}
	if played != asked {
		t.Errorf("%d games, where %d were asked for", played, asked)
	}
}

// fewer is a fifth of the games under -short, which the race detector runs with.
func fewer(games int) int {
	if testing.Short() {
		return games / 5
	}
	return games
}
