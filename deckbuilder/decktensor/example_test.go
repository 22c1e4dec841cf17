package decktensor_test

import (
	"fmt"
	"log"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/decktensor"
	"github.com/seed4548c990/gijoe/joe"
)

// A net's player: numbers in, an action out. This net gives every action the same
// score, so that the first legal one is done.
func Example() {
	config := deckbuilder.Config{Seats: 2, First: joe.FirstSeat(0), Leaders: []string{"duke", "scarlett"}}
	spec, err := decktensor.New(config)
	if err != nil {
		log.Fatal(err)
	}
	table, err := deckbuilder.Open(config, 4)
	if err != nil {
		log.Fatal(err)
	}
	for range 3 {
		view := table.View(table.ToAct())
		tensor := spec.AppendTensor(make([]float32, 0, spec.Len()), view)
		mask := spec.AppendMask(make([]bool, 0, spec.Actions()), view)
		best := -1
		for id, legal := range mask {
			if legal && id > 0 && best < 0 { // id 0 is to pass
				best = id
			}
		}
		action, _ := spec.Action(max(0, best))
		fmt.Printf("%d numbers; id %d of %d: %v\n", len(tensor), best, spec.Actions(), action)
		if _, err := table.Do(action); err != nil {
			log.Fatal(err)
		}
	}
	// Output:
	// 6707 numbers; id 16 of 639: choose slot 0
	// 6707 numbers; id 2 of 639: attempt the Story Mission
	// 6707 numbers; id 294 of 639: take vamp
}

// Parts tell what stands where: here, in which of its numbers the tensor has how many GIs
// lie in the viewing seat's hand.
func ExampleSpec_Part() {
	spec, err := decktensor.New(deckbuilder.Config{Seats: 2})
	if err != nil {
		log.Fatal(err)
	}
	hand, _ := spec.Part("in hand")
	fmt.Println(hand.Meaning)
	for i, card := range hand.Labels {
		if card == "gi" {
			fmt.Println("GIs of the first seat: number", hand.Offset+i)
		}
	}
	// Output:
	// by seat, the zone of the seat: how many of each card lie there, in units of 4
	// GIs of the first seat: number 1285
}
