package main

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// veiling plays as the simple bot, but often does what The Crimson Veil adds, whatever it
// is good for.
func veiling(v deckbuilder.View, source *dice.Source) deckbuilder.Action {
	var list []deckbuilder.Action
	for _, a := range v.Legal() {
		switch a.(type) {
		case deckbuilder.AttemptGuard, deckbuilder.AttemptIntel, deckbuilder.AttemptOfficer, deckbuilder.Attach, deckbuilder.Repair, deckbuilder.AssignLocust, deckbuilder.Deploy,
			deckbuilder.SwapIntel, deckbuilder.SpendIntel, deckbuilder.FireCannon, deckbuilder.Equip:
			list = append(list, a)
		case deckbuilder.Accept, deckbuilder.Choose:
			if kind := v.Pending().Kind; kind == deckbuilder.AskAvert || kind == deckbuilder.AskUpgrade {
				list = append(list, a)
			}
		}
	}
	if len(list) > 0 && source.IntN(3) > 0 {
		return list[source.IntN(len(list))]
	}
	return deckSimple(v, source)
}

// What is asked for by the flags of The Crimson Veil is what is played, and what cannot
// be is said by them.
func TestDeckVeilFlags(t *testing.T) {
	inFolder(t)
	for args, want := range map[string]string{
		"deckbuilder -general":                      "-general: The General comes with The Crimson Veil; add -veil too (cv-general-optional)",
		"deckbuilder -trim":                         "-trim: Complications are trimmed for those of The Crimson Veil; add -veil too",
		"deckbuilder -veil -story silent-interlude": "-veil: Silent Interlude is played without The Crimson Veil",
		"adventure -veil":                           "-veil, -general and -trim are for a new game of deckbuilder",
	} {
		text, code := playing(strings.Fields(args), "quit\n")
		if text = strings.Join(strings.Fields(text), " "); code == 0 || !strings.Contains(text, want) {
			t.Errorf("%s: exit status %d, %s", args, code, text)
		}
	}
	deckSession(t, "-veil -seed 3 -save off", []string{"quit"}, "The M.A.S.S. Device", "Intel pool 0, supply 8;", "Easy, Difficulty 2, for 2 dice; Medium, 4, for 3; Hard, 6, for 5", "Crimson Guards", "Cobra Transports")
	deckSession(t, "-story Crimson-Ledger -general -trim -expert cv-expert -seed 3 -save off", []string{"quit"},
		"leave", "Act I of The Crimson Ledger", "Cipher of the Day (Expert Mode)", "Easy, Difficulty 4, for 2 dice", "General Damage 3 of 6", "Helipad 1 Locust")
	deckSession(t, "-story traitor-within -veil -general -seed 3 -save off", []string{"1", "board", "quit"}, "Act I of A Traitor Within", "Intel pool 0", "General Damage 3")
	text, code := playing(strings.Fields("deckbuilder -seed 3 -save off"), "quit\n")
	if code != 0 || strings.Contains(text, "Intel") || strings.Contains(text, "General") {
		t.Errorf("exit status %d: %s", code, text)
	}
}

// deckVeilPosition is Red alone in round 3 of General Bedlam: three Crimson Guards, one on
// a HISS Tank, Tomax on a Rattler, and The General with so much Damage; Intel dice in the
// pool.
func deckVeilPosition(t *testing.T, intel, damage int, bay string) deckbuilder.State {
	t.Helper()
	hangar := `"vamp", "havoc"`
	if bay != "" {
		hangar, bay = `"vamp"`, fmt.Sprintf(`"bay": [%q],`, bay)
	}
	numbers := ""
	if intel > 0 {
		numbers += fmt.Sprintf(`, "intel": %d`, intel)
	}
	if damage > 0 {
		numbers += fmt.Sprintf(`, "damage": %d`, damage)
	}
	state, err := deckbuilder.Load(fmt.Appendf(nil, `{
	"game": "deckbuilder", "format": 1, "rules": 1, "config": {"seats": 1, "leaders": ["duke"], "story": "general-bedlam", "general": true},
	"phase": "missions", "round": 3, "threat": 2, "first": 0, "active": 0%s,
	"places": {
		"hand/0": ["duke", "gi", "gi", "comms", "clutch"], "discard/0": ["gi"],
		"deck-rest/0": ["gi", "gi", "gi", "field-pack", "requisition"],
		"line-up/0": ["doc"], "line-up/1": ["airborne"], "line-up/2": ["mobat"],
		"line-up/3": ["body-armor"], "line-up/4": ["dusty"], "line-up/5": ["defuse"],
		"hangar": [%s], %s "guards": ["undercover-crimson-guard", "undercover-crimson-guard", {"card": "undercover-crimson-guard", "rides": "hiss-tank"}],
		"officers": [{"card": "tomax", "rides": "rattler"}], "helipad/0": ["locust"], "helipad/1": ["locust"], "equipped": ["hiss-tank", "rattler"],
		"story": ["cv-roll-call"], "upcoming": ["cv-wrong-badge"]
	}
}`, numbers, hangar, bay))
	if err != nil {
		t.Fatal(err)
	}
	return state
}

