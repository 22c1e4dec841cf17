package joe_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

type table = joe.Table[config, state, action, event, view]

// open opens a table of two at which everything is to go well.
func open(t *testing.T, seed uint64) *table {
	t.Helper()
	table, err := joe.Open(tiny(), config{2}, seed)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func do(t *testing.T, table *table, actions ...action) []event {
	t.Helper()
	var all []event
	for _, a := range actions {
		events, err := table.Do(a)
		if err != nil {
			t.Fatalf("%s at moment %d: %v", a, table.Len(), err)
		}
		all = append(all, events...)
	}
	return all
}

// mustEqual compares by what is printed: states and events are plain values.
func mustEqual(t *testing.T, what string, got, want any) {
	t.Helper()
	if diff := cmp.Diff(fmt.Sprintf("%+v", want), fmt.Sprintf("%+v", got)); diff != "" {
		t.Errorf("%s: %s", what, diff)
	}
}

// TestTableIsApply plays at a table and by Apply, with the same dice.
func TestTableIsApply(t *testing.T) {
	table := open(t, 7)
	src := dice.New(7)
	s := state{seats: 2}
	var record []action
	follow := func() (events []event) {
		for s.ToAct() == joe.Chance {
			a := tiny().Roll(s, &src)
			next, more, err := apply(s, a)
			if err != nil {
				t.Fatal(err)
			}
			s, record, events = next, append(record, a), append(events, more...)
		}
		return events
	}
	follow()
	for i := 0; table.ToAct() != joe.Nobody; i++ {
		mustEqual(t, "State", table.State(), s)
		mustEqual(t, "Legal", table.Legal(), legal(s))
		mustEqual(t, "View", table.View(1), s.View(1))
		a := legal(s)[i%3/2]
		got := do(t, table, a)
		next, want, err := apply(s, a)
		if err != nil {
			t.Fatal(err)
		}
		s, record = next, append(record, a)
		want = append(want, follow()...)
		mustEqual(t, "what Do returns", got, want)
	}
	mustEqual(t, "Record", table.Record(), record)
	if table.Len() != len(record) || len(record) < 10 {
		t.Errorf("Len is %d, and %d actions were done", table.Len(), len(record))
	}
	if o, over := table.Outcome(); !over || o.Winners.Len() != 1 {
		t.Errorf("the outcome is %v, %v", o, over)
	}
	if _, err := table.Do("take"); err == nil {
		t.Error("an action after the end is accepted")
	}
}

// TestSeedsDiffer: same seed, same game; another seed, another game.
func TestSeedsDiffer(t *testing.T) {
	play := func(seed uint64) []action {
		table := open(t, seed)
		for table.ToAct() != joe.Nobody {
			do(t, table, "take")
		}
		return table.Record()
	}
	if !slices.Equal(play(3), play(3)) {
		t.Error("the same seed plays another game")
	}
	if slices.Equal(play(3), play(4)) {
		t.Error("another seed plays the same game")
	}
}

func TestRefusedDo(t *testing.T) {
	table := open(t, 1)
	before, n := table.State(), table.Len()
	events, err := table.Do("fall 6")
	if !errors.Is(err, joe.ErrIllegal) || events != nil || table.State() != before || table.Len() != n {
		t.Errorf("a refused action: %v, %v, %d moments", events, err, table.Len())
	}
}

func TestDoAs(t *testing.T) {
	table := open(t, 1)
	for _, seat := range []joe.Seat{1, joe.Chance, joe.Spectator, joe.Nobody, 100} {
		if _, err := table.DoAs(seat, "take"); !errors.Is(err, joe.ErrNotYourTurn) || table.Len() != 1 {
			t.Errorf("%v acts in the turn of seat 0: %v", seat, err)
		}
	}
	if _, err := table.DoAs(0, "take"); err != nil || table.ToAct() != 1 {
		t.Errorf("seat 0 acts in its turn: %v", err)
	}
	for table.ToAct() != joe.Nobody {
		do(t, table, "take")
	}
	if _, err := table.DoAs(0, "take"); err == nil || errors.Is(err, joe.ErrNotYourTurn) {
		t.Errorf("after the end the game itself refuses, got %v", err)
	}
}

// TestUndo goes back and forth: the dice fall again as they fell.
func TestUndo(t *testing.T) {
	table := open(t, 5)
	do(t, table, "take", "leave", "take", "take")
	record, last := table.Record(), table.State()
	at := map[int]state{}
	for m := range table.Len() + 1 {
		s, err := table.At(m)
		if err != nil {
			t.Fatal(err)
		}
		at[m] = s
	}
	for _, m := range []int{7, 5, 3, 1} { // moments at which a seat is to act
		if err := table.Undo(m); err != nil || table.Len() != m || table.State() != at[m] {
			t.Fatalf("Undo(%d): %v, %d moments, %+v", m, err, table.Len(), table.State())
		}
	}
	do(t, table, "take", "leave", "take", "take")
	if !slices.Equal(table.Record(), record) || table.State() != last {
		t.Errorf("played again: %v, and it was %v", table.Record(), record)
	}
	// At moment 4 the die is to fall; it falls at once, and as it fell.
	if err := table.Undo(4); err != nil || table.Len() != 5 || table.State() != at[5] {
		t.Errorf("Undo(4): %v, %d moments, %+v, want %+v", err, table.Len(), table.State(), at[5])
	}
	if err := table.Undo(0); err != nil || table.Len() != 1 || table.State() != at[1] {
		t.Errorf("Undo(0): %v, %d moments, %+v", err, table.Len(), table.State())
	}
	// Another action leads elsewhere, and the dice still fall as they fell.
	do(t, table, "leave")
	if table.State().face != at[3].face || table.State() == at[3] {
		t.Errorf("the second die shows %d, and it showed %d", table.State().face, at[3].face)
	}
	for _, m := range []int{-1, table.Len() + 1} {
		n := table.Len()
		if err := table.Undo(m); !errors.Is(err, joe.ErrMalformed) || table.Len() != n {
			t.Errorf("Undo(%d): %v", m, err)
		}
		if _, err := table.At(m); !errors.Is(err, joe.ErrMalformed) {
			t.Errorf("At(%d): %v", m, err)
		}
	}
}

// TestSeen is what goes to a client, from the start and from a moment.
func TestSeen(t *testing.T) {
	table, err := joe.OpenByHand(tiny(), config{2})
	if err != nil {
		t.Fatal(err)
	}
	do(t, table, "fall 3", "take", "fall 5", "leave")
	begin := event{joe.Nobody, "begin", 0}
	for _, test := range []struct {
		seat joe.Seat
		from int
		want []event
	}{
		{0, 0, []event{begin, {0, "fall 3", 0}, {0, "take", 3}, {1, "fall 5", 0}}},
		{0, -5, []event{begin, {0, "fall 3", 0}, {0, "take", 3}, {1, "fall 5", 0}}},
		{1, 0, []event{begin, {0, "fall 3", 0}, {0, "take", 0}, {1, "fall 5", 0}, {1, "leave", 0}}},
		{joe.Spectator, 0, []event{begin, {0, "fall 3", 0}, {0, "take", 0}, {1, "fall 5", 0}}},
		{1, 1, []event{{0, "take", 0}, {1, "fall 5", 0}, {1, "leave", 0}}},
		{0, 3, nil},
		{1, 3, []event{{1, "leave", 0}}},
		{1, 4, nil},
		{1, 99, nil},
	} {
		mustEqual(t, fmt.Sprintf("Seen(%v, %d)", test.seat, test.from), table.Seen(test.seat, test.from), test.want)
	}
}

func TestByHand(t *testing.T) {
	table, err := joe.OpenByHand(tiny(), config{3})
	if err != nil {
		t.Fatal(err)
	}
	if table.ToAct() != joe.Chance || table.Len() != 0 || len(table.Legal()) != 6 {
		t.Fatalf("the die waits to be thrown: %v is to act", table.ToAct())
	}
	if _, err := table.DoAs(0, "fall 2"); !errors.Is(err, joe.ErrNotYourTurn) {
		t.Errorf("seat 0 throws the die in the name of chance: %v", err)
	}
	if _, err := table.DoAs(joe.Chance, "fall 2"); err != nil {
		t.Error(err)
	}
	do(t, table, "take")
	if table.ToAct() != joe.Chance {
		t.Errorf("%v is to act, and the die has not been thrown", table.ToAct())
	}
	if err := table.Undo(0); err != nil || table.Len() != 0 || table.ToAct() != joe.Chance {
		t.Errorf("Undo(0): %v, %v is to act", err, table.ToAct())
	}
}

func TestOpenRefuses(t *testing.T) {
	if _, err := joe.Open(tiny(), config{9}, 1); !errors.Is(err, joe.ErrBadConfig) {
		t.Errorf("Open: %v", err)
	}
	if _, err := joe.OpenByHand(tiny(), config{9}); !errors.Is(err, joe.ErrBadConfig) {
		t.Errorf("OpenByHand: %v", err)
	}
}

// A Game without a function that a table calls is refused, whichever it is.
func TestIncompleteGame(t *testing.T) {
	for name, lacks := range map[string]func(*joe.Game[config, state, action, event, view]){
		"New":    func(g *joe.Game[config, state, action, event, view]) { g.New = nil },
		"Apply":  func(g *joe.Game[config, state, action, event, view]) { g.Apply = nil },
		"Legal":  func(g *joe.Game[config, state, action, event, view]) { g.Legal = nil },
		"Roll":   func(g *joe.Game[config, state, action, event, view]) { g.Roll = nil },
		"Redact": func(g *joe.Game[config, state, action, event, view]) { g.Redact = nil },
	} {
		g, s := tiny(), state{seats: 2}
		lacks(&g)
		_, open := joe.Open(g, config{2}, 1)
		_, byHand := joe.OpenByHand(g, config{2})
		_, play := joe.Play(g, config{2}, 1)
		errs := map[string]error{"Open": open, "OpenByHand": byHand, "Play": play}
		if _, resume := joe.Resume(g, s, 1); name != "New" {
			_, resumeByHand := joe.ResumeByHand(g, s)
			errs["Resume"], errs["ResumeByHand"] = resume, resumeByHand
		} else if resume != nil { // a position needs no setting up
			t.Errorf("Resume without New: %v", resume)
		}
		for what, err := range errs {
			var e *joe.Error
			if !errors.As(err, &e) || e.Kind != joe.ErrBadConfig || !strings.Contains(e.Detail, name) {
				t.Errorf("%s without %s: %v", what, name, err)
			}
		}
	}
}

func TestResume(t *testing.T) {
	if _, err := joe.Resume(tiny(), state{}, 1); !errors.Is(err, joe.ErrNotBegun) {
		t.Errorf("Resume of no game: %v", err)
	}
	s := state{seats: 2, face: 4}
	table, err := joe.Resume(tiny(), s, 1)
	if err != nil || table.State() != s || table.Len() != 0 || table.Seen(0, 0) != nil {
		t.Errorf("Resume where a seat is to act: %v, %+v", err, table.State())
	}
	s.face = 0
	if table, err = joe.Resume(tiny(), s, 1); err != nil || table.Len() != 1 || table.ToAct() != 0 {
		t.Errorf("Resume where the die is to fall: %v, %v is to act", err, table.ToAct())
	}
}

// TestRecordIsTheCallers: what a table gives away cannot change it.
func TestRecordIsTheCallers(t *testing.T) {
	table := open(t, 2)
	events, err := table.Do("take")
	if err != nil {
		t.Fatal(err)
	}
	record, seen := table.Record(), table.Seen(0, 0)
	want, wantSeen := slices.Clone(record), slices.Clone(seen)
	clear(events)
	clear(record)
	clear(seen)
	mustEqual(t, "Record", table.Record(), want)
	mustEqual(t, "Seen", table.Seen(0, 0), wantSeen)

	byHand, err := joe.OpenByHand(tiny(), config{2})
	if err != nil {
		t.Fatal(err)
	}
	if events, err = byHand.Do("fall 3"); err != nil {
		t.Fatal(err)
	}
	clear(events)
	mustEqual(t, "Seen", byHand.Seen(0, 1), []event(nil))
	mustEqual(t, "Seen", byHand.Seen(0, 0)[1:], []event{{0, "fall 3", 0}})
}

func TestPlay(t *testing.T) {
	takes := func(view, *dice.Source) action { return "take" }
	draws := func(v view, src *dice.Source) action { return v.Legal()[src.IntN(2)] }
	table, err := joe.Play(tiny(), config{2}, 9, takes, draws)
	if err != nil || table.ToAct() != joe.Nobody {
		t.Fatalf("Play: %v", err)
	}
	again, err := joe.Play(tiny(), config{2}, 9, takes, draws)
	if err != nil || !slices.Equal(again.Record(), table.Record()) {
		t.Errorf("the same seed and players play another game: %v", err)
	}
	// A player that draws more from its own source does not move the dice.
	fidgets := func(v view, src *dice.Source) action {
		src.Uint64()
		return "take"
	}
	calm, _ := joe.Play(tiny(), config{2}, 9, takes, takes)
	other, _ := joe.Play(tiny(), config{2}, 9, fidgets, fidgets)
	mustEqual(t, "the game of players who fidget", other.Record(), calm.Record())

	// Each draws from a stream of its own, and none knows what the dice will be.
	own := dice.New(9)
	drawn := map[uint64]bool{own.Uint64(): true}
	looks := func(v view, src *dice.Source) action {
		if v.taken == [joe.MaxSeats]int{} {
			drawn[src.Uint64()] = true
		}
		return "take"
	}
	if _, err := joe.Play(tiny(), config{3}, 9, looks, looks, looks); err != nil || len(drawn) != 4 {
		t.Errorf("three players and the dice draw %d different numbers first: %v", len(drawn), err)
	}

	sees := func(v view, _ *dice.Source) action {
		if v.seat != v.ToAct() || v.taken[1-v.seat] != 0 {
			t.Errorf("%v plays by the View of %v: %+v", v.ToAct(), v.seat, v)
		}
		return "take"
	}
	if _, err := joe.Play(tiny(), config{2}, 9, sees, sees); err != nil {
		t.Error(err)
	}
	cheats := func(view, *dice.Source) action { return "fall 6" }
	if table, err := joe.Play(tiny(), config{2}, 9, takes, cheats); !errors.Is(err, joe.ErrIllegal) || table.ToAct() != 1 {
		t.Errorf("a player that cheats: %v", err)
	}
	for _, players := range [][]joe.Player[view, action]{nil, {takes}, {takes, nil}, {takes, takes, takes}} {
		if _, err := joe.Play(tiny(), config{2}, 9, players...); !errors.Is(err, joe.ErrBadConfig) {
			t.Errorf("%d players: %v", len(players), err)
		}
	}
	if _, err := joe.Play(tiny(), config{9}, 9); !errors.Is(err, joe.ErrBadConfig) {
		t.Errorf("a bad Config: %v", err)
	}
}

// TestFailingDice: where chance cannot act Do does nothing.
func TestFailingDice(t *testing.T) {
	game := tiny()
	roll := game.Roll
	game.Roll = func(s state, src *dice.Source) action {
		if s.turn == 1 {
			return "fall 7"
		}
		return roll(s, src)
	}
	table, err := joe.Open(game, config{2}, 1)
	if err != nil {
		t.Fatal(err)
	}
	before := table.State()
	if events, err := table.Do("take"); err == nil || events != nil || table.Len() != 1 || table.State() != before {
		t.Errorf("Do: %v, %v, %d moments", events, err, table.Len())
	}
}
