package adventure

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/seed4548c990/gijoe/joe"
)

// meadow is a small board that the rules let pass.
const meadow = `
name: Meadow
basis: reported

space a-gate gate in fort-wadsworth at 9 5
space a-1 gain 1 in fort-wadsworth at 5 5 "Take a card"
space a-2 directions sent-out yard in fort-wadsworth at 7 1
space b-gate gate in pentagon
space b-1 gain 3 in pentagon
space b-2 plain in pentagon
space yard plain
space field-a airport by fort-wadsworth
space field-b airport by pentagon
space post plain
space lane sneak-attack
space camp battle
space storm directions backward 3 "A storm. Back 3"
space lift directions go-to yard
space pack-1 jet-pack
space pack-2 jet-pack
space pack-3 jet-pack in desert-kingdom
space sea hydrofoil
space track vamp
space hill tank
space shore plain in cobra-island
space radar objective radar in cobra-island
space village objective village in cobra-island
space castle objective spanish-fort in cobra-island
space beach objective cobra-air-strip in cobra-island airstrip
space dune plain in desert-kingdom
space fort objective col-sheriffs-fort in desert-kingdom
space oasis objective oasis in desert-kingdom
space sand objective sand-dunes in desert-kingdom
space strip objective desert-air-strip in desert-kingdom airstrip

path a-gate -> a-1 -> a-2 -> a-gate -> yard
path b-gate -> b-1 -> b-2 -> b-gate -> post
path field-a - yard - lane - camp - storm - pack-1 - post - field-b
path lane - lift - pack-2 - track -> dune
path post -> hill -> dune
path camp - sea -> shore
path shore - radar - village - castle - beach
path shore - castle
path dune - fort - oasis - pack-3 - sand - strip -> fort

jump pack-1 -> pack-2 -> pack-3
jump pack-1 -> pack-3
`

// rewrite is a board with some lines changed: "space sea => space sea plain" changes
// the line that begins so, "space sea =>" drops it and "+ path a - b" adds one.
func rewrite(text string, changes ...string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	for _, change := range changes {
		if line, ok := strings.CutPrefix(change, "+ "); ok {
			lines = append(lines, line)
			continue
		}
		begin, line, ok := strings.Cut(change, " =>")
		found := false
		for i, l := range lines {
			if l == begin || strings.HasPrefix(l, begin+" ") {
				lines[i], found = strings.TrimSpace(line), true
			}
		}
		if !ok || !found {
			panic("no such line: " + change)
		}
	}
	return strings.Join(lines, "\n") + "\n"
}

// boardTold is the faults of an error, each as "place rule".
func boardTold(err error) []string {
	all := []error{err}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		all = joined.Unwrap()
	}
	var list []string
	for _, one := range all {
		var e *joe.Error
		if errors.As(one, &e) {
			list = append(list, strings.TrimSpace(e.Path+" "+string(e.Rule)))
		}
	}
	return list
}

func mustBoard(t testing.TB, text string) *Board {
	t.Helper()
	b, err := ParseBoard(text)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// broken is a board with a fault, and what is to be told of it.
type broken struct {
	name    string
	changes []string
	want    []string // place and rule of each
	says    string
}

func tellEach(t *testing.T, cases []broken) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			b, err := ParseBoard(rewrite(meadow, c.changes...))
			if b != nil || !errors.Is(err, joe.ErrBadConfig) {
				t.Fatalf("board %v, error %v", b, err)
			}
			if d := cmp.Diff(c.want, boardTold(err)); d != "" {
				t.Errorf("%s\n%v", d, err)
			}
			if c.says == "" || !strings.Contains(err.Error(), c.says) {
				t.Errorf("%v\ndoes not say %q", err, c.says)
			}
		})
	}
}

