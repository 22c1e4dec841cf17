package joetest_test

import (
	"slices"
	"sync"
	"sync/atomic"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/joetest"
)

// nowAndThen is true at every third call.
func nowAndThen() func() bool {
	var n atomic.Int64
	return func() bool { return n.Add(1)%3 == 0 }
}

// richer is a State with a coin more at seat 0.
func richer(s State) State {
	s.coins = append([]int8{s.coins[0] + 1}, s.coins[1:]...)
	return s
}

// brokenMethods break single demands of the laws, each where it is made.
var brokenMethods = []breakage{
	{name: "Check has moods", law: joetest.Purity, want: "Check gives the same result again", wrap: func(g *game) {
		check, mood := g.Check, nowAndThen()
		g.Check = func(s State, a Action) error {
			if err := check(s, a); err == nil || !mood() {
				return err
			}
			return &joe.Error{Kind: joe.ErrIllegal, Rule: "hush-pass", Seat: joe.Nobody, Action: a}
		}
	}},
	{name: "Next has moods", law: joetest.Purity, want: "Next gives the same result again", wrap: func(g *game) {
		next, mood := g.Next, nowAndThen()
		g.Next = func(s State, a Action) (State, error) {
			t, err := next(s, a)
			if err == nil && mood() {
				return s, &joe.Error{Kind: joe.ErrIllegal, Rule: "hush-pass", Seat: joe.Nobody, Action: a}
			}
			return t, err
		}
	}},
	{name: "New has moods", law: joetest.Purity, want: "New gives the same game for the same Config", wrap: func(g *game) {
		fresh, mood := g.New, nowAndThen()
		g.New = func(c Config) (State, []Event, error) {
			s, events, err := fresh(c)
			if err == nil && mood() {
				s = richer(s)
			}
			return s, events, err
		}
	}},
	{name: "Apply has moods", law: joetest.Purity, want: "the same actions from the same start lead to the same State", wrap: func(g *game) {
		apply, mood := g.Apply, nowAndThen()
		g.Apply = func(s State, a Action) (State, []Event, error) {
			t, events, err := apply(s, a)
			if err == nil && mood() {
				t = richer(t)
			}
			return t, events, err
		}
	}},
	{name: "Apply tires", law: joetest.Purity, want: "a game played again takes the same actions", wrap: func(g *game) {
		apply, mood := g.Apply, nowAndThen()
		g.Apply = func(s State, a Action) (State, []Event, error) {
			if a == (Show{}) && mood() {
				return s, nil, &joe.Error{Kind: joe.ErrIllegal, Rule: "hush-show", Seat: joe.Nobody, Action: a}
			}
			return apply(s, a)
		}
	}},
	{name: "Redact has moods", law: joetest.Purity, want: "Redact gives the same event again", wrap: func(g *game) {
		mood := nowAndThen()
		g.Redact = func(e Event, seat joe.Seat) (Event, bool) {
			if _, ok := e.(Asked); ok && mood() {
				return nil, false
			}
			return redact(e, seat)
		}
	}},
	{name: "Redact writes into the event", law: joetest.Purity, want: "Redact leaves the event that it is given unchanged", wrap: func(g *game) {
		g.Redact = func(e Event, seat joe.Seat) (Event, bool) {
			if a, ok := e.(Asked); ok && a.Seat != seat {
				clear(a.Options)
			}
			return redact(e, seat)
		}
	}},
	{name: "Odds gives its own list", law: joetest.Purity, want: "Odds gives the same list again", wrap: func(g *game) {
		var lists sync.Map
		g.Odds = func(s State) []joe.Chanced[Action] {
			list, _ := lists.LoadOrStore(s.Hash(), odds(s))
			return list.([]joe.Chanced[Action])
		}
	}},
	{name: "Load writes into the text", law: joetest.Purity, want: "Load leaves the text that it reads unchanged", wrap: func(g *game) {
		g.Load = func(b []byte) (State, error) {
			s, err := load(b)
			if err == nil {
				b[0] = ' '
			}
			return s, err
		}
	}},
	{name: "a State keeps the text that it was loaded from", law: joetest.Purity, want: "a caller who writes into the text after Load", bend: bend{stateJSON: func(s State) ([]byte, error) {
		own, err := s.text()
		if text, ok := loaded.Load(s.Hash()); ok && len(text.([]byte)) == len(own) {
			return slices.Clone(text.([]byte)), nil
		}
		return own, err
	}}, wrap: func(g *game) {
		g.Load = func(b []byte) (State, error) {
			s, err := load(b)
			loaded.Store(s.Hash(), b)
			return s, err
		}
	}},
	{name: "a State gives its own text", law: joetest.Purity, want: "MarshalJSON gives the same text again", bend: func() bend {
		var texts sync.Map
		return bend{stateJSON: func(s State) ([]byte, error) {
			own, err := s.text()
			text, _ := texts.LoadOrStore(s.Hash(), own)
			return text.([]byte), err
		}}
	}()},
	{name: "a View has moods", law: joetest.Purity, want: "a State gives a seat the same View again", bend: func() bend {
		mood := nowAndThen()
		return bend{view: func(s State, seat joe.Seat) View {
			if s.toAct() == 0 && mood() {
				s = richer(s)
			}
			return s.viewOf(seat)
		}}
	}()},
	{name: "View writes into its State", law: joetest.Purity, want: "nothing changes a State: its Hash stays", bend: bend{view: func(s State, seat joe.Seat) View {
		v := s.viewOf(seat)
		if seat == 1 && !s.shown[0] && s.turn == 1 {
			s.coins[0] = 7
		}
		return v
	}}},
	{name: "With writes into the State", law: joetest.Purity, want: "nothing changes a State: its Hash stays", bend: bend{
		view: func(s State, seat joe.Seat) View {
			v := s.viewOf(seat)
			v.coins = s.coins
			return v
		},
		with: func(v View, e Event) View {
			if _, ok := e.(Raised); ok && v.coins[0] < 90 {
				v.coins[0]++
			}
			return v.following(e)
		},
	}},
	{name: "Roll writes into the State", law: joetest.Purity, want: "Legal, Roll and Apply leave", wrap: func(g *game) {
		g.Roll = func(s State, src *dice.Source) Action {
			a := roll(s, src)
			if s.ToAct() == joe.Chance && s.dealing() {
				s.coins[0] = 9
			}
			return a
		}
	}},
	{name: "a View gives its own list", law: joetest.Purity, want: "View.Legal gives the same list again", bend: func() bend {
		var lists sync.Map
		return bend{viewLegal: func(v View) []Action {
			list, _ := lists.LoadOrStore(v.Key(), v.legalFor())
			return list.([]Action)
		}}
	}()},
	{name: "Sample keeps a generator", law: joetest.Purity, want: "View.Sample draws the same from the same Source", bend: func() bend {
		var mu sync.Mutex
		own := dice.New(1)
		return bend{sample: func(v View, _ *dice.Source) State {
			mu.Lock()
			defer mu.Unlock()
			return v.drawn(&own)
		}}
	}()},
	{name: "With has moods", law: joetest.Purity, want: "View.With gives the same View again", bend: func() bend {
		mood := nowAndThen()
		return bend{with: func(v View, e Event) View {
			if _, ok := e.(Raised); ok && mood() {
				return v
			}
			return v.following(e)
		}}
	}()},
	{name: "With writes into its View", law: joetest.Purity, want: "nothing changes a View", bend: bend{with: func(v View, e Event) View {
		w := v.following(e)
		if _, ok := e.(Raised); ok && v.coins[0] < 90 {
			v.coins[0]++
		}
		return w
	}}},
	{name: "New keeps the Config's list", law: joetest.Purity, want: "a caller who writes into the Config after New", flaw: sharedCoins, setUp: func(c *Config) { c.Coins = []int8{1, 2, 3} }},

	{name: "AppendLegal never uses the room", law: joetest.Soundness, want: "AppendLegal uses the room", wrap: func(g *game) {
		legal := g.Legal
		g.AppendLegal = func(list []Action, s State) []Action { return append(list[:len(list):len(list)], legal(s)...) }
	}},
	{name: "AppendLegal leaves out what is there", law: joetest.Soundness, want: "AppendLegal appends what Legal lists", wrap: func(g *game) {
		legal := g.Legal
		g.AppendLegal = func(list []Action, s State) []Action {
			for _, a := range legal(s) {
				if !slices.Contains(list, a) {
					list = append(list, a)
				}
			}
			return list
		}
	}},
	{name: "AppendLegal lists less", law: joetest.Soundness, want: "AppendLegal appends what Legal lists", wrap: func(g *game) {
		g.AppendLegal = func(list []Action, s State) []Action {
			if all := s.legal(nil); len(all) > 0 {
				return append(list, all[1:]...)
			}
			return list
		}
	}},
	{name: "Next is stricter", law: joetest.Soundness, want: "Next accepts what Legal lists", wrap: func(g *game) {
		next := g.Next
		g.Next = func(s State, a Action) (State, error) {
			if a == (Show{}) {
				return s, s.refuse(Deal{9})
			}
			return next(s, a)
		}
	}},
	{name: "Next refuses in other words", law: joetest.Soundness, want: "Next refuses with the error that Check gives", wrap: func(g *game) {
		next := g.Next
		g.Next = func(s State, a Action) (State, error) {
			t, err := next(s, a)
			if e, ok := err.(*joe.Error); ok {
				c := *e
				c.Detail = "no"
				err = &c
			}
			return t, err
		}
	}},
	{name: "a refusal does not say of what", law: joetest.Soundness, want: "a refusal by a rule says what was tried", wrap: onError(func(e *joe.Error) { e.Action = nil })},

	{name: "a Config is refused as illegal", law: joetest.NoPanic, want: "New refuses a Config with ErrBadConfig", wrap: func(g *game) {
		fresh := g.New
		g.New = func(c Config) (State, []Event, error) {
			s, events, err := fresh(c)
			if err != nil {
				err = &joe.Error{Kind: joe.ErrIllegal, Seat: joe.Nobody}
			}
			return s, events, err
		}
	}},
	{name: "an action does not compare", law: joetest.NoPanic, want: "actions compare with ==", wrap: onLegal(func(s State, list []Action) []Action {
		if s.ToAct() >= 0 {
			list = append(list, Many{})
		}
		return list
	})},

	{name: "New begins nothing", law: joetest.OneSeat, want: "a game begun has 1 to 8 seats", wrap: func(g *game) {
		fresh := g.New
		g.New = func(c Config) (State, []Event, error) {
			if c.Seats == 3 {
				return State{}, nil, nil
			}
			return fresh(c)
		}
	}},
	{name: "a seat is gone", law: joetest.OneSeat, want: "the number of seats stays as it is", bend: bend{seats: func(s State) int {
		if s.passes > 2 {
			return len(s.hands) - 1
		}
		return len(s.hands)
	}}},
	{name: "somebody else is to act", law: joetest.OneSeat, want: "who is to act sits at the table", bend: bend{toAct: func(s State) joe.Seat {
		if who := s.toAct(); who != 1 {
			return who
		}
		return 5
	}}},
	{name: "nobody is to act in the middle", law: joetest.OneSeat, want: "Nobody is to act exactly when the game is over", bend: bend{toAct: func(s State) joe.Seat {
		if who := s.toAct(); who != 1 {
			return who
		}
		return joe.Nobody
	}}},
	{name: "a game that is over asks", law: joetest.OneSeat, want: "a game that is over waits for nothing", bend: bend{pending: func(s State) joe.Pending {
		p := s.pending()
		if s.toAct() == joe.Nobody {
			p.Kind = "again?"
		}
		return p
	}}},
	{name: "a game asks nothing", law: joetest.OneSeat, want: "a game that waits for a seat says what for", bend: bend{pending: func(s State) joe.Pending {
		p := s.pending()
		p.Kind = ""
		return p
	}}},
	{name: "who won is not there", law: joetest.OneSeat, want: "winners sit at the table", bend: bend{outcome: func(s State) (joe.Outcome, bool) {
		o, over := s.outcome()
		if over {
			o.Winners = joe.SetOf(7)
		}
		return o, over
	}}},
	{name: "a View is another's", law: joetest.OneSeat, want: "a View says whose it is", bend: bend{viewSeat: func(View) joe.Seat { return 0 }}},
	{name: "a View says that another is to act", law: joetest.OneSeat, want: "a View says who is to act", bend: bend{viewToAct: func(View) joe.Seat { return joe.Chance }}},
	{name: "a View does not say who won", law: joetest.OneSeat, want: "a View says how the game ended", bend: bend{viewOutcome: func(View) (joe.Outcome, bool) { return joe.Outcome{}, false }}},
	{name: "a View asks otherwise", law: joetest.OneSeat, want: "a View says what the game waits for", bend: bend{viewPending: func(v View) joe.Pending {
		p := v.pending()
		p.Item = "card"
		return p
	}}},

	{name: "a State has half a text", law: joetest.RoundTrip, want: "every State has a JSON text", bend: bend{stateJSON: func(State) ([]byte, error) { return []byte("{"), nil }}},
	{name: "a Config has what no JSON tells", law: joetest.RoundTrip, want: "a Config read back sets up the same game", setUp: func(c *Config) { c.Extra = 1 }},
	{name: "two actions have one text", law: joetest.RoundTrip, want: "an Action read back is the one that was written", wrap: spinning},
	{name: "two events have one text", law: joetest.RoundTrip, want: "an Event read back is the one that was written", wrap: onEvents(func(_ State, _ Action, events []Event) []Event {
		for i, e := range events {
			if p, ok := e.(Passed); ok {
				events[i] = Left(p)
			}
		}
		return events
	})},

	{name: "a View knows what events do not say", law: joetest.Secrecy, want: "an action that lets a seat tell two States apart", flaw: inside, wrap: func(g *game) {
		g.Redact = func(e Event, seat joe.Seat) (Event, bool) {
			if s, ok := e.(Shown); ok && s.Seat != seat {
				s.Card = 0
				return s, true
			}
			return redact(e, seat)
		}
	}, with: func(o *options) { o.Disguise = nil }},

	{name: "a View that followed asks otherwise", law: joetest.Following, want: "a View that followed says what the next View says", bend: bend{
		with: func(v View, e Event) View {
			w := v.following(e)
			w.followed = true
			return w
		},
		viewLegal: func(v View) []Action {
			v.followed = false
			return v.legalFor()
		},
		viewPending: func(v View) joe.Pending {
			p := v.pending()
			if v.followed {
				p.Count = 1
			}
			return p
		},
	}},
	{name: "an event without words", law: joetest.Following, want: "every event says in words what happened", wrap: spreading(func(State) Rumour { return Rumour{-1} })},

	{name: "one type of events cites and does not", law: joetest.Citation, want: "events of one type all name a rule", wrap: spreading(func(s State) Rumour { return Rumour{s.passes} })},
}

// loaded has texts by the Hash of what was loaded from them.
var loaded sync.Map