// deckDo does what is said in words, from the position of a player, in order.
func deckDo(t *testing.T, s deckbuilder.State, said ...string) deckbuilder.State {
	t.Helper()
	for _, text := range said {
		v := s.View(s.ToAct())
		var options []option[deckbuilder.Action]
		var names []string
		for _, a := range deckbuilder.Legal(s) {
			options = append(options, option[deckbuilder.Action]{a, deckAction(v, a)})
			names = append(names, options[len(options)-1].name)
		}
		hits := match(text, options)
		if len(hits) != 1 {
			t.Fatalf("%q finds %d of %q", text, len(hits), names)
		}
		next, err := deckbuilder.Next(s, hits[0].action)
		if err != nil {
			t.Fatal(err)
		}
		s = next
	}
	return s
}

// deckSaid is what an answer is called and what is said about it.
func deckSaid(t *testing.T, s deckbuilder.State, a deckbuilder.Action) string {
	t.Helper()
	if err := deckbuilder.Check(s, a); err != nil {
		t.Fatalf("%v: %v", a, err)
	}
	w := deckAction(s.View(s.ToAct()), a)
	return w.name + ": " + w.about
}

// The table shows the Intel dice, the Crimson Guards with what they ride and cut, and of
// The General, section by section, what it can do or why it cannot.
func TestDeckVeilBoard(t *testing.T) {
	for damage, want := range map[int][]string{
		0: {"General Damage 0 of 6", "Cockpit a Transport: 8 seats, Explosives 2, Wild 2; offline at 2", "60mm Cannon once a mission 2 Wild against a Cobra Transport, else 1 reroll; offline at 3",
			"Helipad 1 Locust, 1 seat, air +1, Recon 1; offline at 4", "Vehicle Bay HAVOC, 4 seats, land +2, Explosives 1, to join The General; offline at 2"},
		3: {"Cockpit OFFLINE: 2 Damage or more, now 3; repair 2 to use it", "60mm Cannon OFFLINE: 3 Damage or more, now 3; repair 1 to use it", "Helipad 2 Locust, 1 seat, air +1, Recon 1; offline at 6",
			"Vehicle Bay OFFLINE: 2 Damage or more, now 3; repair 2 to use it; HAVOC stays there"},
		6: {"Cockpit OFFLINE: 2 Damage or more, now 6; repair 5 to use it", "Helipad 2 OFFLINE: 6 Damage, now 6; repair 1 to use it; Locust stays there"},
	} {
		s := deckVeilPosition(t, 5, damage, "havoc")
		text := strings.Join(strings.Fields(strings.Join(deckDraw(s.View(0), []string{""}, plain, deck.width), " ")), " ")
		for _, want := range append(want, "Intel pool 5, supply 3;", "Easy, Difficulty 2, for 2 dice;",
			"Tomax (Officer): Tech + Martial Arts, Difficulty 7. WITH Rattler Jet (air; 2 dice less). ",
			"3 Undercover Crimson Guards (Side Mission for anybody, with Intel dice alone): any one Skill, Difficulty 2. WITH HISS Tank (land; Difficulty +2)",
			"The 3 Crimson Guards cut up to 6 green dice of each Group Mission") {
			if !strings.Contains(text, want) {
				t.Errorf("Damage %d: %q is not in\n%s", damage, want, text)
			}
		}
	}
}

