package deckbuilder

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// silentCards are plain missions of Silent Interlude, and cards that do one thing.
var silentCards = []string{
	silentMission("walk", 1, `"need":["stealth"],"difficulty":2`),
	silentMission("walk-next", 1, `"need":["stealth"],"difficulty":2`),
	silentMission("troubled", 1, `"need":["stealth"],"difficulty":2,"complications":1`),
	silentMission("flight", 1, `"need":["stealth"],"difficulty":2,"terrain":"air"`),
	silentMission("standing", 1, `"need":["stealth"],"difficulty":2,"stays":true`),
	silentMission("alone", 2, `"need":["recon"],"difficulty":2,"solo":"scarlett"`),
	silentMission("alone-next", 2, `"need":["recon"],"difficulty":2,"solo":"scarlett","stays":true`),
	silentMission("late", 3, `"need":["stealth"],"difficulty":2`),
	card("gate", "finale", `"act":1,"story":"silent-interlude","need":["stealth"],"difficulty":2`),
	priced("three", 3), priced("four", 4), priced("five", 5), priced("six", 6), priced("eight", 8), priced("nine", 9),
	card("shy", "leader", `"cost":0,"recruit":2,"skills":{"stealth":1},"promote":"shy-promoted"`),
	card("shy-promoted", "promoted", `"cost":6,"recruit":2,"skills":{"stealth":2}`),
	card("nosy", "officer", `"need":["tech"],"difficulty":3`),
	troubleCard("lurker", 1, `{"on":"reveal","do":[{"do":"attach"}]}`),
	card("shadow", "complication", `"act":1,"operative":true`, `{"on":"reveal","do":[{"do":"attach"}]}`),
	troubleCard("caller", 1, `{"on":"reveal","do":[{"do":"arrive","card":"destro"}]}`),
	troubleCard("quiet", 4, `{"on":"reveal","if":[{"is":"solo","not":true}],"do":[{"do":"threat"}]}`),
	gearCard("grabber", `{"on":"action","do":[{"do":"gain","max":8}]}`),
	card("sloop", "transport", `"where":"main-deck","cost":2,"recruit":1,"seats":2`),
	card("punt", "transport", `"where":"main-deck","cost":2,"recruit":1,"seats":2`),
}

func silentMission(id string, act int, keys string) string {
	return card(id, "mission", fmt.Sprintf(`"act":%d,"story":"silent-interlude",`, act)+keys)
}

// priced is a Joe of the main deck of that cost.
func priced(id string, cost int) string {
	return card(id, "joe", fmt.Sprintf(`"where":"main-deck","cost":%d,"recruit":1,"skills":{"tech":1}`, cost))
}

// silentSet is the set of Silent Interlude with the silent cards and these.
func silentSet(t testing.TB, more ...string) *content.Set {
	t.Helper()
	all := strings.Join(append(append([]string(nil), silentCards...), more...), ",\n")
	set, err := content.SilentInterlude().Overlay(fstest.MapFS{"plain.json": {Data: []byte(`{"format":1,"cards":[` + all + `]}`)}})
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// onSilent is a game of Silent Interlude with these cards beside the silent ones: a
// plain Story Mission, nothing of Cobra in play, an empty Hangar, no cards in hand.
func onSilent(t *testing.T, more ...string) *scene {
	t.Helper()
	return silently(t, Config{}, more...)
}

// silently is such a game of a Config that need not name the Story.
func silently(t *testing.T, c Config, more ...string) *scene {
	t.Helper()
	c.Seats, c.Story, c.Content = 1, SilentInterlude, silentSet(t, more...)
	x := opened(t, c)
	x.story("walk").put("upcoming", "walk-next")
	for _, place := range []string{"officers", "attached", "hand/0", "discard/0", "troopers/0", "tile/0", "hangar"} {
		x.clear(place)
	}
	x.clear("main-discard")
	for i, id := range []string{"ace", "breaker", "clutch", "doc", "dusty", "flint"} {
		x.clear(slot(Covers, i).String()).put(slot(LineUp, i).String(), id)
	}
	return x
}

// sneaks starts the Story Mission with these Joes; the card turned up is the one
// named, where one is. It keeps the events of all.
func (x *scene) sneaks(up string, joes ...string) *scene {
	x.t.Helper()
	list := []Action{AttemptStory{}, Assign{joes[0]}}
	if up != "" {
		list = append(list, Deal{up})
	}
	for _, j := range joes[1:] {
		list = append(list, Assign{j})
	}
	x.all(list...)
	if events := x.events; x.Pending().Kind == AskJoin {
		x.do(Pass{})
		x.events = append(events, x.events...)
	}
	return x
}

// side starts a mission that is no Story Mission with these Joes.
func (x *scene) side(target Action, joes ...string) *scene {
	x.t.Helper()
	list := []Action{target}
	for _, j := range joes {
		list = append(list, Assign{j})
	}
	x.all(list...)
	for events := x.events; x.Pending().Kind == AskJoin; x.events = events {
		x.do(Pass{})
		events = append(events, x.events...)
	}
	return x
}

// sounds wants the token to show NOISY, or SILENT.
func (x *scene) sounds(noisy bool) *scene {
	x.t.Helper()
	if x.Noisy() != noisy {
		x.t.Errorf("the token shows NOISY: %v, want %v", x.Noisy(), noisy)
	}
	return x
}

// pays wants so much Skill in the mission under way and so much paid and not used.
func (x *scene) pays(skill, credit int) *scene {
	x.t.Helper()
	a, ok := x.Attempt()
	if !ok || Sum(a.Skill) != skill || a.Credit != credit {
		x.t.Errorf("Skill %d, %d paid and not used, want %d and %d", Sum(a.Skill), a.Credit, skill, credit)
	}
	return x
}

// checked wants Silence to have been checked so in the last events.
func (x *scene) checked(cards, value int) *scene {
	x.t.Helper()
	return x.happened(SilenceChecked{cards, value})
}

// quietly wants no Silence to be kept on the mission under way, and nothing of the
// main deck turned up.
func (x *scene) quietly() *scene {
	x.t.Helper()
	a, ok := x.Attempt()
	if !ok || a.Silence || x.Count(at(MainTop)) != 0 || x.find(0, isType[SilentRolled]) >= 0 {
		x.t.Errorf("Silence is kept: %+v, face up %q", a, x.Cards(at(MainTop)))
	}
	return x
}

// loses fails the mission under way by dice that all show blanks.
func (x *scene) loses() *scene {
	x.t.Helper()
	return x.rolls(func(n int) Throw { return Throw{Blanks: uint8(n)} })
}

// wins makes it a Success.
func (x *scene) wins() *scene {
	x.t.Helper()
	return x.rolls(func(n int) Throw { return Throw{Doubles: uint8(n)} })
}

func (x *scene) rolls(fall func(dice int) Throw) *scene {
	x.t.Helper()
	var events []Event
	for n := 0; n < 50; n++ {
		p := x.Pending()
		switch {
		case p.Kind == AskThrow:
			x.do(fall(p.Count))
		case p.Seat == joe.Chance:
			x.do(Legal(x.State)[0])
		case p.Kind == AskCards || p.Kind == AskRetire:
			x.do(Pass{})
		default:
			x.events = events
			return x
		}
		events = append(events, x.events...)
	}
	x.t.Fatal("the mission does not end")
	return x
}
