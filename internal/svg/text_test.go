package svg_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/seed4548c990/gijoe/internal/svg"
	"github.com/seed4548c990/gijoe/internal/svg/svgtest"
)

// Any text, bytes that are none too, comes back from the picture as it was, but for
// what XML cannot hold.
func TestTextIsEscaped(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := string(rapid.SliceOf(rapid.Byte()).Draw(t, "bytes")) + rapid.String().Draw(t, "text")
		p := svg.Picture{Title: "t" + text, Text: "d" + text, Height: 100}
		p.Begin("space", text, text)
		p.Write(svg.Point{}, svg.Font{Size: 1}, text)
		all, err := svgtest.Read(p.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		want := strings.Map(func(r rune) rune {
			if r < ' ' && r != '\t' && r != '\n' && r != '\r' || r == 0xfffe || r == 0xffff {
				return utf8.RuneError
			}
			return r
		}, text)
		got := []string{all[1].Text, all[2].Text, all[4].Attr["data-space"], all[5].Text, all[6].Text}
		if d := cmp.Diff([]string{"t" + want, "d" + want, want, want, want}, got); d != "" {
			t.Error(d)
		}
	})
}

func TestCut(t *testing.T) {
	font := svg.Font{Size: 20}
	for _, c := range []struct {
		text   string
		length int
		want   string
	}{
		{"Radar", 100, "Radar"},
		{"Communications Officer", 150, "Communica…"},
		{"Spanish Fort", 128, "Spanish…"}, // no blank before the dots
		{"島の地図です", 60, "島…"},
		{"W", 3, ""},
		{"", 0, ""},
	} {
		got := svg.Cut(font, c.text, c.length)
		if got != c.want {
			t.Errorf("%q in %d: %q, want %q", c.text, c.length, got, c.want)
		}
	}
}

func TestWrap(t *testing.T) {
	font := svg.Font{Size: 20}
	for _, c := range []struct {
		text string
		want []string
	}{
		{"", nil},
		{"Back 3", []string{"Back 3"}},
		{"  A sand storm.  Go back 3 ", []string{"A sand", "storm. Go", "back 3"}},
		{"Supercalifragilistic ox", []string{"Supercalifr", "agilistic ox"}},
	} {
		if d := cmp.Diff(c.want, svg.Wrap(font, c.text, 125)); d != "" {
			t.Errorf("%q: %s", c.text, d)
		}
	}
}

// Nothing is lost by it, and no line is too long.
func TestWrapAnything(t *testing.T) {
	font := svg.Font{Size: 20}
	rapid.Check(t, func(t *rapid.T) {
		text, length := rapid.String().Draw(t, "text"), rapid.IntRange(1, 200).Draw(t, "length")
		lines := svg.Wrap(font, text, length)
		for _, line := range lines {
			if svg.Length(font, line) > length && utf8.RuneCountInString(line) > 1 {
				t.Errorf("%q is longer than %d", line, length)
			}
		}
		blanks := func(s string) string { return strings.Join(strings.Fields(s), "") }
		if got, want := blanks(strings.Join(lines, "")), blanks(text); got != want {
			t.Errorf("%q became %q", want, got)
		}
	})
}

// The widths of the letters from the blank to ~ in DejaVu Sans, the widest of the
// usual fonts, in thousandths of the size, rounded up.
var dejaVu, dejaVuBold = [...]int{
	318, 401, 460, 838, 637, 951, 780, 275, 391, 391, 500, 838, 318, 361, 318, 337, 637, 637, 637, 637, 637, 637, 637, 637,
	637, 637, 337, 337, 838, 838, 838, 531, 1000, 685, 687, 699, 771, 632, 576, 775, 752, 295, 295, 656, 558, 863, 749, 788,
	604, 788, 695, 635, 611, 732, 685, 989, 686, 611, 686, 391, 337, 391, 838, 500, 500, 613, 635, 550, 635, 616, 353, 635,
	634, 278, 278, 580, 278, 975, 634, 612, 635, 635, 412, 521, 393, 634, 592, 818, 592, 592, 525, 637, 337, 637, 838,
}, [...]int{
	349, 457, 521, 838, 696, 1002, 873, 307, 458, 458, 523, 838, 380, 416, 380, 366, 696, 696, 696, 696, 696, 696, 696, 696,
	696, 696, 400, 400, 838, 838, 838, 581, 1000, 774, 763, 734, 831, 684, 684, 821, 837, 373, 373, 775, 638, 996, 837, 851,
	733, 851, 771, 721, 683, 813, 774, 1104, 771, 725, 726, 458, 366, 458, 838, 500, 500, 675, 716, 593, 716, 679, 436, 716,
	712, 343, 343, 666, 343, 1042, 712, 688, 716, 716, 494, 596, 479, 712, 652, 924, 646, 652, 583, 712, 366, 712, 838,
}

// A line is never longer than it is taken for, nor much shorter.
func TestLength(t *testing.T) {
	for i := range dejaVu {
		letter := string(rune(' ' + i))
		for bold, wide := range map[bool]int{false: dejaVu[i], true: dejaVuBold[i]} {
			got := svg.Length(svg.Font{Size: 1000, Bold: bold}, letter)
			if got < wide || got > 2*wide {
				t.Errorf("%q, bold %v: %d, want from %d on", letter, bold, got, wide)
			}
		}
	}
	if got := svg.Length(svg.Font{Size: 20}, "Oasis"); got != 63 {
		t.Errorf("Oasis: %d, want 63", got)
	}
}
