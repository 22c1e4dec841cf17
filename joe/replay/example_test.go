package replay_test

import (
	"bytes"
	"errors"
	"fmt"
	"log"
	"strings"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/replay"
)

// A game is recorded, read back, verified and looked at.
func Example() {
	table, err := cobrahq.Open(cobrahq.Config{Seats: 2, First: joe.FirstSeat(0)}, 4)
	for err == nil && table.ToAct() == 0 {
		_, err = table.Do(table.Legal()[0])
	}
	if err != nil {
		log.Fatal(err)
	}
	var file bytes.Buffer
	if err := replay.Record(table).Write(&file); err != nil {
		log.Fatal(err)
	}

	r, err := replay.Read(cobrahq.Game(), &file)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("as recorded:", r.Verify() == nil)
	for moment := range 3 {
		s, err := r.At(moment)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Printf("moment %d: %v is to act, seat 0 stands on %v\n", moment, s.ToAct(), s.Pawn(0))
	}
	seen, err := r.Seen(1, 1, 2)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("then seat 1 sees:", seen[0])
	// Output:
	// as recorded: true
	// moment 0: chance is to act, seat 0 stands on a15
	// moment 1: seat 0 is to act, seat 0 stands on a15
	// moment 2: seat 0 is to act, seat 0 stands on b15
	// then seat 1 sees: seat 0 moves from a15 to b15
}

// Verify names the line where a record departs from the game.
func ExampleReplay_Verify() {
	const record = `{"game":"cobrahq","format":1,"rules":1,"replay":1,"config":{"seats":2},"hash":"4bcd7baa9d1cba3b"}
{"action":{"type":"die","pips":3},"hash":"c6a2870a6bd967fb"}
{"action":{"type":"die","pips":4},"hash":"cbfadf95a05b62b4"}
{"action":{"type":"step","to":"n1"},"hash":"d94b6c6ff745b763"}
`
	r, err := replay.Read(cobrahq.Game(), strings.NewReader(record))
	if err != nil {
		log.Fatal(err)
	}
	var d *replay.Divergence
	if errors.As(r.Verify(), &d) {
		fmt.Printf("line %d, moment %d: %v is refused: %v\n", d.Line, d.Moment, d.Action, errors.Is(d, joe.ErrNotYourTurn))
	}
	// Output:
	// line 4, moment 3: step to n1 is refused: true
}

// A Recorder writes while the game is played, so that it can be stopped and gone on
// with at any moment.
func ExampleRecorder() {
	var file bytes.Buffer // or an *os.File opened for appending
	table, err := cobrahq.Open(cobrahq.Config{Seats: 2}, 1)
	if err != nil {
		log.Fatal(err)
	}
	recorder, err := replay.NewRecorder(&file, table)
	if err != nil {
		log.Fatal(err)
	}
	if _, err := table.Do(table.Legal()[0]); err != nil {
		log.Fatal(err)
	}
	if err := recorder.Save(); err != nil {
		log.Fatal(err)
	}

	// Another day:
	r, err := replay.Read(cobrahq.Game(), bytes.NewReader(file.Bytes()))
	if err != nil {
		log.Fatal(err)
	}
	again, err := r.Table(2)
	if err != nil {
		log.Fatal(err)
	}
	recorder, err = replay.Continue(&file, r, again)
	if err != nil {
		log.Fatal(err)
	}
	if err := again.Undo(again.Len() - 1); err != nil {
		log.Fatal(err)
	}
	if err := recorder.Save(); err != nil {
		log.Fatal(err)
	}
	fmt.Print(file.String()[strings.LastIndex(file.String(), "\n{\"undo")+1:])
	// Output:
	// {"undo":3}
}
