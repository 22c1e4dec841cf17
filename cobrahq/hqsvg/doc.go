// Package hqsvg draws positions of Mission: Cobra H.Q. as SVG pictures.
//
//	http.HandleFunc("/board.svg", func(w http.ResponseWriter, _ *http.Request) {
//		w.Header().Set("Content-Type", "image/svg+xml")
//		w.Write(hqsvg.Draw(table.View(joe.Spectator)))
//	})
//
// A picture shows what a [cobrahq.View] holds and nothing else: the board with its
// coordinates, tiles and pawns, whose turn it is and what is asked, what each seat
// holds, what is left of the tiles, and what the signs mean. Where the View's seat is
// to act, dashes frame the squares that it may step to or lay a bomb on. Numbers in
// black discs count the steps of this turn.
//
// Any board that package cobrahq takes can be drawn. The same View gives the same
// bytes, on every platform. A picture is made for 800 pixels of width and scales to
// any other, by its width attribute or a style.
//
// # For those who cannot tell colours, or see the picture
//
// Nothing is told by colour alone. Pawns have the number of their seat and a shape,
// seat 0 a disc, 1 a square, 2 a triangle, 3 a diamond; kinds of space have patterns,
// tiles their signs. The desc element tells the position in words, and so does the
// title of each group about its part.
//
// # For programs
//
// Each space is a group with its name as data-space ("d4", "hq"), and what belongs to
// a seat is one with its number as data-seat, so that a page which has the picture in
// it can find them. There are no ids, scripts, style sheets or links, so that
// several pictures can be in one page, and a picture fetches nothing. Which shapes
// are drawn where is no promise: it may change between versions.
package hqsvg
