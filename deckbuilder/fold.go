package deckbuilder

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// Each event lets itself happen: can reports whether it can in a position, on changes
// the position. Both a State and a View go by them, and nothing else changes a table but
// the steps that are pending, which Asked carries.

// Began comes before there is a position to change.
func (Began) can(*table) bool { return false }
func (Began) on(*table)       {}

func (e FirstChosen) can(t *table) bool { return t.phase == settingUp && e.Seat.At(int(t.seats)) }
func (e FirstChosen) on(t *table)       { t.first, t.active = e.Seat, e.Seat }

// takes is where in its place a card that moves lies; -1 where it does not.
func (e Moved) takes(t *table) int {
	from := e.From.index()
	id, ok := t.set.cards.Find(e.Card)
	if t.set.hidden && from >= 0 && e.To.index() >= 0 && (ok || e.Card == "") {
		if t.canShift(id, e.From, e.To) {
			return 0
		}
		return -1
	}
	if from < 0 || e.To.index() < 0 || !ok {
		return -1
	}
	return t.piles[from].last(id)
}

func (e Moved) can(t *table) bool {
	id, _ := t.set.cards.Find(e.Card)
	return e.takes(t) >= 0 && (id == 0 || e.To.Zone.keeps(t.card(id), e.To.Of)) && len(t.piles[e.To.index()]) < e.To.Zone.room()
}

func (e Moved) on(t *table) {
	id, _ := t.set.cards.Find(e.Card)
	t.moves(id, e.From, e.To, e.Known)
}

// moves moves the topmost copy of a card.
func (t *table) moves(id content.ID, source, target Place, known joe.SeatSet) {
	from, to := source.index(), target.index()
	if t.set.hidden {
		t.shifts(id, source, target, known)
		if seat := target.Seat(); source.Zone == Scouted && target.Zone == Discard && known != 0 && known != t.everybody() {
			t.loose[seat] = min(t.loose[seat], 254) + 1
		}
		t.follows(id, source, target)
		return
	}
	c := entry{card: id, who: t.everybody()}
	if target.Zone.unordered() {
		c.who = 0
	}
	t.piles[from] = t.piles[from].without(t.piles[from].last(id))
	t.piles[to] = t.piles[to].with(c, target.Zone.unordered())
	t.follows(id, source, target)
}

// follows notes what a move means for the mission and the turn.
func (t *table) follows(id content.ID, source, target Place) {
	from := source.index()
	if m := &t.mission; int(m.place) == from+1 && m.card == id && !m.decided && !t.targetThere() {
		m.gone = true // what was attempted is no longer there
	}
	switch {
	case source.Zone == Equipped || source.Zone == Escort:
		t.dismounts(id, source)
	case target.Zone == Team:
		t.mission.helped = t.mission.helped.With(target.Seat())
	case target.Zone == Reserve:
		t.reserved[target.Of] = t.turn
	case target.Zone == Aside && t.set.hidden:
		t.promotedOf[target.Of] = id
	case target.Zone == Story:
		t.act = t.card(id).Act
	case target.Zone == LineUp:
		t.renew(int(target.Of))
	}
}

// renew makes a slot of the line-up the newest.
func (t *table) renew(n int) {
	for i := range t.ages {
		if t.ages[i] > t.ages[n] {
			t.ages[i]--
		}
	}
	t.ages[n] = lineUpSlots - 1
}

func (e Shuffled) can(t *table) bool {
	return e.From.index() >= 0 && e.From.Of == e.To.Of && ((e.From.Zone == CobraDone || e.From.Zone == CobraDeck) && e.To.Zone == CobraDeck || (e.From.Zone == Discard || e.From.Zone == Deck) && e.To.Zone == DeckRest || e.From.Zone == AccusationsDone && e.To.Zone == Accusations || e.From.Zone == Resolved && e.To.Zone == Complicators) &&
		len(t.pile(e.From))+len(t.pile(e.To)) < 255
}

