package advsvg

import (
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/joe"
)

// questions is what is asked, after the seat whose turn it is.
var questions = map[string]string{
	adventure.AskPiece:      "it chooses a playing piece",
	adventure.AskStart:      "where does it begin?",
	adventure.AskOpening:    "fly, train, or go on?",
	adventure.AskDie:        "the die is to be rolled",
	adventure.AskDice:       "the dice are to be rolled",
	adventure.AskMove:       "where does the move end?",
	adventure.AskRest:       "does it move on with what is left of the roll?",
	adventure.AskJump:       "does it jump to the next Jet Pack?",
	adventure.AskSneak:      "Sneak Attack, the dice are to be rolled",
	adventure.AskForward:    "where does the way forward end?",
	adventure.AskMayForward: "does it move forward?",
	adventure.AskBack:       "where does the way back end?",
	adventure.AskEquipment:  "an Equipment Card is to be drawn",
	adventure.AskBattle:     "a Battle Card is to be drawn",
}

// status is what goes on, in a line.
func status(v adventure.View) string {
	if outcome, over := v.Outcome(); over {
		return "The game is over: " + outcome.String()
	}
	p := v.Pending()
	who := fmt.Sprintf("Round %d, turn of %v", v.Round(), v.Active())
	if v.Round() == 0 {
		who = fmt.Sprintf("Before the first turn, %v", v.Active())
	}
	switch p.Kind {
	case adventure.AskFirstRoll:
		return fmt.Sprintf("Before the first turn: %v rolls for who goes first", p.Other)
	case adventure.AskObjective:
		return fmt.Sprintf("%s: %v is to get an Objective Card", who, p.Other)
	case adventure.AskRetreat:
		return fmt.Sprintf("%s: where does %v retreat to?", who, p.Seat)
	case adventure.AskMove, adventure.AskRest, adventure.AskForward, adventure.AskMayForward, adventure.AskBack:
		return fmt.Sprintf("%s: %s (%d)", who, questions[p.Kind], p.Count)
	}
	if question := questions[p.Kind]; question != "" {
		return who + ": " + question
	}
	return who
}

// describe is the position in words.
func (d *drawing) describe() string {
	v := d.view
	said := []string{status(v) + "."}
	switch white, dark := v.Dice(); {
	case dark > 0:
		said = append(said, fmt.Sprintf("The dice show %d and %d.", white, dark))
	case white > 0:
		said = append(said, fmt.Sprintf("The die shows %d.", white))
	}
	for s := range seats(v).All() {
		said = append(said, capital(s.String())+": "+strings.Join(d.seatWords(s), "; ")+".")
	}
	said = append(said, d.pileWords()...)
	return strings.Join(said, " ")
}

// seatWords is what there is to say of a seat, a line for each.
func (d *drawing) seatWords(s joe.Seat) []string {
	v := d.view
	words := []string{v.Piece(s).String(), d.whereabouts(s)}
	if card, ok := v.Objective(s); ok {
		words = append(words, "to reach: "+card.String())
	}
	words = append(words, fmt.Sprintf("%d of %d points", v.Points(s), v.Target()))
	if reached := v.Reached(s); len(reached) > 0 {
		words = append(words, "reached: "+listObjectives(reached))
	}
	words = append(words, "Equipment: "+listEquipment(func(e adventure.Equipment) int { return v.Holds(s, e) }))
	return append(words, d.notes(s)...)
}

func (d *drawing) whereabouts(s joe.Seat) string {
	switch at := d.view.Pawn(s); {
	case at != "":
		return "on " + string(at)
	case d.view.Round() == 0:
		return "not on the board yet"
	case d.view.Bumped() == s:
		return "bumped, retreats"
	}
	return "bumped off the board as the game ended"
}

// notes is what else matters of a seat.
func (d *drawing) notes(s joe.Seat) []string {
	var notes []string
	if d.view.Ferried(s) {
		notes = append(notes, "has paid a Hydrofoil")
	}
	if d.view.Returned(s) {
		notes = append(notes, "may leave training")
	}
	return notes
}

// pileWords is what lies in the piles.
func (d *drawing) pileWords() []string {
	v := d.view
	count, under := v.EquipmentPile()
	equipment := fmt.Sprintf("Equipment pile: %s", listEquipment(func(e adventure.Equipment) int { return count[e] }))
	if len(under) > 0 {
		var names []string
		for _, e := range under {
			names = append(names, e.String())
		}
		equipment += ", and under it " + strings.Join(names, ", ")
	}
	unseen, known := v.BattlePile()
	battles := 0
	for _, n := range unseen {
		battles += n
	}
	battle := fmt.Sprintf("Battle pile: %d cards", battles)
	if len(known) > 0 {
		battle += fmt.Sprintf(", and %d under it", len(known))
	}
	return []string{"Objective pile: " + listObjectives(v.ObjectivesLeft()) + ".", equipment + ".", battle + "."}
}

// spaceWords is what a space is, and who stands there.
func (d *drawing) spaceWords(s adventure.Space) string {
	kind, _ := d.board.Kind(s)
	words := fmt.Sprintf("%s: %v", s, kind)
	if place, ok := d.board.Place(s); ok {
		words += " " + place.String()
	}
	if area := d.board.Area(s); area != adventure.NoArea {
		words += ", " + areaWords(area)
	}
	if d.board.Airstrip(s) {
		words += ", airstrip"
	}
	if n := d.board.Gain(s); n > 0 {
		words += fmt.Sprintf(", +%d", n)
	}
	if says := d.board.Directions(s); says != "" {
		words += ", " + says
	}
	for seat := range d.view.PawnsOn(s).All() {
		words += ", " + seat.String()
	}
	return words
}

// areaWords is an area without its article.
func areaWords(a adventure.Area) string { return strings.TrimPrefix(a.String(), "the ") }

func listObjectives(cards []adventure.Objective) string {
	var list []string
	for _, card := range cards {
		list = append(list, fmt.Sprintf("%v %d", card.Place, card.Points))
	}
	return listed(list)
}

func listEquipment(count func(adventure.Equipment) int) string {
	var list []string
	for e := adventure.Hydrofoil; e <= adventure.AttackCannon; e++ {
		if n := count(e); n > 0 {
			list = append(list, fmt.Sprintf("%d × %v", n, e))
		}
	}
	return listed(list)
}

func listed(list []string) string {
	if list == nil {
		return "nothing"
	}
	return strings.Join(list, ", ")
}

func capital(words string) string { return strings.ToUpper(words[:1]) + words[1:] }
