package advsvg

import "github.com/seed4548c990/gijoe/adventure"

// Places is where the spaces of a board are drawn, with their radius.
func Places(b *adventure.Board) [][3]int {
	c := newChart(b, top)
	var places [][3]int
	for _, s := range c.spaces {
		places = append(places, [3]int{c.at[s].X, c.at[s].Y, c.radius})
	}
	return places
}
