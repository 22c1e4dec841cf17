package content

import (
	"strings"

	"github.com/seed4548c990/gijoe/internal/strict"
)

// Ranges of what a card says.
const (
	maxCopies        = 30
	maxCost          = 20
	maxRecruit       = 10
	maxSkill         = 15
	maxSeats         = 12
	maxBonus         = 10
	maxDifficulty    = 30
	maxComplications = 6
	acts             = 3
	maxAbilities     = 8
	maxGuards        = 6
	maxLevels        = 5
	maxIntel         = 8 // cv-box-intel-dice
	maxDamage        = 6 // cv-general-damage-cap
)

// perPlayerWord is what a mission with PerPlayer Complications says, and anyWord what
// one for "Any 1 Skill" needs.
const (
	perPlayerWord = "1/P"
	anyWord       = "any"
)

// levelKeys is the keys of a level of the Intel tile.
var levelKeys = []string{"difficulty", "intel"}

// card reads one card, and says where it is. Its id is "" if that cannot be read.
func (f *faults) card(p part) (c Card, at place) {
	strict.Read(p.raw, limits, func(n strict.Node) { // its faults are told below
		for key, v := range n.Entries(maxKeys) {
			if key == "id" && v.IsString() && isID(v.Text()) {
				c.ID = v.Text()
			}
		}
	})
	p.at.card = c.ID
	m := f.fields(p, cardKeys...)
	if m == nil {
		return c, p.at
	}
	f.named(m, &c)
	if c.Kind == NoKind {
		if _, given := m["kind"]; !given {
			f.add(p.at.field("kind"), "it is missing; a card needs one of %s", strings.Join(kindWords.listed(), ", "))
		}
		return c, p.at
	}
	f.keyed(m, c.Kind, p.at)
	f.player(m, &c, p.at)
	f.cobra(m, &c)
	f.veil(m, &c)
	if p, ok := m["abilities"]; ok {
		effects := 0
		for _, one := range f.items(p, 1, maxAbilities) {
			a := f.ability(one, c.Kind)
			effects += a.effects()
			c.Abilities = append(c.Abilities, a)
		}
		if effects > maxEffects {
			f.add(p.at, "the card has %d effects; it may have %d", effects, maxEffects)
		}
		if c.Text == "" {
			f.add(p.at, "the card does things, but its text says nothing; give it a text")
		}
	}
	if c.Helps && (c.Kind == Gear || c.Kind == Utility) && !c.plays(OnMission) && !c.plays(OnRoll) {
		f.add(p.at.field("helps"), `the card has no ability to help with, on "mission" or "roll"; leave it out`)
	}
	return c, p.at
}

// named reads what every card may say.
func (f *faults) named(m map[string]part, c *Card) {
	c.Count = 1
	if p, ok := m["id"]; ok && c.ID == "" {
		f.id(p)
	}
	if p, ok := m["name"]; ok {
		c.Name = f.text(p, 1, maxName)
	}
	if p, ok := m["kind"]; ok {
		c.Kind = Kind(f.word(p, kindWords))
	}
	if p, ok := m["basis"]; ok {
		c.Basis = Basis(f.word(p, basisWords))
	}
	if p, ok := m["text"]; ok {
		c.Text = f.text(p, 1, maxWords)
	}
	if p, ok := m["set"]; ok {
		c.Set = f.id(p)
	}
	if p, ok := m["count"]; ok {
		c.Count = f.int(p, 1, maxCopies)
	}
}

