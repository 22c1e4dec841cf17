package cobrahq

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// Challenged is the opponent chosen for a roll-off (hq-rolloff-opponent).
type Challenged struct {
	Seat     joe.Seat `json:"seat"`
	Opponent joe.Seat `json:"opponent"`
}

// RolledOff is a throw of a roll-off: white for the mover, black for the
// opponent (hq-rolloff-dice). The higher wins (hq-rolloff-high); a tie is thrown
// again (hq-rolloff-tie).
type RolledOff struct {
	Seat     joe.Seat `json:"seat"`
	Opponent joe.Seat `json:"opponent"`
	White    uint8    `json:"white"`
	Black    uint8    `json:"black"`
}

// Held is a roll-off lost: the pawn stays with the tile (hq-bomb-lose-stay,
// hq-henchman-lose-stay).
type Held struct {
	Seat joe.Seat `json:"seat"`
	At   Square   `json:"at"`
	Tile Tile     `json:"tile"`
}

// BombLifted is a bomb defused and taken up, to be laid elsewhere (hq-bomb-win-move).
type BombLifted struct {
	Seat joe.Seat `json:"seat"`
	At   Square   `json:"at"`
}

// BombPlaced is a defused bomb laid face down on an empty light-green space; all
// know what it is (hq-bomb-win-where, amb-hq-bomb-known).
type BombPlaced struct {
	Seat joe.Seat `json:"seat"`
	At   Square   `json:"at"`
}

// BombRemoved is a defused bomb out of play, since no light-green space is empty
// (amb-hq-bomb-no-space).
type BombRemoved struct {
	Seat joe.Seat `json:"seat"`
}

// HenchmanTaken is a Henchman defeated and put in front of the winner
// (hq-henchman-win-take).
type HenchmanTaken struct {
	Seat joe.Seat `json:"seat"`
	At   Square   `json:"at"`
	Tile Tile     `json:"tile"`
}

func (Challenged) Rule() joe.RuleID { return "hq-rolloff-opponent" }
func (e RolledOff) Rule() joe.RuleID {
	if e.White == e.Black {
		return "hq-rolloff-tie"
	}
	return "hq-rolloff-high"
}
func (e Held) Rule() joe.RuleID {
	if e.Tile == Bomb {
		return "hq-bomb-lose-stay"
	}
	return "hq-henchman-lose-stay"
}
func (BombLifted) Rule() joe.RuleID    { return "hq-bomb-win-move" }
func (BombPlaced) Rule() joe.RuleID    { return "hq-bomb-win-where" }
func (BombRemoved) Rule() joe.RuleID   { return "amb-hq-bomb-no-space" }
func (HenchmanTaken) Rule() joe.RuleID { return "hq-henchman-win-take" }

func (e Challenged) String() string {
	return fmt.Sprintf("%v rolls off against %v", e.Seat, e.Opponent)
}
func (e RolledOff) String() string {
	return fmt.Sprintf("roll-off: %v %d, %v %d", e.Seat, e.White, e.Opponent, e.Black)
}
func (e Held) String() string {
	return fmt.Sprintf("%v is held on %s by the %v", e.Seat, e.At.shown(), e.Tile)
}
func (e BombLifted) String() string {
	return fmt.Sprintf("%v defuses the bomb on %s", e.Seat, e.At.shown())
}
func (e BombPlaced) String() string {
	return fmt.Sprintf("%v lays the bomb face down on %s", e.Seat, e.At.shown())
}
func (e BombRemoved) String() string {
	return fmt.Sprintf("%v finds no space for the bomb, and it is out of play", e.Seat)
}
func (e HenchmanTaken) String() string {
	return fmt.Sprintf("%v defeats %v on %s and keeps it", e.Seat, e.Tile, e.At.shown())
}

