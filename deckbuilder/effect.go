package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// effect does one effect for the seat of the step.
func (w work) effect(s step) {
	t := w.t
	e := t.effect(s.ref)
	if e == nil {
		return
	}
	seat, why := s.seat, t.why(s.ref)
	n := max(-30, min(30, int(e.N)*t.per(e, seat, s.ref.card)))
	again := s
	again.n = int8(n)
	switch e.Do {
	case content.Draw:
		w.push(step{op: opDraw, seat: seat, n: int8(n), ref: s.ref})
	case content.Discard:
		if e.Random {
			w.discardAtRandom(seat, n, s.ref)
			return
		}
		w.pick(again)
	case content.Trash, content.Fetch, content.Topdeck, content.DropComplication, content.Rout, content.Wreck, content.Recall, content.Join:
		w.pick(again)
	case content.Gain, content.Sweep:
		again.op = opSlot
		if n > 0 {
			w.push(again)
		}
	case content.GainCard:
		for range n {
			w.gainOf(e, seat, why)
		}
	case content.Threat:
		w.push(step{op: opThreat, seat: seat, n: int8(n), ref: s.ref})
	case content.Recruit:
		what := Changed{What: RecruitGained, Seat: seat, By: int8(n), Why: why}
		if n < 0 {
			what = Changed{What: RecruitSpent, Seat: seat, By: int8(-n), Why: why}
		}
		what.on(t)
		tell(w, what)
	case content.Beset:
		for range n {
			w.beset(seat, why)
		}
	case content.Cover:
		for range n {
			w.cover(why)
		}
	case content.Arrive:
		for range n {
			w.arrive(e, s.ref, why)
		}
	case content.Spare:
		if t.set.hidden && t.attempting() {
			e := Spared{seat, why}
			e.on(t)
			tell(w, e)
		}
	case content.Flip:
		w.flip(seat, s.ref)
	case content.Hush:
		if t.noisy {
			w.noise(false, why)
		}
	case content.Spend:
		w.changed(MissionCredit, -t.toSpend(e), why)
	case content.Attach:
		if t.zone(Revealed).last(s.ref.card) >= 0 {
			w.attach(s.ref.card, seat)
		}
	case content.StrikeOut:
		if at := of(Side, seat); t.pile(at).last(s.ref.card) >= 0 {
			w.moved(s.ref.card, at, t.discards(s.ref.card), why)
		}
		w.failStory(why)
	case content.FailStory:
		w.failStory(why)
	case content.Scout:
		w.push(step{op: opScout, seat: seat, n: int8(n), ref: s.ref})
	case content.ScoutCobra:
		w.scoutCobra(seat, s.ref)
	case content.Pick:
		w.push(step{op: opEither, seat: seat, ref: s.ref})
	case content.GainIntel:
		if t.set.veil.on {
			w.gainIntel(n, why)
		}
	case content.Infiltrate:
		if n > 0 {
			w.infiltrate(n, why)
		}
	case content.BlendIn:
		if n = min(n, mostBlended-int(t.blends)); t.set.veil.on && n > 0 {
			w.changed(GuardsBlended, n, why)
		}
	case content.Equip:
		if t.set.veil.on && n > 0 {
			w.push(step{op: opEquip, seat: t.decider(t.active), n: int8(n), ref: s.ref})
		}
	case content.Damage:
		w.hurt(max(0, n), why)
	case content.Repair:
		w.hurt(-max(0, n), why)
	case content.DrawComplication:
		w.push(step{op: opReveal, seat: seat, n: int8(n), ref: s.ref})
	default:
		w.onRoll(e, n, s.ref, why)
	}
}

