package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// deckHides reports whether hands, discards and Loyalty are secret.
func deckHides(v deckbuilder.View) bool { return v.Mode() == content.TraitorMode }

// deckGuess is a position that the View may be of. What is told from it must not
// depend on cards that the View does not know.
func deckGuess(v deckbuilder.View) deckbuilder.State {
	if !deckHides(v) {
		return v.Sample(nil)
	}
	source := dice.New(1)
	return v.Sample(&source)
}

// deckKnown is events as the seat of a View sees them.
func deckKnown(v deckbuilder.View, events []deckbuilder.Event) []deckbuilder.Event {
	var known []deckbuilder.Event
	for _, e := range events {
		if e, ok := deckbuilder.Redact(e, v.Seat()); ok {
			known = append(known, e)
		}
	}
	return known
}

// deckLoyalty is how many of the Loyalty cards that a View knows of a seat are Loyal
// Joes, how many Traitors: those face up, and those face down.
func deckLoyalty(v deckbuilder.View, s joe.Seat) (up, down [2]int) {
	for _, row := range []struct {
		zone deckbuilder.Zone
		n    *[2]int
	}{{deckbuilder.LoyaltyUp, &up}, {deckbuilder.LoyaltyDown, &down}} {
		for _, id := range v.Cards(deckbuilder.PlaceOf(row.zone, int(s))) {
			if c := v.Card(id); c != nil && c.Traitor {
				row.n[1]++
			} else if c != nil {
				row.n[0]++
			}
		}
	}
	return up, down
}

// loyalty draws the Loyalty row of a player, what it comes to, and the Sabotage cards.
func (d *deckBoard) loyalty(s joe.Seat) {
	v := d.v
	if !deckHides(v) {
		return
	}
	up := v.Cards(deckbuilder.PlaceOf(deckbuilder.LoyaltyUp, int(s)))
	down := v.Cards(deckbuilder.PlaceOf(deckbuilder.LoyaltyDown, int(s)))
	shows := "nothing"
	if len(up) > 0 {
		shows = deckNames(v, up)
	}
	text := fmt.Sprintf("loyalty: %s face up, %d face down", shows, len(down))
	outcome, over := v.Outcome()
	if over {
		text = fmt.Sprintf("loyalty: %s face up", shows)
		if len(down) > 0 {
			text += fmt.Sprintf("; turned over in the end: %s", deckNames(v, down))
		}
	}
	switch v.Allegiance(s) {
	case "traitor":
		text += "; an ACTIVE TRAITOR"
	case "rehabilitated":
		text += "; was a Traitor, and is Loyal again"
	default:
		switch {
		case over && v.Traitor(s):
			text += "; a TRAITOR, not found"
		case over:
			text += "; Loyal"
		}
	}
	switch {
	case over:
		text += ": " + deckFate(outcome, s)[0]
	case len(down) > 0 && s == v.Seat():
		text += fmt.Sprintf(" (%s, in an order that you do not know either)", deckNames(v, down))
	}
	if s == v.Seat() && !over && v.Allegiance(s) == "" {
		if v.Traitor(s) {
			text += ". You are a TRAITOR, not found yet"
		} else {
			text += ". You are Loyal"
		}
	}
	d.add("", "%s", text)
	schemes := v.Cards(deckbuilder.PlaceOf(deckbuilder.Schemes, int(s)))
	for _, id := range once(schemes) {
		if id == "" {
			d.add("", "Sabotage: %s", deckNames(v, same(schemes, id)))
		} else {
			d.add("", "Sabotage: %s. %s", deckNames(v, same(schemes, id)), v.Card(id).Text)
		}
	}
}

// token is the End of Round token in A Traitor Within, and the one of Silence in Silent
// Interlude.
func (d *deckBoard) token() {
	switch d.v.Mode() {
	case content.TraitorMode:
		text := fmt.Sprintf("the Threat Marker goes %s up at the end of a round", plural(d.v.Token(), "space"))
		if d.v.Accusing() {
			text += "; Accusations come instead of Precision Strikes"
		} else {
			text += "; Accusations are over"
		}
		d.add("Token", "%s", text)
	case content.SilentMode:
		if d.v.Noisy() {
			d.add("Token", "NOISY: Story Missions have Difficulty +1, and Silence is not checked")
		} else {
			d.add("Token", "SILENT: a Story Mission checks Silence")
		}
	}
}

