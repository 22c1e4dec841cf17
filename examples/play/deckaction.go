package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// deckAction is an action in words. Of a name in two parts, such as "Snake Eyes: Blade",
// the second will do.
func deckAction(v deckbuilder.View, action deckbuilder.Action) words {
	w := deckNamed(v, action)
	for _, name := range w.also {
		if _, part, ok := strings.Cut(name, ": "); ok {
			w.also = append(w.also, part)
		}
	}
	return w
}

// deckNamed is an action in words, with the names of cards in full.
func deckNamed(v deckbuilder.View, action deckbuilder.Action) words {
	switch a := action.(type) {
	case deckbuilder.AttemptStory, deckbuilder.AttemptOfficer, deckbuilder.AttemptSide, deckbuilder.AttemptBattalion, deckbuilder.AttemptGuard:
		return deckAttempt(v, action)
	case deckbuilder.Buy:
		return deckBuy(v, a)
	case deckbuilder.BuyRifle:
		w := words{name: "recruit " + deckName(v, a.Card), also: []string{deckName(v, a.Card)}}
		if c := v.Card(a.Card); c != nil {
			w.about = fmt.Sprintf("for %d. %s", c.Cost, deckLine(c))
		}
		return w
	case deckbuilder.Promote:
		return deckPromote(v, a)
	case deckbuilder.Hold:
		return words{name: "reserve " + deckName(v, a.Card), about: "it waits on the tile, for a later turn of yours"}
	case deckbuilder.TakeBack:
		w := words{name: "take back the reserved card"}
		for _, id := range v.Cards(deckbuilder.PlaceOf(deckbuilder.Reserve, int(v.Pending().Seat))) {
			w.about = deckName(v, id)
		}
		return w
	case deckbuilder.ChooseSlot:
		return deckSlot(v, a)
	case deckbuilder.ChooseSeat:
		return words{name: hqName(a.Seat), about: deckComes(v, action)}
	case deckbuilder.Option:
		return words{name: [...]string{"the first", "the second"}[min(max(a.N, 1), 2)-1], about: deckComes(v, action)}
	case deckbuilder.Accept:
		if v.Pending().Kind == deckbuilder.AskAvert {
			return deckAvert(v, action)
		}
		return words{name: "yes", about: deckComes(v, action), also: []string{"y", "use it"}}
	case deckbuilder.Pass:
		return deckPass(v)
	case deckbuilder.Deal:
		w := words{name: deckName(v, a.Card), also: []string{a.Card}}
		if c := v.Card(a.Card); c != nil && len(deckbuilder.Legal(deckGuess(v))) <= deckFew {
			w.about = deckKinds[c.Kind]
		}
		return w
	case deckbuilder.Throw:
		return words{
			name: fmt.Sprintf("%d blank, %d Hit, %d double", a.Blanks, a.Hits, a.Doubles),
			also: []string{fmt.Sprintf("%d %d %d", a.Blanks, a.Hits, a.Doubles)},
		}
	case deckbuilder.Lot:
		return words{name: hqName(a.Seat), about: "the lot falls here"}
	}
	if w, ok := deckPlot(v, action); ok {
		return w
	}
	if w, ok := deckVeil(v, action); ok {
		return w
	}
	return deckOnMission(v, action)
}

// deckPromote is a Leader's promotion: by the name where there are several Leaders.
func deckPromote(v deckbuilder.View, a deckbuilder.Promote) words {
	w := words{name: "promote your Leader", also: []string{"promote " + deckName(v, a.Card), deckName(v, a.Card)}}
	if v.Mode() == content.SilentMode {
		w = words{name: "promote " + deckName(v, a.Card), also: []string{deckName(v, a.Card)}}
	}
	if c := v.Card(a.Card); c != nil && v.Card(c.Promote) != nil {
		next := v.Card(c.Promote)
		w.about = fmt.Sprintf("for %d: %s, %s", next.Cost, next.Name, deckLine(next))
	}
	return w
}

// deckFew is how many cards are listed of those that may come up; of more the question
// is enough.
const deckFew = 12

