package joe

import (
	"encoding/json"

	"github.com/seed4548c990/gijoe/internal/strict"
)

// Pending is what a game waits for, for a frontend's words: who is asked, what,
// by which rule, about what. It compares with ==. It holds public facts only.
type Pending struct {
	Seat  Seat   // who is to act; Nobody in a game that is over or not begun
	Other Seat   // the other seat that the question is about, else Nobody
	Kind  string // the question, a word of the game's: "move", "opponent"
	Rule  RuleID // the rule that asks
	Item  string // the square, tile or card that it is about, else ""
	Count int    // how many: moves left, cards to choose; 0 where that makes no sense
}

// NothingPending is what a game over or not begun waits for.
func NothingPending() Pending { return Pending{Seat: Nobody, Other: Nobody} }

type pendingJSON struct {
	Seat  Seat   `json:"seat"`
	Kind  string `json:"kind"`
	Rule  RuleID `json:"rule"`
	Other *Seat  `json:"other,omitempty"`
	Item  string `json:"item,omitempty"`
	Count int    `json:"count,omitempty"`
}

// MarshalJSON writes the fields, leaving out what the question is not about.
func (p Pending) MarshalJSON() ([]byte, error) {
	j := pendingJSON{Seat: p.Seat, Kind: p.Kind, Rule: p.Rule, Item: p.Item, Count: p.Count}
	if p.Other != Nobody {
		j.Other = &p.Other
	}
	return json.Marshal(j)
}

// UnmarshalJSON reads what MarshalJSON writes and refuses all else.
func (p *Pending) UnmarshalJSON(data []byte) error {
	return read(data, func(n strict.Node) { *p = readPending(n) })
}

// readPending reads a Pending.
func readPending(n strict.Node) Pending {
	o := n.Object("seat", "kind", "rule", "other", "item", "count")
	p := Pending{
		Seat:  readSeat(o.Need("seat")),
		Kind:  o.Need("kind").Text(),
		Rule:  RuleID(o.Need("rule").Text()),
		Other: Nobody,
	}
	if m, ok := o.Opt("other"); ok {
		if p.Other = readSeat(m); p.Other == Nobody {
			m.Fail("left out where there is no other seat")
		}
	}
	if m, ok := o.Opt("item"); ok {
		if p.Item = m.Text(); p.Item == "" {
			m.Fail("left out where it would be empty")
		}
	}
	if m, ok := o.Opt("count"); ok {
		if p.Count = int(m.Int(-1<<31, 1<<31-1)); p.Count == 0 {
			m.Fail("left out where it would be 0")
		}
	}
	return p
}