func (e Shuffled) on(t *table) {
	from, to := e.From.index(), e.To.index()
	if from == to {
		return // what nobody knew the order of
	}
	if e.From.Zone == Discard {
		t.loose[e.From.Of] = 0
	}
	all := make(pile, 0, len(t.piles[from])+len(t.piles[to]))
	for _, p := range [2]pile{t.piles[from], t.piles[to]} {
		for _, c := range p {
			if c.card != 0 { // the blanks of a View are in its pool already
				all = append(all, entry{card: c.card})
			}
		}
	}
	slices.SortFunc(all, func(a, b entry) int { return int(a.card) - int(b.card) })
	t.piles[from], t.piles[to] = nil, all
}

func (e TurnBegan) can(t *table) bool { return e.Seat.At(int(t.seats)) }
func (e TurnBegan) on(t *table) {
	t.active, t.phase = e.Seat, starting
	if e.Round != t.round {
		t.round, t.turns = e.Round, 0
	}
	t.turns++
	t.turn++
	t.bonus, t.spent = [maxSeats]int16{}, [maxSeats]int16{}
	t.spied = false
}

func (e PhaseBegan) can(*table) bool { return e.Phase != "" && slices.Contains(phaseWords, e.Phase) }
func (e PhaseBegan) on(t *table) {
	t.phase = phase(slices.Index(phaseWords, e.Phase))
	if t.phase == rounding && t.set.hidden && !t.roundRests() {
		t.lastRound = t.round // a round with End of Round effects
	}
}

func (e Attempted) can(t *table) bool {
	switch e.Place.Zone {
	case Story, Officers, Side, Troopers, Covers, MenaceTile, Guards, IntelDesk:
		id, ok := t.set.cards.Find(e.Card)
		if !ok || t.attempting() || t.active < 0 || e.Place.index() < 0 || t.pile(e.Place).last(id) < 0 {
			return false
		}
		ride, known := t.set.cards.Find(e.Rides)
		return (e.Level > 0) == (e.Place.Zone == IntelDesk) && int(e.Level) <= len(t.levels()) && known == (e.Rides != "") &&
			(!known || t.pile(e.Place).rider(ride) >= 0)
	}
	return false
}

func (e Attempted) on(t *table) {
	id, _ := t.set.cards.Find(e.Card)
	t.mission = mission{place: uint8(e.Place.index() + 1), card: id, named: content.Wild, start: t.active, level: e.Level}
	if e.Rides != "" {
		t.mission.rides, _ = t.set.cards.Find(e.Rides)
	}
	t.spied = t.spied || e.Level > 0
}

// targetThere reports whether what is attempted lies where it did.
func (t *table) targetThere() bool {
	m := &t.mission
	for _, e := range t.pile(t.target()) {
		if e.card == m.card && e.rides == m.rides {
			return true
		}
	}
	return false
}

func (Started) can(t *table) bool { return t.attempting() && !t.mission.began }
func (Started) on(t *table)       { t.mission.began = true }

func (e SkillNamed) can(t *table) bool { return t.attempting() && e.Skill < content.Wild }
func (e SkillNamed) on(t *table)       { t.mission.named = e.Skill }

func (e Changed) can(t *table) bool {
	switch e.What {
	case RecruitGained, RecruitSpent:
		return e.Seat.At(int(t.seats)) && e.Skill == 0
	case MissionSkill:
		return t.attempting() && e.Seat == joe.Nobody && e.Skill <= content.Wild
	case MissionSeats:
		if t.set.silent { // amb-si-no-transport-capacity
			return false
		}
	case IntelPool:
		return t.set.veil.on && e.Seat == joe.Nobody && e.Skill == 0 && int(t.intel)+int(e.By) >= 0 && int(e.By) <= t.intelSupply()
	case IntelSwapped: // out of the pool, back to the supply
		return t.attempting() && e.Seat == joe.Nobody && e.Skill == 0 && int(e.By) <= int(t.intel) && int(t.mission.intel)+int(e.By) >= 0
	case GuardsBlended:
		return t.set.veil.on && e.Seat == joe.Nobody && e.Skill == 0 && int(t.blends)+int(e.By) >= 0 && int(t.blends)+int(e.By) <= mostBlended
	case DamageTaken:
		return t.set.veil.general != 0 && e.Seat == joe.Nobody && e.Skill == 0 && int(t.damage)+int(e.By) >= 0 && int(t.damage)+int(e.By) <= maxDamage
	}
	return t.attempting() && e.Seat == joe.Nobody && e.Skill == 0 && e.What > 0 && e.What < nNumbers
}

