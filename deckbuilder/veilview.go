package deckbuilder

import (
	"github.com/seed4548c990/gijoe/joe"
)

// Intel is the Intel dice of The Crimson Veil: eight in all (cv-box-intel-dice). Without
// the expansion all is zero.
type Intel struct {
	Supply  int  // in the supply
	Pool    int  // in the pool, to be swapped in or spent (cv-intel-pool)
	Rolling int  // in the roll of the mission under way (cv-intel-locked)
	Ran     bool // an Intel Mission was run this turn (cv-intel-once-per-turn)
}

// Intel is where the Intel dice are.
func (t table) Intel() Intel {
	if t.set == nil {
		return Intel{}
	}
	return Intel{Supply: t.intelSupply(), Pool: int(t.intel), Rolling: int(t.mission.intel), Ran: t.spied}
}

// IntelLevel is a level of the Intel Mission as it stands: its Difficulty with all that
// cards in play add, and the Intel dice that a Success gains (cv-intel-choose-level,
// cv-expert-intel).
type IntelLevel struct {
	Level      int // from 1, for AttemptIntel
	Difficulty int
	Gain       int
}

// IntelLevels is the levels of the Intel Mission; nil without The Crimson Veil.
func (t table) IntelLevels() []IntelLevel {
	if t.set == nil || t.active < 0 {
		return nil
	}
	var list []IntelLevel
	for i, l := range t.levels() {
		try := t
		Attempted{Card: t.nameOf(t.set.veil.tile), Place: at(IntelDesk), Level: uint8(i + 1)}.on(&try)
		list = append(list, IntelLevel{i + 1, try.difficulty(), int(l.Intel)})
	}
	return list
}

// SectionState is a section of The General as it stands.
type SectionState struct {
	Section Section
	Online  bool
	Offline int        // from so much Damage on it is offline
	Rule    joe.RuleID // by this rule
}

// General is The General as it stands.
type General struct {
	Damage   int            // 0 to 6 (cv-general-damage-cap)
	Away     bool           // it is the Transport of the mission under way
	Sections []SectionState // in the order of the card (cv-general-sections)
}

// General is The General as it stands; false where it is not in the game
// (cv-general-optional). What is attached to it lies at "helipad/0", "helipad/1" and
// "bay".
func (t table) General() (General, bool) {
	if t.set == nil || t.set.veil.general == 0 {
		return General{}, false
	}
	g := General{Damage: int(t.damage), Away: t.rideIsGeneral()}
	for s := range nSections {
		g.Sections = append(g.Sections, SectionState{s, t.online(s), int(sections[s].offline), sections[s].rule})
	}
	return g, true
}

// Rider is a card that rides another: an enemy equipped with a Cobra Transport, or a Joe
// of the mission aboard a Locust.
type Rider struct {
	Card  string // the enemy, or the Joe
	Place Place  // where it lies
	Rides string // the Cobra Transport, or the Locust
}

// Riders is every card that rides another, by place (cv-cobra-transport-one-each,
// cv-locust-needs-joe).
func (t table) Riders() []Rider {
	var list []Rider
	if t.set == nil || !t.set.veil.on {
		return nil
	}
	for i, p := range t.piles {
		for _, e := range p {
			if e.rides != 0 {
				list = append(list, Rider{t.nameOf(e.card), places[i], t.nameOf(e.rides)})
			}
		}
	}
	return list
}
