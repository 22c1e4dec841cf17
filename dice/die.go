package dice

import (
	"fmt"
	"slices"
	"strconv"
)

// Face is one of the things that a die can show.
type Face struct {
	Name  string // as players call it, "double Hit"; not empty, one name for one face of a die
	Value int    // what it counts: pips, Hits; from -1000000 to 1000000
	Sides int    // on how many sides of the die it stands; at least 1
}

// Die is a kind of die: named faces with values, each on one or more of its sides, all sides equally likely. It is
// immutable and may be shared. A face is known by its index, in the order given to NewDie; a throw of several
// dice of one kind is known by how many show each face.
//
// The zero Die has no faces: it rolls nothing and counts 0.
type Die struct {
	faces []Face
	sides []uint16 // the face of each side
}

// maxSides keeps the table of sides small. A die of six sides rerolled twice has 1296.
const maxSides = 1 << 16

// NewDie makes a die of faces, and takes a copy of them. It refuses a die without faces, a face without a name or with
// the name of another, a face on less than one side, values beyond a million, and more than 65536 sides altogether.
func NewDie(faces ...Face) (Die, error) {
	if len(faces) == 0 {
		return Die{}, fmt.Errorf("dice: make a die without faces: give at least one")
	}
	names, d := make(map[string]bool, len(faces)), Die{faces: slices.Clone(faces)}
	for i, f := range d.faces {
		switch {
		case f.Name == "":
			return Die{}, fmt.Errorf("dice: make a die whose face %d has no name: name every face", i)
		case names[f.Name]:
			return Die{}, fmt.Errorf("dice: make a die with two faces %q: name a face once, and give the number of its sides", f.Name)
		case f.Value < -1e6 || f.Value > 1e6:
			return Die{}, fmt.Errorf("dice: make a die whose face %q counts %d: values go from -1000000 to 1000000", f.Name, f.Value)
		case f.Sides < 1:
			return Die{}, fmt.Errorf("dice: make a die whose face %q is on %d sides: every face is on at least 1", f.Name, f.Sides)
		case f.Sides > maxSides-len(d.sides):
			return Die{}, fmt.Errorf("dice: make a die with more than %d sides, at face %q: divide the numbers of sides by what they have in common", maxSides, f.Name)
		}
		names[f.Name] = true
		for range f.Sides {
			d.sides = append(d.sides, uint16(i))
		}
	}
	return d, nil
}

// Pips makes the plain die of n sides: faces "1" to n, each with its number as value. Face i counts i+1. It
// refuses an n below 1 or above 1000.
func Pips(n int) (Die, error) {
	if n < 1 || n > 1000 {
		return Die{}, fmt.Errorf("dice: make a plain die of %d sides: a plain die has 1 to 1000", n)
	}
	faces := make([]Face, n)
	for i := range faces {
		faces[i] = Face{Name: strconv.Itoa(i + 1), Value: i + 1, Sides: 1}
	}
	return NewDie(faces...)
}

// D6 is the plain die of six sides. Face i counts i+1.
func D6() Die {
	d, _ := Pips(6) // 6 is within bounds
	return d
}

// Faces gives the faces in their order, in a fresh slice.
func (d Die) Faces() []Face { return slices.Clone(d.faces) }

// Sides gives the number of sides, those of all faces together.
func (d Die) Sides() int { return len(d.sides) }

// Roll rolls the die once and gives the index of the face that shows, or -1 for a die without faces. It allocates
// nothing.
func (d Die) Roll(src *Source) int {
	if len(d.sides) == 0 {
		return -1
	}
	return int(d.sides[src.IntN(len(d.sides))]) // a table, since branching on a random face is mispredicted
}

// Dist gives the distribution of the value of one roll.
func (d Die) Dist() Dist {
	var t tally
	for _, f := range d.faces {
		t.addInt(f.Value, uint64(f.Sides))
	}
	return t.dist()
}

// Sum gives the distribution of the values of n dice of this kind added up: pips, or Hits. For an n of 0 or less that
// is 0 for certain. Its cost is that of Dist.Times.
func (d Die) Sum(n int) Dist { return d.Dist().Times(n) }
