package decktensor

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/internal/tensor"
	"github.com/seed4548c990/gijoe/joe"
)

const (
	maxSeats  = 4
	slots     = 6
	acts      = 3
	records   = 16 // Story Missions on record
	deckTop   = 3  // cards on top of a deck that are told one by one
	actTop    = 2  // the same of a Complication deck
	maxLevels = 5  // of an Intel Mission
	maxSwap   = 8  // Intel dice: cv-box-intel-dice
	sections  = 5  // of The General
	riderAt   = maxSeats + slots + 1

	roundUnit = 16
	cardUnit  = 4
	fewUnit   = 8
	manyUnit  = 16
	deckUnit  = 32
	byteMost  = 255
)

// asks is the questions in the order of the part "asks".
var asks = []string{
	deckbuilder.AskDeal, deckbuilder.AskThrow, deckbuilder.AskLot, deckbuilder.AskMissions, deckbuilder.AskRide, deckbuilder.AskJoin,
	deckbuilder.AskCards, deckbuilder.AskSkill, deckbuilder.AskRecruit, deckbuilder.AskCard, deckbuilder.AskSlot, deckbuilder.AskSeat,
	deckbuilder.AskMay, deckbuilder.AskOption, deckbuilder.AskRetire, deckbuilder.AskGive, deckbuilder.AskSabotage, deckbuilder.AskDefence,
	deckbuilder.AskFoe, deckbuilder.AskVote, deckbuilder.AskIntel, deckbuilder.AskUpgrade, deckbuilder.AskEquip, deckbuilder.AskAvert,
}

// phases is the parts of a turn in the order of the part "phase".
var phases = []string{"set-up", "start", "missions", "recruit", "end", "round-end"}

// causes is why the Joes won or lost, in the order of the part "cause".
var causes = []joe.RuleID{"core-win-last-finale", "core-lose-threat-top", "core-lose-battalions", "core-lose-main-deck", "sdk-turn-limit"}

// reasons is the Reasons of an Outcome beyond the causes, in the order of the part "reason".
var reasons = []joe.RuleID{"tw-end-active-wins", "tw-end-hidden-pyrrhic"}

// allegiances is how a seat stands, in the order of the part "allegiance".
var allegiances = []string{"traitor", "rehabilitated"}

// secretZones is the zones where cards may lie that a seat does not know, in the order of
// the parts "unknown" and "known-to".
var secretZones = []deckbuilder.Zone{
	deckbuilder.Deck, deckbuilder.Hand, deckbuilder.Discard, deckbuilder.Scouted, deckbuilder.LoyaltyDown, deckbuilder.Schemes,
}

// openZones is the zones of which it is told, card by card, what all know.
var openZones = []deckbuilder.Zone{deckbuilder.Hand, deckbuilder.Discard}

// column is the cards that can lie in a zone, or be of a part.
type column struct {
	ids []string
	of  []int16 // by content.ID: which of them it is; -1 for none
	at  int     // where the part begins
}

func (c *column) has(id content.ID) (int, bool) {
	i := int(c.of[id])
	return i, i >= 0
}

// Spec says how positions with one card set, and the actions of players with it, are
// written as numbers. It is made once and never changes, so that goroutines may share
// it. The zero Spec is of no set: its sizes are 0 and no View fits it. Specs come from
// [New].
type Spec struct {
	layout  tensor.Layout
	labels  map[string][]string // of the parts that go by cards
	set     *content.Set
	names   []string // the cards, by content.ID less 1
	zones   []deckbuilder.Zone
	zone    []column                     // by Zone
	places  []int                        // by Zone: its first place among all
	row     map[deckbuilder.Place]int    // its number among all places
	place   []deckbuilder.Place          // all places
	open    map[deckbuilder.Zone]*column // where it is told what all know
	top     column                       // on top of the decks
	ahead   column                       // of the Complication decks
	rider   column                       // what can be ridden
	hidden  bool                         // there are Loyalty cards
	actions tensor.Actions[deckbuilder.Action]

	// Where the parts begin.
	seats, seat, round, first, active, toAct, phase, over, winners, cause, reason       int
	asks, asksCard, asksCount, other                                                    int
	threat, colour, act, record, noisy, token, accusing, allegiance                     int
	deckSize, points, price, age, intel, damage, online, blending                       int
	attempt, attemptCard, attemptAt, by, group, started, capacity, named                int
	difficulty, skill, dice, rolled, blanks, hits, doubles, silence, value, credit, foe int
	level, rolling, cut, fired, rides                                                   int
	unknown, knownTo, used, riders, riderPlace                                          int
}

