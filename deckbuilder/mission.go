package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// The stages of a mission, in the order in which it runs.
const (
	missionRide    int8 = iota // the Transport (core-mission-transport)
	missionTeam                // the Joes (core-mission-start, core-mission-group)
	missionLock                // it has started (core-mission-lock)
	missionPlot                // in A Traitor Within: Sabotage (tw-story-sabotage)
	missionEarly               // cards against Complications to come
	missionReveal              // Complications (core-mission-complications)
	missionSilence             // in Silent Interlude: the Silent dice (si-silent-dice)
	missionSignal              // cards between the Silent roll and the comparison (si-recovery-signal-timing)
	missionCompare             // the comparison (si-silent-equal-ok)
	missionSkill               // the Skill that counts (core-mission-skill-any)
	missionCards               // cards before the roll (core-mission-active-cards)
	missionFoe                 // of Menace: the Skill, then the foe (tw-menace-sequence)
	missionRoll                // the roll (core-mission-roll)
	missionForced              // rerolls that an effect forces (core-mission-reroll-initial)
	missionLate                // cards after the roll
	missionDefend              // of Menace: the defence (tw-menace-defend)
	missionDecide              // Success or Failure (core-mission-success)
	missionTarget              // what was attempted is defeated, or leaves, or stays
	missionRetire              // a GI may be retired (core-mission-retire)
	missionAway                // cards are put away (core-mission-used-active)
	missionNext                // the next Story Mission, if this one left play
)

// attempt does one part of the mission being attempted.
func (w work) attempt(s *step) {
	t := w.t
	m := &t.mission
	if !t.attempting() {
		t.steps.pop()
		return
	}
	if m.gone && s.n > missionLock && s.n < missionAway {
		s.n = missionAway // the target has left play: there is nothing to roll for
	}
	stage := s.n
	s.n++
	runner := s.seat
	switch stage {
	case missionRide:
		if t.anyRide() {
			w.push(step{op: opRide, seat: runner})
		}
	case missionTeam:
		w.push(step{op: opJoin, seat: runner})
	case missionLock:
		e := Started{}
		e.on(t)
		tell(w, e)
		w.onMission(content.OnStart)
	case missionPlot:
		if t.set.hidden && t.group() {
			w.plot()
		}
	case missionEarly:
		w.push(step{op: opWindow, seat: runner, m: windowEarly})
	case missionReveal:
		if t.set.hidden && t.card(m.card).Complications == content.PerPlayer {
			w.revealEach()
		} else if n := t.complications(); n > 0 {
			w.push(step{op: opReveal, seat: runner, n: int8(n)})
		}
	case missionSilence:
		if n := t.operatives(); m.silent && n > 0 {
			w.push(step{op: opThrow, seat: runner, n: int8(min(n, maxDice)), m: throwSilent})
		}
	case missionSignal:
		if m.silent {
			w.push(step{op: opWindow, seat: runner, m: windowSilence})
		}
	case missionCompare:
		if m.silent {
			w.compare()
		}
	case missionSkill:
		if t.anySkill() && !t.menacing() {
			w.push(step{op: opName, seat: runner})
		}
	case missionCards:
		w.push(step{op: opWindow, seat: runner, m: windowCards})
	case missionFoe:
		if t.menacing() {
			w.push(step{op: opName, seat: runner}, step{op: opFoe, seat: runner})
		}
	case missionRoll:
		switch intel, green := t.colours(); {
		case t.set.veil.on && s.m == 0: // first the Intel dice are asked for
			s.n, s.m = missionRoll, 1
			w.push(step{op: opSwap, seat: runner})
		case s.m == 1 && intel > 0: // then they are thrown, apart from the green ones
			s.n, s.m = missionRoll, 2
			w.push(step{op: opThrow, seat: runner, n: int8(intel), m: throwIntel})
		case green > 0:
			s.m = 0
			w.push(step{op: opThrow, seat: runner, n: int8(min(green, maxDice-intel)), m: throwMission})
		case intel > 0:
			s.m = 0
		default:
			s.m = 0
			e := Rolled{Why: "core-mission-difficulty-floor"}
			e.on(t)
			tell(w, e)
		}
	case missionForced:
		if why := t.answerer(content.RerollDoubles); why != "" && m.double > 0 {
			n := m.double
			w.pickedUp(PickedUp{Doubles: n, Why: why})
			w.push(step{op: opThrow, seat: runner, n: int8(n), m: throwAgain})
		}
	case missionLate:
		w.push(step{op: opWindow, seat: runner, m: windowLate})
	case missionDefend:
		if t.menacing() && t.hits() >= t.difficulty() {
			w.push(step{op: opDefend, seat: joe.Seat(m.foe) - 1})
		}
	case missionDecide:
		hits, difficulty := t.hits(), t.difficulty()
		e := Decided{hits >= difficulty, hits, difficulty}
		e.on(t)
		tell(w, e)
		switch {
		case !e.Success:
			w.onMission(content.OnFailure)
		case hits == difficulty:
			w.onMission(content.OnExact)
			w.onMission(content.OnSuccess)
		default:
			w.onMission(content.OnSuccess)
		}
	case missionTarget:
		w.target()
	case missionRetire:
		if m.won {
			w.push(step{op: opRetire, seat: runner})
		}
	case missionAway:
		w.putAway()
	case missionNext:
		t.steps.pop()
	}
}

// complications is how many Complications the mission draws
// (core-complication-draws).
func (t *table) complications() int {
	n := int(t.card(t.mission.card).Complications)
	if t.card(t.mission.card).Complications == content.PerPlayer {
		n = int(t.seats)
	}
	return max(0, min(30, n+t.answer(content.ModComplications, 0)-int(t.mission.fewer)))
}

