package bot

import "github.com/seed4548c990/gijoe/dice"

// Random is a player that does any legal action, each as likely as the other. It fits
// every game as it stands:
//
//	joe.Play(cobrahq.Game(), config, seed, bot.Random, bot.Random)
//
// Where its View has no legal action it gives the zero A. It is safe for concurrent use.
func Random[V interface{ Legal() []A }, A any](v V, src *dice.Source) A {
	list := v.Legal()
	if len(list) == 0 {
		var none A
		return none
	}
	return list[src.IntN(len(list))]
}