// New is the Spec of the card set of a Config. Whatever else two Configs say, of one set
// they give equal Specs, for any number of players. It refuses the Configs that
// [deckbuilder.New] refuses, with the same error.
func New(c deckbuilder.Config) (*Spec, error) {
	state, _, err := deckbuilder.New(c)
	if err != nil {
		return nil, err
	}
	s := &Spec{set: state.Content(), zones: deckbuilder.Zones(), row: make(map[deckbuilder.Place]int), labels: make(map[string][]string)}
	for _, card := range s.set.All() {
		s.names = append(s.names, card.ID)
		s.hidden = s.hidden || card.Kind == content.Loyalty
	}
	last := s.zones[len(s.zones)-1]
	s.zone, s.places = make([]column, last+1), make([]int, last+1)
	for _, z := range s.zones {
		s.places[z] = len(s.place)
		for _, p := range z.Places() {
			s.row[p] = len(s.place)
			s.place = append(s.place, p)
		}
	}
	s.layOut()
	s.number()
	return s, nil
}

// column is the cards for which keep holds.
func (s *Spec) column(keep func(*content.Card) bool) column {
	c := column{of: make([]int16, len(s.names)+1)}
	c.of[0] = -1
	for id, card := range s.set.All() {
		c.of[id] = -1
		if keep(card) {
			c.of[id] = int16(len(c.ids))
			c.ids = append(c.ids, card.ID)
		}
	}
	return c
}

// layOut lists the parts. The order may be added to, never changed.
func (s *Spec) layOut() {
	s.layOutTable()
	s.layOutAttempt()
	s.layOutCards()
}

