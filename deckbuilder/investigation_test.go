package deckbuilder

import (
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// toGive is a stage on which seat 0 has drawn an Accusation and is to give it to somebody.
func toGive(t *testing.T, secret string, shown ...string) *scene {
	t.Helper()
	x := suspects(t, secret, scandals...)
	for s, faces := range shown {
		x.flips(joe.Seat(s), faces)
	}
	x.put("accusations", accusations...).put("foreseen/1", "strike-a").put("hand/0", "scandal-1")
	return x.all(Play{"scandal-1"}, Deal{"strike-a"}, Deal{"accused-of-pilot"}).asks(0, AskGive)
}

// lookers is who looks ahead, and who plays out.
func lookers(t *testing.T) map[string]func(State) Action {
	var src dice.Source
	return map[string]func(State) Action{
		"Evaluate": func(s State) Action { return greedily(t, s) },
		"Rollout":  func(s State) Action { return Rollout(s, &src) },
	}
}

// An Accusation is given by a Traitor to itself, by the Loyal to the seat that is the most
// suspect (tw-accusation-self-why).
func TestAccusationsAreGiven(t *testing.T) {
	for _, c := range []struct {
		secret string
		shown  []string
		to     joe.Seat
	}{
		{"tlll", nil, 0},
		{"tlll", []string{"t"}, 0},
		{"lltl", []string{"", "l", "t", "l"}, 2},
		{"lllt", []string{"", "ll", "ll"}, 3},
	} {
		x := toGive(t, c.secret, c.shown...)
		for name, choose := range lookers(t) {
			if a := choose(x.State); a != Action(ChooseSeat{c.to}) {
				t.Errorf("by %s, of %s, where %v show: %v", name, c.secret, c.shown, a)
			}
		}
	}
}

// Of two seats that one is looked into that showed a Traitor, or less of a Loyal Joe, or has
// fewer Side Missions; who is Loyal for certain never is, though a Traitor card shows as well.
// So it is with Accusations, and with what flips a card without one.
func TestWhoIsDistrusted(t *testing.T) {
	var src dice.Source
	asks := func(shown, busy string) *scene {
		x := suspects(t, "lll", append([]string{
			card("mirror", "utility", `"where":"main-deck","cost":2,"recruit":1`, `{"on":"action","do":[{"do":"flip","who":"any"}]}`),
		}, scandals...)...).flips(1, shown)
		if busy != "" {
			x.put(busy, "accused-of-tech")
		}
		return x.put("accusations", accusations[1:]...).put("foreseen/1", "strike-a").put("hand/0", "scandal-1", "mirror")
	}
	for _, c := range []struct {
		shown, busy string
		to          joe.Seat
	}{
		{"t", "side/1", 1},
		{"l", "", 2},
		{"", "", 1},
		{"", "side/1", 2},
		{"tll", "side/2", 2},
	} {
		given := asks(c.shown, c.busy).all(Play{"scandal-1"}, Deal{"strike-a"}, Deal{"accused-of-pilot"}).asks(0, AskGive)
		flipped := asks(c.shown, c.busy).all(Play{"mirror"}).asks(0, AskSeat)
		for what, x := range map[string]*scene{"an Accusation": given, "a flip": flipped} {
			if a := Rollout(x.State, &src); a != Action(ChooseSeat{c.to}) {
				t.Errorf("%s, where seat 1 shows %q and %q is taken: %v", what, c.shown, c.busy, a)
			}
		}
	}
}

// A Traitor in hiding runs an Accusation of itself before it lets the Story Mission fail:
// that takes the time in which it is to be found.
func TestTraitorHasItselfFound(t *testing.T) {
	x := suspects(t, "tlll").marker(5).put("side/0", "accused-of-tech").put("hand/0", "tech-four")
	for name, choose := range lookers(t) {
		if a := choose(x.State); a != Action(AttemptSide{"accused-of-tech", 0}) {
			t.Errorf("by %s it does %v", name, a)
		}
	}
	// There it plays its best.
	x.put("hand/0", "tech-four", "tech-three", "gi").do(AttemptSide{"accused-of-tech", 0}, Board{"vamp"})
	if a := lookers(t)["Rollout"](x.State); a != Action(Assign{"tech-four"}) {
		t.Errorf("it sends %v", a)
	}
}

// A Failure of the Story Mission that moves the Threat Marker leaves less time for
// Accusations, but one more before who failed.
func TestFailureLeavesLessTime(t *testing.T) {
	x := suspects(t, "tlll", `{"id":"worse","name":"Worse","kind":"mission","basis":"designed","act":1,"story":"mass-device","need":["tech"],"difficulty":9,"text":"Failure: Threat +2.","abilities":[{"on":"failure","do":[{"do":"threat","n":2}]}]}`)
	x.marker(5).story("worse").put("side/1", "accused-of-pilot").put("hand/0", "tech-four")
	try := x.attempted()
	all, fit := try.dossier(), try.accusers()
	try.investigate(&all, &fit)
	lost, over := try.after(&all, &fit, false)
	if over {
		t.Error("the game is over")
	}
	if lost[1].flips >= all[1].flips {
		t.Errorf("flips to come are %.2f, after the Failure %.2f", all[1].flips, lost[1].flips)
	}
	if lost[0].flips <= lost[2].flips {
		t.Errorf("of who failed they are %.2f, of another %.2f", lost[0].flips, lost[2].flips)
	}
}

// What ends the game ends it for Traitors too: in hiding it has lost, however soon it would
// have been found (tw-end-hidden-pyrrhic), and one that was found has won with the last
// Failure, and lost with the last Finale (tw-end-active-wins, amb-tw-joes-win-hidden).
func TestEndsForTraitors(t *testing.T) {
	worse := `{"id":"worse","name":"Worse","kind":"mission","basis":"designed","act":1,"story":"mass-device","need":["tech"],"difficulty":9,"text":"Failure: Threat +2.","abilities":[{"on":"failure","do":[{"do":"threat","n":2}]}]}`
	last := `{"id":"last","name":"Last","kind":"finale","basis":"designed","act":3,"story":"mass-device","need":["tech"],"difficulty":1,"stays":true,"text":"The last."}`
	at := func(x *scene, card string, hits int8) (chances [joe.MaxSeats]float64) {
		x.story(card).put("hand/1", "tech-four").put("hangar", "vamp")
		try := x.attempted()
		try.mission.start, try.mission.rolled, try.mission.hits = 1, true, hits
		return Evaluate(View{table: try, seat: 0})
	}
	for _, c := range []struct {
		name      string
		hidden    bool
		card      string
		hits      int8
		low, high float64
	}{
		{"hides, all is lost", true, "worse", 0, 0, 0.02},
		{"hides, all is won", true, "last", 9, 0, 0.02},
		{"was found, all is lost", false, "worse", 0, 0.99, 1},
		{"was found, all is won", false, "last", 9, 0, 0.02},
	} {
		x := suspects(t, "tlll", worse, last).put("side/0", "accused-of-tech").flips(0, "t")
		if !c.hidden {
			x.exposes(0)
		}
		x.marker(len(x.set.meter.Spaces) - 2)
		x.recorded, x.act = 0, 1
		if c.card == "last" {
			x.recorded, x.act = 8, 3
		}
		if got := at(x, c.card, c.hits); got[0] < c.low || got[0] > c.high {
			t.Errorf("a Traitor who %s has %.3f, not %v to %v; all have %.3f", c.name, got[0], c.low, c.high, got[:4])
		}
	}
}

// An Accusation is the likelier to succeed, the better the decks are at its Skill, the less
// difficult it is, and the more turns there are.
func TestAccusationsToCome(t *testing.T) {
	poor := suspects(t, "llll").put("side/1", "accused-of-tech")
	rich := suspects(t, "llll").put("side/1", "accused-of-tech")
	rich.put("discard/0", "tech-three").put("discard/1", "tech-four").put("discard/2", "tech-ten").put("discard/3", "wild-two")
	flips := func(x *scene) float64 {
		all, fit := x.dossier(), x.accusers()
		x.investigate(&all, &fit)
		return all[1].flips
	}
	if a, b := flips(poor), flips(rich); a >= b {
		t.Errorf("with Joes for it %.3f, without %.3f", b, a)
	}
	if a, b := flips(rich), flips(rich.marker(12)); a <= b {
		t.Errorf("early %.3f, late %.3f", a, b)
	}
	rich.retired = true
	if n := flips(rich); n != 0 {
		t.Errorf("once Accusations are over %.3f", n)
	}
}

// An Accusation that lies before somebody does the Joes no harm, as a Precision Strike does.
func TestAccusationsDoNoHarm(t *testing.T) {
	x := suspects(t, "lll", scandals...)
	none := x.logOdds()
	if one := x.put("side/1", "accused-of-tech").logOdds(); one != none {
		t.Errorf("with an Accusation %.3f, without %.3f", one, none)
	}
	if strike := x.put("side/1", "strike-a").logOdds(); strike >= none {
		t.Errorf("with a Precision Strike %.3f, without %.3f", strike, none)
	}
}

// What a Traitor's deck has is not for the Joes, as far as the seat knows whose it is.
func TestTraitorsDoNotHelp(t *testing.T) {
	x := suspects(t, "tll").put("hand/0", "tech-four")
	others, mine := x.View(1).table, x.View(0).table
	if !others.helping(0) || mine.helping(0) {
		t.Error("of a Traitor in hiding the others know, or itself does not")
	}
	if x.exposes(0); x.helping(0) {
		t.Error("an Active Traitor helps")
	}
	mine = x.View(0).table
	before := mine.logOdds()
	if mine.piles[of(Hand, 0).index()] = nil; mine.logOdds() != before {
		t.Errorf("without its card the Joes have %v, with it %v", mine.logOdds(), before)
	}
}
