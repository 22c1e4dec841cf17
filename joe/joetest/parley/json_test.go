package parley

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// What is wrong with an input is said with its path.
func TestRefusesMalformed(t *testing.T) {
	const good = `{"game":"parley","format":1,"rules":1,"phase":"answer","limit":40,"round":2,"turn":1,"used":"writ","at":0,"asked":0,` +
		`"seats":[{"role":{"card":"mole","known":[0]},"hand":["veil","favour"],"claimed":1},{"role":{"card":"guest","known":[1]},"hand":["lens","lens"]}],` +
		`"envelope":{"card":"lens","known":[1]},"discard":["writ","veil"]}`
	if _, err := Load([]byte(good)); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ old, new, want string }{
		{`"parley"`, `"chess"`, "$.game"},
		{`"format":1`, `"format":2`, "$.format"},
		{`"rules":1`, `"rules":0`, "$.rules"},
		{`"phase"`, `"Phase"`, "$.Phase"},
		{`"phase":"answer"`, `"phase":"not begun"`, "$.limit"},
		{`"phase":"answer"`, `"phase":"count"`, "count happens by itself"},
		{`"phase":"answer"`, `"phase":"vote"`, `"asked" stands there`},
		{`"phase":"answer",`, `"phase":"answer","view":0,`, "$.view"},
		{`"turn":1`, `"turn":2`, "$.turn"},
		{`"turn":1`, `"turn":1,"turn":1`, "$.turn"},
		{`"round":2`, `"round":41`, "$.round"},
		{`"limit":40`, `"limit":1e3`, "$.limit"},
		{`"limit":40`, `"limit":1001`, "$.limit"},
		{`"used":"writ"`, `"used":"veil"`, "no veil can be played"},
		{`"used":"writ"`, `"used":"lens"`, "no lens can be played"},
		{`"used":"writ",`, ``, `"used" stands there`},
		{`"at":0`, `"at":1`, "no writ can be played"},
		{`"at":0`, `"at":"table"`, "$.at"},
		{`"asked":0`, `"asked":1`, "seat 1 cannot be asked"},
		{`"asked":0`, `"asked":2`, "seat 2 cannot be asked"},
		{`"hand":["veil","favour"],`, ``, "seat 0 cannot be asked"},
		{`"phase":"answer"`, `"phase":"vote"`, `"asked" stands there`},
		{`"asked":0,`, ``, `"asked" stands there`},
		{`,{"role":{"card":"guest","known":[1]},"hand":["lens","lens"]}`, ``, "1 seats"},
		{`"card":"guest","known":[1]`, `"card":"mole","known":[1]`, "1 too many of the card mole"},
		{`"card":"guest","known":[1]`, `"card":"veil","known":[1]`, "$.seats[1].role.card"},
		{`"card":"guest","known":[1]`, `"card":"guest","known":[0]`, "own role"},
		{`"card":"guest","known":[1]`, `"card":"guest","known":[1,2]`, "$.seats[1].role"},
		{`"card":"guest","known":[1]`, `"known":[1]`, "$.seats[1].role"},
		{`"hand":["lens","lens"]`, `"hand":["lens","lens","lens"]`, "$.seats[1].hand"},
		{`"hand":["lens","lens"]`, `"hand":["lens","guest"]`, "$.seats[1].hand[1]"},
		{`"hand":["lens","lens"]`, `"held":2`, "$.seats[1]"},
		{`"claimed":1`, `"claimed":3`, "3 favours lie open"},
		{`"hand":["lens","lens"]`, `"claimed":3`, "4 favours lie open"},
		{`"claimed":1`, `"claimed":4`, "$.seats[0].claimed"},
		{`"claimed":1`, `"bonus":4`, "$.seats[0].bonus"},
		{`"claimed":1`, `"vote":"guilty"`, "1 votes"},
		{`"claimed":1`, `"vote":"hidden"`, "$.seats[0].vote"},
		{`"card":"lens","known":[1]`, `"known":[1]`, "$.envelope"},
		{`"card":"lens","known":[1]`, `"card":"lens","known":[]`, "$.envelope"},
		{`"card":"lens","known":[1]`, `"card":"guest","known":[1]`, "$.envelope.card"},
		{`"card":"lens","known":[1]`, `"card":"lens","known":[1],"open":true`, "the envelope is open exactly when"},
		{`["writ","veil"]`, `["writ","lens"]`, "1 too many of the card lens"},
		{`["writ","veil"]`, `["veil"]`, "no writ can be played"},
		{`["writ","veil"]`, `["writ","veil","mole"]`, "$.discard[2]"},
		{`["writ","veil"]`, `"writ"`, "$.discard"},
	} {
		bad := strings.Replace(good, c.old, c.new, 1)
		_, err := Load([]byte(bad))
		if bad == good || !errors.Is(err, joe.ErrMalformed) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s for %s: %v; want %s", c.new, c.old, err, c.want)
		}
	}
	for body, want := range map[string]string{
		`"phase":"play","turn":0`:                      "seat 0 has no card to play",
		`"phase":"deal","turn":0`:                      "",
		`"phase":"deal roles","turn":0`:                "cards are dealt after a shuffle",
		`"phase":"open","turn":0`:                      "0 favours lie open",
		`"phase":"open","turn":1`:                      "", // the last turn within the limit
		`"phase":"look","turn":0,"used":"writ","at":1`: "no writ can be played",
		`"phase":"vote","turn":0,"used":"writ","at":1`: "",
	} {
		_, err := Load([]byte(`{"game":"parley","format":1,"rules":1,"limit":1,"round":1,` + body +
			`,"seats":[{"role":{"card":"guest","known":[0]}},{"role":{"card":"guest","known":[1]}}],"envelope":{"known":[]},"discard":["writ"]}`))
		if body == `"phase":"deal","turn":0` {
			want = "cards are dealt after a shuffle" // with nothing laid away
		}
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%s: %v; want %s", body, err, want)
		}
	}
	vote := strings.NewReplacer(`answer`, `vote`, `"asked":0,`, ``).Replace(good)
	if _, err := Load([]byte(vote)); err != nil {
		t.Error(err)
	}
	for _, seat := range []string{`"claimed":1`, `"hand":["lens","lens"]`} { // the accused, and the only voter
		bad := strings.Replace(vote, seat, seat+`,"vote":"guilty"`, 1)
		if _, err := Load([]byte(bad)); err == nil || !strings.Contains(err.Error(), "all but the accused vote") {
			t.Errorf("%s: %v", bad, err)
		}
	}
	for _, c := range []struct{ phase, hand, discard, want string }{
		{"deal", `"favour","lens"`, ``, "to seats that lack one"},
		{"deal roles", `"favour","lens"`, ``, "roles before that"},
		{"draw", `"favour","lens"`, `"favour","favour","favour","favour","favour","lens","writ","writ","writ","veil","veil"`, ""},
		{"draw", `"favour","lens"`, `"favour","favour","favour","favour","favour","lens","writ","writ","writ","veil","veil","veil"`, "1 cards more than the deck has"},
	} {
		_, err := Load([]byte(`{"game":"parley","format":1,"rules":1,"limit":1,"round":1,"turn":0,"phase":"` + c.phase + `","seats":[{"role":{"card":"guest","known":[0]},"hand":[` +
			c.hand + `]},{"role":{"card":"guest","known":[1]},"hand":[` + c.hand + `]}],"envelope":{"known":[]},"discard":[` + c.discard + `]}`))
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%+v: %v", c, err)
		}
	}
	for name, read := range map[string]func(string) error{
		"action": func(text string) error { _, err := DecodeAction([]byte(text)); return err },
		"event":  func(text string) error { _, err := DecodeEvent([]byte(text)); return err },
		"config": func(text string) error { _, err := DecodeConfig([]byte(text)); return err },
		"view":   func(text string) error { return new(View).UnmarshalJSON([]byte(text)) },
	} {
		for _, text := range []string{
			``, `null`, `[]`, `{}`, `{"type":"drop"}`, `{"type":"drop","card":"ace"}`, `{"type":"pass","seat":1}`, `{"type":"accuse","seat":-1}`,
			`{"type":"vote","ballot":"vote"}`, `{"type":"claimed"}`, `{"type":"unmasked","seat":1}`, `{"type":"asked","pending":{}}`,
			`{"type":"dance"}`, `{"type":7}`, `{"seats":1.5}`, `{"seats":2,"seats":2}`, `{"seats":99999999999999999999}`, strings.Repeat("[", 1<<20),
			`"` + strings.Repeat("a", 10<<20) + `"`, good,
		} {
			if err := read(text); !errors.Is(err, joe.ErrMalformed) {
				t.Errorf("%s %.60s: %v", name, text, err)
			}
		}
	}
}

