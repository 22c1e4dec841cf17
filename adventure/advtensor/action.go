package advtensor

import (
	"github.com/seed4548c990/gijoe/adventure"
)

// number gives the actions their ids. The order may be added to, never changed.
func (s *Spec) number() {
	add := s.actions.Add
	for p := adventure.BazookaSoldier; p <= adventure.Ranger; p++ {
		add(adventure.ChoosePiece{Piece: p})
	}
	for _, at := range s.board.Gates() {
		add(adventure.Start{At: at})
	}
	for _, to := range s.board.Airports() {
		add(adventure.Fly{To: to})
	}
	add(adventure.Enter{})
	add(adventure.GoOn{})
	add(adventure.Stay{})
	for _, to := range s.names {
		add(adventure.Move{To: to})
	}
	for p := adventure.Radar; p <= adventure.DesertAirStrip; p++ {
		for left := range maxLeft {
			add(adventure.Move{To: s.board.Objective(p), Left: uint8(left + 1)})
		}
	}
	for _, to := range s.names {
		if kind, _ := s.board.Kind(to); kind == adventure.JetPack {
			add(adventure.Jump{To: to})
		}
	}
	for _, to := range s.names {
		add(adventure.Retreat{To: to})
	}
}

// Actions is how many actions players have on the board; their ids are 0 to Actions-1.
func (s *Spec) Actions() int {
	if s == nil {
		return 0
	}
	return s.actions.Len()
}

// ID is the id of an action of a player on the board, or false for every other: one of
// chance, one with a space or a number that there is not, nil, a pointer. It allocates
// nothing.
func (s *Spec) ID(a adventure.Action) (int, bool) {
	if s == nil {
		return 0, false
	}
	return s.actions.ID(a)
}

// Action is the action of an id, or false where there is none: the way back of ID.
func (s *Spec) Action(id int) (adventure.Action, bool) {
	if s == nil {
		return nil, false
	}
	return s.actions.Action(id)
}

// Mask says by id which actions a View lists as legal, in a slice of the caller's of
// Spec.Actions: exactly those of View.Legal, so none where its seat is not to act. It is
// nil for a View that does not fit.
func (s *Spec) Mask(v adventure.View) []bool { return s.AppendMask(nil, v) }

// AppendMask appends what Mask gives to the caller's slice, and nothing for a View that
// does not fit. It allocates only where that slice has to grow.
func (s *Spec) AppendMask(list []bool, v adventure.View) []bool {
	if !s.Fits(v) {
		return list
	}
	var room [212]adventure.Action
	return s.actions.AppendMask(list, v.AppendLegal(room[:0]))
}
