package deckbuilder

import (
	"fmt"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// wildKinds is what wild cards are: the keys of each kind, and where a scene puts them.
var wildKinds = []struct{ kind, keys, place string }{
	{"joe", `"where":"main-deck","cost":2,"recruit":2,"skills":{"wild":2}`, "hand"},
	{"gear", `"where":"main-deck","cost":2,"recruit":2,"helps":true`, "hand"},
	{"utility", `"where":"main-deck","cost":2,"recruit":2`, "hand"},
	{"transport", `"where":"main-deck","cost":2,"recruit":2,"seats":3`, "hangar"},
	{"officer", `"need":"any","difficulty":2`, "officers"},
	{"trooper", `"need":"any","difficulty":2`, "troopers"},
	{"battalion", `"need":"any","difficulty":2`, "covers"},
	{"complication", `"act":1`, "attached"},
	{"strike", `"act":1,"need":"any","difficulty":2`, "side"},
}

// wildAbility is words of the card language put together by chance: little of it makes
// sense, and the loader sorts that out.
func wildAbility(src *dice.Source) string {
	pick := func(list []string) string { return list[src.IntN(len(list))] }
	effect := func() string {
		text := fmt.Sprintf(`{"do":%q`, pick(wildVerbs))
		for _, field := range [...]string{`"n":%d`, `"who":%q`, `"kinds":[%q]`, `"pile":%q`, `"to":%q`, `"max":9`, `"per":%q`, `"upTo":true`, `"random":true`} {
			if src.IntN(4) > 0 {
				continue
			}
			switch {
			case strings.Contains(field, "n\":"):
				field = fmt.Sprintf(field, 1+src.IntN(20))
			case strings.Contains(field, "who"):
				field = fmt.Sprintf(field, pick([]string{"active", "each", "team", "others", "any", "fewest"}))
			case strings.Contains(field, "kinds"):
				field = fmt.Sprintf(field, pick([]string{"joes", "gear", "utility", "trooper", "transport", "joe"}))
			case strings.Contains(field, "pile"):
				field = fmt.Sprintf(field, pick([]string{"discard", "used", "hand"}))
			case strings.Contains(field, "to"):
				field = fmt.Sprintf(field, pick([]string{"hand", "deck"}))
			case strings.Contains(field, "per"):
				field = fmt.Sprintf(field, pick([]string{"team", "hand", "hangar", "player", "operative"}))
			}
			text += "," + field
		}
		return text + "}"
	}
	effects := func() string {
		list := []string{effect()}
		for src.IntN(2) == 0 {
			list = append(list, effect())
		}
		return "[" + strings.Join(list, ",") + "]"
	}
	text := fmt.Sprintf(`{"on":%q`, pick(wildTriggers))
	if src.IntN(4) == 0 {
		text += `,"pay":` + effects()
	}
	if src.IntN(4) == 0 {
		text += `,"may":true`
	}
	return text + `,"do":` + effects() + "}"
}

var wildTriggers, wildVerbs = func() (on, do []string) {
	for t := content.OnAction; t <= content.OnDiscarded; t++ {
		on = append(on, t.String())
	}
	for v := content.Draw; v <= content.GainToHand; v++ {
		if v != content.Pick {
			do = append(do, v.String())
		}
	}
	return on, do
}()

// wildCards is cards whose abilities are put together by chance, those that the loader
// takes, with the places to put them.
func wildCards(t *testing.T, src *dice.Source) (set *content.Set, where map[string][]string) {
	t.Helper()
	text, place := map[string]string{}, map[string]string{}
	for n := range 400 {
		k := wildKinds[src.IntN(len(wildKinds))]
		id := fmt.Sprintf("wild-%d", n)
		text[id], place[id] = card(id, k.kind, k.keys+`,"count":2`, wildAbility(src)), k.place
	}
	for {
		var list []string
		for n := range 400 {
			if c, ok := text[fmt.Sprintf("wild-%d", n)]; ok {
				list = append(list, c)
			}
		}
		set, err := overlay(list)
		if err == nil {
			where = map[string][]string{}
			for n := range 400 {
				if id := fmt.Sprintf("wild-%d", n); text[id] != "" {
					where[place[id]] = append(where[place[id]], id, id)
				}
			}
			return set, where
		}
		for _, fault := range content.Faults(err) {
			if _, ours := text[fault.Card]; !ours {
				t.Fatal(fault)
			}
		}
		for _, fault := range content.Faults(err) {
			delete(text, fault.Card)
		}
	}
}

// arrange deals wild cards out: to hands, decks, the Hangar and into play.
func (x *scene) arrange(src *dice.Source, where map[string][]string) {
	take := func(zone, place string, n int) {
		for range min(n, len(where[zone])) {
			id := where[zone][src.IntN(len(where[zone]))]
			if card, _ := x.set.cards.Find(id); x.pile(x.home(card, joe.Nobody)).last(card) >= 0 {
				x.add(place, id)
			}
		}
	}
	for s := range int(x.seats) {
		take("hand", fmt.Sprintf("hand/%d", s), 6)
		take("hand", fmt.Sprintf("deck/%d", s), 2)
		x.clear(fmt.Sprintf("troopers/%d", s)).clear(fmt.Sprintf("side/%d", s))
		take("troopers", fmt.Sprintf("troopers/%d", s), 1)
		take("side", fmt.Sprintf("side/%d", s), 1)
	}
	x.clear("covers/1")
	take("covers", "covers/1", 1)
	take("hangar", "hangar", 2)
	take("officers", "officers", 2)
	take("attached", "attached", 2)
}

// Whatever cards say, a turn ends, everybody who is asked can answer, every card stays
// in one place, a position can be saved, and who follows the events knows it: with cards
// put together by chance, and players who do whatever there is to do and seldom pass.
func TestHostileCards(t *testing.T) {
	const most = 4000 // actions in a turn
	const sets = 1
	for seed := range uint64(sets) {
		src := dice.New(seed)
		set, where := wildCards(t, &src)
		for game := range 8 {
			x := opened(t, Config{Seats: 1 + game%4, Content: set})
			x.arrange(&src, where)
			turn, n := x.turn, 0
			for step := 0; step < 1500 && x.ToAct() != joe.Nobody; step++ {
				if n++; x.turn != turn {
					turn, n = x.turn, 0
				}
				if n > most {
					t.Fatalf("set %d, game %d: turn %d does not end: %+v", seed, game, turn, x.Pending())
				}
				x.wildly(&src, step)
				if t.Failed() {
					t.Fatalf("set %d, game %d, action %d", seed, game, step)
				}
			}
		}
	}
}

// wildly does anything, and now and then checks what has to hold.
func (x *scene) wildly(src *dice.Source, step int) {
	x.t.Helper()
	a := Roll(x.State, src)
	if a == nil {
		list := Legal(x.State)
		if len(list) == 0 {
			x.t.Fatalf("nothing is legal: %+v", x.Pending())
		}
		if a = list[src.IntN(len(list))]; a == pass {
			a = list[src.IntN(len(list))]
		}
	}
	before := x.State
	x.do(a)
	if step%11 == 0 {
		v := before.View(0)
		for _, e := range x.events {
			seen, _ := Redact(e, 0)
			v = v.With(seen)
		}
		if v.Key() != x.View(0).Key() {
			x.t.Errorf("who follows the events of %v is lost: %v", a, x.events)
		}
	}
	if step%7 == 0 {
		invariants(x.t, x.State)
	}
	if step%211 == 0 {
		survives(x.t, x.State, 0)
	}
}
