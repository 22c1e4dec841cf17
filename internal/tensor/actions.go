package tensor

import "reflect"

// Actions is the actions that players can do in some position, numbered from 0.
type Actions[A comparable] struct {
	list  []A
	ids   map[A]int
	types map[reflect.Type]bool // a type that is none of these might not compare
}

// Add gives an action the next id.
func (t *Actions[A]) Add(a A) {
	if t.ids == nil {
		t.ids, t.types = make(map[A]int), make(map[reflect.Type]bool)
	}
	t.ids[a] = len(t.list)
	t.list = append(t.list, a)
	t.types[reflect.TypeOf(a)] = true
}

// Len is how many actions there are.
func (t *Actions[A]) Len() int { return len(t.list) }

// ID is the id of an action, or false for any other: nil and pointers too. It allocates
// nothing.
func (t *Actions[A]) ID(a A) (int, bool) {
	if !t.types[reflect.TypeOf(a)] {
		return 0, false
	}
	id, ok := t.ids[a]
	return id, ok
}

// Action is the action of an id, or false where there is none.
func (t *Actions[A]) Action(id int) (A, bool) {
	if id < 0 || id >= len(t.list) {
		var none A
		return none, false
	}
	return t.list[id], true
}

// AppendMask appends by id whether an action is among the legal ones to the caller's
// slice. It allocates only where that slice has to grow.
func (t *Actions[A]) AppendMask(list []bool, legal []A) []bool {
	list = Zeros(list, len(t.list))
	mask := list[len(list)-len(t.list):]
	for _, a := range legal {
		if id, ok := t.ID(a); ok {
			mask[id] = true
		}
	}
	return list
}
