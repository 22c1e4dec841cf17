package adventure

import (
	"slices"

	"github.com/seed4548c990/gijoe/joe"
)

// Ended is the end of the game; the Outcome names the rule and has the points.
type Ended struct {
	Outcome joe.Outcome `json:"outcome"`
}

func (e Ended) Rule() joe.RuleID { return e.Outcome.Reason }
func (e Ended) String() string   { return "the game is over: " + e.Outcome.String() }

// due is why the game ends now, or noEnding: a seat has the points (adv-win,
// adv-win-higher, amb-adv-over-hundred), nobody has an Objective any more
// (amb-adv-objective-pile-empty), or the rounds are up (sdk-turn-limit).
func (t *table) due() ending {
	if t.round == 0 {
		return noEnding
	}
	if slices.ContainsFunc(t.points[:], func(p int16) bool { return int(p) >= t.set.target }) {
		return endWon
	}
	if t.objectives == 0 && t.objective == [4]uint8{} && t.drawer == joe.Nobody {
		return endNoObjective
	}
	if t.stage == between {
		if next := t.following(); !next.Extra && int(next.Round) > t.set.limit {
			return endLimit
		}
	}
	return noEnding
}

// verdict is the outcome of the game if it ends now: the highest total wins, ties
// shared; a seat that has reached the target has it alone. Cards not reached do not
// count (amb-adv-unreached-card).
func (t *table) verdict(why ending) joe.Outcome {
	o := joe.Outcome{Reason: endings[why]}
	copy(o.Points[:], t.points[:])
	best := slices.Max(t.points[:t.seats])
	for s := range joe.Seat(t.seats) {
		if t.points[s] == best {
			o.Winners = o.Winners.With(s)
		}
	}
	return o
}

func (e Ended) can(t *table) bool {
	why := t.due()
	return t.stage != over && why != noEnding && e.Outcome == t.verdict(why)
}

func (e Ended) on(t *table) {
	t.reason, t.winners = t.due(), e.Outcome.Winners
	t.stage, t.ended = over, noEnding
	t.white, t.dark, t.steps, t.triggers, t.card, t.gains = 0, 0, 0, 0, 0, 0
	t.drawer, t.bumped, t.origin, t.chain = joe.Nobody, joe.Nobody, noNode, 0
}

func (w work) end(why ending) { w.endedFor(Ended{w.t.verdict(why)}) }

// settle goes on until somebody has to act: Objectives reached, moves without any
// way, directions that put the pawn elsewhere, the end of the turn.
func (w work) settle() {
	t := w.t
	for t.stage != over && t.drawer == joe.Nobody {
		if s := t.arrived(); s != joe.Nobody {
			w.reach(s)
			continue
		}
		switch {
		case t.bumped != joe.Nobody:
			return
		case t.stage == directed:
			w.sent()
		case t.whyStay() == endStuck: // amb-adv-equipment-missing
			w.stayed(Stayed{t.active, endings[endStuck]})
		case t.stage == done:
			w.endTurn()
		case t.stage == between:
			w.beginTurn()
		default:
			return
		}
	}
}

// sent puts the pawn where its light brown space says.
func (w work) sent() {
	t := w.t
	b := t.set.board
	o := b.orders[t.pawn()]
	w.sentTo(SentTo{t.active, b.name[o.to], o.kind == sentOut})
	w.tellLanding()
}
