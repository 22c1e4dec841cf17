package parley

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

var update = flag.Bool("update", false, "rewrite testdata/dinner.txt")

// The golden dinner shows each action, its events as they are, and every event of
// which a seat sees less, so that a leak can be seen by eye.
func TestGoldenDinner(t *testing.T) {
	const path = "testdata/dinner.txt"
	var b strings.Builder
	s, events, err := New(Config{Seats: 3})
	source := dice.New(3252)
	tell := func() {
		for _, e := range events {
			text := jsonOf(t, e)
			fmt.Fprintf(&b, "  %s\n", text)
			var order []string
			eyes := map[string][]string{}
			for seat := joe.Spectator; seat < 3; seat++ {
				if r, _ := Redact(e, seat); seat != joe.Chance && jsonOf(t, r) != text {
					less := jsonOf(t, r)
					if eyes[less] == nil {
						order = append(order, less)
					}
					eyes[less] = append(eyes[less], seat.String())
				}
			}
			for _, less := range order {
				fmt.Fprintf(&b, "    to %s: %s\n", strings.Join(eyes[less], ", "), less)
			}
		}
	}
	tell()
	for err == nil && s.phase != over {
		a := random(s, &source)
		fmt.Fprintf(&b, "%v: %v\n", s.ToAct(), a)
		s, events, err = Apply(s, a)
		tell()
		if s.phase == vote || s.phase == over {
			for seat := joe.Spectator; seat < 3; seat++ {
				if seat != joe.Chance {
					fmt.Fprintf(&b, "    view %s\n", s.View(seat).Key())
				}
			}
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	same(t, b.String(), string(want))
}
