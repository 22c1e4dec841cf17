package advsvg

import (
	"testing"

	"github.com/seed4548c990/gijoe/internal/svg"
	"github.com/seed4548c990/gijoe/internal/svg/svgtest"
)

// The bar is as long as the points are of the target, and never longer than its box.
func TestDrawPoints(t *testing.T) {
	for points, want := range map[int]string{0: "", 30: "145", 60: "290", 95: "290"} {
		d := &drawing{Picture: svg.Picture{Title: "t", Text: "d", Height: 100}}
		d.drawPoints(points, 60, box{1300, 10, 290, 30})
		all, err := svgtest.Read(d.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		long := ""
		for _, e := range all[5:] {
			if e.Name == "rect" {
				long = e.Attr["width"]
			}
		}
		if long != want {
			t.Errorf("%d of 60 points: %q long, want %q", points, long, want)
		}
	}
}
