package decktensor

import "slices"

// Part is a named stretch of a tensor: the numbers from Offset to Offset+Len.
type Part struct {
	// Name says what is told, as in "pawns". It never changes once released.
	Name string
	// Offset is where the part begins in the tensor, and Len how many numbers it has.
	Offset, Len int
	// Shape is its dimensions, the last running fastest; their product is Len.
	Shape []int
	// Labels is what the last dimension goes by, where that is cards: their ids.
	Labels []string
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

// addSigned is add for numbers from -most to most.
func (l *layout) addSigned(name string, most float32, meaning string, shape ...int) int {
	at := l.add(name, most, meaning, shape...)
	l.parts[len(l.parts)-1].Min = -most
	return at
}

// addCards is add for a last dimension of cards.
func (l *layout) addCards(name string, most float32, meaning string, cards []string, shape ...int) int {
	at := l.add(name, most, meaning, append(shape, len(cards))...)
	l.parts[len(l.parts)-1].Labels = cards
	return at
}

// copies is the parts in memory of the caller's.
func (l *layout) copies() []Part {
	list := slices.Clone(l.parts)
	for i := range list {
		list[i].Shape, list[i].Labels = slices.Clone(list[i].Shape), slices.Clone(list[i].Labels)
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
	p.Shape, p.Labels = slices.Clone(p.Shape), slices.Clone(p.Labels)
	return p, true
}
