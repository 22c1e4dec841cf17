package hqtensor

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

// Len is how many numbers a tensor has.
func (s *Spec) Len() int {
	if s == nil {
		return 0
	}
	return s.layout.Size()
}

// Parts is the parts of a tensor, one after the other without a gap, in memory of the
// caller's.
func (s *Spec) Parts() []Part {
	if s == nil {
		return nil
	}
	var list []Part
	for _, p := range s.layout.Parts() {
		list = append(list, Part(p))
	}
	return list
}

// Part is the part of a name, or false where there is none.
func (s *Spec) Part(name string) (Part, bool) {
	if s == nil {
		return Part{}, false
	}
	p, ok := s.layout.Part(name)
	return Part(p), ok
}
