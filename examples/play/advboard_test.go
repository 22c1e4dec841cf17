package main

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/joe"
)

// Red is about to move, with choices; two stand on START, and everybody has something.
const advCrowded = `{"game": "adventure", "format": 1, "rules": 1, "config": {"seats": 4},
	"stage": "move", "round": 9, "first": 1, "active": 0, "white": 3, "dark": 4, "steps": 7,
	"players": [
		{"piece": "ranger", "at": "desert-1", "objective": "oasis-1", "reached": ["radar-2"], "equipment": {"tank": 2}},
		{"piece": "commando", "at": "wadsworth-gate", "objective": "village-1", "equipment": {"hydrofoil": 1}, "returned": true},
		{"piece": "laser-rifle", "at": "wadsworth-gate", "objective": "sand-dunes-1"},
		{"piece": "machine-gunner", "at": "radar", "objective": "spanish-fort-2", "reached": ["village-2", "oasis-2"]}]}`

func advPosition(t *testing.T, text string) adventure.State {
	t.Helper()
	s, err := adventure.Load([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestAdvDrawing(t *testing.T) {
	v := advPosition(t, advCrowded).View(0)
	for name, b := range map[string]brush{"adv-plain": plain, "adv-rich": rich} {
		got := strings.Join(advDraw(v, []string{"you", "", "simple bot", ""}, b, adv.width), "\n") + "\n"
		golden(t, filepath.Join("testdata", "drawing", name), got)
	}
}

// What is drawn in colours is, signs alone, what is drawn without.
func TestAdvColoursOnlyHelp(t *testing.T) {
	v := advPosition(t, advCrowded).View(0)
	played := make([]string, 4)
	want := strings.Join(advDraw(v, played, plain, adv.width), "\n")
	for _, b := range []brush{basic, rich} {
		var got []string
		for _, line := range advDraw(v, played, b, adv.width) {
			line = regexp.MustCompile(`\x1b\[[0-9;]*m`).ReplaceAllString(line, "")
			got = append(got, strings.TrimRight(line, " "))
		}
		if diff := cmp.Diff(want, strings.Join(got, "\n")); diff != "" {
			t.Errorf("brush %d (-want +got):\n%s", b, diff)
		}
	}
	if strings.Contains(want, "\x1b") {
		t.Error("an escape sequence without colours")
	}
}

// No two kinds have the same sign, none looks like a pawn or a number, and the legend
// tells each.
func TestAdvSigns(t *testing.T) {
	b := adventure.DefaultBoard()
	met := map[string]string{}
	for s := range b.Spaces() {
		sign, _ := advSign(b, s)
		what := advPlace(b, s)
		if kind, _ := b.Kind(s); kind != adventure.ObjectiveSpace {
			what = kind.String()
		}
		if met[sign] != "" && met[sign] != what || strings.ContainsAny(sign, "RBGV0123456789-|/\\[]<>") {
			t.Errorf("%s has the sign %q, which is %s", what, sign, met[sign])
		}
		met[sign] = what
	}
	if len(met) != 11+8 {
		t.Errorf("%d signs: %v", len(met), met)
	}
	legend := " " + strings.Join(advLegend(b, adv.width), " ") + " "
	for sign := range met {
		if !strings.Contains(legend, " "+sign+" ") {
			t.Errorf("the legend does not tell %q", sign)
		}
	}
}

// Every option that ends somewhere has its number there, and every pawn shows.
func TestAdvOptionsShow(t *testing.T) {
	numbers := 0
	advGames(t, func(s adventure.State, _ adventure.Action, _ []adventure.Event) {
		v := s.View(max(s.ToAct(), 0))
		if v.Round() == 0 {
			return
		}
		c := newAdvCanvas(v.Board(), 61)
		c.spaces(v.Board())
		c.goal(v)
		c.options(v)
		c.pawns(v)
		text := strings.Join(c.lines(plain), "\n")
		for seat := range joe.Seat(v.Seats()) {
			if v.Pawn(seat) != "" && !strings.Contains(text, hqName(seat)[:1]) {
				t.Fatalf("%s on %s does not show:\n%s", hqName(seat), v.Pawn(seat), text)
			}
		}
		seen := map[adventure.Space]bool{}
		legal := v.Legal()
		for i, a := range legal {
			to := advEnd(a)
			if to == "" || seen[to] || len(legal) > 20 {
				continue
			}
			seen[to] = true
			numbers++
			spot, want := c.at[to], fmt.Sprint(i+1)
			var got string
			for x := range len(want) {
				got += string(c.cells[spot.y][spot.x+x].sign)
			}
			if got != want {
				t.Fatalf("at %s stands %q, not option %s:\n%s", to, got, want, text)
			}
		}
	})
	if numbers < 1000 {
		t.Errorf("only %d options were looked at", numbers)
	}
}
