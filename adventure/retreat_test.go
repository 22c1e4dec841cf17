package adventure

import (
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

// pushed is a position in which the pawn of seat 1 has just been bumped off a space by
// that of seat 0, whose turn is over but for that.
func pushed(t *testing.T, at, bumped string, others ...string) State {
	t.Helper()
	inside := fmt.Sprintf(`"stage":"turn-done","why":"adv-follow-space","white":1,"dark":1,"bumped":1,"origin":%q,"chain":[0],`, at)
	return drilled(t, 2+len(others), inside+players(append([]string{at + " desert-air-strip-2", "- " + bumped}, others...)...))
}

// alone checks that no two pawns share a space but START.
func alone(t *testing.T, s State) {
	t.Helper()
	for at := range s.Board().Spaces() {
		if k, _ := s.Board().Kind(at); k != Gate && s.PawnsOn(at).Len() > 1 {
			t.Errorf("on %s stand %v", at, s.PawnsOn(at))
		}
	}
}

func TestBumps(t *testing.T) {
	t.Run("adv-bump", func(t *testing.T) {
		s := drilled(t, 2, `"stage":"move","white":1,"dark":2,"steps":3,`+players("north-7 radar-1", "north-10 oasis-1"))
		s, events := do(t, s, Move{To: "north-10"})
		happened(t, events, Moved{0, "north-7", "north-10", 0, ByRoll}, Bumped{1, 0, "north-10"})
		asked(t, s, 1, AskRetreat)
		offers(t, s, Retreat{"north-7"})
		if p := s.Pending(); p.Item != "north-10" || p.Count != 3 {
			t.Errorf("asked: %+v", p)
		}
		for _, to := range []Space{"north-8", "north-9", "north-11", "north-13", "north-6"} {
			refused(t, s, Retreat{to}, "amb-adv-backward")
		}
		refused(t, s, Retreat{"nowhere"}, "adv-path")
		s, events = do(t, s, Retreat{"north-7"})
		happened(t, events, Retreated{1, "north-10", "north-7"}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		stands(t, s, 0, "north-10")
		stands(t, s, 1, "north-7")
		refused(t, rolled(t, 1, 1, "north-7 oasis-1"), Retreat{"north-5"}, "adv-bump")
	})
	t.Run("adv-one-pawn", func(t *testing.T) {
		// However a pawn comes there: by a roll, a flight, a jump, directions, sent out.
		for _, c := range []struct {
			inside, player string
			act            []Action
			at             Space
		}{
			{`"stage":"move","white":1,"dark":1,"steps":2,`, "north-7 oasis-1", []Action{Move{To: "north-5"}}, "north-5"},
			{`"stage":"opening",`, "desert-strip radar-1", []Action{Fly{"airpark"}}, "airpark"},
			{`"stage":"jump",`, "north-4 oasis-1", []Action{Jump{"desert-pack"}}, "desert-pack"},
			{`"stage":"move","white":1,"dark":1,"steps":2,`, "west-3 radar-1", []Action{Move{To: "west-5"}}, "nook-1"},
			{`"stage":"move","white":2,"steps":2,`, "fort-5 radar-1", []Action{Move{To: "fort-7"}}, "lawn"},
			{`"stage":"back","steps":3,`, "north-9 oasis-1", []Action{Move{To: "north-6"}}, "north-6"},
			{`"stage":"may-forward","steps":3,`, "north-9 oasis-1", []Action{Move{To: "north-12"}}, "north-12"},
		} {
			s := drilled(t, 2, c.inside+players(c.player, string(c.at)+" village-1"))
			alone(t, s)
			s, _ = do(t, s, c.act...)
			alone(t, s)
			stands(t, s, 0, c.at)
			stands(t, s, 1, "")
			asked(t, s, 1, AskRetreat)
		}
		undrilled(t, 2, `"stage":"dice",`+players("cross radar-1", "cross oasis-1"), "$.players", "two pawns stand on cross (adv-one-pawn)")
	})
	t.Run("amb-adv-who-retreats", func(t *testing.T) {
		// The one who was there, whichever seat went first.
		for first := range joe.Seat(2) {
			for active := range joe.Seat(2) {
				who := []string{"north-10 oasis-1", "north-10 oasis-1"}
				who[active] = "north-7 radar-1"
				s := drilled(t, 2, fmt.Sprintf(`"stage":"move","white":1,"dark":2,"steps":3,"first":%d,"active":%d,`, first, active)+players(who...))
				s, _ = do(t, s, Move{To: "north-10"})
				asked(t, s, 1-active, AskRetreat)
				stands(t, s, active, "north-10")
			}
		}
	})
	t.Run("amb-adv-bump-off-board", func(t *testing.T) {
		s := drilled(t, 2, `"stage":"move","white":1,"dark":2,"steps":3,`+players("north-7 radar-1", "north-10 oasis-1"))
		s, _ = do(t, s, Move{To: "north-10"})
		stands(t, s, 1, "")
		if s.Bumped() != 1 || s.PawnsOn("north-10") != joe.SetOf(0) {
			t.Errorf("bumped %v, on the space %v", s.Bumped(), s.PawnsOn("north-10"))
		}
		s, _ = do(t, s, Retreat{"north-7"})
		stands(t, s, 1, "north-7")
		if s.Bumped() != joe.Nobody {
			t.Errorf("bumped %v", s.Bumped())
		}
	})
	t.Run("amb-all-chooser", func(t *testing.T) {
		// The active player chooses, but for the way back of another's pawn.
		s := drilled(t, 3, `"stage":"move","active":2,"white":1,"dark":2,"steps":3,`+players("north-10 radar-1", elsewhere, "north-7 oasis-1"))
		asked(t, s, 2, AskMove)
		s, _ = do(t, s, Move{To: "north-10"})
		asked(t, s, 0, AskRetreat)
		if s.Active() != 2 {
			t.Errorf("the turn of %v", s.Active())
		}
	})
	t.Run("amb-all-simultaneous", func(t *testing.T) {
		// Landed on its Objective, where another stood, with 2 left: first the Objective,
		// then the retreat, then what is left.
		s := drilled(t, 2, `"stage":"move","white":4,"dark":1,"steps":5,`+players("desert-west oasis-1", "oasis radar-1"))
		s, events := do(t, s, Move{"oasis", 2})
		happened(t, events, Moved{0, "desert-west", "oasis", 2, ByRoll}, Bumped{1, 0, "oasis"}, ObjectiveReached{0, "oasis-1", 15})
		asked(t, s, joe.Chance, AskObjective)
		survives(t, s, 0)
		refused(t, s, Retreat{"desert-west"}, "adv-objective-next")
		s, _ = do(t, s, DrawObjective{"radar-2"})
		asked(t, s, 1, AskRetreat)
		survives(t, s, 0)
		s, _ = do(t, s, Retreat{"desert-west"})
		asked(t, s, 0, AskRest)
		// A retreat comes before what the space does.
		s = drilled(t, 2, `"stage":"move","white":1,"dark":1,"steps":2,`+players("north-4 oasis-1", "north-6 oasis-2"))
		s, _ = do(t, s, Move{To: "north-6"})
		asked(t, s, 1, AskRetreat)
		survives(t, s, 0)
		s, _ = do(t, s, Retreat{"north-3"})
		asked(t, s, joe.Chance, AskBattle)
	})
}

func TestRetreats(t *testing.T) {
	t.Run("amb-adv-retreat-path", func(t *testing.T) {
		// Its owner picks among the ways that do not begin toward the Objective.
		s := pushed(t, "north-1", "radar-1")
		ends(t, s, "north-4 track-3 pit")
		asked(t, s, 1, AskRetreat)
		if got := s.View(0).Legal(); got != nil {
			t.Errorf("seat 0 may choose %v", got)
		}
		refused(t, s, Retreat{"west-2"}, "amb-adv-backward")
		ends(t, pushed(t, "north-1", "oasis-1"), "airfield north-4 pit west-2 middle-2")
		// Afterwards every branch is free; a dead end ends the way.
		ends(t, pushed(t, "middle-2", "radar-1"), "airpark spin-2")
	})
	t.Run("amb-adv-chain-retreat", func(t *testing.T) {
		// Three pawns one after the other.
		s := drilled(t, 4, `"stage":"move","white":1,"dark":1,"steps":2,`+players("north-10 radar-1", "north-12 oasis-1", "north-9 sand-dunes-1", "north-6 oasis-2"))
		s, events := do(t, s, Move{To: "north-12"})
		happened(t, events, Moved{0, "north-10", "north-12", 0, ByRoll}, Bumped{1, 0, "north-12"})
		s, events = do(t, s, Retreat{"north-9"})
		happened(t, events, Retreated{1, "north-12", "north-9"}, Bumped{2, 1, "north-9"})
		asked(t, s, 2, AskRetreat)
		stands(t, s, 2, "")
		survives(t, s, 3)
		s, events = do(t, s, Retreat{"north-6"})
		happened(t, events, Retreated{2, "north-9", "north-6"}, Bumped{3, 2, "north-6"})
		asked(t, s, 3, AskRetreat)
		survives(t, s, 3)
		s, events = do(t, s, Retreat{"north-3"})
		happened(t, events, Retreated{3, "north-6", "north-3"}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		alone(t, s)

		// One that would bump a pawn that has moved stops before it: seat 2 goes the other
		// way, toward seat 0.
		s = drilled(t, 3, `"stage":"move","white":1,"dark":1,"steps":2,`+players("north-8 oasis-2", "north-10 oasis-1", "north-7 radar-1"))
		s, _ = do(t, s, Move{To: "north-10"}, Retreat{"north-7"})
		asked(t, s, 2, AskRetreat)
		ends(t, s, "north-9")
		// And where that is taken by one that has not, before that.
		s = drilled(t, 4, `"stage":"move","white":1,"dark":1,"steps":2,`+players("north-8 oasis-2", "north-10 oasis-1", "north-7 radar-1", "north-9 village-1"))
		s, _ = do(t, s, Move{To: "north-10"}, Retreat{"north-7"})
		ends(t, s, "north-8")
		s, events = do(t, s, Retreat{"north-8"})
		happened(t, events, Retreated{2, "north-7", "north-8"}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		alone(t, s)
	})
	t.Run("sdk-retreat-nowhere", func(t *testing.T) {
		// Seat 0 is sent to nook-1, seat 1 pushed to nook-2, and seat 2 there has no way back.
		s := drilled(t, 3, `"stage":"move","white":1,"dark":1,"steps":2,`+players("west-3 radar-1", "nook-1 radar-2", "nook-2 village-1 ferried"))
		s, events := do(t, s, Move{To: "west-5"})
		happened(t, events, Moved{0, "west-3", "west-5", 0, ByRoll}, Directed{0, "west-5"}, SentTo{0, "nook-1", false}, Bumped{1, 0, "nook-1"})
		ends(t, s, "nook-2")
		s, events = do(t, s, Retreat{"nook-2"})
		happened(t, events, Retreated{1, "nook-1", "nook-2"}, Bumped{2, 1, "nook-2"})
		asked(t, s, 2, AskRetreat)
		offers(t, s, Retreat{"fort-gate"}, Retreat{"pent-gate"})
		survives(t, s, 0)
		s, events = do(t, s, Retreat{"pent-gate"})
		happened(t, events, Retreated{2, "nook-2", "pent-gate"}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		stands(t, s, 2, "pent-gate")
		alone(t, s)
		if s.Returned(2) || s.Ferried(2) {
			t.Errorf("back in training: returned %v, paid for a trip %v", s.Returned(2), s.Ferried(2))
		}
		// It is in training then, and may leave once it has come round.
		s, _ = do(t, s, Dice{1, 2}, Move{To: "west-5"})
		for s.Active() != 2 {
			s, _ = do(t, s, Legal(s)[0])
		}
		asked(t, s, joe.Chance, AskDie)
		s, _ = do(t, s, Die{1})
		ends(t, s, "pent-1")
	})
	t.Run("amb-adv-bump-training", func(t *testing.T) {
		// Against the arrows, and past START on within the circle.
		ends(t, pushed(t, "pent-5", "radar-1"), "pent-2")
		ends(t, pushed(t, "pent-2", "radar-1"), "pent-6")
		ends(t, pushed(t, "fort-1", "radar-1"), "fort-8")
		// Pushed back to START, the pawn shares it, and may leave from there.
		s := pushed(t, "pent-3", "radar-1", "pent-gate oasis-1")
		ends(t, s, "pent-gate")
		s, events := do(t, s, Retreat{"pent-gate"})
		happened(t, events, Retreated{1, "pent-3", "pent-gate"}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		s, _ = do(t, s, Die{1})
		ends(t, s, "pent-1 porch")
		// From outside no way back leads into training.
		ends(t, pushed(t, "porch", "oasis-1"), "airpark")
	})
	t.Run("amb-adv-retreat-island", func(t *testing.T) {
		s := pushed(t, "sea-2", "oasis-1 hydrofoil=2")
		ends(t, s, "west-5 nook-1")
		// Not even where a way back would lead there; where nothing else is left the pawn
		// stops before it. No board that is read has such a way.
		b := *drilling(t, 2).Board
		at := func(s Space) node { n, _ := b.node(s); return n }
		b.back = slices.Clone(b.back)
		b.back[at("sea-2")] = []node{at("isle-west")}
		b.back[at("sea-1")] = []node{at("sea-2")}
		set := *s.set
		set.board, set.moves = &b, waysOf(&b)
		s.set = &set
		ends(t, s, "fort-gate pent-gate")
		s.table.origin = at("sea-1")
		s.table.pawns[0] = at("sea-1")
		ends(t, s, "sea-2")
		s.table.bumped, s.table.pawns[1], s.table.stage, s.table.steps = joe.Nobody, at("cross"), falling, 4
		s.table.hands[0][Hydrofoil] = 2
		ends(t, s, "sea-2")
	})
	t.Run("amb-adv-bump-trigger", func(t *testing.T) {
		// Pushed onto a light brown space, a Jet Pack, a Sneak Attack, a battle, an Airport.
		for at, to := range map[string]Space{"north-8": "north-5", "north-7": "north-4", "north-5": "north-2", "north-9": "north-6", "cross": "airfield"} {
			s, events := do(t, pushed(t, at, "oasis-1 hydrofoil=1"), Retreat{to})
			happened(t, events, Retreated{1, Space(at), to}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
			stands(t, s, 1, to)
		}
		// Equipment spaces neither bar nor charge it, nor do training spaces give it cards.
		s, _ := do(t, pushed(t, "north-1", "radar-1"), Retreat{"track-3"})
		stands(t, s, 1, "track-3")
		s, _ = do(t, pushed(t, "north-1", "radar-1 vamp=1"), Retreat{"track-3"})
		holds(t, s, 1, VAMP, 1)
		_, events := do(t, pushed(t, "fort-4", "radar-1"), Retreat{"fort-1"})
		happened(t, events, Retreated{1, "fort-4", "fort-1"}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		// Its own Objective counts, another's does not.
		ring := drilling(t, 2)
		ring.Board = mustBoard(t, rewrite(drill, "+ path isle-3 - isle-2"))
		inside := `"stage":"turn-done","why":"adv-follow-space","white":1,"dark":1,"bumped":1,"origin":"isle-west","chain":[0],`
		s, err := tryPosition(ring, inside+players("isle-west oasis-1", "- radar-1"))
		if err != nil {
			t.Fatal(err)
		}
		ends(t, s, "radar isle-4 cobra-strip")
		s, events = do(t, s, Retreat{"radar"})
		happened(t, events, Retreated{1, "isle-west", "radar"}, ObjectiveReached{1, "radar-1", 15})
		asked(t, s, joe.Chance, AskObjective)
		if got := s.Pending().Other; got != 1 {
			t.Errorf("%v draws", got)
		}
		survives(t, s, 0)
		s, events = do(t, s, DrawObjective{"radar-2"}) // the twin, on the spot
		happened(t, events, ObjectiveDrawn{1, "radar-2", false}, ObjectiveReached{1, "radar-2", 40})
		_, events = do(t, s, DrawObjective{"village-1"})
		happened(t, events, ObjectiveDrawn{1, "village-1", false}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		// It may win the game out of turn, with a pawn bumped off in the same moment.
		ring.Seats = 3
		s, err = tryPosition(ring, inside+players("isle-west oasis-1", "- radar-1 reached=radar-2,village-2,spanish-fort-2,sand-dunes-1", "radar village-1"))
		if err != nil {
			t.Fatal(err)
		}
		s, events = do(t, s, Retreat{"radar"})
		o := joe.Outcome{Winners: joe.SetOf(1), Reason: "adv-win", Points: [8]int16{0, 105}}
		happened(t, events, Retreated{1, "isle-west", "radar"}, Bumped{2, 1, "radar"}, ObjectiveReached{1, "radar-1", 105}, Ended{o})
		if got, over := s.Outcome(); !over || cmp.Diff(o, got) != "" {
			t.Errorf("%v, %v", got, over)
		}
		survives(t, s, 2)
	})
}
