package cobrahq

import (
	"bytes"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/seed4548c990/gijoe/joe"
	"pgregory.net/rapid"
)

// redraw is the rows of a map with other characters at some squares: "d4~ e4~".
func redraw(text, changes string) string {
	var rows []string
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		if !strings.Contains(line, ":") {
			rows = append(rows, strings.ReplaceAll(line, " ", ""))
		}
	}
	for _, change := range strings.Fields(changes) {
		last := len(change) - 1
		col, row, _ := Square(change[:last]).grid()
		line := []byte(rows[len(rows)-1-row])
		line[col] = change[last]
		rows[len(rows)-1-row] = string(line)
	}
	return strings.Join(rows, "\n")
}

// told is the faults of an error, each as "place rule".
func told(err error) []string {
	all := []error{err}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		all = joined.Unwrap()
	}
	var list []string
	for _, one := range all {
		var e *joe.Error
		if errors.As(one, &e) {
			list = append(list, strings.TrimSpace(e.Path+" "+string(e.Rule)))
		}
	}
	return list
}

// plain is a map of any size from 11 by 11: a river round a square Cobra HQ with sides
// of hq squares, ways along the rim and from the top to the river, 32 sand spaces, and
// else the character filler.
func plain(width, height, hq int, filler byte) string {
	rows := make([][]byte, height)
	top, left := (height-hq)/2, (width-hq)/2
	for r := range rows {
		rows[r] = bytes.Repeat([]byte{filler}, width)
		for c := range rows[r] {
			outside := max(ring(r, top, hq), ring(c, left, hq))
			rim := r == 0 || c == 0 || r == height-1 || c == width-1
			switch {
			case outside < 4:
				rows[r][c] = "Q.~."[outside]
			case rim || c == width/2 && r < top:
				rows[r][c] = '.'
			}
		}
	}
	for i := range 8 {
		rows[1+i][0], rows[height-2-i][width-1] = 's', 's'
		rows[0][1+i], rows[height-1][width-2-i] = 's', 's'
	}
	rows[0][1], rows[top-1][width/2] = '.', 's'
	rows[0][0], rows[0][width-1], rows[height-1][0], rows[height-1][width-1] = 'H', 'H', 'H', 'H'
	return string(bytes.Join(rows, []byte("\n")))
}

// ring is how far i lies outside of n squares from the first.
func ring(i, first, n int) int { return max(first-i, i-(first+n-1), 0) }

