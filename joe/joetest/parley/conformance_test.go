package parley

import (
	"fmt"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/joetest"
)

func TestConformance(t *testing.T) {
	options := joetest.Options[State, Action, Event]{
		Twins:     twins(t),
		Disguise:  disguise,
		Positions: positions(t),
	}
	configs := []Config{{Seats: 3}, {Seats: 2}, {Seats: 4}, {Seats: 3, TurnLimit: 1}}
	if testing.Short() {
		configs = configs[:1]
		options.Games, options.Moments, options.Draws, options.Probes = 4, 8, 200, 40
	}
	joetest.RunWith(t, Game(), options, configs...)
}

// twins differ by hand in one thing that a seat does not know.
func twins(t *testing.T) []joetest.Twin[State] {
	const table = `"limit":40,"round":3,"turn":%d,%s,"seats":[
		{"role":{"card":%q,"known":[0,2]},"hand":[%s]},{"role":{"card":%q,"known":[1]},"hand":[%s]},{"role":{"card":"guest","known":[2]},"hand":[%s]%s}],
		"envelope":{%s},"discard":["writ","lens"]`
	pair := func(name string, seat joe.Seat, a, b string) joetest.Twin[State] {
		return joetest.Twin[State]{Name: name, Seat: seat, A: at(t, a), B: at(t, b)}
	}
	return []joetest.Twin[State]{
		pair("the hand of another", 0,
			fmt.Sprintf(table, 0, `"phase":"play"`, "guest", `"lens","writ","favour"`, "guest", `"veil"`, `"favour"`, "", `"known":[]`),
			fmt.Sprintf(table, 0, `"phase":"play"`, "guest", `"lens","writ","favour"`, "guest", `"favour"`, `"veil"`, "", `"known":[]`)),
		pair("the role of another", 2,
			fmt.Sprintf(table, 2, `"phase":"play"`, "guest", `"veil"`, "mole", `"veil"`, `"writ","lens"`, "", `"known":[]`),
			fmt.Sprintf(table, 2, `"phase":"play"`, "guest", `"veil"`, "guest", `"veil"`, `"writ","lens"`, "", `"known":[]`)),
		pair("what another saw in the envelope", 0,
			fmt.Sprintf(table, 0, `"phase":"look","used":"lens","at":"envelope"`, "mole", `"veil"`, "guest", `"veil"`, `"writ"`, "", `"known":[1],"card":"lens"`),
			fmt.Sprintf(table, 0, `"phase":"look","used":"lens","at":"envelope"`, "mole", `"veil"`, "guest", `"veil"`, `"writ"`, "", `"known":[1],"card":"favour"`)),
		pair("whether the asked seat could cancel", joe.Spectator,
			fmt.Sprintf(table, 0, `"phase":"answer","used":"writ","at":1,"asked":1`, "mole", `"veil"`, "guest", `"veil"`, `"writ"`, "", `"known":[]`),
			fmt.Sprintf(table, 0, `"phase":"answer","used":"writ","at":1,"asked":1`, "mole", `"veil"`, "guest", `"lens"`, `"writ"`, "", `"known":[]`)),
		pair("how another voted", 0,
			fmt.Sprintf(table, 2, `"phase":"vote","used":"writ","at":1`, "mole", `"veil"`, "guest", `"veil"`, `"writ"`, `,"vote":"guilty"`, `"known":[]`),
			fmt.Sprintf(table, 2, `"phase":"vote","used":"writ","at":1`, "mole", `"veil"`, "guest", `"veil"`, `"writ"`, `,"vote":"innocent"`, `"known":[]`)),
	}
}

// positions are moments that random play seldom or never comes to.
func positions(t *testing.T) []State {
	return []State{
		// The deck is empty, and much is known of what the shuffle will gather.
		at(t, `"phase":"draw","limit":40,"round":9,"turn":1,"seats":[
			{"role":{"card":"guest","known":[0,1]},"hand":["veil"],"claimed":1,"vote":"guilty"},{"role":{"card":"mole","known":[1],"open":true},"hand":["favour"],"claimed":1,"bonus":3}],
			"envelope":{"card":"favour","known":[0]},"discard":["favour","favour","favour","lens","lens","lens","writ","writ","writ","veil","veil"]`),
		// Nobody can answer, nobody can be accused, nothing can be looked at.
		at(t, `"phase":"play","limit":40,"round":2,"turn":0,"seats":[
			{"role":{"card":"mole","known":[0]},"hand":["writ","lens","lens"]},{"role":{"card":"guest","known":[1],"open":true}}],
			"envelope":{"card":"veil","known":[0]},"discard":["veil"]`),
		// The last vote decides, on the last turn of the limit.
		at(t, `"phase":"vote","limit":2,"round":2,"turn":2,"used":"writ","at":0,"seats":[
			{"role":{"card":"guest","known":[0,1]},"hand":["veil"]},{"role":{"card":"mole","known":[1]}},{"role":{"card":"guest","known":[2]},"vote":"guilty"}],
			"envelope":{"known":[]},"discard":["writ"]`),
		// The envelope is opened, known to all or to none.
		atEnd(t, "veil", "lens writ", "guest", "mole", `"known":[]`, ""),
		atEnd(t, "veil", "lens writ", "guest", "mole", `"card":"lens","known":[0,1]`, ""),
	}
}
