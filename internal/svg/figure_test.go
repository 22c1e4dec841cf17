package svg_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/seed4548c990/gijoe/internal/svg"
	"github.com/seed4548c990/gijoe/internal/svg/svgtest"
)

// drawn is the elements of what is drawn, less the ground.
func drawn(t *testing.T, draw func(p *svg.Picture)) []svgtest.Element {
	t.Helper()
	p := svg.Picture{Title: "t", Text: "d", Height: 1000}
	draw(&p)
	for _, fault := range svgtest.Faults(p.Bytes()) {
		t.Error(fault)
	}
	all, err := svgtest.Read(p.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	return all[4:]
}

// Each seat has a shape of its own and its number.
func TestPawnsDifferWithoutColour(t *testing.T) {
	shapes := map[string]bool{}
	at := svg.Point{X: 500, Y: 500}
	for seat := range 4 {
		for _, draw := range []func(*svg.Picture){
			func(p *svg.Picture) { p.Pawn(at, 100, seat) },
			func(p *svg.Picture) { p.Shadow(at, 100, seat) },
		} {
			all := drawn(t, draw)
			shapes[all[0].Name+all[0].Attr["points"]] = true
			if got, want := all[len(all)-1].Text, string(rune('0'+seat)); got != want {
				t.Errorf("the pawn of seat %d has %q on it", seat, got)
			}
		}
	}
	if len(shapes) != 4 {
		t.Errorf("%d shapes for four seats", len(shapes))
	}
	for _, seat := range []int{-1, 4} {
		if all := drawn(t, func(p *svg.Picture) { p.Pawn(at, 100, seat); p.Shadow(at, 100, seat) }); len(all) != 0 {
			t.Errorf("seat %d has a pawn", seat)
		}
	}
}

func TestDie(t *testing.T) {
	for up := range 8 {
		for _, dark := range []bool{false, true} {
			all := drawn(t, func(p *svg.Picture) { p.Die(svg.Point{X: 100, Y: 100}, 70, up, dark) })
			pips := 0
			places := map[string]bool{}
			for _, e := range all {
				if e.Name == "circle" {
					pips++
					places[e.Attr["cx"]+" "+e.Attr["cy"]] = true
				}
			}
			if want := up % 7; pips != want || len(places) != want {
				t.Errorf("%d: %d pips on %d places", up, pips, len(places))
			}
		}
	}
}

func TestToward(t *testing.T) {
	from := svg.Point{X: 10, Y: 10}
	for to, want := range map[svg.Point]svg.Point{
		{X: 40, Y: 50}: {X: 13, Y: 14},
		{X: 10, Y: 0}:  {X: 10, Y: 5},
		{X: 12, Y: 10}: {X: 15, Y: 10}, // farther than the point itself
		{X: 10, Y: 10}: {X: 10, Y: 10},
	} {
		if got := svg.Toward(from, to, 5); got != want {
			t.Errorf("toward %v: %v, want %v", to, got, want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(-1600, 1600)
		a, b := svg.Point{X: n.Draw(t, "x"), Y: n.Draw(t, "y")}, svg.Point{X: n.Draw(t, "x2"), Y: n.Draw(t, "y2")}
		d, x, y := svg.Distance(a, b), a.X-b.X, a.Y-b.Y
		if d*d > x*x+y*y || (d+1)*(d+1) <= x*x+y*y {
			t.Errorf("%v to %v is not %d", a, b, d)
		}
	})
}

// Entries go to the next row where they do not fit, and none is longer than a row.
func TestLegend(t *testing.T) {
	dot := func(p *svg.Picture, at svg.Point, size int) { p.Circle(at, size/2, svg.Paint{Fill: "#000000"}) }
	signs := []svg.Sign{{dot, "bomb"}, {dot, "boat"}, {dot, strings.Repeat("long ", 20)}, {dot, "bush"}}
	bottom := 0
	all := drawn(t, func(p *svg.Picture) {
		bottom = p.Legend(svg.Point{X: 10, Y: 20}, 300, svg.Font{Size: 20}, 40, signs)
	})
	var rows []string
	for _, e := range all {
		if e.Name == "circle" {
			rows = append(rows, e.Attr["cx"]+","+e.Attr["cy"])
		}
	}
	if got, want := strings.Join(rows, " "), "30,40 159,40 30,90 30,140"; got != want {
		t.Errorf("signs at %s, want %s", got, want)
	}
	if bottom != 160 {
		t.Errorf("it ends at %d, want 160", bottom)
	}
	if end := (&svg.Picture{}).Legend(svg.Point{X: 1, Y: 7}, 300, svg.Font{Size: 20}, 40, signs[2:3]); end != 47 {
		t.Errorf("one that is longer than a row ends at %d, want 47", end)
	}
	if end := (&svg.Picture{}).Legend(svg.Point{X: 1, Y: 7}, 300, svg.Font{Size: 20}, 40, nil); end != 7 {
		t.Errorf("nothing ends at %d", end)
	}
}
