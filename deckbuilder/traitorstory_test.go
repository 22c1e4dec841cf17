package deckbuilder

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// each is a stage with a Story Mission of a Complication for each player, which come up
// in the order given, the first to seat 0. Seat 0 has a Joe for it.
func each(t *testing.T, secret string, trouble ...string) *scene {
	t.Helper()
	x := suspects(t, secret, scandals...).story("plain-each").put("hand/0", "tech-four")
	if len(trouble) == 0 {
		trouble = slices.Repeat([]string{"quiet"}, len(secret))
	}
	slices.Reverse(trouble)
	return x.put("foreseen/1", trouble...)
}

// reveals goes on through Complications as they come up, and is asked nothing on the
// way; it keeps the events, and gives who drew each of them.
func (x *scene) reveals() (by []joe.Seat) {
	x.t.Helper()
	for p := x.Pending(); p.Kind == AskDeal && p.Item == "revealed"; p = x.Pending() {
		by = append(by, p.Other)
		x.then(Legal(x.State)[0])
	}
	return by
}

// rolls passes whatever is asked before the roll of a mission and after it, and lets all
// dice show a Hit, or none; it keeps the events.
func (x *scene) rollsOut(hit bool) *scene {
	x.t.Helper()
	for x.Pending().Kind != AskThrow {
		x.then(pass)
	}
	n := uint8(x.Pending().Count)
	if hit {
		x.then(Throw{0, n, 0})
	} else {
		x.then(Throw{n, 0, 0})
	}
	for x.ToAct() >= 0 && x.Pending().Kind == AskCards {
		x.then(pass)
	}
	return x
}

// knows is what a seat's View shows of a place, sorted; "" is a card that it does not know.
func (x *scene) knows(seat joe.Seat, place string) string {
	x.t.Helper()
	list := x.View(seat).Cards(x.placed(place))
	slices.Sort(list)
	return strings.Join(list, ",")
}

// tells wants no event of the last batch, as a seat sees it, to name a card.
func (x *scene) tells(seat joe.Seat, card string) *scene {
	x.t.Helper()
	for _, e := range x.events {
		r, _ := Redact(e, seat)
		if text, err := json.Marshal(r); err != nil || strings.Contains(string(text), `"`+card+`"`) {
			x.t.Errorf("%v sees %s, %v", seat, text, err)
		}
	}
	return x
}

