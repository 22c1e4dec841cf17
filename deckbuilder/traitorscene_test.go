package deckbuilder

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// within is a game of A Traitor Within in seat 0's first Action phase: the cards as they
// are, the secret Loyalty cards dealt as the letters say, by seat: l for a Loyal Joe, t
// for the Traitor.
func within(t *testing.T, secret string) *scene {
	t.Helper()
	return withinOf(t, Config{Seats: len(secret), Story: TraitorWithin}, secret)
}

func withinOf(t *testing.T, c Config, secret string) *scene {
	t.Helper()
	c.First = joe.FirstSeat(0)
	s, events, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	x := &scene{t, s, events}
	x.deals(secret, func() bool { return x.Pending().Kind == AskMissions })
	return x
}

// deals lets set-up go on, with those secret Loyalty cards, until it has come so far;
// what is asked of players is answered with the first thing that is legal.
func (x *scene) deals(secret string, far func() bool) {
	x.t.Helper()
	src := dice.New(11)
	for n := 0; !far(); n++ {
		seat, dealt := strings.CutPrefix(x.Pending().Item, "loyalty/")
		switch {
		case x.ToAct() == joe.Nobody || n > 500:
			x.t.Fatalf("set-up does not come so far: %+v", x.Pending())
		case x.Pending().Kind == AskDeal && dealt:
			x.do(Deal{map[byte]string{'l': "loyal-joe", 't': "traitor"}[secret[seat[0]-'0']]})
		case x.ToAct() == joe.Chance:
			x.do(Roll(x.State, &src))
		case slices.Contains(Legal(x.State), pass):
			x.do(pass)
		default:
			x.do(Legal(x.State)[0])
		}
	}
}

// suspects is such a game on a stage: the plain cards and these, led by Duke, Scarlett
// and others, with a plain Story Mission, a plain one to come, nothing of Cobra in play
// and nothing assigned, only the VAMP in the Hangar and no cards in hands or discards.
func suspects(t *testing.T, secret string, more ...string) *scene {
	t.Helper()
	return suspectsOf(t, Config{Story: TraitorWithin}, secret, more...)
}

// untuned is the cards of A Traitor Within that scenes count with: the Accusations, each
// of Difficulty 3, a Sabotage card and a mission. Those built in are tuned.
func untuned() string {
	list := []string{
		`{"id":"sabotage-wrong-map","name":"Wrong Map","kind":"sabotage","basis":"designed","set":"traitor-within","count":2,"text":"Difficulty +1.","abilities":[{"on":"sabotage","do":[{"do":"ease","n":-1}]}]}`,
		`{"id":"tw-name-on-the-list","name":"The Name on the List","kind":"mission","basis":"designed","set":"traitor-within","act":3,"story":"traitor-within","need":["tech","recon"],"difficulty":6,"complications":"1/P","text":"If all are Loyal: Difficulty -1.","abilities":[{"on":"while","if":[{"is":"all-loyal"}],"do":[{"do":"mod-difficulty","n":-1}]}]}`,
	}
	for _, c := range content.TraitorWithin().All() {
		for s := range content.Wild {
			if c.Kind == content.Accusation && c.Need.Has(s) {
				list = append(list, fmt.Sprintf(`{"id":%q,"name":%q,"kind":"accusation","basis":"designed","set":"traitor-within","need":[%q],"difficulty":3}`, c.ID, c.Name, s))
			}
		}
	}
	return `{"format":1,"cards":[` + strings.Join(list, ",") + `]}`
}

// suspectSet is the set of such a stage, with more in its head.
func suspectSet(t *testing.T, head string, more ...string) *content.Set {
	t.Helper()
	list := strings.Join(slices.Concat(plainCards, more), ",\n")
	list = strings.ReplaceAll(list, `"story":"mass-device"`, `"story":"traitor-within"`)
	set, err := content.TraitorWithin().Overlay(fstest.MapFS{
		"set.json":     {Data: []byte(`{"format":1,"name":"suspects","version":1` + head + `}`)},
		"plain.json":   {Data: []byte(`{"format":1,"cards":[` + list + `]}`)},
		"untuned.json": {Data: []byte(untuned())},
	})
	if err != nil {
		t.Fatal(err)
	}
	return set
}

