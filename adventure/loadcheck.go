package adventure

import (
	"slices"

	"github.com/seed4548c990/gijoe/joe"
)

// check holds a position that was read against the rules, so that every State that
// exists can be played on. It names what is wrong and where.
func (r *reader) check() {
	t := &r.t
	if t.stage == firstRoll {
		r.checkFirstRoll()
		return
	}
	if !r.o.Has("first") {
		r.fail("first", "missing: who goes first")
	}
	r.checkLeftOut()
	r.checkSetUp()
	if r.n.Failed() || t.round == 0 {
		return
	}
	r.checkPawns()
	if r.n.Failed() {
		return
	}
	if t.stage == over {
		if t.reason == noEnding {
			r.fail("outcome", "missing: how the game ended")
		} else if due := t.due(); t.reason != due && (t.reason != endLimit || due != noEnding || int(t.round) != t.set.limit) {
			r.fail("outcome", "%s does not follow from the position", t.verdict(t.reason))
		}
		return
	}
	if why := t.due(); why != noEnding {
		r.fail("stage", "the game is over (%s)", endings[why])
		return
	}
	r.checkPending()
	if !r.n.Failed() {
		r.checkStage()
	}
}

// checkLeftOut refuses what the stage has no use for, so that a position has one form only.
func (r *reader) checkLeftOut() {
	t := &r.t
	running := t.stage >= opening
	above := t.drawer != joe.Nobody || t.bumped != joe.Nobody
	for _, rule := range []struct {
		key string
		has bool
	}{
		{"rolling", false}, {"rolls", false}, {"outcome", t.stage == over}, {"round", running},
		{"white", t.stage >= moving && t.stage != over}, {"dark", t.stage >= moving && t.stage != over},
		{"steps", t.choosingSteps()}, {"gains", t.stage == gaining}, {"why", t.stage == done},
		{"card", t.stage == advancing || t.stage == falling}, {"triggers", t.stage >= moving && t.stage != over},
		{"bumped", running && t.stage != over}, {"origin", t.bumped != joe.Nobody},
		{"chain", t.stage >= rollingOne && t.stage != over}, {"drawer", running && t.stage != over},
		{"equipmentUnder", running}, {"battleUnder", running},
	} {
		if r.o.Has(rule.key) && !rule.has {
			r.fail(rule.key, "left out here")
		}
	}
	if running && t.round == 0 {
		r.fail("round", "missing: the rounds count from 1")
	}
	if between := t.stage == landed || t.stage == directed || t.stage == done; between && !above {
		r.fail("stage", "%q only where a retreat or a draw comes before", stageNames[t.stage])
	} else if t.stage == done && t.ended == noEnding {
		r.fail("why", "missing: why the turn is done")
	}
	if t.choosingSteps() && t.steps == 0 && t.stage != landed {
		r.fail("steps", "missing: how far")
	}
	if t.stage == gaining && t.gains == 0 {
		r.fail("gains", "missing: how many cards")
	}
}

// choosingSteps reports whether the stage counts steps to go.
func (t *table) choosingSteps() bool {
	switch t.stage {
	case moving, restMoving, advancing, mayAdvance, falling, landed:
		return true
	}
	return false
}

// checkFirstRoll: nothing but rolls has happened yet.
func (r *reader) checkFirstRoll() {
	t := &r.t
	pristine := t.set.begin()
	pristine.active, pristine.rolling, pristine.rolls = t.active, t.rolling, t.rolls
	if string(t.appendKey(nil)) != string(pristine.appendKey(nil)) || r.o.Has("first") {
		r.fail("stage", "nothing but the dice has fallen before")
	}
	if _, named := t.set.first.Seat(); named {
		r.fail("stage", "the config names the first player, so nobody rolls")
	}
	if t.rolling&^t.everybody() != 0 || t.rolling.Len() < 2 {
		r.fail("rolling", "two or more of the seats roll")
		return
	}
	for s := range joe.Seat(t.seats) {
		rolled := t.rolls[s] != 0
		if due := t.rolling.Has(s) && s < t.active; rolled != due {
			r.fail("rolls", "the rolling seats below the active one have rolled, and no other")
		}
	}
	if !t.rolling.Has(t.active) {
		r.fail("active", "one of the rolling seats is to roll")
	}
}

