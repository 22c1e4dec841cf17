package adventure

import (
	"slices"
	"strconv"
)

const (
	objectiveCards = 16 // adv-box-objectives
	battleCards    = 32 // adv-box-battle
	equipmentCards = 32 // adv-box-equipment
	maxPoints      = 100
	maxBattleMove  = 12       // spaces
	maxCardID      = 40       // bytes
	maxCardsText   = 64 << 10 // bytes
)

// equipmentCounts is how many cards there are of each Equipment; the box fixes them.
var equipmentCounts = [equipmentKinds]uint8{Hydrofoil: 8, VAMP: 6, Tank: 6, ArtilleryLaser: 4, MissileSystem: 4, AttackCannon: 4}

// Objective is an objective card: where to go, and what that is worth
// (adv-objective-points).
type Objective struct {
	ID     string `json:"id"`
	Place  Place  `json:"place"`
	Points uint8  `json:"points"` // 1 to 100
	Basis  string `json:"basis"`  // as of a [Board]
}

// String is the card in words: "Radar for 25 points".
func (o Objective) String() string {
	return o.Place.String() + " for " + strconv.Itoa(int(o.Points)) + " points"
}

// BattleCard is a card of the battle pile: one effect, and how many such cards there
// are.
type BattleCard struct {
	ID     string       `json:"id"`
	Count  uint8        `json:"count"` // cards alike, 1 to 32
	Effect BattleEffect `json:"effect"`
	Needs  Equipment    `json:"needs,omitempty"` // nothing happens to a player without it; 0: it needs none
	Lose   Equipment    `json:"lose,omitempty"`  // of LoseEquipment, else 0
	N      uint8        `json:"n,omitempty"`     // spaces, 1 to 12, of MoveForward and MoveBack, else 0
	Text   string       `json:"text,omitempty"`  // what the card says; may be empty
	Basis  string       `json:"basis"`           // as of a [Board]
}

// BattleEffect is what a battle card does. The zero BattleEffect is none.
type BattleEffect uint8

const (
	// WinExtraTurn wins the battle, which gives an extra turn (adv-battle-win). It
	// may need a piece of equipment, which is not lost.
	WinExtraTurn BattleEffect = iota + 1
	// LoseEquipment loses a piece of equipment, where the player has it
	// (adv-battle-lose-equipment, adv-battle-no-equipment).
	LoseEquipment
	// MoveForward moves the pawn forward. It may need a piece of equipment.
	MoveForward
	// MoveBack moves the pawn backward. It may need a piece of equipment.
	MoveBack
	// Nothing has no effect.
	Nothing
)

var (
	effectNames = [...]string{"no effect", "win and take an extra turn", "lose equipment", "move forward", "move back", "nothing"}
	effectWords = [...]string{"none", "win-extra-turn", "lose-equipment", "move-forward", "move-back", "nothing"}
)

// String is the effect in words.
func (e BattleEffect) String() string { return name(effectNames[:], "effect", e) }

// MarshalText is the word of JSON: "win-extra-turn", "lose-equipment",
// "move-forward", "move-back", "nothing".
// A value that has none, as the zero BattleEffect, is refused.
func (e BattleEffect) MarshalText() ([]byte, error) { return writeWord(e, effectWords[:], 1) }

// UnmarshalText reads the word of JSON.
func (e *BattleEffect) UnmarshalText(text []byte) error { return readWord(e, effectWords[:], 1, text) }

// Cards is the content of the three piles: 16 objective cards, 32 battle cards, and
// the 32 equipment cards that the box fixes. All Cards that [LoadCards] and
// [DefaultCards] give are complete and checked, and nothing changes them afterwards.
// The zero Cards are none.
type Cards struct {
	title      string
	objectives [objectiveCards]Objective
	battle     []BattleCard // different ones, as written
	text       string       // canonical JSON: equal for equal Cards
}

// Name is what the cards are called; it may be empty.
func (c *Cards) Name() string {
	if c == nil {
		return ""
	}
	return c.title
}

// Objectives is the 16 objective cards, two for each place. The slice is the caller's.
func (c *Cards) Objectives() []Objective {
	if c.blank() {
		return nil
	}
	return slices.Clone(c.objectives[:])
}

// Battle is the different battle cards; their counts add up to 32. The slice is the
// caller's.
func (c *Cards) Battle() []BattleCard {
	if c.blank() {
		return nil
	}
	return slices.Clone(c.battle)
}

// Equipment is how many equipment cards there are of a kind: 8 Hydrofoil, 6 VAMP, 6
// Tank, and 4 each of the others (adv-box-equipment).
func (c *Cards) Equipment(e Equipment) int {
	if c.blank() || int(e) >= equipmentKinds {
		return 0
	}
	return int(equipmentCounts[e])
}

// Objective is the objective card of an id, or false where there is none.
func (c *Cards) Objective(id string) (Objective, bool) {
	i, ok := c.objective(id)
	if !ok {
		return Objective{}, false
	}
	return c.objectives[i], true
}

// BattleCard is the battle card of an id, or false where there is none.
func (c *Cards) BattleCard(id string) (BattleCard, bool) {
	i, ok := c.battleCard(id)
	if !ok {
		return BattleCard{}, false
	}
	return c.battle[i], true
}

// objective is the index of the objective card of an id.
func (c *Cards) objective(id string) (uint8, bool) {
	if c.blank() {
		return 0, false
	}
	i := slices.IndexFunc(c.objectives[:], func(o Objective) bool { return o.ID == id })
	return uint8(max(i, 0)), i >= 0
}

// battleCard is the index of the battle card of an id.
func (c *Cards) battleCard(id string) (uint8, bool) {
	if c.blank() {
		return 0, false
	}
	i := slices.IndexFunc(c.battle, func(b BattleCard) bool { return b.ID == id })
	return uint8(max(i, 0)), i >= 0
}

// blank says that there are no cards: nil, or the zero Cards.
func (c *Cards) blank() bool { return c == nil || len(c.battle) == 0 }

// same says whether two sets of cards are equal in every card and name.
func (c *Cards) same(other *Cards) bool {
	return c == other || c != nil && other != nil && c.text == other.text
}
