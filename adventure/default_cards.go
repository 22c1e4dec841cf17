package adventure

import "sync"

// DefaultCards is the cards of games that bring none. Places, kinds of equipment and
// counts are the box's; the points and the battle cards are our own design, since no
// source shows the real ones. The objectives are worth 405 points: more than four
// players can hold without one of them having 100. What lies on Cobra Island, where
// every trip costs a Hydrofoil, is worth more. The Cards are the caller's.
func DefaultCards() *Cards {
	c := *defaultCards()
	return &c
}

// defaultCards is the same Cards on each call, to be left as they are.
var defaultCards = sync.OnceValue(func() *Cards {
	c, err := LoadCards([]byte(defaultDeck))
	if err != nil {
		return new(Cards)
	}
	return c
})

// defaultDeck is the default cards as people write them.
const defaultDeck = `{
"name": "Field Orders",
"objectives": [
	{"id": "radar-1", "place": "radar", "points": 25, "basis": "designed"},
	{"id": "radar-2", "place": "radar", "points": 30, "basis": "designed"},
	{"id": "village-1", "place": "village", "points": 25, "basis": "designed"},
	{"id": "village-2", "place": "village", "points": 30, "basis": "designed"},
	{"id": "cobra-air-strip-1", "place": "cobra-air-strip", "points": 30, "basis": "designed"},
	{"id": "cobra-air-strip-2", "place": "cobra-air-strip", "points": 35, "basis": "designed"},
	{"id": "spanish-fort-1", "place": "spanish-fort", "points": 30, "basis": "designed"},
	{"id": "spanish-fort-2", "place": "spanish-fort", "points": 35, "basis": "designed"},
	{"id": "col-sheriffs-fort-1", "place": "col-sheriffs-fort", "points": 20, "basis": "designed"},
	{"id": "col-sheriffs-fort-2", "place": "col-sheriffs-fort", "points": 25, "basis": "designed"},
	{"id": "oasis-1", "place": "oasis", "points": 15, "basis": "designed"},
	{"id": "oasis-2", "place": "oasis", "points": 20, "basis": "designed"},
	{"id": "sand-dunes-1", "place": "sand-dunes", "points": 15, "basis": "designed"},
	{"id": "sand-dunes-2", "place": "sand-dunes", "points": 20, "basis": "designed"},
	{"id": "desert-air-strip-1", "place": "desert-air-strip", "points": 25, "basis": "designed"},
	{"id": "desert-air-strip-2", "place": "desert-air-strip", "points": 25, "basis": "designed"}
],
"battle": [
	{"id": "bunker", "count": 3, "effect": "win-extra-turn", "needs": "artillery-laser", "text": "A bunker blocks the way. With an Artillery Laser you win", "basis": "designed"},
	{"id": "gunship", "count": 3, "effect": "win-extra-turn", "needs": "missile-system", "text": "A gunship circles above. With a Missile System you win", "basis": "designed"},
	{"id": "column", "count": 3, "effect": "win-extra-turn", "needs": "attack-cannon", "text": "An armored column comes down the road. With an Attack Cannon you win", "basis": "designed"},
	{"id": "deserters", "count": 2, "effect": "win-extra-turn", "text": "The enemy throws down his arms. You win", "basis": "designed"},
	{"id": "torpedo", "count": 2, "effect": "lose-equipment", "lose": "hydrofoil", "text": "Frogmen find your boat. Lose a Hydrofoil", "basis": "designed"},
	{"id": "pit", "count": 2, "effect": "lose-equipment", "lose": "vamp", "text": "A hidden pit. Lose a VAMP", "basis": "designed"},
	{"id": "mine", "count": 2, "effect": "lose-equipment", "lose": "tank", "text": "A mine goes off. Lose a Tank", "basis": "designed"},
	{"id": "sabotage", "count": 1, "effect": "lose-equipment", "lose": "artillery-laser", "text": "A saboteur in the ranks. Lose an Artillery Laser", "basis": "designed"},
	{"id": "jamming", "count": 1, "effect": "lose-equipment", "lose": "missile-system", "text": "The radio is jammed. Lose a Missile System", "basis": "designed"},
	{"id": "blast", "count": 1, "effect": "lose-equipment", "lose": "attack-cannon", "text": "The magazine explodes. Lose an Attack Cannon", "basis": "designed"},
	{"id": "scouts", "count": 2, "effect": "move-forward", "n": 2, "text": "The scouts report all clear. Go forward 2", "basis": "designed"},
	{"id": "charge", "count": 2, "effect": "move-forward", "n": 3, "text": "Charge! Go forward 3", "basis": "designed"},
	{"id": "convoy", "count": 1, "effect": "move-forward", "needs": "vamp", "n": 5, "text": "The road lies open. With a VAMP go forward 5", "basis": "designed"},
	{"id": "snipers", "count": 2, "effect": "move-back", "n": 2, "text": "Snipers in the rocks. Go back 2", "basis": "designed"},
	{"id": "barrage", "count": 2, "effect": "move-back", "n": 3, "text": "Shells fall all around. Go back 3", "basis": "designed"},
	{"id": "rout", "count": 1, "effect": "move-back", "n": 5, "text": "There are too many of them. Go back 5", "basis": "designed"},
	{"id": "fog", "count": 2, "effect": "nothing", "text": "Fog. Nobody finds anybody", "basis": "designed"}
]}
`
