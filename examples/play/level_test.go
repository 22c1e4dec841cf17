package main

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/joe"
)

// Every level plays every game and Story: with time to think and, as after an interrupt,
// with none.
func TestLevelsPlay(t *testing.T) {
	over, stop := context.WithCancel(context.Background())
	stop()
	for _, ctx := range []context.Context{context.Background(), over} {
		levelsPlay(t, hq, ctx, cobrahq.Config{Seats: 4, TurnLimit: 2})
		levelsPlay(t, adv, ctx, adventure.Config{Seats: 3, TurnLimit: 2})
		for _, c := range []deckbuilder.Config{
			{Seats: 2}, {Seats: 1, Story: deckbuilder.TotalControl}, {Seats: 1, Story: deckbuilder.SilentInterlude},
			{Seats: 3, Story: deckbuilder.TraitorWithin}, {Seats: 2, Story: deckbuilder.TraitorWithin, CrimsonVeil: true},
			{Seats: 2, Story: deckbuilder.GeneralBedlam, General: true}, {Seats: 2, Story: deckbuilder.CrimsonLedger},
		} {
			c.TurnLimit = 1
			levelsPlay(t, deck, ctx, c)
		}
	}
}

func levelsPlay[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](t *testing.T, f face[C, S, A, E, V], ctx context.Context, config C) {
	t.Helper()
	start, _, err := f.game.New(config)
	if err != nil {
		t.Fatal(err)
	}
	f.mind.walks = 30
	for _, p := range f.players(ctx) {
		if p.name == person {
			continue
		}
		seats := make([]joe.Player[V, A], start.Seats())
		for i := range seats {
			seats[i] = p.choose
		}
		if _, err := joe.Play(f.game, config, 5, seats...); err != nil {
			t.Errorf("%s: %s: %v", f.game.Name, p.name, err)
		}
	}
}

// Where something is hidden strong has fewer walks, and what the evaluation counts for goes
// with them.
func TestThinks(t *testing.T) {
	for story, want := range map[string]struct {
		playout, walks int
		prior          float64
	}{
		deckbuilder.MassDevice:      {25, 1500, 1000},
		deckbuilder.SilentInterlude: {60, 1500, 1000},
		deckbuilder.TraitorWithin:   {80, 150, 100},
	} {
		seats := 2
		if story == deckbuilder.SilentInterlude {
			seats = 1
		}
		s, _, err := deckbuilder.New(deckbuilder.Config{Seats: seats, Story: story})
		if err != nil {
			t.Fatal(err)
		}
		v := s.View(0)
		o, walks := deck.mind.thinks(v, deck.hides(v))
		if !o.Open || o.Playout != want.playout || o.Prior != want.prior || walks != want.walks {
			t.Errorf("%s: %+v and %d walks, want Open and %+v", story, o, walks, want)
		}
	}
}

// The flag names the level of those who are called bot, and of nobody else.
func TestLevelFlag(t *testing.T) {
	inFolder(t)
	for _, c := range []struct{ args, want string }{
		{"-bots easy", "Red (you), Blue (easy bot), Gold (easy bot), Violet (easy bot)."},
		{"adventure -bots FAIR", "Red (you), Blue (fair bot), Gold (fair bot), Violet (fair bot)."},
		{"-seats human,bot,strong -bots fair", "Red (you), Blue (fair bot), Gold (strong bot)."},
		{"-seats human,bot", "Red (you), Blue (simple bot)."},
		{"deckbuilder -story traitor-within -bots strong", "Red (you), Blue (strong bot), Gold (strong bot)."},
		{"-seats human,strong -bots easy", "-bots easy: no bot here takes it"},
		{"deckbuilder -bots strong", "-bots strong: no bot here takes it; give one a seat as bot, such as -seats human,bot"},
		{"-bots hard", `-bots: there is no level "hard"; there are easy, fair and strong, and beside them simple and random`},
		{"-seats human,hard", `a seat is played by one of human, easy, fair, strong, simple, random`},
		{"-help", "-bots LEVEL"},
	} {
		text, _ := playing(append(strings.Fields(c.args), "-seed", "3", "-save", "off", "-draw=false"), "")
		if !strings.Contains(strings.Join(strings.Fields(text), " "), c.want) {
			t.Errorf("%s: it does not say %q:\n%s", c.args, c.want, text)
		}
	}
}