func TestBoardCountsToldApart(t *testing.T) {
	tellEach(t, []broken{
		{"adv-training-start, none", []string{"space b-gate => space b-gate plain in pentagon"},
			[]string{"adv-training-start", "b-gate adv-training-exit-only"}, "there is no START (Security Gate) in the Pentagon"},
		{"adv-training-start, two", []string{"space b-2 => space b-2 gate in pentagon"},
			[]string{"b-2 adv-training-start"}, "a second START"},
		{"adv-airport-each, two by one", []string{"space field-b => space field-b airport by fort-wadsworth"},
			[]string{"field-b adv-airport-each", "adv-airport-each"}, "there is no Airport by the Pentagon"},
		{"adv-airstrip-each, none", []string{"space beach => space beach objective cobra-air-strip in cobra-island"},
			[]string{"adv-airstrip-each"}, "there is no Airstrip in Cobra Island"},
		{"adv-airstrip-each, two", []string{"space dune => space dune plain in desert-kingdom airstrip"},
			[]string{"strip adv-airstrip-each"}, "a second Airstrip in the Desert Kingdom"},
		{"an objective twice", []string{"space oasis => space oasis objective radar in desert-kingdom"},
			[]string{"oasis adv-box-objective-radar", "adv-box-objective-oasis"}, "there is no space of the Objective Oasis"},
		{"adv-equipment-space-hydrofoil", []string{"space sea => space sea plain"},
			[]string{"adv-equipment-space-hydrofoil"}, "there is no Hydrofoil space"},
		{"adv-equipment-space-vamp", []string{"space track => space track plain"},
			[]string{"adv-equipment-space-vamp"}, "there is no VAMP space"},
		{"adv-equipment-space-tank", []string{"space hill => space hill battle"},
			[]string{"adv-equipment-space-tank"}, "there is no Tank space"},
	})
	for p, rule := range map[string]joe.RuleID{
		"radar": "adv-box-objective-radar", "village": "adv-box-objective-village", "castle": "adv-box-objective-spanish-fort",
		"fort": "adv-box-objective-sheriff-fort", "oasis": "adv-box-objective-oasis", "sand": "adv-box-objective-dunes",
	} {
		area := areaWord(meadow, p)
		_, err := ParseBoard(rewrite(meadow, fmt.Sprintf("space %s => space %s plain in %s", p, p, area)))
		if d := cmp.Diff([]string{string(rule)}, boardTold(err)); d != "" {
			t.Errorf("%s: %s", p, d)
		}
	}
}

// areaWord is the word of the area of a space in a text.
func areaWord(text, space string) string {
	_, rest, _ := strings.Cut(text, "\nspace "+space+" ")
	_, rest, _ = strings.Cut(rest, " in ")
	return strings.Fields(rest)[0]
}

func TestBoardAreasToldApart(t *testing.T) {
	tellEach(t, []broken{
		{"a gate outside", []string{"space post => space post gate"},
			[]string{"post adv-training-start"}, "lies in a training area, not in the path"},
		{"adv-collect-equipment", []string{"space post => space post gain 2"},
			[]string{"post adv-collect-equipment"}, "equipment is given in a training area"},
		{"adv-airport-outside", []string{"space field-a => space field-a airport by fort-wadsworth in desert-kingdom"},
			[]string{"field-a adv-airport-outside", "field-a amb-adv-airstrip-nearest"}, "lies on the path outside"},
		{"amb-adv-area-objectives", []string{"space radar => space radar plain in cobra-island", "space post => space post objective radar"},
			[]string{"post amb-adv-area-objectives"}, "lies in an adventure area"},
		{"a jet pack in training", []string{"space b-2 => space b-2 jet-pack in pentagon", "+ jump b-2 -> pack-3"},
			[]string{"b-2 adv-follow-space"}, "no Jet Pack lies in a training area"},
		{"an equipment space in training", []string{"space b-2 => space b-2 tank in pentagon"},
			[]string{"b-2 adv-follow-space"}, "no Tank space lies in a training area"},
		{"an airstrip outside", []string{"space post => space post plain airstrip"},
			[]string{"post adv-airstrip-each"}, "this is plain in the path"},
		{"an airstrip that is a battle", []string{"space shore => space shore battle in cobra-island airstrip", "space beach => space beach objective cobra-air-strip in cobra-island"},
			[]string{"shore adv-airstrip-each"}, "this is Battle in Cobra Island"},
	})
}

