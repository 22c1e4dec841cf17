package deckbuilder

import (
	"fmt"
	"math"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// The guilt of each seat is how often it is the Traitor in positions that a View's seat
// cannot tell apart.
func TestSuspicion(t *testing.T) {
	for _, c := range []struct {
		secret string
		shown  [4]string
		from   joe.Seat
	}{
		{"llll", [4]string{}, 0},
		{"ltll", [4]string{"", "t"}, 0},
		{"lltl", [4]string{"", "l", "t", "lt"}, 0},
		{"lltl", [4]string{"l", "l", "t", "ll"}, 2},
		{"tlll", [4]string{"t", "t", "", "tl"}, 1},
		{"lll", [4]string{"", "t", "l"}, 2},
		{"ll", [4]string{"", "t"}, 0},
	} {
		t.Run(fmt.Sprint(c.secret, c.shown, c.from), func(t *testing.T) {
			x := suspects(t, c.secret)
			for s, faces := range c.shown {
				x.flips(joe.Seat(s), faces)
			}
			v := x.View(c.from)
			all := v.dossier()
			const samples = 4000
			src, often := dice.New(1), [maxSeats]float64{}
			for range samples {
				s := v.Sample(&src)
				for seat := range joe.Seat(s.seats) {
					if s.traitor(seat) {
						often[seat] += 1. / samples
					}
				}
			}
			for seat, n := range often[:x.seats] {
				if math.Abs(all[seat].guilt-n) > 0.03 {
					t.Errorf("seat %d: guilt %.3f, where it is the Traitor in %.3f of samples", seat, all[seat].guilt, n)
				}
			}
		})
	}
	x := suspects(t, "ltll").exposes(1)
	v := x.View(0)
	for seat, y := range v.dossier() {
		if y.guilt != 0 {
			t.Errorf("once the Traitor is found seat %d has guilt %v", seat, y.guilt)
		}
	}
}

// Cards are flipped blind, so that the second Traitor of three cards may take three flips.
func TestFound(t *testing.T) {
	const m = 1.3
	two, more := math.Exp(-m)*m*m/2, 1-math.Exp(-m)*(1+m+m*m/2) // that there are two flips, three or more
	for _, c := range []struct {
		x    suspect
		want float64
	}{
		{suspect{down: 3, flips: m}, two/3 + more},
		{suspect{down: 2, bad: 1, flips: m}, (1-math.Exp(-m)*(1+m))*1 + math.Exp(-m)*m/2},
		{suspect{down: 2, loyal: 1, flips: m}, 1 - math.Exp(-m)*(1+m)},
		{suspect{down: 1, loyal: 1, bad: 1, flips: m}, 1 - math.Exp(-m)},
		{suspect{down: 3}, 0},
		{suspect{down: 1, bad: 2, flips: m}, 1},
		{suspect{down: 1, loyal: 2, flips: m}, 0},
	} {
		if got := c.x.found(); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%+v is found with %v, not %v", c.x, got, c.want)
		}
	}
}

