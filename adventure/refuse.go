package adventure

import (
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/joe"
)

// fault is why an action is refused. One function, refuse, gives it, and stands
// behind Legal, Check and Apply alike.
type fault uint8

const (
	legal fault = iota
	faultNotBegun
	faultOver
	faultUnknown
	faultWait
	faultOther
	faultNoDie
	faultDieFace
	faultNoDraw
	faultNotThere
	faultNoPiece
	faultNoSuchPiece
	faultPieceTaken
	faultNoStart
	faultNotAGate
	faultNoFlight
	faultNotAnAirport
	faultNoTraining
	faultNoMove
	faultNoSpace
	faultNotReached
	faultNoEquipment
	faultNoHydrofoil
	faultTwoHydrofoils
	faultAirstripOnly
	faultClockwise
	faultGateOnly
	faultNotBack
	faultMustMove
	faultNoJump
	faultNotNextJet
	faultJetHydrofoil
	faultNoRetreat
	nFaults
)

// faults says what each refusal is, by which rule, and why.
var faults = [nFaults]struct {
	kind joe.ErrorKind // 0: not your turn, or illegal, by who is to act
	rule joe.RuleID    // "": that of what is pending
	why  string
}{
	faultNotBegun:      {joe.ErrNotBegun, "adv-setup-split-cards", "the game has not begun; set one up with New"},
	faultOver:          {joe.ErrGameOver, "", "the game is over"},
	faultUnknown:       {joe.ErrMalformed, "", "this game has no such action; pass one of the action types, by value"},
	faultWait:          {0, "", "chance is to act first"},
	faultOther:         {0, "", "something else is asked now"},
	faultNoDie:         {0, "", "no such dice are thrown now"},
	faultDieFace:       {0, "adv-box-dice", "a die shows 1 to 6"},
	faultNoDraw:        {0, "", "no such card is drawn now"},
	faultNotThere:      {0, "amb-adv-hidden-cards", "that card is not what can come up now"},
	faultNoPiece:       {0, "adv-choose-character", "pieces are chosen before the game"},
	faultNoSuchPiece:   {0, "adv-box-character-names", "there are nine pieces"},
	faultPieceTaken:    {0, "adv-choose-character", "another seat has that piece"},
	faultNoStart:       {0, "adv-training-start", "the START is chosen before the first turn"},
	faultNotAGate:      {0, "adv-training-first", "everybody begins on START of a training area"},
	faultNoFlight:      {0, "adv-airstrip-next-turn", "a flight is for a pawn that begins its turn on an Airstrip"},
	faultNotAnAirport:  {0, "adv-airstrip-fly", "a flight goes to one of the two Airports"},
	faultNoTraining:    {0, "sdk-enter-training", "training is entered at the beginning of a turn, from beside it"},
	faultNoMove:        {0, "amb-adv-full-roll", "no move is to be made now"},
	faultNoSpace:       {0, "adv-path", "the board has no such space"},
	faultNotReached:    {0, "amb-adv-full-roll", "no way of just so many steps ends there"},
	faultNoEquipment:   {0, "adv-equipment-space-need", "landing there costs a card that you do not have"},
	faultNoHydrofoil:   {0, "adv-cobra-island-hydrofoil", "Cobra Island is reached by Hydrofoil only"},
	faultTwoHydrofoils: {0, "adv-cobra-island-hydrofoil", "landing there costs two Hydrofoils, one to reach Cobra Island and one for the blue space"},
	faultAirstripOnly:  {0, "adv-escape-airstrip", "the only way out of an Adventure Area is its Airstrip"},
	faultClockwise:     {0, "adv-training-clockwise", "in training all pawns follow the arrows, just as far as the die says"},
	faultGateOnly:      {0, "adv-training-exit-only", "training is left by START, once the pawn has come back there"},
	faultNotBack:       {0, "amb-adv-backward", "no way back of so many steps ends there"},
	faultMustMove:      {0, "amb-adv-full-roll", "the move has to be made"},
	faultNoJump:        {0, "adv-jet-exact", "a jump is for a pawn that has landed on a Jet Pack by exact count"},
	faultNotNextJet:    {0, "adv-jet-jump", "a jump goes to the next Jet Pack"},
	faultJetHydrofoil:  {0, "adv-jet-still-hydrofoil", "that Jet Pack is on Cobra Island, and you have no Hydrofoil"},
	faultNoRetreat:     {0, "adv-bump", "no bumped pawn waits for a retreat"},
}

