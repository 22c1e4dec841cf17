package main

import (
	"fmt"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
)

// deckGlance is what is drawn at a question: the table where a player has it all to
// choose from, on a mission that mission, else nothing.
func deckGlance(v deckbuilder.View, played []string, b brush, width int) []string {
	if _, on := v.Attempt(); on && v.Pending().Kind != deckbuilder.AskRetire {
		d := &deckBoard{v: v, b: b, width: width}
		d.mission()
		return d.lines
	}
	switch v.Pending().Kind {
	case deckbuilder.AskMissions:
		return deckTable(&deckBoard{v: v, b: b, width: width, short: true}, played)
	case deckbuilder.AskRecruit:
		d := &deckBoard{v: v, b: b, width: width}
		d.lineUp()
		d.player(v.Pending().Seat, played)
		return d.lines
	}
	return nil
}

// mission tells the mission under way: what it asks for, who is on it, what the dice
// are and how likely a Success is.
func (d *deckBoard) mission() {
	v := d.v
	a, _ := v.Attempt()
	c := v.Card(a.Card)
	need := deckNeed(c)
	if c.Any && a.Named < content.Wild {
		need = deckSkill(a.Named)
	}
	task := fmt.Sprintf("%s, Difficulty %s", need, deckSum(v, a.Difficulty))
	if c.Terrain != content.NoTerrain {
		task += ", " + c.Terrain.String()
	}
	if a.Rides != "" && v.Card(a.Rides).Terrain != content.NoTerrain && v.Card(a.Rides).Terrain != c.Terrain {
		task += ", " + v.Card(a.Rides).Terrain.String()
	}
	if c.Kind == content.IntelTile {
		d.scouting(a, task)
	} else if d.add("Mission", "%s: %s", c.Name, task); c.Text != "" {
		d.add("", "  %s", c.Text)
	}
	if a.Rides != "" {
		d.add("", "on %s: %s", deckName(v, a.Rides), deckCobra(v.Card(a.Rides)))
	}
	if a.Place.Zone == deckbuilder.Story {
		for _, id := range v.Cards(deckbuilder.Place{Zone: deckbuilder.Attached}) {
			d.add("", "+ %s: %s", deckName(v, id), v.Card(id).Text)
		}
	}
	d.silence(a)
	d.onVeil(a)
	n := a.Dice + deckUnnamed(deckGuess(v), a)
	rides := deckRides(&v)
	aboard := 0
	for s := range v.Seats() {
		aboard += v.Count(deckbuilder.PlaceOf(deckbuilder.Team, s))
	}
	switch {
	case a.Rolled:
		d.add("Roll", "%s", deckRoll(v))
	case aboard == 0 && len(rides) == 0:
	case len(a.Skill) == 0:
		d.add("Team", "%s, %s", deckNames(v, rides), plural(a.Capacity, "seat"))
	default:
		text := fmt.Sprintf("%s: %s", deckDice(n), deckParts(v, a.Skill))
		if c.Kind == content.Guard {
			text = fmt.Sprintf("Skill %d: %s", deckbuilder.Sum(a.Skill), deckParts(v, a.Skill))
		} else if more := n + a.Cut - deckbuilder.Sum(a.Skill); more != 0 {
			text += fmt.Sprintf(", and %+d", more)
		}
		if a.Cut > 0 {
			text += fmt.Sprintf(", less %d for Crimson Guards", a.Cut)
		}
		if len(rides) > 0 {
			text = fmt.Sprintf("%s, %d of %d seats taken; ", deckNames(v, rides), aboard, a.Capacity) + text
		}
		guess := deckGuess(v)
		if intel, most := deckBest(guess); intel > 0 {
			text += fmt.Sprintf(". %s swapped in, up to %s", deckIntelDice(intel), deckDice(most))
		}
		_, chance := deckChance(guess)
		d.add("Team", "%s. Chance of a Success: %s", text, deckPercent(chance))
	}
}
