package arena

import (
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Cast makes of two kinds of players one for [Tournament.EnterEach], to compare players in
// one role of a game that deals roles: a seat that has the role is played by one that in
// makes, any other seat by one that out makes. Whether it has the role is asked once, at the
// seat's first decision, so that it is to be one that a seat knows by then, as in A Traitor
// Within: deckbuilder.View.Traitor of the View's seat. Nil functions give nil, which Run
// refuses; that of a kind that makes no player panics at the table, which is its fault.
//
// Enter those to be compared with the same player in the other role, and go by the rows of
// the role alone (see Label): the other games are played alike by all, and rating and head to
// head have them in. A role that one seat has may be compared by Rivals as well; one of
// several seats, who win together, by [Teams], so that they are all of one entrant.
func Cast[V, A any](role func(V) bool, in, out func() joe.Player[V, A]) func() joe.Player[V, A] {
	if role == nil || in == nil || out == nil {
		return nil
	}
	return func() joe.Player[V, A] {
		var player joe.Player[V, A]
		return func(v V, src *dice.Source) A {
			if player == nil {
				each := out
				if role(v) {
					each = in
				}
				if player = each(); player == nil {
					panic("arena: no player was made for the role of this seat")
				}
			}
			return player(v, src)
		}
	}
}
