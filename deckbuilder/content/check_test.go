package content

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// edit is a change of a card of the small set, or of its set.json where card is "".
type edit struct{ card, path, value string }

// faultsAfter is the faults of the small set after some changes.
func faultsAfter(t testing.TB, edits ...edit) []string {
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
	if (s == nil) != (err != nil) {
		t.Errorf("%v: a set and an error, or neither: %v", edits, err)
	}
	return told(err)
}

func TestFaultsOfCards(t *testing.T) { checkFaults(t, cardFaults) }

// checkFaults checks that faults are told as they should be.
func checkFaults(t *testing.T, cases []faultCase) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if d := cmp.Diff(c.want, faultsAfter(t, c.edits...)); d != "" {
				t.Errorf("faults (-want +got):\n%s", d)
			}
		})
	}
}

// faultCase is some changes, and what is told of the set then.
type faultCase struct {
	name  string
	edits []edit
	want  []string
}

// cardFaults is faults of cards and of what a set holds.
var cardFaults = []faultCase{
	{"no id", []edit{{"scout", "id", ``}}, []string{
		`deck/line-up.json: $.cards[0].id: it is missing; a card of the kind joe needs it`,
	}},
	{"id of capitals", []edit{{"scout", "id", `"Scout"`}}, []string{
		`deck/line-up.json: $.cards[0].id: "Scout" is no id; an id has 1 to 40 small letters and digits, and dashes between them`,
	}},
	{"id of a number", []edit{{"scout", "id", `7`}}, []string{
		`deck/line-up.json: $.cards[0].id: expected a string, found the number 7`,
	}},
	{"id that others name", []edit{{"colonel", "id", `7`}}, []string{
		`deck/cobra.json: $.cards[2].id: expected a string, found the number 7`,
	}},
	{"id twice", []edit{{"scout", "id", `"field-radio"`}}, []string{
		`deck/line-up.json: field-radio: $.cards[1].id: there is a card "field-radio" in deck/line-up.json at $.cards[0] already; ids are given once`,
	}},
	{"no name", []edit{{"scout", "name", ``}}, []string{
		`deck/line-up.json: scout: $.cards[0].name: it is missing; a card of the kind joe needs it`,
	}},
	{"empty name", []edit{{"scout", "name", `""`}}, []string{
		`deck/line-up.json: scout: $.cards[0].name: a text of 0 characters; it has 1 to 60 here`,
	}},
	{"name with blanks", []edit{{"scout", "name", `" Scout"`}}, []string{
		`deck/line-up.json: scout: $.cards[0].name: the text has blanks before or after it; leave them out`,
	}},
	{"name of two lines", []edit{{"scout", "name", `"Sc\nout"`}}, []string{
		`deck/line-up.json: scout: $.cards[0].name: the text has a character that cannot be printed; line breaks are not used`,
	}},
	{"no kind", []edit{{"scout", "kind", ``}}, []string{
		`deck/line-up.json: scout: $.cards[0].kind: it is missing; a card needs one of gi, leader, promoted, joe, transport, gear, utility, officer, trooper, battalion, mission, finale, complication, strike, expert, loyalty, accusation, sabotage, menace, guard, cobra-transport, intel-tile`,
	}},
	{"strange kind", []edit{{"scout", "kind", `"ninja"`}}, []string{
		`deck/line-up.json: scout: $.cards[0].kind: "ninja" is unknown; known: gi, leader, promoted, joe, transport, gear, utility, officer, trooper, battalion, mission, finale, complication, strike, expert, loyalty, accusation, sabotage, menace, guard, cobra-transport, intel-tile`,
	}},
	{"no basis", []edit{{"scout", "basis", ``}}, []string{
		`deck/line-up.json: scout: $.cards[0].basis: it is missing; a card of the kind joe needs it`,
	}},
	{"strange basis", []edit{{"scout", "basis", `"guessed"`}}, []string{
		`deck/line-up.json: scout: $.cards[0].basis: "guessed" is unknown; known: designed, reported, printed`,
	}},
	{"key of no card", []edit{{"scout", "colour", `"red"`}}, []string{
		`deck/line-up.json: scout: $.cards[0].colour: unknown key; known: id, name, kind, basis, text, count, where, cost, recruit, skills, helps, promote, seats, bonus, terrain, need, difficulty, complications, stays, solo, traitor, operative, guards, guardHit, levels, act, story, set, role, abilities`,
	}},
	{"count of none", []edit{{"scout", "count", `0`}}, []string{
		`deck/line-up.json: scout: $.cards[0].count: 0 is below 1`,
	}},
	{"count too high", []edit{{"scout", "count", `31`}}, []string{
		`deck/line-up.json: scout: $.cards[0].count: 31 is above 30`,
	}},
	{"two copies of a leader", []edit{{"ace", "count", `2`}}, []string{
		`base.json: ace: $.cards[0].count: a card of the kind leader has no use for it; leave it out`,
	}},
	{"joe without numbers", []edit{{"scout", "cost", ``}, {"scout", "recruit", ``}, {"scout", "skills", ``}, {"scout", "where", ``}}, []string{
		`deck/line-up.json: scout: $.cards[0].where: it is missing; a card of the kind joe needs it`,
		`deck/line-up.json: scout: $.cards[0].cost: it is missing; a card of the kind joe needs it`,
		`deck/line-up.json: scout: $.cards[0].recruit: it is missing; a card of the kind joe needs it`,
		`deck/line-up.json: scout: $.cards[0].skills: it is missing; a card of the kind joe needs it`,
	}},
	{"joe in the hangar", []edit{{"scout", "where", `"hangar"`}}, []string{
		`deck/line-up.json: scout: $.cards[0].where: "hangar" is unknown; known: main-deck, cast`,
	}},
	{"cost of a leader", []edit{{"ace", "cost", `1`}}, []string{
		`base.json: ace: $.cards[0].cost: 1 is above 0`,
	}},
	{"cost too high", []edit{{"scout", "cost", `21`}}, []string{
		`deck/line-up.json: scout: $.cards[0].cost: 21 is above 20`,
	}},
	{"recruit negative", []edit{{"scout", "recruit", `-1`}}, []string{
		`deck/line-up.json: scout: $.cards[0].recruit: -1 is below 0`,
	}},
	{"no skill", []edit{{"scout", "skills", `{}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].skills: it names no skill; it is like {"recon":3,"wild":1}`,
	}},
	{"strange skill", []edit{{"scout", "skills", `{"cooking":3}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].skills.cooking: unknown key; known: tech, recon, tracker, marksman, explosives, stealth, martial-arts, pilot, wild`,
	}},
	{"skill of zero", []edit{{"scout", "skills", `{"tech":0}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].skills.tech: 0 is below 1`,
	}},
	{"helps without an occasion", []edit{{"comms", "helps", `true`}}, []string{
		`base.json: comms: $.cards[9].helps: the card has no ability to help with, on "mission" or "roll"; leave it out`,
	}},
	{"joe that helps", []edit{{"scout", "helps", `true`}}, []string{
		`deck/line-up.json: scout: $.cards[0].helps: a card of the kind joe has no use for it; leave it out`,
	}},
	{"leader that nothing follows", []edit{{"ace", "promote", ``}}, []string{
		`base.json: ace: $.cards[0].promote: it is missing; a card of the kind leader needs it`,
	}},
	{"transport without seats", []edit{{"vamp", "seats", ``}}, []string{
		`base.json: vamp: $.cards[10].seats: it is missing; a card of the kind transport needs it`,
	}},
	{"bonus without terrain", []edit{{"vamp", "terrain", ``}}, []string{
		`base.json: vamp: $.cards[10].bonus: it counts where the terrain is that of the mission, and the card has none; give it a terrain`,
	}},
	{"gear without cost", []edit{{"service-rifle", "cost", ``}}, []string{
		`base.json: service-rifle: $.cards[11].cost: it is missing; a card that can be bought needs it`,
	}},
	{"gear that does nothing", []edit{{"service-rifle", "abilities", ``}}, []string{
		`base.json: service-rifle: $.cards[11].abilities: it is missing; a card of the kind gear needs it`,
	}},
	{"text left out", []edit{{"scout", "text", ``}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities: the card does things, but its text says nothing; give it a text`,
	}},
	{"mission without numbers", []edit{{"first-1", "need", ``}, {"first-1", "difficulty", ``}}, []string{
		`deck/cobra.json: first-1: $.cards[4].need: it is missing; a card of the kind mission needs it`,
		`deck/cobra.json: first-1: $.cards[4].difficulty: it is missing; a card of the kind mission needs it`,
	}},
	{"mission without act", []edit{{"first-1", "act", ``}}, []string{
		`deck/cobra.json: first-1: $.cards[4].act: it is missing; a card of the kind mission needs it`,
	}},
	{"mission of a fourth act", []edit{{"first-1", "act", `4`}}, []string{
		`deck/cobra.json: first-1: $.cards[4].act: 4 is above 3`,
	}},
	{"strange story", []edit{{"first-1", "story", `"theft"`}}, []string{
		`deck/cobra.json: first-1: $.cards[4].story: there is no story "theft"; known: raid`,
		`set.json: $.stories[0]: Act 1 of raid has too few missions: 1; it needs 2 (core-setup-story)`,
	}},
	{"mission that costs", []edit{{"first-1", "cost", `3`}}, []string{
		`deck/cobra.json: first-1: $.cards[4].cost: a card of the kind mission has no use for it; leave it out`,
	}},
	{"wild need", []edit{{"first-1", "need", `["wild"]`}}, []string{
		`deck/cobra.json: first-1: $.cards[4].need[0]: "wild" is unknown; known: tech, recon, tracker, marksman, explosives, stealth, martial-arts, pilot`,
	}},
	{"need of nothing", []edit{{"first-1", "need", `[]`}}, []string{
		`deck/cobra.json: first-1: $.cards[4].need: it asks for no skill; write "any" for any one Skill, or a list: ["stealth"]`,
	}},
	{"need twice", []edit{{"first-1", "need", `["tech","tech"]`}}, []string{
		`deck/cobra.json: first-1: $.cards[4].need[1]: tech is in the list already`,
	}},
	{"need of all", []edit{{"first-1", "need", `"all"`}}, []string{
		`deck/cobra.json: first-1: $.cards[4].need: "all" is no need; write "any" for any one Skill, or a list: ["stealth"]`,
	}},
	{"complications a player", []edit{{"first-1", "complications", `"2/P"`}}, []string{
		`deck/cobra.json: first-1: $.cards[4].complications: "2/P" is no number of Complications; write 0 to 6, or "1/P" for one a player`,
	}},
	{"too many complications", []edit{{"first-1", "complications", `7`}}, []string{
		`deck/cobra.json: first-1: $.cards[4].complications: 7 is above 6`,
	}},
	{"difficulty of zero", []edit{{"first-1", "difficulty", `0`}}, []string{
		`deck/cobra.json: first-1: $.cards[4].difficulty: 0 is below 1`,
	}},
	{"trooper with act", []edit{{"viper", "act", `1`}}, []string{
		`deck/cobra.json: viper: $.cards[0].act: a card of the kind trooper has no use for it; leave it out`,
	}},
	{"nine abilities", []edit{{"scout", "abilities", `[1,2,3,4,5,6,7,8,9]`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities: 9 elements, at most 8 are allowed`,
	}},
	{"no abilities in the list", []edit{{"scout", "abilities", `[]`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities: 0 elements, at least 1 are needed`,
	}},
	{"no promoted card", []edit{{"ace-promoted", "", ``}}, []string{
		`base.json: ace: $.cards[0].promote: there is no card "ace-promoted"; ids are those of the cards of the set`,
	}},
	{"promoted to a joe", []edit{{"ace", "promote", `"scout"`}}, []string{
		`base.json: ace: $.cards[0].promote: scout is of the kind joe; here stands a Promoted Leader`,
		`base.json: ace-promoted: $.cards[1]: no Leader has "promote":"ace-promoted"; nobody could earn it`,
	}},
	{"promoted twice", []edit{{"ace", "promote", `"bazooka-promoted"`}}, []string{
		`base.json: bazooka: $.cards[2].promote: bazooka-promoted is the Promoted card of ace already`,
		`base.json: ace-promoted: $.cards[1]: no Leader has "promote":"ace-promoted"; nobody could earn it`,
	}},
	{"three leaders", []edit{{"ace", "", ``}, {"ace-promoted", "", ``}}, []string{
		`set.json: $: too few Leaders: 3; four players need 4 (core-setup-leader)`,
	}},
	{"eight starters", []edit{{"gi", "count", `6`}}, []string{
		`set.json: $: the cards with "where":"starter" are 8 copies in all; each player has 9 besides a Leader (core-setup-starter-deck)`,
	}},
	{"no vamp", []edit{{"vamp", "", ``}}, []string{
		`set.json: $: no Transport has "where":"hangar"; without one no mission can be started (core-setup-hangar)`,
	}},
	{"small main deck", []edit{{"scout", "count", `2`}}, []string{
		`set.json: $: the main deck has 5 cards; the line-up alone has 6 (core-setup-lineup)`,
	}},
	{"one mission of an act", []edit{{"first-2", "", ``}}, []string{
		`set.json: $.stories[0]: Act 2 of raid has too few missions: 1; it needs 2 (core-setup-story)`,
	}},
	{"no finale", []edit{{"last-3", "", ``}}, []string{
		`set.json: $.stories[0]: Act 3 of raid has no finale (core-setup-story)`,
	}},
	{"no complications", []edit{{"storm-1", "", ``}}, []string{
		`set.json: $: there is no Complication of Act 1; each Act has a deck of them`,
	}},
	{"missing name, version, token", []edit{{"", "name", ``}, {"", "version", ``}, {"", "token", ``}}, []string{
		`set.json: $.name: it is missing; a set needs it`,
		`set.json: $.version: it is missing; a set needs it`,
		`set.json: $.token: it is missing; a set needs it`,
	}},
	{"another format", []edit{{"", "format", `2`}}, []string{
		`set.json: $.format: 2 is above 1`,
	}},
	{"no format", []edit{{"", "format", ``}}, []string{
		`set.json: $.format: it is missing; this is format 1`,
	}},
	{"die without hits", []edit{{"", "die", `{"blank":6}`}}, []string{
		`set.json: $.die: no face shows a Hit; a die is like {"blank":2,"hit":3,"double":1}`,
	}},
	{"no stories", []edit{{"", "stories", `[]`}}, []string{
		`set.json: $.stories: 0 elements, at least 1 are needed`,
	}},
	{"story twice", []edit{{"", "stories.1", `{"id":"raid","name":"Raid","basis":"designed"}`}}, []string{
		`set.json: $.stories[1].id: raid is a story already`,
	}},
	{"story without missions", []edit{{"", "stories.1", `{"id":"theft","name":"Theft","basis":"designed"}`}}, []string{
		`set.json: $.stories[1]: Act 1 of theft has too few missions: 0; it needs 2 (core-setup-story)`,
		`set.json: $.stories[1]: Act 1 of theft has no finale (core-setup-story)`,
		`set.json: $.stories[1]: Act 2 of theft has too few missions: 0; it needs 2 (core-setup-story)`,
		`set.json: $.stories[1]: Act 2 of theft has no finale (core-setup-story)`,
		`set.json: $.stories[1]: Act 3 of theft has too few missions: 0; it needs 2 (core-setup-story)`,
		`set.json: $.stories[1]: Act 3 of theft has no finale (core-setup-story)`,
	}},
	{"story without name", []edit{{"", "stories.0", `{"id":"raid"}`}}, []string{
		`set.json: $.stories[0].name: it is missing; a story needs it`,
		`set.json: $.stories[0].basis: it is missing; a story needs it`,
	}},
	{"short meter", []edit{{"", "meters.solo-two.5", ``}}, []string{
		`set.json: $.meters["solo-two"]: 5 elements, at least 6 are needed`,
	}},
	{"missing meter", []edit{{"", "meters.three-four", ``}}, []string{
		`set.json: $.meters["three-four"]: it is missing; a Threat Meter has the sides solo-two and three-four`,
	}},
	{"meter that begins in red", []edit{{"", "meters.solo-two.0", `{"colour":"red"}`}}, []string{
		`set.json: $.meters["solo-two"][0]: the first space is the Starting Round's and says nothing: write {}`,
	}},
	{"space without colour", []edit{{"", "meters.solo-two.2", `{}`}}, []string{
		`set.json: $.meters["solo-two"][2].colour: it is missing; every space but the first is green, yellow or red`,
	}},
	{"dice of a space", []edit{{"", "meters.solo-two.2.do", `[{"do":"dice"}]`}}, []string{
		`set.json: $.meters["solo-two"][2].do[0].do: "dice" is of a mission, and there is none when the Threat Marker moves`,
	}},
	{"officer of a space", []edit{{"", "meters.solo-two.4.do.0.card", `"viper"`}}, []string{
		`set.json: $.meters["solo-two"][4].do[0].card: viper is of the kind trooper; here stands a Cobra Officer`,
	}},
	{"unknown key of a set", []edit{{"", "colour", `"red"`}}, []string{
		`set.json: $.colour: unknown key; known: format, name, version, token, die, stories, meters`,
	}},
	{"several faults", []edit{{"scout", "cost", `true`}, {"scout", "recruit", `11`}, {"vamp", "seats", `0`}, {"", "token", `9`}, {"first-1", "abilities", `[{"on":"enter","do":[{"do":"threat","n":99},{"do":"draw","n":"two","who":"him"}]}]`}}, []string{
		`set.json: $.token: 9 is above 5`,
		`base.json: vamp: $.cards[10].seats: 0 is below 1`,
		`deck/cobra.json: first-1: $.cards[4].abilities[0].do[0].n: 99 is above 20`,
		`deck/cobra.json: first-1: $.cards[4].abilities[0].do[1].n: expected a number, found the string "two"`,
		`deck/cobra.json: first-1: $.cards[4].abilities[0].do[1].who: "him" is unknown; known: active, each, team, others, any, fewest`,
		`deck/cobra.json: first-1: $.cards[4].abilities: the card does things, but its text says nothing; give it a text`,
		`deck/line-up.json: scout: $.cards[0].cost: expected a number, found true`,
		`deck/line-up.json: scout: $.cards[0].recruit: 11 is above 10`,
	}},
}
