package dice

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// hitDie has two blanks, three Hits and a double Hit.
func hitDie(t testing.TB) Die {
	t.Helper()
	return mustDie(t, Face{"blank", 0, 2}, Face{"Hit", 1, 3}, Face{"double Hit", 2, 1})
}

type failer interface{ Fatalf(string, ...any) }

func mustDie(t failer, faces ...Face) Die {
	d, err := NewDie(faces...)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return d
}

// anyDie draws a small die: up to 3 faces on up to 3 sides each.
func anyDie(t *rapid.T, label string) Die {
	n := rapid.IntRange(1, 3).Draw(t, label+" faces")
	var faces []Face
	for i := range n {
		faces = append(faces, Face{
			Name:  fmt.Sprint("face ", i),
			Value: rapid.IntRange(-2, 4).Draw(t, label+" value"),
			Sides: rapid.IntRange(1, 3).Draw(t, label+" sides"),
		})
	}
	return mustDie(t, faces...)
}

func TestNewDieRefuses(t *testing.T) {
	for _, c := range []struct {
		say   string
		faces []Face
	}{
		{"without faces", nil},
		{"face 1 has no name", []Face{{"blank", 0, 1}, {"", 1, 1}}},
		{`two faces "Hit"`, []Face{{"Hit", 1, 1}, {"blank", 0, 1}, {"Hit", 2, 1}}},
		{`"Hit" counts 1000001`, []Face{{"Hit", 1000001, 1}}},
		{`"Hit" counts -1000001`, []Face{{"Hit", -1000001, 1}}},
		{`"blank" is on 0 sides`, []Face{{"blank", 0, 0}}},
		{`"blank" is on -3 sides`, []Face{{"blank", 0, -3}}},
		{`more than 65536 sides, at face "Hit"`, []Face{{"blank", 0, 65536}, {"Hit", 1, 1}}},
		{`more than 65536 sides, at face "blank"`, []Face{{"blank", 0, 1 << 30}}},
	} {
		if _, err := NewDie(c.faces...); err == nil || !strings.Contains(err.Error(), c.say) {
			t.Errorf("NewDie(%v): error %v, want one with %q", c.faces, err, c.say)
		}
	}
	if _, err := NewDie(Face{"a", -1000000, 65535}, Face{"b", 1000000, 1}); err != nil {
		t.Errorf("the largest die is refused: %v", err)
	}
	for _, n := range []int{-1, 0, 1001} {
		if _, err := Pips(n); err == nil {
			t.Errorf("Pips(%d) is not refused", n)
		}
	}
}

func TestPlainDice(t *testing.T) {
	want := []Face{{"1", 1, 1}, {"2", 2, 1}, {"3", 3, 1}, {"4", 4, 1}, {"5", 5, 1}, {"6", 6, 1}}
	if diff := cmp.Diff(want, D6().Faces()); diff != "" || D6().Sides() != 6 {
		t.Error(diff)
	}
	d, err := Pips(1000)
	if err != nil || d.Sides() != 1000 || d.Faces()[999].Value != 1000 {
		t.Errorf("Pips(1000): %d sides, error %v", d.Sides(), err)
	}
}

func TestDieCannotBeChanged(t *testing.T) {
	faces := []Face{{"blank", 0, 2}, {"Hit", 1, 1}}
	d := mustDie(t, faces...)
	faces[0] = Face{"mine", 9, 9}
	d.Faces()[1] = Face{"mine", 9, 9}
	if diff := cmp.Diff([]Face{{"blank", 0, 2}, {"Hit", 1, 1}}, d.Faces()); diff != "" {
		t.Error(diff)
	}
}

func TestRollFindsTheSide(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := anyDie(t, "die")
		var sides []int
		for i, f := range d.Faces() {
			for range f.Sides {
				sides = append(sides, i)
			}
		}
		src := New(rapid.Uint64().Draw(t, "seed"))
		model := src
		for range 10 {
			if got, want := d.Roll(&src), sides[model.IntN(len(sides))]; got != want || src != model {
				t.Fatalf("rolled face %d, want %d", got, want)
			}
		}
	})
}

func TestZeroDie(t *testing.T) {
	var d Die
	src := New(1)
	if d.Roll(&src) != -1 || d.Sides() != 0 || len(d.Faces()) != 0 || src != New(1) {
		t.Error("the die without faces rolls something")
	}
	if got := d.AppendThrow([]int{7}, &src, 3); len(got) != 1 || got[0] != 7 {
		t.Errorf("the die without faces shows %v", got)
	}
	for _, x := range []Dist{d.Dist(), d.Sum(3), d.RerollBest(3, 2, 1), d.Then(3, nil)} {
		if !x.Equal(Certain(0)) {
			t.Errorf("the die without faces counts %v", x)
		}
	}
	for n, want := range map[int]int{-1: 1, 0: 1, 2: 0} {
		throws, err := d.Throws(n)
		if err != nil {
			t.Fatal(err)
		}
		got := 0
		for range throws {
			got++
		}
		if got != want {
			t.Errorf("%d dice without faces fall in %d ways, want %d", n, got, want)
		}
	}
	if _, err := d.Reroll("Hit"); err == nil {
		t.Error("a face that is not there was rerolled")
	}
}

func TestSumIsEveryFallOfTheDice(t *testing.T) {
	if got, want := D6().Sum(2).String(), "2: 1/36, 3: 1/18, 4: 1/12, 5: 1/9, 6: 5/36, 7: 1/6, 8: 5/36, 9: 1/9, 10: 1/12, 11: 1/18, 12: 1/36"; got != want {
		t.Errorf("two dice: %s", got)
	}
	rapid.Check(t, func(t *rapid.T) {
		d, n := anyDie(t, "die"), rapid.IntRange(-1, 4).Draw(t, "n")
		want := falls(d, n, func(faces []int) int { return valueOf(d, faces) })
		if diff := cmp.Diff(want, lawOf(d.Sum(n))); diff != "" {
			t.Fatal(diff)
		}
	})
}

func BenchmarkRoll(b *testing.B) {
	src, d := New(1), hitDie(b)
	for b.Loop() {
		d.Roll(&src)
	}
}

func BenchmarkSumOf8(b *testing.B) {
	d := hitDie(b)
	for b.Loop() {
		d.Sum(8)
	}
}
