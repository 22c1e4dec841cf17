package content

// Ability is one thing that a card does: when, on what conditions, at what cost, and
// what. Everything that a card does is said with these; see the package
// documentation for the words.
type Ability struct {
	On  Trigger
	If  []Condition // all of them must hold
	Pay []Effect    // paid first; who cannot pay cannot use the ability
	May bool        // the player may decline; else it happens as far as it can
	Do  []Effect    // in this order
	// Cobra is that it is the top of a Cobra Transport: it holds in a mission against
	// the enemy that the card is equipped to, and not for the Joes who commandeered it
	// (cv-cobra-transport-active, cv-commandeer-bottom-only).
	Cobra bool
}

// Trigger is when an Ability happens.
type Trigger uint8

// Three families. A card is played out of the hand, and does what it says for the
// moment at hand: OnAction, OnMission, OnRoll. A Joe in hand is used, once a turn:
// UseAction; a Joe or Transport on a mission, once a mission: UseMission, UseRoll
// (sdk-use-once). All others happen by themselves.
const (
	NoTrigger Trigger = iota

	OnAction  // played from hand in the own Action phase, outside missions
	OnMission // played from hand during a mission, before the roll
	OnRoll    // played from hand during a mission, after the roll

	UseAction  // of a Joe in hand: used in the own Action phase, outside missions
	UseMission // of a Joe or Transport on the mission: used before the roll
	UseRoll    // of a Joe or Transport on the mission: used after the roll

	While // as long as the card is in play, or on the mission: its effects are answers, not deeds

	OnStart     // the mission that this card is on, or that is this card, has started
	OnSuccess   // that mission was a Success
	OnFailure   // that mission was a Failure
	OnExact     // that mission was a Success with exactly the Hits it needed
	OnEnter     // this card enters play: a Story Mission becomes active, an Officer arrives
	OnReveal    // this Complication is drawn
	OnGain      // this card is recruited or gained
	OnTurn      // a turn starts
	OnTurnEnd   // a turn ends
	OnRoundEnd  // a round ends
	OnDiscarded // this card is discarded from a hand before it was used
	OnSilence   // played from hand between the Silent roll and the comparison (si-recovery-signal-timing)
	OnSabotage  // of a Sabotage card: an Active Traitor plays it against a Group Mission (tw-story-sabotage)
)

var triggerWords = words{"", "action", "mission", "roll", "use-action", "use-mission", "use-roll", "while",
	"start", "success", "failure", "exact", "enter", "reveal", "gain", "turn", "turn-end", "round-end", "discarded", "silence", "sabotage"}

// String is the word for the Trigger in a card set: "turn-end".
func (t Trigger) String() string { return triggerWords.name("trigger", int(t)) }

// Condition is something that must hold. Which fields are read depends on Is.
type Condition struct {
	Is      Test
	Not     bool // it must not hold
	N       int8
	Skill   Skill
	Terrain Terrain
	Colour  Colour
	Kinds   KindSet
	Card    string // a card's id
}

// Test is what a Condition asks.
type Test uint8

// The tests. "The mission" is the one being attempted; without one a test of it
// fails.
const (
	NoTest         Test = iota
	IfColour            // the Threat Marker is in Colour (core-threat-colour)
	IfTerrain           // the mission is in Terrain
	IfSkill             // the mission asks for Skill, or it was named
	IfTarget            // the mission is against a card of one of Kinds
	IfGroup             // the mission is a Group Mission
	IfHelped            // another player has a Joe on the mission
	IfTeam              // at least N cards of Kinds are on the mission
	IfTeamAtMost        // at most N cards of Kinds are on the mission
	IfHangar            // at least N Transports are in the Hangar
	IfHangarAtMost      // at most N Transports are in the Hangar
	IfHits              // the roll has at least N Hits
	IfBlanks            // the roll shows at least N blanks
	IfShort             // the roll is at most N Hits short of the Difficulty, and is short
	IfAct               // the Act is N
	IfSuccesses         // at least N Story Missions were Successes
	IfFailures          // at least N Story Missions were Failures
	IfSolo              // one player
	IfInPlay            // a card of Kinds, or Card, is in play
	IfHand              // at least N cards of Kinds are in the player's hand
	IfThreat            // the Threat Marker is on space N or above
	IfAllLoyal          // every player has been shown to be Loyal (tw-all-loyal-text)
	IfIntelRolled       // at least N dice of the roll are Intel dice or count as such (cv-intel-file-counts)
	IfIntel             // at least N Intel dice are in the pool
	IfGeneral           // The General is in the game
	IfDamage            // The General has at least N Damage
	IfEquipped          // the mission is against an enemy with a Cobra Transport
)

var testWords = words{"", "colour", "terrain", "skill", "target", "group", "helped", "team", "team-at-most", "hangar", "hangar-at-most",
	"hits", "blanks", "short", "act", "successes", "failures", "solo", "in-play", "hand", "threat", "all-loyal",
	"intel-rolled", "intel", "general", "damage", "equipped"}

