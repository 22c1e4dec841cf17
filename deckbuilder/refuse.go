package deckbuilder

import (
	"fmt"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// reason is why an action is refused: the rule, and words.
type reason struct {
	rule joe.RuleID
	why  string
}

// refusal is the error for an action that is not legal.
func (t *table) refusal(a Action) error {
	e := &joe.Error{Kind: joe.ErrIllegal, Seat: t.toAct()}
	ours := belongs(a)
	if ours {
		e.Action = a
	}
	chance := false
	switch a.(type) {
	case Deal, Throw, Lot:
		chance = true
	}
	switch {
	case t.phase == notBegun:
		e.Kind, e.Rule, e.Detail = joe.ErrNotBegun, "core-setup-starter-deck", "the game has not begun; set one up with New"
		return e
	case t.phase == over:
		e.Kind, e.Rule, e.Detail = joe.ErrGameOver, endings[t.reason], "the game is over"
		return e
	case !ours:
		e.Kind, e.Rule, e.Detail = joe.ErrMalformed, t.pending().Rule, "this game has no such action; pass one of the action types, by value"
	case chance != (e.Seat == joe.Chance):
		e.Kind, e.Rule, e.Detail = joe.ErrNotYourTurn, t.pending().Rule, "chance is to act first"
		if chance {
			e.Detail = "a player is to act, not chance"
		}
	default:
		r := t.whyNot(a)
		if e.Rule, e.Detail = r.rule, r.why; e.Rule == "" {
			e.Rule = t.pending().Rule
		}
	}
	e.Hint = t.hint()
	return e
}

// hint is what would do, for the seat that is to act.
func (t *table) hint() string {
	const most = 12
	if t.toAct() < 0 {
		return ""
	}
	var words []string
	for _, a := range t.appendLegal(nil) {
		words = append(words, a.String())
	}
	slices.Sort(words)
	if len(words) > most {
		words = append(words[:most], "…")
	}
	return "legal: " + strings.Join(words, ", ")
}

// whyNot is why an action of the right side, player or chance, is not legal.
func (t *table) whyNot(a Action) reason {
	s := t.steps.top()
	switch a.(type) {
	case Play, Use:
		if t.phase == starting {
			return reason{"core-start-no-cards", "no card is played in the Start phase"}
		}
	}
	switch a := a.(type) {
	case AttemptStory, AttemptOfficer, AttemptSide, AttemptBattalion, AttemptGuard, AttemptIntel:
		return t.whyNoAttempt(a, s)
	case SwapIntel, SpendIntel:
		return t.whyNoIntel(a, s)
	case Attach, Deploy, FireCannon, AssignLocust, Repair:
		return t.whyNoGeneral(a, s)
	case Equip:
		return t.whyNotEquipped(a, s)
	case Play:
		return t.whyNoPlay(a, s)
	case Use:
		if id, ok := t.set.cards.Find(a.Card); ok && s.op == opWindow && s.m == windowCards && t.spends(id) > int(t.mission.credit) {
			return reason{"si-spend-four-wild", fmt.Sprintf("it asks for Joes of the Reserve tile of %d cost, and %d is spent", t.spends(id), t.mission.credit)}
		}
		if s.op == opMissions && s.m >= mostUsed {
			return reason{"sdk-use-limit", "Joes in hand have been used as often this turn as may be"}
		}
		return reason{"sdk-use-once", "no such card that is in play, unused on this mission, has an ability for this moment"}
	case AttemptMenace:
		return t.whyNoMenace(s)
	case Sabotage:
		return reason{"tw-sabotage-active-only", "an Active Traitor plays a Sabotage card of the own hand, one on each Group Mission, when it has started"}
	case Defend:
		return reason{"tw-menace-defend", "who is menaced shows Joes of the hand that print the Skill named, each once"}
	case Buy:
		return t.whyNoBuy(a, s)
	case BuyRifle:
		if s.op != opRecruit {
			return reason{"core-turn-phases", "cards are recruited in the Recruit phase"}
		}
		return reason{"core-recruit-points", "there is no such card in the stack beside the line-up that your Recruit points can pay"}
	case Promote:
		return t.whyNoPromotion(a, s)
	case Hold:
		return t.whyNoReserve(s)
	case TakeBack:
		return t.whyNoTakeBack(s)
	case SpendJoe:
		return reason{"si-spend-four-wild", "Joes of the Reserve tile are spent before the roll, for cards on the mission that ask for it and were not used yet"}
	case Board:
		if t.set.silent {
			return reason{"si-transport-forbidden", "no Transport but the C.L.A.W. is used, and it lies in the Hangar once bought"}
		}
		id, ok := t.set.cards.Find(a.Card)
		if _, there := t.rideFrom(id); ok && s.op == opRide && there && !t.mayBoard(id) {
			return reason{"tw-traitor-vamp-side", "an Active Traitor uses the VAMP alone, for Side Missions"}
		}
		if r := t.whyNoRide(id); ok && s.op == opRide && r != (reason{}) {
			return r
		}
		if s.op == opRide {
			return reason{"core-mission-transport", "that Transport is not in the Hangar, or none of your Joes may go with it"}
		}
		return reason{"core-transport-one", "a mission has one Transport, chosen when it begins"}
	case Assign:
		return t.whyNoJoe(a, s)
	case NameSkill:
		return reason{"core-mission-skill-any", "a Skill is named, one of eight, when a mission for any one Skill counts it"}
	case Choose, ChooseSlot, ChooseSeat, Option:
		return t.whyNoChoice(a, s)
	case Accept:
		return reason{"amb-all-may", "nothing is offered to be accepted"}
	case Pass:
		return reason{"", "this cannot be declined: choose"}
	case Deal:
		return reason{"", "that card cannot come up now"}
	case Throw:
		return reason{"core-mission-roll", "so many dice do not fall now"}
	case Lot:
		return reason{"", "the lot cannot fall on that seat"}
	}
	return reason{}
}

// whyNoAttempt is why a mission cannot be started.
func (t *table) whyNoAttempt(a Action, s *step) reason {
	if s.op == opRecruit {
		return reason{"core-turn-phases", "missions come before recruiting"}
	}
	if s.op != opMissions {
		return reason{"", "something else is asked now"}
	}
	if r := t.whyNoVeil(a); r.rule != "" {
		return r
	}
	var id content.ID
	var where Place
	switch a := a.(type) {
	case AttemptStory:
		if where = at(Story); len(t.pile(where)) > 0 {
			id = t.pile(where)[0].card
		}
	case AttemptOfficer:
		id, _ = t.set.cards.Find(a.Card)
		where = at(Officers)
	case AttemptSide:
		if a.Of != s.seat && !(t.set.hidden && a.Of.At(int(t.seats))) { // tw-side-any-runner
			return reason{"core-side-own", "a player runs the own Side Missions only"}
		}
		id, _ = t.set.cards.Find(a.Card)
		if where = of(Side, a.Of); t.pile(where).last(id) < 0 {
			where = of(Troopers, a.Of)
		}
	case AttemptGuard:
		where = at(Guards)
		if n, ok := t.set.cards.Find(a.Card); ok {
			e, _ := t.labelled(where, n)
			id = e.card
		}
	case AttemptIntel:
		id, where = t.set.veil.tile, at(IntelDesk)
	case AttemptBattalion:
		if int(a.Slot) >= lineUpSlots {
			return reason{"core-setup-lineup", "the line-up has the slots 0 to 5"}
		}
		if where = slot(Covers, int(a.Slot)); len(t.pile(where)) > 0 {
			id = t.pile(where)[0].card
		}
	}
	traitor := t.set.hidden && t.status[s.seat] == activeTraitor
	if e, ok := t.labelled(where, id); ok {
		id = e.card
	} else if r := t.whyNotLabelled(where, id); r != (reason{}) {
		return r
	}
	switch {
	case traitor && where.Zone == Story:
		return reason{"tw-traitor-no-story", "an Active Traitor runs no Story Missions; Side Missions and Menace are left"}
	case traitor && where.Zone == Officers:
		return reason{"tw-traitor-no-group", "an Active Traitor runs no Group Missions; Side Missions and Menace are left"}
	case id == 0 || t.pile(where).last(id) < 0:
		return reason{"core-mission-start", "no such mission lies there"}
	case t.set.silent && t.card(id).Solo != content.NoRole && !t.soloHand(id, t.own(Hand, s.seat)):
		return reason{"si-act-two-scarlett-starts", "it is a Solo mission, and the Joe who may run it is not in your hand"}
	case !t.has(t.own(Hand, s.seat), content.Joes):
		return reason{"core-mission-start", "a mission starts with one Joe of your hand, and you have none"}
	case traitor && !slices.ContainsFunc(t.zone(Hangar), func(e entry) bool { return t.mayBoard(e.card) }):
		return reason{"tw-traitor-vamp-side", "an Active Traitor uses the VAMP alone, and it is not in the Hangar"}
	case !t.anyRide() && !t.set.silent:
		return reason{"core-mission-transport", "a mission needs a Transport, and the Hangar is empty"}
	}
	return reason{"core-mission-start", "none of the Joes in your hand may be assigned to it"}
}

// whyNoMenace is why Menace cannot be started.
func (t *table) whyNoMenace(s *step) reason {
	switch {
	case !t.set.hidden || t.status[max(0, s.seat)] != activeTraitor:
		return reason{"tw-traitor-menace", "only an Active Traitor menaces, in the own Action phase"}
	case s.op != opMissions:
		return reason{"tw-traitor-menace", "Menace is run in the own Action phase, before recruiting"}
	case !t.has(t.own(Hand, s.seat), content.Joes):
		return reason{"core-mission-start", "a mission starts with one Joe of your hand, and you have none"}
	case t.foes(s.seat) == 0:
		return reason{"tw-menace-others", "there is nobody to be menaced: all are Active Traitors"}
	}
	return reason{"tw-traitor-vamp-side", "an Active Traitor uses the VAMP alone, and it is not in the Hangar"}
}

func (t *table) whyNoPlay(a Play, s *step) reason {
	id, ok := t.set.cards.Find(a.Card)
	if s.op != opMissions && s.op != opWindow {
		return reason{"core-mission-active-cards", "cards are played in the own Action phase and during missions"}
	}
	switch {
	case !ok || t.own(Hand, s.seat).last(id) < 0:
		return reason{"core-mission-active-cards", "that card is not in your hand"}
	case t.card(id).Kind != content.Gear && t.card(id).Kind != content.Utility:
		return reason{"core-mission-active-cards", "Gear and Utility cards are played; Joes are assigned to missions"}
	case s.op == opWindow && s.seat != t.mission.start && !t.card(id).Helps:
		return reason{"core-mark-crosshair", "on another player's mission only cards marked [M] may be played"}
	}
	return reason{"core-mission-active-cards", "that card has no use at this moment, or its cost cannot be paid"}
}

func (t *table) whyNoBuy(a Buy, s *step) reason {
	switch {
	case s.op != opRecruit:
		return reason{"core-turn-phases", "cards are recruited in the Recruit phase"}
	case int(a.Slot) >= lineUpSlots || len(t.pile(slot(LineUp, int(a.Slot)))) == 0:
		return reason{"core-setup-lineup", "the line-up has no card there; its slots are 0 to 5"}
	case len(t.pile(slot(Covers, int(a.Slot)))) > 0:
		return reason{"core-recruit-covered", "that card lies under a Cobra Battalion; defeat it first"}
	}
	id := t.pile(slot(LineUp, int(a.Slot)))[0].card
	return reason{"core-recruit-points", fmt.Sprintf("it costs %d Recruit points, and you have %d", t.price(id), t.points(s.seat))}
}

func (t *table) whyNoPromotion(a Promote, s *step) reason {
	id, _ := t.set.cards.Find(a.Card)
	here := false
	t.leadersOf(max(0, s.seat), func(leader content.ID, _ Place) { here = here || leader == id })
	switch {
	case s.op != opRecruit:
		return reason{"core-promote", "a Leader is promoted in the Recruit phase"}
	case t.set.hidden && t.status[s.seat] == activeTraitor:
		return reason{"amb-tw-leader-zero", "your Promoted Leader is among the Officers"}
	case len(t.own(Aside, s.seat)) == 0:
		return reason{"core-promote", "your Leader has been promoted"}
	case !here:
		return reason{"core-promote", "it is a Leader of yours that is promoted, in your hand or used this turn"}
	}
	return reason{"core-promote", fmt.Sprintf("promotion costs %d Recruit points, and you have %d", t.card(t.set.promoted[id]).Cost, t.points(s.seat))}
}

func (t *table) whyNoReserve(s *step) reason {
	switch {
	case t.seats > 2:
		return reason{"core-reserve-not-3", "with three or four players there is no Reserve tile"}
	case t.set.hidden && t.status[max(0, s.seat)] == activeTraitor:
		return reason{"tw-two-reserve", "the Reserve tile is for the Loyal player alone while a Traitor is Active"}
	case s.op != opMissions:
		return reason{"core-reserve", "a card is reserved in the own Action phase, before recruiting"}
	case len(t.own(Reserve, s.seat)) > 0:
		return reason{"core-reserve", "a card of yours lies on the tile"}
	case t.reserved[s.seat] == t.turn:
		return reason{"core-reserve", "the tile is used once a turn"}
	}
	return reason{"core-reserve", "that card is not in your hand"}
}

func (t *table) whyNoTakeBack(s *step) reason {
	switch {
	case t.seats > 2:
		return reason{"core-reserve-not-3", "with three or four players there is no Reserve tile"}
	case s.op != opMissions:
		return reason{"core-reserve-take", "the reserved card is taken in the own Action phase, before recruiting"}
	case len(t.own(Reserve, s.seat)) == 0:
		return reason{"core-reserve-take", "no card of yours lies on the tile"}
	}
	return reason{"core-reserve-take", "the card was put there this turn; take it from your next turn on"}
}

func (t *table) whyNoJoe(a Assign, s *step) reason {
	id, ok := t.set.cards.Find(a.Card)
	switch {
	case s.op == opJoin && s.m > 0:
		return t.whyNotAboard(id, s)
	case t.attempting() && t.mission.began:
		return reason{"core-mission-lock", "the mission has started: its Joes stay as they are"}
	case s.op != opJoin:
		return reason{"core-mission-start", "Joes are assigned when a mission begins"}
	case !ok || t.own(Hand, s.seat).last(id) < 0:
		return reason{"core-mission-start", "that card is not in your hand"}
	case !content.Joes.Has(t.card(id).Kind):
		return reason{"core-leader-is-joe", "only Joes go on missions"}
	case t.team() >= t.capacity():
		return reason{"core-mission-capacity", "the Transport is full"}
	}
	if t.set.silent && !t.soloAllows(id) {
		return reason{"si-act-two-no-joiners", "the mission is Solo: one Joe runs it, and nobody joins"}
	}
	return reason{t.barred(id), "a card in play keeps that Joe off this mission"}
}

func (t *table) whyNoChoice(a Action, s *step) reason {
	rule := t.pending().Rule
	switch a.(type) {
	case Choose:
		if s.op == opPick {
			return reason{rule, "that card is not among those that may be chosen"}
		}
		if s.op == opRetire {
			return reason{rule, "one of your own GI on this mission may be retired, or none"}
		}
		if s.op == opUpgrade {
			return reason{"cv-intel-upgrade-recruit", "the next level's reward is paid with a card of your hand that shows Recruit; pass keeps the one you have"}
		}
	case ChooseSlot:
		if s.op == opSlot {
			return reason{rule, "that slot has no card that may be chosen"}
		}
	case ChooseSeat:
		switch s.op {
		case opGive:
			if t.card(s.ref.card).Kind == content.Accusation {
				return reason{"tw-accusation-full", "that player has two Side Missions"}
			}
			return reason{"core-side-limit", "that player has two Side Missions"}
		case opVote:
			return reason{rule, "that player is not among those tied"}
		}
	}
	return reason{rule, "no such choice is asked now"}
}
