package deckbuilder

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

func TestSilentOperatives(t *testing.T) {
	t.Run("si-operative-counts", func(t *testing.T) {
		x := onSilent(t).put("officers", "destro").put("troopers/0", "cobra-trooper", "cobra-trooper").put("covers/2", "cobra-battalion").put("attached", "shadow")
		if n := x.operatives(); n != 5 {
			t.Errorf("%d Operatives", n)
		}
		if n := x.sidesOf(0); n != 0 {
			t.Errorf("%d Side Missions are assigned", n)
		}
	})
	t.Run("si-operative-excludes", func(t *testing.T) {
		x := onSilent(t).put("attached", "lurker").put("side/0", "stop-the-saboteurs")
		if n := x.operatives(); n != 0 || x.sidesOf(0) != 1 {
			t.Errorf("%d Operatives, %d Side Missions", n, x.sidesOf(0))
		}
		x.clear("side/0")
		x.put("hand/0", "snake-eyes-blade").sneaks("nine", "snake-eyes-blade").checked(1, 9)
	})
	t.Run("amb-si-operatives-in-play", func(t *testing.T) {
		x := onSilent(t).put("troopers/0", "cobra-trooper").put("discard/0", "cobra-trooper").put("deck/0", "cobra-trooper").put("hand/0", "snake-eyes-blade")
		x.sneaks("nine", "snake-eyes-blade").dice(1)
		onSilent(t).put("covers/1", "cobra-battalion").put("covers/3", "cobra-battalion").put("hand/0", "snake-eyes-blade").sneaks("nine", "snake-eyes-blade").dice(2)
	})
	t.Run("amb-si-operative-sets", func(t *testing.T) {
		for card, want := range map[string]int{"shadow": 1, "lurker": 0, "si-red-ninja": 1} {
			if n := onSilent(t).put("attached", card).operatives(); n != want {
				t.Errorf("%s: %d Operatives, want %d", card, n, want)
			}
		}
		x := onSilent(t, card("counter", "officer", `"need":["tech"],"difficulty":3`, `{"on":"while","do":[{"do":"mod-difficulty","per":"operative"}]}`))
		x.put("officers", "counter").put("attached", "shadow").put("hand/0", "snake-eyes-blade").sneaks("nine", "snake-eyes-blade").dice(2).do(Throw{2, 0, 0})
		x.counts(1, 4) // 2, and one for each Operative
	})
}

