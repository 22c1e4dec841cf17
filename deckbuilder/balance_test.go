package deckbuilder_test

import (
	"cmp"
	"flag"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/internal/stat"
	"github.com/seed4548c990/gijoe/joe"
)

var balanceGames = flag.Int("balance", 40, "games that TestBalance plays at each number of seats, half of them with each Story; 1500 are those of the package doc")

// outcome is what one game came to.
type outcome struct {
	story   string
	won     bool
	reason  joe.RuleID
	turns   int // of a player, on average
	threat  int
	stories int // that were Successes
	noisy   bool
	leaders []string
	could   map[string]bool // main-deck cards that could be paid for in some Recruit phase
	bought  map[string]bool // those that were
	asked   [content.Skills]int
	had     [content.Skills]int // dice in it, of cards bought
}

// measured is what many games came to.
type measured struct {
	seats int
	games []outcome
	took  time.Duration
}

// measure plays so many games; what comes of them does not depend on how many run at
// once.
func measure(t *testing.T, games, seats int, play func(s deckbuilder.State, seed uint64) outcome) measured {
	t.Helper()
	stories := content.Core().Stories()
	results := make([]outcome, games)
	next := make(chan int, games)
	for i := range games {
		next <- i
	}
	close(next)
	began := time.Now()
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := range next {
				s, _, err := deckbuilder.New(deckbuilder.Config{Seats: seats, Story: stories[i%len(stories)].ID})
				if err != nil {
					t.Error(err)
					return
				}
				results[i] = play(s, uint64(i))
				if left := len(next); left > 0 && left%500 == 0 {
					spent := time.Since(began)
					t.Logf("%d seats: %d of %d games to go, about %v", seats, left, games, (spent / time.Duration(games-left) * time.Duration(left)).Round(time.Second))
				}
			}
		})
	}
	wg.Wait()
	return measured{seats, results, time.Since(began)}
}

// seatedSensibly plays a game with one sensible player a seat.
func seatedSensibly(s deckbuilder.State, seed uint64) outcome {
	p := plays(s.Content())
	return seated(s, seed, p.choose)
}

// seatedAtRandom plays a game by chance.
func seatedAtRandom(s deckbuilder.State, seed uint64) outcome {
	return seated(s, seed, func(v deckbuilder.View, src *dice.Source) deckbuilder.Action {
		list := v.Legal()
		return list[src.IntN(len(list))]
	})
}

func seated(s deckbuilder.State, seed uint64, choose joe.Player[deckbuilder.View, deckbuilder.Action]) outcome {
	src, mine := dice.New(seed), dice.NewStream(seed, 1)
	r := outcome{story: s.Config().Story, could: map[string]bool{}, bought: map[string]bool{}}
	turns := 0
	for s.ToAct() != joe.Nobody {
		a := deckbuilder.Roll(s, &src)
		if a == nil {
			v := s.View(s.ToAct())
			a = choose(v, &mine)
			r.watch(v, a)
			if v.Pending().Kind == deckbuilder.AskRecruit && a == (deckbuilder.Action)(deckbuilder.Pass{}) {
				turns++
			}
		}
		next, err := deckbuilder.Next(s, a)
		if err != nil {
			return r
		}
		s = next
	}
	o, _ := s.Outcome()
	r.won, r.reason = o.Winners != 0, o.Reason
	r.turns = (turns + s.Seats()/2) / s.Seats()
	r.threat, _ = s.Threat()
	r.noisy = s.Noisy()
	for _, won := range s.Record() {
		if won {
			r.stories++
		}
	}
	r.leaders = leadersOf(s)
	return r
}

// leadersOf is the Leaders in the game, by name: those that are not on offer.
func leadersOf(s deckbuilder.State) (list []string) {
	offered := s.Cards(deckbuilder.PlaceOf(deckbuilder.Leaders, 0))
	for _, c := range s.Content().All() {
		if c.Kind == content.Leader && !slices.Contains(offered, c.ID) {
			list = append(list, c.ID)
		}
	}
	return list
}

