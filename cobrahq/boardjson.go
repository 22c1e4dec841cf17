package cobrahq

import (
	"encoding/json"

	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// LoadBoard reads a board from JSON: an object of rows, the top row first, in the
// characters of [ParseBoard] without blanks, and name and basis, which may be left
// out as there.
//
//	{"name":"My own river","basis":"designed","rows":["H..s.#..H",".#.....#."]}
//
// It is strict: unknown and repeated keys, other types and more than 64 KiB are
// refused. The error is a [*joe.Error], or joins all faults of the map as that of
// [ParseBoard] does; a Path is then that of the rows and the square, as in
// "$.rows, d4".
func LoadBoard(data []byte) (*Board, error) {
	name, basis := "", "designed"
	var rows []string
	err := strict.Read(data, strict.Limits{Bytes: 4 * maxBoardText}, func(n strict.Node) {
		o := n.Object("name", "basis", "rows")
		if v, ok := o.Opt("name"); ok {
			name = v.Text()
		}
		if v, ok := o.Opt("basis"); ok {
			basis = v.Text()
		}
		for _, row := range o.Need("rows").List(maxSide) {
			rows = append(rows, row.Text())
		}
	})
	if err != nil {
		return nil, joe.Malformed(err)
	}
	var f boardFaults
	b := f.board(name, basis, rows)
	return b, f.under("$").join()
}

// MarshalJSON writes the board as [LoadBoard] reads it. It refuses the zero Board.
func (b *Board) MarshalJSON() ([]byte, error) {
	if b.blank() {
		return nil, &joe.Error{
			Kind: joe.ErrBadConfig, Seat: joe.Nobody, Path: "board",
			Detail: "a zero Board has no spaces; take DefaultBoard, ParseBoard or LoadBoard",
		}
	}
	return json.Marshal(struct {
		Name  string   `json:"name"`
		Basis string   `json:"basis"`
		Rows  []string `json:"rows"`
	}{b.title, b.basis, b.rows()})
}

// UnmarshalJSON is LoadBoard into b, which is left as it was on an error. It is for
// a Board of one's own: one that a game is played on stays as it is.
func (b *Board) UnmarshalJSON(data []byte) error {
	read, err := LoadBoard(data)
	if err != nil {
		return err
	}
	if b == nil {
		return wire.Nowhere("Board")
	}
	*b = *read
	return nil
}
