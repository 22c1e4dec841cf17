// Package hqtensor writes positions of Mission: Cobra H.Q. as numbers, for those who
// train or run a net: a [cobrahq.View] as a tensor of float32, an action of a player as
// a dense id, and the legal actions as a mask over the ids.
//
//	spec, err := hqtensor.New(cobrahq.Config{Seats: 2})
//	tensor = spec.AppendTensor(tensor[:0], view) // spec.Len() numbers
//	mask = spec.AppendMask(mask[:0], view)       // spec.Actions() bools
//	action, ok := spec.Action(best(tensor, mask))
//
// # A tensor
//
// A [Spec] is made from a Config and belongs to its board: on one board all tensors have
// one size, whatever the number of seats. Spec.Parts tells what stands where: the name of
// each part, its offset, length and shape, the range of its numbers, and their meaning.
// A part is a row of flags of 0 and 1, of which one is set or none ("one of"), or any;
// or counts, divided by the unit that the meaning names, so that most are from 0 to 1.
// What is seldom is let go beyond 1, up to the Max of the part: the round by units of 64,
// and Henchmen in a hand by units of 4.
//
// What lies on the board is in planes of Height rows by Width columns, the top row first,
// as one looks at the board, good for a convolution. Cobra HQ, which is one space, covers
// several squares of a plane, all set alike: see Spec.Squares. Ground is not told, since
// it is the same in all positions of the board: take it from [cobrahq.Board.Kind].
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
// the JSON of a View keeps. What a Config says beyond the board, the mix of tiles, who was
// named to begin and the limit of rounds, is the same in all positions of a game and
// stands in no part.
//
// # Ids
//
// Each action that a player can do on the board in some position has an id: to stop;
// boosts, by tile and by what is added; to decline; tiles to take; seats to challenge;
// steps, by space in reading order; spaces for a bomb. Chance's actions are no player's
// decisions and have none. An id does not depend on the seat: Challenge{2} names seat 2
// at the table, whoever looks. Where the net sees seats in relative order, the part
// "seat" tells it how far they are turned.
//
// # Promises
//
// The parts of a board, their order, units and sizes, and the ids, never change once
// released: nets are trained on them. A later version may add parts at the end.
//
// Nothing is allocated but where a caller's slice has to grow. For the default board's
// 4,606 numbers and 320 ids a tensor takes some 20 microseconds and a mask one, on one
// busy core of a server of 2026: go test ./cobrahq/hqtensor -run '^$' -bench .
package hqtensor
