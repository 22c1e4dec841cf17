package deckbuilder

import (
	"encoding/json"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// MarshalJSON writes what is not left to a default: {"seats":3} at the least. The
// built-in card set is written by its name and version, any other whole.
func (c Config) MarshalJSON() ([]byte, error) {
	j := struct {
		Seats     int          `json:"seats"`
		Story     string       `json:"story,omitempty"`
		Leaders   []string     `json:"leaders,omitempty"`
		Partner   string       `json:"partner,omitempty"`
		AfterLoss bool         `json:"afterLoss,omitempty"`
		Expert    []string     `json:"expert,omitempty"`
		Veil      bool         `json:"crimsonVeil,omitempty"`
		General   bool         `json:"general,omitempty"`
		Trim      bool         `json:"trimComplications,omitempty"`
		First     *joe.First   `json:"first,omitempty"`
		Content   *content.Set `json:"content,omitempty"`
		TurnLimit int          `json:"turnLimit,omitempty"`
	}{Seats: c.Seats, Story: c.Story, Leaders: c.Leaders, Partner: c.Partner, AfterLoss: c.AfterLoss, Expert: c.Expert, Veil: c.CrimsonVeil, General: c.General, Trim: c.TrimComplications, Content: c.Content, TurnLimit: c.TurnLimit}
	if c.First != 0 {
		j.First = &c.First
	}
	return json.Marshal(j)
}

// UnmarshalJSON reads what MarshalJSON writes and refuses all else. It does not
// check that a game can be set up from it; [New] does. Into nil it is an error.
func (c *Config) UnmarshalJSON(data []byte) error {
	read, err := DecodeConfig(data)
	if err != nil {
		return err
	}
	if c == nil {
		return wire.Nowhere("Config")
	}
	*c = read
	return nil
}

// saveLimits bound a Config and a position: a card set of a caller's own lies in them
// whole.
var saveLimits = strict.Limits{Bytes: 8 << 20, Depth: 40, Values: 1_000_000}

// DecodeConfig reads a Config from JSON as Config.MarshalJSON writes it. What is
// left out is left to the default. Errors are of kind joe.ErrMalformed, with the
// path of the fault; input above 8 MiB is refused unread.
func DecodeConfig(data []byte) (Config, error) {
	var c Config
	err := strict.Read(data, saveLimits, func(n strict.Node) { c = readConfig(n) })
	if err != nil {
		return Config{}, joe.Malformed(err)
	}
	return c, nil
}

func readConfig(n strict.Node) Config {
	o := n.Object("seats", "story", "leaders", "partner", "afterLoss", "expert", "crimsonVeil", "general", "trimComplications", "first", "content", "turnLimit")
	c := Config{Seats: int(o.Need("seats").Int(-1<<15, 1<<15-1))}
	if m, ok := o.Opt("story"); ok {
		c.Story = readCard(m)
	}
	if m, ok := o.Opt("leaders"); ok {
		for _, e := range m.List(joe.MaxSeats) {
			name := e.Text()
			if name != "" {
				name = readCard(e)
			}
			c.Leaders = append(c.Leaders, name)
		}
		mustList(m, len(c.Leaders))
	}
	if m, ok := o.Opt("partner"); ok {
		c.Partner = readCard(m)
	}
	for key, flag := range map[string]*bool{"afterLoss": &c.AfterLoss, "crimsonVeil": &c.CrimsonVeil, "general": &c.General, "trimComplications": &c.TrimComplications} {
		if m, ok := o.Opt(key); ok {
			if *flag = m.Bool(); !*flag && !n.Failed() {
				m.Fail("left out where it is false")
			}
		}
	}
	if m, ok := o.Opt("expert"); ok {
		for _, e := range m.List(255) {
			c.Expert = append(c.Expert, readCard(e))
		}
		mustList(m, len(c.Expert))
	}
	if m, ok := o.Opt("first"); ok {
		wire.Into(m, &c.First)
	}
	if m, ok := o.Opt("content"); ok && !n.Failed() {
		set, err := content.Read(m.Raw())
		if err != nil {
			wire.Fail(m, err)
		}
		c.Content = set
	}
	if m, ok := o.Opt("turnLimit"); ok {
		if c.TurnLimit = int(m.Int(-1<<31, 1<<31-1)); c.TurnLimit == 0 && !n.Failed() {
			m.Fail("left out for the default; a limit is 1 round or more (sdk-turn-limit)")
		}
	}
	return c
}

// mustList refuses a list that is there and empty.
func mustList(n strict.Node, length int) {
	if length == 0 {
		n.Fail("left out where there are none")
	}
}
