package content

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// warnings is the warnings of the small set after some changes.
func warnings(t *testing.T, edits ...edit) (list []string) {
	t.Helper()
	files := smallFiles(t)
	for _, e := range edits {
		if e.card == "" {
			files[setFile].Data = edited(t, files[setFile].Data, e.path, e.value)
		} else {
			editCard(t, files, e.card, e.path, e.value)
		}
	}
	s, err := Load(files)
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range Lint(s) {
		list = append(list, w.String())
	}
	return list
}

func TestCoreHasNoWarnings(t *testing.T) {
	for _, w := range Lint(Core()) {
		t.Error(w)
	}
}

// changes is the warnings that came, each with a +, and those that went, with a -.
func changes(before, after []string) (list []string) {
	for _, w := range before {
		if !slices.Contains(after, w) {
			list = append(list, "-"+w)
		}
	}
	for _, w := range after {
		if !slices.Contains(before, w) {
			list = append(list, "+"+w)
		}
	}
	return list
}

func TestLint(t *testing.T) {
	usual := warnings(t)
	if d := cmp.Diff([]string{
		"no mission asks for tech, but those for any Skill",
		"no mission asks for tracker, but those for any Skill",
		"no mission asks for marksman, but those for any Skill",
		"no Joe has marksman",
		"no Joe has stealth",
		"no mission asks for martial-arts, but those for any Skill",
		"no Joe has martial-arts",
		"no mission asks for pilot, but those for any Skill",
		"tank: no effect brings it into play: none says cover",
		"vamp: no mission is in land, so that its bonus never counts",
	}, usual); d != "" {
		t.Errorf("the small set (-want +got):\n%s", d)
	}
	for _, c := range []struct {
		name  string
		edits []edit
		want  []string
	}{
		{"a Skill that not even Any asks for", []edit{{"second-1", "need", `["tech"]`}, {"second-2", "need", `["tracker"]`}, {"second-3", "need", `["marksman"]`},
			{"viper", "need", `["martial-arts"]`}, {"scout", "abilities.0.if", `[{"is":"skill","skill":"pilot"}]`}}, []string{
			"-no mission asks for tech, but those for any Skill", "-no mission asks for tracker, but those for any Skill",
			"-no mission asks for marksman, but those for any Skill", "-no mission asks for martial-arts, but those for any Skill",
			"-no mission asks for pilot, but those for any Skill", "+no mission asks for pilot",
			"+scout: abilities[0] never happens: no mission asks for pilot"}},
		{"officer that never comes", []edit{{"", "meters.solo-two.4.do", `[{"do":"cover"}]`}}, []string{"-tank: no effect brings it into play: none says cover", "+colonel: no effect brings it into play: none says arrive with its id, or without any", "+night: abilities[0] never happens: no such card comes into play"}},
		{"officer that comes by name", []edit{{"", "meters.solo-two.4.do.0.card", `"colonel"`}}, nil},
		{"trooper that never comes", []edit{{"", "meters.three-four.4.do", ""}, {"storm-1", "abilities.0.do.0.then.0", `{"do":"draw"}`},
			{"storm-2", "abilities.0.do.0.then.0", `{"do":"draw"}`}, {"storm-3", "abilities.0.do.0.then.0", `{"do":"draw"}`}}, []string{"+viper: no effect brings it into play: none says beset or gain-card"}},
		{"trooper of a kind", []edit{{"", "meters.three-four.4.do", ""}, {"storm-1", "abilities.0.do.0.then.0", `{"do":"gain-card","kinds":["trooper"]}`},
			{"storm-2", "abilities.0.do.0.then.0", `{"do":"draw"}`}, {"storm-3", "abilities.0.do.0.then.0", `{"do":"draw"}`}}, nil},
		{"battalion that comes", []edit{{"scout", "abilities.0.pay", `[{"do":"cover"}]`}}, []string{"-tank: no effect brings it into play: none says cover"}},
		{"an Act without draws", []edit{{"first-2", "complications", ""}, {"second-2", "complications", "0"}, {"last-2", "complications", ""}, {"", "meters.three-four.2.strike", ""}}, []string{"+bomb: no mission of Act 2 draws Complications, and no effect does", "+storm-2: no mission of Act 2 draws Complications, and no effect does"}},
		{"an Act with draws by an effect", []edit{{"first-2", "complications", ""}, {"second-2", "complications", "0"}, {"last-2", "complications", ""},
			{"scout", "abilities.0.pay", `[{"do":"threat"}]`}, {"scout", "abilities.1", `{"on":"start","do":[{"do":"draw-complication"}]}`}}, nil},
		{"bonus in vain", []edit{{"vamp", "terrain", `"sea"`}, {"first-1", "terrain", `"land"`}}, []string{"-vamp: no mission is in land, so that its bonus never counts", "+vamp: no mission is in sea, so that its bonus never counts"}},
		{"bonus that counts", []edit{{"first-1", "terrain", `"land"`}}, []string{"-vamp: no mission is in land, so that its bonus never counts"}},
		{"text in vain", []edit{{"viper", "text", `"It hisses."`}}, []string{"+viper: it has a text and does nothing"}},
		{"ability twice", []edit{{"scout", "abilities.1", `{"on":"success","do":[{"do":"scout","n":2}]}`}}, []string{"+scout: abilities[1] is the same as abilities[0]"}},
		{"choice in vain", []edit{{"storm-2", "abilities.0.do.0.or.0", `{"do":"gain-card","card":"viper"}`}}, []string{"+storm-2: abilities[0] has a choice between two ways that are the same"}},
		{"colour that no space has", []edit{{"scout", "abilities.0.if", `[{"is":"colour","colour":"yellow"}]`}, {"", "meters.solo-two.3.colour", `"red"`},
			{"", "meters.three-four.2.colour", `"red"`}, {"", "meters.three-four.3.colour", `"red"`}}, []string{"+scout: abilities[0] never happens: no space of the Threat Meter is yellow"}},
		{"terrain that no mission has", []edit{{"scout", "abilities.0.if", `[{"is":"terrain","terrain":"air"}]`}}, []string{"+scout: abilities[0] never happens: no mission is in air"}},
		{"terrain that no mission has, denied", []edit{{"scout", "abilities.0.if", `[{"is":"terrain","not":true,"terrain":"air"}]`}}, nil},
		{"threat above the top", []edit{{"scout", "abilities.0.if", `[{"is":"threat","n":5}]`}}, []string{"+scout: abilities[0] never happens: the last space below the top is 4"}},
		{"threat below the top", []edit{{"scout", "abilities.0.if", `[{"is":"threat","n":4}]`}}, nil},
		{"nine Successes", []edit{{"scout", "abilities.0.if", `[{"is":"successes","n":9}]`}}, []string{"+scout: abilities[0] never happens: with Success number 9 the game is won"}},
		{"a Battalion in play", []edit{{"night", "abilities.0.if", `[{"is":"in-play","kinds":["battalion"]}]`}}, []string{"+night: abilities[0] never happens: no such card comes into play"}},
		{"contrary Acts", []edit{{"scout", "abilities.0.if", `[{"is":"act","n":1},{"is":"act","n":2}]`}}, []string{"+scout: abilities[0] never happens: if[0] and if[1] never hold together"}},
		{"contrary colours", []edit{{"scout", "abilities.0.if", `[{"is":"colour","colour":"red"},{"is":"colour","colour":"green"}]`}}, []string{"+scout: abilities[0] never happens: if[0] and if[1] never hold together"}},
		{"contrary teams", []edit{{"scout", "abilities.0.if", `[{"is":"team-at-most","n":2},{"is":"team","n":3}]`}}, []string{"+scout: abilities[0] never happens: if[0] and if[1] never hold together"}},
		{"teams in a range", []edit{{"scout", "abilities.0.if", `[{"is":"team-at-most","n":3},{"is":"team","n":2}]`}}, nil},
		{"contrary Hangars", []edit{{"scout", "abilities.0.if", `[{"is":"hangar","n":3},{"is":"hangar-at-most","n":2}]`}}, []string{"+scout: abilities[0] never happens: if[0] and if[1] never hold together"}},
		{"a thing and its contrary", []edit{{"scout", "abilities.0.if", `[{"is":"solo"},{"is":"group"},{"is":"solo","not":true}]`}}, []string{"+scout: abilities[0] never happens: if[0] and if[2] never hold together"}},
		{"cards alike", []edit{{"field-radio", "", `{"id":"spy","name":"Spy","kind":"joe","basis":"printed","where":"main-deck","cost":3,"recruit":1,
			"skills":{"tracker":2,"recon":2},"text":"Success: look.","count":4,"abilities":[{"on":"success","do":[{"do":"scout","n":2}]}]}`}}, []string{"+spy: it differs from scout in name alone"}},
		{"cards nearly alike", []edit{{"field-radio", "", `{"id":"spy","name":"Spy","kind":"joe","basis":"printed","where":"main-deck","cost":3,"recruit":1,
			"skills":{"tracker":2,"recon":2},"text":"Success: look.","count":4,"abilities":[{"on":"success","do":[{"do":"scout","n":3}]}]}`}}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			if d := cmp.Diff(c.want, changes(usual, warnings(t, c.edits...))); d != "" {
				t.Errorf("(-want +got):\n%s", d)
			}
		})
	}
}
