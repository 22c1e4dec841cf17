package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// This is The Crimson Veil at a terminal but for its Intel dice: Crimson Guards, Cobra
// Transports and The General, in words. They are drawn in deckveilboard.go.

// deckSays is what a card says to a player who has it: of a Cobra Transport what it does
// for the Joes.
func deckSays(c *content.Card) string {
	if _, joes, ok := strings.Cut(c.Text, " Joes: "); ok && c.Kind == content.CobraTransport {
		return strings.ToUpper(joes[:1]) + joes[1:]
	}
	return c.Text
}

// deckCobra is what a Cobra Transport does for the enemy that has it.
func deckCobra(c *content.Card) string {
	cobra, _, _ := strings.Cut(c.Text, " Joes: ")
	cobra = strings.TrimPrefix(cobra, "Cobra: ")
	if cobra == "" {
		return "nothing"
	}
	return strings.ToUpper(cobra[:1]) + cobra[1:]
}

// deckRiding is the Cobra Transport of the enemy of a place, or "".
func deckRiding(v deckbuilder.View, card string, place deckbuilder.Place) string {
	for _, r := range v.Riders() {
		if r.Card == card && r.Place == place {
			return r.Rides
		}
	}
	return ""
}

// deckEnemy is the card of an enemy of a place by what it goes by in an action, and its
// name: with its Cobra Transport, where it has one.
func deckEnemy(v deckbuilder.View, label string, place deckbuilder.Place) (card, name string) {
	for _, r := range v.Riders() {
		if r.Place == place && r.Rides == label {
			return r.Card, deckName(v, r.Card) + " with " + deckName(v, r.Rides)
		}
	}
	if ride := deckRiding(v, label, place); ride != "" && len(same(v.Cards(place), label)) == 1 {
		return label, deckName(v, label) + " with " + deckName(v, ride)
	}
	return label, deckName(v, label)
}

// deckStands is the dice of the mission under way and the chance of a Success.
func deckStands(s deckbuilder.State) string {
	n, chance := deckChance(s)
	intel, _ := deckBest(s)
	return fmt.Sprintf("%s%s, %s", deckDice(n), deckByIntel(intel), deckPercent(chance))
}

// deckVeil is what The Crimson Veil adds to what can be done, in words; of other actions
// it is false.
func deckVeil(v deckbuilder.View, action deckbuilder.Action) (words, bool) {
	switch a := action.(type) {
	case deckbuilder.AttemptIntel:
		return deckScout(v, a), true
	case deckbuilder.SwapIntel:
		return deckSwapWords(v, a), true
	case deckbuilder.SpendIntel:
		return deckSpend(v), true
	case deckbuilder.Repair:
		return deckRepair(v), true
	case deckbuilder.Attach:
		w := words{name: "attach " + deckName(v, a.Card) + " to the Vehicle Bay", also: []string{"attach " + deckName(v, a.Card)}}
		w.about = "it then joins a mission of The General, if you like, with its seats and Skill"
		return w, true
	case deckbuilder.AssignLocust:
		w := words{name: "send " + deckName(v, a.Card) + " aboard a Locust", also: []string{"locust " + deckName(v, a.Card)}}
		w.about = deckThen(v, action)
		return w, true
	case deckbuilder.Deploy:
		w := words{name: "deploy the Transport of the Vehicle Bay", also: []string{"deploy"}}
		for _, id := range v.Cards(deckbuilder.Place{Zone: deckbuilder.Bay}) {
			w.name, w.also = "deploy "+deckName(v, id), append(w.also, deckName(v, id))
			w.about = deckLine(v.Card(id))
		}
		w.about = deckJoined(w.about, deckThen(v, action))
		return w, true
	case deckbuilder.FireCannon:
		return deckFire(v, a), true
	case deckbuilder.Equip:
		return deckEquip(v, a), true
	}
	return words{}, false
}

// deckThen is the dice and the chance after an action, or "".
func deckThen(v deckbuilder.View, action deckbuilder.Action) string {
	next, err := deckbuilder.Next(deckGuess(v), action)
	if err != nil {
		return ""
	}
	if _, on := next.Attempt(); !on {
		return ""
	}
	return deckStands(next)
}

// deckFire is the Cannon fired, in words.
func deckFire(v deckbuilder.View, a deckbuilder.FireCannon) words {
	if a.Reroll == deckbuilder.NoFace {
		w := words{name: "fire the Cannon", also: []string{"cannon", "fire"}}
		if w.about = "2 Wild, once a mission"; deckThen(v, a) != "" {
			w.about += ". Then " + deckThen(v, a)
		}
		return w
	}
	face := map[deckbuilder.Face]string{deckbuilder.BlankFace: "blank", deckbuilder.HitFace: "Hit", deckbuilder.DoubleFace: "double Hit"}[a.Reroll]
	w := words{name: "fire the Cannon to reroll a " + face, also: []string{"cannon " + face, "fire " + face}, about: "once a mission"}
	if next, err := deckbuilder.Next(deckGuess(v), a); err == nil {
		_, chance := deckChance(next)
		w.about += ". Then " + deckPercent(chance)
	}
	return w
}

