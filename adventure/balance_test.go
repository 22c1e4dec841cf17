package adventure

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
	balanceGames = flag.Int("balance", 300, "games at each number of seats that TestBalance plays; 20000 are those of the package doc")
	randomGames  = flag.Int("random", 900, "random games that TestRandomGamesEnd plays, over all numbers of seats; 100000 are those of the package doc")
)

// result is what one game came to.
type result struct {
	final  State
	landed [Airport + 1]int // moves that ended on each kind of space
}

// tally is what many games came to.
type tally struct {
	games   int
	rounds  []int
	turn    [4]float64 // wins by turn order, the first player's first; a shared win in parts
	seat    [4]float64 // wins by seat
	reasons map[joe.RuleID]int
	landed  [Airport + 1]int
}

// playMany plays games over all cores; the tally does not depend on how many there are.
func playMany(t *testing.T, games int, config Config, play func(s State, seed uint64) result) tally {
	t.Helper()
	results := make([]result, games)
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
				results[i] = play(s, uint64(i))
				if left := len(next); left > 0 && left%5000 == 0 {
					spent := time.Since(began)
					t.Logf("%d seats: %d of %d games to go, about %v", config.Seats, left, games, (spent / time.Duration(games-left) * time.Duration(left)).Round(time.Second))
				}
			}
		})
	}
	wg.Wait()
	sum := tally{games: games, reasons: make(map[joe.RuleID]int)}
	for _, r := range results {
		o, over := r.final.Outcome()
		if !over {
			t.Fatal("a game did not end")
		}
		sum.rounds = append(sum.rounds, r.final.Round())
		sum.reasons[o.Reason]++
		for w := range o.Winners.All() {
			part := 1 / float64(o.Winners.Len())
			sum.turn[(int(w-r.final.first)+config.Seats)%config.Seats] += part
			sum.seat[w] += part
		}
		for k, n := range r.landed {
			sum.landed[k] += n
		}
	}
	slices.Sort(sum.rounds)
	return sum
}

func (s *tally) quantile(p float64) int { return s.rounds[int(p*float64(len(s.rounds)-1))] }

// shares is each entry in percent of the games.
func (s *tally) shares(wins []float64) []float64 {
	var list []float64
	for _, w := range wins {
		list = append(list, 100*w/float64(s.games))
	}
	return list
}

// seated plays a game with one sensible player a seat.
func seated(players ...sensible) func(State, uint64) result {
	return func(s State, seed uint64) result {
		players := slices.Clone(players)
		src, mine := dice.New(seed), dice.NewStream(seed, 1)
		var r result
		for s.ToAct() != joe.Nobody {
			var a Action
			if seat := s.ToAct(); seat == joe.Chance {
				a = Roll(s, &src)
			} else {
				a = players[seat].choose(s.View(seat), &mine)
			}
			if m, ok := a.(Move); ok {
				kind, _ := s.set.board.Kind(m.To)
				r.landed[kind]++
			}
			next, err := Next(s, a)
			if err != nil {
				break
			}
			s = next
		}
		r.final = s
		return r
	}
}

func playRandom(s State, seed uint64) result {
	src := dice.New(seed)
	var list []Action
	for s.ToAct() != joe.Nobody {
		a := Roll(s, &src)
		if a == nil {
			list = AppendLegal(list[:0], s)
			a = list[src.IntN(len(list))]
		}
		s, _ = Next(s, a)
	}
	return result{final: s}
}

// slack is three standard errors of a share in points, or nothing for the many games
// of the package doc.
func slack(games int) float64 {
	if games >= 20000 {
		return 0
	}
	return 150 / math.Sqrt(float64(games))
}

// TestBalance plays the default board and cards with the sensible player and holds
// them to what the package doc says.
func TestBalance(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		sum := playMany(t, fewer(*balanceGames), Config{Seats: seats}, seated(trainsWell, trainsWell, trainsWell, trainsWell))
		turns := sum.shares(sum.turn[:seats])
		t.Logf("%d seats, %d games: rounds %d median, %d to %d in nine of ten, longest %d; wins by turn order %s; %v",
			seats, sum.games, sum.quantile(0.5), sum.quantile(0.05), sum.quantile(0.95), sum.quantile(1), points(turns), sum.reasons)
		if m := sum.quantile(0.5); seats == 4 && (m < 15 || m > 40) {
			t.Errorf("a median of %d rounds, where it is to be 15 to 40", m)
		}
		if d := slices.Max(turns) - slices.Min(turns); d > 12+slack(sum.games) {
			t.Errorf("%d seats: turn order makes %.1f points, where it is to be under 12", seats, d)
		}
		for k := Gate; k <= Airport; k++ {
			if share := float64(sum.landed[k]) / float64(sum.games); k != Airport && share < 0.05 {
				t.Errorf("%d seats: only %.3f moves a game end on a space of the kind %v", seats, share, k)
			}
		}
	}
}

// TestTraining: who trains sensibly beats who leaves at the first chance, and who
// hoards.
func TestTraining(t *testing.T) {
	for _, other := range []struct {
		name   string
		player sensible
	}{{"leaves after the first lap", trainsOnce}, {"hoards", trainsLong}} {
		// Two seats of each kind, in both orders around the table.
		a := playMany(t, fewer(*balanceGames), Config{Seats: 4, TurnLimit: 300}, seated(trainsWell, other.player, trainsWell, other.player))
		b := playMany(t, fewer(*balanceGames), Config{Seats: 4, TurnLimit: 300}, seated(other.player, trainsWell, other.player, trainsWell))
		well := (a.seat[0] + a.seat[2] + b.seat[1] + b.seat[3]) / float64(a.games+b.games)
		t.Logf("two who train sensibly win %.1f %% of %d games against two of whom each %s", 100*well, a.games+b.games, other.name)
		if 100*well < 50-slack(a.games+b.games) {
			t.Errorf("training is not worth its time: %.1f %% against one who %s", 100*well, other.name)
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
