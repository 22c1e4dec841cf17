package advsvg

import (
	"testing"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/internal/svg"
)

// On the default board names hide neither spaces nor each other.
func TestNamesHideNothing(t *testing.T) {
	s, _, err := adventure.New(adventure.Config{Seats: 4})
	if err != nil {
		t.Fatal(err)
	}
	v := s.View(0)
	d := newDrawing(v, v.Board())
	d.drawPlaces()
	d.drawAreas()
	if len(d.labels) != 12 {
		t.Errorf("%d names, want those of 8 objectives and 4 areas", len(d.labels))
	}
	for i, b := range d.labels {
		for _, s := range d.spaces {
			if b.touches(d.at[s], d.radius) {
				t.Errorf("the name at %v hides %s", b, s)
			}
		}
		for _, o := range d.labels[:i] {
			if b.overlaps(o) {
				t.Errorf("the names at %v and %v overlap", b, o)
			}
		}
	}
}

// Where all is crowded about a space its name goes where there is room.
func TestNearFindsRoom(t *testing.T) {
	crowd := &chart{bottom: 1000, radius: 30}
	for x := 400; x <= 1000; x += 50 {
		for y := 300; y <= 700; y += 50 {
			crowd.spots = append(crowd.spots, svg.Point{X: x, Y: y})
		}
	}
	d := &drawing{chart: crowd}
	b := d.near(svg.Point{X: 700, Y: 650}, 120, 32)
	if cost := d.cost(b); cost != 0 {
		t.Errorf("the name at %v costs %d", b, cost)
	}
	if b.y < 700 || b.y > 800 {
		t.Errorf("the name is at %v, want it beneath the crowd, close to it", b)
	}
	crowd.at = map[adventure.Space]svg.Point{"inmost": {X: 700, Y: 500}}
	if b := d.beside("inmost", box{width: 120, height: 32}); d.cost(b) != 0 {
		t.Errorf("the name of the inmost space is at %v, which costs %d", b, d.cost(b))
	}
}

func TestBox(t *testing.T) {
	b := box{10, 20, 30, 40}
	for at, want := range map[svg.Point]svg.Point{
		{X: 0, Y: 0}:   {X: 10, Y: 20},
		{X: 20, Y: 99}: {X: 20, Y: 60},
		{X: 15, Y: 30}: {X: 15, Y: 30},
	} {
		if got := b.nearest(at); got != want {
			t.Errorf("nearest to %v is %v, want %v", at, got, want)
		}
	}
	for at, want := range map[svg.Point]bool{{X: 45, Y: 30}: false, {X: 44, Y: 30}: true, {X: 20, Y: 30}: true, {X: 43, Y: 64}: false} {
		if b.touches(at, 5) != want {
			t.Errorf("a disc of 5 at %v: %v", at, !want)
		}
	}
	if !b.overlaps(box{39, 59, 5, 5}) || b.overlaps(box{40, 30, 5, 5}) || b.overlaps(box{20, 60, 5, 5}) {
		t.Error("overlaps")
	}
}
