package deckbuilder

import (
	"strconv"
	"strings"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// Zone is a kind of place where cards lie. Some a table has once, some each seat
// has, some each Act, and the line-up has six: see [Place].
type Zone uint8

// The zones: those of a seat, the line-up, those of each Act and of the Helipads, and those
// that the table has once.
const (
	NoZone      Zone = iota
	Deck             // of a seat: cards on top of its deck that somebody knows, the top one last
	DeckRest         // of a seat: the rest of the deck, in an order that nobody knows
	Hand             // of a seat
	Discard          // of a seat
	Used             // of a seat: cards played this turn, until its End phase (core-mission-used-active)
	Team             // of a seat: its Joes on the mission
	Side             // of a seat: the Side Missions assigned to it (core-side-limit)
	Troopers         // of a seat: the Cobra Troopers before it (core-trooper-run)
	Aside            // of a seat: the Promoted Leader until it is earned (core-setup-promoted)
	Reserve          // of a seat: the card on its Reserve tile (core-reserve)
	Scouted          // of a seat: cards of its deck that it looks at
	Tile             // of a seat, in Silent Interlude: the Joes on its Reserve tile (si-joe-bought-to-reserve)
	LoyaltyDown      // of a seat, in A Traitor Within: its Loyalty cards that lie face down, in an order that nobody knows
	LoyaltyUp        // of a seat: those that were flipped
	Schemes          // of a seat: its hand of Sabotage cards (amb-tw-sabotage-hand)
	Escort           // of a seat, in The Crimson Veil: the Locusts that carry its Joes on the mission (cv-locust-extra)
	seatZones

	LineUp       // six slots, a card each
	Covers       // the Cobra Battalions on these slots (core-battalion-cover)
	Missions     // of an Act: the Story Missions of the stack that have not turned up
	Finales      // of an Act: the same of its Finales
	Complicators // of an Act: its Complication deck
	Foreseen     // of an Act: cards on top of that deck that everybody has seen
	Resolved     // of an Act: the discards of that deck
	Helipads     // the two Helipads of The General, a Locust each (cv-general-locusts-place)
	manyZones

	MainDeck        // the main deck
	MainTop         // its top card, once it lies face up (si-silent-reveal)
	MainDiscard     // its discards, never reshuffled (core-main-discard)
	RifleStack      // the Service Rifles (core-setup-rifles)
	Hangar          // the Transports that anybody may use (core-transport-shared)
	Ride            // the Transport on the mission
	Leaders         // the Leaders on offer before the game
	OfficerStack    // Cobra Officers that have not arrived
	Officers        // Cobra Officers in play
	TrooperStack    // Cobra Troopers
	BattalionStack  // Cobra Battalions
	Story           // the active Story Mission
	Upcoming        // the next one, face up and without effect (core-story-upcoming)
	StoryDone       // those that have left play, in their order
	Attached        // Complications attached to the Story Mission (core-complication-attach)
	Revealed        // the Complication being resolved
	Experts         // Expert Mode cards in play (core-expert)
	SecretStack     // the Loyalty cards that are dealt in secret (tw-setup-secret-stack)
	Accusations     // the deck of Accusations
	AccusationsDone // its discards
	SabotageDeck    // the deck of Sabotage cards
	SabotageDone    // those that were played
	MenaceTile      // Menace
	GuardStack      // Undercover Crimson Guards that have not come (cv-setup-guard-stack)
	Guards          // those in play, in the area of the Cobra Operatives (cv-guard-area)
	CobraDeck       // the deck of Cobra Transports (cv-setup-cobra-transport-deck)
	CobraDone       // its discards
	Equipped        // the Cobra Transports that enemies have (cv-cobra-transport-tuck)
	Base            // The General, while it is not on a mission (cv-general-place)
	Bay             // the Transport in its Vehicle Bay (cv-bay-attach)
	Deployed        // that Transport, on the mission (cv-bay-deploy)
	IntelDesk       // the Intel Mission tile (cv-setup-intel-tile)
	Out             // cards removed from the game
	Box             // Leaders named and Promoted Leaders, until their players have them
	nZones
)

var zoneWords = [nZones]string{
	Deck: "deck", DeckRest: "deck-rest", Hand: "hand", Discard: "discard", Used: "used", Team: "team", Side: "side", Troopers: "troopers",
	Aside: "aside", Reserve: "reserve", Scouted: "scouted", Tile: "tile", LoyaltyDown: "loyalty", LoyaltyUp: "loyalty-shown", Schemes: "sabotage", Escort: "escort", Helipads: "helipad",
	GuardStack: "guard-stack", Guards: "guards", CobraDeck: "cobra-transports", CobraDone: "cobra-transports-done", Equipped: "equipped", Base: "general",
	Bay: "bay", Deployed: "deployed", IntelDesk: "intel-mission", SecretStack: "secret-stack", Accusations: "accusations", AccusationsDone: "accusations-done", SabotageDeck: "sabotage-deck", SabotageDone: "sabotage-done", MenaceTile: "menace",
	LineUp: "line-up", Covers: "covers", Missions: "missions", Finales: "finales", Complicators: "complications", Foreseen: "foreseen", Resolved: "resolved",
	MainDeck: "main-deck", MainTop: "main-top", MainDiscard: "main-discard", RifleStack: "rifles", Hangar: "hangar", Ride: "ride", Leaders: "leaders",
	OfficerStack: "officer-stack", Officers: "officers", TrooperStack: "trooper-stack", BattalionStack: "battalion-stack", Story: "story",
	Upcoming: "upcoming", StoryDone: "story-done", Attached: "attached", Revealed: "revealed", Experts: "experts", Out: "out", Box: "box",
}

// String is the word for the zone in JSON: "line-up".
func (z Zone) String() string {
	if z > NoZone && z < nZones && zoneWords[z] != "" {
		return zoneWords[z]
	}
	return "zone(" + strconv.Itoa(int(z)) + ")"
}

// The sizes of the table.
const (
	maxSeats    = 4
	lineUpSlots = 6 // core-setup-lineup
	acts        = 3
	helipads    = 2 // cv-general-sections
)

// size is how many places a zone has.
func (z Zone) size() int {
	switch {
	case z > NoZone && z < seatZones:
		return maxSeats
	case z == LineUp || z == Covers:
		return lineUpSlots
	case z == Helipads:
		return helipads
	case z > seatZones && z < manyZones:
		return acts
	case z > manyZones && z < nZones:
		return 1
	}
	return 0
}

// unordered reports whether cards of the zone lie in an order that nobody knows or
// that says nothing: they are kept sorted, and chance draws among them.
func (z Zone) unordered() bool {
	switch z {
	case DeckRest, Missions, Finales, Complicators, MainDeck, OfficerStack, Leaders, LoyaltyDown, SecretStack, Accusations, SabotageDeck, CobraDeck:
		return true
	}
	return false
}

// room is how many cards a place of the zone can hold.
func (z Zone) room() int {
	switch z {
	case LineUp, Covers, Story, Upcoming, Ride, Reserve, Helipads, Bay, Deployed, Base, IntelDesk:
		return 1
	}
	return 255
}

// Of the zones of players' cards: those that a hand may hold.
const inDecks = content.Joes | 1<<content.Gear | 1<<content.Utility | 1<<content.Transport | 1<<content.Trooper

// keeps reports whether a card can lie in a place of the zone, of is the Act where the
// zone has one.
func (z Zone) keeps(c *content.Card, of uint8) bool {
	var kinds content.KindSet
	switch z {
	case Deck, DeckRest, Hand, Discard, Used, Scouted, Reserve, Out:
		kinds = inDecks
		if z == Out {
			kinds |= 1<<content.Officer | 1<<content.Complication | 1<<content.Strike // cv-setup-complications-trim
		}
	case Team:
		kinds = content.Joes
	case Side:
		kinds = 1<<content.Strike | 1<<content.Accusation
	case Troopers, TrooperStack:
		kinds = 1 << content.Trooper
	case Aside:
		kinds = 1<<content.Promoted | 1<<content.Leader
	case Tile:
		kinds = content.Joes
	case LineUp, MainDeck, MainTop, MainDiscard:
		kinds = inDecks &^ (1<<content.Trooper | 1<<content.Leader | 1<<content.Promoted)
	case Covers, BattalionStack:
		kinds = 1 << content.Battalion
	case Missions:
		return c.Kind == content.Mission && c.Act == int8(of)
	case Finales:
		return c.Kind == content.Finale && c.Act == int8(of)
	case Complicators, Foreseen, Resolved:
		return (c.Kind == content.Complication || c.Kind == content.Strike) && c.Act == int8(of)
	case RifleStack:
		return c.Where == content.Rifles
	case Hangar, Ride, Deployed: // cv-commandeer-hangar
		kinds = 1<<content.Transport | 1<<content.CobraTransport
	case Bay: // cv-bay-land-only
		return c.Is(1<<content.Transport) && c.Terrain == content.Land && c.Where != content.Base
	case Base: // cv-general-place
		return c.Where == content.Base
	case Helipads, Escort: // cv-locust-transport
		return c.Where == content.Helipad
	case Guards, GuardStack:
		kinds = 1 << content.Guard
	case CobraDeck, CobraDone, Equipped:
		kinds = 1 << content.CobraTransport
	case IntelDesk:
		kinds = 1 << content.IntelTile
	case Leaders:
		kinds = 1 << content.Leader
	case OfficerStack:
		kinds = 1 << content.Officer
	case Officers: // a Traitor's Leader among them (tw-rehab-officer)
		kinds = 1<<content.Officer | 1<<content.Promoted
	case LoyaltyDown, LoyaltyUp, SecretStack:
		kinds = 1 << content.Loyalty
	case Accusations, AccusationsDone:
		kinds = 1 << content.Accusation
	case Schemes, SabotageDeck, SabotageDone:
		kinds = 1 << content.Sabotage
	case MenaceTile:
		kinds = 1 << content.Menace
	case Story, Upcoming, StoryDone:
		kinds = 1<<content.Mission | 1<<content.Finale
	case Attached:
		kinds = 1 << content.Complication
	case Revealed:
		kinds = 1<<content.Complication | 1<<content.Strike | 1<<content.Accusation
	case Experts:
		kinds = 1 << content.Expert
	case Box: // in Silent Interlude, and without The Crimson Veil, much is left there
		return true
	}
	return kinds.Has(c.Kind)
}

// Place is where a card lies: a zone and, where the zone is not single, whose: the
// seat, the slot of the line-up from 0, or the Act from 1. In JSON it is "hand/2",
// "line-up/0", "complications/3", "hangar". The zero Place is nowhere.
type Place struct {
	Zone Zone
	Of   uint8
}

// String is the place as in JSON; "" for nowhere.
func (p Place) String() string {
	switch {
	case p == Place{}:
		return ""
	case p.Zone.size() > 1:
		return p.Zone.String() + "/" + strconv.Itoa(int(p.Of))
	}
	return p.Zone.String()
}

// Seat is the seat whose place it is, or joe.Nobody.
func (p Place) Seat() joe.Seat {
	if p.Zone > NoZone && p.Zone < seatZones {
		return joe.Seat(p.Of)
	}
	return joe.Nobody
}

// MarshalText writes the place as String does.
func (p Place) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads a place. Errors are of kind joe.ErrMalformed.
func (p *Place) UnmarshalText(text []byte) error {
	if q, ok := placeNamed(string(text)); ok && p != nil {
		*p = q
		return nil
	}
	return &joe.Error{Kind: joe.ErrMalformed, Seat: joe.Nobody, Detail: strconv.Quote(shown(string(text))) + ` is no place, such as "hand/0" or "hangar"`}
}

// placeNamed is the place of a text.
func placeNamed(text string) (Place, bool) {
	if text == "" {
		return Place{}, true
	}
	word, of, many := strings.Cut(text, "/")
	for z := NoZone + 1; z < nZones; z++ {
		if zoneWords[z] != word || word == "" {
			continue
		}
		if !many {
			return Place{Zone: z}, z.size() == 1
		}
		for n := range uint8(8) {
			if of == strconv.Itoa(int(n)) {
				p := Place{z, n}
				return p, z.size() > 1 && p.index() >= 0
			}
		}
	}
	return Place{}, false
}

// firsts is, for each zone, the index of its first place in a table's piles.
var firsts = func() (at [nZones + 1]int) {
	n := 0
	for z := NoZone + 1; z < nZones; z++ {
		at[z] = n
		n += z.size()
	}
	at[nZones] = n
	return at
}()

// nPlaces is the number of places.
const nPlaces = int(seatZones-1)*maxSeats + 2*lineUpSlots + 5*acts + helipads + int(nZones-manyZones-1)

// places is every place, by index.
var places = func() (list [nPlaces]Place) {
	n := 0
	for z := NoZone + 1; z < nZones; z++ {
		for i := range z.size() {
			list[n] = Place{z, uint8(i)}
			if z.size() == acts {
				list[n].Of++
			}
			n++
		}
	}
	return list
}()

// placeNames is the String of every place, by index.
var placeNames = func() (list [nPlaces]string) {
	for i, p := range places {
		list[i] = p.String()
	}
	return list
}()

// index is where a table keeps the place's cards; -1 for no place.
func (p Place) index() int {
	if p.Zone <= NoZone || p.Zone >= nZones {
		return -1
	}
	n := int(p.Of)
	if p.Zone.size() == acts {
		n--
	}
	if n < 0 || n >= p.Zone.size() {
		return -1
	}
	return firsts[p.Zone] + n
}

// The places by what they belong to.
func of(z Zone, s joe.Seat) Place  { return Place{z, uint8(s)} }
func slot(z Zone, n int) Place     { return Place{z, uint8(n)} }
func ofAct(z Zone, act int8) Place { return Place{z, uint8(act)} }
func at(z Zone) Place              { return Place{Zone: z} }

// entry is a card where it lies: which card, who knows that it lies there, whether it
// has been used on this mission, and what it rides: an enemy the Cobra Transport that it
// is equipped with, a Joe the Locust that carries it; 0 for none.
type entry struct {
	card  content.ID
	rides content.ID
	who   joe.SeatSet
	used  bool
}

// pile is the cards of a place. It is never changed: whoever changes a pile makes a
// new one, and only that one, so that States share the rest.
type pile []entry

// with is the pile with a card added: on top, or, in an unordered one, where it
// belongs.
func (p pile) with(e entry, sorted bool) pile {
	i := len(p)
	for sorted && i > 0 && p[i-1].card > e.card {
		i--
	}
	q := make(pile, len(p)+1)
	copy(q, p[:i])
	q[i] = e
	copy(q[i+1:], p[i:])
	return q
}

// without is the pile without its i-th card; nil where that was the last.
func (p pile) without(i int) pile {
	if len(p) == 1 {
		return nil
	}
	q := make(pile, len(p)-1)
	copy(q, p[:i])
	copy(q[i:], p[i+1:])
	return q
}

// last is the index of the topmost copy of a card, one that rides nothing before one
// that does; -1 if there is none.
func (p pile) last(card content.ID) int {
	riding := -1
	for i := len(p) - 1; i >= 0; i-- {
		switch {
		case p[i].card != card:
		case p[i].rides == 0:
			return i
		case riding < 0:
			riding = i
		}
	}
	return riding
}

// rider is the index of the card that rides another; -1 if none does.
func (p pile) rider(on content.ID) int {
	for i := len(p) - 1; i >= 0; i-- {
		if p[i].rides == on {
			return i
		}
	}
	return -1
}

// count is how many copies of a card lie in the pile.
func (p pile) count(card content.ID) int {
	n := 0
	for _, e := range p {
		if e.card == card {
			n++
		}
	}
	return n
}

// shown cuts a caller's text for a message.
func shown(text string) string {
	const most = 40
	if len(text) > most {
		return text[:most] + "…"
	}
	return text
}
