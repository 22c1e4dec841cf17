package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// The stages of a Story Mission's coming.
const (
	storyTurns   int8 = iota // the next one turns up
	storyFollows             // it becomes active, and the one after it turns up
	storyEnters              // its entry effects
	storyFails               // an effect failed it: it leaves play
)

// ahead is where the Story Mission after those that have turned up comes from: two
// Missions and a Finale for each Act, in order (core-setup-story).
func (t *table) ahead() (Place, bool) {
	n := len(t.zone(StoryDone)) + len(t.zone(Story)) + len(t.zone(Upcoming))
	perAct := t.set.perAct
	act, within := int8(n/(perAct+1))+1, n%(perAct+1)
	if act > acts {
		return Place{}, false
	}
	p := ofAct(Missions, act)
	if within == perAct {
		p = ofAct(Finales, act)
	}
	return p, len(t.pile(p)) > 0
}

// story does one part of a Story Mission's coming.
func (w work) story(s *step) {
	t := w.t
	stage := s.n
	switch stage {
	case storyFails:
		t.steps.pop()
		w.leaveStory(false)
		return
	case storyTurns:
		s.n++
		w.turnUp()
	case storyFollows:
		s.n++
		next := t.zone(Upcoming)
		if len(next) == 0 {
			t.steps.pop()
			w.endedFor(byNothing)
			return
		}
		why := joe.RuleID("core-story-next")
		if t.phase == settingUp {
			why = "core-setup-first-story"
		}
		w.moved(next[0].card, at(Upcoming), at(Story), why)
		w.turnUp()
	default:
		t.steps.pop()
		if p := t.zone(Story); len(p) > 0 {
			w.triggered(content.OnEnter, p[0].card, t.active)
			if t.set.veil.on {
				w.push(step{op: opIcon, seat: joe.Nobody})
			}
		}
	}
}

// turnUp lets chance give the Story Mission to come, face up (core-story-upcoming).
func (w work) turnUp() {
	if from, ok := w.t.ahead(); ok {
		w.push(step{op: opDeal, seat: joe.Nobody, m: index(from), n: index(at(Upcoming))})
	}
}

// last reports whether the active Story Mission is the Act III Finale.
func (t *table) last() bool {
	p := t.zone(Story)
	return len(p) > 0 && t.card(p[0].card).Kind == content.Finale && t.card(p[0].card).Act == acts
}

// leaveStory takes the active Story Mission out of play, a Success or not, puts it
// on record (core-mission-record), and lets the next one follow (core-story-next).
func (w work) leaveStory(won bool) {
	t := w.t
	p := t.zone(Story)
	if len(p) == 0 {
		return
	}
	why := joe.RuleID("core-story-fail-leaves")
	if won {
		why = "core-mission-success"
	}
	e := StoryRecorded{won}
	e.on(t)
	tell(w, e)
	final := won && t.last()
	if c := t.card(p[0].card); t.set.silent && c.Kind == content.Finale && c.Act == 1 {
		w.gainPartner()
	}
	w.moved(p[0].card, at(Story), at(StoryDone), why)
	if final {
		w.endedFor(byFinale)
		return
	}
	w.push(step{op: opStory, seat: t.active, n: storyFollows})
}

// failStory fails the active Story Mission by the effect of a card. Its Complications
// pass to the next one (core-complication-fail-card). With none in play nothing
// happens (core-strike-fails-story).
func (w work) failStory(why joe.RuleID) {
	t := w.t
	p := t.zone(Story)
	if len(p) == 0 {
		w.noted(Noted{Why: "core-strike-fails-story"})
		return
	}
	for _, s := range t.steps.list[:t.steps.n] {
		if s.op == opStory && s.n == storyFails {
			return // it fails already, and says so itself: the next one has not failed
		}
	}
	stays := t.last() || t.card(p[0].card).Stays // core-story-last-stays, core-story-fail-leaves
	if t.attempting() && t.target().Zone == Story && !stays && !t.mission.decided {
		w.changed(TargetGone, 1, why)
	}
	if !stays {
		w.push(step{op: opStory, seat: t.active, n: storyFails})
	}
	w.triggered(content.OnFailure, p[0].card, t.active)
}

// stories is how many Story Missions have been Successes, and Failures.
func (t *table) stories() (won, lost int) {
	for i := range t.recorded {
		if t.record>>i&1 == 1 {
			won++
		} else {
			lost++
		}
	}
	return won, lost
}
