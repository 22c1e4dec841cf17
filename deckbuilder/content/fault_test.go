package content

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
)

func TestFaultsAreTakenApart(t *testing.T) {
	files := smallFiles(t)
	editCard(t, files, "scout", "cost", "99")
	editCard(t, files, "vamp", "seats", "0")
	_, err := Load(files)
	list := Faults(fmt.Errorf("the table's cards: %w", err))
	if len(list) != 2 {
		t.Fatalf("%d faults in %v", len(list), err)
	}
	if want := (Fault{"base.json", "vamp", "$.cards[10].seats", "0 is below 1"}); *list[0] != want {
		t.Errorf("got %+v, want %+v", *list[0], want)
	}
	if want := (Fault{"deck/line-up.json", "scout", "$.cards[0].cost", "99 is above 20"}); *list[1] != want {
		t.Errorf("got %+v, want %+v", *list[1], want)
	}
	if got := Faults(errors.New("another")); got != nil {
		t.Errorf("faults of another error: %v", got)
	}
	if got := Faults(nil); got != nil {
		t.Errorf("faults of no error: %v", got)
	}
}

func TestFaultsAreCapped(t *testing.T) {
	var b strings.Builder
	b.WriteString(`{"format":1,"cards":[{"id":"a"}`)
	for i := range 119 {
		fmt.Fprintf(&b, `,{"id":"card-%d"}`, i)
	}
	b.WriteString("]}")
	files := smallFiles(t)
	files["more.json"] = &fstest.MapFile{Data: []byte(b.String())}
	_, err := Load(files)
	lines := strings.Split(err.Error(), "\n")
	if len(lines) != maxFaults+1 || lines[maxFaults] != "and 70 faults more" {
		t.Errorf("%d lines, the last %q", len(lines), lines[len(lines)-1])
	}
	if got := len(Faults(err)); got != maxFaults {
		t.Errorf("%d faults", got)
	}
}
