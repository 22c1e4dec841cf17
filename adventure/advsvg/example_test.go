package advsvg_test

import (
	"encoding/xml"
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/adventure/advsvg"
	"github.com/seed4548c990/gijoe/joe"
)

// A picture of a game that begins, and how it tells those who do not see it what goes
// on.
func ExampleDraw() {
	state, _, err := adventure.New(adventure.Config{Seats: 2, First: joe.FirstSeat(1)})
	if err != nil {
		fmt.Println(err)
		return
	}
	picture := advsvg.Draw(state.View(joe.Spectator)) // os.WriteFile("board.svg", picture, 0o644)

	var read struct {
		Width int    `xml:"width,attr"`
		Text  string `xml:"desc"`
	}
	if err := xml.Unmarshal(picture, &read); err != nil {
		fmt.Println(err)
		return
	}
	says, _, _ := strings.Cut(read.Text, ".")
	fmt.Printf("%d pixels wide: %s\n", read.Width, says)
	// Output:
	// 800 pixels wide: Before the first turn, seat 1: it chooses a playing piece
}
