package deckbuilder

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/internal/phrase"
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
	// AttemptGuard starts a mission against an Undercover Crimson Guard
	// (cv-guard-any-player). Like the Card of AttemptSide and AttemptOfficer its Card is
	// the id of the enemy or, where other copies of it lie there and one has a Cobra
	// Transport, for that one the id of the Transport.
	AttemptGuard struct {
		Card string `json:"card"`
	}
	// AttemptIntel starts an Intel Mission of a level, from 1, the easiest
	// (cv-intel-choose-level).
	AttemptIntel struct {
		Level uint8 `json:"level"`
	}
	// Attach puts a Land Transport of the Hangar into the Vehicle Bay of The General, at
	// any time of the own turn before a roll (cv-bay-attach).
	Attach struct {
		Card string `json:"card"`
	}
	// Repair pays for taking a Damage off The General, in the Recruit phase
	// (cv-repair-recruit).
	Repair struct{}
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
	// AssignLocust adds a Joe of the hand to the mission aboard a Locust of a Helipad,
	// which comes along as a further Transport (cv-locust-extra).
	AssignLocust struct {
		Card string `json:"card"`
	}
	// Deploy lets the Transport of the Vehicle Bay join a mission of The General
	// (cv-bay-deploy).
	Deploy struct{}
	// SwapIntel puts N Intel dice of the pool into the roll, for as many green ones; 0 is
	// none (cv-intel-swap).
	SwapIntel struct {
		N uint8 `json:"n"`
	}
	// SpendIntel turns a blank of the roll into a Hit for 2 Intel dice of the pool
	// (cv-intel-convert).
	SpendIntel struct{}
	// FireCannon fires the 60mm Cannon of The General: for Wild Skill where Reroll is
	// NoFace (cv-cannon-wild), else to roll a die that shows it again (cv-cannon-reroll).
	FireCannon struct {
		Reroll Face `json:"reroll"`
	}
	// Equip names the enemy that gets the Cobra Transport that was put into play, and
	// where it lies (cv-cobra-transport-other).
	Equip struct {
		Card  string `json:"card"`
		Place Place  `json:"place"`
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

// Face is what a Mission die shows.
type Face uint8

// The faces.
const (
	NoFace Face = iota
	BlankFace
	HitFace
	DoubleFace
	nFaces
)

var faceWords = [nFaces]string{"", "blank", "hit", "double"}

// String is the word for the face in JSON: "double"; "" for none.
func (f Face) String() string {
	if f < nFaces {
		return faceWords[f]
	}
	return "face(" + strconv.Itoa(int(f)) + ")"
}

// MarshalText writes the face as String does.
func (f Face) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText reads a face. Errors are of kind joe.ErrMalformed.
func (f *Face) UnmarshalText(text []byte) error {
	i := slices.Index(faceWords[:], string(text))
	if i < 0 || f == nil {
		return &joe.Error{Kind: joe.ErrMalformed, Seat: joe.Nobody, Detail: fmt.Sprintf("%.20q is no face of a die; it is one of %s", text, phrase.Or(faceWords[:]))}
	}
	*f = Face(i)
	return nil
}

func (AttemptStory) action()     {}
func (AttemptGuard) action()     {}
func (AttemptIntel) action()     {}
func (Attach) action()           {}
func (Repair) action()           {}
func (AssignLocust) action()     {}
func (Deploy) action()           {}
func (SwapIntel) action()        {}
func (SpendIntel) action()       {}
func (FireCannon) action()       {}
func (Equip) action()            {}
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
func (a AttemptGuard) String() string { return "attempt the Crimson Guard " + shown(a.Card) }
func (a AttemptIntel) String() string {
	return fmt.Sprintf("run an Intel Mission of level %d", a.Level)
}
func (a Attach) String() string       { return "attach " + shown(a.Card) + " to the Vehicle Bay" }
func (Repair) String() string         { return "repair The General" }
func (a AssignLocust) String() string { return "assign " + shown(a.Card) + " aboard a Locust" }
func (Deploy) String() string         { return "deploy the Transport of the Vehicle Bay" }
func (a SwapIntel) String() string    { return fmt.Sprintf("swap in %d Intel dice", a.N) }
func (SpendIntel) String() string     { return "turn a blank into a Hit for 2 Intel dice" }
func (a FireCannon) String() string {
	if a.Reroll == NoFace {
		return "fire the Cannon for Wild Skill"
	}
	return fmt.Sprintf("fire the Cannon to reroll a %v", a.Reroll)
}
func (a Equip) String() string      { return fmt.Sprintf("equip %s at %v", shown(a.Card), a.Place) }
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
	guards, attaches, locusts                                                                                   []Action // of The Crimson Veil, by card
	equips                                                                                                      [nPlaces][]Action
	intels                                                                                                      [maxLevels + 1]Action
	swaps                                                                                                       [maxThrow + 1]Action
	fires                                                                                                       [nFaces]Action
	options                                                                                                     [2]Action
}

// The actions that name nothing.
var (
	attemptStory Action = AttemptStory{}
	takeBack     Action = TakeBack{}
	accept       Action = Accept{}
	pass         Action = Pass{}
	deploy       Action = Deploy{}
	repair       Action = Repair{}
	spendIntel   Action = SpendIntel{}
)

// maxLevels is how many levels an Intel Mission may have.
const maxLevels = 5

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
	if s.veil.on {
		b.veiled(s, by)
	}
	return b
}

// veiled makes the actions of The Crimson Veil.
func (b *boxed) veiled(s *setup, by func(func(id string) Action) []Action) {
	b.guards = by(func(id string) Action { return AttemptGuard{id} })
	b.attaches = by(func(id string) Action { return Attach{id} })
	b.locusts = by(func(id string) Action { return AssignLocust{id} })
	for i, p := range places {
		if p.Zone.enemies() {
			b.equips[i] = by(func(id string) Action { return Equip{id, p} })
		}
	}
	for i := range b.intels {
		b.intels[i] = AttemptIntel{uint8(i)}
	}
	for i := range b.swaps {
		b.swaps[i] = SwapIntel{uint8(i)}
	}
	for f := range b.fires {
		b.fires[f] = FireCannon{Face(f)}
	}
}
