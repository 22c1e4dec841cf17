package deckbuilder

import (
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// declines passes as long as somebody is asked one of these questions, and keeps the
// events behind those that there are.
func (x *scene) declines(kinds ...string) *scene {
	x.t.Helper()
	for n := 0; x.ToAct() >= 0 && slices.Contains(kinds, x.Pending().Kind); n++ {
		if x.then(pass); n > 20 {
			x.t.Fatalf("%+v is asked again and again", x.Pending())
		}
	}
	return x
}

// holdsN wants so many cards in a place.
func (x *scene) holdsN(place string, n int) *scene {
	x.t.Helper()
	if got := x.Count(x.placed(place)); got != n {
		x.t.Errorf("%s holds %d cards, want %d", place, got, n)
	}
	return x
}

// is wants a seat to stand so, as far as all know.
func (x *scene) is(seat joe.Seat, how string) *scene {
	x.t.Helper()
	if got := x.Allegiance(seat); got != how {
		x.t.Errorf("%v is %q, want %q", seat, got, how)
	}
	return x
}

// token wants the End of Round token to move the Threat Marker by so much.
func (x *scene) token(n int) *scene {
	x.t.Helper()
	if got := x.Token(); got != n {
		x.t.Errorf("the token shows %d, want %d", got, n)
	}
	return x
}

// caught is a game of three on a stage, seat 2, whose Leader is Lt. Falcon, an Active
// Traitor, in seat 0's Action phase.
func caught(t *testing.T, more ...string) *scene {
	t.Helper()
	return suspects(t, "llt", more...).exposes(2)
}

// indicted is such a game in which seat 2 shows a Traitor card already and has an
// Accusation before it, which seat 0 has run with success: a Loyalty card is flipped.
func indicted(t *testing.T) *scene {
	t.Helper()
	x := suspects(t, "llt").flips(2, "t").put("hand/0", "tech-four").put("side/2", "accused-of-tech", "accused-of-pilot").put("side/1", "accused-of-recon")
	return x.accuses(2, "accused-of-tech", "tech-four", Throw{1, 3, 0}).asks(joe.Chance, AskDeal)
}

// promotedBefore takes Lt. Falcon's Starter card of seat 2 out of the game, as promotion does.
func (x *scene) promotedBefore() *scene {
	x.t.Helper()
	return x.put("used/2", "lt-falcon").put("out", "lt-falcon")
}

// flipper is a Story Mission that flips a Loyalty card of a player of the runner's choice
// at a moment.
func flipper(id, moment string) string {
	return missionCard(id, `"need":["tech"],"difficulty":3`, `{"on":"`+moment+`","do":[{"do":"flip","who":"any"}]}`)
}

func TestDiscovery(t *testing.T) {
	t.Run("tw-discovery-trigger", func(t *testing.T) {
		x := indicted(t)
		loyal := scene{t: t, State: x.State}
		x.is(2, "").then(Deal{"traitor"}).is(2, "traitor").happened(AllegianceChanged{2, "traitor", "tw-discovery-trigger"}).is(0, "").is(1, "")
		loyal.do(Deal{"loyal-joe"}).never("tw-discovery-trigger").is(2, "")
		// A Loyal player shows no more than one Traitor card.
		x = suspects(t, "lll").flips(2, "t")
		w := work{&x.table, nil}
		if w.discover(2) {
			t.Error("one Traitor card makes an Active Traitor")
		}
	})
	t.Run("tw-discovery-at-once", func(t *testing.T) {
		x := indicted(t).then(Deal{"traitor"})
		x.asks(joe.Chance, AskDeal).holdsN("side/1", 0).holdsN("side/2", 0).token(1).holds("officers", "lt-falcon-promoted").holdsN("hand/0", 0)
		all := x.events
		x.until().holdsN("sabotage/2", 1).asks(0, AskMissions).holdsN("hand/0", 1)
		x.events = append(all, x.events...)
		x.follow("tw-accusation-success-flip", "tw-discovery-trigger", "tw-discovery-accusations-out", "tw-discovery-leader-officer", "tw-discovery-sabotage", "core-mission-used-active")
	})
	t.Run("tw-discovery-token", func(t *testing.T) {
		x := suspects(t, "llt").token(2)
		x.exposes(2).token(1).turnOf(2).marker(4).turnOver().stands(5).cited("core-round-end-threat")
	})
	t.Run("tw-discovery-accusations-out", func(t *testing.T) {
		x := suspects(t, "llt").put("side/0", "accused-of-tech", "stop-the-saboteurs").put("side/1", "accused-of-recon", "accused-of-pilot").put("side/2", "accused-of-stealth", "accused-of-tracker").put("accusations-done", "accused-of-marksman")
		x.exposes(2).cited("tw-discovery-accusations-out").holds("side/0", "stop-the-saboteurs").holds("side/1").holds("side/2")
		x.holds("accusations-done", "accused-of-marksman", "accused-of-tech", "accused-of-recon", "accused-of-pilot", "accused-of-stealth", "accused-of-tracker")
	})
	t.Run("tw-discovery-accusations-gone", func(t *testing.T) {
		x := caught(t).put("hand/0", "tech-three").sets(AttemptStory{}, "vamp", "tech-three").declines(AskSabotage).then(Throw{2, 2, 0}).until()
		x.asks(0, AskMissions).cited("core-story-fail-leaves").never("tw-story-fail-accusation").holds("side/0").holds("revealed")
		if x.Accusing() {
			t.Error("Accusations are in use")
		}
		// Before discovery there is one.
		suspects(t, "llt").put("hand/0", "tech-three").sets(AttemptStory{}, "vamp", "tech-three").then(Throw{2, 2, 0}).until().holdsN("side/0", 1)
	})
	t.Run("tw-discovery-loyalty-stay", func(t *testing.T) {
		x := suspects(t, "lllt").flips(0, "ll").flips(1, "t").flips(2, "l").flips(3, "t").exposes(3)
		x.holds("loyalty-shown/0", "loyal-joe", "loyal-joe").holds("loyalty-shown/1", "traitor").holds("loyalty-shown/2", "loyal-joe").holds("loyalty-shown/3", "traitor", "traitor")
		x.holds("loyalty/0", "traitor").holdsN("loyalty/1", 2).holdsN("loyalty/2", 2).holds("loyalty/3", "loyal-joe")
	})
	t.Run("tw-discovery-no-flips", func(t *testing.T) {
		// Nothing that a player may do flips one, not even an Accusation that has lain there.
		x := caught(t).put("hand/0", "tech-ten").put("accusations-done", "accused-of-tech")
		x.refuses(AttemptSide{"accused-of-tech", 1}, "core-mission-start").refuses(Deal{"loyal-joe"}, "core-missions-any-number")
		x.goes(AttemptStory{}, "tech-ten", Throw{0, 0, 0}).declines(AskSabotage).do(Throw{0, 8, 0}).do(Throw{3, 0, 0}).until().holdsN("loyalty-shown/0", 0).holdsN("loyalty-shown/1", 0)
		// A Mission that says so does.
		x = caught(t, flipper("revelation", "success")).story("revelation").put("hand/0", "tech-three").sets(AttemptStory{}, "vamp", "tech-three").declines(AskSabotage)
		x.then(Throw{0, 3, 0}).asks(0, AskSeat).then(ChooseSeat{1}, Deal{"loyal-joe"}).happened(Moved{"loyal-joe", of(LoyaltyDown, 1), of(LoyaltyUp, 1), "revelation", 0}).holdsN("loyalty-shown/1", 1)
	})
	t.Run("tw-discovery-strikes-core", func(t *testing.T) {
		x := caught(t).story("plain-two").put("complications/1", "stop-the-saboteurs", "quiet").put("hand/0", "tech-three")
		deck := x.Count(at(Accusations))
		x.sets(AttemptStory{}, "vamp", "tech-three").declines(AskSabotage).then(Deal{"stop-the-saboteurs"}).cited("core-strike-drawn").holds("side/0", "stop-the-saboteurs")
		x.never("tw-strike-replaced").holdsN("accusations", deck)
	})
	t.Run("tw-discovery-strikes-anyone", func(t *testing.T) {
		joker := joeCard("bomber", `"explosives":3`)
		x := caught(t, joker).put("side/2", "stop-the-saboteurs").put("hand/0", "bomber").offers(AttemptSide{"stop-the-saboteurs", 2}, true)
		x.goes(AttemptSide{"stop-the-saboteurs", 2}, "bomber", Throw{0, 3, 0}).holds("side/2").holds("resolved/1", "stop-the-saboteurs")
		caught(t, joker).put("side/0", "stop-the-saboteurs").turnOf(2).put("hand/2", "bomber").offers(AttemptSide{"stop-the-saboteurs", 0}, true)
	})
	t.Run("tw-discovery-leader-officer", func(t *testing.T) {
		x := suspects(t, "llt").holds("aside/2", "lt-falcon-promoted").exposes(2).holds("officers", "lt-falcon-promoted").holds("aside/2")
		x.happened(Moved{"lt-falcon-promoted", of(Aside, 2), at(Officers), "tw-discovery-leader-officer", 0}).holds("aside/0", "duke-promoted").holds("aside/1", "scarlett-promoted")
	})
	t.Run("tw-discovery-leader-unpromoted", func(t *testing.T) {
		suspects(t, "llt").holds("aside/2", "lt-falcon-promoted").exposes(2).holds("officers", "lt-falcon-promoted")
		suspects(t, "llt").promotedBefore().put("discard/2", "lt-falcon-promoted").exposes(2).holds("officers", "lt-falcon-promoted")
	})
	t.Run("tw-discovery-leader-search", func(t *testing.T) {
		for _, z := range []string{"deck/2", "deck-rest/2", "discard/2"} {
			x := suspects(t, "llt").promotedBefore().add(z, "lt-falcon-promoted").exposes(2).cited("tw-discovery-leader-search").holds("officers", "lt-falcon-promoted")
			if x.pile(x.placed(z)).last(x.promotedOf[2]) >= 0 {
				t.Errorf("it is in %s still", z)
			}
		}
	})
	t.Run("tw-discovery-sabotage", func(t *testing.T) {
		for act, story := range []string{"plain", "tw-interrogation", "tw-siege-of-the-base"} {
			x := suspects(t, "llt").story(story).exposes(2).holdsN("sabotage/2", act+1).holdsN("sabotage-deck", 16-act-1)
			if n := x.count(by("tw-discovery-sabotage")); n != act+1 {
				t.Errorf("Act %d: %d cards are drawn by the rule", act+1, n)
			}
		}
	})
	t.Run("tw-discovery-sabotage-example", func(t *testing.T) {
		suspects(t, "llt").story("tw-decoy-flight").exposes(2).holdsN("sabotage/2", 2).holdsN("sabotage-deck", 14)
	})
	t.Run("tw-discovery-sabotage-act-end", func(t *testing.T) {
		// The Finale's own Success exposes the Traitor; then the next Act begins.
		finale := card("plain-finale", "finale", `"act":1,"story":"traitor-within","need":["tech"],"difficulty":3`, `{"on":"success","do":[{"do":"flip","who":"any"}]}`)
		x := suspects(t, "llt", finale).flips(2, "t").story("plain-finale").put("upcoming", "tw-decoy-flight").put("hand/0", "tech-three")
		x.goes(AttemptStory{}, "tech-three", Throw{0, 3, 0}).then(ChooseSeat{2}, Deal{"traitor"}).until().holdsN("sabotage/2", 1).holds("story", "tw-decoy-flight")
		// It is off the table, and none has followed.
		suspects(t, "llt").story("tw-raid-gone-wrong").clear("story").exposes(2).holdsN("sabotage/2", 1)
	})
	t.Run("amb-tw-discovery-event", func(t *testing.T) {
		x := caught(t).is(2, "traitor")
		w := work{&x.table, nil}
		if w.discover(2) {
			t.Error("a Traitor is discovered twice")
		}
		w.rehabilitate(x.promotedOf[2])
		if x.is(2, "rehabilitated"); w.discover(2) {
			t.Error("two Traitor cards undo a rehabilitation")
		}
		x.is(2, "rehabilitated").holds("loyalty-shown/2", "traitor", "traitor")
		// Nor does a flip after it.
		x = caught(t, flipper("revelation", "success"))
		w = work{&x.table, nil}
		w.rehabilitate(x.promotedOf[2])
		x.story("revelation").put("hand/0", "tech-three").goes(AttemptStory{}, "tech-three", Throw{0, 3, 0}).do(ChooseSeat{2}, Deal{"loyal-joe"}).until().is(2, "rehabilitated").holdsN("sabotage/2", 0)
	})
	t.Run("amb-tw-act-number", func(t *testing.T) {
		x := suspects(t, "llt").story("tw-the-last-order").clear("story")
		if x.exposes(2).holdsN("sabotage/2", 3); x.Act() != 3 {
			t.Errorf("the Act is %d", x.Act())
		}
		suspects(t, "llt").story("tw-interrogation").put("upcoming", "tw-siege-of-the-base").exposes(2).holdsN("sabotage/2", 2)
	})
	t.Run("amb-tw-leader-location", func(t *testing.T) {
		for _, z := range []string{"hand/2", "used/2", "reserve/2", "scouted/2", "out"} {
			x := suspects(t, "llt").promotedBefore().add(z, "lt-falcon-promoted").exposes(2).cited("tw-discovery-leader-search").holds("officers", "lt-falcon-promoted")
			if x.pile(x.placed(z)).last(x.promotedOf[2]) >= 0 {
				t.Errorf("it is in %s still", z)
			}
		}
		// The deck that is searched is shuffled: what was known on top of it is not any more.
		suspects(t, "llt").put("deck/2", "gi", "lt-falcon-promoted", "gi").exposes(2).happened(Shuffled{of(Deck, 2), of(DeckRest, 2), "tw-discovery-leader-search"}).holds("deck/2")
		suspects(t, "llt").put("deck/2", "gi").put("hand/2", "lt-falcon-promoted").exposes(2).holds("deck/2", "gi")
	})
	t.Run("amb-tw-leader-zero", func(t *testing.T) {
		x := caught(t).turnOf(2).put("hand/2", "lt-falcon", "gi", "gi", "gi", "gi", "gi").do(Pass{}).asks(2, AskRecruit).left(2, 7)
		x.refuses(Promote{"lt-falcon"}, "amb-tw-leader-zero").holds("hand/2", "lt-falcon", "gi", "gi", "gi", "gi", "gi")
		suspects(t, "llt").promotedBefore().put("discard/2", "lt-falcon-promoted").exposes(2).holds("out", "lt-falcon")
	})
	t.Run("amb-tw-mid-mission-discovery", func(t *testing.T) {
		// As the mission starts a helper is exposed, whose Promoted Leader is on it.
		x := suspects(t, "llt", flipper("early-word", "start")).story("early-word").flips(2, "t").promotedBefore()
		x.put("hand/0", "tech-three", "unmarked").put("hand/2", "lt-falcon-promoted", "marked")
		x.do(AttemptStory{}, Board{"vamp"}, Assign{"tech-three"}, Pass{}).asks(2, AskJoin).do(Assign{"lt-falcon-promoted"})
		x.declines(AskJoin).asks(0, AskSeat).then(ChooseSeat{2}, Deal{"traitor"}).until().is(2, "traitor").holds("team/2", "lt-falcon-promoted").holds("officers").holdsN("sabotage/2", 1)
		x.asks(0, AskCards).gives("lt-falcon-promoted", 1).do(Pass{}).asks(0, AskCards).do(Pass{}).dice(4) // neither Sabotage nor cards of seat 2
		x.do(Throw{1, 3, 0}).asks(0, AskCards).do(Pass{})                                                  // nor after the roll
		x.until().asks(0, AskMissions).cited("tw-discovery-leader-search").holds("officers", "lt-falcon-promoted").holds("team/2").holdsN("discard/2", 0)
		// The runner's own: it is asked for no cards, and goes on as a Traitor.
		x = suspects(t, "tll", flipper("early-word", "start")).story("early-word").flips(0, "t").put("hand/0", "tech-three", "unmarked").put("hand/1", "marked")
		x.sets(AttemptStory{}, "vamp", "tech-three").do(ChooseSeat{0}, Deal{"traitor"}).until().asks(1, AskCards).do(Pass{}).asks(1, AskCards).do(Pass{}).dice(3)
		x.do(Throw{0, 3, 0}).asks(1, AskCards).do(Pass{}).until().asks(0, AskMissions).offers(AttemptStory{}, false).holds("officers", "duke-promoted")
	})
	t.Run("amb-tw-self-reveal-turn", func(t *testing.T) {
		x := suspects(t, "tll").flips(0, "t").put("side/0", "accused-of-tech").put("hand/0", "tech-four", "gi").put("hand/1", "gi")
		x.do(AttemptSide{"accused-of-tech", 0}, Board{"vamp"}, Assign{"tech-four"}).declines(AskJoin, AskCards).do(Throw{0, 4, 0}).declines(AskCards).then(Deal{"traitor"}).until()
		x.asks(0, AskMissions).is(0, "traitor").holdsN("sabotage/0", 1).refuses(AttemptStory{}, "tw-traitor-no-story").offers(AttemptMenace{}, true)
		x.turnOver().never("tw-traitor-turn-sabotage").turnOver().turnOver().cited("tw-traitor-turn-sabotage").holdsN("sabotage/0", 2)
	})
	t.Run("amb-tw-strike-after-rehab", func(t *testing.T) {
		x := caught(t).story("plain-two").put("complications/1", "stop-the-saboteurs", "quiet").put("hand/0", "tech-three")
		w := work{&x.table, nil}
		w.rehabilitate(x.promotedOf[2])
		x.sets(AttemptStory{}, "vamp", "tech-three").do(Deal{"stop-the-saboteurs"}).cited("core-strike-drawn").never("tw-strike-replaced").holds("side/0", "stop-the-saboteurs")
		x.do(Deal{"quiet"}, Throw{3, 0, 0}).until().asks(0, AskMissions).holds("side/0", "stop-the-saboteurs").token(1)
	})
	t.Run("amb-tw-fail-after-discovery", func(t *testing.T) {
		x := caught(t).put("hand/0", "tech-three").sets(AttemptStory{}, "vamp", "tech-three").declines(AskSabotage).then(Throw{4, 0, 0}).until().holds("side/0").holds("revealed")
		deck := x.Count(at(Accusations)) + x.Count(at(AccusationsDone))
		if deck != 8 {
			t.Errorf("%d Accusations are out of play", deck)
		}
	})
}

func TestActiveTraitor(t *testing.T) {
	t.Run("tw-traitor-turn-sabotage", func(t *testing.T) {
		x := caught(t).holdsN("sabotage/2", 1).turnOver().never("tw-traitor-turn-sabotage").holdsN("sabotage/2", 1)
		x.turnOver().cited("tw-traitor-turn-sabotage").holdsN("sabotage/2", 2).asks(2, AskMissions)
		x.turnOver().turnOver().turnOver().holdsN("sabotage/2", 3).holdsN("sabotage-deck", 13)
	})
	t.Run("tw-traitor-vamp-side", func(t *testing.T) {
		x := caught(t).turnOf(2).put("hangar", "vamp", "jet").put("hand/2", "tech-three").put("troopers/2", "cobra-trooper")
		x.do(AttemptSide{"cobra-trooper", 2}).asks(2, AskRide).refuses(Board{"jet"}, "tw-traitor-vamp-side").do(Board{"vamp"}).asks(2, AskJoin)
		caught(t).put("hangar", "vamp", "jet").put("hand/0", "tech-three").put("troopers/0", "cobra-trooper").do(AttemptSide{"cobra-trooper", 0}, Board{"jet"}).asks(0, AskJoin)
	})
	t.Run("tw-traitor-no-group", func(t *testing.T) {
		x := caught(t).put("officers", "destro").put("hand/0", "tech-three").offers(AttemptOfficer{"destro"}, true)
		x.turnOf(2).put("hand/2", "tech-three").refuses(AttemptOfficer{"destro"}, "tw-traitor-no-group")
	})
	t.Run("tw-traitor-no-story", func(t *testing.T) {
		x := caught(t).put("hand/0", "tech-three").offers(AttemptStory{}, true)
		x.turnOf(2).put("hand/2", "tech-three").refuses(AttemptStory{}, "tw-traitor-no-story")
	})
	t.Run("tw-traitor-menace", func(t *testing.T) {
		x := caught(t).put("hand/0", "tech-three").refuses(AttemptMenace{}, "tw-traitor-menace")
		x.turnOf(2).put("hand/2", "tech-three").offers(AttemptMenace{}, true).do(Pass{}).refuses(AttemptMenace{}, "tw-traitor-menace")
		// A Hidden Traitor has none.
		suspects(t, "tll").flips(0, "t").put("hand/0", "tech-three").refuses(AttemptMenace{}, "tw-traitor-menace")
	})
	t.Run("amb-tw-traitor-joins", func(t *testing.T) {
		x := caught(t).put("hand/0", "tech-three").put("hand/1", "gi").put("hand/2", "tech-four", "marked").do(AttemptStory{}, Board{"vamp"}, Assign{"tech-three"})
		x.asks(1, AskJoin).do(Pass{}).asks(2, AskSabotage).refuses(Assign{"tech-four"}, "core-mission-lock").do(Pass{}).asks(1, AskCards).do(Pass{}).asks(1, AskCards).do(Pass{}).dice(4)
		// Were it Loyal it would be asked.
		suspects(t, "llt").put("hand/0", "tech-three").put("hand/1", "gi").put("hand/2", "tech-four").do(AttemptStory{}, Board{"vamp"}, Assign{"tech-three"}, Pass{}).asks(2, AskJoin)
	})
	t.Run("amb-tw-traitor-rest", func(t *testing.T) {
		// It recruits, and runs Side Missions, its own and those of others.
		x := caught(t).turnOf(2).put("hand/2", "tech-three", "gi", "gi", "gi").put("troopers/2", "cobra-trooper").put("side/0", "stop-the-saboteurs").put("line-up/0", "tech-four")
		x.offers(AttemptSide{"cobra-trooper", 2}, true).offers(AttemptSide{"stop-the-saboteurs", 0}, true)
		x.do(Pass{}).asks(2, AskRecruit).do(Buy{0}).until().holds("deck/2", "tech-four")
	})
	t.Run("amb-tw-traitor-complication", func(t *testing.T) {
		// A Complication that asks for a choice asks who drew it.
		choice := card("dilemma", "complication", `"act":1,"count":3`, `{"on":"reveal","do":[{"do":"choose","then":[{"do":"threat"}],"or":[{"do":"beset"}]}]}`)
		x := caught(t, choice).story("plain-each").put("complications/1", "dilemma", "dilemma", "dilemma").put("hand/0", "tech-three").sets(AttemptStory{}, "vamp", "tech-three").declines(AskSabotage)
		x.do(Deal{"dilemma"}).asks(0, AskOption).do(Option{1}, Deal{"dilemma"}).asks(1, AskOption).do(Option{1}, Deal{"dilemma"}).asks(2, AskOption)
		x.do(Option{2}).holds("discard/2", "cobra-trooper").dice(3)
	})
	t.Run("amb-tw-vamp", func(t *testing.T) {
		x := caught(t).turnOf(2).put("hangar", "jet").put("hand/2", "tech-three").put("troopers/2", "cobra-trooper")
		x.refuses(AttemptSide{"cobra-trooper", 2}, "tw-traitor-vamp-side").refuses(AttemptMenace{}, "tw-traitor-vamp-side")
		x.put("hangar", "vamp").offers(AttemptSide{"cobra-trooper", 2}, true).offers(AttemptMenace{}, true)
	})
	t.Run("tw-rocket-launcher", func(t *testing.T) {
		x := suspects(t, "lll").story("plain-each").put("complications/1", "quiet", "quiet", "quiet", "quiet").put("hand/0", "tech-three", "rocket-launcher").sets(AttemptStory{}, "vamp", "tech-three")
		x.asks(0, AskCards).do(Play{"rocket-launcher"}).asks(0, AskSeat).do(ChooseSeat{1}).happened(Spared{1, "rocket-launcher"})
		var drew []joe.Seat
		for x.Pending().Kind == AskDeal {
			drew = append(drew, x.Pending().Other)
			x.do(Deal{"quiet"})
		}
		if x.dice(3); !slices.Equal(drew, []joe.Seat{0, 2}) {
			t.Errorf("Complications are drawn by %v", drew)
		}
		// It is for this mission alone.
		x.do(Throw{0, 3, 0}).until().story("plain-each").put("hand/0", "tech-three").put("hangar", "vamp").sets(AttemptStory{}, "vamp", "tech-three").do(Deal{"quiet"})
		if p := x.asks(joe.Chance, AskDeal).Pending(); p.Other != 1 {
			t.Errorf("%v draws next", p.Other)
		}
	})
	t.Run("tw-promoted-cost-six", func(t *testing.T) {
		n := 0
		for _, c := range content.TraitorWithin().All() {
			if c.Kind == content.Promoted {
				if n++; c.Cost != 6 {
					t.Errorf("%s costs %d", c.ID, c.Cost)
				}
			}
		}
		if n != 8 {
			t.Errorf("%d Promoted Leaders", n)
		}
	})
}