func TestTraitorStory(t *testing.T) {
	t.Run("tw-story-as-usual", func(t *testing.T) {
		x := suspects(t, "lll").put("hand/0", "tech-four").put("hand/1", "tech-three", "gi").do(AttemptStory{}, Board{"vamp"}, Assign{"tech-four"}).asks(1, AskJoin)
		x.do(pass, pass).counts(5, 3) // alone, in the VAMP on land
		x = suspects(t, "lll").put("hand/0", "tech-four").put("hand/1", "tech-three", "gi").do(AttemptStory{}, Board{"vamp"}, Assign{"tech-four"}).asks(1, AskJoin).do(Assign{"tech-three"})
		x.holds("team/1", "tech-three")
		for x.ToAct() >= 0 {
			x.do(pass)
		}
		x.counts(8, 3)
	})
	t.Run("tw-story-sabotage", func(t *testing.T) {
		x := suspects(t, "ltl").exposes(1).put("sabotage/1", "sabotage-wrong-map", "sabotage-cut-brakes", "sabotage-cut-brakes").put("hand/0", "tech-four")
		x.do(AttemptStory{}, Board{"vamp"}, Assign{"tech-four"}).asks(1, AskSabotage)
		if p := x.Pending(); p.Rule != "tw-story-sabotage" || p.Item != "plain" {
			t.Errorf("asked by %s about %s", p.Rule, p.Item)
		}
		x.do(Sabotage{"sabotage-cut-brakes"}).dice(3).refuses(Sabotage{"sabotage-wrong-map"}, "core-mission-roll")
		x.holds("sabotage/1", "sabotage-wrong-map", "sabotage-cut-brakes").holds("sabotage-done", "sabotage-cut-brakes")
		// Nor need it be played.
		suspects(t, "ltl").exposes(1).put("hand/0", "tech-four").do(AttemptStory{}, Board{"vamp"}, Assign{"tech-four"}).asks(1, AskSabotage).do(pass).dice(5)
	})
	t.Run("tw-story-complication-each", func(t *testing.T) {
		x := each(t, "llll").sets(AttemptStory{}, "vamp", "tech-four")
		if by := x.reveals(); !slices.Equal(by, []joe.Seat{0, 1, 2, 3}) {
			t.Errorf("drawn by %v", by)
		}
		x.holds("resolved/1", "quiet", "quiet", "quiet", "quiet").dice(4)
	})
	t.Run("sdk-complications-each", func(t *testing.T) {
		for _, c := range []struct {
			joe    string
			spares joe.Seat
			expert bool
			want   []joe.Seat
		}{
			{"stalker", joe.Nobody, false, []joe.Seat{1, 2}},
			{"lady-jaye-promoted", joe.Nobody, false, []joe.Seat{1, 2}},
			{"stalker", 0, false, []joe.Seat{2}},
			{"stalker", 1, false, []joe.Seat{2}},
			{"tech-four", joe.Nobody, true, []joe.Seat{0, 0, 1, 2}},
			{"tech-four", 0, true, []joe.Seat{1, 1, 2}},
			{"stalker", joe.Nobody, true, []joe.Seat{0, 1, 2}},
		} {
			config := Config{Story: TraitorWithin}
			if c.expert { // with an empty Hangar, one more
				config.Expert = []string{"empty-depots"}
			}
			x := suspectsOf(t, config, "lll", scandals...).story("plain-each").put("foreseen/1", slices.Repeat([]string{"quiet"}, 4)...)
			x.put("hand/0", c.joe, "rocket-launcher").sets(AttemptStory{}, "vamp", c.joe)
			if c.spares >= 0 {
				x.do(Play{"rocket-launcher"}).do(ChooseSeat{c.spares})
			}
			for x.ToAct() >= 0 {
				x.do(pass)
			}
			if by := x.reveals(); !slices.Equal(by, c.want) {
				t.Errorf("%+v: drawn by %v", c, by)
			}
		}
	})
	t.Run("tw-story-complication-outsiders", func(t *testing.T) {
		x := each(t, "lltl").put("hand/1", "tech-three").exposes(2).put("sabotage/2").all(AttemptStory{}, Board{"vamp"}, Assign{"tech-four"}, Assign{"tech-three"})
		if by := x.reveals(); !slices.Equal(by, []joe.Seat{0, 1, 2, 3}) {
			t.Errorf("drawn by %v", by)
		}
	})
	t.Run("tw-story-complication-symbol", func(t *testing.T) {
		for _, secret := range []string{"ll", "lll"} {
			x := each(t, secret).sets(AttemptStory{}, "vamp", "tech-four")
			if by := x.reveals(); len(by) != len(secret) {
				t.Errorf("%d players draw %d", len(secret), len(by))
			}
		}
		n := 0
		for _, c := range content.TraitorWithin().All() {
			if c.Story == TraitorWithin && c.Complications == content.PerPlayer {
				n++
			}
		}
		if n != 12 {
			t.Errorf("1/P stands on %d missions", n)
		}
	})
	t.Run("tw-story-strike-replaced", func(t *testing.T) {
		x := each(t, "lll", "quiet", "strike-a", "quiet").put("side/1", "accused-of-tech").sets(AttemptStory{}, "vamp", "tech-four")
		x.then(Deal{"quiet"}, Deal{"strike-a"}).cited("tw-story-strike-replaced").asks(joe.Chance, AskDeal).then(Deal{"accused-of-pilot"}).asks(1, AskGive)
		x.offers(ChooseSeat{0}, true).offers(ChooseSeat{1}, true).offers(ChooseSeat{2}, true).then(ChooseSeat{2}).holds("side/2", "accused-of-pilot")
		if by := x.reveals(); !slices.Equal(by, []joe.Seat{2}) {
			t.Errorf("left to draw: %v", by)
		}
		x.holds("resolved/1", "quiet", "strike-a", "quiet").dice(4)
	})
	t.Run("tw-story-fail-accusation", func(t *testing.T) {
		x := suspects(t, "lll").put("side/0", "accused-of-tech").put("hand/0", "tech-four").sets(AttemptStory{}, "vamp", "tech-four").rollsOut(false).asks(joe.Chance, AskDeal)
		if p := x.Pending(); p.Rule != "tw-story-fail-accusation" {
			t.Errorf("drawn by %s", p.Rule)
		}
		x.do(Deal{"accused-of-pilot"}).happened(Moved{"accused-of-pilot", at(Revealed), of(Side, 0), "tw-story-fail-accusation", 0}).holds("side/0", "accused-of-tech", "accused-of-pilot")
		// A Success brings none.
		suspects(t, "lll").put("hand/0", "tech-four").sets(AttemptStory{}, "vamp", "tech-four").rollsOut(true).until().holds("side/0").never("tw-story-fail-accusation")
	})
	t.Run("tw-story-fail-full", func(t *testing.T) {
		x := suspects(t, "lll").put("side/0", "accused-of-tech", "accused-of-recon").put("hand/0", "tech-four").sets(AttemptStory{}, "vamp", "tech-four").rollsOut(false).do(Deal{"accused-of-pilot"})
		x.happened(Moved{"accused-of-pilot", at(Revealed), at(AccusationsDone), "tw-story-fail-full", 0}).holds("side/0", "accused-of-tech", "accused-of-recon").holds("accusations-done", "accused-of-pilot").holds("side/1")
	})
}

