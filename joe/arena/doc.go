// Package arena plays many games between players, over all cores, and says who is
// better and how sure that is. It works for any [joe.Game].
//
//	t := arena.New(cobrahq.Game(), cobrahq.Config{Seats: 2}, arena.Settings{Seeds: 500})
//	t.Enter("mine", mine) // func(cobrahq.View, *dice.Source) cobrahq.Action
//	t.Enter("random", random)
//	report, err := t.Run(ctx, nil)
//	fmt.Print(report.Text())
//
// examples/arena is the program for the command line, examples/bot the smallest bot in
// a match, and package pipe enters programs in other languages.
//
// # Who enters
//
// A [joe.Player] is a function that chooses from a View; Enter takes one that keeps
// nothing between decisions, EnterEach a factory for those that do. A [Follower] is
// told the events too, may fail with an error, and is told the end. All of them see
// what their seat sees and nothing more. Each seat of each game has a source of
// randomness of its own; who draws from that alone plays the same game again.
//
// # Who meets whom
//
// Settings.Seeds seeds are drawn from Settings.Seed. On each of them is played every
// line-up of entrants, in every rotation of the seats, so that nobody has luckier dice
// or a better seat than another. With as many entrants as seats or more, every choice
// of that many sits down; with fewer they take the seats in turn. With style [Teams],
// for games that a table wins or loses together, an entrant has all the seats and
// entrants are compared by what they made of equal seeds. Rotations keep the order
// round the table: who sits behind whom is not averaged out.
//
// Where roles are dealt, as in A Traitor Within, play Rivals, and let Label tell the
// roles: the report then says what each entrant won in each role. To compare players in one
// role alone, with the same player in all others, enter them by [Cast].
//
// # Faults
//
// A player that panics, chooses what the game refuses, ends the goroutine that plays (as
// t.Fatal of a test does), or fails as a Follower, is at fault. The game ends there. With
// Rivals every seat wins that is not of the same entrant; with Teams nobody does. The
// [Fault] says what happened, and has the record of the game up to there for the first
// MaxRecords faults of an entrant. A game that falls apart by itself counts for nobody.
// What an arena cannot take: a player that never returns, one that panics on a goroutine
// of its own, one that ends the program.
//
// # Results
//
// Run writes JSON lines: a [Head], then a [Result] a game.
//
//	{"arena":1,"game":"parley","format":1,"rules":1,"config":{"seats":2},"seats":2,"style":"rivals","entrants":["a","b"],"seed":1,"seeds":100}
//	{"game":0,"seed":4026191853164626,"seats":["a","b"],"outcome":{"winners":[0],"reason":"parley-end","points":[3,2]},"length":24}
//
// "seats" says who sat where, "length" how many actions the game had, chance's
// included; "labels" and "fault" stand where there are some. Lines come in the order of
// the games, so a text that was cut off anywhere is a tournament played up to there:
// [Tournament.RunFile] goes on with it, or [Read] and [Tournament.Continue] where the
// text is elsewhere. Several tournaments may stand one behind the other, and a line
// that begins with {"note": is for the program that wrote it. A record in a fault holds
// secrets of its game.
//
// # What the report says
//
//   - The share of games won, with the 95 % interval of Wilson. An entrant with several
//     seats wins if one of them does. Games of one seed are alike to some degree, which
//     this interval does not know.
//   - A rating after Bradley and Terry on Elo's scale: 400 points are odds of ten to one,
//     and the mean of all is 1500. In a game every two entrants meet; see [Pair]. A
//     draw is half a win, and one draw is added between every two entrants. The interval
//     is 95 %, and does know that games of one seed are alike. Ratings are of this
//     tournament only.
//   - Who beat whom, what each seat and each label won, how long games were, by which
//     rules they ended, and what went wrong.
//
// [Report.Text] is a page for people, [Report.SVG] a picture, and a Report marshals to
// JSON. Numbers are rounded to tenths.
//
// # Promises
//
//   - The same settings and the same players: the same lines and the same report,
//     whatever the number of cores and however often it was interrupted. A player that
//     looks at a clock breaks that, for itself.
//   - A context that is done stops a tournament at the next decision.
//   - Workers share nothing but a counter and two channels, used once a game.
//
// # Cost
//
// Beside what players and rules take, an arena makes a View for each decision. A
// follower at the table costs the events too, and a program of package pipe a line in
// each direction for a decision. Two cores played 1.14 times as fast as two processes
// with one core each that ran beside them (19,600 random games of cobrahq each way, 2
// seats, on a machine of two cores), with no more of the processors' time for a game;
// measured by
//
//	go test ./joe/arena -run TwoCores -v -speed 700
package arena
