package adventure

import (
	"strconv"
	"strings"

	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// Space is the name of a space, chosen by the author of the board: words of small
// letters and digits with hyphens between them, at most 24 characters, as in
// "wadsworth-gate" or "isle-7".
//
// Any string is a Space; [Board.Kind] says whether a board has it.
type Space string

// maxSpaceName is in bytes, as names are ASCII.
const maxSpaceName = 24

// spelled says whether a name is spelled as a Space is.
func (s Space) spelled() bool { return len(s) <= maxSpaceName && kebab(string(s)) }

// kebab says whether a text is words of small letters and digits, at least one, with
// hyphens between them.
func kebab(text string) bool {
	for word := range strings.SplitSeq(text, "-") {
		if word == "" || strings.Trim(word, "abcdefghijklmnopqrstuvwxyz0123456789") != "" {
			return false
		}
	}
	return true
}

// node numbers the spaces of one board, 0 upwards in the order in which they are
// written.
type node = uint8

const (
	maxSpaces = 200 // sdk-board-size
	// noNode is the number of no space.
	noNode node = 0xff
)

// Area is one of the four areas of the board (adv-board-areas). The zero Area is
// none of them: the path outside.
type Area uint8

const (
	// NoArea is the path outside the areas.
	NoArea Area = iota
	// FortWadsworth is a training area.
	FortWadsworth
	// Pentagon is a training area.
	Pentagon
	// CobraIsland is an adventure area, entered by Hydrofoil only.
	CobraIsland
	// DesertKingdom is an adventure area.
	DesertKingdom
)

var (
	areaNames = [...]string{"the path", "Fort Wadsworth", "the Pentagon", "Cobra Island", "the Desert Kingdom"}
	areaWords = [...]string{"path", "fort-wadsworth", "pentagon", "cobra-island", "desert-kingdom"}
)

// String is the area in words: "the path", "Fort Wadsworth", "the Pentagon", "Cobra
// Island", "the Desert Kingdom".
func (a Area) String() string { return name(areaNames[:], "area", a) }

// Training reports whether it is one of the two training areas
// (adv-board-training-names).
func (a Area) Training() bool { return a == FortWadsworth || a == Pentagon }

// Adventure reports whether it is one of the two adventure areas
// (adv-board-adventure-names).
func (a Area) Adventure() bool { return a == CobraIsland || a == DesertKingdom }

// MarshalText is the word of a file: "path", "fort-wadsworth", "pentagon",
// "cobra-island", "desert-kingdom".
func (a Area) MarshalText() ([]byte, error) { return writeWord(a, areaWords[:], 0) }

// UnmarshalText reads the word of a file.
func (a *Area) UnmarshalText(text []byte) error { return readWord(a, areaWords[:], 0, text) }

// Kind is a kind of space. The zero Kind is none.
type Kind uint8

const (
	// Gate is START, the Security Gate of a training area (adv-training-start).
	Gate Kind = iota + 1
	// Gain is a training space that gives equipment cards (adv-collect-equipment).
	Gain
	// Plain is a space where nothing happens.
	Plain
	// Directions, light brown, says where to put the pawn (adv-brown).
	Directions
	// JetPack, orange, lets a pawn jump to the next one (adv-jet-jump).
	JetPack
	// HydrofoilSpace, blue, costs a Hydrofoil (adv-equipment-space-hydrofoil).
	HydrofoilSpace
	// VAMPSpace, green, costs a VAMP (adv-equipment-space-vamp).
	VAMPSpace
	// TankSpace, light green, costs a Tank (adv-equipment-space-tank).
	TankSpace
	// SneakAttack, yellow, is decided by two dice (adv-sneak-roll).
	SneakAttack
	// Battle, yellow, draws a battle card (adv-battle-draw).
	Battle
	// ObjectiveSpace, red, is one of the eight objectives (adv-box-objectives).
	ObjectiveSpace
	// Airport is where flights from the airstrips end (adv-airport-each).
	Airport
)

var (
	kindNames = [...]string{"no kind of space", "START (Security Gate)", "equipment gain", "plain", "light brown", "Jet Pack", "Hydrofoil space",
		"VAMP space", "Tank space", "Sneak Attack", "Battle", "Objective", "Airport"}
	kindWords = [...]string{"none", "gate", "gain", "plain", "directions", "jet-pack", "hydrofoil",
		"vamp", "tank", "sneak-attack", "battle", "objective", "airport"}
	kindColours = [...]string{"", "", "", "", "light brown", "orange", "blue", "green", "light green", "yellow", "yellow", "red", ""}
)

// String is the kind in the rulebook's words.
func (k Kind) String() string { return name(kindNames[:], "kind of space", k) }

// Colour is the colour that the rulebook gives the kind, or "" where it gives none.
// Two kinds are yellow (amb-adv-yellow).
func (k Kind) Colour() string {
	if int(k) < len(kindColours) {
		return kindColours[k]
	}
	return ""
}

// MarshalText is the word of a board's file: "gate", "jet-pack", "vamp".
// A value that has none, as the zero Kind, is refused.
func (k Kind) MarshalText() ([]byte, error) { return writeWord(k, kindWords[:], 1) }

// UnmarshalText reads the word of a board's file.
func (k *Kind) UnmarshalText(text []byte) error { return readWord(k, kindWords[:], 1, text) }

// acts reports whether a space of the kind takes effect on a pawn that lands there, so
// that it counts towards the limit of a turn (amb-adv-directed-trigger).
func (k Kind) acts() bool {
	switch k {
	case Gain, JetPack, SneakAttack, Battle, Directions:
		return true
	}
	return false
}

// needs is the equipment that landing on a space of the kind costs, or 0
// (adv-equipment-space-need).
func (k Kind) needs() Equipment {
	switch k {
	case HydrofoilSpace:
		return Hydrofoil
	case VAMPSpace:
		return VAMP
	case TankSpace:
		return Tank
	}
	return 0
}

// Place is one of the eight objectives, a place on the board (adv-box-objectives).
// The zero Place is none.
type Place uint8

const (
	Radar Place = iota + 1
	Village
	CobraAirStrip
	SpanishFort
	ColSheriffsFort
	Oasis
	SandDunes
	DesertAirStrip
)

// places is one more than the last Place.
const places = int(DesertAirStrip) + 1

var (
	placeNames = [...]string{"no Objective", "Radar", "Village", "Cobra Air Strip", "Spanish Fort", "Col. Sheriff's Fort", "Oasis", "Sand Dunes", "Desert Air Strip"}
	placeWords = [...]string{"none", "radar", "village", "cobra-air-strip", "spanish-fort", "col-sheriffs-fort", "oasis", "sand-dunes", "desert-air-strip"}
	placeRules = [...]joe.RuleID{"", "adv-box-objective-radar", "adv-box-objective-village", "adv-box-objective-cobra-strip", "adv-box-objective-spanish-fort",
		"adv-box-objective-sheriff-fort", "adv-box-objective-oasis", "adv-box-objective-dunes", "adv-box-objective-desert-strip"}
)

// String is the place as the rulebook names it: "Col. Sheriff's Fort".
func (p Place) String() string { return name(placeNames[:], "Objective", p) }

// MarshalText is the word of JSON: "col-sheriffs-fort".
// A value that has none, as the zero Place, is refused.
func (p Place) MarshalText() ([]byte, error) { return writeWord(p, placeWords[:], 1) }

// UnmarshalText reads the word of JSON.
func (p *Place) UnmarshalText(text []byte) error { return readWord(p, placeWords[:], 1, text) }

// Equipment is a kind of equipment card (adv-box-equipment). The zero Equipment is
// none.
type Equipment uint8

const (
	Hydrofoil Equipment = iota + 1
	VAMP
	Tank
	ArtilleryLaser
	MissileSystem
	AttackCannon
)

// equipmentKinds is one more than the last Equipment.
const equipmentKinds = int(AttackCannon) + 1

var (
	equipmentNames = [...]string{"no Equipment", "Hydrofoil", "VAMP", "Tank", "Artillery Laser", "Missile System", "Attack Cannon"}
	equipmentWords = [...]string{"none", "hydrofoil", "vamp", "tank", "artillery-laser", "missile-system", "attack-cannon"}
)

// String is the kind as the rulebook names it: "Artillery Laser".
func (e Equipment) String() string { return name(equipmentNames[:], "Equipment", e) }

// MarshalText is the word of JSON: "artillery-laser".
// A value that has none, as the zero Equipment, is refused.
func (e Equipment) MarshalText() ([]byte, error) { return writeWord(e, equipmentWords[:], 1) }

// UnmarshalText reads the word of JSON.
func (e *Equipment) UnmarshalText(text []byte) error {
	return readWord(e, equipmentWords[:], 1, text)
}

// Piece is one of the nine playing pieces, in alphabetical order
// (adv-box-character-names). None has powers of its own. The zero Piece is none.
type Piece uint8

const (
	BazookaSoldier Piece = iota + 1
	Commando
	CommunicationsOfficer
	CounterIntelligence
	InfantrySoldier
	LaserRifle
	MachineGunner
	MortarSoldier
	Ranger
)

var (
	pieceNames = [...]string{"no piece", "Bazooka Soldier", "Commando", "Communications Officer", "Counter Intelligence", "Infantry Soldier", "Laser Rifle",
		"Machine Gunner", "Mortar Soldier", "Ranger"}
	pieceWords = [...]string{"none", "bazooka-soldier", "commando", "communications-officer", "counter-intelligence", "infantry-soldier", "laser-rifle",
		"machine-gunner", "mortar-soldier", "ranger"}
)

// String is the piece as the rulebook names it: "Bazooka Soldier".
func (p Piece) String() string { return name(pieceNames[:], "piece", p) }

// MarshalText is the word of JSON: "bazooka-soldier".
// A value that has none, as the zero Piece, is refused.
func (p Piece) MarshalText() ([]byte, error) { return writeWord(p, pieceWords[:], 1) }

// UnmarshalText reads the word of JSON.
func (p *Piece) UnmarshalText(text []byte) error { return readWord(p, pieceWords[:], 1, text) }

// name is an entry of a table of names, or what with the number where it has none.
func name[T ~uint8](names []string, what string, v T) string {
	if int(v) < len(names) {
		return names[v]
	}
	return what + " " + strconv.Itoa(int(v))
}

// writeWord is the word of a value, one of those from the first on, which readWord
// reads. It refuses a value that has none.
func writeWord[T ~uint8](v T, words []string, first int) ([]byte, error) {
	if int(v) >= first && int(v) < len(words) {
		return []byte(words[v]), nil
	}
	return nil, &joe.Error{Kind: joe.ErrMalformed, Seat: joe.Nobody, Detail: "no word for the value " + strconv.Itoa(int(v)) +
		"; there are " + strings.Join(words[first:], ", ")}
}

// readWord reads one of the words from the first on.
func readWord[T ~uint8](v *T, words []string, first int, text []byte) error {
	if v == nil {
		return wire.Nowhere("value")
	}
	for i, word := range words {
		if i >= first && word == string(text) {
			*v = T(i)
			return nil
		}
	}
	return &joe.Error{Kind: joe.ErrMalformed, Seat: joe.Nobody, Detail: strconv.QuoteToASCII(string(text[:min(len(text), 24)])) +
		" is none of " + strings.Join(words[first:], ", ")}
}

// oneOf reads one of the words after the first, which stands for none.
func oneOf[T ~uint8](n strict.Node, words []string) T { return T(n.OneOf(words[1:]...) + 1) }
