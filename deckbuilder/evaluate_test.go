package deckbuilder

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// What an evaluation takes for the odds of a mission is about how often such missions
// succeed: over all of them, and over those it thinks well of and those it does not, once
// the mission is attempted and again before the roll.
func TestOddsOfMissionsHold(t *testing.T) {
	if testing.Short() {
		t.Skip("plays some hundred games")
	}
	type tally struct{ n, reckoned, won float64 }
	for _, c := range []Config{
		{Seats: 1}, {Seats: 3, Story: TotalControl}, {Seats: 1, Story: SilentInterlude},
		{Seats: 3, Story: CrimsonLedger},
	} {
		t.Run(fmt.Sprintf("%d-%s", c.Seats, c.Story), func(t *testing.T) {
			var attempted, rolling [2]tally // odds of less than three quarters, and others
			for game := range uint64(60) {
				s, _, err := New(c)
				if err != nil {
					t.Fatal(err)
				}
				src := dice.New(game)
				first, last := -1.0, -1.0
				for s.ToAct() != joe.Nobody {
					if m := s.steps.top(); s.attempting() && !s.mission.decided {
						p, _ := s.success()
						if first < 0 {
							first = p
						}
						if m.op == opWindow && m.m == windowCards {
							last = p
						}
					}
					next, events, err := Apply(s, Rollout(s, &src))
					if err != nil {
						t.Fatal(err)
					}
					for _, e := range events {
						d, ok := e.(Decided)
						if !ok {
							continue
						}
						note := func(list *[2]tally, p float64) {
							x := &list[0]
							if p >= 0.75 {
								x = &list[1]
							}
							x.n++
							x.reckoned += p
							if d.Success {
								x.won++
							}
						}
						note(&attempted, first)
						if last >= 0 {
							note(&rolling, last)
						}
						first, last = -1, -1
					}
					s = next
				}
			}
			for stage, list := range map[string][2]tally{"attempted": attempted, "before the roll": rolling} {
				for _, x := range list {
					if x.n < 50 {
						t.Errorf("%s: %v missions are too few to judge", stage, x.n)
					}
					if off := (x.reckoned - x.won) / x.n; math.Abs(off) > 0.17 {
						t.Errorf("%s: of %v missions %.0f %% succeed, where %.0f %% are reckoned", stage, x.n, 100*x.won/x.n, 100*x.reckoned/x.n)
					}
				}
			}
		})
	}
}

// What an evaluation takes for the chance of the Joes is about how often they win, where
// Rollout plays on from the first position of a turn; and of the better half of these more
// are won. A chance that is surer than games are makes a search wait for better odds, and
// blind to what it does: nothing is left to be gained. Rollout wins more of some Stories and
// less of others than those that the scales were fitted to, hence the wide bound for each and
// the narrow one for all together.
func TestChancesHold(t *testing.T) {
	if testing.Short() {
		t.Skip("plays some hundred games")
	}
	const games, widest, together, apart = 100, 0.25, 0.07, 0.08
	var sum, gap float64
	configs := []Config{
		{Seats: 1}, {Seats: 2, Story: TotalControl}, {Seats: 3, Story: TotalControl}, {Seats: 4},
		{Seats: 1, Story: GeneralBedlam}, {Seats: 3, Story: CrimsonLedger}, {Seats: 2, Story: CrimsonLedger},
		{Seats: 1, Story: CrimsonLedger, General: true, Expert: []string{"cv-expert"}},
		{Seats: 3, Story: GeneralBedlam, General: true, Expert: []string{"cv-expert"}},
		{Seats: 1, CrimsonVeil: true, General: true}, {Seats: 3, CrimsonVeil: true}, {Seats: 4, CrimsonVeil: true, General: true},
	}
	for _, c := range configs {
		type position struct{ chance, won float64 }
		var all []position
		for game := range uint64(games) {
			s, _, err := New(c)
			if err != nil {
				t.Fatal(err)
			}
			src := dice.New(game)
			turn, first := -1, len(all)
			for s.ToAct() != joe.Nobody {
				if now := int(s.round)*maxSeats + int(s.active); s.steps.top().op == opMissions && now != turn {
					turn = now
					all = append(all, position{chance: Evaluate(s.View(s.active))[0]})
				}
				if s, err = Next(s, Rollout(s, &src)); err != nil {
					t.Fatal(err)
				}
			}
			if o, _ := s.Outcome(); o.Winners != 0 {
				for i := range all[first:] {
					all[first+i].won = 1
				}
			}
		}
		slices.SortFunc(all, func(a, b position) int { return cmp.Compare(a.chance, b.chance) })
		mean := func(list []position) (chance, won float64) {
			for _, p := range list {
				chance, won = chance+p.chance, won+p.won
			}
			return chance / float64(len(list)), won / float64(len(list))
		}
		chance, won := mean(all)
		_, worse := mean(all[:len(all)/2])
		_, better := mean(all[len(all)/2:])
		sum += (chance - won) / float64(len(configs))
		name := fmt.Sprintf("%d, %s, The General %v", c.Seats, c.Story, c.General)
		t.Logf("%s: %.2f is reckoned, %.2f won, %.2f of the worse half and %.2f of the better", name, chance, won, worse, better)
		if math.Abs(chance-won) > widest {
			t.Errorf("%s: %.2f is reckoned, and %.2f won", name, chance, won)
		}
		if gap += (better - worse) / float64(len(configs)); worse-better > 2*math.Sqrt(won*(1-won)*2/games) { // as if each game were in one half
			t.Errorf("%s: of the better half %.2f are won, of the worse one %.2f", name, better, worse)
		}
	}
	if math.Abs(sum) > together {
		t.Errorf("in the mean %.2f more is reckoned than won", sum)
	}
	if gap < apart {
		t.Errorf("in the mean %.2f more are won of the better half than of the worse one, want %.2f or more", gap, apart)
	}
}

