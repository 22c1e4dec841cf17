package adventure

import (
	"hash/fnv"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// View is what a seat may know. This game has no secrets (amb-adv-hidden-cards), so
// it is all that a State holds; a card never drawn has no place that anybody could
// know. The zero View is of a game not begun.
type View struct {
	table
	seat joe.Seat
}

// View is the position as a seat knows it. That of joe.Chance, and of a seat that
// is not at the table, is the spectator's.
func (s State) View(seat joe.Seat) View {
	if s.stage == notBegun {
		return View{}
	}
	return View{s.table, seat.Watching(int(s.seats))}
}

// Seat is whose view this is, or joe.Spectator.
func (v View) Seat() joe.Seat {
	if v.stage == notBegun {
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
// cannot happen now, nil and pointers too, leaves it unchanged. Between two events of
// one action a View is good for drawing; what may be done is known after the last.
func (v View) With(e Event) View {
	if known(e) && v.stage != notBegun && v.stage != over && e.can(&v.table) {
		e.on(&v.table)
	}
	return v
}

// Key is equal for two Views exactly when their JSON is equal. It is compact, not
// meant to be read, and good for map keys; it may change between versions.
func (v View) Key() string { return string(append(v.appendKey(nil), byte(v.Seat()))) }

// Hash is equal for equal positions, on every platform. Nothing is secret in this game, so
// that it may be sent to anybody.
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
	b = append(b, t.pawns[:]...)
	for s := range 4 {
		b = append(b, byte(t.pieces[s]), t.objective[s], t.rolls[s])
		word(t.scored[s])
		word(uint16(t.points[s]))
		b = append(b, t.hands[s][:]...)
	}
	word(t.objectives)
	b = append(b, t.equipment[:]...)
	b = append(b, t.battles[:]...)
	for _, q := range []*queue{&t.equipUnder, &t.battleUnder} {
		b = append(append(b, q.n), q.cards[:q.n]...)
	}
	word(t.round)
	won := byte(0)
	if t.won {
		won = 1
	}
	return append(b, byte(t.stage), byte(t.first), byte(t.active), byte(t.rolling), t.white, t.dark, t.steps, t.gains, t.triggers,
		won, t.card, byte(t.returned), byte(t.ferried), byte(t.bumped), t.origin, byte(t.chain), byte(t.drawer),
		byte(t.ended), byte(t.winners), byte(t.reason))
}

// ToAct is the seat that is to act, joe.Chance, or joe.Nobody in a game that is
// over or not begun.
func (t table) ToAct() joe.Seat { return t.toAct() }

// Seats is the number of seats, 2 to 4; 0 in a game not begun.
func (t table) Seats() int { return int(t.seats) }

// Outcome is how the game ended, with the points of every seat, or false while it
// has not.
func (t table) Outcome() (joe.Outcome, bool) {
	if t.stage != over {
		return joe.Outcome{}, false
	}
	o := joe.Outcome{Winners: t.winners, Reason: endings[t.reason]}
	copy(o.Points[:], t.points[:])
	return o, true
}

// Config is the Config of the game with nothing left to a default, in memory of
// the caller's; the zero Config in a game not begun.
func (t table) Config() Config {
	if t.set == nil {
		return Config{}
	}
	return t.set.config()
}

// Board is the board, in memory of the caller's; nil in a game not begun.
func (t table) Board() *Board { return t.Config().Board }

// Cards is the deck, in memory of the caller's; nil in a game not begun.
func (t table) Cards() *Cards { return t.Config().Cards }

// PlayedOn reports whether the game is played on a board: one equal in every space, way
// and name. It allocates nothing.
func (t table) PlayedOn(b *Board) bool { return t.set != nil && t.set.board.same(b) }

// PlayedWith reports whether the game is played with a deck: one equal in every card and
// name. It allocates nothing.
func (t table) PlayedWith(c *Cards) bool { return t.set != nil && t.set.cards.same(c) }

// Target is the points that win; 0 in a game not begun.
func (t table) Target() int { return t.Config().Target }

// Round is the number of the round, from 1; 0 before the first turn.
func (t table) Round() int { return int(t.round) }

// First is the seat that goes first, or joe.Nobody before that is known.
func (t table) First() joe.Seat {
	if t.stage == notBegun || t.stage == firstRoll {
		return joe.Nobody
	}
	return t.first
}

// Active is the seat whose turn it is, in set-up too; joe.Nobody in a game over or
// not begun. While a bumped pawn's retreat is chosen, its player acts, in the active
// seat's turn.
func (t table) Active() joe.Seat {
	if t.stage == notBegun || t.stage == over {
		return joe.Nobody
	}
	return t.active
}

// Dice is the last throw to move of this turn: white and dark, dark 0 for the one
// die of training, zeros before it.
func (t table) Dice() (white, dark int) { return int(t.white), int(t.dark) }

// Pawn is where a seat's pawn stands, or "" where it is not on the board: before the
// start, and while it is bumped off, which it stays where the game ends meanwhile.
func (t table) Pawn(s joe.Seat) Space {
	if !s.At(int(t.seats)) || t.pawns[s] == noNode {
		return ""
	}
	return t.set.board.name[t.pawns[s]]
}

// PawnsOn is the seats whose pawns stand on a space: one at most, but on START.
func (t table) PawnsOn(at Space) joe.SeatSet {
	var set joe.SeatSet
	for s := range joe.Seat(t.seats) {
		if at != "" && t.Pawn(s) == at {
			set = set.With(s)
		}
	}
	return set
}

// Bumped is the seat whose pawn is off the board until its retreat is chosen, or
// joe.Nobody.
func (t table) Bumped() joe.Seat {
	if t.stage == notBegun {
		return joe.Nobody
	}
	return t.bumped
}

// Piece is a seat's playing piece, or none yet.
func (t table) Piece(s joe.Seat) Piece {
	if !s.At(int(t.seats)) {
		return 0
	}
	return t.pieces[s]
}

// Objective is the card that a seat has to reach, or false where it has none.
func (t table) Objective(s joe.Seat) (Objective, bool) {
	if !s.At(int(t.seats)) || t.objective[s] == 0 {
		return Objective{}, false
	}
	return t.set.cards.objectives[t.objective[s]-1], true
}

// Reached is the cards that a seat has reached and keeps, in the order of the deck.
func (t table) Reached(s joe.Seat) []Objective {
	return t.AppendReached(nil, s)
}

// AppendReached appends what Reached gives to the caller's slice; 16 is room enough.
func (t table) AppendReached(list []Objective, s joe.Seat) []Objective {
	if !s.At(int(t.seats)) {
		return list
	}
	return t.appendObjectives(list, t.scored[s])
}

// appendObjectives appends the cards of a set of indices.
func (t *table) appendObjectives(list []Objective, set uint16) []Objective {
	for i := range t.set.cards.objectives {
		if set>>i&1 == 1 {
			list = append(list, t.set.cards.objectives[i])
		}
	}
	return list
}

// Points is what the cards that a seat has reached are worth (adv-objective-keep-rule).
func (t table) Points(s joe.Seat) int {
	if !s.At(int(t.seats)) {
		return 0
	}
	return int(t.points[s])
}

// Holds is how many Equipment Cards of a kind a seat has.
func (t table) Holds(s joe.Seat, card Equipment) int {
	if !s.At(int(t.seats)) || int(card) >= equipmentKinds {
		return 0
	}
	return int(t.hands[s][card])
}

// Ferried reports whether a seat has paid a Hydrofoil on its way to Cobra Island and
// need not pay another to enter (amb-adv-equipment-exact).
func (t table) Ferried(s joe.Seat) bool { return t.ferried.Has(s) }

// Returned reports whether a seat's pawn has come back to START since it entered
// training, so that it may leave from there (amb-adv-start-leave-first-turn).
func (t table) Returned(s joe.Seat) bool { return t.returned.Has(s) }

// FirstRoll is how a seat stands in the roll for who goes first: whether it is among
// those that roll, or roll again, and what it has rolled, 0 for nothing yet
// (adv-first-roll-off). Once that is settled nobody rolls.
func (t table) FirstRoll(s joe.Seat) (pips int, rolling bool) {
	if t.stage != firstRoll || !s.At(int(t.seats)) {
		return 0, false
	}
	return int(t.rolls[s]), t.rolling.Has(s)
}

// Turn is how far the active seat's turn has come: what Pending asks about it, or, where
// an Objective is drawn or a bumped pawn's retreat is chosen first, what comes then.
type Turn struct {
	// Stage is what the turn waits for: a Kind of Pending; or, where something else
	// comes first, "landed" on a space still to take effect, "directed" to another
	// space, or "turn-done"; "over" in a game over, "" in one not begun.
	Stage    string
	Steps    int         // to go: of the roll, what is left of it, or as directed; 0 to 12
	Gains    int         // Equipment Cards still to be drawn
	Triggers int         // spaces that took effect in this turn; 20 may (amb-adv-directed-trigger)
	Card     string      // the id of the Battle Card being followed, or ""
	Why      joe.RuleID  // the rule by which the turn is done, or ""
	Chain    joe.SeatSet // who has moved in this chain of retreats (amb-adv-chain-retreat)
	Origin   Space       // where the bumped pawn stood, or ""
}

// Turn is how far the active seat's turn has come. It allocates nothing.
func (t table) Turn() Turn {
	if t.stage == notBegun {
		return Turn{}
	}
	u := Turn{Stage: stageNames[t.stage], Steps: int(t.steps), Gains: int(t.gains), Triggers: int(t.triggers), Why: endings[t.ended], Chain: t.chain}
	if t.card != 0 {
		u.Card = t.set.cards.battle[t.card-1].ID
	}
	if t.bumped != joe.Nobody {
		u.Origin = t.set.board.name[t.origin]
	}
	return u
}
