package content

import "iter"

// Set is a whole set of cards with the numbers of the table that they are played
// on: checked, never changed after it was made, safe to share. Make one with
// [Load], or take [Core].
type Set struct {
	name    string
	version int
	cards   []Card // by ID; the first is no card
	index   map[string]ID
	stories []Story
	meters  [2]Meter // for one and two players, for three and four
	token   int8     // what the End of Round token shows
	die     [3]uint8 // faces of a Mission die: blanks, Hits, double Hits
	digest  uint64
	builtin bool
}

// Story is a set of Story Missions that is played together.
type Story struct {
	ID    string // "mass-device"
	Name  string
	Basis Basis
	Mode  Mode // whose rules it is played by
	Token int8 // of A Traitor Within: by how much the heavier face of its End of Round token moves the Threat Marker (tw-setup-round-token-face)
}

// Mode is the rules by which a Story is played.
type Mode uint8

// The Modes.
const (
	CoreMode    Mode = iota // the core game
	SilentMode              // Mission 8, Silent Interlude
	TraitorMode             // Mission 9, A Traitor Within
)

var modeWords = words{"", "silent", "traitor"}

// String is the word for the Mode in a card set; "" for CoreMode.
func (m Mode) String() string {
	if m == CoreMode {
		return ""
	}
	return modeWords.name("mode", int(m))
}

// Missions is how many Story Missions an Act of the Story has before its Finale
// (core-setup-story, si-setup-story-per-act).
func (s Story) Missions() int {
	if s.Mode == CoreMode {
		return 2
	}
	return 1
}

// Meter is one side of the Threat Meter.
type Meter struct {
	Spaces []Space // from the bottom, the Starting Round's space, to the top, where the game is lost
}

// Space is one space of the Threat Meter. What it does happens when the marker
// enters it from below (core-threat-space).
type Space struct {
	Colour Colour
	Strike bool     // it brings a Precision Strike (core-threat-yellow-strike)
	Do     []Effect // what it does besides
}

// Name is the name of the set: "core" for the built-in one.
func (s *Set) Name() string { return s.name }

// Version is the version of the set, from 1.
func (s *Set) Version() int { return s.version }

// Len is the number of Cards, not counting copies; their IDs are 1 to Len.
func (s *Set) Len() int { return len(s.cards) - 1 }

// Card is a card by its ID. It panics for an ID that the Set does not have. The card
// is the Set's own: read it, do not change it.
func (s *Set) Card(id ID) *Card { return &s.cards[id] }

// Find is the ID of a card by its string id; false if there is none.
func (s *Set) Find(id string) (ID, bool) {
	n, ok := s.index[id]
	return n, ok
}

// All is the cards in the order of their IDs.
func (s *Set) All() iter.Seq2[ID, *Card] {
	return func(yield func(ID, *Card) bool) {
		for i := 1; i < len(s.cards); i++ {
			if !yield(ID(i), &s.cards[i]) {
				return
			}
		}
	}
}

// Stories is the Stories of the set. The slice is the caller's.
func (s *Set) Stories() []Story { return append([]Story(nil), s.stories...) }

// Meter is the side of the Threat Meter for so many players (core-setup-threat). Its
// slices are the Set's own: read them, do not change them.
func (s *Set) Meter(players int) *Meter {
	if players <= 2 {
		return &s.meters[0]
	}
	return &s.meters[1]
}

// Token is by how much the End of Round token moves the Threat Marker
// (core-round-token).
func (s *Set) Token() int { return int(s.token) }

// Die is the number of faces of a Mission die that are blank, show a Hit, and show a
// double Hit (core-dice-faces).
func (s *Set) Die() (blanks, hits, doubles int) {
	return int(s.die[0]), int(s.die[1]), int(s.die[2])
}
