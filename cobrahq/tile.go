package cobrahq

import (
	"strconv"

	"github.com/seed4548c990/gijoe/internal/strict"
)

// Tile is a kind of tile (hq-box-tiles). The zero Tile is none.
type Tile uint8

const (
	// Bomb holds a pawn until it is defused.
	Bomb Tile = iota + 1
	// Boat carries a pawn over the river once.
	Boat
	// Henchman1 to Henchman6 hold a pawn until defeated, and then lengthen one
	// move by up to their number.
	Henchman1
	Henchman2
	Henchman3
	Henchman4
	Henchman5
	Henchman6
	// TopSecret is what a player must bring home. It never lies face down.
	TopSecret
)

const (
	faces        = int(Henchman6) // kinds of tile that lie face down at first: Bomb to Henchman6
	henchmen     = 6              // numbers that a Henchman may bear (sdk-henchman-number)
	secretTiles  = 4              // hq-box-top-secret
	boatLimit    = 2              // hq-boat-limit
	dieFaces     = 6
	maxMoves     = dieFaces + henchmen
	tileFaceDown = uint8(0xff) // on a sand space: not turned yet
)

var tileNames = [...]string{"none", "bomb", "boat", "henchman-1", "henchman-2", "henchman-3", "henchman-4", "henchman-5", "henchman-6", "top-secret"}

// String is the tile's name, as in JSON: "bomb", "boat", "henchman-1" to
// "henchman-6", "top-secret", or "none".
func (t Tile) String() string {
	if int(t) < len(tileNames) {
		return tileNames[t]
	}
	return "tile " + strconv.Itoa(int(t))
}

// Henchman is the Henchman tile of a number from 1 to 6, or no tile for another.
func Henchman(number int) Tile {
	if number < 1 || number > henchmen {
		return 0
	}
	return Henchman1 + Tile(number-1)
}

// Number is the number of a Henchman tile, else 0.
func (t Tile) Number() int {
	if t < Henchman1 || t > Henchman6 {
		return 0
	}
	return int(t-Henchman1) + 1
}

// holds reports whether the tile, face up, holds a pawn (hq-bomb-hold, hq-henchman-hold).
func (t Tile) holds() bool { return t == Bomb || t.Number() > 0 }

// MarshalText is the tile's name. A value that is no tile, as the zero Tile, is refused.
func (t Tile) MarshalText() ([]byte, error) { return writeWord(t, tileNames[:], 1) }

// UnmarshalText reads a tile's name.
func (t *Tile) UnmarshalText(text []byte) error { return readWord(t, tileNames[:], 1, text) }

func readTile(n strict.Node) Tile { return Tile(n.OneOf(tileNames[1:]...) + 1) }

// mix is how many there are of each tile that lies face down at first, by Tile less 1.
type mix [faces]uint8

func (m *mix) count(t Tile) int {
	if t < Bomb || t > Henchman6 {
		return 0
	}
	return int(m[t-1])
}

func (m *mix) total() int {
	n := 0
	for _, c := range m {
		n += int(c)
	}
	return n
}

// defaultMix is ours (basis: designed), inside the 32 tiles of hq-box-other-tiles.
var defaultMix = mix{12, 8, 4, 4, 4, 0, 0, 0}

// DefaultTiles is the mix of the 32 tiles that is used where a Config names
// none, in a map of the caller's. It is designed: the box's own mix is printed
// on cardboard that we have not seen (amb-hq-tile-mix).
func DefaultTiles() map[Tile]int { return defaultMix.tiles() }

func (m *mix) tiles() map[Tile]int {
	tiles := make(map[Tile]int)
	for i, c := range m {
		if c > 0 {
			tiles[Tile(i+1)] = int(c)
		}
	}
	return tiles
}
