// Package parley is a small card game of this project's own design (basis:
// designed), with every kind of secret that a game can have: hidden hands, a secret
// role, a card that nobody knows, a peek at it, a secret ballot, and a card that
// answers out of turn. Package joetest has it for two reasons: it proves that the
// laws can be kept by a game with secrets, and it shows how a game package is
// written.
//
// # The game
//
// Two to four spies dine; one of them may be a Mole. On a turn you draw a card and
// play one. A Favour is laid open and counts a point. A Lens shows you the role of
// another seat, or the card in the envelope on the table. A Writ accuses another
// seat: all but the accused vote, and who is found guilty shows the role, for two
// points to the accuser of the Mole, or one to a Guest. A Veil cancels a Lens or
// Writ of another seat. With the third Favour the dinner ends: the envelope is
// opened, who holds a card of its kind has a point, a Mole that nobody unmasked
// has two, and the most points win. [Rules] has it exactly.
//
//	table, err := parley.Open(parley.Config{Seats: 3}, 1)
//	for err == nil && table.ToAct() != joe.Nobody {
//		_, err = table.Do(table.Legal()[0])
//	}
//
// A dinner of random play takes 25, 34, 57 actions with 2, 3, 4 seats (the median,
// chance's actions among them), and 99.9 % end within 58, 107, 181. The longest of
// 100,000 dinners each took 13 rounds; the limit is 40. For the figures:
//
//	go test -run Length -v ./joe/joetest/parley -dinners 100000
//
// # How to read it
//
// card.go has the nouns, action.go and event.go what can be done and can happen.
// table.go is the position: one struct for State and View. rule.go has the one
// predicate, refuse, that says what is legal. fold.go has the one function, on, by
// which a position changes. apply.go makes events of actions and draws them to the
// next decision. state.go and view.go are the two faces of a position, json.go and
// position.go their form in JSON.
//
// # What nobody knows does not exist
//
// No position has an order of the deck, a role left in the box, or, until somebody
// looks, a card in the envelope. There are only counts: so many cards lie there, of
// the pool that nobody has seen. What comes out of it is chance's next action, with
// the pool for its weights. A shuffle gathers all that is not open, and with it all
// that was known of those cards is forgotten: so one pool is all there ever is.
//
// A State has what at least one seat knows, a View what its seat knows. Both are a
// table, with the eyes that look at it; to other eyes a card is a blank. A View is
// built by adding to what is public, so a field forgotten is a field hidden.
//
// # One fold
//
// Apply makes events of an action and changes the State by nothing but them. A View
// changes by the same function and the same events with blanks. It asks of each
// event whether it can be, by the predicate that says what is legal, so that no
// View follows an event of another game.
//
// # Answers and votes
//
// When a Lens or Writ is played all others with cards are asked, in order, whether
// or not they have a Veil, and a pass is a pass. Votes are given one after the
// other, each an event with a blank for the others. They lie open until the next
// card is drawn: were they taken up at once, two votes could lead to the same View
// by different events, and the View would not have all that its seat has seen.
//
// # A position in JSON
//
// Seat 1 has accused seat 0, who may cancel. Seat 1 has looked into the envelope.
//
//	{"game":"parley","format":1,"rules":1,"phase":"answer","limit":40,"round":2,"turn":1,
//	 "used":"writ","at":0,"asked":0,
//	 "seats":[{"role":{"card":"mole","known":[0]},"hand":["veil","favour"],"claimed":1},
//	          {"role":{"card":"guest","known":[1]},"hand":["lens","lens"]}],
//	 "envelope":{"card":"lens","known":[1]},"discard":["writ","veil"]}
//
// The deck needs no mention: it is the rest. A View has "view", the number of the
// seat or "spectator", and "held", a count, for a hand that it does not see.
package parley
