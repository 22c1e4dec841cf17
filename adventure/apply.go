package adventure

import (
	"slices"

	"github.com/seed4548c990/gijoe/joe"
)

// New sets a game up: the cards split and shuffled, nobody on the board. It is not
// random; the roll for the first player is the first thing that chance does, and
// dealing the Objectives another. The events are [Began] and [Asked], with
// [FirstChosen] between where the Config names the first player. Errors are of kind
// joe.ErrBadConfig, with the field's path.
func New(c Config) (State, []Event, error) {
	set, err := prepare(c)
	if err != nil {
		return State{}, nil, err
	}
	s := State{set.begin()}
	events := []Event{Began{set.seats}}
	w := work{&s.table, &events}
	if first, named := set.first.Seat(); named {
		w.firstChosen(FirstChosen{first})
	}
	w.askedIn(new(batch))
	return s, events, nil
}

// Apply does an action for whoever is to act. It is pure: it returns the position
// after it and what happened, in order, ending with [Asked] or [Ended]; on error
// the State it was given, no events, and a *joe.Error that says why, by which
// rule, and what would do.
func Apply(s State, a Action) (State, []Event, error) {
	f, named := s.refuse(a)
	if f != legal {
		return s, nil, s.refusal(a, f)
	}
	b := new(batch)
	events := b.events[:0]
	next := s
	w := work{&next.table, &events}
	w.do(a, named)
	w.askedIn(b)
	return next, events, nil
}

// Next is [Apply] without the events, for search. It allocates nothing but an error.
func Next(s State, a Action) (State, error) {
	f, named := s.refuse(a)
	if f != legal {
		return s, s.refusal(a, f)
	}
	w := work{&s.table, nil}
	w.do(a, named)
	return s, nil
}

// Check is why [Apply] would refuse the action, or nil: the same error.
func Check(s State, a Action) error {
	if f, _ := s.refuse(a); f != legal {
		return s.refusal(a, f)
	}
	return nil
}

// do does an action that refuse lets pass, on the space or the card that it names,
// and goes on until somebody has to act.
func (w work) do(a Action, named int) {
	t := w.t
	switch a := a.(type) {
	case Move:
		w.moveTo(node(named), a.Left)
	case Jump:
		ferry, _ := t.fare(t.active, node(named))
		w.jumped(Jumped{t.active, t.set.board.name[named]})
		if ferry && w.events != nil {
			w.tell(Paid{Seat: t.active, Card: Hydrofoil, Ferry: true})
		}
		w.tellLanding()
	case Retreat:
		w.fallBack(node(named))
	case Fly:
		w.flew(Flew{t.active, a.To})
		w.tellLanding()
	case Enter:
		w.entered(Entered{t.active, t.trainingGate()})
	case GoOn:
		w.wentOn(WentOn{t.active})
	case Stay:
		w.stayed(Stayed{t.active, endings[t.whyStay()]})
	case ChoosePiece:
		w.pieceChosen(PieceChosen{t.active, a.Piece})
	case Start:
		w.startChosen(StartChosen{t.active, a.At})
	case Die:
		if t.stage == firstRoll {
			w.rollFirst(a.Pips)
		} else {
			w.dieRolled(DieRolled{t.active, a.Pips})
		}
	case Dice:
		if t.stage == sneaking {
			w.sneaked(Sneaked{t.active, a.White, a.Dark})
		} else {
			w.diceRolled(DiceRolled{t.active, a.White, a.Dark})
		}
	case DrawObjective:
		w.objectiveDrawn(ObjectiveDrawn{t.receiver(), a.Card, t.drawer == joe.Nobody})
	case DrawEquipment:
		w.equipmentDrawn(EquipmentDrawn{t.active, a.Card})
	case DrawBattle:
		w.fight(named)
	}
	w.settle()
}

// Redact is an event as a seat sees it. Nothing in this game is secret; but what
// may be done is told to the seat that is to act only, so that another's copy of
// [Asked] has no Options. It is false for a nil event and for pointers.
func Redact(e Event, seat joe.Seat) (Event, bool) {
	if !known(e) {
		return nil, false
	}
	if asked, ok := e.(Asked); ok && asked.Options != nil {
		if asked.Pending.Seat == seat {
			return Asked{asked.Pending, slices.Clone(asked.Options)}, true
		}
		return Asked{Pending: asked.Pending}, true
	}
	return e, true
}

// Table is a game being played; see [joe.Table].
type Table = joe.Table[Config, State, Action, Event, View]

// Open sets a game up and lets chance act from the seed; see [joe.Open].
func Open(c Config, seed uint64) (*Table, error) { return joe.Open(Game(), c, seed) }

// version is what this package writes; see [joe.Version].
var version = joe.Version{Format: 1, Rules: 1}

// Game is this package as a value, for code that serves every game.
func Game() joe.Game[Config, State, Action, Event, View] {
	return joe.Game[Config, State, Action, Event, View]{
		Name:         "adventure",
		Version:      version,
		New:          New,
		Apply:        Apply,
		Next:         Next,
		Check:        Check,
		Legal:        Legal,
		AppendLegal:  AppendLegal,
		Odds:         Odds,
		Roll:         Roll,
		Redact:       Redact,
		Load:         Load,
		DecodeAction: DecodeAction,
		DecodeEvent:  DecodeEvent,
		DecodeConfig: DecodeConfig,
		Rules:        Rules,
	}
}
