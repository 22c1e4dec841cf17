package content

import (
	"strings"
	"testing"
)

func TestFaultsOfAbilities(t *testing.T) { checkFaults(t, abilityFaults) }

// abilityFaults is faults of abilities, their conditions and effects.
var abilityFaults = []faultCase{
	{"ability without an occasion", []edit{{"scout", "abilities.0.on", ``}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].on: it is missing; an ability happens on one of use-action, use-mission, use-roll, while, start, success, failure, exact, gain, discarded`,
	}},
	{"ability without a deed", []edit{{"scout", "abilities.0.do", ``}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do: it is missing; an ability does at least one thing`,
	}},
	{"trigger that a joe never meets", []edit{{"scout", "abilities.0.on", `"reveal"`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].on: a card of the kind joe never meets "reveal"; it meets use-action, use-mission, use-roll, while, start, success, failure, exact, gain, discarded`,
	}},
	{"strange trigger", []edit{{"scout", "abilities.0.on", `"lunch"`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].on: "lunch" is unknown; known: action, mission, roll, use-action, use-mission, use-roll, while, start, success, failure, exact, enter, reveal, gain, turn, turn-end, round-end, discarded, silence, sabotage`,
	}},
	{"no deeds in the list", []edit{{"scout", "abilities.0.do", `[]`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do: 0 elements, at least 1 are needed`,
	}},
	{"nine deeds", []edit{{"scout", "abilities.0.do", `[1,2,3,4,5,6,7,8,9]`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do: 9 elements, at most 8 are allowed`,
	}},
	{"effect without a verb", []edit{{"scout", "abilities.0.do.0.do", ``}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].do: it is missing; an effect does one of draw, discard, trash, fetch, topdeck, gain, gain-card, sweep, threat, recruit, skill, dice, side-dice, hits, reroll, reroll-all, convert, ease, seats, join, recall, keep-ride, drop-complication, skip-complication, draw-complication, attach, arrive, beset, cover, rout, strike-out, fail-story, wreck, scout, scout-cobra, choose, stay, spend, hush, spare, flip, intel, infiltrate, blend-in, equip, damage, repair, file-dice, mod-skill, mod-difficulty, mod-dice, mod-seats, mod-cost, mod-hand, mod-complications, mod-recruit, mod-threat, bar, bar-help, reroll-doubles, no-ride, gain-to-hand, mod-spend, turn-coat`,
	}},
	{"strange verb", []edit{{"scout", "abilities.0.do.0.do", `"steal"`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].do: "steal" is unknown; known: draw, discard, trash, fetch, topdeck, gain, gain-card, sweep, threat, recruit, skill, dice, side-dice, hits, reroll, reroll-all, convert, ease, seats, join, recall, keep-ride, drop-complication, skip-complication, draw-complication, attach, arrive, beset, cover, rout, strike-out, fail-story, wreck, scout, scout-cobra, choose, stay, spend, hush, spare, flip, intel, infiltrate, blend-in, equip, damage and 18 more`,
	}},
	{"answer as a deed", []edit{{"scout", "abilities.0.do.0", `{"do":"mod-dice"}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].do: "mod-dice" is an answer, for abilities on "while"; here stands what is done`,
	}},
	{"deed as an answer", []edit{{"colonel", "abilities.0.do.0", `{"do":"draw"}`}}, []string{
		`deck/cobra.json: colonel: $.cards[2].abilities[0].do[0].do: "draw" is done, and on "while" nothing is done; here stand answers: mod-skill, mod-difficulty, mod-dice, mod-seats, mod-cost, mod-hand, mod-complications, mod-recruit, mod-threat, bar, bar-help, reroll-doubles, no-ride, gain-to-hand, mod-spend, turn-coat`,
	}},
	{"declined answer", []edit{{"colonel", "abilities.0.may", `true`}}, []string{
		`deck/cobra.json: colonel: $.cards[2].abilities[0].may: what holds while a card is there is not declined; leave it out`,
	}},
	{"paid answer", []edit{{"colonel", "abilities.0.pay", `[{"do":"discard"}]`}}, []string{
		`deck/cobra.json: colonel: $.cards[2].abilities[0].pay: what holds while a card is there is not paid for; leave it out`,
	}},
	{"price that is none", []edit{{"field-radio", "abilities.0.pay", `[{"do":"draw"}]`}}, []string{
		`deck/line-up.json: field-radio: $.cards[1].abilities[0].pay[0].do: "draw" is no price; what is paid is one of discard, trash, topdeck, threat, recruit, beset, cover, wreck`,
	}},
	{"points as a gift", []edit{{"field-radio", "abilities.0.pay", `[{"do":"recruit"}]`}}, []string{
		`deck/line-up.json: field-radio: $.cards[1].abilities[0].pay[0]: as a price "recruit" takes points away: give a negative n`,
	}},
	{"points as a price", []edit{{"field-radio", "abilities.0.pay", `[{"do":"recruit","n":-1}]`}}, nil},
	{"relief as a price", []edit{{"field-radio", "abilities.0.pay", `[{"do":"threat","n":-1}]`}}, []string{
		`deck/line-up.json: field-radio: $.cards[1].abilities[0].pay[0]: as a price "threat" moves the marker up: give a positive n`,
	}},
	{"draw up to two", []edit{{"scout", "abilities.0.do.0", `{"do":"draw","n":2,"upTo":true}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].upTo: "draw" has no use for it; leave it out, or change "do"`,
	}},
	{"sixty-five effects", []edit{{"scout", "abilities", `[` + strings.Repeat(`{"on":"success","do":[`+strings.Repeat(`{"do":"draw"},`, 7)+`{"do":"beset"}]},`, 7) +
		`{"on":"success","pay":[{"do":"discard"}],"do":[` + strings.Repeat(`{"do":"draw"},`, 7) + `{"do":"beset"}]}]`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities: the card has 65 effects; it may have 64`,
	}},
	{"kinds that chance would not heed", []edit{{"field-radio", "abilities.0.do.0", `{"do":"discard","random":true,"kinds":["gear"]}`}}, []string{
		`deck/line-up.json: field-radio: $.cards[1].abilities[0].do[0]: chance discards any cards of the hand: leave "random" out, or "upTo", "kinds" and "max"`,
	}},
	{"reroll before the roll", []edit{{"service-rifle", "abilities.0.do.0", `{"do":"reroll"}`}}, []string{
		`base.json: service-rifle: $.cards[11].abilities[0].do[0].do: "reroll" does nothing on "mission": it is about another moment of a mission`,
	}},
	{"hits outside missions", []edit{{"comms", "abilities.0.do.0", `{"do":"hits"}`}}, []string{
		`base.json: comms: $.cards[9].abilities[0].do[0].do: "hits" does nothing on "action": it is about another moment of a mission`,
	}},
	{"strike-out of a complication", []edit{{"storm-1", "abilities.0.do.0", `{"do":"strike-out"}`}}, []string{
		`deck/cobra.json: storm-1: $.cards[7].abilities[0].do[0].do: "strike-out" is for the kind strike`,
	}},
	{"attached strike", []edit{{"bomb", "abilities.0", `{"on":"reveal","do":[{"do":"attach"}]}`}}, []string{
		`deck/cobra.json: bomb: $.cards[16].abilities[0].do[0].do: "attach" is for the kind complication, on "reveal"`,
	}},
	{"stay of an officer", []edit{{"colonel", "abilities.0", `{"on":"failure","do":[{"do":"stay"}]}`}}, []string{
		`deck/cobra.json: colonel: $.cards[2].abilities[0].do[0].do: "stay" is for the kinds mission and finale, on "failure"`,
	}},
	{"n of a verb without", []edit{{"scout", "abilities.0.do.0", `{"do":"recall","n":2}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].n: "recall" has no use for it; leave it out, or change "do"`,
	}},
	{"n of nothing", []edit{{"scout", "abilities.0.do.0.n", `0`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].n: 0 is below 1`,
	}},
	{"threat of nothing", []edit{{"scout", "abilities.0.do.0", `{"do":"threat","n":0}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].n: 0 does nothing; give an amount from -20 to 20`,
	}},
	{"negative draw", []edit{{"scout", "abilities.0.do.0", `{"do":"draw","n":-1}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].n: -1 is below 1`,
	}},
	{"threat down", []edit{{"scout", "abilities.0.do.0", `{"do":"threat","n":-2}`}}, nil},
	{"n too high", []edit{{"scout", "abilities.0.do.0.n", `21`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].n: 21 is above 20`,
	}},
	{"trash from nowhere", []edit{{"scout", "abilities.0.do.0", `{"do":"trash"}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].pile: it is missing; "trash" needs it`,
	}},
	{"trash from the deck", []edit{{"scout", "abilities.0.do.0", `{"do":"trash","pile":"deck"}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].pile: "deck" is unknown; known: hand, discard`,
	}},
	{"fetch to the discard", []edit{{"scout", "abilities.0.do.0", `{"do":"fetch","pile":"discard","to":"discard"}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].to: "discard" is unknown; known: hand, deck`,
	}},
	{"gain without a limit", []edit{{"scout", "abilities.0.do.0", `{"do":"gain"}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].max: it is missing; "gain" needs it`,
	}},
	{"gain of a leader", []edit{{"scout", "abilities.0.do.0", `{"do":"gain","max":3,"kinds":["leader"]}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].kinds[0]: "leader" cannot be meant here; it can be joe, transport, gear, utility`,
	}},
	{"rout of an officer", []edit{{"scout", "abilities.0.do.0", `{"do":"rout","kinds":["operatives"]}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].kinds[0]: "operatives" cannot be meant here; it can be trooper, battalion, strike, guard`,
	}},
	{"kind twice", []edit{{"scout", "abilities.0.do.0", `{"do":"discard","kinds":["joe","joes"]}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].kinds[1]: "joes" is in the list already`,
	}},
	{"strange kinds", []edit{{"scout", "abilities.0.do.0", `{"do":"discard","kinds":["ninja"]}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].kinds[0]: "ninja" is unknown; known: gi, leader, promoted, joe, transport, gear, utility, officer, trooper, battalion, mission, finale, complication, strike, expert, loyalty, accusation, sabotage, menace, guard, cobra-transport, intel-tile, joes, operatives`,
	}},
	{"kinds of a draw", []edit{{"scout", "abilities.0.do.0", `{"do":"draw","kinds":["joe"]}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].kinds: "draw" has no use for it; leave it out, or change "do"`,
	}},
	{"kinds that are counted", []edit{{"scout", "abilities.0.do.0", `{"do":"draw","per":"team","kinds":["joe"]}`}}, nil},
	{"officers on a team", []edit{{"scout", "abilities.0.do.0", `{"do":"draw","per":"team","kinds":["officer"]}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].kinds[0]: "officer" cannot be meant here; it can be joes, transport, cobra-transport`,
	}},
	{"strange per", []edit{{"scout", "abilities.0.do.0", `{"do":"draw","per":"moon"}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].per: "moon" is unknown; known: team, other, helper, player, complication, officer, operative, trooper, battalion, strike, hangar, failure, success, hand, double, guard, intel, damage, equipped`,
	}},
	{"a count of the roll before it", []edit{{"service-rifle", "abilities.0.do.0", `{"do":"dice","per":"double"}`}}, []string{
		`base.json: service-rifle: $.cards[11].abilities[0].do[0].per: "double" counts nothing on "mission": it is about another moment of a mission`,
	}},
	{"a team outside missions", []edit{{"comms", "abilities.0.do.0", `{"do":"draw","per":"team"}`}}, []string{
		`base.json: comms: $.cards[9].abilities[0].do[0].per: "team" counts nothing on "action": it is about another moment of a mission`,
	}},
	{"strange who", []edit{{"scout", "abilities.0.do.0", `{"do":"draw","who":"nobody"}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].who: "nobody" is unknown; known: active, each, team, others, any, fewest`,
	}},
	{"gain of two", []edit{{"scout", "abilities.0.do.0", `{"do":"gain-card","card":"viper","kinds":["trooper"]}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0]: "gain-card" gains kinds or a card: give one of them`,
	}},
	{"gain of nothing", []edit{{"scout", "abilities.0.do.0", `{"do":"gain-card"}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0]: "gain-card" gains kinds or a card: give one of them`,
	}},
	{"gain of a joe", []edit{{"scout", "abilities.0.do.0", `{"do":"gain-card","card":"scout"}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].card: scout is of the kind joe; here stands a Trooper, or a card of the stack of Service Rifles`,
	}},
	{"gain of nearly a rifle", []edit{{"scout", "abilities.0.do.0", `{"do":"gain-card","card":"servicerifle"}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].card: there is no card "servicerifle"; is it service-rifle?`,
	}},
	{"gain of nobody", []edit{{"scout", "abilities.0.do.0", `{"do":"gain-card","card":"nobody"}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].card: there is no card "nobody"; ids are those of the cards of the set`,
	}},
	{"arrival of a trooper", []edit{{"scout", "abilities.0.do.0", `{"do":"arrive","card":"viper"}`}}, []string{
		`deck/line-up.json: scout: $.cards[0].abilities[0].do[0].card: viper is of the kind trooper; here stands a Cobra Officer`,
	}},
	{"bar of nothing", []edit{{"colonel", "abilities.0.do.0", `{"do":"bar"}`}}, []string{
		`deck/cobra.json: colonel: $.cards[2].abilities[0].do[0]: "bar" bars kinds, or costs over max: give at least one of them`,
	}},
	{"choice of one", []edit{{"storm-1", "abilities.0.do.0.or", ``}}, []string{
		`deck/cobra.json: storm-1: $.cards[7].abilities[0].do[0].or: it is missing; "choose" needs it`,
	}},
	{"choice in a choice", []edit{{"storm-1", "abilities.0.do.0.or.0", `{"do":"choose","then":[{"do":"draw"}],"or":[{"do":"draw","who":"each"}]}`}}, []string{
		`deck/cobra.json: storm-1: $.cards[7].abilities[0].do[0].or[0]: a choice within a choice; a card offers one at a time`,
	}},
	{"name in a choice", []edit{{"storm-1", "abilities.0.do.0.then.0.card", `"scout"`}}, []string{
		`deck/cobra.json: storm-1: $.cards[7].abilities[0].do[0].then[0].card: scout is of the kind joe; here stands a Trooper, or a card of the stack of Service Rifles`,
	}},
	{"name in the other way of a choice", []edit{{"storm-1", "abilities.0.do.0.or.0", `{"do":"arrive","card":"viper"}`}}, []string{
		`deck/cobra.json: storm-1: $.cards[7].abilities[0].do[0].or[0].card: viper is of the kind trooper; here stands a Cobra Officer`,
	}},
	{"name beside a price", []edit{{"field-radio", "abilities.0.pay.0", `{"do":"beset"}`}, {"field-radio", "abilities.0.do.0", `{"do":"gain-card","card":"scout"}`}}, []string{
		`deck/line-up.json: field-radio: $.cards[1].abilities[0].do[0].card: scout is of the kind joe; here stands a Trooper, or a card of the stack of Service Rifles`,
	}},
	{"condition without a test", []edit{{"field-radio", "abilities.1.if.0.is", ``}}, []string{
		`deck/line-up.json: field-radio: $.cards[1].abilities[1].if[0].is: it is missing; a condition asks one of colour, terrain, skill, target, group, helped, team, team-at-most, hangar, hangar-at-most, hits, blanks, short, act, successes, failures, solo, in-play, hand, threat, all-loyal, intel-rolled, intel, general, damage, equipped`,
	}},
	{"strange test", []edit{{"field-radio", "abilities.1.if.0.is", `"raining"`}}, []string{
		`deck/line-up.json: field-radio: $.cards[1].abilities[1].if[0].is: "raining" is unknown; known: colour, terrain, skill, target, group, helped, team, team-at-most, hangar, hangar-at-most, hits, blanks, short, act, successes, failures, solo, in-play, hand, threat, all-loyal, intel-rolled, intel, general, damage, equipped`,
	}},
	{"n missing", []edit{{"field-radio", "abilities.1.if.0", `{"is":"act"}`}}, []string{
		`deck/line-up.json: field-radio: $.cards[1].abilities[1].if[0].n: it is missing; "act" needs it`,
	}},
	{"fourth act", []edit{{"field-radio", "abilities.1.if.0", `{"is":"act","n":4}`}}, []string{
		`deck/line-up.json: field-radio: $.cards[1].abilities[1].if[0].n: 4 is above 3`,
	}},
	{"at least none", []edit{{"field-radio", "abilities.1.if.0", `{"is":"blanks","n":0}`}}, []string{
		`deck/line-up.json: field-radio: $.cards[1].abilities[1].if[0].n: 0 is below 1`,
	}},
	{"at most, and how many", []edit{{"field-radio", "abilities.1.if.0", `{"is":"hangar-at-most"}`}}, []string{
		`deck/line-up.json: field-radio: $.cards[1].abilities[1].if[0].n: it is missing; "hangar-at-most" needs it`,
	}},
	{"at most none", []edit{{"field-radio", "abilities.1.if.0", `{"is":"hangar-at-most","n":0}`}}, nil},
	{"skill of a test of hits", []edit{{"field-radio", "abilities.1.if.0", `{"is":"hits","skill":"tech"}`}}, []string{
		`deck/line-up.json: field-radio: $.cards[1].abilities[1].if[0].skill: "hits" has no use for it; leave it out, or change "is"`,
	}},
	{"test of wild", []edit{{"field-radio", "abilities.1.if.0", `{"is":"skill","skill":"wild"}`}}, []string{
		`deck/line-up.json: field-radio: $.cards[1].abilities[1].if[0].skill: "wild" is unknown; known: tech, recon, tracker, marksman, explosives, stealth, martial-arts, pilot`,
	}},
	{"hits before the roll", []edit{{"service-rifle", "abilities.0.if", `[{"is":"hits","n":3}]`}}, []string{
		`base.json: service-rifle: $.cards[11].abilities[0].if[0].is: "hits" would never hold on "mission": it asks about another moment of a mission`,
	}},
	{"target of players", []edit{{"field-radio", "abilities.1.if.0", `{"is":"target","kinds":["joe"]}`}}, []string{
		`deck/line-up.json: field-radio: $.cards[1].abilities[1].if[0].kinds[0]: "joe" cannot be meant here; it can be operatives, mission, finale, strike, accusation, menace, intel-tile`,
	}},
	{"in play, nobody", []edit{{"night", "abilities.0.if.0", `{"is":"in-play","card":"nobody"}`}}, []string{
		`deck/cobra.json: night: $.cards[3].abilities[0].if[0].card: there is no card "nobody"; ids are those of the cards of the set`,
	}},
	{"in play, a joe", []edit{{"night", "abilities.0.if.0", `{"is":"in-play","card":"scout"}`}}, []string{
		`deck/cobra.json: night: $.cards[3].abilities[0].if[0].card: scout is of the kind joe; here stands a card that can be in play`,
	}},
	{"in play, nothing", []edit{{"night", "abilities.0.if.0", `{"is":"in-play"}`}}, []string{
		`deck/cobra.json: night: $.cards[3].abilities[0].if[0]: "in-play" asks for kinds or for a card: give one of them`,
	}},
}

func TestWhatIsLeftOutIsOne(t *testing.T) {
	var f faults
	text := `{"on":"roll","if":[{"is":"blanks"},{"is":"solo"}],"do":[{"do":"hits"},{"do":"threat"}]}`
	a := f.ability(part{place{path: "$"}, []byte(text)}, Gear)
	if err := f.err(); err != nil {
		t.Fatal(err)
	}
	if a.If[0].N != 1 || a.If[1].N != 0 || a.Do[0].N != 1 || a.Do[1].N != 1 || a.Do[0].Skill != Wild {
		t.Errorf("it is read as %+v", a)
	}
}
