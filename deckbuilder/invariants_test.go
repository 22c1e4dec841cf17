package deckbuilder

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

type failer interface {
	Errorf(format string, args ...any)
}

// waiting reports whether a step of one of the kinds is pending.
func waiting(s State, ops ...op) bool {
	return slices.ContainsFunc(s.steps.list[:s.steps.n], func(p step) bool { return slices.Contains(ops, p.op) })
}

// invariants holds of every position between two actions.
func invariants(t failer, s State) {
	everyCardOnce(t, s)
	rightCards(t, s)
	tableInOrder(t, s)
	if s.ToAct() != joe.Nobody {
		nothingLeftLying(t, s)
	}
	if o, over := s.Outcome(); over {
		rightEnd(t, s, o)
	}
	if v, w := s.View(joe.Spectator), s.View(0); v.table.Hash() != w.table.Hash() {
		t.Errorf("the spectator sees another table than seat 0, in a game without secrets")
	}
}

// everyCardOnce: every copy of the set-up is in exactly one place.
func everyCardOnce(t failer, s State) {
	n := make([]int, len(s.set.copies))
	for _, p := range s.piles {
		for _, e := range p {
			n[e.card]++
		}
	}
	for id, c := range s.set.cards.All() {
		if n[id] != int(s.set.copies[id]) {
			t.Errorf("%d copies of %s lie on the table, %d were laid out", n[id], c.ID, s.set.copies[id])
		}
	}
}

// players is the kinds of players' cards; a Trooper that is gained comes among them.
const players = content.Joes | 1<<content.Transport | 1<<content.Gear | 1<<content.Utility

// rightCards: no player's card in a Cobra stack, no Cobra card but Troopers in a deck;
// what lies in an order that nobody knows is known to nobody.
func rightCards(t failer, s State) {
	allowed := func(z Zone) content.KindSet {
		switch z {
		case Hangar, Ride:
			return content.KindsOf(content.Transport)
		case Team:
			return content.Joes
		case Deck, DeckRest, Discard, Scouted, Hand, Used, Reserve:
			return players | content.KindsOf(content.Trooper)
		case LineUp, MainDeck, MainDiscard, RifleStack:
			return players &^ content.KindsOf(content.Leader, content.Promoted)
		case Leaders, Box, Aside:
			return content.KindsOf(content.Leader, content.Promoted)
		case Out:
			return players | content.KindsOf(content.Officer, content.Trooper)
		case Side:
			return content.KindsOf(content.Strike)
		case Complicators, Foreseen, Resolved, Revealed, Attached:
			return content.KindsOf(content.Complication, content.Strike)
		case Missions, Finales, Story, Upcoming, StoryDone:
			return content.Stories
		case Experts:
			return content.KindsOf(content.Expert)
		}
		return content.Operatives
	}
	for i, p := range s.piles {
		at := places[i]
		who := s.everybody()
		if at.Zone.unordered() {
			who = 0
		}
		for j, e := range p {
			c := s.card(e.card)
			if !allowed(at.Zone).Has(c.Kind) {
				t.Errorf("%s, a %v, lies in %v", c.ID, c.Kind, at)
			}
			if e.who != who {
				t.Errorf("%s in %v is known to %v", c.ID, at, e.who)
			}
			if at.Zone.unordered() && j > 0 && p[j-1].card > e.card {
				t.Errorf("%v tells an order that nobody knows", at)
			}
		}
	}
}

// tableInOrder: the limits of the rules, whoever is to act.
func tableInOrder(t failer, s State) {
	for seat := range joe.Seat(s.Seats()) {
		if n := len(s.own(Side, seat)); n > 2 {
			t.Errorf("%d Side Missions are assigned to %v (core-side-limit)", n, seat)
		}
		if n := len(s.own(Reserve, seat)); n > 1 || n > 0 && s.Seats() > 2 {
			t.Errorf("%d cards on the Reserve tile of %v (core-reserve)", n, seat)
		}
		if s.spent[seat] < 0 || s.Points(seat) < 0 {
			t.Errorf("%v has spent %d Recruit points and has %d", seat, s.spent[seat], s.Points(seat))
		}
	}
	covered := 0
	for i := range lineUpSlots {
		line, over := len(s.pile(slot(LineUp, i))), len(s.pile(slot(Covers, i)))
		if line > 1 || over > line {
			t.Errorf("%d cards and %d Battalions on slot %d (core-battalion-cover)", line, over, i)
		}
		covered += over
	}
	if covered > 5 {
		t.Errorf("%d Battalions cover cards (core-lose-battalions)", covered)
	}
	if ages := s.ages; func() bool { slices.Sort(ages[:]); return ages != [...]uint8{0, 1, 2, 3, 4, 5} }() {
		t.Errorf("the ages of the slots are %v", s.ages)
	}
	if int(s.recorded) != len(s.zone(StoryDone)) && !waiting(s, opStory) {
		t.Errorf("%d missions are on record, %d have left play (core-mission-record)", s.recorded, len(s.zone(StoryDone)))
	}
	if space, top := s.Threat(); space > top || space == top && s.ToAct() != joe.Nobody {
		t.Errorf("Threat is at %d of %d and the game goes on (core-lose-threat-top)", space, top)
	}
}

