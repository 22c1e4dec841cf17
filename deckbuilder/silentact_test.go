package deckbuilder

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
)

func TestSilentActTwo(t *testing.T) {
	t.Run("si-act-two-scarlett-starts", func(t *testing.T) {
		x := onSilent(t).story("alone").put("hand/0", "snake-eyes", "snake-eyes-blade").refuses(AttemptStory{}, "si-act-two-scarlett-starts")
		x.add("hand/0", "scarlett").do(AttemptStory{}).refuses(Assign{"snake-eyes"}, "si-act-two-no-joiners").do(Assign{"scarlett"}).holds("team/0", "scarlett")
		onSilent(t).story("alone").put("hand/0", "scarlett-promoted").do(AttemptStory{}, Assign{"scarlett-promoted"})
		// Where she is kept off, nobody may set out.
		x = onSilent(t, card("jailer", "officer", `"need":["tech"],"difficulty":3`, `{"on":"while","do":[{"do":"bar","kinds":["leader"]}]}`)).put("officers", "jailer")
		x.story("alone").put("hand/0", "snake-eyes-blade", "scarlett").offers(AttemptStory{}, false).story("walk").put("hand/0", "snake-eyes-blade", "scarlett").offers(AttemptStory{}, true)
	})
	t.Run("si-act-two-no-joiners", func(t *testing.T) {
		x := onSilent(t).story("alone").put("hand/0", "scarlett", "scarlett-promoted", "snake-eyes-blade").do(AttemptStory{}).refuses(Assign{"snake-eyes-blade"}, "si-act-two-no-joiners")
		x.do(Assign{"scarlett"}).refuses(Assign{"snake-eyes-blade"}, "si-silent-reveal")
		x.do(Deal{"nine"}).offers(Assign{"snake-eyes-blade"}, false).holds("team/0", "scarlett").checked(1, 9)
	})
	t.Run("si-act-two-gain-scarlett", func(t *testing.T) {
		x := onSilent(t).story("gate").put("hand/0", "snake-eyes").sneaks("nine", "snake-eyes").holds("aside/0", "scarlett", "scarlett-promoted", "snake-eyes-promoted").wins()
		x.happened(Moved{"scarlett", of(Aside, 0), of(Deck, 0), "si-act-two-gain-scarlett", 0}).holds("aside/0", "scarlett-promoted", "snake-eyes-promoted")
		// A Mission of Act I is not the Act's end.
		onSilent(t).put("hand/0", "snake-eyes").sneaks("nine", "snake-eyes").wins().never("si-act-two-gain-scarlett")
	})
	t.Run("si-act-two-promote-scarlett", func(t *testing.T) {
		x := onSilent(t).put("hand/0", "scarlett").richHand().do(Pass{}).offers(Promote{"scarlett"}, true).offers(Pass{}, true)
		x.do(Promote{"scarlett"}).holds("out", "scarlett").holds("deck/0", "scarlett-promoted").holds("aside/0", "snake-eyes-promoted")
		x = onSilent(t).put("hand/0", "scarlett", "snake-eyes").richHand().do(Pass{}, Promote{"snake-eyes"}).offers(Promote{"scarlett"}, true).do(Promote{"scarlett"})
		x.holds("aside/0").holds("deck/0", "snake-eyes-promoted", "scarlett-promoted")
	})
	t.Run("si-act-two-snake-eyes-side", func(t *testing.T) {
		onSilent(t).story("alone").put("troopers/0", "cobra-trooper").put("hand/0", "snake-eyes").do(AttemptSide{Card: "cobra-trooper"}, Assign{"snake-eyes"}).holds("team/0", "snake-eyes")
	})
	t.Run("si-act-two-snake-eyes-officers", func(t *testing.T) {
		onSilent(t).story("alone").put("officers", "destro").put("hand/0", "snake-eyes").do(AttemptOfficer{"destro"}, Assign{"snake-eyes"}).holds("team/0", "snake-eyes")
	})
	t.Run("si-act-two-team-up", func(t *testing.T) {
		x := onSilent(t).story("alone").put("officers", "destro").put("hand/0", "snake-eyes", "scarlett").do(AttemptOfficer{"destro"}, Assign{"snake-eyes"}, Assign{"scarlett"})
		x.holds("team/0", "scarlett", "snake-eyes")
		x = onSilent(t).story("alone").put("troopers/0", "cobra-trooper").put("hand/0", "snake-eyes", "scarlett").do(AttemptSide{Card: "cobra-trooper"}, Assign{"scarlett"}, Assign{"snake-eyes"})
		x.holds("team/0", "scarlett", "snake-eyes")
	})
	t.Run("si-act-two-solo-story-only", func(t *testing.T) {
		onSilent(t).put("hand/0", "snake-eyes-blade").do(AttemptStory{}, Assign{"snake-eyes-blade"})
		onSilent(t).story("late").put("hand/0", "snake-eyes-blade").do(AttemptStory{}, Assign{"snake-eyes-blade"})
		for _, c := range content.SilentInterlude().All() {
			if c.Story == SilentInterlude && (c.Act == 2) != (c.Solo == content.Scarlett) {
				t.Errorf("%s of Act %d is Solo for %q", c.ID, c.Act, c.Solo)
			}
		}
	})
	t.Run("amb-si-gain-destination", func(t *testing.T) {
		x := onSilent(t).story("gate").put("deck/0", "requisition").put("hand/0", "snake-eyes").sneaks("nine", "snake-eyes").wins()
		if deck := x.Cards(of(Deck, 0)); !slices.Equal(deck, []string{"requisition", "scarlett"}) {
			t.Errorf("on the deck lie %q", deck)
		}
	})
	t.Run("amb-si-act-end", func(t *testing.T) {
		onSilent(t).story("gate").put("hand/0", "snake-eyes").sneaks("nine", "snake-eyes").loses().happened(Moved{"scarlett", of(Aside, 0), of(Deck, 0), "si-act-two-gain-scarlett", 0})
	})
	t.Run("amb-si-solo-vs-add-any", func(t *testing.T) {
		x := onSilent(t).story("alone").put("troopers/0", "cobra-trooper").put("hand/0", "scarlett", "scarlett-promoted", "snake-eyes-blade", "halo-jump", "recovery-signal")
		x.do(AttemptStory{}, Assign{"scarlett"}, Deal{"nine"}).holds("team/0", "scarlett").dice(1).do(Throw{1, 0, 0}, Pass{}).asks(0, AskCards).do(Play{"halo-jump"})
		x.holds("team/0", "scarlett").dice(3)
	})
	t.Run("amb-si-scarlett-acts-one-three", func(t *testing.T) {
		onSilent(t).story("late").put("hand/0", "scarlett", "snake-eyes").sneaks("nine", "scarlett", "snake-eyes").holds("team/0", "scarlett", "snake-eyes")
		onSilent(t).put("hand/0", "scarlett", "snake-eyes").sneaks("nine", "snake-eyes", "scarlett").checked(2, 9)
	})
	t.Run("amb-si-unflip-once", func(t *testing.T) {
		x := silently(t, Config{Leaders: []string{"duke"}}).put("hand/0", "duke").richHand()
		x.noisy = true
		x.do(Pass{}, Promote{"duke"}).holds("deck/0", "duke-promoted").sounds(true)
		x = onSilent(t).put("hand/0", "snake-eyes").richHand()
		x.noisy = true
		x.do(Pass{}, Promote{"snake-eyes"}).sounds(false)
		x.noisy = true
		x.add("hand/0", "snake-eyes-promoted").offers(Promote{"snake-eyes-promoted"}, false)
		x = onSilent(t).put("officers", "storm-shadow").put("hand/0", "snake-eyes-blade")
		x.noisy = true
		x.side(AttemptOfficer{"storm-shadow"}, "snake-eyes-blade").loses().sounds(true)
	})
	t.Run("amb-si-scarlett-only", func(t *testing.T) {
		n := 0
		for _, c := range content.SilentInterlude().All() {
			if c.Solo != content.NoRole {
				n++
				if c.Solo != content.Scarlett || c.Act != 2 {
					t.Errorf("%s of Act %d is Solo for %v", c.ID, c.Act, c.Solo)
				}
			}
		}
		if n != 4 {
			t.Errorf("%d missions are Solo", n)
		}
	})
}