// refuse is why an action would be refused, or legal; and the space or the card that
// it names.
func (t *table) refuse(a Action) (fault, int) {
	switch t.stage {
	case notBegun:
		return faultNotBegun, 0
	case over:
		return faultOver, 0
	}
	switch a := a.(type) {
	case Move:
		n := t.named(a.To)
		return t.refuseMove(n, a.Left), int(n)
	case Jump:
		n := t.named(a.To)
		return t.refuseJump(n), int(n)
	case Retreat:
		n := t.named(a.To)
		return t.refuseRetreat(n), int(n)
	case Fly:
		return t.refuseFly(t.named(a.To)), 0
	case Enter:
		return t.refuseEnter(), 0
	case GoOn:
		if !t.in(opening) {
			return t.notNow(faultOther), 0
		}
		return legal, 0
	case Stay:
		return t.refuseStay(), 0
	case ChoosePiece:
		return t.refusePiece(a.Piece), 0
	case Start:
		return t.refuseStart(a.At), 0
	}
	return t.refuseChance(a)
}

func (t *table) named(s Space) node {
	n, ok := t.set.board.node(s)
	if !ok {
		return noNode
	}
	return n
}

// refuseChance is refuse for what chance does.
func (t *table) refuseChance(a Action) (fault, int) {
	switch a := a.(type) {
	case Die:
		if !t.in(firstRoll) && !t.in(rollingOne) {
			return faultNoDie, 0
		}
		return refuseDie(a.Pips), 0
	case Dice:
		if !t.in(rollingBoth) && !t.in(sneaking) {
			return faultNoDie, 0
		}
		return max(refuseDie(a.White), refuseDie(a.Dark)), 0
	case DrawObjective:
		card := t.objectiveOf(a.Card)
		return t.canDrawObjective(card), card
	case DrawEquipment:
		return t.canDrawEquipment(a.Card), 0
	case DrawBattle:
		card := t.battleOf(a.Card)
		return t.canDrawBattle(card), card
	}
	return faultUnknown, 0
}

func refuseDie(pips uint8) fault {
	if badDie(pips) {
		return faultDieFace
	}
	return legal
}

// notNow is f, unless chance is to act.
func (t *table) notNow(f fault) fault {
	if t.toAct() == joe.Chance {
		return faultWait
	}
	return f
}

// refusal is the error for a fault.
func (t *table) refusal(a Action, f fault) error {
	row := faults[f]
	e := &joe.Error{Kind: row.kind, Rule: row.rule, Seat: t.toAct(), Detail: row.why}
	ours, chance := belongs(a)
	if ours {
		e.Action = a
	}
	switch {
	case e.Kind != 0:
	case chance == (e.Seat == joe.Chance):
		e.Kind = joe.ErrIllegal
	default:
		e.Kind = joe.ErrNotYourTurn
	}
	switch {
	case f == faultOver:
		e.Rule = endings[t.reason]
	case e.Rule == "":
		e.Rule = t.pending().Rule
	}
	e.Hint = t.hint()
	return e
}

// hint is what would do, for the seat that is to act.
func (t *table) hint() string {
	const most = 12
	if t.toAct() < 0 {
		return ""
	}
	var words []string
	for _, a := range t.appendLegal(nil) {
		words = append(words, a.String())
	}
	slices.Sort(words)
	if len(words) > most {
		words = append(words[:most], "…")
	}
	return "legal: " + strings.Join(words, ", ")
}