// onRoll does the effects that are about the mission and its roll.
func (w work) onRoll(e *content.Effect, n int, r ref, why joe.RuleID) {
	t := w.t
	m := &t.mission
	if !t.attempting() {
		return
	}
	switch e.Do {
	case content.AddSkill:
		c := Changed{What: MissionSkill, Seat: joe.Nobody, Skill: e.Skill, By: int8(n), Why: why}
		c.on(t)
		tell(w, c)
	case content.AddDice:
		if !m.rolled {
			w.changed(MissionDice, n, why)
		} else if n > 0 && !w.green(why) { // after the roll they are rolled at once
			w.push(step{op: opThrow, seat: m.start, n: int8(min(n, w.room())), m: throwAgain, ref: r})
		}
	case content.FileDice:
		if !m.rolled {
			w.changed(FileAdded, n, why)
		}
	case content.SideDice:
		if n > 0 && !w.green(why) {
			w.push(step{op: opThrow, seat: m.start, n: int8(n), m: throwSide, ref: r})
		}
	case content.AddHits:
		w.changed(MissionHits, n, why)
	case content.Ease:
		w.changed(MissionEase, n, why)
	case content.AddSeats:
		if !t.set.silent { // amb-si-no-transport-capacity
			w.changed(MissionSeats, n, why)
		}
	case content.SkipComplication:
		w.changed(MissionFewer, n, why)
	case content.KeepRide:
		w.changed(RideKept, 1, why)
	case content.Stay:
		w.changed(StoryStays, 1, why)
	case content.Reroll:
		if n = min(n, int(m.blank)); n > 0 {
			w.pickedUp(PickedUp{Blanks: uint8(n), Why: why})
			w.push(step{op: opThrow, seat: m.start, n: int8(n), m: throwAgain, ref: r})
		}
	case content.RerollAll:
		if n = int(m.blank + m.single + m.double); n > 0 {
			w.pickedUp(PickedUp{m.blank, m.single, m.double, why})
			w.push(step{op: opThrow, seat: m.start, n: int8(n), m: throwAgain, ref: r})
		}
	case content.Convert:
		if n = min(n, int(m.blank)); n > 0 {
			c := Converted{uint8(n), why}
			c.on(t)
			tell(w, c)
		}
	}
}

// room is how many dice more a roll can have.
func (w work) room() int {
	m := &w.t.mission
	return maxDice - int(m.blank) - int(m.single) - int(m.double)
}

// discardAtRandom lets chance choose cards of a hand that are discarded.
func (w work) discardAtRandom(seat joe.Seat, n int, r ref) {
	for range min(n, len(w.t.own(Hand, seat))) {
		w.push(step{op: opDeal, seat: seat, m: index(of(Hand, seat)), n: index(of(Discard, seat)), ref: r})
	}
}

// gainOf gives a seat a card out of a stack: a Trooper (core-trooper-gain), a Service
// Rifle.
func (w work) gainOf(e *content.Effect, seat joe.Seat, why joe.RuleID) {
	t := w.t
	for _, z := range [...]Zone{RifleStack, TrooperStack} {
		p := t.zone(z)
		for i := len(p) - 1; i >= 0; i-- {
			if !t.means(e, p[i].card) {
				continue
			}
			if z == RifleStack {
				w.gained(p[i].card, at(z), seat, why)
			} else {
				w.trooperGained(p[i].card, seat, why)
			}
			return
		}
	}
	w.noted(Noted{Why: "core-stack-empty", Card: string(why)})
}

// beset gives a seat a Cobra Trooper, into its discard pile (core-trooper-gain). From
// an empty stack none comes (core-stack-empty).
func (w work) beset(seat joe.Seat, why joe.RuleID) {
	p := w.t.zone(TrooperStack)
	if len(p) == 0 {
		w.noted(Noted{Why: "core-stack-empty", Card: string(why)})
		return
	}
	w.trooperGained(p[len(p)-1].card, seat, why)
}

func (w work) trooperGained(id content.ID, seat joe.Seat, why joe.RuleID) {
	w.moved(id, at(TrooperStack), of(Discard, seat), why)
	w.triggered(content.OnGain, id, seat)
}

// mostCovered is how many line-up cards may lie under Battalions
// (core-lose-battalions).
const mostCovered = 5

