package content_test

import (
	"fmt"
	"testing/fstest"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
)

func ExampleCore() {
	s := content.Core()
	id, _ := s.Find("duke")
	c := s.Card(id)
	fmt.Println(s.Name(), s.Version(), c.Name, c.Kind, c.Basis)
	// Output: core 1 Duke leader reported
}

func ExampleSet_Overlay() {
	files := fstest.MapFS{"mine.json": {Data: []byte(`{"format": 1, "cards": [{
		"id": "night-owl", "name": "Night Owl", "kind": "joe", "basis": "designed",
		"text": "Success: draw 1 card for each helper.",
		"where": "main-deck", "cost": 4, "recruit": 1, "skills": {"recon": 3, "stealth": 2},
		"abilities": [{"on": "success", "do": [{"do": "draw", "per": "helper"}]}]
	}]}`)}}
	s, err := content.Core().Overlay(files)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(s.Len()-content.Core().Len(), "card more")
	// Output: 1 card more
}

func ExampleFaults() {
	files := fstest.MapFS{"mine.json": {Data: []byte(`{"format": 1, "cards": [{
		"id": "night-owl", "name": "Night Owl", "kind": "joe", "basis": "designed",
		"where": "main-deck", "cost": 40, "recruit": 1, "skills": {"Recon": 3}
	}]}`)}}
	_, err := content.Core().Overlay(files)
	for _, f := range content.Faults(err) {
		fmt.Println(f.File, f.Card, f.Path)
		fmt.Println(" ", f.Detail)
	}
	// Output:
	// mine.json night-owl $.cards[0].cost
	//   40 is above 20
	// mine.json night-owl $.cards[0].skills.Recon
	//   unknown key; did you mean "recon"? Known: tech, recon, tracker, marksman, explosives, stealth, martial-arts, pilot, wild
}
