package deckbuilder_test

import (
	"cmp"
	"flag"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/internal/stat"
	"github.com/seed4548c990/gijoe/joe"
)

var veilGames = flag.Int("veilbalance", 3, "games that TestVeilBalance plays of each kind at each number of seats; the package doc says how many are its")

// veiledGames is a kind of game of The Crimson Veil that is measured.
type veiledGames struct {
	name   string
	config deckbuilder.Config
	own    bool // one of its own Stories, whose wins are held to a range at one and three seats
	play   func(deckbuilder.State, uint64) outcome
}

// veiledKinds is the kinds of games that the package doc tells of.
func veiledKinds() (list []veiledGames) {
	const first, second = "cv-expert", "cv-expert-deep-cover"
	for _, story := range content.CrimsonVeil().Stories() {
		c := deckbuilder.Config{Story: story.ID, CrimsonVeil: true}
		own := story.ID != deckbuilder.MassDevice
		if story.ID == "total-control" {
			continue
		}
		list = append(list, veiledGames{story.Name, c, own, seatedSensibly})
		c.General = true
		for _, expert := range []string{first, second} {
			c.Expert = []string{expert}
			list = append(list, veiledGames{story.Name + ", The General, " + expert, c, own, seatedSensibly})
		}
	}
	return append(list, veiledGames{"A Traitor Within", deckbuilder.Config{Story: deckbuilder.TraitorWithin, CrimsonVeil: true}, false, seatedWarily})
}

// seatedWarily plays a game of A Traitor Within with one sensible player a seat.
func seatedWarily(s deckbuilder.State, seed uint64) outcome {
	p := suspect{plays(s.Content())}
	r := seated(s, seed, p.choose)
	r.won = r.reason == "core-win-last-finale"
	return r
}

// clock tells how far many games are.
type clock struct {
	sync.Mutex
	began, told time.Time
	done, all   int
}

// tick counts a game, and tells the time left, at most every half minute.
func (c *clock) tick(t *testing.T) {
	c.Lock()
	defer c.Unlock()
	c.done++
	if now := time.Now(); now.Sub(c.told) > 30*time.Second {
		c.told = now
		left := now.Sub(c.began) / time.Duration(c.done) * time.Duration(c.all-c.done)
		t.Logf("%d of %d games, about %v left", c.done, c.all, left.Round(time.Second))
	}
}

// veiledMeasure plays so many games of a Config; what comes of them does not depend on
// how many run at once.
func veiledMeasure(t *testing.T, games int, c deckbuilder.Config, play func(deckbuilder.State, uint64) outcome, on *clock) measured {
	t.Helper()
	results := make([]outcome, games)
	next := make(chan int, games)
	for i := range games {
		next <- i
	}
	close(next)
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := range next {
				s, _, err := deckbuilder.New(c)
				if err != nil {
					t.Error(err)
					return
				}
				results[i] = play(s, uint64(i))
				on.tick(t)
			}
		})
	}
	wg.Wait()
	return measured{seats: c.Seats, games: results}
}

// TestVeilBalance plays The Crimson Veil with the sensible player and holds it to what
// the package doc says.
func TestVeilBalance(t *testing.T) {
	games := *veilGames
	if testing.Short() {
		games = (games + 1) / 2
	}
	const chancy = 5 // times as many games at random
	kinds := veiledKinds()
	on := &clock{began: time.Now(), told: time.Now(), all: games * 4 * (len(kinds) + 4*chancy)}
	var all []outcome
	for _, k := range kinds {
		text := k.name
		for seats := 1; seats <= 4; seats++ {
			if k.config.Story == deckbuilder.TraitorWithin && seats == 1 {
				continue
			}
			k.config.Seats = seats
			m := veiledMeasure(t, games, k.config, k.play, on)
			stories := 0
			for _, o := range m.games {
				stories += o.stories
			}
			text += fmt.Sprintf("\n%d seats, %d games: won %v; turns a player %d median, %d to %d in nine of ten; %.1f Successes a game; %s", seats, games, m.wins(nil),
				m.quantile(0.5), m.quantile(0.05), m.quantile(0.95), float64(stories)/float64(max(1, games)), m.reasons())
			if s := m.wins(nil); k.own && seats%2 == 1 && outside(s, plainLow, plainHigh) {
				t.Errorf("%s, %d seats: sensible players win %v, where it is to be %d to %d %%", k.name, seats, s, plainLow, plainHigh)
			}
			if k.own {
				all = append(all, m.games...)
			}
		}
		t.Log(text)
	}
	chance, ended := stat.Share{}, map[joe.RuleID]int{}
	for _, c := range []deckbuilder.Config{
		{Story: deckbuilder.GeneralBedlam}, {Story: "crimson-ledger"},
		{Story: deckbuilder.GeneralBedlam, General: true, TrimComplications: true}, {Story: "crimson-ledger", General: true, Expert: []string{"cv-expert"}},
	} {
		for seats := 1; seats <= 4; seats++ {
			c.Seats = seats
			m := veiledMeasure(t, chancy*games, c, seatedAtRandom, on)
			s := m.wins(nil)
			chance.N, chance.Of = chance.N+s.N, chance.Of+s.Of
			for _, o := range m.games {
				ended[o.reason]++
			}
		}
	}
	t.Logf("at random: won %v; %v", chance, ended)
	if outside(chance, 0, 2) {
		t.Errorf("chance wins %v, where it is to be under 2 %%", chance)
	}
	if n := ended["sdk-turn-limit"] + ended[""]; n > 0 {
		t.Errorf("%d games at random come to no end of their own", n)
	}
	m := measured{games: all}
	checkVeiledLeaders(t, &m)
	checkVeiledCards(t, &m)
}

// checkVeiledLeaders holds the Leaders of The Crimson Veil to the others.
func checkVeiledLeaders(t *testing.T, m *measured) {
	type led struct {
		id    string
		share stat.Share
	}
	var list []led
	for _, c := range content.CrimsonVeil().All() {
		if c.Kind == content.Leader {
			list = append(list, led{c.ID, m.wins(func(o *outcome) bool { return slices.Contains(o.leaders, c.ID) })})
		}
	}
	slices.SortFunc(list, func(a, b led) int { return cmp.Compare(a.share.Percent(), b.share.Percent()) })
	var text []string
	for _, l := range list {
		text = append(text, fmt.Sprintf("%s %v", l.id, l.share))
	}
	t.Logf("won with %s", strings.Join(text, ", "))
	worst, best := list[0].share, list[len(list)-1].share
	_, most := worst.Wilson(3)
	if least, _ := best.Wilson(3); least-most > 12 {
		t.Errorf("the Leaders' wins lie %.1f points apart, where it is to be 12", best.Percent()-worst.Percent())
	}
}

// checkVeiledCards looks for main-deck cards of The Crimson Veil that nobody wants.
func checkVeiledCards(t *testing.T, m *measured) {
	var text []string
	for _, c := range content.CrimsonVeil().All() {
		if c.Where != content.MainDeck || c.Set != "crimson-veil" {
			continue
		}
		s := stat.Share{}
		for i := range m.games {
			if m.games[i].could[c.ID] {
				s.Of++
			}
			if m.games[i].bought[c.ID] {
				s.N++
			}
		}
		text = append(text, fmt.Sprintf("%s %.0f", c.ID, s.Percent()))
		if outside(s, 2, 100) {
			t.Errorf("%s is bought in %v of the games in which it could be", c.ID, s)
		}
	}
	t.Logf("bought, in percent of the games in which it could be: %s", strings.Join(text, ", "))
}