// target does with what was attempted what the outcome asks for.
func (w work) target() {
	t := w.t
	m := &t.mission
	from := t.target()
	if m.won {
		w.spoils()
	}
	switch c := t.card(m.card); c.Kind {
	case content.Mission, content.Finale:
		if t.zone(Story).last(m.card) < 0 {
			return // an effect of the outcome has failed it already
		}
		// Success or not, the Complications are done with (core-complication-success,
		// core-complication-fail-attempt).
		why := joe.RuleID("core-complication-fail-attempt")
		if m.won {
			why = "core-complication-success"
		}
		for p := t.zone(Attached); len(p) > 0; p = t.zone(Attached) {
			id := p[len(p)-1].card
			w.moved(id, at(Attached), ofAct(Resolved, t.card(id).Act), why)
		}
		switch {
		case m.won:
			w.leaveStory(true)
		case t.last(), c.Stays, m.stays: // core-story-last-stays, core-story-fail-leaves
		default:
			w.leaveStory(false)
		}
		if !m.won && t.replaces() { // tw-story-fail-accusation, amb-tw-fail-after-discovery
			w.accuse(t.mission.start, toSelf)
		}
	case content.Accusation: // one that fails stays where it is (tw-accusation-fail-stays)
		if m.won {
			w.push(step{op: opProven, seat: from.Seat(), ref: ref{card: m.card}})
		}
	case content.Menace:
		if m.won {
			w.menaced()
		}
	case content.IntelTile:
		if m.won {
			w.debrief()
		}
	case content.Guard:
		if m.won {
			w.moved(m.card, from, at(GuardStack), "cv-guard-penalty-gone")
		}
	case content.Promoted: // a Traitor's Leader (tw-rehab-group)
		if m.won {
			w.rehabilitate(m.card)
		}
	case content.Officer:
		if m.won {
			w.moved(m.card, from, at(Out), "core-officer-defeat")
		}
	case content.Trooper:
		if m.won {
			w.moved(m.card, from, at(TrooperStack), "core-trooper-defeat")
		}
	case content.Battalion:
		if m.won {
			w.moved(m.card, from, at(BattalionStack), "core-battalion-defeat")
		}
	case content.Strike: // one that fails stays where it is (core-side-fail-stays)
		if m.won {
			w.moved(m.card, from, ofAct(Resolved, c.Act), "core-mission-success")
		}
	}
}

// putAway puts the cards of the mission away: the Transports, the active player's Joes
// among the used cards (core-mission-used-active), a helper's cards to the helper's
// discard pile (core-mission-used-helper).
func (w work) putAway() {
	t := w.t
	runner := t.mission.start
	w.land()
	for s := range joe.Seat(t.seats) {
		if s == runner {
			w.empty(of(Team, s), of(Used, s), "core-mission-used-active")
			continue
		}
		w.empty(of(Team, s), of(Discard, s), "core-mission-used-helper")
		w.empty(of(Used, s), of(Discard, s), "core-mission-used-helper")
	}
	w.returnIntel()
	e := MissionEnded{}
	e.on(t)
	tell(w, e)
	w.seizeLate()
}

// onMission sets off the abilities of a trigger of the cards of the mission: what is
// attempted first, then the Joes clockwise from the active player, then the
// Transport.
func (w work) onMission(trigger content.Trigger) {
	t := w.t
	var list [maxSteps]step
	n := 0
	cobra := false // the top of a Cobra Transport
	add := func(id content.ID, owner joe.Seat) {
		for i := range t.card(id).Abilities {
			if a := &t.card(id).Abilities[i]; a.On == trigger && a.Cobra == cobra && n < len(list) {
				list[n] = step{op: opAbility, seat: owner, ref: ref{card: id, ability: uint8(i)}}
				n++
			}
		}
	}
	if !t.mute(t.mission.card, t.target().Zone) {
		add(t.mission.card, t.mission.start)
	}
	if t.mission.rides != 0 { // cv-cobra-transport-active
		cobra = true
		add(t.mission.rides, t.mission.start)
		cobra = false
	}
	for i, s := 0, t.mission.start; i < int(t.seats); i, s = i+1, t.next(s) {
		for _, e := range t.own(Team, s) {
			add(e.card, s)
		}
	}
	t.alongside(func(e entry, owner joe.Seat, _ Place) { add(e.card, owner) })
	w.push(list[:n]...)
}

// revealEach lets every player draw a Complication, on the mission or not, clockwise from
// the active one (tw-story-complication-each, tw-story-complication-outsiders), but who
// is spared. What cards add to the mission's Complications the active player draws too
// (core-complication-draws); what they take from them is taken from the active player
// first, then clockwise (sdk-complications-each).
func (w work) revealEach() {
	t := w.t
	var draws [maxSeats]int
	more := t.complications() - int(t.seats)
	for i, s := 0, t.mission.start; i < int(t.seats); i, s = i+1, t.next(s) {
		switch {
		case t.mission.spared.Has(s):
		case more < 0:
			more++
		default:
			draws[s] = 1 + more
			more = 0
		}
	}
	for i, s := 0, t.mission.start; i < int(t.seats); i++ {
		if s = t.before(s); draws[s] > 0 {
			w.push(step{op: opReveal, seat: s, n: int8(draws[s])})
		}
	}
}

func (w work) pickedUp(e PickedUp) {
	e.on(w.t)
	tell(w, e)
}
