package advtensor

import (
	"slices"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/internal/tensor"
	"github.com/seed4548c990/gijoe/joe"
)

const (
	maxSeats   = 4
	pieces     = int(adventure.Ranger)
	equipments = int(adventure.AttackCannon)
	objectives = 16
	under      = 32 // cards that may lie under a pile
	maxSteps   = 12
	maxGains   = 3
	maxLeft    = 11 // of a roll, at an Objective

	roundUnit   = 64
	pointUnit   = 100
	holdUnit    = 4
	triggerUnit = 20
	cardUnit    = 8
)

// asks is the questions in the order of the part "asks".
var asks = []string{
	adventure.AskFirstRoll, adventure.AskPiece, adventure.AskObjective, adventure.AskStart, adventure.AskOpening, adventure.AskDie,
	adventure.AskDice, adventure.AskMove, adventure.AskRest, adventure.AskJump, adventure.AskSneak, adventure.AskForward,
	adventure.AskMayForward, adventure.AskBack, adventure.AskEquipment, adventure.AskBattle, adventure.AskRetreat,
}

// stages is what a turn waits for, in the order of the part "stage".
var stages = append(slices.Clone(asks[:16]), "landed", "directed", "turn-done", "over")

// dones is why a turn is done, in the order of the part "done".
var dones = []joe.RuleID{
	"adv-follow-space", "amb-adv-equipment-missing", "adv-jet-ends-turn", "amb-adv-airstrip-flight-turn", "adv-sent-out",
	"adv-battle-follow", "adv-sneak-tie", "amb-all-may", "amb-adv-directed-trigger",
}

// reasons is why a game ended, in the order of the part "reason".
var reasons = []joe.RuleID{"adv-win", "amb-adv-objective-pile-empty", "sdk-turn-limit"}

// Spec says how positions on one board with one deck, and the actions of players there,
// are written as numbers. It is made once and never changes, so that goroutines may share
// it. The zero Spec is of no board: its sizes are 0 and no View fits it. Specs come from
// [New].
type Spec struct {
	layout tensor.Layout
	board  *adventure.Board
	cards  *adventure.Cards

	space   map[adventure.Space]int
	names   []adventure.Space
	goal    map[string]int // the objective cards, by id
	goals   []string
	battle  map[string]int // the battle cards, by id
	battles []string

	actions tensor.Actions[adventure.Action]

	// Where the parts begin.
	seats, seat, round, first, active, toAct, asks, other, over, winners, reason, rolling, rolls int
	stage, dice, steps, gains, triggers, card, done, chain, bumped, origin                       int
	piece, pawn, objective, reached, points, holds, returned, ferried                            int
	left, unseenEquipment, underEquipment, unseenBattle, underBattle                             int
}

// New is the Spec of the board and the deck of a Config. Whatever else two Configs say, of
// one board and one deck they give equal Specs. It refuses the Configs that
// [adventure.New] refuses, with the same error.
func New(c adventure.Config) (*Spec, error) {
	state, _, err := adventure.New(c)
	if err != nil {
		return nil, err
	}
	s := &Spec{
		board: state.Board(), cards: state.Cards(),
		space: make(map[adventure.Space]int), goal: make(map[string]int), battle: make(map[string]int),
	}
	for at := range s.board.Spaces() {
		s.space[at] = len(s.names)
		s.names = append(s.names, at)
	}
	for _, o := range s.cards.Objectives() {
		s.goal[o.ID] = len(s.goals)
		s.goals = append(s.goals, o.ID)
	}
	for _, b := range s.cards.Battle() {
		s.battle[b.ID] = len(s.battles)
		s.battles = append(s.battles, b.ID)
	}
	s.layOut()
	s.number()
	return s, nil
}

