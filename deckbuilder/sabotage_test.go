package deckbuilder

import (
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// plotting is a game of three in which seat 2, an Active Traitor, has these Sabotage cards,
// and seat 0 a Joe.
func plotting(t *testing.T, schemes ...string) *scene {
	t.Helper()
	return caught(t, joeCard("bomber", `"explosives":4,"marksman":4`)).put("sabotage/2", schemes...).put("hand/0", "tech-three")
}

func TestSabotage(t *testing.T) {
	t.Run("tw-traitor-sabotage-group", func(t *testing.T) {
		// One on each of two Group Missions of a turn, not two on one.
		x := plotting(t, "sabotage-wrong-map", "sabotage-cut-brakes", "sabotage-leaked-plans").put("officers", "destro").put("hand/0", "tech-three", "tech-ten")
		x.sets(AttemptStory{}, "vamp", "tech-three").asks(2, AskSabotage).do(Sabotage{"sabotage-wrong-map"}).cited("tw-traitor-sabotage-group")
		x.holds("sabotage-done", "sabotage-wrong-map").holds("sabotage/2", "sabotage-cut-brakes", "sabotage-leaked-plans").asks(0, AskCards).declines(AskCards).counts(4, 4).do(Throw{4, 0, 0}).declines(AskCards).until()
		x.asks(0, AskMissions).put("hand/0", "tech-ten").put("hangar", "vamp").put("officers", "destro").sets(AttemptOfficer{"destro"}, "vamp", "tech-ten").asks(2, AskSabotage).do(Sabotage{"sabotage-cut-brakes"}).holds("sabotage/2", "sabotage-leaked-plans")
		if x.Pending().Kind == AskSabotage {
			t.Error("the Traitor is asked a second time")
		}
		// It may be declined.
		plotting(t, "sabotage-wrong-map").sets(AttemptStory{}, "vamp", "tech-three").asks(2, AskSabotage).do(Pass{}).dice(4).holds("sabotage/2", "sabotage-wrong-map")
	})
	t.Run("tw-sabotage-active-only", func(t *testing.T) {
		x := plotting(t, "sabotage-wrong-map").put("troopers/0", "cobra-trooper").sets(AttemptSide{"cobra-trooper", 0}, "vamp", "tech-three")
		x.asks(0, AskSkill).refuses(Sabotage{"sabotage-wrong-map"}, "tw-sabotage-active-only")
		plotting(t, "sabotage-wrong-map").turnOf(2).refuses(Sabotage{"sabotage-wrong-map"}, "tw-sabotage-active-only")
		// Only such a card as is held; and a player once a Traitor has none.
		plotting(t, "sabotage-wrong-map").sets(AttemptStory{}, "vamp", "tech-three").refuses(Sabotage{"sabotage-old-friends"}, "tw-sabotage-active-only")
		x = plotting(t, "sabotage-wrong-map")
		x.status[2] = rehabilitated
		x.sets(AttemptStory{}, "vamp", "tech-three").dice(4)
	})
	t.Run("tw-sabotage-secret", func(t *testing.T) {
		x := plotting(t, "sabotage-wrong-map", "sabotage-cut-brakes")
		for _, seat := range []joe.Seat{0, 1, joe.Spectator} {
			v := x.View(seat)
			if v.Count(of(Schemes, 2)) != 2 || len(slices.DeleteFunc(v.Cards(of(Schemes, 2)), func(c string) bool { return c == "" })) != 0 {
				t.Errorf("%v sees %q", seat, v.Cards(of(Schemes, 2)))
			}
		}
		if got := x.View(2).Cards(of(Schemes, 2)); len(got) != 2 || !slices.Contains(got, "sabotage-wrong-map") {
			t.Errorf("the Traitor sees %q", got)
		}
		// What is drawn has no name for others, what is played has.
		x.turnOver().turnOver()
		for _, e := range x.events {
			if m, ok := e.(Moved); ok && m.To == of(Schemes, 2) {
				other, _ := Redact(m, 0)
				own, _ := Redact(m, 2)
				if other.(Moved).Card != "" || own.(Moved).Card == "" {
					t.Errorf("drawn is %v for others, %v for the Traitor", other, own)
				}
			}
		}
		x = plotting(t, "sabotage-wrong-map").sets(AttemptStory{}, "vamp", "tech-three").do(Sabotage{"sabotage-wrong-map"})
		x.happened(Moved{"sabotage-wrong-map", of(Schemes, 2), at(SabotageDone), "tw-traitor-sabotage-group", 0})
	})
	t.Run("tw-sabotage-no-reshuffle", func(t *testing.T) {
		x := plotting(t)
		for _, e := range slices.Clone(x.zone(SabotageDeck)) {
			x.moves(e.card, at(SabotageDeck), at(SabotageDone), 0)
		}
		x.turnOf(2).never("tw-traitor-turn-sabotage").holdsN("sabotage/2", 0).holdsN("sabotage-deck", 0).holdsN("sabotage-done", 16)
	})
	t.Run("amb-tw-sabotage-short", func(t *testing.T) {
		x := suspects(t, "llt").story("tw-siege-of-the-base")
		for x.Count(at(SabotageDeck)) > 2 {
			x.moves(x.zone(SabotageDeck)[0].card, at(SabotageDeck), at(SabotageDone), 0)
		}
		x.exposes(2).holdsN("sabotage/2", 2).holdsN("sabotage-deck", 0).holdsN("sabotage-done", 14)
	})
	t.Run("amb-tw-sabotage-hand", func(t *testing.T) {
		x := plotting(t, "sabotage-wrong-map", "sabotage-cut-brakes").turnOf(2).holdsN("sabotage/2", 3).turnOver()
		x.holdsN("sabotage/2", 3).holdsN("hand/2", 5) // neither discarded nor counted
		// A card lost at random is one of the hand.
		x.put("hand/2", "gi")
		w := work{&x.table, &x.events}
		w.discardAtRandom(2, 3, ref{card: x.set.menace})
		if x.asks(joe.Chance, AskDeal); !slices.Equal(Legal(x.State), []Action{Deal{"gi"}}) {
			t.Errorf("lost is one of %v", Legal(x.State))
		}
	})
	t.Run("amb-tw-sabotage-window", func(t *testing.T) {
		// Once the team is fixed, before Complications are drawn, on an Officer as well.
		x := plotting(t, "sabotage-wrong-map").story("plain-each").sets(AttemptStory{}, "vamp", "tech-three").asks(2, AskSabotage)
		if a, _ := x.Attempt(); !a.Started {
			t.Error("the team is not fixed")
		}
		x.do(Pass{}).asks(joe.Chance, AskDeal)
		plotting(t, "sabotage-wrong-map").put("officers", "destro").sets(AttemptOfficer{"destro"}, "vamp", "tech-three").asks(2, AskSabotage)
	})
	t.Run("amb-tw-sabotage-rehab-mission", func(t *testing.T) {
		x := plotting(t, "sabotage-wrong-map").put("hand/0", "bomber").sets(AttemptOfficer{"lt-falcon-promoted"}, "vamp", "bomber").asks(2, AskSabotage)
		x.do(Sabotage{"sabotage-wrong-map"}).counts(8, 7)
	})
}