// What is to be done is said by names and numbers, and Crimson Guards are told apart by
// what they ride.
func TestDeckVeilWords(t *testing.T) {
	s := deckVeilPosition(t, 4, 1, "")
	for action, want := range map[deckbuilder.Action]string{
		deckbuilder.AttemptGuard{Card: "undercover-crimson-guard"}: "attack Undercover Crimson Guard: any one Skill, Difficulty 2. Best team: ",
		deckbuilder.AttemptGuard{Card: "hiss-tank"}:                "attack Undercover Crimson Guard with HISS Tank: any one Skill, Difficulty 2; Difficulty now 4 = 2 + 2 (HISS Tank). Best team: ",
		deckbuilder.AttemptOfficer{Card: "tomax"}:                  "attack Tomax with Rattler Jet: ",
		deckbuilder.AttemptIntel{Level: 2}:                         "run the Intel Mission, Medium: any one Skill, Difficulty 4: gains 3 Intel dice. Best team: ",
		deckbuilder.AttemptIntel{Level: 3}:                         "run the Intel Mission, Hard: any one Skill, Difficulty 6: gains 5 Intel dice, of which the supply has 4. Best team: ",
		deckbuilder.Attach{Card: "havoc"}:                          "attach HAVOC to the Vehicle Bay: it then joins a mission of The General",
	} {
		if got := deckSaid(t, s, action); !strings.HasPrefix(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := deckSaid(t, deckVeilPosition(t, 0, 1, ""), deckbuilder.AttemptGuard{Card: "hiss-tank"}); !strings.HasSuffix(got, ". The pool has no Intel dice to roll") {
		t.Error(got)
	}
	riding := deckDo(t, s, "attach havoc", "attack tomax", "the general")
	for action, want := range map[deckbuilder.Action]string{
		deckbuilder.Deploy{}:             "deploy HAVOC: 4 seats, land +2, Explosives 1. ",
		deckbuilder.Assign{Card: "duke"}: "send Duke: ",
	} {
		if got := deckSaid(t, riding, action); !strings.HasPrefix(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
	repair := deckDo(t, deckVeilPosition(t, 4, 3, ""), "go on")
	for _, want := range []string{"repair The General: for 2. Damage 3 becomes 2, and online again: 60mm Cannon", "repair The General: for 2. Damage 2 becomes 1, and online again: Cockpit, Vehicle Bay"} {
		if got := deckSaid(t, repair, deckbuilder.Repair{}); got != want {
			t.Errorf("%q, want %q", got, want)
		}
		repair = deckDo(t, repair, "repair")
	}
}

// On a mission of The General against an Officer with a Cobra Transport: the Cannon for
// Wild Skill, the Transport of the Bay, and what Crimson Guards cut.
func TestDeckVeilMission(t *testing.T) {
	s := deckDo(t, deckVeilPosition(t, 2, 0, "havoc"), "attack tomax", "the general", "send duke", "send gi", "send gi", "send clutch", "nobody more of yours", "no more cards")
	if s.Pending().Kind != deckbuilder.AskCards {
		t.Fatal(s.Pending())
	}
	v := s.View(0)
	text := strings.Join(strings.Fields(strings.Join(deckGlance(v, []string{""}, plain, deck.width), " ")), " ")
	for _, want := range []string{"Mission Tomax: Tech + Martial Arts, Difficulty 7, air", "on Rattler Jet: 2 dice less.", "Intel pool 2. The 3 Crimson Guards cut up to 6 green dice; Intel dice are safe",
		"General Damage 0, Cannon ready, HAVOC in the Vehicle Bay", "less ", " for Crimson Guards", "Chance of a Success: "} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in\n%s", want, text)
		}
	}
	if got := deckSaid(t, s, deckbuilder.FireCannon{}); !strings.HasPrefix(got, "fire the Cannon: 2 Wild, once a mission. Then ") {
		t.Error(got)
	}
	s = deckDo(t, s, "cannon")
	if a, _ := s.Attempt(); !a.Fired {
		t.Error("it is not fired")
	}
}

// What is asked and said before the roll, with chances by what is swapped in, and after
// it, with what Intel dice and the Cannon still do.
func TestDeckVeilRoll(t *testing.T) {
	s := deckDo(t, deckVeilPosition(t, 6, 0, ""), "attack undercover crimson guard", "vamp", "send duke", "nobody more", "no more cards", "marksman", "no more cards")
	if s.Pending().Kind != deckbuilder.AskIntel {
		t.Fatal(s.Pending())
	}
	for n, want := range []string{"swap in none: 0 dice, 0 %", "swap in 1 Intel die: 1 die, 17 %; 17 % with 4 Intel dice left for 2 blanks",
		"swap in 2 Intel dice: 2 dice, 56 %; 100 % with 4 Intel dice left for 2 blanks", "swap in 3 Intel dice: 3 dice, 80 %; 96 % with 2 Intel dice left for 1 blank"} {
		if got := deckSaid(t, s, deckbuilder.SwapIntel{N: uint8(n)}); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	s = deckDo(t, s, "swap 2")
	if got, want := deckAsk(s.View(joe.Spectator)), "2 Intel dice to roll for Red. How many show"; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	s = deckDo(t, s, "1 1 0")
	for action, want := range map[deckbuilder.Action]string{
		deckbuilder.SpendIntel{}:                              "turn a blank into a Hit: for 2 Intel dice, which leaves 2 in the pool. Then enough",
		deckbuilder.FireCannon{Reroll: deckbuilder.BlankFace}: "fire the Cannon to reroll a blank: once a mission. Then 67 %",
		deckbuilder.FireCannon{Reroll: deckbuilder.HitFace}:   "fire the Cannon to reroll a Hit: once a mission. Then 17 %",
	} {
		if got := deckSaid(t, s, action); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// The dice and the chance of so many Intel dice swapped in are those of the mission after
// the swap; with what is left spent on blanks the chance is what counting all throws
// gives.
func TestDeckSwap(t *testing.T) {
	asked := 0
	deckGames(t, func(s deckbuilder.State, _ deckbuilder.Action, _ []deckbuilder.Event, _ deckbuilder.State) {
		if s.Pending().Kind != deckbuilder.AskIntel || s.Mode() != 0 && asked > 50 {
			return
		}
		asked++
		v := s.View(s.ToAct())
		high := 0
		for _, action := range v.Legal() {
			n := int(action.(deckbuilder.SwapIntel).N)
			got, chance, spending := deckSwapped(v, n)
			next, err := deckbuilder.Next(s, action)
			if err != nil {
				t.Fatal(err)
			}
			a, on := next.Attempt()
			high = max(high, a.Dice)
			if !on || a.Rolled {
				if got != 0 || chance != 0 && chance != 1 {
					t.Fatalf("%v: %d dice, %v, and nothing to roll", action, got, chance)
				}
				continue
			}
			odds, _ := next.Odds()
			if want := odds.AtLeast(deckbuilder.Sum(a.Difficulty)); got != a.Dice || chance != want {
				t.Fatalf("%v: %d dice, %v; want %d, %v", action, got, chance, a.Dice, want)
			}
			left := next.Intel().Pool / deckConvert
			if spending < chance-1e-9 || left == 0 && math.Abs(spending-chance) > 1e-9 {
				t.Fatalf("%v: %v with %d pairs, and %v without", action, spending, left, chance)
			}
		}
		if _, n := deckBest(s); n != high {
			t.Fatalf("%d dice, and %d are most", n, high)
		}
	})
	if asked < 10 {
		t.Errorf("it was asked %d times", asked)
	}
	s := deckVeilPosition(t, 0, 0, "")
	// two dice of 2 blanks, 3 Hits, 1 double: two Hits from both, or one double; a blank
	// and a Hit with one blank turned
	for blanks, want := range map[int]float64{0: (9 + 2*2*1 + 2*3*1 + 1) / 36.0, 1: (9 + 2*2*1 + 2*3*1 + 1 + 2*2*3) / 36.0, 2: 1} {
		if got := deckSpending(s, 2, blanks, 0, 2); math.Abs(got-want) > 1e-9 {
			t.Errorf("%d blanks: %v, want %v", blanks, got, want)
		}
	}
}

// Against Crimson Guards the team is large enough for what they cut, though a Joe alone
// adds nothing.
func TestDeckCutPlan(t *testing.T) {
	team, ok := deckPlan(deckVeilPosition(t, 0, 0, "").View(0), deckbuilder.AttemptStory{})
	if !ok || team.dice == 0 || len(team.joes)+len(team.locusts) < 3 {
		t.Errorf("%v, %+v", ok, team)
	}
	team, ok = deckPlan(deckVeilPosition(t, 4, 6, "").View(0), deckbuilder.AttemptGuard{Card: "undercover-crimson-guard"})
	if !ok || team.intel != team.dice || team.dice < 2 || team.dice > 4 {
		t.Errorf("%v, %+v", ok, team)
	}
}

// What is asked in The Crimson Veil, in the words of a person at a table.
func TestDeckVeilAsk(t *testing.T) {
	want := map[string][]string{
		deckbuilder.AskIntel:   {"Intel d", " of the pool take the place of green ones on "},
		deckbuilder.AskUpgrade: {"that is enough for ", "Discard a card with Recruit from your hand"},
		deckbuilder.AskEquip:   {"which enemy gets the Cobra Transport ", "It does for that enemy: \""},
		deckbuilder.AskAvert:   {" comes up: \"", "The General can buy it off for 2 Skill. Do that?"},
	}
	met := map[string]int{}
	deckGames(t, func(s deckbuilder.State, _ deckbuilder.Action, _ []deckbuilder.Event, _ deckbuilder.State) {
		kind := s.Pending().Kind
		if want[kind] == nil || s.ToAct() < 0 {
			return
		}
		met[kind]++
		text := deckAsk(s.View(s.ToAct()))
		for _, words := range want[kind] {
			if !strings.Contains(text, words) {
				t.Fatalf("%q is not in %q", words, text)
			}
		}
	})
	if len(met) < len(want) {
		t.Errorf("%v were met", met)
	}
}

// The simple bot runs Intel Missions and spends the dice, and with The General it has
// more Successes than without.
func TestDeckSimpleVeil(t *testing.T) {
	met := map[string]int{}
	won := [2]int{}
	for seed := range uint64(4) {
		for general := range 2 {
			s, _, err := deckbuilder.New(deckbuilder.Config{Seats: 1, Story: deckbuilder.GeneralBedlam, General: general == 1, TurnLimit: 40})
			if err != nil {
				t.Fatal(err)
			}
			source := dice.New(seed)
			for s.ToAct() != joe.Nobody {
				action := deckbuilder.Roll(s, &source)
				if s.ToAct() >= 0 {
					action = deckSimple(s.View(s.ToAct()), &source)
				}
				switch a := action.(type) {
				case deckbuilder.SwapIntel:
					if a.N > 0 {
						met["swap"]++
					}
				case deckbuilder.Board:
					met[a.Card]++
				default:
					met[fmt.Sprintf("%T", a)]++
				}
				if s, err = deckbuilder.Next(s, action); err != nil {
					t.Fatal(err)
				}
			}
			for _, success := range s.Record() {
				if success {
					won[general]++
				}
			}
		}
	}
	for name, least := range map[string]int{"deckbuilder.AttemptIntel": 20, "deckbuilder.AttemptGuard": 20, "swap": 20, "deckbuilder.SpendIntel": 10, "deckbuilder.Repair": 20,
		"the-general": 20, "deckbuilder.FireCannon": 1, "deckbuilder.AssignLocust": 5, "deckbuilder.Deploy": 2} {
		if met[name] < least {
			t.Errorf("%s: %d times, not %d", name, met[name], least)
		}
	}
	if won[0] < 14 || won[1] <= won[0] {
		t.Errorf("%d Successes, and %d with The General: %v", won[0], won[1], met)
	}
}

// The drawing is as wide as the terminal, within bounds, and help fits there too.
func TestDeckColumns(t *testing.T) {
	for has, want := range map[int]int{0: 100, 40: 72, 80: 80, 100: 100, 200: 120} {
		if got := deck.columns(has); got != want {
			t.Errorf("of %d columns %d, want %d", has, got, want)
		}
	}
	if got := hq.columns(200); got != hq.width {
		t.Errorf("%d", got)
	}
	none, size := func(string) string { return "" }, func(text string) func() string { return func() string { return text } }
	for text, want := range map[string]int{"24 80\n": 80, "": 0, "stty: no": 0, "0 0": 0} {
		if got := columnsOf(true, none, size(text)); got != want {
			t.Errorf("%q: %d", text, got)
		}
	}
	if got := columnsOf(true, func(string) string { return "132" }, size("24 80")); got != 132 {
		t.Error(got)
	}
	if got := columnsOf(false, none, size("24 80")); got != 0 {
		t.Error(got)
	}
	for line := range strings.SplitSeq(fitted(deck.goal, 72)+"\n"+fitted(deck.reply, 72), "\n") {
		if len(line) >= 72 {
			t.Errorf("%q", line)
		}
	}
	if fitted(deck.goal, 100) != deck.goal {
		t.Error("what fits is broken anew")
	}
}
