package advtensor_test

// A board and cards of somebody's own.
const drawnBoard = `
name: Long Spit
basis: designed
space f-gate gate in fort-wadsworth
space f-1 gain 3 in fort-wadsworth
space f-2 directions sent-out cross in fort-wadsworth
space p-gate gate in pentagon
space p-1 gain 1 in pentagon
space p-2 battle in pentagon
space p-3 directions backward 2 in pentagon
space p-4 sneak-attack in pentagon
space p-5 directions go-to p-1 in pentagon
space p-6 gain 2 in pentagon
space f-field airport by fort-wadsworth
space p-field airport by pentagon
space porch plain
space cross plain
space road-1 sneak-attack
space road-2 vamp
space road-3 battle
space road-4 directions forward 12
space well plain
space pack-1 jet-pack
space pack-2 jet-pack in cobra-island
space pack-3 jet-pack in desert-kingdom
space bay hydrofoil
space reef hydrofoil in cobra-island
space hill tank
space beach plain in cobra-island
space radar objective radar in cobra-island
space fort objective spanish-fort in cobra-island
space hold objective col-sheriffs-fort in cobra-island
space spring objective oasis in cobra-island
space village objective village in cobra-island
space strip objective cobra-air-strip in cobra-island airstrip
space swamp directions backward 3 in cobra-island
space ambush battle in cobra-island
space edge plain in desert-kingdom
space dunes objective sand-dunes in desert-kingdom
space mirage directions go-to cross in desert-kingdom
space duel sneak-attack in desert-kingdom
space flats objective desert-air-strip in desert-kingdom
space runway plain in desert-kingdom airstrip

path f-gate -> f-1 -> f-2 -> f-gate -> cross
path p-gate -> p-1 -> p-2 -> p-3 -> p-4 -> p-5 -> p-6 -> p-gate -> porch
path f-field - cross - road-1 - road-2 - road-3 - road-4 - porch - p-field
path cross - pack-1 - bay -> beach
path road-3 - well
path porch -> hill -> edge
path road-1 - hill
path beach - radar - village - swamp - strip
path beach -> reef -> fort -> ambush -> hold -> spring -> strip -> pack-2 -> beach
path edge - dunes - mirage - duel - flats - runway - pack-3 - edge
jump pack-1 -> pack-2
jump pack-1 -> pack-3
`

const drawnCards = `{"name": "Long Spit", "objectives": [
	{"id": "ear", "place": "radar", "points": 1, "basis": "designed"}, {"id": "eye", "place": "radar", "points": 100, "basis": "designed"},
	{"id": "huts", "place": "village", "points": 5, "basis": "designed"}, {"id": "well", "place": "village", "points": 5, "basis": "designed"},
	{"id": "wings", "place": "cobra-air-strip", "points": 45, "basis": "designed"}, {"id": "tower", "place": "cobra-air-strip", "points": 10, "basis": "designed"},
	{"id": "wall", "place": "spanish-fort", "points": 15, "basis": "designed"}, {"id": "moat", "place": "spanish-fort", "points": 20, "basis": "designed"},
	{"id": "gate", "place": "col-sheriffs-fort", "points": 7, "basis": "designed"}, {"id": "keep", "place": "col-sheriffs-fort", "points": 9, "basis": "designed"},
	{"id": "palm", "place": "oasis", "points": 11, "basis": "designed"}, {"id": "pool", "place": "oasis", "points": 13, "basis": "designed"},
	{"id": "sand", "place": "sand-dunes", "points": 30, "basis": "designed"}, {"id": "dust", "place": "sand-dunes", "points": 30, "basis": "designed"},
	{"id": "flag", "place": "desert-air-strip", "points": 25, "basis": "designed"}, {"id": "fuel", "place": "desert-air-strip", "points": 40, "basis": "designed"}
], "battle": [
	{"id": "rally", "count": 6, "effect": "win-extra-turn", "basis": "designed"},
	{"id": "cannonade", "count": 4, "effect": "win-extra-turn", "needs": "attack-cannon", "basis": "designed"},
	{"id": "leak", "count": 7, "effect": "lose-equipment", "lose": "hydrofoil", "basis": "designed"},
	{"id": "trade", "count": 3, "effect": "lose-equipment", "lose": "missile-system", "basis": "designed"},
	{"id": "sprint", "count": 5, "effect": "move-forward", "n": 12, "basis": "designed"},
	{"id": "retire", "count": 5, "effect": "move-back", "n": 12, "basis": "designed"},
	{"id": "detour", "count": 2, "effect": "move-back", "needs": "vamp", "n": 1, "basis": "designed"}
]}`
