package content

// ID is a card's place in its Set, for a program that keeps many of them: 1 is the
// first. 0 is no card.
type ID uint16

// Kind is what a card is.
type Kind uint8

// The Kinds of the core game. The first eight are player cards
// (core-box-player-cards), the next three Cobra cards (core-box-cobra-kinds).
const (
	NoKind       Kind = iota
	GI                // the basic Joe of every starting deck
	Leader            // a Starter Leader, of Cost 0
	Promoted          // a Promoted Leader, of Cost 6
	Joe               // a Joe of the main deck
	Transport         // it carries Joes; the VAMP is one
	Gear              // equipment of the main deck, and the Service Rifle
	Utility           // a help of the main deck, and the starters that are no Joes
	Officer           // a Cobra Officer: a Group Mission with a lasting effect
	Trooper           // a Cobra Trooper: a Side Mission of whoever drew it
	Battalion         // a Cobra Battalion: a Side Mission that covers a line-up card
	Mission           // a Story Mission
	Finale            // the last Story Mission of an Act
	Complication      // of an Act's deck
	Strike            // a Precision Strike: a Complication that becomes a Side Mission
	Expert            // an Expert Mode card
	// Of A Traitor Within.
	Loyalty    // a Loyalty card: a Loyal Joe, or, where Traitor says so, a Traitor
	Accusation // a Side Mission that flips a Loyalty card of whom it lies before
	Sabotage   // what an Active Traitor plays against a Group Mission
	Menace     // the Side Mission of an Active Traitor against another player
	// Of The Crimson Veil.
	Guard          // an Undercover Crimson Guard: a Side Mission for anybody, with Intel dice alone
	CobraTransport // a Cobra Transport: equipped to an enemy, or, once commandeered, a Transport
	IntelTile      // the Intel Mission, with its levels
)

var kindWords = words{"", "gi", "leader", "promoted", "joe", "transport", "gear", "utility", "officer", "trooper", "battalion", "mission", "finale", "complication", "strike", "expert", "loyalty", "accusation", "sabotage", "menace",
	"guard", "cobra-transport", "intel-tile"}

// String is the word for the Kind in a card set.
func (k Kind) String() string { return kindWords.name("kind", int(k)) }

// KindSet is a set of Kinds, a bit each. The zero value is empty.
type KindSet uint32

// KindsOf is the set of these.
func KindsOf(list ...Kind) (set KindSet) {
	for _, k := range list {
		set |= 1 << k
	}
	return set
}

// Has reports whether the Kind is in the set.
func (set KindSet) Has(k Kind) bool { return set>>k&1 == 1 }

// The families of Kinds that rules speak of.
const (
	// Joes can be assigned to missions (core-leader-is-joe).
	Joes KindSet = 1<<GI | 1<<Leader | 1<<Promoted | 1<<Joe
	// PlayerCards make the decks of the players.
	PlayerCards = Joes | 1<<Transport | 1<<Gear | 1<<Utility
	// Operatives are the Cobra missions that are neither Story Missions nor
	// Precision Strikes (core-operative, cv-covert-surveillance).
	Operatives KindSet = 1<<Officer | 1<<Trooper | 1<<Battalion | 1<<Guard
	// Stories are the Story Missions.
	Stories KindSet = 1<<Mission | 1<<Finale
	// Targets are what can be attempted: they have a Need and a Difficulty.
	Targets = Operatives | Stories | 1<<Strike | 1<<Accusation | 1<<Menace | 1<<IntelTile
	// Groups are Group Missions, to which any player may add Joes
	// (core-story-is-group, core-officer-is-group).
	Groups = Stories | 1<<Officer
)

// Where is the pile in which copies of a card start.
type Where uint8

