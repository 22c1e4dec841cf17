package deckbuilder

import (
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// Action is what a player can do, or one way that chance can fall. It bears no seat:
// it is for the seat that is to act. Actions are small values and compare with ==;
// cards are named by their ids.
type Action interface {
	fmt.Stringer
	action()
}

// What a player does in the Action phase.
type (
	// AttemptStory starts a mission against the active Story Mission.
	AttemptStory struct{}
	// AttemptOfficer starts a mission against a Cobra Officer in play
	// (core-officer-is-group).
	AttemptOfficer struct {
		Card string `json:"card"`
	}
	// AttemptSide starts a mission against a Side Mission that lies before the seat, a
	// Precision Strike (core-side-own) or a Cobra Trooper (core-trooper-run).
	AttemptSide struct {
		Card string   `json:"card"`
		Of   joe.Seat `json:"of"`
	}
	// AttemptBattalion starts a mission against the Cobra Battalion on a slot of the
	// line-up (core-battalion-defeat).
	AttemptBattalion struct {
		Slot uint8 `json:"slot"`
	}
	// Play plays a Gear or Utility card out of the hand (core-mission-active-cards).
	Play struct {
		Card string `json:"card"`
	}
	// Use uses the ability of a card that is in play or on the mission.
	Use struct {
		Card string `json:"card"`
	}
	// Buy recruits the card in a slot of the line-up (core-recruit-points).
	Buy struct {
		Slot uint8 `json:"slot"`
	}
	// BuyRifle recruits a Service Rifle (core-setup-rifles).
	BuyRifle struct {
		Card string `json:"card"`
	}
	// Promote pays for the Promoted card of a Leader (core-promote).
	Promote struct {
		Card string `json:"card"`
	}
	// Hold puts a card of the hand on the Reserve tile (core-reserve).
	Hold struct {
		Card string `json:"card"`
	}
	// SpendJoe spends a Joe of the Reserve tile (si-spend-four-wild); what it is spent
	// for is then said with Use.
	SpendJoe struct {
		Card string `json:"card"`
	}
	// TakeBack takes the card on the Reserve tile to hand (core-reserve-take).
	TakeBack struct{}
)

// What a player does during a mission, and when a card asks.
type (
	// Board chooses the Transport of the mission (core-mission-transport).
	Board struct {
		Card string `json:"card"`
	}
	// Assign adds a Joe of the hand to the mission (core-mission-capacity).
	Assign struct {
		Card string `json:"card"`
	}
	// NameSkill names the Skill that counts on a mission for any one
	// (core-mission-skill-any).
	NameSkill struct {
		Skill content.Skill `json:"skill"`
	}
	// Choose names one of the cards that are offered.
	Choose struct {
		Card string `json:"card"`
	}
	// ChooseSlot names one of the line-up's slots that are offered.
	ChooseSlot struct {
		Slot uint8 `json:"slot"`
	}
	// ChooseSeat names one of the seats that are offered.
	ChooseSeat struct {
		Seat joe.Seat `json:"seat"`
	}
	// Option takes the first or the second of two things that a card offers: 1 or 2.
	Option struct {
		N uint8 `json:"n"`
	}
	// Accept uses what is offered.
	Accept struct{}
	// Pass declines, or is done: with adding Joes, with missions, with the turn.
	Pass struct{}
)

// What chance does.
type (
	// Deal is the card that comes up: drawn, turned, dealt.
	Deal struct {
		Card string `json:"card"`
	}
	// Throw is dice that fall: so many blanks, Hits and double Hits, at most eight
	// dice at once (core-mission-roll-more).
	Throw struct {
		Blanks  uint8 `json:"blanks"`
		Hits    uint8 `json:"hits"`
		Doubles uint8 `json:"doubles"`
	}
	// Lot is the seat that chance picks.
	Lot struct {
		Seat joe.Seat `json:"seat"`
	}
)

func (AttemptStory) action()     {}
func (AttemptOfficer) action()   {}
func (AttemptSide) action()      {}
func (AttemptBattalion) action() {}
func (Play) action()             {}
func (Use) action()              {}
func (Buy) action()              {}
func (BuyRifle) action()         {}
func (Promote) action()          {}
func (Hold) action()             {}
func (TakeBack) action()         {}
func (SpendJoe) action()         {}
func (Board) action()            {}
func (Assign) action()           {}
func (NameSkill) action()        {}
func (Choose) action()           {}
func (ChooseSlot) action()       {}
func (ChooseSeat) action()       {}
func (Option) action()           {}
func (Accept) action()           {}
func (Pass) action()             {}
func (Deal) action()             {}
func (Throw) action()            {}
func (Lot) action()              {}

func (AttemptStory) String() string     { return "attempt the Story Mission" }
func (a AttemptOfficer) String() string { return "attempt " + shown(a.Card) }
func (a AttemptSide) String() string    { return fmt.Sprintf("attempt %s before %v", shown(a.Card), a.Of) }
func (a AttemptBattalion) String() string {
	return fmt.Sprintf("attempt the Battalion on slot %d", a.Slot)
}
func (a Play) String() string       { return "play " + shown(a.Card) }
func (a Use) String() string        { return "use " + shown(a.Card) }
func (a Buy) String() string        { return fmt.Sprintf("recruit from slot %d", a.Slot) }
func (a BuyRifle) String() string   { return "recruit " + shown(a.Card) }
func (a Promote) String() string    { return "promote " + shown(a.Card) }
func (a SpendJoe) String() string   { return "spend " + shown(a.Card) }
func (a Hold) String() string       { return "reserve " + shown(a.Card) }
func (TakeBack) String() string     { return "take the reserved card" }
func (a Board) String() string      { return "take " + shown(a.Card) }
func (a Assign) String() string     { return "assign " + shown(a.Card) }
func (a NameSkill) String() string  { return "name " + a.Skill.String() }
func (a Choose) String() string     { return "choose " + shown(a.Card) }
func (a ChooseSlot) String() string { return fmt.Sprintf("choose slot %d", a.Slot) }
func (a ChooseSeat) String() string { return fmt.Sprintf("choose %v", a.Seat) }
func (a Option) String() string     { return fmt.Sprintf("option %d", a.N) }
func (Accept) String() string       { return "accept" }
func (Pass) String() string         { return "pass" }
func (a Deal) String() string       { return shown(a.Card) + " comes up" }
func (a Throw) String() string {
	return "dice: " + a.faces()
}

// faces is what dice show: "2 blanks, 1 Hit".
func (a Throw) faces() string {
	var parts []string
	for _, f := range [...]struct {
		n    uint8
		name string
	}{{a.Blanks, "blank"}, {a.Hits, "Hit"}, {a.Doubles, "double Hit"}} {
		switch f.n {
		case 0:
		case 1:
			parts = append(parts, "1 "+f.name)
		default:
			parts = append(parts, fmt.Sprintf("%d %ss", f.n, f.name))
		}
	}
	if parts == nil {
		return "none"
	}
	return strings.Join(parts, ", ")
}

func (a Lot) String() string { return fmt.Sprintf("the lot falls on %v", a.Seat) }

// boxed is every action that names a card or a number, made once: by card, by
// number.
type boxed struct {
	officers, plays, uses, rifles, holds, boards, assigns, chooses, deals, promotes, spends, sabotages, defends []Action // by card
	sides                                                                                                       [maxSeats][]Action
	battalions, buys, slots                                                                                     [lineUpSlots]Action
	seats, lots                                                                                                 [maxSeats]Action
	skills                                                                                                      [content.Skills]Action
	options                                                                                                     [2]Action
}

// The actions that name nothing.
var (
	attemptStory Action = AttemptStory{}
	takeBack     Action = TakeBack{}
	accept       Action = Accept{}
	pass         Action = Pass{}
)

func boxedFor(s *setup) *boxed {
	b := &boxed{}
	by := func(make func(id string) Action) []Action {
		list := []Action{nil}
		for _, c := range s.cards.All() {
			list = append(list, make(c.ID))
		}
		return list
	}
	b.officers = by(func(id string) Action { return AttemptOfficer{id} })
	b.plays = by(func(id string) Action { return Play{id} })
	b.uses = by(func(id string) Action { return Use{id} })
	b.rifles = by(func(id string) Action { return BuyRifle{id} })
	b.holds = by(func(id string) Action { return Hold{id} })
	b.boards = by(func(id string) Action { return Board{id} })
	b.assigns = by(func(id string) Action { return Assign{id} })
	b.chooses = by(func(id string) Action { return Choose{id} })
	b.sabotages = by(func(id string) Action { return Sabotage{id} })
	b.defends = by(func(id string) Action { return Defend{id} })
	b.promotes = by(func(id string) Action { return Promote{id} })
	b.spends = by(func(id string) Action { return SpendJoe{id} })
	b.deals = by(func(id string) Action { return Deal{id} })
	for i := range lineUpSlots {
		b.battalions[i], b.buys[i], b.slots[i] = AttemptBattalion{uint8(i)}, Buy{uint8(i)}, ChooseSlot{uint8(i)}
	}
	for s := range joe.Seat(maxSeats) {
		b.sides[s] = by(func(id string) Action { return AttemptSide{id, s} })
		b.seats[s], b.lots[s] = ChooseSeat{s}, Lot{s}
	}
	for i := range content.Skills {
		b.skills[i] = NameSkill{content.Skill(i)}
	}
	b.options = [2]Action{Option{1}, Option{2}}
	return b
}
