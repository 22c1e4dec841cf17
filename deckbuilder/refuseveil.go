package deckbuilder

import "fmt"

// This says why actions of The Crimson Veil are not legal; refuse.go says so of the others.

// withoutVeil is the reason where the game is played without The Crimson Veil.
const withoutVeil = "the game is played without The Crimson Veil; set crimsonVeil in its Config"

// whyNoVeil is why a mission of The Crimson Veil cannot be started, as far as it has its
// own reasons; none for others.
func (t *table) whyNoVeil(a Action) reason {
	switch a := a.(type) {
	case AttemptGuard:
		switch {
		case !t.set.veil.on:
			return reason{"cv-guard-entry", withoutVeil}
		case len(t.zone(Guards)) == 0:
			return reason{"cv-guard-area", "no Crimson Guard is in play"}
		}
	case AttemptIntel:
		switch levels := len(t.levels()); {
		case !t.set.veil.on:
			return reason{"cv-intel-choose-level", withoutVeil}
		case a.Level < 1 || int(a.Level) > levels:
			return reason{"cv-intel-choose-level", fmt.Sprintf("the levels are 1, the easiest, to %d", levels)}
		case t.spied:
			return reason{"cv-intel-once-per-turn", "an Intel Mission was run this turn; the next one may be run in the next turn"}
		}
	}
	return reason{}
}

// whyNoIntel is why Intel dice cannot be swapped in, or spent.
func (t *table) whyNoIntel(a Action, s *step) reason {
	late := s.op == opWindow && s.m == windowLate
	switch a := a.(type) {
	case SwapIntel:
		switch {
		case !t.set.veil.on:
			return reason{"cv-intel-swap", withoutVeil}
		case s.op == opSwap && a.N > t.intel:
			return reason{"cv-intel-pool", fmt.Sprintf("the pool has %d Intel dice", t.intel)}
		case s.op == opSwap:
			return reason{"cv-intel-swap", fmt.Sprintf("Intel dice take the place of others one for one, here of %d at most", t.mostSwapped())}
		}
		return reason{"cv-intel-swap", "Intel dice are swapped in when that is asked, just before the dice of a mission are rolled"}
	case SpendIntel:
		switch {
		case !t.set.veil.on:
			return reason{"cv-intel-convert", withoutVeil}
		case !late:
			return reason{"cv-intel-convert-timing", "Intel dice turn blanks into Hits once the dice of a mission are rolled, until its outcome"}
		case s.seat != t.mission.start:
			return reason{"cv-intel-convert", "the player who runs the mission spends Intel dice"}
		case t.mission.blank == 0:
			return reason{"cv-intel-convert-blanks", "the roll has no blank"}
		}
		return reason{"cv-intel-convert-unused", fmt.Sprintf("it takes %d Intel dice of the pool, which has %d; those that were rolled do not count", convertPrice, t.intel)}
	}
	return reason{}
}
