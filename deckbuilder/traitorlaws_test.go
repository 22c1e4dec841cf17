package deckbuilder

import (
	"flag"
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/joetest"
)

// secretsOf is where cards lie that a seat may not know, and what they may be instead:
// within each group any two cards may be exchanged.
func secretsOf(s *State, seat joe.Seat) (groups [][]Place) {
	plots := []Place{at(SabotageDeck)}
	for x := range joe.Seat(s.seats) {
		if x == seat {
			continue
		}
		plots = append(plots, of(Schemes, x))
		groups = append(groups, []Place{of(DeckRest, x), of(Hand, x), of(Deck, x), of(Discard, x), of(Scouted, x)})
	}
	return append(groups, plots)
}

// disguise exchanges what a seat cannot know: cards of the others' hands, decks and
// face-down discards, their Sabotage cards with the deck, their secret Loyalty cards. It
// is written without View and Sample, which it judges.
func disguise(s State, seat joe.Seat, src *dice.Source) (State, bool) {
	was := s.Hash()
	for _, group := range secretsOf(&s, seat) {
		for range 24 {
			p, q := group[src.IntN(len(group))], group[src.IntN(len(group))]
			s.exchange(p, q, src)
		}
	}
	s.exchangeLoyalty(seat, src)
	if s.starts(max(0, s.mission.start)) && seat != s.mission.start && !s.anyJoins(s.mission.start) {
		return s, false // a hand that starts a mission has a Joe: all know that
	}
	return s, s.Hash() != was
}

// exchange exchanges two cards that are not known to all.
func (s *State) exchange(p, q Place, src *dice.Source) {
	i, j := s.hiddenIn(p, src), s.hiddenIn(q, src)
	if i < 0 || j < 0 || p == q {
		return
	}
	a, b := s.pile(p)[i], s.pile(q)[j]
	if !s.holds(p, b.card) || !s.holds(q, a.card) {
		return
	}
	was := *s
	s.replaced(p, i, b.card)
	s.replaced(q, j, a.card)
	if s.tooLoose(p) || s.tooLoose(q) {
		*s = was
	}
}

// tooLoose reports whether more cards that no hand holds lie face down in a discard pile
// than have come there off the deck.
func (s *State) tooLoose(p Place) bool {
	n := 0
	for _, e := range s.pile(p) {
		if p.Zone == Discard && e.who != s.everybody() && !s.holds(of(Hand, p.Seat()), e.card) {
			n++
		}
	}
	return p.Zone == Discard && n > int(s.loose[p.Of])
}

// hiddenIn is one of the cards of a place that not all know; -1 if there is none.
func (s *State) hiddenIn(p Place, src *dice.Source) int {
	var list []int
	for i, e := range s.pile(p) {
		if e.who != s.everybody() {
			list = append(list, i)
		}
	}
	if len(list) == 0 {
		return -1
	}
	return list[src.IntN(len(list))]
}

// replaced puts another card in the place of one.
func (s *State) replaced(p Place, i int, id content.ID) {
	list := slices.Clone(s.pile(p))
	list[i].card = id
	if p.Zone.unordered() || p.Zone.sortsShown() {
		slices.SortStableFunc(list, func(a, b entry) int {
			open := func(e entry) int {
				if e.who == s.everybody() {
					return 0
				}
				return 1
			}
			if d := open(a) - open(b); d != 0 {
				return d
			}
			return int(a.card) - int(b.card)
		})
	}
	s.piles[p.index()] = list
}

// exchangeLoyalty exchanges secret Loyalty cards with those of other players and of the
// secret stack.
func (s *State) exchangeLoyalty(seat joe.Seat, src *dice.Source) {
	group := []Place{at(SecretStack)}
	for x := range joe.Seat(s.seats) {
		if x != seat {
			group = append(group, of(LoyaltyDown, x))
		}
	}
	for range 6 {
		s.exchange(group[src.IntN(len(group))], group[src.IntN(len(group))], src)
	}
}

