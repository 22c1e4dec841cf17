package parley

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// Every rule has its test, under its id.
func TestRules(t *testing.T) {
	book, err := joe.ParseRulebook(ledger)
	if err != nil {
		t.Fatal(err)
	}
	for r := range book.All() {
		test, ok := ruleTests[r.ID]
		if !ok {
			t.Errorf("no test for %s", r.ID)
			continue
		}
		t.Run(string(r.ID), test)
	}
	same(t, len(ruleTests), book.Len())
	same(t, Rules().Len(), book.Len())
}

var ruleTests = map[joe.RuleID]func(*testing.T){
	"parley-seats": func(t *testing.T) {
		for seats := -1; seats <= 9; seats++ {
			s, _, err := New(Config{Seats: seats})
			same(t, errors.Is(err, joe.ErrBadConfig), seats < 2 || seats > 4)
			if err == nil {
				same(t, s.Seats(), seats)
			}
		}
	},
	"parley-cards": func(t *testing.T) {
		same(t, box(4).only(false), counts{Favour: 7, Lens: 3, Writ: 3, Veil: 3})
		same(t, box(4).only(false).total(), 16)
	},
	"parley-roles": func(t *testing.T) {
		same(t, box(3).only(true), counts{Guest: 3, Mole: 1})
	},
	"parley-deal-role": func(t *testing.T) {
		s, _, _ := New(Config{Seats: 3})
		odds := Odds(s)
		same(t, odds, []joe.Chanced[Action]{{Action: Deal{Guest}, Weight: 3, P: 0.75}, {Action: Deal{Mole}, Weight: 1, P: 0.25}})
		s, _ = after(t, s, Deal{Guest}, Deal{Mole}, Deal{Guest})
		for seat, want := range []Card{Guest, Mole, Guest} {
			for eyes := range joe.AllSeats(3).All() {
				c, ok := s.View(eyes).Card(Place(seat))
				same(t, ok, eyes == joe.Seat(seat))
				if ok {
					same(t, c, want)
				}
			}
		}
		same(t, s.Pending().Kind, "deal")
	},
	"parley-envelope": func(t *testing.T) {
		s, _, _ := New(Config{Seats: 2})
		s, _ = after(t, s, Deal{Guest}, Deal{Guest}, Deal{Favour}, Deal{Favour}, Deal{Favour}, Deal{Favour})
		same(t, s.Deck(), 11)
		_, ok := s.Card(Envelope)
		same(t, ok, false)
		// 3 Favours and 9 others are left: twelve cards, eleven of them in the deck.
		same(t, Odds(s)[0], joe.Chanced[Action]{Action: Deal{Favour}, Weight: 3, P: 0.25})
	},
	"parley-deal": func(t *testing.T) {
		s := table2(t, "", "", `"phase":"deal","turn":1`+closed)
		s, events := after(t, s, Deal{Lens}, Deal{Veil}, Deal{Writ}, Deal{Veil})
		var seen []Event
		for _, e := range events {
			if e, ok := e.(CardDealt); ok {
				r, _ := Redact(e, 0)
				seen = append(seen, r)
			}
		}
		same(t, seen, []Event{CardDealt{1, 0}, CardDealt{0, Veil}, CardDealt{1, 0}, CardDealt{0, Veil}})
		hand, _ := s.View(0).Hand(0)
		same(t, hand, []Card{Veil, Veil})
		_, ok := s.View(0).Hand(1)
		same(t, ok, false)
		same(t, s.Pending(), joe.Pending{Seat: joe.Chance, Kind: "draw", Rule: ruleDraw, Other: 1})
	},
	"parley-draw": func(t *testing.T) {
		s := table2(t, "lens lens", "veil veil", `"phase":"draw","turn":0`+closed)
		refuses(t, s, Deal{Mole}, ruleDeal)
		s, events := after(t, s, Deal{Writ})
		same(t, events[0], Event(CardDealt{0, Writ}))
		hand, _ := s.Hand(0)
		same(t, hand, []Card{Lens, Lens, Writ})
		same(t, s.ToAct(), 0)
	},
	"parley-shuffle": func(t *testing.T) {
		s := at(t, `"phase":"draw","limit":40,"round":5,"turn":1,"seats":[
			{"role":{"card":"guest","known":[0,1]},"hand":["veil"],"claimed":1},{"role":{"card":"mole","known":[1]},"hand":["favour"],"claimed":1}],
			"envelope":{"card":"favour","known":[0]},"discard":["favour","favour","favour","lens","lens","lens","writ","writ","writ","veil","veil"]`)
		legal(t, s, "shuffle")
		same(t, s.Pending(), joe.Pending{Seat: joe.Chance, Kind: "shuffle", Rule: ruleShuffle, Other: joe.Nobody})
		s, events := after(t, s, Shuffle{})
		same(t, events[0], Event(Shuffled{}))
		same(t, s.Pending(), joe.Pending{Seat: joe.Chance, Kind: "deal", Rule: ruleDeal, Other: 1})
		_, known := s.Card(Envelope)
		same(t, known, false)
		same(t, s.Knows(Envelope), 0)
		same(t, s.Knows(0), joe.SetOf(0, 1)) // roles are not shuffled
		same(t, s.Discard(), []Card{})
		same(t, Odds(s)[0], joe.Chanced[Action]{Action: Deal{Favour}, Weight: 5, P: 5. / 14})
		s, _ = after(t, s, Deal{Favour}, Deal{Favour}, Deal{Favour}, Deal{Favour})
		same(t, s.Deck(), 9)
		same(t, s.Pending().Kind, "draw")
		refuses(t, s, Shuffle{}, ruleShuffle)
	},
	"parley-turn": func(t *testing.T) {
		s := table3(t, "veil", "veil", "lens lens", `"phase":"play","turn":2`+closed)
		s, _ = after(t, s, Drop{Lens})
		same(t, s.Round(), 2)
		same(t, s.Turn(), 0)
		same(t, s.Pending(), joe.Pending{Seat: joe.Chance, Kind: "draw", Rule: ruleDraw, Other: 0})
		s, _ = after(t, s, Deal{Favour}, Claim{})
		same(t, s.Round(), 2)
		same(t, s.Turn(), 1)
		refuses(t, table2(t, "favour", "veil", `"phase":"answer","turn":1,"used":"writ","at":0,"asked":0,"envelope":{"known":[]},"discard":["writ"]`), Claim{}, ruleTurn)
	},
	"parley-hold": func(t *testing.T) {
		s := table2(t, "writ", "lens veil", `"phase":"play","turn":0`+closed)
		for _, a := range []Action{Peek{1}, Claim{}, Drop{Veil}, Drop{Lens}} {
			refuses(t, s, a, ruleHold)
		}
		legal(t, s, "drop a writ, accuse seat 1")
		s, _ = after(t, s, Accuse{1})
		legal(t, s, "cancel with a veil, pass")
		refuses(t, table2(t, "veil", "lens", `"phase":"answer","turn":0,"used":"writ","at":1,"asked":1,"envelope":{"known":[]},"discard":["writ"]`), Cancel{}, ruleHold)
	},
	"parley-claim": func(t *testing.T) {
		s := table2(t, "favour veil", "lens", `"phase":"play","turn":0`+closed)
		s, events := after(t, s, Claim{})
		same(t, events[0], Event(Claimed{0}))
		same(t, s.View(joe.Spectator).Points(0), 1)
		same(t, s.Held(0), 1)
		same(t, s.Discard(), []Card{})
	},
	"parley-drop": func(t *testing.T) {
		s := table2(t, "favour veil", "lens", `"phase":"play","turn":0`+closed)
		refuses(t, s, Drop{Favour}, ruleDrop)
		refuses(t, s, Drop{Mole}, ruleDrop)
		s, events := after(t, s, Drop{Veil})
		same(t, events[0], Event(Dropped{0, Veil}))
		same(t, s.Discard(), []Card{Veil})
	},
	"parley-lens": func(t *testing.T) {
		s := table2(t, "lens", "veil", `"phase":"play","turn":0`+closed)
		legal(t, s, "drop a lens, peek at the role of seat 1, peek at the envelope")
		for _, p := range []Place{2, 3, 5, -1} {
			refuses(t, s, Peek{p}, ruleLens)
		}
		s, events := after(t, s, Peek{1})
		same(t, events[0], Event(Aimed{0, 1}))
		same(t, s.Discard(), []Card{Lens})
		same(t, s.Held(0), 0)
	},
	"parley-lens-seen": func(t *testing.T) {
		s := table2(t, "lens", "lens", `"phase":"play","turn":0,"envelope":{"card":"writ","known":[0]},"discard":[]`)
		refuses(t, s, Peek{Envelope}, ruleSeen)
		refuses(t, s, Peek{0}, ruleSeen)
		s = table2(t, "lens", "lens", `"phase":"play","turn":1,"envelope":{"card":"writ","known":[0]},"discard":[]`)
		legal(t, s, "drop a lens, peek at the role of seat 0, peek at the envelope")
		s = at(t, `"phase":"play","limit":40,"round":1,"turn":0,"seats":[{"role":{"card":"guest","known":[0]},"hand":["lens"]},
			{"role":{"card":"mole","known":[1],"open":true},"hand":["veil"]}]`+closed)
		refuses(t, s, Peek{1}, ruleSeen)
	},
	"parley-look": func(t *testing.T) {
		s := table3(t, "veil", "", "", `"phase":"look","turn":0,"used":"lens","at":"envelope","envelope":{"known":[]},"discard":["lens"]`)
		same(t, Odds(s)[0], joe.Chanced[Action]{Action: Turn{Favour}, Weight: 7, P: 0.5}) // of 14 cards
		refuses(t, s, Turn{Mole}, ruleLook)
		s, events := after(t, s, Turn{Writ})
		for seat, want := range map[joe.Seat]Card{0: Writ, 1: 0, joe.Spectator: 0} {
			r, _ := Redact(events[0], seat)
			same(t, r, Event(Looked{0, Envelope, want}))
			c, ok := s.View(seat).Card(Envelope)
			same(t, c, want)
			same(t, ok, want != 0)
			same(t, s.View(seat).Knows(Envelope), joe.SetOf(0))
		}
		same(t, s.Turn(), 1)
		// Who looks second sees the same card; and a role is what its seat knows it to be.
		s = table3(t, "", "veil", "", `"phase":"look","turn":1,"used":"lens","at":"envelope","envelope":{"card":"writ","known":[0]},"discard":["lens"]`)
		legal(t, s, "turn a writ")
		s, _ = after(t, s, Turn{Writ})
		for seat := range joe.AllSeats(2).All() {
			same(t, must(s.View(seat).Card(Envelope)), Writ)
		}
		same(t, table3(t, "", "veil", "", `"phase":"look","turn":1,"used":"lens","at":"envelope","envelope":{"card":"writ","known":[0]},"discard":["lens"]`).View(0).
			With(Looked{1, Envelope, 0}).Key(), s.View(0).Key())
		s = table3(t, "veil", "", "", `"phase":"look","turn":0,"used":"lens","at":1,"envelope":{"known":[]},"discard":["lens"]`)
		legal(t, s, "turn a mole")
	},
	"parley-writ": func(t *testing.T) {
		s := table3(t, "writ", "veil", "veil", `"phase":"play","turn":0`+closed)
		legal(t, s, "drop a writ, accuse seat 1, accuse seat 2")
		for _, seat := range []joe.Seat{0, 3, -1, joe.Nobody} {
			refuses(t, s, Accuse{seat}, ruleWrit)
		}
		s, events := after(t, s, Accuse{2})
		same(t, events[0], Event(Accused{0, 2}))
		same(t, s.Discard(), []Card{Writ})
	},
	"parley-writ-open": func(t *testing.T) {
		s := at(t, `"phase":"play","limit":40,"round":1,"turn":0,"seats":[{"role":{"card":"guest","known":[0]},"hand":["writ"]},
			{"role":{"card":"mole","known":[1],"open":true},"hand":["veil"]}]`+closed)
		refuses(t, s, Accuse{1}, ruleWritOpen)
	},
	"parley-answer": func(t *testing.T) {
		roles := `{"role":{"card":"guest","known":[%d]},"hand":[%s]}`
		s := at(t, `"phase":"play","limit":40,"round":1,"turn":1,"seats":[`+
			fmt.Sprintf(roles+","+roles+","+roles+","+roles, 0, `"lens"`, 1, `"lens"`, 2, "", 3, `"favour"`)+"]"+closed)
		s, events := after(t, s, Peek{Envelope})
		same(t, s.Pending(), joe.Pending{Seat: 3, Kind: "answer", Rule: ruleAnswer, Other: 1, Item: "lens"})
		same(t, events[1], Event(Asked{s.Pending(), []Action{Pass{}}}))
		refuses(t, s, Cancel{}, ruleHold)
		s, _ = after(t, s, Pass{})
		same(t, s.ToAct(), 0)
		s, _ = after(t, s, Pass{})
		same(t, s.Pending(), joe.Pending{Seat: joe.Chance, Kind: "look", Rule: ruleLook, Other: 1, Item: "the envelope"})
		s, _ = after(t, s, Turn{Veil}, Deal{Lens})
		refuses(t, s, Pass{}, ruleAnswer)
		refuses(t, s, Cancel{}, ruleAnswer)
	},
	"parley-veil": func(t *testing.T) {
		s := table3(t, "writ", "veil veil", "veil", `"phase":"play","turn":0`+closed)
		s, events := after(t, s, Accuse{2}, Cancel{})
		same(t, events[2], Event(Cancelled{1}))
		same(t, s.Pending(), joe.Pending{Seat: joe.Chance, Kind: "draw", Rule: ruleDraw, Other: 1})
		same(t, s.Discard(), []Card{Writ, Veil})
		same(t, s.Held(1), 1)
	},
	"parley-vote": func(t *testing.T) {
		seat := `{"role":{"card":"guest","known":[%d]},"hand":["lens"]}`
		s := at(t, `"phase":"vote","limit":40,"round":1,"turn":1,"used":"writ","at":2,"seats":[`+
			fmt.Sprintf(strings.ReplaceAll(seat+","+seat+","+seat+",", `"lens"`, "")+seat, 0, 1, 2, 3)+`],"envelope":{"known":[]},"discard":["writ"]`)
		refuses(t, s, Vote{}, ruleVote)
		refuses(t, s, Vote{Ballot: 3}, ruleVote)
		refuses(t, s, Pass{}, ruleAnswer)
		for _, voter := range []joe.Seat{1, 3} {
			same(t, s.ToAct(), voter)
			next, events := after(t, s, Vote{Guilty})
			other, others := after(t, s, Vote{Innocent})
			for eyes := range joe.AllSeats(4).All() {
				same(t, next.View(eyes) == other.View(eyes), eyes != voter)
				a, _ := Redact(events[0], eyes)
				b, _ := Redact(others[0], eyes)
				same(t, a == b, eyes != voter)
			}
			s = next
		}
		same(t, s.ToAct(), 0)
		s, _ = after(t, s, Vote{Innocent})
		if c, ok := s.Card(2); c != Guest || !ok || !s.opened[2] {
			t.Errorf("two of three votes for guilty: %v %v", c, s.opened)
		}
	},
	"parley-count": func(t *testing.T) {
		vote := `"phase":"vote","turn":0,"used":"writ","at":1,"envelope":{"known":[]},"discard":["writ"]`
		s, events := after(t, table3(t, "", "", "veil", vote), Vote{Guilty}, Vote{Innocent})
		same(t, events[3], Event(Counted{joe.SetOf(0), joe.SetOf(2)}))
		same(t, s.opened[1], false)
		same(t, s.View(joe.Spectator).guilty, joe.SetOf(0))
		same(t, s.View(joe.Spectator).voted, joe.SetOf(0, 2))
		s, events = after(t, table3(t, "", "", "veil", vote), Vote{Guilty}, Vote{Guilty})
		same(t, events[3], Event(Counted{joe.SetOf(0, 2), 0}))
		same(t, events[4], Event(Unmasked{1, Mole}))
		s, _ = after(t, s, Deal{Lens})
		same(t, s.voted|s.guilty, 0)
	},
	"parley-unmask": func(t *testing.T) {
		s := table3(t, "", "", "veil", `"phase":"vote","turn":0,"used":"writ","at":1,"envelope":{"known":[]},"discard":["writ"]`)
		s, _ = after(t, s, Vote{Guilty}, Vote{Guilty})
		same(t, []int{s.Points(0), s.Points(1), s.Points(2)}, []int{2, 0, 0})
		c, _ := s.View(joe.Spectator).Card(1)
		same(t, c, Mole)
		s = table3(t, "", "", "veil", `"phase":"vote","turn":0,"used":"writ","at":2,"envelope":{"known":[]},"discard":["writ"]`)
		s, _ = after(t, s, Vote{Guilty}, Vote{Guilty})
		same(t, []int{s.Points(0), s.Points(1), s.Points(2)}, []int{0, 0, 1})
		same(t, s.Knows(2), joe.AllSeats(3))
	},
	"parley-end": func(t *testing.T) {
		s := at(t, `"phase":"play","limit":40,"round":3,"turn":0,"seats":[{"role":{"card":"guest","known":[0]},"hand":["favour"],"claimed":1},
			{"role":{"card":"guest","known":[1]},"hand":["veil"],"claimed":1}]`+closed)
		s, _ = after(t, s, Claim{})
		same(t, s.Pending(), joe.Pending{Seat: joe.Chance, Kind: "open", Rule: ruleReveal, Other: joe.Nobody, Item: "the envelope"})
		s, _ = after(t, s, Turn{Lens})
		o, over := s.Outcome()
		same(t, over, true)
		same(t, o, joe.Outcome{Winners: joe.SetOf(0), Reason: ruleEnd, Points: [8]int16{2, 1}})
		same(t, errors.Is(Check(s, Claim{}), joe.ErrGameOver), true)
	},
	"parley-reveal": func(t *testing.T) {
		s := atEnd(t, "veil", "lens writ", "guest", "mole", `"known":[]`, "")
		same(t, len(Odds(s)), 4)
		s, events := after(t, s, Turn{Lens})
		same(t, events, []Event{Revealed{Lens, []Card{Guest, Mole}, [][]Card{{Veil}, {Lens, Writ}}}, Ended{must(s.Outcome())}})
		v := s.View(joe.Spectator)
		same(t, must(v.Card(Envelope)), Lens)
		same(t, must(v.Card(1)), Mole)
		same(t, must(v.Hand(1)), []Card{Lens, Writ})
		same(t, len(Odds(atEnd(t, "veil", "lens", "guest", "mole", `"card":"writ","known":[1]`, ""))), 1)
	},
	"parley-match": func(t *testing.T) {
		s, _ := after(t, atEnd(t, "lens lens", "veil", "guest", "guest", `"known":[]`, ""), Turn{Lens})
		same(t, must(s.Outcome()).Points, [8]int16{2, 2}) // of Favours 1 and 2
		s, _ = after(t, atEnd(t, "lens lens", "veil", "guest", "guest", `"known":[]`, ""), Turn{Writ})
		same(t, must(s.Outcome()).Points, [8]int16{1, 2})
	},
	"parley-mole": func(t *testing.T) {
		s, _ := after(t, atEnd(t, "", "", "guest", "mole", `"known":[]`, ""), Turn{Lens})
		same(t, must(s.Outcome()).Points, [8]int16{1, 4})
		s, _ = after(t, atEnd(t, "", "", "guest", "mole", `"known":[]`, `,"open":true`), Turn{Lens})
		same(t, must(s.Outcome()).Points, [8]int16{1, 2})
	},
	"parley-win": func(t *testing.T) {
		s := at(t, `"phase":"open","limit":40,"round":3,"turn":0,"seats":[{"role":{"card":"guest","known":[0]},"claimed":2},
			{"role":{"card":"guest","known":[1]},"claimed":1},{"role":{"card":"mole","known":[2]}}]`+closed)
		s, _ = after(t, s, Turn{Lens})
		same(t, must(s.Outcome()), joe.Outcome{Winners: joe.SetOf(0, 2), Reason: ruleEnd, Points: [8]int16{2, 1, 2}})
	},
	"sdk-turn-limit": func(t *testing.T) {
		s := at(t, `"phase":"play","limit":2,"round":2,"turn":0,"seats":[{"role":{"card":"guest","known":[0]},"hand":["veil"]},
			{"role":{"card":"mole","known":[1]},"hand":["veil"]}]`+closed)
		s, _ = after(t, s, Drop{Veil})
		same(t, s.Pending().Kind, "draw")
		s, _ = after(t, s, Deal{Lens}, Drop{Lens})
		same(t, s.Pending().Kind, "open")
		s, _ = after(t, s, Turn{Favour})
		same(t, must(s.Outcome()), joe.Outcome{Winners: joe.SetOf(1), Reason: ruleLimit, Points: [8]int16{0, 2}})
		for limit, bad := range map[int]bool{-1: true, 0: false, 1: false, 1000: false, 1001: true} {
			_, _, err := New(Config{Seats: 2, TurnLimit: limit})
			same(t, errors.Is(err, joe.ErrBadConfig), bad)
		}
		s, _, _ = New(Config{Seats: 2})
		same(t, s.limit, uint16(40))
	},
}

// The rules that code cites are in the ledger, and the actions of one position are
// in one order.
func TestErrorsCite(t *testing.T) {
	s, _, _ := New(Config{Seats: 4})
	for _, a := range actions {
		var e *joe.Error
		if errors.As(Check(s, a), &e) {
			if _, ok := Rules().Rule(e.Rule); !ok {
				t.Errorf("%v: rule %q", a, e.Rule)
			}
		}
		if err := Check(State{}, a); !errors.Is(err, joe.ErrNotBegun) {
			t.Errorf("%v: %v", a, err)
		}
	}
	for _, a := range []Action{nil, (*Claim)(nil), &Drop{Veil}} {
		if err := Check(s, a); !errors.Is(err, joe.ErrMalformed) || err.Error() == "" {
			t.Errorf("%T: %v", a, err)
		}
	}
	if err := Check(s, Claim{}); !errors.Is(err, joe.ErrNotYourTurn) {
		t.Error(err)
	}
	if !slices.IsSortedFunc(Legal(s), func(a, b Action) int { return slices.Index(actions, a) - slices.Index(actions, b) }) {
		t.Error(Legal(s))
	}
}
