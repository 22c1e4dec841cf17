package main

import (
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// deckAsk is the question that is pending.
func deckAsk(v deckbuilder.View) string {
	p := v.Pending()
	who := hqName(p.Seat)
	for _, ask := range []func(deckbuilder.View, joe.Pending) string{deckAskHidden, deckAskIntel, deckAskVeil} {
		if text := ask(v, p); text != "" {
			return text
		}
	}
	switch p.Kind {
	case deckbuilder.AskDeal:
		return deckDealt(v, p)
	case deckbuilder.AskThrow:
		return fmt.Sprintf("%s to roll for %s. How many show a blank, a Hit, a double Hit? Say all three, such as \"%d 0 0\".",
			deckDice(p.Count), hqName(p.Other), p.Count)
	case deckbuilder.AskLot:
		if p.Rule == "core-threat-yellow-tie" {
			return "Nobody agrees: on whom does the lot fall for the Precision Strike?"
		}
		return "Who goes first?"
	case deckbuilder.AskMissions:
		return fmt.Sprintf("%s, what do you do? Missions and cards first, then recruiting.", who)
	case deckbuilder.AskRide:
		return fmt.Sprintf("%s, which Transport goes on %s?", who, deckName(v, p.Item))
	case deckbuilder.AskJoin:
		return deckAskJoin(v, p)
	case deckbuilder.AskCards:
		text := fmt.Sprintf("%s, any card or ability for %s", who, deckName(v, p.Item))
		a, _ := v.Attempt()
		switch {
		case a.Rolled && p.Seat != a.By:
			return fmt.Sprintf("%s of %s? The roll: %s.", text, hqName(a.By), deckRoll(v))
		case a.Rolled:
			return fmt.Sprintf("%s? The roll: %s.", text, deckRoll(v))
		}
		return fmt.Sprintf("%s before the roll?", text)
	case deckbuilder.AskSkill:
		return fmt.Sprintf("%s, which Skill counts on %s? Any one will do.", who, deckName(v, p.Item))
	case deckbuilder.AskRecruit:
		return fmt.Sprintf("%s, what do you recruit? You have %s.", who, plural(v.Points(p.Seat), "Recruit point"))
	case deckbuilder.AskRetire:
		return fmt.Sprintf("%s, the mission is a Success. Retire a GI that was on it, for good? Your deck gets better, but gives less Recruit.", who)
	case deckbuilder.AskGive:
		return fmt.Sprintf("%s has two Side Missions. %s, who gets the Precision Strike %s?", hqName(v.Active()), who, deckName(v, p.Item))
	case deckbuilder.AskVote:
		return fmt.Sprintf("%s, who shall get the Precision Strike %s? All have to name the same, or the lot falls.", who, deckName(v, p.Item))
	}
	return fmt.Sprintf("%s, %s", who, deckAskEffect(v, p))
}

// deckAskEffect is what the effect of a card asks: what it says, and what is to be
// chosen.
func deckAskEffect(v deckbuilder.View, p joe.Pending) string {
	source := "the Threat Meter asks" + deckSpace(v)
	if c := v.Card(p.Item); c != nil {
		source = fmt.Sprintf("%s says: %q", c.Name, strings.TrimSuffix(c.Text, "."))
	}
	switch p.Kind {
	case deckbuilder.AskMay:
		return source + ". Use that?"
	case deckbuilder.AskOption:
		return source + ". Which of the two?"
	case deckbuilder.AskSeat:
		return source + ". Who?"
	case deckbuilder.AskSlot:
		if p.Count > 1 {
			return fmt.Sprintf("%s. Which card of the line-up? %d to choose.", source, p.Count)
		}
		return source + ". Which card of the line-up?"
	}
	if p.Count > 1 {
		return fmt.Sprintf("%s. Which card? %d to choose.", source, p.Count)
	}
	return source + ". Which card?"
}

// deckSpace is what the space of the Threat Meter brings that the marker is on.
func deckSpace(v deckbuilder.View) string {
	at, _ := v.Threat()
	space := v.Content().Meter(v.Seats()).Spaces[at]
	var parts []string
	for i := range space.Do {
		parts = append(parts, deckBrings(&space.Do[i]))
	}
	if len(parts) == 0 {
		return ""
	}
	return fmt.Sprintf(" on space %d: %s", at, strings.Join(parts, ", "))
}

// deckAskJoin asks for a Joe.
func deckAskJoin(v deckbuilder.View, p joe.Pending) string {
	a, _ := v.Attempt()
	n, _ := deckChance(deckGuess(v))
	room := "As many as you like may go"
	switch c := v.Card(a.Card); {
	case c != nil && c.Solo != content.NoRole && v.Mode() == content.SilentMode:
		room = "It is Solo: one Joe runs it"
	case a.Capacity > 0:
		room = plural(p.Count, "seat") + " left"
	}
	who := fmt.Sprintf("%s, who goes on %s", hqName(p.Seat), deckName(v, p.Item))
	if p.Seat != a.By {
		who = fmt.Sprintf("%s, do you help %s with %s", hqName(p.Seat), hqName(a.By), deckName(v, p.Item))
	}
	if n == 0 {
		return fmt.Sprintf("%s? %s.", who, room)
	}
	return fmt.Sprintf("%s? %s. So far %s.", who, room, deckStands(deckGuess(v)))
}

// deckDice is a number of dice.
func deckDice(n int) string {
	if n == 1 {
		return "1 die"
	}
	return fmt.Sprintf("%d dice", n)
}

// deckRoll is what the dice show, and how far that goes.
func deckRoll(v deckbuilder.View) string {
	a, _ := v.Attempt()
	need := deckbuilder.Sum(a.Difficulty)
	text := fmt.Sprintf("%s against Difficulty %d, and %s", plural(a.Hits, "Hit"), need, plural(a.Blanks, "blank"))
	if a.Hits >= need {
		return text + ": enough"
	}
	return fmt.Sprintf("%s: %d short", text, need-a.Hits)
}

// deckDealt asks which card comes up.
func deckDealt(v deckbuilder.View, p joe.Pending) string {
	var to deckbuilder.Place
	if to.UnmarshalText([]byte(p.Item)) != nil {
		return "Which card comes up?"
	}
	who := hqName(to.Seat())
	switch to.Zone {
	case deckbuilder.Hand:
		return fmt.Sprintf("%s draws a card. Which is it?", who)
	case deckbuilder.DeckRest:
		return fmt.Sprintf("Which Leader does %s get?", who)
	case deckbuilder.LineUp:
		return fmt.Sprintf("Which card comes into slot %d of the line-up?", to.Of+1)
	case deckbuilder.Upcoming:
		return "Which Story Mission turns up?"
	case deckbuilder.Revealed:
		return "Which Complication is drawn?"
	case deckbuilder.Foreseen:
		return "Which Complication lies on top of its deck?"
	case deckbuilder.Officers:
		return "Which Cobra Officer arrives?"
	case deckbuilder.MainTop:
		return "Which card is on top of the main deck, for Silence?"
	case deckbuilder.Scouted:
		return fmt.Sprintf("%s looks at the top card of the deck. Which is it?", who)
	case deckbuilder.Equipped:
		return "Which Cobra Transport is put into play?"
	case deckbuilder.Out:
		return "Which Complication leaves the game, for those of The Crimson Veil?"
	case deckbuilder.Discard:
		return fmt.Sprintf("%s discards a card of the hand by chance. Which is it?", who)
	}
	return "Which card comes up?"
}

// deckTry is all that a person may name.
func deckTry(v deckbuilder.View) []deckbuilder.Action {
	list := v.Legal()
	add := func(a deckbuilder.Action) { list = append(list, a) }
	add(deckbuilder.AttemptStory{})
	for id, c := range v.Content().All() {
		switch id := v.Content().Card(id).ID; {
		case v.Pending().Seat == joe.Chance:
			add(deckbuilder.Deal{Card: id})
		case c.Kind == content.Officer:
			add(deckbuilder.AttemptOfficer{Card: id})
		case c.Kind == content.Strike || c.Kind == content.Trooper || c.Kind == content.Accusation:
			for seat := range joe.Seat(v.Seats()) {
				add(deckbuilder.AttemptSide{Card: id, Of: seat})
			}
		case content.Joes.Has(c.Kind):
			add(deckbuilder.Assign{Card: id})
			add(deckbuilder.Use{Card: id})
			if v.Mode() == content.SilentMode {
				add(deckbuilder.SpendJoe{Card: id})
			}
			if v.Pending().Kind == deckbuilder.AskDefence {
				add(deckbuilder.Defend{Card: id})
			}
			if c.Kind == content.Leader {
				add(deckbuilder.Promote{Card: id})
			}
		case c.Kind == content.Transport || c.Kind == content.CobraTransport:
			add(deckbuilder.Board{Card: id})
			add(deckbuilder.Use{Card: id})
		case c.Kind == content.Gear || c.Kind == content.Utility:
			add(deckbuilder.Play{Card: id})
		}
		if c.Where == content.Rifles {
			add(deckbuilder.BuyRifle{Card: v.Content().Card(id).ID})
		}
	}
	for slot := range uint8(6) {
		add(deckbuilder.Buy{Slot: slot})
		add(deckbuilder.ChooseSlot{Slot: slot})
		add(deckbuilder.AttemptBattalion{Slot: slot})
	}
	if deckHides(v) {
		add(deckbuilder.AttemptMenace{})
	}
	if deckVeiled(v) {
		list = append(list, deckTryVeil(v)...)
	}
	for seat := range v.Seats() {
		_, hand := deckBlank(v.Cards(deckbuilder.PlaceOf(deckbuilder.Hand, seat)))
		for _, id := range hand {
			add(deckbuilder.Hold{Card: id})
		}
		add(deckbuilder.ChooseSeat{Seat: joe.Seat(seat)})
	}
	for skill := range content.Wild {
		add(deckbuilder.NameSkill{Skill: skill})
	}
	add(deckbuilder.TakeBack{})
	add(deckbuilder.Accept{})
	add(deckbuilder.Option{N: 1})
	add(deckbuilder.Option{N: 2})
	add(deckbuilder.Pass{})
	if v.Pending().Seat == joe.Chance {
		for n := range v.Pending().Count + 1 {
			for doubles := range v.Pending().Count + 1 - n {
				add(deckbuilder.Throw{Blanks: uint8(v.Pending().Count - n - doubles), Hits: uint8(n), Doubles: uint8(doubles)})
			}
		}
	}
	return list
}

// deckAstray knows nothing that all names do not know.
func deckAstray(deckbuilder.View, string) string { return "" }
