package deckbuilder

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/internal/phrase"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// The Stories of the built-in set, for Config.Story.
const (
	MassDevice      = "mass-device"      // The M.A.S.S. Device
	TotalControl    = "total-control"    // Operation: Total Control
	SilentInterlude = "silent-interlude" // Mission 8, for one player
	TraitorWithin   = "traitor-within"   // Mission 9, for two to four
	GeneralBedlam   = "general-bedlam"   // General Bedlam, of The Crimson Veil
	CrimsonLedger   = "crimson-ledger"   // The Crimson Ledger, of The Crimson Veil, a Story of ours
)

// Config is all that a table decides before the first turn. The zero value but
// for Seats is a sensible game.
type Config struct {
	// Seats is the number of players, 1 to 4.
	Seats int
	// Story is the id of the Story to play; "" is [MassDevice], or the first Story of
	// a caller's own Content without that. Cards laid over [content.SilentInterlude] or
	// [content.TraitorWithin] still need their Story named.
	Story string
	// Leaders is the ids of the Leaders by seat: "" and seats beyond its end are dealt
	// at random (core-setup-leader).
	Leaders []string
	// Expert is the ids of Expert Mode cards put in play (core-expert), each once.
	Expert []string
	// Partner is, in Silent Interlude, the id of the Leader that takes Scarlett's place
	// (si-variant-replace-scarlett); "" is Scarlett.
	Partner string
	// AfterLoss is, in Silent Interlude with another Leader than Snake Eyes, that the
	// last game was lost: the Snake Eyes Starters are used instead of GIs
	// (si-variant-after-loss).
	AfterLoss bool
	// CrimsonVeil is that The Crimson Veil is played with: its cards, Intel Missions,
	// Crimson Guards and Cobra Transports. Its own Stories bring it with them. Silent
	// Interlude excludes it (amb-cv-combinations).
	CrimsonVeil bool
	// General is that The General is in the game, with its Locusts (cv-general-optional).
	General bool
	// TrimComplications is that some Complications leave the game at random before those
	// of The Crimson Veil join them (cv-setup-complications-trim).
	TrimComplications bool
	// First is who begins; the zero value leaves it to chance (core-setup-first-player).
	First joe.First
	// Content is the card set; nil is the built-in one of the Story: [content.Core],
	// [content.SilentInterlude], [content.TraitorWithin], or, with The Crimson Veil,
	// [content.CrimsonVeil] or [content.TraitorVeil].
	Content *content.Set
	// TurnLimit is the round at whose end the game is lost, 1 to 10,000
	// (sdk-turn-limit). 0 is [DefaultTurnLimit].
	TurnLimit int
}

// DefaultTurnLimit is the number of rounds after which a game is lost where a Config
// says nothing (sdk-turn-limit).
const DefaultTurnLimit = 500

// setup is a Config once checked, complete and shared by all positions of a game.
type setup struct {
	cards                          *content.Set
	seats                          int
	story                          string
	silent                         bool // the rules of Silent Interlude hold
	hidden                         bool // the rules of A Traitor Within hold: hands, discards and loyalty are hidden
	veil                           veil // what The Crimson Veil adds
	heavy                          int  // the heavier face of its End of Round token
	loyalCard, traitorCard, menace content.ID
	perAct                         int        // Story Missions of an Act before its Finale
	partner                        content.ID // in Silent Interlude: who takes the part of Scarlett
	afterLoss                      bool
	roles                          []content.Role       // in Silent Interlude, by card: whom it stands for
	leaders                        [maxSeats]content.ID // 0: dealt at random
	expert                         []content.ID
	first                          joe.First
	limit                          int
	key                            string // its canonical JSON
	meter                          *content.Meter
	promoted                       []content.ID  // by Leader
	answers                        []uint32      // by card: the verbs of its abilities of the trigger While, a bit each
	moments                        []uint32      // by card: the triggers of its abilities, a bit each
	boxed                          *boxed        // actions
	odds                           *throws       // of the Mission dice
	start                          [nPlaces]pile // where the cards lie before chance has its first turn
	copies                         []uint8       // by card: how many there are in the game
}