func TestCheckTellsEachFault(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string // place and rule of each
		says       string
	}{{
		name: "hq-board-kinds", text: redraw(hall, "e6. f6. f5."),
		want: []string{"hq-board-kinds"}, says: "no square is Cobra HQ",
	}, {
		name: "Cobra HQ in two pieces", text: redraw(hall, "f6."),
		want: []string{"f5 hq-board-kinds"}, says: "all its squares join side to side",
	}, {
		name: "Cobra HQ in three pieces", text: redraw(hall, "d7Q b9s f6. d5Q"),
		want: []string{"e6 hq-board-kinds", "d5 hq-board-kinds", "f5 hq-board-kinds", "hq hq-stranded"},
	}, {
		name: "hq-setup-home-base", text: redraw(hall, "a1s b1H"),
		want: []string{"a1 hq-setup-home-base", "b1 hq-setup-home-base"}, says: "a corner is a home base; here is sand",
	}, {
		name: "a fifth home base", text: redraw(hall, "h6H"),
		want: []string{"h6 hq-setup-home-base"}, says: "stands in a corner, not here",
	}, {
		name: "no home base", text: redraw(hall, "a1. i1# a10. i10~"),
		want: []string{"a10 hq-setup-home-base", "i10 hq-setup-home-base", "a1 hq-setup-home-base", "i1 hq-setup-home-base"},
		says: "a corner is a home base; here is river",
	}, {
		name: "amb-hq-sand-count, too many", text: redraw(hall, "b9s"),
		want: []string{"amb-hq-sand-count"}, says: "there are 33 sand spaces; 32 tiles",
	}, {
		name: "amb-hq-sand-count, too few", text: redraw(hall, "b10."),
		want: []string{"amb-hq-sand-count"}, says: "there are 31 sand spaces; 32 tiles",
	}, {
		name: "no sand on the island", text: redraw(hall, "d7. b9s"),
		want: []string{"hq hq-stranded"}, says: "nobody could find a boat there",
	}, {
		name: "hq-setup-sand, out of reach", text: redraw(hall, "i6s h3. h6# i7# i5#"),
		want: []string{"i6 hq-setup-sand"}, says: "no pawn can get to this sand space",
	}, {
		name: "amb-hq-river-two-spaces, a block", text: redraw(hall, "b7~ b6~"),
		want: []string{"b7 amb-hq-river-two-spaces"}, says: "the river is one space wide",
	}, {
		name: "a block in the bottom rows", text: redraw(hall, "g1~ h1~ g2~ h2~ b9s"),
		want: []string{"g2 amb-hq-river-two-spaces"},
	}, {
		name: "amb-hq-river-two-spaces, an islet", text: redraw(hall, "a5~ b6~ b4~ b5."),
		want: []string{"b5 amb-hq-river-two-spaces"}, says: "neither the island nor",
	}, {
		name: "a ford", text: redraw(hall, "c6."),
		want: []string{"c6 hq-boat-two-needed"},
		says: "no river parts Cobra HQ from a10, i10, i1, a1; a river space would close it at c6 (",
	}, {
		name: "two fords", text: redraw(hall, "c6. g5."),
		want: []string{"hq hq-boat-two-needed"}, says: "open in more than one place",
	}, {
		name: "hq-river-cross, no crossing", text: redraw(hall, "d9# b9s e9# h9s b7# b6# d3# e3# h6# h5#"),
		want: []string{"hq hq-river-cross"}, says: "nobody could cross",
	}, {
		name: "hq-river-cross, a home base that cannot get there", text: redraw(hall, "a9# b9s b10# h9s"),
		want: []string{"a10 hq-return-home", "a10 hq-river-cross"}, says: "no way on foot leads to a crossing",
	}, {
		name: "hq-return-home, a bank that leads nowhere", text: redraw(hall, "a6# b7#"),
		want: []string{"b6 hq-return-home"}, says: "no way leads on to a home base",
	}, {
		name: "hq-secret-take, a landing that leads nowhere", text: redraw(hall, "e5# d6#"),
		want: []string{"d5 hq-secret-take"}, says: "no way leads on to Cobra HQ",
	}, {
		name: "a bank of several spaces, with sand", text: redraw(hall, "a6# b7# a5# b4# b5s c9."),
		want: []string{"b6 hq-return-home"},
	}, {
		name: "a landing of several spaces, with sand", text: redraw(hall, "e6# f6. e5# e7#"),
		want: []string{"d7 hq-secret-take"},
	}, {
		name: "sdk-board-size, Cobra HQ", text: plain(26, 26, 5, '#'),
		want: []string{"k16 sdk-board-size"}, says: "Cobra HQ covers 25 squares; it may cover 16",
	}, {
		name: "sdk-board-size, light green", text: plain(26, 26, 1, '.'),
		want: []string{"sdk-board-size"}, says: "light-green spaces; a board has at most 256",
	}, {
		name: "all faults at once", text: redraw(hall, "b9s a1. d7. a10# h7~ h6~ e5H"),
		want: []string{"a10 hq-setup-home-base", "e5 hq-setup-home-base", "a1 hq-setup-home-base",
			"hq hq-stranded", "g7 amb-hq-river-two-spaces"},
	}} {
		t.Run(c.name, func(t *testing.T) {
			_, err := ParseBoard(c.text)
			t.Log(err)
			if d := cmp.Diff(c.want, told(err)); d != "" {
				t.Error(d)
			}
			if err == nil || !strings.Contains(err.Error(), c.says) {
				t.Errorf("%v\ndoes not say %q", err, c.says)
			}
			if _, alone := err.(*joe.Error); alone != (len(c.want) == 1) {
				t.Errorf("the error is a %T", err)
			}
			if !errors.Is(err, joe.ErrBadConfig) {
				t.Errorf("%v is not of kind ErrBadConfig", err)
			}
		})
	}
}

