package deckbuilder

import (
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

func TestStory(t *testing.T) {
	t.Run("core-story-fail-leaves", func(t *testing.T) {
		x := stage(t, 1).story("plain-fee").put("hand/0", "gi").sets(AttemptStory{}, "vamp", "gi").do(Throw{1, 0, 0}).until().cited("core-story-fail-leaves")
		x.happened(StoryRecorded{false}).happened(Moved{"plain-fee", at(Story), at(StoryDone), "core-story-fail-leaves", 0}).holds("story", "plain-next").holds("story-done", "plain-fee")
		x.holds("discard/0", "cobra-trooper") // its failure effect, before it left
		if fee, left := slices.Index(x.events, Event(Moved{"cobra-trooper", at(TrooperStack), of(Discard, 0), "plain-fee", 0})), slices.Index(x.events, Event(StoryRecorded{false})); fee < 0 || fee > left {
			t.Errorf("the failure effect is event %d, the leaving %d", fee, left)
		}
		x = stage(t, 1).story("plain-stays").put("hand/0", "gi").sets(AttemptStory{}, "vamp", "gi").do(Throw{1, 0, 0}).asks(0, AskMissions)
		x.never("core-story-fail-leaves").holds("story", "plain-stays")
		if len(x.Record()) != 0 {
			t.Errorf("on record: %v", x.Record())
		}
		// One that says so in the end stays too, if its condition holds.
		for roll, stays := range map[Throw]bool{{6, 1, 0}: false, {0, 7, 0}: false, {0, 6, 1}: true} {
			x = stage(t, 1).story("power-lines-of-the-temple").put("foreseen/3", "quiet-three", "quiet-three").put("hand/0", "tech-four", "wild-two")
			x.sets(AttemptStory{}, "vamp", "tech-four", "wild-two").do(Deal{"quiet-three"}, Deal{"quiet-three"}).dice(7).do(roll)
			if got := x.Cards(at(Story))[0] == "power-lines-of-the-temple"; got != stays {
				t.Errorf("%v, where 9 Hits are asked for: it stays: %v, want %v", roll, got, stays)
			}
		}
	})
	t.Run("core-story-last-stays", func(t *testing.T) {
		last := card("the-end", "finale", `"act":3,"story":"mass-device","need":["tech"],"difficulty":3`, `{"on":"failure","do":[{"do":"threat"}]}`)
		x := stage(t, 1, last).story("the-end").put("upcoming").put("hand/0", "gi", "tech-four").sets(AttemptStory{}, "vamp", "gi").do(Throw{1, 0, 0}).asks(0, AskMissions)
		x.holds("story", "the-end").cited("the-end")
		if n, _ := x.Threat(); n != 1 || len(x.Record()) != 0 {
			t.Errorf("Threat %d, record %v", n, x.Record())
		}
		x.sets(AttemptStory{}, "vamp", "tech-four").do(Throw{0, 4, 0}).cited("core-win-last-finale").asks(joe.Nobody, "")
		// Nor does the effect of a card drive it out.
		stage(t, 1, last).story("the-end").put("upcoming").put("side/0", "intercept-the-bomber").at(3).turnEnds().holds("story", "the-end").cited("the-end")
	})
	t.Run("core-story-next", func(t *testing.T) {
		greeter := missionCard("greeter", `"need":["tech"],"difficulty":3`, `{"on":"enter","do":[{"do":"beset"}]}`)
		x := stage(t, 1, greeter).put("upcoming", "greeter").put("hand/0", "tech-three").sets(AttemptStory{}, "vamp", "tech-three").do(Throw{0, 4, 0})
		x.happened(Moved{"greeter", at(Upcoming), at(Story), "core-story-next", 0}).asks(joe.Chance, AskDeal).holds("story", "greeter")
		if p := x.Pending(); p.Item != "upcoming" || p.Rule != "core-story-upcoming" {
			t.Errorf("chance gives %s by %s", p.Item, p.Rule)
		}
		x.until().happened(Moved{"cobra-trooper", at(TrooperStack), of(Discard, 0), "greeter", 0}).asks(0, AskMissions)
		if len(x.zone(Upcoming)) != 1 || x.card(x.zone(Upcoming)[0].card).Kind.String() != "finale" {
			t.Errorf("after two Missions follows %v", x.Cards(at(Upcoming)))
		}
	})
	t.Run("core-story-upcoming", func(t *testing.T) {
		x := stage(t, 2).put("upcoming", "plain-loud").put("hand/0", "tech-three").put("hand/1", "gi")
		x.do(AttemptStory{}, Board{"vamp"}, Assign{"tech-three"}).asks(1, AskJoin).do(Pass{}).counts(4, 3).do(Throw{4, 0, 0}).until()
		// Active, it does all that it says.
		x.holds("story", "plain-loud").put("hand/0", "tech-three").do(AttemptStory{}, Board{"vamp"}, Assign{"tech-three"}).asks(joe.Chance, AskThrow).counts(3, 5)
		// A round of turns, with and without it.
		x = stage(t, 2).put("upcoming", "plain-loud").turnEnds().never("plain-loud").turnEnds().never("plain-loud")
		x.put("upcoming", "plain-next").story("plain-loud").turnEnds().cited("plain-loud")
	})
	t.Run("amb-core-story-upcoming", func(t *testing.T) {
		s, _, err := New(Config{Seats: 3})
		if err != nil {
			t.Fatal(err)
		}
		src, cited := dice.New(3), 0
		for s.Phase() == "set-up" {
			next, events, err := Apply(s, Roll(s, &src))
			if err != nil {
				t.Fatal(err)
			}
			s = next
			for _, e := range events {
				if m, ok := e.(Moved); ok && m.Why == "core-story-upcoming" && m.To == at(Upcoming) {
					cited++
				}
			}
			if s.ToAct() != joe.Chance {
				break
			}
		}
		if cited != 2 { // the one that became active, and the one after it
			t.Errorf("%d Story Missions turned up", cited)
		}
		for _, seat := range []joe.Seat{0, 1, 2, joe.Spectator} {
			v := s.View(seat)
			if now, next := v.Cards(at(Story)), v.Cards(at(Upcoming)); len(now) != 1 || len(next) != 1 || now[0] == next[0] {
				t.Errorf("%v sees %q and %q", seat, now, next)
			}
		}
	})
	t.Run("core-story-act-change", func(t *testing.T) {
		x := stage(t, 1).put("story-done", "plain-sea", "plain-any").story("last-element").put("upcoming", "chart-of-the-lost-shrine").put("foreseen/1", "quiet").put("hand/0", "gi", "tech-ten")
		if x.Act() != 1 {
			t.Fatalf("Act %d", x.Act())
		}
		x.sets(AttemptStory{}, "vamp", "tech-ten").do(Deal{"quiet"}).do(Throw{0, 8, 0}, Throw{0, 2, 0}).until().holds("story", "chart-of-the-lost-shrine")
		if x.Act() != 2 {
			t.Errorf("Act %d", x.Act())
		}
		x.put("hand/0", "gi").put("complications/1", "quiet").put("complications/2", "cobra-ambush").sets(AttemptStory{}, "vamp", "gi")
		if list := Legal(x.State); len(list) != 1 || list[0] != Action(Deal{"cobra-ambush"}) {
			t.Errorf("drawn is one of %v", list)
		}
	})
}

// A Story Mission that fails by a card and whose own failure effect fails the Story
// Mission fails once: the one after it is in play.
func TestStoryFailsOnce(t *testing.T) {
	x := stage(t, 1, missionCard("probe", `"need":["tech"],"difficulty":3`, `{"on":"failure","do":[{"do":"fail-story"},{"do":"fail-story"}]}`), gearCard("doer", `{"on":"action","do":[{"do":"fail-story"}]}`))
	x.story("probe").put("hand/0", "doer").do(Play{"doer"}).until().asks(0, AskMissions).holds("story", "plain-next")
	if got := x.Record(); len(got) != 1 || got[0] {
		t.Errorf("on record: %v", got)
	}
}
