package adventure

import (
	"errors"
	"fmt"
	"slices"

	"github.com/seed4548c990/gijoe/joe"
)

// ruleBoardSize is the limit of this SDK on boards; no rulebook has it.
const ruleBoardSize joe.RuleID = "sdk-board-size"

// boardFaults is what is wrong with a board, each fault a *joe.Error.
type boardFaults []error // of *joe.Error

// under puts the paths of faults under that of the JSON object that they are in.
func (f boardFaults) under(path string) boardFaults {
	for _, err := range f {
		switch e := err.(*joe.Error); e.Path {
		case "name", "basis", "spaces", "paths", "jumps":
			e.Path = path + "." + e.Path
		case "":
			e.Path = path
		default:
			e.Path = path + ".spaces, " + e.Path
		}
	}
	return f
}

// join is all faults in one error, or nil.
func (f boardFaults) join() error {
	if len(f) == 1 {
		return f[0]
	}
	return errors.Join(f...)
}

// malformed adds a fault of the writing.
func (f *boardFaults) malformed(path, format string, args ...any) {
	*f = append(*f, &joe.Error{
		Kind: joe.ErrMalformed, Seat: joe.Nobody, Path: path, Detail: fmt.Sprintf(format, args...),
	})
}

// repeats is faults of the writing that are alike but for their places.
type repeats map[string]*repeat

// repeat is the one fault that is told of such.
type repeat struct {
	fault  *joe.Error
	detail string
	n      int
}

// once adds a fault of the writing, or counts it where one alike is told already.
func (f *boardFaults) once(told repeats, alike, path, format string, args ...any) {
	r := told[alike]
	if r == nil {
		e := &joe.Error{Kind: joe.ErrMalformed, Seat: joe.Nobody, Path: path, Detail: fmt.Sprintf(format, args...)}
		*f = append(*f, e)
		told[alike] = &repeat{e, e.Detail, 1}
		return
	}
	r.n++
	r.fault.Detail = fmt.Sprintf("%s; so in %d places, this is the first", r.detail, r.n)
}

// refuse adds a fault against a rule, at a space where there is one.
func (f *boardFaults) refuse(rule joe.RuleID, at Space, format string, args ...any) {
	*f = append(*f, &joe.Error{
		Kind: joe.ErrBadConfig, Rule: rule, Seat: joe.Nobody, Path: string(at), Detail: fmt.Sprintf(format, args...),
	})
}

// detail is what an error says, without its kind and place.
func detail(err error) string {
	var e *joe.Error
	if errors.As(err, &e) {
		return e.Detail
	}
	return err.Error()
}

// board is the board of a draft, or nil and all its faults. What would only follow
// from a draft that is wrong in itself is not looked for.
func (f *boardFaults) board(d *draft) *Board {
	f.checkDraft(d)
	if len(*f) > 0 {
		return nil
	}
	b := lay(d)
	f.check(b)
	if len(*f) > 0 {
		return nil
	}
	return b
}

// check looks at a board that could be laid out, and asks of it what the rules do.
func (f *boardFaults) check(b *Board) {
	f.checkCounts(b)
	f.checkAreas(b)
	for i, gate := range b.gates {
		if gate != noNode {
			f.checkLoop(b, FortWadsworth+Area(i), gate)
		}
	}
	f.checkBorders(b)
	f.checkOrders(b)
	f.checkJumps(b)
	f.checkPath(b)
	if len(*f) == 0 {
		f.checkEmptyHanded(b)
	}
}

// checkCounts wants what the box says there is once, or at all.
func (f *boardFaults) checkCounts(b *Board) {
	once := func(rule joe.RuleID, what string, is func(node) bool) {
		found := 0
		for i := range b.name {
			if n := node(i); is(n) {
				if found++; found > 1 {
					f.refuse(rule, b.name[n], "a second %s; there is one", what)
				}
			}
		}
		if found == 0 {
			f.refuse(rule, "", "there is no %s", what)
		}
	}
	for a := FortWadsworth; a <= Pentagon; a++ {
		once("adv-training-start", "START (Security Gate) in "+a.String(), func(n node) bool { return b.kind[n] == Gate && b.area[n] == a })
		once("adv-airport-each", "Airport by "+a.String(), func(n node) bool { return b.kind[n] == Airport && b.by[n] == a })
	}
	for a := CobraIsland; a <= DesertKingdom; a++ {
		once("adv-airstrip-each", "Airstrip in "+a.String(), func(n node) bool { return b.airstrip[n] && b.area[n] == a })
	}
	for p := Place(1); int(p) < places; p++ {
		once(placeRules[p], "space of the Objective "+p.String(), func(n node) bool { return b.place[n] == p })
	}
	for i, rule := range []joe.RuleID{"adv-equipment-space-hydrofoil", "adv-equipment-space-vamp", "adv-equipment-space-tank"} {
		if k := HydrofoilSpace + Kind(i); !slices.Contains(b.kind, k) {
			f.refuse(rule, "", "there is no %s", k)
		}
	}
}

