package arena

import (
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Cast makes of two kinds of players one for [Tournament.EnterEach], to compare them in
// one role of a game that deals roles, with all else alike: at a seat that has the role it
// is one, else other. Which of them it is the role says of the View at the seat's first
// decision, and it stays so to the end of the game; the other is not made. So a role is to
// be one that a seat knows by then, as in A Traitor Within.
func Cast[V, A any](role func(V) bool, one, other func() joe.Player[V, A]) func() joe.Player[V, A] {
	return func() joe.Player[V, A] {
		var player joe.Player[V, A]
		return func(v V, src *dice.Source) A {
			if player == nil {
				each := other
				if role(v) {
					each = one
				}
				player = each()
			}
			return player(v, src)
		}
	}
}
