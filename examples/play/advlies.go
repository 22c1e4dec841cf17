package main

import (
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/joe"
)

// advOn is a space in a sentence, with what it is.
func advOn(v adventure.View, at adventure.Space) string {
	return fmt.Sprintf("%s (%s)", at, advPlace(v.Board(), at))
}

// advPlace is what a space is, in few words.
func advPlace(b *adventure.Board, at adventure.Space) string {
	kind, _ := b.Kind(at)
	place, goal := b.Place(at)
	text := "plain space"
	switch kind {
	case adventure.Gate:
		return "START of " + b.Area(at).String()
	case adventure.Gain:
		text = plural(b.Gain(at), "Equipment Card")
	case adventure.Directions:
		text = "light brown space"
	case adventure.JetPack:
		text = "Jet Pack"
	case adventure.HydrofoilSpace, adventure.VAMPSpace, adventure.TankSpace:
		text = advNeeds[kind].String() + " space"
	case adventure.SneakAttack:
		text = "Sneak Attack"
	case adventure.Battle:
		text = "Battle"
	case adventure.Airport:
		text = "Airport"
		if area, ok := advHome(b, at); ok {
			text += " by " + area.String()
		}
	}
	if goal {
		text = place.String()
	}
	if b.Airstrip(at) && !strings.Contains(text, "Air Strip") {
		text += ", Airstrip"
	}
	return text
}

// advNeeds is the card that landing on an equipment space costs.
var advNeeds = map[adventure.Kind]adventure.Equipment{
	adventure.HydrofoilSpace: adventure.Hydrofoil, adventure.VAMPSpace: adventure.VAMP, adventure.TankSpace: adventure.Tank,
}

// advLies is what comes of a move of the active pawn to a space: what it costs, what
// happens there, whom it bumps, how far the goal is from there.
func advLies(v adventure.View, to adventure.Space) string {
	me, b := v.Active(), v.Board()
	parts := []string{advEffect(v, me, to)}
	if _, goal, ok := advGoal(v, me); ok && goal == to {
		parts[0] = "your goal " + parts[0]
	}
	if b.Area(to) == adventure.CobraIsland && b.Area(v.Pawn(me)) != adventure.CobraIsland && !v.Ferried(me) {
		parts = append(parts, "uses up a Hydrofoil")
	}
	return strings.Join(append(parts, advAround(v, me, to)...), "; ")
}

// advStands is what a pawn finds on a space whose effect is not for it.
func advStands(v adventure.View, s joe.Seat, to adventure.Space) string {
	text := advPlace(v.Board(), to)
	if _, goal, ok := advGoal(v, s); ok && goal == to {
		text = "your goal " + text
	}
	if kind, _ := v.Board().Kind(to); kind == adventure.JetPack && v.Board().Area(to) == adventure.CobraIsland {
		if v.Board().Area(v.Pawn(s)) != adventure.CobraIsland && s == v.Active() && !v.Ferried(s) {
			text += "; uses up a Hydrofoil"
		}
	}
	return strings.Join(append([]string{text}, advAround(v, s, to)...), "; ")
}

// advAround is who is bumped off a space, and how far the goal is from there.
func advAround(v adventure.View, s joe.Seat, to adventure.Space) []string {
	var parts []string
	b := v.Board()
	if kind, _ := b.Kind(to); kind != adventure.Gate {
		for other := range v.PawnsOn(to).All() {
			if other != s {
				parts = append(parts, "bumps "+hqName(other))
			}
		}
	}
	card, goal, ok := advGoal(v, s)
	switch kind, _ := b.Kind(to); {
	case !ok || goal == to || kind == adventure.Directions: // nobody stays there
	case advSteps(b, goal)[to] < advFar:
		parts = append(parts, fmt.Sprintf("%s to %s", plural(advSteps(b, goal)[to], "step"), card.Place))
	case !b.Airstrip(to):
		for _, strip := range b.Airstrips() {
			if b.Area(strip) == b.Area(to) {
				parts = append(parts, plural(advSteps(b, strip)[to], "step")+" to the Airstrip")
			}
		}
	}
	return parts
}

// advEffect is what a space does to a pawn that lands there.
func advEffect(v adventure.View, s joe.Seat, at adventure.Space) string {
	b := v.Board()
	kind, _ := b.Kind(at)
	text, printed := advPlace(b, at), strings.TrimSuffix(b.Directions(at), ".")
	switch kind {
	case adventure.Gain, adventure.Directions:
		if printed != "" {
			return fmt.Sprintf("%q", printed)
		}
		if kind == adventure.Gain {
			return "take " + text
		}
	case adventure.JetPack:
		if jumps := b.Jumps(at); len(jumps) > 0 {
			return text + ", you may jump to " + listed(jumps, " or ")
		}
		return text + ", the last one"
	case adventure.HydrofoilSpace, adventure.VAMPSpace, adventure.TankSpace:
		card := advNeeds[kind]
		return fmt.Sprintf("%s, costs one of your %d", text, v.Holds(s, card))
	case adventure.SneakAttack:
		return text + ", the dice send you on or back"
	case adventure.Battle:
		return text + ", draw a Battle Card"
	case adventure.ObjectiveSpace:
		if card, goal, ok := advGoal(v, s); ok && goal == at {
			return fmt.Sprintf("%s for %d points", card.Place, card.Points)
		}
	}
	if b.Airstrip(at) {
		text += ", fly from there next turn"
	}
	if printed != "" && kind == adventure.Plain {
		text = fmt.Sprintf("%q, nothing happens", printed)
	}
	return text
}