// checkAreas wants of each space that it lies in an area where its kind can be.
func (f *boardFaults) checkAreas(b *Board) {
	for i, s := range b.name {
		n := node(i)
		k, a := b.kind[n], b.area[n]
		switch {
		case k == Gate && !a.Training():
			f.refuse("adv-training-start", s, "START (Security Gate) lies in a training area, not in %s", a)
		case k == Gain && !a.Training():
			f.refuse("adv-collect-equipment", s, "equipment is given in a training area, not in %s", a)
		case k == Airport && a != NoArea:
			f.refuse("adv-airport-outside", s, "an Airport lies on the path outside, not in %s", a)
		case k == ObjectiveSpace && !a.Adventure():
			f.refuse("amb-adv-area-objectives", s, "an Objective lies in an adventure area, not in %s", a)
		case a.Training() && (k == JetPack || k.needs() != 0):
			f.refuse("adv-follow-space", s, "no %s lies in a training area", k)
		}
		if b.airstrip[n] && (k != ObjectiveSpace && k != Plain || !a.Adventure()) {
			f.refuse("adv-airstrip-each", s, "an Airstrip is an Objective or a plain space of an adventure area; this is %s in %s", k, a)
		}
	}
}

// checkLoop wants a training area to be one circle of arrows, from its gate through
// all its spaces and back, clockwise where the author gave all of them a place.
func (f *boardFaults) checkLoop(b *Board, a Area, gate node) {
	const rule joe.RuleID = "adv-training-clockwise"
	before := len(*f)
	from, to := make([]int, len(b.name)), make([]int, len(b.name))
	for _, e := range b.edges {
		if b.area[e.from] != a || b.area[e.to] != a {
			continue
		}
		if e.both {
			f.refuse(rule, b.name[e.from], "the way to %s has no direction; in training arrows lead on, write ->", b.name[e.to])
		}
		from[e.from]++
		to[e.to]++
	}
	total := 0
	for n := range b.name {
		if b.area[n] != a {
			continue
		}
		total++
		if from[n] != 1 {
			f.refuse(rule, b.name[n], "%d arrows lead on from here in %s; there is one", from[n], a)
		}
		if to[n] != 1 {
			f.refuse(rule, b.name[n], "%d arrows lead here in %s; there is one", to[n], a)
		}
	}
	if len(*f) > before {
		return
	}
	loop := b.loop(gate)
	if len(loop) != total {
		for n := range b.name {
			if b.area[n] == a && !slices.Contains(loop, node(n)) {
				f.refuse(rule, b.name[n], "the arrows from %s do not lead through here", b.name[gate])
			}
		}
		return
	}
	turn := 0 // twice the area within: above zero when clockwise, as rows go down
	for i, n := range loop {
		p, q := b.xy[n], b.xy[loop[(i+1)%len(loop)]]
		if p == (point{}) {
			return
		}
		turn += int(p.col)*int(q.row) - int(q.col)*int(p.row)
	}
	if turn <= 0 {
		f.refuse(rule, b.name[gate], "as they are drawn, the arrows of %s do not lead round clockwise", a)
	}
}

