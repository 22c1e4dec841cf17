// Package bot has players for any game of the SDK that choose from what their seat may
// know: at random, by one look ahead, and by search. It knows no game; how good a
// position is, a game's Evaluate says, and how somebody would go on, its Rollout, where
// it has one.
//
// # The shortest program
//
//	game := cobrahq.Game()
//	search := bot.NewSearch(game, cobrahq.Evaluate, nil, bot.Options{Open: true, Budget: bot.Iterations(500)})
//	greedy := bot.NewGreedy(game, cobrahq.Evaluate, 1)
//	table, err := joe.Play(game, cobrahq.Config{Seats: 3}, 1, search.Choose, greedy.Choose, bot.Random)
//
// # A bot gets a View
//
// [Random], [Greedy.Choose] and [Search.Choose] are joe.Players. They are given a View
// and never a State: where they look ahead it is from View.Sample, a position drawn
// among those that the seat cannot tell apart, so that they cannot cheat. Two positions
// that a seat cannot tell apart give it the same choice for the same source.
//
// # One for each game
//
// A Greedy and a Search keep memory from choice to choice. They are for one goroutine:
// in a tournament make new ones for every game that is played at a time. Random needs no
// making. Evaluations and rollout policies are pure and shared.
//
// # Evaluations
//
// An [Evaluation] is about the chance, from 0 to 1, that a seat will be among the
// winners: cobrahq.Evaluate, adventure.Evaluate, deckbuilder.Evaluate, or your own.
// Greedy needs one. Search without one plays every playout to the end of the game, which
// is right for short games and slow for long ones. In a game that is won or lost
// together all seats want the same; where seats are of two sides, as in A Traitor
// Within, the evaluation of a seat is by its own side, as far as its View knows it.
//
// # How Search works
//
// It is information-set Monte Carlo tree search for a single observer. Each iteration
// draws a position from the View and walks down a tree that all iterations share. A
// node is what the searching seat sees; only actions that are legal in the position of
// this iteration are looked at, and UCB1 counts for each how often it was there to be
// chosen. Who acts maximizes the own value (max^n). Chance acts by the game's Roll, so
// that outcomes come up by their weights. Of long lists a part is tried, which grows
// with the visits (Options.Widen). What is new is a new node; from there a playout goes
// on, by the rollout policy if there is one, until it is cut and valued
// (Options.Playout), and each seat's value is counted all the way up: an action is worth
// the mean of its walks, and with Options.Prior what the evaluation makes of it as well.
// The action tried most is done; with a Prior, of those tried a quarter as often or more
// the one worth most by both.
//
// Exploration is in proportion to the spread of the values seen, since evaluations lie
// closer together than wins and losses.
//
// With Options.Open nodes go by actions, not by Views; that is for games and Stories
// that hide nothing, and for A Traitor Within, where Open and longer playouts together were
// found to play better. Where something is hidden a node's actions and odds are those of the
// first sample that came there, and a walk that is not possible in its own sample comes to
// nothing and is not counted. The outcomes of chance come up in proportion to their odds there, not at random, where
// they are no more than 64. And where values come from the evaluation alone, without
// playouts, they are not averaged on their way up: a node is worth what the best action
// found there is worth to who acts, or what the outcomes of chance are worth by their odds
// (best-first expectimax, max^n). The action that is worth most is done, of those that were
// looked into.
//
// Without Open a View's Key is taken at each step in the tree. Where something is hidden
// a search believes that others know no more than its seat does, and that what it does
// itself tells them nothing; with Open besides that everybody sees every action in full.
//
// # Options for the games
//
// What was found to play best, of what was tried, and what the figures below are of:
//
//	cobrahq      nil rollout          Options{Open: true, Budget: Iterations(1000)}
//	adventure    adventure.Rollout    Options{Open: true, Playout: 25, Budget: Iterations(2000)}
//	deckbuilder  deckbuilder.Rollout  Options{Open: true, Playout: 25, Prior: 100, Budget: Iterations(150)}
//
// and with Playout: 60 for Silent Interlude, 80 for A Traitor Within: there everybody who has
// cards is asked, so that a mission takes more actions, and a playout of 25 does not see how it
// ends. With 25 and without Open the Loyal of Search won 37.3 % (30.5 to 44.6) of 177 games
// with a Traitor, hardly more than those of Greedy (below); with 80 and without Open 11 of 36, too few to tell.
// A Prior goes with the iterations, so 1,000 with 1,500 of them. Few iterations with playouts
// and without a Prior play worse than Greedy: the dice of the playouts are a noise that only
// their number takes out. With easier cards than now, in The M.A.S.S. Device with one seat,
// 150 of them won 23.3 % (14.4 to 35.4) of 60 games without a Prior, and 60.0 % (47.4 to 71.4)
// with it. An evaluation is to be about as sure as games are: one that gave 99 % to positions
// of which half were won made a search with the same options win 38.3 % (27.1 to 51.0) there:
// it waited for better odds, as nothing was left to be gained. A Greedy does not mind.
//
// # Budgets
//
// [Iterations], [Nodes], and [Within] a time or [Until] a context is done; [Budget.And]
// joins them. By iterations or nodes alone a choice is the same for the same View,
// source and options, whatever the number of cores: Options.Roots says how many trees
// grow side by side, and they are merged in their order. (The last bit of a float may
// differ between kinds of processors.) A Budget by time is given its context when it is
// made; once that is done a choice ends at once with the best so far.
//
// # Looking into it
//
// [Search.Think] gives a [Report]: visits and values of every legal action, the expected
// line, simulated actions, time. [Search.Watch] has it for every choice of a game.
//
// # Strength
//
// One player of the first kind among players of the second, in every seat in turn, the
// dice common to a round of seats: games won, in percent, with 95 % intervals. 1,000 games
// of Greedy and 300 of Search at each number of seats:
//
//	                         2 seats              3 seats              4 seats
//	a fair share             50.0                 33.3                 25.0
//	cobrahq
//	  Greedy among Random    91.5 (89.6 to 93.1)  92.4 (90.6 to 93.9)  95.5 (94.0 to 96.6)
//	    won by nobody         5.3 (4.1 to 6.9)     3.1 (2.2 to 4.4)     1.6 (1.0 to 2.6)
//	  Search among Greedy    56.0 (50.3 to 61.5)  46.0 (40.4 to 51.7)  34.3 (29.2 to 39.9)
//	    won by nobody         2.7 (1.4 to 5.2)     0.7 (0.2 to 2.4)     0.0 (0.0 to 1.3)
//	adventure
//	  Greedy among Random    99.6 (99.0 to 99.8)  99.2 (98.4 to 99.6)  98.5 (97.5 to 99.1)
//	  Search among Greedy    56.0 (50.3 to 61.5)  43.7 (38.2 to 49.3)  30.7 (25.7 to 36.1)
//
// So Greedy is far ahead of Random, and Search ahead of Greedy by some games in a hundred:
// both are races that dice decide as much as plans. In the deck-builder, where a table
// wins or loses together, Random wins none of 200 games of any kind, Greedy and Search
// these; 300 games of Greedy, 60 of Search:
//
//	             1 seat               2 seats              3 seats              4 seats
//	The M.A.S.S. Device
//	  Greedy     33.7 (28.6 to 39.2)  23.3 (18.9 to 28.4)  30.7 (25.7 to 36.1)  29.0 (24.2 to 34.4)
//	  Search     58.3 (45.7 to 69.9)                       55.0 (42.5 to 66.9)
//	Total Control
//	  Greedy     26.0 (21.4 to 31.2)                       28.0 (23.2 to 33.3)
//	  Search     40.0 (28.6 to 52.6)                       43.3 (31.6 to 55.9)
//	Silent Interlude
//	  Greedy     29.0 (24.2 to 34.4)
//	  Search     60.0 (47.4 to 71.4)
//
// So Search is ahead of Greedy in each: over both core Stories 49.2 (40.4 to 58.0) against
// 29.8 (26.3 to 33.6) with one seat, and 49.2 (40.4 to 58.0) against 29.3 (25.8 to 33.1) with
// three. So it is in The Crimson Veil (package deckbuilder).
//
// A Traitor Within at four seats, one kind in one role and Greedy in the other, on the same
// seeds: 1,000 games, four of five with a Traitor, but of Search 300 as the Traitor and the
// first 188 of 300 as the Loyal, where it was stopped:
//
//	                                 Random               Greedy               Search
//	as the Traitor
//	  won, Loyal again or not        14.2 (12.0 to 16.8)  39.9 (36.6 to 43.3)  60.2 (53.9 to 66.1)
//	  was discovered                 48.4 (45.0 to 51.8)  70.4 (67.1 to 73.4)  84.2 (79.1 to 88.3)
//	as the Loyal
//	  the Joes won with a Traitor     0.0 (0.0 to 0.5)    34.3 (31.1 to 37.7)  48.3 (40.5 to 56.3)
//	  and without                     0.0 (0.0 to 2.0)    62.6 (55.6 to 69.2)  73.0 (57.0 to 84.6)
//	  in all games                    0.0 (0.0 to 0.4)    39.7 (36.7 to 42.8)  53.2 (46.1 to 60.2)
//
// So in both roles Search is ahead of Greedy, and Greedy of Random, as the Loyal in games with
// a Traitor; the 37 games of Search without one are too few to show it there.
//
// Package deckbuilder has the shares of all its Stories, beside what their cards are
// designed for. All of it is measured by one command, which takes hours and can be stopped
// and gone on with:
//
//	go run ./internal/measure -out measure.jsonl
//
// The weights of the evaluations were chosen by outcomes and by play, in games of other
// seeds than these.
//
// # Cost
//
// Simulated actions a second by one root on one core of a server of 2026, without
// playouts, and with playouts of 25 actions by the game's policy, in cobrahq at random:
//
//	cobrahq, 4 seats           497,000   1,737,000
//	adventure, 4 seats       1,838,000   2,439,000
//	deckbuilder, 3 seats       637,000     628,000
//	A Traitor Within, 4         76,000     266,000
//
// Those of A Traitor Within are of trees by Views; by actions, with playouts of 80 and a
// Prior, which are other work, it is 446,000. Without playouts cobrahq's evaluation is nearly all of it. The trees
// allocate nothing once they have grown; what is allocated is the games' own, their Odds
// among it, and the Report. Measured by
//
//	go test ./joe/bot -run '^$' -bench Search -benchtime 0.5s -cpu 1
package bot