// A Traitor in hiding gains by Accusations of itself, and by nothing where it will not be
// found; the Loyal gain as well, since who is found does not hide.
func TestChancesOfRoles(t *testing.T) {
	x := odds{joes: 0.3, relief: 1, eased: 0.3}
	all := dossier{{guilt: 1, traitor: true, known: true, down: 3, flips: 1.5}, {known: true, down: 3, flips: 1.5}, {known: true, down: 3, flips: 1.5}}
	before := all.chances(3, x)
	if before[0] <= 0 || before[0] >= before[1] {
		t.Errorf("a Traitor in hiding has %v, a Loyal one %v", before[0], before[1])
	}
	never := all
	never[0].flips = 0
	if late := never.chances(3, odds{joes: -3, relief: 1}); late[0] != 0 {
		t.Errorf("who will not be found has %v", late[0])
	}
	once := all.proven(3, 0, x)
	shown := all
	shown[0].bad, shown[0].down = 1, 2
	if twice := shown.proven(3, 0, x); once[0] <= before[0] || twice[0] <= shown.chances(3, x)[0] || twice[1] <= shown.chances(3, x)[1] {
		t.Errorf("all have %v, once it is accused %v, twice %v", before[:3], once[:3], twice[:3])
	}
	found := all
	found[0].status, found[0].guilt = activeTraitor, 0
	now := found.chances(3, x)
	x.joes++
	if better := found.chances(3, x); better[0] >= now[0] || better[1] <= now[1] || better[1] != better[2] {
		t.Errorf("once it is found all have %v, and if the Joes have more %v", now[:3], better[:3])
	}
	// That all are proven Loyal slows the Threat down, that one more is brings it nearer.
	loyal := dossier{{loyal: 2, down: 1}, {loyal: 2, down: 1}, {loyal: 1, down: 2, known: true, flips: 0.5}}
	if before, after := loyal.chances(3, x), loyal.proven(3, 2, odds{joes: x.joes, relief: x.relief}); after[0] <= before[0] {
		t.Errorf("all have %v, after the last proof but one flip %v", before[:3], after[:3])
	}
}

// What a Traitor makes of an Accusation of itself that is about to succeed is about what it
// has once the card was flipped: that Accusation does not come once more.
func TestAccusationsAreSpent(t *testing.T) {
	for _, shown := range []string{"", "t"} {
		x := suspects(t, "tlll").marker(12).put("side/0", "accused-of-tech").put("hand/0", "tech-ten").flips(0, shown)
		x.do(AttemptSide{"accused-of-tech", 0}, Board{"vamp"}, Assign{"tech-ten"}).asks(joe.Chance, AskThrow)
		hoped := Evaluate(x.View(0))[0]
		has := onceDone(t, x.do(Throw{0, 8, 0}, Throw{0, 2, 0}).State, 0)
		if math.Abs(hoped-has) > 0.06 {
			t.Errorf("where %q shows it hopes for %.3f, and then has %.3f", shown, hoped, has)
		}
	}
}

// onceDone is what a position is worth to a seat, on the mean, when the mission is over.
func onceDone(t *testing.T, s State, seat joe.Seat) (sum float64) {
	t.Helper()
	if !s.attempting() {
		return Evaluate(s.View(seat))[seat]
	}
	all := 0.0
	for _, o := range Odds(s) {
		next, err := Next(s, o.Action)
		if err != nil {
			t.Fatal(err)
		}
		sum += float64(o.Weight) * onceDone(t, next, seat)
		all += float64(o.Weight)
	}
	return sum / all
}

// A Traitor in hiding does the others more harm by its hands that do not help than the
// pyrrhic victory over it makes good, where there is no time left to find it.
func TestHidingHarms(t *testing.T) {
	value := func(secret, shown string) float64 {
		x := suspects(t, secret).marker(8).flips(0, shown).flips(1, "ll").flips(2, "ll")
		x.recorded, x.act, x.record = 8, 3, 255 // before the last Finale
		return Evaluate(x.View(3))[3]
	}
	if a, b := value("tlll", "l"), value("llll", "ll"); a >= b {
		t.Errorf("where one may be a Traitor a Loyal seat has %.4f, where none is %.4f", a, b)
	}
}

// A Traitor who was found may be rehabilitated and win with the others (tw-rehab-win-together):
// where the Joes are ahead both may win, where they are not both may lose.
func TestFoundMayBeRedeemed(t *testing.T) {
	x := suspects(t, "tlll").exposes(0)
	if w := Evaluate(x.marker(12).View(0)); w[1] > 0.2 || w[0]+w[1] >= 0.9 {
		t.Errorf("where the Joes are behind a Traitor has %.3f, others %.3f", w[0], w[1])
	}
	x.recorded, x.act, x.record = 8, 3, 255 // before the last Finale, all the others won
	if w := Evaluate(x.marker(1).View(0)); w[1] < 0.8 || w[0]+w[1] <= 1.1 {
		t.Errorf("where the Joes are ahead a Traitor has %.3f, others %.3f", w[0], w[1])
	}
}
