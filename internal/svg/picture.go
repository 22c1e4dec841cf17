package svg

import "strconv"

// Width is how wide every picture is, in units.
const Width = 1600

// Ink is what lines and letters are drawn with that have no colour of their own.
const Ink = "#1b1b1b"

// Picture is an SVG document that is being drawn on white, what comes later on top.
// The zero Picture has nothing on it.
type Picture struct {
	// Title says in a few words what is seen, Text in as many as it takes to do
	// without the picture.
	Title, Text string
	// Height is in units.
	Height int

	body []byte
	open int
}

// Point is a place in a picture, from its top left corner.
type Point struct{ X, Y int }

// Paint is how a shape is drawn. A colour left empty is none.
type Paint struct {
	Fill   string
	Stroke string
	Width  int    // of the stroke
	Dash   string // lengths of dashes and gaps: "8 6"; empty for a whole line
}

// Bytes is the document. Groups that were not ended end here.
func (p *Picture) Bytes() []byte {
	var b []byte
	b = append(b, `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 `...)
	b = number(b, "", Width)
	b = number(b, " ", p.Height)
	b = append(b, '"')
	b = lengths(b, named{"width", Width / 2}, named{"height", (p.Height + 1) / 2})
	b = append(b, ` font-family="Verdana, DejaVu Sans, sans-serif" stroke-linejoin="round" stroke-linecap="round">`+"\n<title>"...)
	b = escape(b, p.Title)
	b = append(b, "</title>\n<desc>"...)
	b = escape(b, p.Text)
	b = append(b, "</desc>\n<rect"...)
	b = Paint{Fill: "#ffffff"}.close(lengths(b, named{"width", Width}, named{"height", p.Height}))
	b = append(b, p.body...)
	for range p.open {
		b = append(b, "</g>\n"...)
	}
	return append(b, "</svg>\n"...)
}

// Begin begins a group about something of the game, which programs find by its kind
// and name (data-space="d4"), and people by its title, shown where they point at it.
func (p *Picture) Begin(kind, name, title string) {
	p.open++
	p.body = attribute(append(p.body, "<g"...), "data-"+kind, name)
	p.body = append(p.body, "><title>"...)
	p.body = escape(p.body, title)
	p.body = append(p.body, "</title>\n"...)
}

// End ends the group that was begun last, if there is one.
func (p *Picture) End() {
	if p.open > 0 {
		p.open--
		p.body = append(p.body, "</g>\n"...)
	}
}

// Rect is a rectangle, its corners rounded by a radius.
func (p *Picture) Rect(x, y, width, height, rounded int, paint Paint) {
	b := lengths(append(p.body, "<rect"...), named{"x", x}, named{"y", y}, named{"width", width}, named{"height", height})
	if rounded > 0 {
		b = lengths(b, named{"rx", rounded})
	}
	p.body = paint.close(b)
}

// Circle is a circle.
func (p *Picture) Circle(at Point, radius int, paint Paint) {
	p.body = paint.close(lengths(append(p.body, "<circle"...), named{"cx", at.X}, named{"cy", at.Y}, named{"r", radius}))
}

// Line joins points.
func (p *Picture) Line(paint Paint, points ...Point) {
	p.body = paint.close(listed(append(p.body, "<polyline"...), points))
}

// Polygon joins points and the last to the first.
func (p *Picture) Polygon(paint Paint, points ...Point) {
	p.body = paint.close(listed(append(p.body, "<polygon"...), points))
}

// Shape is a polygon about a point: its corners are pairs of hundredths of a radius,
// to the right and down.
func (p *Picture) Shape(at Point, radius int, paint Paint, corners ...int) {
	points := make([]Point, len(corners)/2)
	for i := range points {
		points[i] = Point{at.X + corners[2*i]*radius/100, at.Y + corners[2*i+1]*radius/100}
	}
	p.Polygon(paint, points...)
}

// lengths writes attributes that are numbers.
func lengths(b []byte, named ...named) []byte {
	for _, n := range named {
		b = attribute(b, n.name, strconv.Itoa(n.length))
	}
	return b
}

type named struct {
	name   string
	length int
}

// close ends an element with how it is drawn.
func (paint Paint) close(b []byte) []byte {
	fill := paint.Fill
	if fill == "" {
		fill = "none"
	}
	b = attribute(b, "fill", fill)
	if paint.Stroke != "" {
		b = attribute(b, "stroke", paint.Stroke)
		b = lengths(b, named{"stroke-width", paint.Width})
	}
	if paint.Dash != "" {
		b = attribute(b, "stroke-dasharray", paint.Dash)
	}
	return append(b, "/>\n"...)
}

// listed is the attribute that lists points.
func listed(b []byte, points []Point) []byte {
	b = append(b, ` points="`...)
	for i, at := range points {
		if i > 0 {
			b = append(b, ' ')
		}
		b = number(number(b, "", at.X), ",", at.Y)
	}
	return append(b, '"')
}

func number(b []byte, before string, n int) []byte {
	return strconv.AppendInt(append(b, before...), int64(n), 10)
}

func attribute(b []byte, name, value string) []byte {
	b = append(append(append(b, ' '), name...), `="`...)
	return append(escape(b, value), '"')
}
