package deckbuilder_test

import (
	"flag"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/internal/stat"
	"github.com/seed4548c990/gijoe/joe"
)

var traitorGames = flag.Int("traitor", 24, "games of A Traitor Within that TestTraitorBalance plays at each number of seats; 2000 are those of the package doc")

// verdict is what one game of A Traitor Within came to.
type verdict struct {
	dealt      bool // somebody was dealt the Traitor
	discovered bool
	redeemed   bool // and rehabilitated, at the end
	reason     joe.RuleID
	turns      int // of a player
}

// suspected plays a game with one sensible player a seat, each over its own View.
func suspected(t *testing.T, seats int, seed uint64) verdict {
	t.Helper()
	s, _, err := deckbuilder.New(deckbuilder.Config{Seats: seats, Story: deckbuilder.TraitorWithin})
	if err != nil {
		t.Fatal(err)
	}
	p := suspect{plays(s.Content())}
	src, mine := dice.New(seed), dice.NewStream(seed, 1)
	turns := 0
	for n := 0; s.ToAct() != joe.Nobody; n++ {
		if n > 50000 {
			t.Errorf("game %d with %d seats does not end: %+v", seed, seats, s.Pending())
			return verdict{}
		}
		a := deckbuilder.Roll(s, &src)
		if a == nil {
			a = p.choose(s.View(s.ToAct()), &mine)
			if s.Pending().Kind == deckbuilder.AskRecruit && a == (deckbuilder.Action)(deckbuilder.Pass{}) {
				turns++
			}
		}
		next, err := deckbuilder.Next(s, a)
		if err != nil {
			t.Fatalf("game %d: %v", seed, err)
		}
		s = next
	}
	o, _ := s.Outcome()
	r := verdict{reason: o.Reason, turns: (turns + seats/2) / seats}
	for seat := range joe.Seat(seats) {
		bad := 0
		for _, z := range [...]deckbuilder.Zone{deckbuilder.LoyaltyUp, deckbuilder.LoyaltyDown} {
			for _, id := range s.Cards(deckbuilder.PlaceOf(z, int(seat))) {
				if s.Card(id).Traitor {
					bad++
				}
			}
		}
		r.dealt = r.dealt || bad >= 2
		r.discovered = r.discovered || s.Allegiance(seat) != ""
		r.redeemed = r.redeemed || s.Allegiance(seat) == "rehabilitated"
	}
	return r
}

// shareIn is the share of those that are so, of those that count.
func shareIn(all []verdict, count, so func(r *verdict) bool) stat.Share {
	n, of := 0, 0
	for i := range all {
		if r := &all[i]; count(r) {
			of++
			if so(r) {
				n++
			}
		}
	}
	return stat.Share{N: n, Of: of}
}

// TestTraitorBalance plays A Traitor Within with sensible players and holds it to what the
// package doc says.
func TestTraitorBalance(t *testing.T) {
	games := *traitorGames
	if testing.Short() {
		games /= 2
	}
	dealt := func(r *verdict) bool { return r.dealt }
	loyal := func(r *verdict) bool { return !r.dealt }
	won := func(r *verdict) bool { return r.reason == "core-win-last-finale" }
	pyrrhic := func(r *verdict) bool { return r.reason == "tw-end-hidden-pyrrhic" }
	discovered := func(r *verdict) bool { return r.discovered }
	redeemed := func(r *verdict) bool { return r.redeemed }
	for seats := 2; seats <= 4; seats++ {
		var all []verdict
		began := time.Now()
		for i := range games {
			all = append(all, suspected(t, seats, uint64(i)))
			if left := games - i - 1; left > 0 && left%250 == 0 {
				t.Logf("%d seats: %d of %d games to go, about %v", seats, left, games, (time.Since(began) / time.Duration(i+1) * time.Duration(left)).Round(time.Second))
			}
		}
		var turns []int
		why := map[joe.RuleID]int{}
		for _, r := range all {
			turns = append(turns, r.turns)
			why[r.reason]++
		}
		slices.Sort(turns)
		without, with := shareIn(all, loyal, won), shareIn(all, dealt, won)
		found := shareIn(all, dealt, discovered)
		t.Logf("%d seats, %d games, a Traitor in %v: won without one %v, with one %v, pyrrhic with one %v; discovered %v, Loyal again at the end %v; turns a player %d median, %d to %d in nine of ten; %s; %.1f games a second",
			seats, games, shareIn(all, func(*verdict) bool { return true }, dealt), without, with, shareIn(all, dealt, pyrrhic), found, shareIn(all, dealt, redeemed),
			turns[games/2], turns[games/20], turns[games-1-games/20], fmt.Sprint(why), float64(games)/time.Since(began).Seconds())
		if seats < 4 {
			continue
		}
		if outside(without, 35, 60) {
			t.Errorf("sensible players win %v where there is no Traitor; it is to be 35 to 60 %%", without)
		}
		_, most := without.Wilson(3)
		if least, _ := with.Wilson(3); most-least < 15 {
			t.Errorf("a Traitor takes the Joes' wins from %v to %v; it is to be 15 points or more", without, with)
		}
		if outside(found, 40, 90) {
			t.Errorf("a Traitor is discovered in %v of games, where it is to be 40 to 90 %%", found)
		}
	}
}