func (s *Spec) layOutTable() {
	add, signed := s.layout.Add, s.layout.AddSigned
	s.seats = add("seats", 1, "one of: 1, 2, 3 or 4 players", maxSeats)
	s.seat = add("seat", 1, "one of: the number of the viewing seat; none for the spectator", maxSeats)
	s.round = add("round", 10000./roundUnit, "the number of the round, in units of 16", 1)
	s.first = add("first", 1, "one of the seats: who went first; none before that is known", maxSeats)
	s.active = add("active", 1, "one of the seats: whose turn it is; none before that is known and in a game over", maxSeats)
	s.toAct = add("to-act", 1, "one of: the seats, chance; none in a game over", maxSeats+1)
	s.phase = add("phase", 1, "one of the parts of the turn: set-up, start, missions, recruit, end, round-end; none in a game over", len(phases))
	s.over = add("over", 1, "1 where the game is over", 1)
	s.winners = add("winners", 1, "the seats that have won", maxSeats)
	s.cause = add("cause", 1, "one of why the Joes won or lost: core-win-last-finale, core-lose-threat-top, core-lose-battalions, core-lose-main-deck, sdk-turn-limit", len(causes))
	s.reason = add("reason", 1, "one of the Outcome's reasons where that is not the cause: tw-end-active-wins, tw-end-hidden-pyrrhic", len(reasons))
	s.asks = add("asks", 1, "one of the questions: deal, throw, lot, missions, ride, join, cards, skill, recruit, card, slot, seat, may, option, retire, give, sabotage, defence, foe, vote, intel, upgrade, equip, avert; none in a game over", len(asks))
	s.asksCard = s.addCards("asks-card", 1, "one of all cards: the one that the question is about, if any", s.names)
	s.asksCount = signed("asks-count", byteMost, "the Count of the question, in units of 8", 1)
	s.other = add("other", 1, "one of the seats: the other that the question is about, if any", maxSeats)
	s.threat = add("threat", byteMost, "the space of the Threat Marker, and the one on which the game is lost, in units of 16", 2)
	s.colour = add("colour", 1, "one of the colours of that space: green, yellow, red; none of the first space", 3)
	s.act = add("act", 1, "one of the Acts, 1 to 3, of the active Story Mission; none before there is one", acts)
	s.record = add("record", 1, "by Story Mission that has left play, in their order: a Success, a Failure", records, 2)
	s.noisy = add("noisy", 1, "in Silent Interlude: 1 where the token shows NOISY", 1)
	s.token = signed("token", byteMost, "by how many spaces the End of Round token moves the Threat Marker, in units of 4", 1)
	s.accusing = add("accusing", 1, "in A Traitor Within: 1 where Accusations replace Precision Strikes", 1)
	s.allegiance = add("allegiance", 1, "by seat, one of: traitor, rehabilitated; none for any other", maxSeats, len(allegiances))
	s.deckSize = add("deck-size", byteMost, "by seat: the cards of its deck, known or not, in units of 32", maxSeats)
	s.points = signed("points", 4096, "by seat: the Recruit points that it could spend, of the cards that are known, in units of 16", maxSeats)
	s.price = add("price", byteMost, "by slot of the line-up: what the card costs and 1 more, in units of 16; 0 where there is none to be bought", slots)
	s.age = add("age", 1, "by slot of the line-up: how many cards came before the one there, in units of 8", slots)
	s.intel = add("intel", 1, "Intel dice in the supply, in the pool, in the roll, in units of 8; 1 where an Intel Mission was run this turn", 4)
	s.damage = add("damage", 1, "Damage on The General, in units of 8", 1)
	s.online = add("online", 1, "by Section of The General: 1 where it is online: the Cockpit, the Cannon, two Helipads, the Vehicle Bay", sections)
	s.blending = add("blending", byteMost, "Crimson Guards that come besides the next ones, in units of 8", 1)
}

func (s *Spec) layOutAttempt() {
	add, signed := s.layout.Add, s.layout.AddSigned
	s.rider = s.column(func(c *content.Card) bool {
		return c.Kind == content.CobraTransport || deckbuilder.PlaceOf(deckbuilder.Escort, 0).Keeps(c)
	})
	s.attempt = add("attempt", 1, "1 where a mission is being attempted; else all parts of an attempt are 0", 1)
	s.attemptCard = s.addCards("attempt-card", 1, "one of all cards: what is attempted", s.names)
	s.attemptAt = add("attempt-at", 1, "one of all places, zone by zone, those of seats in seat-relative order: where it lies", len(s.place))
	s.by = add("attempt-by", 1, "one of the seats: who runs it", maxSeats)
	s.group = add("attempt-group", 1, "1 where others may help", 1)
	s.started = add("attempt-started", 1, "1 where Transport and Joes are locked", 1)
	s.capacity = signed("attempt-capacity", byteMost, "Joes that the Transport carries, in units of 8; 0 without a limit", 1)
	s.named = add("attempt-skill-named", 1, "one of the Skills: the one named, if any", content.Skills)
	s.difficulty = add("attempt-difficulty", byteMost, "the Difficulty, in units of 16", 1)
	s.skill = add("attempt-skill", byteMost, "the Skill, in units of 16", 1)
	s.dice = signed("attempt-dice", byteMost, "dice that Skill and effects come to, in units of 16", 1)
	s.rolled = add("attempt-rolled", 1, "1 where the roll is made", 1)
	s.blanks = add("attempt-blanks", byteMost, "dice that show a blank, in units of 16", 1)
	s.hits = add("attempt-hits", byteMost, "Hits so far, in units of 16", 1)
	s.doubles = add("attempt-doubles", byteMost, "dice that show a double Hit, in units of 16", 1)
	s.silence = add("attempt-silence", 1, "in Silent Interlude: 1 where Silence is being kept", 1)
	s.value = signed("attempt-value", byteMost, "then: how many Snake Eyes and Scarlett cards may be on the mission, in units of 8", 1)
	s.credit = signed("attempt-credit", byteMost, "the Cost of Joes spent and not used yet, in units of 8", 1)
	s.foe = add("attempt-foe", 1, "one of the seats: at whom Menace is aimed, if at anybody", maxSeats)
	s.level = add("attempt-level", 1, "one of the levels, 1 to 5, of an Intel Mission", maxLevels)
	s.rolling = add("attempt-intel", byteMost, "Intel dice among the dice, in units of 8", 1)
	s.cut = signed("attempt-cut", byteMost, "green dice that Crimson Guards cut, in units of 16", 1)
	s.fired = add("attempt-fired", 1, "1 where the Cannon was fired", 1)
	s.rides = s.addCards("attempt-rides", 1, "one of the Cobra Transports and Locusts: the one of the enemy, if any", s.rider.ids)
}

