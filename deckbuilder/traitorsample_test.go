package deckbuilder

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// dealtTraitor counts, over every order of the secret stack and every way in which cards
// of a row can be flipped blind, those that show what was flipped, of each seat a word of
// l and t, and that give a seat its known secret card; and of these the ones in which the
// secret Traitor card lies with each seat, last with nobody.
func dealtTraitor(flips []string, known map[int]byte) (all int, with []int) {
	seats := len(flips)
	with = make([]int, seats+1)
	var ways func(row []byte, show string) int
	ways = func(row []byte, show string) (n int) {
		if show == "" {
			return 1
		}
		for i := range row {
			if row[i] == show[0] {
				n += ways(append(append([]byte(nil), row[:i]...), row[i+1:]...), show[1:])
			}
		}
		return n
	}
	for place := range 5 { // of the Traitor card in the stack; seat s has the s-th card
		n, holder := 1, min(place, seats)
		for s := range seats {
			secret := byte('l')
			if s == place {
				secret = 't'
			}
			if k, told := known[s]; told && k != secret {
				n = 0
			}
			n *= ways([]byte{'l', 't', secret}, flips[s])
		}
		all += n
		with[holder] += n
	}
	return all, with
}

// within5 reports whether a count of n draws is within five standard deviations of what
// a chance of k in all makes it.
func within5(got, n, k, all int) bool {
	p := float64(k) / float64(all)
	return math.Abs(float64(got)-float64(n)*p) <= 5*math.Sqrt(float64(n)*p*(1-p))
}

// The secret Traitor card lies where the deal and the flips seen make it lie
// (amb-tw-knowledge): counted out, with two players it is 40 of a hundred games that
// have a Traitor, with four 80 (tw-loyalty-odds-two, tw-loyalty-odds-four).
func TestSampleLoyalty(t *testing.T) {
	const draws = 3000
	for _, c := range []struct {
		secret string
		seat   joe.Seat
		flips  []string
	}{
		{"ll", joe.Spectator, []string{"", ""}},
		{"llll", joe.Spectator, []string{"", "", "", ""}},
		{"ll", joe.Spectator, []string{"l", ""}},
		{"tl", joe.Spectator, []string{"t", ""}},
		{"lll", joe.Spectator, []string{"l", "t", "l"}},
		{"llll", joe.Spectator, []string{"lt", "t", "l", ""}},
		{"llll", joe.Spectator, []string{"ll", "t", "", ""}},
		{"lll", 1, []string{"l", "", "t"}},
		{"ltl", 1, []string{"l", "", "t"}},
		{"ltl", 0, []string{"", "t", ""}},
		{"llll", 3, []string{"tl", "t", "t", "l"}},
	} {
		s := within(t, c.secret).State
		known := map[int]byte{}
		if c.seat >= 0 {
			known[int(c.seat)] = c.secret[c.seat]
		}
		for i, word := range c.flips {
			for _, l := range word {
				card := map[rune]content.ID{'l': s.set.loyalCard, 't': s.set.traitorCard}[l]
				s.moves(card, of(LoyaltyDown, joe.Seat(i)), of(LoyaltyUp, joe.Seat(i)), 0)
			}
		}
		all, with := dealtTraitor(c.flips, known)
		got := make([]int, len(with))
		src, v := dice.New(5), s.View(c.seat)
		for range draws {
			x := v.Sample(&src)
			holder := len(c.flips)
			for i := range c.flips {
				if x.traitor(joe.Seat(i)) {
					holder = i
				}
			}
			got[holder]++
		}
		for i := range with {
			if !within5(got[i], draws, with[i], all) {
				t.Errorf("%v flipped, seen by %v: of %d samples %v, counted out %v of %d", c.flips, c.seat, draws, got, with, all)
				break
			}
		}
	}
	for seats, want := range map[int]string{2: "2 of 5", 4: "4 of 5"} {
		all, with := dealtTraitor(make([]string, seats), nil)
		if got := fmt.Sprintf("%d of %d", all-with[seats], all); got != want {
			t.Errorf("with %d players %s games have a Traitor, want %s", seats, got, want)
		}
	}
}

