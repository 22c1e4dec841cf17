package advsvg

import (
	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/internal/svg"
	"github.com/seed4548c990/gijoe/joe"
)

// Measures, in units of internal/svg.
const (
	margin = 30
	top    = 140 // of the board, beneath the head
	pad    = 16
)

var (
	small = svg.Font{Size: 22}
	plain = svg.Font{Size: 24}
	bold  = svg.Font{Size: 28, Bold: true}
)

// Draw is a picture of what a seat, or a spectator, knows: an SVG document in UTF-8,
// in memory of the caller's. The View of a game not begun gives a picture that says
// so.
//
// Drawing takes some milliseconds where the board's author gave every space its place.
// Spaces without one are laid out anew each time, which takes a tenth of a second on a
// large board: give the places where pictures are drawn often.
func Draw(v adventure.View) []byte {
	board := v.Board()
	if board == nil {
		return notBegun()
	}
	d := newDrawing(v, board)
	d.Title = "Adventure Board Game"
	if name := board.Name(); name != "" {
		d.Title += " on " + name
	}
	d.Text = d.describe()
	d.drawHead()
	d.drawLand()
	d.drawWays()
	d.drawSpaces()
	d.drawPlaces()
	d.drawAreas()
	d.drawPawns()
	bottom := d.drawSeats(d.bottom + pad)
	bottom = d.drawPiles(bottom + pad)
	bottom = d.drawLegend(bottom + pad)
	d.Height = d.drawOrders(bottom+pad) + margin
	return d.Bytes()
}

// notBegun is what can be drawn of no game.
func notBegun() []byte {
	p := svg.Picture{Title: "Adventure Board Game", Text: "The game has not begun.", Height: 160}
	p.Write(svg.Point{X: margin, Y: 95}, svg.Font{Size: 40, Bold: true}, "Adventure Board Game has not begun")
	return p.Bytes()
}

// drawing is a picture on its way.
type drawing struct {
	svg.Picture
	*chart
	view   adventure.View
	board  *adventure.Board
	ways   []way
	road   []svg.Point              // on the ways
	may    map[adventure.Space]bool // the spaces that may be chosen
	orders map[adventure.Space]int  // the light brown spaces, numbered from 1
	labels []box                    // written on the board
}

func newDrawing(v adventure.View, board *adventure.Board) *drawing {
	d := &drawing{chart: newChart(board, top), view: v, board: board, may: map[adventure.Space]bool{}, orders: map[adventure.Space]int{}}
	d.ways = ways(board, d.spaces)
	d.road = along(d.ways, d.at)
	for _, s := range d.spaces {
		if kind, _ := board.Kind(s); kind == adventure.Directions {
			d.orders[s] = len(d.orders) + 1
		}
	}
	for _, a := range v.Legal() {
		switch a := a.(type) {
		case adventure.Start:
			d.may[a.At] = true
		case adventure.Fly:
			d.may[a.To] = true
		case adventure.Move:
			d.may[a.To] = true
		case adventure.Jump:
			d.may[a.To] = true
		case adventure.Retreat:
			d.may[a.To] = true
		}
	}
	return d
}

// drawHead is the name of the game, what goes on and the dice.
func (d *drawing) drawHead() {
	large := svg.Font{Size: 42, Bold: true}
	white, dark := d.view.Dice()
	d.Write(svg.Point{X: margin, Y: 62}, large, svg.Cut(large, d.Title, svg.Width-2*margin-180))
	line := svg.Font{Size: 30}
	d.Write(svg.Point{X: margin, Y: 114}, line, svg.Cut(line, status(d.view), svg.Width-2*margin-180))
	if white > 0 {
		d.Die(svg.Point{X: svg.Width - margin - 120, Y: 72}, 72, white, false)
	}
	if dark > 0 {
		d.Die(svg.Point{X: svg.Width - margin - 36, Y: 72}, 72, dark, true)
	}
}

// seats goes through those at the table.
func seats(v adventure.View) joe.SeatSet { return joe.AllSeats(v.Seats()) }
