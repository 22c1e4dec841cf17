package hqtensor

import (
	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/joe"
)

// number gives the actions their ids. The order may be added to, never changed.
func (s *Spec) number() {
	add := s.actions.Add
	add(cobrahq.Stop{})
	for n := 1; n <= 6; n++ {
		for more := range n {
			add(cobrahq.Boost{Tile: cobrahq.Henchman(n), Add: uint8(more + 1)})
		}
	}
	add(cobrahq.Decline{})
	for tile := cobrahq.Boat; tile <= cobrahq.TopSecret; tile++ {
		add(cobrahq.Take{Tile: tile})
	}
	for seat := range joe.Seat(maxSeats) {
		add(cobrahq.Challenge{Opponent: seat})
	}
	for _, at := range s.names {
		if kind, _ := s.board.Kind(at); kind != cobrahq.Bush {
			add(cobrahq.Step{To: at})
		}
	}
	for _, at := range s.names {
		if kind, _ := s.board.Kind(at); kind == cobrahq.LightGreen {
			add(cobrahq.Place{At: at})
		}
	}
}

// Actions is how many actions players have on the board; their ids are 0 to Actions-1.
func (s *Spec) Actions() int {
	if s == nil {
		return 0
	}
	return s.actions.Len()
}

// ID is the id of an action that a player can do on the board in some position, or
// false for every other: one of chance, one with a space or a number that there is not,
// nil, a pointer. It allocates nothing.
func (s *Spec) ID(a cobrahq.Action) (int, bool) {
	if s == nil {
		return 0, false
	}
	return s.actions.ID(a)
}

// Action is the action of an id, or false where there is none: the way back of ID.
func (s *Spec) Action(id int) (cobrahq.Action, bool) {
	if s == nil {
		return nil, false
	}
	return s.actions.Action(id)
}

// Mask says by id which actions a View lists as legal, in a slice of the caller's of
// Spec.Actions: exactly those of View.Legal, so none where its seat is not to act. It is
// nil for a View that does not fit.
func (s *Spec) Mask(v cobrahq.View) []bool { return s.AppendMask(nil, v) }

// AppendMask appends what Mask gives to the caller's slice, and nothing for a View that
// does not fit. It allocates only where that slice has to grow.
func (s *Spec) AppendMask(list []bool, v cobrahq.View) []bool {
	if !s.Fits(v) {
		return list
	}
	var room [300]cobrahq.Action
	return s.actions.AppendMask(list, v.AppendLegal(room[:0]))
}