// deckOnMission is what is done with a card on a mission, or for an effect, in words.
func deckOnMission(v deckbuilder.View, action deckbuilder.Action) words {
	switch a := action.(type) {
	case deckbuilder.Play:
		return deckCardUsed(v, action, "play", a.Card)
	case deckbuilder.Use:
		return deckCardUsed(v, action, "use", a.Card)
	case deckbuilder.Board:
		w := words{name: "take " + deckName(v, a.Card), also: []string{deckName(v, a.Card)}}
		if c := v.Card(a.Card); c != nil {
			w.about = deckLine(c)
			if c.Where == content.Base {
				w.about = deckFacts(c) + ". 2 Damage afterwards"
			}
		}
		if team, ok := deckPlan(v, action); ok {
			w.about = deckJoined(w.about, "Best team: "+deckTeamWords(v, team))
		}
		return w
	case deckbuilder.Assign:
		w := words{name: "send " + deckName(v, a.Card), also: []string{deckName(v, a.Card)}}
		if next, err := deckbuilder.Next(deckGuess(v), action); err == nil {
			if _, on := next.Attempt(); on {
				w.about = deckStands(next)
			}
		}
		if c := v.Card(a.Card); c != nil && c.Kind != content.GI {
			w.about = deckJoined(w.about, deckLine(c))
		}
		return w
	case deckbuilder.NameSkill:
		w := words{name: deckSkill(a.Skill)}
		if next, err := deckbuilder.Next(deckGuess(v), action); err == nil {
			w.about = deckStands(next)
		}
		return w
	case deckbuilder.Choose:
		if v.Pending().Kind == deckbuilder.AskUpgrade {
			return deckUpgrade(v, a.Card)
		}
		w := words{name: deckName(v, a.Card), about: deckGoesTo(v, a, a.Card)}
		if c := v.Card(a.Card); c != nil && c.Kind != content.GI {
			w.about = deckJoined(w.about, deckLine(c))
		}
		return w
	}
	return words{name: action.String()}
}

// deckJoined is two things to be said of an action.
func deckJoined(a, b string) string {
	switch {
	case a == "":
		return b
	case b == "":
		return a
	case strings.HasSuffix(a, "."):
		return a + " " + b
	}
	return a + ". " + b
}

// deckAttempt is the beginning of a mission in words: what it asks for, and how likely
// the best team makes it.
func deckAttempt(v deckbuilder.View, action deckbuilder.Action) words {
	var w words
	id := ""
	switch a := action.(type) {
	case deckbuilder.AttemptStory:
		if story := v.Cards(deckbuilder.Place{Zone: deckbuilder.Story}); len(story) > 0 {
			id = story[0]
		}
		w.name, w.also = "attempt the Story Mission", []string{"story", "story mission", deckName(v, id)}
	case deckbuilder.AttemptOfficer:
		id, w.name = deckEnemy(v, a.Card, deckbuilder.Place{Zone: deckbuilder.Officers})
		w.name, w.also = "attack "+w.name, []string{w.name}
	case deckbuilder.AttemptGuard:
		id, w.name = deckEnemy(v, a.Card, deckbuilder.Place{Zone: deckbuilder.Guards})
		w.name, w.also = "attack "+w.name, []string{w.name}
	case deckbuilder.AttemptSide:
		id, w.name = deckEnemy(v, a.Card, deckbuilder.PlaceOf(deckbuilder.Troopers, int(a.Of)))
		w.name, w.also = "attempt "+w.name, []string{w.name}
		if a.Of != v.Pending().Seat {
			w.name += " before " + hqName(a.Of)
		}
	case deckbuilder.AttemptBattalion:
		w.name = fmt.Sprintf("attack the Battalion on slot %d", a.Slot+1)
		for _, card := range v.Cards(deckbuilder.PlaceOf(deckbuilder.Covers, int(a.Slot))) {
			id = card
			w.name = fmt.Sprintf("attack the %s on slot %d", deckName(v, id), a.Slot+1)
			if rides := deckRiding(v, id, deckbuilder.PlaceOf(deckbuilder.Covers, int(a.Slot))); rides != "" {
				w.name += ", with " + deckName(v, rides)
			}
		}
	}
	if c := v.Card(id); c != nil {
		w.about = deckTask(c)
		if next, err := deckbuilder.Next(deckGuess(v), action); err == nil {
			if a, _ := next.Attempt(); deckbuilder.Sum(a.Difficulty) != deckHard(c) {
				w.about = fmt.Sprintf("%s; Difficulty now %s", w.about, deckSum(v, a.Difficulty))
			}
		}
		if c.Kind == content.Guard && v.Intel().Pool == 0 {
			w.about += ". The pool has no Intel dice to roll"
		} else if team, ok := deckPlan(v, action); ok {
			w.about += ". Best team: " + deckTeamWords(v, team)
		}
	}
	return w
}

