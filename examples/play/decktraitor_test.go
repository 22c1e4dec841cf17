package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// atKeyboard is a game at one terminal that marks where the screen is cleared.
func atKeyboard(t *testing.T, args string, keys []string) string {
	t.Helper()
	o, err := parse(strings.Fields("deckbuilder -save off "+args), &bytes.Buffer{})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	term := &terminal{lines: typed(t.Context(), strings.NewReader(strings.Join(keys, "\n")+"\n")), out: &out, echo: true, width: columns, clear: "<CLEAR>"}
	if err := sit(context.Background(), deck, o, term); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// Of two people at one keyboard each sees what the own seat sees: the screen is cleared
// before the other one sits down, and nothing is drawn before Enter is pressed.
func TestDeckHotSeat(t *testing.T) { deckHotSeat(t, "") }

// So it is with The Crimson Veil, where Intel dice and The General are open.
func TestDeckVeilHotSeat(t *testing.T) {
	text := deckHotSeat(t, "-veil -general ")
	for _, words := range []string{"run the Intel Mission, Easy", "of the pool", "The General"} {
		if !strings.Contains(text, words) {
			t.Errorf("%q is never said", words)
		}
	}
}

// deckHotSeat is what is said in such a game.
func deckHotSeat(t *testing.T, more string) string {
	t.Helper()
	var lines []string
	src := dice.New(4)
	for range 1200 {
		lines = append(lines, "", fmt.Sprint(1+src.IntN(4)))
	}
	all := atKeyboard(t, more+"-story traitor-within -seats human,human,simple -seed 5 -draw=false", lines)
	greeting, text, _ := strings.Cut(all, "\"help\" explains.\n")
	if strings.Contains(greeting, "dealt") {
		t.Errorf("before anybody sits there it says\n%s", greeting)
	}
	parts := strings.Split(text, "<CLEAR>")
	if len(parts) < 20 {
		t.Fatalf("the keyboard was passed %d times:\n%s", len(parts)-1, text)
	}
	pass := regexp.MustCompile(`^(Red|Blue) is to act: pass the keyboard to seat ([12]), then press Enter\.\n(?:(Red|Blue)> [1-4]\nFirst press Enter, .*\n(Red|Blue) is to act: .*\n)*(Red|Blue)> \n`)
	prompts := regexp.MustCompile(`(?m)^(Red|Blue|Gold)> `)
	before := ""
	for i, part := range parts {
		m := pass.FindStringSubmatch(part)
		if m == nil {
			t.Fatalf("part %d begins:\n%.300s", i, part)
		}
		me := m[1]
		if seat := map[string]string{"Red": "1", "Blue": "2"}[me]; m[2] != seat || me == before {
			t.Fatalf("%s sits at seat %s, after %q", me, m[2], before)
		}
		before = me
		for _, p := range prompts.FindAllStringSubmatch(part, -1) {
			if p[1] != me {
				t.Fatalf("%s is asked while %s sits there:\n%s", p[1], me, part)
			}
		}
	}
	first := strings.Join(strings.Fields(parts[0]), " ")
	own, other := "Red", "Blue"
	if strings.HasPrefix(parts[0], "Blue") {
		own, other = other, own
	}
	for _, want := range []string{other + " is dealt in secret: 1 card.", other + " draws 5 cards."} {
		if !strings.Contains(first, want) {
			t.Errorf("%q is not in\n%s", want, first)
		}
	}
	if strings.Contains(first, own+" is dealt in secret: 1 card") || strings.Contains(first, own+" draws 5 cards.") {
		t.Errorf("the own cards are not told:\n%s", first)
	}
	if last := parts[len(parts)-1]; !strings.Contains(last, "Cobra has won") && !strings.Contains(last, "the Joes have won") && !strings.Contains(last, endOfInput) {
		t.Errorf("it ends with %s", last)
	}
	return all
}

// The last sentence and the board behind it say the same of each player.
func TestDeckTraitorEnds(t *testing.T) {
	fates := map[string]string{"wins": "win", "has a pyrrhic victory": "have a pyrrhic victory", "does not win": "do not win"}
	for args, want := range map[string]string{
		"-seed 1 -seats simple,simple,simple":         "Cobra has won, and the Joes have lost. Red, Blue and Gold do not win.",
		"-seed 4 -seats simple,simple,simple":         "Cobra has won, but the Traitor was not found. Blue and Gold have a pyrrhic victory; Red does not win.",
		"-seed 24 -seats simple,simple,simple,simple": "Cobra has won, and with it the Traitor! Blue wins; Red, Gold and Violet do not win.",
	} {
		out, _ := playing(append([]string{"deckbuilder", "-story", "traitor-within", "-save", "off"}, strings.Fields(args)...), "")
		text := strings.Join(strings.Fields(out), " ")
		_, board, ok := strings.Cut(text, want)
		if !ok {
			t.Errorf("%s: it does not end with %q:\n%s", args, want, out[max(0, len(out)-4000):])
		}
		players := regexp.MustCompile(`(Red|Blue|Gold|Violet), simple bot: .*? loyalty: .*?; (?:turned over in the end: [^;]*; )?(Loyal|an ACTIVE TRAITOR|a TRAITOR, not found|was a Traitor, and is Loyal again): (wins|has a pyrrhic victory|does not win)`).FindAllStringSubmatch(board, -1)
		if n := strings.Count(args, "simple"); len(players) != n {
			t.Errorf("%s: the board tells of %d players, not %d:\n%s", args, len(players), n, out[max(0, len(out)-4000):])
		}
		for _, m := range players {
			said := regexp.MustCompile(`(?:^|[.!;] )[A-Za-z, ]*` + m[1] + `[A-Za-z, ]* ?(?:` + m[3] + `|` + fates[m[3]] + `)[;.]`)
			if !said.MatchString(want) || strings.Contains(m[2], "TRAITOR") && m[3] == "has a pyrrhic victory" {
				t.Errorf("%s: the board says that %s, %s, %s", args, m[1], m[2], m[3])
			}
		}
	}
	within, _, err := deckbuilder.New(deckbuilder.Config{Seats: 3, Story: deckbuilder.TraitorWithin})
	if err != nil {
		t.Fatal(err)
	}
	end := deckHiddenEnd(within.View(joe.Spectator), joe.Outcome{Winners: joe.SetOf(0, 2), Reason: "core-win-last-finale"})
	if want := "The last Finale is a Success: the Joes have won! Red and Gold win; Blue does not win."; end != want {
		t.Errorf("%q, want %q", end, want)
	}
}

// Who does not press Enter leaves, or waits.
func TestDeckHandOver(t *testing.T) {
	text := atKeyboard(t, "-story traitor-within -seats human,human -seed 5", []string{"1", "story", "quit"})
	if n := strings.Count(text, "pass the keyboard"); n != 3 || strings.Contains(text, "hand:") || !strings.Contains(text, "Good-bye.") {
		t.Errorf("%d times:\n%s", n, text)
	}
	for _, args := range []string{"-story traitor-within -seats human,simple", "-seats human,human"} {
		if text := atKeyboard(t, args+" -seed 5", []string{"quit"}); strings.Contains(text, "<CLEAR>") || strings.Contains(text, "pass the keyboard") {
			t.Errorf("%s: the keyboard is passed:\n%s", args, text)
		}
	}
}

// What an Accusation does stands on the board, but once: all say the same. What Loyalty cards
// say does not, whoever looks.
func TestDeckAccusationsSayItOnce(t *testing.T) {
	s, _, err := deckbuilder.New(deckbuilder.Config{Seats: 4, Story: deckbuilder.TraitorWithin})
	if err != nil {
		t.Fatal(err)
	}
	source := dice.New(1)
	for s.Round() == 0 { // in set-up four are given
		if s, err = deckbuilder.Next(s, deckbuilder.Rollout(s, &source)); err != nil {
			t.Fatal(err)
		}
	}
	for me := range joe.Seat(4) {
		v := s.View(me)
		text := strings.Join(strings.Fields(strings.Join(deckDraw(v, make([]string, 4), plain, deck.width), " ")), " ")
		if n := strings.Count(text, "(Accusation before "); n != 4 {
			t.Errorf("%d Accusations lie there", n)
		}
		for id, times := range map[string]int{"accused-of-tech": 1, "loyal-joe": 0, "traitor": 0} {
			if says := v.Card(id).Text; says == "" || strings.Count(text, says) != times {
				t.Errorf("%v: %q does not stand there %d times:\n%s", me, says, times, text)
			}
		}
	}
}

// Accusations of somebody's own, that say one of two things by turns, say each once.
func TestDeckAccusationsOfTwoKinds(t *testing.T) {
	file, err := os.ReadFile("../../deckbuilder/content/traitor-within/accusations.json")
	if err != nil {
		t.Fatal(err)
	}
	words := [2]string{"One thing holds.", "The other holds."}
	n := 0
	own := regexp.MustCompile(`"text": "[^"]*"`).ReplaceAllFunc(file, func([]byte) []byte {
		n++
		return []byte(`"text": "` + words[n%2] + `"`)
	})
	set, err := content.TraitorWithin().Overlay(fstest.MapFS{
		"set.json":  {Data: []byte(`{"format": 1, "name": "two-kinds", "version": 1}`)},
		"more.json": {Data: own},
	})
	if err != nil {
		t.Fatal(err)
	}
	mixed := false
	for seed := range uint64(12) {
		s, _, err := deckbuilder.New(deckbuilder.Config{Seats: 4, Story: deckbuilder.TraitorWithin, Content: set})
		if err != nil {
			t.Fatal(err)
		}
		source := dice.New(seed)
		for s.Round() == 0 {
			if s, err = deckbuilder.Next(s, deckbuilder.Rollout(s, &source)); err != nil {
				t.Fatal(err)
			}
		}
		v := s.View(0)
		text := strings.Join(strings.Fields(strings.Join(deckDraw(v, make([]string, 4), plain, deck.width), " ")), " ")
		one, other := strings.Count(text, words[0]), strings.Count(text, words[1])
		if one > 1 || other > 1 || one+other == 0 {
			t.Errorf("seed %d: %d and %d times:\n%s", seed, one, other, text)
		}
		mixed = mixed || one+other == 2
	}
	if !mixed {
		t.Error("both never lie there")
	}
}

// A board shows of others what all know, of oneself also what lies face down.
func TestDeckHiddenBoard(t *testing.T) {
	seen := 0
	deckGames(t, func(_ deckbuilder.State, _ deckbuilder.Action, _ []deckbuilder.Event, s deckbuilder.State) {
		if s.Mode() != content.TraitorMode || s.Round() == 0 || s.ToAct() < 0 || seen > 200 {
			return
		}
		seen++
		for me := joe.Spectator; me < joe.Seat(s.Seats()); me++ {
			if me == joe.Chance {
				continue
			}
			v := s.View(me)
			text := strings.Join(strings.Fields(strings.Join(deckDraw(v, make([]string, 4), plain, deck.width), " ")), " ")
			whose := 0
			for _, word := range []string{"You are Loyal", "You are a TRAITOR"} {
				whose += strings.Count(text, word)
			}
			if me < 0 && whose > 0 || me >= 0 && s.Allegiance(me) == "" && whose != 1 {
				t.Fatalf("%v:\n%s", me, text)
			}
			if me >= 0 && s.Allegiance(me) == "" {
				if bad := s.View(me).Traitor(me); bad != strings.Contains(text, "You are a TRAITOR") {
					t.Fatalf("%v, a Traitor %v:\n%s", me, bad, text)
				}
			}
			for other := range joe.Seat(s.Seats()) {
				id := s.Cards(deckbuilder.PlaceOf(deckbuilder.Schemes, int(other)))
				if other != me && len(id) > 0 && strings.Contains(text, "Sabotage: "+v.Card(id[0]).Name+". "+v.Card(id[0]).Text) && len(v.Cards(deckbuilder.PlaceOf(deckbuilder.Schemes, max(0, int(me))))) == 0 {
					t.Fatalf("%v sees the Sabotage of %v:\n%s", me, other, text)
				}
			}
		}
	})
	if seen < 100 {
		t.Errorf("%d moments were looked at", seen)
	}
}

// Bots play A Traitor Within by what they see: Traitors not found yet leave Accusations
// against themselves alone, found ones menace and sabotage, others accuse.
func TestDeckSpies(t *testing.T) {
	menaces, sabotages, accused, defended := 0, 0, 0, 0
	for seed := range uint64(9) {
		state, _, err := deckbuilder.New(deckbuilder.Config{Seats: 2 + int(seed%3), Story: deckbuilder.TraitorWithin, Content: deckEasy(t)})
		if err != nil {
			t.Fatal(err)
		}
		source := dice.New(seed)
		for state.ToAct() != joe.Nobody {
			var action deckbuilder.Action
			if state.ToAct() == joe.Chance {
				action = deckbuilder.Roll(state, &source)
			} else {
				me := state.ToAct()
				v := state.View(me)
				action = deckSimple(v, &source)
				switch a := action.(type) {
				case deckbuilder.AttemptMenace:
					menaces++
				case deckbuilder.Sabotage:
					sabotages++
				case deckbuilder.Defend:
					defended++
				case deckbuilder.AttemptSide:
					if v.Card(a.Card).Kind == content.Accusation {
						accused++
						if a.Of == me && v.Traitor(me) {
							t.Fatalf("seed %d: %v runs an Accusation against itself", seed, me)
						}
					}
				}
			}
			if state, err = deckbuilder.Next(state, action); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
		}
		if o, _ := state.Outcome(); o.Reason == "sdk-turn-limit" {
			t.Errorf("seed %d: the game does not end", seed)
		}
	}
	if menaces == 0 || sabotages == 0 || accused < 10 {
		t.Errorf("%d menaces, %d sabotages, %d Accusations, %d defences", menaces, sabotages, accused, defended)
	}
}

// deckEasy is the cards of A Traitor Within with Accusations that seldom fail: a
// Traitor is found soon.
func deckEasy(t *testing.T) *content.Set {
	t.Helper()
	var cards []string
	for _, c := range content.TraitorWithin().All() {
		if c.Kind == content.Accusation {
			cards = append(cards, fmt.Sprintf(`{"id": %q, "name": %q, "kind": "accusation", "basis": "designed", "set": "traitor-within", "need": "any", "difficulty": 1}`, c.ID, c.Name))
		}
	}
	set, err := content.TraitorWithin().Overlay(fstest.MapFS{"easy.json": {Data: []byte(`{"format": 1, "cards": [` + strings.Join(cards, ",") + `]}`)}})
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// menacing plays as the simple bot, but menaces and accuses with everybody it can.
func menacing(v deckbuilder.View, source *dice.Source) deckbuilder.Action {
	a, on := v.Attempt()
	for _, action := range v.Legal() {
		switch side := action.(type) {
		case deckbuilder.AttemptMenace:
			return action
		case deckbuilder.AttemptSide:
			if v.Card(side.Card).Kind == content.Accusation {
				return action
			}
		case deckbuilder.Assign:
			if kind := v.Card(a.Card).Kind; on && (kind == content.Menace || kind == content.Accusation) {
				return action
			}
		}
	}
	return deckSimple(v, source)
}

// What is asked and done in a defence, in words.
func TestDeckDefence(t *testing.T) {
	for seed := range uint64(40) {
		state, _, err := deckbuilder.New(deckbuilder.Config{Seats: 4, Story: deckbuilder.TraitorWithin, Content: deckEasy(t)})
		if err != nil {
			t.Fatal(err)
		}
		source := dice.New(seed)
		for state.ToAct() != joe.Nobody && state.Pending().Kind != deckbuilder.AskDefence {
			action := deckbuilder.Roll(state, &source)
			if state.ToAct() >= 0 {
				action = menacing(state.View(state.ToAct()), &source)
			}
			if state, err = deckbuilder.Next(state, action); err != nil {
				t.Fatal(err)
			}
		}
		if state.ToAct() == joe.Nobody {
			continue
		}
		v := state.View(state.ToAct())
		legal := v.Legal()
		if len(legal) < 2 {
			continue // no Joe to show
		}
		a, _ := v.Attempt()
		ask, show, no := deckAsk(v), deckAction(v, legal[0]), deckAction(v, deckbuilder.Pass{})
		if !strings.Contains(ask, "menaces you with") || !strings.Contains(ask, deckSkill(a.Named)) || !strings.HasPrefix(show.name, "show ") ||
			!strings.HasPrefix(show.about, "in defence: ") || no.name != "no more in defence" || no.about != "0 dice to roll" {
			t.Errorf("%q, %+v, %+v", ask, show, no)
		}
		return
	}
	t.Error("nobody defended")
}

// A table with real cards cannot have secrets, and these games are for so many.
func TestDeckMissionFlags(t *testing.T) {
	inFolder(t)
	for args, want := range map[string]string{
		"-story traitor-within -table -seats human,human -save t.gijoe": "-table: in this game cards are dealt in secret",
		"-story traitor-within -seats human":                            "A Traitor Within is for 2 to 4 players, not 1",
		"-story silent-interlude -seats human,human":                    "Silent Interlude is for one player, not 2",
		"-story silent-interlude -after-loss":                           "-after-loss: Snake Eyes plays with his Starters anyway",
		"-story silent-interlude -partner batman":                       `-partner: the set has no Leader "batman"`,
		"-partner duke": "-partner: a partner belongs to Silent Interlude",
		"-after-loss":   "-after-loss: the choice after a loss belongs to Silent Interlude",
	} {
		text, code := playing(append([]string{"deckbuilder"}, strings.Fields(args)...), "quit\n")
		if text = strings.Join(strings.Fields(text), " "); code != 1 || !strings.Contains(text, want) {
			t.Errorf("%s: exit status %d, %s", args, code, text)
		}
	}
	deckSession(t, "-story Silent-Interlude -leaders duke -partner lady-jaye -after-loss -seed 3", []string{"quit"}, "Act I of Silent Interlude", "Token SILENT")
	deckSession(t, "-story traitor-within -seed 3 -save off", []string{"1", "quit"}, "Red (you), Blue (simple bot), Gold (simple bot).", "1 card")
}
