package cobrahq

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
	faultWaitFirst
	faultWaitDie
	faultWaitTile
	faultWaitDice
	faultNoDie
	faultNoDice
	faultNoTile
	faultDieFace
	faultNotLeft
	faultNoSquare
	faultNotAdjoining
	faultDiagonal
	faultBush
	faultRepeat
	faultNeedsBoat
	faultTooFew
	faultNoLanding
	faultTurnBack
	faultWideRiver
	faultStopRiver
	faultBombHolds
	faultHenchmanHolds
	faultBombPlace
	faultAnswer
	faultBoostBefore
	faultBoostAfter
	faultBoostTwice
	faultBoostNone
	faultBoostNotLater
	faultBoostAmount
	faultNobodyMet
	faultNotTheirs
	faultThirdBoat
	faultNoRollOff
	faultSelf
	faultOpponentOut
	faultNoBomb
	faultNotGreen
	faultNotEmpty
	nFaults
)

// faults says what each refusal is, by which rule, and why.
var faults = [nFaults]struct {
	kind joe.ErrorKind // 0: not your turn, or illegal, by who is to act
	rule joe.RuleID    // "": that of what is pending
	why  string
}{
	faultNotBegun:      {joe.ErrNotBegun, "hq-setup-pawn", "the game has not begun; set one up with New"},
	faultOver:          {joe.ErrGameOver, "", "the game is over"},
	faultUnknown:       {joe.ErrMalformed, "", "this game has no such action; pass one of the action types, by value"},
	faultWaitFirst:     {0, "hq-first-roll", "the seats still roll for who goes first"},
	faultWaitDie:       {0, "hq-roll-white", "a turn begins with the white die, which chance rolls"},
	faultWaitTile:      {0, "hq-tile-flip", "the tile under the pawn is turned first, by chance"},
	faultWaitDice:      {0, "hq-rolloff-dice", "the dice of the roll-off fall first, by chance"},
	faultNoDie:         {0, "hq-roll-white", "no white die is rolled now"},
	faultNoDice:        {0, "hq-rolloff-dice", "no roll-off is thrown now"},
	faultNoTile:        {0, "hq-tile-flip", "no tile is turned now"},
	faultDieFace:       {0, "hq-box-dice", "a die shows 1 to 6"},
	faultNotLeft:       {0, "hq-setup-mix", "no such tile is left among those not turned yet"},
	faultNoSquare:      {0, "hq-move-adjoining", "the board has no such space"},
	faultNotAdjoining:  {0, "hq-move-adjoining", "a step goes to an adjoining space"},
	faultDiagonal:      {0, "hq-move-no-diagonal", "moves go to a side neighbour, never diagonally"},
	faultBush:          {0, "hq-move-no-bush", "a bush is never moved onto"},
	faultRepeat:        {0, "hq-move-no-repeat", "that space was moved onto in this turn"},
	faultNeedsBoat:     {0, "hq-river-needs-boat", "the river needs a boat tile to lay on it"},
	faultTooFew:        {0, "hq-river-enough-moves", "a crossing takes a move onto the river and one off it"},
	faultNoLanding:     {0, "hq-river-no-end", "there is no landing on the far side from there"},
	faultTurnBack:      {0, "amb-hq-river-turnback", "the step after the river goes to the far side"},
	faultWideRiver:     {0, "amb-hq-river-two-spaces", "a boat crosses one river space"},
	faultStopRiver:     {0, "hq-river-no-end", "a move may not end on the river"},
	faultBombHolds:     {0, "hq-bomb-hold", "the bomb has to be defused first"},
	faultHenchmanHolds: {0, "hq-henchman-hold", "the Henchman has to be defeated first"},
	faultBombPlace:     {0, "hq-bomb-win-move", "the defused bomb has to be laid down first"},
	faultAnswer:        {0, "hq-steal-offer", "take a tile of the opponent met, or decline, first"},
	faultBoostBefore:   {0, "hq-boost-after-roll", "a boost is added after the die is rolled"},
	faultBoostAfter:    {0, "amb-hq-boost-timing", "a boost is added to the roll, before the first step"},
	faultBoostTwice:    {0, "amb-hq-boost-several", "one boost a turn"},
	faultBoostNone:     {0, "hq-boost-use", "you hold no such Henchman"},
	faultBoostNotLater: {0, "hq-boost-later", "no boost in a turn with a roll-off; a Henchman won gives it on a later turn"},
	faultBoostAmount:   {0, "hq-boost-amount", "a boost adds from 1 up to the tile's number"},
	faultNobodyMet:     {0, "hq-steal-one", "tiles are taken when an opponent is met, one a meeting"},
	faultNotTheirs:     {0, "hq-steal-choice", "the opponent has no such tile"},
	faultThirdBoat:     {0, "amb-hq-steal-boat-limit", "you hold 2 boats, and never more"},
	faultNoRollOff:     {0, "hq-rolloff-opponent", "nobody is chosen for a roll-off now"},
	faultSelf:          {0, "hq-rolloff-opponent", "the opponent is another player at the table"},
	faultOpponentOut:   {0, "amb-hq-rolloff-eligible", "that player is out of the game"},
	faultNoBomb:        {0, "hq-bomb-win-move", "you have no defused bomb to lay down"},
	faultNotGreen:      {0, "hq-bomb-win-where", "a bomb goes onto a light-green space"},
	faultNotEmpty:      {0, "amb-hq-bomb-empty", "the space has to be empty, without tile and pawn"},
}