// deckTeamWords is a team and its chance.
func deckTeamWords(v deckbuilder.View, team deckTeam) string {
	chance := fmt.Sprintf("%s%s, %s", deckDice(team.dice), deckByIntel(team.intel), deckPercent(team.chance))
	aboard := func(joes []string, rides ...string) string {
		rides = slices.DeleteFunc(rides, func(id string) bool { return id == "" })
		if len(rides) == 0 {
			return deckNames(v, joes)
		}
		return deckNames(v, joes) + " by " + strings.Replace(deckNames(v, rides), ", ", " and ", 1)
	}
	var parts []string
	if len(team.joes) > 0 {
		parts = append(parts, aboard(team.joes, team.ride, team.bay))
	}
	if len(team.locusts) > 0 {
		parts = append(parts, deckNames(v, team.locusts)+" by Locust")
	}
	if len(parts) == 0 {
		return "as it stands, " + chance
	}
	text := strings.Join(parts, ", ")
	return text + ": " + chance
}

// deckBuy is a card of the line-up to be recruited.
func deckBuy(v deckbuilder.View, a deckbuilder.Buy) words {
	w := words{name: fmt.Sprintf("recruit slot %d", a.Slot+1), also: []string{fmt.Sprintf("slot %d", a.Slot+1)}}
	for _, id := range v.Cards(deckbuilder.PlaceOf(deckbuilder.LineUp, int(a.Slot))) {
		w.name = "recruit " + deckSlotName(v, int(a.Slot))
		w.also = append(w.also, deckName(v, id))
		price, free := v.Price(int(a.Slot))
		if !free {
			price = int(v.Card(id).Cost)
		}
		w.about = fmt.Sprintf("for %d. %s", price, deckLine(v.Card(id)))
	}
	return w
}

// deckSlot is a slot of the line-up that an effect asks for.
func deckSlot(v deckbuilder.View, a deckbuilder.ChooseSlot) words {
	w := words{name: fmt.Sprintf("slot %d", a.Slot+1)}
	for _, id := range v.Cards(deckbuilder.PlaceOf(deckbuilder.LineUp, int(a.Slot))) {
		w.name = deckSlotName(v, int(a.Slot))
		w.also = []string{fmt.Sprintf("slot %d", a.Slot+1), deckName(v, id)}
		w.about = deckJoined(deckGoesTo(v, a, id), fmt.Sprintf("Cost %d, %s", v.Card(id).Cost, deckLine(v.Card(id))))
	}
	return w
}

// deckSlotName is the name of the card in a slot, with the slot where another copy
// lies in the line-up.
func deckSlotName(v deckbuilder.View, slot int) string {
	name, n := "", 0
	for _, id := range v.Cards(deckbuilder.PlaceOf(deckbuilder.LineUp, slot)) {
		name = deckName(v, id)
	}
	for i := range 6 {
		for _, id := range v.Cards(deckbuilder.PlaceOf(deckbuilder.LineUp, i)) {
			if deckName(v, id) == name {
				n++
			}
		}
	}
	if n > 1 {
		return fmt.Sprintf("%s of slot %d", name, slot+1)
	}
	return name
}

// deckCardUsed is a card played or used: what it says, and on a mission what it does
// to the chance.
func deckCardUsed(v deckbuilder.View, action deckbuilder.Action, verb, id string) words {
	w := words{name: verb + " " + deckName(v, id), also: []string{deckName(v, id)}}
	c := v.Card(id)
	if c == nil {
		return w
	}
	w.about = deckSays(c)
	next, err := deckbuilder.Next(deckGuess(v), action)
	if err != nil {
		return w
	}
	n, chance := deckChance(next)
	was, before := deckChance(deckGuess(v))
	if a, _ := v.Attempt(); a.Rolled && chance != before {
		w.about = deckJoined(w.about, "Then "+deckPercent(chance))
	} else if !a.Rolled && (n != was || chance != before) {
		w.about = deckJoined(w.about, fmt.Sprintf("Then %s, %s", deckDice(n), deckPercent(chance)))
	}
	return w
}