// Every arrangement of a player's unknown cards is as likely as the other: of the cards
// that may lie in hand, deck and face-down discards each is as often in each.
func TestSampleHands(t *testing.T) {
	const draws = 4000
	s := within(t, "lll").State
	const seat = 1
	hand := of(Hand, seat)
	for _, e := range s.own(Hand, seat)[:2] { // two cards go to the discards, unseen
		s.moves(e.card, hand, of(Discard, seat), joe.SetOf(seat))
	}
	trooper, ok := s.set.cards.Find("cobra-trooper")
	if !ok {
		t.Fatal("the set has no Trooper")
	}
	s.moves(trooper, at(TrooperStack), of(DeckRest, seat), 0) // one that cannot lie in a hand
	v := s.View(0)
	held, size := len(v.own(Hand, seat)), len(v.own(DeckRest, seat))
	if held != 3 || v.blanks(hand) != 3 || v.blanks(of(Discard, seat)) != 2 || size != 11 {
		t.Fatalf("the View knows %s", written(v))
	}
	src := dice.New(8)
	leaders, troopers, gis := map[Zone]int{}, map[Zone]int{}, make([]int, held+1)
	for range draws {
		x := v.Sample(&src)
		for _, z := range [...]Zone{Hand, Discard, DeckRest} {
			for _, e := range x.own(z, seat) {
				switch {
				case e.card == trooper:
					troopers[z]++
				case x.card(e.card).Kind == content.Leader:
					leaders[z]++
				}
			}
		}
		gis[strings.Count(strings.Join(x.Cards(hand), " "), "gi")]++
	}
	// Of the ten other cards three lie in hand, and two of the seven left over in the
	// discards: they came out of the hand, where no Trooper lies.
	if troopers[Hand] != 0 || troopers[Discard] != 0 || !within5(leaders[Hand], draws, 3, 10) || !within5(leaders[Discard], draws, 2, 10) {
		t.Errorf("the Trooper lies %v, the Leader %v", troopers, leaders)
	}
	total := v.own(DeckRest, seat).count(mustFind(t, s, "gi"))
	choose := func(n, k int) int {
		c := 1
		for i := range k {
			c = c * (n - i) / (i + 1)
		}
		return c
	}
	for k := range gis {
		if !within5(gis[k], draws, choose(total, k)*choose(10-total, held-k), choose(10, held)) {
			t.Errorf("%d GIs in hand %d times of %d", k, gis[k], draws)
		}
	}
}

// Of what was discarded unseen off the deck any card may be, of what came out of a hand
// none that is put down when drawn.
func TestSampleLooseDiscards(t *testing.T) {
	const draws, seat = 4000, 1
	s := within(t, "lll").State
	trooper := mustFind(t, s, "cobra-trooper")
	s.moves(trooper, at(TrooperStack), of(DeckRest, seat), 0)
	s.moves(s.own(Hand, seat)[0].card, of(Hand, seat), of(Discard, seat), joe.SetOf(seat))
	s.moves(mustFind(t, s, "gi"), of(DeckRest, seat), of(Scouted, seat), joe.SetOf(seat))
	s.moves(mustFind(t, s, "gi"), of(Scouted, seat), of(Discard, seat), joe.SetOf(seat))
	if s.loose != [maxSeats]uint8{seat: 1} {
		t.Fatalf("loose: %v", s.loose)
	}
	if again, err := Load([]byte(written(s))); err != nil || again.Hash() != s.Hash() {
		t.Errorf("%v: %s", err, written(s))
	}
	v, n := s.View(0), 0
	src := dice.New(9)
	for range draws {
		x := v.Sample(&src)
		n += x.own(Discard, seat).count(trooper)
	}
	// Four in hand and one discarded from there; of the six other cards one is loose.
	if left := len(v.own(DeckRest, seat)) - len(v.own(Hand, seat)) - 1; !within5(n, draws, 1, left) {
		t.Errorf("the Trooper is the loose card %d times of %d, of %d cards", n, draws, left)
	}
	(Shuffled{of(Discard, seat), of(DeckRest, seat), "core-draw-reshuffle"}).on(&s.table)
	if s.loose != [maxSeats]uint8{} {
		t.Errorf("loose after a shuffle: %v", s.loose)
	}
}

func mustFind(t *testing.T, s State, id string) content.ID {
	t.Helper()
	n, ok := s.set.cards.Find(id)
	if !ok {
		t.Fatalf("the set has no %s", id)
	}
	return n
}