func TestCheckLetsPass(t *testing.T) {
	for name, text := range map[string]string{
		"a river with a corner cut":       redraw(hall, "c8."),
		"a pond":                          redraw(hall, "a6~"),
		"ponds at both rims":              redraw(hall, "i6~ i5~ a5~ a4~"),
		"a nook of the island":            redraw(hall, "e5# d6# d3#"),
		"ground that nobody can get to":   redraw(hall, "i6. h6# i7# i5#"),
		"a river from the rim":            redraw(hall, "a6~ b6~"),
		"the least width":                 "H...H\n.~~~.\n.~Q~.\n.~s~.\n.~~~." + strings.Repeat("\nsssss", 6) + "\n..s..\nH...H",
		"the most squares of Cobra HQ":    plain(26, 26, 4, '#'),
		"the most columns, Cobra HQ of 1": plain(26, 11, 1, '#'),
	} {
		if _, err := ParseBoard(text); err != nil {
			t.Errorf("%s: %v\n%s", name, err, text)
		}
	}
}

// sketch is a map as a plain model of boards sees it: characters, and floods of them.
type sketch []string

type spot struct{ r, c int }

func (m sketch) at(p spot) byte { return m[p.r][p.c] }

// flood is all spots from which chains of side neighbours in the characters through
// lead to one of the spots.
func (m sketch) flood(through string, from ...spot) map[spot]bool {
	wet := map[spot]bool{}
	for len(from) > 0 {
		p := from[0]
		from = from[1:]
		if p.r < 0 || p.c < 0 || p.r >= len(m) || p.c >= len(m[0]) || wet[p] || !strings.ContainsRune(through, rune(m.at(p))) {
			continue
		}
		wet[p] = true
		from = append(from, spot{p.r - 1, p.c}, spot{p.r + 1, p.c}, spot{p.r, p.c - 1}, spot{p.r, p.c + 1})
	}
	return wet
}

// all is the spots of a character.
func (m sketch) all(char byte) (list []spot) {
	for r := range m {
		for c := range m[r] {
			if m[r][c] == char {
				list = append(list, spot{r, c})
			}
		}
	}
	return list
}

// right says whether the rules would have the map as a board.
func (m sketch) right() bool {
	const land, walk = "Hs.#Q", "Hs.Q"
	homes, hq := m.all('H'), m.all('Q')
	bottom, right := len(m)-1, len(m[0])-1
	if !slices.Equal(homes, []spot{{0, 0}, {0, right}, {bottom, 0}, {bottom, right}}) ||
		len(hq) == 0 || len(hq) > maxHQ || len(m.flood("Q", hq[0])) != len(hq) ||
		len(m.all('s')) != sandCount || len(m.all('.')) > maxGreens {
		return false
	}
	island, mainland := m.flood(land, hq[0]), m.flood(land, homes[0])
	ashore, inland := m.flood(walk, hq[0]), m.flood(walk, homes[0])
	onIsland, crossings := 0, 0
	for r := range m {
		for c := range m[r] {
			p := spot{r, c}
			if m.at(p) != '~' {
				if island[p] == mainland[p] || m.at(p) == 's' && !ashore[p] && !inland[p] || m.at(p) == 'H' && !inland[p] {
					return false
				}
				if m.at(p) == 's' && island[p] {
					onIsland++
				}
				continue
			}
			if r < bottom && c < right && m[r+1][c] == '~' && m[r][c+1] == '~' && m[r+1][c+1] == '~' {
				return false
			}
			var sides [2]int // of the island, of the mainland
			stuck := false
			for _, q := range []spot{{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}} {
				if q.r < 0 || q.c < 0 || q.r > bottom || q.c > right || m.at(q) == '~' || m.at(q) == '#' {
					continue
				}
				if island[q] {
					sides[0]++
				} else {
					sides[1]++
				}
				stuck = stuck || !ashore[q] && !inland[q]
			}
			if sides[0] > 0 && sides[1] > 0 {
				if crossings++; stuck {
					return false
				}
			}
		}
	}
	return onIsland > 0 && crossings > 0
}

