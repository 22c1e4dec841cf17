package deckbuilder

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// veilExtras is cards for scenes with The General and Cobra Transports: missions of
// General Bedlam, Complications that say one thing, Utility cards that harm, mend and put
// Cobra Transports into play.
var veilExtras = []string{
	bedlam("dig", `"need": ["explosives"], "difficulty": 3`), bedlam("thick", `"need": ["tech"], "difficulty": 3, "complications": 3`),
	bedlam("fly", `"need": ["recon"], "difficulty": 3, "terrain": "air"`), bedlam("march", `"need": ["tech"], "difficulty": 3, "terrain": "land", "complications": 1`),
	card("blast", "mission", `"set": "crimson-veil", "act": 2, "story": "general-bedlam", "need": ["explosives"], "difficulty": 3, "complications": 1`),
	card("calm-two", "complication", `"act":2,"count":3`, `{"on": "reveal", "do": [{"do": "attach"}]}`),
	troubleCard("shout", 5, `{"on": "reveal", "do": [{"do": "threat"}]}`), troubleCard("bomb", 3, `{"on": "reveal", "do": [{"do": "damage", "n": 2}]}`),
	orderCard("one-hit", `{"do": "damage"}`), orderCard("two-hits", `{"do": "damage", "n": 2}`), orderCard("fix", `{"do": "repair"}`), orderCard("fix-two", `{"do": "repair", "n": 2}`),
	orderCard("equip", `{"do": "equip"}`), orderCard("equip-moccasin", `{"do": "equip", "card": "water-moccasin"}`), orderCard("draw-one", `{"do": "draw"}`),
	orderCard("rout-one", `{"do": "rout", "kinds": ["trooper", "battalion", "guard"]}`),
	card("patch", "gear", `"where":"main-deck","cost":2,"recruit":1,"count":2`, `{"on":"mission","do":[{"do":"repair"}]}`),
	card("late-patch", "gear", `"where":"main-deck","cost":2,"recruit":1`, `{"on":"roll","do":[{"do":"repair"}]}`),
	card("strafe", "gear", `"where":"main-deck","cost":2,"recruit":1`, `{"on":"mission","do":[{"do":"damage","n":1}]}`),
	card("late-strafe", "gear", `"where":"main-deck","cost":2,"recruit":1`, `{"on":"roll","do":[{"do":"damage","n":1}]}`),
	card("garage", "gear", `"where":"main-deck","cost":2,"recruit":1`, `{"on":"mission","do":[{"do":"keep-ride"}]}`),
	card("turn-coat", "gear", `"where":"main-deck","cost":2,"recruit":1`, `{"on":"mission","do":[{"do":"rout","kinds":["trooper"]}]}`),
	card("recaller", "gear", `"where":"main-deck","cost":2,"recruit":1`, `{"on":"mission","do":[{"do":"recall"}]}`),
	card("joiner", "gear", `"where":"main-deck","cost":2,"recruit":1`, `{"on":"mission","do":[{"do":"join"}]}`),
	card("arming", "gear", `"where":"main-deck","cost":2,"recruit":1`, `{"on":"mission","do":[{"do":"equip"}]}`),
	// These as they are, so that scenes do not depend on how the built-in ones are tuned.
	card("cobra-trooper", "trooper", `"count":10,"need":"any","difficulty":2`), card("cobra-battalion", "battalion", `"count":6,"need":"any","difficulty":3`),
	card("buggy", "transport", `"where":"main-deck","cost":2,"recruit":1,"seats":3,"terrain":"land","bonus":1,"skills":{"wild":1},"count":2`),
	card("dinghy", "transport", `"where":"main-deck","cost":2,"recruit":1,"seats":2,"terrain":"sea","bonus":2`),
	card("plane", "transport", `"where":"main-deck","cost":2,"recruit":1,"seats":2,"terrain":"air"`),
	card("scaly-car", "cobra-transport", `"set":"crimson-veil","recruit":1,"seats":2,"terrain":"land","bonus":3,"skills":{"wild":2}`,
		`{"on":"while","cobra":true,"do":[{"do":"mod-difficulty","n":2}]}`, `{"on":"start","cobra":true,"do":[{"do":"threat"}]}`, `{"on":"success","cobra":true,"do":[{"do":"threat","n":3}]}`,
		`{"on":"start","do":[{"do":"recruit","n":3}]}`, `{"on":"gain","do":[{"do":"recruit","n":4}]}`),
}

func bedlam(id, keys string) string {
	return card(id, "mission", `"set": "crimson-veil", "act": 1, "story": "general-bedlam", `+keys)
}

func orderCard(id, do string) string {
	return card(id, "utility", `"where":"main-deck","cost":2,"recruit":1,"count":4`, `{"on":"action","do":[`+do+`]}`)
}

// onWing is the stage of The Crimson Veil with these cards besides and so much Damage on
// The General; more are cards of a test's own.
func onWing(t *testing.T, seats int, damage uint8, more ...string) *scene {
	t.Helper()
	return onVeil(t, seats, slices.Concat(veilExtras, more)...).hurt(damage)
}

// onWingWithin is such a game of A Traitor Within, the secret Loyalty cards dealt as the
// letters say.
func onWingWithin(t *testing.T, secret string, damage uint8) *scene {
	t.Helper()
	list := slices.DeleteFunc(slices.Concat(plainCards, veilExtras), func(c string) bool {
		return strings.Contains(c, `"general-bedlam"`) || slices.Contains(veilExtras, c) && slices.ContainsFunc(plainCards, func(p string) bool { return sameID(p, c) })
	})
	text := strings.ReplaceAll(strings.Join(list, ",\n"), `"story":"mass-device"`, `"story":"traitor-within"`)
	set, err := content.TraitorVeil().Overlay(fstest.MapFS{
		"set.json":     {Data: []byte(`{"format":1,"name":"wing","version":1}`)},
		"plain.json":   {Data: []byte(`{"format":1,"cards":[` + text + `]}`)},
		"untuned.json": {Data: []byte(untuned())},
	})
	if err != nil {
		t.Fatal(err)
	}
	x := suspectsOf(t, Config{Story: TraitorWithin, CrimsonVeil: true, General: true, Content: set}, secret)
	for _, place := range []string{"guards", "equipped"} {
		x.clear(place)
	}
	x.put("upcoming", x.Cards(ofAct(Finales, 1))[0])
	return x.hurt(damage)
}