// To send a Joe as planned does not change the odds that the plan had: what a Joe is
// counted for in a hand it is counted for on the mission too.
func TestPlansHold(t *testing.T) {
	for _, c := range []Config{{Seats: 3}, {Seats: 3, Story: GeneralBedlam}} {
		n, lost := 0, 0.0
		for game := range uint64(12) {
			s, _, err := New(c)
			if err != nil {
				t.Fatal(err)
			}
			src := dice.New(game)
			for s.ToAct() != joe.Nobody {
				a := Rollout(s, &src)
				next, err := Next(s, a)
				if err != nil {
					t.Fatal(err)
				}
				if _, sends := a.(Assign); sends && s.steps.top().op == opJoin && next.steps.top().op == opJoin {
					before, _ := s.success()
					after, _ := next.success()
					n++
					lost += before - after
				}
				s = next
			}
		}
		if mean := lost / float64(n); math.Abs(mean) > 0.03 || n < 200 {
			t.Errorf("%s: of %d Joes sent as planned each takes %.3f off the odds", c.Story, n, mean)
		}
	}
}

// A card whose effect waits for an answer is worth playing before the answer is given.
func TestEffectsToComeCount(t *testing.T) {
	value := func(x *scene) float64 { return Evaluate(x.View(0))[0] }
	better := func(x *scene, a Action) {
		t.Helper()
		before := value(x)
		x.do(a)
		if x.steps.top().op != opPick {
			t.Fatalf("%v asks for %v", a, x.Pending())
		}
		if after := value(x); after <= before {
			t.Errorf("after %v it is worth %.4f, before it was %.4f", a, after, before)
		}
	}
	strike := func() *scene { return stage(t, 1).put("hand/0", "satchel-charge").put("side/0", "stop-the-saboteurs") }
	better(strike(), Play{"satchel-charge"})
	red := stage(t, 1).put("hand/0", "counter-intelligence", "gi", "gi")
	red.threat = uint8(len(red.set.meter.Spaces)) - 2
	better(red, Play{"counter-intelligence"})

	// Once it is done it does not count again: nothing is left to do.
	x := strike().do(Play{"satchel-charge"})
	x.until().do(Choose{"stop-the-saboteurs"})
	if w := x.unfinished(); w != 0 {
		t.Errorf("what is done counts for %v more", w)
	}
}

