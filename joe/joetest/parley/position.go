package parley

import (
	"encoding/json"

	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/joe"
)

var phaseNames = [...]string{
	unbegun: "not begun", dealRoles: "deal roles", dealCards: "deal", draw: "draw", play: "play", answer: "answer", look: "look",
	vote: "vote", count: "count", unmask: "unmask", open: "open", tally: "tally", over: "over",
}

func (p phase) String() string { return phaseNames[p] }

// played reports whether a Lens or Writ has been played and not yet taken effect.
func (p phase) played() bool { return p >= answer && p <= unmask }

type headJSON struct {
	joe.Header
	View  *joe.Seat `json:"view,omitempty"` // of a View: whose
	Phase string    `json:"phase"`
}

type bodyJSON struct {
	headJSON
	Limit    uint16     `json:"limit"`
	Round    uint16     `json:"round"`
	Turn     joe.Seat   `json:"turn"`
	Used     Card       `json:"used,omitempty"`
	At       *Place     `json:"at,omitempty"`
	Asked    *joe.Seat  `json:"asked,omitempty"`
	Seats    []seatJSON `json:"seats"`
	Envelope cardJSON   `json:"envelope"`
	Discard  []Card     `json:"discard"`
}

type seatJSON struct {
	Role    cardJSON `json:"role"`
	Hand    []Card   `json:"hand,omitempty"` // where it is seen
	Held    uint8    `json:"held,omitempty"` // how many cards, where it is not
	Claimed uint8    `json:"claimed,omitempty"`
	Bonus   uint8    `json:"bonus,omitempty"`
	Vote    string   `json:"vote,omitempty"` // guilty, innocent or, where it is not seen, hidden
}

type cardJSON struct {
	Card  Card        `json:"card,omitempty"` // where it is seen
	Known joe.SeatSet `json:"known"`          // who has looked at it
	Open  bool        `json:"open,omitempty"`
}

const hiddenVote = "hidden"

// MarshalJSON writes everything, secrets included; the package documentation shows one.
func (s State) MarshalJSON() ([]byte, error) { return s.marshal(nil) }

// MarshalJSON writes what the seat may know, in the form of a State with "view".
func (v View) MarshalJSON() ([]byte, error) {
	seat := v.Seat()
	return v.marshal(&seat)
}

func (t *table) marshal(view *joe.Seat) ([]byte, error) {
	head := headJSON{joe.Header{Game: gameName, Version: version}, view, t.phase.String()}
	if t.phase == unbegun {
		return json.Marshal(head)
	}
	j := bodyJSON{
		headJSON: head, Limit: t.limit, Round: t.round, Turn: t.turn,
		Envelope: t.cardJSON(Envelope), Discard: t.discard.list(),
	}
	if t.phase.played() {
		j.Used, j.At = t.used, &t.at
	}
	if t.phase == answer {
		j.Asked = &t.asked
	}
	for s := range t.all().All() {
		seat := seatJSON{Role: t.cardJSON(Place(s)), Claimed: t.claimed[s], Bonus: t.bonus[s]}
		if t.seesHand(s) {
			seat.Hand = t.hands[s].list()
		} else {
			seat.Held = t.held[s]
		}
		switch {
		case !t.voted.Has(s):
		case !t.seesVote(s):
			seat.Vote = hiddenVote
		case t.guilty.Has(s):
			seat.Vote = Guilty.String()
		default:
			seat.Vote = Innocent.String()
		}
		j.Seats = append(j.Seats, seat)
	}
	return json.Marshal(j)
}

func (t *table) cardJSON(p Place) cardJSON { return cardJSON{t.cards[p], t.known[p], t.opened[p]} }

// Load reads a position and checks it: whatever it accepts can be played to its
// end. Faults are of kind [joe.ErrMalformed] and have a path.
func Load(data []byte) (State, error) {
	return decode(data, func(n strict.Node) State { return State{read(n, false)} })
}