func TestHiddenCards(t *testing.T) {
	t.Run("tw-hidden-hand", func(t *testing.T) {
		x := within(t, "lll")
		deck := x.ofSeat(1)
		for _, seat := range []joe.Seat{0, 2, joe.Spectator} {
			v := x.View(seat)
			if got := x.knows(seat, "hand/1"); got != ",,,," {
				t.Errorf("%v sees the hand of seat 1: %s", seat, got)
			}
			pool := slices.Sorted(slices.Values(v.Cards(of(DeckRest, 1))))
			if d := cmp.Diff(deck, pool); d != "" {
				t.Errorf("%v knows of the cards of seat 1 (-want +got):\n%s", seat, d)
			}
		}
		if own := x.View(1).Cards(of(Hand, 1)); slices.Contains(own, "") || len(own) != 5 {
			t.Errorf("seat 1 sees the own hand as %q", own)
		}
	})
	t.Run("tw-hidden-discard", func(t *testing.T) {
		x := suspects(t, "lll").put("discard/1", "gi", "comms")
		x.moves(x.id("tech-three"), at(MainDeck), of(Discard, 1), 0) // shown: all have seen it come there
		for _, seat := range []joe.Seat{0, joe.Spectator} {
			if got := x.knows(seat, "discard/1"); got != ",,tech-three" {
				t.Errorf("%v sees %s", seat, got)
			}
		}
	})
	t.Run("tw-discard-face-down", func(t *testing.T) {
		x := suspects(t, "lll").put("hand/0", "gi", "comms", "tech-three").turnOver()
		if got := x.knows(1, "discard/0"); got != ",," {
			t.Errorf("seat 1 sees %s", got)
		}
		x.holds("discard/0", "gi", "comms", "tech-three")
	})
	t.Run("tw-discard-no-reveal", func(t *testing.T) {
		x := suspects(t, "lll").put("hand/0", "tech-three", "recon-two").all(pass, pass).tells(1, "tech-three").tells(joe.Spectator, "recon-two")
		n := 0
		for _, e := range x.events {
			if m, ok := e.(Moved); ok && m.From == of(Hand, 0) && m.To == of(Discard, 0) {
				n++
				if own, _ := Redact(e, 0); own.(Moved).Card != m.Card || m.Known != joe.SetOf(0) {
					t.Errorf("known to %v: %v", m.Known, m)
				}
			}
		}
		if n != 2 {
			t.Errorf("%d cards discarded", n)
		}
	})
	t.Run("tw-hidden-may-withhold", func(t *testing.T) {
		x := suspects(t, "ltl").put("hand/0", "tech-four").put("hand/1", "tech-three").do(AttemptStory{}, Board{"vamp"}, Assign{"tech-four"}).asks(1, AskJoin)
		x.offers(Assign{"tech-three"}, true).all(pass, pass).tells(0, "tech-three").holds("hand/1", "tech-three").rollsOut(false).until()
		x.turnOf(1).all(pass, pass).tells(0, "tech-three").holds("discard/1", "tech-three")
		// Who has nothing that would do is asked in the same way.
		y := suspects(t, "ltl").put("hand/0", "tech-four").put("hand/1", "comms").do(AttemptStory{}, Board{"vamp"}, Assign{"tech-four"}).asks(1, AskJoin)
		y.offers(Assign{"comms"}, false).offers(pass, true)
	})
	t.Run("tw-hidden-may-join-idle", func(t *testing.T) {
		x := suspects(t, "ltl").put("hand/0", "tech-four").put("hand/1", "tech-three", "marked").do(AttemptStory{}, Board{"vamp"}, Assign{"tech-four"}, Assign{"tech-three"})
		for n := 0; x.ToAct() != joe.Chance && n < 10; n++ {
			if x.ToAct() == 1 && x.Pending().Kind == AskCards {
				x.offers(pass, true)
			}
			x.do(pass).tells(0, "marked")
		}
		x.dice(8).holds("hand/1", "marked")
	})
	t.Run("tw-hidden-may-use-later", func(t *testing.T) {
		x := suspects(t, "ltl").put("hand/0", "tech-four").put("hand/1", "tech-three").do(AttemptStory{}, Board{"vamp"}, Assign{"tech-four"}).asks(1, AskJoin).do(pass, pass).rollsOut(false).until()
		x.turnOf(1).do(AttemptStory{}, Board{"vamp"}, Assign{"tech-three"}).holds("team/1", "tech-three")
	})
	t.Run("in words", func(t *testing.T) {
		for _, c := range []struct {
			e    Moved
			want string
		}{
			{Moved{From: of(DeckRest, 1), To: of(Hand, 1), Known: joe.SetOf(1)}, "seat 1 draws a card"},
			{Moved{From: of(Hand, 1), To: of(Discard, 1), Known: joe.SetOf(1)}, "a card goes to the discards of seat 1"},
			{Moved{From: at(SecretStack), To: of(LoyaltyDown, 2), Known: joe.SetOf(2)}, "seat 2 is dealt a card, for loyalty"},
			{Moved{Card: "traitor", From: of(LoyaltyDown, 2), To: of(LoyaltyUp, 2)}, "seat 2 is shown to have traitor"},
			{Moved{From: at(SabotageDeck), To: of(Schemes, 2), Known: joe.SetOf(2)}, "seat 2 draws a card, for sabotage"},
		} {
			if got := c.e.String(); got != c.want {
				t.Errorf("%#v: %q, want %q", c.e, got, c.want)
			}
		}
	})
	t.Run("amb-tw-own-discards", func(t *testing.T) {
		x := suspects(t, "lll").put("discard/1", "gi", "comms")
		if own, other := x.knows(1, "discard/1"), x.knows(0, "discard/1"); own != "comms,gi" || other != "," {
			t.Errorf("seat 1 sees %s, seat 0 %s", own, other)
		}
	})
	t.Run("amb-tw-knowledge", func(t *testing.T) {
		// A helper's Joe has been seen, and is known among the discards until a reshuffle.
		x := suspects(t, "lll").put("hand/0", "tech-four").put("hand/1", "tech-three", "gi", "gi").do(AttemptStory{}, Board{"vamp"}, Assign{"tech-four"}, Assign{"tech-three"})
		x.rollsOut(false).until().holds("discard/1", "tech-three")
		for x.Pending().Kind != AskMissions {
			x.do(pass)
		}
		if got := x.knows(2, "discard/1"); got != "tech-three" {
			t.Errorf("seat 2 knows %q", got)
		}
		x.turnOf(1).put("hand/1", "gi").all(pass, pass).until()
		if got := x.knows(2, "discard/1"); !strings.Contains(got, "tech-three") || !strings.HasPrefix(got, ",") {
			t.Errorf("seat 2 knows %q", got)
		}
		// The deck is made anew: it may be anywhere now, and so may all cards of seat 1.
		x = suspects(t, "lll").put("discard/1", "gi", "comms")
		x.moves(x.id("tech-three"), at(MainDeck), of(Discard, 1), 0)
		for _, name := range x.Cards(of(DeckRest, 1)) {
			x.moves(x.id(name), of(DeckRest, 1), at(Out), 0)
		}
		x.turnOf(1).put("hand/1").all(pass, pass).until().cited("core-draw-reshuffle")
		if got := x.knows(2, "hand/1"); got != ",," || x.Count(of(Hand, 1)) != 3 {
			t.Errorf("seat 2 knows %q of a hand of %d", got, x.Count(of(Hand, 1)))
		}
		if got := x.knows(2, "deck-rest/1"); got != "comms,gi,tech-three" {
			t.Errorf("seat 2 knows that seat 1 has %q", got)
		}
	})
}