// In Silent Interlude uses are counted for as many Joes as can pay for them, and noise
// for the Joes who go.
func TestOddsOfSilence(t *testing.T) {
	need := content.SkillsOf(content.Tech)
	poor := onSilent(t).put("hand/0", "snake-eyes-blade", "snake-eyes-wall").put("tile/0")
	poor.mission = poor.attempted().mission
	rich := onSilent(t).put("hand/0", "snake-eyes-blade", "snake-eyes-wall").put("tile/0", "flint")
	rich.mission = rich.attempted().mission
	if a, b := poor.muster(need), rich.muster(need); a.by[0][1] != 2 || b.by[0][1] != 1 {
		t.Errorf("of two Joes %d and %d bring one die, where none and one can pay", a.by[0][1], b.by[0][1])
	}
	last := -1.0
	for joes := range 9 {
		p := rich.noise(joes)
		if p < 0 || p > 1 || p < last {
			t.Errorf("%d Joes are too many with %v, fewer with %v", joes, p, last)
		}
		last = p
	}
	if last < 0.8 || rich.noise(0) > 0.2 {
		t.Errorf("eight Joes are too many with %v, none with %v", last, rich.noise(0))
	}
	if rich.noisy = true; rich.noise(8) != 0 {
		t.Error("there is noise to be feared after noise")
	}
}

// The Reserve tile is used by who has nothing better to do with a card.
func TestReserveIsUsed(t *testing.T) {
	var src dice.Source
	for i, player := range []func(State) Action{
		func(s State) Action { return Rollout(s, &src) },
		func(s State) Action { return greedily(t, s) },
	} {
		x := stage(t, 1).put("hand/0", "flint", "requisition").clear("hangar") // without a Transport there is no mission
		for i := range lineUpSlots {                                           // and nothing to recruit
			x.clear(slot(LineUp, i).String())
		}
		a := player(x.State)
		if a == Action(Play{"requisition"}) { // that may be done before
			x.do(a).settle()
			a = player(x.State)
		}
		if a != Action(Hold{"flint"}) {
			t.Errorf("player %d: %v", i, a)
		}
		x.do(Hold{"flint"}).turnEnds().put("hand/0", "gi").clear("hangar")
		if a := player(x.State); a != Action(TakeBack{}) && a != Action(Hold{"gi"}) {
			t.Errorf("player %d, in the next turn: %v", i, a)
		}
	}
}

// greedily is the action after which the evaluation is best, the first of several.
func greedily(t *testing.T, s State) Action {
	t.Helper()
	var best Action
	high := -1.0
	for _, a := range Legal(s) {
		next, err := Next(s, a)
		if err != nil {
			t.Fatal(err)
		}
		if w := Evaluate(next.View(s.ToAct()))[s.ToAct()]; w > high {
			best, high = a, w
		}
	}
	return best
}

// A Story Mission that was recorded is not won or lost once more while what it does is being
// done.
func TestRecordedOnce(t *testing.T) {
	x := suspects(t, "llll")
	try := x.attempted()
	now := try.logOdds()
	if won, lost := try.stakes(now); won <= now || lost >= now {
		t.Errorf("before it was decided it is worth %v to win and %v to lose", won, lost)
	}
	try.mission.decided = true
	if !try.storyStands() {
		t.Error("decided, but not recorded yet, it does not stand")
	}
	x.story("plain-next")
	try.piles[at(Story).index()] = x.zone(Story)
	if won, lost := try.stakes(now); won != now || lost != now {
		t.Errorf("recorded it is worth %v and %v", won, lost)
	}
	try.piles[at(Story).index()] = nil
	if won, lost := try.stakes(now); won != now || lost != now {
		t.Errorf("before the next one is there it is worth %v and %v", won, lost)
	}
}

// The Threat Marker neither comes back to the bottom space nor moves down from it
// (core-threat-start-space).
func TestThreatReckoned(t *testing.T) {
	x := suspects(t, "llll")
	top := len(x.set.meter.Spaces) - 1
	for _, c := range [][3]int{{0, -1, 0}, {0, 2, 2}, {3, -5, 1}, {1, -1, 1}, {top - 1, 3, top}, {4, 2, 6}} {
		x.threat = uint8(c[0])
		if got := x.threatBy(c[1]); int(got) != c[2] {
			t.Errorf("from %d by %d it comes to %d, not %d", c[0], c[1], got, c[2])
		}
	}
	x.threat = 0
	if w := x.table.deals(&content.Effect{Do: content.Threat}, -1); w != 0 {
		t.Errorf("down from the bottom space is worth %v", w)
	}
}