// refuseChallenge is why that seat can't be the opponent of the roll-off: any
// other who is in the game can (amb-hq-rolloff-eligible).
func (t *table) refuseChallenge(opponent joe.Seat) fault {
	switch {
	case t.phase != choosing:
		return t.instead(faultNoRollOff)
	case opponent == t.active || !opponent.At(int(t.seats)): // hq-rolloff-opponent
		return faultSelf
	case t.out.Has(opponent):
		return faultOpponentOut
	}
	return legal
}

// refusePlace is why the bomb can't go there (hq-bomb-win-where, amb-hq-bomb-empty).
func (t *table) refusePlace(at node) fault {
	switch {
	case t.phase != placing:
		return t.instead(faultNoBomb)
	case at == noNode || t.set.board.kind[at] != LightGreen:
		return faultNotGreen
	case !t.empty(at):
		return faultNotEmpty
	}
	return legal
}

func (e Challenged) can(t *table) bool {
	return t.phase == choosing && e.Seat == t.active && t.refuseChallenge(e.Opponent) == legal
}

func (e Challenged) on(t *table) { t.phase, t.opponent = rollingOff, e.Opponent }

func (e RolledOff) can(t *table) bool {
	return t.phase == rollingOff && e.Seat == t.active && e.Opponent == t.opponent &&
		refuseDie(e.White) == legal && refuseDie(e.Black) == legal
}

// The higher roll wins (hq-rolloff-high); after a tie both roll again
// (hq-rolloff-tie).
func (e RolledOff) on(t *table) {
	switch {
	case e.White > e.Black:
		t.phase, t.opponent = won, joe.Nobody
	case e.White < e.Black:
		t.phase, t.opponent = lost, joe.Nobody
	}
}

func (e Held) can(t *table) bool {
	return t.phase == lost && t.pawnAt(e.Seat, e.At) && t.holder(t.active) == e.Tile
}

func (e Held) on(t *table) {
	t.finish(endHenchmanLost)
	if e.Tile == Bomb {
		t.finish(endBombLost)
	}
}

func (e BombLifted) can(t *table) bool {
	return t.phase == won && t.pawnAt(e.Seat, e.At) && t.holder(t.active) == Bomb
}

func (e BombLifted) on(t *table) {
	t.lift(t.pawn())
	t.phase = placing
}

func (e BombPlaced) can(t *table) bool {
	at, ok := t.set.board.node(e.At)
	return ok && t.phase == placing && e.Seat == t.active && t.refusePlace(at) == legal
}

func (e BombPlaced) on(t *table) {
	n, _ := t.set.board.node(e.At)
	t.bombs.add(t.set.board.green[n])
	t.finish(endBombWon)
}

func (e BombRemoved) can(t *table) bool {
	return t.phase == placing && e.Seat == t.active && !t.room()
}

func (e BombRemoved) on(t *table) { t.finish(endBombWon) }

// room reports whether a bomb can be laid anywhere.
func (t *table) room() bool {
	for _, n := range t.set.board.greenNodes {
		if t.empty(n) {
			return true
		}
	}
	return false
}

func (e HenchmanTaken) can(t *table) bool {
	return t.phase == won && t.pawnAt(e.Seat, e.At) && e.Tile.Number() > 0 && t.holder(t.active) == e.Tile
}

func (e HenchmanTaken) on(t *table) {
	t.lift(t.pawn())
	t.hand().add(e.Tile, 1)
	t.finish(endHenchmanWon)
}

// rollOff is one throw and what comes of it.
func (w work) rollOff(white, black uint8) {
	t := w.t
	w.rolledOff(RolledOff{t.active, t.opponent, white, black})
	at, tile := t.set.board.name[t.pawn()], t.holder(t.active)
	switch {
	case t.phase == lost:
		w.held(Held{t.active, at, tile})
	case t.phase == won && tile == Bomb:
		w.bombLifted(BombLifted{t.active, at})
		if !t.room() {
			w.bombRemoved(BombRemoved{t.active})
		}
	case t.phase == won:
		w.henchmanTaken(HenchmanTaken{t.active, at, tile})
	}
	if t.phase == done {
		w.endTurn()
	}
}
