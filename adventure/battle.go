package adventure

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// BattleDrawn is the Battle Card drawn and followed; it lies face down under its
// pile again (adv-battle-draw, adv-battle-follow, adv-battle-return).
type BattleDrawn struct {
	Seat joe.Seat `json:"seat"`
	Card string   `json:"card"`
}

// BattleWon is a battle won: an extra turn (adv-battle-win).
type BattleWon struct {
	Seat joe.Seat `json:"seat"`
}

// EquipmentLost is an Equipment Card lost in battle; it lies under its pile
// (adv-battle-lose-equipment).
type EquipmentLost struct {
	Seat joe.Seat  `json:"seat"`
	Card Equipment `json:"card"`
}

// BattleNothing is a Battle Card without effect, such as one that names equipment
// that the player does not have (adv-battle-no-equipment).
type BattleNothing struct {
	Seat joe.Seat `json:"seat"`
}

func (BattleDrawn) Rule() joe.RuleID   { return "adv-battle-draw" }
func (BattleWon) Rule() joe.RuleID     { return "adv-battle-win" }
func (EquipmentLost) Rule() joe.RuleID { return "adv-battle-lose-equipment" }
func (BattleNothing) Rule() joe.RuleID { return "adv-battle-no-equipment" }

func (e BattleDrawn) String() string {
	return fmt.Sprintf("%v draws the battle card %s", e.Seat, shown(e.Card))
}
func (e BattleWon) String() string {
	return fmt.Sprintf("%v wins the battle and has an extra turn", e.Seat)
}
func (e EquipmentLost) String() string { return fmt.Sprintf("%v loses the card %v", e.Seat, e.Card) }
func (e BattleNothing) String() string { return fmt.Sprintf("nothing happens to %v", e.Seat) }

func (BattleWon) can(*table) bool     { return false }
func (BattleWon) on(*table)           {}
func (EquipmentLost) can(*table) bool { return false }
func (EquipmentLost) on(*table)       {}
func (BattleNothing) can(*table) bool { return false }
func (BattleNothing) on(*table)       {}

// unseenBattles is how many battle cards of the pile nobody knows the order of.
func (t *table) unseenBattles() int {
	n := 0
	for _, c := range t.battles {
		n += int(c)
	}
	return n
}

// canDrawBattle is why that Battle Card can't be drawn, by its index; -1 for none.
func (t *table) canDrawBattle(card int) fault {
	switch {
	case !t.in(battling):
		return faultNoDraw
	case card < 0:
		return faultNotThere
	case t.unseenBattles() > 0 && t.battles[card] == 0:
		return faultNotThere
	case t.unseenBattles() == 0 && t.battleUnder.cards[0] != uint8(card):
		return faultNotThere
	}
	return legal
}

func (e BattleDrawn) can(t *table) bool {
	return e.Seat == t.active && t.canDrawBattle(t.battleOf(e.Card)) == legal
}

// battleOf is the index of a Battle Card, or -1.
func (t *table) battleOf(id string) int {
	if card, ok := t.set.cards.battleCard(id); ok {
		return int(card)
	}
	return -1
}

func (e BattleDrawn) on(t *table) {
	t.battle(t.battleOf(e.Card))
}

// battle follows a card, which then goes under its pile.
func (t *table) battle(card int) {
	if t.unseenBattles() > 0 {
		t.battles[card]--
	} else {
		t.battleUnder.pop()
	}
	t.battleUnder.push(uint8(card))
	c := &t.set.cards.battle[card]
	switch {
	case c.Needs != 0 && t.hand()[c.Needs] == 0: // adv-battle-no-equipment
		t.finish(endBattle)
	case c.Effect == WinExtraTurn:
		t.won = true
		t.finish(endBattle)
	case c.Effect == LoseEquipment && t.hand()[c.Lose] > 0:
		t.spend(c.Lose)
		t.finish(endBattle)
	case c.Effect == MoveForward:
		t.steps, t.stage, t.card = c.N, advancing, uint8(card)+1
	case c.Effect == MoveBack:
		t.steps, t.stage, t.card = c.N, falling, uint8(card)+1
	default:
		t.finish(endBattle)
	}
}

// fight draws a Battle Card and tells what it does.
func (w work) fight(card int) {
	t := w.t
	c := &t.set.cards.battle[card]
	needs, loses := c.Needs == 0 || t.hand()[c.Needs] > 0, t.hand()[c.Lose] > 0
	w.battleDrawn(BattleDrawn{t.active, c.ID})
	if w.events == nil {
		return
	}
	switch {
	case needs && c.Effect == WinExtraTurn:
		w.tell(BattleWon{t.active})
	case needs && c.Effect == LoseEquipment && loses:
		w.tell(EquipmentLost{t.active, c.Lose})
	case !needs || c.Effect == LoseEquipment || c.Effect == Nothing:
		w.tell(BattleNothing{t.active})
	}
}
