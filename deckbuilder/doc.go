// Package deckbuilder is the G.I. JOE Deck-Building Game, for one to four who win or
// lose together: run Story Missions with the Joes at hand, recruit better ones, hold
// Cobra's Threat down, and be successful in the last Finale.
//
// We have no copy of the core rulebook. What the engine plays are its rules as the
// publisher's other texts print them, as players report them, and, where neither
// helps, as we rule: [Rules] says of each which it is. The cards, in package content,
// are ours within the printed counts and names, and a table may put its own in their
// place.
//
// # The shortest program
//
//	table, err := deckbuilder.Open(deckbuilder.Config{Seats: 2}, 1) // chance acts by itself
//	for err == nil && table.ToAct() != joe.Nobody {
//		_, err = table.Do(table.Legal()[0]) // choose better
//	}
//
// # A turn, as the engine asks it
//
// A [State] is a position and never changes. [Apply] takes one and an [Action] and
// gives the next, with the [Event] list of what happened. Who is to act, and what is
// asked, say State.ToAct and State.Pending, whose Kinds are the Ask constants; what
// may be done, [Legal].
//
// Set-up is part of the game: chance names the first player ([Lot]) and deals Leaders,
// hands, line-up and Story Missions ([Deal]).
//
// In the first part of the Action phase the active player starts missions
// ([AttemptStory], [AttemptOfficer], [AttemptSide], [AttemptBattalion]), plays cards
// ([Play]) and uses the Reserve tile ([Hold], [TakeBack]), and passes on ([Pass]) to
// the second: [Buy], [BuyRifle], [Promote], and [Pass] to end the turn. The End phase
// and the End of Round run by themselves, but for choices that cards leave to players.
//
// A mission is a row of small questions. The Transport ([Board]). The Joes, one by one
// ([Assign]): first the active player's, then, on a Group Mission, those of the
// others, clockwise; each passes when done. The mission has started. Complications are
// drawn and resolved. Where any Skill will do one is named ([NameSkill]). Whoever has a
// card to play or an ability to use before the roll is asked ([Play], [Use]); then the
// dice fall ([Throw]); then the same is asked again for what changes a roll. Then it
// is a Success or a Failure. After a Success the active player may retire a GI
// ([Choose]).
//
// Cards ask with [Choose], [ChooseSlot], [ChooseSeat], [Option] and [Accept].
//
// State.Attempt tells what Skill and Difficulty of the mission under way are made
// of, term by term, and State.Odds the exact chance of each number of Hits.
//
// # Chance, and what nobody knows
//
// The order of a shuffled deck is not in a State: chance gives each card when it is
// drawn, by the copies that are left. A card whose place is known, such as one
// recruited on top of a deck, stays known. Hands and discards are open to all in the
// core game, so a [View] knows all that the State knows, and View.Sample returns that
// very position.
//
// # Places
//
// Every card is in one [Place]: "hand/0" is the hand of seat 0, "line-up/5" the last
// slot of the line-up, "complications/2" the Act II Complication deck, "hangar" the
// Hangar. State.Cards lists what lies in a place; the event [Moved] says from where to
// where a card goes, and why.
package deckbuilder
