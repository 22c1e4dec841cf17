package deckbuilder

import (
	"math/bits"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// This is what Mission 9, A Traitor Within, adds: Loyalty, the discovery of a Traitor
// and what an Active Traitor does, rehabilitation, and how the game ends. Accusations
// are in accusation.go, Menace in menace.go, what is hidden in hidden.go.

// allegiance is how a player stands, as far as all know (amb-tw-discovery-event).
type allegiance uint8

const (
	undiscovered  allegiance = iota // Loyal, or a Hidden Traitor (tw-traitor-hidden)
	activeTraitor                   // discovered (tw-traitor-active)
	rehabilitated                   // Loyal again (tw-rehab-loyal)
)

// prepareTraitor checks what a Config says of A Traitor Within.
func (s *setup) prepareTraitor() error {
	if !s.hidden {
		return nil
	}
	if s.seats < 2 {
		return wire.BadConfig("tw-players", "$.seats", "A Traitor Within is for 2 to 4 players, not %d", s.seats)
	}
	for _, id := range s.expert {
		if c := s.cards.Card(id); c.Set == s.story && s.seats == 2 {
			return wire.BadConfig("tw-expert-not-two", "$.expert", "%s is not used with two players", c.ID)
		}
	}
	for id, c := range s.cards.All() {
		switch {
		case c.Kind == content.Loyalty && c.Traitor:
			s.traitorCard = id
		case c.Kind == content.Loyalty:
			s.loyalCard = id
		case c.Kind == content.Menace:
			s.menace = id
		}
	}
	if s.traitorCard == 0 || s.loyalCard == 0 || s.menace == 0 {
		return wire.BadConfig("tw-setup-loyalty-pair", "$.content", "the set has no Loyal Joe, no Traitor, or no Menace")
	}
	return nil
}

// Of the Loyalty cards each player has one of either kind, and the secret stack four
// and one, whatever the number of players (tw-setup-secret-stack).
const (
	secretLoyal   = 4
	secretTraitor = 1
)

// layOutTraitor lays out the copies of a card of A Traitor Within.
func (s *setup) layOutTraitor(id content.ID, c *content.Card, put func(Place, content.ID, int)) bool {
	switch {
	case !s.hidden:
		return false
	case id == s.loyalCard || id == s.traitorCard:
		n := secretLoyal
		if id == s.traitorCard {
			n = secretTraitor
		}
		for seat := range joe.Seat(s.seats) {
			put(of(LoyaltyDown, seat), id, 1) // tw-setup-loyalty-pair, tw-setup-loyalty-face-down
		}
		put(at(SecretStack), id, n)
		put(at(Box), id, max(0, c.Count-s.seats-n))
	case c.Kind == content.Accusation:
		put(at(Accusations), id, c.Count) // tw-setup-accusation-deck
	case c.Kind == content.Sabotage:
		put(at(SabotageDeck), id, c.Count) // tw-setup-sabotage-deck
	case c.Kind == content.Menace:
		put(at(MenaceTile), id, 1)
	default:
		return false
	}
	return true
}

// loyalty is how many cards of a seat's Loyalty row show a Loyal Joe, and a Traitor.
func (t *table) loyalty(p pile) (loyal, traitors int) {
	for _, e := range p {
		switch {
		case e.card == 0:
		case t.card(e.card).Traitor:
			traitors++
		default:
			loyal++
		}
	}
	return loyal, traitors
}

// traitor reports whether a seat's Loyalty cards make it a Traitor: two of three do
// (tw-traitor-defined). In a View of another seat it may not be known.
func (t *table) traitor(s joe.Seat) bool {
	_, down := t.loyalty(t.own(LoyaltyDown, s))
	_, up := t.loyalty(t.own(LoyaltyUp, s))
	return down+up >= 2
}

// activeTraitors is the Active Traitors.
func (t *table) activeTraitors() (set joe.SeatSet) {
	for s := range joe.Seat(t.seats) {
		if t.status[s] == activeTraitor {
			set = set.With(s)
		}
	}
	return set
}

// allLoyal reports whether every player has shown two Loyal Joe cards
// (tw-no-traitor-trigger, tw-all-loyal-text, amb-tw-rehab-all-loyal).
func (t *table) allLoyal() bool {
	for s := range joe.Seat(t.seats) {
		if loyal, _ := t.loyalty(t.own(LoyaltyUp, s)); loyal < 2 {
			return false
		}
	}
	return t.set.hidden
}

// discover does what follows on a flip: a player who shows two Traitor cards becomes an
// Active Traitor (tw-discovery-trigger), once (amb-tw-discovery-event).
func (w work) discover(seat joe.Seat) bool {
	t := w.t
	if _, bad := t.loyalty(t.own(LoyaltyUp, seat)); bad < 2 || t.status[seat] != undiscovered {
		return false
	}
	w.turned(seat, "tw-discovery-trigger")
	return true
}

// turned makes a player an Active Traitor, with all that follows at once
// (tw-discovery-at-once, tw-expert-convert-steps).
func (w work) turned(seat joe.Seat, why joe.RuleID) {
	t := w.t
	e := AllegianceChanged{seat, "traitor", why}
	e.on(t)
	tell(w, e)
	w.retireAccusations("tw-discovery-accusations-out")
	w.empty(of(Reserve, seat), of(Discard, seat), "amb-tw-two-reserved")
	w.seizeLeader(seat)
	// As many Sabotage cards as the Act says (tw-discovery-sabotage, amb-tw-act-number).
	w.push(step{op: opSchemes, seat: seat, n: max(1, t.act)})
}

// retireAccusations takes the Accusations out of the game for good
// (tw-discovery-accusations-gone, amb-tw-strike-after-rehab) and turns the End of Round
// token to its single +1 (tw-discovery-token, tw-no-traitor-token).
func (w work) retireAccusations(why joe.RuleID) {
	t := w.t
	if t.retired {
		return
	}
	e := AccusationsRetired{why}
	e.on(t)
	tell(w, e)
	for s := range joe.Seat(t.seats) {
		for _, c := range t.own(Side, s) {
			if t.card(c.card).Kind == content.Accusation {
				w.moved(c.card, of(Side, s), at(AccusationsDone), why)
			}
		}
	}
	for p := t.zone(Revealed); len(p) > 0 && t.card(p[len(p)-1].card).Kind == content.Accusation; p = t.zone(Revealed) {
		w.moved(p[len(p)-1].card, at(Revealed), at(AccusationsDone), why)
	}
}

// seizeLeader puts the Promoted Leader of a new Traitor among the Officers, from
// wherever it is; a searched deck is shuffled (tw-discovery-leader-officer,
// tw-discovery-leader-unpromoted, tw-discovery-leader-search, amb-tw-leader-location).
func (w work) seizeLeader(seat joe.Seat) {
	t := w.t
	for _, z := range [...]Zone{Aside, Hand, Used, Discard, Deck, DeckRest, Team, Reserve, Scouted} {
		for _, e := range t.own(z, seat) {
			if e.card == 0 || t.card(e.card).Kind != content.Promoted {
				continue
			}
			why := joe.RuleID("tw-discovery-leader-officer")
			if z != Aside {
				why = "tw-discovery-leader-search"
			}
			if z == Team {
				return // it stays for this mission (amb-tw-mid-mission-discovery): see seizeLate
			}
			w.moved(e.card, of(z, seat), at(Officers), why)
			if (z == Deck || z == DeckRest) && len(t.own(Deck, seat)) > 0 {
				w.shuffled(of(Deck, seat), of(DeckRest, seat), why)
			}
			return
		}
	}
	if id := t.promotedOf[seat]; t.zone(Out).last(id) >= 0 {
		w.moved(id, at(Out), at(Officers), "tw-discovery-leader-search")
	}
}

// seizeLate puts the Promoted Leader of who was discovered during the mission, on which it
// was, among the Officers once the mission is over (amb-tw-mid-mission-discovery).
func (w work) seizeLate() {
	t := w.t
	for s := range joe.Seat(t.seats) {
		if t.status[s] == activeTraitor && t.zone(Officers).last(t.promotedOf[s]) < 0 {
			w.seizeLeader(s)
		}
	}
}

// schemes draws Sabotage cards for a Traitor, as many as are left
// (amb-tw-sabotage-short); the deck is never made anew (tw-sabotage-no-reshuffle).
func (w work) schemes(s *step) {
	t := w.t
	if s.n <= 0 || len(t.zone(SabotageDeck)) == 0 {
		t.steps.pop()
		return
	}
	s.n--
	w.push(step{op: opDeal, seat: s.seat, m: index(at(SabotageDeck)), n: index(of(Schemes, s.seat))})
}

// mute reports whether a card has no effect where it lies: a Traitor's Leader among the
// Officers (amb-tw-leader-officer-ability).
func (t *table) mute(id content.ID, z Zone) bool {
	return z == Officers && t.card(id).Kind == content.Promoted
}

// ownerOf is whose Promoted Leader a card is that lies among the Officers; Nobody of an
// Officer proper.
func (t *table) ownerOf(id content.ID) joe.Seat {
	if t.card(id).Kind != content.Promoted {
		return joe.Nobody
	}
	for s := range joe.Seat(t.seats) {
		if t.set.hidden && t.status[s] == activeTraitor && t.promotedOf[s] == id {
			return s
		}
	}
	return joe.Nobody
}

// rehabilitate makes an Active Traitor Loyal again (tw-rehab-loyal): the Leader goes back
// to its player's area (tw-rehab-card-back), or, had it been promoted before, to its
// discard pile (tw-rehab-was-promoted), and all Sabotage cards are discarded
// (tw-sabotage-rehab-discard).
func (w work) rehabilitate(id content.ID) {
	t := w.t
	seat := t.ownerOf(id)
	if seat < 0 {
		return
	}
	to, why := of(Aside, seat), joe.RuleID("tw-rehab-card-back")
	if !t.hasStarter(seat) {
		to, why = of(Discard, seat), "tw-rehab-was-promoted"
	}
	w.moved(id, at(Officers), to, why)
	e := AllegianceChanged{seat, "rehabilitated", "tw-rehab-loyal"}
	e.on(t)
	tell(w, e)
	w.empty(of(Schemes, seat), at(SabotageDone), "tw-sabotage-rehab-discard")
}

// hasStarter reports whether a seat's Starter Leader is still in the game: then its
// Leader has not been promoted (core-promote).
func (t *table) hasStarter(seat joe.Seat) bool {
	for _, e := range t.zone(Out) {
		if next := t.set.promoted[e.card]; next != 0 && next == t.promotedOf[seat] {
			return false
		}
	}
	return true
}

// noTraitor does what follows once every player has shown two Loyal Joe cards.
func (w work) noTraitor() {
	if w.t.allLoyal() {
		w.retireAccusations("tw-no-traitor-accusations-out")
	}
}

// tokenFor is by how much the End of Round token moves the Threat Marker
// (tw-setup-round-token, tw-discovery-token, tw-two-solo-token).
func (t *table) tokenFor() int {
	switch {
	case !t.set.hidden || t.seats == 2 && t.activeTraitors() != 0:
		return t.set.cards.Token()
	case t.retired:
		return 1
	}
	return t.set.heavy
}

// roundRests reports whether the End of Round has no effects: with two players, one an
// Active Traitor, the other plays alone, and effects come in every other round
// (tw-two-solo, tw-two-every-other, amb-tw-two-phase).
func (t *table) roundRests() bool {
	return t.set.hidden && t.seats == 2 && t.activeTraitors() != 0 && int(t.round)-int(t.lastRound) < 2
}

// sabotagers is the Active Traitors who may still play a Sabotage card against the
// mission: one each (tw-traitor-sabotage-group, amb-tw-expert-several); not who is on it
// (amb-tw-mid-mission-discovery).
func (t *table) sabotagers() joe.SeatSet {
	return t.activeTraitors() &^ t.mission.plotted &^ t.onTeam()
}

// plot asks the next Active Traitor for a Sabotage card (tw-story-sabotage,
// amb-tw-sabotage-window). Who holds some is public by count.
func (w work) plot() {
	t := w.t
	for s := t.next(t.mission.start); ; s = t.next(s) {
		if t.sabotagers().Has(s) && len(t.own(Schemes, s)) > 0 {
			w.push(step{op: opSabotage, seat: s})
			return
		}
		if s == t.mission.start {
			return
		}
	}
}

// sabotage plays a Sabotage card.
func (w work) sabotage(id content.ID, seat joe.Seat) {
	t := w.t
	t.steps.pop()
	w.plotted(seat)
	w.moved(id, of(Schemes, seat), at(SabotageDone), "tw-traitor-sabotage-group")
	w.plot()
	w.triggered(content.OnSabotage, id, seat)
}

func (w work) plotted(seat joe.Seat) {
	e := Plotted{seat}
	e.on(w.t)
	tell(w, e)
}

// outcomeOfTraitor is the outcome of A Traitor Within.
func (t *table) outcomeOfTraitor(rule joe.RuleID) joe.Outcome {
	o := joe.Outcome{Reason: rule}
	var loyal, hiding joe.SeatSet
	for s := range joe.Seat(t.seats) {
		switch {
		case t.status[s] == rehabilitated || t.status[s] == undiscovered && !t.traitor(s):
			loyal = loyal.With(s)
		case t.status[s] == undiscovered:
			hiding = hiding.With(s)
		}
	}
	switch active := t.activeTraitors(); {
	case rule == endings[byFinale]: // amb-tw-joes-win-hidden, tw-rehab-win-together
		o.Winners = loyal
	case active != 0: // tw-end-active-wins
		o.Winners, o.Reason = active, "tw-end-active-wins"
	case hiding != 0: // tw-end-hidden-pyrrhic, amb-tw-pyrrhic-kind
		o.Winners, o.Reason = loyal, "tw-end-hidden-pyrrhic"
	}
	return o
}

// The events of A Traitor Within.
type (
	// AllegianceChanged is a player who becomes an Active Traitor, "traitor", or is
	// Loyal again, "rehabilitated".
	AllegianceChanged struct {
		Seat joe.Seat   `json:"seat"`
		To   string     `json:"to"`
		Why  joe.RuleID `json:"why"`
	}
	// AccusationsRetired is the end of all Accusations, and the token's turn to +1.
	AccusationsRetired struct {
		Why joe.RuleID `json:"why"`
	}
	// Plotted is an Active Traitor who has had the chance to play a Sabotage card.
	Plotted struct {
		Seat joe.Seat `json:"seat"`
	}
	// Spared is a player who draws no Complication for this mission.
	Spared struct {
		Seat joe.Seat   `json:"seat"`
		Why  joe.RuleID `json:"why"`
	}
	// FoeNamed is the player at whom Menace is aimed (tw-menace-others).
	FoeNamed struct {
		Seat joe.Seat `json:"seat"`
	}
)

func (e AllegianceChanged) Rule() joe.RuleID  { return e.Why }
func (e AccusationsRetired) Rule() joe.RuleID { return e.Why }
func (Plotted) Rule() joe.RuleID              { return "tw-traitor-sabotage-group" }
func (e Spared) Rule() joe.RuleID             { return e.Why }
func (FoeNamed) Rule() joe.RuleID             { return "tw-menace-others" }

func (e AllegianceChanged) String() string {
	if e.To == "traitor" {
		return e.Seat.String() + " is an Active Traitor"
	}
	return e.Seat.String() + " is Loyal again"
}
func (AccusationsRetired) String() string {
	return "Accusations are over; the End of Round token shows +1"
}
func (e Plotted) String() string  { return e.Seat.String() + " has plotted" }
func (e Spared) String() string   { return e.Seat.String() + " draws no Complication" }
func (e FoeNamed) String() string { return "Menace is aimed at " + e.Seat.String() }

func (e AllegianceChanged) can(t *table) bool {
	return t.set.hidden && e.Seat.At(int(t.seats)) && (e.To == "traitor" || e.To == "rehabilitated")
}

func (e AllegianceChanged) on(t *table) {
	t.status[e.Seat] = rehabilitated
	if e.To == "traitor" {
		t.status[e.Seat] = activeTraitor
	}
}

func (AccusationsRetired) can(t *table) bool { return t.set.hidden }
func (AccusationsRetired) on(t *table)       { t.retired = true }

func (e Plotted) can(t *table) bool { return t.set.hidden && t.attempting() && e.Seat.At(int(t.seats)) }
func (e Plotted) on(t *table)       { t.mission.plotted = t.mission.plotted.With(e.Seat) }

func (e Spared) can(t *table) bool { return t.set.hidden && t.attempting() && e.Seat.At(int(t.seats)) }
func (e Spared) on(t *table)       { t.mission.spared = t.mission.spared.With(e.Seat) }

func (e FoeNamed) can(t *table) bool {
	return t.set.hidden && t.attempting() && e.Seat.At(int(t.seats)) && e.Seat != t.mission.start
}
func (e FoeNamed) on(t *table) { t.mission.foe = uint8(e.Seat) + 1 }

// firstOf is the lowest seat of a set.
func firstOf(set joe.SeatSet) joe.Seat { return joe.Seat(bits.TrailingZeros8(uint8(set))) }
