package deckbuilder

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// theEnd is a last Finale for the Tech Skill, without effects.
const theEnd = `{"id":"the-end","name":"The End","kind":"finale","basis":"designed","act":3,"story":"traitor-within","need":["tech"],"difficulty":3}`

// won is a stage whose last Finale has just succeeded.
func won(t *testing.T, secret string) *scene {
	t.Helper()
	x := suspects(t, secret, theEnd).story("the-end").put("upcoming").put("hand/0", "tech-four")
	x.sets(AttemptStory{}, "vamp", "tech-four")
	return x.do(Throw{0, 4, 0})
}

// dealtTraitors is the chance, in so many parts of so many, that the secret deal gives
// somebody the Traitor, and the most players who are Traitors by any deal.
func dealtTraitors(t *testing.T, s State, weight uint64) (with, all uint64, most int) {
	t.Helper()
	if s.Pending().Rule != "tw-setup-secret-deal" {
		n := 0
		for seat := range joe.Seat(s.Seats()) {
			if s.traitor(seat) {
				n++
			}
		}
		if n > 0 {
			return weight, weight, n
		}
		return 0, weight, 0
	}
	for _, o := range Odds(s) {
		next, err := Next(s, o.Action)
		if err != nil {
			t.Fatal(err)
		}
		a, b, n := dealtTraitors(t, next, weight*o.Weight)
		with, all, most = with+a, all+b, max(most, n)
	}
	return with, all, most
}

// flipped is a stage in which a success of the Accusation that lies before seat 1 is
// about to flip a Loyalty card.
func flipped(t *testing.T, secret string) *scene {
	t.Helper()
	return suspects(t, secret).put("side/1", "accused-of-tech").put("hand/0", "tech-four").accuses(1, "accused-of-tech", "tech-four", Throw{0, 4, 0}).asks(joe.Chance, AskDeal)
}