// A View of a seat that is not at the table, or of secrets that it cannot see, is
// no View.
func TestRefusesViews(t *testing.T) {
	s := table2(t, "lens veil", "favour", `"phase":"vote","turn":0,"used":"writ","at":1,"envelope":{"card":"veil","known":[1]},"discard":["writ"]`)
	good := s.View(0).Key()
	for old, new := range map[string]string{
		`"view":0`:                   `"view":1`,
		`"held":1`:                   `"hand":["favour"]`,
		`"role":{"known":[1]}`:       `"role":{"card":"mole","known":[1]}`,
		`"envelope":{"known":[1]}`:   `"envelope":{"card":"veil","known":[1]}`,
		`"hand":["lens","veil"]`:     `"held":2`,
		`"view":0,"phase":"vote"`:    `"phase":"vote"`,
		`"view":0,`:                  `"view":2,`,
		`"discard":["writ"]`:         `"discard":["writ","mole"]`,
		`"card":"guest","known":[0]`: `"card":"guest","known":[]`,
	} {
		bad := strings.Replace(good, old, new, 1)
		if err := readView(bad); bad == good || !errors.Is(err, joe.ErrMalformed) {
			t.Errorf("%s for %s in %s: %v", new, old, good, err)
		}
	}
	if err := readView(good); err != nil {
		t.Error(err)
	}
}

