// Package advsvg draws positions of the Adventure Board Game as SVG pictures.
//
//	http.HandleFunc("/board.svg", func(w http.ResponseWriter, _ *http.Request) {
//		w.Header().Set("Content-Type", "image/svg+xml")
//		w.Write(advsvg.Draw(table.View(joe.Spectator)))
//	})
//
// A picture shows what an [adventure.View] holds and nothing else: the board with its
// areas, ways and pawns, whose turn it is, what is asked and what the dice show, the
// points, goal and Equipment of each seat, the piles, what the signs mean and what the
// light brown spaces say. Where the View's seat is to act, dashes ring the spaces that
// it may choose.
//
// Any board that package adventure takes can be drawn. The author's columns and rows
// are kept; spaces that have none are laid out beside those that they are joined to,
// and a board without any in the frame of the box, Fort Wadsworth in the top left and
// so on. The same View gives the same bytes, on every platform. A picture is made for
// 800 pixels of width and scales to any other, by its width attribute or a style.
// Spaces are as large as the closest two of them allow, so they get small where two
// stand much closer than the others.
//
// # For those who cannot tell colours, or see the picture
//
// Nothing is told by colour alone. Pawns have the number of their seat and a shape,
// seat 0 a disc, 1 a square, 2 a triangle, 3 a diamond; each kind of space has its
// shape and letter, and areas and objectives have their names. The desc element tells
// the position in words, and so does the title of each group about its part.
//
// # For programs
//
// Each space is a group with its name as data-space ("north-4"), each pawn on the
// board is one with the number of its seat as data-pawn, and what belongs to a seat is
// one with data-seat, so that a page which has the picture in it can find them. There
// are no ids, scripts, style sheets or links, so that several pictures can be in one
// page, and a picture fetches nothing. Which shapes are drawn where is no promise: it
// may change between versions.
package advsvg
