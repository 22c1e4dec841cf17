package advtensor_test

import (
	"fmt"
	"log"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/adventure/advtensor"
	"github.com/seed4548c990/gijoe/joe"
)

// A net's player: numbers in, an action out. This net gives every action the same
// score, so that the first legal one is done.
func Example() {
	config := adventure.Config{Seats: 2, First: joe.FirstSeat(0)}
	spec, err := advtensor.New(config)
	if err != nil {
		log.Fatal(err)
	}
	table, err := adventure.Open(config, 4)
	if err != nil {
		log.Fatal(err)
	}
	for range 4 {
		view := table.View(table.ToAct())
		tensor := spec.AppendTensor(make([]float32, 0, spec.Len()), view)
		mask := spec.AppendMask(make([]bool, 0, spec.Actions()), view)
		best := -1
		for id, legal := range mask {
			if legal && best < 0 {
				best = id
			}
		}
		action, _ := spec.Action(best)
		fmt.Printf("%d numbers; id %d of %d: %v\n", len(tensor), best, spec.Actions(), action)
		if _, err := table.Do(action); err != nil {
			log.Fatal(err)
		}
	}
	// Output:
	// 1897 numbers; id 0 of 433: take the Bazooka Soldier
	// 1897 numbers; id 1 of 433: take the Commando
	// 1897 numbers; id 9 of 433: begin at wadsworth-gate
	// 1897 numbers; id 9 of 433: begin at wadsworth-gate
}

// Parts tell what stands where.
func ExampleSpec_Parts() {
	spec, err := advtensor.New(adventure.Config{Seats: 4})
	if err != nil {
		log.Fatal(err)
	}
	for _, p := range spec.Parts()[23:27] {
		fmt.Printf("%s: %d numbers from %d, shape %v\n", p.Name, p.Len, p.Offset, p.Shape)
	}
	// Output:
	// piece: 36 numbers from 278, shape [4 9]
	// pawn: 644 numbers from 314, shape [4 161]
	// objective: 64 numbers from 958, shape [4 16]
	// reached: 64 numbers from 1022, shape [4 16]
}
