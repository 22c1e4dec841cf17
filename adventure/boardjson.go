package adventure

import (
	"encoding/json"

	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// spaceJSON is a space in JSON.
type spaceJSON struct {
	ID       Space      `json:"id"`
	Kind     Kind       `json:"kind"`
	Cards    uint8      `json:"cards,omitempty"`
	Place    Place      `json:"place,omitempty"`
	Order    *orderJSON `json:"order,omitempty"`
	In       Area       `json:"in,omitempty"`
	By       Area       `json:"by,omitempty"`
	Airstrip bool       `json:"airstrip,omitempty"`
	At       []int      `json:"at,omitempty"`
	Text     string     `json:"text,omitempty"`
}

// orderJSON is what a Directions space orders: one of its fields.
type orderJSON struct {
	GoTo     Space `json:"goTo,omitempty"`
	Forward  uint8 `json:"forward,omitempty"`
	Backward uint8 `json:"backward,omitempty"`
	SentOut  Space `json:"sentOut,omitempty"`
}

// LoadBoard reads a board from JSON: what [ParseBoard] reads, in an object. Name and
// basis may be left out as there.
//
//	{"name": "My own desert", "basis": "designed", "spaces": [
//		{"id": "gate", "kind": "gate", "in": "fort-wadsworth", "at": [9, 7]},
//		{"id": "range", "kind": "gain", "cards": 2, "in": "fort-wadsworth", "text": "Take 2 cards"},
//		{"id": "leave", "kind": "directions", "order": {"sentOut": "bridge"}, "in": "fort-wadsworth"},
//		{"id": "storm", "kind": "directions", "order": {"backward": 3}},
//		{"id": "strip", "kind": "objective", "place": "desert-air-strip", "in": "desert-kingdom", "airstrip": true},
//		{"id": "field", "kind": "airport", "by": "fort-wadsworth"}
//	], "paths": [
//		{"oneWay": ["gate", "range", "leave", "gate", "storm"]},
//		{"bothWays": ["storm", "field"]}
//	], "jumps": [["first-pack", "second-pack", "third-pack"]]}
//
// It is strict: unknown and repeated keys, other types and more than 1 MiB are
// refused. The error is a [*joe.Error], or joins all faults of the board as that of
// [ParseBoard] does; a Path is then like "$.spaces, storm" or "$.paths, storm".
func LoadBoard(data []byte) (*Board, error) {
	d := draft{basis: "designed"}
	var f boardFaults
	err := strict.Read(data, strict.Limits{Bytes: 4 * maxBoardText}, func(n strict.Node) {
		o := n.Object("name", "basis", "spaces", "paths", "jumps")
		if v, ok := o.Opt("name"); ok {
			d.title = v.Text()
		}
		if v, ok := o.Opt("basis"); ok {
			d.basis = v.Text()
		}
		for _, e := range o.Need("spaces").List(maxSpaces) {
			d.spaces = append(d.spaces, loadSpace(e))
		}
		for _, e := range o.Need("paths").List(maxSteps) {
			d.paths = append(d.paths, loadPath(e)...)
		}
		if v, ok := o.Opt("jumps"); ok {
			for _, e := range v.List(maxSteps) {
				d.jumps = append(d.jumps, loadLinks(e, false)...)
			}
		}
	})
	if err != nil {
		return nil, joe.Malformed(err)
	}
	b := f.board(&d)
	return b, f.under("$").join()
}

func loadSpace(e strict.Node) sketch {
	o := e.Object("id", "kind", "cards", "place", "order", "in", "by", "airstrip", "at", "text")
	s := sketch{id: Space(o.Need("id").Text()), kind: oneOf[Kind](o.Need("kind"), kindWords[:])}
	if v, ok := o.Opt("cards"); ok {
		s.gain = uint8(v.Int(1, maxGain))
	}
	if v, ok := o.Opt("place"); ok {
		s.place = oneOf[Place](v, placeWords[:])
	}
	if v, ok := o.Opt("order"); ok {
		s.loadOrder(v)
	}
	if v, ok := o.Opt("in"); ok {
		s.area = Area(v.OneOf(areaWords[:]...))
	}
	if v, ok := o.Opt("by"); ok {
		s.by = Area(v.OneOf(areaWords[:]...))
	}
	if v, ok := o.Opt("airstrip"); ok {
		s.airstrip = v.Bool()
	}
	if v, ok := o.Opt("at"); ok {
		at := v.List(2)
		if len(at) != 2 {
			v.Fail("a column and a row, each 1 to %d", maxXY)
			return s
		}
		s.xy = point{uint8(at[0].Int(1, maxXY)), uint8(at[1].Int(1, maxXY))}
	}
	if v, ok := o.Opt("text"); ok {
		s.words = v.Text()
	}
	return s
}

func (s *sketch) loadOrder(e strict.Node) {
	o := e.Object("goTo", "forward", "backward", "sentOut")
	given := 0
	for i, key := range []string{"goTo", "forward", "backward", "sentOut"} {
		v, ok := o.Opt(key)
		if !ok {
			continue
		}
		given++
		s.order = orderKind(i + 1)
		if s.order == forward || s.order == backward {
			s.n = uint8(v.Int(1, maxOrder))
		} else {
			s.to = Space(v.Text())
		}
	}
	if given != 1 {
		e.Fail("an order is one of goTo, forward, backward and sentOut")
	}
}

// pathJSON is spaces that are joined one after the other: one of its fields.
type pathJSON struct {
	OneWay   []Space `json:"oneWay,omitempty"`
	BothWays []Space `json:"bothWays,omitempty"`
}

func loadPath(e strict.Node) []link {
	o := e.Object("oneWay", "bothWays")
	oneWay, is := o.Opt("oneWay")
	bothWays, are := o.Opt("bothWays")
	switch {
	case is == are:
		e.Fail("a path is one of oneWay and bothWays")
	case is:
		return loadLinks(oneWay, false)
	case are:
		return loadLinks(bothWays, true)
	}
	return nil
}

// loadLinks reads a list of spaces that are joined one after the other.
func loadLinks(list strict.Node, both bool) []link {
	var links []link
	var last Space
	names := list.List(maxSteps)
	if len(names) < 2 {
		list.Fail("at least two spaces, one after the other")
	}
	for i, e := range names {
		s := Space(e.Text())
		if i > 0 {
			links = append(links, link{last, s, both})
		}
		last = s
	}
	return links
}

// MarshalJSON writes the board as [LoadBoard] reads it. It refuses the zero Board.
func (b *Board) MarshalJSON() ([]byte, error) {
	if b.blank() {
		return nil, &joe.Error{
			Kind: joe.ErrBadConfig, Seat: joe.Nobody, Path: "board",
			Detail: "a zero Board has no spaces; take DefaultBoard, ParseBoard or LoadBoard",
		}
	}
	var whole struct {
		Name   string      `json:"name"`
		Basis  string      `json:"basis"`
		Spaces []spaceJSON `json:"spaces"`
		Paths  []pathJSON  `json:"paths"`
		Jumps  [][]Space   `json:"jumps,omitempty"`
	}
	whole.Name, whole.Basis = b.title, b.basis
	for _, chain := range chains(b.edges, true) {
		p := pathJSON{OneWay: b.along(chain)}
		if chain[0].both {
			p = pathJSON{BothWays: p.OneWay}
		}
		whole.Paths = append(whole.Paths, p)
	}
	for _, chain := range chains(b.leaps, true) {
		whole.Jumps = append(whole.Jumps, b.along(chain))
	}
	for i := range b.name {
		n := node(i)
		s := spaceJSON{
			ID: b.name[n], Kind: b.kind[n], Cards: b.gain[n], Place: b.place[n],
			In: b.area[n], By: b.by[n], Airstrip: b.airstrip[n], Text: b.printed(n),
		}
		if p := b.xy[n]; p != (point{}) {
			s.At = []int{int(p.col), int(p.row)}
		}
		switch o := b.orders[n]; o.kind {
		case goTo:
			s.Order = &orderJSON{GoTo: b.name[o.to]}
		case forward:
			s.Order = &orderJSON{Forward: o.n}
		case backward:
			s.Order = &orderJSON{Backward: o.n}
		case sentOut:
			s.Order = &orderJSON{SentOut: b.name[o.to]}
		}
		whole.Spaces = append(whole.Spaces, s)
	}
	return json.Marshal(whole)
}

// along is the spaces of a chain, one after the other.
func (b *Board) along(chain []edge) []Space {
	spaces := []Space{b.name[chain[0].from]}
	for _, e := range chain {
		spaces = append(spaces, b.name[e.to])
	}
	return spaces
}

// UnmarshalJSON is LoadBoard into b, which is left as it was on an error. It is for
// a Board of one's own: one that a game is played on stays as it is.
func (b *Board) UnmarshalJSON(data []byte) error {
	read, err := LoadBoard(data)
	if err != nil {
		return err
	}
	if b == nil {
		return wire.Nowhere("Board")
	}
	*b = *read
	return nil
}
