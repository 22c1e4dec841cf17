package main

import (
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/joe"
)

// advAsk is the question that is pending.
func advAsk(v adventure.View) string {
	p, who := v.Pending(), hqName(v.Active())
	at, steps := adventure.Space(p.Item), plural(p.Count, "step")
	switch p.Kind {
	case adventure.AskFirstRoll:
		return fmt.Sprintf("%s rolls for who goes first. What does the die show?", who)
	case adventure.AskPiece:
		return fmt.Sprintf("%s, which playing piece is yours? None has powers of its own.", who)
	case adventure.AskObjective:
		return fmt.Sprintf("Which Objective Card does %s draw?", hqName(p.Other))
	case adventure.AskStart:
		return fmt.Sprintf("%s's goal is %s. In which training area does %s begin?", who, advGoalWords(v, v.Active()), who)
	case adventure.AskOpening:
		return fmt.Sprintf("%s begins the turn on %s.", who, advOn(v, at)) + advMissing(v)
	case adventure.AskDie:
		return fmt.Sprintf("%s is in training and rolls one die. What does it show?", who)
	case adventure.AskDice:
		return fmt.Sprintf("%s rolls both dice. What do the white and the dark one show? Say both, such as \"4 2\".", who)
	case adventure.AskMove:
		return fmt.Sprintf("%s on %s goes %s. Where does that end?", who, advOn(v, at), steps) + advMissing(v)
	case adventure.AskRest:
		return fmt.Sprintf("%s has %s left. Use them towards %s?", who, steps, advGoalWords(v, v.Active()))
	case adventure.AskJump:
		return fmt.Sprintf("%s has landed on a Jet Pack. Jump to the next one?", who)
	case adventure.AskSneak:
		return fmt.Sprintf("Sneak Attack! %s throws the white die, Cobra the dark one. What do they show? Say both, such as \"4 2\".", who)
	case adventure.AskForward:
		return fmt.Sprintf("%s has to go %s forward. Where does that end?", who, steps)
	case adventure.AskMayForward:
		return fmt.Sprintf("%s wins the Sneak Attack and may go %s forward. Where does that end?", who, steps)
	case adventure.AskBack:
		return fmt.Sprintf("%s has to go %s back. Where does that end?", who, steps)
	case adventure.AskEquipment:
		return fmt.Sprintf("%s takes %s. Which is it?", who, plural(p.Count, "Equipment Card"))
	case adventure.AskBattle:
		return fmt.Sprintf("%s draws a Battle Card. Which is it?", who)
	case adventure.AskRetreat:
		return fmt.Sprintf("%s has been bumped off %s and goes three spaces back. Where does that end?", hqName(p.Seat), advOn(v, at))
	}
	return p.Kind + "?"
}

// advMissing reminds the active seat of what its goal asks for.
func advMissing(v adventure.View) string {
	me, b := v.Active(), v.Board()
	_, goal, ok := advGoal(v, me)
	overseas := ok && b.Area(goal) == adventure.CobraIsland && b.Area(v.Pawn(me)) != adventure.CobraIsland
	if !overseas || v.Ferried(me) || v.Holds(me, adventure.Hydrofoil) > 0 {
		return ""
	}
	return fmt.Sprintf(" The goal lies on Cobra Island, and %s has no Hydrofoil yet.", hqName(me))
}

// advWords is an action in words.
func advWords(v adventure.View, action adventure.Action) words {
	switch a := action.(type) {
	case adventure.Move:
		w := words{name: "to " + string(a.To), about: advLies(v, a.To), also: []string{string(a.To)}}
		if a.Left > 0 {
			w.name += fmt.Sprintf(", %d left", a.Left)
			w.about += fmt.Sprintf("; %s left of the roll for the next goal", plural(int(a.Left), "step"))
		}
		return w
	case adventure.Retreat:
		return words{name: "back to " + string(a.To), about: advStands(v, v.Pending().Seat, a.To), also: []string{string(a.To)}}
	case adventure.Jump:
		return words{name: "jump to " + string(a.To), about: advStands(v, v.Active(), a.To) + "; the turn ends there", also: []string{string(a.To)}}
	case adventure.Fly:
		return words{name: "fly to " + string(a.To), about: advStands(v, v.Active(), a.To) + "; the flight is the whole turn", also: []string{string(a.To)}}
	case adventure.Start:
		area := v.Board().Area(a.At).String()
		return words{
			name:  "begin in " + area,
			about: strings.Join(append([]string{"START is " + string(a.At)}, advAround(v, v.Active(), a.At)...), "; "),
			also:  []string{string(a.At), area, strings.TrimPrefix(area, "the ")},
		}
	case adventure.Enter:
		w := words{name: "enter training", about: "back to START, on one die, for more Equipment", also: []string{"train"}}
		if area, ok := advHome(v.Board(), v.Pawn(v.Active())); ok {
			w.about = fmt.Sprintf("to START of %s, on one die, for more Equipment", area)
		}
		return w
	case adventure.GoOn:
		about := append([]string{"roll both dice and move"}, advAround(v, v.Active(), v.Pawn(v.Active()))...)
		return words{name: "go on", about: strings.Join(about, "; "), also: []string{"roll"}}
	case adventure.Stay:
		w := words{name: "stay", about: "the turn ends", also: []string{"stop", "done", "none"}}
		if v.Pending().Kind == adventure.AskRest {
			w.about = "leave the rest of the roll; " + advEffect(v, v.Active(), v.Pawn(v.Active()))
		}
		return w
	case adventure.ChoosePiece:
		return words{name: a.Piece.String(), also: []string{"take the " + a.Piece.String()}}
	case adventure.Die:
		return words{name: fmt.Sprintf("die %d", a.Pips), also: []string{fmt.Sprint(a.Pips)}}
	case adventure.Dice:
		return words{
			name: fmt.Sprintf("white %d dark %d", a.White, a.Dark),
			also: []string{fmt.Sprintf("%d %d", a.White, a.Dark), fmt.Sprintf("dark %d white %d", a.Dark, a.White)},
		}
	case adventure.DrawObjective:
		return words{name: a.Card, about: advObjective(v, a.Card)}
	case adventure.DrawEquipment:
		unseen, _ := v.EquipmentPile()
		w := words{name: a.Card.String(), about: "the one on top"}
		if n := unseen[a.Card]; n > 0 {
			w.about = fmt.Sprintf("%d left", n)
		}
		return w
	case adventure.DrawBattle:
		return words{name: a.Card, about: advBattle(v, a.Card)}
	}
	return words{name: action.String()}
}

