package deckbuilder

import "testing"

// Who is asked does not tell what lies face down in discards: an effect that takes a
// card out of them asks, whatever they are, as long as some are not known to all.
func TestPicksFromHiddenDiscards(t *testing.T) {
	plays := func(discards ...string) *scene {
		return suspects(t, "ll").put("hand/0", "recovery-signal").put("discard/0", discards...).do(Play{"recovery-signal"})
	}
	joe, none := plays("gi"), plays("requisition")
	if a, b := told(t, joe.events, joe.State, 1), told(t, none.events, none.State, 1); a != b {
		t.Errorf("another seat is told whether there is a Joe:\n%s\n%s", a, b)
	}
	joe.asks(0, AskCard).refuses(pass, "amb-all-chooser").do(Choose{"gi"}).holds("deck/0", "gi")
	none.asks(0, AskCard).do(pass).asks(0, AskMissions)
	plays().asks(0, AskMissions)

	x := suspects(t, "ll").put("hand/0", "recovery-signal").put("discard/0", "requisition")
	p := x.piles[of(Discard, 0).index()]
	p[0].who = x.everybody() // all know that it is no Joe
	x.do(Play{"recovery-signal"}).asks(0, AskMissions)
}

// A card that does something as it is discarded is shown by that, and lies open among the
// discards until they are shuffled; what is discarded with it stays hidden.
func TestDiscardedCardsThatAct(t *testing.T) {
	x := suspects(t, "ll").put("hand/0", "comms", "gi", "satellite-uplink", "doc").do(pass, pass)
	for _, e := range x.events {
		seen, _ := Redact(e, 1)
		if m, ok := seen.(Moved); ok && m.To == of(Discard, 0) && (m.Card != "" && m.Card != "satellite-uplink") {
			t.Errorf("all are told of %v", m)
		}
	}
	if got := x.knows(1, "discard/0"); got != ",,,satellite-uplink" {
		t.Errorf("another seat knows %q of the discards", got)
	}
	x = suspects(t, "ll", card("alarm", "utility", `"where":"main-deck","cost":2,"recruit":1`, `{"on":"action","do":[{"do":"discard","random":true}]}`))
	x.put("hand/0", "alarm", "satellite-uplink").do(Play{"alarm"}, Deal{"satellite-uplink"})
	if got := x.knows(1, "discard/0"); got != "satellite-uplink" {
		t.Errorf("discarded at random: another seat knows %q of the discards", got)
	}
}
