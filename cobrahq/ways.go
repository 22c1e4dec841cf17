package cobrahq

// ways is how far it is on a board from space to space, in steps, tiles and pawns left
// out of account: what a quick player has in mind. Spaces that are out of reach are far.
type ways struct {
	n     int
	foot  []uint8    // from each node to each, never over the river
	homes [4][]uint8 // from each node to the home bases, once over the river where need be
	hq    []uint8    // from each node to Cobra HQ, likewise
}

const far = 0xff

// survey measures a board.
func (b *Board) survey() ways {
	w := ways{n: len(b.name)}
	w.foot = make([]uint8, w.n*w.n)
	queue := make([]node, 0, w.n)
	for n := range w.n {
		b.measure(w.foot[n*w.n:(n+1)*w.n], node(n), false, queue)
	}
	if b.hq == noNode {
		return w
	}
	w.hq = make([]uint8, w.n)
	b.measure(w.hq, b.hq, true, queue)
	for i, home := range b.homes {
		w.homes[i] = make([]uint8, w.n)
		b.measure(w.homes[i], home, true, queue)
	}
	return w
}

// measure finds the steps from each space to one.
func (b *Board) measure(to []uint8, goal node, cross bool, queue []node) {
	for i := range to {
		to[i] = far
	}
	to[goal] = 0
	for queue = append(queue[:0], goal); len(queue) > 0; queue = queue[1:] {
		from := queue[0]
		for _, m := range b.next[from] {
			if to[m] == far && (b.kind[m] != River || cross && b.kind[from] != River) {
				to[m] = min(to[from], far-2) + 1
				queue = append(queue, m)
			}
		}
	}
}

// walk is the steps from one space to another on foot.
func (w *ways) walk(from, to node) uint8 { return w.foot[int(to)*w.n+int(from)] }