// silence draws what Silence is checked against on the mission under way.
func (d *deckBoard) silence(a deckbuilder.Attempt) {
	v := d.v
	if solo := v.Card(a.Card).Solo; solo != content.NoRole && v.Mode() == content.SilentMode {
		d.add("", "Solo: %s", deckSolo(v))
	}
	if a.Credit > 0 {
		d.add("Spent", "Joes for %d, not used yet: \"use\" a card for it", a.Credit)
	}
	if !a.Silence || a.Rolled {
		return
	}
	aboard := v.Count(deckbuilder.PlaceOf(deckbuilder.Team, 0))
	d.add("Silence", "%s on the mission; more than %d are NOISY%s", plural(aboard, "card"), a.Value, deckSilentDice(v))
}

// deckSilentDice is the Silent dice that the Cobra Operatives in play bring.
func deckSilentDice(v deckbuilder.View) string {
	n := v.Count(deckbuilder.Place{Zone: deckbuilder.Officers})
	for _, id := range v.Cards(deckbuilder.Place{Zone: deckbuilder.Attached}) {
		if c := v.Card(id); c != nil && c.Operative {
			n++
		}
	}
	for i := range 6 {
		n += v.Count(deckbuilder.PlaceOf(deckbuilder.Covers, i))
	}
	for s := range v.Seats() {
		n += v.Count(deckbuilder.PlaceOf(deckbuilder.Troopers, s))
	}
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("; the Silent dice are %d for the Cobra Operatives in play, and each Hit of theirs makes it one less", n)
}

// deckSolo is for whom a Solo mission is.
func deckSolo(v deckbuilder.View) string {
	partner := deckName(v, v.Config().Partner)
	if partner == "" {
		partner = "Scarlett"
	}
	return "for " + partner + " alone"
}

// deckAskHidden is what A Traitor Within asks, or "".
func deckAskHidden(v deckbuilder.View, p joe.Pending) string {
	who := hqName(p.Seat)
	a, _ := v.Attempt()
	switch p.Kind {
	case deckbuilder.AskSabotage:
		return fmt.Sprintf("%s, which Sabotage card do you play against %s of %s? One at most.", who, deckName(v, p.Item), hqName(a.By))
	case deckbuilder.AskFoe:
		return fmt.Sprintf("%s, whom do you menace? The dice are rolled after that; whom it hits discards a card.", who)
	case deckbuilder.AskDefence:
		return fmt.Sprintf("%s, %s menaces you with %s by %s. Which Joes do you show in defence? They stay in your hand. So far %s, and each Hit of theirs takes one off.",
			who, hqName(a.By), plural(a.Hits, "Hit"), deckSkill(a.Named), deckDice(p.Count))
	case deckbuilder.AskGive:
		if c := v.Card(p.Item); c != nil && c.Kind == content.Accusation {
			return fmt.Sprintf("%s, before whom does the Accusation %s lie (%s)? Who succeeds in it flips a Loyalty card there.", who, c.Name, deckTask(c))
		}
	}
	return ""
}

// deckPlot is what is done in secret, in words; of other actions it is false.
func deckPlot(v deckbuilder.View, action deckbuilder.Action) (words, bool) {
	switch a := action.(type) {
	case deckbuilder.AttemptMenace:
		w := words{name: "menace another player", also: []string{"menace"}}
		for _, id := range v.Cards(deckbuilder.Place{Zone: deckbuilder.MenaceTile}) {
			w.about = deckTask(v.Card(id))
		}
		if team, ok := deckPlan(v, action); ok {
			w.about += ". Best team: " + deckTeamWords(v, team)
		}
		return w, true
	case deckbuilder.Sabotage:
		w := words{name: "sabotage with " + deckName(v, a.Card), also: []string{deckName(v, a.Card)}}
		if c := v.Card(a.Card); c != nil {
			w.about = c.Text
		}
		return w, true
	case deckbuilder.Defend:
		w := words{name: "show " + deckName(v, a.Card), also: []string{deckName(v, a.Card)}}
		if now, on := v.Attempt(); on && v.Card(a.Card) != nil && now.Named < content.Wild {
			w.about = "in defence: " + deckDice(int(v.Card(a.Card).Skills[now.Named])) + " more"
		}
		return w, true
	case deckbuilder.SpendJoe:
		w := words{name: "spend " + deckName(v, a.Card), also: []string{deckName(v, a.Card)}}
		if c := v.Card(a.Card); c != nil {
			w.about = fmt.Sprintf("leaves the Reserve tile for good, and counts %d", c.Cost)
		}
		return w, true
	}
	return words{}, false
}

