package adventure

import (
	"fmt"
)

// Action is one thing that a player can do, or one way that chance can fall. It
// bears no seat: it is for the seat that is to act. Actions compare with ==.
//
// A player's are [ChoosePiece], [Start], [Fly], [Enter], [GoOn], [Move], [Jump],
// [Stay] and [Retreat]; chance's are [Die], [Dice], [DrawObjective],
// [DrawEquipment] and [DrawBattle].
type Action interface {
	fmt.Stringer
	action()
}

type (
	// ChoosePiece takes one of the nine playing pieces (adv-choose-character).
	ChoosePiece struct {
		Piece Piece `json:"piece"`
	}
	// Start puts the pawn on START of a training area (adv-training-start).
	Start struct {
		At Space `json:"at"`
	}
	// Fly flies from the Airstrip to an Airport, which is the whole turn
	// (adv-airstrip-fly, amb-adv-airstrip-flight-turn).
	Fly struct {
		To Space `json:"to"`
	}
	// Enter goes back into the training area beside the pawn, to START
	// (adv-airport-choice, adv-sent-out-return, sdk-enter-training).
	Enter struct{}
	// GoOn rolls to move on where Fly or Enter could be chosen instead.
	GoOn struct{}
	// Move moves the pawn to where its way ends, forward or backward as asked. Left
	// is what is left of the roll at the pawn's own Objective, else 0
	// (adv-objective-carry-on).
	Move struct {
		To   Space `json:"to"`
		Left uint8 `json:"left,omitempty"`
	}
	// Jump jumps to the next Jet Pack (adv-jet-jump).
	Jump struct {
		To Space `json:"to"`
	}
	// Stay declines: a jump, the way forward won in a Sneak Attack, or what is left
	// of a roll at an Objective (amb-adv-jet-optional, amb-adv-sneak-decline,
	// amb-adv-objective-pass).
	Stay struct{}
	// Retreat says where the seat's bumped pawn goes (adv-bump, amb-adv-retreat-path).
	Retreat struct {
		To Space `json:"to"`
	}

	// Die is one die: for the first player (adv-first-roll-off), or to move in
	// training (adv-training-one-die).
	Die struct {
		Pips uint8 `json:"pips"`
	}
	// Dice is both dice, thrown together: to move outside training
	// (adv-two-dice-outside), or in a Sneak Attack (adv-sneak-roll).
	Dice struct {
		White uint8 `json:"white"`
		Dark  uint8 `json:"dark"`
	}
	// DrawObjective is the Objective Card drawn, by its id (adv-objective-next).
	DrawObjective struct {
		Card string `json:"card"`
	}
	// DrawEquipment is the Equipment Card drawn (adv-collect-equipment).
	DrawEquipment struct {
		Card Equipment `json:"card"`
	}
	// DrawBattle is the Battle Card drawn, by its id (adv-battle-draw).
	DrawBattle struct {
		Card string `json:"card"`
	}
)

func (ChoosePiece) action()   {}
func (Start) action()         {}
func (Fly) action()           {}
func (Enter) action()         {}
func (GoOn) action()          {}
func (Move) action()          {}
func (Jump) action()          {}
func (Stay) action()          {}
func (Retreat) action()       {}
func (Die) action()           {}
func (Dice) action()          {}
func (DrawObjective) action() {}
func (DrawEquipment) action() {}
func (DrawBattle) action()    {}

func (a ChoosePiece) String() string { return fmt.Sprintf("take the %v", a.Piece) }
func (a Start) String() string       { return "begin at " + shown(string(a.At)) }
func (a Fly) String() string         { return "fly to " + shown(string(a.To)) }
func (a Enter) String() string       { return "go back into training" }
func (a GoOn) String() string        { return "go on" }
func (a Move) String() string {
	if a.Left > 0 {
		return fmt.Sprintf("move to %s with %d left", shown(string(a.To)), a.Left)
	}
	return "move to " + shown(string(a.To))
}
func (a Jump) String() string          { return "jump to " + shown(string(a.To)) }
func (a Stay) String() string          { return "stay" }
func (a Retreat) String() string       { return "retreat to " + shown(string(a.To)) }
func (a Die) String() string           { return fmt.Sprintf("die %d", a.Pips) }
func (a Dice) String() string          { return fmt.Sprintf("white die %d, dark die %d", a.White, a.Dark) }
func (a DrawObjective) String() string { return "Objective " + shown(a.Card) }
func (a DrawEquipment) String() string { return fmt.Sprintf("Equipment %v", a.Card) }
func (a DrawBattle) String() string    { return "battle card " + shown(a.Card) }

// belongs reports whether a is an action of this package, by value, and whether it
// is chance's.
func belongs(a Action) (ours, chance bool) {
	switch a.(type) {
	case Die, Dice, DrawObjective, DrawEquipment, DrawBattle:
		return true, true
	case ChoosePiece, Start, Fly, Enter, GoOn, Move, Jump, Stay, Retreat:
		return true, false
	}
	return false, false
}

// shown is a name for a message, quoted where it is none of ours and cut where a
// caller's text is long.
func shown(name string) string {
	if len(name) > maxSpaceName {
		return fmt.Sprintf("%q…", name[:maxSpaceName])
	}
	if !Space(name).spelled() {
		return fmt.Sprintf("%q", name)
	}
	return name
}

// boxed is the actions of a board and a deck, each boxed once.
type boxed struct {
	starts, flights        [2]Action
	moves, jumps, retreats []Action // by node
	leftovers              [places][2 * dieFaces]Action
	pieces                 [maxPieces]Action
	objectives             [16]Action
	battles                []Action
	equipment              [equipmentKinds]Action
}

const (
	dieFaces  = 6
	maxPieces = 9 // adv-box-characters
)

var (
	enter Action = Enter{}
	goOn  Action = GoOn{}
	stay  Action = Stay{}

	dieActions = func() (list [dieFaces]Action) {
		for i := range list {
			list[i] = Die{uint8(i + 1)}
		}
		return list
	}()
	diceActions = func() (list [dieFaces * dieFaces]Action) {
		for i := range list {
			list[i] = Dice{uint8(i/dieFaces + 1), uint8(i%dieFaces + 1)}
		}
		return list
	}()
)

func boxedFor(b *Board, c *Cards) *boxed {
	x := &boxed{battles: make([]Action, len(c.battle))}
	for i := range x.starts {
		x.starts[i], x.flights[i] = Start{b.name[b.gates[i]]}, Fly{b.name[b.airports[i]]}
	}
	for _, s := range b.name {
		x.moves, x.jumps, x.retreats = append(x.moves, Move{To: s}), append(x.jumps, Jump{s}), append(x.retreats, Retreat{s})
	}
	for p := 1; p < places; p++ {
		for left := range x.leftovers[p] {
			x.leftovers[p][left] = Move{b.name[b.objectives[p]], uint8(left)}
		}
	}
	for i := range x.pieces {
		x.pieces[i] = ChoosePiece{Piece(i + 1)}
	}
	for i, o := range c.objectives {
		x.objectives[i] = DrawObjective{o.ID}
	}
	for i, card := range c.battle {
		x.battles[i] = DrawBattle{card.ID}
	}
	for e := range x.equipment {
		x.equipment[e] = DrawEquipment{Equipment(e)}
	}
	return x
}
