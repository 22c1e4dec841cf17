package decktensor_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// menace goes on from where a Traitor, seldom discovered at random, may run a Menace: the
// Traitor does, dice show double Hits, and who is asked defends. It checks what all see.
func menace(t *testing.T, made map[string]bool) {
	t.Helper()
	c := deckbuilder.Config{Seats: 4, Story: deckbuilder.TraitorWithin}
	sp := kit.Spec(t, c)
	src := dice.New(7)
	choose := func(s deckbuilder.State) deckbuilder.Action {
		list := deckbuilder.Legal(s)
		if s.ToAct() == joe.Chance {
			return list[len(list)-1]
		}
		for _, kind := range []string{"Sabotage", "Defend", "AttemptMenace", "Assign", "Board"} {
			if i := slices.IndexFunc(list, func(a deckbuilder.Action) bool { return fmt.Sprintf("%T", a) == "deckbuilder."+kind }); i >= 0 {
				return list[i]
			}
		}
		return list[src.IntN(len(list))]
	}
	kit.Play(t, c, 190066, 3000, func(s deckbuilder.State) {
		if !slices.Contains(deckbuilder.Legal(s), deckbuilder.Action(deckbuilder.AttemptMenace{})) {
			return
		}
		for n := 0; n < 100 && s.ToAct() != joe.Nobody; n++ {
			for _, v := range kit.Views(s) {
				kit.Check(t, sp, v)
			}
			a := choose(s)
			made[fmt.Sprintf("%T", a)] = true
			var err error
			if s, err = deckbuilder.Next(s, a); err != nil {
				t.Fatal(err)
			}
		}
	})
}
