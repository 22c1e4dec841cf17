// Package content is the cards of the G.I. JOE Deck-Building Game: what a card can
// say, the built-in set, and the reader for the cards of a real box, which the
// rulebooks do not print and which a table types in for itself.
//
// [Core] is the built-in set, [SilentInterlude] and [TraitorWithin] are the same with the
// cards of Missions 8 and 9 laid over it. [Load] reads a set from files, [Set.Overlay] puts single
// cards over another set, [Read] reads a set in one JSON value. What is wrong is told
// all at once, with file, card, place and what would be right; [Lint] tells what is
// allowed and yet odd. A [Set] is never changed after it was made.
//
// # A set in files
//
// A set is a folder. In it, set.json has the name of the set and the numbers of the
// table:
//
//	{"format": 1, "name": "my-box", "version": 1, "token": 1,
//	 "die": {"blank": 2, "hit": 3, "double": 1},
//	 "stories": [{"id": "raid", "name": "The Raid", "basis": "designed"}],
//	 "meters": {
//	   "solo-two":   [{}, {"colour": "green"}, {"colour": "yellow", "do": [{"do": "arrive"}]}, …],
//	   "three-four": [{}, {"colour": "green"}, {"colour": "yellow", "strike": true}, …]}}
//
// The spaces of a Threat Meter are listed from the bottom, the Starting Round's, to the
// top, where the game is lost. The first has no colour. A space with "strike" brings a
// Precision Strike; what else it does stands in its "do". A story with "mode":"silent"
// is played by the rules of Silent Interlude, one with "mode":"traitor" by those of A
// Traitor Within, and there its "token" is the heavier face of the End of Round token.
//
// Every other file that ends in .json, in any folder beneath, has cards; how they are
// spread over files makes no difference:
//
//	{"format": 1, "cards": [ … ]}
//
// # A card
//
// Say that a Joe in your hand reads: "Cost 4. Recruit 1. Recon 3, Stealth 2. After the
// roll you may discard a card to reroll 2 blanks. On a Success draw a card for each
// other player who helped." Typed in it is
//
//	{
//	  "id": "night-owl", "name": "Night Owl", "kind": "joe", "basis": "printed",
//	  "text": "After the roll discard a card: reroll 2 blanks. Success: draw 1 card for each helper.",
//	  "where": "main-deck", "cost": 4, "recruit": 1,
//	  "skills": {"recon": 3, "stealth": 2},
//	  "abilities": [
//	    {"on": "use-roll", "pay": [{"do": "discard"}], "do": [{"do": "reroll", "n": 2}]},
//	    {"on": "success", "do": [{"do": "draw", "per": "helper"}]}
//	  ]
//	}
//
// The keys of every card are id (small letters, digits, dashes; unique in the set), name,
// kind, basis (printed, reported or designed), and, where it does things, text and
// abilities. A card is printed or reported if its name and what is known of its numbers
// and deeds are; the rest of it is designed all the same, and where that is most of it
// the text says so. Of copies count says how many there are; without it there is one. Of a
// starter count is for each player. The text is for people and should be your own
// words; the abilities are what the game goes by. What a Loyalty card, an Accusation and
// Menace do is a rule of the game: their text but tells it. The other keys depend on the
// kind, see below:
//
//	where          where its copies start: main-deck, starter, hangar, rifles, cast,
//	               helipad or base
//	cost, recruit  Recruit points that it costs and that it gives
//	skills         what a Joe or Transport brings, by Skill; wild counts for any
//	helps          true where the card shows [M]: it may help another player
//	promote        of a Leader, the id of its Promoted card
//	seats, bonus   of a Transport: Joes that it carries, Skill in its own terrain
//	terrain        land, sea or air, of a Transport or of a mission
//	need           what a mission asks for: ["stealth"], two Skills, or "any"
//	difficulty     Hits that a mission needs
//	complications  that a mission draws: a number, or "1/P" for one a player
//	stays          true for a Story Mission that stays in play when it fails
//	act, story     1 to 3, and the id of the story, of what belongs to an Act
//	set            the expansion that the card belongs to, for rules that ask
//	operative      true for a Complication that is a Cobra Operative while attached
//	role, solo     of a Joe, whom it stands for in Silent Interlude: snake-eyes or
//	               scarlett; of a mission, whose alone it is
//	traitor        true for the Loyalty card of a Traitor
//	guards         of a Story Mission, 1 to 6: Undercover Crimson Guards that it brings
//	guardHit       true where its icon has a Hit: a die brings one more for each Hit
//	levels         of the Intel tile, from the easiest: [{"difficulty":2,"intel":2}, …]
//
// The Skills are tech, recon, tracker, marksman, explosives, stealth, martial-arts and
// pilot.
//
// # An ability
//
// An ability says "on" what it happens, "if" what holds (a list; all of it has to
// hold), what is to "pay" first, what to "do" (lists of effects, in their order),
// and whether the player "may" decline it. A Joe in hand is used once a turn, a Joe or
// Transport on a mission once a mission.
//
// The abilities of a Cobra Transport with "cobra":true are those at its top: they hold
// in missions against the enemy that has it. Its others are for the Joes, once it is
// commandeered. Then it counts as a transport wherever "kinds" has that word.
//
// An effect has its verb in "do". Beside it stand n, the amount (1 if it is left out),
// "per", which multiplies it by a count, "who" it is about (without it the player whose
// card it is, of a Cobra card the active player), and what else the verb reads. With
// "upTo" the player may do less than n; with "random" chance chooses the cards; "max" is
// the greatest cost of a card that is meant; "kinds" the kinds, for which joes and
// operatives may stand for whole families. A condition has its test in "is"; with "not"
// it must not hold.
//
// "At the start of a turn, if the marker is in red: Threat +1, or discard 2 cards" is
//
//	{"on": "turn", "if": [{"is": "colour", "colour": "red"}],
//	 "do": [{"do": "choose", "then": [{"do": "threat"}], "or": [{"do": "discard", "n": 2}]}]}
//
// On "while" nothing is done: there stand answers, which hold as long as the card is
// there. All other abilities have deeds.
//
// # What a set needs
//
// For each player nine starters besides a Leader; four Leaders or more, each with a
// Promoted card; six cards in the main deck; a Transport in the Hangar; of each story
// two missions or more and a finale for each Act; and Complications for each Act. Of
// The Crimson Veil it may have as much as it likes, but one Intel tile, one Transport at
// the base and two on the helipads at most.
//
// # Words
//
// The kinds of cards, what they need, what they may have, and what their abilities meet:
//
//	gi                the basic Joe of every starting deck
//	                  needs where, recruit; may have count, cost, skills
//	                  meets use-action, use-mission, use-roll, while, start, success, failure, exact, gain, discarded
//	leader            a Starter Leader, of Cost 0; promote is the id of its Promoted card
//	                  needs promote, skills, recruit; may have cost, role
//	                  meets use-action, use-mission, use-roll, while, start, success, failure, exact, gain, discarded
//	promoted          a Promoted Leader, of Cost 6
//	                  needs cost, skills, recruit; may have role
//	                  meets use-action, use-mission, use-roll, while, start, success, failure, exact, gain, discarded
//	joe               a Joe of the main deck
//	                  needs where, cost, skills, recruit; may have count, role
//	                  meets use-action, use-mission, use-roll, while, start, success, failure, exact, gain, discarded
//	transport         it carries Joes; it lies in the main deck, like the VAMP in the Hangar, or on a helipad of The General, whose own card lies at the base
//	                  needs where, seats; may have count, cost, recruit, skills, terrain, bonus
//	                  meets use-mission, use-roll, while, start, success, failure, exact, gain
//	gear              equipment, played from the hand; of the main deck, the starters or the stack of Service Rifles
//	                  needs where, abilities; may have count, cost, recruit, helps
//	                  meets action, mission, roll, gain, discarded, silence
//	utility           a help, played from the hand; of the main deck or the starters
//	                  needs where, abilities; may have count, cost, recruit, helps
//	                  meets action, mission, roll, gain, discarded, silence
//	officer           a Cobra Officer: a Group Mission with a lasting effect
//	                  needs need, difficulty; may have count, terrain, complications
//	                  meets while, start, success, failure, exact, enter, turn, turn-end, round-end
//	trooper           a Cobra Trooper: a Side Mission of whoever drew it
//	                  needs need, difficulty; may have count, terrain, complications
//	                  meets while, start, success, failure, exact, enter, gain, turn, turn-end, round-end
//	battalion         a Cobra Battalion: a Side Mission that covers a line-up card
//	                  needs need, difficulty; may have count, terrain, complications
//	                  meets while, start, success, failure, exact, enter, turn, turn-end, round-end
//	mission           a Story Mission
//	                  needs need, difficulty, act, story; may have terrain, complications, stays, solo, guards, guardHit
//	                  meets while, start, success, failure, exact, enter, turn, turn-end, round-end
//	finale            the last Story Mission of an Act
//	                  needs need, difficulty, act, story; may have terrain, complications, stays, solo, guards, guardHit
//	                  meets while, start, success, failure, exact, enter, turn, turn-end, round-end
//	complication      a Complication of an Act's deck
//	                  needs act, abilities; may have count, operative
//	                  meets while, reveal, turn, turn-end, round-end
//	strike            a Precision Strike: a Complication that becomes a Side Mission
//	                  needs act, need, difficulty; may have count, terrain, complications
//	                  meets while, start, success, failure, exact, enter, reveal, turn, turn-end, round-end
//	expert            an Expert Mode card: it makes the game harder from the first turn
//	                  needs abilities
//	                  meets while, enter, turn, turn-end, round-end
//	loyalty           of A Traitor Within: a Loyal Joe, or a Traitor
//	                  may have count, traitor
//	                  has no abilities
//	accusation        of A Traitor Within: a Side Mission that flips a Loyalty card of whom it lies before
//	                  needs need, difficulty; may have count, terrain
//	                  meets while, start, failure
//	sabotage          of A Traitor Within: played by an Active Traitor against a Group Mission
//	                  needs abilities; may have count
//	                  meets sabotage
//	menace            of A Traitor Within: the Side Mission of an Active Traitor
//	                  needs need, difficulty
//	                  meets while, start
//	guard             an Undercover Crimson Guard: a Side Mission for anybody, with Intel dice alone
//	                  needs need, difficulty; may have count, terrain
//	                  meets while, start, success, failure, exact, enter, turn, turn-end, round-end
//	cobra-transport   a Cobra Transport; abilities with cobra hold while an enemy has it
//	                  needs seats, terrain; may have count, recruit, skills, bonus
//	                  meets use-mission, use-roll, while, start, success, failure, exact, gain
//	intel-tile        the Intel Mission of The Crimson Veil
//	                  needs need, levels
//	                  meets success, failure
//
// When, the words of "on":
//
//	action            played from hand in the own Action phase, outside missions
//	mission           played from hand during a mission, before the roll
//	roll              played from hand during a mission, after the roll
//	use-action        of a Joe in hand: used in the own Action phase, outside missions
//	use-mission       of a Joe or Transport on the mission: used before the roll
//	use-roll          of a Joe or Transport on the mission: used after the roll
//	while             as long as the card is in play, or on the mission; its effects are answers
//	start             the mission that the card is on, or is, has started
//	success           that mission was a Success
//	failure           that mission was a Failure
//	exact             that mission was a Success with exactly the Hits it needed
//	enter             the card enters play
//	reveal            the Complication is drawn
//	gain              the card is recruited or gained
//	turn              a turn starts
//	turn-end          a turn ends
//	round-end         a round ends
//	discarded         the card is discarded from a hand before it was used
//	silence           played from hand in Silent Interlude, between the Silent roll and the comparison
//	sabotage          of a Sabotage card: an Active Traitor plays it against a Group Mission
//
// Conditions, the words of "is":
//
//	colour            the Threat Marker is on a space of colour
//	                  needs colour
//	terrain           the mission is in terrain
//	                  needs terrain
//	skill             the mission asks for skill, or it was named
//	                  needs skill
//	target            the mission is against a card of kinds
//	                  needs kinds
//	group             the mission is a Group Mission
//	helped            another player has a Joe on the mission
//	team              at least n cards of kinds are on the mission
//	                  may have n, kinds
//	team-at-most      at most n cards of kinds are on the mission
//	                  needs n; may have kinds
//	hangar            at least n Transports are in the Hangar
//	                  may have n
//	hangar-at-most    at most n Transports are in the Hangar
//	                  needs n
//	hits              the roll has at least n Hits
//	                  may have n
//	blanks            the roll shows at least n blanks
//	                  may have n
//	short             the roll is short, by at most n Hits
//	                  may have n
//	act               the Act is n
//	                  needs n
//	successes         at least n Story Missions were Successes
//	                  may have n
//	failures          at least n Story Missions were Failures
//	                  may have n
//	solo              one player plays
//	in-play           a card of kinds, or the card named, is in play
//	                  may have kinds, card
//	hand              at least n cards of kinds are in the player's hand
//	                  may have n, kinds
//	threat            the Threat Marker is on space n or above; the first is space 0
//	                  needs n
//	all-loyal         in A Traitor Within: every player has been shown to be Loyal
//	intel-rolled      at least n dice of the roll are Intel dice, or count as such
//	                  may have n
//	intel             at least n Intel dice are in the pool
//	                  may have n
//	general           The General is in the game
//	damage            The General has at least n Damage
//	                  may have n
//	equipped          the mission is against an enemy with a Cobra Transport
//
// Deeds, the words of "do":
//
//	draw              draw n cards
//	                  may have n, per, who
//	discard           discard n cards from hand
//	                  may have n, per, upTo, who, kinds, max, random
//	trash             remove n cards of a pile from the game
//	                  needs pile; may have n, per, upTo, who, kinds, max
//	fetch             take n cards back from a pile
//	                  needs pile, to; may have n, per, upTo, who, kinds, max
//	topdeck           put n cards from hand on top of the deck
//	                  may have n, per, upTo, who, kinds, max
//	gain              gain a line-up card of cost up to max
//	                  needs max; may have who, kinds
//	gain-card         gain a Service Rifle or a Trooper out of its stack; name a card, or kinds
//	                  may have who, kinds, card
//	sweep             discard n line-up cards without a Battalion, and replace them
//	                  may have n, per, upTo, who, kinds, max
//	threat            move the Threat Marker by n; down where n is negative
//	                  may have n, per
//	recruit           have n more Recruit points this turn
//	                  may have n, per, who
//	skill             the mission has n more of a skill
//	                  may have n, per, skill
//	dice              the roll has n more dice
//	                  may have n, per
//	side-dice         roll n dice beside the mission's; nobody rerolls them
//	                  may have n, per
//	hits              the roll has n more Hits
//	                  may have n, per
//	reroll            roll up to n blanks again
//	                  may have n, per
//	reroll-all        roll all dice of the mission again
//	convert           n blanks become Hits
//	                  may have n, per
//	ease              the Difficulty is n less for this attempt
//	                  may have n, per
//	seats             the Transport carries n more Joes on this mission
//	                  may have n, per
//	join              add up to n Joes from hand to the mission that has started
//	                  may have n, per, who, kinds, max
//	recall            take a Joe, or the one named, from the mission back to hand; the last one only when the mission is decided
//	                  may have who, kinds, max, card
//	keep-ride         the Transport goes back to the Hangar after the mission
//	drop-complication discard n Complications attached to the mission
//	                  may have n, per, upTo
//	skip-complication draw n Complications fewer for this mission
//	                  may have n, per
//	draw-complication draw n Complications more
//	                  may have n, per
//	attach            of a Complication, on reveal: it is attached to the Story Mission
//	arrive            a Cobra Officer arrives: the card named, or the next of the stack
//	                  may have card
//	beset             gain n Cobra Troopers
//	                  may have n, per, who
//	cover             n Cobra Battalions cover line-up cards
//	                  may have n, per
//	rout              defeat n cards of kinds (trooper, battalion, guard, strike) without a mission
//	                  needs kinds; may have n, per, upTo
//	strike-out        of a Precision Strike: the Story Mission fails, the Strike is discarded
//	fail-story        the Story Mission fails
//	wreck             discard n Transports of the Hangar, the VAMP never
//	                  may have n, per, upTo, who
//	scout             look at the top n cards of the own deck; each may be discarded
//	                  may have n, per, who
//	scout-cobra       look at the top Complication of the Act, and put it back or discard it
//	                  may have who
//	choose            choose: either then or or
//	                  needs then, or
//	stay              of a Story Mission that fails: it stays in play
//	spend             of a price: Joes of the Reserve tile of cost n in all leave the game
//	                  may have n
//	hush              in Silent Interlude: the token shows SILENT again
//	spare             in A Traitor Within: who draws no Complication for this mission
//	                  may have who
//	flip              in A Traitor Within: a face-down Loyalty card is flipped
//	                  may have who
//	intel             gain n Intel dice; lose them where n is negative
//	                  may have n, per
//	infiltrate        n Undercover Crimson Guards come into play
//	                  may have n, per
//	blend-in          the next time Crimson Guards come into play, n more do
//	                  may have n, per
//	equip             a Cobra Transport is put into play, n times: the card named, or the next of its deck
//	                  may have n, per, card
//	damage            The General takes n Damage
//	                  may have n, per
//	repair            n Damage is taken off The General
//	                  may have n, per
//	file-dice         the roll has n more green dice, which count as Intel dice
//	                  may have n, per
//
// Answers, the words of "do" on "while":
//
//	mod-skill         the mission has n more of a skill
//	                  may have n, per, skill
//	mod-difficulty    the Difficulty is n more
//	                  may have n, per
//	mod-dice          the roll has n more dice
//	                  may have n, per
//	mod-seats         the Transport carries n more Joes
//	                  may have n, per
//	mod-cost          line-up cards of kinds cost n more
//	                  may have n, per, kinds
//	mod-hand          draw up to n more cards in the End phase
//	                  may have n, per
//	mod-complications a mission draws n more Complications
//	                  may have n, per
//	mod-recruit       each card of kinds gives n more Recruit
//	                  may have n, per, kinds
//	mod-threat        the End of Round token moves the Threat Marker n more
//	                  may have n, per
//	bar               cards of kinds, or of a cost over max, may not be assigned to the mission
//	                  may have kinds, max
//	bar-help          nobody but the active player may add Joes
//	reroll-doubles    double Hits of the first roll are rolled again, once
//	no-ride           the mission needs no Transport
//	gain-to-hand      cards of kinds that the player gains go to hand
//	                  may have kinds
//	mod-spend         a price of Joes of the Reserve tile is n more
//	                  may have n, per
//	turn-coat         a Menace with n Hits more than it needs makes its target a Traitor
//	                  may have n
//
// Counts, the words of "per":
//
//	team              cards of kinds on the mission
//	other             the other cards of kinds on the mission
//	helper            players but the active one with a Joe on the mission
//	player            players
//	complication      Complications attached to the Story Mission
//	officer           Officers in play
//	operative         Officers, Troopers, Battalions, Crimson Guards and attached operatives in play
//	trooper           Troopers in play
//	battalion         Battalions in play
//	strike            Precision Strikes in play
//	hangar            Transports in the Hangar
//	failure           Story Missions that failed
//	success           Story Missions that were Successes
//	hand              cards of kinds in the player's hand
//	double            dice of the roll that show a double Hit
//	guard             Undercover Crimson Guards in play
//	intel             Intel dice in the pool
//	damage            Damage on The General
//	equipped          enemies with a Cobra Transport
//
// Whom it is about, the words of "who":
//
//	active            the active player
//	each              each player, clockwise from the active one
//	team              each player with a Joe on the mission
//	others            each player but the active one
//	any               a player that the owner of the card chooses
//	fewest            the player with the fewest Side Missions
//
// Where cards lie, the words of "pile" and "to":
//
//	hand              a hand
//	discard           a discard pile
//	used              the cards used this turn
//	deck              the top of a deck
package content
