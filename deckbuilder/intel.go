package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// This is the chapter on Intel dice and Intel Missions.

// intelDice is how many there are: in the supply, in the pool, and in the roll of the
// mission under way (cv-box-intel-dice).
const intelDice = 8

// intelSupply is how many lie in the supply.
func (t *table) intelSupply() int {
	if !t.set.veil.on {
		return 0
	}
	return intelDice - int(t.intel) - int(t.mission.intel)
}

// gainIntel moves Intel dice from the supply to the pool, or back where n is negative, as
// many as there are (cv-intel-gain, cv-intel-lose, amb-cv-intel-supply-short). Those of a
// roll are not touched (cv-intel-locked).
func (w work) gainIntel(n int, why joe.RuleID) {
	t := w.t
	n = max(-int(t.intel), min(t.intelSupply(), n))
	if n != 0 {
		w.changed(IntelPool, n, why)
	}
}

// mayScout: the Intel Mission is run once a turn (cv-intel-once-per-turn,
// amb-cv-intel-per-turn), by its rules of a Side Mission, Transport and all
// (amb-cv-intel-transport).
func (t *table) mayScout() bool {
	return t.set.veil.on && !t.spied && len(t.zone(IntelDesk)) > 0 && t.mayAttempt(t.zone(IntelDesk)[0], at(IntelDesk))
}

// levels is the levels of the Intel Mission (cv-intel-choose-level).
func (t *table) levels() []content.Level {
	if t.set.veil.tile == 0 {
		return nil
	}
	return t.card(t.set.veil.tile).Levels
}

// levelDifficulty is the Difficulty of a level of the Intel Mission under way, from 1,
// with all that makes Intel Missions harder (amb-cv-intel-upgrade-expert).
func (t *table) levelDifficulty(level int) int {
	list := t.levels()
	now := int(t.mission.level)
	if level < 1 || level > len(list) || now < 1 || now > len(list) {
		return 0
	}
	sum := 0
	t.difficultyTerms(func(x Term) { sum += x.N })
	return max(0, sum-int(list[now-1].Difficulty)+int(list[level-1].Difficulty))
}

// upgrades reports whether a card of a hand can pay for the reward of the next level: one
// with Recruit (cv-intel-upgrade-recruit).
func (t *table) upgrades(id content.ID) bool { return t.card(id).Recruit > 0 }

// debrief gives the reward of an Intel Mission that was a Success, and asks whether a card
// is paid for that of the next level where the Hits reach it (cv-intel-upgrade,
// cv-intel-upgrade-hits, amb-cv-intel-two-steps). A Failure gives nothing
// (cv-intel-fail-nothing).
func (w work) debrief() {
	t := w.t
	level, seat := int(t.mission.level), t.mission.start
	if level < len(t.levels()) && t.hits() >= t.levelDifficulty(level+1) {
		w.push(step{op: opUpgrade, seat: seat})
		return
	}
	w.reward(level)
}

// reward gives the Intel dice of a level (cv-intel-easy, cv-intel-medium, cv-intel-hard).
func (w work) reward(level int) {
	rules := [...]joe.RuleID{"cv-intel-easy", "cv-intel-medium", "cv-intel-hard"}
	w.gainIntel(int(w.t.levels()[level-1].Intel), rules[min(level, len(rules))-1])
}

// upgraded pays a card for the reward of the next level.
func (w work) upgraded(id content.ID, seat joe.Seat) {
	t := w.t
	t.steps.pop()
	level := int(t.mission.level) + 1
	w.moved(id, of(Hand, seat), of(Discard, seat), "cv-intel-upgrade")
	w.reward(level)
	w.triggered(content.OnDiscarded, id, seat)
}

// mostSwapped is how many Intel dice can take the place of green ones: those of the pool,
// one for one (cv-intel-swap, cv-intel-pool). Against a Crimson Guard they are all that is
// rolled, as many as the Skill (amb-cv-guard-extra-skill).
func (t *table) mostSwapped() int {
	n := t.skillDice()
	if !t.guarded() {
		n += int(t.mission.file)
	}
	return max(0, min(int(t.intel), n, maxThrow))
}

// swap puts Intel dice into the roll.
func (w work) swap(n int) {
	w.t.steps.pop()
	if n > 0 {
		w.changed(IntelSwapped, n, "cv-intel-swap")
	}
}

// colours is how many Intel dice and how many green ones are rolled as things stand. On a
// Group Mission each Crimson Guard in play cuts two of the green ones, not below 0, after
// the swap; Intel dice are not cut, nor those that count as such (cv-guard-penalty,
// cv-guard-penalty-intel-safe, cv-guard-penalty-floor, amb-cv-guard-penalty-order,
// cv-intel-file-uncut). Against a Crimson Guard no green die is rolled
// (cv-guard-no-green, amb-cv-intel-file-guard).
func (t *table) colours() (intel, green int) {
	intel = int(t.mission.intel)
	if t.guarded() {
		return intel, 0
	}
	left := max(0, t.skillDice()+int(t.mission.file)-intel)
	safe := min(left, int(t.mission.file))
	cut := 0
	if t.group() { // cv-guard-penalty-group-only
		cut = guardCut * len(t.zone(Guards))
	}
	return intel, safe + max(0, left-safe-cut)
}

// intelRolled is how many dice of the roll are Intel dice or count as such
// (cv-intel-file-counts).
func (t *table) intelRolled() int {
	m := &t.mission
	if !m.rolled {
		return 0
	}
	n, dice := int(m.intel), int(m.blank)+int(m.single)+int(m.double)
	return n + max(0, min(int(m.file), dice-n)) // those that were exchanged are not rolled
}

// convertPrice is how many Intel dice of the pool turn a blank into a Hit
// (cv-intel-convert).
const convertPrice = 2

// mayConvert reports whether two dice of the pool can turn a blank of the roll into a Hit:
// on every mission, as often as there are pairs and blanks (cv-intel-convert-any-mission,
// cv-intel-convert-repeat, cv-intel-convert-blanks, cv-intel-convert-unused).
func (t *table) mayConvert() bool { return t.intel >= convertPrice && t.mission.blank > 0 }

// convert turns a blank into a Hit. The die may be rerolled like any other
// (amb-cv-intel-converted-reroll).
func (w work) convert() {
	t := w.t
	t.steps.top().n = 0
	w.changed(IntelPool, -convertPrice, "cv-intel-convert")
	e := Converted{1, "cv-intel-convert"}
	e.on(t)
	tell(w, e)
}

// returnIntel puts the Intel dice of the mission back into the supply
// (cv-intel-used-return, amb-cv-intel-return-moment).
func (w work) returnIntel() {
	if n := int(w.t.mission.intel); n > 0 {
		w.changed(IntelSwapped, -n, "cv-intel-used-return")
	}
}
