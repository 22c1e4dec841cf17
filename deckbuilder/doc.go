// Package deckbuilder is the G.I. JOE Deck-Building Game, for one to four who win or
// lose together, with Silent Interlude (Mission 8, for one), A Traitor Within (Mission 9,
// for two to four) and The Crimson Veil: run Story Missions with the Joes at hand, recruit better ones, hold
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
// # Silent Interlude
//
// With Config.Story [SilentInterlude] one player plays Mission 8 as Snake Eyes, or as
// another Leader, with Scarlett or another partner (Config.Partner, Config.AfterLoss).
// No Transport is used but the C.L.A.W. ([Board], or [Pass] without). Once the first Joe
// of a Story Mission is assigned and the token is SILENT, the top card of the main deck
// turns up ([Deal]); after the Complications the Silent dice fall ([Throw]), and more
// Snake Eyes and Scarlett cards than its cost less their Hits make NOISY: State.Noisy,
// Attempt.Value. Joes that are bought lie on the Reserve tile, the place "tile/0"; before
// the roll they are spent ([SpendJoe]) for cards on the mission, which are then used
// ([Use]) at State.SpendPrice each.
//
// # The Crimson Veil
//
// With Config.CrimsonVeil, or one of the expansion's own Stories, such as
// [GeneralBedlam], its cards join the game: core Stories and A Traitor Within can be
// played with it, Silent Interlude cannot.
//
// State.Intel tells where the eight Intel dice are. Once a turn an Intel Mission gains
// some ([AttemptIntel], at the levels that State.IntelLevels lists; after a Success
// [Choose] a card for the reward of the next level, where the Hits reach it, or [Pass]).
// Before each roll with dice in the pool it is asked how many take the place of green ones
// ([SwapIntel]); after it two dice of the pool turn a blank into a Hit ([SpendIntel]).
// Undercover Crimson Guards come with Story Missions, lie at "guards", cut two green dice
// each from every Group Mission, and are attempted with Intel dice alone ([AttemptGuard]);
// Attempt.Cut and Attempt.Intel tell of both.
//
// Enemies may be equipped with a Cobra Transport ([Equip] names which one; State.Riders
// lists them). It holds in a mission against that enemy, and exact Hits bring it into the
// Hangar.
//
// With Config.General there is The General, too: State.General tells its Damage and of
// each [Section] whether it is online, and by which rule it is not. It is a Transport
// ([Board]) with a Cockpit that buys off Complications ([Accept] or [Pass], as each is
// revealed), a Cannon ([FireCannon]), two Helipads whose Locusts are Transports, or come
// along beside one ([AssignLocust]), and a Vehicle Bay ([Attach], [Deploy]). Its Damage is
// repaired by cards, and in the Recruit phase ([Repair]).
//
// # Chance, and what nobody knows
//
// The order of a shuffled deck is not in a State: chance gives each card when it is
// drawn, by the copies that are left. A card whose place is known, such as one
// recruited on top of a deck, stays known. Hands and discards are open to all in the
// core game and in Silent Interlude, so a [View] knows all that the State knows, and
// View.Sample returns that very position.
//
// In A Traitor Within hands, decks, discards, Loyalty and Sabotage cards are known to
// their players alone. In a View the cards that its seat does not know are blanks;
// which cards they may be is public, and View.Sample deals those to them, every
// arrangement as likely as the other, Loyalty weighed by what has been flipped. What a
// seat is sent, [Redact] takes from the events; who is asked, and what a refusal says,
// depends on what all know. Blanks are "" in View.Cards and "?" in the JSON of a View; a
// card of a hand that all know is {"card":"gi","shown":true} there.
//
// A seat that was dealt two Traitor cards among its three is a Traitor
// (tw-traitor-defined): v.Traitor(v.Seat()) tells a bot its own role from the beginning,
// View.Allegiance what all know of a seat.
//
// # Places
//
// Every card is in one [Place]: "hand/0" is the hand of seat 0, "line-up/5" the last
// slot of the line-up, "complications/2" the Act II Complication deck, "hangar" the
// Hangar. State.Cards lists what lies in a place; the event [Moved] says from where to
// where a card goes, and why.
//
// # Balance
//
// What the cards say is ours (basis: designed) within printed and reported names and
// numbers, and so are the spaces of the Threat Meters. They are tuned with Greedy of package
// joe/bot (the last table here). A plain sensible player is measured beside it, one a seat,
// who attempts a Story Mission when the chance is 0.7 or better, helps
// with the best Joes of all hands, buys the dearest card that fits the missions in sight,
// and with one player or two holds back the best Joe that is left on the Reserve tile. In
// 600 games at each number of seats, half of them with each Story (± half of a 95 %
// interval):
//
//	seats                               1           2           3           4
//	won, %                     13.8 ± 2.8  15.8 ± 2.9  13.5 ± 2.7  10.2 ± 2.4
//	  The M.A.S.S. Device      15.3 ± 4.1  19.3 ± 4.5  11.0 ± 3.5   5.0 ± 2.5
//	  Total Control            12.3 ± 3.7  12.3 ± 3.7  16.0 ± 4.1  15.3 ± 4.1
//	turns a player, median             27          15          15          17
//	turns, nine games of ten        15–41        8–23        9–25       10–28
//	Story Successes a game            5.4         5.5         5.9         5.9
//	lost by the Threat, %            82.0        83.0        81.7        79.8
//
// Most other losses are by an empty main deck. By Leader, all seats taken together,
// from 9.6 ± 1.8 % of games are won (Snake Eyes) to 14.9 ± 2.2 % (Wild Bill). Each
// card of the main deck is bought in 40 % or more of the games in which somebody could
// pay for it. Players who choose at random won none of as many games; measured by
//
//	go test ./deckbuilder -run 'TestBalance$' -v -balance 600 -timeout 1h
//
// In Silent Interlude the same player takes care of Silence and
// spends Joes of the Reserve tile. In 2,000 games each:
//
//	                              won, %   turns, median   nine of ten   NOISY at the end, %
//	Snake Eyes and Scarlett   37.9 ± 2.1              18         10–26                    33
//	Expert Mode               30.2 ± 2.0              17         10–26                    31
//	Duke, with GIs             0.6 ± 0.3              33         18–48                    16
//	at random                        0.0              10          2–20                    38
//
// Another Leader with GIs, whose cards have no use for the Reserve tile, is thus for
// those who want it very hard. Measured by
//
//	go test ./deckbuilder -run TestSilentBalance -v -silentbalance 2000 -timeout 1h
//
// The cards of A Traitor Within are tuned with players who see their own View only. A
// Loyal one plays as above, guesses what other hands are good for, runs Accusations
// after the Story Mission and rehabilitates when it is likely. A Hidden Traitor sends
// its worst Joe, runs what is likely to fail, accuses others, and itself once the game
// is nearly lost; an Active one menaces and plays the worst Sabotage. In 2,000 games at
// each number of seats:
//
//	seats                               2           3           4
//	won without a Traitor, %   20.9 ± 2.3  45.9 ± 3.4  49.3 ± 4.8
//	won with one, %             0.4 ± 0.4   8.9 ± 1.6  31.8 ± 2.3
//	pyrrhic with one, %        92.2 ± 1.9  67.2 ± 2.7  31.8 ± 2.3
//	Traitor discovered, %       7.8 ± 1.9  31.1 ± 2.6  63.0 ± 2.4
//	  Loyal again at the end    3.2 ± 1.2  21.9 ± 2.4  55.4 ± 2.4
//	turns a player, median              7           8          10
//	turns, nine games of ten         5–11        5–13        6–16
//
// Won is a Success in the last Finale. It is tuned for four; with two a Traitor is
// seldom found, and the Joes then seldom have more than a pyrrhic victory. Measured by
//
//	go test ./deckbuilder -run 'TestTraitorBalance$' -v -traitor 2000 -timeout 1h
//
// In The Crimson Veil the same player gathers Intel with Joes that
// are not needed, hunts Crimson Guards once the pool is good for it, spends Intel that
// makes a Success, and repairs The General, of which it knows little, with Recruit points
// that are left. In 150 games of each kind at each number of seats:
//
//	won, %; seats                       1           2           3           4
//	General Bedlam             14.0 ± 5.6   9.3 ± 4.6  32.0 ± 7.5  28.7 ± 7.2
//	  The General, Cipher       4.0 ± 3.1   2.0 ± 2.2  14.0 ± 5.6  32.7 ± 7.5
//	  and with Deep Cover      10.0 ± 4.8   4.7 ± 3.4  16.0 ± 5.9  32.0 ± 7.5
//	The Crimson Ledger         18.0 ± 6.1   9.3 ± 4.6  24.7 ± 6.9  31.3 ± 7.4
//	  The General, Cipher       2.0 ± 2.2   1.3 ± 1.8  20.0 ± 6.4  26.7 ± 7.1
//	  and with Deep Cover       6.7 ± 4.0   4.7 ± 3.4  23.3 ± 6.8  40.0 ± 7.8
//	The M.A.S.S. Device        13.3 ± 5.4  11.3 ± 5.1  29.3 ± 7.3  32.0 ± 7.5
//	  The General, Cipher      39.3 ± 7.8  26.0 ± 7.0  62.0 ± 7.8  82.0 ± 6.1
//	  and with Deep Cover      34.7 ± 7.6  37.3 ± 7.7  64.0 ± 7.7  78.7 ± 6.6
//	A Traitor Within                       10.7 ± 4.9  21.3 ± 6.6  30.7 ± 7.4
//
// The tests hold the plain player to 5 to 45 % with one seat and with three, in the core
// Stories and in these two, as far as so many games can tell.
//
// Cipher of the Day and Deep Cover are the Expert Mode cards, one of them each time. Of A
// Traitor Within, played without The General, won is a Success in the last Finale, with a
// Traitor or without. In the core Stories, which bring no Crimson Guards of their own, one
// Expert Mode card does not make up for The General; in its own two the missions of Acts
// II and III are the harder for it. A game of these takes 23 to 34 turns with one seat and
// 11 to 18 a player with three, each kind's median.
//
// By Leader, over these two Stories, from 20.2 ± 2.4 % of games are won (Scarlett) to
// 24.3 ± 2.5 % (Duke), with Dial Tone 19.9 ± 2.4 %. Each of its main-deck cards is bought in
// 52 % or more of the games in which somebody could pay for it. Of 12,000 random games of the
// two Stories, with The General and without, none was won and none came to the limit of
// rounds; measured by
//
//	go test ./deckbuilder -run TestVeilBalance -v -veilbalance 150 -timeout 2h
//
// What the bots of package joe/bot make of the same cards, with the options of its doc and
// 95 % intervals, beside what the cards are designed for: 300 games of Greedy in each Story
// and 60 of Search, of it 24 in each of The Crimson Veil, and with The General 6 in each of
// the eight kinds, taken together:
//
//	won, %                            target    Greedy                Search
//	core Stories, 1 seat              20 to 45    29.8 (26.3 to 33.6)   49.2 (40.4 to 58.0)
//	core Stories, 3 seats             20 to 45    29.3 (25.8 to 33.1)   49.2 (40.4 to 58.0)
//	Silent Interlude                  20 to 50    29.0 (24.2 to 34.4)   60.0 (47.4 to 71.4)
//	General Bedlam, 1 seat            20 to 45    27.0 (22.3 to 32.3)   54.2 (35.1 to 72.1)
//	General Bedlam, 3 seats           20 to 45    30.0 (25.1 to 35.4)   58.3 (38.8 to 75.5)
//	  The General, Cipher, 1          20 to 45    20.3 (16.2 to 25.2)
//	  The General, Cipher, 3          20 to 45    24.3 (19.8 to 29.5)
//	  and with Deep Cover, 1          20 to 45    35.0 (29.8 to 40.6)
//	  and with Deep Cover, 3          20 to 45    27.0 (22.3 to 32.3)
//	The Crimson Ledger, 1 seat        20 to 45    28.7 (23.8 to 34.0)   58.3 (38.8 to 75.5)
//	The Crimson Ledger, 3 seats       20 to 45    31.3 (26.3 to 36.8)   70.8 (50.8 to 85.1)
//	  The General, Cipher, 1          20 to 45    30.7 (25.7 to 36.1)
//	  The General, Cipher, 3          20 to 45    19.7 (15.6 to 24.5)
//	  and with Deep Cover, 1          20 to 45    40.3 (34.9 to 46.0)
//	  and with Deep Cover, 3          20 to 45    22.0 (17.7 to 27.0)
//	with The General, all eight                   27.4 (25.7 to 29.2)   45.8 (32.6 to 59.7)
//	A Traitor Within, 4, without      35 to 60    62.6 (55.6 to 69.2)
//	  how much a Traitor takes      15 or more    28.3
//	  Traitor discovered              40 to 90    70.4 (67.1 to 73.4)
//
// The interval of Greedy reaches into each target; TestTargets of internal/measure holds the
// cards to that, in fewer games. Search is meant to win clearly more than Greedy, and to lose
// a third of the games and more: over the two Stories of The Crimson Veil it wins 60.4 (50.4
// to 69.6) without The General, where Greedy wins 29.2 (26.7 to 31.9), and 45.8 (32.6 to 59.7)
// with it, where Greedy wins 27.4 (25.7 to 29.2). In A Traitor Within, measured in 1,000 games,
// 190 of them without a Traitor, Greedy players with one win 34.3 (31.1 to 37.7) and have a
// pyrrhic victory in 28.9 (25.9 to 32.1): a Traitor in hiding runs Accusations of itself, and
// lets Story Missions fail where that does not take the time for them. With Search as the
// Loyal and Greedy as the Traitor the Joes win 53.2 (46.1 to 60.2) of 188 games, where with
// Greedy as both they win 39.7 (36.7 to 42.8), and of the 37 without a Traitor 73.0 (57.0 to
// 84.6) where Greedy wins 62.6. Of the other Stories Random won none of 3,800 games. Measured by one command, in parts: with -only and, where another
// number of games stands here than it plays by itself, -games:
//
//	go run ./internal/measure -out measure.jsonl
//
// # Length and speed
//
// Random games end: of 20,000 of the core game, of Silent Interlude, of A Traitor Within,
// of The Crimson Veil (its Stories and core ones, with The General and without) and of A
// Traitor Within with The Crimson Veil each, over all numbers of players, none came to the
// limit of rounds.
//
//	random games         rounds: median   999 of 1000   longest   actions: median   longest
//	core, 1 seat                      5            13        14               218       497
//	core, 2 seats                     6            12        13               228       511
//	core, 3 seats                     4            10        11               260       636
//	core, 4 seats                     4             9        10               288       683
//	Silent Interlude                  5            14        16               224       587
//	A Traitor Within, 2               5             9        10               302       606
//	A Traitor Within, 3               5             9         9               455       818
//	A Traitor Within, 4               5             9        10               593     1,197
//	The Crimson Veil, 1               7            14        17               318       761
//	The Crimson Veil, 2               7            13        14               322       667
//	The Crimson Veil, 3               6            12        13               373       909
//	The Crimson Veil, 4               5            11        13               414     1,207
//	both together, 2                  6             9        15               344       777
//	both together, 3                  6             9        10               512       904
//	both together, 4                  6             9        10               658     1,250
//
// measured by
//
//	go test ./deckbuilder -run TestRandomGamesEnd -v -random 20000
//
// One thread, listing the legal actions (at chance: Roll) and doing one, takes some 0.8
// million steps a second by [Next] (1 or 2 allocations, about 50 bytes a step) and 0.35
// million by [Apply] (7 allocations, 0.8 KB), in the core game and in either mission
// alike: go test ./deckbuilder -run '^$' -bench 'Next|Apply'. A State has about 3 KB.
package deckbuilder
