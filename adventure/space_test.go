package adventure

import (
	"encoding"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/seed4548c990/gijoe/joe"
)

func TestSpaceIsSpelledOneWay(t *testing.T) {
	for _, s := range []Space{"a", "7", "isle-7", "wadsworth-gate", "a-b-c", "twenty-four-characters-x"} {
		if !s.spelled() {
			t.Errorf("%q is no name", s)
		}
	}
	for _, s := range []Space{"", "-", "a-", "-a", "a--b", "A", "a b", "a_b", "é", "a\n", "twenty-five-characters-xy"} {
		if s.spelled() {
			t.Errorf("%q is a name", s)
		}
	}
}

func TestComponentNames(t *testing.T) {
	t.Run("adv-board-areas", func(t *testing.T) {
		var training, adventure []string
		for a := NoArea; a <= DesertKingdom; a++ {
			if a.Training() {
				training = append(training, a.String())
			}
			if a.Adventure() {
				adventure = append(adventure, a.String())
			}
		}
		t.Run("adv-board-training-names", func(t *testing.T) {
			if d := cmp.Diff([]string{"Fort Wadsworth", "the Pentagon"}, training); d != "" {
				t.Error(d)
			}
		})
		t.Run("adv-board-adventure-names", func(t *testing.T) {
			if d := cmp.Diff([]string{"Cobra Island", "the Desert Kingdom"}, adventure); d != "" {
				t.Error(d)
			}
		})
	})
	t.Run("adv-box-characters", func(t *testing.T) {
		var names []string
		for p := BazookaSoldier; p <= Ranger; p++ {
			names = append(names, p.String())
		}
		t.Run("adv-box-character-names", func(t *testing.T) {
			want := []string{"Bazooka Soldier", "Commando", "Communications Officer", "Counter Intelligence", "Infantry Soldier", "Laser Rifle",
				"Machine Gunner", "Mortar Soldier", "Ranger"}
			if d := cmp.Diff(want, names); d != "" || !slices.IsSorted(names) {
				t.Error(d)
			}
		})
		if len(names) != 9 {
			t.Error(len(names))
		}
	})
	t.Run("adv-box-objectives", func(t *testing.T) {
		var names []string
		for p := Place(1); int(p) < places; p++ {
			names = append(names, p.String())
		}
		want := []string{"Radar", "Village", "Cobra Air Strip", "Spanish Fort", "Col. Sheriff's Fort", "Oasis", "Sand Dunes", "Desert Air Strip"}
		if d := cmp.Diff(want, names); d != "" {
			t.Error(d)
		}
	})
	t.Run("adv-box-equipment", func(t *testing.T) {
		var names []string
		for e := Hydrofoil; int(e) < equipmentKinds; e++ {
			names = append(names, e.String())
		}
		want := []string{"Hydrofoil", "VAMP", "Tank", "Artillery Laser", "Missile System", "Attack Cannon"}
		if d := cmp.Diff(want, names); d != "" {
			t.Error(d)
		}
	})
}

func TestKindColours(t *testing.T) {
	for _, c := range []struct {
		rule   string
		kind   Kind
		colour string
		needs  Equipment
	}{
		{"adv-brown", Directions, "light brown", 0},
		{"adv-jet-exact", JetPack, "orange", 0},
		{"adv-equipment-space-hydrofoil", HydrofoilSpace, "blue", Hydrofoil},
		{"adv-equipment-space-vamp", VAMPSpace, "green", VAMP},
		{"adv-equipment-space-tank", TankSpace, "light green", Tank},
		{"amb-adv-yellow", SneakAttack, "yellow", 0},
		{"amb-adv-yellow", Battle, "yellow", 0},
		{"adv-objective-next", ObjectiveSpace, "red", 0},
		{"none printed", Plain, "", 0},
		{"no kind", 99, "", 0},
	} {
		t.Run(c.rule, func(t *testing.T) {
			if c.kind.Colour() != c.colour || c.kind.needs() != c.needs {
				t.Errorf("%s: %q, needs %v", c.kind, c.kind.Colour(), c.kind.needs())
			}
		})
	}
}

// words checks that every value from first to last has a name and a word of its own,
// that the word is read back, and that other values and words are refused.
func words[T interface {
	~uint8
	fmt.Stringer
	encoding.TextMarshaler
}, P interface {
	*T
	encoding.TextUnmarshaler
}](t *testing.T, first, last T) {
	t.Helper()
	var known []string
	for v := first; v <= last; v++ {
		text, err := v.MarshalText()
		if err != nil || slices.Contains(known, string(text)) || slices.Contains(known, v.String()) {
			t.Errorf("%d: %q, %q, %v", v, v.String(), text, err)
		}
		if v.String() != string(text) {
			known = append(known, v.String())
		}
		known = append(known, string(text))
		var read T
		if err := P(&read).UnmarshalText(text); err != nil || read != v {
			t.Errorf("%q is read as %d: %v", text, read, err)
		}
	}
	if v := last + 1; !strings.HasSuffix(v.String(), fmt.Sprint(uint8(v))) {
		t.Errorf("%d is %q", v, v.String())
	}
	// What has no word is not written, that is, what lies beyond, and none.
	unwritten := []T{last + 1}
	if first > 0 {
		unwritten = append(unwritten, 0)
	}
	for _, v := range unwritten {
		if text, err := v.MarshalText(); !errors.Is(err, joe.ErrMalformed) {
			t.Errorf("%d is %q", v, text)
		}
	}
	for _, text := range []string{"", "none", "RADAR", strings.Repeat("x", 999)} {
		read := last
		if err := P(&read).UnmarshalText([]byte(text)); !errors.Is(err, joe.ErrMalformed) || read != last || len(err.Error()) > 400 {
			t.Errorf("%.9q is read as %d: %v", text, read, err)
		}
	}
}

func TestWordsAreReadBack(t *testing.T) {
	t.Run("Area", func(t *testing.T) { words(t, NoArea, DesertKingdom) })
	t.Run("Kind", func(t *testing.T) { words(t, Gate, Airport) })
	t.Run("Place", func(t *testing.T) { words(t, Radar, DesertAirStrip) })
	t.Run("Equipment", func(t *testing.T) { words(t, Hydrofoil, AttackCannon) })
	t.Run("Piece", func(t *testing.T) { words(t, BazookaSoldier, Ranger) })
	t.Run("BattleEffect", func(t *testing.T) { words(t, WinExtraTurn, Nothing) })
	t.Run("Way", func(t *testing.T) { words(t, ByRoll, Backward) })
}