// prepare checks a Config and completes it.
func prepare(c Config) (*setup, error) {
	s := &setup{cards: c.Content, seats: c.Seats, story: c.Story, first: c.First, limit: c.TurnLimit}
	if c.Seats < 1 || c.Seats > maxSeats {
		return nil, wire.BadConfig("core-setup-threat", "$.seats", "1 to 4 players play, not %d", c.Seats)
	}
	if s.cards == nil {
		switch s.cards = veiledContent(c); {
		case s.cards != nil:
		case s.story == SilentInterlude:
			s.cards = content.SilentInterlude()
		case s.story == TraitorWithin:
			s.cards = content.TraitorWithin()
		default:
			s.cards = content.Core()
		}
	}
	if s.cards.Len() < 1 {
		return nil, wire.BadConfig("core-box-player-cards", "$.content", "a set without cards; load one, or leave it nil for the built-in one")
	}
	stories := s.cards.Stories()
	if s.story == "" {
		s.story = stories[0].ID
		if slices.ContainsFunc(stories, func(y content.Story) bool { return y.ID == MassDevice }) {
			s.story = MassDevice
		}
	}
	if !slices.ContainsFunc(stories, func(y content.Story) bool { return y.ID == s.story }) {
		return nil, s.noStory(c.Content == nil)
	}
	for _, y := range stories {
		if y.ID == s.story {
			s.silent, s.hidden, s.perAct, s.heavy = y.Mode == content.SilentMode, y.Mode == content.TraitorMode, y.Missions(), max(1, int(y.Token))
		}
	}
	if err := s.prepareVeil(c); err != nil {
		return nil, err
	}
	if err := s.chooseLeaders(c); err != nil {
		return nil, err
	}
	if err := s.prepareSilent(c); err != nil {
		return nil, err
	}
	for i, name := range c.Expert {
		id, ok := s.cards.Find(name)
		path := fmt.Sprintf("$.expert[%d]", i)
		switch {
		case s.leftOut(name, content.Expert): // cv-setup-expert-option
			return nil, wire.BadConfig("cv-setup-expert-option", path, "%s", s.broughtBy(name, c))
		case !ok || s.cards.Card(id).Kind != content.Expert:
			return nil, wire.BadConfig("core-expert", path, "the set has no Expert Mode card %q; it has %s", shown(name), phrase.And(s.namesOf(content.Expert)))
		case slices.Contains(s.expert, id):
			return nil, wire.BadConfig("core-expert-several", path, "%s is named twice; each card is in play once", name)
		}
		s.expert = append(s.expert, id)
	}
	if first, named := c.First.Seat(); c.First != 0 && (!named || !first.At(c.Seats)) {
		return nil, wire.BadConfig("core-setup-first-player", "$.first", "the first player is one of the %d seats, not %v", c.Seats, c.First)
	}
	if s.limit == 0 {
		s.limit = DefaultTurnLimit
	}
	if s.limit < 1 || s.limit > 10000 {
		return nil, wire.BadConfig("sdk-turn-limit", "$.turnLimit", "a limit is 1 to 10,000 rounds, or 0 for the default, not %d", s.limit)
	}
	s.meter = s.cards.Meter(s.seats)
	if err := s.prepareTraitor(); err != nil {
		return nil, err
	}
	key, err := json.Marshal(s.config())
	if err != nil {
		return nil, wire.BadConfig("core-box-player-cards", "$.content", "%v", err)
	}
	s.key = string(key)
	s.index()
	if s.silent {
		s.castRoles()
	}
	s.layOut()
	s.boxed = boxedFor(s)
	if s.odds, err = throwsOf(s.cards); err != nil {
		return nil, wire.BadConfig("core-dice-faces", "$.content", "%v", err)
	}
	return s, nil
}

// noStory is the error of a Story that the cards do not have, and what would do.
func (s *setup) noStory(builtIn bool) error {
	var known []string
	cards := s.cards
	if builtIn { // those of the expansion bring it with them
		cards = content.CrimsonVeil()
	}
	for _, y := range cards.Stories() {
		known = append(known, y.ID)
	}
	bad := func(format string, list []string) error {
		return wire.BadConfig("core-box-missions", "$.story", "the set has no Story %q; "+format, shown(s.story), phrase.And(list))
	}
	switch {
	case builtIn:
		return bad("the built-in ones are %s", append(known, SilentInterlude, TraitorWithin))
	case s.story == SilentInterlude:
		return bad("it has %s; lay cards for it over content.SilentInterlude", known)
	case s.story == TraitorWithin:
		return bad("it has %s; lay cards for it over content.TraitorWithin", known)
	}
	return bad("it has %s", known)
}

