package svg_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/internal/svg"
	"github.com/seed4548c990/gijoe/internal/svg/svgtest"
)

func TestPicture(t *testing.T) {
	p := svg.Picture{Title: "A <b>", Text: "c & d", Height: 301}
	p.Begin("space", `a"1`, "a's")
	p.Rect(1, 2, 30, 40, 5, svg.Paint{Fill: "#ffffff"})
	p.Circle(svg.Point{X: 50, Y: 60}, 7, svg.Paint{Stroke: "#000000", Width: 2, Dash: "1 3"})
	p.End()
	p.End() // none is open
	p.Begin("seat", "0", "open")
	p.Line(svg.Paint{Stroke: "#000000", Width: 1}, svg.Point{X: 1, Y: 2}, svg.Point{X: 3, Y: 4})
	p.Shape(svg.Point{X: 100, Y: 100}, 10, svg.Paint{}, 0, -100, 50, 50, -50, 50)
	p.Write(svg.Point{X: 1, Y: 20}, svg.Font{Size: 10, Bold: true, Align: svg.End, Fill: "#123456"}, "<&>")
	want := `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 1600 301" width="800" height="151" font-family="Verdana, DejaVu Sans, sans-serif" stroke-linejoin="round" stroke-linecap="round">
<title>A &lt;b&gt;</title>
<desc>c &amp; d</desc>
<rect width="1600" height="301" fill="#ffffff"/>
<g data-space="a&#34;1"><title>a's</title>
<rect x="1" y="2" width="30" height="40" rx="5" fill="#ffffff"/>
<circle cx="50" cy="60" r="7" fill="none" stroke="#000000" stroke-width="2" stroke-dasharray="1 3"/>
</g>
<g data-seat="0"><title>open</title>
<polyline points="1,2 3,4" fill="none" stroke="#000000" stroke-width="1"/>
<polygon points="100,90 105,105 95,105" fill="none"/>
<text x="1" y="20" font-size="10" font-weight="bold" text-anchor="end" fill="#123456">&lt;&amp;&gt;</text>
</g>
</svg>
`
	if d := cmp.Diff(want, string(p.Bytes())); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff(want, string(p.Bytes())); d != "" {
		t.Errorf("the second time: %s", d)
	}
}

// What svgtest is there to find, it finds.
func TestFaults(t *testing.T) {
	fine := svg.Picture{Title: "t", Text: "d", Height: 100}
	fine.Rect(1, 1, 50, 50, 0, svg.Paint{Stroke: "#000000", Width: 2})
	fine.Write(svg.Point{X: 5, Y: 50}, svg.Font{Size: 20}, "text")
	if faults := svgtest.Faults(fine.Bytes()); faults != nil {
		t.Fatalf("%q", faults)
	}
	for fault, change := range map[string][2]string{
		"a bare ampersand":      {"text</text>", "a & b</text>"},
		"an element left open":  {"</svg>", ""},
		"a script":              {"<title>", "<script/><title>"},
		"an id":                 {"<rect x", `<rect id="a" x`},
		"an event handler":      {"<rect x", `<rect onload="a" x`},
		"a link":                {"<rect x", `<rect href="a" x`},
		"a colour by reference": {`fill="none"`, `fill="url(#a)"`},
		"an attribute twice":    {"<rect x", `<rect x="1" x`},
		"off to the left":       {`<rect x="1"`, `<rect x="0"`},
		"off to the right":      {`x="1" y="1" width="50"`, `x="1" y="1" width="1599"`},
		"off beneath":           {`height="50" fill`, `height="100" fill`},
		"text too long":         {`<text x="5"`, `<text x="1580"`},
		"text too high":         {`y="50" font`, `y="5" font`},
		"a fraction":            {`x="1"`, `x="1.5"`},
		"no title":              {"<title>t</title>", ""},
		"no description":        {"<desc>d</desc>", ""},
		"an instruction":        {"<title>", "<?x?><title>"},
		"a line of no width":    {`stroke-width="2"`, `stroke-width="0"`},
		"no viewBox":            {"viewBox", "viewbox"},
	} {
		broken := strings.Replace(string(fine.Bytes()), change[0], change[1], 1)
		if broken == string(fine.Bytes()) {
			t.Errorf("%s: nothing was changed", fault)
		}
		if svgtest.Faults([]byte(broken)) == nil {
			t.Errorf("%s was not found", fault)
		}
	}
}