// A map is a board exactly when a plain model of the rules has it, and then the
// model's island and neighbours are the board's.
func TestCheckAgainstModel(t *testing.T) {
	starts := []string{redraw(hall, ""), redraw(defaultMap, ""), plain(13, 11, 2, '.'), plain(12, 14, 1, '#')}
	var boards, refused int
	rapid.Check(t, func(t *rapid.T) {
		m := sketch(strings.Split(rapid.SampledFrom(starts).Draw(t, "start"), "\n"))
		// Squares that swap their kinds keep the counts, so that many maps stay right.
		for range rapid.IntRange(0, 6).Draw(t, "swaps") {
			p := spot{rapid.IntRange(0, len(m)-1).Draw(t, "r"), rapid.IntRange(0, len(m[0])-1).Draw(t, "c")}
			q := spot{rapid.IntRange(0, len(m)-1).Draw(t, "r"), rapid.IntRange(0, len(m[0])-1).Draw(t, "c")}
			if rapid.Bool().Draw(t, "near") {
				q = spot{min(p.r+1, len(m)-1), p.c}
			}
			m.swap(p, q)
		}
		if rapid.IntRange(0, 9).Draw(t, "slip") == 0 {
			p := spot{rapid.IntRange(0, len(m)-1).Draw(t, "r"), rapid.IntRange(0, len(m[0])-1).Draw(t, "c")}
			m[p.r] = m[p.r][:p.c] + string(rapid.SampledFrom([]byte("Hs.#~Q")).Draw(t, "kind")) + m[p.r][p.c+1:]
		}
		b, err := ParseBoard(strings.Join(m, "\n"))
		if (err == nil) != m.right() {
			t.Fatalf("right is %v, but the error is %v\n%s", m.right(), err, strings.Join(m, "\n"))
		}
		if err != nil {
			refused++
			return
		}
		boards++
		m.compare(t, b)
	})
	t.Logf("%d boards, %d refused", boards, refused)
	if boards == 0 || refused == 0 {
		t.Errorf("%d boards and %d refused: one sort was not tried", boards, refused)
	}
}

// swap exchanges two spots.
func (m sketch) swap(p, q spot) {
	a, b := m.at(p), m.at(q)
	m[p.r] = m[p.r][:p.c] + string(b) + m[p.r][p.c+1:]
	m[q.r] = m[q.r][:q.c] + string(a) + m[q.r][q.c+1:]
}

// compare holds a board against the map it was read from.
func (m sketch) compare(t *rapid.T, b *Board) {
	name := func(p spot) Square {
		if m.at(p) == 'Q' {
			return HQSpace
		}
		return squareAt(p.c, len(m)-1-p.r)
	}
	island := m.flood("Hs.#Q", m.all('Q')[0])
	beside := map[Square]map[Square]bool{}
	for r := range m {
		for c := range m[r] {
			p := spot{r, c}
			s := name(p)
			at, _ := b.At(c+1, len(m)-r)
			kind, ok := b.Kind(s)
			if at != s || !ok || symbols[kind] != m.at(p) || b.Island(s) != island[p] {
				t.Fatalf("%s: At %q, kind %v, island %v", s, at, kind, b.Island(s))
			}
			if beside[s] == nil {
				beside[s] = map[Square]bool{}
			}
			for _, q := range []spot{{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}} {
				if q.r >= 0 && q.c >= 0 && q.r < len(m) && q.c < len(m[0]) && m.at(q) != '#' && name(q) != s {
					beside[s][name(q)] = true
				}
			}
		}
	}
	spaces := 0
	for s := range b.Squares() {
		spaces++
		got := map[Square]bool{}
		for _, n := range b.Neighbours(s) {
			got[n] = true
		}
		if len(got) != len(b.Neighbours(s)) || !maps.Equal(got, beside[s]) {
			t.Fatalf("beside %s lie %v, want %v", s, b.Neighbours(s), beside[s])
		}
	}
	if spaces != len(beside) {
		t.Fatalf("%d spaces, want %d", spaces, len(beside))
	}
}
