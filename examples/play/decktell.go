package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// deckTell tells what happened: a paragraph a turn, and one for each mission.
func deckTell(v deckbuilder.View, events []deckbuilder.Event) []sentence {
	t := deckTeller{v: v, events: events, buyer: joe.Nobody}
	for i, event := range events {
		t.at = i
		t.event(event)
	}
	t.flush()
	fresh := false // what comes next begins a paragraph, but for what goes without saying
	for i := range t.told {
		s := &t.told[i]
		if !s.aside {
			s.first, fresh = s.first || fresh, false
		}
		fresh = fresh || slices.Contains(t.over, i)
	}
	return t.told
}

type deckTeller struct {
	v      deckbuilder.View
	events []deckbuilder.Event
	at     int // the event that is told
	told   []sentence
	moving deckMoving // cards that move, not told of yet
	cards  []string
	rules  []joe.RuleID
	buyer  joe.Seat // who recruits, where that is known
	over   []int    // the sentences that end a mission
}

// deckMoving is how cards that move together are told: "Red draws " Duke, 2 GI ".".
type deckMoving struct {
	head, tail string
	aside      bool
}

// say tells something, and that a card is behind it where one is.
func (t *deckTeller) say(rule joe.RuleID, format string, args ...any) *sentence {
	t.flush()
	s := sentence{text: t.because(rule) + fmt.Sprintf(format, args...), rules: []joe.RuleID{rule}}
	t.told = append(t.told, s)
	return &t.told[len(t.told)-1]
}

// deckMany is the verbs that may stand behind one card, for several.
var deckMany = map[string]string{"goes": "go", "comes": "come", "is": "are", "leaves": "leave", "waits": "wait", "covers": "cover", "lies": "lie"}

// because names the card behind something.
func (t *deckTeller) because(rule joe.RuleID) string {
	if c := t.v.Card(string(rule)); c != nil {
		return c.Name + ": "
	}
	return ""
}

// flush tells of the cards that moved.
func (t *deckTeller) flush() {
	if len(t.cards) == 0 {
		return
	}
	tail := t.moving.tail
	if verb, rest, _ := strings.Cut(strings.TrimPrefix(tail, " "), " "); len(t.cards) > 1 && deckMany[verb] != "" {
		tail = " " + deckMany[verb] + " " + rest
	}
	s := sentence{text: t.moving.head + deckNames(t.v, t.cards) + tail, rules: t.rules, aside: t.moving.aside}
	t.cards, t.rules = nil, nil
	t.told = append(t.told, s)
}

func (t *deckTeller) event(event deckbuilder.Event) {
	rule := event.Rule()
	switch e := event.(type) {
	case deckbuilder.Moved:
		m := t.moved(e)
		m.head = t.because(rule) + m.head
		if m != t.moving {
			t.flush()
		}
		t.moving, t.cards = m, append(t.cards, e.Card)
		if !slices.Contains(t.rules, rule) {
			t.rules = append(t.rules, rule)
		}
	case deckbuilder.FirstChosen:
		t.say(rule, "%s goes first.", hqName(e.Seat)).first = true
	case deckbuilder.Shuffled:
		switch e.From.Zone {
		case deckbuilder.Discard:
			t.say(rule, "%s's discards are shuffled into a new deck.", hqName(e.From.Seat()))
		case deckbuilder.CobraDone:
			t.say(rule, "The discards of the Cobra Transports are shuffled into a new deck.")
		case deckbuilder.CobraDeck:
			t.say(rule, "The Cobra Transports are shuffled.")
		default:
			t.say(rule, "The discards of the Complications are shuffled into a new deck.")
		}
	case deckbuilder.TurnBegan:
		t.buyer = e.Seat
		t.say(rule, "Round %d: %s's turn.", e.Round, hqName(e.Seat)).first = true
	case deckbuilder.PhaseBegan:
		if e.Phase == "round-end" {
			t.say(rule, "The round ends.").first = true
		} else {
			t.say(rule, "Now: %s.", map[string]string{"missions": "missions", "recruit": "recruiting", "end": "the End phase"}[e.Phase]).aside = true
		}
	case deckbuilder.ThreatMoved:
		_, top := t.v.Threat()
		t.say(rule, "The Threat Marker goes to space %d of %d%s.", e.To, top, t.colour(int(e.To)))
	case deckbuilder.RoundEnded:
		t.say(rule, "Round %d is over.", e.Round).aside = true
	case deckbuilder.StoryRecorded:
		if e.Success {
			t.say(rule, "The Story Mission goes on record as a Success.")
		} else {
			t.say(rule, "The Story Mission goes on record as a Failure.")
		}
	case deckbuilder.Noted:
		text := t.say(rule, "%s", t.noted(e)).text
		if n := len(t.told); n > 1 && t.told[n-2].text == text {
			t.told = t.told[:n-1] // ten Troopers that do not come are told once
		}
	case deckbuilder.Ended:
		t.say(rule, "%s", t.end(e.Outcome)).first = true
	default:
		if !t.secretly(event) && !t.veiled(event) {
			t.mission(event)
		}
	}
}

