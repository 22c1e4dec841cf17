package deckbuilder

import (
	"bytes"
	"encoding/json"
	"errors"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// samples are positions and events of play, as seeds for the fuzzers.
func samples(f *testing.F, every int, add func(s State, events []Event)) {
	for seed := range uint64(4) {
		s, events, err := New(Config{Seats: 1 + int(seed), Expert: []string{"war-footing"}})
		if err != nil {
			f.Fatal(err)
		}
		src := dice.New(seed)
		for n := 0; ; n++ {
			if n%every == 0 || s.ToAct() == joe.Nobody {
				add(s, events)
			}
			if s.ToAct() == joe.Nobody {
				break
			}
			a := Roll(s, &src)
			if a == nil {
				list := Legal(s)
				a = list[src.IntN(len(list))]
			}
			if s, events, err = Apply(s, a); err != nil {
				f.Fatal(err)
			}
		}
	}
}

// readBack checks what every decoder promises: a refusal is a *joe.Error of kind
// ErrMalformed, and what is read is written back in the one canonical form, which
// reads as the same again.
func readBack[T json.Marshaler](t *testing.T, data []byte, decode func([]byte) (T, error)) (T, bool) {
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

// playOn plays a position on at random: somebody always has something to do, and every
// position on the way can be saved.
func playOn(t *testing.T, s State, seed uint64, steps int) {
	t.Helper()
	src := dice.New(seed)
	var list []Action
	for n := range steps {
		if n%20 == 19 || s.ToAct() == joe.Nobody {
			survives(t, s, 0)
		}
		if s.ToAct() == joe.Nobody {
			if _, ended := s.Outcome(); !ended {
				t.Fatal("nobody is to act, and the game is not over")
			}
			return
		}
		a := Roll(s, &src)
		if a == nil {
			if list = AppendLegal(list[:0], s); len(list) == 0 {
				t.Fatalf("nothing is legal: %+v\n%s", s.Pending(), written(s))
			}
			a = list[src.IntN(len(list))]
		}
		next, err := Next(s, a)
		if err != nil {
			t.Fatalf("%v is legal and refused: %v", a, err)
		}
		s = next
	}
}

// FuzzLoad: a position that loads can be played on.
func FuzzLoad(f *testing.F) {
	f.Add([]byte(byHand), uint64(1))
	samples(f, 13, func(s State, _ []Event) { f.Add([]byte(written(s)), uint64(1)) })
	f.Fuzz(func(t *testing.T, data []byte, seed uint64) {
		if s, ok := readBack(t, data, Load); ok && s.Seats() > 0 {
			playOn(t, s, seed, 300)
		}
	})
}

// FuzzSteps: whatever steps are put together, either the position is refused or it
// can be played on. The text is a list of steps, six bytes each.
func FuzzSteps(f *testing.F) {
	var bases []State
	samples(f, 7, func(s State, _ []Event) { bases = append(bases, s) })
	f.Add(uint16(3), uint64(1), []byte{1, 2, 3, 4, 5, 6})
	f.Fuzz(func(t *testing.T, base uint16, seed uint64, changes []byte) {
		mixed(t, bases[int(base)%len(bases)], seed, changes)
	})
}

// mixed changes the steps of a position byte by byte, and plays what still loads.
func mixed(t *testing.T, s State, seed uint64, changes []byte) bool {
	for ; len(changes) >= 3 && s.steps.n > 0; changes = changes[3:] {
		how, what, to := changes[0], changes[1], changes[2]
		i := int(what) % int(s.steps.n)
		p := &s.steps.list[i]
		switch how % 10 {
		case 0:
			p.op = 1 + op(to)%(nOps-1)
		case 1:
			p.n = int8(to)
		case 2:
			p.m = int8(to)
		case 3:
			p.seat = joe.Seat(int(to)%(int(s.seats)+1)) - 1
			if p.seat < 0 {
				p.seat = joe.Nobody
			}
		case 4:
			p.ref.part = part(to) % nParts
		case 5:
			p.ref.i, p.ref.j = to%4, to/4%4
		case 6:
			p.ref.card = 1 + s.randomCard(to)
			p.ref.ability = 0
		case 7: // one step more
			if s.steps.n < maxSteps {
				copy(s.steps.list[i+1:s.steps.n+1], s.steps.list[i:s.steps.n])
				s.steps.n++
			}
		case 8: // one less
			s.steps.list[i] = step{}
			copy(s.steps.list[i:], s.steps.list[i+1:s.steps.n])
			s.steps.pop()
		case 9: // an ability, or an effect of one
			id := s.randomCard(to) + 1
			*p = step{op: []op{opAbility, opEffects, opEffect, opPick, opSlot, opSeat, opEither}[to%7], seat: p.seat, n: p.n % 2, ref: ref{card: id}}
		}
	}
	for i, p := range s.steps.list[:s.steps.n] {
		if p.op == opDeal && (p.m < 0 || int(p.m) >= nPlaces || p.n < 0 || int(p.n) >= nPlaces) {
			s.steps.list[i].m, s.steps.list[i].n = index(at(MainDeck)), index(slot(LineUp, 0)) // no text names others
		}
	}
	read, err := Load([]byte(written(s)))
	if err != nil {
		return false
	}
	playOn(t, read, seed, 200)
	return true
}

// randomCard is a card of the game by a byte, less 1.
func (t *table) randomCard(n byte) content.ID {
	return content.ID(int(n)*7) % content.ID(t.set.cards.Len())
}

// marshaled is an Action that a decoder of values that marshal can give.
type marshaled struct{ Action Action }

func (m marshaled) MarshalJSON() ([]byte, error) { return json.Marshal(m.Action) }

// FuzzAction: an action that reads is judged by Check and by Apply alike.
func FuzzAction(f *testing.F) {
	begun, err := Load([]byte(byHand))
	if err != nil {
		f.Fatal(err)
	}
	for _, r := range actionReaders {
		f.Add([]byte(`{"type":"` + r.word + `","card":"gi"}`))
		f.Add([]byte(`{"type":"` + r.word + `","slot":2}`))
		f.Add([]byte(`{"type":"` + r.word + `"}`))
	}
	f.Add([]byte(`{"type":"throw","blanks":1,"hits":2,"doubles":0}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		a, ok := readBack(t, data, func(data []byte) (marshaled, error) {
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

// FuzzEvent: an event that reads leaves a view that can be written and asked, in
// whatever position it comes.
func FuzzEvent(f *testing.F) {
	var views []View
	samples(f, 29, func(s State, events []Event) {
		views = append(views, s.View(0))
		for _, e := range events {
			f.Add([]byte(written(e)), uint8(len(views)))
		}
	})
	f.Fuzz(func(t *testing.T, data []byte, from uint8) {
		e, ok := readBack(t, data, DecodeEvent)
		if !ok {
			return
		}
		v := views[int(from)%len(views)].With(e)
		if _, err := json.Marshal(v); err != nil {
			t.Fatal(err)
		}
		src := dice.New(1)
		if s := v.Sample(&src); s.View(v.Seat()).Key() != v.Key() {
			t.Fatal("the sample has another view")
		}
		v.Legal()
	})
}

// FuzzView: a view that reads has legal actions exactly where its seat is to act.
func FuzzView(f *testing.F) {
	samples(f, 41, func(s State, _ []Event) { f.Add([]byte(written(s.View(0)))) })
	f.Fuzz(func(t *testing.T, data []byte) {
		v, ok := readBack(t, data, func(data []byte) (v View, err error) {
			err = v.UnmarshalJSON(data)
			return v, err
		})
		if !ok {
			return
		}
		if acts := v.Seat() == v.ToAct() && v.Seats() > 0; acts != (len(v.Legal()) > 0) {
			t.Fatalf("%v sees %v to act and %d actions", v.Seat(), v.ToAct(), len(v.Legal()))
		}
	})
}
