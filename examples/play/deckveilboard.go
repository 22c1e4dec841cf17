package main

import (
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
)

// This draws what The Crimson Veil lays on the table.

// guards tells the Crimson Guards in play, each with its Cobra Transport, and what they
// cut.
func (d *deckBoard) guards(head string) string {
	v := d.v
	at := deckbuilder.Place{Zone: deckbuilder.Guards}
	list := v.Cards(at)
	for _, id := range once(list) {
		d.add(head, "%s (Side Mission for anybody, with Intel dice alone): %s%s", deckNames(v, same(list, id)), deckTask(v.Card(id)), d.mounts(id, at))
		head = ""
	}
	if n := len(list); n > 0 {
		d.add("", "  %s up to %d green dice of each Group Mission", deckGuardsCut(n), deckGuardCut*n)
	}
	return head
}

// mounts is the Cobra Transports of the enemies of a name in a place.
func (d *deckBoard) mounts(card string, place deckbuilder.Place) string {
	text := ""
	for _, r := range d.v.Riders() {
		if r.Card == card && r.Place == place {
			c := d.v.Card(r.Rides)
			says := strings.TrimSuffix(deckCobra(c), ".")
			if c.Terrain != content.NoTerrain {
				says = c.Terrain.String() + "; " + says
			}
			text += fmt.Sprintf(". WITH %s (%s)", c.Name, says)
		}
	}
	return text
}

// intel tells the Intel dice, and the Intel Mission.
func (d *deckBoard) intel() {
	v := d.v
	if !deckVeiled(v) {
		return
	}
	x := v.Intel()
	text := fmt.Sprintf("pool %d, supply %d", x.Pool, x.Supply)
	if x.Rolling > 0 {
		text += fmt.Sprintf(", in the roll %d", x.Rolling)
	}
	if x.Ran {
		text += "; the Intel Mission was run this turn"
	} else {
		text += "; the Intel Mission can be run once this turn"
	}
	d.add("Intel", "%s", text)
	var levels []string
	list := v.IntelLevels()
	for i, l := range list {
		format := "%s, %d, for %d"
		if i == 0 {
			format = "%s, Difficulty %d, for %d dice"
		}
		levels = append(levels, fmt.Sprintf(format, deckLevel(l.Level, len(list)), l.Difficulty, l.Gain))
	}
	d.add("", "%s", strings.Join(levels, "; "))
}

// deckMostDamage is the most Damage that The General can have (cv-general-damage-cap).
const deckMostDamage = 6

// general tells The General, section by section.
func (d *deckBoard) general() {
	g, ok := d.v.General()
	if !ok {
		return
	}
	text := fmt.Sprintf("Damage %d of %d", g.Damage, deckMostDamage)
	if g.Away {
		text += ", on the mission"
	}
	d.add("General", "%s", text)
	wide := 0
	for _, s := range g.Sections {
		wide = max(wide, len(s.Section.String()))
	}
	for _, s := range g.Sections {
		d.add("", "%-*s  %s", wide, s.Section, d.section(g, s))
	}
}

// section is what a section of The General can do now, or why it cannot.
func (d *deckBoard) section(g deckbuilder.General, s deckbuilder.SectionState) string {
	does := d.does(g, s.Section)
	if s.Online {
		return fmt.Sprintf("%s; offline at %d", does, s.Offline)
	}
	more := " or more"
	if s.Offline == deckMostDamage {
		more = ""
	}
	text := fmt.Sprintf("OFFLINE: %d Damage%s, now %d; repair %d to use it", s.Offline, more, g.Damage, g.Damage-s.Offline+1)
	if attached := d.attached(s.Section); attached != "" {
		text += "; " + attached + " stays there"
	}
	return text
}

