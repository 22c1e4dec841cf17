package decktensor

import (
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

const (
	anyKind   = ^content.KindSet(0)
	transport = 1<<content.Transport | 1<<content.CobraTransport
	enemies   = 1<<content.Officer | 1<<content.Trooper | 1<<content.Battalion | 1<<content.Guard | 1<<content.Promoted
)

// byCard is the actions that name a card, and the kinds of card that they may name. The
// order may be added to, never changed. A Cobra Transport stands for the enemy that has
// it.
var byCard = []struct {
	kinds content.KindSet
	in    deckbuilder.Zone // where they must be able to lie, too; NoZone: anywhere
	of    func(id string) deckbuilder.Action
}{
	{1<<content.Officer | 1<<content.Promoted | 1<<content.CobraTransport, deckbuilder.NoZone, func(id string) deckbuilder.Action { return deckbuilder.AttemptOfficer{Card: id} }},
	{1<<content.Guard | 1<<content.CobraTransport, deckbuilder.NoZone, func(id string) deckbuilder.Action { return deckbuilder.AttemptGuard{Card: id} }},
	{1<<content.Gear | 1<<content.Utility, deckbuilder.Hand, func(id string) deckbuilder.Action { return deckbuilder.Play{Card: id} }},
	{content.Joes | transport, deckbuilder.NoZone, func(id string) deckbuilder.Action { return deckbuilder.Use{Card: id} }},
	{anyKind, deckbuilder.RifleStack, func(id string) deckbuilder.Action { return deckbuilder.BuyRifle{Card: id} }},
	{1<<content.Leader | 1<<content.Promoted, deckbuilder.NoZone, func(id string) deckbuilder.Action { return deckbuilder.Promote{Card: id} }},
	{anyKind, deckbuilder.Reserve, func(id string) deckbuilder.Action { return deckbuilder.Hold{Card: id} }},
	{content.Joes, deckbuilder.Tile, func(id string) deckbuilder.Action { return deckbuilder.SpendJoe{Card: id} }},
	{anyKind, deckbuilder.Bay, func(id string) deckbuilder.Action { return deckbuilder.Attach{Card: id} }},
	{transport, deckbuilder.Hangar, func(id string) deckbuilder.Action { return deckbuilder.Board{Card: id} }},
	{content.Joes, deckbuilder.Team, func(id string) deckbuilder.Action { return deckbuilder.Assign{Card: id} }},
	{content.Joes, deckbuilder.Team, func(id string) deckbuilder.Action { return deckbuilder.AssignLocust{Card: id} }},
	{anyKind, deckbuilder.NoZone, func(id string) deckbuilder.Action { return deckbuilder.Choose{Card: id} }},
	{anyKind, deckbuilder.Schemes, func(id string) deckbuilder.Action { return deckbuilder.Sabotage{Card: id} }},
	{content.Joes, deckbuilder.Hand, func(id string) deckbuilder.Action { return deckbuilder.Defend{Card: id} }},
}

// number gives the actions their ids. The order may be added to, never changed.
func (s *Spec) number() {
	add := s.actions.Add
	for _, a := range []deckbuilder.Action{
		deckbuilder.Pass{}, deckbuilder.Accept{}, deckbuilder.AttemptStory{}, deckbuilder.AttemptMenace{}, deckbuilder.TakeBack{},
		deckbuilder.Deploy{}, deckbuilder.SpendIntel{}, deckbuilder.Repair{}, deckbuilder.Option{N: 1}, deckbuilder.Option{N: 2},
	} {
		add(a)
	}
	for seat := range joe.Seat(maxSeats) {
		add(deckbuilder.ChooseSeat{Seat: seat})
	}
	for i := range uint8(slots) {
		add(deckbuilder.AttemptBattalion{Slot: i})
		add(deckbuilder.Buy{Slot: i})
		add(deckbuilder.ChooseSlot{Slot: i})
	}
	for i := range content.Skills {
		add(deckbuilder.NameSkill{Skill: content.Skill(i)})
	}
	for i := range uint8(maxLevels) {
		add(deckbuilder.AttemptIntel{Level: i + 1})
	}
	for i := range uint8(maxSwap + 1) {
		add(deckbuilder.SwapIntel{N: i})
	}
	for f := deckbuilder.NoFace; f <= deckbuilder.DoubleFace; f++ {
		add(deckbuilder.FireCannon{Reroll: f})
	}
	for _, kind := range byCard {
		for _, card := range s.set.All() {
			if card.Is(kind.kinds) && (kind.in == deckbuilder.NoZone || deckbuilder.PlaceOf(kind.in, 0).Keeps(card)) {
				add(kind.of(card.ID))
			}
		}
	}
	s.numberAt(add)
}

// numberAt numbers the actions that name a card and where it lies.
func (s *Spec) numberAt(add func(deckbuilder.Action)) {
	const sides = 1<<content.Strike | 1<<content.Accusation | 1<<content.Trooper | 1<<content.CobraTransport
	for seat := range joe.Seat(maxSeats) {
		for _, card := range s.set.All() {
			if card.Is(sides) {
				add(deckbuilder.AttemptSide{Card: card.ID, Of: seat})
			}
		}
	}
	for _, z := range []deckbuilder.Zone{deckbuilder.Officers, deckbuilder.Guards, deckbuilder.Troopers, deckbuilder.Covers} {
		for _, p := range z.Places() {
			for _, card := range s.set.All() {
				if card.Is(enemies) && p.Keeps(card) {
					add(deckbuilder.Equip{Card: card.ID, Place: p})
				}
			}
		}
	}
}

// Actions is how many actions players have with the card set; their ids are 0 to
// Actions-1.
func (s *Spec) Actions() int {
	if s == nil {
		return 0
	}
	return s.actions.Len()
}

// ID is the id of an action of a player with the card set, or false for every other: one
// of chance, one with a card or a number that there is not, nil, a pointer. It allocates
// nothing.
func (s *Spec) ID(a deckbuilder.Action) (int, bool) {
	if s == nil {
		return 0, false
	}
	return s.actions.ID(a)
}

// Action is the action of an id, or false where there is none: the way back of ID.
func (s *Spec) Action(id int) (deckbuilder.Action, bool) {
	if s == nil {
		return nil, false
	}
	return s.actions.Action(id)
}

// Mask says by id which actions a View lists as legal, in a slice of the caller's of
// Spec.Actions: exactly those of View.Legal, so none where its seat is not to act. It is
// nil for a View that does not fit.
func (s *Spec) Mask(v deckbuilder.View) []bool { return s.AppendMask(nil, v) }

// AppendMask appends what Mask gives to the caller's slice, and nothing for a View that
// does not fit. It allocates only where that slice has to grow, and where the rules do to
// find out what is legal: which Transport can carry anybody against a card that bars
// Joes.
func (s *Spec) AppendMask(list []bool, v deckbuilder.View) []bool {
	if !s.Fits(v) {
		return list
	}
	var room [256]deckbuilder.Action
	return s.actions.AppendMask(list, v.AppendLegal(room[:0]))
}
