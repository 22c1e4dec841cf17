package advtensor_test

import (
	"os"
	"testing"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/adventure/advtensor"
	"github.com/seed4548c990/gijoe/internal/tensor"
	"github.com/seed4548c990/gijoe/internal/tensortest"
	"github.com/seed4548c990/gijoe/joe"
)

// spec is a Spec as the kit asks it.
type spec struct {
	*advtensor.Spec
	layout []tensor.Part
}

func (s spec) Layout() []tensor.Part { return s.layout }

func wrap(s *advtensor.Spec) spec {
	w := spec{Spec: s}
	for _, p := range s.Parts() {
		w.layout = append(w.layout, tensor.Part(p))
	}
	return w
}

type numbers = tensortest.Spec[adventure.Action, adventure.View, advtensor.Position]

func wrapped(t testing.TB, c adventure.Config) numbers { return wrap(open(t, c)) }

func open(t testing.TB, c adventure.Config) *advtensor.Spec {
	t.Helper()
	s, err := advtensor.New(c)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func kit(t testing.TB) (k tensortest.Kit[adventure.Config, adventure.State, adventure.Action, adventure.Event, adventure.View, advtensor.Position]) {
	k.Game, k.Spec, k.Shown = adventure.Game(), wrapped, shown
	for seats := 2; seats <= 4; seats++ {
		k.Games = append(k.Games, config(t, seats, false), config(t, seats, true))
	}
	return k
}

// longSpit is a file of the board and cards of somebody's own that the tests of the game
// play on too.
func longSpit(t testing.TB, kind string) []byte {
	t.Helper()
	data, err := os.ReadFile("../testdata/long-spit." + kind)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func config(t testing.TB, seats int, drawn bool) adventure.Config {
	t.Helper()
	c := adventure.Config{Seats: seats}
	if drawn {
		b, err := adventure.ParseBoard(string(longSpit(t, "board")))
		if err != nil {
			t.Fatal(err)
		}
		d, err := adventure.LoadCards(longSpit(t, "cards.json"))
		if err != nil {
			t.Fatal(err)
		}
		c.Board, c.Cards, c.Target = b, d, 250
	}
	return c
}

// shown is what a View's public methods tell: a slow, plain model of Read and Tensor.
func shown(v adventure.View) advtensor.Position {
	o, over := v.Outcome()
	p := advtensor.Position{
		Seats: v.Seats(), Seat: v.Seat(), Round: v.Round(), First: v.First(), Active: v.Active(), ToAct: v.ToAct(),
		Asks: v.Pending().Kind, Other: v.Pending().Other, Over: over, Winners: o.Winners, Reason: o.Reason,
		Turn: v.Turn(), Bumped: v.Bumped(), ObjectivesLeft: idsOf(v.ObjectivesLeft()),
	}
	p.White, p.Dark = v.Dice()
	unseen, under := v.EquipmentPile()
	for e, n := range unseen {
		p.EquipmentUnseen[e] = n
	}
	p.EquipmentUnder = under
	p.BattleUnseen, p.BattleUnder = v.BattlePile()
	for s := range joe.Seat(v.Seats()) {
		p.Piece[s], p.Pawn[s], p.Points[s], p.Reached[s] = v.Piece(s), v.Pawn(s), v.Points(s), idsOf(v.Reached(s))
		if o, ok := v.Objective(s); ok {
			p.Objective[s] = o.ID
		}
		for e := adventure.Hydrofoil; e <= adventure.AttackCannon; e++ {
			p.Holds[s][e] = v.Holds(s, e)
		}
		if v.Returned(s) {
			p.Returned = p.Returned.With(s)
		}
		if v.Ferried(s) {
			p.Ferried = p.Ferried.With(s)
		}
		pips, rolling := v.FirstRoll(s)
		if p.Rolls[s] = pips; rolling {
			p.Rolling = p.Rolling.With(s)
		}
	}
	return p
}

func idsOf(list []adventure.Objective) []string {
	var ids []string
	for _, o := range list {
		ids = append(ids, o.ID)
	}
	return ids
}