func TestTraitorStoryRulings(t *testing.T) {
	t.Run("amb-tw-story-strike-limit", func(t *testing.T) {
		x := each(t, "lll", "strike-a", "quiet", "quiet").put("side/0", accusations[0], accusations[1]).put("side/1", accusations[2]).put("side/2", accusations[3], accusations[4])
		x.sets(AttemptStory{}, "vamp", "tech-four").do(Deal{"strike-a"}, Deal{"accused-of-pilot"}).asks(0, AskGive).refuses(ChooseSeat{2}, "tw-accusation-full")
		if n := len(Legal(x.State)); n != 1 {
			t.Errorf("offered: %v", Legal(x.State))
		}
		x = each(t, "lll", "strike-a", "quiet", "quiet")
		for s := range 3 {
			x.put(of(Side, joe.Seat(s)).String(), accusations[2*s], accusations[2*s+1])
		}
		x.sets(AttemptStory{}, "vamp", "tech-four").do(Deal{"strike-a"}, Deal{"accused-of-pilot"}).cited("tw-strike-all-full").asks(joe.Chance, AskDeal).holds("accusations-done", "accused-of-pilot")
	})
	t.Run("amb-tw-strike-chooser", func(t *testing.T) {
		x := each(t, "lll", "quiet", "quiet", "strike-a").sets(AttemptStory{}, "vamp", "tech-four").do(Deal{"quiet"}, Deal{"quiet"}, Deal{"strike-a"}, Deal{"accused-of-pilot"})
		x.asks(2, AskGive).do(ChooseSeat{0}).holds("side/0", "accused-of-pilot")
	})
	t.Run("amb-tw-rocket-launcher", func(t *testing.T) {
		x := each(t, "lll", "quiet", "quiet").put("hand/0", "tech-four", "rocket-launcher").do(AttemptStory{}, Board{"vamp"}, Assign{"tech-four"})
		for x.Pending().Kind == AskJoin {
			x.do(pass)
		}
		x.do(Play{"rocket-launcher"}).asks(0, AskSeat).do(ChooseSeat{1}).cited("rocket-launcher")
		for x.ToAct() >= 0 {
			x.do(pass)
		}
		if by := x.reveals(); !slices.Equal(by, []joe.Seat{0, 2}) {
			t.Errorf("drawn by %v", by)
		}
		// In other games it does what its core card says.
		id, ok := content.Core().Find("rocket-launcher")
		if !ok || len(content.Core().Card(id).Abilities) == 0 || content.Core().Card(id).Abilities[0].Do[0].Do == content.Spare {
			t.Errorf("the core card: %v", ok)
		}
	})
	t.Run("amb-tw-yellow-vote", func(t *testing.T) {
		x := yellow(t, 2, 0, 0).asks(0, AskVote)
		if p := x.Pending(); p.Rule != "tw-yellow-tie" || p.Item != "accused-of-pilot" {
			t.Errorf("asked by %s about %s", p.Rule, p.Item)
		}
		x.do(ChooseSeat{1}).asks(1, AskVote).do(ChooseSeat{2}).asks(joe.Chance, AskLot)
		if p := x.Pending(); p.Rule != "tw-yellow-tie-random" {
			t.Errorf("the lot is by %s", p.Rule)
		}
		x.offers(Lot{1}, true).offers(Lot{2}, true).offers(Lot{0}, false).do(Lot{2}).cited("tw-yellow-tie-random").holds("side/2", "accused-of-pilot")
		// Of one mind, it takes all: the Hidden Traitor has a word too.
		yellow(t, 2, 0, 0).do(ChooseSeat{1}, ChooseSeat{1}).asks(2, AskVote).do(ChooseSeat{1}).cited("tw-yellow-tie").holds("side/1", "accused-of-pilot")
	})
	t.Run("amb-tw-yellow-full", func(t *testing.T) {
		x := yellow(t, 2, 2, 2).happened(Moved{"accused-of-pilot", at(Revealed), at(AccusationsDone), "tw-strike-all-full", 0}).asks(0, AskMissions)
		x.holds("accusations-done", "accused-of-pilot").holds("resolved/1", "strike-a")
	})
	t.Run("amb-tw-yellow-two", func(t *testing.T) {
		x := yellow(t, 1, 0).asks(0, AskGive).offers(ChooseSeat{0}, true).offers(ChooseSeat{1}, true).happened(Moved{"strike-a", at(Revealed), ofAct(Resolved, 1), "tw-yellow-replaced", 0})
		x.do(ChooseSeat{0}).holds("side/0", "accused-of-tech", "accused-of-pilot")
	})
}