// advTry is all that a person may name: every space in every way, every card.
func advTry(v adventure.View) []adventure.Action {
	var list []adventure.Action
	board, cards := v.Board(), v.Cards()
	spaces := func(action func(adventure.Space) adventure.Action) {
		for at := range board.Spaces() {
			list = append(list, action(at))
		}
	}
	move := func(at adventure.Space) adventure.Action { return adventure.Move{To: at} }
	kind := v.Pending().Kind
	if kind == adventure.AskRetreat {
		spaces(func(at adventure.Space) adventure.Action { return adventure.Retreat{To: at} })
	}
	if kind == adventure.AskStart {
		spaces(func(at adventure.Space) adventure.Action { return adventure.Start{At: at} })
	}
	spaces(move)
	for left := range uint8(12) {
		if _, goal, ok := advGoal(v, v.Active()); ok {
			list = append(list, adventure.Move{To: goal, Left: left + 1})
		}
	}
	list = append(list, adventure.Stay{}, adventure.Enter{}, adventure.GoOn{})
	spaces(func(at adventure.Space) adventure.Action { return adventure.Fly{To: at} })
	spaces(func(at adventure.Space) adventure.Action { return adventure.Jump{To: at} })
	for piece := adventure.BazookaSoldier; piece <= adventure.Ranger; piece++ {
		list = append(list, adventure.ChoosePiece{Piece: piece})
	}
	switch kind {
	case adventure.AskFirstRoll, adventure.AskDie:
		for pips := range uint8(100) {
			list = append(list, adventure.Die{Pips: pips})
		}
	case adventure.AskDice, adventure.AskSneak:
		for white := range uint8(10) {
			for dark := range uint8(10) {
				list = append(list, adventure.Dice{White: white, Dark: dark})
			}
		}
	}
	for _, card := range cards.Objectives() {
		list = append(list, adventure.DrawObjective{Card: card.ID})
	}
	for card := adventure.Hydrofoil; card <= adventure.AttackCannon; card++ {
		list = append(list, adventure.DrawEquipment{Card: card})
	}
	for _, card := range cards.Battle() {
		list = append(list, adventure.DrawBattle{Card: card.ID})
	}
	return list
}

// advAstray knows nothing that all names do not know.
func advAstray(adventure.View, string) string { return "" }

// advGoalWords is what a seat has to reach.
func advGoalWords(v adventure.View, s joe.Seat) string {
	card, at, ok := advGoal(v, s)
	if !ok {
		return "nothing any more"
	}
	return fmt.Sprintf("%s %s, for %d points", card.Place, advIn(v.Board().Area(at)), card.Points)
}

// advIn is where somebody in an area is.
func advIn(area adventure.Area) string {
	if area == adventure.CobraIsland {
		return "on " + area.String()
	}
	return "in " + area.String()
}

// advObjective is an Objective Card in words.
func advObjective(v adventure.View, id string) string {
	if card, ok := v.Cards().Objective(id); ok {
		return card.String()
	}
	return id
}

// advBattle is what a Battle Card says.
func advBattle(v adventure.View, id string) string {
	card, ok := v.Cards().BattleCard(id)
	if !ok {
		return id
	}
	if card.Text != "" {
		return strings.TrimSuffix(card.Text, ".")
	}
	text := card.Effect.String()
	switch card.Effect {
	case adventure.LoseEquipment:
		text = "lose " + advCard(1, card.Lose)
	case adventure.MoveForward:
		text = "go " + plural(int(card.N), "space") + " forward"
	case adventure.MoveBack:
		text = "go " + plural(int(card.N), "space") + " back"
	}
	if card.Needs != 0 {
		text = "with " + advCard(1, card.Needs) + " " + text
	}
	return text
}

// advHeld is the Equipment that a seat holds.
func advHeld(v adventure.View, s joe.Seat) string {
	var parts []string
	for card := adventure.Hydrofoil; card <= adventure.AttackCannon; card++ {
		if n := v.Holds(s, card); n > 0 {
			parts = append(parts, strings.TrimPrefix(strings.TrimPrefix(advCard(n, card), "a "), "an "))
		}
	}
	if len(parts) == 0 {
		return "no Equipment"
	}
	return strings.Join(parts, ", ")
}

// advCard is so many Equipment Cards of a kind: "a Tank", "2 Tanks".
func advCard(n int, card adventure.Equipment) string {
	switch name := card.String(); {
	case n > 1:
		return plural(n, name)
	case strings.HasPrefix(name, "A"):
		return "an " + name
	default:
		return "a " + name
	}
}

// plural is a number of things.
func plural(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

func listed[T ~string](list []T, last string) string {
	var text string
	for i, one := range list {
		switch {
		case i == 0:
		case i == len(list)-1:
			text += last
		default:
			text += ", "
		}
		text += string(one)
	}
	return text
}
