package adventure

import "sync"

// DefaultBoard is the board of games that bring none. It is our own design in the
// known frame, since no source shows the real one: Fort Wadsworth top left, the
// Desert Kingdom top right, Cobra Island bottom left, the Pentagon bottom right. From
// Fort Wadsworth it is nearer to the Desert Kingdom, from the Pentagon just as much
// nearer to Cobra Island. VAMP, Tank and Jet Packs save about half of a road. The
// Board is the caller's.
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
name: Four Corners
basis: designed

// Fort Wadsworth, and what lies outside its gate
space wadsworth-gate gate in fort-wadsworth at 15 8
space wadsworth-1 gain 1 in fort-wadsworth at 11 8 "Obstacle course. Take 1 card"
space wadsworth-2 gain 2 in fort-wadsworth at 7 8 "Rifle range. Take 2 cards"
space wadsworth-3 plain in fort-wadsworth at 3 8 "Mess hall"
space wadsworth-4 gain 2 in fort-wadsworth at 3 6 "Motor pool. Take 2 cards"
space wadsworth-5 directions sent-out wadsworth-bridge in fort-wadsworth at 3 4 "Night march. Leave by the bridge"
space wadsworth-6 gain 2 in fort-wadsworth at 3 2 "Armory. Take 2 cards"
space wadsworth-7 gain 3 in fort-wadsworth at 7 2 "Supply train. Take 3 cards"
space wadsworth-8 gain 1 in fort-wadsworth at 11 2 "Climbing tower. Take 1 card"
space wadsworth-9 directions sent-out wadsworth-airport in fort-wadsworth at 15 2 "Your plane is waiting. Leave for the airport"
space wadsworth-10 gain 2 in fort-wadsworth at 15 4 "Workshop. Take 2 cards"
space wadsworth-11 gain 1 in fort-wadsworth at 15 6 "Radio school. Take 1 card"
space wadsworth-bridge plain at 17 10
space wadsworth-airport airport by fort-wadsworth at 13 10
space wadsworth-cross plain at 19 12

// The Pentagon, and what lies outside its gate
space pentagon-gate gate in pentagon at 45 22
space pentagon-1 gain 1 in pentagon at 49 22 "Briefing. Take 1 card"
space pentagon-2 gain 2 in pentagon at 53 22 "Map room. Take 2 cards"
space pentagon-3 plain in pentagon at 57 22 "Canteen"
space pentagon-4 gain 2 in pentagon at 57 24 "Code desk. Take 2 cards"
space pentagon-5 directions sent-out pentagon-bridge in pentagon at 57 26 "Urgent message. Leave by the bridge"
space pentagon-6 gain 2 in pentagon at 57 28 "Ordnance office. Take 2 cards"
space pentagon-7 gain 3 in pentagon at 53 28 "Orders from the top. Take 3 cards"
space pentagon-8 gain 1 in pentagon at 49 28 "Language lesson. Take 1 card"
space pentagon-9 directions sent-out pentagon-airport in pentagon at 45 28 "Escort duty. Leave for the airport"
space pentagon-10 gain 2 in pentagon at 45 26 "Laboratory. Take 2 cards"
space pentagon-11 gain 1 in pentagon at 45 24 "Archive. Take 1 card"
space pentagon-bridge plain at 43 20
space pentagon-airport airport by pentagon at 47 20
space pentagon-cross plain at 41 18

// The middle road
space middle-1 sneak-attack at 22 12
space middle-2 battle at 24 13
space middle-3 plain at 27 14
space middle-4 jet-pack at 30 15
space middle-5 plain at 33 16
space middle-6 battle at 36 17
space middle-7 sneak-attack at 38 18

// The north road to the Desert Kingdom, and its short cut by VAMP
space north-1 plain at 20 10
space north-2 plain at 19 8
space north-3 sneak-attack at 19 6
space north-4 jet-pack at 19 4
space north-5 battle at 19 2
space north-6 plain at 22 2
space north-7 directions backward 3 at 25 2 "Roadblock. Go back 3"
space north-8 plain at 28 2
space north-9 sneak-attack at 31 2
space north-10 directions forward 2 at 34 2 "Lift in a truck. Go forward 2"
space north-11 battle at 37 2
space north-12 plain at 37 4
space north-13 directions backward 4 at 34 4 "Flooded ford. Go back 4"
space north-14 plain at 31 4
space north-15 sneak-attack at 28 4
space north-16 jet-pack at 25 4
space north-17 plain at 22 4
space north-18 battle at 22 6
space north-19 plain at 25 6
space north-20 sneak-attack at 28 6
space north-21 directions forward 2 at 31 6 "Downhill. Go forward 2"
space north-22 battle at 34 6
space north-23 plain at 37 8
space north-24 sneak-attack at 38 10
space track-1 vamp at 21 9
space track-2 vamp at 23 8
space track-3 vamp at 25 9
space track-4 vamp at 27 8
space track-5 vamp at 29 9
space track-6 vamp at 31 8
space track-7 vamp at 33 9
space track-8 vamp at 35 10

