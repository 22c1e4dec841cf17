package content

// field is a key of an Effect or a Condition, a bit each, so that a row of a table
// says which of them a verb or a test reads.
type field uint16

// The fields of an Effect but its verb, in the order in which they are written.
const (
	hasN field = 1 << iota
	hasPer
	hasUpTo
	hasSkill
	hasWho
	hasKinds
	hasMax
	hasCard
	hasPile
	hasTo
	hasRandom
	hasThen
	hasOr
	// Of a Condition besides.
	hasNot
	hasTerrain
	hasColour

	amount = hasN | hasPer
	chosen = hasKinds | hasMax
)

// fieldWords is the keys of the fields, in their order.
var fieldWords = []string{"n", "per", "upTo", "skill", "who", "kinds", "max", "card", "pile", "to", "random", "then", "or", "not", "terrain", "colour"}

// moment is when an ability happens, as far as deeds depend on it, a bit each.
type moment uint8

const (
	outside moment = 1 << iota // with no mission, or with one that the card is not on
	before                     // a mission has started and was not rolled for
	rolled                     // the dice of a mission lie there
	ended                      // a mission was a Success or a Failure

	anytime = outside | before | rolled | ended
	during  = before | rolled
	late    = rolled | ended
)

// moments is when the abilities of a Trigger happen.
var moments = [...]moment{
	OnAction: outside, OnMission: before, OnRoll: rolled,
	UseAction: outside, UseMission: before, UseRoll: rolled,
	While:   anytime,
	OnStart: before, OnSuccess: ended, OnFailure: ended, OnExact: ended,
	OnEnter: outside, OnReveal: before, OnGain: outside,
	OnTurn: outside, OnTurnEnd: outside, OnRoundEnd: outside, OnDiscarded: outside, OnSilence: before, OnSabotage: before,
}

// verbRow is what an Effect of a Verb says.
type verbRow struct {
	needs, takes field
	low          int8    // the least n, where it is not 1
	kinds        KindSet // that may be named
	piles, to    []Pile
	when         moment
	line         string // for the manual
}

// Kinds that verbs can mean.
const (
	inHands   = PlayerCards | 1<<Trooper
	inLineUp  = Joes&(1<<Joe) | 1<<Transport | 1<<Gear | 1<<Utility
	routable  = 1<<Trooper | 1<<Battalion | 1<<Guard | KindSet(1)<<Strike
	inStacks  = 1<<Gear | KindSet(1)<<Trooper
	onMission = Joes | 1<<Transport | 1<<CobraTransport
)