func (e Changed) on(t *table) {
	m := &t.mission
	switch e.What {
	case RecruitGained:
		t.bonus[e.Seat] = bound16(t.bonus[e.Seat], e.By)
	case RecruitSpent:
		t.spent[e.Seat] = bound16(t.spent[e.Seat], e.By)
	case MissionSkill:
		m.skill[e.Skill] = bound8(m.skill[e.Skill], e.By)
	case MissionDice:
		m.dice = bound8(m.dice, e.By)
	case MissionEase:
		m.ease = bound8(m.ease, e.By)
	case MissionHits:
		m.hits = bound8(m.hits, e.By)
	case MissionSeats:
		m.seats = bound8(m.seats, e.By)
	case MissionFewer:
		m.fewer = bound8(m.fewer, e.By)
	case RideKept:
		m.ride = true
	case StoryStays:
		m.stays = true
	case TargetGone:
		m.gone = true
	case MissionValue:
		m.value, m.silent = bound8(m.value, e.By), true
	case MissionCredit:
		m.credit = bound8(m.credit, e.By)
	case IntelPool:
		t.intel = uint8(int(t.intel) + int(e.By))
	case IntelSwapped:
		m.intel = uint8(int(m.intel) + int(e.By))
		if e.By > 0 {
			t.intel -= uint8(e.By)
		}
	case FileAdded:
		m.file = uint8(max(0, min(maxThrow, int(m.file)+int(e.By))))
	case GuardsBlended:
		t.blends = uint8(int(t.blends) + int(e.By))
	case DamageTaken:
		t.damage = uint8(int(t.damage) + int(e.By))
	}
}

// bound8 and bound16 add within the bounds of what they add to.
func bound8(n, by int8) int8         { return int8(max(-99, min(99, int(n)+int(by)))) }
func bound16(n int16, by int8) int16 { return int16(max(-9999, min(9999, int(n)+int(by)))) }

// maxDice is how many dice a roll may have, far above what play comes to.
const maxDice = 120

func (e Rolled) can(t *table) bool {
	m := &t.mission
	return t.attempting() && int(e.Blanks)+int(e.Hits)+int(e.Doubles)+int(m.blank)+int(m.single)+int(m.double) <= maxDice
}

func (e Rolled) on(t *table) {
	m := &t.mission
	m.blank, m.single, m.double, m.rolled = m.blank+e.Blanks, m.single+e.Hits, m.double+e.Doubles, true
}

// one reports whether so many dice are thrown at once.
func (a Throw) one() bool { return int(a.Blanks)+int(a.Hits)+int(a.Doubles) <= maxThrow }

func (e SideRolled) can(t *table) bool {
	return t.attempting() && Throw{e.Blanks, e.Hits, e.Doubles}.one()
}
func (e SideRolled) on(t *table) { t.mission.hits = bound8(t.mission.hits, int8(e.Hits+2*e.Doubles)) }

func (e PickedUp) can(t *table) bool {
	m := &t.mission
	return t.attempting() && e.Blanks <= m.blank && e.Hits <= m.single && e.Doubles <= m.double
}

func (e PickedUp) on(t *table) {
	m := &t.mission
	m.blank, m.single, m.double = m.blank-e.Blanks, m.single-e.Hits, m.double-e.Doubles
}

