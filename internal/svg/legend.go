package svg

// Sign is an entry of a legend: what a sign means.
type Sign struct {
	Draw func(p *Picture, at Point, size int) // around a point, within a square of that size
	Text string
}

// Legend writes signs from left to right in as many rows as they need, and says
// where the last row ends.
func (p *Picture) Legend(at Point, width int, font Font, size int, signs []Sign) (bottom int) {
	gap := size / 4
	x, y := at.X, at.Y
	for _, s := range signs {
		text := Cut(font, s.Text, width-size-3*gap)
		long := size + gap + Length(font, text) + 2*gap
		if x+long > at.X+width {
			x, y = at.X, y+size+gap
		}
		s.Draw(p, Point{x + size/2, y + size/2}, size)
		p.Write(Point{x + size + gap, y + size/2 + font.Size*36/100}, font, text)
		x += long
	}
	if len(signs) == 0 {
		return at.Y
	}
	return y + size
}