// player reads what player cards say.
func (f *faults) player(m map[string]part, c *Card, at place) {
	row := kindRows[c.Kind]
	if p, ok := m["where"]; ok && row.where != nil {
		can := words{}
		for _, w := range row.where {
			can = append(can, whereWords[w])
		}
		if i := f.word(p, can); i < len(row.where) {
			c.Where = row.where[i]
		}
	}
	if p, ok := m["cost"]; ok {
		most := maxCost
		if c.Kind == Leader {
			most = 0
		}
		c.Cost = int8(f.int(p, 0, most))
	} else if c.Kind == Transport && c.Where == MainDeck || c.buyable() && c.Kind != Joe && c.Kind != Transport {
		f.add(at.field("cost"), "it is missing; a card that can be bought needs it")
	}
	if p, ok := m["recruit"]; ok {
		c.Recruit = int8(f.int(p, 0, maxRecruit))
	}
	if p, ok := m["skills"]; ok {
		list := f.fields(p, skillWords...)
		for i, word := range skillWords {
			if v, ok := list[word]; ok {
				c.Skills[i] = int8(f.int(v, 1, maxSkill))
			}
		}
		if list != nil && len(list) == 0 {
			f.add(p.at, `it names no skill; it is like {"recon":3,"wild":1}`)
		}
	}
	if p, ok := m["helps"]; ok {
		c.Helps = f.bool(p)
	}
	if p, ok := m["promote"]; ok {
		c.Promote = f.id(p)
	}
	if p, ok := m["role"]; ok {
		c.Role = Role(f.word(p, roleWords))
	}
	if p, ok := m["seats"]; ok {
		c.Seats = int8(f.int(p, 1, maxSeats))
	}
	if p, ok := m["bonus"]; ok {
		c.Bonus = int8(f.int(p, 1, maxBonus))
		if _, ok := m["terrain"]; !ok {
			f.add(p.at, "it counts where the terrain is that of the mission, and the card has none; give it a terrain")
		}
	}
}

// buyable reports whether the card is one that players recruit.
func (c *Card) buyable() bool { return c.Where == MainDeck || c.Where == Rifles }

// cobra reads what missions, Cobra cards and Complications say.
func (f *faults) cobra(m map[string]part, c *Card) {
	if p, ok := m["terrain"]; ok {
		c.Terrain = Terrain(f.word(p, terrainWords))
	}
	if p, ok := m["need"]; ok {
		c.Need, c.Any = f.need(p)
	}
	if p, ok := m["difficulty"]; ok {
		c.Difficulty = int8(f.int(p, 1, maxDifficulty))
	}
	if p, ok := m["complications"]; ok {
		f.read(p, func(n strict.Node) {
			if n.IsString() && n.Text() == perPlayerWord {
				c.Complications = PerPlayer
			} else if n.IsString() {
				n.Fail(`%.20q is no number of Complications; write 0 to %d, or "1/P" for one a player`, n.Text(), maxComplications)
			} else {
				c.Complications = int8(n.Int(0, maxComplications))
			}
		})
	}
	if p, ok := m["stays"]; ok {
		c.Stays = f.bool(p)
	}
	if p, ok := m["solo"]; ok {
		c.Solo = Role(f.word(p, roleWords))
	}
	if p, ok := m["traitor"]; ok {
		c.Traitor = f.bool(p)
	}
	if p, ok := m["operative"]; ok {
		c.Operative = f.bool(p)
	}
	if p, ok := m["act"]; ok {
		c.Act = int8(f.int(p, 1, acts))
	}
	if p, ok := m["story"]; ok {
		c.Story = f.id(p)
	}
}

// veil reads what only cards of The Crimson Veil say.
func (f *faults) veil(m map[string]part, c *Card) {
	if p, ok := m["guards"]; ok {
		c.Guards = int8(f.int(p, 1, maxGuards))
	}
	if p, ok := m["guardHit"]; ok {
		c.GuardHit = f.bool(p)
	}
	if p, ok := m["levels"]; ok {
		c.Levels = f.levels(p)
	}
	if p, ok := m["need"]; ok && c.Kind == IntelTile && c.Need != 0 && !c.Any {
		f.add(p.at, `the Intel Mission is for any one Skill (cv-intel-any-skill): write "any"`)
	}
}

// levels reads the levels of the Intel tile, from the easiest.
func (f *faults) levels(p part) (list []Level) {
	for i, one := range f.items(p, 1, maxLevels) {
		var l Level
		m := f.fields(one, levelKeys...)
		for _, key := range levelKeys {
			v, ok := m[key]
			switch {
			case m == nil:
			case !ok:
				f.add(one.at.field(key), `it is missing; a level is like {"difficulty":4,"intel":3}`)
			case key == "difficulty":
				l.Difficulty = int8(f.int(v, 1, maxDifficulty))
			default:
				l.Intel = int8(f.int(v, 1, maxIntel))
			}
		}
		if i > 0 && l.Difficulty > 0 && l.Difficulty <= list[i-1].Difficulty {
			f.add(one.at.field("difficulty"), "%d is not above %d, the level before; levels are told from the easiest", l.Difficulty, list[i-1].Difficulty)
		}
		list = append(list, l)
	}
	return list
}