// watch notes what a player could buy, buys, and is asked for.
func (r *outcome) watch(v deckbuilder.View, a deckbuilder.Action) {
	line := func(slot uint8) string {
		return v.Cards(deckbuilder.PlaceOf(deckbuilder.LineUp, int(slot)))[0]
	}
	got := ""
	switch v.Pending().Kind {
	case deckbuilder.AskRecruit:
		for _, b := range v.Legal() {
			if b, ok := b.(deckbuilder.Buy); ok {
				r.could[line(b.Slot)] = true
			}
		}
		if b, ok := a.(deckbuilder.Buy); ok {
			got = line(b.Slot)
		}
	case deckbuilder.AskMissions:
		if _, ok := a.(deckbuilder.AttemptStory); ok {
			c := v.Card(v.Cards(deckbuilder.PlaceOf(deckbuilder.Story, 0))[0])
			for s := range content.Wild {
				if c.Need.Has(s) && !c.Any {
					r.asked[s]++
				}
			}
		}
	}
	if got != "" {
		r.bought[got] = true
		for s := range content.Wild {
			r.had[s] += int(v.Card(got).Skills[s])
		}
	}
}

// outside tells whether a share is surely, by three standard errors, not from low to
// high percent.
func outside(s stat.Share, low, high float64) bool {
	least, most := s.Wilson(3)
	return most < low || least > high
}

// wins is the share of games won, of those that count.
func (m *measured) wins(count func(o *outcome) bool) stat.Share {
	won, all := 0, 0
	for i := range m.games {
		if o := &m.games[i]; count == nil || count(o) {
			all++
			if o.won {
				won++
			}
		}
	}
	return stat.Share{N: won, Of: all}
}

// share is the share of games of which something holds.
func (m *measured) share(holds func(o *outcome) bool) stat.Share {
	s := stat.Share{Of: len(m.games)}
	for i := range m.games {
		if holds(&m.games[i]) {
			s.N++
		}
	}
	return s
}

// quantile is of turns a player.
func (m *measured) quantile(p float64) int {
	var list []int
	for _, o := range m.games {
		list = append(list, o.turns)
	}
	slices.Sort(list)
	return list[int(p*float64(len(list)-1))]
}

func (m *measured) reasons() string {
	n := map[joe.RuleID]int{}
	for _, o := range m.games {
		n[o.reason]++
	}
	var list []string
	for _, why := range slices.SortedFunc(maps.Keys(n), func(a, b joe.RuleID) int { return cmp.Or(n[b]-n[a], strings.Compare(string(a), string(b))) }) {
		list = append(list, fmt.Sprintf("%s %.1f %%", why, 100*float64(n[why])/float64(len(m.games))))
	}
	return strings.Join(list, ", ")
}

// plainLow and plainHigh are what sensible players are to win of the core Stories and of those
// of The Crimson Veil, in percent, with one seat and with three. The cards are tuned with
// Greedy, who plays better (TestTargets of internal/measure).
const plainLow, plainHigh = 5, 45