func (e Converted) can(t *table) bool { return t.attempting() && e.Blanks <= t.mission.blank }
func (e Converted) on(t *table) {
	t.mission.blank -= e.Blanks
	t.mission.single += e.Blanks
}

func (e Spent) can(t *table) bool {
	id, ok := t.set.cards.Find(e.Card)
	return ok && e.Place.index() >= 0 && t.unused(e.Place, id) >= 0
}

func (e Spent) on(t *table) {
	id, _ := t.set.cards.Find(e.Card)
	p := slices.Clone(t.pile(e.Place))
	p[t.unused(e.Place, id)].used = true
	t.piles[e.Place.index()] = p
}

// unused is where in a place lies a copy of a card that has not been used on this
// mission; -1 if there is none.
func (t *table) unused(at Place, id content.ID) int {
	return slices.IndexFunc(t.pile(at), func(c entry) bool { return c.card == id && !c.used })
}

func (e Decided) can(t *table) bool {
	return t.attempting() && !t.mission.decided && e.Hits >= 0 && e.Difficulty >= 0 && e.Success == (e.Hits >= e.Difficulty)
}
func (e Decided) on(t *table) {
	t.mission.decided, t.mission.won = true, e.Success
	t.mission.exact = t.mission.rides != 0 && e.Success && e.Hits == e.Difficulty
}

func (e Mounted) can(t *table) bool {
	id, ok := t.set.cards.Find(e.Card)
	ride, known := t.set.cards.Find(e.Rides)
	if !ok || !known || !t.set.veil.on || e.Place.index() < 0 || !e.Place.Zone.mounts() {
		return false
	}
	lies := t.zone(Equipped)
	if e.Place.Zone == Team {
		if !e.Place.Seat().At(int(t.seats)) {
			return false
		}
		lies = t.own(Escort, e.Place.Seat())
	}
	i := t.pile(e.Place).last(id)
	return lies.last(ride) >= 0 && i >= 0 && t.pile(e.Place)[i].rides == 0
}

func (e Mounted) on(t *table) {
	id, _ := t.set.cards.Find(e.Card)
	ride, _ := t.set.cards.Find(e.Rides)
	p := slices.Clone(t.pile(e.Place))
	p[p.last(id)].rides = ride
	t.piles[e.Place.index()] = p
	if m := &t.mission; int(m.place) == e.Place.index()+1 && m.card == id && m.rides == 0 && !m.decided && !t.targetThere() {
		m.rides = ride // what is attempted has it from now on (cv-cobra-transport-active)
	}
}

func (Fired) can(t *table) bool { return t.attempting() && t.set.veil.general != 0 }
func (Fired) on(t *table)       { t.mission.fired = true }

func (GuardsRolled) can(t *table) bool { return t.set.veil.on }
func (GuardsRolled) on(*table)         {}
func (MissionEnded) can(t *table) bool { return t.attempting() }
func (MissionEnded) on(t *table)       { t.mission = mission{} }

func (e StoryRecorded) can(t *table) bool { return t.recorded < 16 }
func (e StoryRecorded) on(t *table) {
	if e.Success {
		t.record |= 1 << t.recorded
	}
	t.recorded++
}

func (e ThreatMoved) can(t *table) bool { return int(e.To) < len(t.set.meter.Spaces) }
func (e ThreatMoved) on(t *table)       { t.threat = e.To }

func (e RoundEnded) can(t *table) bool { return e.Round == t.round }
func (e RoundEnded) on(t *table)       {}

func (Noted) can(*table) bool { return true }
func (Noted) on(*table)       {}

func (e Ended) can(t *table) bool {
	n, known := e.ending()
	return known && e == t.end(n)
}

func (e Ended) on(t *table) {
	t.reason, _ = e.ending()
	t.eye, t.phase, t.steps, t.exhaust = joe.Nobody, over, steps{}, 0
}

func (e Asked) can(t *table) bool { return t.fits(e.Todo.steps) }
func (e Asked) on(t *table)       { t.steps, t.exhaust = e.Todo.steps, e.Todo.spun }