// Scarlett comes back to hand when she fails, alone or with others, and nobody in her
// place.
func TestSilentScarlettComesBack(t *testing.T) {
	x := onSilent(t).story("alone").put("hand/0", "scarlett").sneaks("nine", "scarlett").loses().asks(0, AskCard)
	x.do(Choose{"scarlett"}).holds("hand/0", "scarlett").happened(Moved{"scarlett", of(Team, 0), of(Hand, 0), "scarlett", 0})
	x = onSilent(t).put("officers", "nosy").put("hand/0", "scarlett", "snake-eyes").side(AttemptOfficer{"nosy"}, "snake-eyes", "scarlett").loses().asks(0, AskCard)
	if list := Legal(x.State); !slices.Equal(list, []Action{Choose{"scarlett"}}) {
		t.Errorf("these may come back: %v", list)
	}
	onSilent(t).put("hand/0", "scarlett").sneaks("nine", "scarlett").wins().holds("hand/0")
}

func TestSilentExpertAndVariants(t *testing.T) {
	t.Run("si-expert-optional", func(t *testing.T) {
		c := silentConfig
		laidOut(t, c).holds("experts")
		c.Expert = []string{"si-expert"}
		laidOut(t, c).holds("experts", "si-expert")
	})
	t.Run("si-expert-cost-up", func(t *testing.T) {
		expert := func(tile ...string) *scene {
			x := silently(t, Config{Expert: []string{"si-expert"}}).put("tile/0", tile...).put("hand/0", "snake-eyes-blade")
			return x.sneaks("nine", "snake-eyes-blade")
		}
		expert("four").offers(SpendJoe{"four"}, false).dice(1)
		x := expert("five").do(SpendJoe{"five"}).pays(1, 5).do(Use{"snake-eyes-blade"}).pays(2, 0)
		if n := x.SpendPrice("snake-eyes-blade"); n != 5 {
			t.Errorf("it asks %d", n)
		}
		expert("four", "three").do(SpendJoe{"four"}).pays(1, 4).refuses(Use{"snake-eyes-blade"}, "si-spend-four-wild").do(SpendJoe{"three"}, Use{"snake-eyes-blade"}).pays(2, 0)
	})
	t.Run("si-variant-other-leader", func(t *testing.T) {
		c := silentConfig
		c.Leaders = []string{"duke"}
		x := laidOut(t, c).holds("aside/0", "duke-promoted", "scarlett", "scarlett-promoted").nowhere("snake-eyes", "snake-eyes-promoted")
		if !slices.Contains(x.ofSeat(0), "duke") || x.Config().Leaders[0] != "duke" {
			t.Errorf("the deck is %q", x.ofSeat(0))
		}
	})
	t.Run("si-variant-other-leader-deck", func(t *testing.T) {
		c := silentConfig
		c.Leaders = []string{"duke"}
		x := laidOut(t, c).nowhere("snake-eyes-blade", "snake-eyes-shadow", "snake-eyes-wall", "snake-eyes-patience")
		if deck := x.ofSeat(0); len(deck) != 11 || !slices.Contains(deck, "gi") {
			t.Errorf("the deck is %q", deck)
		}
	})
	t.Run("si-variant-after-loss", func(t *testing.T) {
		c := Config{Seats: 1, Story: SilentInterlude, Leaders: []string{"duke"}, AfterLoss: true}
		x := laidOut(t, c).nowhere("gi")
		n := 0
		for _, id := range x.ofSeat(0) {
			if x.Card(id).Where == content.Cast {
				n++
			}
		}
		if n != 8 || len(x.ofSeat(0)) != 11 {
			t.Errorf("%d Starters in %q", n, x.ofSeat(0))
		}
		refused(t, Config{Seats: 1, Story: SilentInterlude, AfterLoss: true}, "si-variant-after-loss", "$.afterLoss")
		refused(t, Config{Seats: 1, AfterLoss: true}, "si-variant-other-leader", "$.afterLoss")
	})
	t.Run("si-variant-replace-scarlett", func(t *testing.T) {
		c := silentConfig
		c.Partner = "lady-jaye"
		laidOut(t, c).holds("aside/0", "lady-jaye", "lady-jaye-promoted", "snake-eyes-promoted").nowhere("scarlett", "scarlett-promoted")
		x := silently(t, Config{Partner: "lady-jaye"}).story("gate").put("hand/0", "snake-eyes").sneaks("nine", "snake-eyes").wins().holds("aside/0", "lady-jaye-promoted", "snake-eyes-promoted")
		x.happened(Moved{"lady-jaye", of(Aside, 0), of(Deck, 0), "si-act-two-gain-scarlett", 0})
		refused(t, Config{Seats: 1, Story: SilentInterlude, Partner: "breaker"}, "si-variant-replace-scarlett", "$.partner")
		refused(t, Config{Seats: 1, Story: SilentInterlude, Partner: "snake-eyes"}, "si-variant-replace-scarlett", "$.partner")
		refused(t, Config{Seats: 1, Partner: "lady-jaye"}, "si-variant-other-leader", "$.partner")
	})
	t.Run("si-variant-solo-runner", func(t *testing.T) {
		x := silently(t, Config{Partner: "lady-jaye"}).story("alone").put("hand/0", "snake-eyes", "snake-eyes-blade").refuses(AttemptStory{}, "si-act-two-scarlett-starts")
		x.add("hand/0", "lady-jaye").do(AttemptStory{}).refuses(Assign{"snake-eyes"}, "si-act-two-no-joiners").do(Assign{"lady-jaye"}).holds("team/0", "lady-jaye")
		// Promoted she is still the one.
		silently(t, Config{Partner: "lady-jaye"}).story("alone").put("hand/0", "lady-jaye-promoted").do(AttemptStory{}, Assign{"lady-jaye-promoted"})
	})
	t.Run("amb-si-variant-eleven", func(t *testing.T) {
		c := silentConfig
		c.Leaders = []string{"duke"}
		want := []string{"duke", "field-pack", "gi", "gi", "gi", "gi", "gi", "gi", "gi", "gi", "requisition"}
		if deck := laidOut(t, c).ofSeat(0); !slices.Equal(deck, want) {
			t.Errorf("the deck is %q", deck)
		}
	})
	t.Run("amb-si-variant-silence", func(t *testing.T) {
		silently(t, Config{Leaders: []string{"duke"}}).put("hand/0", "duke", "gi", "gi").sneaks("sloop", "duke", "gi", "gi").checked(3, 2).sounds(true)
		silently(t, Config{Leaders: []string{"duke"}, Partner: "lady-jaye"}).put("hand/0", "lady-jaye", "gi").sneaks("sloop", "lady-jaye", "gi").checked(2, 2).sounds(false)
	})
	t.Run("amb-si-after-loss", func(t *testing.T) {
		c := Config{Seats: 1, Story: SilentInterlude, Leaders: []string{"duke"}, Partner: "roadblock", AfterLoss: true}
		x := laidOut(t, c).nowhere("gi")
		data, err := json.Marshal(x.Config())
		if err != nil {
			t.Fatal(err)
		}
		var back Config
		if err := json.Unmarshal(data, &back); err != nil || !back.AfterLoss || back.Partner != "roadblock" {
			t.Errorf("%s is read as %+v: %v", data, back, err)
		}
		read, err := Load([]byte(written(x.State)))
		if err != nil || read.Hash() != x.Hash() || !read.Config().AfterLoss {
			t.Errorf("read again it is another position: %v", err)
		}
	})
}

