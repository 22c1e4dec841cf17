package adventure

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// draft is a board as it is written, before anything is made of it.
type draft struct {
	title, basis string
	spaces       []sketch
	paths, jumps []link
}

// sketch is a space of a draft.
type sketch struct {
	id       Space
	kind     Kind
	gain     uint8
	place    Place
	order    orderKind
	n        uint8
	to       Space
	area, by Area
	airstrip bool
	xy       point
	words    string
}

// link is a connection of a draft, one-way unless both.
type link struct {
	from, to Space
	both     bool
}

// checkDraft looks whether a draft can be laid out: what it says is whole, and every
// space that it names is there.
func (f *boardFaults) checkDraft(d *draft) {
	if utf8.RuneCountInString(d.title) > maxTitle {
		f.malformed("name", "a name has at most %d characters", maxTitle)
	} else if !printable(d.title) {
		f.malformed("name", "%q is no name; it is printable and has no blanks around it", d.title)
	}
	switch d.basis {
	case "printed", "reported", "designed":
	default:
		f.malformed("basis", "%.20q is no basis; there are printed, reported and designed", d.basis)
	}
	if n := len(d.spaces); n == 0 || n > maxSpaces {
		f.refuse(ruleBoardSize, "spaces", "there are %d spaces; a board has 1 to %d", n, maxSpaces)
		return
	}
	steps := len(d.paths)
	for _, l := range d.paths {
		if l.both {
			steps++
		}
	}
	if steps > maxSteps {
		f.refuse(ruleBoardSize, "paths", "there are %d steps, with both ways counted twice; a board has at most %d", steps, maxSteps)
		return
	}
	if n := len(d.jumps); n > maxSteps {
		f.refuse(ruleBoardSize, "jumps", "there are %d jumps; a board has at most %d", n, maxSteps)
		return
	}
	known := map[Space]bool{}
	for i := range d.spaces {
		s := &d.spaces[i]
		if !s.id.spelled() {
			f.malformed(fmt.Sprintf("%.40q", string(s.id)), "a space is named by words of small letters and digits with hyphens between them, "+
				"at most %d characters", maxSpaceName)
		} else if known[s.id] {
			f.malformed(string(s.id), "two spaces have this name")
		}
		known[s.id] = true
	}
	where := map[point]Space{}
	for i := range d.spaces {
		s := &d.spaces[i]
		f.checkSketch(s)
		if s.to != "" && !known[s.to] {
			f.malformed(string(s.id), "it leads to %.40q, which is no space", string(s.to))
		}
		if s.xy != (point{}) {
			if other, taken := where[s.xy]; taken {
				f.malformed(string(s.id), "it stands at %d %d, where %s does", s.xy.col, s.xy.row, other)
			}
			where[s.xy] = s.id
		}
	}
	f.checkLinks("paths", d.paths, known)
	f.checkLinks("jumps", d.jumps, known)
}

// checkSketch wants of a space what its kind needs, and nothing else.
func (f *boardFaults) checkSketch(s *sketch) {
	at := string(s.id)
	for _, c := range []struct {
		kind  Kind
		given bool
		what  string
	}{
		{Gain, s.gain != 0, "a number of cards"},
		{ObjectiveSpace, s.place != 0, "one of the eight objectives"},
		{Directions, s.order != 0, "an order"},
		{Airport, s.by != NoArea, "a training area that it stands by"},
	} {
		if s.kind == c.kind && !c.given {
			f.malformed(at, "%s has %s", s.kind, c.what)
		} else if s.kind != c.kind && c.given {
			f.malformed(at, "%s is for %s, not for %s", c.what, c.kind, s.kind)
		}
	}
	if (s.order == goTo || s.order == sentOut) && s.to == "" {
		f.malformed(at, "its order names no space")
	}
	if s.by != NoArea && !s.by.Training() {
		f.malformed(at, "an airport stands by a training area, not by %s", s.by)
	}
	if utf8.RuneCountInString(s.words) > maxWords {
		f.malformed(at, "what is printed on a space has at most %d characters", maxWords)
	} else if !printable(s.words) || strings.Contains(s.words, `"`) {
		f.malformed(at, "%q is not printed on a space; it is printable, without quotation marks and without blanks around it", s.words)
	}
}

// checkLinks wants connections between spaces that are there, each once.
func (f *boardFaults) checkLinks(path string, links []link, known map[Space]bool) {
	told := map[Space]bool{}
	joined := map[[2]Space]bool{}
	for _, l := range links {
		for _, s := range []Space{l.from, l.to} {
			if !known[s] && !told[s] {
				f.malformed(path, "%.40q is no space", string(s))
				told[s] = true
			}
		}
		switch {
		case l.from == l.to:
			f.malformed(string(l.from), "it is joined to itself")
		case joined[[2]Space{l.from, l.to}] || joined[[2]Space{l.to, l.from}]:
			f.malformed(string(l.from), "it is joined to %s twice; a way both ways is written with -", l.to)
		}
		joined[[2]Space{l.from, l.to}] = true
	}
}

// printable says whether a text can stand in a line as it is.
func printable(text string) bool {
	return text == strings.TrimSpace(text) && !strings.ContainsFunc(text, func(r rune) bool {
		return r == utf8.RuneError || !unicode.IsPrint(r)
	})
}

