package content

import (
	"maps"
	"slices"
	"strings"
)

// What a set has to hold, for a game to be set up.
const (
	startersEach = 9 // core-setup-starter-deck
	leastLeaders = 4 // as many as players
	lineUp       = 6 // core-setup-lineup
	helipads     = 2 // cv-general-sections
)

// check looks at the cards together. What is missing altogether is told only if all
// that there is could be read: it may be in what could not.
func (d *draft) check(s *Set) {
	d.names(s)
	d.veil(s)
	if d.broken || d.head == nil {
		return
	}
	d.decks(s)
	d.stories(s)
	for act := 1; act <= acts; act++ {
		if count(s, func(c *Card) bool { return (c.Kind == Complication || c.Kind == Strike) && int(c.Act) == act }) == 0 {
			d.faults.add(d.first, "there is no Complication of Act %d; each Act has a deck of them", act)
		}
	}
}

// count is how many copies of cards there are of some sort.
func count(s *Set, sort func(*Card) bool) (n int) {
	for _, c := range s.All() {
		if sort(c) {
			n += c.Count
		}
	}
	return n
}

// decks checks that there is what a game is set up with.
func (d *draft) decks(s *Set) {
	f := &d.faults
	if n := count(s, func(c *Card) bool { return c.Where == Starter }); n != startersEach {
		f.add(d.first, `the cards with "where":"starter" are %d copies in all; each player has %d besides a Leader (core-setup-starter-deck)`, n, startersEach)
	}
	if n := count(s, func(c *Card) bool { return c.Kind == Leader }); n < leastLeaders {
		f.add(d.first, "too few Leaders: %d; four players need %d (core-setup-leader)", n, leastLeaders)
	}
	if n := count(s, func(c *Card) bool { return c.Where == MainDeck }); n < lineUp {
		f.add(d.first, "the main deck has %d cards; the line-up alone has %d (core-setup-lineup)", n, lineUp)
	}
	if count(s, func(c *Card) bool { return c.Where == Hangar }) == 0 {
		f.add(d.first, `no Transport has "where":"hangar"; without one no mission can be started (core-setup-hangar)`)
	}
}

// veil checks that there is not more of The Crimson Veil than has a place: a set need
// not have any of it.
func (d *draft) veil(s *Set) {
	most := func(most int, of, sort string, right func(*Card) bool) {
		n := 0
		for _, c := range s.All() {
			if !right(c) {
				continue
			}
			if n += c.Count; n > most {
				d.faults.add(d.cards[c.ID].at, "with it %s are %d copies in all; there is room for %d (%s)", sort, n, most, of)
				return
			}
		}
	}
	most(helipads, "cv-general-sections", `the cards with "where":"helipad"`, func(c *Card) bool { return c.Where == Helipad })
	most(1, "cv-box-general", `the cards with "where":"base"`, func(c *Card) bool { return c.Where == Base })
	most(1, "cv-box-intel-tile", "the cards of the kind intel-tile", func(c *Card) bool { return c.Kind == IntelTile })
}

// stories checks that each Story has its missions.
func (d *draft) stories(s *Set) {
	for i, story := range s.stories {
		at := place{d.first.file, "", "$.stories"}.item(i)
		for act := int8(1); act <= acts; act++ {
			of := func(k Kind) int {
				return count(s, func(c *Card) bool { return c.Kind == k && c.Act == act && c.Story == story.ID })
			}
			if n := of(Mission); n < story.Missions() {
				d.faults.add(at, "Act %d of %s has too few missions: %d; it needs %d (core-setup-story)", act, story.ID, n, story.Missions())
			}
			if of(Finale) == 0 {
				d.faults.add(at, "Act %d of %s has no finale (core-setup-story)", act, story.ID)
			}
		}
	}
}

