package decktensor_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/decktensor"
	"github.com/seed4548c990/gijoe/internal/tensor"
	"github.com/seed4548c990/gijoe/internal/tensortest"
	"github.com/seed4548c990/gijoe/joe"
)

// games are the games that the tests play, of every kind.
var games = []deckbuilder.Config{
	{Seats: 1, Story: deckbuilder.TotalControl},
	{Seats: 4},
	{Seats: 1, Story: deckbuilder.SilentInterlude},
	{Seats: 3, Story: deckbuilder.TraitorWithin},
	{Seats: 2, Story: deckbuilder.GeneralBedlam, General: true},
	{Seats: 3, Story: deckbuilder.MassDevice, CrimsonVeil: true},
	{Seats: 4, Story: deckbuilder.TraitorWithin, CrimsonVeil: true, General: true},
}

// spec is a Spec as the kit asks it.
type spec struct {
	*decktensor.Spec
	layout []tensor.Part
}

func (s spec) Layout() []tensor.Part { return s.layout }

func wrap(s *decktensor.Spec) spec {
	w := spec{Spec: s}
	for _, p := range s.Parts() {
		w.layout = append(w.layout, tensor.Part{Name: p.Name, Offset: p.Offset, Len: p.Len, Shape: p.Shape, Min: p.Min, Max: p.Max, Meaning: p.Meaning})
	}
	return w
}

type numbers = tensortest.Spec[deckbuilder.Action, deckbuilder.View, decktensor.Position]

func wrapped(t testing.TB, c deckbuilder.Config) numbers { return wrap(open(t, c)) }

func open(t testing.TB, c deckbuilder.Config) *decktensor.Spec {
	t.Helper()
	s, err := decktensor.New(c)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

var kit = tensortest.Kit[deckbuilder.Config, deckbuilder.State, deckbuilder.Action, deckbuilder.Event, deckbuilder.View, decktensor.Position]{
	Game: deckbuilder.Game(), Games: games, Spec: wrapped, Shown: shown, LeftOut: leftOut,
}

// leftOut takes from the fields of a View's JSON what the package doc says that tensors
// leave out, and puts the sums in the place of terms.
func leftOut(v deckbuilder.View, fields map[string]any) {
	for _, key := range []string{"steps", "spun", "reserved", "turn", "lastRound", "spent", "bonus"} {
		delete(fields, key)
	}
	for s := range joe.Seat(v.Seats()) {
		fields[fmt.Sprint("points ", s)] = v.Points(s)
	}
	if m, ok := fields["mission"].(map[string]any); ok {
		_, m["difficulty"], m["skill"], _ = v.Tally()
	}
	places, _ := fields["places"].(map[string]any)
	for _, cards := range places {
		cards := cards.([]any)
		for _, card := range cards {
			if marks, ok := card.(map[string]any); ok {
				delete(marks, "drawnBy")
			}
		}
		slices.SortFunc(cards, func(a, b any) int { return strings.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
	}
}
