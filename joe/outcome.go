package joe

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/internal/strict"
)

// Outcome is how a game ended. Outcomes compare with ==.
type Outcome struct {
	Winners SeatSet         // several where they share the win; empty: nobody won
	Reason  RuleID          // the rule that ended the game
	Points  [MaxSeats]int16 // by seat, where the game counts points; else zeros
}

// Won reports whether s is among the winners.
func (o Outcome) Won(s Seat) bool { return o.Winners.Has(s) }

// Draw reports whether nobody won: a draw between rivals, a loss for a team.
func (o Outcome) Draw() bool { return o.Winners == 0 }

// Ranking groups the seats of a table of that size from best to worst: the
// winners first, the others by Points, those with equal Points together. A game
// without Points has at most two groups.
func (o Outcome) Ranking(seats int) [][]Seat {
	order := slices.Collect(AllSeats(seats).All())
	rank := func(a, b Seat) int {
		if o.Won(a) != o.Won(b) {
			if o.Won(a) {
				return -1
			}
			return 1
		}
		if o.Won(a) {
			return 0
		}
		return int(o.Points[b]) - int(o.Points[a])
	}
	slices.SortStableFunc(order, rank)
	var groups [][]Seat
	for i, s := range order {
		if i == 0 || rank(order[i-1], s) != 0 {
			groups = append(groups, nil)
		}
		groups[len(groups)-1] = append(groups[len(groups)-1], s)
	}
	return groups
}

// String is a line for people: "seat 1 won (hq-win)", "nobody won (…)".
func (o Outcome) String() string {
	who := "nobody"
	if !o.Draw() {
		var names []string
		for s := range o.Winners.All() {
			names = append(names, s.String())
		}
		who = strings.Join(names, " and ")
	}
	if o.Reason == "" {
		return who + " won"
	}
	return fmt.Sprintf("%s won (%s)", who, o.Reason)
}

type outcomeJSON struct {
	Winners SeatSet `json:"winners"`
	Reason  RuleID  `json:"reason"`
	Points  []int16 `json:"points,omitempty"`
}

// MarshalJSON writes {"winners":[1],"reason":"hq-win"} and, where some are not
// zero, "points" up to the last that is not.
func (o Outcome) MarshalJSON() ([]byte, error) {
	n := len(o.Points)
	for n > 0 && o.Points[n-1] == 0 {
		n--
	}
	return json.Marshal(outcomeJSON{o.Winners, o.Reason, o.Points[:n]})
}

// UnmarshalJSON reads what MarshalJSON writes and refuses all else.
func (o *Outcome) UnmarshalJSON(data []byte) error {
	return read(data, func(n strict.Node) { *o = readOutcome(n) })
}

// readOutcome reads an Outcome.
func readOutcome(n strict.Node) Outcome {
	var o Outcome
	obj := n.Object("winners", "reason", "points")
	o.Winners = readSeatSet(obj.Need("winners"))
	o.Reason = RuleID(obj.Need("reason").Text())
	if p, ok := obj.Opt("points"); ok {
		list := p.List(MaxSeats)
		for i, m := range list {
			o.Points[i] = int16(m.Int(-1<<15, 1<<15-1))
		}
		if len(list) == 0 || o.Points[len(list)-1] == 0 {
			p.Fail("points end with the last that is not zero; leave out what is all zeros")
		}
	}
	return o
}