// deckEquip is an enemy that gets a Cobra Transport, in words.
func deckEquip(v deckbuilder.View, a deckbuilder.Equip) words {
	name := deckName(v, a.Card)
	w := words{name: "equip " + name}
	switch a.Place.Zone {
	case deckbuilder.Troopers:
		w.name += " before " + hqName(a.Place.Seat())
	case deckbuilder.Covers:
		w.name += fmt.Sprintf(" on slot %d", a.Place.Of+1)
	}
	w.also = []string{strings.TrimPrefix(w.name, "equip ")}
	if c := v.Card(a.Card); c != nil {
		w.about = deckTask(c)
		if ride := v.Card(v.Pending().Item); ride != nil && ride.Terrain != content.NoTerrain && ride.Terrain != c.Terrain {
			w.about += ", then " + ride.Terrain.String() + " too"
		}
	}
	return w
}

// deckAvert is a Complication bought off, in words.
func deckAvert(v deckbuilder.View, action deckbuilder.Action) words {
	w := words{name: "yes", also: []string{"y", "use it", "buy it off"}, about: "2 Skill less, and it is discarded"}
	if then := deckThen(v, action); then != "" {
		w.about += ". Then " + then
	}
	return w
}

// deckRepair is a Damage taken off for Recruit, in words.
func deckRepair(v deckbuilder.View) words {
	w := words{name: "repair The General", also: []string{"repair"}}
	g, ok := v.General()
	if !ok || g.Damage == 0 {
		return w
	}
	w.about = fmt.Sprintf("for 2. Damage %d becomes %d", g.Damage, g.Damage-1)
	var back []string
	for _, s := range g.Sections {
		if !s.Online && g.Damage-1 < s.Offline {
			back = append(back, s.Section.String())
		}
	}
	switch {
	case len(back) > 0:
		w.about += ", and online again: " + strings.Join(back, ", ")
	default:
		next := deckNextOnline(g)
		if next != "" {
			w.about += "; " + next
		}
	}
	return w
}

// deckNextOnline is the section that comes online next, or "".
func deckNextOnline(g deckbuilder.General) string {
	best, name := 0, ""
	for _, s := range g.Sections {
		if !s.Online && s.Offline > best {
			best, name = s.Offline, s.Section.String()
		}
	}
	if name == "" {
		return ""
	}
	return fmt.Sprintf("%s is online again at %d", name, best-1)
}

// deckAskVeil is what Cobra Transports and The General ask, or "".
func deckAskVeil(v deckbuilder.View, p joe.Pending) string {
	who, c := hqName(p.Seat), v.Card(p.Item)
	if c == nil {
		return ""
	}
	switch p.Kind {
	case deckbuilder.AskEquip:
		return fmt.Sprintf("%s, which enemy gets the Cobra Transport %s? It does for that enemy: %q", who, c.Name, deckCobra(c))
	case deckbuilder.AskAvert:
		return fmt.Sprintf("%s, %s comes up: %q The General can buy it off for 2 Skill. Do that?", who, c.Name, c.Text)
	}
	return ""
}

// deckTryVeil is what a person may name in The Crimson Veil.
func deckTryVeil(v deckbuilder.View) []deckbuilder.Action {
	var list []deckbuilder.Action
	add := func(a deckbuilder.Action) {
		if !slices.Contains(v.Legal(), a) {
			list = append(list, a)
		}
	}
	for _, l := range v.IntelLevels() {
		add(deckbuilder.AttemptIntel{Level: uint8(l.Level)})
	}
	for _, c := range v.Content().All() {
		switch {
		case c.Kind == content.Guard:
			add(deckbuilder.AttemptGuard{Card: c.ID})
		case c.Is(content.KindsOf(content.Transport)) && c.Terrain == content.Land:
			add(deckbuilder.Attach{Card: c.ID})
		case content.Joes.Has(c.Kind):
			add(deckbuilder.AssignLocust{Card: c.ID})
		}
	}
	for n := range 9 {
		add(deckbuilder.SwapIntel{N: uint8(n)})
	}
	for _, f := range []deckbuilder.Face{deckbuilder.NoFace, deckbuilder.BlankFace, deckbuilder.HitFace, deckbuilder.DoubleFace} {
		add(deckbuilder.FireCannon{Reroll: f})
	}
	add(deckbuilder.Repair{})
	add(deckbuilder.Deploy{})
	add(deckbuilder.SpendIntel{})
	return list
}
