package adventure

import (
	"bytes"
	"encoding/json"
	"errors"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// samples are positions and events of play, as seeds for the fuzzers.
func samples(f *testing.F, add func(s State, events []Event)) {
	for seed := range uint64(3) {
		s, events, err := New(Config{Seats: 2 + int(seed)})
		if err != nil {
			f.Fatal(err)
		}
		src, player := dice.New(seed), trainsWell
		for n := 0; ; n++ {
			if n%17 == 0 || s.ToAct() == joe.Nobody {
				add(s, events)
			}
			if s.ToAct() == joe.Nobody || n > 600 {
				break
			}
			a := Roll(s, &src)
			if a == nil {
				a = player.choose(s.View(s.ToAct()), &src)
			}
			if s, events, err = Apply(s, a); err != nil {
				f.Fatal(err)
			}
		}
	}
}

// read checks what every decoder promises: a refusal is a *joe.Error of kind
// ErrMalformed, and what is read is written back in the one canonical form, which
// reads as the same again.
func read[T json.Marshaler](t *testing.T, data []byte, decode func([]byte) (T, error)) (T, bool) {
	v, err := decode(data)
	if err != nil {
		var e *joe.Error
		if !errors.As(err, &e) || e.Kind != joe.ErrMalformed {
			t.Fatalf("refused by %T: %v", err, err)
		}
		return v, false
	}
	once, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	again, err := decode(once)
	if err != nil {
		t.Fatalf("what was written is refused: %v\n%s", err, once)
	}
	if twice, err := json.Marshal(again); err != nil || !bytes.Equal(once, twice) {
		t.Fatalf("written differently the second time: %v\n%s\n%s", err, once, twice)
	}
	return v, true
}

// FuzzLoad: a position that loads can be played on, and every rule of the game
// holds in it.
func FuzzLoad(f *testing.F) {
	samples(f, func(s State, _ []Event) {
		data, err := json.Marshal(s)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data, uint64(1))
	})
	f.Fuzz(func(t *testing.T, data []byte, seed uint64) {
		s, ok := read(t, data, Load)
		if !ok || s.Seats() == 0 {
			return
		}
		src := dice.New(seed)
		var list []Action
		for range 40 {
			invariants(t, s)
			if s.ToAct() == joe.Nobody {
				return
			}
			a := Roll(s, &src)
			if a == nil {
				list = AppendLegal(list[:0], s)
				a = list[src.IntN(len(list))]
			}
			next, err := Next(s, a)
			if err != nil {
				t.Fatalf("%v is legal and refused: %v", a, err)
			}
			s = next
		}
	})
}

// FuzzAction: an action that reads is judged by Check and by Apply alike.
func FuzzAction(f *testing.F) {
	begun, _, err := New(Config{Seats: 3, First: joe.FirstSeat(1)})
	if err != nil {
		f.Fatal(err)
	}
	for _, a := range []Action{ChoosePiece{Ranger}, Start{"pentagon-gate"}, Fly{"pentagon-airport"}, Enter{}, GoOn{}, Move{"oasis", 3},
		Jump{"isle-pack"}, Stay{}, Retreat{"north-1"}, Die{3}, Dice{1, 6}, DrawObjective{"radar-1"}, DrawEquipment{Tank}, DrawBattle{"fog"}} {
		data, err := json.Marshal(a)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		a, ok := read(t, data, func(data []byte) (marshaled, error) {
			a, err := DecodeAction(data)
			return marshaled{a}, err
		})
		if !ok {
			return
		}
		for _, s := range []State{{}, begun} {
			_, _, err := Apply(s, a.Action)
			if check := Check(s, a.Action); (err == nil) != (check == nil) || err != nil && err.Error() != check.Error() {
				t.Fatalf("%v: Apply says %v, Check says %v", a, err, check)
			}
		}
	})
}

// marshaled is an Action that a decoder of values that marshal can give.
type marshaled struct{ Action Action }

func (m marshaled) MarshalJSON() ([]byte, error) { return json.Marshal(m.Action) }

// FuzzEvent: an event that reads leaves a view that can be written, in whatever
// position it comes.
func FuzzEvent(f *testing.F) {
	var views []View
	samples(f, func(s State, events []Event) {
		views = append(views, s.View(0))
		for _, e := range events {
			data, err := json.Marshal(e)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(data)
		}
	})
	f.Fuzz(func(t *testing.T, data []byte) {
		e, ok := read(t, data, DecodeEvent)
		if !ok {
			return
		}
		for _, v := range views {
			if _, err := json.Marshal(v.With(e)); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// FuzzView: a view that reads has legal actions exactly where its seat is to act,
// and its sample has that view.
func FuzzView(f *testing.F) {
	samples(f, func(s State, _ []Event) {
		data, err := json.Marshal(s.View(1))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	})
	f.Fuzz(func(t *testing.T, data []byte) {
		v, ok := read(t, data, func(data []byte) (v View, err error) {
			err = json.Unmarshal(data, &v)
			if err == nil || errors.As(err, new(*joe.Error)) {
				return v, err
			}
			return v, &joe.Error{Kind: joe.ErrMalformed, Detail: err.Error()} // refused before v was asked
		})
		if !ok {
			return
		}
		if acts := v.Seat() == v.ToAct() && v.Seats() > 0; acts != (len(v.Legal()) > 0) {
			t.Fatalf("%v sees %v to act and %d actions", v.Seat(), v.ToAct(), len(v.Legal()))
		}
		if src := dice.New(1); v.Sample(&src).View(v.Seat()).Key() != v.Key() {
			t.Fatal("the sample has another view")
		}
	})
}