// verbRows is what an Effect of each Verb says. The loader, the schema and the manual
// go by it.
var verbRows = [verbs]verbRow{
	Draw:             {takes: amount | hasWho, when: anytime, line: "draw n cards"},
	Discard:          {takes: amount | hasWho | hasUpTo | chosen | hasRandom, kinds: inHands, when: anytime, line: "discard n cards from hand"},
	Trash:            {needs: hasPile, takes: amount | hasWho | hasUpTo | chosen, kinds: inHands, piles: []Pile{HandPile, DiscardPile}, when: anytime, line: "remove n cards of a pile from the game"},
	Fetch:            {needs: hasPile | hasTo, takes: amount | hasWho | hasUpTo | chosen, kinds: inHands, piles: []Pile{DiscardPile, UsedPile}, to: []Pile{HandPile, DeckPile}, when: anytime, line: "take n cards back from a pile"},
	Topdeck:          {takes: amount | hasWho | hasUpTo | chosen, kinds: inHands, when: anytime, line: "put n cards from hand on top of the deck"},
	Gain:             {needs: hasMax, takes: hasWho | hasKinds, kinds: inLineUp, when: anytime, line: "gain a line-up card of cost up to max"},
	GainCard:         {takes: hasWho | hasCard | hasKinds, kinds: inStacks, when: anytime, line: "gain a Service Rifle or a Trooper out of its stack; name a card, or kinds"},
	Sweep:            {takes: amount | hasWho | hasUpTo | chosen, kinds: inLineUp, when: anytime, line: "discard n line-up cards without a Battalion, and replace them"},
	Threat:           {takes: amount, low: -20, when: anytime, line: "move the Threat Marker by n; down where n is negative"},
	Recruit:          {takes: amount | hasWho, low: -20, when: anytime, line: "have n more Recruit points this turn"},
	AddSkill:         {takes: amount | hasSkill, low: -20, when: before, line: "the mission has n more of a skill"},
	AddDice:          {takes: amount, low: -20, when: during, line: "the roll has n more dice"},
	SideDice:         {takes: amount, when: during, line: "roll n dice beside the mission's; nobody rerolls them"},
	AddHits:          {takes: amount, low: -20, when: during, line: "the roll has n more Hits"},
	Reroll:           {takes: amount, when: rolled, line: "roll up to n blanks again"},
	RerollAll:        {when: rolled, line: "roll all dice of the mission again"},
	Convert:          {takes: amount, when: rolled, line: "n blanks become Hits"},
	Ease:             {takes: amount, low: -20, when: during, line: "the Difficulty is n less for this attempt"},
	AddSeats:         {takes: amount, when: before, line: "the Transport carries n more Joes on this mission"},
	Join:             {takes: amount | hasWho | hasKinds | hasMax, kinds: Joes, when: during, line: "add up to n Joes from hand to the mission that has started"},
	Recall:           {takes: hasWho | hasKinds | hasMax | hasCard, kinds: Joes, when: during | ended, line: "take a Joe, or the one named, from the mission back to hand; the last one only when the mission is decided"},
	KeepRide:         {when: during | ended, line: "the Transport goes back to the Hangar after the mission"},
	DropComplication: {takes: amount | hasUpTo, when: during, line: "discard n Complications attached to the mission"},
	SkipComplication: {takes: amount, when: before, line: "draw n Complications fewer for this mission"},
	DrawComplication: {takes: amount, when: anytime, line: "draw n Complications more"},
	Attach:           {when: before, line: "of a Complication, on reveal: it is attached to the Story Mission"},
	Arrive:           {takes: hasCard, when: anytime, line: "a Cobra Officer arrives: the card named, or the next of the stack"},
	Beset:            {takes: amount | hasWho, when: anytime, line: "gain n Cobra Troopers"},
	Cover:            {takes: amount, when: anytime, line: "n Cobra Battalions cover line-up cards"},
	Rout:             {needs: hasKinds, takes: amount | hasUpTo, kinds: routable, when: anytime, line: "defeat n cards of kinds (trooper, battalion, guard, strike) without a mission"},
	StrikeOut:        {when: anytime, line: "of a Precision Strike: the Story Mission fails, the Strike is discarded"},
	FailStory:        {when: anytime, line: "the Story Mission fails"},
	Wreck:            {takes: amount | hasWho | hasUpTo, when: anytime, line: "discard n Transports of the Hangar, the VAMP never"},
	Scout:            {takes: amount | hasWho, when: anytime, line: "look at the top n cards of the own deck; each may be discarded"},
	ScoutCobra:       {takes: hasWho, when: anytime, line: "look at the top Complication of the Act, and put it back or discard it"},
	Pick:             {needs: hasThen | hasOr, when: anytime, line: "choose: either then or or"},
	Stay:             {when: ended, line: "of a Story Mission that fails: it stays in play"},

	ModSkill:         {takes: amount | hasSkill, low: -20, line: "the mission has n more of a skill"},
	ModDifficulty:    {takes: amount, low: -20, line: "the Difficulty is n more"},
	ModDice:          {takes: amount, low: -20, line: "the roll has n more dice"},
	ModSeats:         {takes: amount, low: -20, line: "the Transport carries n more Joes"},
	ModCost:          {takes: amount | hasKinds, low: -20, kinds: inLineUp, line: "line-up cards of kinds cost n more"},
	ModHand:          {takes: amount, low: -20, line: "draw up to n more cards in the End phase"},
	ModComplications: {takes: amount, low: -20, line: "a mission draws n more Complications"},
	ModRecruit:       {takes: amount | hasKinds, low: -20, kinds: PlayerCards, line: "each card of kinds gives n more Recruit"},
	ModThreat:        {takes: amount, low: -20, line: "the End of Round token moves the Threat Marker n more"},
	Bar:              {takes: hasKinds | hasMax, kinds: onMission, line: "cards of kinds, or of a cost over max, may not be assigned to the mission"},
	BarHelp:          {line: "nobody but the active player may add Joes"},
	RerollDoubles:    {line: "double Hits of the first roll are rolled again, once"},
	NoRide:           {line: "the mission needs no Transport"},
	Spend:            {takes: hasN, when: before, line: "of a price: Joes of the Reserve tile of cost n in all leave the game"},
	Hush:             {when: anytime, line: "in Silent Interlude: the token shows SILENT again"},
	Spare:            {takes: hasWho, when: before, line: "in A Traitor Within: who draws no Complication for this mission"},
	Flip:             {takes: hasWho, when: anytime, line: "in A Traitor Within: a face-down Loyalty card is flipped"},
	GainIntel:        {takes: amount, low: -20, when: anytime, line: "gain n Intel dice; lose them where n is negative"},
	Infiltrate:       {takes: amount, when: anytime, line: "n Undercover Crimson Guards come into play"},
	BlendIn:          {takes: amount, when: anytime, line: "the next time Crimson Guards come into play, n more do"},
	Equip:            {takes: amount | hasCard, when: anytime, line: "a Cobra Transport is put into play, n times: the card named, or the next of its deck"},
	Damage:           {takes: amount, when: anytime, line: "The General takes n Damage"},
	Repair:           {takes: amount, when: anytime, line: "n Damage is taken off The General"},
	FileDice:         {takes: amount, when: before, line: "the roll has n more green dice, which count as Intel dice"},
	TurnCoat:         {takes: hasN, line: "a Menace with n Hits more than it needs makes its target a Traitor"},
	ModSpend:         {takes: amount, line: "a price of Joes of the Reserve tile is n more"},
	GainToHand:       {takes: hasKinds, kinds: PlayerCards, line: "cards of kinds that the player gains go to hand"},
}