// checkBorders wants ways from one area to another only where a pawn may walk so:
// out of training by a gate, and into an adventure area.
func (f *boardFaults) checkBorders(b *Board) {
	var left [DesertKingdom + 1]bool
	for _, e := range b.edges {
		from, to := e.from, e.to
		if e.both && b.area[to].Training() {
			from, to = to, from
		}
		a, at, s := b.area[from], b.area[to], b.name[from]
		switch {
		case a == at:
		case at.Training():
			f.refuse("adv-sent-out-return", s, "no path leads into %s; a pawn enters it as its whole turn", at)
		case a.Training() && at.Adventure():
			f.refuse("adv-training-exit", s, "the way out of %s leads to the path outside, not into %s", a, at)
		case a.Training() && b.kind[from] != Gate:
			f.refuse("adv-training-exit-only", s, "START is the only way out of %s; one to %s leads from here", a, b.name[to])
		case a.Training() && e.both:
			f.refuse("adv-sent-out-return", s, "the way to %s leads out only; write %s -> %s", b.name[to], s, b.name[to])
		case a.Adventure():
			f.refuse("amb-adv-airstrip-nearest", s, "the Airstrip is the only way out of %s; a path leads to %s", a, b.name[to])
		case e.both:
			f.refuse("amb-adv-airstrip-nearest", b.name[to], "the Airstrip is the only way out of %s; write %s -> %s", at, s, b.name[to])
		}
		if a.Training() && at == NoArea && b.kind[from] == Gate {
			left[a] = true
		}
	}
	for i, gate := range b.gates {
		if a := FortWadsworth + Area(i); gate != noNode && !left[a] {
			f.refuse("adv-training-exit", b.name[gate], "no way leads out of %s", a)
		}
	}
}

// checkOrders wants light brown spaces to put pawns only where they may be put.
func (f *boardFaults) checkOrders(b *Board) {
	for i, o := range b.orders {
		if o.kind != goTo && o.kind != sentOut {
			continue
		}
		s, from, to, there := b.name[i], b.area[i], b.area[o.to], b.name[o.to]
		switch {
		case o.kind == sentOut && !from.Training():
			f.refuse("adv-sent-out", s, "a pawn is sent out of a training area, not from %s; write go-to", from)
		case o.kind == sentOut && to != NoArea:
			f.refuse("adv-sent-out", s, "a pawn is sent out to the path outside; %s lies in %s", there, to)
		case o.to == node(i):
			f.refuse("adv-brown", s, "it sends a pawn to itself")
		case o.kind == goTo && from.Training() && to != from:
			f.refuse("adv-sent-out", s, "%s lies outside %s; write sent-out", there, from)
		case to.Training() && to != from:
			f.refuse("adv-brown", s, "%s lies in %s, which pawns enter by their own choice", there, to)
		case to == CobraIsland && from != to:
			f.refuse("adv-cobra-island-hydrofoil", s, "%s lies on Cobra Island, which pawns get to by Hydrofoil only", there)
		case b.kind[o.to].needs() != 0:
			f.refuse("adv-equipment-space-need", s, "%s is a %s, where pawns land only with the card", there, b.kind[o.to])
		}
	}
	claimed := make([]Area, len(b.name))
	for _, c := range b.claims() {
		if was := claimed[c.from]; was != NoArea && was != c.area && b.area[c.from] == NoArea {
			f.refuse("adv-sent-out-return", b.name[c.from], "pawns may enter %s from here, and %s too; there is one of them", was, c.area)
		}
		claimed[c.from] = c.area
	}
}

// checkJumps wants jumps that lead from Jet Pack to Jet Pack, in an order without a
// circle, and never where walking may not lead.
func (f *boardFaults) checkJumps(b *Board) {
	left := make([]int, len(b.name)) // jumps to a space, of those that are not taken away yet
	in := make([]bool, len(b.name))
	for _, j := range b.leaps {
		for _, n := range []node{j.from, j.to} {
			if b.kind[n] != JetPack && !in[n] {
				f.refuse("adv-jet-jump", b.name[n], "jumps lead from Jet Pack to Jet Pack; this is %s", b.kind[n])
			}
			in[n] = true
		}
		if a := b.area[j.from]; a.Adventure() && b.area[j.to] != a {
			f.refuse("adv-escape-airstrip", b.name[j.from], "the jump to %s leads out of %s; only the Airstrip does", b.name[j.to], a)
		}
		left[j.to]++
	}
	var free []node
	for n := range b.name {
		if b.kind[n] == JetPack && !in[n] {
			f.refuse("adv-jet-jump", b.name[n], "no jump leads from this Jet Pack or to it")
		}
		if left[n] == 0 {
			free = append(free, node(n))
		}
	}
	for ; len(free) > 0; free = free[1:] {
		for _, m := range b.jumps[free[0]] {
			if left[m]--; left[m] == 0 {
				free = append(free, m)
			}
		}
	}
	for n := range b.name {
		if left[n] > 0 {
			f.refuse("amb-adv-jet-fork", b.name[n], "jumps lead round in a circle, or on from one; the last Jet Pack has none after it")
			return
		}
	}
}
