package adventure

import "github.com/seed4548c990/gijoe/joe"

// The questions that a Pending of this game asks, by its Kind.
const (
	AskFirstRoll  = "first-roll"  // chance: a seat's die for who goes first
	AskPiece      = "piece"       // a playing piece
	AskObjective  = "objective"   // chance: the Objective Card that Other gets
	AskStart      = "start"       // where to begin
	AskOpening    = "opening"     // fly, enter training, or go on; Item is the pawn's space
	AskDie        = "die"         // chance: one die, in training
	AskDice       = "dice"        // chance: both dice
	AskMove       = "move"        // where the move ends; Item is the pawn's space, Count the steps
	AskRest       = "rest"        // the same with what is left of the roll, or to stay
	AskJump       = "jump"        // to the next Jet Pack, or to stay
	AskSneak      = "sneak"       // chance: both dice of a Sneak Attack
	AskForward    = "forward"     // where the way forward ends
	AskMayForward = "may-forward" // the same, or to stay
	AskBack       = "back"        // where the way back ends
	AskEquipment  = "equipment"   // chance: an Equipment Card; Count are to come
	AskBattle     = "battle"      // chance: a Battle Card
	AskRetreat    = "retreat"     // where the bumped pawn goes; Item is where it stood
)

// asks is the Kind of each stage, and the rule that asks.
var asks = [nStages]struct {
	kind string
	rule joe.RuleID
}{
	firstRoll: {AskFirstRoll, "adv-first-roll-off"}, choosing: {AskPiece, "adv-choose-character"}, dealing: {AskObjective, "adv-shuffle-objective"},
	starting: {AskStart, "adv-training-start"}, opening: {AskOpening, "adv-airport-choice"}, rollingOne: {AskDie, "adv-training-one-die"},
	rollingBoth: {AskDice, "adv-two-dice-outside"}, moving: {AskMove, "amb-adv-full-roll"}, restMoving: {AskRest, "adv-objective-carry-on"},
	jumping: {AskJump, "adv-jet-jump"}, sneaking: {AskSneak, "adv-sneak-roll"}, advancing: {AskForward, "adv-directed-any-path"},
	mayAdvance: {AskMayForward, "adv-sneak-win"}, falling: {AskBack, "adv-back-not-same-way"}, gaining: {AskEquipment, "adv-collect-equipment"},
	battling: {AskBattle, "adv-battle-draw"},
}

// Pending is what the game waits for.
func (t table) Pending() joe.Pending { return t.pending() }

func (t *table) pending() joe.Pending {
	p := joe.NothingPending()
	if p.Seat = t.toAct(); p.Seat == joe.Nobody {
		return p
	}
	switch {
	case t.drawer != joe.Nobody:
		p.Kind, p.Rule, p.Other = AskObjective, "adv-objective-next", t.drawer
		return p
	case t.bumped != joe.Nobody:
		p.Kind, p.Rule, p.Item, p.Count = AskRetreat, "adv-bump", string(t.set.board.name[t.origin]), retreat
		return p
	}
	p.Kind, p.Rule = asks[t.stage].kind, asks[t.stage].rule
	if p.Seat == joe.Chance {
		p.Other = t.active
	}
	switch t.stage {
	case opening, jumping:
		p.Item = string(t.set.board.name[t.pawn()])
	case moving, restMoving, advancing, mayAdvance, falling:
		p.Item, p.Count = string(t.set.board.name[t.pawn()]), int(t.steps)
	case gaining:
		p.Count = int(t.gains)
	}
	return p
}