// attached is the Transport of a Helipad or of the Bay, or "".
func (d *deckBoard) attached(s deckbuilder.Section) string {
	place := deckbuilder.Place{Zone: deckbuilder.Bay}
	switch s {
	case deckbuilder.HelipadOne:
		place = deckbuilder.PlaceOf(deckbuilder.Helipads, 0)
	case deckbuilder.HelipadTwo:
		place = deckbuilder.PlaceOf(deckbuilder.Helipads, 1)
	case deckbuilder.VehicleBay:
	default:
		return ""
	}
	return deckNames(d.v, d.v.Cards(place))
}

// does is what a section of The General is for.
func (d *deckBoard) does(g deckbuilder.General, s deckbuilder.Section) string {
	attached := d.attached(s)
	switch s {
	case deckbuilder.Cockpit:
		if g.Away {
			return "on the mission; 2 Damage when it ends"
		}
		for _, c := range d.v.Content().All() {
			if c.Where == content.Base {
				return "a Transport: " + deckFacts(c)
			}
		}
	case deckbuilder.Cannon:
		if a, on := d.v.Attempt(); on && a.Fired {
			return "fired on this mission"
		}
		return "once a mission 2 Wild against a Cobra Transport, else 1 reroll"
	case deckbuilder.HelipadOne, deckbuilder.HelipadTwo:
		if attached == "" {
			return "no Locust"
		}
		for _, id := range d.v.Cards(deckbuilder.PlaceOf(deckbuilder.Helipads, int(s-deckbuilder.HelipadOne))) {
			return attached + ", " + deckFacts(d.v.Card(id))
		}
	case deckbuilder.VehicleBay:
		if attached == "" {
			return "empty: a land Transport of the Hangar fits"
		}
		for _, id := range d.v.Cards(deckbuilder.Place{Zone: deckbuilder.Bay}) {
			return attached + ", " + deckFacts(d.v.Card(id)) + ", to join The General"
		}
	}
	return "empty"
}

// scouting tells the Intel Mission under way.
func (d *deckBoard) scouting(a deckbuilder.Attempt, task string) {
	v := d.v
	list := v.IntelLevels()
	d.add("Mission", "%s, %s: %s", deckName(v, a.Card), deckLevel(a.Level, len(list)), task)
	text := "  Success: " + deckGain(v, a.Level)
	if a.Level < len(list) {
		text += fmt.Sprintf("; with %d Hits you may discard a card with Recruit for %s", deckbuilder.Sum(a.Difficulty)-list[a.Level-1].Difficulty+list[a.Level].Difficulty, deckGain(v, a.Level+1))
	}
	d.add("", "%s", text)
}

// onVeil tells what The Crimson Veil has to do with the mission under way.
func (d *deckBoard) onVeil(a deckbuilder.Attempt) {
	v := d.v
	if !deckVeiled(v) {
		return
	}
	x := v.Intel()
	text := fmt.Sprintf("pool %d", x.Pool)
	if x.Rolling > 0 {
		text += fmt.Sprintf(", in the roll %d", x.Rolling)
	}
	if n := v.Count(deckbuilder.Place{Zone: deckbuilder.Guards}); n > 0 && a.Group && !a.Rolled {
		text += fmt.Sprintf(". %s up to %d green dice; Intel dice are safe", deckGuardsCut(n), deckGuardCut*n)
	}
	d.add("Intel", "%s", text)
	g, ok := v.General()
	if !ok {
		return
	}
	var parts []string
	for _, s := range g.Sections {
		if !s.Online {
			continue
		}
		switch attached := d.attached(s.Section); s.Section {
		case deckbuilder.Cannon:
			if word := "Cannon ready"; !a.Fired {
				parts = append(parts, word)
			} else {
				parts = append(parts, "Cannon fired")
			}
		case deckbuilder.VehicleBay:
			if attached != "" {
				parts = append(parts, attached+" in the Vehicle Bay")
			}
		case deckbuilder.HelipadOne, deckbuilder.HelipadTwo:
			if attached != "" && !a.Started {
				parts = append(parts, attached+" on "+s.Section.String())
			}
		}
	}
	d.add("General", "%s", strings.Join(append([]string{fmt.Sprintf("Damage %d", g.Damage)}, parts...), ", "))
}
