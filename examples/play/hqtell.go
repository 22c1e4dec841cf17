package main

import (
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/joe"
)

// hqTell tells what happened: a paragraph a turn, steps in a row in one sentence.
func hqTell(events []cobrahq.Event) []sentence {
	var t hqTeller
	for _, event := range events {
		switch e := event.(type) {
		case cobrahq.Asked:
		case cobrahq.DieRolled:
			t.walks, t.rolled = e.Seat, int(e.Pips)
		case cobrahq.Challenged:
			t.arrive()
			t.against = e
		case cobrahq.RolledOff:
			t.rollOff(e)
		case cobrahq.Moved:
			if t.walks = e.Seat; len(t.walk) == 0 {
				t.walk = []string{string(e.From)}
			}
			t.walk = append(t.walk, string(e.To))
		default:
			t.arrive()
			t.event(e)
		}
	}
	t.arrive()
	if t.turn.Round > 0 { // nothing of it has happened yet
		t.say("", "%s's turn.", hqName(t.turn.Seat))
	}
	return t.told
}

type hqTeller struct {
	told    []sentence
	turn    cobrahq.TurnBegan  // a turn not told of yet; no round is none
	against cobrahq.Challenged // a roll-off not told of yet; the same seat twice is none
	walks   joe.Seat           // whose die and steps are not told of yet
	rolled  int
	walk    []string
}

// arrive tells the die, the steps and the roll-off that are not told of yet.
func (t *hqTeller) arrive() {
	name, walk := hqName(t.walks), strings.Join(t.walk, "-")
	roll, step := cobrahq.DieRolled{}.Rule(), cobrahq.Moved{}.Rule()
	switch {
	case t.rolled > 0 && walk != "":
		s := t.say(roll, "%s rolls %d and goes %s.", name, t.rolled, walk)
		s.rules = append(s.rules, step)
	case t.rolled > 0:
		t.say(roll, "%s rolls %d.", name, t.rolled)
	case walk != "":
		t.say(step, "%s goes %s.", name, walk)
	}
	t.rolled, t.walk = 0, nil
	if e := t.against; e.Seat != e.Opponent {
		t.against = cobrahq.Challenged{}
		t.say(e.Rule(), "%s rolls off against %s.", hqName(e.Seat), hqName(e.Opponent))
	}
}

// rollOff tells a throw, and against whom if that is not told of yet.
func (t *hqTeller) rollOff(e cobrahq.RolledOff) {
	text := fmt.Sprintf("%d against %d.", e.White, e.Black)
	if e.White == e.Black {
		text = fmt.Sprintf("A tie at %d, and again.", e.White)
	}
	if t.against.Seat == t.against.Opponent {
		t.say(e.Rule(), "%s", text)
		return
	}
	rule := t.against.Rule()
	t.against = cobrahq.Challenged{}
	s := t.say(rule, "%s rolls off against %s: %s", hqName(e.Seat), hqName(e.Opponent), strings.ToLower(text))
	s.rules = append(s.rules, e.Rule())
}

// say tells something, at the head of a paragraph where a turn has just begun.
func (t *hqTeller) say(rule joe.RuleID, format string, args ...any) *sentence {
	s := sentence{text: fmt.Sprintf(format, args...)}
	if t.turn.Round > 0 {
		s.text, s.first = fmt.Sprintf("Round %d: %s", t.turn.Round, s.text), true
		s.rules = append(s.rules, t.turn.Rule())
		t.turn = cobrahq.TurnBegan{}
	}
	if rule != "" {
		s.rules = append(s.rules, rule)
	}
	t.told = append(t.told, s)
	return &t.told[len(t.told)-1]
}

