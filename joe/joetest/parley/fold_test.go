package parley

import (
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

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