func readView(text string) error { return new(View).UnmarshalJSON([]byte(text)) }

// What does not exist has no JSON; nothing panics.
func TestMarshalRefuses(t *testing.T) {
	for _, v := range []any{Drop{}, Drop{99}, Vote{}, Vote{9}, Peek{-9}, Accuse{-9}} {
		text, err := json.Marshal(v)
		if _, bad := DecodeAction(text); err == nil && bad == nil {
			t.Errorf("%#v is %s", v, text)
		}
		if s, ok := v.(Action); ok && s.String() == "" {
			t.Errorf("%#v has no words", v)
		}
	}
}

// Events reads what happened in a dinner, as a client gets it.
func TestEvents(t *testing.T) {
	table, err := Open(Config{Seats: 3}, 2)
	source := dice.New(2)
	for err == nil && table.ToAct() != joe.Nobody {
		_, err = table.Do(random(table.State(), &source))
	}
	if err != nil {
		t.Fatal(err)
	}
	for seat := joe.Spectator; seat < 3; seat++ {
		seen := table.Seen(seat, 0)
		var read Events
		if err := json.Unmarshal([]byte(jsonOf(t, seen)), &read); err != nil {
			t.Fatal(err)
		}
		same(t, read, Events(seen))
	}
	if err := json.Unmarshal([]byte(`[{"type":"passed","seat":0},{"type":"passed","seat":4}]`), new(Events)); err == nil || !strings.Contains(err.Error(), "$[1].seat") {
		t.Error(err)
	}
}

// seeds are positions and Views of some dinners.
func seeds(f *testing.F, add func(s State)) {
	for seed := range uint64(4) {
		source := dice.New(seed)
		s, _, _ := New(Config{Seats: int(2 + seed%3)})
		for n := 0; s.phase != over; n++ {
			if n%7 == 0 {
				add(s)
			}
			next, err := Next(s, random(s, &source))
			if err != nil {
				f.Fatal(err)
			}
			s = next
		}
		add(s)
	}
	add(State{})
}

// Whatever Load accepts has one form and can be played, never coming to a stop
// but at the end.
func FuzzLoad(f *testing.F) {
	seeds(f, func(s State) {
		text, _ := s.MarshalJSON()
		f.Add(text)
	})
	f.Fuzz(func(t *testing.T, data []byte) { plays(t, data) })
}

// plays reports whether a position is accepted, and fails if it is and cannot be
// played, or comes to a position that would not be accepted.
func plays(t *testing.T, data []byte) bool {
	s, err := Load(data)
	if err != nil {
		if !errors.Is(err, joe.ErrMalformed) {
			t.Fatal(err)
		}
		return false
	}
	text := jsonOf(t, s)
	if again, err := Load([]byte(text)); err != nil || again != s {
		t.Fatalf("%s read again: %v", text, err)
	}
	source := dice.New(uint64(len(data)))
	for range 25 {
		if len(Legal(s)) == 0 {
			if s.phase != over && s.phase != unbegun {
				t.Fatalf("nothing to do in %s", jsonOf(t, s))
			}
			break
		}
		before := s
		if s, err = Next(s, random(s, &source)); err != nil {
			t.Fatal(err)
		}
		if err := new(State).UnmarshalJSON([]byte(jsonOf(t, s))); err != nil {
			t.Fatalf("%v in %s after %s", err, jsonOf(t, s), jsonOf(t, before))
		}
	}
	return true
}

