package deckbuilder

import (
	"strings"
	"testing"
)

// Positions in mid-mission that no rule leads on from are refused, and the path says where.
func TestVeilLoadsNone(t *testing.T) {
	const general = "the-general"
	armed := func() *scene {
		return onWing(t, 2, 0).put("officers", "plain-officer").rides("officers", "plain-officer", "plain-rider")
	}
	for _, c := range []struct {
		name, path string
		x          *scene
		spoil      func(x *scene)
	}{
		{"a Transport is asked for, and there is one", "$.steps[3]", armed().put("hangar", "vamp", "plane").do(AttemptOfficer{"plain-officer"}).asks(0, AskRide), func(x *scene) { x.carried("plane", Ride) }},
		{"the enemy has another Cobra Transport than the mission says", "$.mission", armed().sets(AttemptOfficer{"plain-officer"}, "vamp", "ten"), func(x *scene) { x.mission.rides = 0 }},
		{"Intel dice are in the roll before they are asked for", "$.mission", armed().intelled(4).sets(AttemptOfficer{"plain-officer"}, "vamp", "ten").asks(0, AskCards), func(x *scene) { x.mission.intel = 2 }},
		{"Intel dice are in the roll while they are asked for", "$.mission", armed().intelled(4).sets(AttemptOfficer{"plain-officer"}, "vamp", "ten").do(pass).asks(0, AskIntel), func(x *scene) { x.mission.intel = 2 }},
		{"a Transport is deployed beside another one than The General", "$.places", armed().put("hangar", "vamp", "buggy").sets(AttemptOfficer{"plain-officer"}, "vamp", "ten"), func(x *scene) { x.carried("buggy", Deployed) }},
		{"a Locust goes along with no Transport", "$.places", armed().do(AttemptOfficer{"plain-officer"}, Board{"vamp"}, AssignLocust{"ten"}), func(x *scene) { x.clear("ride") }},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.x.t = t
			c.x.saved()
			c.spoil(c.x)
			if _, err := Load([]byte(written(c.x.State))); err == nil || !strings.Contains(err.Error(), c.path+":") {
				t.Errorf("read: %v", err)
			}
		})
	}
	// Intel dice that were thrown are in the roll.
	x := armed().intelled(4).sets(AttemptOfficer{"plain-officer"}, general, "ten").passing(AskIntel).along(SwapIntel{3}, Throw{3, 0, 0})
	x.saved()
}

// carried moves a Transport of the Hangar, and nothing else with it.
func (x *scene) carried(id string, to Zone) {
	c, _ := x.set.cards.Find(id)
	x.moves(c, at(Hangar), at(to), 0)
}
