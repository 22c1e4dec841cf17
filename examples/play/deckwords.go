package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// deckKinds is what kinds of cards are called.
var deckKinds = map[content.Kind]string{
	content.GI: "GI", content.Leader: "Leader", content.Promoted: "Promoted Leader", content.Joe: "Joe", content.Transport: "Transport",
	content.Gear: "Gear", content.Utility: "Utility", content.Officer: "Cobra Officer", content.Trooper: "Cobra Trooper",
	content.Battalion: "Cobra Battalion", content.Mission: "Story Mission", content.Finale: "Finale", content.Complication: "Complication",
	content.Strike: "Precision Strike", content.Expert: "Expert Mode card", content.Loyalty: "Loyalty card", content.Accusation: "Accusation",
	content.Sabotage: "Sabotage card", content.Menace: "Menace", content.Guard: "Crimson Guard", content.CobraTransport: "Cobra Transport",
	content.IntelTile: "Intel Mission",
}

// deckSkill is the name of a Skill.
func deckSkill(s content.Skill) string {
	var parts []string
	for part := range strings.SplitSeq(s.String(), "-") {
		parts = append(parts, strings.ToUpper(part[:1])+part[1:])
	}
	return strings.Join(parts, " ")
}

// deckName is the name of the card with an id.
func deckName(v deckbuilder.View, id string) string {
	c := v.Card(id)
	switch {
	case c == nil:
		return id
	case c.Set != "" && deckTwin(v, c):
		return c.Name + " of " + deckSets(c.Set)
	}
	return c.Name
}

// deckTwin reports whether a card of another box has the name of one that players may
// have.
func deckTwin(v deckbuilder.View, c *content.Card) bool {
	if !content.PlayerCards.Has(c.Kind) {
		return false
	}
	for _, other := range v.Content().All() {
		if other.Name == c.Name && other.Set != c.Set && content.PlayerCards.Has(other.Kind) {
			return true
		}
	}
	return false
}

// deckSets is the name of a box by its id: "The Crimson Veil".
func deckSets(id string) string {
	if id == "crimson-veil" {
		return "The Crimson Veil"
	}
	return id
}

// deckNames is the names of some cards, equal ones together: "Duke, 3 GI", and at the
// end how many are not known.
func deckNames(v deckbuilder.View, ids []string) string {
	blanks, ids := deckBlank(ids)
	count, order := map[string]int{}, []string(nil)
	for _, id := range ids {
		if count[id]++; count[id] == 1 {
			order = append(order, id)
		}
	}
	for i, id := range order {
		order[i] = deckName(v, id)
		if n := count[id]; n > 1 {
			order[i] = fmt.Sprintf("%d %s", n, order[i])
			if c := v.Card(id); c != nil && content.Operatives.Has(c.Kind) {
				order[i] += "s"
			}
		}
	}
	switch {
	case blanks > 0 && len(order) > 0:
		order = append(order, plural(blanks, "hidden card"))
	case blanks > 0:
		order = []string{plural(blanks, "card")}
	}
	return strings.Join(order, ", ")
}

// deckSkills is what a Joe or a Transport brings.
func deckSkills(c *content.Card) string {
	var parts []string
	for s, n := range c.Skills {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%s %d", deckSkill(content.Skill(s)), n))
		}
	}
	return strings.Join(parts, ", ")
}

// deckNeed is the Skill that a mission asks for; of a Traitor's Leader, that lies among
// the Officers, the Skills that the card gives.
func deckNeed(c *content.Card) string {
	if c.Any {
		return "any one Skill"
	}
	var parts []string
	for s := range content.Wild {
		if c.Need.Has(s) || c.Kind == content.Promoted && c.Skills[s] > 0 {
			parts = append(parts, deckSkill(s))
		}
	}
	if c.Kind == content.Promoted && c.Skills[content.Wild] > 0 {
		parts = append(parts, "any one Skill")
	}
	return strings.Join(parts, " + ")
}

// deckTask is what a mission asks for: "Recon, Difficulty 3, land, 1 Complication".
func deckTask(c *content.Card) string {
	text := fmt.Sprintf("%s, Difficulty %d", deckNeed(c), deckHard(c))
	if c.Terrain != content.NoTerrain {
		text += ", " + c.Terrain.String()
	}
	if c.Solo == content.Scarlett {
		text += ", Solo"
	}
	switch {
	case c.Complications == content.PerPlayer:
		text += ", 1 Complication a player"
	case c.Complications > 0:
		text += ", " + plural(int(c.Complications), "Complication")
	}
	return text
}

// deckHard is the Difficulty that a mission has by itself; of a Traitor's Leader it is
// what the card costs.
func deckHard(c *content.Card) int {
	if c.Kind == content.Promoted {
		return int(c.Cost)
	}
	return int(c.Difficulty)
}