// A saved game goes on with the same bots, without a word about them; with others if
// they are asked for.
func TestLevelsAreKept(t *testing.T) {
	inFolder(t)
	const map2 = "-board island.map -seed 3 -draw=false "
	playing(strings.Fields(map2+"-seats human,fair,bot -bots easy -save game"), "e\nsave copy\nquit\n")
	for _, c := range []struct{ args, want, again string }{
		{"-resume game", "Red (you), Blue (fair bot), Gold (easy bot).", "-resume game\n"},
		{"-resume copy", "Red (you), Blue (fair bot), Gold (easy bot).", "-resume copy\n"},
		{"-resume game -bots strong", "Red (you), Blue (strong bot), Gold (strong bot).", "-resume game -seats human,strong,strong\n"},
		{"-resume game -bots simple", "Red (you), Blue (simple bot), Gold (simple bot).", "-resume game -seats human,simple,simple\n"},
		{"-resume game -seats fair,human,simple", "Red (fair bot), Blue (you), Gold (simple bot).", "-resume game -seats fair,human,simple\n"},
	} {
		text, code := playing(append(strings.Fields(c.args), "-draw=false"), "")
		if code != 0 || !strings.Contains(text, c.want) || !strings.HasSuffix(text, c.again) {
			t.Errorf("%s: exit status %d, want %q and at the end %q:\n%s", c.args, code, c.want, c.again, text)
		}
	}
	game, err := os.ReadFile("game")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(game), "\n")
	for want, text := range map[string]string{ // faults are told by the line of the file
		"bad is damaged: line 4: ":                      strings.Join(lines[:3], "") + "{}\n",
		"bad is no saved game that can go on: line 2: ": lines[0] + "{}\n",
		"bad does not play as it says: line 2: ":        lines[0] + strings.Replace(lines[1], lines[1][len(lines[1])-19:], strings.Repeat("0", 16)+"\"}\n", 1) + lines[2],
	} {
		if err := os.WriteFile("bad", []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if text, _ := playing([]string{"-resume", "bad", "-save", "off"}, ""); !strings.HasPrefix(text, want) {
			t.Errorf("want %q: %s", want, text)
		}
	}
	_, record, _ := strings.Cut(string(game), "\n")
	for _, first := range []string{`{"note":{"seats":[]}}`, `{"note":`, `{"note":{"seats":["` + strings.Repeat("x", 5000) + `"]}}`} {
		if err := os.WriteFile("bad", []byte(first+"\n"+record), 0o644); err != nil {
			t.Fatal(err)
		}
		if text, code := playing([]string{"-resume", "bad"}, ""); code != 1 || !strings.HasPrefix(text, "bad: line 1: it should say who plays") {
			t.Errorf("%.40s: exit status %d\n%s", first, code, text)
		}
	}
}

// An interrupt ends the thinking at once, and what was not thought to its end is not done.
func TestInterruptWhileThinking(t *testing.T) {
	defer func(before time.Duration) { longest = before }(longest)
	longest = time.Hour
	ctx, stop := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer stop()
	began := time.Now()
	o, err := parse(strings.Fields("-seats strong,strong -seed 3 -save off"), &strings.Builder{})
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	slow := hq
	slow.mind.walks = 1 << 30
	term := &terminal{lines: typed(ctx, strings.NewReader("")), gone: ctx.Done(), out: &out, width: columns, clear: "\x1b[H"}
	if err := sit(ctx, slow, o, term); err != nil || time.Since(began) > time.Minute {
		t.Errorf("%v after %v", err, time.Since(began))
	}
	if text := out.String(); !strings.Contains(text, "\r"+"Red (strong bot) is thinking ...\x1b[K\r\x1b[K") || !strings.HasSuffix(text, "Good-bye. The game is not kept.\n") {
		t.Errorf("%q", text)
	}
}
