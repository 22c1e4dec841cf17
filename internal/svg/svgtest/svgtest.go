// Package svgtest holds pictures to what package svg says of them, and to those that
// people have looked at.
package svgtest

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/internal/svg"
)

// Golden compares a picture with the one in testdata, or writes that anew.
func Golden(t *testing.T, name string, picture []byte, update bool) {
	t.Helper()
	file := filepath.Join("testdata", name+".svg")
	if update {
		if err := os.WriteFile(file, picture, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Split(string(picture), "\n")
	for i, line := range strings.Split(string(want), "\n") {
		if i >= len(got) || got[i] != line {
			t.Fatalf("%s, line %d: %q, want %q; look at what go test -update writes", file, i+1, slices.Concat(got, []string{"(the end)"})[min(i, len(got))], line)
		}
	}
	if len(picture) != len(want) {
		t.Fatalf("%s: %d bytes, want %d; look at what go test -update writes", file, len(picture), len(want))
	}
}

// Element is an element of a picture.
type Element struct {
	Name string
	Attr map[string]string
	Text string // within it, what is within other elements left out
}

// Read takes a picture apart, in the order in which its elements begin.
func Read(picture []byte) ([]Element, error) {
	decoder := xml.NewDecoder(bytes.NewReader(picture))
	var all []Element
	var open []int
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, err
		}
		switch token := token.(type) {
		case xml.StartElement:
			e := Element{Name: token.Name.Local, Attr: map[string]string{}}
			for _, a := range token.Attr {
				if _, twice := e.Attr[a.Name.Local]; twice {
					return nil, fmt.Errorf("%s has %s twice", e.Name, a.Name.Local)
				}
				e.Attr[a.Name.Local] = a.Value
			}
			open = append(open, len(all))
			all = append(all, e)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			if len(open) > 0 {
				all[open[len(open)-1]].Text += string(token)
			}
		default:
			return nil, fmt.Errorf("a %T in a picture", token)
		}
	}
	if len(all) == 0 {
		return nil, errors.New("no element")
	}
	return all, nil
}

// attributes is all that a picture may hold: nothing that names something elsewhere,
// that runs, or that another picture in the same page could have too.
var attributes = map[string][]string{
	"svg":      {"xmlns", "role", "viewBox", "width", "height", "font-family", "stroke-linejoin", "stroke-linecap"},
	"title":    {},
	"desc":     {},
	"g":        {"data-space", "data-seat", "data-pawn"},
	"rect":     {"x", "y", "width", "height", "rx", "fill", "stroke", "stroke-width", "stroke-dasharray"},
	"circle":   {"cx", "cy", "r", "fill", "stroke", "stroke-width", "stroke-dasharray"},
	"polyline": {"points", "fill", "stroke", "stroke-width", "stroke-dasharray"},
	"polygon":  {"points", "fill", "stroke", "stroke-width", "stroke-dasharray"},
	"text":     {"x", "y", "font-size", "font-weight", "text-anchor", "fill"},
}

var colour = regexp.MustCompile(`^(none|#[0-9a-f]{6})$`)

// Faults is what is wrong with a picture.
func Faults(picture []byte) []string {
	var faults []string
	fail := func(format string, args ...any) { faults = append(faults, fmt.Sprintf(format, args...)) }
	all, err := Read(picture)
	if err != nil {
		return []string{err.Error()}
	}
	root := all[0]
	box := strings.Fields(root.Attr["viewBox"])
	if root.Name != "svg" || root.Attr["xmlns"] != "http://www.w3.org/2000/svg" || len(box) != 4 || box[0] != "0" || box[1] != "0" || box[2] != strconv.Itoa(svg.Width) {
		return []string{fmt.Sprintf("the root is %v", root)}
	}
	height, err := strconv.Atoi(box[3])
	if err != nil || height <= 0 {
		return []string{"no height: " + root.Attr["viewBox"]}
	}
	if len(all) < 3 || all[1].Name != "title" || all[1].Text == "" || all[2].Name != "desc" || all[2].Text == "" {
		fail("no title and desc at the beginning")
	}
	for _, e := range all {
		known, ok := attributes[e.Name]
		if !ok {
			fail("an element %s", e.Name)
		}
		for name, value := range e.Attr {
			if !slices.Contains(known, name) {
				fail("%s has an attribute %s", e.Name, name)
			}
			if (name == "fill" || name == "stroke") && !colour.MatchString(value) {
				fail("%s has the %s %q", e.Name, name, value)
			}
		}
		left, top, right, bottom, err := extent(e)
		switch {
		case err != nil:
			fail("%s %v: %v", e.Name, e.Attr, err)
		case left < 0 || top < 0 || right > svg.Width || bottom > height || right < left || bottom < top:
			fail("%s %v %q is not within 0 0 %d %d: %d %d to %d %d", e.Name, e.Attr, e.Text, svg.Width, height, left, top, right, bottom)
		}
	}
	return faults
}

// extent is how far an element goes, lines with half of their width.
func extent(e Element) (left, top, right, bottom int, err error) {
	number := func(name string) int {
		n, wrong := strconv.Atoi(e.Attr[name])
		if wrong != nil {
			err = fmt.Errorf("%s: %w", name, wrong)
		}
		return n
	}
	switch e.Name {
	case "rect":
		if e.Attr["x"] != "" {
			left, top = number("x"), number("y")
		}
		right, bottom = left+number("width"), top+number("height")
	case "circle":
		x, y, r := number("cx"), number("cy"), number("r")
		left, top, right, bottom = x-r, y-r, x+r, y+r
	case "polyline", "polygon":
		points := strings.Fields(e.Attr["points"])
		left, top, right, bottom = 1<<30, 1<<30, -1<<30, -1<<30
		for _, p := range points {
			before, after, _ := strings.Cut(p, ",")
			x, wrongX := strconv.Atoi(before)
			y, wrongY := strconv.Atoi(after)
			if err = errors.Join(err, wrongX, wrongY); err != nil {
				return
			}
			left, top, right, bottom = min(left, x), min(top, y), max(right, x), max(bottom, y)
		}
		if len(points) < 2 {
			err = errors.New("fewer than two points")
		}
	case "text":
		size := number("font-size")
		if size < 1 {
			err = errors.New("letters of no size")
		}
		long := svg.Length(svg.Font{Size: size, Bold: e.Attr["font-weight"] == "bold"}, e.Text)
		left, bottom = number("x"), number("y")
		switch e.Attr["text-anchor"] {
		case "middle":
			left -= long / 2
		case "end":
			left -= long
		}
		return left, bottom - size*3/4, left + long, bottom + size/4, err
	default:
		return 0, 0, 0, 0, nil
	}
	if e.Attr["stroke"] != "" {
		half := number("stroke-width") / 2
		if half < 0 || e.Attr["stroke-width"] == "0" {
			err = errors.New("a line of no width")
		}
		left, top, right, bottom = left-half, top-half, right+half, bottom+half
	}
	return left, top, right, bottom, err
}