// refuse is why an action would be refused, or legal; and, for one that names a
// space, that space.
func (t *table) refuse(a Action) (fault, node) {
	switch t.phase {
	case notBegun:
		return faultNotBegun, noNode
	case over:
		return faultOver, noNode
	}
	switch a := a.(type) {
	case Step:
		if f := t.notNow(moving); f != legal {
			return f, noNode
		}
		to, ok := t.set.board.node(a.To)
		if !ok {
			return faultNoSquare, noNode
		}
		return t.refuseStep(to), to
	case Place:
		at, ok := t.set.board.node(a.At)
		if !ok {
			at = noNode
		}
		return t.refusePlace(at), at
	}
	return t.refuseOther(a), noNode
}

// refuseOther is refuse for the actions that name no space.
func (t *table) refuseOther(a Action) fault {
	switch a := a.(type) {
	case Stop:
		if f := t.notNow(moving); f != legal {
			return f
		}
		return t.refuseStop()
	case Boost:
		return t.refuseBoost(a)
	case Take:
		return t.refuseTake(a.Tile)
	case Decline:
		if t.phase != meeting {
			return t.instead(faultNobodyMet)
		}
		return legal
	case Challenge:
		return t.refuseChallenge(a.Opponent)
	case Die:
		if t.phase != firstRoll && t.phase != turnStart {
			return faultNoDie
		}
		return refuseDie(a.Pips)
	case Dice:
		if t.phase != rollingOff {
			return faultNoDice
		}
		return max(refuseDie(a.White), refuseDie(a.Black))
	case Reveal:
		if t.phase != turning {
			return faultNoTile
		}
		if t.left.count(a.Tile) == 0 {
			return faultNotLeft
		}
		return legal
	}
	return faultUnknown
}

func refuseDie(pips uint8) fault {
	if pips < 1 || pips > dieFaces {
		return faultDieFace
	}
	return legal
}

// notNow is why what belongs to one phase can't be done in this one.
func (t *table) notNow(want phase) fault {
	if t.phase == want {
		return legal
	}
	switch t.phase {
	case firstRoll:
		return faultWaitFirst
	case turnStart:
		return faultWaitDie
	case turning:
		return faultWaitTile
	case rollingOff:
		return faultWaitDice
	case meeting:
		return faultAnswer
	case placing:
		return faultBombPlace
	case choosing:
		if t.holder(t.active) == Bomb {
			return faultBombHolds
		}
		return faultHenchmanHolds
	}
	return faultNobodyMet
}

// instead is f, unless chance is to act.
func (t *table) instead(f fault) fault {
	if t.toAct() == joe.Chance {
		return t.notNow(moving)
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
	var steps []string
	for _, a := range t.appendLegal(nil) {
		if s, ok := a.(Step); ok {
			steps = append(steps, string(s.To))
		} else {
			words = append(words, a.String())
		}
	}
	if len(words) > most {
		words = append(words[:most], "…")
	}
	where := ""
	if t.phase == moving {
		where = "from " + string(t.set.board.name[t.pawn()])
		if len(steps) > 0 {
			slices.Sort(steps)
			where += ": " + strings.Join(steps, ", ")
		}
	}
	switch {
	case where == "":
		return "legal: " + strings.Join(words, ", ")
	case len(words) == 0:
		return where
	}
	return where + "; or " + strings.Join(words, ", ")
}
