package adventure

import "github.com/seed4548c990/gijoe/internal/wire"

// MarshalJSON writes the event with its type, "began".
func (e Began) MarshalJSON() ([]byte, error) {
	type body Began
	return wire.Tagged("began", body(e))
}

// MarshalJSON writes the event with its type, "first-rolled".
func (e FirstRolled) MarshalJSON() ([]byte, error) {
	type body FirstRolled
	return wire.Tagged("first-rolled", body(e))
}

// MarshalJSON writes the event with its type, "first-tied".
func (e FirstTied) MarshalJSON() ([]byte, error) {
	type body FirstTied
	return wire.Tagged("first-tied", body(e))
}

// MarshalJSON writes the event with its type, "first-chosen".
func (e FirstChosen) MarshalJSON() ([]byte, error) {
	type body FirstChosen
	return wire.Tagged("first-chosen", body(e))
}

// MarshalJSON writes the event with its type, "piece-chosen".
func (e PieceChosen) MarshalJSON() ([]byte, error) {
	type body PieceChosen
	return wire.Tagged("piece-chosen", body(e))
}

// MarshalJSON writes the event with its type, "start-chosen".
func (e StartChosen) MarshalJSON() ([]byte, error) {
	type body StartChosen
	return wire.Tagged("start-chosen", body(e))
}

// MarshalJSON writes the event with its type, "turn-began".
func (e TurnBegan) MarshalJSON() ([]byte, error) {
	type body TurnBegan
	return wire.Tagged("turn-began", body(e))
}

// MarshalJSON writes the event with its type, "went-on".
func (e WentOn) MarshalJSON() ([]byte, error) {
	type body WentOn
	return wire.Tagged("went-on", body(e))
}

// MarshalJSON writes the event with its type, "entered".
func (e Entered) MarshalJSON() ([]byte, error) {
	type body Entered
	return wire.Tagged("entered", body(e))
}

// MarshalJSON writes the event with its type, "flew".
func (e Flew) MarshalJSON() ([]byte, error) {
	type body Flew
	return wire.Tagged("flew", body(e))
}

// MarshalJSON writes the event with its type, "die-rolled".
func (e DieRolled) MarshalJSON() ([]byte, error) {
	type body DieRolled
	return wire.Tagged("die-rolled", body(e))
}

// MarshalJSON writes the event with its type, "dice-rolled".
func (e DiceRolled) MarshalJSON() ([]byte, error) {
	type body DiceRolled
	return wire.Tagged("dice-rolled", body(e))
}

// MarshalJSON writes the event with its type, "moved".
func (e Moved) MarshalJSON() ([]byte, error) {
	type body Moved
	return wire.Tagged("moved", body(e))
}

// MarshalJSON writes the event with its type, "stayed".
func (e Stayed) MarshalJSON() ([]byte, error) {
	type body Stayed
	return wire.Tagged("stayed", body(e))
}

// MarshalJSON writes the event with its type, "paid".
func (e Paid) MarshalJSON() ([]byte, error) {
	type body Paid
	return wire.Tagged("paid", body(e))
}

// MarshalJSON writes the event with its type, "bumped".
func (e Bumped) MarshalJSON() ([]byte, error) {
	type body Bumped
	return wire.Tagged("bumped", body(e))
}

// MarshalJSON writes the event with its type, "retreated".
func (e Retreated) MarshalJSON() ([]byte, error) {
	type body Retreated
	return wire.Tagged("retreated", body(e))
}

// MarshalJSON writes the event with its type, "directed".
func (e Directed) MarshalJSON() ([]byte, error) {
	type body Directed
	return wire.Tagged("directed", body(e))
}

// MarshalJSON writes the event with its type, "sent-to".
func (e SentTo) MarshalJSON() ([]byte, error) {
	type body SentTo
	return wire.Tagged("sent-to", body(e))
}

// MarshalJSON writes the event with its type, "equipment-drawn".
func (e EquipmentDrawn) MarshalJSON() ([]byte, error) {
	type body EquipmentDrawn
	return wire.Tagged("equipment-drawn", body(e))
}

// MarshalJSON writes the event with its type, "jumped".
func (e Jumped) MarshalJSON() ([]byte, error) {
	type body Jumped
	return wire.Tagged("jumped", body(e))
}

// MarshalJSON writes the event with its type, "sneaked".
func (e Sneaked) MarshalJSON() ([]byte, error) {
	type body Sneaked
	return wire.Tagged("sneaked", body(e))
}

// MarshalJSON writes the event with its type, "battle-drawn".
func (e BattleDrawn) MarshalJSON() ([]byte, error) {
	type body BattleDrawn
	return wire.Tagged("battle-drawn", body(e))
}

// MarshalJSON writes the event with its type, "battle-won".
func (e BattleWon) MarshalJSON() ([]byte, error) {
	type body BattleWon
	return wire.Tagged("battle-won", body(e))
}

// MarshalJSON writes the event with its type, "equipment-lost".
func (e EquipmentLost) MarshalJSON() ([]byte, error) {
	type body EquipmentLost
	return wire.Tagged("equipment-lost", body(e))
}

// MarshalJSON writes the event with its type, "battle-nothing".
func (e BattleNothing) MarshalJSON() ([]byte, error) {
	type body BattleNothing
	return wire.Tagged("battle-nothing", body(e))
}

// MarshalJSON writes the event with its type, "objective-reached".
func (e ObjectiveReached) MarshalJSON() ([]byte, error) {
	type body ObjectiveReached
	return wire.Tagged("objective-reached", body(e))
}

// MarshalJSON writes the event with its type, "objective-drawn".
func (e ObjectiveDrawn) MarshalJSON() ([]byte, error) {
	type body ObjectiveDrawn
	return wire.Tagged("objective-drawn", body(e))
}

// MarshalJSON writes the event with its type, "turn-ended".
func (e TurnEnded) MarshalJSON() ([]byte, error) {
	type body TurnEnded
	return wire.Tagged("turn-ended", body(e))
}

// MarshalJSON writes the event with its type, "ended".
func (e Ended) MarshalJSON() ([]byte, error) {
	type body Ended
	return wire.Tagged("ended", body(e))
}

// MarshalJSON writes the event with its type, "asked".
func (e Asked) MarshalJSON() ([]byte, error) {
	type body Asked
	return wire.Tagged("asked", body(e))
}
