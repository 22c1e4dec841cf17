package content

// Skill is what a mission asks for and what a Joe brings. There are eight
// (core-skills-eight); Wild, the ninth value, stands for any of them and is none of
// them.
type Skill uint8

// The Skills. Seven names are printed or reported; Pilot, the eighth, is designed.
const (
	Tech Skill = iota
	Recon
	Tracker
	Marksman
	Explosives
	Stealth
	MartialArts
	Pilot
	Wild

	// Skills is the number of Skills without Wild.
	Skills = int(Wild)
)

var skillWords = words{"tech", "recon", "tracker", "marksman", "explosives", "stealth", "martial-arts", "pilot", "wild"}

// String is the word for the Skill in a card set: "martial-arts".
func (s Skill) String() string { return skillWords.name("skill", int(s)) }

// SkillNamed is the Skill, or Wild, of a word; false for any other word.
func SkillNamed(word string) (Skill, bool) {
	i, ok := skillWords.value(word)
	return Skill(i), ok
}

// SkillSet is a set of Skills, a bit each. The zero value is empty.
type SkillSet uint16

// SkillsOf is the set of these.
func SkillsOf(list ...Skill) (set SkillSet) {
	for _, s := range list {
		set |= 1 << s
	}
	return set
}

// Has reports whether the Skill is in the set.
func (set SkillSet) Has(s Skill) bool { return set>>s&1 == 1 }

// AnySkill is what a mission for "Any 1 Skill" asks for: the eight, of which the
// active player names one (core-mission-skill-any).
const AnySkill SkillSet = 1<<Skills - 1

// Terrain is where a mission is and where a Transport is at home
// (core-terrain-match).
type Terrain uint8

// The Terrains. None is for missions without one and for cards that are no mission
// and no Transport.
const (
	NoTerrain Terrain = iota
	Land
	Sea
	Air
)

var terrainWords = words{"", "land", "sea", "air"}

// String is the word for the Terrain in a card set; "" for NoTerrain.
func (t Terrain) String() string {
	if t == NoTerrain {
		return ""
	}
	return terrainWords.name("terrain", int(t))
}

// Colour is that of a space of the Threat Meter and of the square before an ability
// (core-threat-colour).
type Colour uint8

// The Colours. Yellow is printed, the others are designed. NoColour is the Starting
// Round's space.
const (
	NoColour Colour = iota
	Green
	Yellow
	Red
)

var colourWords = words{"", "green", "yellow", "red"}

// String is the word for the Colour in a card set; "" for NoColour.
func (c Colour) String() string {
	if c == NoColour {
		return ""
	}
	return colourWords.name("colour", int(c))
}

// Basis is where the knowledge of a card comes from.
type Basis uint8

// What we ship is Designed within printed and reported names and numbers. A card is
// Reported or Printed if its name and its known numbers are; the rest of such a
// card is designed too.
const (
	Designed Basis = iota + 1
	Reported
	Printed
)

var basisWords = words{"", "designed", "reported", "printed"}

// String is the word for the Basis in a card set.
func (b Basis) String() string { return basisWords.name("basis", int(b)) }
