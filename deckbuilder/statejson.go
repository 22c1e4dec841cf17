package deckbuilder

import (
	"bytes"
	"encoding/json"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// phaseNames are the phases in JSON.
var phaseNames = [...]string{notBegun: "not-begun", settingUp: "set-up", starting: "start", missions: "missions", recruiting: "recruit",
	finishing: "end", rounding: "round-end", over: "over"}

// tableJSON is a State or a View in JSON. What is as in the first turn, and what
// follows from the rest, is left out.
type tableJSON struct {
	joe.Header
	Seat    *joe.Seat    `json:"seat,omitempty"` // of a View
	Config  *Config      `json:"config,omitempty"`
	Phase   string       `json:"phase"`
	Round   uint16       `json:"round,omitempty"`
	Turn    uint8        `json:"turn,omitempty"` // of one player: 2 in the second turn of the round
	First   *joe.Seat    `json:"first,omitempty"`
	Active  *joe.Seat    `json:"active,omitempty"`
	Threat  uint8        `json:"threat,omitempty"`
	Noisy   bool         `json:"noisy,omitempty"`
	Retired bool         `json:"retired,omitempty"`   // in A Traitor Within: Accusations are over
	Status  []string     `json:"status,omitempty"`    // the same: how each seat stands, once that is known of one
	Leaders []string     `json:"promoted,omitempty"`  // the same: each seat's Promoted Leader, where the places do not tell
	Last    uint16       `json:"lastRound,omitempty"` // the same: the last round with End of Round effects
	Loose   []int16      `json:"loose,omitempty"`     // the same: of each discard pile the cards that came off a deck unseen
	Intel   uint8        `json:"intel,omitempty"`     // in The Crimson Veil: Intel dice in the pool
	Damage  uint8        `json:"damage,omitempty"`    // the same: on The General
	Blends  uint8        `json:"blends,omitempty"`    // the same: Crimson Guards that come besides the next ones
	Spied   bool         `json:"spied,omitempty"`     // the same: an Intel Mission was run this turn
	Record  string       `json:"record,omitempty"`    // of Story Missions: S for a Success, F for a Failure
	Bonus   []int16      `json:"bonus,omitempty"`
	Spent   []int16      `json:"spent,omitempty"`
	Held    []uint16     `json:"reserved,omitempty"`
	Spun    uint8        `json:"spun,omitempty"`
	Places  layout       `json:"places,omitempty"`
	Ages    []int        `json:"ages,omitempty"`
	Mission *missionJSON `json:"mission,omitempty"`
	Steps   []stepJSON   `json:"steps,omitempty"`
	Outcome *joe.Outcome `json:"outcome,omitempty"`
	Cause   joe.RuleID   `json:"cause,omitempty"` // how the game ended, where the Outcome names another rule
}

// missionJSON is the mission being attempted, by the active player.
type missionJSON struct {
	Card    string         `json:"card"`
	Place   Place          `json:"place"`
	Began   bool           `json:"began,omitempty"`
	Gone    bool           `json:"gone,omitempty"`
	Named   *content.Skill `json:"named,omitempty"`
	Skill   skillsJSON     `json:"skill,omitempty"`
	Dice    int8           `json:"dice,omitempty"`
	Ease    int8           `json:"ease,omitempty"`
	Hits    int8           `json:"hits,omitempty"`
	Seats   int8           `json:"seats,omitempty"`
	Fewer   int8           `json:"fewer,omitempty"`
	Ride    bool           `json:"rideKept,omitempty"`
	Stays   bool           `json:"storyStays,omitempty"`
	Silence *int8          `json:"silence,omitempty"` // while Silence is kept: what it is checked against
	Credit  int8           `json:"credit,omitempty"`
	Foe     *joe.Seat      `json:"foe,omitempty"`     // of Menace: at whom it is aimed
	Plotted *joe.SeatSet   `json:"plotted,omitempty"` // Active Traitors who had their chance to sabotage
	Spared  *joe.SeatSet   `json:"spared,omitempty"`  // who draws no Complication
	Helped  *joe.SeatSet   `json:"helped,omitempty"`  // where it is not those with Joes on it
	Roll    *rollJSON      `json:"roll,omitempty"`
	Success *bool          `json:"success,omitempty"`  // once decided
	Rides   string         `json:"rides,omitempty"`    // the Cobra Transport of what is attempted
	Level   uint8          `json:"level,omitempty"`    // of an Intel Mission
	Intel   uint8          `json:"intel,omitempty"`    // Intel dice in the roll
	File    uint8          `json:"fileDice,omitempty"` // green dice that count as such
	Fired   bool           `json:"fired,omitempty"`    // the Cannon was
	Exact   bool           `json:"exact,omitempty"`    // a Success with exactly the Hits needed
}

// rollJSON is the dice of the roll.
type rollJSON struct {
	Blanks  uint8 `json:"blanks"`
	Hits    uint8 `json:"hits"`
	Doubles uint8 `json:"doubles"`
}

// skillsJSON is what effects add, by Skill.
type skillsJSON map[content.Skill]int8

// layout is the cards by place, in the order of the places.
type layout []byte

// MarshalJSON writes the places that hold cards.
func (l layout) MarshalJSON() ([]byte, error) { return l, nil }

// MarshalJSON writes the position in its one canonical form; see [Load].
func (s State) MarshalJSON() ([]byte, error) { return s.marshal(nil) }

// MarshalJSON writes the View: what State.MarshalJSON writes, and whose it is. Cards that
// its seat does not know are "?".
func (v View) MarshalJSON() ([]byte, error) {
	if v.set == nil {
		return v.marshal(nil)
	}
	return v.marshal(&v.seat)
}

func (t *table) marshal(seat *joe.Seat) ([]byte, error) {
	j := tableJSON{Header: joe.Header{Game: "deckbuilder", Version: version}, Seat: seat, Phase: phaseNames[t.phase]}
	if t.set == nil {
		return json.Marshal(j)
	}
	config := t.set.config()
	j.Config, j.Round, j.Threat, j.Spun, j.Noisy = &config, t.round, t.threat, t.exhaust, t.noisy
	if t.seats == 1 && t.turns == 2 {
		j.Turn = 2
	}
	if t.first >= 0 {
		j.First, j.Active = &t.first, &t.active
	}
	for i := range t.recorded {
		j.Record += string("FS"[t.record>>i&1])
	}
	if t.bonus != [maxSeats]int16{} {
		j.Bonus = t.bonus[:t.seats]
	}
	if t.spent != [maxSeats]int16{} {
		j.Spent = t.spent[:t.seats]
	}
	if t.reserved != [maxSeats]uint16{} {
		j.Held = t.reserved[:t.seats]
	}
	j.Places = t.layout()
	if t.ages != firstAges {
		for _, age := range t.ages {
			j.Ages = append(j.Ages, int(age))
		}
	}
	if t.attempting() {
		j.Mission = t.missionJSON()
	}
	if t.steps != t.usual() {
		j.Steps = t.steps.json(func(id content.ID) any { return t.card(id).ID })
	}
	if o, ok := t.Outcome(); ok {
		j.Outcome = &o
		j.Cause = t.end(t.reason).Cause
	}
	t.writeTraitor(&j)
	t.writeVeil(&j)
	return json.Marshal(j)
}

// firstAges are the line-up's once it is laid out.
var firstAges = [lineUpSlots]uint8{0, 1, 2, 3, 4, 5}

// usual is what is to be done where nothing but the phase's own question is pending.
func (t *table) usual() (d steps) {
	switch t.phase {
	case missions:
		d.push(step{op: opTurn, seat: t.active, n: turnRecruits})
		d.push(step{op: opMissions, seat: t.active})
	case recruiting:
		d.push(step{op: opTurn, seat: t.active, n: turnEnds})
		d.push(step{op: opRecruit, seat: t.active})
	}
	return d
}

func (t *table) layout() layout {
	var b bytes.Buffer
	for i, p := range t.piles {
		if len(p) == 0 {
			continue
		}
		if b.Len() == 0 {
			b.WriteByte('{')
		} else {
			b.WriteByte(',')
		}
		b.WriteString(`"` + places[i].String() + `":[`)
		for j, e := range p {
			if j > 0 {
				b.WriteByte(',')
			}
			if e.card == 0 {
				b.WriteString(`"` + blankWord + `"`)
				continue
			}
			id := t.card(e.card).ID // small letters, digits and dashes
			marks := ""
			if t.tellsKnown(places[i]) && e.who == t.everybody() {
				marks = `,"shown":true`
			}
			if e.used {
				marks += `,"used":true`
			}
			if e.rides != 0 {
				marks += `,"rides":"` + t.card(e.rides).ID + `"`
			}
			if s := t.drawer(places[i], e); s >= 0 {
				marks += `,"drawnBy":` + string('0'+rune(s))
			}
			if marks != "" {
				b.WriteString(`{"card":"` + id + `"` + marks + `}`)
			} else {
				b.WriteString(`"` + id + `"`)
			}
		}
		b.WriteByte(']')
	}
	if b.Len() > 0 {
		b.WriteByte('}')
	}
	return b.Bytes()
}

func (t *table) missionJSON() *missionJSON {
	m := t.mission
	j := &missionJSON{Card: t.card(m.card).ID, Place: t.target(), Began: m.began, Gone: m.gone, Dice: m.dice, Ease: m.ease,
		Hits: m.hits, Seats: m.seats, Fewer: m.fewer, Ride: m.ride, Stays: m.stays}
	if m.named < content.Wild {
		j.Named = &m.named
	}
	for s, n := range m.skill {
		if n != 0 {
			if j.Skill == nil {
				j.Skill = skillsJSON{}
			}
			j.Skill[content.Skill(s)] = n
		}
	}
	j.Credit = m.credit
	if m.silent {
		j.Silence = &m.value
	}
	if m.foe != 0 {
		foe := joe.Seat(m.foe) - 1
		j.Foe = &foe
	}
	if m.plotted != 0 {
		j.Plotted = &m.plotted
	}
	if m.spared != 0 {
		j.Spared = &m.spared
	}
	if m.helped != t.onTeam() {
		j.Helped = &m.helped
	}
	if m.rolled {
		j.Roll = &rollJSON{m.blank, m.single, m.double}
	}
	if m.decided {
		j.Success = &m.won
	}
	t.writeVeiled(j)
	return j
}

// onTeam is the seats with a Joe on the mission.
func (t *table) onTeam() (set joe.SeatSet) {
	for s := range joe.Seat(t.seats) {
		if len(t.own(Team, s)) > 0 {
			set = set.With(s)
		}
	}
	return set
}