// The south road to the sea, and its short cut by Tank
space south-1 plain at 40 20
space south-2 plain at 41 22
space south-3 battle at 41 24
space south-4 jet-pack at 41 26
space south-5 sneak-attack at 41 28
space south-6 plain at 38 28
space south-7 directions forward 2 at 35 28 "Wind from behind. Go forward 2"
space south-8 battle at 32 28
space south-9 plain at 29 28
space south-10 directions backward 3 at 26 28 "Lost the map. Go back 3"
space south-11 sneak-attack at 23 28
space south-12 plain at 23 26
space south-13 directions go-to pentagon-bridge at 26 26 "Out of fuel. Back to the bridge"
space south-14 plain at 29 26
space south-15 battle at 32 26
space south-16 jet-pack at 35 26
space south-17 plain at 38 26
space south-18 sneak-attack at 38 24
space south-19 plain at 35 24
space south-20 battle at 32 24
space south-21 directions backward 2 at 29 24 "Smugglers ahead. Go back 2"
space south-22 sneak-attack at 26 24
space south-23 plain at 22 22
space pass-1 tank at 39 21
space pass-2 tank at 37 22
space pass-3 tank at 35 21
space pass-4 tank at 33 22
space pass-5 tank at 31 21
space pass-6 tank at 29 22
space pass-7 tank at 27 21
space pass-8 tank at 25 22
space sea-1 hydrofoil at 24 20
space sea-2 hydrofoil at 25 18
space sea-3 hydrofoil at 22 18

// The Desert Kingdom
space desert-edge plain in desert-kingdom at 41 10
space desert-1 battle in desert-kingdom at 41 8
space desert-2 plain in desert-kingdom at 41 6
space desert-pack jet-pack in desert-kingdom at 41 4
space desert-3 sneak-attack in desert-kingdom at 41 2
space oasis objective oasis in desert-kingdom at 44 2
space desert-4 battle in desert-kingdom at 47 2
space desert-5 directions backward 2 in desert-kingdom at 50 2 "Sand storm. Go back 2"
space desert-6 sneak-attack in desert-kingdom at 53 2
space desert-strip objective desert-air-strip in desert-kingdom airstrip at 57 2
space desert-7 battle in desert-kingdom at 57 4
space desert-8 directions forward 2 in desert-kingdom at 57 6 "Camel ride. Go forward 2"
space desert-9 sneak-attack in desert-kingdom at 57 8
space sand-dunes objective sand-dunes in desert-kingdom at 57 10
space desert-10 plain in desert-kingdom at 57 12
space desert-11 battle in desert-kingdom at 53 12
space desert-12 plain in desert-kingdom at 50 12
space desert-13 directions backward 3 in desert-kingdom at 47 12 "Quicksand. Go back 3"
space desert-14 sneak-attack in desert-kingdom at 44 12
space desert-15 plain in desert-kingdom at 41 12
space desert-16 sneak-attack in desert-kingdom at 44 6
space desert-17 battle in desert-kingdom at 46 8
space desert-18 directions go-to desert-edge in desert-kingdom at 48 6 "Mirage. Back to the edge of the desert"
space sheriffs-fort objective col-sheriffs-fort in desert-kingdom at 50 8
space desert-19 battle in desert-kingdom at 50 10
space canyon-1 tank in desert-kingdom at 52 7
space canyon-2 tank in desert-kingdom at 53 6
space canyon-3 tank in desert-kingdom at 54 5
space canyon-4 tank in desert-kingdom at 55 3

