package main

import (
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/joe"
)

// The chance that is told before a Skill is named is that with the best Skill; of a
// roll that is made it is certain; and a team that is told of can be sent.
func TestDeckChance(t *testing.T) {
	named, rolled, planned := 0, 0, 0
	deckGames(t, func(s deckbuilder.State, _ deckbuilder.Action, _ []deckbuilder.Event, _ deckbuilder.State) {
		a, _ := s.Attempt()
		switch s.Pending().Kind {
		case deckbuilder.AskSkill:
			named++
			dice, chance := deckChance(s)
			most, best := 0, 0.0
			for _, name := range deckbuilder.Legal(s) {
				next, err := deckbuilder.Next(s, name)
				if err != nil {
					t.Fatal(err)
				}
				if got, _ := next.Attempt(); !got.Rolled {
					n, p := deckChance(next)
					most, best = max(most, n), max(best, p)
				}
			}
			if dice != most || chance != best {
				t.Fatalf("%d dice, %v; the best Skill gives %d, %v", dice, chance, most, best)
			}
		case deckbuilder.AskCards:
			if a.Rolled {
				rolled++
				_, chance := deckChance(s)
				if won := a.Hits >= deckbuilder.Sum(a.Difficulty); won && chance != 1 || !won && chance != 0 {
					t.Fatalf("%d Hits of %d, %v", a.Hits, deckbuilder.Sum(a.Difficulty), chance)
				}
			}
		case deckbuilder.AskMissions:
			v := s.View(s.ToAct())
			team, ok := deckPlan(v, deckbuilder.AttemptStory{})
			if !ok || team.ride == "" || len(team.joes) == 0 || len(team.locusts) > 0 || team.bay != "" {
				return
			}
			planned++
			next, err := deckbuilder.Next(s, deckbuilder.AttemptStory{})
			if err == nil {
				next, err = deckbuilder.Next(next, deckbuilder.Board{Card: team.ride})
			}
			for i := 0; err == nil && i < len(team.joes); {
				if later, failed := deckbuilder.Next(next, deckbuilder.Assign{Card: team.joes[i]}); failed == nil {
					next, i = later, i+1
				} else if next.ToAct() == joe.Chance { // a card is turned up for Silence
					next, err = deckbuilder.Next(next, deckbuilder.Legal(next)[0])
				} else { // who is asked has no more that should go
					next, err = deckbuilder.Next(next, deckbuilder.Pass{})
				}
			}
			if err != nil {
				t.Fatalf("%v cannot be sent: %v", team.joes, err)
			}
		}
	})
	if named == 0 || rolled == 0 || planned == 0 {
		t.Errorf("%d Skills, %d rolls, %d teams were looked at", named, rolled, planned)
	}
}