// deckComes is what comes of an answer at once, of what the card that asks does.
func deckComes(v deckbuilder.View, action deckbuilder.Action) string {
	next, events, err := deckbuilder.Apply(deckGuess(v), action)
	if err != nil {
		return ""
	}
	source := joe.RuleID(v.Pending().Item)
	var parts []string
	for _, s := range deckTell(next.View(v.Seat()), deckKnown(v, events)) {
		if len(parts) == 2 || s.first || source != "" && !slices.Contains(s.rules, source) {
			break
		}
		if !s.aside {
			parts = append(parts, strings.TrimPrefix(s.text, deckName(v, v.Pending().Item)+": "))
		}
	}
	return strings.Join(parts, " ")
}

// deckGoesTo is where a card goes that an answer chooses.
func deckGoesTo(v deckbuilder.View, a deckbuilder.Action, card string) string {
	_, events, err := deckbuilder.Apply(deckGuess(v), a)
	if err != nil {
		return ""
	}
	for _, e := range events {
		m, ok := e.(deckbuilder.Moved)
		if !ok || m.Card != card {
			continue
		}
		switch m.To.Zone {
		case deckbuilder.Discard, deckbuilder.Resolved, deckbuilder.MainDiscard:
			if m.From.Zone == deckbuilder.Side {
				return "is defeated"
			}
			return "is discarded"
		case deckbuilder.Out:
			return "leaves the game"
		case deckbuilder.Hand:
			return "comes to hand"
		case deckbuilder.Hangar:
			return "goes to the Hangar"
		case deckbuilder.Deck:
			return "goes on top of the deck"
		case deckbuilder.Team:
			next, _ := deckbuilder.Next(deckGuess(v), a)
			n, chance := deckChance(next)
			return fmt.Sprintf("joins the mission: %s, %s", deckDice(n), deckPercent(chance))
		case deckbuilder.TrooperStack, deckbuilder.BattalionStack, deckbuilder.GuardStack:
			return "is defeated"
		case deckbuilder.CobraDone:
			return "is discarded"
		}
	}
	return ""
}

// deckPass is what it means to pass.
func deckPass(v deckbuilder.View) words {
	p := v.Pending()
	a, _ := v.Attempt()
	n, chance := deckChance(deckGuess(v))
	w := words{name: "no", also: []string{"pass", "none", "done", "n"}}
	switch p.Kind {
	case deckbuilder.AskUpgrade:
		w.about = "it stays at " + deckGain(v, a.Level)
	case deckbuilder.AskAvert:
		w.about = fmt.Sprintf("it happens; %s, %s before it", deckDice(n), deckPercent(chance))
	case deckbuilder.AskMissions:
		w.name, w.about = "go on to recruiting", fmt.Sprintf("no more missions this turn; %s to spend", plural(v.Points(p.Seat), "Recruit point"))
		w.also = append(w.also, "recruit")
	case deckbuilder.AskRecruit:
		w.name, w.about = "end the turn", "what is left of your hand is discarded, and you draw five cards"
		w.also = append(w.also, "end")
	case deckbuilder.AskJoin:
		w.name, w.about = "nobody more", "with "+deckStands(deckGuess(v))
		if p.Seat == a.By {
			w.name = "nobody more of yours"
		}
		w.also = append(w.also, "go", "start")
	case deckbuilder.AskCards:
		w.name, w.also = "no more cards", append(w.also, "roll")
		w.about = deckStands(deckGuess(v))
		if need := deckbuilder.Sum(a.Difficulty); a.Rolled && a.Hits >= need {
			w.about = "it is a Success"
		} else if a.Rolled {
			w.about = "it is a Failure"
		}
		if a.Rolled && (p.Seat != a.By || v.Seats() > 1) {
			w.about += " if nobody else does more"
		}
	case deckbuilder.AskRide:
		w.name, w.also = "no Transport", append(w.also, "go without")
		if team, ok := deckPlan(v, deckbuilder.Pass{}); ok {
			w.about = "as many as you like may go. Best team: " + deckTeamWords(v, team)
		}
	case deckbuilder.AskSabotage:
		w.name, w.about = "no sabotage", "you keep your cards for another mission"
	case deckbuilder.AskDefence:
		w.name, w.about = "no more in defence", deckDice(p.Count)+" to roll"
	case deckbuilder.AskRetire:
		w.about = "nobody leaves"
	case deckbuilder.AskMay:
		w.about = "leave it"
	default:
		w.name, w.about = "no more", "leave it as it is"
	}
	return w
}
