package adventure

// ObjectivesLeft is the cards of the Objective pile, in the order of the deck, since
// nobody knows theirs.
func (t table) ObjectivesLeft() []Objective {
	return t.AppendObjectivesLeft(nil)
}

// AppendObjectivesLeft appends what ObjectivesLeft gives to the caller's slice; 16 is room
// enough.
func (t table) AppendObjectivesLeft(list []Objective) []Objective {
	if t.set == nil {
		return list
	}
	return t.appendObjectives(list, t.objectives)
}

// EquipmentPile is the Equipment pile: how many cards of each kind lie on top in an
// order that nobody knows, and those below, that went under it, in their order.
func (t table) EquipmentPile() (unseen map[Equipment]int, under []Equipment) {
	unseen = make(map[Equipment]int)
	for card, n := range t.equipment {
		if n > 0 {
			unseen[Equipment(card)] = int(n)
		}
	}
	return unseen, t.AppendEquipmentUnder(nil)
}

// EquipmentUnseen is how many cards of a kind lie on top of the Equipment pile, in an
// order that nobody knows.
func (t table) EquipmentUnseen(card Equipment) int {
	if int(card) >= equipmentKinds {
		return 0
	}
	return int(t.equipment[card])
}

// AppendEquipmentUnder appends the cards below them, that went under the pile, in their
// order, to the caller's slice; 32 is room enough.
func (t table) AppendEquipmentUnder(list []Equipment) []Equipment {
	for _, card := range t.equipUnder.cards[:t.equipUnder.n] {
		list = append(list, Equipment(card))
	}
	return list
}

// BattlePile is the Battle pile: how many cards of each id lie on top in an order
// that nobody knows, and those below, that went under it, in their order.
func (t table) BattlePile() (unseen map[string]int, under []string) {
	unseen = make(map[string]int)
	for card, n := range t.battles {
		if n > 0 {
			unseen[t.set.cards.battle[card].ID] = int(n)
		}
	}
	return unseen, t.AppendBattleUnder(nil)
}

// BattleUnseen is how many cards of an id lie on top of the Battle pile, in an order that
// nobody knows.
func (t table) BattleUnseen(id string) int {
	if t.set == nil {
		return 0
	}
	card, ok := t.set.cards.battleCard(id)
	if !ok {
		return 0
	}
	return int(t.battles[card])
}

// AppendBattleUnder appends the ids of the cards below them, that went under the pile, in
// their order, to the caller's slice; 32 is room enough.
func (t table) AppendBattleUnder(list []string) []string {
	for _, card := range t.battleUnder.cards[:t.battleUnder.n] {
		list = append(list, t.set.cards.battle[card].ID)
	}
	return list
}