// String is the word for the Test in a card set.
func (t Test) String() string { return testWords.name("test", int(t)) }

// Effect is one thing that happens, or, in an ability of the trigger While, one
// answer. Which fields are read depends on Do.
type Effect struct {
	Do     Verb
	N      int8     // the amount; 1 where a card says nothing
	Per    Per      // times a count; zero: once
	UpTo   bool     // the player chooses how many up to N
	Skill  Skill    // of skill and need; Wild where a card says nothing
	Who    Who      // whose; zero: the player whose card it is, of a Cobra card the active player
	Kinds  KindSet  // the cards meant; empty: all that fit
	Max    int8     // of the cards meant, the greatest Cost; 0: any
	Card   string   // of a card meant by name, its id
	Pile   Pile     // of a card that is fetched or moved: from where
	To     Pile     // of a card that is moved: where to
	Random bool     // chance chooses, not a player
	Or     []Effect // of choose: what may be chosen instead of Then
	Then   []Effect // of choose: the first choice
}

// Verb is what an Effect does.
type Verb uint8

// The deeds. Those of a mission do nothing without one.
const (
	NoVerb Verb = iota

	Draw             // Who draws N cards
	Discard          // Who discards N cards of Kinds from hand
	Trash            // Who removes N cards of Kinds from Pile (hand or discard) from the game
	Fetch            // Who takes N cards of Kinds from Pile (discard, used) to To (hand, deck)
	Topdeck          // Who puts N cards of Kinds from hand on top of the deck
	Gain             // Who gains a line-up card of Kinds of Cost up to Max, which goes where a recruited card goes
	GainCard         // Who gains Card, or a card of Kinds, out of its stack: a Service Rifle, a Trooper
	Sweep            // N line-up cards without a Battalion are discarded and replaced, chosen by Who
	Threat           // the Threat Marker moves by N
	Recruit          // Who has N more Recruit points this turn
	AddSkill         // the mission has N more of Skill
	AddDice          // the roll has N more dice, whatever the Skill
	SideDice         // N dice are rolled beside the mission roll: nobody can reroll them (core-mission-side-dice)
	AddHits          // the roll has N more Hits
	Reroll           // up to N dice showing a blank are rolled again
	RerollAll        // all dice of the roll are rolled again
	Convert          // N blanks become Hits
	Ease             // the Difficulty is N less for this attempt; negative: more
	AddSeats         // the Transport carries N more Joes on this mission
	Join             // Who may add up to N Joes of Kinds from hand to the mission, after it has started
	Recall           // Who takes a Joe of Kinds from the mission back to hand
	KeepRide         // the Transport goes back to the Hangar after the mission, not to a discard pile
	DropComplication // N Complications attached to this mission are discarded
	SkipComplication // N Complications less are drawn for this mission
	DrawComplication // N Complications more are drawn, of the Act at hand
	Attach           // of a Complication: it is attached to the Story Mission (core-complication-attach)
	Arrive           // a Cobra Officer arrives: Card, or one of the stack
	Beset            // Who gains N Cobra Troopers
	Cover            // N Cobra Battalions cover line-up cards
	Rout             // N cards of Kinds (trooper, battalion, guard, strike) are defeated without a mission
	StrikeOut        // of a Precision Strike: the Story Mission fails and the Strike is discarded
	FailStory        // the Story Mission fails
	Wreck            // N Transports of the Hangar are discarded, the VAMP never; chosen by Who
	Scout            // Who looks at the top N cards of the own deck and may discard each
	ScoutCobra       // the top Complication of the Act at hand is drawn and put back, or discarded, as Who chooses
	Pick             // choose: either Then or Or
	Stay             // of a Story Mission that fails: it stays in play
	Spend            // of a price: Joes of the Reserve tile of N Cost in all leave the game (si-spend-four-wild)
	Hush             // the NOISY token is SILENT again (si-noisy-cleared)
	Spare            // Who draws no Complication for this mission (tw-rocket-launcher)
	Flip             // a face-down Loyalty card of Who is flipped (tw-discovery-loyalty-stay)
	GainIntel        // N Intel dice go from the supply to the pool; negative: back (cv-intel-gain, cv-intel-lose)
	Infiltrate       // N Undercover Crimson Guards come into play (cv-guard-entry)
	BlendIn          // the next time Crimson Guards come, N more do (cv-blending-in-usual)
	Equip            // a Cobra Transport is put into play: Card, or the next of its deck (cv-cobra-transport-draw)
	Damage           // The General takes N Damage (cv-damage-gain)
	Repair           // N Damage is taken off The General (cv-repair-symbol)
	FileDice         // the roll has N more green dice, which count as Intel dice (cv-intel-file-green)

	// The answers, of abilities with the trigger While.
	ModSkill         // the mission has N more of Skill
	ModDifficulty    // the Difficulty is N more
	ModDice          // the roll has N more dice
	ModSeats         // the Transport carries N more Joes
	ModCost          // cards of Kinds in the line-up cost N more
	ModHand          // a player draws up to N more cards in the End phase
	ModComplications // a mission draws N more Complications
	ModRecruit       // each card of Kinds gives N more Recruit
	ModThreat        // the End of Round token moves the Threat Marker N more
	Bar              // cards of Kinds, or of Cost over Max, may not be assigned to the mission
	BarHelp          // nobody but the active player may add Joes
	RerollDoubles    // double Hits of the first roll are rolled again, once (core-mission-reroll-initial)
	NoRide           // the mission needs no Transport (core-mission-transport)
	GainToHand       // cards of Kinds that the player gains go to hand
	ModSpend         // a price of Joes of the Reserve tile is N more (si-expert-cost-up)
	TurnCoat         // a Menace with N Hits more than it needs makes its target a Traitor (tw-expert-convert)

	verbs = int(iota)
)

