// Package bot has players for any game of the SDK that choose from what their seat may
// know: at random, by one look ahead, and by search. It knows no game; how good a
// position is, a game's Evaluate says, and how somebody would go on, its Rollout.
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
// the mean of its walks. The action tried most is done.
//
// Exploration is in proportion to the spread of the values seen, since evaluations lie
// closer together than wins and losses.
//
// With Options.Open nodes go by actions, not by Views; that is for games or Stories
// that hide nothing: cobrahq, adventure, and the deck-builder but for A Traitor Within.
// There the outcomes of chance come up in proportion to their odds, not at random, where
// they are no more than 64. And where values come from the evaluation alone, without playouts, they are not averaged on
// their way up: a node is worth what the best action found there is worth to who acts, or
// what the outcomes of chance are worth by their odds (best-first expectimax, max^n).
// The action that is worth most is done, of those that were looked into.
//
// Elsewhere a View's Key is taken at each step in the tree. The search believes that
// others know no more than its seat does, and that what it does itself tells them
// nothing.
//
// # Options for the games
//
// What was found to play best, of what was tried, and what the figures below are of:
//
//	cobrahq      nil rollout          Options{Open: true, Budget: Iterations(1000)}
//	adventure    adventure.Rollout    Options{Open: true, Playout: 25, Budget: Iterations(2000)}
//	deckbuilder  deckbuilder.Rollout  Options{Open: true, Playout: 25, Budget: Iterations(150)}
//
// and without Open for A Traitor Within. Fewer iterations with playouts play worse than
// Greedy: the dice of the playouts are a noise that only their number takes out.
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
// Measured, Search with 200 iterations a choice, one player of the first kind among
// players of the second, wins with 95 % intervals; 100 games each of cobrahq, 200 of
// adventure:
//
//	                       2 seats (fair 50 %)    4 seats (fair 25 %)
//	cobrahq
//	  Greedy among Random  81.0 % (72.2 to 87.5)  88.0 % (80.2 to 93.0)
//	  Search among Greedy  49.0 % (39.4 to 58.7)  33.0 % (24.6 to 42.7)
//	adventure
//	  Greedy among Random  100 %  (98.1 to 100)   99.0 % (96.4 to 99.7)
//	  Search among Greedy  56.0 % (49.1 to 62.7)  23.0 % (17.7 to 29.3)
//
// The weights of the evaluations were tuned in games of the same range of seeds, so that
// others may come out a little lower. Greedy is far ahead of Random, and Search is not
// shown to be ahead of Greedy in these two games. In the deck-builder's first Story all
// seats are of one kind; 30 games each:
//
//	                       1 seat                 2 seats
//	Random                 0.0 %  (0.0 to 11.4)   0.0 %  (0.0 to 11.4)
//	Greedy                 20.0 % (9.5 to 37.3)   33.3 % (19.2 to 51.2)
//	Search                 30.0 % (16.7 to 47.9)  33.3 % (19.2 to 51.2)
//
// That is too few games to tell Search from Greedy. Play as many as are wanted by
//
//	go test ./joe/bot -run TestMatches -v -matches 100 -timeout 2h
//
// # Cost
//
// Simulated actions a second by one root on one core of a server of 2026, shared with
// other work, without playouts and with playouts of 50 random actions:
//
//	cobrahq, 4 seats           138,000   1,110,000
//	adventure, 4 seats       1,230,000   2,220,000
//	deckbuilder, 3 seats       372,000     632,000
//	A Traitor Within, 4         46,000     386,000
//
// Without playouts cobrahq's evaluation is nearly all of it. The trees allocate nothing
// once they have grown; what is allocated is the games' own and the Report. Measured by
//
//	go test ./joe/bot -run '^$' -bench Search -benchtime 0.5s -cpu 1
package bot
