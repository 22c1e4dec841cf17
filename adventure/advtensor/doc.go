// Package advtensor writes positions of the Adventure Board Game as numbers, for those who
// train or run a net: an [adventure.View] as a tensor of float32, an action of a player as
// a dense id, and the legal actions as a mask over the ids.
//
//	spec, err := advtensor.New(adventure.Config{Seats: 2})
//	tensor = spec.AppendTensor(tensor[:0], view) // spec.Len() numbers
//	mask = spec.AppendMask(mask[:0], view)       // spec.Actions() bools
//	action, ok := spec.Action(best(tensor, mask))
//
// # A tensor
//
// A [Spec] is made from a Config and belongs to its board and its deck: with one board and
// one deck all tensors have one size, whatever the number of seats. Spec.Parts tells what
// stands where: the name of each part, its offset, length and shape, the range of its
// numbers, and their meaning. A part is a row of flags of 0 and 1, of which one is set or
// none ("one of"), or any; or counts, divided by the unit that the meaning names, so that
// most are from 0 to 1. What is seldom is let go beyond 1, up to the Max of the part: the
// round by units of 64, points by units of 100.
//
// Spaces are in the order of [adventure.Board.Spaces], objective and battle cards in that
// of [adventure.Cards.Objectives] and [adventure.Cards.Battle], equipment and pieces in that
// of their constants. The ways between spaces, and what cards are worth and do, are not
// told, since they are the same in all positions: take them from Spec.Board and Spec.Cards.
//
// # Whose it is
//
// All that is by seat stands in seat-relative order: the seat whose View it is first,
// then the others clockwise. To a spectator seat 0 is the first. So a net learns one
// player's game, not four. The part "seat" has the number at the table. Where fewer than
// four play, the places left over are 0.
//
// # What it tells
//
// What the tensor shows is what the View shows, nothing else: Spec.Read gets back what the
// View's methods say. Two Views of games of one Config have equal tensors exactly when
// they are equal themselves; but in a game over it is not told whose turn it was, which
// the JSON of a View keeps. What a Config says beyond board and deck, the points that win,
// who was named to begin and the limit of rounds, is the same in all positions of a game
// and stands in no part.
//
// # Ids
//
// Each action of a player with the board has an id: pieces; where to start, and to fly to;
// to enter, to go on, to stay; moves, by space, and at each Objective by what is left of
// the roll, 1 to 11; jumps, by Jet Pack; retreats, by space. Chance's actions are no
// player's decisions and have none.
//
// # Promises
//
// The parts of a board and a deck, their order, units and sizes, and the ids, never change
// once released: nets are trained on them. A later version may add parts at the end.
//
// Nothing is allocated but where a caller's slice has to grow. For the 1,897 numbers and
// 433 ids of the default board and deck a tensor takes some 9 microseconds and a mask
// 2, on one busy core of a server of 2026: go test ./adventure/advtensor -run '^$' -bench .
package advtensor