// nothingLeftLying: in a game that goes on somebody is asked, and what lies between two
// places has a step that puts it away.
func nothingLeftLying(t failer, s State) {
	if s.steps.n == 0 || !s.steps.top().op.waits() || !s.fits(s.steps) {
		t.Errorf("nobody is asked: %+v", s.steps.list[:s.steps.n])
		return
	}
	if len(Legal(s)) == 0 {
		t.Errorf("%v may do nothing: %+v", s.ToAct(), s.steps.list[:s.steps.n])
	}
	lies := func(z Zone) (n int) {
		for i := range z.size() {
			n += len(s.piles[firsts[z]+i])
		}
		return n
	}
	missions := 0
	for _, p := range s.steps.list[:s.steps.n] {
		if p.op == opMission {
			missions++
		}
	}
	_, attempting := s.Attempt()
	if attempting != (missions == 1) {
		// Its cards are put away, and what follows on the mission is not done yet.
		if attempting || missions != 1 {
			t.Errorf("a mission is attempted: %v, by %d steps", attempting, missions)
		}
	}
	if !attempting && lies(Team)+lies(Ride) > 0 {
		t.Errorf("Joes or a Transport are on no mission")
	}
	if n := lies(Revealed); n > 0 && !waiting(s, opResolve, opGive, opVote, opLot) {
		t.Errorf("%d Complications lie revealed", n)
	}
	if n := lies(Scouted); n > 0 && !waiting(s, opScout) {
		t.Errorf("%d scouted cards lie about", n)
	}
	if s.Round() == 0 || s.ToAct() < 0 {
		return
	}
	if n := lies(LineUp); n < 6 && !waiting(s, opFill, opSlot) {
		t.Errorf("%d cards in the line-up (core-recruit-refill)", n)
	}
	if lies(Story) != 1 && !waiting(s, opStory) {
		t.Errorf("%d active Story Missions", lies(Story))
	}
	for seat := range joe.Seat(s.Seats()) {
		if len(s.own(Aside, seat)) > 1 {
			t.Errorf("%v has more than one Promoted Leader", seat)
		}
		for _, e := range slices.Concat(s.own(Discard, seat), s.own(Used, seat), s.zone(Hangar)) {
			if e.used {
				t.Errorf("%s was used on a mission that is over", s.nameOf(e.card))
			}
		}
	}
}

// rightEnd: the game ends for the reason that it names.
func rightEnd(t failer, s State, o joe.Outcome) {
	space, top := s.Threat()
	done := s.zone(StoryDone)
	final := len(done) > 0 && s.card(done[len(done)-1].card).Kind == content.Finale && s.card(done[len(done)-1].card).Act == 3
	covered := s.covered()
	ok := false
	switch o.Reason {
	case "core-win-last-finale":
		ok = final && s.record>>(s.recorded-1) == 1 && o.Winners == joe.AllSeats(s.Seats())
	case "core-lose-threat-top":
		ok = space == top && o.Winners == 0
	case "core-lose-battalions":
		ok = covered == 5 && o.Winners == 0
	case "core-lose-main-deck":
		ok = len(s.zone(MainDeck)) == 0 && o.Winners == 0
	case "sdk-turn-limit":
		ok = s.Round() == s.set.limit && o.Winners == 0
	}
	if !ok || len(Legal(s)) > 0 || s.ToAct() != joe.Nobody || s.steps.n != 0 {
		t.Errorf("it ended by %s, won by %v: Threat %d of %d, %d Battalions, %d cards to come, round %d, last Finale %v",
			o.Reason, o.Winners, space, top, covered, len(s.zone(MainDeck)), s.Round(), final)
	}
}

// believer is what a seat believes to lie where, from the events alone.
type believer struct {
	lies   map[Place][]string
	threat uint8
}

func newBeliever(s State) *believer {
	b := &believer{lies: map[Place][]string{}}
	for _, p := range places {
		b.lies[p] = s.Cards(p)
	}
	return b
}

