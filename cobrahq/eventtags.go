package cobrahq

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

// MarshalJSON writes the event with its type, "turn-began".
func (e TurnBegan) MarshalJSON() ([]byte, error) {
	type body TurnBegan
	return wire.Tagged("turn-began", body(e))
}

// MarshalJSON writes the event with its type, "die-rolled".
func (e DieRolled) MarshalJSON() ([]byte, error) {
	type body DieRolled
	return wire.Tagged("die-rolled", body(e))
}

// MarshalJSON writes the event with its type, "boosted".
func (e Boosted) MarshalJSON() ([]byte, error) {
	type body Boosted
	return wire.Tagged("boosted", body(e))
}

// MarshalJSON writes the event with its type, "moved".
func (e Moved) MarshalJSON() ([]byte, error) {
	type body Moved
	return wire.Tagged("moved", body(e))
}

// MarshalJSON writes the event with its type, "embarked".
func (e Embarked) MarshalJSON() ([]byte, error) {
	type body Embarked
	return wire.Tagged("embarked", body(e))
}

// MarshalJSON writes the event with its type, "landed".
func (e Landed) MarshalJSON() ([]byte, error) {
	type body Landed
	return wire.Tagged("landed", body(e))
}

// MarshalJSON writes the event with its type, "took".
func (e Took) MarshalJSON() ([]byte, error) {
	type body Took
	return wire.Tagged("took", body(e))
}

// MarshalJSON writes the event with its type, "declined".
func (e Declined) MarshalJSON() ([]byte, error) {
	type body Declined
	return wire.Tagged("declined", body(e))
}

// MarshalJSON writes the event with its type, "stopped".
func (e Stopped) MarshalJSON() ([]byte, error) {
	type body Stopped
	return wire.Tagged("stopped", body(e))
}

// MarshalJSON writes the event with its type, "turned".
func (e Turned) MarshalJSON() ([]byte, error) {
	type body Turned
	return wire.Tagged("turned", body(e))
}

// MarshalJSON writes the event with its type, "boat-taken".
func (e BoatTaken) MarshalJSON() ([]byte, error) {
	type body BoatTaken
	return wire.Tagged("boat-taken", body(e))
}

// MarshalJSON writes the event with its type, "boat-left".
func (e BoatLeft) MarshalJSON() ([]byte, error) {
	type body BoatLeft
	return wire.Tagged("boat-left", body(e))
}

// MarshalJSON writes the event with its type, "secret-taken".
func (e SecretTaken) MarshalJSON() ([]byte, error) {
	type body SecretTaken
	return wire.Tagged("secret-taken", body(e))
}

// MarshalJSON writes the event with its type, "challenged".
func (e Challenged) MarshalJSON() ([]byte, error) {
	type body Challenged
	return wire.Tagged("challenged", body(e))
}

// MarshalJSON writes the event with its type, "rolled-off".
func (e RolledOff) MarshalJSON() ([]byte, error) {
	type body RolledOff
	return wire.Tagged("rolled-off", body(e))
}

// MarshalJSON writes the event with its type, "held".
func (e Held) MarshalJSON() ([]byte, error) {
	type body Held
	return wire.Tagged("held", body(e))
}

// MarshalJSON writes the event with its type, "bomb-lifted".
func (e BombLifted) MarshalJSON() ([]byte, error) {
	type body BombLifted
	return wire.Tagged("bomb-lifted", body(e))
}

// MarshalJSON writes the event with its type, "bomb-placed".
func (e BombPlaced) MarshalJSON() ([]byte, error) {
	type body BombPlaced
	return wire.Tagged("bomb-placed", body(e))
}

// MarshalJSON writes the event with its type, "bomb-removed".
func (e BombRemoved) MarshalJSON() ([]byte, error) {
	type body BombRemoved
	return wire.Tagged("bomb-removed", body(e))
}

// MarshalJSON writes the event with its type, "henchman-taken".
func (e HenchmanTaken) MarshalJSON() ([]byte, error) {
	type body HenchmanTaken
	return wire.Tagged("henchman-taken", body(e))
}

// MarshalJSON writes the event with its type, "turn-ended".
func (e TurnEnded) MarshalJSON() ([]byte, error) {
	type body TurnEnded
	return wire.Tagged("turn-ended", body(e))
}

// MarshalJSON writes the event with its type, "stranded".
func (e Stranded) MarshalJSON() ([]byte, error) {
	type body Stranded
	return wire.Tagged("stranded", body(e))
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