// need reads the Skills that a mission asks for.
func (f *faults) need(p part) (set SkillSet, any bool) {
	f.read(p, func(n strict.Node) {
		if n.IsString() {
			if n.Text() != anyWord {
				n.Fail(`%.20q is no need; write "any" for any one Skill, or a list: ["stealth"]`, n.Text())
			}
			set, any = AnySkill, true
			return
		}
		list := n.List(Skills)
		if !n.Failed() && len(list) == 0 {
			n.Fail(`it asks for no skill; write "any" for any one Skill, or a list: ["stealth"]`)
		}
		for _, e := range list {
			s := Skill(e.OneOf(skillWords[:Skills]...))
			if set.Has(s) && !e.Failed() {
				e.Fail("%s is in the list already", s)
			}
			set |= SkillsOf(s)
		}
	})
	return set, any
}

// plays reports whether a card has an ability of a Trigger.
func (c *Card) plays(t Trigger) bool {
	for i := range c.Abilities {
		if c.Abilities[i].On == t {
			return true
		}
	}
	return false
}

// append adds the JSON of a card. What is so without being said is left out.
func (c *Card) append(b []byte) []byte {
	o := object{b: append(b, '{')}
	o.word("id", c.ID)
	o.text("name", c.Name)
	o.word("kind", c.Kind.String())
	o.word("basis", c.Basis.String())
	o.text("text", c.Text)
	o.int("count", c.Count, 1)
	o.word("where", c.Where.String())
	row := kindRows[c.Kind]
	needs := split(row.needs)
	o.must(needs, "cost", int(c.Cost), c.buyable())
	o.must(needs, "recruit", int(c.Recruit), false)
	c.appendSkills(&o)
	o.flag("helps", c.Helps)
	o.word("promote", c.Promote)
	o.int("seats", int(c.Seats), 0)
	o.int("bonus", int(c.Bonus), 0)
	o.word("terrain", c.Terrain.String())
	c.appendNeed(&o)
	o.int("difficulty", int(c.Difficulty), 0)
	if c.Complications == PerPlayer {
		o.word("complications", perPlayerWord)
	} else {
		o.int("complications", int(c.Complications), 0)
	}
	o.flag("stays", c.Stays)
	o.word("solo", c.Solo.String())
	o.flag("traitor", c.Traitor)
	o.flag("operative", c.Operative)
	o.int("guards", int(c.Guards), 0)
	o.flag("guardHit", c.GuardHit)
	c.appendLevels(&o)
	o.int("act", int(c.Act), 0)
	o.word("story", c.Story)
	o.word("set", c.Set)
	o.word("role", c.Role.String())
	if len(c.Abilities) > 0 {
		o.key("abilities")
		o.b = append(o.b, '[')
		for i := range c.Abilities {
			o.b = c.Abilities[i].append(comma(o.b, i))
		}
		o.b = append(o.b, ']')
	}
	return append(o.b, '}')
}

// appendSkills writes what a Joe or Transport brings.
func (c *Card) appendSkills(o *object) {
	if c.Skills == [Wild + 1]int8{} {
		return
	}
	o.key("skills")
	list := object{b: append(o.b, '{')}
	for i, v := range c.Skills {
		list.int(skillWords[i], int(v), 0)
	}
	o.b = append(list.b, '}')
}

// appendLevels writes the levels of the Intel tile.
func (c *Card) appendLevels(o *object) {
	if len(c.Levels) == 0 {
		return
	}
	o.key("levels")
	o.b = append(o.b, '[')
	for i, l := range c.Levels {
		level := object{b: append(comma(o.b, i), '{')}
		level.int("difficulty", int(l.Difficulty), 0)
		level.int("intel", int(l.Intel), 0)
		o.b = append(level.b, '}')
	}
	o.b = append(o.b, ']')
}

// appendNeed writes what a mission asks for.
func (c *Card) appendNeed(o *object) {
	if c.Any {
		o.word("need", anyWord)
	} else if c.Need != 0 {
		o.list("need", skillWords, uint64(c.Need))
	}
}