// A position written by hand need not name where cards lie that have not moved.
func TestSilentPositionsByHand(t *testing.T) {
	const text = `{"game":"deckbuilder","format":1,"rules":1,"config":{"seats":1,"story":"silent-interlude"%s},"phase":"missions","round":1,"turn":1,"first":0,"active":0,"threat":1,"noisy":true,
		"places":{"hand/0":[%s],"line-up/0":["ace"],"line-up/1":["breaker"],"line-up/2":["clutch"],"line-up/3":["doc"],"line-up/4":["dusty"],"line-up/5":["flint"],%s
		"story":["si-night-landing"],"upcoming":["si-into-the-keep"]},"steps":[{"op":"turn","seat":0,"n":2},{"op":"missions","seat":0}]}`
	for _, c := range []struct{ config, hand, more, fault string }{
		{"", `"snake-eyes","snake-eyes-blade"`, `"tile/0":["grunt"],`, ""},
		{`,"leaders":["duke"],"partner":"roadblock"`, `"gi","gi","duke"`, ``, ""},
		{"", `"grunt"`, ``, "grunt, a card of the kind joe, does not lie there"},
		{"", `"gi"`, ``, "gi"},
		{"", `"snake-eyes"`, `"tile/0":["snake-eyes-blade"],`, "does not lie there"},
		{"", `"snake-eyes"`, `"hangar":["whale"],`, "does not lie there"},
	} {
		s, err := Load([]byte(fmt.Sprintf(text, c.config, c.hand, c.more)))
		if c.fault != "" {
			if err == nil || !strings.Contains(err.Error(), c.fault) {
				t.Errorf("%s %s: %v, want %q", c.hand, c.more, err, c.fault)
			}
			continue
		}
		if err != nil {
			t.Error(err)
			continue
		}
		x := &scene{t: t, State: s}
		everyCardOnce(t, s)
		x.sounds(true).asks(0, AskMissions).offers(AttemptStory{}, true)
		if own := x.Count(of(Hand, 0)) + x.DeckSize(0); own != 11 || x.Count(of(Aside, 0)) != 3 {
			t.Errorf("%s: %d cards, aside lie %q", c.config, own, x.Cards(of(Aside, 0)))
		}
		if len(x.Cards(at(Hangar)))+len(x.Cards(at(Leaders))) != 0 {
			t.Errorf("%q, %q", x.Cards(at(Hangar)), x.Cards(at(Leaders)))
		}
	}
}
