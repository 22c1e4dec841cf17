// Package replay records a game, verifies the record and rewinds it, for any
// [joe.Game].
//
//	err := replay.Record(table).Write(file)
//
//	r, err := replay.Read(cobrahq.Game(), file)
//	if err == nil {
//		err = r.Verify()
//	}
//	view, err := r.View(12, 0) // what seat 0 knew at moment 12
//
// A moment is a count of actions, chance's included, as in [joe.Table]: moment 0
// is the position after set-up, moment [Replay.Len] the last one.
//
// # The text of a record
//
// A record is JSON lines. The first line is its head, then comes an action a line,
// chance's too, with the hash of the position that it led to:
//
//	{"game":"cobrahq","format":1,"rules":1,"replay":1,"config":{"seats":2},"hash":"4bcd7baa9d1cba3b"}
//	{"action":{"type":"die","pips":3},"hash":"c6a2870a6bd967fb"}
//	{"action":{"type":"die","pips":4},"hash":"cbfadf95a05b62b4"}
//	{"action":{"type":"die","pips":6},"hash":"3636808491e1cfdb"}
//	{"action":{"type":"step","to":"n1"},"hash":"d94b6c6ff745b763"}
//	{"undo":3}
//	…
//	{"end":{"winners":[1],"reason":"hq-win"}}
//
// A game that went on from a position has "state" in its head instead of
// "config". An undo line goes back to a moment: what was undone stays in the text
// and is no longer part of the game. The end line stands when the game is over and
// says how it ended; without it the game goes on, or the text was cut short.
//
// No record holds a seed: what chance did stands in its actions, so that a record
// means the same whatever generator comes after.
//
// # Secrets
//
// A record holds everything: hands, roles, what chance did where nobody looked. It
// is for the server that plays the game and, once the game is over, for whoever may
// know it all. A seat is sent [Replay.View] and [Replay.Seen]; not the record, nor a
// [Divergence], nor the error of a failed Read.
//
// # Records of others
//
// [Read] takes text from anybody. It is bounded by [MaxBytes], [MaxHead],
// [MaxLine] and [MaxLines], and refuses what is not exactly right by a [joe.Error]
// that names the line: "line 12: $.action.to". It plays the actions as far as they
// go; [Replay.Verify] tells where the record first departs from the game. No moment
// at or behind that place can be looked at.
//
// # Versions
//
// The head bears the version of the game's JSON, of the game's rules and of this
// format. A newer one than this build knows is refused. An older one is read as far as
// the game still reads it, and Verify tells whether it still plays the same.
package replay