// chooseLeaders takes the Leaders that a Config names (core-setup-leader).
func (s *setup) chooseLeaders(c Config) error {
	if len(c.Leaders) > s.seats {
		return wire.BadConfig("core-setup-leader", "$.leaders", "%d Leaders are named, more than there are seats: %d", len(c.Leaders), s.seats)
	}
	for i, name := range c.Leaders {
		if name == "" {
			continue
		}
		id, ok := s.cards.Find(name)
		path := fmt.Sprintf("$.leaders[%d]", i)
		switch {
		case s.leftOut(name, content.Leader):
			return wire.BadConfig("core-setup-leader", path, "%s", s.broughtBy(name, c))
		case !ok || s.cards.Card(id).Kind != content.Leader:
			return wire.BadConfig("core-setup-leader", path, "the set has no Leader %q; it has %s", shown(name), phrase.And(s.namesOf(content.Leader)))
		case slices.Contains(s.leaders[:i], id):
			return wire.BadConfig("core-setup-leader", path, "%s is named twice; no Leader plays twice", name)
		}
		s.leaders[i] = id
	}
	return nil
}

// namesOf is the ids of the cards of a kind.
func (s *setup) namesOf(kind content.Kind) (names []string) {
	for _, c := range s.cards.All() {
		if c.Kind == kind {
			names = append(names, c.ID)
		}
	}
	return names
}

// index makes the tables by card.
func (s *setup) index() {
	n := s.cards.Len() + 1
	s.promoted, s.answers, s.moments, s.copies = make([]content.ID, n), make([]uint32, n), make([]uint32, n), make([]uint8, n)
	for id, c := range s.cards.All() {
		s.promoted[id], _ = s.cards.Find(c.Promote)
		for _, a := range c.Abilities {
			s.moments[id] |= 1 << a.On
			for _, e := range a.Do {
				if a.On == content.While {
					s.answers[id] |= answerBit(e.Do)
				}
			}
		}
	}
}

// layOut puts the cards where they lie before chance has its first turn: the
// starting decks without their Leaders, the stacks, the Hangar.
func (s *setup) layOut() {
	put := func(p Place, id content.ID, n int) {
		who := s.everybody()
		if p.Zone.unordered() {
			who = 0
		}
		for range n {
			if p.Zone == LoyaltyDown {
				who = s.everybody() // laid open first (tw-setup-loyalty-pair)
			}
			s.start[p.index()] = s.start[p.index()].with(entry{card: id, who: who}, p.Zone.unordered())
		}
		s.copies[id] += uint8(n)
	}
	for id, c := range s.cards.All() {
		if s.layOutTraitor(id, c, put) || s.layOutVeil(id, c, put) {
			continue
		}
		if s.silent && s.layOutSilent(id, c, put) {
			continue
		}
		switch c.Kind {
		case content.Leader:
			if slices.Contains(s.leaders[:s.seats], id) {
				put(at(Box), id, 1)
			} else {
				put(at(Leaders), id, 1)
			}
		case content.Promoted:
			put(at(Box), id, 1)
		case content.Officer:
			put(at(OfficerStack), id, c.Count)
		case content.Trooper:
			put(at(TrooperStack), id, c.Count)
		case content.Battalion:
			put(at(BattalionStack), id, c.Count)
		case content.Mission, content.Finale:
			zone := Missions
			if c.Kind == content.Finale {
				zone = Finales
			}
			if c.Story == s.story {
				put(ofAct(zone, c.Act), id, c.Count)
			}
		case content.Complication, content.Strike:
			put(ofAct(Complicators, c.Act), id, c.Count)
		case content.Expert:
			if slices.Contains(s.expert, id) {
				put(at(Experts), id, 1)
			}
		default:
			switch c.Where {
			case content.Starter:
				for seat := range joe.Seat(s.seats) {
					put(of(DeckRest, seat), id, c.Count)
				}
			case content.MainDeck:
				put(at(MainDeck), id, c.Count)
			case content.Hangar:
				put(at(Hangar), id, c.Count)
			case content.Rifles:
				put(at(RifleStack), id, c.Count)
			}
		}
	}
}

// answerBit is the bit of a verb that is an answer.
func answerBit(v content.Verb) uint32 { return 1 << (v - content.ModSkill) }

func (s *setup) everybody() joe.SeatSet { return joe.AllSeats(s.seats) }

// config is the Config of a setup, with nothing left to a default.
func (s *setup) config() Config {
	c := Config{Seats: s.seats, Story: s.story, First: s.first, Content: s.cards, TurnLimit: s.limit}
	for i, id := range s.leaders[:s.seats] {
		if id != 0 {
			c.Leaders = append(c.Leaders, make([]string, i+1-len(c.Leaders))...)
			c.Leaders[i] = s.cards.Card(id).ID
		}
	}
	if s.silent {
		c.Partner, c.AfterLoss = s.cards.Card(s.partner).ID, s.afterLoss
	}
	c.CrimsonVeil, c.General, c.TrimComplications = s.veil.on, s.veil.general != 0, s.veil.trim
	for _, id := range s.expert {
		c.Expert = append(c.Expert, s.cards.Card(id).ID)
	}
	return c
}
