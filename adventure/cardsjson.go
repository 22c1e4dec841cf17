package adventure

import (
	"encoding/json"
	"fmt"
	"unicode/utf8"

	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// LoadCards reads cards from JSON: the 16 objective cards, two for each of the eight
// places, and the battle cards, 32 when each is counted as often as it is there. An
// id is spelled as a [Space] is, with at most 40 characters, and stands for one card
// of its pile.
//
//	{"name": "My own cards", "objectives": [
//		{"id": "radar-1", "place": "radar", "points": 25, "basis": "designed"}
//	], "battle": [
//		{"id": "ambush", "count": 2, "effect": "win-extra-turn", "needs": "artillery-laser", "basis": "designed"},
//		{"id": "mine", "count": 3, "effect": "lose-equipment", "lose": "tank", "text": "Lose 1 Tank", "basis": "designed"},
//		{"id": "march", "count": 4, "effect": "move-forward", "n": 3, "basis": "designed"},
//		{"id": "fog", "count": 1, "effect": "nothing", "basis": "designed"}
//	]}
//
// It is strict: unknown and repeated keys, other types and more than 64 KiB are
// refused, with the path of the fault. Cards that cannot be read are refused by an
// error of kind [joe.ErrMalformed], counts that are not those of the box by
// [joe.ErrBadConfig]; these are joined, one for each fault.
func LoadCards(data []byte) (*Cards, error) {
	var c Cards
	var objectives []Objective
	err := strict.Read(data, strict.Limits{Bytes: maxCardsText}, func(n strict.Node) {
		o := n.Object("name", "objectives", "battle")
		if v, ok := o.Opt("name"); ok {
			if c.title = v.Text(); utf8.RuneCountInString(c.title) > maxTitle || !printable(c.title) {
				v.Fail("a name is printable, has no blanks around it and at most %d characters", maxTitle)
			}
		}
		ids := map[string]bool{}
		for _, e := range o.Need("objectives").List(objectiveCards) {
			objectives = append(objectives, loadObjective(e, ids))
		}
		ids = map[string]bool{}
		for _, e := range o.Need("battle").List(battleCards) {
			c.battle = append(c.battle, loadBattle(e, ids))
		}
	})
	if err != nil {
		return nil, joe.Malformed(err)
	}
	var f boardFaults
	f.checkCards(objectives, c.battle)
	if len(f) > 0 {
		return nil, f.join()
	}
	copy(c.objectives[:], objectives)
	if err := c.seal(); err != nil {
		return nil, err
	}
	return &c, nil
}

func loadObjective(e strict.Node, ids map[string]bool) Objective {
	o := e.Object("id", "place", "points", "basis")
	return Objective{
		ID: loadID(o.Need("id"), ids), Place: oneOf[Place](o.Need("place"), placeWords[:]),
		Points: uint8(o.Need("points").Int(1, maxPoints)), Basis: loadBasis(o.Need("basis")),
	}
}

func loadBattle(e strict.Node, ids map[string]bool) BattleCard {
	o := e.Object("id", "count", "effect", "needs", "lose", "n", "text", "basis")
	c := BattleCard{
		ID: loadID(o.Need("id"), ids), Count: uint8(o.Need("count").Int(1, battleCards)),
		Effect: oneOf[BattleEffect](o.Need("effect"), effectWords[:]), Basis: loadBasis(o.Need("basis")),
	}
	moves := c.Effect == MoveForward || c.Effect == MoveBack
	if v, ok := o.Opt("needs"); ok {
		c.Needs = oneOf[Equipment](v, equipmentWords[:])
		if !moves && c.Effect != WinExtraTurn {
			v.Fail("equipment may be needed to win or to move")
		}
	}
	if c.Effect == LoseEquipment {
		c.Lose = oneOf[Equipment](o.Need("lose"), equipmentWords[:])
	} else if v, ok := o.Opt("lose"); ok {
		v.Fail("only lose-equipment loses a piece of equipment")
	}
	if moves {
		c.N = uint8(o.Need("n").Int(1, maxBattleMove))
	} else if v, ok := o.Opt("n"); ok {
		v.Fail("only move-forward and move-back have a number of spaces")
	}
	if v, ok := o.Opt("text"); ok {
		if c.Text = v.Text(); c.Text == "" || utf8.RuneCountInString(c.Text) > maxWords || !printable(c.Text) {
			v.Fail("a text is printable, has no blanks around it and 1 to %d characters", maxWords)
		}
	}
	return c
}

// loadID reads the id of a card that none before it has.
func loadID(n strict.Node, ids map[string]bool) string {
	id := n.Text()
	switch {
	case len(id) > maxCardID || !kebab(id):
		n.Fail("an id is words of small letters and digits with hyphens between them, at most %d characters", maxCardID)
	case ids[id]:
		n.Fail("two cards have the id %q", id)
	}
	ids[id] = true
	return id
}

func loadBasis(n strict.Node) string {
	words := []string{"printed", "reported", "designed"}
	return words[n.OneOf(words...)]
}

// checkCards looks whether the cards are as many as the box has.
func (f *boardFaults) checkCards(objectives []Objective, battle []BattleCard) {
	refuse := func(rule joe.RuleID, path, format string, args ...any) {
		*f = append(*f, &joe.Error{
			Kind: joe.ErrBadConfig, Rule: rule, Seat: joe.Nobody, Path: path, Detail: fmt.Sprintf(format, args...),
		})
	}
	var count [places]int
	for _, o := range objectives {
		count[o.Place]++
	}
	for p := Place(1); int(p) < places; p++ {
		if count[p] != objectiveCards/(places-1) {
			refuse(placeRules[p], "$.objectives", "there are %d cards of %s; the box has two", count[p], p)
		}
	}
	total := 0
	for _, b := range battle {
		total += int(b.Count)
	}
	if total != battleCards {
		refuse("adv-box-battle", "$.battle", "the counts add up to %d; there are %d battle cards", total, battleCards)
	}
}

// seal writes the canonical text of cards that are complete.
func (c *Cards) seal() error {
	text, err := json.Marshal(struct {
		Name       string       `json:"name"`
		Objectives []Objective  `json:"objectives"`
		Battle     []BattleCard `json:"battle"`
	}{c.title, c.objectives[:], c.battle})
	c.text = string(text)
	return err
}

// MarshalJSON writes the cards as [LoadCards] reads them. It refuses the zero Cards.
func (c *Cards) MarshalJSON() ([]byte, error) {
	if c.blank() {
		return nil, &joe.Error{
			Kind: joe.ErrBadConfig, Seat: joe.Nobody, Path: "cards",
			Detail: "zero Cards are none; take DefaultCards or LoadCards",
		}
	}
	return []byte(c.text), nil
}

// UnmarshalJSON is LoadCards into c, which is left as it was on an error. It is for
// Cards of one's own: those that a game is played with stay as they are.
func (c *Cards) UnmarshalJSON(data []byte) error {
	read, err := LoadCards(data)
	if err != nil {
		return err
	}
	if c == nil {
		return wire.Nowhere("Cards")
	}
	*c = *read
	return nil
}