// UnmarshalJSON is [Load].
func (s *State) UnmarshalJSON(data []byte) error {
	next, err := Load(data)
	if err == nil {
		*s = next
	}
	return err
}

// UnmarshalJSON reads a View and checks it as [Load] does a State.
func (v *View) UnmarshalJSON(data []byte) error {
	next, err := decode(data, func(n strict.Node) View { return View{read(n, true)} })
	if err == nil {
		*v = next
	}
	return err
}

// read reads a position: a State, or a View.
func read(n strict.Node, view bool) table {
	head := []string{"game", "format", "rules", "view", "phase"}
	o := n.Object(append(head, "limit", "round", "turn", "used", "at", "asked", "seats", "envelope", "discard")...)
	o.Need("game").OneOf(gameName)
	o.Need("format").Int(int64(version.Format), int64(version.Format))
	o.Need("rules").Int(int64(version.Rules), int64(version.Rules))
	seat := joe.Spectator
	if view {
		into(o.Need("view"), &seat)
	} else if m, ok := o.Opt("view"); ok {
		m.Fail("this is a View; a State sees everything and has no such key")
	}
	var t table
	switch t.phase = phase(o.Need("phase").OneOf(phaseNames[:]...)); t.phase {
	case unbegun:
		n.Object(head...)
		return t
	case count, unmask, tally:
		o.Need("phase").Fail("%v happens by itself; a position waits for somebody", t.phase)
		return t
	}

	seats := o.Need("seats").List(maxSeats)
	if len(seats) < minSeats || seat != joe.Spectator && !seat.At(len(seats)) {
		n.Fail("%d seats, where %d to %d can play, and a view is one of theirs or the spectator's", len(seats), minSeats, maxSeats)
		return t
	}
	t.seats = uint8(len(seats))
	if t.eyes = t.all(); view {
		t.eyes = joe.SetOf(seat)
	}
	t.limit = uint16(o.Need("limit").Int(1, mostLimit))
	t.round = uint16(o.Need("round").Int(1, int64(t.limit)))
	t.turn = joe.Seat(o.Need("turn").Int(0, int64(t.seats)-1))
	for s, m := range seats {
		t.readSeat(m, joe.Seat(s))
	}
	t.readPlace(o.Need("envelope"), Envelope)
	for _, m := range o.Need("discard").List(deckSize) {
		t.discard[t.readDeckCard(m)]++
	}
	if m, ok := o.Opt("used"); given(n, "used", ok, t.phase.played()) {
		t.used = readCard(m)
	}
	if m, ok := o.Opt("at"); given(n, "at", ok, t.phase.played()) {
		t.at = readPlace(m)
	}
	if m, ok := o.Opt("asked"); given(n, "asked", ok, t.phase == answer) {
		t.asked = readSeat(m)
	}
	if !n.Failed() {
		t.verify(n)
	}
	return t
}

// given reports whether a key is there, which must be so exactly when it is due.
func given(n strict.Node, key string, there, due bool) bool {
	if there != due {
		n.Fail("%q stands there exactly when there is such a thing and these eyes see it", key)
	}
	return there
}

func (t *table) readDeckCard(n strict.Node) Card {
	c := readCard(n)
	if c.Role() {
		n.Fail("%v is a role, not a card of the deck", c)
	}
	return c
}