func TestSilentUpdates(t *testing.T) {
	t.Run("si-halo-jump-add", func(t *testing.T) {
		x := onSilent(t).put("hand/0", "snake-eyes-blade", "halo-jump", "scarlett", "snake-eyes-shadow").sneaks("nine", "snake-eyes-blade").pays(1, 0)
		x.do(Play{"halo-jump"}).asks(0, AskCard).offers(Choose{"snake-eyes-shadow"}, true).do(Choose{"scarlett"}).holds("team/0", "scarlett", "snake-eyes-blade")
		x.refuses(Choose{"snake-eyes-shadow"}, joe.RuleID(x.Pending().Rule)).holds("hand/0", "snake-eyes-shadow").dice(2)
	})
	t.Run("amb-si-no-transport-capacity", func(t *testing.T) {
		// No Transport limits the Joes: room on one is nothing, in play and in a file.
		roomier := gearCard("probe", `{"on":"mission","do":[{"do":"seats","n":2},{"do":"hits","n":1}]}`)
		x := onSilent(t, roomier).put("hand/0", "snake-eyes-blade", "probe").sneaks("nine", "snake-eyes-blade").do(Play{"probe"})
		if x.mission.seats != 0 || x.mission.hits != 1 {
			t.Errorf("room for %d Joes is added, %d Hits: %v", x.mission.seats, x.mission.hits, x.events)
		}
		s, _, err := New(Config{Seats: 1, Story: SilentInterlude})
		if err != nil {
			t.Fatal(err)
		}
		for src := dice.New(1); !s.attempting(); {
			if s, err = Next(s, Rollout(s, &src)); err != nil {
				t.Fatal(err)
			}
		}
		if v := s.View(0).With(Changed{What: MissionSeats, Seat: joe.Nobody, By: 1}); v.mission.seats != 0 {
			t.Errorf("a View learns of room for %d Joes", v.mission.seats)
		}
		data, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Load(data); err != nil {
			t.Fatal(err)
		}
		roomy := strings.Replace(string(data), `"mission":{`, `"mission":{"seats":2,`, 1)
		if _, err := Load([]byte(roomy)); err == nil || !strings.Contains(err.Error(), "$.mission.seats") {
			t.Errorf("room on a Transport is read: %v", err)
		}
	})
	t.Run("si-halo-jump-after-check", func(t *testing.T) {
		x := onSilent(t).put("hand/0", "snake-eyes-blade", "snake-eyes-blade", "halo-jump", "snake-eyes-shadow", "snake-eyes-wall")
		x.sneaks("three", "snake-eyes-blade", "snake-eyes-blade", "snake-eyes-wall").checked(3, 3).sounds(false)
		x.all(Play{"halo-jump"}, Choose{"snake-eyes-shadow"})
		if x.team() != 4 || x.find(0, isType[SilenceChecked]) >= 0 {
			t.Errorf("%d on the mission: %v", x.team(), x.events)
		}
		x.sounds(false).loses().sounds(false)
		// It cannot be played before.
		x = onSilent(t).put("troopers/0", "cobra-trooper").put("hand/0", "snake-eyes-blade", "halo-jump", "recovery-signal", "snake-eyes-wall", "snake-eyes-shadow")
		x.sneaks("three", "snake-eyes-blade", "snake-eyes-wall").do(Throw{1, 0, 0}).asks(0, AskCards).offers(Play{"recovery-signal"}, true).offers(Play{"halo-jump"}, false)
	})
	t.Run("si-recovery-signal-return", func(t *testing.T) {
		x := onSilent(t).put("hand/0", "snake-eyes-blade", "snake-eyes-blade", "snake-eyes-wall", "recovery-signal")
		x.sneaks("nine", "snake-eyes-blade", "snake-eyes-blade", "snake-eyes-wall").do(Play{"recovery-signal"}).asks(0, AskCard).do(Choose{"snake-eyes-wall"})
		x.holds("team/0", "snake-eyes-blade", "snake-eyes-blade").holds("hand/0", "snake-eyes-wall").cited("recovery-signal").checked(2, 9)
		// One card alone, Leaders too.
		x = onSilent(t).put("hand/0", "snake-eyes", "scarlett", "snake-eyes-wall", "recovery-signal").sneaks("nine", "snake-eyes", "scarlett", "snake-eyes-wall").do(Play{"recovery-signal"})
		x.offers(Choose{"snake-eyes"}, true).offers(Choose{"snake-eyes-wall"}, true).do(Choose{"scarlett"}).holds("team/0", "snake-eyes", "snake-eyes-wall").holds("hand/0", "scarlett")
	})
	t.Run("si-recovery-signal-timing", func(t *testing.T) {
		x := onSilent(t).put("troopers/0", "cobra-trooper").put("hand/0", "snake-eyes-blade", "snake-eyes-wall", "recovery-signal")
		x.offers(Play{"recovery-signal"}, false).sneaks("nine", "snake-eyes-blade", "snake-eyes-wall").dice(1)
		x.refuses(Play{"recovery-signal"}, "si-silent-dice").do(Throw{0, 1, 0}).offers(Play{"recovery-signal"}, true)
		if p := x.Pending(); p.Rule != "si-recovery-signal-timing" || p.Kind != AskCards {
			t.Errorf("asked is %+v", p)
		}
	})
	t.Run("si-recovery-signal-saves", func(t *testing.T) {
		x := onSilent(t).put("hand/0", "snake-eyes-blade", "snake-eyes-blade", "snake-eyes-wall", "snake-eyes-shadow", "recovery-signal")
		x.sneaks("three", "snake-eyes-blade", "snake-eyes-blade", "snake-eyes-wall", "snake-eyes-shadow").all(Play{"recovery-signal"}, Choose{"snake-eyes-wall"})
		x.checked(3, 3).sounds(false)
	})
	t.Run("amb-si-recovery-before-compare", func(t *testing.T) {
		begin := func() *scene {
			x := onSilent(t).put("troopers/0", "cobra-trooper").put("hand/0", "snake-eyes-blade", "snake-eyes-wall", "recovery-signal")
			return x.sneaks("sloop", "snake-eyes-blade", "snake-eyes-wall").do(Throw{0, 1, 0}).sounds(false)
		}
		begin().all(Play{"recovery-signal"}, Choose{"snake-eyes-wall"}).checked(1, 1).sounds(false)
		// Once the token is turned nothing can be played for it.
		x := begin().do(Pass{}).sounds(true)
		for x.Pending().Kind == AskCards {
			x.offers(Play{"recovery-signal"}, false).do(Pass{})
		}
		x.loses().sounds(true)
	})
	t.Run("amb-si-recovery-last-character", func(t *testing.T) {
		x := onSilent(t).put("hand/0", "snake-eyes-blade", "recovery-signal").sneaks("nine", "snake-eyes-blade").do(Play{"recovery-signal"})
		x.holds("team/0", "snake-eyes-blade").holds("hand/0")
		if x.Pending().Kind == AskCard {
			t.Error("the only one may be taken back")
		}
		x.dice(1)
	})
}

