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
	betrayed(t, c, func(s deckbuilder.State) {
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

// betrayed shows the positions of some games of sensible players in which the Traitor is
// discovered, as among players who choose at random it seldom is.
func betrayed(t *testing.T, c deckbuilder.Config, show func(deckbuilder.State)) {
	t.Helper()
	games := 0
	for seed := uint64(0); games < 3; seed++ {
		s, _, err := deckbuilder.New(c)
		src := dice.New(seed)
		var all []deckbuilder.State
		active := false
		for err == nil && s.ToAct() != joe.Nobody {
			all = append(all, s)
			active = active || slices.Contains(deckbuilder.Legal(s), deckbuilder.Action(deckbuilder.AttemptMenace{}))
			s, err = deckbuilder.Next(s, deckbuilder.Rollout(s, &src))
		}
		if err != nil {
			t.Fatal(err)
		}
		if active {
			games++
			for _, s := range all {
				show(s)
			}
		}
		if seed > 100 {
			t.Fatalf("in %d games of them the Traitor is discovered", games)
		}
	}
}