func (t *table) readSeat(n strict.Node, s joe.Seat) {
	o := n.Object("role", "hand", "held", "claimed", "bonus", "vote")
	t.readPlace(o.Need("role"), Place(s))
	most := dealtHand
	if t.phase == play && s == t.turn {
		most++
	}
	if m, ok := o.Opt("hand"); ok && given(n, "hand", ok, t.seesHand(s)) {
		for _, m := range m.List(most) {
			t.hands[s][t.readDeckCard(m)]++
			t.held[s]++
		}
	}
	if m, ok := o.Opt("held"); ok && given(n, "held", ok, !t.seesHand(s)) {
		t.held[s] = uint8(m.Int(0, int64(most)))
	}
	if m, ok := o.Opt("claimed"); ok {
		t.claimed[s] = uint8(m.Int(0, lastFavour))
	}
	if m, ok := o.Opt("bonus"); ok {
		t.bonus[s] = uint8(m.Int(0, 3)) // 2 for unmasking the Mole, 1 for being unmasked as a Guest
	}
	if m, ok := o.Opt("vote"); ok {
		t.voted = t.voted.With(s)
		if !t.seesVote(s) {
			m.OneOf(hiddenVote)
		} else if readBallot(m) == Guilty {
			t.guilty = t.guilty.With(s)
		}
	}
}

func (t *table) readPlace(n strict.Node, p Place) {
	o := n.Object("card", "known", "open")
	t.known[p] = readSeats(o.Need("known"))
	if t.known[p]&^t.all() != 0 {
		n.Fail("known to a seat that is not at the table")
	}
	if m, ok := o.Opt("open"); ok {
		t.opened[p] = m.Bool()
	}
	dealt := t.phase != dealRoles || t.known[p] != 0 || t.opened[p]
	if p != Envelope && dealt && !t.known[p].Has(joe.Seat(p)) {
		n.Fail("every seat knows its own role")
	}
	if m, ok := o.Opt("card"); given(n, "card", ok, t.seesPlace(p)) {
		if t.cards[p] = readCard(m); t.cards[p].Role() != (p != Envelope) {
			m.Fail("%v cannot lie here", t.cards[p])
		}
	}
}

// verify reports what cannot be of a table that has been read.
func (t *table) verify(n strict.Node) {
	for c, k := range t.unseen() {
		if k < 0 {
			n.Fail("%d too many of the card %v", -k, Card(c))
		}
	}
	if t.deck() < 0 {
		n.Fail("%d cards more than the deck has", -t.deck())
	}
	if votes, all := t.voted.Len(), int(t.seats)-1; t.phase != vote && votes != 0 && (votes != all || t.phase != draw && t.phase < open) {
		n.Fail("%d votes; the votes of an accusation lie there until the next card is drawn, all but that of the accused", votes)
	}
	if ended, laid := t.phase >= open, t.favours(); laid > lastFavour || ended != (laid == lastFavour) && !(ended && t.lastTurn()) {
		n.Fail("%d favours lie open in phase %v; the dinner ends with %d, or after the last turn", laid, t.phase, lastFavour)
	}
	if t.opened[Envelope] != (t.phase == over) {
		n.Fail("the envelope is open exactly when the dinner is over")
	}
	fresh := t.discard == counts{}
	for s := range t.all().All() {
		fresh = fresh && (t.phase != dealRoles || t.held[s] == 0)
	}
	switch t.phase {
	case dealRoles, dealCards:
		if !fresh || t.receiver() == joe.Nobody {
			n.Fail("cards are dealt after a shuffle, to seats that lack one, and roles before that")
		}
	case play:
		if t.held[t.turn] == 0 {
			n.Fail("%v has no card to play", t.turn)
		}
	case answer, look, vote:
		rule := t.refuseLens(t.at)
		if t.used == Writ {
			rule = t.refuseWrit(joe.Seat(t.at))
		}
		if t.used != Lens && t.used != Writ || t.used == Lens && t.phase == vote || t.used == Writ && t.phase == look || t.discard[t.used] == 0 || rule != "" {
			n.Fail("no %v can be played at %v here, and be waited for", t.used, t.at)
		}
		if t.phase == answer && (t.asked == t.turn || !t.asked.At(int(t.seats)) || t.held[t.asked] == 0) {
			n.Fail("%v cannot be asked", t.asked)
		}
		if t.phase == vote && (t.voted.Has(joe.Seat(t.at)) || t.voter() == joe.Nobody) {
			n.Fail("all but the accused vote, and somebody has not yet")
		}
	}
}