// Cobra Island
space isle-edge plain in cobra-island at 19 20
space isle-1 sneak-attack in cobra-island at 19 22
space isle-2 plain in cobra-island at 19 24
space isle-pack jet-pack in cobra-island at 19 26
space isle-3 battle in cobra-island at 19 28
space radar objective radar in cobra-island at 16 28
space isle-4 sneak-attack in cobra-island at 13 28
space isle-5 directions forward 2 in cobra-island at 10 28 "Tunnel. Go forward 2"
space isle-6 battle in cobra-island at 7 28
space cobra-strip objective cobra-air-strip in cobra-island airstrip at 3 28
space isle-7 sneak-attack in cobra-island at 3 26
space isle-8 directions backward 2 in cobra-island at 3 24 "Guard dogs. Go back 2"
space isle-9 battle in cobra-island at 3 22
space village objective village in cobra-island at 3 20
space isle-10 plain in cobra-island at 3 18
space isle-11 sneak-attack in cobra-island at 7 18
space isle-12 plain in cobra-island at 10 18
space isle-13 directions forward 3 in cobra-island at 13 18 "Friendly villager. Go forward 3"
space isle-14 battle in cobra-island at 16 18
space isle-15 plain in cobra-island at 19 18
space isle-16 battle in cobra-island at 16 24
space isle-17 directions backward 2 in cobra-island at 14 22 "Searchlight. Go back 2"
space isle-18 sneak-attack in cobra-island at 12 24
space spanish-fort objective spanish-fort in cobra-island at 10 22
space isle-19 plain in cobra-island at 10 20
space jungle-1 vamp in cobra-island at 8 23
space jungle-2 vamp in cobra-island at 7 24
space jungle-3 vamp in cobra-island at 6 25
space jungle-4 vamp in cobra-island at 5 27

// Ways
path wadsworth-gate -> wadsworth-1 -> wadsworth-2 -> wadsworth-3 -> wadsworth-4 -> wadsworth-5 -> wadsworth-6 -> wadsworth-7 -> wadsworth-8 -> wadsworth-9 -> wadsworth-10 -> wadsworth-11 -> wadsworth-gate -> wadsworth-bridge
path wadsworth-airport - wadsworth-bridge - wadsworth-cross
path pentagon-gate -> pentagon-1 -> pentagon-2 -> pentagon-3 -> pentagon-4 -> pentagon-5 -> pentagon-6 -> pentagon-7 -> pentagon-8 -> pentagon-9 -> pentagon-10 -> pentagon-11 -> pentagon-gate -> pentagon-bridge
path pentagon-airport - pentagon-bridge - pentagon-cross
path wadsworth-cross - middle-1 - middle-2 - middle-3 - middle-4 - middle-5 - middle-6 - middle-7 - pentagon-cross
path wadsworth-cross - north-1 - north-2 - north-3 - north-4 - north-5 - north-6 - north-7 - north-8 - north-9 - north-10 - north-11 - north-12 - north-13 - north-14 - north-15 - north-16 - north-17 - north-18 - north-19 - north-20 - north-21 - north-22 - north-23 - north-24 -> desert-edge
path north-2 - track-1 - track-2 - track-3 - track-4 - track-5 - track-6 - track-7 - track-8 - north-23
path pentagon-cross - south-1 - south-2 - south-3 - south-4 - south-5 - south-6 - south-7 - south-8 - south-9 - south-10 - south-11 - south-12 - south-13 - south-14 - south-15 - south-16 - south-17 - south-18 - south-19 - south-20 - south-21 - south-22 - south-23 - sea-1 - sea-2 - sea-3 -> isle-edge
path south-2 - pass-1 - pass-2 - pass-3 - pass-4 - pass-5 - pass-6 - pass-7 - pass-8 - south-23
path desert-edge -> desert-1 -> desert-2 -> desert-pack -> desert-3 -> oasis -> desert-4 -> desert-5 -> desert-6 -> desert-strip -> desert-7 -> desert-8 -> desert-9 -> sand-dunes -> desert-10 -> desert-11 -> desert-12 -> desert-13 -> desert-14 -> desert-15 -> desert-edge
path desert-2 -> desert-16 -> desert-17 -> desert-18 -> sheriffs-fort -> desert-19 -> desert-12
path sheriffs-fort - canyon-1 - canyon-2 - canyon-3 - canyon-4 - desert-strip
path isle-edge -> isle-1 -> isle-2 -> isle-pack -> isle-3 -> radar -> isle-4 -> isle-5 -> isle-6 -> cobra-strip -> isle-7 -> isle-8 -> isle-9 -> village -> isle-10 -> isle-11 -> isle-12 -> isle-13 -> isle-14 -> isle-15 -> isle-edge
path isle-2 -> isle-16 -> isle-17 -> isle-18 -> spanish-fort -> isle-19 -> isle-12
path spanish-fort - jungle-1 - jungle-2 - jungle-3 - jungle-4 - cobra-strip

jump north-4 -> north-16 -> desert-pack
jump south-4 -> south-16 -> isle-pack
jump middle-4 -> north-4
jump middle-4 -> south-4
`
