// Package tensor has what the packages share that write positions of a game as numbers:
// the parts of a tensor, the numbers while they are filled or read, and the ids of
// actions.
package tensor

import "slices"

// Part is a named stretch of a tensor. Each package has a type of its own of this form,
// so that its documentation stands there.
type Part struct {
	Name        string
	Offset, Len int
	Shape       []int
	Min, Max    float32
	Meaning     string
}

// Layout is parts one after the other.
type Layout struct {
	parts []Part
	size  int
}

// Add appends a part of numbers from 0 to most, and says where it begins.
func (l *Layout) Add(name string, most float32, meaning string, shape ...int) int {
	p := Part{Name: name, Offset: l.size, Len: 1, Shape: shape, Max: most, Meaning: meaning}
	for _, n := range shape {
		p.Len *= n
	}
	l.parts = append(l.parts, p)
	l.size += p.Len
	return p.Offset
}

// AddSigned is Add for numbers from -most to most.
func (l *Layout) AddSigned(name string, most float32, meaning string, shape ...int) int {
	at := l.Add(name, most, meaning, shape...)
	l.parts[len(l.parts)-1].Min = -most
	return at
}

// Size is how many numbers the parts have.
func (l *Layout) Size() int { return l.size }

// Parts is the parts in memory of the caller's.
func (l *Layout) Parts() []Part {
	list := slices.Clone(l.parts)
	for i := range list {
		list[i].Shape = slices.Clone(list[i].Shape)
	}
	return list
}

// Part is the part of a name, in memory of the caller's.
func (l *Layout) Part(name string) (Part, bool) {
	for _, p := range l.parts {
		if p.Name == name {
			p.Shape = slices.Clone(p.Shape)
			return p, true
		}
	}
	return Part{}, false
}
