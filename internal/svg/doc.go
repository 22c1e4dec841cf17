// Package svg writes pictures of positions: SVG documents that hold all they need.
// There is no script, no style sheet, no font, no image and no id in them, so that
// several can stand in one page and none fetches anything.
//
// All lengths are integers in halves of a pixel: a picture is [Width] units wide and
// is shown at half of that, unless whoever shows it scales it. So output is the same
// on every platform, byte for byte, and a text of 22 units is one of 11 pixels.
//
// Whatever text is given is escaped, and what XML cannot hold is replaced. Colours
// never carry a meaning alone: [Picture.Pawn] gives each seat a shape and its number.
package svg
