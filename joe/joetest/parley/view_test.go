package parley

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// disguise is another State that a seat cannot tell from this one: all cards that it
// has not seen are shuffled and laid back where they were, the deck among them, and
// the votes that it has not seen are cast anew. It knows nothing of View and Sample.
func disguise(s State, seat joe.Seat, source *dice.Source) (State, bool) {
	if s.phase == over || s.phase == unbegun {
		return s, false
	}
	shuffle := func(list []Card) {
		for i := range list {
			j := i + source.IntN(len(list)-i)
			list[i], list[j] = list[j], list[i]
		}
	}
	t := s.table
	for _, roles := range []bool{true, false} {
		var slots []*Card
		pile := s.unseen().only(roles).list() // the deck, or the box
		for p := range t.cards {
			if seen := t.opened[p] || t.known[p].Has(seat); !seen && t.known[p] != 0 && (Place(p) != Envelope) == roles {
				slots = append(slots, &t.cards[p])
				pile = append(pile, t.cards[p])
			}
		}
		hands := make([][]Card, maxSeats)
		for h := range hands {
			if !roles && joe.Seat(h) != seat {
				hands[h] = t.hands[h].list()
				pile = append(pile, hands[h]...)
			}
		}
		shuffle(pile)
		next := func() Card { c := pile[0]; pile = pile[1:]; return c }
		for _, slot := range slots {
			*slot = next()
		}
		for h, hand := range hands {
			for i := range hand {
				t.hands[h][hand[i]]--
				hand[i] = next()
			}
			for _, c := range hand {
				t.hands[h][c]++
			}
		}
	}
	if t.phase == vote {
		for voter := range t.voted.Without(seat).All() {
			if t.guilty = t.guilty.Without(voter); source.IntN(2) == 0 {
				t.guilty = t.guilty.With(voter)
			}
		}
	}
	return State{t}, t != s.table
}

// The seat that cannot tell two positions apart gets equal Views, keys, legal
// actions and refusals of both.
func TestDisguisedPositionsLookAlike(t *testing.T) {
	source := dice.New(5)
	compared := 0
	for seats := minSeats; seats <= maxSeats; seats++ {
		for _, s := range moments(t, seats, 20) {
			for seat := joe.Spectator; seat < joe.Seat(seats); seat++ {
				d, ok := disguise(s, seat, &source)
				if !ok {
					continue
				}
				compared++
				if s.View(seat) != d.View(seat) || s.View(seat).Key() != d.View(seat).Key() {
					t.Fatalf("%v sees %s and %s", seat, s.View(seat).Key(), d.View(seat).Key())
				}
				if s.ToAct() != seat || seat == joe.Chance {
					continue
				}
				for _, a := range actions {
					if x, y := fmt.Sprint(Check(s, a)), fmt.Sprint(Check(d, a)); x != y {
						t.Fatalf("%v is told %q and %q", seat, x, y)
					}
				}
			}
		}
	}
	if compared < 10000 {
		t.Errorf("only %d pairs compared", compared)
	}
}

