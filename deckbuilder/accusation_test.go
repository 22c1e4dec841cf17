package deckbuilder

import (
	"slices"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// accusations is the built-in ones.
var accusations = []string{"accused-of-tech", "accused-of-recon", "accused-of-tracker", "accused-of-marksman", "accused-of-explosives", "accused-of-stealth", "accused-of-martial-arts", "accused-of-pilot"}

// scandals is a utility that draws as many Complications as its name says.
var scandals = []string{
	card("scandal-1", "utility", `"where":"main-deck","cost":2,"recruit":1`, `{"on":"action","do":[{"do":"draw-complication"}]}`),
	card("scandal-4", "utility", `"where":"main-deck","cost":2,"recruit":1`, `{"on":"action","do":[{"do":"draw-complication","n":4}]}`),
	strikeCard("strike-a"), strikeCard("strike-b"), strikeCard("strike-c"),
}

// accused is a stage on which so many Accusations lie before each seat, from the first
// of them on, and the next Complication is a Precision Strike.
func accused(t *testing.T, sides ...int) *scene {
	t.Helper()
	x := suspects(t, strings.Repeat("l", len(sides)), scandals...)
	free := accusations
	for s, n := range sides {
		x.put(of(Side, joe.Seat(s)).String(), free[:n]...)
		free = free[n:]
	}
	return x.put("foreseen/1", "strike-a")
}

// replaced is that stage once the Precision Strike is drawn in seat 0's Action phase and
// the Accusation in its place has come up, the last one that there is.
func replaced(t *testing.T, sides ...int) *scene {
	t.Helper()
	return accused(t, sides...).put("hand/0", "scandal-1").all(Play{"scandal-1"}, Deal{"strike-a"}, Deal{"accused-of-pilot"})
}

// proving is a stage with Threat on 5 in which seat 0 runs the Accusation of Tech that
// lies before seat 1, and a Loyalty card is about to be flipped.
func proving(t *testing.T, secret string, arrange func(x *scene)) *scene {
	t.Helper()
	x := suspects(t, secret).put("side/1", "accused-of-tech").put("side/0", "accused-of-pilot").put("hand/0", "tech-four").marker(5)
	if arrange != nil {
		arrange(x)
	}
	return x.accuses(1, "accused-of-tech", "tech-four", Throw{0, 4, 0})
}

func TestAccusation(t *testing.T) {
	t.Run("tw-accusation-side-mission", func(t *testing.T) {
		x := suspects(t, "lll").put("side/0", "accused-of-tech").put("hand/0", "tech-four").do(AttemptSide{"accused-of-tech", 0}, Board{"vamp"})
		if a, ok := x.Attempt(); !ok || a.Group || a.Place != of(Side, 0) {
			t.Errorf("attempted is %+v", a)
		}
		replaced(t, 2, 0, 0).asks(0, AskGive).offers(ChooseSeat{0}, false) // it counts
	})
	t.Run("tw-side-mission-limit", func(t *testing.T) {
		x := accused(t, 2, 1, 1).put("troopers/1", "cobra-trooper", "cobra-trooper").put("hand/0", "scandal-1").do(Play{"scandal-1"}, Deal{"strike-a"}, Deal{"accused-of-pilot"})
		x.refuses(ChooseSeat{0}, "tw-accusation-full").offers(ChooseSeat{1}, true).do(ChooseSeat{1})
		x.holds("side/0", "accused-of-tech", "accused-of-recon").holds("side/1", "accused-of-tracker", "accused-of-pilot")
	})
	t.Run("tw-accusation-full", func(t *testing.T) {
		x := accused(t, 2, 1, 0).put("troopers/2", "cobra-trooper", "cobra-trooper").put("hand/0", "scandal-1").do(Play{"scandal-1"}, Deal{"strike-a"}, Deal{"accused-of-pilot"})
		x.asks(0, AskGive).offers(ChooseSeat{1}, true).offers(ChooseSeat{2}, true).refuses(ChooseSeat{0}, "tw-accusation-full")
		if n := len(Legal(x.State)); n != 2 {
			t.Errorf("offered: %v", Legal(x.State))
		}
	})
	t.Run("tw-accusation-only-kind", func(t *testing.T) {
		x := accused(t, 0, 0, 0).put("troopers/1", "cobra-trooper").put("foreseen/1", "strike-a", "quiet", "strike-b", "strike-c").put("hand/0", "scandal-4").do(Play{"scandal-4"})
		for n := 0; x.Pending().Kind != AskMissions && n < 40; n++ {
			x.do(Legal(x.State)[0])
		}
		given := 0
		for s := range joe.Seat(3) {
			for _, name := range x.Cards(of(Side, s)) {
				given++
				if x.Card(name).Kind != content.Accusation {
					t.Errorf("%s is assigned to %v", name, s)
				}
			}
		}
		if given != 3 {
			t.Errorf("%d Accusations given for 3 Precision Strikes", given)
		}
		x.holds("troopers/1", "cobra-trooper").holds("resolved/1", "strike-a", "quiet", "strike-b", "strike-c")
	})
	t.Run("tw-accusation-reshuffle", func(t *testing.T) {
		x := accused(t, 2, 2, 1).put("accusations-done", accusations[5:]...).put("hand/0", "scandal-1").do(Play{"scandal-1"}, Deal{"strike-a"})
		x.happened(Shuffled{at(AccusationsDone), at(Accusations), "tw-accusation-reshuffle"}).asks(joe.Chance, AskDeal).do(Deal{"accused-of-stealth"})
		x.holds("accusations", "accused-of-martial-arts", "accused-of-pilot").holds("accusations-done")
	})
	t.Run("tw-side-any-runner", func(t *testing.T) {
		x := suspects(t, "lll").put("side/2", "accused-of-tech").put("hand/0", "tech-four").offers(AttemptSide{"accused-of-tech", 2}, true)
		x.accuses(2, "accused-of-tech", "tech-four", Throw{0, 4, 0}).cited("core-mission-success")
		// Without a Joe that is why, not whose it is.
		suspects(t, "lll").put("side/2", "accused-of-tech").refuses(AttemptSide{"accused-of-tech", 2}, "core-mission-start").refuses(AttemptSide{"accused-of-tech", 7}, "core-side-own")
	})
	t.Run("tw-strike-replaced", func(t *testing.T) {
		x := replaced(t, 0, 0, 0).happened(Moved{"strike-a", at(Revealed), ofAct(Resolved, 1), "tw-strike-replaced", 0})
		x.happened(Moved{"accused-of-pilot", at(Accusations), at(Revealed), "tw-strike-replaced", 0}).holds("resolved/1", "strike-a")
	})
	t.Run("tw-strike-accusation-given", func(t *testing.T) {
		x := replaced(t, 2, 1, 0).asks(0, AskGive).offers(ChooseSeat{0}, false).offers(ChooseSeat{1}, true).offers(ChooseSeat{2}, true)
		if p := x.Pending(); p.Rule != "tw-strike-accusation-given" || p.Item != "accused-of-pilot" {
			t.Errorf("asked by %s about %s", p.Rule, p.Item)
		}
		x.do(ChooseSeat{2}).happened(Moved{"accused-of-pilot", at(Revealed), of(Side, 2), "tw-strike-accusation-given", 0}).asks(0, AskMissions)
	})
	t.Run("tw-strike-all-full", func(t *testing.T) {
		x := replaced(t, 2, 2, 2).happened(Moved{"accused-of-pilot", at(Revealed), at(AccusationsDone), "tw-strike-all-full", 0}).asks(0, AskMissions)
		x.holds("accusations-done", "accused-of-pilot").holds("side/2", accusations[4:6]...)
	})
	t.Run("tw-accusation-skills", func(t *testing.T) {
		skills := map[content.SkillSet]bool{}
		n := 0
		for _, c := range content.TraitorWithin().All() {
			if c.Kind != content.Accusation {
				continue
			}
			n++
			skills[c.Need] = true
			if c.Any || c.Need == 0 || c.Need&(c.Need-1) != 0 {
				t.Errorf("%s asks for %v", c.ID, c.Need)
			}
		}
		if n != 8 || len(skills) != 8 {
			t.Errorf("%d Accusations of %d Skills", n, len(skills))
		}
	})
	t.Run("tw-accusation-your-turn", func(t *testing.T) {
		x := suspects(t, "lll").put("side/1", "accused-of-tech").put("hand/0", "gi").put("hand/1", "tech-four")
		if list := x.View(1).Legal(); len(list) != 0 {
			t.Errorf("seat 1 may do %v in the turn of seat 0", list)
		}
		x.offers(AttemptSide{"accused-of-tech", 1}, true).turnOf(1).offers(AttemptSide{"accused-of-tech", 1}, true)
	})
	t.Run("tw-accusation-no-joiners", func(t *testing.T) {
		x := suspects(t, "lll").put("side/1", "accused-of-tech").put("hand/0", "tech-four", "gi").put("hand/1", "tech-three").put("hand/2", "marked")
		x.do(AttemptSide{"accused-of-tech", 1}, Board{"vamp"}, Assign{"tech-four"}).asks(0, AskJoin).refuses(Assign{"tech-three"}, "core-mission-start").do(pass)
		for x.ToAct() >= 0 && x.Pending().Kind == AskCards {
			x.asks(0, AskCards).do(pass)
		}
		x.dice(4)
	})
	t.Run("tw-accusation-first-round", func(t *testing.T) {
		x := suspects(t, "lll").put("side/1", "accused-of-tech").put("hand/0", "tech-four").offers(AttemptSide{"accused-of-tech", 1}, true)
		if x.Round() != 1 {
			t.Errorf("round %d", x.Round())
		}
	})
	t.Run("tw-accusation-fail-stays", func(t *testing.T) {
		x := suspects(t, "lll").put("side/1", "accused-of-tech").put("hand/0", "tech-four").accuses(1, "accused-of-tech", "tech-four", Throw{2, 2, 0})
		x.happened(Decided{false, 2, 3}).holds("side/1", "accused-of-tech").holds("accusations-done").asks(0, AskMissions)
		if n := x.Count(of(LoyaltyUp, 1)); n != 0 {
			t.Errorf("%d flipped", n)
		}
	})
	t.Run("tw-accusation-success-flip", func(t *testing.T) {
		x := proving(t, "lll", nil).asks(joe.Chance, AskDeal).do(Deal{"loyal-joe"}).happened(Moved{"loyal-joe", of(LoyaltyDown, 1), of(LoyaltyUp, 1), "tw-accusation-success-flip", 0})
		x.holds("loyalty-shown/1", "loyal-joe").holds("loyalty/1", "loyal-joe", "traitor").holds("loyalty-shown/0")
	})
	t.Run("tw-accusation-success-draw", func(t *testing.T) {
		for _, face := range []string{"loyal-joe", "traitor"} {
			x := proving(t, "lll", func(x *scene) { x.put("hand/0", "tech-four", "gi", "gi", "gi") }).do(Deal{face}).asks(joe.Chance, AskDeal)
			if p := x.Pending(); p.Rule != "tw-accusation-success-draw" || p.Item != "hand/0" {
				t.Errorf("drawn by %s to %s", p.Rule, p.Item)
			}
			if x.until(); x.Count(of(Hand, 0)) != 4 || x.Count(of(Hand, 1)) != 0 {
				t.Errorf("%s flipped: hands of %d and %d", face, x.Count(of(Hand, 0)), x.Count(of(Hand, 1)))
			}
		}
	})
	t.Run("tw-accusation-loyal-threat", func(t *testing.T) {
		proving(t, "lll", nil).then(Deal{"loyal-joe"}).until().stands(4).cited("tw-accusation-loyal-threat")
		proving(t, "lll", nil).then(Deal{"traitor"}).until().stands(5).never("tw-accusation-loyal-threat")
	})
	t.Run("tw-accusation-threat-floor", func(t *testing.T) {
		x := proving(t, "lll", func(x *scene) { x.marker(1) }).then(Deal{"loyal-joe"}).until().stands(1)
		if n := x.count(isType[ThreatMoved]); n != 0 {
			t.Errorf("the marker moved %d times", n)
		}
		proving(t, "lll", func(x *scene) { x.marker(2) }).then(Deal{"loyal-joe"}).until().stands(1)
	})
	t.Run("tw-accusation-order", func(t *testing.T) {
		const flip, draw, drop, out = "tw-accusation-success-flip", "tw-accusation-success-draw", "tw-accusation-loyal-threat", "tw-accusation-discard"
		proving(t, "lll", nil).then(Deal{"loyal-joe"}).until().follow(flip, draw, drop, out)
		proving(t, "ltl", func(x *scene) { x.flips(1, "t") }).then(Deal{"traitor"}).until().follow(flip, "tw-discovery-trigger", "tw-discovery-sabotage", draw).never(drop).never(out)
		x := proving(t, "ll", func(x *scene) { x.flips(0, "ll").flips(1, "l") }).then(Deal{"loyal-joe"}).until().follow(flip, draw, drop, "tw-no-traitor-accusations-out")
		x.holds("accusations-done", "accused-of-tech", "accused-of-pilot")
	})
	t.Run("tw-accusation-discard", func(t *testing.T) {
		x := proving(t, "lll", nil).then(Deal{"traitor"}).until().happened(Moved{"accused-of-tech", of(Side, 1), at(AccusationsDone), "tw-accusation-discard", 0}).holds("side/1")
		if got := x.View(joe.Spectator).Cards(at(AccusationsDone)); !slices.Equal(got, []string{"accused-of-tech"}) {
			t.Errorf("all see %q among the discards", got)
		}
	})
	t.Run("tw-accusation-start-flip", func(t *testing.T) {
		x := proving(t, "lll", func(x *scene) { x.marker(0) }).then(Deal{"loyal-joe"}).until().holds("loyalty-shown/1", "loyal-joe")
		if x.Round() != 1 {
			t.Errorf("round %d", x.Round())
		}
	})
	t.Run("tw-accusation-start-threat", func(t *testing.T) {
		proving(t, "lll", func(x *scene) { x.marker(0) }).then(Deal{"loyal-joe"}).until().stands(0).never("tw-accusation-loyal-threat")
	})
	t.Run("tw-accusation-self", func(t *testing.T) {
		x := replaced(t, 0, 0, 0).do(ChooseSeat{0}).holds("side/0", "accused-of-pilot").put("hand/0", "wild-two").offers(AttemptSide{"accused-of-pilot", 0}, true)
		x.sets(AttemptSide{"accused-of-pilot", 0}, "vamp", "wild-two")
		x.do(Throw{0, 0, 2}).until().cited("core-mission-success").holds("accusations-done", "accused-of-pilot")
		if n := x.Count(of(LoyaltyUp, 0)); n != 1 {
			t.Errorf("%d of the own cards flipped", n)
		}
	})
}

func TestAccusationRulings(t *testing.T) {
	t.Run("amb-tw-only-side-missions", func(t *testing.T) {
		x := suspects(t, "lll").put("troopers/0", "cobra-trooper").put("covers/2", "cobra-battalion").put("officers", "dr-mindbender").put("hand/0", "gi")
		x.offers(AttemptSide{"cobra-trooper", 0}, true).offers(AttemptBattalion{2}, true).offers(AttemptOfficer{"dr-mindbender"}, true)
		if x.Count(at(TrooperStack)) == 0 || x.Count(at(BattalionStack)) == 0 {
			t.Error("no Cobra Troopers or Battalions are in the game")
		}
	})
	t.Run("amb-tw-limit-counts", func(t *testing.T) {
		x := accused(t, 1, 2, 2).put("troopers/0", "cobra-trooper", "cobra-trooper", "cobra-trooper").put("covers/0", "cobra-battalion").put("hand/0", "scandal-1").do(Play{"scandal-1"}, Deal{"strike-a"}, Deal{"accused-of-pilot"})
		x.asks(0, AskGive).do(ChooseSeat{0}).holds("side/0", "accused-of-tech", "accused-of-pilot").refuses(ChooseSeat{0}, "core-missions-any-number")
	})
	t.Run("amb-tw-that-player", func(t *testing.T) {
		x := proving(t, "lll", nil).then(Deal{"loyal-joe"}).until()
		if x.Count(of(LoyaltyUp, 1)) != 1 || x.Count(of(LoyaltyUp, 0)) != 0 || x.Count(of(Hand, 0)) != 1 || x.Count(of(Hand, 1)) != 0 {
			t.Errorf("flipped %d and %d, hands of %d and %d", x.Count(of(LoyaltyUp, 0)), x.Count(of(LoyaltyUp, 1)), x.Count(of(Hand, 0)), x.Count(of(Hand, 1)))
		}
	})
	t.Run("amb-tw-nothing-to-flip", func(t *testing.T) {
		x := proving(t, "lll", func(x *scene) { x.flips(1, "tll") }).asks(joe.Chance, AskDeal)
		if p := x.Pending(); p.Rule != "tw-accusation-success-draw" {
			t.Errorf("chance acts by %s", p.Rule)
		}
		x.until().stands(5).never("tw-accusation-success-flip").holds("accusations-done", "accused-of-tech")
		if n := x.Count(of(Hand, 0)); n != 1 {
			t.Errorf("a hand of %d", n)
		}
	})
	t.Run("amb-tw-proven-target", func(t *testing.T) {
		x := accused(t, 0, 0, 0).flips(1, "ll").put("hand/0", "scandal-1").do(Play{"scandal-1"}, Deal{"strike-a"}, Deal{"accused-of-tech"}).do(ChooseSeat{1}).holds("side/1", "accused-of-tech")
		x.put("hand/0", "tech-four").accuses(1, "accused-of-tech", "tech-four", Throw{0, 4, 0}).do(Deal{"traitor"}).holds("loyalty/1")
	})
	t.Run("amb-tw-accusations-all-out", func(t *testing.T) {
		x := accused(t, 2, 2, 2, 2).put("hand/0", "scandal-1").all(Play{"scandal-1"}, Deal{"strike-a"}).happened(Noted{Why: "amb-tw-accusations-all-out"})
		x.asks(0, AskMissions).holds("resolved/1", "strike-a").holds("side/3", accusations[6:]...)
	})
	t.Run("amb-tw-discovery-mid-accusation", func(t *testing.T) {
		x := proving(t, "ltl", func(x *scene) { x.flips(1, "t") }).then(Deal{"traitor"}).asks(joe.Chance, AskDeal)
		if p := x.Pending(); p.Item != "sabotage/1" {
			t.Errorf("chance deals to %s", p.Item)
		}
		x.until().follow("tw-accusation-success-flip", "tw-discovery-trigger", "tw-discovery-accusations-out", "tw-discovery-leader-officer", "tw-discovery-sabotage", "tw-accusation-success-draw").stands(5)
		x.holds("accusations-done", "accused-of-tech", "accused-of-pilot")
	})
	t.Run("amb-tw-no-traitor-mid-accusation", func(t *testing.T) {
		x := proving(t, "ll", func(x *scene) { x.flips(0, "ll").flips(1, "l") }).then(Deal{"loyal-joe"})
		if x.never("tw-no-traitor-accusations-out"); !x.Accusing() {
			t.Error("Accusations are over before the draw")
		}
		x.until().follow("tw-accusation-success-draw", "tw-accusation-loyal-threat", "tw-no-traitor-accusations-out").stands(4)
		if x.Accusing() || x.Token() != 1 {
			t.Errorf("accusing %v, token +%d", x.Accusing(), x.Token())
		}
	})
}