func (s *Spec) layOutCards() {
	add := s.layout.Add
	const most = byteMost / cardUnit
	for _, z := range s.zones {
		places := z.Places()
		c := s.column(func(card *content.Card) bool {
			return slices.ContainsFunc(places, func(p deckbuilder.Place) bool { return p.Keeps(card) })
		})
		what := "the zone"
		switch {
		case places[0].Seat() != joe.Nobody:
			what = "by seat, the zone of the seat"
		case len(places) == slots:
			what = "by slot of the line-up, the zone"
		case len(places) == acts:
			what = "by Act, the zone"
		case len(places) > 1:
			what = "by Helipad"
		}
		c.at = s.addCards("in "+z.String(), most, what+": how many of each card lie there, in units of 4", c.ids, len(places))
		s.zone[z] = c
	}
	s.top = s.zone[deckbuilder.Deck]
	s.top.at = s.addCards("deck-top", 1, "by seat, by place from the top of its deck, one of the cards: the one known to lie there, if any; the rest of those is told without order", s.top.ids, maxSeats, deckTop)
	s.ahead = s.zone[deckbuilder.Foreseen]
	s.ahead.at = s.addCards("foreseen-top", 1, "by Act, by place from the top of its Complication deck, one of the cards: the one known to lie there, if any", s.ahead.ids, acts, actTop)
	s.used = s.addCards("used-abilities", most, "by seat, and last of no seat: how many of each card have been used on this mission, in units of 4", s.names, maxSeats+1)
	s.riders = s.addCards("riders", most, "by Cobra Transport and Locust: how many of each card ride it, in units of 4", s.names, len(s.rider.ids))
	s.riderPlace = add("rider-at", most, "by Cobra Transport and Locust: how many that ride it lie before each seat or are its Joes, on each slot of the line-up, and elsewhere, in units of 4", len(s.rider.ids), riderAt)
	if !s.hidden {
		return
	}
	s.unknown = add("unknown", byteMost/fewUnit, "by seat, by zone, deck, hand, discard, scouted, loyalty, sabotage: how many cards the viewing seat does not know, in units of 8", maxSeats, len(secretZones))
	s.knownTo = add("known-to", byteMost/fewUnit, "by seat, by zone as in unknown, by seat: of how many cards of the first seat's zone the second knows which they are, in units of 8", maxSeats, len(secretZones), maxSeats)
	s.open = make(map[deckbuilder.Zone]*column)
	for _, z := range openZones {
		c := s.zone[z]
		c.at = s.addCards("known "+z.String(), most, "by seat, the zone of the seat: how many of each card lie there that all know, in units of 4", c.ids, maxSeats)
		s.open[z] = &c
	}
}

// Content is the card set; nil of the zero Spec. It is shared: read it, do not change it.
func (s *Spec) Content() *content.Set {
	if s == nil {
		return nil
	}
	return s.set
}

// Fits reports whether a View is of a game with the card set: one of the same digest. It
// allocates nothing.
func (s *Spec) Fits(v deckbuilder.View) bool {
	if s == nil || s.set == nil {
		return false
	}
	set := v.Content()
	return set == s.set || set != nil && set.Digest() == s.set.Digest()
}