// Sample deals as a shuffle of real cards does: a slow model lays all unseen cards
// out in every order, of which each is as likely as the other.
func TestSampleIsAFairDeal(t *testing.T) {
	if testing.Short() {
		t.Skip("lays out some hundred thousand orders of cards")
	}
	for name, c := range map[string]struct {
		s    State
		seat joe.Seat
	}{
		"a hand and the deck": {at(t, `"phase":"draw","limit":40,"round":4,"turn":0,"seats":[{"role":{"card":"guest","known":[0]},"hand":["veil","writ"],"claimed":1},
			{"role":{"card":"mole","known":[1]},"hand":["favour","lens"],"claimed":1}],"envelope":{"card":"favour","known":[0]},
			"discard":["favour","favour","lens","veil","veil","lens","writ"]`), 0},
		"the envelope known to another": {at(t, `"phase":"draw","limit":40,"round":4,"turn":0,"seats":[{"role":{"card":"guest","known":[0]},"hand":["veil","writ"],"claimed":1},
			{"role":{"card":"mole","known":[1]},"hand":["favour"],"claimed":1}],"envelope":{"card":"favour","known":[1]},
			"discard":["favour","favour","lens","veil","veil","lens","writ"]`), 0},
		"the envelope known to nobody": {at(t, `"phase":"draw","limit":40,"round":4,"turn":0,"seats":[{"role":{"card":"guest","known":[0]},"hand":["veil","writ"],"claimed":1},
			{"role":{"card":"mole","known":[1]},"hand":["favour"],"claimed":1}],"envelope":{"known":[]},
			"discard":["favour","favour","lens","veil","veil","lens","writ"]`), 0},
		"a spectator of two hands": {at(t, `"phase":"draw","limit":40,"round":4,"turn":0,"seats":[{"role":{"card":"guest","known":[0]},"hand":["veil"],"claimed":1},
			{"role":{"card":"mole","known":[1]},"hand":["favour","favour"],"claimed":1}],"envelope":{"card":"lens","known":[0,1]},
			"discard":["favour","favour","lens","veil","veil","lens","writ"]`), joe.Spectator},
	} {
		t.Run(name, func(t *testing.T) {
			v := c.s.View(c.seat)
			want, orders := map[string]float64{}, 0
			permute(v.unseen().only(false).list(), func(order []Card) {
				permute(v.unseen().only(true).list(), func(roles []Card) {
					want[deal(c.s, c.seat, order, roles)]++
					orders++
				})
			})
			const draws = 40_000
			source, got := dice.New(1), map[string]float64{}
			for range draws {
				s := v.Sample(&source)
				if s.View(c.seat) != v {
					t.Fatalf("%s looks otherwise", layout(&s.table))
				}
				got[layout(&s.table)]++
			}
			// Pearson's statistic has the mean n and the variance 2n, n being one less than
			// the number of outcomes.
			chi := 0.0
			for _, k := range slices.Sorted(maps.Keys(want)) {
				expected := want[k] / float64(orders) * draws
				chi += (got[k] - expected) * (got[k] - expected) / expected
				delete(got, k)
			}
			n := float64(len(want) - 1)
			if len(got) > 0 || math.Abs(chi-n) > 4*math.Sqrt(2*n) {
				t.Errorf("chi square is %.1f for %.0f degrees of freedom; never dealt: %v", chi, n, got)
			}
		})
	}
}

// A hidden vote is as likely the one as the other, and the own vote is known.
func TestSampleOfVotes(t *testing.T) {
	s := at(t, `"phase":"vote","limit":40,"round":1,"turn":0,"used":"writ","at":3,"seats":[
		{"role":{"card":"guest","known":[0]},"vote":"guilty"},{"role":{"card":"mole","known":[1]},"vote":"guilty"},
		{"role":{"card":"guest","known":[2]}},{"role":{"card":"guest","known":[3]}}],"envelope":{"known":[]},"discard":["writ"]`)
	source := dice.New(4)
	for seat, want := range map[joe.Seat]map[joe.SeatSet]int{
		0: {joe.SetOf(0): 5000, joe.SetOf(0, 1): 5000},
		2: {0: 2500, joe.SetOf(0): 2500, joe.SetOf(1): 2500, joe.SetOf(0, 1): 2500},
	} {
		got := map[joe.SeatSet]int{}
		for range 10_000 {
			got[s.View(seat).Sample(&source).guilty]++
		}
		for set, n := range got {
			if d := n - want[set]; d < -200 || d > 200 { // four standard deviations
				t.Errorf("to %v, %v voted guilty in %d of 10,000 samples, not %d", seat, set, n, want[set])
			}
		}
	}
}

// deal lays real cards where a seat sees only backs, in order.
func deal(s State, seat joe.Seat, order, roles []Card) string {
	t := s.table
	for h := range t.all().All() {
		if h != seat {
			t.hands[h] = counts{}
			for range t.held[h] {
				t.hands[h][order[0]]++
				order = order[1:]
			}
		}
		if h != seat {
			t.cards[h], roles = roles[0], roles[1:]
		}
	}
	if !t.known[Envelope].Has(seat) && t.known[Envelope] != 0 {
		t.cards[Envelope] = order[0]
	}
	return layout(&t)
}

func layout(t *table) string { return fmt.Sprint(t.cards, t.hands) }

// permute calls f with every order of a list.
func permute(list []Card, f func([]Card)) {
	var try func(i int)
	try = func(i int) {
		if i == len(list) {
			f(list)
		}
		for j := i; j < len(list); j++ {
			list[i], list[j] = list[j], list[i]
			try(i + 1)
			list[i], list[j] = list[j], list[i]
		}
	}
	try(0)
}