// secretly tells what A Traitor Within and Silent Interlude add, and is false for all
// else.
func (t *deckTeller) secretly(event deckbuilder.Event) bool {
	rule := event.Rule()
	switch e := event.(type) {
	case deckbuilder.SilentRolled:
		t.say(rule, "The Silent dice: %s.", deckDiceShow(e.Blanks, e.Hits, e.Doubles))
	case deckbuilder.SilenceChecked:
		t.say(rule, "Silence: %s on the mission, %d allowed.", plural(e.Cards, "card"), e.Value)
	case deckbuilder.NoiseChanged:
		if e.Noisy {
			t.say(rule, "The token shows NOISY now: Story Missions have Difficulty +1.")
		} else {
			t.say(rule, "The token shows SILENT again.")
		}
	case deckbuilder.AllegianceChanged:
		if e.To == "traitor" {
			t.say(rule, "%s is a Traitor, and Active from now on!", hqName(e.Seat)).first = true
		} else {
			t.say(rule, "%s is Loyal again!", hqName(e.Seat)).first = true
		}
	case deckbuilder.AccusationsRetired:
		t.say(rule, "Accusations are over, and the End of Round token shows 1.")
	case deckbuilder.Plotted:
		t.say(rule, "%s has had the chance to sabotage.", hqName(e.Seat)).aside = true
	case deckbuilder.Spared:
		t.say(rule, "%s draws no Complication for this mission.", hqName(e.Seat))
	case deckbuilder.FoeNamed:
		t.say(rule, "The Menace is aimed at %s.", hqName(e.Seat))
	case deckbuilder.Showed:
		t.say(rule, "%s shows %s.", hqName(e.Seat), deckName(t.v, e.Card))
	case deckbuilder.DefenceRolled:
		t.say(rule, "The dice of the defence: %s.", deckDiceShow(e.Blanks, e.Hits, e.Doubles))
	case deckbuilder.Rested:
		t.say(rule, "%s has the cards back that were shown.", hqName(e.Seat)).aside = true
	case deckbuilder.Opened:
		t.opened(e)
	default:
		return false
	}
	return true
}

// opened tells what was secret when the game ends: of the players' cards, Loyalty.
func (t *deckTeller) opened(e deckbuilder.Opened) {
	rule := e.Rule()
	if e.Place.Zone == deckbuilder.LoyaltyDown {
		t.say(rule, "%s turns over: %s.", hqName(e.Place.Seat()), deckNames(t.v, e.Cards))
		return
	}
	t.say(rule, "All cards are open now.").aside = true
}

// deckHiddenEnd is how a game of A Traitor Within ended, and for whom how, or "".
func deckHiddenEnd(v deckbuilder.View, o joe.Outcome) string {
	if !deckHides(v) {
		return ""
	}
	text := deckLoss(v.Cause()) + ": Cobra has won, and the Joes have lost."
	switch o.Reason {
	case "tw-end-active-wins":
		text = deckLoss(v.Cause()) + ": Cobra has won, and with it the Traitor!"
	case "tw-end-hidden-pyrrhic":
		text = deckLoss(v.Cause()) + ": Cobra has won, but the Traitor was not found."
	case "core-win-last-finale":
		text = "The last Finale is a Success: the Joes have won!"
	}
	var parts []string
	for _, fate := range [][2]string{deckWins, deckPyrrhic, deckLoses} {
		var names []string
		for s := range joe.Seat(v.Seats()) {
			if deckFate(o, s) == fate {
				names = append(names, hqName(s))
			}
		}
		switch len(names) {
		case 0:
		case 1:
			parts = append(parts, names[0]+" "+fate[0])
		default:
			parts = append(parts, listed(names, " and ")+" "+fate[1])
		}
	}
	return text + " " + strings.Join(parts, "; ") + "."
}

// How a game of A Traitor Within ends for one player, and for several.
var (
	deckWins    = [2]string{"wins", "win"}
	deckPyrrhic = [2]string{"has a pyrrhic victory", "have a pyrrhic victory"}
	deckLoses   = [2]string{"does not win", "do not win"}
)

// deckFate is how a game of A Traitor Within ended for a seat.
func deckFate(o joe.Outcome, s joe.Seat) [2]string {
	switch {
	case !o.Winners.Has(s):
		return deckLoses
	case o.Reason == "tw-end-hidden-pyrrhic":
		return deckPyrrhic
	}
	return deckWins
}

// deckBlank is how many of some cards are not known, and the others.
func deckBlank(ids []string) (int, []string) {
	known := slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return id == "" })
	return len(ids) - len(known), known
}