func TestSilentProcedure(t *testing.T) {
	t.Run("si-noise-stays-silent", func(t *testing.T) {
		x := onSilent(t).story("standing")
		for range 3 {
			x.put("hand/0", "snake-eyes-blade", "snake-eyes-wall").put("main-top").sneaks("nine", "snake-eyes-blade", "snake-eyes-wall").checked(2, 9).sounds(false).loses().sounds(false)
		}
		// A mission that fails and leaves play is no noise either, nor is the end of a turn.
		x.story("walk").put("hand/0", "snake-eyes-blade").put("main-top").sneaks("nine", "snake-eyes-blade").checked(1, 9).loses().sounds(false).turnOver().sounds(false)
	})
	t.Run("si-mission-single-starter", func(t *testing.T) {
		x := onSilent(t).put("hand/0", "snake-eyes-blade", "snake-eyes-wall").do(AttemptStory{}).refuses(Pass{}, x0(t)).do(Assign{"snake-eyes-blade"})
		x.asks(joe.Chance, AskDeal).refuses(Assign{"snake-eyes-wall"}, "si-silent-reveal").holds("team/0", "snake-eyes-blade")
		x.do(Deal{"nine"}, Assign{"snake-eyes-wall"}).holds("team/0", "snake-eyes-blade", "snake-eyes-wall")
	})
	t.Run("si-silent-skip-noisy", func(t *testing.T) {
		x := onSilent(t).put("troopers/0", "cobra-trooper").put("hand/0", "snake-eyes-blade")
		x.noisy = true
		x.sneaks("", "snake-eyes-blade").quietly().loses().quietlyOver()
	})
	t.Run("si-silent-reveal", func(t *testing.T) {
		x := onSilent(t).put("hand/0", "snake-eyes-blade").do(AttemptStory{}, Assign{"snake-eyes-blade"}).asks(joe.Chance, AskDeal)
		if p := x.Pending(); p.Item != "main-top" || p.Rule != "si-silent-reveal" {
			t.Errorf("chance is asked %+v", p)
		}
		x.do(Deal{"five"}).cited("si-silent-reveal").holds("main-top", "five")
		if got := x.View(joe.Spectator).Cards(at(MainTop)); !slices.Equal(got, []string{"five"}) {
			t.Errorf("the spectator sees %q", got)
		}
	})
	t.Run("si-silent-story-only", func(t *testing.T) {
		x := onSilent(t).put("troopers/0", "cobra-trooper").put("hand/0", "snake-eyes", "snake-eyes-blade").side(AttemptSide{Card: "cobra-trooper"}, "snake-eyes").quietly().do(NameSkill{content.Stealth}).quietly().dice(2)
		x.loses().sounds(false)
		onSilent(t).put("officers", "nosy").put("hand/0", "snake-eyes").side(AttemptOfficer{"nosy"}, "snake-eyes").quietly().dice(1)
	})
	t.Run("si-silent-note-cost", func(t *testing.T) {
		x := onSilent(t).put("hand/0", "snake-eyes-blade").sneaks("five", "snake-eyes-blade").happened(Changed{What: MissionValue, Seat: joe.Nobody, By: 5, Why: "si-silent-note-cost"})
		if a, _ := x.Attempt(); a.Value != 5 || !a.Silence {
			t.Errorf("the value is %d", a.Value)
		}
	})
	t.Run("si-silent-add-any", func(t *testing.T) {
		x := onSilent(t).put("hand/0", "scarlett", "snake-eyes", "snake-eyes-blade", "snake-eyes-blade", "snake-eyes-wall")
		x.sneaks("nine", "snake-eyes", "scarlett", "snake-eyes-blade", "snake-eyes-blade", "snake-eyes-wall").checked(5, 9)
	})
	t.Run("si-silent-order", func(t *testing.T) {
		x := onSilent(t).story("troubled").put("foreseen/1", "quiet").put("troopers/0", "cobra-trooper").put("hand/0", "snake-eyes-blade", "snake-eyes-wall")
		x.sneaks("nine", "snake-eyes-blade", "snake-eyes-wall")
		events := x.events
		x.asks(joe.Chance, AskDeal).do(Deal{"quiet"})
		events = append(events, x.events...)
		x.asks(joe.Chance, AskThrow).do(Throw{0, 1, 0})
		x.events = append(events, x.events...)
		x.follow("core-mission-start", "si-silent-reveal", "si-silent-note-cost", "core-mission-capacity", "core-mission-lock", "core-mission-complications", "si-silent-hit-reduces", "si-silent-equal-ok")
	})
	t.Run("si-silent-dice", func(t *testing.T) {
		x := onSilent(t).story("troubled").put("foreseen/1", "caller").put("troopers/0", "cobra-trooper").put("officers", "storm-shadow").put("hand/0", "snake-eyes-blade")
		x.sneaks("nine", "snake-eyes-blade").do(Deal{"caller"}).holds("officers", "storm-shadow", "destro").dice(3)
		if p := x.Pending(); p.Rule != "si-silent-dice" {
			t.Errorf("the dice fall by %s", p.Rule)
		}
	})
	t.Run("si-silent-hit-reduces", func(t *testing.T) {
		x := onSilent(t).put("troopers/0", "cobra-trooper", "cobra-trooper").put("hand/0", "snake-eyes-blade", "recovery-signal").sneaks("five", "snake-eyes-blade").do(Throw{0, 2, 0}).cited("si-silent-hit-reduces")
		if a, _ := x.Attempt(); a.Value != 3 || a.Rolled || a.Hits != 0 {
			t.Errorf("the value is %d, the mission has %d Hits", a.Value, a.Hits)
		}
		onSilent(t).put("troopers/0", "cobra-trooper", "cobra-trooper").put("hand/0", "snake-eyes-blade").sneaks("five", "snake-eyes-blade").do(Throw{0, 1, 1}).checked(1, 2) // a double Hit is two
		onSilent(t).put("troopers/0", "cobra-trooper", "cobra-trooper").put("hand/0", "snake-eyes-blade").sneaks("five", "snake-eyes-blade").do(Throw{2, 0, 0}).checked(1, 5)
	})
	t.Run("si-silent-equal-ok", func(t *testing.T) {
		x := onSilent(t).put("troopers/0", "cobra-trooper").put("hand/0", "snake-eyes-blade", "scarlett", "snake-eyes-wall")
		x.sneaks("four", "snake-eyes-blade", "scarlett", "snake-eyes-wall").do(Throw{0, 1, 0}).checked(3, 3).sounds(false)
	})
	t.Run("si-silent-above-noisy", func(t *testing.T) {
		x := onSilent(t).put("troopers/0", "cobra-trooper").put("hand/0", "snake-eyes-blade", "scarlett", "snake-eyes-wall", "snake-eyes-shadow")
		x.sneaks("four", "snake-eyes-blade", "scarlett", "snake-eyes-wall", "snake-eyes-shadow").do(Throw{0, 1, 0}).checked(4, 3).sounds(true).cited("si-silent-above-noisy")
	})
	t.Run("si-silent-discard-reveal", func(t *testing.T) {
		x := onSilent(t).put("hand/0", "snake-eyes-blade").sneaks("five", "snake-eyes-blade").loses().holds("main-top", "five").turnOver()
		x.happened(Moved{"five", at(MainTop), at(MainDiscard), "si-silent-discard-reveal", 0}).holds("main-top").holds("main-discard", "five")
		onSilent(t).turnOver().never("si-silent-discard-reveal")
	})
	t.Run("si-noisy-difficulty", func(t *testing.T) {
		x := onSilent(t).put("hand/0", "snake-eyes-shadow")
		x.noisy = true
		x.sneaks("", "snake-eyes-shadow").counts(2, 3)
		if a, _ := x.Attempt(); !slices.Contains(a.Difficulty, Term{1, "si-noisy-difficulty"}) {
			t.Errorf("the Difficulty is %v", a.Difficulty)
		}
		x.do(Throw{0, 2, 0}).happened(Decided{false, 2, 3})
		// Of Difficulty 6, as the Hits go: 6 are too few, 7 are enough.
		for hits, enough := range map[uint8]bool{6: false, 7: true} {
			x := onSilent(t, silentMission("stern", 1, `"need":["stealth"],"difficulty":6`)).story("stern").put("hand/0", "snake-eyes", "snake-eyes-promoted", "snake-eyes-shadow")
			x.noisy = true
			x.sneaks("", "snake-eyes", "snake-eyes-promoted", "snake-eyes-shadow").counts(8, 7).do(Throw{8 - hits, hits, 0}).happened(Decided{enough, int(hits), 7})
		}
	})
	t.Run("si-noisy-already", func(t *testing.T) {
		x := onSilent(t).story("standing").put("hand/0", "snake-eyes-shadow", "snake-eyes-wall", "snake-eyes-blade").sneaks("sloop", "snake-eyes-shadow", "snake-eyes-wall", "snake-eyes-blade").sounds(true).counts(4, 3).loses()
		x.turnOver().put("hand/0", "snake-eyes-shadow").sneaks("", "snake-eyes-shadow").counts(2, 3).quietly().dice(2)
	})
	t.Run("si-noisy-story-only", func(t *testing.T) {
		x := onSilent(t).put("officers", "nosy").put("hand/0", "snake-eyes")
		x.noisy = true
		x.side(AttemptOfficer{"nosy"}, "snake-eyes").counts(1, 3)
		x = onSilent(t).put("troopers/0", "cobra-trooper").put("hand/0", "snake-eyes")
		x.noisy = true
		x.side(AttemptSide{Card: "cobra-trooper"}, "snake-eyes").do(NameSkill{content.Stealth}).counts(2, 2)
		x = onSilent(t).put("covers/1", "cobra-battalion").put("hand/0", "snake-eyes")
		x.noisy = true
		x.side(AttemptBattalion{1}, "snake-eyes").do(NameSkill{content.Stealth}).counts(2, 3)
	})
	t.Run("si-noisy-cleared", func(t *testing.T) {
		x := onSilent(t).put("hand/0", "snake-eyes").richHand()
		x.noisy = true
		x.do(Pass{}).sounds(true).do(Promote{"snake-eyes"}).happened(NoiseChanged{false, "snake-eyes-promoted"}).sounds(false).holds("deck/0", "snake-eyes-promoted")
		x = onSilent(t).put("officers", "storm-shadow").put("hand/0", "snake-eyes")
		x.noisy = true
		x.side(AttemptOfficer{"storm-shadow"}, "snake-eyes").wins().sounds(false).happened(NoiseChanged{false, "storm-shadow"})
		// Nothing else does.
		x = onSilent(t).put("officers", "nosy").put("hand/0", "snake-eyes")
		x.noisy = true
		x.side(AttemptOfficer{"nosy"}, "snake-eyes").wins().sounds(true).turnOver().turnOver().sounds(true)
		x.put("hand/0", "snake-eyes").story("walk").sneaks("", "snake-eyes").wins().sounds(true)
		x.put("hand/0", "snake-eyes").story("gate").sneaks("", "snake-eyes").wins().cited("si-act-two-gain-scarlett").sounds(true)
	})
	t.Run("amb-si-noisy-same-mission", func(t *testing.T) {
		x := onSilent(t).put("hand/0", "snake-eyes-blade", "snake-eyes-wall", "snake-eyes-shadow").sneaks("sloop", "snake-eyes-blade", "snake-eyes-wall", "snake-eyes-shadow").sounds(true).counts(4, 3)
		x.do(Throw{2, 2, 0}).happened(Decided{false, 2, 3})
	})
	t.Run("amb-si-negative-value", func(t *testing.T) {
		x := onSilent(t).put("troopers/0", "cobra-trooper", "cobra-trooper", "cobra-trooper").put("hand/0", "snake-eyes-blade").sneaks("sloop", "snake-eyes-blade")
		x.do(Throw{0, 3, 0}).checked(1, -1).sounds(true)
	})
	t.Run("amb-si-second-story-start", func(t *testing.T) {
		x := onSilent(t).story("standing").put("troopers/0", "cobra-trooper").put("hand/0", "snake-eyes-blade", "snake-eyes-wall").sneaks("four", "snake-eyes-blade").do(Throw{0, 0, 1}).checked(1, 2).loses()
		x.holds("main-top", "four").sneaks("", "snake-eyes-wall").dice(1).do(Throw{1, 0, 0}).checked(1, 4).holds("main-top", "four")
	})
	t.Run("amb-si-reveal-moves", func(t *testing.T) {
		x := onSilent(t).put("hand/0", "snake-eyes").richHand().sneaks("five", "snake-eyes").loses().put("line-up/0", "grabber").do(Pass{}, Buy{0})
		x.asks(joe.Chance, AskDeal).offers(Deal{"five"}, true)
		if list := Legal(x.State); len(list) != 1 {
			t.Errorf("these may come: %v", list)
		}
		x.do(Deal{"five"}).holds("line-up/0", "five").holds("main-top")
		x.do(Pass{}).never("si-silent-discard-reveal")
		// On the mission itself the noted cost stands.
		x = onSilent(t, troubleCard("looter", 1, `{"on":"reveal","do":[{"do":"sweep"}]}`)).story("troubled").put("foreseen/1", "looter").put("hand/0", "snake-eyes-blade", "snake-eyes-wall")
		x.sneaks("five", "snake-eyes-blade", "snake-eyes-wall").do(Deal{"looter"}, ChooseSlot{3}).do(Deal{"five"}).holds("line-up/3", "five").holds("main-top").checked(2, 5).sounds(false)
	})
	t.Run("amb-si-empty-main-deck", func(t *testing.T) {
		onSilent(t).put("hand/0", "snake-eyes-blade").emptied().sneaks("", "snake-eyes-blade").checked(1, 0).sounds(true).goesOn().cited("amb-si-empty-main-deck")
		x := onSilent(t).put("hand/0", "snake-eyes").richHand().emptied().do(Pass{}, Buy{0})
		x.ended("core-lose-main-deck", 0)
	})
}

// x0 is the rule by which a mission cannot be left without a Joe.
func x0(t *testing.T) joe.RuleID {
	return onSilent(t).put("hand/0", "snake-eyes").do(AttemptStory{}).Pending().Rule
}

// quietlyOver wants no check of Silence in the last events.
func (x *scene) quietlyOver() *scene {
	x.t.Helper()
	return x.never("si-silent-reveal").never("si-silent-hit-reduces").never("si-silent-equal-ok")
}

// emptied takes all cards out of the main deck.
func (x *scene) emptied() *scene {
	for p := x.zone(MainDeck); len(p) > 0; p = x.zone(MainDeck) {
		x.moves(p[0].card, at(MainDeck), at(Out), 0)
	}
	return x
}