var verbWords = words{"", "draw", "discard", "trash", "fetch", "topdeck", "gain", "gain-card", "sweep", "threat", "recruit",
	"skill", "dice", "side-dice", "hits", "reroll", "reroll-all", "convert", "ease", "seats", "join", "recall", "keep-ride",
	"drop-complication", "skip-complication", "draw-complication", "attach", "arrive", "beset", "cover", "rout", "strike-out",
	"fail-story", "wreck", "scout", "scout-cobra", "choose", "stay", "spend", "hush", "spare", "flip",
	"intel", "infiltrate", "blend-in", "equip", "damage", "repair", "file-dice",
	"mod-skill", "mod-difficulty", "mod-dice", "mod-seats", "mod-cost", "mod-hand", "mod-complications", "mod-recruit", "mod-threat",
	"bar", "bar-help", "reroll-doubles", "no-ride", "gain-to-hand", "mod-spend", "turn-coat"}

// String is the word for the Verb in a card set: "drop-complication".
func (v Verb) String() string { return verbWords.name("verb", int(v)) }

// Answers reports whether the Verb is an answer, for abilities with the trigger
// While, and no deed.
func (v Verb) Answers() bool { return v >= ModSkill }

// Per is what an amount is multiplied by.
type Per uint8

// The counts.
const (
	Once            Per = iota
	PerTeam             // cards of Kinds on the mission
	PerOther            // the other cards of Kinds on the mission
	PerHelper           // players but the active one with a Joe on the mission
	PerPlayerCount      // players
	PerComplication     // Complications attached to the Story Mission
	PerOfficer          // Officers in play
	PerOperative        // Operatives in play (core-operative)
	PerTrooper          // Troopers in play
	PerBattalion        // Battalions in play
	PerStrike           // Precision Strikes in play
	PerHangar           // Transports in the Hangar
	PerFailure          // Story Missions that failed
	PerSuccess          // Story Missions that were Successes
	PerHand             // cards of Kinds in the player's hand
	PerDouble           // dice of the roll that show a double Hit
	PerGuard            // Crimson Guards in play
	PerIntel            // Intel dice in the pool
	PerDamage           // Damage on The General
	PerEquipped         // enemies with a Cobra Transport
)

var perWords = words{"", "team", "other", "helper", "player", "complication", "officer", "operative", "trooper", "battalion", "strike",
	"hangar", "failure", "success", "hand", "double",
	"guard", "intel", "damage", "equipped"}

// String is the word for the count in a card set; "" for Once.
func (p Per) String() string {
	if p == Once {
		return ""
	}
	return perWords.name("per", int(p))
}

// Who is whom an Effect is about.
type Who uint8

// The players meant. The zero value is the player whose card it is; of a Cobra card
// or a Story Mission, the active player (amb-all-chooser).
const (
	Owner  Who = iota
	Active     // the active player
	Each       // each player, clockwise from the active one (amb-all-simultaneous)
	Team       // each player with a Joe on the mission, in that order
	Others     // each player but the active one
	AnyOne     // a player that the Owner chooses
	Fewest     // the player with the fewest Side Missions; on a tie the Owner chooses
)

var whoWords = words{"", "active", "each", "team", "others", "any", "fewest"}

// String is the word for whom in a card set; "" for Owner.
func (w Who) String() string {
	if w == Owner {
		return ""
	}
	return whoWords.name("who", int(w))
}

// Pile is where a card is taken from or put to.
type Pile uint8

// The piles that effects name.
const (
	NoPile      Pile = iota
	HandPile         // a hand
	DiscardPile      // a discard pile
	UsedPile         // the cards used this turn
	DeckPile         // the top of a deck
)

var pileWords = words{"", "hand", "discard", "used", "deck"}

// String is the word for the pile in a card set; "" for NoPile.
func (p Pile) String() string {
	if p == NoPile {
		return ""
	}
	return pileWords.name("pile", int(p))
}
