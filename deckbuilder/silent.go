package deckbuilder

import (
	"fmt"
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/internal/phrase"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// This is what Mission 8, Silent Interlude, changes: who plays, the cards laid out,
// the Joes of the Reserve tile, Transports, Silence, and Scarlett's missions.

// prepareSilent checks what a Config says of Silent Interlude, and casts its two
// parts: who plays Snake Eyes, by default himself (si-setup-leader), and Scarlett.
func (s *setup) prepareSilent(c Config) error {
	if !s.silent {
		switch {
		case c.Partner != "":
			return wire.BadConfig("si-variant-other-leader", "$.partner", "a partner belongs to Silent Interlude; leave it out")
		case c.AfterLoss:
			return wire.BadConfig("si-variant-other-leader", "$.afterLoss", "the choice after a loss belongs to Silent Interlude; leave it out")
		}
		return nil
	}
	if s.seats != 1 {
		return wire.BadConfig("si-solo-only", "$.seats", "Silent Interlude is for one player, not %d", s.seats)
	}
	part := func(role content.Role) content.ID {
		for id, c := range s.cards.All() {
			if c.Kind == content.Leader && c.Role == role {
				return id
			}
		}
		return 0
	}
	hero := part(content.SnakeEyes)
	if s.leaders[0] == 0 {
		s.leaders[0] = hero
	}
	if s.partner = part(content.Scarlett); c.Partner != "" {
		id, ok := s.cards.Find(c.Partner)
		switch {
		case s.leftOut(c.Partner, content.Leader):
			return wire.BadConfig("si-variant-replace-scarlett", "$.partner", "%s", s.broughtBy(c.Partner, c))
		case !ok || s.cards.Card(id).Kind != content.Leader:
			return wire.BadConfig("si-variant-replace-scarlett", "$.partner", "the set has no Leader %q; it has %s", shown(c.Partner), phrase.And(s.namesOf(content.Leader)))
		}
		s.partner = id
	}
	s.afterLoss = c.AfterLoss
	switch {
	case s.leaders[0] == 0 || s.partner == 0:
		return wire.BadConfig("si-setup-leader", "$.content", "the set has no Leader with the role of Snake Eyes, or none of Scarlett")
	case s.leaders[0] == s.partner:
		return wire.BadConfig("si-variant-replace-scarlett", "$.partner", "one Leader cannot take both parts")
	case s.afterLoss && s.leaders[0] == hero:
		return wire.BadConfig("si-variant-after-loss", "$.afterLoss", "Snake Eyes plays with his Starters anyway; it is for another Leader")
	}
	return nil
}

// withGIs reports whether the starting deck has GIs for the Snake Eyes Starters
// (si-variant-other-leader-deck, amb-si-variant-eleven).
func (s *setup) withGIs() bool {
	return s.cards.Card(s.leaders[0]).Role != content.SnakeEyes && !s.afterLoss
}

// castRoles says of each card whom it stands for (amb-si-variant-silence,
// amb-si-leader-exempt).
func (s *setup) castRoles() {
	s.roles = make([]content.Role, s.cards.Len()+1)
	for id, c := range s.cards.All() {
		switch {
		case id == s.leaders[0] || id == s.promoted[s.leaders[0]]:
			s.roles[id] = content.SnakeEyes
		case id == s.partner || id == s.promoted[s.partner]:
			s.roles[id] = content.Scarlett
		case c.Where == content.Cast:
			s.roles[id] = c.Role
		case c.Kind == content.GI && s.withGIs():
			s.roles[id] = content.SnakeEyes
		}
	}
}

// silentGIs is how many GIs a variant's deck has: as many as there are Snake Eyes
// Starters (amb-si-variant-eleven).
const silentGIs = 8

// comms is the starter that leaves the deck of Silent Interlude
// (si-setup-remove-comms), and bludd the Complication that leaves its deck
// (si-setup-no-bludd).
const (
	comms = "comms"
	bludd = "major-bludd-appears"
)

// layOutSilent lays out the copies of a card where Silent Interlude has a say in it.
func (s *setup) layOutSilent(id content.ID, c *content.Card, put func(Place, content.ID, int)) bool {
	ours := c.Set == s.story
	switch {
	case c.Kind == content.Leader || c.Kind == content.Promoted:
		put(at(Box), id, 1) // si-setup-leave-rest
	case c.Where == content.Cast && !s.withGIs():
		put(of(DeckRest, 0), id, c.Count) // si-setup-add-snake-eyes
	case c.Kind == content.GI && s.withGIs():
		put(of(DeckRest, 0), id, silentGIs)
	case c.Where == content.Cast,
		c.Kind == content.GI,               // si-setup-remove-gis
		c.ID == comms,                      // si-setup-remove-comms
		c.Where == content.Hangar,          // si-transport-hangar-empty
		c.Kind == content.Officer && !ours, // si-setup-officers-only-two
		c.Kind == content.Strike && !ours,  // si-setup-no-precision-strikes
		c.ID == bludd:                      // si-setup-no-bludd
		put(at(Box), id, c.Count) // si-setup-removed-boxed
	default:
		return false
	}
	return true
}

// role is whom a card stands for.
func (t *table) role(id content.ID) content.Role { return t.set.roles[id] }

// soloAllows reports whether a Joe may go on the mission being attempted: one marked
// Solo is for its Role alone (si-act-two-scarlett-starts), and nobody joins
// (si-act-two-no-joiners, amb-si-solo-vs-add-any).
func (t *table) soloAllows(id content.ID) bool {
	solo := t.card(t.mission.card).Solo
	return solo == content.NoRole || t.role(id) == solo && t.team() == 0
}

// soloHand reports whether a hand has a Joe who may start a mission against a card.
func (t *table) soloHand(target content.ID, hand pile) bool {
	solo := t.card(target).Solo
	for _, e := range hand {
		if content.Joes.Has(t.card(e.card).Kind) && (solo == content.NoRole || t.role(e.card) == solo) {
			return true
		}
	}
	return false
}

// joinsTile reports whether a Joe that is bought or gained goes onto the Reserve tile:
// each that is not of this expansion and plays no part in it
// (si-joe-bought-to-reserve, si-joe-gained-to-reserve, amb-si-leader-exempt).
func (t *table) joinsTile(id content.ID) bool {
	return content.Joes.Has(t.card(id).Kind) && t.role(id) == content.NoRole
}

// silentHolds reports whether a card can lie in a place of Silent Interlude: on the
// Reserve tile the Joes that are kept out of hand and deck, there none of them
// (si-joe-never-in-hand); of Transports the C.L.A.W. alone where one could be used
// (si-transport-forbidden).
func (t *table) silentHolds(p Place, id content.ID) bool {
	switch p.Zone {
	case Tile:
		return t.joinsTile(id)
	case Deck, DeckRest, Hand, Discard, Used, Team, Reserve, Scouted:
		return !t.joinsTile(id)
	case LineUp, Hangar, Ride:
		return t.card(id).Kind != content.Transport || t.card(id).Set == t.set.story
	case Leaders:
		return false
	}
	return true
}

// passTransport discards a Transport that came into the line-up, but the C.L.A.W.; its
// slot is filled again (si-transport-lineup-discard, si-transport-lineup-replace).
func (w work) passTransport(id content.ID, where Place) {
	if c := w.t.card(id); c.Kind == content.Transport && c.Set != w.t.set.story {
		w.moved(id, where, at(MainDiscard), "si-transport-lineup-discard")
	}
}

// gainPartner gives the player Scarlett as Act I ends (si-act-two-gain-scarlett): on
// top of the deck (amb-si-gain-destination), however it ends (amb-si-act-end).
func (w work) gainPartner() {
	w.moved(w.t.set.partner, of(Aside, 0), of(Deck, 0), "si-act-two-gain-scarlett")
}

// keepSilence begins the procedure once the first Joe of a Story Mission is chosen, if
// the token shows SILENT (si-silent-skip-noisy, si-silent-story-only): the main deck
// shows what is on top (si-silent-reveal), unless that lies face up already
// (amb-si-second-story-start). With no card to reveal the value is 0
// (amb-si-empty-main-deck).
func (w work) keepSilence() {
	t := w.t
	if t.noisy || t.target().Zone != Story {
		return
	}
	if p := t.zone(MainTop); len(p) > 0 {
		w.noteCost(p[len(p)-1].card)
	} else if len(t.zone(MainDeck)) > 0 {
		w.push(step{op: opDeal, seat: joe.Nobody, m: index(at(MainDeck)), n: index(at(MainTop))})
	} else {
		w.changed(MissionValue, 0, "amb-si-empty-main-deck")
	}
}

// noteCost notes the cost of the card that lies face up on the main deck
// (si-silent-note-cost).
func (w work) noteCost(id content.ID) {
	w.changed(MissionValue, int(w.t.card(id).Cost), "si-silent-note-cost")
}

// operatives counts the Cobra Operatives on the table: Battalions, Officers, Troopers,
// and attached Complications that are Ninja (si-operative-counts,
// si-operative-excludes, amb-si-operatives-in-play).
func (t *table) operatives() int {
	n := len(t.zone(Officers)) + t.troopersOut() + t.covered() + len(t.zone(Guards)) // cv-covert-surveillance-core
	for _, e := range t.zone(Attached) {
		if t.card(e.card).Operative {
			n++
		}
	}
	return n
}

// cast is how many Snake Eyes and Scarlett cards are on the mission.
func (t *table) cast() int {
	n := 0
	for _, e := range t.own(Team, 0) {
		if t.role(e.card) != content.NoRole {
			n++
		}
	}
	return n
}

// compare checks Silence: as many Snake Eyes and Scarlett cards as the value, or fewer,
// are SILENT (si-silent-equal-ok), more are NOISY (si-silent-above-noisy).
func (w work) compare() {
	t := w.t
	n, value := t.cast(), int(t.mission.value)
	e := SilenceChecked{n, value}
	e.on(t)
	tell(w, e)
	if n > value {
		w.noise(true, "si-silent-above-noisy")
	}
}

// noise turns the token.
func (w work) noise(noisy bool, why joe.RuleID) {
	e := NoiseChanged{noisy, why}
	e.on(w.t)
	tell(w, e)
}

// toSpend is what a price of Joes of the Reserve tile comes to (si-expert-cost-up).
func (t *table) toSpend(e *content.Effect) int { return int(e.N) + t.answer(content.ModSpend, 0) }

// spends is what the ability of a card asks for in Joes of the Reserve tile; 0 for one
// that asks for none (si-spend-printed-only).
func (t *table) spends(id content.ID) int {
	for i := range t.card(id).Abilities {
		a := &t.card(id).Abilities[i]
		for j := range a.Pay {
			if a.On == content.UseMission && a.Pay[j].Do == content.Spend {
				return t.toSpend(&a.Pay[j])
			}
		}
	}
	return 0
}

// appendSpending appends the Joes of the Reserve tile that may be spent: before the
// roll, while cards on the mission have uses that are not paid for yet
// (si-spend-once-per-play, si-spend-pooled, amb-si-pool-timing), and while all Joes on
// the tile can pay for one use more.
func (t *table) appendSpending(list []Action, seat joe.Seat, window int8) []Action {
	if window != windowCards {
		return list
	}
	var prices [16]int8
	open := prices[:0]
	for _, e := range t.own(Team, seat) {
		if n := t.spends(e.card); n > 0 && !e.used {
			open = append(open, int8(n))
		}
	}
	slices.Sort(open)
	next := 0 // the cost of one use more than is paid for, the cheapest first
	for i := 0; i < len(open) && next <= int(t.mission.credit); i++ {
		next += int(open[i])
	}
	worth := int(t.mission.credit)
	for _, e := range t.own(Tile, seat) {
		worth += int(t.card(e.card).Cost)
	}
	if next <= int(t.mission.credit) || next > worth {
		return list
	}
	return appendCards(list, t.own(Tile, seat), t.set.boxed.spends, nil)
}

// spend takes a Joe off the Reserve tile and out of the game (si-spend-removed).
func (w work) spend(id content.ID, seat joe.Seat) {
	w.t.steps.top().n = 0
	w.moved(id, of(Tile, seat), at(Out), "si-spend-four-wild")
	w.changed(MissionCredit, int(w.t.card(id).Cost), "si-spend-pooled")
}

// loseCredit lets what was paid too much be lost (amb-si-overpay).
func (w work) loseCredit() {
	w.changed(MissionCredit, -int(w.t.mission.credit), "amb-si-overpay")
}

func (e SilentRolled) can(t *table) bool {
	return t.attempting() && t.mission.silent && Throw(e).one()
}
func (e SilentRolled) on(t *table) {
	t.mission.value = bound8(t.mission.value, -int8(e.Hits+2*e.Doubles))
}

func (SilenceChecked) can(t *table) bool { return t.attempting() && t.mission.silent }
func (SilenceChecked) on(t *table)       {}

func (e NoiseChanged) can(t *table) bool { return t.set.silent }
func (e NoiseChanged) on(t *table)       { t.noisy = e.Noisy }

func (e SilentRolled) String() string {
	return "rolled for Silence: " + Throw(e).faces()
}
func (e SilenceChecked) String() string {
	return fmt.Sprintf("Silence: %d cards on the mission against %d", e.Cards, e.Value)
}
func (e NoiseChanged) String() string {
	if e.Noisy {
		return "the token shows NOISY"
	}
	return "the token shows SILENT"
}
