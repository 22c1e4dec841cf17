package deckbuilder_test

import (
	"flag"
	"testing"
	"testing/fstest"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/joetest"
)

// lawGames plays the laws over many more games than the few of every day.
var (
	lawGames = flag.Int("lawgames", 0, "games that TestLawsOverManyGames plays, in batches")
	lawFrom  = flag.Int("lawfrom", 0, "batches that TestLawsOverManyGames had done when it was interrupted: it goes on after them")
)

// positions are what random play comes to seldom: missions of Act III, come to with
// dice that fall as well as they can.
func positions(t *testing.T) (list []deckbuilder.State) {
	t.Helper()
	for seed := uint64(0); seed < 100 && len(list) < 4; seed++ {
		s, _, err := deckbuilder.New(deckbuilder.Config{Seats: 1 + int(seed%4)})
		if err != nil {
			t.Fatal(err)
		}
		src := dice.New(seed)
		for s.ToAct() != joe.Nobody {
			a := deckbuilder.Roll(s, &src)
			legal := deckbuilder.Legal(s)
			if _, throw := a.(deckbuilder.Throw); throw {
				a = legal[len(legal)-1]
			} else if a == nil {
				a = legal[src.IntN(len(legal))]
			}
			if s, err = deckbuilder.Next(s, a); err != nil {
				t.Fatal(err)
			}
			if _, attempting := s.Attempt(); attempting && s.Act() == 3 && s.ToAct() >= 0 {
				list = append(list, s)
				break
			}
		}
	}
	if len(list) < 4 {
		t.Fatalf("only %d games came to Act III", len(list))
	}
	return list
}

