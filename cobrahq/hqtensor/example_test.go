package hqtensor_test

import (
	"fmt"
	"log"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/cobrahq/hqtensor"
	"github.com/seed4548c990/gijoe/joe"
)

// A net's player: numbers in, an action out. This net gives every action the same
// score, so that the first legal one is done.
func Example() {
	config := cobrahq.Config{Seats: 2, First: joe.FirstSeat(0)}
	spec, err := hqtensor.New(config)
	if err != nil {
		log.Fatal(err)
	}
	table, err := cobrahq.Open(config, 4)
	if err != nil {
		log.Fatal(err)
	}
	view := table.View(table.ToAct())
	tensor := spec.AppendTensor(make([]float32, 0, spec.Len()), view)
	mask := spec.AppendMask(make([]bool, 0, spec.Actions()), view)
	moves, _ := spec.Part("moves")
	fmt.Printf("%d numbers; moves left %.2f of 12\n", len(tensor), tensor[moves.Offset])
	best := -1
	for id, legal := range mask {
		if legal && best < 0 {
			best = id
		}
	}
	action, _ := spec.Action(best)
	fmt.Printf("id %d of %d: %v\n", best, spec.Actions(), action)
	// Output:
	// 4606 numbers; moves left 0.33 of 12
	// id 0 of 320: stop
}

// Parts tell what stands where.
func ExampleSpec_Parts() {
	spec, err := hqtensor.New(cobrahq.Config{Seats: 4})
	if err != nil {
		log.Fatal(err)
	}
	for _, p := range spec.Parts()[17:21] {
		fmt.Printf("%s: %d numbers from %d, shape %v\n", p.Name, p.Len, p.Offset, p.Shape)
	}
	// Output:
	// left: 8 numbers from 58, shape [8]
	// out-of-play: 8 numbers from 66, shape [8]
	// holds: 32 numbers from 74, shape [4 8]
	// homes: 900 numbers from 106, shape [4 15 15]
}