// countRow is what an amount can be multiplied by.
type countRow struct {
	kinds KindSet // that may be named; 0: none
	when  moment
	line  string
}

// countRows is the counts.
var countRows = [...]countRow{
	PerTeam:         {onMission, during | ended, "cards of kinds on the mission"},
	PerOther:        {onMission, during | ended, "the other cards of kinds on the mission"},
	PerHelper:       {0, during | ended, "players but the active one with a Joe on the mission"},
	PerPlayerCount:  {0, anytime, "players"},
	PerComplication: {0, anytime, "Complications attached to the Story Mission"},
	PerOfficer:      {0, anytime, "Officers in play"},
	PerOperative:    {0, anytime, "Officers, Troopers, Battalions, Crimson Guards and attached operatives in play"},
	PerTrooper:      {0, anytime, "Troopers in play"},
	PerBattalion:    {0, anytime, "Battalions in play"},
	PerStrike:       {0, anytime, "Precision Strikes in play"},
	PerHangar:       {0, anytime, "Transports in the Hangar"},
	PerFailure:      {0, anytime, "Story Missions that failed"},
	PerSuccess:      {0, anytime, "Story Missions that were Successes"},
	PerHand:         {inHands, anytime, "cards of kinds in the player's hand"},
	PerDouble:       {0, late, "dice of the roll that show a double Hit"},
	PerGuard:        {0, anytime, "Undercover Crimson Guards in play"},
	PerIntel:        {0, anytime, "Intel dice in the pool"},
	PerDamage:       {0, anytime, "Damage on The General"},
	PerEquipped:     {0, anytime, "enemies with a Cobra Transport"},
}

// whoLines is whom an effect can be about, for the manual.
var whoLines = [...]string{
	Active: "the active player",
	Each:   "each player, clockwise from the active one",
	Team:   "each player with a Joe on the mission",
	Others: "each player but the active one",
	AnyOne: "a player that the owner of the card chooses",
	Fewest: "the player with the fewest Side Missions",
}

// payable is the verbs that can be a price.
var payable = map[Verb]bool{Discard: true, Trash: true, Topdeck: true, Threat: true, Recruit: true, Beset: true, Cover: true, Wreck: true, Spend: true}
