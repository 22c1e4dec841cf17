package deckbuilder

import (
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// besets is an ability that gives its player a Cobra Trooper at a moment.
func besets(on string) string { return `{"on":"` + on + `","do":[{"do":"beset"}]}` }

// fires wants the ability of the card probe to have happened in the last batch so
// often, to seat 0.
func (x *scene) fires(want int) *scene {
	x.t.Helper()
	if n := x.times(Moved{"cobra-trooper", at(TrooperStack), of(Discard, 0), "probe", 0}); n != want {
		x.t.Errorf("it happens %d times, want %d: %v", n, want, x.events)
	}
	return x
}

// fought is a mission of the Joe or against the card probe, with so many Hits of the
// three that it needs.
func fought(t *testing.T, on string, hits uint8) {
	t.Helper()
	want := map[string]bool{"start": true, "success": hits >= 3, "failure": hits < 3, "exact": hits == 3}[on]
	n := 0
	if want {
		n = 1
	}
	x := stage(t, 1, joeCard("probe", `"tech":3`, besets(on))).put("hand/0", "probe").sets(AttemptStory{}, "vamp", "probe")
	started := x.events
	x.do(Throw{4 - hits, hits, 0})
	x.events = append(started, x.events...)
	x.fires(n)
	x = stage(t, 1, officerCard("probe", besets(on))).put("officers", "probe").put("hand/0", "tech-four").sets(AttemptOfficer{"probe"}, "vamp", "tech-four")
	started = x.events
	x.do(Throw{4 - hits, hits, 0})
	x.events = append(started, x.events...)
	x.fires(n)
	stage(t, 1, officerCard("probe", besets(on))).put("officers", "probe").put("hand/0", "tech-three").sets(AttemptStory{}, "vamp", "tech-three").fires(0).do(Throw{4 - hits, hits, 0}).fires(0)
}

var triggers = map[content.Trigger]func(t *testing.T){
	content.OnAction: func(t *testing.T) {
		x := stage(t, 1, gearCard("probe", besets("action"))).put("hand/0", "probe", "gi").do(Play{"probe"}).fires(1).holds("used/0", "probe").put("hand/0", "probe", "gi")
		x.sets(AttemptStory{}, "vamp", "gi").asks(joe.Chance, AskThrow)
	},
	content.OnMission: func(t *testing.T) {
		stage(t, 1, gearCard("probe", besets("mission"))).put("hand/0", "probe", "gi").refuses(Play{"probe"}, "core-mission-active-cards").sets(AttemptStory{}, "vamp", "gi").do(Play{"probe"}).fires(1)
		stage(t, 1, gearCard("probe", besets("mission"))).put("hand/0", "probe", "gi").sets(AttemptStory{}, "vamp", "gi").do(Pass{}, Throw{2, 0, 0}).until().asks(0, AskMissions)
	},
	content.OnRoll: func(t *testing.T) {
		x := stage(t, 1, gearCard("probe", besets("roll"))).put("hand/0", "probe", "gi").refuses(Play{"probe"}, "core-mission-active-cards").sets(AttemptStory{}, "vamp", "gi").dice(2).do(Throw{2, 0, 0})
		x.do(Play{"probe"}).fires(1)
	},
	content.UseAction: func(t *testing.T) {
		x := stage(t, 1, joeCard("probe", `"tech":3`, besets("use-action"))).put("hand/0", "probe").do(Use{"probe"}).fires(1).holds("hand/0", "probe").refuses(Use{"probe"}, "sdk-use-once")
		x.sets(AttemptStory{}, "vamp", "probe").asks(joe.Chance, AskThrow) // and may still go on a mission
	},
	content.UseMission: func(t *testing.T) {
		stage(t, 1, joeCard("probe", `"tech":3`, besets("use-mission"))).put("hand/0", "probe").refuses(Use{"probe"}, "sdk-use-once").sets(AttemptStory{}, "vamp", "probe").do(Use{"probe"}).fires(1).asks(joe.Chance, AskThrow)
		x := stage(t, 2, card("probe", "transport", `"where":"main-deck","cost":1,"recruit":1,"seats":3`, besets("use-mission"))).put("hangar", "probe").put("hand/0", "gi").put("hand/1", "gi").do(AttemptStory{}, Board{"probe"}, Assign{"gi"}, Assign{"gi"})
		x.asks(0, AskCards).do(Use{"probe"}).fires(1).asks(joe.Chance, AskThrow)
	},
	content.UseRoll: func(t *testing.T) {
		x := stage(t, 2, joeCard("probe", `"tech":3`, besets("use-roll"))).put("hand/0", "gi").put("hand/1", "probe").do(AttemptStory{}, Board{"vamp"}, Assign{"gi"}, Assign{"probe"}).dice(5).do(Throw{5, 0, 0})
		x.asks(1, AskCards).do(Use{"probe"}).happened(Moved{"cobra-trooper", at(TrooperStack), of(Discard, 1), "probe", 0}).happened(Spent{"probe", of(Team, 1)})
	},
	content.While: func(t *testing.T) {
		harder := `{"on":"while","do":[{"do":"mod-difficulty","n":2}]}`
		for place, card := range map[string]string{"officers": officerCard("probe", harder), "attached": troubleCard("probe", 1, harder), "side/0": strikeCard("probe", harder)} {
			stage(t, 2, card).put("hand/0", "tech-three").put(place, "probe").sets(AttemptStory{}, "vamp", "tech-three").counts(4, 5)
			stage(t, 2, card).put("hand/0", "tech-three").sets(AttemptStory{}, "vamp", "tech-three").counts(4, 3)
		}
		// A Strike troubles the player before whom it lies.
		stage(t, 2, strikeCard("probe", harder)).put("hand/0", "tech-three").put("side/1", "probe").sets(AttemptStory{}, "vamp", "tech-three").counts(4, 3)
		// A Joe's holds for the mission that it is on, a Story Mission's for its own.
		stage(t, 1, joeCard("probe", `"tech":3`, harder)).put("hand/0", "probe", "tech-three").sets(AttemptStory{}, "vamp", "tech-three").counts(4, 3)
		stage(t, 1, joeCard("probe", `"tech":3`, harder)).put("hand/0", "probe").sets(AttemptStory{}, "vamp", "probe").counts(4, 5)
		x := stage(t, 1, missionCard("probe", `"need":["tech"],"difficulty":3`, harder)).story("probe").put("hand/0", "tech-three", "gi").put("side/0", "stop-the-saboteurs")
		x.sets(AttemptSide{"stop-the-saboteurs", 0}, "vamp", "gi").counts(1, 3).do(Throw{1, 0, 0}).sets(AttemptStory{}, "vamp", "tech-three").counts(3, 5)
		// What asks for the number that it makes is no answer.
		stage(t, 1, officerCard("probe", `{"on":"while","if":[{"is":"short","n":9}],"do":[{"do":"mod-difficulty","n":2}]}`)).put("officers", "probe").put("hand/0", "gi", "marked").
			sets(AttemptStory{}, "vamp", "gi").do(Pass{}, Throw{2, 0, 0}).asks(0, AskCards).counts(2, 3)
	},
	content.OnStart: func(t *testing.T) {
		fought(t, "start", 0)
		// Before Complications are drawn.
		x := stage(t, 1, missionCard("probe", `"need":["tech"],"difficulty":3,"complications":1`, `{"on":"start","do":[{"do":"skip-complication"}]}`)).story("probe").put("hand/0", "gi").sets(AttemptStory{}, "vamp", "gi")
		x.asks(joe.Chance, AskThrow)
	},
	content.OnSuccess: func(t *testing.T) { fought(t, "success", 3); fought(t, "success", 4); fought(t, "success", 2) },
	content.OnFailure: func(t *testing.T) { fought(t, "failure", 2); fought(t, "failure", 3) },
	content.OnExact:   func(t *testing.T) { fought(t, "exact", 3); fought(t, "exact", 4); fought(t, "exact", 2) },
	content.OnEnter: func(t *testing.T) {
		beside(t, officerCard("probe", besets("enter")), `{"do":"arrive","card":"probe"}`).fires(1)
		beside(t, officerCard("probe", besets("enter")), `{"do":"arrive"}`).do(Deal{"probe"}).fires(1)
		stage(t, 1, missionCard("probe", `"need":["tech"],"difficulty":3`, besets("enter"))).put("upcoming", "probe").put("hand/0", "gi").sets(AttemptStory{}, "vamp", "gi").do(Throw{2, 0, 0}).until().fires(1)
		stage(t, 1, strikeCard("probe", besets("enter"))).story("plain-two").put("foreseen/1", "quiet", "probe").put("hand/0", "gi").sets(AttemptStory{}, "vamp", "gi").do(Deal{"probe"}).fires(1)
	},
	content.OnReveal: func(t *testing.T) {
		stage(t, 1, troubleCard("probe", 1, besets("reveal"))).story("plain-two").put("foreseen/1", "quiet", "probe").put("hand/0", "gi").sets(AttemptStory{}, "vamp", "gi").fires(0).do(Deal{"probe"}).fires(1).do(Deal{"quiet"}).fires(0)
	},
	content.OnGain: func(t *testing.T) {
		stage(t, 1, gearCard("probe", besets("gain"), besets("action"))).put("line-up/0", "probe").put("hand/0", "duke").do(Pass{}, Buy{0}).fires(1)
		stage(t, 1, gearCard("probe", besets("gain"), besets("action")), gearCard("giver", `{"on":"action","do":[{"do":"gain","max":2,"kinds":["gear"]}]}`)).put("line-up/0", "probe").put("hand/0", "giver").do(Play{"giver"}, ChooseSlot{0}).fires(1)
	},
	content.OnTurn: func(t *testing.T) {
		stage(t, 1, officerCard("probe", besets("turn"))).put("officers", "probe").do(Pass{}).fires(0).do(Pass{}).until().fires(1).asks(0, AskMissions)
		// A Side Mission has its turn when its player has; and nothing that enters in a turn has its start.
		stage(t, 2, strikeCard("probe", besets("turn"))).put("side/0", "probe").turnEnds().fires(0).turnEnds().fires(1)
	},
	content.OnTurnEnd: func(t *testing.T) {
		stage(t, 1, officerCard("probe", besets("turn-end"))).put("officers", "probe").do(Pass{}).fires(0).do(Pass{}).fires(1)
		stage(t, 2, strikeCard("probe", besets("turn-end"))).put("side/1", "probe").turnEnds().never("probe").turnEnds().cited("probe")
	},
	content.OnRoundEnd: func(t *testing.T) {
		stage(t, 2, officerCard("probe", besets("round-end"))).put("officers", "probe").turnEnds().never("probe").turnEnds().cited("probe")
		stage(t, 2, strikeCard("probe", besets("round-end"))).put("side/0", "probe").turnEnds().never("probe").turnEnds().fires(1)
	},
	content.OnSilence: func(t *testing.T) {
		x := onSilent(t, gearCard("probe", besets("silence"))).put("troopers/0", "cobra-trooper").put("hand/0", "snake-eyes", "probe").offers(Play{"probe"}, false)
		x.sneaks("nine", "snake-eyes").do(Throw{1, 0, 0}).asks(0, AskCards).do(Play{"probe"}).fires(1).checked(1, 9)
		x = onSilent(t, gearCard("probe", besets("silence"))).put("hand/0", "snake-eyes", "probe") // not where the check is skipped
		x.noisy = true
		x.sneaks("", "snake-eyes").offers(Play{"probe"}, false).fires(0)
	},
	content.OnSabotage: func(t *testing.T) {
		x := plotting(t, "sabotage-leaked-plans").sets(AttemptStory{}, "vamp", "tech-three").asks(2, AskSabotage)
		before := x.threat
		if x.do(Sabotage{"sabotage-leaked-plans"}).cited("sabotage-leaked-plans"); x.threat <= before {
			t.Errorf("Threat is at %d, before it at %d", x.threat, before)
		}
		plotting(t, "sabotage-leaked-plans").sets(AttemptStory{}, "vamp", "tech-three").do(Pass{}).never("sabotage-leaked-plans")
	},
	content.OnDiscarded: func(t *testing.T) {
		stage(t, 1, gearCard("probe", besets("discarded"), besets("action"))).put("hand/0", "probe").turnEnds().fires(1)
		stage(t, 1, gearCard("probe", besets("discarded"), besets("action"))).put("hand/0", "probe").do(Play{"probe"}).all(Pass{}, Pass{}).fires(0) // it was used
		for _, deed := range []string{`{"do":"discard"}`, `{"do":"discard","random":true}`} {
			x := beside(t, gearCard("probe", besets("discarded"), besets("action")), deed)
			x.do(Legal(x.State)[0]).fires(1)
		}
	},
}

// beside plays a card of seat 0 that does this, beside another card, which is in hand
// too if it is Gear.
func beside(t *testing.T, other, deed string) *scene {
	t.Helper()
	x := stage(t, 1, other, gearCard("doer", `{"on":"action","do":[`+deed+`]}`)).put("hand/0", "doer")
	if strings.Contains(other, `"gear"`) {
		x.add("hand/0", "probe")
	}
	return x.do(Play{"doer"})
}

// An ability happens when its line says.
func TestTriggers(t *testing.T) {
	for on := content.OnAction; !strings.HasPrefix(on.String(), "trigger("); on++ {
		if triggers[on] == nil {
			t.Errorf("%v has no test", on)
			continue
		}
		t.Run(on.String(), triggers[on])
	}
}

// Whatever kind of card the loader takes an ability on, the ability happens on it, or
// answers: those of the kinds that no other test brings into play.
func TestTriggersOfKinds(t *testing.T) {
	battalion := func(ability string) string {
		return card("probe", "battalion", `"need":["tech"],"difficulty":3`, ability)
	}
	trooper := func(ability string) string {
		return card("probe", "trooper", `"need":["tech"],"difficulty":3`, ability)
	}
	t.Run("battalion enter", func(t *testing.T) {
		x := stage(t, 2, battalion(besets("enter")), gearCard("doer", `{"on":"action","do":[{"do":"cover"}]}`))
		x.put("battalion-stack", "probe").put("hand/0", "doer").do(Play{"doer"}).fires(1)
	})
	t.Run("trooper enter", func(t *testing.T) {
		stage(t, 2, trooper(besets("enter")), gearCard("doer", `{"on":"action","do":[{"do":"draw"}]}`)).
			put("deck/0", "probe").put("hand/0", "doer").do(Play{"doer"}).until().holds("troopers/0", "probe").fires(1)
	})
	t.Run("trooper gain", func(t *testing.T) {
		for _, gain := range []string{`{"do":"beset"}`, `{"do":"gain-card","kinds":["trooper"]}`, `{"do":"gain-card","card":"probe"}`} {
			x := stage(t, 2, trooper(`{"on":"gain","do":[{"do":"threat"}]}`), gearCard("doer", `{"on":"action","do":[`+gain+`]}`)).put("hand/0", "doer").put("trooper-stack", "probe")
			x.do(Play{"doer"}).happened(ThreatMoved{1, "probe"})
		}
	})
	t.Run("strike reveal", func(t *testing.T) {
		x := stage(t, 2, strikeCard("probe", besets("reveal")), gearCard("doer", `{"on":"action","do":[{"do":"draw-complication"}]}`))
		x.put("foreseen/1", "probe").put("hand/0", "doer").do(Play{"doer"}).do(Deal{"probe"}).fires(1).holds("side/0", "probe")
	})
	t.Run("expert enter", func(t *testing.T) {
		x := staged(t, Config{Seats: 2, Expert: []string{"probe"}}, `{"id":"probe","name":"probe","kind":"expert","basis":"designed","text":"Threat +3.","abilities":[{"on":"enter","do":[{"do":"threat","n":3}]}]}`)
		if at, _ := x.Threat(); at != 3 {
			t.Errorf("Threat is at %d", at)
		}
	})
	t.Run("battalion and trooper while", func(t *testing.T) {
		dearer := `{"on":"while","do":[{"do":"mod-cost","n":3}]}`
		for where, text := range map[string]string{"covers/0": battalion(dearer), "troopers/0": trooper(dearer)} {
			x := stage(t, 2, text).put("line-up/1", "grunt")
			before, _ := x.Price(1)
			x.put(where, "probe")
			if after, _ := x.Price(1); after != before+3 {
				t.Errorf("in %s: %d, and %d before", where, after, before)
			}
		}
	})
}

// An effect is about whom its line says.
func TestWho(t *testing.T) {
	troopers := func(x *scene) (list [3]int) {
		for s := range list {
			list[s] = x.Count(of(Discard, joe.Seat(s)))
		}
		return list
	}
	cases := map[content.Who]func(x *scene) ([3]int, [3]int){
		content.Owner:  func(x *scene) ([3]int, [3]int) { return troopers(x), [3]int{0, 1, 0} },
		content.Active: func(x *scene) ([3]int, [3]int) { return troopers(x), [3]int{1, 0, 0} },
		content.Each:   func(x *scene) ([3]int, [3]int) { return troopers(x), [3]int{1, 1, 1} },
		content.Team:   func(x *scene) ([3]int, [3]int) { return troopers(x), [3]int{1, 0, 1} },
		content.Others: func(x *scene) ([3]int, [3]int) { return troopers(x), [3]int{0, 1, 1} },
		content.AnyOne: func(x *scene) ([3]int, [3]int) {
			return troopers(x.asks(1, AskSeat).do(ChooseSeat{2})), [3]int{0, 0, 1}
		},
		content.Fewest: func(x *scene) ([3]int, [3]int) {
			return troopers(x.asks(1, AskSeat).offers(ChooseSeat{0}, false).do(ChooseSeat{1})), [3]int{0, 1, 0}
		},
	}
	for who := content.Owner; !strings.HasPrefix(who.String(), "who("); who++ {
		t.Run("who "+who.String(), func(t *testing.T) {
			// Seat 1 plays it on a mission of seat 0's, on which seat 2 has a Joe.
			word := ""
			if who != content.Owner {
				word = `,"who":"` + who.String() + `"`
			}
			x := stage(t, 3, markedCard("probe", `{"on":"mission","do":[{"do":"beset"`+word+`}]}`)).put("hand/0", "gi").put("hand/1", "probe").put("hand/2", "gi").put("side/0", "stop-the-saboteurs")
			x.do(AttemptStory{}, Board{"vamp"}, Assign{"gi"}, Assign{"gi"}).asks(1, AskCards).do(Play{"probe"})
			if cases[who] == nil {
				t.Fatal("no case")
			}
			if got, want := cases[who](x); got != want {
				t.Errorf("Troopers go to %v, want %v", got, want)
			}
		})
	}
	// With one player alone at the fewest nobody is asked.
	x := stage(t, 2, gearCard("probe", `{"on":"action","do":[{"do":"beset","who":"fewest"}]}`)).put("side/0", "stop-the-saboteurs").put("hand/0", "probe").do(Play{"probe"}).asks(0, AskMissions)
	x.holds("discard/1", "cobra-trooper")
}

// A cost is paid first, by who can pay it without the card that is played.
func TestPay(t *testing.T) {
	dear := gearCard("probe", `{"on":"action","pay":[{"do":"discard","n":2}],"do":[{"do":"beset"}]}`)
	stage(t, 1, dear).put("hand/0", "probe", "gi").refuses(Play{"probe"}, "core-mission-active-cards")
	x := stage(t, 1, dear).put("hand/0", "probe", "gi", "duke").do(Play{"probe"}).asks(0, AskCard).fires(0).do(Choose{"gi"}, Choose{"duke"}).fires(1)
	x.holds("discard/0", "gi", "duke", "cobra-trooper")
	for pay, spoil := range map[string]func(x *scene){
		`{"do":"wreck"}`:                  func(x *scene) {}, // the VAMP is no price
		`{"do":"beset"}`:                  func(x *scene) { x.clear("trooper-stack") },
		`{"do":"cover"}`:                  func(x *scene) { x.clear("battalion-stack") },
		`{"do":"recruit","n":-9}`:         func(x *scene) {},
		`{"do":"trash","pile":"discard"}`: func(x *scene) {},
		`{"do":"topdeck"}`:                func(x *scene) {},
	} {
		x := stage(t, 1, gearCard("probe", `{"on":"action","pay":[`+pay+`],"do":[{"do":"draw"}]}`)).put("hand/0", "probe")
		if spoil(x); x.legal(Play{"probe"}) {
			t.Errorf("%s can be paid", pay)
		}
		x.clear("hand/0").put("hangar", "vamp", "jet").put("discard/0", "gi").put("hand/0", "probe", "gi")
		x.add("trooper-stack").bonus[0] = 9
		if strings.Contains(pay, "beset") || strings.Contains(pay, "cover") {
			continue
		}
		if !x.legal(Play{"probe"}) {
			t.Errorf("%s cannot be paid", pay)
		}
	}
	// Two prices are not paid with one card.
	for _, pay := range []string{`{"do":"discard"},{"do":"discard"}`, `{"do":"discard","kinds":["joes"]},{"do":"trash","pile":"hand","kinds":["gi"]}`} {
		twice := stage(t, 1, gearCard("probe", `{"on":"action","pay":[`+pay+`],"do":[{"do":"beset"}]}`)).put("hand/0", "probe", "gi").refuses(Play{"probe"}, "core-mission-active-cards")
		twice.add("hand/0", "gi").do(Play{"probe"}, Choose{"gi"}, Choose{"gi"}).fires(1)
	}
	// What may be declined is asked before its cost.
	may := stage(t, 1, gearCard("probe", `{"on":"action","may":true,"pay":[{"do":"discard"}],"do":[{"do":"beset"}]}`)).put("hand/0", "probe", "gi").do(Play{"probe"}).asks(0, AskMay)
	may.do(Pass{}).asks(0, AskMissions).holds("hand/0", "gi").holds("discard/0")
}
