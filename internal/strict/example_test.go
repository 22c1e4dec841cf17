package strict_test

import (
	"fmt"

	"github.com/seed4548c990/gijoe/internal/strict"
)

// boat is what a text such as {"name":"flagg","crew":[1,4],"speed":"fast"} says.
type boat struct {
	name string
	crew []int
	fast bool
}

func readBoat(data []byte) (boat, error) {
	var b boat
	err := strict.Read(data, strict.Limits{Bytes: 4096}, func(n strict.Node) {
		o := n.Object("name", "crew", "speed")
		if b.name = o.Need("name").Text(); b.name == "" {
			o.Need("name").Fail("a boat needs a name")
		}
		for _, member := range o.Need("crew").List(4) {
			b.crew = append(b.crew, int(member.Int(0, 7)))
		}
		if speed, ok := o.Opt("speed"); ok {
			b.fast = speed.OneOf("slow", "fast") == 1
		}
	})
	if err != nil {
		return boat{}, err
	}
	return b, nil
}

func ExampleRead() {
	for _, text := range []string{
		`{"name":"flagg","crew":[1,4],"speed":"fast"}`,
		`{"name":"","crew":[]}`,
		`{"name":"flagg","crew":[1,9]}`,
		`{"name":"flagg","Crew":[1]}`,
		`{"name":"flagg","crew":[],"speed":"quick"}`,
		`{"name":"flagg","crew":[1,4,]}`,
		`{"name":"flagg","name":"moray","crew":[]}`,
	} {
		b, err := readBoat([]byte(text))
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(b.name, b.crew, b.fast)
	}
	// Output:
	// flagg [1 4] true
	// $.name: a boat needs a name
	// $.crew[1]: 9 is above 7
	// $.Crew: unknown key; did you mean "crew"? Known: name, crew, speed
	// $.speed: "quick" is unknown; known: slow, fast
	// $.crew: a comma too many before ] (line 1, column 28)
	// $.name: the key is given twice (line 1, column 17)
}