func TestBoardLoopsToldApart(t *testing.T) {
	const rule = " adv-training-clockwise"
	tellEach(t, []broken{
		{"a way without arrow", []string{"path a-gate -> a-1 => path a-gate -> a-1 - a-2 -> a-gate -> yard"},
			[]string{"a-1" + rule}, "the way to a-2 has no direction"},
		{"a gap", []string{"path a-gate => path a-gate -> a-1 -> a-2", "+ path a-gate -> yard"},
			[]string{"a-gate" + rule, "a-2" + rule}, "0 arrows lead on from here in Fort Wadsworth"},
		{"a fork", []string{"space b-2 => space b-2 plain in pentagon", "+ space b-3 plain in pentagon", "+ path b-1 -> b-3 -> b-gate"},
			[]string{"b-gate" + rule, "b-1" + rule}, "2 arrows lead here in the Pentagon"},
		{"a second circle", []string{"+ space b-3 plain in pentagon", "+ space b-4 plain in pentagon", "+ space b-5 plain in pentagon",
			"+ path b-3 -> b-4 -> b-5 -> b-3"},
			[]string{"b-3" + rule, "b-4" + rule, "b-5" + rule, "b-3 adv-path"}, "the arrows from b-gate do not lead through here"},
		{"drawn anticlockwise", []string{"space a-2 => space a-2 directions sent-out yard in fort-wadsworth at 7 9"},
			[]string{"a-gate" + rule}, "do not lead round clockwise"},
		{"drawn in a line", []string{"space a-2 => space a-2 directions sent-out yard in fort-wadsworth at 7 5"},
			[]string{"a-gate" + rule}, "do not lead round clockwise"},
	})
	mustBoard(t, rewrite(meadow, "space a-2 => space a-2 directions sent-out yard in fort-wadsworth")) // not drawn
}

func TestBoardBordersToldApart(t *testing.T) {
	const strip = " amb-adv-airstrip-nearest"
	tellEach(t, []broken{
		{"a path into training", []string{"+ path post -> b-2"}, []string{"post adv-sent-out-return"}, "no path leads into the Pentagon"},
		{"a path from one training area to the other", []string{"+ path b-gate -> a-gate"}, []string{"b-gate adv-sent-out-return"}, "no path leads into Fort Wadsworth"},
		{"adv-training-exit-only", []string{"+ path b-2 -> post"}, []string{"b-2 adv-training-exit-only"}, "START is the only way out of the Pentagon; one to post leads from here"},
		{"the same both ways", []string{"+ path post - b-2"}, []string{"b-2 adv-training-exit-only"}, "START is the only way out"},
		{"a gate both ways", []string{"path b-gate => path b-gate -> b-1 -> b-2 -> b-gate - post"}, []string{"b-gate adv-sent-out-return"}, "write b-gate -> post"},
		{"the same the other way round", []string{"path b-gate => path b-gate -> b-1 -> b-2 -> b-gate", "+ path post - b-gate"}, []string{"b-gate adv-sent-out-return"}, "write b-gate -> post"},
		{"adv-training-exit, into an adventure area", []string{"+ path b-gate -> dune"}, []string{"b-gate adv-training-exit"}, "not into the Desert Kingdom"},
		{"adv-training-exit, none", []string{"path b-gate => path b-gate -> b-1 -> b-2 -> b-gate"}, []string{"b-gate adv-training-exit", "b-gate adv-path"}, "no way leads out of the Pentagon"},
		{"adv-escape-airstrip, a way out", []string{"+ path oasis -> post"}, []string{"oasis" + strip}, "the Airstrip is the only way out of the Desert Kingdom; a path leads to post"},
		{"a way both ways", []string{"path camp => path camp - sea - shore"}, []string{"shore" + strip}, "write sea -> shore"},
		{"the same the other way round", []string{"path camp => path camp - sea", "+ path shore - sea"}, []string{"shore" + strip}, "a path leads to sea"},
		{"from one adventure area to the other", []string{"+ path oasis -> radar"}, []string{"oasis" + strip}, "a path leads to radar"},
	})
}