// checkSetUp: pieces, Objectives and STARTs came in turn, from the first player on.
func (r *reader) checkSetUp() {
	t := &r.t
	if named, ok := t.set.first.Seat(); ok && named != t.first {
		r.fail("first", "the config names %v", named)
	}
	before := true // seats that had their turn of this part of set-up
	s := t.first
	for range t.seats {
		if s == t.active {
			before = false
		}
		had := func(part stage) bool { return t.stage > part || t.stage == part && before }
		if (t.pieces[s] != 0) != had(choosing) {
			r.fail("players", "%v has a piece once its turn to choose is over, and not before (adv-first-choice)", s)
		}
		if slices.Contains(t.pieces[:s], t.pieces[s]) && t.pieces[s] != 0 {
			r.fail("players", "two seats have the same piece (adv-choose-character)")
		}
		if t.stage <= starting {
			if (t.objective[s] != 0) != had(dealing) || t.scored[s] != 0 || t.hands[s] != (hand{}) || t.returned.Has(s) || t.ferried.Has(s) {
				r.fail("players", "%v has an Objective once it is dealt, and nothing else before the first turn", s)
			}
			if at := t.pawns[s]; (at != noNode) != had(starting) || at != noNode && t.set.board.kind[at] != Gate {
				r.fail("players", "%v is on START once it has chosen one (adv-training-start)", s)
			}
		}
		s = t.clockwise(s, t.everybody())
	}
}

// checkPawns: every pawn is on a space of its own (adv-one-pawn), but on START.
func (r *reader) checkPawns() {
	t, b := &r.t, r.t.set.board
	for s := range joe.Seat(t.seats) {
		off := s == t.bumped
		at := t.pawns[s]
		if off {
			at = t.origin
		}
		switch {
		case (t.pawns[s] == noNode) != off && t.stage != over:
			r.fail("players", "%v is on the board, but while it is bumped off", s)
		case t.pawns[s] != noNode && t.occupant(t.pawns[s], s) != joe.Nobody:
			r.fail("players", "two pawns stand on %s (adv-one-pawn)", b.name[at])
		case at != noNode && t.returned.Has(s) && !b.area[at].Training():
			r.fail("players", "%v has come back to START only while it is in training (adv-training-exit)", s)
		case at != noNode && t.ferried.Has(s) && (b.area[at].Training() || b.area[at] == CobraIsland):
			r.fail("players", "%v has paid for the trip to Cobra Island only on the way there (amb-adv-equipment-exact)", s)
		case t.objective[s] == 0 && t.objectives != 0 && s != t.drawer && t.stage != over:
			r.fail("players", "%v has no Objective while there are some to draw (amb-adv-objective-pass)", s)
		}
	}
	if t.drawer != joe.Nobody && (t.objective[t.drawer] != 0 || t.objectives == 0) {
		r.fail("drawer", "a seat without an Objective draws one, as long as there are any")
	}
	if t.stage != over && t.arrived() != joe.Nobody {
		r.fail("players", "%v stands on its Objective, and so has reached it (adv-objective-next)", t.arrived())
	}
}

// checkPending: a bumped pawn and those that moved in its chain.
func (r *reader) checkPending() {
	t := &r.t
	if t.bumped == joe.Nobody {
		return
	}
	by := t.occupant(t.origin, t.bumped)
	switch {
	case by == joe.Nobody || !t.chain.Has(by):
		r.fail("origin", "the space where one of the chain stands now")
	case t.chain.Has(t.bumped) || !t.chain.Has(t.active):
		r.fail("chain", "the active seat and those that have retreated, without the bumped one (amb-adv-chain-retreat)")
	}
}

// checkStage: what is asked can be answered.
func (r *reader) checkStage() {
	t, b := &r.t, r.t.set.board
	kind := b.kind[t.pawn()]
	fits := true
	switch t.stage {
	case opening:
		fits = t.mayFly() || t.mayEnter()
	case rollingOne:
		fits = t.training(t.active)
	case rollingBoth:
		fits = !t.training(t.active)
	case jumping:
		jumps := t.jumps()
		fits = kind == JetPack && !jumps.empty()
	case sneaking:
		fits = kind == SneakAttack
	case battling:
		fits = kind == Battle
	case directed:
		o := b.orders[t.pawn()]
		fits = kind == Directions && (o.kind == goTo || o.kind == sentOut)
	case gaining:
		fits = kind == Gain && (t.equipment.total() > 0 || t.equipUnder.n > 0)
	case moving:
		fits = t.white > 0 && (t.dark > 0) == !t.training(t.active) && t.steps == t.white+t.dark
	case restMoving, landed:
		fits = t.steps == 0 || kind == ObjectiveSpace && t.steps < 2*dieFaces
	}
	if !fits {
		r.fail("stage", "%q does not fit the space where the pawn of %v stands, or the dice", stageNames[t.stage], t.active)
		return
	}
	if t.toAct() != joe.Nobody && t.stage != landed && t.stage != directed && t.stage != done && t.whyStay() == endStuck {
		r.fail("stage", "no way of %d steps is open, and so the move is over (amb-adv-equipment-missing)", t.steps)
	}
}
