package deckbuilder

import "github.com/seed4548c990/gijoe/internal/wire"

// MarshalJSON writes the action with its type, "attempt-story".
func (a AttemptStory) MarshalJSON() ([]byte, error) {
	type body AttemptStory
	return wire.Tagged("attempt-story", body(a))
}

// MarshalJSON writes the action with its type, "attempt-officer".
func (a AttemptOfficer) MarshalJSON() ([]byte, error) {
	type body AttemptOfficer
	return wire.Tagged("attempt-officer", body(a))
}

// MarshalJSON writes the action with its type, "attempt-side".
func (a AttemptSide) MarshalJSON() ([]byte, error) {
	type body AttemptSide
	return wire.Tagged("attempt-side", body(a))
}

// MarshalJSON writes the action with its type, "attempt-battalion".
func (a AttemptBattalion) MarshalJSON() ([]byte, error) {
	type body AttemptBattalion
	return wire.Tagged("attempt-battalion", body(a))
}

// MarshalJSON writes the action with its type, "play".
func (a Play) MarshalJSON() ([]byte, error) {
	type body Play
	return wire.Tagged("play", body(a))
}

// MarshalJSON writes the action with its type, "use".
func (a Use) MarshalJSON() ([]byte, error) {
	type body Use
	return wire.Tagged("use", body(a))
}

// MarshalJSON writes the action with its type, "buy".
func (a Buy) MarshalJSON() ([]byte, error) {
	type body Buy
	return wire.Tagged("buy", body(a))
}

// MarshalJSON writes the action with its type, "buy-rifle".
func (a BuyRifle) MarshalJSON() ([]byte, error) {
	type body BuyRifle
	return wire.Tagged("buy-rifle", body(a))
}

// MarshalJSON writes the action with its type, "promote".
func (a Promote) MarshalJSON() ([]byte, error) {
	type body Promote
	return wire.Tagged("promote", body(a))
}

// MarshalJSON writes the action with its type, "hold".
func (a Hold) MarshalJSON() ([]byte, error) {
	type body Hold
	return wire.Tagged("hold", body(a))
}

// MarshalJSON writes the action with its type, "take-back".
func (a TakeBack) MarshalJSON() ([]byte, error) {
	type body TakeBack
	return wire.Tagged("take-back", body(a))
}

// MarshalJSON writes the action with its type, "board".
func (a Board) MarshalJSON() ([]byte, error) {
	type body Board
	return wire.Tagged("board", body(a))
}

// MarshalJSON writes the action with its type, "assign".
func (a Assign) MarshalJSON() ([]byte, error) {
	type body Assign
	return wire.Tagged("assign", body(a))
}

// MarshalJSON writes the action with its type, "name-skill".
func (a NameSkill) MarshalJSON() ([]byte, error) {
	type body NameSkill
	return wire.Tagged("name-skill", body(a))
}

// MarshalJSON writes the action with its type, "choose".
func (a Choose) MarshalJSON() ([]byte, error) {
	type body Choose
	return wire.Tagged("choose", body(a))
}

// MarshalJSON writes the action with its type, "choose-slot".
func (a ChooseSlot) MarshalJSON() ([]byte, error) {
	type body ChooseSlot
	return wire.Tagged("choose-slot", body(a))
}

// MarshalJSON writes the action with its type, "choose-seat".
func (a ChooseSeat) MarshalJSON() ([]byte, error) {
	type body ChooseSeat
	return wire.Tagged("choose-seat", body(a))
}

// MarshalJSON writes the action with its type, "option".
func (a Option) MarshalJSON() ([]byte, error) {
	type body Option
	return wire.Tagged("option", body(a))
}

// MarshalJSON writes the action with its type, "accept".
func (a Accept) MarshalJSON() ([]byte, error) {
	type body Accept
	return wire.Tagged("accept", body(a))
}

// MarshalJSON writes the action with its type, "pass".
func (a Pass) MarshalJSON() ([]byte, error) {
	type body Pass
	return wire.Tagged("pass", body(a))
}

// MarshalJSON writes the action with its type, "deal".
func (a Deal) MarshalJSON() ([]byte, error) {
	type body Deal
	return wire.Tagged("deal", body(a))
}

// MarshalJSON writes the action with its type, "throw".
func (a Throw) MarshalJSON() ([]byte, error) {
	type body Throw
	return wire.Tagged("throw", body(a))
}

// MarshalJSON writes the action with its type, "lot".
func (a Lot) MarshalJSON() ([]byte, error) {
	type body Lot
	return wire.Tagged("lot", body(a))
}

// MarshalJSON writes the action with its type, "spend-joe".
func (a SpendJoe) MarshalJSON() ([]byte, error) {
	type body SpendJoe
	return wire.Tagged("spend-joe", body(a))
}

// MarshalJSON writes the action with its type, "attempt-menace".
func (a AttemptMenace) MarshalJSON() ([]byte, error) {
	type body AttemptMenace
	return wire.Tagged("attempt-menace", body(a))
}

// MarshalJSON writes the action with its type, "sabotage".
func (a Sabotage) MarshalJSON() ([]byte, error) {
	type body Sabotage
	return wire.Tagged("sabotage", body(a))
}

// MarshalJSON writes the action with its type, "defend".
func (a Defend) MarshalJSON() ([]byte, error) {
	type body Defend
	return wire.Tagged("defend", body(a))
}

// MarshalJSON writes the action with its type, "attempt-guard".
func (a AttemptGuard) MarshalJSON() ([]byte, error) {
	type body AttemptGuard
	return wire.Tagged("attempt-guard", body(a))
}

// MarshalJSON writes the action with its type, "attempt-intel".
func (a AttemptIntel) MarshalJSON() ([]byte, error) {
	type body AttemptIntel
	return wire.Tagged("attempt-intel", body(a))
}

// MarshalJSON writes the action with its type, "attach".
func (a Attach) MarshalJSON() ([]byte, error) {
	type body Attach
	return wire.Tagged("attach", body(a))
}

// MarshalJSON writes the action with its type, "repair".
func (a Repair) MarshalJSON() ([]byte, error) {
	type body Repair
	return wire.Tagged("repair", body(a))
}

// MarshalJSON writes the action with its type, "assign-locust".
func (a AssignLocust) MarshalJSON() ([]byte, error) {
	type body AssignLocust
	return wire.Tagged("assign-locust", body(a))
}

// MarshalJSON writes the action with its type, "deploy".
func (a Deploy) MarshalJSON() ([]byte, error) {
	type body Deploy
	return wire.Tagged("deploy", body(a))
}

// MarshalJSON writes the action with its type, "swap-intel".
func (a SwapIntel) MarshalJSON() ([]byte, error) {
	type body SwapIntel
	return wire.Tagged("swap-intel", body(a))
}

// MarshalJSON writes the action with its type, "spend-intel".
func (a SpendIntel) MarshalJSON() ([]byte, error) {
	type body SpendIntel
	return wire.Tagged("spend-intel", body(a))
}

// MarshalJSON writes the action with its type, "fire-cannon".
func (a FireCannon) MarshalJSON() ([]byte, error) {
	type body FireCannon
	return wire.Tagged("fire-cannon", body(a))
}

// MarshalJSON writes the action with its type, "equip".
func (a Equip) MarshalJSON() ([]byte, error) {
	type body Equip
	return wire.Tagged("equip", body(a))
}