// Positions with a value or two changed for another that could stand there are
// accepted only if they can be played.
func TestLoadRefusesWhatCannotBePlayed(t *testing.T) {
	source := dice.New(8)
	pick := func(list ...any) any { return list[source.IntN(len(list))] }
	var change func(v any) any
	change = func(v any) any {
		switch v := v.(type) {
		case map[string]any:
			key := slices.Sorted(maps.Keys(v))[source.IntN(len(v))]
			v[key] = change(v[key])
			return v
		case []any:
			if len(v) > 0 && source.IntN(3) > 0 {
				i := source.IntN(len(v))
				v[i] = change(v[i])
				return v
			}
			return pick([]any{}, []any{0}, []any{1}, []any{0, 1}, []any{"lens"}, []any{"veil", "favour"}, append(v, pick("writ", "lens")))
		case string:
			words := append(slices.Clone(phaseNames[:]), append(cardNames[:], "guilty", "innocent", "envelope")...)
			return words[source.IntN(len(words))]
		case bool:
			return !v
		}
		return pick(0, 1, 2, 3, 40)
	}
	tried, accepted := 0, 0
	for seats := minSeats; seats <= maxSeats; seats++ {
		for _, s := range moments(t, seats, 4) {
			for range 8 {
				var v any
				if err := json.Unmarshal([]byte(jsonOf(t, s)), &v); err != nil {
					t.Fatal(err)
				}
				for range 1 + source.IntN(3) {
					v = change(v)
				}
				tried++
				if plays(t, []byte(jsonOf(t, v))) {
					accepted++
				}
			}
		}
	}
	if accepted < 100 || tried-accepted < 300 {
		t.Errorf("of %d positions %d were accepted", tried, accepted)
	}
}

// Whatever is read as a View has one form, and samples of it look just like it.
func FuzzView(f *testing.F) {
	seeds(f, func(s State) {
		for seat := joe.Spectator; seat < 2; seat++ {
			f.Add([]byte(s.View(seat).Key()))
		}
	})
	f.Fuzz(func(t *testing.T, data []byte) {
		var v, again View
		if err := v.UnmarshalJSON(data); err != nil {
			if !errors.Is(err, joe.ErrMalformed) {
				t.Fatal(err)
			}
			return
		}
		if err := again.UnmarshalJSON([]byte(v.Key())); err != nil || again != v {
			t.Fatalf("%s read again: %v", v.Key(), err)
		}
		source := dice.New(uint64(len(data)))
		s := v.Sample(&source)
		if s.View(v.Seat()) != v {
			t.Fatalf("%s is a sample of %s", jsonOf(t, s), v.Key())
		}
		if err := new(State).UnmarshalJSON([]byte(jsonOf(t, s))); err != nil {
			t.Fatalf("%v in %s", err, jsonOf(t, s))
		}
	})
}

// Whatever is read as an action has one form; it is done or refused.
func FuzzAction(f *testing.F) {
	for _, a := range actions {
		text, _ := json.Marshal(a)
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		a, err := DecodeAction(data)
		if err != nil {
			return
		}
		if again, err := DecodeAction([]byte(jsonOf(t, a))); err != nil || again != a {
			t.Fatalf("%v read again: %v, %v", a, again, err)
		}
		s, _, _ := New(Config{Seats: 2})
		if _, _, err := Apply(s, a); err != nil && err.Error() == "" {
			t.Fatal("a refusal without words")
		}
	})
}

// Whatever is read as an event has one form, and every seat sees it and any View
// takes it or not.
func FuzzEvent(f *testing.F) {
	source := dice.New(1)
	s, events, _ := New(Config{Seats: 4})
	var views []View
	for s.phase != over {
		next, more, err := Apply(s, random(s, &source))
		if err != nil {
			f.Fatal(err)
		}
		events, s = append(events, more...), next
		views = append(views, s.View(joe.Seat(len(views)%5-1)))
	}
	for _, e := range events {
		text, _ := json.Marshal(e)
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		e, err := DecodeEvent(data)
		if err != nil {
			return
		}
		text := jsonOf(t, e)
		again, err := DecodeEvent([]byte(text))
		if err != nil || jsonOf(t, again) != text {
			t.Fatalf("%s read again: %v", text, err)
		}
		for _, v := range views {
			if _, ok := Redact(e, v.Seat()); !ok || v.With(e).Seats() != 4 {
				t.Fatalf("%v is noticed: %v", e, ok)
			}
		}
	})
}
