package adventure

import (
	"fmt"
	"slices"
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

// refusedBoard checks that the drill board with some lines changed is refused, at one
// space and by one rule, among others maybe: "lawn adv-path".
func refusedBoard(t *testing.T, want string, changes ...string) {
	t.Helper()
	_, err := ParseBoard(rewrite(drill, changes...))
	if told := boardTold(err); !slices.Contains(told, want) {
		t.Errorf("%v: refused by %q, want %q", changes, told, want)
	}
}

// spacesWhere is the spaces of a board for which something is so.
func spacesWhere(b *Board, is func(Space) bool) []Space {
	return slices.DeleteFunc(slices.Collect(b.Spaces()), func(s Space) bool { return !is(s) })
}

func ofKind(b *Board, k Kind) []Space {
	return spacesWhere(b, func(s Space) bool { kind, _ := b.Kind(s); return kind == k })
}

func TestContents(t *testing.T) {
	t.Run("adv-players", func(t *testing.T) {
		for seats := 2; seats <= 4; seats++ {
			if got := begun(t, Config{Seats: seats}).Seats(); got != seats {
				t.Errorf("%d seats of %d", got, seats)
			}
		}
		for _, seats := range []int{-1, 0, 1, 5, 8, 1000} {
			refusedConfig(t, Config{Seats: seats}, "adv-players", "$.seats")
		}
	})
	t.Run("adv-box-board", func(t *testing.T) {
		boards := make(map[string]bool)
		s := begun(t, Config{Seats: 4, Board: mustBoard(t, drill)})
		for seat := joe.Spectator; seat < 4; seat++ {
			boards[s.View(seat).Board().Text()] = true
		}
		if d := cmp.Diff(map[string]bool{mustBoard(t, drill).Text(): true}, boards); d != "" {
			t.Errorf("boards that the seats play on (-want +got):\n%s", d)
		}
		if got := begun(t, Config{Seats: 2}).Board().Text(); got != DefaultBoard().Text() {
			t.Errorf("a game that brings no board is played on\n%s", got)
		}
	})
	t.Run("adv-box-dice", func(t *testing.T) {
		s := drilled(t, 2, `"stage":"dice",`+players("north-1 radar-1", "west-1 oasis-1"))
		throws := make(map[Dice]int)
		for _, a := range Legal(s) {
			throws[a.(Dice)]++
		}
		if n := len(throws); n != 6*6 || throws[Dice{6, 6}] != 1 || throws[Dice{1, 6}] != 1 || throws[Dice{6, 1}] != 1 {
			t.Errorf("two dice fall in %d ways: %v", n, throws)
		}
		refused(t, s, Dice{0, 3}, "adv-box-dice")
		refused(t, s, Dice{3, 7}, "adv-box-dice")
		s = drilled(t, 2, `"stage":"die",`+players("pent-1 radar-1", "west-1 oasis-1"))
		offers(t, s, Die{1}, Die{2}, Die{3}, Die{4}, Die{5}, Die{6})
		refused(t, s, Die{0}, "adv-box-dice")
		refused(t, s, Die{7}, "adv-box-dice")
	})
	t.Run("adv-box-dice-colours", func(t *testing.T) {
		if got := written(Dice{White: 4, Dark: 3}); got != `{"type":"dice","white":4,"dark":3}` {
			t.Error(got)
		}
		if got := (Dice{4, 3}).String(); got != "white die 4, dark die 3" {
			t.Error(got)
		}
	})
	t.Run("adv-box-characters", func(t *testing.T) {
		s := begun(t, Config{Seats: 4, First: joe.FirstSeat(0)})
		pieces := make(map[Piece]bool)
		for _, a := range Legal(s) {
			pieces[a.(ChoosePiece).Piece] = true
		}
		if len(pieces) != 9 {
			t.Errorf("%d pieces: %v", len(pieces), pieces)
		}
	})
	t.Run("adv-box-character-names", func(t *testing.T) {
		s := begun(t, Config{Seats: 2, First: joe.FirstSeat(1)})
		var names []string
		for _, a := range Legal(s) {
			names = append(names, a.(ChoosePiece).Piece.String())
		}
		if d := cmp.Diff([]string{"Bazooka Soldier", "Commando", "Communications Officer", "Counter Intelligence", "Infantry Soldier",
			"Laser Rifle", "Machine Gunner", "Mortar Soldier", "Ranger"}, names); d != "" {
			t.Errorf("(-want +got):\n%s", d)
		}
		refused(t, s, ChoosePiece{0}, "adv-box-character-names")
		refused(t, s, ChoosePiece{10}, "adv-box-character-names")
	})
	t.Run("adv-all-joes", func(t *testing.T) {
		// Nobody stands against the players: each seat has an Objective, whoever's turn
		// it is only seats and chance act, and Objectives of both Areas are dealt to any.
		s := dealt(t, 4, "radar-1", "oasis-1", "village-2", "sand-dunes-2")
		areas := make(map[Area]int)
		for seat := range joe.Seat(4) {
			card, ok := s.Objective(seat)
			if !ok || s.Piece(seat) == 0 {
				t.Errorf("%v has no Objective or no piece", seat)
			}
			areas[s.Board().Area(s.Board().Objective(card.Place))]++
		}
		if d := cmp.Diff(map[Area]int{CobraIsland: 2, DesertKingdom: 2}, areas); d != "" {
			t.Errorf("(-want +got):\n%s", d)
		}
	})
}

func TestBoardOfTheBox(t *testing.T) {
	t.Run("adv-board-areas", func(t *testing.T) {
		areas := make(map[Area]bool)
		training, adventure := 0, 0
		for s := range DefaultBoard().Spaces() {
			areas[DefaultBoard().Area(s)] = true
		}
		for a := range areas {
			if a.Training() {
				training++
			}
			if a.Adventure() {
				adventure++
			}
		}
		if len(areas) != 5 || training != 2 || adventure != 2 {
			t.Errorf("%d training areas and %d adventure areas in %v", training, adventure, areas)
		}
	})
	t.Run("adv-board-adventure-names", func(t *testing.T) {
		for i, strip := range DefaultBoard().Airstrips() {
			if got, want := DefaultBoard().Area(strip).String(), [...]string{"Cobra Island", "the Desert Kingdom"}[i]; got != want {
				t.Errorf("%s, want %s", got, want)
			}
		}
	})
	t.Run("adv-board-training-names", func(t *testing.T) {
		for i, gate := range DefaultBoard().Gates() {
			if got, want := DefaultBoard().Area(gate).String(), [...]string{"Fort Wadsworth", "the Pentagon"}[i]; got != want {
				t.Errorf("%s, want %s", got, want)
			}
		}
	})
	t.Run("adv-path", func(t *testing.T) {
		for s := range DefaultBoard().Spaces() {
			if k, ok := DefaultBoard().Kind(s); !ok || k == 0 || len(DefaultBoard().Next(s)) == 0 {
				t.Errorf("%s is of kind %v and leads to %v", s, k, DefaultBoard().Next(s))
			}
		}
		_, err := ParseBoard(rewrite(drill, "+ space hut plain", "+ space shed plain", "+ path hut - shed"))
		if d := cmp.Diff([]string{"hut adv-path"}, boardTold(err)); d != "" { // the two are joined to each other
			t.Errorf("two spaces apart (-want +got):\n%s", d)
		}
		refusedConfig(t, Config{Seats: 2, Board: new(Board)}, "adv-path", "$.board")
		refused(t, drilled(t, 2, `"stage":"move","white":1,"dark":1,"steps":2,`+players("north-1 radar-1", "west-1 oasis-1")), Move{To: "hut"}, "adv-path")
	})
	t.Run("adv-equipment-space-hydrofoil", func(t *testing.T) {
		asksFor(t, HydrofoilSpace, "blue", Hydrofoil)
		refusedBoard(t, "adv-equipment-space-hydrofoil", "space sea-1 => space sea-1 plain", "space sea-2 => space sea-2 plain")
	})
	t.Run("adv-equipment-space-vamp", func(t *testing.T) {
		asksFor(t, VAMPSpace, "green", VAMP)
		refusedBoard(t, "adv-equipment-space-vamp", "space track-1 => space track-1 plain", "space track-2 => space track-2 plain",
			"space track-3 => space track-3 plain", "space track-4 => space track-4 plain")
	})
	t.Run("adv-equipment-space-tank", func(t *testing.T) {
		asksFor(t, TankSpace, "light green", Tank)
		refusedBoard(t, "adv-equipment-space-tank", "space hill-1 => space hill-1 plain in desert-kingdom", "space hill-2 => space hill-2 plain in desert-kingdom")
	})
	t.Run("adv-airstrip-each", func(t *testing.T) {
		for i, area := range []Area{CobraIsland, DesertKingdom} {
			strips := spacesWhere(DefaultBoard(), func(s Space) bool { return DefaultBoard().Airstrip(s) && DefaultBoard().Area(s) == area })
			if want := DefaultBoard().Airstrips()[i]; !slices.Equal(strips, []Space{want}) {
				t.Errorf("Airstrips in %v are %v, want %s", area, strips, want)
			}
		}
		refusedBoard(t, "adv-airstrip-each", "space desert-strip => space desert-strip objective desert-air-strip in desert-kingdom")
		refusedBoard(t, "desert-strip adv-airstrip-each", "space desert-1 => space desert-1 plain in desert-kingdom airstrip")
	})
	t.Run("adv-airport-each", func(t *testing.T) {
		if got := ofKind(DefaultBoard(), Airport); len(got) != 2 {
			t.Errorf("Airports %v", got)
		}
		refusedBoard(t, "adv-airport-each", "space airpark => space airpark airport by fort-wadsworth")
		refusedBoard(t, "airpark adv-airport-each", "space airpark => space airpark airport by fort-wadsworth")
	})
	t.Run("amb-adv-airport", func(t *testing.T) {
		// Two Airports, each beside its training area and outside it.
		for i, at := range DefaultBoard().Airports() {
			n, _ := DefaultBoard().node(at)
			beside, _ := DefaultBoard().beside(n)
			if beside != FortWadsworth+Area(i) || DefaultBoard().Area(at) != NoArea {
				t.Errorf("%s lies in %v beside %v", at, DefaultBoard().Area(at), beside)
			}
		}
		refusedBoard(t, "fort-2 adv-airport-outside", "space fort-2 => space fort-2 airport by fort-wadsworth in fort-wadsworth", "space airfield => space airfield plain")
	})
	t.Run("amb-adv-airstrip-objective", func(t *testing.T) {
		for i, p := range []Place{CobraAirStrip, DesertAirStrip} {
			if at := DefaultBoard().Airstrips()[i]; at != DefaultBoard().Objective(p) {
				t.Errorf("%v is %s, the Airstrip %s", p, DefaultBoard().Objective(p), at)
			}
		}
		// It is reached as an Objective and flown from.
		s := drilled(t, 2, `"stage":"move","white":1,"dark":3,"steps":4,`+players("desert-4 desert-air-strip-1", "north-1 radar-1"))
		s, _ = do(t, s, Move{"desert-strip", 3}, DrawObjective{"village-1"}, Stay{}, Dice{1, 1}, Move{To: "north-3"})
		asked(t, s, 0, AskOpening)
		offers(t, s, Fly{"airfield"}, Fly{"airpark"}, GoOn{})
		if s.Points(0) != 15 {
			t.Errorf("%d points", s.Points(0))
		}
	})
	t.Run("amb-adv-yellow", func(t *testing.T) {
		if SneakAttack.Colour() != "yellow" || Battle.Colour() != "yellow" {
			t.Errorf("%s and %s", SneakAttack.Colour(), Battle.Colour())
		}
		on := func(at Space) State {
			s, _ := do(t, drilled(t, 2, `"stage":"move","white":1,"dark":1,"steps":2,`+players("north-4 radar-1", "west-1 oasis-1")), Move{To: at})
			return s
		}
		asked(t, on("north-6"), joe.Chance, AskBattle)
		asked(t, on("north-2"), joe.Chance, AskSneak)
	})
	t.Run("amb-adv-area-objectives", func(t *testing.T) {
		areas := make(map[Area]int)
		for p := Radar; p <= DesertAirStrip; p++ {
			areas[DefaultBoard().Area(DefaultBoard().Objective(p))]++
		}
		if d := cmp.Diff(map[Area]int{CobraIsland: 4, DesertKingdom: 4}, areas); d != "" {
			t.Errorf("Objectives by area (-want +got):\n%s", d)
		}
		refusedBoard(t, "oasis amb-adv-area-objectives", "space oasis => space oasis objective oasis")
		mustBoard(t, rewrite(drill, "space spanish-fort => space spanish-fort objective oasis in cobra-island", "space oasis => space oasis objective spanish-fort in desert-kingdom"))
	})
	t.Run("sdk-board-size", func(t *testing.T) {
		grown := func(spaces int) []string {
			var lines []string
			for n := len(slices.Collect(mustBoard(t, drill).Spaces())); n < spaces; n++ {
				lines = append(lines, fmt.Sprintf("+ space extra-%d plain", n), fmt.Sprintf("+ path lawn - extra-%d", n))
			}
			return lines
		}
		mustBoard(t, rewrite(drill, grown(200)...))
		refusedBoard(t, "spaces sdk-board-size", grown(201)...)
	})
	t.Run("sdk-target-points", func(t *testing.T) {
		for _, target := range []int{1, 150, 10000} {
			if got := begun(t, Config{Seats: 2, Target: target}).Target(); got != target {
				t.Errorf("a target of %d became %d", target, got)
			}
		}
		if got := begun(t, Config{Seats: 2}).Target(); got != 100 {
			t.Errorf("where none is named the target is %d", got)
		}
		for _, target := range []int{-1, 10001, 1 << 30} {
			refusedConfig(t, Config{Seats: 2, Target: target}, "sdk-target-points", "$.target")
		}
		_, err := DecodeConfig([]byte(`{"seats":2,"target":0}`))
		misread(t, err, "$.target", "a target is 1 point or more (sdk-target-points)")
	})
}

// asksFor checks that the spaces of a kind have a colour, and are landed on with one
// kind of card only.
func asksFor(t *testing.T, k Kind, colour string, card Equipment) {
	t.Helper()
	if k.Colour() != colour || len(ofKind(DefaultBoard(), k)) == 0 {
		t.Errorf("%v is %s; there are %v", k, k.Colour(), ofKind(DefaultBoard(), k))
	}
	b := drilling(t, 2).Board
	at := ofKind(b, k)[0]
	for other := Hydrofoil; other <= AttackCannon; other++ {
		s := drilled(t, 2, `"stage":"forward","steps":1,`+players(fmt.Sprintf("%s radar-1 %s=1", b.Back(at)[0], equipmentWords[other]), "pent-1 radar-2"))
		if got := offered(s, Move{To: at}); got != (other == card) {
			t.Errorf("%s with a %v: %v", at, other, got)
		}
	}
}