func TestLoyalty(t *testing.T) {
	t.Run("tw-loyalty-secret", func(t *testing.T) {
		loyal, bad := within(t, "lll"), within(t, "ltl")
		for _, seat := range []joe.Seat{0, 2, joe.Spectator} {
			if a, b := loyal.View(seat), bad.View(seat); a.Key() != b.Key() || !slices.Contains(b.Cards(of(LoyaltyDown, 1)), "") {
				t.Errorf("%v can tell who is the Traitor: %q", seat, b.Cards(of(LoyaltyDown, 1)))
			}
		}
		if loyal.View(1).Key() == bad.View(1).Key() {
			t.Error("seat 1 does not know the own loyalty")
		}
	})
	t.Run("tw-loyalty-odds-two", func(t *testing.T) {
		if with, all, _ := dealtTraitors(t, toLoyalty(t, 2).State, 1); with*5 != all*2 || all == 0 {
			t.Errorf("%d of %d", with, all)
		}
	})
	t.Run("tw-loyalty-odds-four", func(t *testing.T) {
		if with, all, _ := dealtTraitors(t, toLoyalty(t, 4).State, 1); with*5 != all*4 || all == 0 {
			t.Errorf("%d of %d", with, all)
		}
	})
	t.Run("tw-loyalty-odds-rise", func(t *testing.T) {
		for seats := 2; seats <= 4; seats++ {
			if with, all, _ := dealtTraitors(t, toLoyalty(t, seats).State, 1); with*5 != all*uint64(seats) || all == 0 {
				t.Errorf("%d players: %d of %d", seats, with, all)
			}
		}
	})
	t.Run("tw-loyalty-one-traitor", func(t *testing.T) {
		for seats := 2; seats <= 4; seats++ {
			if _, _, most := dealtTraitors(t, toLoyalty(t, seats).State, 1); most != 1 {
				t.Errorf("%d players: %d Traitors by one deal", seats, most)
			}
		}
	})
	t.Run("tw-loyal-defined", func(t *testing.T) {
		// Two of three make it: {l, l, t}, whichever of them lie face up.
		won(t, "lll").ended("core-win-last-finale", joe.SetOf(0, 1, 2))
		x := suspects(t, "ltl", theEnd).flips(0, "tl").flips(2, "ll").story("the-end").put("upcoming").put("hand/0", "tech-four")
		x.sets(AttemptStory{}, "vamp", "tech-four")
		x.do(Throw{0, 4, 0}).ended("core-win-last-finale", joe.SetOf(0, 2))
	})
	t.Run("tw-loyal-goal", func(t *testing.T) {
		won(t, "lll").ended("core-win-last-finale", joe.SetOf(0, 1, 2))
		won(t, "ll").ended("core-win-last-finale", joe.SetOf(0, 1))
	})
	t.Run("tw-traitor-defined", func(t *testing.T) {
		won(t, "llt").ended("core-win-last-finale", joe.SetOf(0, 1))
		won(t, "tlll").ended("core-win-last-finale", joe.SetOf(1, 2, 3))
	})
	t.Run("tw-traitor-hidden", func(t *testing.T) {
		x := flipped(t, "ltl").do(Deal{"traitor"}).never("tw-discovery-trigger").until().holds("loyalty-shown/1", "traitor")
		if got := x.Allegiance(1); got != "" || !x.Accusing() {
			t.Errorf("seat 1 is %q", got)
		}
		x.turnOf(1).put("hand/1", "tech-four").offers(AttemptMenace{}, false).offers(AttemptStory{}, true)
	})
	t.Run("tw-traitor-active", func(t *testing.T) {
		x := suspects(t, "ltl").flips(1, "t").put("side/1", "accused-of-tech").put("hand/0", "tech-four")
		x.accuses(1, "accused-of-tech", "tech-four", Throw{0, 4, 0}).do(Deal{"traitor"}).happened(AllegianceChanged{1, "traitor", "tw-discovery-trigger"})
		if got := x.Allegiance(1); got != "traitor" || x.Accusing() {
			t.Errorf("seat 1 is %q", got)
		}
	})
	t.Run("tw-hidden-threat-faster", func(t *testing.T) {
		round := func(x *scene) *scene { return x.clear("officer-stack").marker(1).turnOver().turnOver().turnOver() }
		round(suspects(t, "lll")).stands(3)
		round(suspects(t, "ltl")).stands(3)
		round(suspects(t, "ltl").flips(1, "t")).stands(3)
		round(suspects(t, "ltl").exposes(1)).stands(2)
	})
	t.Run("tw-loyalty-no-relook", func(t *testing.T) {
		// From the deal on no event shows a Loyalty card but those that are flipped, and
		// what its owner knows is what was seen then, less those.
		x := within(t, "ltl")
		known := x.View(1).Cards(of(LoyaltyDown, 1))
		slices.Sort(known)
		src := dice.New(4)
		for n := range 300 {
			legal := Legal(x.State)
			if x.ToAct() == joe.Chance {
				x.do(Roll(x.State, &src))
			} else {
				x.do(legal[src.IntN(len(legal))])
			}
			if x.ToAct() == joe.Nobody {
				if n < 50 {
					t.Errorf("only %d actions", n)
				}
				break // amb-all-final-reveal
			}
			for _, e := range x.events {
				m, _ := e.(Moved)
				if m.To.Zone == LoyaltyDown || isType[Opened](e) {
					t.Fatalf("shown again: %v", e)
				}
				if i := slices.Index(known, m.Card); m.From == of(LoyaltyDown, 1) && i >= 0 {
					known = slices.Delete(known, i, i+1)
				}
			}
			if got := x.knows(1, "loyalty/1"); got != strings.Join(known, ",") {
				t.Fatalf("after %d actions seat 1 knows %q, not %q", n, got, known)
			}
		}
	})
	t.Run("tw-loyalty-order-unknown", func(t *testing.T) {
		// What is flipped is named by its face, not by where it lies, and may be any.
		x := flipped(t, "ltl")
		if got := weights(x); !slices.Equal(got, []joe.Chanced[Action]{{Action: Deal{"loyal-joe"}, Weight: 1}, {Action: Deal{"traitor"}, Weight: 2}}) {
			t.Errorf("odds %v", got)
		}
		if _, ok := placeNamed("loyalty/1/0"); ok || LoyaltyDown.size() != maxSeats || !LoyaltyDown.unordered() {
			t.Error("a Loyalty card has a place in its row")
		}
	})
	t.Run("tw-loyalty-blind-flip", func(t *testing.T) {
		x := flipped(t, "lll")
		if got := weights(x); !slices.Equal(got, []joe.Chanced[Action]{{Action: Deal{"loyal-joe"}, Weight: 2}, {Action: Deal{"traitor"}, Weight: 1}}) {
			t.Errorf("odds %v", got)
		}
		if p := x.Pending(); p.Rule != "tw-accusation-success-flip" || p.Item != "loyalty-shown/1" {
			t.Errorf("flipped by %s to %s", p.Rule, p.Item)
		}
	})
	t.Run("tw-loyalty-blind-own", func(t *testing.T) {
		x := suspects(t, "tll").put("side/0", "accused-of-tech").put("hand/0", "tech-four").accuses(0, "accused-of-tech", "tech-four", Throw{0, 4, 0})
		x.asks(joe.Chance, AskDeal)
		if got := weights(x); len(got) != 2 || got[1].Weight != 2 {
			t.Errorf("odds %v", got)
		}
	})
	t.Run("amb-tw-own-loyalty", func(t *testing.T) {
		x := within(t, "ltl")
		for seat, want := range [][]string{{"loyal-joe", "loyal-joe", "traitor"}, {"loyal-joe", "traitor", "traitor"}, {"loyal-joe", "loyal-joe", "traitor"}} {
			got := x.View(joe.Seat(seat)).Cards(of(LoyaltyDown, joe.Seat(seat)))
			slices.Sort(got)
			if d := cmp.Diff(want, got); d != "" {
				t.Errorf("seat %d sees of its own (-want +got):\n%s", seat, d)
			}
		}
	})
}
