package hqsvg_test

import (
	"encoding/xml"
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/cobrahq/hqsvg"
	"github.com/seed4548c990/gijoe/joe"
)

// A picture of a position, and how it tells those who do not see it what goes on.
func ExampleDraw() {
	state, _, err := cobrahq.New(cobrahq.Config{Seats: 2, First: joe.FirstSeat(0)})
	if err != nil {
		fmt.Println(err)
		return
	}
	state, err = cobrahq.Next(state, cobrahq.Die{Pips: 4})
	if err != nil {
		fmt.Println(err)
		return
	}
	picture := hqsvg.Draw(state.View(0)) // os.WriteFile("board.svg", picture, 0o644)

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
	// 800 pixels wide: Round 1, turn of seat 0: 4 moves left
}