// cover puts a Battalion on the onSale line-up card of the highest Cost, of several
// on the one that has lain there longest (core-battalion-cover). Where five are covered
// already the game is lost (core-lose-battalions).
func (w work) cover(why joe.RuleID) {
	t := w.t
	p := t.zone(BattalionStack)
	if t.phase == over {
		return
	}
	if len(p) == 0 {
		w.noted(Noted{Why: "core-stack-empty", Card: string(why)})
		return
	}
	if t.covered() >= mostCovered {
		w.endedFor(byBattalions)
		return
	}
	best := -1
	for i := range lineUpSlots {
		if t.onSale(i) == 0 {
			continue
		}
		if best < 0 || t.costIn(i) > t.costIn(best) || t.costIn(i) == t.costIn(best) && t.ages[i] < t.ages[best] {
			best = i
		}
	}
	if best < 0 {
		w.noted(Noted{Why: "core-battalion-cover", Card: string(why)})
		return
	}
	id := p[len(p)-1].card
	w.moved(id, at(BattalionStack), slot(Covers, best), why)
	w.triggered(content.OnEnter, id, t.active)
}

// costIn is the Cost of the card in a slot of the line-up.
func (t *table) costIn(n int) int8 { return t.card(t.pile(slot(LineUp, n))[0].card).Cost }

// arrive brings a Cobra Officer: the one named, unless it is in play already or out of
// the game (core-officer-named-there), or one of the stack. Any number may be in play
// (core-officer-any).
func (w work) arrive(e *content.Effect, r ref, why joe.RuleID) {
	t := w.t
	if e.Card == "" {
		if len(t.zone(OfficerStack)) == 0 {
			w.noted(Noted{Why: "core-stack-empty", Card: string(why)})
			return
		}
		w.push(step{op: opDeal, seat: t.active, m: index(at(OfficerStack)), n: index(at(Officers)), ref: r})
		return
	}
	id, ok := t.set.cards.Find(e.Card)
	if !ok || t.zone(OfficerStack).last(id) < 0 {
		w.noted(Noted{Why: "core-officer-named-there", Card: string(why)})
		return
	}
	w.moved(id, at(OfficerStack), at(Officers), why)
	w.triggered(content.OnEnter, id, t.active)
}

// scout lets a seat look at the top cards of its deck, one after the other; each may
// be discarded.
func (w work) scout(s *step) {
	t := w.t
	seat, r := s.seat, s.ref
	seen := t.own(Scouted, seat)
	from := of(Deck, seat)
	switch {
	case s.m == 1 || s.n <= 0: // all are seen: what was kept goes back, the first on top
		t.steps.pop()
		for p := seen; len(p) > 0; p = t.own(Scouted, seat) {
			w.moved(p[len(p)-1].card, of(Scouted, seat), of(Deck, seat), t.why(r))
		}
		return
	case len(t.pile(from)) > 0:
	case len(t.own(DeckRest, seat)) > 0:
		from = of(DeckRest, seat)
	case len(t.own(Discard, seat)) > 0:
		w.shuffled(of(Discard, seat), of(DeckRest, seat), "core-draw-reshuffle")
		return
	default:
		s.m = 1
		return
	}
	s.n--
	again := r
	w.push(step{op: opDeal, seat: seat, m: index(from), n: index(of(Scouted, seat)), ref: r},
		step{op: opPick, seat: seat, n: 1, ref: again})
}

// scoutCobra turns up the top Complication, which may be discarded.
func (w work) scoutCobra(seat joe.Seat, r ref) {
	t := w.t
	act := max(1, t.act)
	to := ofAct(Foreseen, act)
	if len(t.pile(to)) == 0 {
		from := ofAct(Complicators, act)
		if len(t.pile(from)) == 0 {
			if len(t.pile(ofAct(Resolved, act))) == 0 {
				return
			}
			w.shuffled(ofAct(Resolved, act), from, "core-complication-reshuffle")
		}
		w.push(step{op: opDeal, seat: seat, m: index(from), n: index(to), ref: r}, step{op: opPick, seat: seat, n: 1, ref: r})
		return
	}
	w.push(step{op: opPick, seat: seat, n: 1, ref: r})
}