func (t *hqTeller) event(event cobrahq.Event) {
	rule := event.Rule()
	switch e := event.(type) {
	case cobrahq.FirstRolled:
		if e.Seat == 0 {
			t.say("", "Who goes first?").first = true
		}
		t.say(rule, "%s rolls %d.", hqName(e.Seat), e.Pips)
	case cobrahq.FirstTied:
		t.say(rule, "%s tie and roll again.", hqAll(e.Seats))
	case cobrahq.FirstChosen:
		t.say(rule, "%s goes first.", hqName(e.Seat))
	case cobrahq.TurnBegan:
		t.turn = e
	case cobrahq.Boosted:
		t.say(rule, "%s spends Henchman %d for %d more.", hqName(e.Seat), e.Tile.Number(), e.Add)
	case cobrahq.Embarked:
		t.say(rule, "%s lays a boat on %s and moves onto it.", hqName(e.Seat), e.To)
	case cobrahq.Landed:
		t.say(rule, "%s lands on %s, and the boat is gone.", hqName(e.Seat), e.To)
	case cobrahq.Stopped:
		t.say(rule, "The tile on %s stops %s.", e.At, hqName(e.Seat)).aside = true
	case cobrahq.TurnEnded:
		if rule == "hq-move-zero" {
			t.say(rule, "%s stays.", hqName(e.Seat))
		} else {
			t.say(rule, "The turn ends.").aside = true
		}
	case cobrahq.Stranded:
		t.say(rule, "%s is stranded on the island, and out of the game.", hqName(e.Seat))
	case cobrahq.SecretTaken:
		t.say(rule, "%s takes a Top Secret tile at Cobra HQ!", hqName(e.Seat))
	case cobrahq.Took:
		t.say(rule, "%s meets %s and takes %s.", hqName(e.Seat), hqName(e.From), hqTile(e.Tile))
	case cobrahq.Declined:
		t.say(rule, "%s meets %s and takes nothing.", hqName(e.Seat), hqName(e.From))
	case cobrahq.Turned:
		t.say(rule, "The tile on %s is %s.", e.At, hqTile(e.Tile))
	case cobrahq.BoatTaken:
		t.say(rule, "%s takes the boat.", hqName(e.Seat))
	case cobrahq.BoatLeft:
		t.say(rule, "%s has two boats and leaves this one.", hqName(e.Seat))
	case cobrahq.Ended:
		t.say(rule, "%s", hqEnd(e.Outcome)).first = true
	default:
		t.won(event)
	}
}

// won tells what comes of a roll-off.
func (t *hqTeller) won(event cobrahq.Event) {
	rule := event.Rule()
	switch e := event.(type) {
	case cobrahq.Held:
		t.say(rule, "%s is held on %s by %s.", hqName(e.Seat), e.At, hqTile(e.Tile))
	case cobrahq.BombLifted:
		t.say(rule, "%s defuses the bomb on %s.", hqName(e.Seat), e.At)
	case cobrahq.BombPlaced:
		t.say(rule, "%s lays it face down on %s.", hqName(e.Seat), e.At)
	case cobrahq.BombRemoved:
		t.say(rule, "No space is left for it, and it goes out of play.")
	case cobrahq.HenchmanTaken:
		t.say(rule, "%s defeats %s on %s and keeps the tile.", hqName(e.Seat), hqTile(e.Tile), e.At)
	}
}

// hqEnd is how the game ended.
func hqEnd(o joe.Outcome) string {
	switch o.Reason {
	case "hq-win":
		return fmt.Sprintf("%s is home with a Top Secret tile and wins!", hqAll(o.Winners))
	case "amb-hq-last-player":
		return fmt.Sprintf("%s is the last one in the game and wins!", hqAll(o.Winners))
	case "amb-hq-all-stranded":
		return "All who were left are stranded: a draw."
	case "amb-hq-nobody-can-win":
		return "There are no boats left to win with: a draw."
	case "sdk-turn-limit":
		return "The limit of rounds is reached: a draw."
	}
	return "The game is over: " + o.String() + "."
}

// hqAll is some seats in a sentence.
func hqAll(set joe.SeatSet) string {
	var list []string
	for s := range set.All() {
		list = append(list, hqName(s))
	}
	return strings.Join(list, " and ")
}
