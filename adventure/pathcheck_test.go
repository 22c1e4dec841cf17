package adventure

import (
	"fmt"
	"strings"
	"testing"
)

func TestBoardPathToldApart(t *testing.T) {
	back := []string{"moor adv-equipment-space-need"}
	for i := range 11 {
		back = append(back, fmt.Sprintf("road-%d adv-equipment-space-need", i))
	}
	tellEach(t, []broken{
		{"adv-path, a space apart", []string{"+ space islet-1 plain", "+ space islet-2 plain", "+ path islet-1 - islet-2"},
			[]string{"islet-1 adv-path"}, "no path joins it to a-gate"},
		{"adv-path, two apart", []string{"+ space islet-1 plain", "+ space islet-2 plain"},
			[]string{"islet-1 adv-path", "islet-2 adv-path", "islet-1 adv-path", "islet-2 adv-path"}, "no way leads on from here"},
		{"adv-path, no way on", []string{"+ space pit plain", "+ path lane -> pit"}, []string{"pit adv-path"}, "a roll could not be used"},
		{"adv-escape-airstrip, no way there", []string{"path shore - radar => path shore - radar -> village - castle", "path shore - castle => path shore - beach"},
			[]string{"village adv-escape-airstrip", "castle adv-escape-airstrip"}, "no way leads to beach, the Airstrip of Cobra Island"},
		{"adv-airport-choice", []string{"path shore - radar => path shore - radar - village -> beach -> radar", "path shore - castle => path castle -> shore"},
			[]string{"field-a adv-airport-choice", "field-b adv-airport-choice"}, "no way leads to Spanish Fort"},
		{"adv-path, from a backwater", []string{"+ space pond-1 plain", "+ space pond-2 plain", "+ path lane -> pond-1 - pond-2"},
			[]string{"pond-1 adv-path", "pond-2 adv-path"}, "no way leads to Radar, Village, Cobra Air Strip"},
		{"adv-equipment-space-need, only Cobra Island ahead", []string{"+ space raft-1 plain", "+ space raft-2 plain", "+ path raft-1 - raft-2 -> shore", "+ path lane -> raft-1"},
			[]string{"raft-1 adv-equipment-space-need", "raft-2 adv-equipment-space-need"}, "without a card no way leads from here to training"},
		{"adv-path, no way on from an adventure area", []string{"+ space pit plain in desert-kingdom", "+ path oasis -> pit"}, []string{"pit adv-path"}, "a roll could not be used"},
		{"adv-equipment-space-need, too far to pass", road(strings.Repeat("tank ", 12)), []string{"moor adv-equipment-space-need"}, "could be stuck for ever"},
		{"no roll is 1", road("plain " + strings.Repeat("tank ", 11)), []string{"moor adv-equipment-space-need"}, "could be stuck for ever"},
		{"no way past by a go-to", road(strings.Repeat("tank ", 11) + "directions_go-to_moor " + strings.Repeat("tank ", 11)), back, "could be stuck for ever"},
	})
	for why, kinds := range map[string]string{
		"a roll of 12 leads past":   strings.Repeat("tank ", 11),
		"a roll of 2 leads between": "tank plain " + strings.Repeat("tank ", 10),
		"a way of many rolls":       strings.Repeat("plain ", 60),
	} {
		if _, err := ParseBoard(rewrite(meadow, road(kinds)...)); err != nil {
			t.Errorf("%s: %v", why, err)
		}
	}
}

// road adds a one-way road into the desert, from a moor over spaces of these kinds.
func road(kinds string) []string {
	changes := []string{"+ space moor plain"}
	path := "+ path lane -> moor"
	for i, kind := range strings.Fields(kinds) {
		changes = append(changes, fmt.Sprintf("+ space road-%d %s", i, strings.ReplaceAll(kind, "_", " ")))
		path += fmt.Sprintf(" -> road-%d", i)
	}
	return append(changes, path+" -> dune")
}