// yellow is a stage whose marker has entered a yellow space that brings a Precision
// Strike, in the turn of seat 0, with so many Accusations before each seat; an Accusation
// has come up in its place.
func yellow(t *testing.T, sides ...int) *scene {
	t.Helper()
	const meter = `[{},{"colour":"green"},{"colour":"yellow","strike":true},{"colour":"yellow"},{"colour":"red"},{"colour":"red"}]`
	more := append([]string{card("alarm", "utility", `"where":"main-deck","cost":2,"recruit":1`, `{"on":"action","do":[{"do":"threat"}]}`)}, scandals...)
	set := suspectSet(t, `,"meters":{"solo-two":`+meter+`,"three-four":`+meter+`}`, more...)
	x := suspectsOf(t, Config{Story: TraitorWithin, Content: set}, strings.Repeat("l", len(sides))).put("hand/0", "alarm").marker(1)
	free := accusations
	for s, n := range sides {
		x.put(of(Side, joe.Seat(s)).String(), free[:n]...)
		free = free[n:]
	}
	return x.all(Play{"alarm"}, Deal{"strike-a"}, Deal{"accused-of-pilot"})
}

// id is a card's number.
func (x *scene) id(name string) content.ID {
	x.t.Helper()
	id, ok := x.set.cards.Find(name)
	if !ok {
		x.t.Fatalf("no card %q", name)
	}
	return id
}
