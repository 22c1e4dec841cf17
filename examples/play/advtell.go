package main

import (
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/joe"
)

// advTell tells what happened: a paragraph a turn.
func advTell(v adventure.View, events []adventure.Event) []sentence {
	t := advTeller{v: v}
	for _, event := range events {
		t.event(event)
	}
	t.flush()
	if t.turn.Round > 0 { // nothing of it has happened yet
		t.say("", "%s's turn.", hqName(t.turn.Seat))
	}
	return t.told
}

type advTeller struct {
	v      adventure.View
	told   []sentence
	turn   adventure.TurnBegan         // a turn not told of yet; no round is none
	also   []joe.RuleID                // rules to name with what comes next
	rolled string                      // a roll not told of yet: "Red rolls 3"
	cards  map[adventure.Equipment]int // taken, not told of yet
	taker  joe.Seat
	due    int // cards that the space gives, not taken yet
}

// say tells something, at the head of a paragraph where a turn has just begun.
func (t *advTeller) say(rule joe.RuleID, format string, args ...any) *sentence {
	t.flush()
	s := sentence{text: fmt.Sprintf(format, args...)}
	if t.turn.Round > 0 {
		head := fmt.Sprintf("Round %d: ", t.turn.Round)
		if t.turn.Extra {
			head = "The extra turn: "
		}
		s.text, s.first = head+s.text, true
		s.rules = append(s.rules, t.turn.Rule())
		t.turn = adventure.TurnBegan{}
	}
	s.rules = append(s.rules, t.also...)
	if rule != "" {
		s.rules = append(s.rules, rule)
	}
	t.also = nil
	t.told = append(t.told, s)
	return &t.told[len(t.told)-1]
}

// flush tells what is not told of yet.
func (t *advTeller) flush() {
	t.taken()
	if roll := t.rolled; roll != "" {
		t.rolled = ""
		t.say("", "%s.", roll)
	}
}

// taken tells the cards that are not told of yet, in one sentence.
func (t *advTeller) taken() {
	if len(t.cards) == 0 {
		return
	}
	var names []string
	for card := adventure.Hydrofoil; card <= adventure.AttackCannon; card++ {
		if n := t.cards[card]; n > 0 {
			names = append(names, advCard(n, card))
		}
	}
	t.cards = nil
	t.say(adventure.EquipmentDrawn{}.Rule(), "%s takes %s.", hqName(t.taker), listed(names, " and "))
}

// on is a space in a sentence: its name, and what it is.
func (t *advTeller) on(at adventure.Space) string { return advOn(t.v, at) }

func (t *advTeller) event(event adventure.Event) {
	rule := event.Rule()
	switch e := event.(type) {
	case adventure.FirstRolled:
		if e.Seat == 0 {
			t.say("", "Who goes first?").first = true
		}
		t.say(rule, "%s rolls %d.", hqName(e.Seat), e.Pips)
	case adventure.FirstTied:
		t.say(rule, "%s tie and roll again.", hqAll(e.Seats))
	case adventure.FirstChosen:
		t.say(rule, "%s goes first.", hqName(e.Seat))
	case adventure.PieceChosen:
		t.say(rule, "%s is the %s.", hqName(e.Seat), e.Piece)
	case adventure.StartChosen:
		t.say(rule, "%s begins at %s.", hqName(e.Seat), t.on(e.At))
	case adventure.TurnBegan:
		t.flush()
		t.turn = e
	case adventure.WentOn:
		t.also = append(t.also, rule)
	case adventure.Entered:
		t.say(rule, "%s goes back into training, to %s.", hqName(e.Seat), t.on(e.At))
	case adventure.Flew:
		t.say(rule, "%s flies to %s.", hqName(e.Seat), t.on(e.To))
	case adventure.DieRolled:
		t.rolled, t.also = fmt.Sprintf("%s rolls %d", hqName(e.Seat), e.Pips), append(t.also, rule)
	case adventure.DiceRolled:
		t.rolled, t.also = fmt.Sprintf("%s rolls %d and %d", hqName(e.Seat), e.White, e.Dark), append(t.also, rule)
	case adventure.EquipmentDrawn:
		if t.cards == nil {
			t.cards = map[adventure.Equipment]int{}
		}
		t.cards[e.Card]++
		t.taker = e.Seat
		t.due--
	case adventure.ObjectiveReached:
		t.say(rule, "%s reaches the goal: %s. That makes %d points!", hqName(e.Seat), advObjective(t.v, e.Card), e.Points)
	case adventure.ObjectiveDrawn:
		t.say(rule, "%s's goal is %s.", hqName(e.Seat), t.goal(e.Card))
	case adventure.TurnEnded:
		if t.due > 0 {
			t.say("amb-adv-equipment-empty", "No more Equipment Cards are left.")
		}
		t.due = 0
		t.say(rule, "The turn ends.").aside = true
	case adventure.Ended:
		t.say(rule, "%s", t.end(e.Outcome)).first = true
	default:
		t.moves(event)
	}
}