// colour is the colour of a space in brackets.
func (t *deckTeller) colour(space int) string {
	meter := t.v.Content().Meter(t.v.Seats())
	if space >= len(meter.Spaces) || meter.Spaces[space].Colour == content.NoColour {
		return ""
	}
	return fmt.Sprintf(" (%s)", meter.Spaces[space].Colour)
}

// mission tells what happens on a mission.
func (t *deckTeller) mission(event deckbuilder.Event) {
	rule := event.Rule()
	switch e := event.(type) {
	case deckbuilder.Attempted:
		text := deckName(t.v, e.Card)
		if c := t.v.Card(e.Card); c != nil {
			text = fmt.Sprintf("%s, %s (%s)", deckKinds[c.Kind], c.Name, deckTask(c))
			switch {
			case c.Kind == content.IntelTile && e.Level > 0 && int(e.Level) <= len(c.Levels):
				level := c.Levels[e.Level-1]
				text = fmt.Sprintf("%s, %s (%s, Difficulty %d, for %s)", c.Name, deckLevel(int(e.Level), len(c.Levels)), deckNeed(c), level.Difficulty, deckIntelDice(int(level.Intel)))
			case c.Name == deckKinds[c.Kind] || c.Kind == content.Guard:
				text = fmt.Sprintf("%s (%s)", c.Name, deckTask(c))
			}
			if e.Rides != "" {
				text += ", with " + deckName(t.v, e.Rides)
			}
		}
		t.say(rule, "A mission: %s.", text).first = true
	case deckbuilder.Started:
		t.say(rule, "The mission has started: Joes and Transport stay as they are.").aside = true
	case deckbuilder.SkillNamed:
		t.say(rule, "The Skill that counts is %s.", deckSkill(e.Skill))
	case deckbuilder.Changed:
		s := t.say(rule, "%s.", t.changed(e))
		s.aside = e.What == deckbuilder.IntelSwapped && e.By < 0 || e.What == deckbuilder.RecruitSpent || rule == "core-recruit-source" || e.By == 0
		if e.What == deckbuilder.RecruitSpent {
			t.buyer = e.Seat
		}
	case deckbuilder.Rolled:
		text := "The dice"
		switch rule {
		case "core-mission-roll-more":
			text = "The other dice"
		case "cv-intel-swap":
			text = "The Intel dice"
		}
		t.say(rule, "%s: %s.", text, deckDiceShow(e.Blanks, e.Hits, e.Doubles))
	case deckbuilder.SideRolled:
		t.say(rule, "Dice beside the roll: %s.", deckDiceShow(e.Blanks, e.Hits, e.Doubles))
	case deckbuilder.PickedUp:
		t.say(rule, "%s rolled again.", deckDiceShow(e.Blanks, e.Hits, e.Doubles))
	case deckbuilder.Converted:
		t.say(rule, "%s turned into Hits.", plural(int(e.Blanks), "blank"))
	case deckbuilder.Spent:
		t.say(rule, "%s is used.", deckName(t.v, e.Card))
	case deckbuilder.Decided:
		word := "Failure"
		if e.Success {
			word = "Success"
		}
		t.say(rule, "%s: %s against Difficulty %d!", word, plural(e.Hits, "Hit"), e.Difficulty)
	case deckbuilder.MissionEnded:
		t.say(rule, "The mission is over.").aside = true
		t.over = append(t.over, len(t.told)-1)
	}
}

