package hqtensor_test

import (
	"testing"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/cobrahq/hqtensor"
	"github.com/seed4548c990/gijoe/internal/tensor"
	"github.com/seed4548c990/gijoe/internal/tensortest"
	"github.com/seed4548c990/gijoe/joe"
)

// spec is a Spec as the kit asks it.
type spec struct {
	*hqtensor.Spec
	layout []tensor.Part
}

func (s spec) Layout() []tensor.Part { return s.layout }

func wrap(s *hqtensor.Spec) spec {
	w := spec{Spec: s}
	for _, p := range s.Parts() {
		w.layout = append(w.layout, tensor.Part(p))
	}
	return w
}

type numbers = tensortest.Spec[cobrahq.Action, cobrahq.View, hqtensor.Position]

func wrapped(t testing.TB, c cobrahq.Config) numbers { return wrap(open(t, c)) }

func open(t testing.TB, c cobrahq.Config) *hqtensor.Spec {
	t.Helper()
	s, err := hqtensor.New(c)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func kit(t testing.TB) (k tensortest.Kit[cobrahq.Config, cobrahq.State, cobrahq.Action, cobrahq.Event, cobrahq.View, hqtensor.Position]) {
	k.Game, k.Spec, k.Shown = cobrahq.Game(), wrapped, shown
	for seats := 2; seats <= 4; seats++ {
		k.Games = append(k.Games, config(t, seats, ""), config(t, seats, bends))
	}
	return k
}

// bends is a board of somebody's own, neither square nor the default.
const bends = `
name: Two Bends
basis: designed
Hsss...#.sssH
.ss..#..#.ss.
..~~~~~~~~~..
s.~.#...s.~.s
s.~..s.#..~.s
#.~.#.QQ..~.#
s.~...#Qs.~.s
s.~.s..#..~.s
..~~~~~~~~~..
.ss.#..#..ss.
Hsss....ss.sH
`

func config(t testing.TB, seats int, board string) cobrahq.Config {
	t.Helper()
	c := cobrahq.Config{Seats: seats}
	if board != "" {
		b, err := cobrahq.ParseBoard(board)
		if err != nil {
			t.Fatal(err)
		}
		c.Board = b
		c.Tiles = map[cobrahq.Tile]int{cobrahq.Bomb: 6, cobrahq.Boat: 8, cobrahq.Henchman1: 3, cobrahq.Henchman2: 3, cobrahq.Henchman3: 3, cobrahq.Henchman4: 3, cobrahq.Henchman5: 3, cobrahq.Henchman6: 3}
		c.Corners = []cobrahq.Corner{cobrahq.BottomLeft, cobrahq.TopRight, cobrahq.TopLeft, cobrahq.BottomRight}[:seats]
	}
	return c
}

// shown is what a View's public methods tell: a slow, plain model of Read and Tensor.
func shown(v cobrahq.View) hqtensor.Position {
	o, over := v.Outcome()
	p := hqtensor.Position{
		Seats: v.Seats(), Seat: v.Seat(), Round: v.Round(), First: v.First(), Active: v.Active(), ToAct: v.ToAct(),
		Asks: v.Pending().Kind, Other: v.Pending().Other, Over: over, Winners: o.Winners, Reason: o.Reason,
		Moves: v.Moves(), Boosted: v.Boosted(), Stack: v.Stack(), Tiles: map[cobrahq.Square]hqtensor.Lying{},
		Trail: v.Trail(), Bank: v.Bank(),
	}
	for tile := cobrahq.Bomb; tile <= cobrahq.TopSecret; tile++ {
		p.Left[tile], p.OutOfPlay[tile] = v.Left(tile), v.OutOfPlay(tile)
	}
	for s := range joe.Seat(v.Seats()) {
		p.Homes[s], p.Pawns[s] = v.Home(s), v.Pawn(s)
		for tile, n := range v.Tiles(s) {
			p.Holds[s][tile] = n
		}
		if v.Out(s) {
			p.Out = p.Out.With(s)
		}
		pips, rolling := v.FirstRoll(s)
		if p.Rolls[s] = pips; rolling {
			p.Rolling = p.Rolling.With(s)
		}
	}
	for at := range v.Board().Squares() {
		if tile, face := v.TileOn(at); face != cobrahq.NoTile && at != cobrahq.HQSpace {
			p.Tiles[at] = hqtensor.Lying{Tile: tile, Face: face}
		}
	}
	return p
}