// sameID reports whether two cards have the same id.
func sameID(a, b string) bool {
	id := func(c string) string { return strings.Join(strings.SplitN(c, ",", 2)[:1], "") }
	return id(a) == id(b)
}

// saved wants the position to be read from its save as what it is.
func (x *scene) saved() *scene {
	x.t.Helper()
	text := written(x.State)
	again, err := Load([]byte(text))
	if err != nil {
		x.t.Fatalf("%+v: %v", x.Pending(), err)
	}
	if again.Hash() != x.Hash() {
		x.t.Fatalf("%+v: another position is read", x.Pending())
	}
	return x
}

// along does actions, keeps the events of all, wants each position to be saved as it is,
// and every seat's View of it to follow from the events.
func (x *scene) along(actions ...Action) *scene {
	x.t.Helper()
	var all []Event
	x.saved()
	for _, a := range actions {
		var views []View
		for s := range x.seats {
			views = append(views, x.View(joe.Seat(s)))
		}
		all = append(all, x.do(a).saved().events...)
		for s, v := range views {
			for _, e := range x.events {
				if e, ok := Redact(e, joe.Seat(s)); ok {
					v = v.With(e)
				}
			}
			if v.Key() != x.View(joe.Seat(s)).Key() {
				x.t.Fatalf("%v: the View of seat %d does not follow from %v", a, s, x.events)
			}
		}
	}
	x.events = all
	return x
}

// passing passes until a kind of question is asked, keeping the events.
func (x *scene) passing(kind string) *scene {
	x.t.Helper()
	all := x.events
	for n := 0; x.Pending().Kind != kind; n++ {
		if n > 20 || !x.legal(pass) {
			x.t.Fatalf("no %s is asked: %+v", kind, x.Pending())
		}
		all = append(all, x.do(pass).events...)
	}
	x.events = all
	return x
}

// scores lets the dice that are to be thrown show so many Hits in all, one each, keeping
// the events. What is asked before them is declined.
func (x *scene) scores(hits int) *scene {
	x.t.Helper()
	for x.Pending().Kind == AskCards || x.Pending().Kind == AskJoin {
		x.then(pass)
	}
	for x.asks(joe.Chance, AskThrow); x.Pending().Kind == AskThrow; {
		n := x.Pending().Count
		h := min(n, hits)
		hits -= h
		x.then(Throw{uint8(n - h), uint8(h), 0})
	}
	if hits != 0 {
		x.t.Fatalf("%d Hits do not fall: too few dice", hits)
	}
	return x
}

// homeward declines what is asked until the mission is over and missions are asked for,
// keeping the events; chance acts as it does.
func (x *scene) homeward() *scene {
	x.t.Helper()
	all := x.events
	for n := 0; x.Pending().Kind != AskMissions; n++ {
		switch legal := Legal(x.State); {
		case n > 60 || len(legal) == 0:
			x.t.Fatalf("the mission does not end: %+v", x.Pending())
		case x.legal(pass):
			all = append(all, x.do(pass).events...)
		default:
			all = append(all, x.do(legal[0]).events...)
		}
	}
	x.events = all
	return x
}

// damaged wants so much Damage on The General.
func (x *scene) damaged(n int) *scene {
	x.t.Helper()
	if g, ok := x.General(); !ok || g.Damage != n {
		x.t.Errorf("%d Damage, want %d", g.Damage, n)
	}
	return x
}

// works wants exactly these sections of The General to be online.
func (x *scene) works(want ...Section) *scene {
	x.t.Helper()
	g, _ := x.General()
	var got []Section
	for _, s := range g.Sections {
		if s.Online {
			got = append(got, s.Section)
		}
	}
	if !slices.Equal(got, want) {
		x.t.Errorf("at %d Damage online are %v, want %v", g.Damage, got, want)
	}
	return x
}

// ridden wants these to be all that ride something, as "enemy at place: transport".
func (x *scene) ridden(want ...string) *scene {
	x.t.Helper()
	var got []string
	for _, r := range x.Riders() {
		got = append(got, fmt.Sprintf("%s at %v: %s", r.Card, r.Place, r.Rides))
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		x.t.Errorf("there ride %q, want %q", got, want)
	}
	return x
}

// told wants words in the reason for which an action is refused, by a rule.
func (x *scene) told(a Action, rule joe.RuleID, words string) *scene {
	x.t.Helper()
	x.refuses(a, rule)
	if err := Check(x.State, a); err == nil || !strings.Contains(err.Error(), words) {
		x.t.Errorf("%v is refused so: %v; want %q in it", a, err, words)
	}
	return x
}

// says wants an event of the last batch to read so.
func (x *scene) says(words string) *scene {
	x.t.Helper()
	for _, e := range x.events {
		if e.String() == words {
			return x
		}
	}
	x.t.Errorf("no event reads %q: %v", words, x.events)
	return x
}

// inHand makes these the cards of a seat's hand in the middle of a mission.
func (x *scene) inHand(seat joe.Seat, ids ...string) *scene {
	x.t.Helper()
	m := x.mission
	x.put(of(Hand, seat).String(), ids...)
	x.mission = m
	return x
}
