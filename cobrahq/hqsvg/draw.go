package hqsvg

import (
	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/internal/svg"
	"github.com/seed4548c990/gijoe/joe"
)

// Measures, in units of internal/svg.
const (
	margin    = 30
	top       = 150 // of the board, beneath the head
	rim       = 44  // of the board, for the coordinates
	boardSide = 1050
	maxCell   = 104
	readable  = 20 // the smallest letters
	panelLeft = margin + rim + boardSide + 60
	panelWide = svg.Width - margin - panelLeft
)

var (
	plain = svg.Font{Size: 24}
	bold  = svg.Font{Size: 28, Bold: true}
)

// Draw is a picture of what a seat, or a spectator, knows: an SVG document in UTF-8,
// in memory of the caller's. The View of a game not begun gives a picture that says
// so.
func Draw(v cobrahq.View) []byte {
	board := v.Board()
	if board == nil {
		return notBegun()
	}
	d := newDrawing(v, board)
	d.Title, d.Text = "Mission: Cobra H.Q.", describe(v, board)
	if name := board.Name(); name != "" {
		d.Title += " on " + name
	}
	d.drawHead()
	bottom := max(d.drawBoard(), d.drawPanel())
	d.Height = d.drawLegend(bottom+30) + margin
	return d.Bytes()
}

// notBegun is what can be drawn of no game.
func notBegun() []byte {
	p := svg.Picture{Title: "Mission: Cobra H.Q.", Text: "The game has not begun.", Height: 160}
	p.Write(svg.Point{X: margin, Y: 95}, svg.Font{Size: 40, Bold: true}, "Mission: Cobra H.Q. has not begun")
	return p.Bytes()
}

// drawing is a picture on its way.
type drawing struct {
	svg.Picture
	view      cobrahq.View
	board     *cobrahq.Board
	left, top int                     // of the board's first square
	cell      int                     // side of a square
	may       map[cobrahq.Square]bool // the squares that may be chosen
	trail     []cobrahq.Square
}

func newDrawing(v cobrahq.View, board *cobrahq.Board) *drawing {
	d := &drawing{view: v, board: board, may: map[cobrahq.Square]bool{}, trail: v.Trail()}
	d.cell = min(boardSide/max(board.Width(), board.Height()), maxCell)
	d.left = margin + rim + (boardSide-d.cell*board.Width())/2
	d.top = top + rim
	for _, a := range v.Legal() {
		switch a := a.(type) {
		case cobrahq.Step:
			d.may[a.To] = true
		case cobrahq.Place:
			d.may[a.At] = true
		}
	}
	return d
}

// drawHead is the name of the game and what goes on.
func (d *drawing) drawHead() {
	large := svg.Font{Size: 42, Bold: true}
	d.Write(svg.Point{X: margin, Y: 62}, large, svg.Cut(large, d.Title, svg.Width-2*margin))
	d.Write(svg.Point{X: margin, Y: 116}, svg.Font{Size: 32}, status(d.view))
}

// box is a part of the picture.
type box struct{ x, y, width, height int }

func (b box) centre() svg.Point { return svg.Point{X: b.x + b.width/2, Y: b.y + b.height/2} }

// arrange is where things stand that share a box, in rows, and how much room each
// has: as large as they can be.
func (b box) arrange(things int) (places []svg.Point, size int) {
	columns := 1
	for c := 1; c <= things; c++ {
		if s := min(b.width/c, b.height/((things+c-1)/c)); s > size {
			columns, size = c, s
		}
	}
	rows := (things + columns - 1) / columns
	for i := range things {
		inRow := columns
		if i/columns == rows-1 {
			inRow = things - columns*(rows-1)
		}
		places = append(places, svg.Point{
			X: b.x + b.width*(2*(i%columns)+1)/(2*inRow),
			Y: b.y + b.height*(2*(i/columns)+1)/(2*rows),
		})
	}
	return places, size
}

// seats goes through those at the table.
func seats(v cobrahq.View) joe.SeatSet { return joe.AllSeats(v.Seats()) }
