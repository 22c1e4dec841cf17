// Package joetest is the conformance kit of this SDK: it tries the thirteen laws
// on any game that is a [joe.Game], ours and yours. A game that passes can be
// played at every table, recorded, replayed, searched and served to clients by
// code that knows nothing of it.
//
//	func TestLaws(t *testing.T) {
//		joetest.Run(t, mygame.Game(), mygame.Config{Seats: 2}, mygame.Config{Seats: 4})
//	}
//
// That is a sub-test a law; -v shows how much was tried. [Check] gives the same as
// an error, and [Examine] as a [Report]. Folder parley holds a small card game
// with every sort of secret, which passes: it shows how a game is written.
//
// # A game with secrets
//
// A leak in View and in Redact alike is consistent, and no play at random shows
// it. So a game with secrets hands the kit States that differ only in what a seat
// cannot know: [Options].Twins, written by hand, and Options.Disguise, a function
// that makes such a twin of any State, so that the question is asked at every
// phase of the game. Write it without View and Sample: it is their judge.
//
//	joetest.RunWith(t, mygame.Game(), joetest.Options[mygame.State, mygame.Action, mygame.Event]{
//		Twins:    []joetest.Twin[mygame.State]{{Name: "another's hand", Seat: 0, A: hasAce, B: hasKing}},
//		Disguise: func(s mygame.State, seat joe.Seat, src *dice.Source) (mygame.State, bool) { … },
//	}, mygame.Config{Seats: 3})
//
// Positions that random play seldom reaches go into Options.Positions: every law
// is tried on each, and play goes on from it. Options.Actions has what is to be
// refused that was never legal anywhere, and Options.Cites knows the ids of cards
// where events and errors cite them.
//
// # What a failure says
//
// A [Violation] names the law and what it says, what was called, what was expected
// and what was got, and the way there: where play began and the actions from
// there, as JSON that DecodeAction reads. The same fault met again is counted, not
// told again. Violations come in the order of the laws; mend the first one first,
// since what breaks an early law often breaks later ones with it.
//
//	law 9 (following) broken: View(seat 0) With the events of Apply(toss true)
//	  the law: a View, With the events of each action …, is the next View at the end of the batch
//	  want: a View With the events of an action, as its seat sees them, is the next View
//	  got:  they part at byte 63: …
//	  from: set-up of {"seats":2}, seed 0
//	  after 3 actions: [{"type":"deal","card":3},{"type":"deal","card":1},{"type":"pass"}]
//
// # What is tried, and what is not
//
// The kit plays games at random, keeps some of their positions, of every kind that
// comes up, and tries every law there. Everything is drawn from Options.Seed:
// a run that passes passes again. Nothing is proved, and some of each law cannot be
// seen from outside:
//
//   - Law 1, purity: everything is asked several times, and what is given back is
//     written over. Other platforms, and what an accessor of your own gives, are
//     yours to test.
//   - Law 2, soundness: what was never legal anywhere in the run is tried only as an
//     odd variant of an action, or from Options.Actions.
//   - Law 3, no panic: a call that never returns hangs the kit, and what the runtime
//     cannot recover from (a full stack, a map written by two goroutines) ends it.
//     Of an event from another moment the kit asks only that it leaves a View a View.
//   - Law 5, small steps: a search of a few hundred positions from each moment looks
//     for a way back within a turn, comparing States with reflect.DeepEqual.
//   - Law 6, round trip: Views are read back only if *V has an UnmarshalJSON, Configs
//     only if they can be written. Report.Decoded is 0 where no View was read.
//   - Law 7, secrecy: pairs to compare come from Options, from Sample, and from two
//     actions that a seat cannot tell apart. Without Options a leak that View, Redact
//     and Sample share is not found. Where two actions lead to the same State, events
//     that everybody saw may differ: dice that no longer matter are no secret.
//   - Law 8, sampling: that samples vary is tried where the kit knows two possible
//     States; that they are even, where chance acts, place by place of the State's JSON
//     and State by State if they are few. Reshuffles are left out if Options.Forgets
//     tells them.
//   - Law 10, chance: a Roll is compared with its Odds to six standard deviations.
//   - Law 11, termination: random seats, and seats that always take the first or last
//     action, have to come to an end.
//   - Law 12, citation: which events a rule causes the kit cannot know; events of one
//     type must all cite or none.
//   - Law 13, sharing: four goroutines at once; run with -race. It is left out where law
//     1 is broken, since a race may end the program.
package joetest
