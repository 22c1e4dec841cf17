package main

import (
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// This is Intel of The Crimson Veil: what the dice of the pool are worth on a mission.

// deckVeiled reports whether a game is played with The Crimson Veil.
func deckVeiled(v deckbuilder.View) bool { return len(v.IntelLevels()) > 0 }

// deckIntelDice is a number of Intel dice.
func deckIntelDice(n int) string {
	if n == 1 {
		return "1 Intel die"
	}
	return fmt.Sprintf("%d Intel dice", n)
}

// deckGuardCut is how many green dice each Crimson Guard in play cuts from a Group
// Mission (cv-guard-penalty).
const deckGuardCut = 2

// deckSwaps is the dice of the mission under way by how many Intel dice of the pool take
// the place of green ones, from none to the most; of a mission whose dice are in the roll
// already, or that the swap changes nothing for, one number. Once the mission has started
// it is what will be asked; before that it is by Skill alone.
func deckSwaps(s deckbuilder.State) []int {
	a, ok := s.Attempt()
	if !ok {
		return nil
	}
	extra := deckUnnamed(s, a)
	if a.Rolled || a.Intel > 0 || s.Pending().Kind == deckbuilder.AskThrow {
		return []int{a.Dice + extra}
	}
	guard := s.Card(a.Card).Kind == content.Guard
	cut := 0
	if a.Group {
		cut = deckGuardCut * s.Count(deckbuilder.Place{Zone: deckbuilder.Guards})
	}
	pool := s.Intel().Pool
	if !guard && (cut == 0 || a.Cut == 0 && extra == 0) {
		return []int{a.Dice + extra}
	}
	if at, ok := deckAtSwap(s); a.Started && ok {
		var list []int
		for _, swap := range deckbuilder.Legal(at) {
			if next, err := deckbuilder.Next(at, swap); err == nil {
				now, _ := next.Attempt()
				list = append(list, now.Dice)
			}
		}
		return list
	}
	all := a.Dice + a.Cut + extra
	if guard {
		all, cut = deckbuilder.Sum(a.Skill)+extra, all
	}
	var list []int
	for n := range min(pool, all) + 1 {
		if guard {
			list = append(list, n)
		} else {
			list = append(list, n+max(0, all-n-cut))
		}
	}
	return list
}

// deckAtSwap is the position in which Intel dice are asked for, if nobody plays a card
// until then and chance has nothing to say.
func deckAtSwap(s deckbuilder.State) (deckbuilder.State, bool) {
	for range 24 {
		if s.Pending().Kind == deckbuilder.AskIntel {
			return s, true
		}
		var best deckbuilder.Action = deckbuilder.Pass{}
		switch s.Pending().Kind {
		case deckbuilder.AskCards, deckbuilder.AskSabotage, deckbuilder.AskJoin:
		case deckbuilder.AskSkill:
			most := -1
			for _, a := range deckbuilder.Legal(s) {
				if next, err := deckbuilder.Next(s, a); err == nil {
					now, _ := next.Attempt()
					if n := deckbuilder.Sum(now.Skill); n > most {
						best, most = a, n
					}
				}
			}
		default:
			return s, false
		}
		next, err := deckbuilder.Next(s, best)
		if err != nil {
			return s, false
		}
		s = next
	}
	return s, false
}

// deckBest is how many Intel dice are best swapped in, and the dice that are then
// rolled: the fewest that bring the most dice.
func deckBest(s deckbuilder.State) (intel, n int) {
	for k, dice := range deckSwaps(s) {
		if k == 0 || dice > n {
			intel, n = k, dice
		}
	}
	return intel, n
}

// deckByIntel says how many Intel dice a chance counts on, or "".
func deckByIntel(intel int) string {
	if intel == 0 {
		return ""
	}
	return " with " + deckIntelDice(intel)
}

// deckConvert is how many Intel dice of the pool turn a blank into a Hit
// (cv-intel-convert).
const deckConvert = 2

// deckSpending is the chance of a Success of n dice where up to so many blanks can be
// turned into Hits, with Hits that are there already, against a Difficulty.
func deckSpending(s deckbuilder.State, n, blanks, hits, need int) float64 {
	die := s.OddsOf(1)
	shows := [3]float64{die.P(0), die.P(1), die.P(2)}
	// by blanks, as many as count, and by Hits
	at := map[[2]int]float64{{0, hits}: 1}
	for range n {
		next := map[[2]int]float64{}
		for b := 0; b <= blanks; b++ {
			for h := hits; h <= hits+2*n; h++ {
				p := at[[2]int{b, h}]
				if p == 0 {
					continue
				}
				next[[2]int{min(blanks, b+1), h}] += p * shows[0]
				next[[2]int{b, h + 1}] += p * shows[1]
				next[[2]int{b, h + 2}] += p * shows[2]
			}
		}
		at = next
	}
	sum := 0.0
	for b := 0; b <= blanks; b++ {
		for h := hits; h <= hits+2*n; h++ {
			if b+h >= need {
				sum += at[[2]int{b, h}]
			}
		}
	}
	return min(1, sum)
}

// deckSwapped is the dice and the chances once n Intel dice are swapped in: as rolled,
// and with what is left of the pool spent on blanks.
func deckSwapped(v deckbuilder.View, n int) (dice int, chance, spending float64) {
	next, err := deckbuilder.Next(deckGuess(v), deckbuilder.SwapIntel{N: uint8(n)})
	if err != nil {
		return 0, 0, 0
	}
	a, on := next.Attempt()
	if !on || a.Rolled { // there was nothing to roll
		if now, _ := v.Attempt(); deckbuilder.Sum(now.Difficulty) <= now.Hits {
			return 0, 1, 1
		}
		return 0, 0, 0
	}
	need := deckbuilder.Sum(a.Difficulty)
	odds, _ := next.Odds()
	hits := odds.Max() - next.OddsOf(a.Dice).Max()
	return a.Dice, odds.AtLeast(need), deckSpending(next, a.Dice, next.Intel().Pool/deckConvert, hits, need)
}

// deckLevelNames is what the levels of the Intel Mission are called.
var deckLevelNames = [...]string{"Easy", "Medium", "Hard"}

// deckLevel is the name of a level, of so many.
func deckLevel(level, of int) string {
	if of == len(deckLevelNames) && level >= 1 && level <= of {
		return deckLevelNames[level-1]
	}
	return fmt.Sprintf("level %d", level)
}

// deckLevels is the levels of an Intel tile as the card has them.
func deckLevels(c *content.Card) string {
	parts := []string{deckNeed(c)}
	for i, l := range c.Levels {
		parts = append(parts, fmt.Sprintf("%s: Difficulty %d for %s", deckLevel(i+1, len(c.Levels)), l.Difficulty, deckIntelDice(int(l.Intel))))
	}
	return strings.Join(parts, ", ")
}

// deckGain is what a level gains, and what the supply has of it if that is less.
func deckGain(v deckbuilder.View, level int) string {
	list := v.IntelLevels()
	if level < 1 || level > len(list) {
		return ""
	}
	gain, supply := list[level-1].Gain, v.Intel().Supply
	if supply < gain {
		return fmt.Sprintf("%s, of which the supply has %d", deckIntelDice(gain), supply)
	}
	return deckIntelDice(gain)
}

// deckScout is an Intel Mission to be run, in words.
func deckScout(v deckbuilder.View, a deckbuilder.AttemptIntel) words {
	list := v.IntelLevels()
	level := deckLevel(int(a.Level), len(list))
	w := words{name: fmt.Sprintf("run the Intel Mission, %s", level), also: []string{level, "intel " + level, "run " + level}}
	if a.Level < 1 || int(a.Level) > len(list) {
		return w
	}
	w.about = fmt.Sprintf("any one Skill, Difficulty %d: gains %s", list[a.Level-1].Difficulty, deckGain(v, int(a.Level)))
	if team, ok := deckPlan(v, a); ok {
		w.about += ". Best team: " + deckTeamWords(v, team)
	}
	return w
}

// deckSwapWords is Intel dice to be swapped in, in words.
func deckSwapWords(v deckbuilder.View, a deckbuilder.SwapIntel) words {
	n := int(a.N)
	w := words{name: "swap in " + deckIntelDice(n)}
	if n == 0 {
		w = words{name: "swap in none", also: []string{"swap 0", "none", "no", "pass", "n"}}
	}
	now, on := v.Attempt()
	if !on || v.Pending().Kind != deckbuilder.AskIntel {
		return w
	}
	dice, chance, spending := deckSwapped(v, n)
	w.about = fmt.Sprintf("%s, %s", deckDice(dice), deckPercent(chance))
	if green := dice - n; n > 0 && green > 0 && v.Card(now.Card).Kind != content.Guard {
		w.about = fmt.Sprintf("%s, %d of them green, %s", deckDice(dice), green, deckPercent(chance))
	}
	if pairs := (v.Intel().Pool - n) / deckConvert; dice > 0 && pairs > 0 {
		w.about += fmt.Sprintf("; %s with %s left for %s", deckPercent(spending), deckIntelDice(deckConvert*pairs), plural(pairs, "blank"))
	}
	return w
}

// deckSpend is Intel dice to be spent on a blank, in words.
func deckSpend(v deckbuilder.View) words {
	w := words{name: "turn a blank into a Hit", also: []string{"spend intel", "blank", "convert"}}
	w.about = fmt.Sprintf("for %s, which leaves %d in the pool", deckIntelDice(deckConvert), max(0, v.Intel().Pool-deckConvert))
	if a, on := v.Attempt(); on && a.Rolled {
		if short := deckbuilder.Sum(a.Difficulty) - a.Hits; short > 1 {
			w.about += fmt.Sprintf(". Then %d short", short-1)
		} else if short == 1 {
			w.about += ". Then enough"
		} else {
			w.about += ". It is enough already"
		}
	}
	return w
}

// deckUpgrade is a card to be discarded for the reward of the next level, in words.
func deckUpgrade(v deckbuilder.View, card string) words {
	a, _ := v.Attempt()
	w := words{name: "discard " + deckName(v, card), also: []string{deckName(v, card)}}
	w.about = "for " + deckGain(v, a.Level+1)
	if list := v.IntelLevels(); a.Level > 0 && a.Level <= len(list) {
		w.about += fmt.Sprintf(", not %d", min(list[a.Level-1].Gain, v.Intel().Supply))
	}
	if c := v.Card(card); c != nil {
		w.about += fmt.Sprintf("; it gives %d Recruit less this turn", c.Recruit)
	}
	return w
}

// deckAskIntel is what is asked about Intel dice, or "".
func deckAskIntel(v deckbuilder.View, p joe.Pending) string {
	who := hqName(p.Seat)
	a, _ := v.Attempt()
	switch p.Kind {
	case deckbuilder.AskIntel:
		text := fmt.Sprintf("%s, how many of the %s of the pool take the place of green ones on %s?", who, deckIntelDice(v.Intel().Pool), deckName(v, p.Item))
		switch guards := v.Count(deckbuilder.Place{Zone: deckbuilder.Guards}); {
		case v.Card(a.Card).Kind == content.Guard:
			text += " Only Intel dice are rolled against a Crimson Guard."
		case a.Group && guards > 0:
			text += fmt.Sprintf(" %s up to %d of the green ones.", deckGuardsCut(guards), deckGuardCut*guards)
		default:
			text += " Here they roll like green ones."
		}
		return text + " \"swap 2\" is two."
	case deckbuilder.AskUpgrade:
		levels := len(v.IntelLevels())
		return fmt.Sprintf("%s, that is enough for %s too. Discard a card with Recruit from your hand to have the Intel dice of that?", who, deckLevel(a.Level+1, levels))
	case deckbuilder.AskThrow:
		dice := ""
		switch p.Rule {
		case "cv-intel-swap":
			dice = deckIntelDice(p.Count) + " to roll for " + hqName(p.Other)
		case "cv-guard-icon-hit":
			dice = deckDice(p.Count) + " to roll for the Crimson Guards of the Story Mission: one comes for each Hit"
		default:
			return ""
		}
		return fmt.Sprintf("%s. How many show a blank, a Hit, a double Hit? Say all three, such as \"%d 0 0\".", dice, p.Count)
	}
	return ""
}

// deckGuardsCut is the beginning of a sentence on what Crimson Guards cut.
func deckGuardsCut(n int) string {
	if n == 1 {
		return "The Crimson Guard cuts"
	}
	return fmt.Sprintf("The %d Crimson Guards cut", n)
}
