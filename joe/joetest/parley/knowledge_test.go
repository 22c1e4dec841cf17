package parley

import (
	"encoding/json"
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

// moments are the positions of some random dinners.
func moments(t *testing.T, seats, games int) []State {
	t.Helper()
	var all []State
	for seed := range uint64(games) {
		source := dice.New(seed)
		s, _, err := New(Config{Seats: seats})
		for err == nil && s.phase != over {
			all = append(all, s)
			s, err = Next(s, random(s, &source))
		}
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, s)
	}
	return all
}

func random(s State, source *dice.Source) Action {
	if s.ToAct() == joe.Chance {
		return Roll(s, source)
	}
	legal := Legal(s)
	return legal[source.IntN(len(legal))]
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

// With takes an event if and only if it can be: if some State that the seat cannot
// tell from the real one, and some legal action, make it happen there.
func TestWithTakesWhatCanBe(t *testing.T) {
	if testing.Short() {
		t.Skip("tries every event at hundreds of moments")
	}
	const samples = 150
	text := func(e Event) string { return jsonOf(t, e) }
	var pool []Event // every event of these dinners, as every seat sees it
	known := map[string]bool{}
	collect := func(events []Event) {
		for _, e := range events {
			for seat := joe.Spectator; seat < maxSeats; seat++ {
				if r, _ := Redact(e, seat); !known[text(r)] {
					known[text(r)] = true
					pool = append(pool, r)
				}
			}
			if !known[text(e)] {
				known[text(e)] = true
				pool = append(pool, e)
			}
		}
	}
	source := dice.New(3)
	type moment struct {
		s      State
		events []Event
	}
	var walk []moment
	for seats := minSeats; seats <= maxSeats; seats++ {
		for i, s := range moments(t, seats, 30) {
			if s.phase == over {
				continue
			}
			_, events, err := Apply(s, random(s, &source))
			if err != nil {
				t.Fatal(err)
			}
			collect(events)
			if i%40 == 0 || s.phase == vote && i%4 == 0 {
				walk = append(walk, moment{s, events})
			}
		}
	}
	taken, refused := 0, 0
	for _, m := range walk {
		seat := joe.Seat(source.IntN(m.s.Seats()+1)) - 1 // chance sees what a spectator does
		v := m.s.View(seat)
		can := map[string]bool{} // an event after those before it
		for n, d := 0, m.s; n < samples; n, d = n+1, v.Sample(&source) {
			for _, a := range Legal(d) {
				_, events, err := Apply(d, a)
				if err != nil {
					t.Fatal(err)
				}
				before := ""
				for _, e := range events {
					r, _ := Redact(e, seat)
					before += text(r)
					can[before] = true
				}
			}
		}
		before := ""
		for i, e := range m.events {
			if i > 0 && v.ToAct() != joe.Nobody {
				break // the batch is done but for the question
			}
			for _, p := range pool {
				if _, ok := p.(Asked); ok {
					if v.With(p) != v {
						t.Fatalf("%v changes a View", text(p))
					}
					continue
				}
				took := v.With(p) != v
				if _, ok := p.(Revealed); ok && took {
					continue // more hands are possible than there are samples
				}
				if took != can[before+text(p)] {
					t.Fatalf("%v in phase %v, after %q: %s taken: %v, possible: %v\n%s", seat, v.phase, before, text(p), took, !took, v.Key())
				}
				if took {
					taken++
				} else {
					refused++
				}
			}
			r, _ := Redact(e, seat)
			before += text(r)
			v = v.With(r)
		}
	}
	if taken < 200 || refused < 10000 {
		t.Errorf("only %d events taken, %d refused", taken, refused)
	}
}

// A dinner with real cards on a real table: piles that are shuffled and drawn from
// tell chance what to do, and the engine never finds that it cannot be.
func TestPlaysWithRealCards(t *testing.T) {
	for seats := minSeats; seats <= maxSeats; seats++ {
		for seed := range uint64(200) {
			source := dice.New(seed)
			shuffled := func(list []Card) []Card {
				for i := range list {
					j := i + source.IntN(len(list)-i)
					list[i], list[j] = list[j], list[i]
				}
				return list
			}
			roles := shuffled(box(seats).only(true).list())
			deck := shuffled(box(seats).only(false).list())
			envelope, deck := deck[0], deck[1:]
			s, _, _ := New(Config{Seats: seats})
			for s.phase != over {
				a := random(s, &source)
				switch s.phase {
				case dealRoles:
					a = Deal{roles[s.receiver()]}
				case dealCards, draw:
					if s.Deck() != len(deck) {
						t.Fatalf("%d cards in the deck, and %d on the table", s.Deck(), len(deck))
					}
					if len(deck) > 0 {
						a, deck = Deal{deck[0]}, deck[1:]
						break
					}
					deck = append(s.Discard(), envelope)
					for seat := range s.all().All() {
						deck = append(deck, must(s.Hand(seat))...)
					}
					shuffled(deck)
					a, envelope, deck = Shuffle{}, deck[0], deck[1:]
				case look:
					a = Turn{envelope}
					if s.at != Envelope {
						a = Turn{roles[s.at]}
					}
				case open:
					a = Turn{envelope}
				}
				next, events, err := Apply(s, a)
				if err != nil {
					t.Fatal(err)
				}
				for _, e := range events {
					if u, ok := e.(Unmasked); ok && u.Card != roles[u.Seat] {
						t.Fatalf("%v, who is dealt a %v", u, roles[u.Seat])
					}
				}
				s = next
			}
			if got := must(s.Card(Envelope)); got != envelope {
				t.Fatalf("the envelope holds a %v, and on the table a %v", got, envelope)
			}
		}
	}
}

// Only the seat that an event is about sees what stands on it.
func TestRedactBlanks(t *testing.T) {
	for _, c := range []struct{ event, blank Event }{
		{RoleDealt{1, Mole}, RoleDealt{1, 0}},
		{CardDealt{1, Veil}, CardDealt{1, 0}},
		{Looked{1, Envelope, Veil}, Looked{1, Envelope, 0}},
		{Voted{1, Guilty}, Voted{1, 0}},
		{Asked{joe.Pending{Seat: 1}, []Action{Drop{Veil}}}, Asked{joe.Pending{Seat: 1}, nil}},
	} {
		for seat := joe.Nobody; seat < joe.MaxSeats; seat++ {
			want := c.blank
			if seat == 1 {
				want = c.event
			}
			got, ok := Redact(c.event, seat)
			same(t, got, want)
			same(t, ok, true)
			again, _ := Redact(got, seat)
			same(t, again, got)
		}
	}
}

func jsonOf(t *testing.T, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// A View is not told what it knows to be otherwise, nor what cannot be at all.
func TestWithRefusesFalseEvents(t *testing.T) {
	ballot := table3(t, "", "", "veil", `"phase":"vote","turn":0,"used":"writ","at":1,"envelope":{"known":[]},"discard":["writ"]`)
	counted := ballot.View(0).With(Voted{0, Guilty}).With(Voted{2, 0})
	end := atEnd(t, "veil", "lens writ", "guest", "mole", `"card":"lens","known":[0]`, "").View(0)
	revealed := end.With(Revealed{Lens, []Card{Guest, Mole}, [][]Card{{Veil}, {Lens, Writ}}})
	for name, c := range map[string]struct {
		v         View
		truth     Event
		falsehood []Event
	}{
		"votes": {counted, Counted{joe.SetOf(0), joe.SetOf(2)}, []Event{
			Counted{joe.SetOf(2), joe.SetOf(0)},    // the own vote was another
			Counted{joe.SetOf(0, 2), joe.SetOf(2)}, // one voted both ways
			Counted{joe.SetOf(0), joe.SetOf(1, 2)}, // the accused did not vote
			Counted{joe.SetOf(0), 0},               // another did
		}},
		"roles": {counted.With(Counted{joe.SetOf(0, 2), 0}), Unmasked{1, Mole}, []Event{
			Unmasked{2, Mole}, Unmasked{1, Veil}, Unmasked{1, 0},
		}},
		"the end": {end, Revealed{Lens, []Card{Guest, Guest}, [][]Card{{Veil}, {Writ, Writ}}}, []Event{
			Revealed{Writ, []Card{Guest, Mole}, [][]Card{{Veil}, {Lens, Writ}}}, // the envelope was seen
			Revealed{Lens, []Card{Mole, Guest}, [][]Card{{Veil}, {Lens, Writ}}}, // so was the own role
			Revealed{Lens, []Card{Guest, Veil}, [][]Card{{Veil}, {Lens, Writ}}},
			Revealed{Lens, []Card{Guest}, [][]Card{{Veil}, {Lens, Writ}}},
			Revealed{Lens, []Card{Guest, Mole}, [][]Card{{Lens}, {Lens, Writ}}}, // and the own hand
			Revealed{Lens, []Card{Guest, Mole}, [][]Card{{Veil}, {Lens}}},       // two cards were held
			Revealed{Lens, []Card{Guest, Mole}, [][]Card{{Veil}, {Lens, Mole}}},
			Revealed{Lens, []Card{Guest, Mole}, [][]Card{{Veil}, {Lens, 0}}},
			Revealed{Lens, []Card{Guest, Mole}, [][]Card{{Veil}}},
		}},
		"cards": {at(t, `"phase":"open","limit":40,"round":3,"turn":0,"seats":[{"role":{"card":"guest","known":[0]},"claimed":3},
			{"role":{"card":"mole","known":[1]},"hand":["writ","veil"]},{"role":{"card":"guest","known":[2]},"hand":["lens"]}],
			"envelope":{"known":[]},"discard":["lens"]`).View(0), Revealed{Lens, []Card{Guest, Mole, Guest}, [][]Card{{}, {Veil, Writ}, {Lens}}}, []Event{
			Revealed{Lens, []Card{Guest, Mole, Guest}, [][]Card{{}, {Veil, Lens}, {Lens}}}, // a fourth Lens
			Revealed{Lens, []Card{Guest, Mole, Mole}, [][]Card{{}, {Veil, Writ}, {Lens}}},  // a second Mole
		}},
		"points": {revealed, Ended{joe.Outcome{Winners: joe.SetOf(1), Reason: ruleEnd, Points: [8]int16{1, 5}}}, []Event{
			Ended{joe.Outcome{Winners: joe.SetOf(1), Reason: ruleEnd, Points: [8]int16{1, 4}}},
			Ended{joe.Outcome{Winners: joe.SetOf(0), Reason: ruleEnd, Points: [8]int16{1, 5}}},
			Ended{joe.Outcome{Winners: joe.SetOf(1), Reason: ruleLimit, Points: [8]int16{1, 5}}},
		}},
	} {
		if c.v.With(c.truth) == c.v {
			t.Errorf("%s: %v is not taken", name, jsonOf(t, c.truth))
		}
		for _, e := range c.falsehood {
			if c.v.With(e) != c.v {
				t.Errorf("%s: %#v is taken", name, e)
			}
		}
	}
}