func traitorOptions() joetest.Options[State, Action, Event] {
	hand := PlaceOf(Hand, 0)
	return joetest.Options[State, Action, Event]{
		Disguise: disguise,
		Forgets: func(e Event) bool {
			_, shuffled := e.(Shuffled)
			return shuffled
		},
		Actions: []Action{
			AttemptMenace{}, Sabotage{}, Sabotage{"gi"}, Sabotage{"sabotage-tip-off"}, Defend{}, Defend{"gi"}, ChooseSeat{1}, Assign{"gi"}, Play{"comms"},
			AttemptSide{Card: "accused-of-recon", Of: 1}, Deal{"traitor"}, Deal{"loyal-joe"}, Deal{"gi"}, Choose{"gi"}, Pass{}, Accept{}, Hold{"gi"},
		},
		Events: []Event{
			Showed{0, "gi", "tw-menace-defend"}, Showed{3, "gi", ""}, Opened{hand, []string{"gi", "traitor"}}, Opened{at(Story), nil}, Rested{3},
			DefenceRolled{255, 255, 255}, AllegianceChanged{0, "traitor", ""}, AllegianceChanged{3, "rehabilitated", ""}, AccusationsRetired{},
			Plotted{3}, Spared{3, ""}, FoeNamed{0}, FoeNamed{3}, Moved{"", hand, of(Discard, 0), "", 1}, Moved{"", of(DeckRest, 1), of(Hand, 1), "", 2},
			Moved{"traitor", of(LoyaltyDown, 0), of(LoyaltyUp, 0), "", 0}, Moved{"gi", hand, at(Story), "", 0}, Ended{Cause: "core-lose-threat-top"}, Ended{Cause: "?"},
			Shuffled{of(Discard, 0), of(DeckRest, 0), ""}, Shuffled{of(DeckRest, 0), of(DeckRest, 0), ""},
		},
		Cites: func(id joe.RuleID) bool {
			_, card := content.TraitorWithin().Find(string(id))
			return card
		},
	}
}

// intrigues are positions that random play comes to seldom: an Active Traitor in the own
// turn, a defence, a Sabotage, at two to four seats.
func intrigues(t *testing.T, kinds ...string) (list []State) {
	t.Helper()
	for i, kind := range kinds {
		for seed, found := uint64(0), false; !found; seed++ {
			if seed == 60 {
				t.Fatalf("no game came to an Active Traitor and %s", kind)
			}
			traitorGame(t, Config{Seats: 2 + i%3}, seed, func(s State, _ *dice.Source) {
				if !found && s.Pending().Kind == kind && s.activeTraitors() != 0 {
					found, list = true, append(list, s)
				}
			})
		}
	}
	return list
}

// TestTraitorLaws holds A Traitor Within to every law of joetest, at two, three and four
// seats; with -lawgames it plays more.
func TestTraitorLaws(t *testing.T) {
	o := traitorOptions()
	o.Games, o.Endings, o.Moments, o.Draws, o.Probes, o.MaxActions = 1, 1, 8, 16, 16, 130
	kinds, all := []string{AskMissions, AskDefence, AskSabotage}, []Config{{Seats: 3, Story: TraitorWithin, Expert: []string{"tw-expert"}}}
	if many := flag.Lookup("lawgames"); many != nil && many.Value.String() != "0" {
		o.Games, o.Endings, o.Moments, o.Draws, o.Probes, o.MaxActions = 6, 6, 200, 200, 100, 0
		kinds = append(kinds, AskFoe, AskJoin, AskCards)
		all = append(all, Config{Seats: 2, Story: TraitorWithin}, Config{Seats: 4, Story: TraitorWithin})
	}
	if testing.Short() {
		o.Moments, o.MaxActions, kinds = 4, 80, kinds[:1]
	}
	o.Positions = intrigues(t, kinds...)
	joetest.RunWith(t, Game(), o, all...)
}