// own is the built-in set with a card changed and one added, so that saves carry it
// along: two Joes of no effect in place of one.
func own(t *testing.T) *content.Set {
	t.Helper()
	set, err := content.Core().Overlay(fstest.MapFS{"own.json": {Data: []byte(`{"format": 1, "cards": [
		{"id": "doc", "name": "Doc", "kind": "joe", "basis": "designed", "where": "main-deck", "cost": 2, "recruit": 1, "skills": {"tech": 3}},
		{"id": "lifeline", "name": "Lifeline", "kind": "joe", "basis": "designed", "text": "Failure: draw 1 card.", "where": "main-deck", "count": 3, "cost": 4,
		 "recruit": 1, "skills": {"wild": 2}, "abilities": [{"on": "failure", "do": [{"do": "draw"}]}]}]}`)}})
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// options has no Twins and no Disguise: hands and discards are open in the core game
// and the order of a shuffled deck is in no State, so that no two positions look alike
// to a seat. TestNothingIsHidden holds that.
func options(t *testing.T) joetest.Options[deckbuilder.State, deckbuilder.Action, deckbuilder.Event] {
	t.Helper()
	set := own(t)
	hand := deckbuilder.PlaceOf(deckbuilder.Hand, 0)
	return joetest.Options[deckbuilder.State, deckbuilder.Action, deckbuilder.Event]{
		Positions: positions(t),
		Actions: []deckbuilder.Action{
			deckbuilder.AttemptOfficer{Card: "no-such-card"}, deckbuilder.AttemptSide{Card: "trooper", Of: 3}, deckbuilder.AttemptSide{Card: "trooper", Of: joe.Chance},
			deckbuilder.AttemptBattalion{Slot: 255}, deckbuilder.Play{Card: "gi"}, deckbuilder.Use{}, deckbuilder.Buy{Slot: 6}, deckbuilder.BuyRifle{Card: "gi"},
			deckbuilder.Hold{Card: "no-such-card"}, deckbuilder.Board{Card: "gi"}, deckbuilder.Assign{Card: "vamp"}, deckbuilder.NameSkill{Skill: content.Wild},
			deckbuilder.NameSkill{Skill: 255}, deckbuilder.Choose{Card: "no-such-card"}, deckbuilder.ChooseSlot{Slot: 6}, deckbuilder.ChooseSeat{Seat: 4},
			deckbuilder.ChooseSeat{Seat: joe.Nobody}, deckbuilder.Option{}, deckbuilder.Option{N: 3}, deckbuilder.Deal{Card: "no-such-card"},
			deckbuilder.Throw{}, deckbuilder.Throw{Blanks: 255, Hits: 255, Doubles: 3}, deckbuilder.Lot{Seat: 7},
		},
		Events: []deckbuilder.Event{
			deckbuilder.Moved{Card: "gi", From: hand, To: hand}, deckbuilder.Moved{Card: "gi", From: hand, To: deckbuilder.Place{Zone: deckbuilder.LineUp, Of: 9}},
			deckbuilder.Moved{Card: "gi", From: hand, To: deckbuilder.PlaceOf(deckbuilder.Story, 0)}, deckbuilder.Moved{Card: "gi", From: hand, To: deckbuilder.PlaceOf(deckbuilder.Covers, 0)},
			deckbuilder.Moved{Card: "gi", From: hand, To: deckbuilder.PlaceOf(deckbuilder.Hand, 3)},
			deckbuilder.Shuffled{From: hand, To: deckbuilder.PlaceOf(deckbuilder.Complicators, 1)}, deckbuilder.TurnBegan{Seat: 3, Round: 65535},
			deckbuilder.Attempted{Card: "gi", Place: hand}, deckbuilder.SkillNamed{Skill: 255}, deckbuilder.Changed{What: 99, By: -128},
			deckbuilder.Changed{What: deckbuilder.MissionSkill, Seat: joe.Nobody, Skill: 255, By: 127}, deckbuilder.Rolled{Blanks: 255, Hits: 255, Doubles: 255},
			deckbuilder.Decided{Success: true, Hits: -1, Difficulty: -1}, deckbuilder.ThreatMoved{To: 255}, deckbuilder.Ended{Outcome: joe.Outcome{Winners: 255}},
			deckbuilder.Asked{}, deckbuilder.MissionEnded{}, deckbuilder.PhaseBegan{Phase: "recruit"}, deckbuilder.FirstChosen{Seat: joe.Chance},
		},
		Cites: func(id joe.RuleID) bool {
			_, card := set.Find(string(id))
			return card
		},
	}
}

// configs are tables of every number of players, with both Stories, Leaders named and
// Expert Mode cards.
func configs() []deckbuilder.Config {
	return []deckbuilder.Config{
		{Seats: 1},
		{Seats: 2},
		{Seats: 3},
		{Seats: 4},
		{Seats: 1, Story: deckbuilder.TotalControl, Leaders: []string{"scarlett"}, Expert: []string{"war-footing"}},
		{Seats: 2, Story: deckbuilder.TotalControl, First: joe.FirstSeat(1), TurnLimit: 6},
		{Seats: 3, Story: deckbuilder.TotalControl, Leaders: []string{"", "duke"}, Expert: []string{"dug-in", "war-footing"}},
		{Seats: 4, Story: deckbuilder.TotalControl, Leaders: []string{"roadblock", "snake-eyes", "lady-jaye"}, First: joe.FirstSeat(3)},
	}
}

// TestLaws holds this game to every law of joetest, at every number of seats.
func TestLaws(t *testing.T) {
	o, all := options(t), configs()
	o.Games, o.Endings, o.Probes = 1, 10, 80 // of each config; -lawgames plays more
	if testing.Short() {
		o.Games, o.Endings, o.Moments, o.Draws, o.Probes, all = 1, 1, 6, 60, 20, all[7:]
	}
	joetest.RunWith(t, deckbuilder.Game(), o, all...)
}

// TestLawsWithOwnCards is the same, less of it, with cards of a table's own, which
// every save carries along: reading one takes long.
func TestLawsWithOwnCards(t *testing.T) {
	if *lawGames == 0 {
		t.Skip("it takes a minute and more; ask for it with -lawgames 1")
	}
	o := options(t)
	o.Positions, o.Games, o.Endings, o.Moments, o.Draws, o.Probes = nil, 2, 10, 8, 60, 40
	joetest.RunWith(t, deckbuilder.Game(), o, deckbuilder.Config{Seats: 2, Content: own(t), Expert: []string{"empty-depots"}})
}

// TestLawsOverManyGames is TestLaws over as many games as the flag says.
func TestLawsOverManyGames(t *testing.T) {
	if *lawGames == 0 {
		t.Skip("say how many with -lawgames 10000")
	}
	all := configs()
	joetest.RunMany(t, deckbuilder.Game(), options(t), (*lawGames+len(all)-1)/len(all), *lawFrom, all...)
}