// Cards for missions that other players hold are worth something to them; those of the
// active player, whose hand is discarded (core-end-order), and cards of no use there are not.
func TestHandsOfOthersCount(t *testing.T) {
	value := func(hand, card string) float64 {
		x := stage(t, 3).put(hand, "gi", "gi", card)
		f := x.look()
		return f[keptCards]
	}
	for _, c := range []struct {
		hand, card string
		want       float64
	}{
		{"hand/1", "field-pack", 1},
		{"hand/2", "service-rifle", 1},
		{"hand/0", "field-pack", 0},
		{"hand/1", "requisition", 0},
	} {
		if got := value(c.hand, c.card) - value(c.hand, "gi"); got != c.want {
			t.Errorf("%s in %s counts for %v, not %v", c.card, c.hand, got, c.want)
		}
	}
	if perUnit[keptCards] <= 0 {
		t.Error("nothing keeps a helper from playing a card that changes nothing")
	}
}

// The line-up counts by the best card that the active player can pay for: not one that is
// dearer, and not one under a Battalion (core-recruit-covered).
func TestLineUpCounts(t *testing.T) {
	offer := func(points int16, covered bool, cards ...string) float64 {
		x := stage(t, 1).put("hand/0")
		x.bonus[0] = points
		for i := range lineUpSlots {
			place := fmt.Sprintf("line-up/%d", i)
			if i < len(cards) {
				x.put(place, cards[i])
			} else {
				x.clear(place)
			}
		}
		if covered {
			x.put("covers/0", "cobra-battalion")
		}
		f := x.look()
		return f[onOffer]
	}
	one := offer(9, false, "muskrat")
	if one <= 0 || offer(9, false, "muskrat", "grunt") != max(one, offer(9, false, "grunt")) {
		t.Errorf("a card that can be paid for counts for %v, a cheaper one for %v, both for %v", one, offer(9, false, "grunt"), offer(9, false, "muskrat", "grunt"))
	}
	if got, want := offer(3, false, "muskrat", "grunt"), offer(9, false, "grunt"); got != want || want == one {
		t.Errorf("with 3 points, for the cheaper one only, they count for %v, not %v", got, want)
	}
	if got := offer(1, false, "muskrat"); got != 0 {
		t.Errorf("what cannot be paid for counts for %v", got)
	}
	if got := offer(9, true, "muskrat"); got != 0 {
		t.Errorf("what lies under a Battalion counts for %v", got)
	}
}

// In A Traitor Within, too: what a Loyal player takes for its chance is about how often the
// Joes win, with what a pyrrhic victory counts, and a Traitor's about how often it wins, though
// it counts on being rehabilitated less than is due (redeemed).
func TestChancesOfRolesHold(t *testing.T) {
	if testing.Short() {
		t.Skip("plays some hundred games")
	}
	const games = 120
	for seats := 2; seats <= maxSeats; seats++ {
		var chance, won, n [2]float64 // of the Loyal, of Traitors
		for game := range uint64(games) {
			s, _, err := New(Config{Seats: seats, Story: TraitorWithin})
			if err != nil {
				t.Fatal(err)
			}
			src := dice.New(game)
			var mine [2]float64
			turn, role := -1, func(seat joe.Seat) int {
				if s.Traitor(seat) {
					return 1
				}
				return 0
			}
			for s.ToAct() != joe.Nobody {
				if now := int(s.round)*maxSeats + int(s.active); s.steps.top().op == opMissions && now != turn {
					turn = now
					for seat := range joe.Seat(s.Seats()) {
						chance[role(seat)] += Evaluate(s.View(seat))[seat]
						mine[role(seat)]++
						n[role(seat)]++
					}
				}
				if s, err = Next(s, Rollout(s, &src)); err != nil {
					t.Fatal(err)
				}
			}
			worth := Evaluate(s.View(0)) // of the end
			for seat := range joe.Seat(s.Seats()) {
				r := role(seat)
				of := 1.0
				if r == 0 {
					of = 0
					for other := range joe.Seat(s.Seats()) {
						if role(other) == 0 {
							of++
						}
					}
				}
				won[r] += worth[seat] * mine[r] / of
			}
		}
		for r, name := range []string{"Loyal", "a Traitor"} {
			reckoned, got := chance[r]/n[r], won[r]/n[r]
			t.Logf("%d seats, %s: %.2f is reckoned, %.2f won", seats, name, reckoned, got)
			if math.Abs(reckoned-got) > []float64{0.15, 0.25}[r] {
				t.Errorf("%d seats, %s: %.2f is reckoned, and %.2f won", seats, name, reckoned, got)
			}
		}
	}
}
