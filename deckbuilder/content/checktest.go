package content

// testRow is what a Condition of a Test says.
type testRow struct {
	needs, takes field
	low, high    int8 // of n, where the test reads it
	kinds        KindSet
	when         moment
	line         string
}

// maxCount is the most that a condition can ask to be counted.
const maxCount = 40

// testRows is what a Condition of each Test says. Every one may say not.
var testRows = [...]testRow{
	IfColour:       {needs: hasColour, when: anytime, line: "the Threat Marker is on a space of colour"},
	IfTerrain:      {needs: hasTerrain, when: during | ended, line: "the mission is in terrain"},
	IfSkill:        {needs: hasSkill, when: during | ended, line: "the mission asks for skill, or it was named"},
	IfTarget:       {needs: hasKinds, kinds: Targets, when: during | ended, line: "the mission is against a card of kinds"},
	IfGroup:        {when: during | ended, line: "the mission is a Group Mission"},
	IfHelped:       {when: during | ended, line: "another player has a Joe on the mission"},
	IfTeam:         {takes: hasN | hasKinds, low: 1, high: maxCount, kinds: onMission, when: during | ended, line: "at least n cards of kinds are on the mission"},
	IfTeamAtMost:   {needs: hasN, takes: hasKinds, low: 0, high: maxCount, kinds: onMission, when: during | ended, line: "at most n cards of kinds are on the mission"},
	IfHangar:       {takes: hasN, low: 1, high: maxCount, when: anytime, line: "at least n Transports are in the Hangar"},
	IfHangarAtMost: {needs: hasN, low: 0, high: maxCount, when: anytime, line: "at most n Transports are in the Hangar"},
	IfHits:         {takes: hasN, low: 1, high: maxCount, when: late, line: "the roll has at least n Hits"},
	IfBlanks:       {takes: hasN, low: 1, high: maxCount, when: late, line: "the roll shows at least n blanks"},
	IfShort:        {takes: hasN, low: 1, high: maxCount, when: late, line: "the roll is short, by at most n Hits"},
	IfAct:          {needs: hasN, low: 1, high: acts, when: anytime, line: "the Act is n"},
	IfSuccesses:    {takes: hasN, low: 1, high: maxCount, when: anytime, line: "at least n Story Missions were Successes"},
	IfFailures:     {takes: hasN, low: 1, high: maxCount, when: anytime, line: "at least n Story Missions were Failures"},
	IfSolo:         {when: anytime, line: "one player plays"},
	IfInPlay:       {takes: hasKinds | hasCard, kinds: Targets | 1<<Complication | 1<<Expert, when: anytime, line: "a card of kinds, or the card named, is in play"},
	IfHand:         {takes: hasN | hasKinds, low: 1, high: maxCount, kinds: inHands, when: anytime, line: "at least n cards of kinds are in the player's hand"},
	IfThreat:       {needs: hasN, low: 1, high: maxSpaces - 1, when: anytime, line: "the Threat Marker is on space n or above; the first is space 0"},
	IfAllLoyal:     {when: anytime, line: "in A Traitor Within: every player has been shown to be Loyal"},
	IfIntelRolled:  {takes: hasN, low: 1, high: maxCount, when: late, line: "at least n dice of the roll are Intel dice, or count as such"},
	IfIntel:        {takes: hasN, low: 1, high: maxIntel, when: anytime, line: "at least n Intel dice are in the pool"},
	IfGeneral:      {when: anytime, line: "The General is in the game"},
	IfDamage:       {takes: hasN, low: 1, high: maxDamage, when: anytime, line: "The General has at least n Damage"},
	IfEquipped:     {when: during | ended, line: "the mission is against an enemy with a Cobra Transport"},
}

// triggerLines is when abilities happen, for the manual.
var triggerLines = [...]string{
	OnAction:    "played from hand in the own Action phase, outside missions",
	OnMission:   "played from hand during a mission, before the roll",
	OnRoll:      "played from hand during a mission, after the roll",
	UseAction:   "of a Joe in hand: used in the own Action phase, outside missions",
	UseMission:  "of a Joe or Transport on the mission: used before the roll",
	UseRoll:     "of a Joe or Transport on the mission: used after the roll",
	While:       "as long as the card is in play, or on the mission; its effects are answers",
	OnStart:     "the mission that the card is on, or is, has started",
	OnSuccess:   "that mission was a Success",
	OnFailure:   "that mission was a Failure",
	OnExact:     "that mission was a Success with exactly the Hits it needed",
	OnEnter:     "the card enters play",
	OnReveal:    "the Complication is drawn",
	OnGain:      "the card is recruited or gained",
	OnTurn:      "a turn starts",
	OnTurnEnd:   "a turn ends",
	OnRoundEnd:  "a round ends",
	OnDiscarded: "the card is discarded from a hand before it was used",
	OnSilence:   "played from hand in Silent Interlude, between the Silent roll and the comparison",
	OnSabotage:  "of a Sabotage card: an Active Traitor plays it against a Group Mission",
}