// deckFacts is the numbers of a card in a line, but for what it costs.
func deckFacts(c *content.Card) string {
	var parts []string
	switch {
	case c.Kind == content.IntelTile:
		return deckLevels(c)
	case content.Targets.Has(c.Kind):
		return deckTask(c)
	case c.Kind == content.Transport || c.Kind == content.CobraTransport:
		parts = append(parts, plural(int(c.Seats), "seat"))
		if c.Bonus > 0 && c.Terrain != content.NoTerrain {
			parts = append(parts, fmt.Sprintf("%s +%d", c.Terrain, c.Bonus))
		}
	}
	switch skills := deckSkills(c); {
	case skills != "":
		parts = append(parts, skills)
	case content.Joes.Has(c.Kind):
		parts = append(parts, "no Skill: 1 die")
	}
	if c.Helps && !content.Joes.Has(c.Kind) {
		parts = append(parts, "[M]")
	}
	return strings.Join(parts, ", ")
}

// deckLine is a card in a line: its numbers and what it does.
func deckLine(c *content.Card) string {
	switch facts := deckFacts(c); {
	case facts == "":
		return deckSays(c)
	case deckSays(c) == "":
		return facts
	case strings.HasSuffix(facts, "[M]"):
		return facts + " " + deckSays(c)
	default:
		return facts + ". " + deckSays(c)
	}
}

// deckSum is a number with what it is made of: "6 = 5 + 1 (Destro)". The first term is
// the card's own number.
func deckSum(v deckbuilder.View, terms []deckbuilder.Term) string {
	text := fmt.Sprint(deckbuilder.Sum(terms))
	for i, term := range terms {
		why := deckWhy(v, term.Why)
		if term.Why == terms[0].Why {
			why = "what it says"
		}
		switch {
		case len(terms) == 1:
			return text
		case i == 0:
			text += fmt.Sprintf(" = %d", term.N)
		case term.N < 0:
			text += fmt.Sprintf(" - %d (%s)", -term.N, why)
		default:
			text += fmt.Sprintf(" + %d (%s)", term.N, why)
		}
	}
	return text
}

// deckParts is a number with the name of everything in it: "4 = Duke 3 + VAMP 1".
func deckParts(v deckbuilder.View, terms []deckbuilder.Term) string {
	var text string
	for i, term := range terms {
		switch {
		case i > 0 && term.N < 0:
			text += fmt.Sprintf(" - %s %d", deckWhy(v, term.Why), -term.N)
			continue
		case i > 0:
			text += " + "
		}
		text += fmt.Sprintf("%s %d", deckWhy(v, term.Why), term.N)
	}
	return text
}

// deckWhy is who or what is behind a term: a card, or cards that were played.
func deckWhy(v deckbuilder.View, why joe.RuleID) string {
	if c := v.Card(string(why)); c != nil {
		return c.Name
	}
	return "cards"
}

// deckPercent is a chance.
func deckPercent(p float64) string {
	switch n := int(100*p + 0.5); {
	case n == 0 && p > 0:
		return "under 1 %"
	case n == 100 && p < 1:
		return "over 99 %"
	default:
		return fmt.Sprintf("%d %%", n)
	}
}

// deckCard tells a card that a person asks for, where it lies, and of several the
// names.
func deckCard(v deckbuilder.View, text string) []string {
	var found []*content.Card
	for _, c := range v.Content().All() {
		name := normal(c.Name)
		if name == normal(text) || c.ID == text {
			found = []*content.Card{c}
			break
		}
		if text != "" && begins(strings.Fields(normal(text)), strings.Fields(name)) {
			found = append(found, c)
		}
	}
	for _, c := range found { // of a Leader both cards are told
		found = slices.DeleteFunc(slices.Clone(found), func(o *content.Card) bool { return o.ID == c.Promote })
	}
	switch len(found) {
	case 0:
		return []string{fmt.Sprintf("No card is called %q; \"card\" and the beginning of a name finds it.", short(text))}
	case 1:
	default:
		var names []string
		for _, c := range found {
			names = append(names, c.Name)
		}
		return []string{fmt.Sprintf("%q may be: %s.", short(text), strings.Join(names, ", "))}
	}
	c := found[0]
	head := fmt.Sprintf("%s (%s)", c.Name, deckKinds[c.Kind])
	if content.PlayerCards.Has(c.Kind) {
		head += fmt.Sprintf(": costs %d, gives %d Recruit", c.Cost, c.Recruit)
	}
	if facts := deckFacts(c); facts != "" {
		head += "; " + facts
	}
	lines := []string{head + "."}
	if c.Text != "" {
		lines = append(lines, "  "+c.Text)
	}
	if next := v.Card(c.Promote); next != nil {
		lines = append(lines, fmt.Sprintf("  Promoted for %d: %s. %s", next.Cost, deckFacts(next), next.Text))
	}
	if where := deckWhere(v, c.ID); where != "" {
		lines = append(lines, "  Now: "+where+".")
	}
	return append(lines, fmt.Sprintf("  Basis of the card: %s.", c.Basis))
}