// TestBalance plays the built-in cards with the sensible player and holds them to what
// the package doc says.
func TestBalance(t *testing.T) {
	games := *balanceGames
	if testing.Short() {
		games /= 3
	}
	set := content.Core()
	var all []outcome
	for seats := 1; seats <= 4; seats++ {
		m := measure(t, games, seats, seatedSensibly)
		all = append(all, m.games...)
		text := fmt.Sprintf("%d seats, %d games: won %v", seats, games, m.wins(nil))
		for _, y := range set.Stories() {
			text += fmt.Sprintf(", %s %v", y.ID, m.wins(func(o *outcome) bool { return o.story == y.ID }))
		}
		stories := 0
		for _, o := range m.games {
			stories += o.stories
		}
		t.Logf("%s; turns a player %d median, %d to %d in nine of ten; %.1f Successes a game; %s; %.0f games a second", text,
			m.quantile(0.5), m.quantile(0.05), m.quantile(0.95), float64(stories)/float64(games), m.reasons(), float64(games)/m.took.Seconds())
		// The median lies from 12 to 30 if no more than half of the games are shorter, and longer.
		shorter, longer := m.share(func(o *outcome) bool { return o.turns < 12 }), m.share(func(o *outcome) bool { return o.turns > 30 })
		if outside(shorter, 0, 50) || outside(longer, 0, 50) {
			t.Errorf("%d seats: a median of %d turns a player, where it is to be 12 to 30: %v are shorter, %v longer", seats, m.quantile(0.5), shorter, longer)
		}
		if s := m.wins(nil); seats%2 == 1 && outside(s, plainLow, plainHigh) {
			t.Errorf("%d seats: sensible players win %v, where it is to be %d to %d %%", seats, s, plainLow, plainHigh)
		}
		random := measure(t, games, seats, seatedAtRandom)
		t.Logf("%d seats at random: won %v", seats, random.wins(nil))
		if s := random.wins(nil); outside(s, 0, 2) {
			t.Errorf("%d seats: chance wins %v, where it is to be under 2 %%", seats, s)
		}
	}
	m := measured{games: all}
	checkLeaders(t, &m)
	checkCards(t, &m)
	logSkills(t, &m)
}

// checkLeaders holds the Leaders to a like strength. Games of different numbers of
// seats have equal numbers of Leaders each, so that they may be taken together.
func checkLeaders(t *testing.T, m *measured) {
	var all []stat.Share
	var text []string
	for _, c := range content.Core().All() {
		if c.Kind != content.Leader {
			continue
		}
		s := m.wins(func(o *outcome) bool { return slices.Contains(o.leaders, c.ID) })
		text = append(text, fmt.Sprintf("%s %v", c.ID, s))
		all = append(all, s)
	}
	t.Logf("won with %s", strings.Join(text, ", "))
	byShare := func(a, b stat.Share) int { return cmp.Compare(a.Percent(), b.Percent()) }
	worst, best := slices.MinFunc(all, byShare), slices.MaxFunc(all, byShare)
	_, most := worst.Wilson(3)
	if least, _ := best.Wilson(3); least-most > 12 {
		t.Errorf("the Leaders' wins lie %.1f points apart, where it is to be 12", best.Percent()-worst.Percent())
	}
}

// checkCards looks for cards of the main deck that nobody wants.
func checkCards(t *testing.T, m *measured) {
	type wanted struct {
		id    string
		share stat.Share
	}
	var list []wanted
	for _, c := range content.Core().All() {
		if c.Where != content.MainDeck {
			continue
		}
		could, bought := 0, 0
		for i := range m.games {
			if m.games[i].could[c.ID] {
				could++
			}
			if m.games[i].bought[c.ID] {
				bought++
			}
		}
		list = append(list, wanted{c.ID, stat.Share{N: bought, Of: could}})
		if s := (stat.Share{N: bought, Of: could}); outside(s, 2, 100) {
			t.Errorf("%s is bought in %v of the games in which it could be", c.ID, s)
		}
	}
	slices.SortFunc(list, func(a, b wanted) int { return cmp.Compare(a.share.Percent(), b.share.Percent()) })
	var text []string
	for _, w := range list {
		text = append(text, fmt.Sprintf("%s %.0f", w.id, w.share.Percent()))
	}
	t.Logf("bought, in percent of the games in which it could be: %s", strings.Join(text, ", "))
}

func logSkills(t *testing.T, m *measured) {
	var text []string
	for s := range content.Wild {
		asked, had := 0, 0
		for _, o := range m.games {
			asked += o.asked[s]
			had += o.had[s]
		}
		text = append(text, fmt.Sprintf("%v %.2f and %.1f", s, float64(asked)/float64(len(m.games)), float64(had)/float64(len(m.games))))
	}
	t.Logf("Story attempts a game that ask for a Skill, and dice in it that are bought: %s", strings.Join(text, ", "))
}