func suspectsOf(t *testing.T, c Config, secret string, more ...string) *scene {
	t.Helper()
	c.Seats = len(secret)
	if c.Content == nil {
		c.Content = suspectSet(t, "", more...)
	}
	c.Leaders = []string{"duke", "scarlett", "lt-falcon", "chuckles"}[:c.Seats]
	x := withinOf(t, c, secret)
	x.story("plain").put("upcoming", "plain-next").clear("officers").clear("attached").put("hangar", "vamp")
	for i := range lineUpSlots {
		x.clear(slot(Covers, i).String())
	}
	for s := range joe.Seat(c.Seats) {
		for _, z := range [...]Zone{Hand, Discard, Side, Troopers} {
			x.clear(of(z, s).String())
		}
	}
	return x
}

// owner is who knows a card that a scene puts into a place: of a place that is private,
// its player.
func (x *scene) owner(p Place) joe.SeatSet {
	if x.set.hidden && p.Zone.private() && p.Zone != DeckRest {
		return joe.SetOf(p.Seat())
	}
	return 0
}

// flips turns Loyalty cards of a seat face up: l a Loyal Joe, t a Traitor. Nothing
// follows from it.
func (x *scene) flips(seat joe.Seat, faces string) *scene {
	x.t.Helper()
	for _, f := range faces {
		id := x.set.loyalCard
		if f == 't' {
			id = x.set.traitorCard
		}
		if x.own(LoyaltyDown, seat).last(id) < 0 {
			x.t.Fatalf("%v has no such card face down", seat)
		}
		x.moves(id, of(LoyaltyDown, seat), of(LoyaltyUp, seat), 0)
	}
	return x
}

// exposes makes a seat an Active Traitor, with all that follows: both Traitor cards, of
// which the secret one must have been dealt to it, face up, and as many Sabotage cards
// drawn as the Act says. The events are those of it.
func (x *scene) exposes(seat joe.Seat) *scene {
	x.t.Helper()
	_, up := x.loyalty(x.own(LoyaltyUp, seat))
	x.flips(seat, strings.Repeat("t", 2-up))
	x.events = nil
	w := work{&x.table, &x.events}
	if !w.discover(seat) {
		x.t.Fatalf("%v is no Traitor to be discovered", seat)
	}
	w.run()
	w.asked()
	return x.until()
}

// turnOf ends turns until it is a seat's, in its Action phase.
func (x *scene) turnOf(seat joe.Seat) *scene {
	x.t.Helper()
	for n := 0; x.active != seat; n++ {
		if n > maxSeats {
			x.t.Fatalf("the turn of %v does not come", seat)
		}
		x.turnOver()
	}
	return x
}

// accuses runs the Accusation that lies before a seat with a Joe of the active seat's
// hand in the VAMP, and lets the dice fall so. The events are those of all of it.
func (x *scene) accuses(holder joe.Seat, accusation, name string, fell Throw) *scene {
	x.t.Helper()
	all := x.sets(AttemptSide{accusation, holder}, "vamp", name).events
	for x.ToAct() >= 0 && x.Pending().Kind == AskCards {
		all = append(all, x.do(pass).events...)
	}
	all = append(all, x.do(fell).events...)
	for x.ToAct() >= 0 && x.Pending().Kind == AskCards {
		all = append(all, x.do(pass).events...)
	}
	x.events = all
	return x
}

// then does actions and keeps the events of them behind those that there are.
func (x *scene) then(actions ...Action) *scene {
	x.t.Helper()
	all := x.events
	for _, a := range actions {
		all = append(all, x.do(a).events...)
	}
	x.events = all
	return x
}