// deckZones is where cards lie in the words of a player, the zones that people see.
var deckZones = map[deckbuilder.Zone]string{
	deckbuilder.Deck: "in %s's deck", deckbuilder.DeckRest: "in %s's deck", deckbuilder.Hand: "in %s's hand", deckbuilder.Discard: "in %s's discards",
	deckbuilder.Used: "played by %s", deckbuilder.Team: "on the mission, for %s", deckbuilder.Side: "before %s", deckbuilder.Troopers: "before %s",
	deckbuilder.Aside: "waiting beside %s", deckbuilder.Reserve: "on %s's Reserve tile", deckbuilder.Scouted: "looked at by %s",
	deckbuilder.LineUp: "in the line-up", deckbuilder.Covers: "on the line-up", deckbuilder.MainDeck: "in the main deck", deckbuilder.MainDiscard: "discarded from the line-up",
	deckbuilder.RifleStack: "in the stack beside the line-up", deckbuilder.Hangar: "in the Hangar", deckbuilder.Ride: "on the mission",
	deckbuilder.Leaders: "a Leader that nobody plays", deckbuilder.OfficerStack: "in the Officers' stack", deckbuilder.Officers: "in play",
	deckbuilder.TrooperStack: "in the Troopers' stack", deckbuilder.BattalionStack: "in the Battalions' stack", deckbuilder.Story: "the Story Mission",
	deckbuilder.Upcoming: "the next Story Mission", deckbuilder.StoryDone: "done", deckbuilder.Attached: "attached to the Story Mission",
	deckbuilder.Revealed: "just revealed", deckbuilder.Experts: "in play", deckbuilder.Out: "out of the game", deckbuilder.Missions: "in the Story's stack",
	deckbuilder.Finales: "in the Story's stack", deckbuilder.Complicators: "in the Complication deck", deckbuilder.Foreseen: "on top of the Complication deck",
	deckbuilder.Resolved: "in the discards of the Complications", deckbuilder.Tile: "on %s's Reserve tile", deckbuilder.MainTop: "face up on the main deck",
	deckbuilder.LoyaltyDown: "face down before %s", deckbuilder.LoyaltyUp: "face up before %s", deckbuilder.Schemes: "in %s's hand",
	deckbuilder.SecretStack: "in the secret stack or dealt from it", deckbuilder.Accusations: "in the deck of Accusations",
	deckbuilder.AccusationsDone: "in the discards of the Accusations", deckbuilder.SabotageDeck: "in the Sabotage deck or in a hand",
	deckbuilder.SabotageDone: "played", deckbuilder.MenaceTile: "for Active Traitors",
	deckbuilder.Escort: "on the mission, with a Joe of %s", deckbuilder.Helipads: "on a Helipad of The General", deckbuilder.GuardStack: "in the Crimson Guards' stack",
	deckbuilder.Guards: "in play", deckbuilder.CobraDeck: "in the Cobra Transports' deck", deckbuilder.CobraDone: "in the discards of the Cobra Transports",
	deckbuilder.Equipped: "with an enemy", deckbuilder.Base: "beside the line-up", deckbuilder.Bay: "in the Vehicle Bay of The General",
	deckbuilder.Deployed: "on the mission, from the Vehicle Bay", deckbuilder.IntelDesk: "beside the Intel dice",
}

// deckWhere is where the copies of a card lie.
func deckWhere(v deckbuilder.View, id string) string {
	var parts []string
	count := map[string]int{}
	for zone := deckbuilder.NoZone + 1; zone <= deckbuilder.Box; zone++ {
		for n := range 8 {
			place := deckbuilder.PlaceOf(zone, n)
			if n > 0 && place == deckbuilder.PlaceOf(zone, 0) {
				break
			}
			words := deckZones[zone]
			if deckHides(v) && zone == deckbuilder.DeckRest && joe.Seat(n) != v.Seat() {
				words = "among %s's cards" // in the deck, or where this seat does not see it
			}
			if strings.Contains(words, "%s") {
				words = fmt.Sprintf(words, hqName(joe.Seat(n)))
			}
			for _, card := range v.Cards(place) {
				if card == id && words != "" {
					if count[words]++; count[words] == 1 {
						parts = append(parts, words)
					}
				}
			}
		}
	}
	for i, words := range parts {
		if count[words] > 1 {
			parts[i] = fmt.Sprintf("%d %s", count[words], words)
		}
	}
	return strings.Join(parts, ", ")
}
