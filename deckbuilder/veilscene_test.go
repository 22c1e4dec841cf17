package deckbuilder

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
)

// veilCards is the set of The Crimson Veil with plain cards besides: Joes "ten" of 10 Wild
// Skill and "scout" of 1, Story Missions "walk" and "walk-next" of General Bedlam without
// Complications or Crimson Guards, an Officer "plain-officer" and the cards that a test
// adds, as JSON.
func veilCards(t *testing.T, more ...string) *content.Set {
	t.Helper()
	list := append([]string{
		`{"id": "ten", "name": "Ten", "kind": "joe", "basis": "designed", "count": 8, "where": "main-deck", "cost": 5, "recruit": 2, "skills": {"wild": 10}}`,
		`{"id": "scout", "name": "Scout", "kind": "joe", "basis": "designed", "count": 12, "where": "main-deck", "cost": 2, "recruit": 1, "skills": {"wild": 1}}`,
		`{"id": "plain-officer", "name": "Plain Officer", "kind": "officer", "basis": "designed", "count": 3, "need": ["tech"], "difficulty": 6}`,
		`{"id": "plain-rider", "name": "Plain Rider", "kind": "cobra-transport", "basis": "designed", "set": "crimson-veil", "terrain": "sea", "seats": 3, "count": 4, "text": "Difficulty +1.",
			"abilities": [{"on": "while", "cobra": true, "do": [{"do": "mod-difficulty", "n": 1}]}]}`,
		walkMission("walk", ""), walkMission("walk-next", ""),
	}, more...)
	set, err := content.CrimsonVeil().Overlay(fstest.MapFS{"set.json": {Data: []byte(`{"format": 1, "name": "veil-test", "version": 1}`)},
		"more.json": {Data: fmt.Appendf(nil, `{"format": 1, "cards": [%s]}`, strings.Join(list, ","))}})
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// walkMission is a Story Mission of General Bedlam, Act I, for any Skill of Difficulty 3,
// with further keys.
func walkMission(id, keys string) string {
	return fmt.Sprintf(`{"id": %q, "name": %q, "kind": "mission", "basis": "designed", "set": "crimson-veil", "act": 1, "story": "general-bedlam", "need": ["tech"], "difficulty": 3%s}`, id, id, keys)
}

// onVeil is a game of General Bedlam with The General, in the first seat's first Action
// phase: nothing of Cobra's in play, hands and discards empty but for seat 0's four
// "scout" and a "ten", the VAMP alone in the Hangar, "walk" active and "walk-next" next.
func onVeil(t *testing.T, seats int, more ...string) *scene {
	t.Helper()
	return veiled(t, Config{Seats: seats, General: true}, more...)
}

// veiled is such a game of a Config that need not name the Story.
func veiled(t *testing.T, c Config, more ...string) *scene {
	t.Helper()
	c.Content = veilCards(t, more...)
	if c.Story == "" {
		c.Story = GeneralBedlam
	}
	x := opened(t, c)
	if c.Story == GeneralBedlam {
		x.story("walk").put("upcoming", "walk-next")
	}
	for _, place := range []string{"officers", "attached", "guards", "equipped"} {
		x.clear(place)
	}
	x.put("hangar", "vamp")
	for s := range c.Seats {
		for _, z := range []string{"hand", "discard", "troopers", "side"} {
			x.clear(fmt.Sprintf("%s/%d", z, s))
		}
	}
	return x.put("hand/0", "ten", "scout", "scout", "scout", "scout")
}

// intelled sets the pool of Intel dice, and hurt the Damage of The General.
func (x *scene) intelled(pool uint8) *scene { x.intel = pool; return x }
func (x *scene) hurt(n uint8) *scene        { x.damage = n; return x }

// rides equips an enemy that lies in a place with a Cobra Transport.
func (x *scene) rides(place, enemy, transport string) *scene {
	x.t.Helper()
	x.add("equipped", transport)
	id, _ := x.set.cards.Find(enemy)
	ride, _ := x.set.cards.Find(transport)
	work{&x.table, nil}.mounted(id, x.placed(place), ride, "cv-cobra-transport-other")
	return x
}

// TestVeilScene: the scene is a position that can be saved and read.
func TestVeilScene(t *testing.T) {
	x := onVeil(t, 2).put("officers", "plain-officer").rides("officers", "plain-officer", "plain-rider").intelled(3)
	again, err := Load([]byte(written(x.State)))
	if err != nil || again.Hash() != x.Hash() {
		t.Fatalf("%v", err)
	}
}

// A position that says nothing of the Helipads has a Locust on each.
func TestVeilLeftOut(t *testing.T) {
	text := written(onVeil(t, 1).State)
	for _, part := range []string{`"helipad/0":["locust"],`, `"helipad/1":["locust"],`} {
		if !strings.Contains(text, part) {
			t.Fatalf("%s is not in %s", part, text)
		}
		text = strings.Replace(text, part, "", 1)
	}
	s, err := Load([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	x := &scene{t, s, nil}
	x.holds("helipad/0", "locust").holds("helipad/1", "locust")
	if again, err := Load([]byte(written(s))); err != nil || again.Hash() != s.Hash() {
		t.Errorf("%v", err)
	}
}
