package deckbuilder

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// scene is a position that a test arranges, and what happened in the last batch.
type scene struct {
	t *testing.T
	State
	events []Event
}

// opened is a game set up by chance, in the first seat's Action phase of the first
// turn, unless the Config names another seat.
func opened(t *testing.T, c Config) *scene {
	t.Helper()
	if c.First == 0 {
		c.First = joe.FirstSeat(0)
	}
	s, events, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	x := &scene{t, s, events}
	x.settle()
	return x
}

// settle lets chance act, and declines whatever is asked, until the Action phase.
func (x *scene) settle() {
	x.t.Helper()
	src := dice.New(11)
	for n := 0; x.Pending().Kind != AskMissions; n++ {
		switch {
		case x.ToAct() == joe.Nobody || n > 500:
			x.t.Fatalf("the game does not come to an Action phase: %+v", x.Pending())
		case x.ToAct() == joe.Chance:
			x.do(Roll(x.State, &src))
		case slices.Contains(Legal(x.State), pass):
			x.do(pass)
		default:
			x.do(Legal(x.State)[0])
		}
	}
}

// placed is a place by its text.
func (x *scene) placed(text string) Place {
	x.t.Helper()
	p, ok := placeNamed(text)
	if !ok || p.index() < 0 {
		x.t.Fatalf("no place %q", text)
	}
	return p
}

// home is where a card goes that a scene has no use for.
func (x *scene) home(id content.ID, seat joe.Seat) Place {
	switch c := x.card(id); c.Kind {
	case content.Officer:
		return at(OfficerStack)
	case content.Trooper:
		return at(TrooperStack)
	case content.Battalion:
		return at(BattalionStack)
	case content.Complication, content.Strike:
		return ofAct(Complicators, c.Act)
	case content.Mission:
		return ofAct(Missions, c.Act)
	case content.Finale:
		return ofAct(Finales, c.Act)
	case content.Promoted, content.Expert:
		return at(Box)
	case content.Accusation:
		return at(Accusations)
	case content.Sabotage:
		return at(SabotageDeck)
	case content.Guard:
		return at(GuardStack)
	case content.CobraTransport:
		return at(CobraDeck)
	default:
		switch {
		case c.Where == content.Starter || c.Where == content.Cast || c.Kind == content.Leader:
			return of(DeckRest, max(0, seat))
		case c.Where == content.Hangar:
			return at(Hangar)
		case c.Where == content.Rifles:
			return at(RifleStack)
		}
		return at(MainDeck)
	}
}

// clear takes all cards out of a place.
func (x *scene) clear(place string) *scene {
	x.t.Helper()
	p := x.placed(place)
	for list := x.pile(p); len(list) > 0; list = x.pile(p) {
		id := list[len(list)-1].card
		to := x.home(id, p.Seat())
		if to == p {
			to = at(Out)
		}
		x.moves(id, p, to, x.owner(to))
	}
	return x
}

// put makes these the cards of a place, the last on top, taking them from wherever
// else they lie: from the unordered piles first.
func (x *scene) put(place string, ids ...string) *scene {
	x.t.Helper()
	x.clear(place)
	return x.add(place, ids...)
}

// add adds cards to a place as put does.
func (x *scene) add(place string, ids ...string) *scene {
	x.t.Helper()
	to := x.placed(place)
	for _, name := range ids {
		id, ok := x.set.cards.Find(name)
		if !ok {
			x.t.Fatalf("no card %q", name)
		}
		from, found := x.home(id, to.Seat()), false
		for _, pass := range [...]bool{true, false} {
			for _, p := range append([]Place{from}, places[:]...) {
				if !found && p != to && p.Zone.unordered() == pass && x.pile(p).last(id) >= 0 && (p.Seat() < 0 || p.Seat() == to.Seat() || !pass) {
					from, found = p, true
				}
			}
		}
		if !found {
			x.t.Fatalf("no copy of %q is left", name)
		}
		x.moves(id, from, to, x.owner(to))
	}
	x.mission = mission{}
	return x
}

// story makes a card the active Story Mission.
func (x *scene) story(id string) *scene {
	x.t.Helper()
	return x.put("story", id)
}

// do does actions, each of which must be legal.
func (x *scene) do(actions ...Action) *scene {
	x.t.Helper()
	for _, a := range actions {
		next, events, err := Apply(x.State, a)
		if err != nil {
			x.t.Fatalf("%v: %v", a, err)
		}
		x.State, x.events = next, events
	}
	return x
}

// until lets chance act by a fixed Source, keeping all events, until somebody is asked.
func (x *scene) until() *scene {
	x.t.Helper()
	src := dice.New(5)
	var all []Event
	for x.ToAct() == joe.Chance {
		all = append(all, x.events...)
		x.do(Roll(x.State, &src))
	}
	x.events = append(all, x.events...)
	return x
}

// refuses wants an action refused by a rule.
func (x *scene) refuses(a Action, rule joe.RuleID) *scene {
	x.t.Helper()
	next, events, err := Apply(x.State, a)
	var e *joe.Error
	switch {
	case err == nil:
		x.t.Errorf("%v is accepted", a)
	case !errors.As(err, &e) || e.Rule != rule:
		x.t.Errorf("%v is refused by %v, want %s", a, err, rule)
	case events != nil || next.Hash() != x.Hash():
		x.t.Errorf("%v is refused, but something happened", a)
	}
	return x
}

// asks wants a seat to be asked a kind of question.
func (x *scene) asks(seat joe.Seat, kind string) *scene {
	x.t.Helper()
	if p := x.Pending(); p.Seat != seat || p.Kind != kind {
		x.t.Fatalf("%v is asked %q, want %v %q", p.Seat, p.Kind, seat, kind)
	}
	return x
}

// holds wants these cards in a place, in any order.
func (x *scene) holds(place string, ids ...string) *scene {
	x.t.Helper()
	got := x.Cards(x.placed(place))
	slices.Sort(got)
	want := slices.Clone(ids)
	slices.Sort(want)
	if strings.Join(got, " ") != strings.Join(want, " ") {
		x.t.Errorf("%s holds %q, want %q", place, got, want)
	}
	return x
}

// cited wants an event of the last batch that names the rule.
func (x *scene) cited(rule joe.RuleID) *scene {
	x.t.Helper()
	for _, e := range x.events {
		if e.Rule() == rule {
			return x
		}
	}
	x.t.Errorf("no event cites %s: %v", rule, x.events)
	return x
}

// legal reports whether an action is legal.
func (x *scene) legal(a Action) bool { return slices.Contains(Legal(x.State), a) }
