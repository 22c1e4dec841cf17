package deckbuilder

import (
	"encoding/json"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// written is a value in JSON.
func written(v json.Marshaler) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(text)
}

// survives checks that a position and a seat's View of it read as what they were.
func survives(t *testing.T, s State, seat joe.Seat) {
	t.Helper()
	text := written(s)
	again, err := Load([]byte(text))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if again.Hash() != s.Hash() || written(again) != text {
		t.Fatalf("another position was read:\n%s\n%s", written(again), text)
	}
	v := s.View(seat)
	text = written(v)
	var read View
	if err := json.Unmarshal([]byte(text), &read); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if read.Key() != v.Key() || read.Seat() != v.Seat() || written(read) != text {
		t.Fatalf("another View was read: %s\n%s", written(read), text)
	}
}

// Every position and View of whole games reads as what it was.
func TestLoadWhatPlayWrites(t *testing.T) {
	kinds := make(map[string]bool)
	ends := make(map[joe.RuleID]bool)
	for seed := range uint64(12) {
		s, _, err := New(Config{Seats: 1 + int(seed%4), Story: []string{MassDevice, TotalControl}[seed/4%2], Expert: []string{"war-footing"}})
		if err != nil {
			t.Fatal(err)
		}
		src := dice.New(seed)
		for n := 0; s.ToAct() != joe.Nobody; n++ {
			if kind := s.Pending().Kind; !kinds[kind] || n%11 == 0 {
				kinds[kind] = true
				survives(t, s, joe.Seat(n%5))
			}
			a := Roll(s, &src)
			if a == nil {
				list := Legal(s)
				a = list[src.IntN(len(list))]
			}
			if s, err = Next(s, a); err != nil {
				t.Fatal(err)
			}
		}
		survives(t, s, joe.Spectator)
		o, _ := s.Outcome()
		ends[o.Reason] = true
	}
	survives(t, State{}, 0)
	t.Log(kinds, ends)
}