// names checks that whatever a card names is there and of the right sort.
func (d *draft) names(s *Set) {
	f := &d.faults
	promoted := map[string]string{} // by the id of a Promoted card, its Leader's
	for id, c := range s.All() {
		at := d.cards[c.ID].at
		if c.Story != "" && len(s.stories) > 0 && !slices.ContainsFunc(s.stories, func(t Story) bool { return t.ID == c.Story }) {
			f.add(at.field("story"), "there is no story %q; known: %s", c.Story, storyIDs(s.stories))
		}
		if c.Promote != "" {
			d.named(s, c.Promote, at.field("promote"), "a Promoted Leader", func(c *Card) bool { return c.Kind == Promoted })
			if other, twice := promoted[c.Promote]; twice {
				f.add(at.field("promote"), "%s is the Promoted card of %s already", c.Promote, other)
			}
			promoted[c.Promote] = c.ID
		}
		for i := range s.cards[id].Abilities {
			a := &s.cards[id].Abilities[i]
			at := at.field("abilities").item(i)
			for j := range a.If {
				if a.If[j].Card != "" {
					d.named(s, a.If[j].Card, at.field("if").item(j).field("card"), "a card that can be in play", inPlay)
				}
			}
			d.effectNames(s, a.Do, at.field("do"))
		}
	}
	if !d.broken {
		for _, c := range s.All() {
			if c.Kind == Promoted && promoted[c.ID] == "" {
				f.add(d.cards[c.ID].at, `no Leader has "promote":%q; nobody could earn it`, c.ID)
			}
		}
	}
	for i, m := range s.meters {
		for j := range m.Spaces {
			d.effectNames(s, m.Spaces[j].Do, place{d.first.file, "", "$.meters"}.field(sides[i]).item(j).field("do"))
		}
	}
}

// inPlay reports whether a card can be said to be in play.
func inPlay(c *Card) bool { return testRows[IfInPlay].kinds.Has(c.Kind) }

// effectNames checks the cards that effects name.
func (d *draft) effectNames(s *Set, list []Effect, at place) {
	for i := range list {
		e, at := &list[i], at.item(i)
		switch {
		case e.Card == "":
		case e.Do == Arrive:
			d.named(s, e.Card, at.field("card"), "a Cobra Officer", func(c *Card) bool { return c.Kind == Officer })
		case e.Do == Equip:
			d.named(s, e.Card, at.field("card"), "a Cobra Transport", func(c *Card) bool { return c.Kind == CobraTransport })
		case e.Do == Recall:
			d.named(s, e.Card, at.field("card"), "a Joe", func(c *Card) bool { return Joes.Has(c.Kind) })
		default:
			d.named(s, e.Card, at.field("card"), "a Trooper, or a card of the stack of Service Rifles", func(c *Card) bool { return c.Kind == Trooper || c.Where == Rifles })
		}
		d.effectNames(s, e.Then, at.field("then"))
		d.effectNames(s, e.Or, at.field("or"))
	}
}

// named checks that a card is there and of the right sort. While not all cards could
// be read, one that is missing may be among those.
func (d *draft) named(s *Set, id string, at place, sort string, right func(*Card) bool) {
	n, ok := s.index[id]
	if ok && !right(s.Card(n)) {
		d.faults.add(at, "%s is of the kind %s; here stands %s", id, s.Card(n).Kind, sort)
	}
	if !ok && !d.broken {
		d.faults.add(at, "there is no card %q%s", id, near(id, slices.Sorted(maps.Keys(s.index))))
	}
}

// near is a word about the id that is spelled like another.
func near(id string, all []string) string {
	for _, other := range all {
		if strings.ReplaceAll(other, "-", "") == strings.ReplaceAll(id, "-", "") || strings.HasPrefix(other, id) {
			return "; is it " + other + "?"
		}
	}
	return "; ids are those of the cards of the set"
}

// storyIDs is the ids of the stories.
func storyIDs(list []Story) string {
	var ids []string
	for _, s := range list {
		ids = append(ids, s.ID)
	}
	return strings.Join(ids, ", ")
}