// lay builds the board of a draft that checkDraft lets pass; what the rules ask of a
// board, check looks at afterwards. What is missing is noNode.
func lay(d *draft) *Board {
	total := len(d.spaces)
	b := &Board{
		title: d.title, basis: d.basis,
		name: make([]Space, total), kind: make([]Kind, total), area: make([]Area, total), by: make([]Area, total),
		airstrip: make([]bool, total), place: make([]Place, total), gain: make([]uint8, total), orders: make([]order, total),
		words: make([]string, total), xy: make([]point, total),
		out: make([][]node, total), back: make([][]node, total), jumps: make([][]node, total), aside: make([]Area, total),
		number:   make(map[Space]node, total),
		gates:    [2]node{noNode, noNode},
		airports: [2]node{noNode, noNode},
		strips:   [2]node{noNode, noNode},
	}
	for p := range b.objectives {
		b.objectives[p] = noNode
	}
	for i, s := range d.spaces {
		b.number[s.id] = node(i)
	}
	for i, s := range d.spaces {
		n := node(i)
		b.name[n], b.kind[n], b.area[n], b.by[n] = s.id, s.kind, s.area, s.by
		b.airstrip[n], b.place[n], b.gain[n], b.xy[n] = s.airstrip, s.place, s.gain, s.xy
		b.words[n] = s.words
		b.orders[n] = order{s.order, noNode, s.n}
		if s.to != "" {
			b.orders[n].to = b.number[s.to]
		}
		b.mark(n)
	}
	for i := range b.name {
		if b.words[i] == "" {
			b.words[i] = b.ordered(node(i))
		}
	}
	b.join(d)
	for i, gate := range b.gates {
		if gate != noNode {
			b.loops[i] = b.loop(gate)
		}
	}
	b.setAside()
	for p := 1; p < places; p++ {
		b.dist[p] = b.distances(b.objectives[p])
	}
	b.school = b.schooling()
	b.text = b.write()
	return b
}

// mark remembers a space that there is once.
func (b *Board) mark(n node) {
	switch a := b.area[n]; {
	case b.kind[n] == Gate && a.Training():
		b.gates[a-FortWadsworth] = n
	case b.kind[n] == Airport:
		b.airports[b.by[n]-FortWadsworth] = n
	case b.airstrip[n] && a.Adventure():
		b.strips[a-CobraIsland] = n
	}
	if p := b.place[n]; p != 0 {
		b.objectives[p] = n
	}
}

// join lays the ways between the spaces.
func (b *Board) join(d *draft) {
	for _, l := range d.paths {
		e := edge{b.number[l.from], b.number[l.to], l.both}
		b.edges = append(b.edges, e)
		b.out[e.from] = append(b.out[e.from], e.to)
		if !b.area[e.from].Training() || b.area[e.to] == b.area[e.from] {
			b.back[e.to] = append(b.back[e.to], e.from)
		}
		if e.both {
			b.out[e.to] = append(b.out[e.to], e.from)
			b.back[e.from] = append(b.back[e.from], e.to)
		}
	}
	for _, l := range d.jumps {
		j := edge{b.number[l.from], b.number[l.to], false}
		b.leaps = append(b.leaps, j)
		b.jumps[j.from] = append(b.jumps[j.from], j.to)
	}
}

// loop follows the arrows of a training area from its gate for as long as they lead
// to further spaces of it.
func (b *Board) loop(gate node) []node {
	var loop []node
	for n := gate; !slices.Contains(loop, n); {
		loop = append(loop, n)
		for _, m := range b.out[n] {
			if b.area[m] == b.area[gate] {
				n = m
				break
			}
		}
	}
	return loop
}

// setAside finds the spaces that training may be entered from. Where two areas lay
// claim to a space, check tells.
func (b *Board) setAside() {
	for _, c := range b.claims() {
		b.aside[c.from] = c.area
	}
}

// claim is a space that a training area may be entered from.
type claim struct {
	from node
	area Area
}

// claims is every such space, for each way that makes it one.
func (b *Board) claims() []claim {
	var all []claim
	for i := range b.name {
		n := node(i)
		if b.kind[n] == Airport {
			all = append(all, claim{n, b.by[n]})
		}
		if b.kind[n] == Gate {
			for _, m := range b.out[n] {
				if b.area[m] != b.area[n] {
					all = append(all, claim{m, b.area[n]})
				}
			}
		}
		if o := b.orders[n]; o.kind == sentOut && b.area[n].Training() {
			all = append(all, claim{o.to, b.area[n]})
		}
	}
	return all
}

// distances is the fewest steps from each space to a goal by moves of a player's own,
// where a flight from an airstrip to an airport counts as one. It is far from where
// no way leads.
func (b *Board) distances(goal node) []uint8 {
	dist := make([]uint8, len(b.name))
	for n := range dist {
		dist[n] = far
	}
	if goal == noNode {
		return dist
	}
	dist[goal] = 0
	for queue := []node{goal}; len(queue) > 0; queue = queue[1:] {
		m := queue[0]
		near := func(n node) {
			if n != noNode && dist[n] == far {
				dist[n] = dist[m] + 1
				queue = append(queue, n)
			}
		}
		for n, next := range b.out {
			if slices.Contains(next, m) {
				near(node(n))
			}
		}
		if b.kind[m] == Airport {
			for _, strip := range b.strips {
				near(strip)
			}
		}
	}
	return dist
}

// schooling is the fewest steps from each space to one from which training is entered;
// a flight is one step.
func (b *Board) schooling() []uint8 {
	steps := make([]uint8, len(b.name))
	for n := range steps {
		steps[n] = far
		if b.aside[n] != NoArea {
			steps[n] = 0
		}
	}
	for again := true; again; { // few spaces, once a board
		again = false
		for n, next := range b.out {
			low := steps[n]
			if b.airstrip[n] {
				low = min(low, 1)
			}
			for _, m := range next {
				if steps[m] != far && (!b.area[n].Adventure() || b.area[m] == b.area[n]) {
					low = min(low, steps[m]+1)
				}
			}
			if low < steps[n] {
				steps[n], again = low, true
			}
		}
	}
	return steps
}