func TestBoardOrdersToldApart(t *testing.T) {
	tellEach(t, []broken{
		{"adv-sent-out, from outside", []string{"space lift => space lift directions sent-out yard"}, []string{"lift adv-sent-out"}, "not from the path; write go-to"},
		{"sent out into an area", []string{"space a-2 => space a-2 directions sent-out dune in fort-wadsworth"}, []string{"a-2 adv-sent-out"}, "dune lies in the Desert Kingdom"},
		{"sent on in training", []string{"space a-2 => space a-2 directions go-to yard in fort-wadsworth"}, []string{"a-2 adv-sent-out"}, "yard lies outside Fort Wadsworth; write sent-out"},
		{"adv-brown, to itself", []string{"space lift => space lift directions go-to lift"}, []string{"lift adv-brown"}, "to itself"},
		{"into training", []string{"space lift => space lift directions go-to a-gate"}, []string{"lift adv-brown"}, "by their own choice"},
		{"adv-cobra-island-hydrofoil", []string{"space lift => space lift directions go-to radar"}, []string{"lift adv-cobra-island-hydrofoil"}, "by Hydrofoil only"},
		{"adv-equipment-space-need", []string{"space lift => space lift directions go-to hill"}, []string{"lift adv-equipment-space-need"}, "hill is a Tank space"},
		{"sent out to an equipment space", []string{"space a-2 => space a-2 directions sent-out sea in fort-wadsworth"}, []string{"a-2 adv-equipment-space-need"}, "sea is a Hydrofoil space"},
		{"adv-sent-out-return, of both areas", []string{"space a-2 => space a-2 directions sent-out post in fort-wadsworth"},
			[]string{"post adv-sent-out-return"}, "pawns may enter Fort Wadsworth from here, and the Pentagon too"},
		{"at the other airport", []string{"space a-2 => space a-2 directions sent-out field-b in fort-wadsworth"},
			[]string{"field-b adv-sent-out-return"}, "there is one of them"},
	})
	for _, change := range []string{
		"space lift => space lift directions go-to oasis",
		"space lift => space lift directions forward 12",
		"space shore => space shore directions go-to radar in cobra-island",
		"space shore => space shore directions go-to post in cobra-island",
		"space b-2 => space b-2 directions go-to b-gate in pentagon",
		"space b-2 => space b-2 directions sent-out field-b in pentagon",
		"space b-2 => space b-2 directions sent-out lane in pentagon",
	} {
		if _, err := ParseBoard(rewrite(meadow, change)); err != nil {
			t.Errorf("%s: %v", change, err)
		}
	}
}

func TestBoardJumpsToldApart(t *testing.T) {
	const none = "jump pack-1 -> pack-2 =>"
	tellEach(t, []broken{
		{"adv-jet-jump, from elsewhere", []string{"+ jump post -> pack-3"}, []string{"post adv-jet-jump"}, "this is plain"},
		{"to elsewhere, told once", []string{"+ jump pack-1 -> camp", "+ jump pack-2 -> camp"}, []string{"camp adv-jet-jump"}, "this is Battle"},
		{"a jet pack left out", []string{none}, []string{"pack-2 adv-jet-jump"}, "no jump leads from this Jet Pack or to it"},
		{"amb-adv-jet-fork, a circle", []string{"+ jump pack-2 -> pack-1", none, "+ jump pack-1 -> lone -> pack-2", "+ space lone jet-pack", "+ path lone - post"},
			[]string{"pack-1 amb-adv-jet-fork"}, "round in a circle"},
		{"adv-escape-airstrip", []string{none, "+ jump pack-3 -> pack-2"}, []string{"pack-3 adv-escape-airstrip"}, "leads out of the Desert Kingdom"},
	})
	mustBoard(t, rewrite(meadow, "space village => space village jet-pack in cobra-island", "space castle => space castle objective village in cobra-island",
		"space shore => space shore objective spanish-fort in cobra-island", "+ jump pack-2 -> village")) // the ferry is paid for
}