// The piles. Leaders lie among the Leaders on offer, their Promoted cards beside
// their players, Cobra cards, Story Missions and Complications in their stacks: for
// these Where says nothing.
const (
	MainDeck Where = iota + 1
	Starter        // in every player's starting deck: Count is for each player
	Hangar         // in the Hangar when the game begins, and back there after each mission: the VAMP
	Rifles         // in the stack beside the line-up that can always be bought
	Cast           // in the starting deck of Silent Interlude: the Snake Eyes Starters
	Helipad        // on the Helipads of The General: the Locusts
	Base           // beside the table: The General
)

var whereWords = words{"", "main-deck", "starter", "hangar", "rifles", "cast", "helipad", "base"}

// String is the word for the pile in a card set; "" where there is none to name.
func (w Where) String() string {
	if w == 0 {
		return ""
	}
	return whereWords.name("where", int(w))
}

// Card is one card of a Set, with all its copies. Fields that its Kind has no use
// for are zero. A Card is never changed after its Set was made.
type Card struct {
	ID    string // "snake-eyes"; small letters, digits and dashes
	Name  string // as printed on the card
	Kind  Kind
	Basis Basis
	Set   string // the expansion it belongs to, by the id of a Story or of a box: "silent-interlude"; "" for the core
	Text  string // what the card does, in our words; "" for one that only has numbers
	Count int    // copies, at least 1; of a starter, for each player
	Where Where  // of player cards but Leaders: where its copies start

	// Of player cards.
	Cost    int8           // Recruit points that it costs
	Recruit int8           // Recruit points that it gives
	Skills  [Wild + 1]int8 // by Skill, Wild last; of Joes and Transports
	Helps   bool           // [M]: may be played on another player's mission (core-mark-crosshair)
	Promote string         // of a Leader: the id of its Promoted card
	Role    Role           // of a Joe: whom it stands for in Silent Interlude
	Seats   int8           // of a Transport: how many Joes it carries
	Bonus   int8           // of a Transport: Skill where its Terrain is the mission's (core-terrain-match)

	// Of a Transport, and of what can be attempted.
	Terrain Terrain

	// Of what can be attempted.
	Need          SkillSet // several: all of them count (core-mission-skill-and)
	Any           bool     // Need is AnySkill and one is named (core-mission-skill-any)
	Difficulty    int8
	Complications int8 // drawn at an attempt; PerPlayer is one for each player
	Stays         bool // a Story Mission that stays in play when it fails (core-story-fail-leaves)
	Solo          Role // a mission for the cards of this Role alone (core-mission-solo-mark)
	Traitor       bool // of a Loyalty card: a Traitor, not a Loyal Joe
	Operative     bool // a Complication that counts as a Cobra Operative while it is attached: a Ninja (si-operative-counts)

	// Of Story Missions and Complications.
	Act      int8   // 1 to 3
	Story    string // of a Story Mission: the id of its Story
	Guards   int8   // of a Story Mission: Crimson Guards that it brings as it becomes active (cv-guard-icon-number)
	GuardHit bool   // of a Story Mission: it brings one more for each Hit of a die (cv-guard-icon-hit)

	Levels []Level // of the Intel tile: its levels, from the easiest

	Abilities []Ability
}

// Is reports whether the card is of one of the Kinds. A Cobra Transport that was
// commandeered is a Transport like any other (cv-commandeer-as-transport).
func (c *Card) Is(kinds KindSet) bool {
	return kinds.Has(c.Kind) || c.Kind == CobraTransport && kinds.Has(Transport)
}

// Level is a level of the Intel Mission (cv-intel-choose-level).
type Level struct {
	Difficulty int8
	Intel      int8 // Intel dice gained by a Success
}

// Role is whom a card stands for in Silent Interlude.
type Role uint8

// The Roles.
const (
	NoRole Role = iota
	SnakeEyes
	Scarlett
)

var roleWords = words{"", "snake-eyes", "scarlett"}

// String is the word for the Role in a card set; "" for NoRole.
func (r Role) String() string {
	if r == NoRole {
		return ""
	}
	return roleWords.name("role", int(r))
}

// PerPlayer is the number of Complications of a mission that shows 1/P
// (core-complication-draws).
const PerPlayer int8 = -1
