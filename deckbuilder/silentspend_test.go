package deckbuilder

import (
	"slices"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// saving is a mission of these Joes, before the roll, with those on the Reserve tile.
func saving(t *testing.T, tile []string, joes ...string) *scene {
	t.Helper()
	return onSilent(t).put("tile/0", tile...).put("hand/0", joes...).sneaks("nine", joes...)
}

// richHand gives the seat enough Recruit points to buy anything.
func (x *scene) richHand() *scene {
	x.bonus[0] = 30
	return x
}

func TestSilentJoes(t *testing.T) {
	t.Run("si-joe-bought-to-reserve", func(t *testing.T) {
		x := onSilent(t).put("line-up/2", "five").put("hand/0", "snake-eyes-blade").richHand().do(Pass{}, Buy{2}).cited("si-joe-bought-to-reserve")
		x.until().holds("tile/0", "five").holds("deck/0").holds("discard/0").holds("hand/0", "snake-eyes-blade")
		// What is no Joe, and what is of this expansion, goes where it always goes.
		onSilent(t).put("line-up/2", "grabber").put("hand/0", "snake-eyes-blade").richHand().do(Pass{}, Buy{2}).until().holds("deck/0", "grabber").holds("tile/0")
	})
	t.Run("si-joe-gained-to-reserve", func(t *testing.T) {
		x := onSilent(t).put("line-up/4", "three").put("hand/0", "grabber").do(Play{"grabber"}, ChooseSlot{4})
		x.happened(Moved{"three", slot(LineUp, 4), of(Tile, 0), "si-joe-bought-to-reserve", 0}).until().holds("tile/0", "three").holds("deck/0")
	})
	t.Run("si-joe-never-in-hand", func(t *testing.T) {
		x := onSilent(t).put("tile/0", "five").put("hand/0", "snake-eyes-blade")
		for _, a := range Legal(x.State) {
			if a == (Action)(TakeBack{}) || a == (Action)(Hold{"five"}) {
				t.Errorf("%v is legal", a)
			}
		}
		x.refuses(TakeBack{}, "core-reserve-take").refuses(SpendJoe{"five"}, "si-spend-four-wild").refuses(Play{"five"}, "core-mission-active-cards")
		for range 6 {
			if x.turnOver(); slices.Contains(x.Cards(of(Hand, 0)), "five") {
				t.Errorf("the hand is %q", x.Cards(of(Hand, 0)))
			}
		}
		x.holds("tile/0", "five")
		// Nor do those that are gained where what is gained goes to hand.
		x = onSilent(t, card("porter", "officer", `"need":["tech"],"difficulty":3`, `{"on":"while","do":[{"do":"gain-to-hand"}]}`)).put("officers", "porter")
		x.put("line-up/4", "three").put("hand/0", "grabber").do(Play{"grabber"}, ChooseSlot{4}).until().holds("tile/0", "three").holds("hand/0")
		// No position is read in which a Joe is where the tile's Joes never are, or a card
		// of the cast on the tile.
		for _, p := range []string{"hand/0", "discard/0", "reserve/0", "used/0"} {
			y := onSilent(t).put(p, "five")
			if _, err := Load([]byte(written(y.State))); err == nil || !strings.Contains(err.Error(), "five") {
				t.Errorf("five in %s: %v", p, err)
			}
		}
		y := onSilent(t).put("tile/0", "snake-eyes-blade")
		if _, err := Load([]byte(written(y.State))); err == nil || !strings.Contains(err.Error(), "snake-eyes-blade") {
			t.Errorf("Snake Eyes on the tile: %v", err)
		}
	})
	t.Run("si-joe-spendable", func(t *testing.T) {
		x := saving(t, []string{"four"}, "snake-eyes-shadow").pays(2, 0).do(SpendJoe{"four"}).do(Use{"snake-eyes-shadow"}).pays(3, 0)
		x.holds("tile/0")
		// A Scarlett card asks the price of its own data, and gives what that says.
		saving(t, []string{"three"}, "scarlett").pays(1, 0).do(SpendJoe{"three"}, Use{"scarlett"}).pays(2, 0)
		saving(t, []string{"three"}, "scarlett-promoted").pays(1, 0).do(SpendJoe{"three"}, Use{"scarlett-promoted"}).pays(3, 0)
	})
	t.Run("si-reserve-own-card", func(t *testing.T) {
		x := onSilent(t).put("hand/0", "snake-eyes-blade", "field-pack").do(Hold{"snake-eyes-blade"}).cited("core-reserve").holds("reserve/0", "snake-eyes-blade")
		x.refuses(TakeBack{}, "core-reserve-take").turnOver().do(TakeBack{}).holds("reserve/0")
		if !slices.Contains(x.Cards(of(Hand, 0)), "snake-eyes-blade") {
			t.Errorf("the hand is %q", x.Cards(of(Hand, 0)))
		}
	})
	t.Run("si-reserve-kept-apart", func(t *testing.T) {
		x := onSilent(t).put("tile/0", "three", "five").put("reserve/0", "snake-eyes").put("hand/0", "snake-eyes-blade").sneaks("nine", "snake-eyes-blade")
		x.refuses(SpendJoe{"snake-eyes"}, "si-spend-four-wild").offers(SpendJoe{"three"}, true).offers(SpendJoe{"five"}, true)
		x.do(SpendJoe{"five"}).holds("reserve/0", "snake-eyes").holds("tile/0", "three")
		// A reserved card is no obstacle to Joes on the tile, nor they to it.
		onSilent(t).put("tile/0", "three", "five").put("hand/0", "snake-eyes").do(Hold{"snake-eyes"}).holds("reserve/0", "snake-eyes").holds("tile/0", "five", "three")
		// What the reserved card costs does not make up a price.
		onSilent(t).put("tile/0", "three").put("reserve/0", "snake-eyes-promoted").put("hand/0", "snake-eyes-blade").sneaks("nine", "snake-eyes-blade").dice(1)
	})
	t.Run("amb-si-scarlett-spend", func(t *testing.T) {
		x := onSilent(t)
		if s, e := x.SpendPrice("scarlett"), x.SpendPrice("snake-eyes"); s != 3 || e != 4 {
			t.Errorf("Scarlett asks %d, Snake Eyes %d", s, e)
		}
		if n := x.SpendPrice("scarlett-promoted"); n != 3 {
			t.Errorf("promoted she asks %d", n)
		}
		saving(t, []string{"three"}, "scarlett").offers(SpendJoe{"three"}, true)
		saving(t, []string{"three"}, "snake-eyes").offers(SpendJoe{"three"}, false)
		saving(t, []string{"three"}, "snake-eyes", "scarlett").do(SpendJoe{"three"}).refuses(Use{"snake-eyes"}, "si-spend-four-wild").do(Use{"scarlett"}).pays(4, 0)
	})
	t.Run("amb-si-leader-exempt", func(t *testing.T) {
		x := silently(t, Config{Partner: "lady-jaye"}).story("gate").put("hand/0", "snake-eyes").sneaks("nine", "snake-eyes").loses()
		x.holds("tile/0")
		if deck := x.Cards(of(Deck, 0)); !slices.Equal(deck, []string{"lady-jaye"}) {
			t.Errorf("on the deck lie %q", deck)
		}
		x = silently(t, Config{Leaders: []string{"duke"}, Partner: "lady-jaye"})
		for card, want := range map[string]bool{"duke": false, "duke-promoted": false, "lady-jaye": false, "lady-jaye-promoted": false, "gi": false, "ace": true} {
			if id, _ := x.set.cards.Find(card); x.joinsTile(id) != want {
				t.Errorf("%s would lie on the tile: %v, want %v", card, !want, want)
			}
		}
	})
}

func TestSilentSpending(t *testing.T) {
	t.Run("si-spend-four-wild", func(t *testing.T) {
		x := saving(t, []string{"four"}, "snake-eyes-blade").refuses(Use{"snake-eyes-blade"}, "si-spend-four-wild").pays(1, 0)
		x.do(SpendJoe{"four"}).cited("si-spend-four-wild").pays(1, 4).do(Use{"snake-eyes-blade"}).pays(2, 0).holds("tile/0").dice(2)
		saving(t, []string{"three"}, "snake-eyes-blade").offers(SpendJoe{"three"}, false).dice(1)
		// Less than the price buys nothing yet.
		x = saving(t, []string{"three", "four"}, "snake-eyes-blade").do(SpendJoe{"three"}).pays(1, 3).refuses(Use{"snake-eyes-blade"}, "si-spend-four-wild")
		x.do(SpendJoe{"four"}).pays(1, 7).do(Use{"snake-eyes-blade"}).pays(2, 0)
		// Each card that prints it asks for 4 and gives 1.
		for id, skill := range map[string]int{"snake-eyes": 2, "snake-eyes-promoted": 4, "snake-eyes-blade": 1, "snake-eyes-shadow": 2, "snake-eyes-wall": 1} {
			x := onSilent(t).put("tile/0", "four").put("hand/0", id).sneaks("nine", id)
			if n := x.SpendPrice(id); n != 4 {
				t.Errorf("%s asks %d", id, n)
			}
			x.pays(skill, 0).do(SpendJoe{"four"}, Use{id}).pays(skill+1, 0)
		}
	})
	t.Run("si-spend-printed-only", func(t *testing.T) {
		saving(t, []string{"four", "eight"}, "snake-eyes-patience").do(Deal{"snake-eyes-wall"}).offers(SpendJoe{"four"}, false).dice(1)
		x := saving(t, []string{"four", "eight"}, "snake-eyes-patience", "snake-eyes-blade").do(Deal{"snake-eyes-wall"}).do(SpendJoe{"four"})
		x.refuses(Use{"snake-eyes-patience"}, "sdk-use-once").refuses(SpendJoe{"eight"}, "si-spend-four-wild").do(Use{"snake-eyes-blade"}).pays(3, 0)
		with, without := 0, 0
		for _, c := range content.SilentInterlude().All() {
			if c.Role != content.SnakeEyes {
				continue
			}
			if x.SpendPrice(c.ID) == 4 {
				with++
			} else if x.SpendPrice(c.ID) == 0 {
				without++
			}
		}
		if with <= without || without == 0 {
			t.Errorf("%d cards have the ability, %d have not", with, without)
		}
	})
	t.Run("si-spend-optional", func(t *testing.T) {
		saving(t, []string{"eight"}, "snake-eyes-blade").asks(0, AskCards).do(Pass{}).dice(1).pays(1, 0).holds("tile/0", "eight")
	})
	t.Run("si-spend-once-per-play", func(t *testing.T) {
		x := saving(t, []string{"four", "eight"}, "snake-eyes-blade").do(SpendJoe{"four"}, Use{"snake-eyes-blade"}).pays(2, 0)
		x.offers(Use{"snake-eyes-blade"}, false).offers(SpendJoe{"eight"}, false).holds("tile/0", "eight").dice(2)
		x = saving(t, []string{"four", "eight"}, "snake-eyes-blade", "snake-eyes-shadow").do(SpendJoe{"four"}, Use{"snake-eyes-blade"}).pays(4, 0)
		x.do(SpendJoe{"eight"}).refuses(Use{"snake-eyes-blade"}, "sdk-use-once").do(Use{"snake-eyes-shadow"}).pays(5, 0)
	})
	t.Run("si-spend-three-cards", func(t *testing.T) {
		x := saving(t, []string{"four", "eight"}, "snake-eyes-blade", "snake-eyes-blade", "snake-eyes-shadow").pays(4, 0)
		x.do(SpendJoe{"eight"}, SpendJoe{"four"}, Use{"snake-eyes-blade"}, Use{"snake-eyes-blade"}, Use{"snake-eyes-shadow"}).pays(7, 0).holds("tile/0")
	})
	t.Run("si-spend-removed", func(t *testing.T) {
		x := saving(t, []string{"four"}, "snake-eyes-blade").do(SpendJoe{"four"}, Use{"snake-eyes-blade"}).holds("out", "four")
		x.loses().turnOver().holds("out", "four").nowhereBut("four", Out)
	})
	t.Run("si-spend-pooled", func(t *testing.T) {
		x := saving(t, []string{"five", "three"}, "snake-eyes-blade", "snake-eyes-shadow").pays(3, 0)
		x.do(SpendJoe{"five"}).do(SpendJoe{"three"}).cited("si-spend-pooled").pays(3, 8)
		x.do(Use{"snake-eyes-blade"}).do(Use{"snake-eyes-shadow"}).pays(5, 0).holds("out", "five", "three")
	})
	t.Run("amb-si-overpay", func(t *testing.T) {
		x := saving(t, []string{"six"}, "snake-eyes-blade").do(SpendJoe{"six"}).all(Use{"snake-eyes-blade"})
		x.happened(Changed{What: MissionCredit, Seat: joe.Nobody, By: -2, Why: "amb-si-overpay"}).pays(2, 0).holds("tile/0")
		// The rest does not pay for another card.
		x = saving(t, []string{"six"}, "snake-eyes-blade", "snake-eyes-shadow").do(SpendJoe{"six"}, Use{"snake-eyes-blade"}).pays(4, 0)
		x.refuses(Use{"snake-eyes-shadow"}, x.Pending().Rule)
	})
	t.Run("amb-si-pool-timing", func(t *testing.T) {
		x := saving(t, []string{"eight", "four"}, "snake-eyes-blade", "snake-eyes-shadow").do(SpendJoe{"eight"}).pays(3, 8)
		x.refuses(SpendJoe{"four"}, "si-spend-four-wild") // both are paid for
		x.do(Use{"snake-eyes-blade"}).pays(4, 4).do(Pass{}).cited("amb-si-overpay").pays(4, 0).asks(0, AskCards)
		x.refuses(Use{"snake-eyes-shadow"}, "si-spend-four-wild").do(SpendJoe{"four"}, Use{"snake-eyes-shadow"}).pays(5, 0)
		// Joes that come to less than a price are not taken.
		saving(t, []string{"three"}, "snake-eyes-blade", "snake-eyes-shadow").offers(SpendJoe{"three"}, false)
		saving(t, []string{"five", "three"}, "snake-eyes-blade", "snake-eyes-shadow").do(SpendJoe{"five"}, Use{"snake-eyes-blade"}).offers(SpendJoe{"three"}, true)
		// Joes are spent before the roll alone, and once Silence is decided.
		x = onSilent(t).put("tile/0", "eight").put("hand/0", "snake-eyes-blade", "snake-eyes-shadow", "recovery-signal", "field-pack").sneaks("nine", "snake-eyes-blade", "snake-eyes-shadow")
		x.offers(Play{"recovery-signal"}, true).offers(SpendJoe{"eight"}, false).do(Pass{}).offers(SpendJoe{"eight"}, true).do(Pass{}).do(Throw{3, 0, 0})
		x.offers(Play{"field-pack"}, true).offers(SpendJoe{"eight"}, false)
		// Nothing else is done between payment and use.
		x = silently(t, Config{Leaders: []string{"nimble"}, AfterLoss: true}, card("nimble", "leader", `"cost":0,"recruit":2,"skills":{"stealth":1},"promote":"nimble-promoted"`,
			`{"on":"use-mission","do":[{"do":"dice"}]}`), card("nimble-promoted", "promoted", `"cost":6,"recruit":2,"skills":{"stealth":2}`))
		x.put("tile/0", "four").put("hand/0", "nimble", "snake-eyes-blade", "snake-eyes-shadow", "halo-jump").sneaks("nine", "nimble", "snake-eyes-blade")
		x.offers(Use{"nimble"}, true).offers(Play{"halo-jump"}, true).do(SpendJoe{"four"}).offers(Use{"nimble"}, false).offers(Play{"halo-jump"}, false)
		x.do(Use{"snake-eyes-blade"}).offers(Use{"nimble"}, true).offers(Play{"halo-jump"}, true)
	})
	t.Run("amb-si-replay-same-turn", func(t *testing.T) {
		x := onSilent(t).story("alone-next").put("tile/0", "three", "four").put("hand/0", "scarlett").sneaks("nine", "scarlett")
		x.do(SpendJoe{"three"}, Use{"scarlett"}).pays(4, 0).loses().asks(0, AskCard).do(Choose{"scarlett"}).holds("hand/0", "scarlett")
		x.do(AttemptStory{}, Assign{"scarlett"}).pays(3, 0).offers(SpendJoe{"four"}, true).do(SpendJoe{"four"}, Use{"scarlett"}).pays(4, 0)
	})
}

// nowhereBut wants a card to lie in one zone alone.
func (x *scene) nowhereBut(id string, z Zone) *scene {
	x.t.Helper()
	n, _ := x.set.cards.Find(id)
	for i, p := range x.piles {
		if places[i].Zone != z && p.count(n) > 0 {
			x.t.Errorf("%s lies in %v", id, places[i])
		}
	}
	return x
}

func TestSilentTransports(t *testing.T) {
	t.Run("si-transport-not-needed", func(t *testing.T) {
		onSilent(t).holds("hangar").put("hand/0", "snake-eyes").offers(AttemptStory{}, true).sneaks("nine", "snake-eyes").holds("ride").holds("team/0", "snake-eyes")
		// Nor is one to be taken where there is one.
		onSilent(t).put("hangar", "claw").put("hand/0", "snake-eyes").do(AttemptStory{}).offers(Pass{}, true).do(Pass{}, Assign{"snake-eyes"}).holds("ride").holds("hangar", "claw")
	})
	t.Run("si-transport-forbidden", func(t *testing.T) {
		x := onSilent(t).put("hand/0", "snake-eyes").put("hangar", "claw").do(AttemptStory{}).refuses(Board{"vamp"}, "si-transport-forbidden")
		// No position is read in which one lies where it could be used or bought.
		y := onSilent(t).put("hand/0", "snake-eyes").put("hangar", "claw").put("line-up/0", "sloop")
		for _, s := range []string{written(y.State), written(onSilent(t).put("hangar", "claw", "sloop").State), strings.Replace(written(x.do(Board{"claw"}).State), `"ride":["claw"]`, `"ride":["sloop"]`, 1)} {
			if _, err := Load([]byte(s)); err == nil || !strings.Contains(err.Error(), "sloop, a card of the kind transport, does not lie there") {
				t.Errorf("a sloop lies there: %v", err)
			}
		}
		onSilent(t).nowhere("vamp")
	})
	t.Run("si-transport-claw-allowed", func(t *testing.T) {
		x := onSilent(t).story("flight").put("hand/0", "snake-eyes-shadow").put("hangar", "claw").do(AttemptStory{}).asks(0, AskRide).offers(Pass{}, true)
		x.do(Board{"claw"}).holds("ride", "claw").do(Assign{"snake-eyes-shadow"}, Deal{"nine"}).pays(6, 0).dice(6) // Stealth 2 and 1, Wild 1, 2 in the air
		x.loses().holds("hangar", "claw")
		// Bought, it lies in the Hangar.
		onSilent(t).put("line-up/0", "claw").put("hand/0", "snake-eyes").richHand().do(Pass{}, Buy{0}).until().holds("hangar", "claw")
		// It alone stays in the line-up, and a position with it is read.
		onSilent(t).put("line-up/0", "grabber").put("hand/0", "snake-eyes").richHand().do(Pass{}, Buy{0}, Deal{"claw"}).holds("line-up/0", "claw")
		for _, p := range []string{"hangar", "line-up/0"} {
			if _, err := Load([]byte(written(laidOut(t, silentConfig).put(p, "claw").State))); err != nil {
				t.Errorf("the C.L.A.W. in %s: %v", p, err)
			}
		}
	})
	t.Run("si-transport-hangar-empty", func(t *testing.T) {
		laidOut(t, silentConfig).holds("hangar").nowhere("vamp")
	})
	t.Run("si-transport-lineup-discard", func(t *testing.T) {
		x := onSilent(t).put("line-up/0", "grabber").clear("main-discard").put("hand/0", "snake-eyes").richHand().do(Pass{}, Buy{0})
		x.do(Deal{"sloop"}).happened(Moved{"sloop", slot(LineUp, 0), at(MainDiscard), "si-transport-lineup-discard", 0}).holds("main-discard", "sloop")
		x.asks(joe.Chance, AskDeal).do(Deal{"claw"}).holds("line-up/0", "claw").holds("main-discard", "sloop")
	})
	t.Run("si-transport-lineup-replace", func(t *testing.T) {
		x := onSilent(t).put("line-up/0", "grabber").put("hand/0", "snake-eyes").richHand().do(Pass{}, Buy{0}).do(Deal{"sloop"})
		if x.asks(joe.Chance, AskDeal); x.Pending().Item != "line-up/0" {
			t.Errorf("a card comes to %s", x.Pending().Item)
		}
		if x.do(Deal{"three"}).holds("line-up/0", "three"); len(x.lineUp()) != 6 {
			t.Errorf("the line-up is %q", x.lineUp())
		}
	})
	t.Run("amb-si-transport-at-setup", func(t *testing.T) {
		c := silentConfig
		c.Content = silentSet(t)
		x := laidOut(t, c, Deal{"sloop"}, Deal{"punt"}, Deal{"three"})
		x.cited("si-transport-lineup-discard").holds("main-discard", "sloop", "punt")
		if len(x.lineUp()) != 6 || !slices.Contains(x.lineUp(), "three") {
			t.Errorf("the line-up is %q", x.lineUp())
		}
	})
	t.Run("amb-si-no-transport-capacity", func(t *testing.T) {
		x := onSilent(t).put("hangar", "claw").put("hand/0", "snake-eyes", "snake-eyes-blade", "snake-eyes-blade", "snake-eyes-shadow", "snake-eyes-wall")
		x.do(AttemptStory{}, Board{"claw"}, Assign{"snake-eyes"}, Deal{"nine"}, Assign{"snake-eyes-blade"}, Assign{"snake-eyes-blade"}, Assign{"snake-eyes-shadow"})
		x.do(Assign{"snake-eyes-wall"}).holds("team/0", "snake-eyes", "snake-eyes-blade", "snake-eyes-blade", "snake-eyes-shadow", "snake-eyes-wall")
		onSilent(t).put("officers", "nosy").put("hand/0", "snake-eyes", "snake-eyes-blade", "snake-eyes-wall").side(AttemptOfficer{"nosy"}, "snake-eyes", "snake-eyes-blade", "snake-eyes-wall")
		if x.Card("claw").Seats > 4 {
			t.Error("the C.L.A.W. would carry them anyway")
		}
	})
}
