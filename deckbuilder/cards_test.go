package deckbuilder

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// plainCards are cards that do one thing or nothing, for scenes in which nothing else
// should happen.
var plainCards = []string{
	missionCard("plain", `"need":["tech"],"difficulty":3,"terrain":"land"`),
	missionCard("plain-next", `"need":["tech"],"difficulty":3`),
	missionCard("plain-sea", `"need":["stealth"],"difficulty":4,"terrain":"sea"`),
	missionCard("plain-both", `"need":["explosives","martial-arts"],"difficulty":5`),
	missionCard("plain-any", `"need":"any","difficulty":3`),
	missionCard("plain-two", `"need":["tech"],"difficulty":3,"complications":2`),
	missionCard("plain-each", `"need":["tech"],"difficulty":3,"complications":"1/P"`),
	card("names-two", "mission", `"act":2,"story":"mass-device","need":["tech"],"difficulty":3,"complications":2`),
	missionCard("plain-stays", `"need":["tech"],"difficulty":3,"stays":true`),
	missionCard("plain-fee", `"need":["tech"],"difficulty":3`, `{"on":"failure","do":[{"do":"beset"}]}`, `{"on":"enter","do":[{"do":"beset"}]}`),
	missionCard("plain-loud", `"need":["tech"],"difficulty":3`, `{"on":"while","do":[{"do":"mod-difficulty","n":2},{"do":"bar-help"}]}`,
		`{"on":"turn","do":[{"do":"beset"}]}`, `{"on":"turn-end","do":[{"do":"beset"}]}`, `{"on":"round-end","do":[{"do":"beset"}]}`),
	joeCard("tech-three", `"tech":3`), joeCard("stealth-three", `"stealth":3`), joeCard("recon-two", `"recon":2`), joeCard("wild-two", `"wild":2`),
	joeCard("tech-four", `"tech":4`), joeCard("tech-ten", `"tech":10`),
	card("unmarked", "gear", `"where":"main-deck","cost":2,"recruit":1,"count":2`, `{"on":"roll","do":[{"do":"reroll"}]}`, `{"on":"mission","do":[{"do":"dice"}]}`),
	markedCard("marked", `{"on":"roll","do":[{"do":"reroll"}]}`, `{"on":"mission","do":[{"do":"dice"}]}`),
	troubleCard("quiet", 6, `{"on":"reveal","if":[{"is":"solo"},{"is":"solo","not":true}],"do":[{"do":"threat"}]}`),
	card("quiet-three", "complication", `"act":3,"count":3`, `{"on":"reveal","if":[{"is":"solo"},{"is":"solo","not":true}],"do":[{"do":"threat"}]}`),
	troubleCard("less-skill", 1, `{"on":"reveal","do":[{"do":"skill","n":-5}]}`),
	troubleCard("thick-fog", 2, `{"on":"reveal","do":[{"do":"attach"}]}`, `{"on":"while","do":[{"do":"mod-difficulty"}]}`),
	// These as they are, so that scenes do not depend on how the built-in ones are tuned.
	card("stop-the-saboteurs", "strike", `"act":1,"need":["explosives"],"difficulty":3`),
	card("cobra-trooper", "trooper", `"count":10,"need":"any","difficulty":2`),
	card("cobra-battalion", "battalion", `"count":6,"need":"any","difficulty":3`),
	card("dinghy", "transport", `"where":"main-deck","cost":2,"recruit":1,"seats":2,"terrain":"sea","bonus":2`),
	card("jet", "transport", `"where":"main-deck","cost":2,"recruit":1,"seats":4`),
}

func card(id, kind, keys string, abilities ...string) string {
	if len(abilities) > 0 {
		keys += `,"text":"What it does.","abilities":[` + strings.Join(abilities, ",") + `]`
	}
	return fmt.Sprintf(`{"id":%q,"name":%q,"kind":%q,"basis":"designed",%s}`, id, id, kind, keys)
}

func missionCard(id, keys string, abilities ...string) string {
	return card(id, "mission", `"act":1,"story":"mass-device",`+keys, abilities...)
}

func joeCard(id, skills string, abilities ...string) string {
	return card(id, "joe", `"where":"main-deck","cost":3,"recruit":1,"skills":{`+skills+`}`, abilities...)
}

func gearCard(id string, abilities ...string) string {
	return card(id, "gear", `"where":"main-deck","cost":2,"recruit":1`, abilities...)
}

func markedCard(id string, abilities ...string) string {
	return card(id, "gear", `"where":"main-deck","cost":2,"recruit":1,"helps":true`, abilities...)
}

func troubleCard(id string, count int, abilities ...string) string {
	return card(id, "complication", fmt.Sprintf(`"act":1,"count":%d`, count), abilities...)
}

func officerCard(id string, abilities ...string) string {
	return card(id, "officer", `"need":["tech"],"difficulty":3`, abilities...)
}

