package cobrahq

import "sync"

// DefaultBoard is the board of games that bring none. It is our own design, inside
// the printed counts, since no source shows the real one. Its four quarters are one
// quarter turned by 90 degrees, so that no corner is better than another whichever
// way the turns go round. The Board is the caller's.
func DefaultBoard() *Board {
	b := *defaultBoard()
	return &b
}

// defaultBoard is the same Board on each call, to be left as it is.
var defaultBoard = sync.OnceValue(func() *Board {
	b, err := ParseBoard(defaultMap)
	if err != nil {
		return new(Board)
	}
	return b
})

// defaultMap is the default board as people draw it.
const defaultMap = `
name: Pinwheel Island
basis: designed
H...#s..#.s#..H
.#s...#.s....#.
..#.#.s..s#.#s.
#..~~~~~~~~~...
s.#~#.#...#~#.#
..s~..s.s..~..s
#s.~.sQQQs#~s#.
...~..QQQ..~...
.#s~#sQQQs.~.s#
s..~..s.s..~s..
#.#~#...#.#~#.s
...~~~~~~~~~..#
.s#.#s..s.#.#..
.#....s.#...s#.
H..#s.#..s#...H
`