// follow lets events happen and holds the position to what is believed: what was
// recruited or put on top of a deck comes up in that order, and Threat never falls
// back on the bottom space (core-threat-start-space).
func (b *believer) follow(t failer, before, after State, events []Event) {
	for _, e := range events {
		switch e := e.(type) {
		case Moved:
			from := b.lies[e.From]
			i := len(from) - 1
			for i >= 0 && from[i] != e.Card {
				i--
			}
			if i < 0 {
				t.Errorf("%v, where it is not believed to be", e)
				continue
			}
			if back := e.From.Zone == Scouted && e.To.Zone == Deck; (back || e.From.Zone == Deck || e.From.Zone == Foreseen) && i != len(from)-1 {
				t.Errorf("%v, though %s lies on top", e, from[len(from)-1])
			}
			if e.From.Zone == DeckRest && e.To.Zone != Deck && len(b.lies[of(Deck, e.From.Seat())]) > 0 {
				t.Errorf("%v, though known cards lie on top", e)
			}
			b.lies[e.From] = slices.Delete(slices.Clone(from), i, i+1)
			b.lies[e.To] = append(slices.Clone(b.lies[e.To]), e.Card)
		case Shuffled:
			if e.To.Zone == DeckRest && len(b.lies[e.To])+len(b.lies[of(Deck, e.To.Seat())]) > 0 {
				t.Errorf("%v, though the deck is not empty (core-draw-reshuffle)", e)
			}
			b.lies[e.To], b.lies[e.From] = append(slices.Clone(b.lies[e.To]), b.lies[e.From]...), nil
		case ThreatMoved:
			if e.To == 0 || e.To == b.threat || e.To > b.threat+1 {
				t.Errorf("%v, from %d", e, b.threat)
			}
			b.threat = e.To
		}
	}
	for i, p := range places {
		if unchanged := len(before.piles[i]) == len(after.piles[i]) && (len(after.piles[i]) == 0 || &before.piles[i][0] == &after.piles[i][0]); unchanged {
			continue
		}
		believed, is := b.lies[p], after.Cards(p)
		if p.Zone.unordered() {
			believed, is = slices.Sorted(slices.Values(believed)), slices.Sorted(slices.Values(is))
		}
		if !slices.Equal(believed, is) {
			t.Errorf("%v holds %q, by the events %q", p, is, believed)
		}
	}
	if space, _ := after.Threat(); space != int(b.threat) {
		t.Errorf("Threat is at %d, by the events at %d", space, b.threat)
	}
	if p := after.steps.top(); p != nil && p.op == opDeal && !p.searches() {
		want := slices.Compact(slices.Sorted(slices.Values(b.lies[places[p.m]])))
		if known := b.lies[places[p.m]]; places[p.m].Zone == Deck || places[p.m].Zone == Foreseen {
			want = known[len(known)-1:]
		}
		var got []string
		for _, a := range Legal(after) {
			got = append(got, a.(Deal).Card)
		}
		if slices.Sort(got); !slices.Equal(got, want) {
			t.Errorf("%q may come up of %v, %q could", got, places[p.m], want)
		}
	}
}

// TestInvariants plays anything legal, for any length, and looks at the position
// after every step.
func TestInvariants(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, _, err := New(Config{
			Seats:     rapid.IntRange(1, 4).Draw(t, "seats"),
			Story:     rapid.SampledFrom([]string{MassDevice, TotalControl}).Draw(t, "story"),
			TurnLimit: rapid.IntRange(1, 30).Draw(t, "limit"),
		})
		if err != nil {
			t.Fatal(err)
		}
		b := newBeliever(s)
		for range rapid.IntRange(0, 250).Draw(t, "steps") {
			legal := Legal(s)
			if len(legal) == 0 {
				break
			}
			before := s
			var events []Event
			if s, events, err = Apply(s, rapid.SampledFrom(legal).Draw(t, "action")); err != nil {
				t.Fatal(err)
			}
			invariants(t, s)
			b.follow(t, before, s, events)
		}
	})
}

// TestInvariantsOfWholeGames looks at whole games, which rapid's are too short to
// see the end of: by chance, by a player eager to act, who passes seldom and so
// comes to longer missions and more cards, and with dice that fall as well as they
// can, some against easy missions, so that games are won.
func TestInvariantsOfWholeGames(t *testing.T) {
	games := uint64(60)
	if testing.Short() {
		games = 28
	}
	reasons := map[joe.RuleID]int{}
	for seed := range games {
		c := Config{Seats: 1 + int(seed%4), Expert: []string{"dug-in", "war-footing"}[:seed%3]}
		eager, lucky := seed%2 == 0, seed%5 < 2
		if seed%7 == 6 {
			c.TurnLimit = 4
		}
		if seed/4%2 == 1 {
			c.Story = TotalControl
		}
		if seed%10 == 1 {
			c = drillConfig(t, c.Seats)
		}
		s, _, err := New(c)
		if err != nil {
			t.Fatal(err)
		}
		src := dice.New(seed)
		b := newBeliever(s)
		var list []Action
		for s.ToAct() != joe.Nobody {
			before, a := s, Roll(s, &src)
			if _, throw := a.(Throw); throw && lucky {
				all := Legal(s)
				a = all[len(all)-1]
			}
			if a == nil {
				list = AppendLegal(list[:0], s)
				if a = list[src.IntN(len(list))]; a == pass && eager {
					a = list[src.IntN(len(list))]
				}
			}
			var events []Event
			if s, events, err = Apply(s, a); err != nil {
				t.Fatal(err)
			}
			invariants(t, s)
			b.follow(t, before, s, events)
			if t.Failed() {
				t.Fatalf("seed %d, after %v: %v", seed, a, events)
			}
		}
		o, _ := s.Outcome()
		reasons[o.Reason]++
	}
	for _, e := range []uint8{byFinale, byThreat, byLimit} {
		if reasons[endings[e]] == 0 {
			t.Errorf("no game came to %s", endings[e])
		}
	}
	t.Log(reasons)
}
