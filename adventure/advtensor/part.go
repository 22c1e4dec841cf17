package advtensor

import "slices"

// Part is a named stretch of a tensor: the numbers from Offset to Offset+Len.
type Part struct {
	// Name says what is told, as in "pawns". It never changes once released.
	Name string
	// Offset is where the part begins in the tensor, and Len how many numbers it has.
	Offset, Len int
	// Shape is its dimensions, the last running fastest; their product is Len.
	Shape []int
	// Min and Max are the least and the greatest number that may stand in it.
	Min, Max float32
	// Meaning is a sentence on what the dimensions and the numbers are.
	Meaning string
}

// layout is parts one after the other.
type layout struct {
	parts []Part
	size  int
}

// add appends a part of numbers from 0 to most, and says where it begins.
func (l *layout) add(name string, most float32, meaning string, shape ...int) int {
	p := Part{Name: name, Offset: l.size, Len: 1, Shape: shape, Max: most, Meaning: meaning}
	for _, n := range shape {
		p.Len *= n
	}
	l.parts = append(l.parts, p)
	l.size += p.Len
	return p.Offset
}

// copies is the parts in memory of the caller's.
func (l *layout) copies() []Part {
	list := slices.Clone(l.parts)
	for i := range list {
		list[i].Shape = slices.Clone(list[i].Shape)
	}
	return list
}

// part is the part of a name.
func (l *layout) part(name string) (Part, bool) {
	i := slices.IndexFunc(l.parts, func(p Part) bool { return p.Name == name })
	if i < 0 {
		return Part{}, false
	}
	p := l.parts[i]
	p.Shape = slices.Clone(p.Shape)
	return p, true
}