// deckDiceShow is what dice show.
func deckDiceShow(blanks, hits, doubles uint8) string {
	var parts []string
	for _, face := range []struct {
		n    uint8
		name string
	}{{blanks, "blank"}, {hits, "Hit"}, {doubles, "double Hit"}} {
		if face.n > 0 {
			parts = append(parts, plural(int(face.n), face.name))
		}
	}
	if len(parts) == 0 {
		return "none to roll"
	}
	return strings.Join(parts, ", ")
}

// changed is a number that changes.
func (t *deckTeller) changed(e deckbuilder.Changed) string {
	if text := t.veilChanged(e); text != "" {
		return text
	}
	switch e.What {
	case deckbuilder.RecruitGained:
		return fmt.Sprintf("%s has %d Recruit more this turn", hqName(e.Seat), e.By)
	case deckbuilder.RecruitSpent:
		return fmt.Sprintf("%s pays %d Recruit", hqName(e.Seat), e.By)
	case deckbuilder.MissionSkill:
		return fmt.Sprintf("%+d %s", e.By, deckSkill(e.Skill))
	case deckbuilder.MissionDice:
		return fmt.Sprintf("%+d %s", e.By, strings.TrimPrefix(deckDice(max(int(e.By), -int(e.By))), fmt.Sprint(max(int(e.By), -int(e.By)))+" "))
	case deckbuilder.MissionEase:
		return fmt.Sprintf("the Difficulty changes by %+d", -int(e.By))
	case deckbuilder.MissionHits:
		return fmt.Sprintf("the Hits change by %+d", e.By)
	case deckbuilder.MissionSeats:
		return fmt.Sprintf("the seats of the Transport change by %+d", e.By)
	case deckbuilder.MissionFewer:
		return plural(int(e.By), "Complication") + " less to draw"
	case deckbuilder.MissionValue:
		return fmt.Sprintf("Silence: up to %s may be on the mission", plural(int(e.By), "card"))
	case deckbuilder.MissionCredit:
		if e.By < 0 {
			return fmt.Sprintf("Joes for %d are used", -e.By)
		}
		return fmt.Sprintf("a Joe of the Reserve tile is spent for %d", e.By)
	case deckbuilder.RideKept:
		return "the Transport will be back in the Hangar"
	case deckbuilder.StoryStays:
		return "the Story Mission stays in play"
	}
	return "there is nothing left to attempt"
}

// noted is why something does not happen.
func (t *deckTeller) noted(e deckbuilder.Noted) string {
	switch e.Why {
	case "core-stack-empty":
		return "Nothing comes: the stack is empty."
	case "core-officer-named-there":
		return "The Officer is in play or out of the game already."
	case "core-battalion-cover":
		return "No card of the line-up is left to be covered."
	case "core-strike-fails-story":
		return "No Story Mission is in play to fail."
	case "amb-tw-accusations-all-out":
		return "No Accusation is left to be drawn."
	case "amb-cv-guard-supply":
		return "No Crimson Guard is left to come."
	case "amb-cv-transport-pile-empty":
		return "No Cobra Transport is left to come."
	case "amb-cv-transport-named-missing":
		return "The Cobra Transport that is named is in play already."
	case "sdk-trigger-limit":
		return "The cards set each other off without end, and are stopped."
	}
	return "Nothing happens."
}

// end is how the game ended.
func (t *deckTeller) end(o joe.Outcome) string {
	if text := deckHiddenEnd(t.v, o); text != "" {
		return text
	}
	if o.Winners != 0 {
		return "The last Finale is a Success: the Joes have won!"
	}
	return deckLoss(o.Reason) + ": Cobra has won, and the Joes have lost."
}

// deckLoss is how the Joes lost.
func deckLoss(rule joe.RuleID) string {
	why := map[joe.RuleID]string{
		"core-lose-threat-top": "The Threat Marker is on the top space", "core-lose-battalions": "A Battalion more, with five in the line-up",
		"core-lose-main-deck": "The main deck is empty", "sdk-turn-limit": "The limit of rounds is reached",
	}[rule]
	if why == "" {
		return string(rule)
	}
	return why
}