// moves tells what moves pawns, and what comes of the spaces they land on.
func (t *advTeller) moves(event adventure.Event) {
	rule := event.Rule()
	switch e := event.(type) {
	case adventure.Moved:
		text := "goes to"
		switch e.Way {
		case adventure.Forward:
			text = "goes forward to"
		case adventure.Backward:
			text = "goes back to"
		}
		who := hqName(e.Seat)
		if t.rolled != "" {
			who, t.rolled = t.rolled+" and", ""
		}
		s := t.say(rule, "%s %s %s.", who, text, t.on(e.To))
		t.due = t.v.Board().Gain(e.To)
		if e.Left > 0 {
			s.text = strings.TrimSuffix(s.text, ".") + fmt.Sprintf(", with %s left.", plural(int(e.Left), "step"))
		}
	case adventure.Stayed:
		if rule == "amb-adv-equipment-missing" {
			t.say(rule, "%s stays: no way of so many steps is open.", hqName(e.Seat))
		} else {
			t.say(rule, "%s stays.", hqName(e.Seat))
		}
	case adventure.Jumped:
		t.say(rule, "%s jumps to %s.", hqName(e.Seat), t.on(e.To))
	case adventure.Sneaked:
		name := hqName(e.Seat)
		switch {
		case e.White > e.Dark:
			t.say(rule, "%s %d, Cobra %d: %s wins the Sneak Attack and may go %d forward.", name, e.White, e.Dark, name, e.White)
		case e.White < e.Dark:
			t.say(rule, "%s %d, Cobra %d: %s loses the Sneak Attack and has to go %d back.", name, e.White, e.Dark, name, e.Dark)
		default:
			t.say(rule, "%s %d, Cobra %d: nobody wins the Sneak Attack.", name, e.White, e.Dark)
		}
	case adventure.Directed:
		t.say(rule, "It says %q.", strings.TrimSuffix(t.v.Board().Directions(e.At), "."))
	case adventure.SentTo:
		text := "is sent to"
		if e.Out {
			text = "is sent out of training to"
		}
		t.say(rule, "%s %s %s.", hqName(e.Seat), text, t.on(e.To))
	case adventure.Paid:
		t.say(rule, "That costs %s %s.", hqName(e.Seat), advCard(1, e.Card))
	case adventure.BattleDrawn:
		t.say(rule, "The Battle Card: %q.", advBattle(t.v, e.Card))
	case adventure.BattleWon:
		t.say(rule, "%s wins and has an extra turn.", hqName(e.Seat))
	case adventure.EquipmentLost:
		t.say(rule, "%s loses %s.", hqName(e.Seat), advCard(1, e.Card))
	case adventure.BattleNothing:
		t.say(rule, "Nothing happens to %s.", hqName(e.Seat))
	case adventure.Bumped:
		t.say(rule, "%s is bumped off %s by %s.", hqName(e.Seat), e.At, hqName(e.By))
	case adventure.Retreated:
		t.say(rule, "%s goes back to %s.", hqName(e.Seat), t.on(e.To))
	}
}

// goal is an Objective Card and where its place lies.
func (t *advTeller) goal(id string) string {
	card, ok := t.v.Cards().Objective(id)
	if !ok {
		return id
	}
	b := t.v.Board()
	return fmt.Sprintf("%s %s, for %d points", card.Place, advIn(b.Area(b.Objective(card.Place))), card.Points)
}

// end is how the game ended.
func (t *advTeller) end(o joe.Outcome) string {
	var points []string
	for s := range joe.Seat(t.v.Seats()) {
		points = append(points, fmt.Sprintf("%s %d", hqName(s), o.Points[s]))
	}
	why := map[joe.RuleID]string{
		"amb-adv-objective-pile-empty": "There is no goal left",
		"sdk-turn-limit":               "The limit of rounds is reached",
	}[o.Reason]
	switch {
	case o.Reason == "adv-win":
		return fmt.Sprintf("%s has the points and wins! %s.", hqAll(o.Winners), strings.Join(points, ", "))
	case why != "" && o.Winners.Len() == 1:
		return fmt.Sprintf("%s: %s has the most points and wins! %s.", why, hqAll(o.Winners), strings.Join(points, ", "))
	case why != "":
		return fmt.Sprintf("%s: %s share the victory. %s.", why, hqAll(o.Winners), strings.Join(points, ", "))
	}
	return "The game is over: " + o.String() + "."
}
