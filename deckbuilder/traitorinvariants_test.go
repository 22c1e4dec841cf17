package deckbuilder

import (
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// What holds after every step of a game of A Traitor Within, and from one step to the
// next.
func TestTraitorInvariants(t *testing.T) {
	turned, restored, schemes := 0, 0, 0
	for seed := range uint64(18) {
		c := Config{Seats: 2 + int(seed%3)}
		if c.Seats > 2 && seed%2 == 0 {
			c.Expert = []string{"tw-expert"}
		}
		var before State
		started := false // the Threat Marker has left its first space
		traitorGame(t, c, 100+seed, func(s State, _ *dice.Source) {
			checkTraitor(t, &s)
			for x := range joe.Seat(s.seats) {
				was, is := before.status[x], s.status[x]
				switch {
				case was == undiscovered && is == activeTraitor:
					turned++
				case was == activeTraitor && is == rehabilitated:
					restored++
				case before.set != nil && was != is:
					t.Fatalf("%v was %d and is %d", x, was, is)
				}
				schemes += len(s.own(Schemes, x))
			}
			if before.set != nil {
				if was, is := len(before.zone(SabotageDeck)), len(s.zone(SabotageDeck)); is > was {
					t.Fatalf("the Sabotage deck grows from %d to %d (tw-sabotage-no-reshuffle)", was, is)
				}
				if before.retired && !s.retired {
					t.Fatal("Accusations are back (tw-discovery-accusations-gone)")
				}
			}
			if started = started || s.threat > 0; started && s.threat == 0 {
				t.Fatal("Threat is back on its first space (core-threat-floor)")
			}
			before = s
		})
	}
	if turned == 0 || restored == 0 || schemes == 0 {
		t.Errorf("%d were discovered, %d Loyal again, Sabotage cards in hand %d times", turned, restored, schemes)
	}
}

// checkTraitor checks one position.
func checkTraitor(t *testing.T, s *State) {
	t.Helper()
	loyal, bad := 0, 0
	for i, p := range s.piles {
		l, b := s.loyalty(ofKind(s, p, content.Loyalty))
		loyal, bad = loyal+l, bad+b
		for _, e := range p {
			if e.card == 0 {
				t.Fatalf("a State has a blank at %s", places[i])
			}
		}
	}
	if loyal != int(s.set.copies[s.set.loyalCard]) || bad != int(s.set.copies[s.set.traitorCard]) || loyal+bad != 13 {
		t.Fatalf("there are %d Loyal Joe cards and %d Traitor cards", loyal, bad)
	}
	traitors := 0
	for x := range joe.Seat(s.seats) {
		if n := len(s.own(Side, x)); n > 2 {
			t.Fatalf("%v has %d Side Missions (core-side-limit)", x, n)
		}
		if s.traitor(x) {
			traitors++
		}
		if n := len(s.own(LoyaltyDown, x)) + len(s.own(LoyaltyUp, x)); n > 3 || s.round > 0 && n != 3 {
			t.Fatalf("%v has %d Loyalty cards", x, n)
		}
		if len(s.own(Schemes, x)) > 0 && s.status[x] != activeTraitor {
			t.Fatalf("%v has Sabotage cards and is no Active Traitor", x)
		}
		for _, z := range [...]Zone{Deck, Hand, Discard, Scouted, LoyaltyDown, Schemes} {
			for _, e := range s.own(z, x) {
				if e.who != s.everybody() && e.who != joe.SetOf(x) {
					t.Fatalf("a card at %s is known to %v", of(z, x), e.who)
				}
			}
		}
	}
	if traitors > 1 {
		t.Fatalf("%d players were dealt the one Traitor card of the secret stack", traitors)
	}
}

// ofKind is the cards of a kind of a pile.
func ofKind(s *State, p pile, kind content.Kind) (list pile) {
	for _, e := range p {
		if e.card != 0 && s.card(e.card).Kind == kind {
			list = append(list, e)
		}
	}
	return list
}