func strikeCard(id string, abilities ...string) string {
	return card(id, "strike", `"act":1,"need":["tech"],"difficulty":3`, abilities...)
}

func overlay(list []string) (*content.Set, error) {
	all := strings.Join(append(append([]string(nil), plainCards...), list...), ",\n")
	return content.Core().Overlay(fstest.MapFS{"plain.json": {Data: []byte(`{"format":1,"cards":[` + all + `]}`)}})
}

var plainSet = sync.OnceValues(func() (*content.Set, error) { return overlay(nil) })

// stage is a game of so many seats of the plain cards and these, led by Duke, Scarlett
// and others, with a plain Story Mission, a plain one to come, nothing of Cobra in
// play, only the VAMP in the Hangar and no cards in hands.
func stage(t *testing.T, seats int, more ...string) *scene {
	t.Helper()
	return staged(t, Config{Seats: seats}, more...)
}

// staged is a stage of a Config that need not name Leaders or cards.
func staged(t *testing.T, c Config, more ...string) *scene {
	t.Helper()
	set, err := plainSet()
	if len(more) > 0 {
		set, err = overlay(more)
	}
	if err != nil {
		t.Fatal(err)
	}
	c.Leaders, c.Content = []string{"duke", "scarlett", "roadblock", "lady-jaye"}[:c.Seats], set
	x := opened(t, c)
	if c.Story == "" || c.Story == MassDevice {
		x.story("plain").put("upcoming", "plain-next")
	}
	x.clear("officers").clear("attached").put("hangar", "vamp")
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

// all does actions as do does, and keeps the events of all.
func (x *scene) all(actions ...Action) *scene {
	x.t.Helper()
	var events []Event
	for _, a := range actions {
		x.do(a)
		events = append(events, x.events...)
	}
	x.events = events
	return x
}

// sets out on a mission with a Transport, "" for none, and Joes of the active seat;
// whoever is asked for more passes. It keeps the events of all.
func (x *scene) sets(out Action, ride string, joes ...string) *scene {
	x.t.Helper()
	list := []Action{out}
	if ride != "" {
		list = append(list, Board{ride})
	}
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

// happened wants an event in the last batch.
func (x *scene) happened(want Event) *scene {
	x.t.Helper()
	if x.times(want) == 0 {
		x.t.Errorf("%#v did not happen: %v", want, x.events)
	}
	return x
}

// times is how often an event is in the last batch.
func (x *scene) times(want Event) int {
	n := 0
	for _, e := range x.events {
		if _, asked := e.(Asked); !asked && e == want {
			n++
		}
	}
	return n
}

// never wants no event of the last batch to name the rule.
func (x *scene) never(rule joe.RuleID) *scene {
	x.t.Helper()
	for _, e := range x.events {
		if e.Rule() == rule {
			x.t.Errorf("%#v cites %s", e, rule)
		}
	}
	return x
}

// dice wants so many dice to be thrown now.
func (x *scene) dice(n int) *scene {
	x.t.Helper()
	if p := x.asks(joe.Chance, AskThrow).Pending(); p.Count != n {
		x.t.Errorf("%d dice are thrown, want %d", p.Count, n)
	}
	return x
}

// counts wants the mission under way to have so much Skill and Difficulty.
func (x *scene) counts(skill, difficulty int) *scene {
	x.t.Helper()
	a, _ := x.Attempt()
	if s, d := Sum(a.Skill), Sum(a.Difficulty); s != skill || d != difficulty {
		x.t.Errorf("Skill %d, Difficulty %d, want %d and %d", s, d, skill, difficulty)
	}
	return x
}

// gives wants a term in the Skill of the mission under way.
func (x *scene) gives(card string, n int) *scene {
	x.t.Helper()
	a, _ := x.Attempt()
	for _, term := range a.Skill {
		if term == (Term{n, joe.RuleID(card)}) {
			return x
		}
	}
	x.t.Errorf("%s gives no %d: %v", card, n, a.Skill)
	return x
}

// offers wants an action to be legal, or not.
func (x *scene) offers(a Action, want bool) *scene {
	x.t.Helper()
	if got := x.legal(a); got != want {
		x.t.Errorf("%v legal: %v, want %v; %v", a, got, want, Legal(x.State))
	}
	return x
}

// turnEnds passes until the turn is over and the next one's Action phase has begun.
func (x *scene) turnEnds() *scene {
	x.t.Helper()
	return x.all(Pass{}, Pass{}).until()
}

// at puts the Threat Marker on the first space of a colour.
func (x *scene) at(c content.Colour) *scene {
	x.t.Helper()
	for i, s := range x.set.meter.Spaces {
		if s.Colour == c {
			x.threat = uint8(i)
			return x
		}
	}
	x.t.Fatalf("no space is %v", c)
	return x
}
