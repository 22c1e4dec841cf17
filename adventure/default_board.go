package adventure

import "sync"

// DefaultBoard is the board of games that bring none. It is our own design in the
// known frame, since no source shows the real one: Fort Wadsworth top left, the
// Desert Kingdom top right, Cobra Island bottom left, the Pentagon bottom right.
// Folded along the line from the Desert Kingdom to Cobra Island it is alike in both
// halves, so that neither training area is better than the other. The Board is the
// caller's.
func DefaultBoard() *Board {
	b := *defaultBoard()
	return &b
}

// defaultBoard is the same Board on each call, to be left as it is.
var defaultBoard = sync.OnceValue(func() *Board {
	b, err := ParseBoard(defaultText)
	if err != nil {
		return new(Board)
	}
	return b
})

// defaultText is the default board as people write it.
const defaultText = `
name: Two Kingdoms
basis: designed

// Fort Wadsworth
space wadsworth-gate gate in fort-wadsworth at 15 8
space wadsworth-1 gain 1 in fort-wadsworth at 12 8 "Obstacle course. Take 1 card"
space wadsworth-2 gain 2 in fort-wadsworth at 9 8 "Rifle range. Take 2 cards"
space wadsworth-3 plain in fort-wadsworth at 6 8 "Mess hall"
space wadsworth-4 gain 1 in fort-wadsworth at 3 8 "Motor pool. Take 1 card"
space wadsworth-5 directions sent-out wadsworth-bridge in fort-wadsworth at 3 6 "Night march. Leave by the bridge"
space wadsworth-6 gain 2 in fort-wadsworth at 3 4 "Armory. Take 2 cards"
space wadsworth-7 gain 3 in fort-wadsworth at 3 2 "Supply train. Take 3 cards"
space wadsworth-8 plain in fort-wadsworth at 6 2 "Barracks"
space wadsworth-9 gain 1 in fort-wadsworth at 9 2 "Climbing tower. Take 1 card"
space wadsworth-10 gain 2 in fort-wadsworth at 12 2 "Workshop. Take 2 cards"
space wadsworth-11 directions sent-out wadsworth-airport in fort-wadsworth at 15 2 "Plane is waiting. Leave for the airport"
space wadsworth-12 gain 1 in fort-wadsworth at 15 4 "Radio school. Take 1 card"
space wadsworth-13 gain 2 in fort-wadsworth at 15 6 "Parade. Take 2 cards"

// Outside the gate
space wadsworth-bridge plain at 17 10
space wadsworth-airport airport by fort-wadsworth at 13 10
space wadsworth-cross plain at 19 12

// The Pentagon
space pentagon-gate gate in pentagon at 45 22
space pentagon-1 gain 1 in pentagon at 48 22 "Briefing. Take 1 card"
space pentagon-2 gain 2 in pentagon at 51 22 "Map room. Take 2 cards"
space pentagon-3 plain in pentagon at 54 22 "Canteen"
space pentagon-4 gain 1 in pentagon at 57 22 "Code desk. Take 1 card"
space pentagon-5 directions sent-out pentagon-bridge in pentagon at 57 24 "Urgent message. Leave by the bridge"
space pentagon-6 gain 2 in pentagon at 57 26 "Ordnance office. Take 2 cards"
space pentagon-7 gain 3 in pentagon at 57 28 "General's own order. Take 3 cards"
space pentagon-8 plain in pentagon at 54 28 "Long corridor"
space pentagon-9 gain 1 in pentagon at 51 28 "Language lesson. Take 1 card"
space pentagon-10 gain 2 in pentagon at 48 28 "Laboratory. Take 2 cards"
space pentagon-11 directions sent-out pentagon-airport in pentagon at 45 28 "Escort duty. Leave for the airport"
space pentagon-12 gain 1 in pentagon at 45 26 "Archive. Take 1 card"
space pentagon-13 gain 2 in pentagon at 45 24 "Inspection passed. Take 2 cards"

// Outside the gate
space pentagon-bridge plain at 43 20
space pentagon-airport airport by pentagon at 40 22
space pentagon-cross plain at 41 18

// The north road, from Fort Wadsworth to the Desert Kingdom, and its short cut
space north-1 plain at 20 10
space north-2 sneak-attack at 19 8
space north-3 plain at 19 6
space north-4 jet-pack at 19 4
space north-5 directions backward 3 at 19 2 "Bridge is mined. Go back 3"
space north-6 battle at 22 2
space north-7 plain at 25 2
space north-8 directions forward 2 at 28 2 "Downhill. Go forward 2"
space north-9 sneak-attack at 31 2
space north-10 plain at 34 2
space north-11 battle at 37 2
space north-12 directions backward 4 at 37 4 "Flooded ford. Go back 4"
space north-13 plain at 37 6
space north-track-1 vamp at 22 9
space north-track-2 vamp at 25 8
space north-track-3 vamp at 29 7
space north-track-4 vamp at 33 6

// The east road, from the Pentagon to the Desert Kingdom, and its short cut
space east-1 plain at 44 16
space east-2 sneak-attack at 48 16
space east-3 plain at 48 18
space east-4 jet-pack at 48 20
space east-5 directions backward 3 at 51 20 "Roadblock. Go back 3"
space east-6 battle at 54 20
space east-7 plain at 57 20
space east-8 directions forward 2 at 57 18 "Lift in a truck. Go forward 2"
space east-9 sneak-attack at 54 18
space east-10 plain at 51 18
space east-11 battle at 51 16
space east-12 directions backward 4 at 54 16 "Rock slide. Go back 4"
space east-13 plain at 57 14
space east-track-1 vamp at 46 14
space east-track-2 vamp at 48 13
space east-track-3 vamp at 51 14
space east-track-4 vamp at 54 14

// The west road, from Fort Wadsworth to the sea, and its short cut
space west-1 plain at 17 14
space west-2 battle at 14 13
space west-3 jet-pack at 11 12
space west-4 plain at 8 12
space west-5 directions forward 3 at 5 12 "Wind from behind. Go forward 3"
space west-6 sneak-attack at 5 14
space west-7 directions go-to wadsworth-bridge at 8 14 "Out of fuel. Back to the bridge"
space west-8 battle at 11 15
space west-9 plain at 14 16
space west-pass-1 tank at 20 15
space west-pass-2 tank at 21 17
space west-pass-3 tank at 18 18
space west-sea-1 hydrofoil at 14 18
space west-sea-2 hydrofoil at 11 17
space west-sea-3 hydrofoil at 8 16

// The south road, from the Pentagon to the sea, and its short cut
space south-1 plain at 36 19
space south-2 battle at 36 21
space south-3 jet-pack at 37 24
space south-4 plain at 41 25
space south-5 directions forward 3 at 41 27 "Empty road. Go forward 3"
space south-6 sneak-attack at 38 28
space south-7 directions go-to pentagon-bridge at 35 28 "Lost the map. Back to the bridge"
space south-8 battle at 32 27
space south-9 plain at 31 25
space south-pass-1 tank at 33 19
space south-pass-2 tank at 31 20
space south-pass-3 tank at 31 22
space south-sea-1 hydrofoil at 29 24
space south-sea-2 hydrofoil at 26 23
space south-sea-3 hydrofoil at 23 23

// The middle road
space middle-1 sneak-attack at 23 13
space middle-2 battle at 26 14
space middle-3 jet-pack at 30 15
space middle-4 battle at 34 16
space middle-5 sneak-attack at 37 17

// The Desert Kingdom
space desert-west plain in desert-kingdom at 40 6
space desert-south plain in desert-kingdom at 54 12
space desert-1 sneak-attack in desert-kingdom at 40 4
space desert-2 battle in desert-kingdom at 40 2
space desert-3 directions backward 2 in desert-kingdom at 48 2 "Sand storm. Go back 2"
space desert-4 battle in desert-kingdom at 52 2
space desert-5 battle in desert-kingdom at 42 8
space desert-6 directions go-to desert-west in desert-kingdom at 45 8 "Mirage. Back to the edge of the desert"
space desert-7 sneak-attack in desert-kingdom at 57 12
space desert-8 battle in desert-kingdom at 57 10
space desert-9 directions backward 2 in desert-kingdom at 57 6 "Quicksand. Go back 2"
space desert-10 battle in desert-kingdom at 57 4
space desert-11 battle in desert-kingdom at 51 12
space desert-12 directions go-to desert-south in desert-kingdom at 49 10 "Dry well. Back to the edge of the desert"
space oasis objective oasis in desert-kingdom at 44 2
space sand-dunes objective sand-dunes in desert-kingdom at 57 8
space sheriffs-fort objective col-sheriffs-fort in desert-kingdom at 48 8
space desert-strip objective desert-air-strip in desert-kingdom airstrip at 57 2
space desert-pack jet-pack in desert-kingdom at 49 6
space desert-pass-1 tank in desert-kingdom at 51 5
space desert-pass-2 tank in desert-kingdom at 53 4
space desert-pass-3 tank in desert-kingdom at 55 3

// Cobra Island
space isle-north plain in cobra-island at 6 18
space isle-east plain in cobra-island at 20 24
space isle-1 battle in cobra-island at 3 18
space isle-2 sneak-attack in cobra-island at 3 20
space isle-3 battle in cobra-island at 3 24
space isle-4 directions backward 2 in cobra-island at 3 26 "Guard dogs. Go back 2"
space isle-5 sneak-attack in cobra-island at 8 20
space isle-6 directions forward 2 in cobra-island at 10 21 "Tunnel. Go forward 2"
space isle-7 battle in cobra-island at 20 26
space isle-8 sneak-attack in cobra-island at 20 28
space isle-9 battle in cobra-island at 12 28
space isle-10 directions backward 2 in cobra-island at 8 28 "Searchlight. Go back 2"
space isle-11 sneak-attack in cobra-island at 18 22
space isle-12 directions forward 2 in cobra-island at 15 22 "Friendly villager. Go forward 2"
space radar objective radar in cobra-island at 3 22
space village objective village in cobra-island at 16 28
space spanish-fort objective spanish-fort in cobra-island at 12 22
space cobra-strip objective cobra-air-strip in cobra-island airstrip at 3 28
space isle-pack jet-pack in cobra-island at 11 24
space isle-track-1 vamp in cobra-island at 9 25
space isle-track-2 vamp in cobra-island at 7 26
space isle-track-3 vamp in cobra-island at 5 27

// Ways
path wadsworth-gate -> wadsworth-1 -> wadsworth-2 -> wadsworth-3 -> wadsworth-4 -> wadsworth-5 -> wadsworth-6 -> wadsworth-7 -> wadsworth-8 -> wadsworth-9 -> wadsworth-10 -> wadsworth-11 -> wadsworth-12 -> wadsworth-13 -> wadsworth-gate -> wadsworth-bridge
path wadsworth-airport - wadsworth-bridge - wadsworth-cross - north-1 - north-2 - north-3 - north-4 - north-5 - north-6 - north-7 - north-8 - north-9 - north-10 - north-11 - north-12 - north-13 -> desert-west
path north-1 - north-track-1 - north-track-2 - north-track-3 - north-track-4 - north-13
path wadsworth-cross - west-1 - west-2 - west-3 - west-4 - west-5 - west-6 - west-7 - west-8 - west-9 - west-sea-1 - west-sea-2 - west-sea-3 -> isle-north
path west-1 - west-pass-1 - west-pass-2 - west-pass-3 - west-9
path pentagon-gate -> pentagon-1 -> pentagon-2 -> pentagon-3 -> pentagon-4 -> pentagon-5 -> pentagon-6 -> pentagon-7 -> pentagon-8 -> pentagon-9 -> pentagon-10 -> pentagon-11 -> pentagon-12 -> pentagon-13 -> pentagon-gate -> pentagon-bridge
path pentagon-airport - pentagon-bridge - pentagon-cross - east-1 - east-2 - east-3 - east-4 - east-5 - east-6 - east-7 - east-8 - east-9 - east-10 - east-11 - east-12 - east-13 -> desert-south
path east-1 - east-track-1 - east-track-2 - east-track-3 - east-track-4 - east-13
path pentagon-cross - south-1 - south-2 - south-3 - south-4 - south-5 - south-6 - south-7 - south-8 - south-9 - south-sea-1 - south-sea-2 - south-sea-3 -> isle-east
path south-1 - south-pass-1 - south-pass-2 - south-pass-3 - south-9
path wadsworth-cross - middle-1 - middle-2 - middle-3 - middle-4 - middle-5 - pentagon-cross
path desert-west - desert-1 - desert-2 - oasis - desert-3 - desert-4 - desert-strip
path desert-south - desert-7 - desert-8 - sand-dunes - desert-9 - desert-10 - desert-strip
path desert-west - desert-5 - desert-6 - sheriffs-fort - desert-12 - desert-11 - desert-south
path sheriffs-fort - desert-pack - desert-pass-1 - desert-pass-2 - desert-pass-3 - desert-strip
path isle-north - isle-1 - isle-2 - radar - isle-3 - isle-4 - cobra-strip
path isle-east - isle-7 - isle-8 - village - isle-9 - isle-10 - cobra-strip
path isle-north - isle-5 - isle-6 - spanish-fort - isle-12 - isle-11 - isle-east
path spanish-fort - isle-pack - isle-track-1 - isle-track-2 - isle-track-3 - cobra-strip

jump north-4 -> desert-pack
jump east-4 -> desert-pack
jump middle-3 -> desert-pack
jump west-3 -> isle-pack
jump south-3 -> isle-pack
jump middle-3 -> isle-pack
`
