package cobrahq

import (
	"fmt"
	"hash/fnv"
	"iter"
	"slices"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// View is what a seat may know. This game has no secrets, so it is all that a
// State holds; a tile not turned yet has no face that anybody could know. The zero
// View is of a game not begun.
type View struct {
	table
	seat joe.Seat
}

// View is the position as a seat knows it. That of joe.Chance, and of a seat that
// is not at the table, is the spectator's; so is every View of a game not begun.
func (s State) View(seat joe.Seat) View {
	if s.set == nil {
		return View{}
	}
	return View{s.table, seat.Watching(int(s.seats))}
}

// Seat is whose view this is, or joe.Spectator.
func (v View) Seat() joe.Seat {
	if v.set == nil {
		return joe.Spectator
	}
	return v.seat
}

// Legal is what [Legal] lists, where this seat is to act; else nothing.
func (v View) Legal() []Action {
	if v.toAct() != v.seat {
		return nil
	}
	return v.appendLegal(nil)
}

// AppendLegal appends what Legal lists to the caller's slice. It allocates only where
// that slice has to grow, as the function [AppendLegal] does.
func (v View) AppendLegal(list []Action) []Action {
	if v.toAct() != v.seat {
		return list
	}
	return v.appendLegal(list)
}

// Sample is a position that this seat cannot tell from the true one. Nothing is
// hidden here, so there is one such position, and nothing is drawn.
func (v View) Sample(*dice.Source) State { return State{v.table} }

// With is the View after an event as [Redact] shows it to this seat. An event that
// cannot happen now, nil and pointers too, leaves it unchanged.
func (v View) With(e Event) View {
	if known(e) && v.phase != notBegun && v.phase != over && e.can(&v.table) {
		e.on(&v.table)
	}
	return v
}

// Key is equal for two Views exactly when their JSON is equal. It is compact, not
// meant to be read, and good for map keys; it may change between versions.
func (v View) Key() string { return string(append(v.appendKey(nil), byte(v.seat))) }

// Hash is equal for equal positions, on every platform. Nothing is secret in this
// game, so that it may be sent to anybody.
func (t table) Hash() uint64 {
	h := fnv.New64a()
	h.Write(t.appendKey(nil))
	return h.Sum64()
}

// appendKey writes everything that tells two positions apart.
func (t *table) appendKey(b []byte) []byte {
	if t.set == nil {
		return b
	}
	word := func(n uint16) { b = append(b, byte(n>>8), byte(n)) }
	b = append(b, t.set.key...)
	for _, n := range t.pawns {
		word(n)
	}
	for _, h := range t.hands {
		b = append(append(b, h.henchmen[:]...), h.boats, h.secrets)
	}
	b = append(b, t.sand[:]...)
	for _, set := range []spaceSet{t.bombs, t.up} {
		for _, bits := range set {
			for i := range 4 {
				word(uint16(bits >> (16 * i)))
			}
		}
	}
	b = append(b, t.left[:]...)
	for _, n := range t.trail[:t.steps] {
		word(n)
	}
	word(t.bank)
	word(t.round)
	b = append(b, t.steps, t.moves, t.stack, byte(t.phase), byte(t.first), byte(t.active), byte(t.opponent),
		byte(t.out), byte(t.asking), byte(t.rolling))
	b = append(b, t.rolls[:]...)
	boosted := byte(0)
	if t.boosted {
		boosted = 1
	}
	return append(b, boosted, byte(t.winners), byte(t.reason))
}

// ToAct is the seat that is to act, joe.Chance, or joe.Nobody in a game that is
// over or not begun.
func (t table) ToAct() joe.Seat { return t.toAct() }

// Seats is the number of seats, 2 to 4; 0 in a game not begun.
func (t table) Seats() int { return int(t.seats) }

// Outcome is how the game ended, or false while it has not.
func (t table) Outcome() (joe.Outcome, bool) {
	if t.phase != over {
		return joe.Outcome{}, false
	}
	return joe.Outcome{Winners: t.winners, Reason: endings[t.reason]}, true
}

// The questions that a Pending of this game asks, by its Kind.
const (
	AskFirstRoll = "first-roll" // chance: the white die of Other, for who goes first
	AskWhiteDie  = "white-die"  // chance: the white die of the turn of Other
	AskMove      = "move"       // a step, a boost, or to stop; Item is the pawn's space, Count the moves left
	AskTake      = "take"       // a tile of Other, or none; Item is the space
	AskTurnTile  = "turn-tile"  // chance: the tile on Item
	AskOpponent  = "opponent"   // whom to roll off against; Item is the tile
	AskRollOff   = "roll-off"   // chance: both dice, against Other; Item is the tile
	AskPlaceBomb = "place-bomb" // where to lay the bomb defused on Item
)

// Pending is what the game waits for.
func (t table) Pending() joe.Pending { return t.pending() }

func (t *table) pending() joe.Pending {
	p := joe.NothingPending()
	p.Seat = t.toAct()
	switch t.phase {
	case firstRoll:
		p.Kind, p.Rule, p.Other = AskFirstRoll, "hq-first-roll", t.active
	case turnStart:
		return askedDie[t.active].(Asked).Pending
	case moving:
		p.Kind, p.Rule, p.Item, p.Count = AskMove, "hq-move-up-to", string(t.at()), int(t.moves)
	case meeting:
		p.Kind, p.Rule, p.Other, p.Item = AskTake, "hq-steal-offer", t.opponent, string(t.at())
	case turning:
		p.Kind, p.Rule, p.Item = AskTurnTile, "hq-tile-flip", string(t.at())
	case choosing:
		p.Kind, p.Rule, p.Item = AskOpponent, "hq-rolloff-opponent", t.holder(t.active).String()
	case rollingOff:
		p.Kind, p.Rule, p.Other, p.Item = AskRollOff, "hq-rolloff-dice", t.opponent, t.holder(t.active).String()
	case placing:
		p.Kind, p.Rule, p.Item = AskPlaceBomb, "hq-bomb-win-where", string(t.at())
	}
	return p
}

func (t *table) at() Square { return t.set.board.name[t.pawn()] }

// Config is the Config of the game with nothing left to a default, in memory of
// the caller's; the zero Config in a game not begun.
func (t table) Config() Config {
	if t.set == nil {
		return Config{}
	}
	return t.set.config()
}

// Board is the board, in memory of the caller's; nil in a game not begun.
func (t table) Board() *Board {
	if t.set == nil {
		return nil
	}
	board := *t.set.board
	return &board
}

// PlayedOn reports whether the game is played on a board: one equal in every square,
// name and basis. It allocates nothing.
func (t table) PlayedOn(b *Board) bool { return t.set != nil && t.set.board.same(b) }

// Round is the number of the round, from 1; 0 before the first turn. It counts up
// when the turn comes back to, or past, the seat that went first.
func (t table) Round() int { return int(t.round) }

// First is the seat that went first, or joe.Nobody before that is known.
func (t table) First() joe.Seat {
	if t.round == 0 {
		return joe.Nobody
	}
	return t.first
}

// Active is the seat whose turn it is, or that rolls for the first turn;
// joe.Nobody in a game over or not begun.
func (t table) Active() joe.Seat {
	if t.phase == notBegun || t.phase == over {
		return joe.Nobody
	}
	return t.active
}

// Moves is how many moves the active seat has left: the die and the boost less
// the steps made.
func (t table) Moves() int { return int(t.moves) }

// Trail is the spaces moved onto in this turn, in order (hq-move-no-repeat), in a
// slice of the caller's. The space where the pawn began is not among them, so that it
// may be moved onto once (amb-hq-start-space).
func (t table) Trail() []Square {
	return t.AppendTrail(nil)
}

// AppendTrail appends what Trail gives to the caller's slice; 12 is room enough.
func (t table) AppendTrail(list []Square) []Square {
	for _, n := range t.trail[:t.steps] {
		list = append(list, t.set.board.name[n])
	}
	return list
}

// Boosted reports whether a Henchman was spent in this turn.
func (t table) Boosted() bool { return t.boosted }

// Bank is, for the active pawn on the river, the space from which it embarked, so that
// it lands on the other side (amb-hq-river-turnback); "" where no pawn is on the river.
func (t table) Bank() Square {
	if t.set == nil || t.bank == noNode {
		return ""
	}
	return t.set.board.name[t.bank]
}

// FirstRoll is how a seat stands in the roll for who goes first: whether it is among
// those that roll, or roll again, and what it has rolled, 0 for nothing yet
// (hq-first-roll). Once that is settled nobody rolls.
func (t table) FirstRoll(s joe.Seat) (pips int, rolling bool) {
	if t.phase != firstRoll || !s.At(int(t.seats)) {
		return 0, false
	}
	return int(t.rolls[s]), t.rolling.Has(s)
}

// Home is the HOME BASE of a seat, or "" for one that is not at the table.
func (t table) Home(s joe.Seat) Square {
	if !s.At(int(t.seats)) {
		return ""
	}
	return t.set.board.name[t.set.home(s)]
}

// Pawn is where a seat's pawn stands, or "" if it is out of the game or not at the
// table.
func (t table) Pawn(s joe.Seat) Square {
	if !s.At(int(t.seats)) || t.pawns[s] == noNode {
		return ""
	}
	return t.set.board.name[t.pawns[s]]
}

// Out reports whether a seat is stranded and out of the game (hq-stranded).
func (t table) Out(s joe.Seat) bool { return t.out.Has(s) }

// Held is the bomb or Henchman that holds a seat's pawn, or none.
func (t table) Held(s joe.Seat) Tile {
	if !s.At(int(t.seats)) {
		return 0
	}
	return t.holder(s)
}

// Holds is how many of a tile lie in front of a seat.
func (t table) Holds(s joe.Seat, tile Tile) int {
	if !s.At(int(t.seats)) {
		return 0
	}
	return t.hands[s].count(tile)
}

// Tiles goes through the kinds of tile in front of a seat and how many there are
// of each, in the order of the Tile constants.
func (t table) Tiles(s joe.Seat) iter.Seq2[Tile, int] {
	return func(yield func(Tile, int) bool) {
		for tile := Bomb; tile <= TopSecret; tile++ {
			if n := t.Holds(s, tile); n > 0 && !yield(tile, n) {
				return
			}
		}
	}
}

// Stack is how many Top Secret tiles lie at Cobra HQ.
func (t table) Stack() int { return int(t.stack) }

// Left is how many tiles of a kind are among those never turned yet: what chance
// draws from when one is turned.
func (t table) Left(tile Tile) int { return t.left.count(tile) }

// OutOfPlay is how many tiles of a kind have left the game: used boats, spent
// Henchmen, bombs with no room, and what stranded players held.
func (t table) OutOfPlay(tile Tile) int {
	if t.set == nil {
		return 0
	}
	return t.away(tile)
}

// Face is how a tile lies on a space.
type Face uint8

const (
	NoTile   Face = iota // no tile
	Unturned             // face down, never turned: nobody knows what it is
	FaceDown             // a defused bomb laid face down, which all know
	FaceUp               // turned
)

var faceNames = [...]string{"no tile", "unturned", "face-down", "face-up"}

// String is "no tile", "unturned", "face-down" or "face-up".
func (f Face) String() string {
	if int(f) < len(faceNames) {
		return faceNames[f]
	}
	return fmt.Sprintf("face %d", uint8(f))
}

// MarshalText is the word that String gives. A value that is no Face is refused.
func (f Face) MarshalText() ([]byte, error) { return writeWord(f, faceNames[:], 0) }

// UnmarshalText reads what MarshalText writes.
func (f *Face) UnmarshalText(text []byte) error { return readWord(f, faceNames[:], 0, text) }

// TileOn is the tile on a space and how it lies: no Tile where it is [Unturned] or
// there is none. At Cobra HQ it is TopSecret, face up, while there are any.
func (t table) TileOn(at Square) (Tile, Face) {
	if t.set == nil {
		return 0, NoTile
	}
	n, ok := t.set.board.node(at)
	if !ok {
		return 0, NoTile
	}
	switch tile := t.tileOn(n); {
	case t.set.board.kind[n] == HQ && t.stack > 0:
		return TopSecret, FaceUp
	case tile == 0:
		return 0, NoTile
	case tile == tileFaceDown:
		return 0, Unturned
	case t.faceDownBomb(n):
		return Bomb, FaceDown
	default:
		return Tile(tile), FaceUp
	}
}

// PawnsOn is the seats whose pawns stand on a space.
func (t table) PawnsOn(at Square) joe.SeatSet {
	var set joe.SeatSet
	for s := range joe.Seat(t.seats) {
		if at != "" && t.Pawn(s) == at {
			set = set.With(s)
		}
	}
	return set
}

// away is what is out of play: the mix less what is left, lies and is held.
func (t *table) away(tile Tile) int {
	if tile == TopSecret {
		return 0
	}
	n := t.set.tiles.count(tile) - t.left.count(tile)
	for _, lying := range t.sand {
		if Tile(lying) == tile {
			n--
		}
	}
	for s := range t.hands {
		n -= t.hands[s].count(tile)
	}
	if tile == Bomb {
		for _, at := range t.set.board.greenNodes {
			if t.tileOn(at) != 0 {
				n--
			}
		}
		if t.phase == placing {
			n--
		}
	}
	if tile == Boat && t.afloat() {
		n--
	}
	return n
}

// equal reports whether two positions are the same.
func (t *table) equal(o *table) bool {
	return slices.Equal(t.appendKey(nil), o.appendKey(nil))
}
