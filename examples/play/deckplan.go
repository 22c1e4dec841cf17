package main

import (
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// deckTeam is a mission as it could be run with what is at hand.
type deckTeam struct {
	ride    string
	bay     string // what joins it from the Vehicle Bay
	joes    []string
	locusts []string // Joes aboard a Locust
	dice    int
	intel   int     // Intel dice among them
	chance  float64 // of a Success, before Complications and cards
}

// deckPlan is the best team that can be found for a mission that an action begins, or
// false where the action is not legal.
func deckPlan(v deckbuilder.View, a deckbuilder.Action) (deckTeam, bool) {
	after, err := deckbuilder.Next(deckGuess(v), a)
	if err != nil {
		return deckTeam{}, false
	}
	if after.Pending().Kind != deckbuilder.AskRide {
		return deckMan(after, v.Seat()), true
	}
	var best deckTeam
	for i, board := range deckbuilder.Legal(after) {
		aboard, err := deckbuilder.Next(after, board)
		if err != nil {
			continue
		}
		team := deckMan(aboard, v.Seat())
		if by, ok := board.(deckbuilder.Board); ok {
			team.ride = by.Card
		}
		if i == 0 || team.chance > best.chance {
			best = team
		}
	}
	return best, true
}

// deckSilenceTop is where the card lies that Silence is checked against.
var deckSilenceTop = deckbuilder.Place{Zone: deckbuilder.MainTop}.String()

// deckMan adds to a mission one Joe after the other, always the one that adds most,
// of all players that may help, as long as that makes the mission likelier. Where hands
// are secret it counts on those of one seat alone.
func deckMan(s deckbuilder.State, me joe.Seat) deckTeam {
	team, _ := deckManned(s, me)
	return team
}

// deckManned is that team, and whether it takes Joes who alone add nothing: those whose
// dice Crimson Guards cut, until there are more of them.
func deckManned(s deckbuilder.State, me joe.Seat) (deckTeam, bool) {
	team := deckSend(s, me, false)
	if a, on := s.Attempt(); on && a.Group && s.Count(deckbuilder.Place{Zone: deckbuilder.Guards}) > 0 {
		if more := deckSend(s, me, true); more.chance > team.chance {
			return more, true
		}
	}
	return team, false
}

// deckSend adds Joes as deckMan does; keen is that dice which are cut count too.
func deckSend(s deckbuilder.State, me joe.Seat, keen bool) deckTeam {
	var team deckTeam
	for range 64 { // passes too
		if p := s.Pending(); p.Kind == deckbuilder.AskDeal && p.Item == deckSilenceTop { // whatever it is, the team goes on
			s, _ = deckbuilder.Next(s, deckbuilder.Legal(s)[0])
		}
		if s.Pending().Kind != deckbuilder.AskJoin {
			break
		}
		next, a := deckJoin(s, keen)
		if s.Mode() == content.TraitorMode && s.Pending().Seat != me {
			a = deckbuilder.Pass{}
			next, _ = deckbuilder.Next(s, a)
		}
		if a == nil {
			break
		}
		switch join := a.(type) {
		case deckbuilder.Assign:
			team.joes = append(team.joes, join.Card)
		case deckbuilder.AssignLocust:
			team.locusts = append(team.locusts, join.Card)
		case deckbuilder.Deploy:
			for _, id := range s.Cards(deckbuilder.Place{Zone: deckbuilder.Bay}) {
				team.bay = id
			}
		}
		if _, on := next.Attempt(); !on {
			return deckTeam{} // it has come to nothing
		}
		s = next
	}
	team.dice, team.chance = deckChance(s)
	team.intel, _ = deckBest(s)
	return team
}

// deckJoin is the best answer of who is asked for a Joe, and the position after it; keen
// is that dice which Crimson Guards cut count too.
func deckJoin(s deckbuilder.State, keen bool) (best deckbuilder.State, found deckbuilder.Action) {
	high, cost := 0.0, int8(0)
	for _, a := range deckbuilder.Legal(s) {
		next, err := deckbuilder.Next(s, a)
		if err != nil {
			continue
		}
		n, price := deckSurplus(next, keen), int8(-1) // to pass costs nothing
		switch join := a.(type) {
		case deckbuilder.Assign:
			price = s.Card(join.Card).Cost
		case deckbuilder.AssignLocust:
			price = s.Card(join.Card).Cost + 1 // and a Locust
		case deckbuilder.Deploy:
			n, price = n+deckRoom(s), 0
		case deckbuilder.Attach: // to be deployed at once
			later, err := deckbuilder.Next(next, deckbuilder.Deploy{})
			if err != nil {
				continue
			}
			n, price = deckSurplus(later, keen)+deckRoom(s), 0
		default:
			n = deckSurplus(s, keen)
		}
		if found == nil || n > high || n == high && price < cost {
			best, found, high, cost = next, a, n, price
		}
	}
	return best, found
}

// deckRoom is a little more than nothing where no seat is left, and so seats are welcome.
func deckRoom(s deckbuilder.State) float64 {
	if s.Pending().Count > 0 {
		return 0
	}
	return 0.01
}

// deckSurplus is the Hits that may be expected beyond the Difficulty; keen is as if no
// Crimson Guard cut any dice.
func deckSurplus(s deckbuilder.State, keen bool) float64 {
	a, ok := s.Attempt()
	if !ok {
		return -99
	}
	blanks, hits, doubles := s.Content().Die()
	mean := float64(hits+2*doubles) / float64(blanks+hits+doubles)
	_, n := deckBest(s)
	if keen {
		n = a.Dice + a.Cut + deckUnnamed(s, a)
	}
	return mean*float64(n) - float64(deckbuilder.Sum(a.Difficulty))
}

// deckUnnamed is the dice that will come once the best Skill is named for a mission
// that any one will do for.
func deckUnnamed(s deckbuilder.State, a deckbuilder.Attempt) int {
	if c := s.Card(a.Card); !c.Any || a.Named != content.Wild {
		return 0
	}
	best, rides := 0, deckRides(&s)
	for skill := range content.Wild {
		n := 0
		for seat := range s.Seats() {
			for _, id := range s.Cards(deckbuilder.PlaceOf(deckbuilder.Team, seat)) {
				c := s.Card(id)
				n += max(1, int(c.Skills[content.Wild]+c.Skills[skill])) - max(1, int(c.Skills[content.Wild]))
			}
		}
		for _, id := range rides {
			n += int(s.Card(id).Skills[skill])
		}
		best = max(best, n)
	}
	return best
}

// deckRides is every Transport on the mission under way.
func deckRides(s interface {
	Cards(deckbuilder.Place) []string
	Seats() int
}) []string {
	list := append(s.Cards(deckbuilder.Place{Zone: deckbuilder.Ride}), s.Cards(deckbuilder.Place{Zone: deckbuilder.Deployed})...)
	for seat := range s.Seats() {
		list = append(list, s.Cards(deckbuilder.PlaceOf(deckbuilder.Escort, seat))...)
	}
	return list
}

// deckChance is the dice of the mission under way and the exact chance of a Success as
// things stand: with the best Skill where one is still to be named, with the Intel dice
// that bring most dice, and with dice that are about to be thrown.
func deckChance(s deckbuilder.State) (int, float64) {
	a, ok := s.Attempt()
	if !ok {
		return 0, 0
	}
	odds, _ := s.Odds()
	_, n := deckBest(s)
	if n != a.Dice && !a.Rolled {
		odds = s.OddsOf(n).Shift(odds.Max() - s.OddsOf(a.Dice).Max()).Floor(0)
	}
	if p := s.Pending(); p.Kind == deckbuilder.AskThrow && a.Rolled {
		odds = odds.Add(deckDie(s.Content()).Sum(p.Count))
	}
	return n, odds.AtLeast(deckbuilder.Sum(a.Difficulty))
}

// deckDie is the Mission die of a set.
func deckDie(set *content.Set) dice.Die {
	blanks, hits, doubles := set.Die()
	var faces []dice.Face
	for value, sides := range [...]int{blanks, hits, doubles} {
		if sides > 0 {
			faces = append(faces, dice.Face{Name: [...]string{"blank", "Hit", "double"}[value], Value: value, Sides: sides})
		}
	}
	die, err := dice.NewDie(faces...)
	if err != nil {
		return dice.Die{} // no set has such dice
	}
	return die
}
