// Package pipe enters programs in any language in an arena: they read lines of JSON
// from standard input and write lines of JSON to standard output.
//
//	b := pipe.New(cobrahq.Game(), pipe.Command{Path: "python3", Args: []string{"raider.py"}})
//	defer b.Close()
//	t.EnterFollower("python", b.Sit) // t is an arena.Tournament of the same game
//
// examples/bot/python has a bot to start from, of the Python standard library alone.
//
// # The protocol, version 1
//
// Whatever is said to the program is one line, an object with a "type", and is to be
// answered by one line; only "fault" is not answered. Write each line at once (flush),
// and write nothing else to standard output; standard error is yours. Unknown fields
// in what is said are to be ignored; those of an answer are exactly these.
//
// First comes a greeting. The program says which protocol it speaks, and if it wants
// its whole View with every question. What "format" and "rules" are says [joe.Version].
//
//	> {"type":"hello","protocol":1,"game":"cobrahq","format":1,"rules":1}
//	< {"type":"hello","protocol":1,"views":true}
//
// Then games follow, one after the other, each at a seat, with the config of the game,
// and what the seat knows before chance or anybody acts. The seed, below 2^53, is for
// the program's own dice: with it, it can play the same game in the same way again.
// Times are in milliseconds, "move" for a decision and "game" (or nothing) for all of
// them together.
//
//	> {"type":"start","config":{"seats":2},"seats":2,"seat":0,"seed":8801407060256667,"limits":{"move":10000},"view":{…}}
//	< {"type":"ready"}
//
// When the seat is to act it is asked. "events" is what it saw since the last question,
// or since "start": by them a program can follow the game as [joe.View] does. "legal"
// is all that it may do, "pending" what is asked, "left" the time for this answer, and
// "view" the View now if the program wants it. The answer bears the id of the question
// and the index of an action in the list, from 0, or the action itself.
//
//	> {"type":"ask","id":1,"left":10000,"events":[{…}],"pending":{"seat":0,"kind":"move",…},"legal":[{"type":"step","to":"b15"},{"type":"stop"}],"view":{…}}
//	< {"type":"answer","id":1,"index":0}
//	< {"type":"answer","id":1,"action":{"type":"step","to":"b15"}}
//
// In the end it is told what it saw last and the outcome, and with "fault", if there
// was one, which seat broke the game off and how. "start" may follow, or the end of the
// input, at which the program ends.
//
//	> {"type":"over","events":[{…}],"outcome":{"winners":[0],"reason":"hq-win"}}
//	< {"type":"done"}
//
// A line that is written early, before what it answers was said, is not refused: it is
// read as the answer to what is said next, and its id tells which question it is for.
// Ids count from 1 in each game. So a program may answer a question unseen, and a line
// too many is taken for the next answer, also in the next game, and is nonsense there.
//
// Configs, Views, events and actions are those of the game, as its package writes them
// in JSON: its documentation tells their fields, and no secrets of others are in them.
//
// # Errors
//
// In the place of any answer a program may give up the game:
//
//	< {"type":"error","text":"I do not know this board"}
//
// It loses the game, and is ended, also if
//
//   - it is late: no whole answer within its time, the time of starting included;
//   - it is gone: it cannot be started, or ends, whoever it left its output to, or closes
//     its output while an answer is due (after "done" it may end; it is then started anew
//     for the next game);
//   - its answer is nonsense: not JSON, longer than [MaxAnswer], not the answer that is
//     due, an unknown field, another id, an action that the game does not have;
//   - its choice is illegal: an index beyond the list, an action that the game refuses.
//
// The words are those of arena.FaultKind, and what that means for the others says
// package arena. Unless it is late or gone the program is told, has a moment to end by
// itself, and gets no answer any more:
//
//	> {"type":"fault","kind":"illegal","detail":"index 99 of a list of 4 actions, which begins at 0"}
//
// The detail of a fault ends with the last line that the program wrote to standard
// error, if it is late or gone.
//
// # What is left behind
//
// Nothing. A program runs in a process group of its own, so that ^C at the terminal
// does not reach it, and is ended with all of that group, as the group is if it ends by
// itself; what it started cannot stay but by leaving the group on purpose. Where there
// are no process groups (Windows) only the program itself is ended. If this program is
// killed, its bots read the end of their input. When Close has returned no process and
// no goroutine of the Bot is left, unless a program cannot be ended, as one of another
// user: it is waited for some seconds, and then left.
//
// A program that keeps running from game to game may remember them, and games of one
// seed have the same dice. Command.Fresh starts a new process for each game.
//
// # Trying a bot
//
// Command.Trace shows every line in both directions, as in testdata; or type the lines
// of "> " above into your program by hand.
package pipe
