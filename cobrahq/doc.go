// Package cobrahq is G.I. Joe Mission: Cobra H.Q., a race for two to four: fetch
// a Top Secret tile from the island and be the first back at your HOME BASE with it.
//
// # The shortest program
//
//	table, err := cobrahq.Open(cobrahq.Config{Seats: 4}, 1) // chance acts by itself
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
// The game begins at chance: the seats roll the white die for who goes first. A
// turn begins at chance too, with the white die ([Die]); there is nothing to press
// first. Then the active seat may lengthen its move with a Henchman ([Boost]),
// makes one [Step] after the other, and may [Stop] at any time but on the river.
// Stepping onto an opponent asks for a tile of theirs ([Take] or [Decline]).
// Stepping onto a tile ends the move: chance turns it ([Reveal]), a boat is taken,
// and a bomb or a Henchman asks whom to roll off against ([Challenge]), chance
// throws both dice ([Dice]), and a bomb defused is laid down elsewhere ([Place]). A
// pawn that a bomb or a Henchman holds begins its turn at the roll-off.
//
// A river step is listed only if the landing after it is possible with the moves
// left. A turn ends by itself where nothing is left to choose.
//
// # Nothing is secret
//
// A tile that was never turned has no face: when it is turned, chance draws one of
// the faces that are left. A bomb laid down again is known to all. So this game has
// no secrets: each [View] knows what the State knows, View.Sample returns that very
// position, and [Redact] keeps nothing back but the options of another's question.
//
// # A position by hand
//
// [Load] reads a position as State.MarshalJSON writes it, and refuses one that the
// rules do not allow, naming what is wrong and where. This one has seat 0 beside
// the river with a roll of 1, a boat and a Henchman, which is just enough:
//
//	{"game": "cobrahq", "format": 1, "rules": 1,
//	 "config": {"seats": 2},
//	 "phase": "move", "round": 9, "first": 0, "active": 0, "moves": 1,
//	 "players": [{"at": "c8", "boats": 1, "henchmen": [1]}, {"at": "o1"}],
//	 "turned": {"c14": "none", "b3": "none"}, "stack": 4}
//
// "phase" is what is pending (the Ask constants, or "over"); "turned" says what
// lies on the sand spaces that are no longer face down ("none", or a tile face
// up), "bombs" where bombs lie on light green ("face-up", "face-down"), "left"
// which faces are still to come (left out where no tile is out of play). Of a player,
// "at" is the pawn's space, "boats", "topSecret" and "henchmen" (how many of number 1, 2
// and so on) what it holds, and {"out": true} one who is stranded. What else a phase
// asks for:
//
//	first-roll   rolling (the seats that roll), rolls (0 for none yet)
//	white-die    nothing
//	move         moves; trail and boosted, if any; bank, where a pawn on the river came from
//	take         trail, opponent; moves and asking (others met, not asked about yet), if any
//	turn-tile    trail
//	opponent     trail, if it came there in this turn
//	roll-off     opponent; trail as before
//	place-bomb   trail as before
//	over         outcome
//
// # A bot
//
// A bot gets a View and looks ahead from View.Sample by [Next], with [Odds] or [Roll]
// where chance acts. While a pawn is on the river its boat is in no hand and its space
// is not of the island, so look on to the landing before you judge a crossing.
// examples/quickstart has a player of thirty lines that plays to the end.
//
// # Printed and designed
//
// The rules are those of the rulebook, in our words in [Rules]; an error and an
// event name theirs by its id. What the rulebook leaves open is settled by the
// amb- entries there. Counts are printed: 36 tiles, four of them Top Secret, four
// pawns, two dice. The board, the mix of the other 32 tiles and the numbers of the
// Henchmen are pictures and cardboard that we have not seen: [DefaultBoard] and
// [DefaultTiles] are ours (basis: designed). Draw your own box with [ParseBoard]
// and give it as Config.Board and Config.Tiles.
//
// The default board is the same in each of its quarters, turned by 90 degrees. A
// simple sensible player, in 20,000 games at each number of seats, makes of it:
//
//	seats                            2              3              4
//	rounds, median                  17             16             15
//	rounds, nine games of ten    10–33          10–29           9–25
//	longest game, rounds           128             64             52
//	not won at home             0.01 %            0 %            0 %
//	wins by turn order, %    51.3 48.7      34.9 33.2      26.8 25.4
//	                                             31.9      24.2 23.6
//	wins by corner, %        49.7 50.3      36.1 33.0      25.1 24.5
//	                                             31.0      25.2 25.3
//
// measured by
//
//	go test ./cobrahq -run TestBalance -v -balance 20000
//
// Of 100,000 random games, a third each with 2, 3 and 4 seats, none reached the
// default limit of 20,000 rounds, at which a game is a draw (sdk-turn-limit). They
// took 175, 174 and 193 rounds in the median, 999 of 1000 at most 2,762, 2,496 and
// 3,209, and the longest 5,250; measured by
//
//	go test ./cobrahq -run TestRandomGamesEnd -v -random 100000 -timeout 1h
//
// # Cost
//
// A State is 200 bytes without pointers to anything that changes, so that copying
// it is a copy of those bytes. [Next] and [AppendLegal] allocate nothing; [Apply]
// allocates its events, three allocations a step in the mean. On one core of a server
// of 2026, random games of four seats, the legal actions listed at each step:
// 9.2 million steps a second by Next, 3.0 million by Apply, where a hand-written
// mutable loop of the same game makes 19.8 million (next/loop 2.16, apply/loop 6.5;
// medians of three runs); measured by
//
//	go test ./cobrahq -run '^$' -bench BesideLoop -benchtime 3s -count 3
package cobrahq