// layOut lists the parts. The order may be added to, never changed.
func (s *Spec) layOut() {
	add := s.layout.Add
	spaces, battles := len(s.names), len(s.battles)
	s.seats = add("seats", 1, "one of: 2, 3 or 4 seats play", 3)
	s.seat = add("seat", 1, "one of: the number of the viewing seat; none for the spectator", maxSeats)
	s.round = add("round", 65535./roundUnit, "the number of the round, in units of 64", 1)
	s.first = add("first", 1, "one of the seats: who goes first; none before that is known", maxSeats)
	s.active = add("active", 1, "one of the seats: whose turn it is, in set-up too; none in a game over", maxSeats)
	s.toAct = add("to-act", 1, "one of: the seats, chance; none in a game over", maxSeats+1)
	s.asks = add("asks", 1, "one of the questions: first-roll, piece, objective, start, opening, die, dice, move, rest, jump, sneak, forward, may-forward, back, equipment, battle, retreat; none in a game over", len(asks))
	s.other = add("other", 1, "one of the seats: the other that the question is about, if any", maxSeats)
	s.over = add("over", 1, "1 where the game is over", 1)
	s.winners = add("winners", 1, "the seats that have won", maxSeats)
	s.reason = add("reason", 1, "one of why the game ended: adv-win, amb-adv-objective-pile-empty, sdk-turn-limit", len(reasons))
	s.rolling = add("rolling", 1, "the seats that roll for who goes first", maxSeats)
	s.rolls = add("rolls", 1, "by seat: what it has rolled for that, in units of 6; 0 for nothing yet", maxSeats)
	s.stage = add("stage", 1, "one of what the turn waits for, as Turn.Stage: the questions but retreat, landed, directed, turn-done, over", len(stages))
	s.dice = add("dice", 1, "the last throw to move of this turn: white and dark, in units of 6", 2)
	s.steps = add("steps", 1, "steps to go, in units of 12", 1)
	s.gains = add("gains", 1, "equipment cards still to be drawn, in units of 3", 1)
	s.triggers = add("triggers", 21./triggerUnit, "spaces that took effect in this turn, in units of 20", 1)
	s.card = add("card", 1, "one of the battle cards: the one being followed, if any", battles)
	s.done = add("done", 1, "one of why the turn is done: adv-follow-space, amb-adv-equipment-missing, adv-jet-ends-turn, amb-adv-airstrip-flight-turn, adv-sent-out, adv-battle-follow, adv-sneak-tie, amb-all-may, amb-adv-directed-trigger; none while it is not", len(dones))
	s.chain = add("chain", 1, "the seats that have moved in this chain of retreats", maxSeats)
	s.bumped = add("bumped", 1, "one of the seats: whose pawn is off the board until its retreat is chosen, if any", maxSeats)
	s.origin = add("origin", 1, "one of the spaces: where the bumped pawn stood, if any", spaces)
	s.piece = add("piece", 1, "by seat, one of the nine pieces, in alphabetical order; none before it is chosen", maxSeats, pieces)
	s.pawn = add("pawn", 1, "by seat, one of the spaces: where its pawn stands; none where it is not on the board", maxSeats, spaces)
	s.objective = add("objective", 1, "by seat, one of the objective cards: the one to reach, if any", maxSeats, objectives)
	s.reached = add("reached", 1, "by seat, by objective card: 1 where it has reached it", maxSeats, objectives)
	s.points = add("points", objectives, "by seat: its points, in units of 100", maxSeats)
	s.holds = add("holds", 8./holdUnit, "by seat, by kind of equipment: how many such cards it has, in units of 4", maxSeats, equipments)
	s.returned = add("returned", 1, "the seats whose pawns have come back to START since they entered training", maxSeats)
	s.ferried = add("ferried", 1, "the seats that have paid a Hydrofoil on their way to Cobra Island", maxSeats)
	s.left = add("objectives-left", 1, "by objective card: 1 where it is in the pile", objectives)
	s.unseenEquipment = add("equipment-unseen", 1, "by kind of equipment: how many lie on top of the pile, in an order that nobody knows, in units of 8", equipments)
	s.underEquipment = add("equipment-under", 1, "by place under the pile, the one that comes up first before the others: one of the kinds of equipment; none where no more lie there", under, equipments)
	s.unseenBattle = add("battle-unseen", 32./cardUnit, "by battle card: how many lie on top of the pile, in an order that nobody knows, in units of 8", battles)
	s.underBattle = add("battle-under", 1, "by place under the pile, the one that comes up first before the others: one of the battle cards; none where no more lie there", under, battles)
}

// Board is the board, in memory of the caller's; nil of the zero Spec.
func (s *Spec) Board() *adventure.Board {
	if s == nil || s.board == nil {
		return nil
	}
	b := *s.board
	return &b
}

// Cards is the deck, in memory of the caller's; nil of the zero Spec.
func (s *Spec) Cards() *adventure.Cards {
	if s == nil || s.cards == nil {
		return nil
	}
	c := *s.cards
	return &c
}

// Fits reports whether a View is of a game on the board with the deck. It allocates
// nothing.
func (s *Spec) Fits(v adventure.View) bool {
	return s != nil && s.board != nil && v.PlayedOn(s.board) && v.PlayedWith(s.cards)
}
