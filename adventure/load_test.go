package adventure

import (
	"encoding/json"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// survives checks that a position and a seat's View of it read as what they were.
func survives(t *testing.T, s State, seat joe.Seat) {
	t.Helper()
	text := written(s)
	again, err := Load([]byte(text))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if again.Hash() != s.Hash() || written(again) != text {
		t.Fatalf("another position was read: %s\n%s", written(again), text)
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
