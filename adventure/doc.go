// Package adventure is the G.I. Joe Adventure Board Game, a race for two to four: train
// for equipment, reach your Objectives on Cobra Island and in the Desert Kingdom, and be
// the first with 100 points.
//
// # The shortest program
//
//	table, err := adventure.Open(adventure.Config{Seats: 4}, 1) // chance acts by itself
//	for err == nil && table.ToAct() != joe.Nobody {
//		_, err = table.Do(table.Legal()[0]) // choose better
//	}
//
// # A turn, as the engine asks it
//
// A [State] is a position and never changes. [Apply] takes one and an [Action] and
// gives the next, with the [Event] list of what happened. Who is to act, and what
// is asked, say State.ToAct and State.Pending; what may be done, [Legal].
//
// Set-up is part of the game: the seats roll for who goes first, choose their pieces
// ([ChoosePiece]), are dealt an Objective each ([DrawObjective]), and choose where
// to begin ([Start]).
//
// A turn begins at chance: one die in training ([Die]), two outside ([Dice]). A pawn
// on an Airstrip is asked first whether it flies ([Fly]), one beside a training area
// whether it enters ([Enter]), or whether it goes on ([GoOn]). After the roll a move
// is chosen by where it ends ([Move]), not step by step: the engine lists every space
// where a way of just so many steps ends, those where it may stop early (the pawn's
// own Objective, an Airstrip, START), and no other. What the space does follows:
// cards drawn ([DrawEquipment], [DrawBattle]), dice thrown, a jump offered ([Jump]),
// a way forward or back to choose. [Stay] declines what may be declined.
//
// Who lands on another's space bumps it: the bumped pawn is off the board until its
// player has chosen the way back ([Retreat]), out of turn, and may bump in turn. An
// Objective reached scores at once, out of turn too, and the next is drawn; what is
// left of the roll may be used from there.
//
// # Nothing is secret
//
// Objectives and equipment lie open. Of the piles nobody knows the order, until cards
// went under them: those come up again in the order in which they went, which
// everybody may remember. So each [View] knows what the State knows, and
// View.Sample returns that very position.
//
// # A position by hand
//
// [Load] reads a position as State.MarshalJSON writes it, and refuses one that the
// rules do not allow, naming what is wrong and where. Here seat 0 is about to throw
// both dice, four steps from its Objective:
//
//	{"game": "adventure", "format": 1, "rules": 1,
//	 "config": {"seats": 2},
//	 "stage": "dice", "round": 9, "first": 0, "active": 0,
//	 "players": [
//	  {"piece": "ranger", "at": "desert-1", "objective": "oasis-1", "reached": ["radar-2"]},
//	  {"piece": "commando", "at": "wadsworth-gate", "objective": "village-1", "equipment": {"hydrofoil": 1}}]}
//
// What lies unseen in the piles follows from the rest; "equipmentUnder" and
// "battleUnder" name the cards that went under them, in order.
//
// # Printed and designed
//
// The rules are those of the rulebook, in our words in [Rules]; an error and an
// event name theirs by its id. What the rulebook leaves open is settled by the
// amb- entries there. Counts and names are printed: two areas to train in and two to
// adventure in, eight Objectives on sixteen cards, 32 equipment cards of six kinds, 32
// battle cards, nine pieces. The spaces and their ways, the points, and what battle
// cards say are pictures and cardboard that we have not seen: [DefaultBoard] and
// [DefaultCards] are ours (basis: designed). Write your own box down for [ParseBoard]
// and [LoadCards], and give it as Config.Board and Config.Cards.
//
// A simple sensible player, in 20,000 games at each number of seats, makes of them:
//
//	seats                            2         3         4
//	rounds, median                  21        19        18
//	rounds, nine games of ten    12–33     11–30     11–29
//	longest game, rounds            49        59       104
//	wins by turn order, %         51.2      35.3      27.3
//	                              48.8      32.9      25.9
//	                                        31.9      24.1
//	                                                  22.7
//
// Two who train until they have three cards, and the Hydrofoil that their Objective
// asks for, win 52.0 % of 40,000 games against two who leave training as soon as they
// may, and 59.7 % against two who stay for fourteen cards; measured by
//
//	go test ./adventure -run 'TestBalance|TestTraining' -v -balance 20000 -timeout 1h
//
// Of 100,000 random games, a third each with 2, 3 and 4 seats, none reached the
// default limit of 20,000 rounds, at which the highest total wins (sdk-turn-limit):
// all were won with 100 points. They took 207, 178 and 166 rounds in the median, 999
// of 1000 at most 843, 707 and 672, and the longest 1,224; measured by
//
//	go test ./adventure -run TestRandomGamesEnd -v -random 100000 -timeout 1h
//
// # Cost
//
// A State is 200 bytes without pointers to anything that changes, so that copying
// it is a copy of those bytes. [Next] and [AppendLegal] allocate nothing; [Apply]
// allocates its events, three allocations a step in the mean. On one core of a server
// of 2026, random games of four seats, the legal actions listed at each step: 3.0
// million steps a second by Next, 1.07 million by Apply, where a hand-written mutable
// loop of the same game makes 6.7 million (next/loop 2.2, apply/loop 6.2; the best of
// three runs, the other core at work); measured by
//
//	go test ./adventure -run '^$' -bench BesideLoop -benchtime 3s -count 3
package adventure
