package cobrahq

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

// begun is a game set up.
func begun(t *testing.T, c Config) State {
	t.Helper()
	s, _, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// refusedConfig checks that no game can be set up from a Config, by that rule.
func refusedConfig(t *testing.T, c Config, rule joe.RuleID, path string) {
	t.Helper()
	s, events, err := New(c)
	e, ok := err.(*joe.Error)
	switch {
	case !ok:
		t.Errorf("%+v: not refused", c)
	case e.Kind != joe.ErrBadConfig || e.Rule != rule || e.Path != path:
		t.Errorf("%+v: refused as %v by %s at %s, want %s at %s: %v", c, e.Kind, e.Rule, e.Path, rule, path, e)
	case s != State{} || events != nil:
		t.Errorf("%+v: refused, but something began", c)
	}
}

// mixed is the default mix with other counts of some tiles.
func mixed(changes map[Tile]int) map[Tile]int {
	tiles := DefaultTiles()
	for tile, n := range changes {
		tiles[tile] = n
	}
	return tiles
}

func TestContents(t *testing.T) {
	t.Run("hq-box-board", func(t *testing.T) {
		boards := make(map[string]bool)
		s := begun(t, Config{Seats: 4, Board: trainingBoard})
		for seat := joe.Spectator; seat < 4; seat++ {
			boards[s.View(seat).Board().Text()] = true
		}
		if d := cmp.Diff(map[string]bool{trainingBoard.Text(): true}, boards); d != "" {
			t.Errorf("boards that the seats play on (-want +got):\n%s", d)
		}
		if got := begun(t, Config{Seats: 2}).Board().Text(); got != DefaultBoard().Text() {
			t.Errorf("a game that brings no board is played on\n%s", got)
		}
	})
	t.Run("hq-box-pawns", func(t *testing.T) {
		s := begun(t, Config{Seats: 4})
		var pawns []Square
		for seat := range joe.Seat(joe.MaxSeats) {
			if at := s.Pawn(seat); at != "" {
				pawns = append(pawns, at)
			}
		}
		homes := s.Board().Homes()
		if d := cmp.Diff(homes[:], pawns); d != "" {
			t.Errorf("pawns of a full table (-want +got):\n%s", d)
		}
	})
	t.Run("hq-box-tiles", func(t *testing.T) {
		s := begun(t, Config{Seats: 2})
		tiles := s.Stack()
		for at := range s.Board().Squares() {
			if _, face := s.TileOn(at); face == Unturned {
				tiles++
			}
		}
		if tiles != 36 {
			t.Errorf("%d tiles lie on the board of a new game, want 36", tiles)
		}
	})
	t.Run("hq-box-dice", func(t *testing.T) {
		s := position(t, 2, `"phase":"roll-off","opponent":1,"turned":{"b11":"bomb"},"players":[{"at":"b11"},{"at":"k1"}]`)
		throws := make(map[Dice]int)
		for _, a := range Legal(s) {
			throws[a.(Dice)]++
		}
		if n := len(throws); n != 6*6 || throws[Dice{6, 6}] != 1 || throws[Dice{1, 6}] != 1 || throws[Dice{6, 1}] != 1 {
			t.Errorf("two dice fall in %d ways: %v", n, throws)
		}
		refused(t, s, Dice{0, 3}, "hq-box-dice")
		refused(t, s, Dice{3, 7}, "hq-box-dice")
		s = position(t, 2, `"phase":"white-die"`)
		if d := cmp.Diff([]Action{Die{1}, Die{2}, Die{3}, Die{4}, Die{5}, Die{6}}, Legal(s)); d != "" {
			t.Errorf("a die (-want +got):\n%s", d)
		}
		refused(t, s, Die{0}, "hq-box-dice")
		refused(t, s, Die{7}, "hq-box-dice")
	})
	t.Run("hq-box-dice-colours", func(t *testing.T) {
		got, err := json.Marshal(Dice{White: 4, Black: 3})
		if err != nil || string(got) != `{"type":"dice","white":4,"black":3}` {
			t.Errorf("%s, %v", got, err)
		}
		if got := (Dice{4, 3}).String(); got != "white die 4, black die 3" {
			t.Error(got)
		}
	})
}

func TestTilesOfTheBox(t *testing.T) {
	t.Run("hq-box-top-secret", func(t *testing.T) {
		if n := begun(t, Config{Seats: 2}).Stack(); n != 4 {
			t.Errorf("%d Top Secret tiles", n)
		}
		for _, inside := range []string{
			`"phase":"white-die","stack":3`,
			`"phase":"white-die","stack":4,"players":[{"at":"b10","topSecret":1},{"at":"k1"}],"turned":{"b10":"none"}`,
		} {
			_, err := tryPosition(2, inside)
			if err == nil || !strings.Contains(err.Error(), "(hq-box-top-secret)") {
				t.Errorf("%s: %v", inside, err)
			}
		}
		refusedConfig(t, Config{Seats: 2, Tiles: mixed(map[Tile]int{Bomb: 8, TopSecret: 4})}, "hq-box-other-tiles", "$.tiles")
	})
	t.Run("hq-box-other-tiles", func(t *testing.T) {
		tiles := DefaultTiles()
		sum := tiles[Bomb] + tiles[Boat]
		for number := 1; number <= 6; number++ {
			sum += tiles[Henchman(number)]
		}
		if sum != 32 || tiles[Bomb] == 0 || tiles[Boat] == 0 || sum == tiles[Bomb]+tiles[Boat] {
			t.Errorf("%d bombs, boats and Henchmen in %v, want 32 and some of each", sum, tiles)
		}
		refusedConfig(t, Config{Seats: 2, Tiles: mixed(map[Tile]int{Bomb: tiles[Bomb] - 1})}, "hq-box-other-tiles", "$.tiles")
		refusedConfig(t, Config{Seats: 2, Tiles: mixed(map[Tile]int{Boat: tiles[Boat] + 1})}, "hq-box-other-tiles", "$.tiles")
		refusedConfig(t, Config{Seats: 2, Tiles: map[Tile]int{}}, "hq-box-other-tiles", "$.tiles")
		refusedConfig(t, Config{Seats: 2, Tiles: mixed(map[Tile]int{Henchman1: -1, Henchman2: 9})}, "hq-box-other-tiles", "$.tiles.henchman-1")
		refusedConfig(t, Config{Seats: 2, Tiles: mixed(map[Tile]int{0: 1})}, "hq-box-other-tiles", "$.tiles")
	})
	t.Run("amb-hq-tile-mix", func(t *testing.T) {
		refusedConfig(t, Config{Seats: 2, Tiles: map[Tile]int{Bomb: 31, Boat: 1}}, "amb-hq-tile-mix", "$.tiles.boat")
		s := begun(t, Config{Seats: 2, Tiles: map[Tile]int{Bomb: 30, Boat: 2}})
		if s.Left(Bomb) != 30 || s.Left(Boat) != 2 || s.Left(Henchman1) != 0 {
			t.Errorf("another mix was taken: %d bombs, %d boats", s.Left(Bomb), s.Left(Boat))
		}
		few := mustParse(t, redraw(plain(11, 11, 1, '#'), "c3# c4# c5# c6# c7# c8# d3# e3# f3# g3# h3# i3# i4# i5# i6# i7# i8#"))
		refusedConfig(t, Config{Seats: 2, Board: few, Tiles: map[Tile]int{Bomb: 21, Boat: 11}}, "amb-hq-tile-mix", "$.tiles.bomb")
		begun(t, Config{Seats: 2, Board: few, Tiles: map[Tile]int{Bomb: 20, Boat: 12}})
		if doc := docOf(t, "tile.go", "DefaultTiles"); !strings.Contains(doc, "designed") {
			t.Errorf("the default mix is not marked as designed: %s", doc)
		}
	})
	t.Run("sdk-henchman-number", func(t *testing.T) {
		want := [...]Tile{1: Henchman1, 2: Henchman2, 3: Henchman3, 4: Henchman4, 5: Henchman5, 6: Henchman6, 8: 0}
		for number := range want {
			if got := Henchman(number); got != want[number] {
				t.Errorf("the Henchman of the number %d is %v, want %v", number, got, want[number])
			}
		}
		if got := Henchman(-1); got != 0 {
			t.Errorf("the Henchman of the number -1 is %v", got)
		}
		numbers := make(map[Tile]int)
		for tile := range TopSecret + 3 {
			if n := tile.Number(); n != 0 {
				numbers[tile] = n
			}
		}
		if d := cmp.Diff(map[Tile]int{Henchman1: 1, Henchman2: 2, Henchman3: 3, Henchman4: 4, Henchman5: 5, Henchman6: 6}, numbers); d != "" {
			t.Errorf("tiles with a number (-want +got):\n%s", d)
		}
		for _, name := range []string{"henchman-0", "henchman-7"} {
			_, err := DecodeConfig([]byte(`{"seats":2,"tiles":{"bomb":22,"boat":9,"` + name + `":1}}`))
			if e, ok := err.(*joe.Error); !ok || e.Kind != joe.ErrMalformed || !strings.Contains(e.Path, name) {
				t.Errorf("a mix with a %s: %v", name, err)
			}
		}
		c, err := DecodeConfig([]byte(`{"seats":2,"tiles":{"bomb":22,"boat":9,"henchman-6":1}}`))
		if err != nil || c.Tiles[Henchman6] != 1 {
			t.Errorf("a mix with a henchman-6: %v, %v", c.Tiles, err)
		}
	})
	t.Run("amb-all-unread-cards", func(t *testing.T) {
		board := mustParse(t, hall)
		c := Config{Seats: 2, Board: board, Tiles: map[Tile]int{Bomb: 10, Boat: 20, Henchman6: 2}}
		s := begun(t, c)
		if d := cmp.Diff(c.Tiles, s.Config().Tiles); d != "" {
			t.Errorf("the table's own tiles (-want +got):\n%s", d)
		}
		if got := s.Board(); got.Text() != board.Text() || got.Basis() != "reported" {
			t.Errorf("the table's own board, %s, became\n%s", board.Basis(), got.Text())
		}
		saved, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := Load(saved); err != nil || again.Hash() != s.Hash() {
			t.Errorf("saved with its own board and tiles: %v", err)
		}
		if got := DefaultBoard().Basis(); got != "designed" {
			t.Errorf("the board that we ship is %s", got)
		}
	})
}

// docOf is the comment on a function of this package.
func docOf(t *testing.T, file, name string) string {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range f.Decls {
		if f, ok := d.(*ast.FuncDecl); ok && f.Name.Name == name {
			return f.Doc.Text()
		}
	}
	t.Fatalf("%s has no function %s", file, name)
	return ""
}

func TestBoardOfTheBox(t *testing.T) {
	t.Run("hq-board-kinds", func(t *testing.T) {
		b := DefaultBoard()
		var island bool
		var kinds []string
		for s := range b.Squares() {
			k, ok := b.Kind(s)
			if !ok || k == 0 {
				t.Errorf("%s is of no kind", s)
			}
			if !slices.Contains(kinds, k.String()) {
				kinds = append(kinds, k.String())
			}
			island = island || b.Island(s)
		}
		slices.Sort(kinds)
		if d := cmp.Diff([]string{"Cobra HQ", "bush", "home base", "light green", "river", "sand"}, kinds); d != "" || !island {
			t.Errorf("island %v, kinds (-want +got):\n%s", island, d)
		}
	})
	t.Run("amb-hq-sand-count", func(t *testing.T) {
		for _, c := range []struct {
			changes string
			want    []string
		}{
			{"b9s", []string{"amb-hq-sand-count"}},  // 33
			{"b10.", []string{"amb-hq-sand-count"}}, // 31
			{"b10. b9s", nil},
		} {
			_, err := ParseBoard(redraw(hall, c.changes))
			if d := cmp.Diff(c.want, told(err)); d != "" {
				t.Errorf("%s (-want +got):\n%s", c.changes, d)
			}
		}
		sands := 0
		for s := range DefaultBoard().Squares() {
			if k, _ := DefaultBoard().Kind(s); k == Sand {
				sands++
			}
		}
		if sands != 32 {
			t.Errorf("the default board has %d sand spaces", sands)
		}
	})
	t.Run("sdk-board-size", func(t *testing.T) {
		for _, c := range []struct {
			name, text string
			want       []string
		}{
			{"26 columns and rows", plain(26, 26, 1, '#'), nil},
			{"27 columns", plain(27, 26, 1, '#'), []string{"sdk-board-size"}},
			{"27 rows", plain(26, 27, 1, '#'), []string{"sdk-board-size"}},
			{"4 rows", "H...H\n.....\n.....\nH...H", []string{"sdk-board-size"}},
			{"4 columns", "H..H\n....\n....\n....\nH..H", []string{"sdk-board-size"}},
			{"Cobra HQ of 16 squares", plain(26, 26, 4, '#'), nil},
			{"Cobra HQ of 17 squares", redraw(plain(26, 26, 4, '#'), "l16Q"), []string{"l16 sdk-board-size"}},
			{"256 light-green spaces", greened(plain(26, 26, 1, '#'), 256), nil},
			{"257 light-green spaces", greened(plain(26, 26, 1, '#'), 257), []string{"sdk-board-size"}},
		} {
			_, err := ParseBoard(c.text)
			if d := cmp.Diff(c.want, told(err)); d != "" {
				t.Errorf("%s: %v (-want +got):\n%s\n%s", c.name, err, d, c.text)
			}
		}
	})
}

// greened is a map with bushes made light green until there are so many of those.
func greened(text string, want int) string {
	grown := []byte(text)
	have := strings.Count(text, ".")
	for i := len(grown) - 1; i >= 0 && have < want; i-- {
		if grown[i] == '#' {
			grown[i] = '.'
			have++
		}
	}
	return string(grown)
}
