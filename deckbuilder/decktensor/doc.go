// Package decktensor writes positions of the Deck-Building Game as numbers, for those who
// train or run a net: a [deckbuilder.View] as a tensor of float32, an action of a player as
// a dense id, and the legal actions as a mask over the ids. It serves the core game, Silent
// Interlude, A Traitor Within and The Crimson Veil.
//
//	spec, err := decktensor.New(deckbuilder.Config{Seats: 2})
//	tensor = spec.AppendTensor(tensor[:0], view) // spec.Len() numbers
//	mask = spec.AppendMask(mask[:0], view)       // spec.Actions() bools
//	action, ok := spec.Action(best(tensor, mask))
//
// # A tensor
//
// A [Spec] is made from a Config and belongs to its card set: with one set all tensors have
// one size, whatever the Story and the number of players. Spec.Parts tells what stands
// where: the name of each part, its offset, length and shape, the range of its numbers, the
// cards that its last dimension goes by, and its meaning. A part is a row of flags of 0 and
// 1, of which one is set or none ("one of"), or any; or counts, divided by the unit that
// the meaning names, so that most are from 0 to 1. What is seldom is let go beyond 1, or
// below 0, up to the Max and the Min of the part.
//
// Most parts are the zones, "in hand", "in line-up" and so on: by place how many of each
// card lie there, for those cards that can. The table, the question that is pending and the
// mission being attempted come before them; behind them what lies on top of the decks,
// which abilities have been used, and what rides Cobra Transports and Locusts. What cards
// say is not told, since it is the same in all positions: take it from Spec.Content.
//
// # Whose it is
//
// All that is by seat stands in seat-relative order: the seat whose View it is first,
// then the others clockwise. To a spectator seat 0 is the first. So a net learns one
// player's game, not four. The part "seat" has the number at the table. Where fewer than
// four play, the places left over are 0.
//
// # What it tells, and what is hidden
//
// What the tensor shows is what the View shows, nothing else: Spec.Read gets back what the
// View's methods say, and equal Views have equal tensors. In A Traitor Within a card that
// the seat does not know counts in "unknown" only, and, as in the View, the cards that it
// may be are among those "in deck-rest", "in secret-stack" and "in sabotage-deck". "known-to"
// and "known hand" tell what the others know. The sets with Loyalty cards alone have these
// parts.
//
// Of what a View and its JSON show these are left out: the order of cards, but on top of
// the decks; who drew a Complication; the terms of a sum that is told, of Skill, Difficulty
// and Recruit points; in which turn a Reserve tile was last used; in A Traitor Within the
// last round with End of Round effects; in a game over whose turn it was; and what is still
// to be done behind the question that is pending (Todo). Which actions are legal the mask
// tells.
//
// # Ids
//
// Each action of a player with the card set has an id: first those that name nothing, a
// seat, a slot, a Skill or a number, then for each kind of action the cards that it may
// name, in the order of the set. Chance's actions are no player's decisions and have none.
// An id does not depend on the seat: ChooseSeat{2} names seat 2 at the table, whoever
// looks. Where the net sees seats in relative order, the part "seat" tells it how far they
// are turned.
//
// # Promises
//
// The parts of a card set, their order, units and sizes, and the ids, never change once
// released: nets are trained on them. A later version may add parts at the end. Another
// card set, were it by one card, has other sizes.
//
// Nothing is allocated but where a caller's slice has to grow, and, by a mask, where the
// rules allocate to find out what is legal (see Spec.AppendMask). On one busy core of a
// server of 2026, by go test ./deckbuilder/decktensor -run '^$' -bench . :
//
//	set                 numbers     ids    tensor, µs   mask, µs
//	core                  6,707     639            25          2
//	silent-interlude      7,417     692
//	traitor-within        8,197     749            16          1
//	crimson-veil         12,281     946
//	traitor-veil         14,394   1,056            23          1
package decktensor
