// Package dice is chance for tabletop games: a generator that is a value and draws the same numbers for ever, dice with
// named faces, draws from a heap of pieces, and exact odds. It knows no game and imports only the standard library.
//
// The shortest program rolls a die:
//
//	src := dice.New(7)
//	fmt.Println(dice.D6().Roll(&src) + 1)
//
// # Drawing
//
// All chance comes from a [Source], which the caller owns; the package has none of its own. A Source is 16 bytes: copy it
// and it is forked, compare it, save it as text. [NewStream] gives a seed any number of independent Sources. From it one
// draws a number ([Source.IntN]), the face of a die ([Die.Roll]), a throw of many dice ([Die.AppendThrow]), a
// piece of a heap that is known by its counts ([Pick], [Take]), or the order of a deck ([Shuffle]). None of these
// allocates, and none favours any outcome.
//
// # Dice and throws
//
// A [Die] is made of faces, each with a name, a value and a number of sides:
//
//	green, err := dice.NewDie(
//		dice.Face{Name: "blank", Value: 0, Sides: 2},
//		dice.Face{Name: "Hit", Value: 1, Sides: 3},
//		dice.Face{Name: "double Hit", Value: 2, Sides: 1},
//	)
//
// Dice of one kind are not told apart, so a throw is how many of them show each face: eight green dice have 45 outcomes, not
// 6^8. [Die.Throws] lists them with integer weights, for a game that makes each an action of chance; [Die.AppendThrow]
// draws one by the same weights. Dice that are told apart, a white one and a black one, are rolled one by one.
//
// # Odds
//
// A [Dist] is the exact distribution of a number. [Die.Sum] makes that of the Hits on n dice; Dists are added, shifted, cut
// off below, and asked for means, quantiles and chances:
//
//	green.Sum(8).AtLeast(6)                            // 6 or more Hits on 8 green dice
//	dice.Sum(green.Sum(5), intel.Sum(3)).AtLeast(6)    // on 5 green and 3 of another kind
//
// Rerolls that are certain come in through the die: with [Die.Reroll] the double Hits of a first roll are rolled again, and
// what it returns is a die like another. What a player may choose after seeing the dice has odds by [Die.RerollBest], or, for
// any rule at all, by [Die.Then].
//
// # Promises
//
//   - What a Source draws for a seed never changes, between versions or platforms. That goes for every draw built on it: Roll,
//     AppendThrow, Pick, Take and Shuffle.
//   - A Dist is exact. It is asked for fractions by Exact, ExactMean, ExactVariance and Weights; a float64 is the one
//     nearest to the fraction, so the same everywhere.
//   - Dice and Dists are immutable, and may be used from many goroutines at once. A Source may not.
//   - Nothing panics, whatever the arguments (but for a function given by the caller that does). The zero Source, Die and Dist
//     are usable.
package dice
