package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe/bot"
)

// deck is the Deck-Building Game at a terminal.
var deck = face[deckbuilder.Config, deckbuilder.State, deckbuilder.Action, deckbuilder.Event, deckbuilder.View]{
	game:  deckbuilder.Game(),
	title: "The Deck-Building Game",
	goal: `All win or lose together: be successful in the Finale of Act III before the Threat
Marker is on the top space. Each Act is two Story Missions and a Finale; one that
fails is gone too, but for the last. At the end of each round Threat rises, and what
the spaces of the meter say happens as the marker comes to them.
A turn: first missions, as many as your hand allows; then recruit; then the hand is
discarded and you draw five cards. A player alone has two turns in a round.
A mission needs a Transport of the Hangar and Joes of your hand, as many as it has
seats; on a Story Mission and against an Officer the others may send theirs. Each Joe
gives dice: what he has in the Skills asked for, and Wild; if that is nothing, one.
Then Complications are drawn, and the dice are rolled: two sides are blank, three a
Hit, one a double Hit. As many Hits as the Difficulty are a Success.
All your cards, used or not, give Recruit points. What you recruit goes on top of your
deck, a Transport to the Hangar, where all may take it. Six Battalions on the line-up
or an empty main deck lose the game too. Troopers that you draw take up your hand.`,
	reply: `Answer by the number in the list, by the name of a card ("flint"), or by the first
letters of the words as long as only one answer begins so; Joes may be named in one
line: "duke gi gi". "card NAME" tells what a card says and where it lies. [M] marks
cards that may be played on missions of others. Chances are exact for the dice as
things stand; Complications, Silence, abilities and cards still to come are not in them.
Intel dice are counted on where Crimson Guards make them worth it, as it then says.`,
	rest:   deckRest,
	luck:   "dice and cards",
	width:  100,
	fits:   [2]int{72, 120},
	usual:  deckUsual,
	fewest: 1,
	names:  hqNames,
	mind:   mind[deckbuilder.State, deckbuilder.View, deckbuilder.Action]{deckSimple, deckbuilder.Evaluate, deckbuilder.Rollout, 1500, deckSearch},
	config: deckConfig,
	draw:   deckDraw,
	glance: deckGlance,
	card:   deckCard,
	ask:    deckAsk,
	words:  deckAction,
	try:    deckTry,
	astray: deckAstray,
	tell:   deckTell,
	begins: func(e deckbuilder.Event) bool { _, ok := e.(deckbuilder.TurnBegan); return ok },
	hides:  deckHides,
}

// deckRest is what the missions with rules of their own change.
func deckRest(v deckbuilder.View) string {
	var parts []string
	switch v.Mode() {
	case content.SilentMode:
		parts = append(parts, `In Silent Interlude you play alone, with Snake Eyes, and from Act II on with Scarlett.
No mission needs a Transport, and of the Transports there is the C.L.A.W. alone. Other
Joes that you recruit go to your Reserve tile: they never go on missions, but some
cards let you spend them there, for good, by their cost, before a roll. As a Story
Mission begins while the token shows SILENT, a card of the main deck is turned up; its
cost, less the Hits of a die for each Cobra Operative in play, is how many cards you
may have on the mission. One more, and the token shows NOISY: Story Missions are
harder by 1. Missions marked Solo are for Scarlett alone.`)
	case content.TraitorMode:
		parts = append(parts, `In A Traitor Within each has three Loyalty cards, face down: two Traitors among them
make a Traitor, who wins if all the others lose, once discovered. Hands and discards
are secret. Who succeeds in an Accusation flips a Loyalty card of whom it lies before;
two Traitors face up make an Active Traitor, who plays Sabotage cards against the
others' missions and menaces their hands, until these succeed against the Traitor's
Leader. That sets the token at the end of the round from 2 to 1; so does the proof that
all are Loyal. An Accusation that shows a Loyal Joe lowers Threat.`)
	}
	if v.Config().CrimsonVeil {
		parts = append(parts, `With The Crimson Veil, Undercover Crimson Guards come into play. Each cuts 2 of the green
dice of every Group Mission, and only Intel dice are rolled against them. Once a turn
an Intel Mission, Easy, Medium or Hard, gains Intel dice for a pool that all share. On
any mission they may take the place of green dice, which saves those from the cut, and
after the roll 2 of the pool turn a blank into a Hit. Cobra Transports make the enemies
harder that they carry; with exactly the Hits needed they are yours, in the Hangar.`)
	}
	if v.Config().General {
		parts = append(parts, `The General has a Cockpit, a Cannon, two Helipads and a Vehicle Bay, each offline from
some Damage on; 2 Recruit take a Damage off, and a mission with The General puts 2 on.`)
	}
	return strings.Join(parts, "\n\n")
}

// deckConfig reads the cards that the flags name, and who leads against what.
func deckConfig(o options, seats int) (deckbuilder.Config, error) {
	c := deckbuilder.Config{
		Seats: seats, Story: strings.ToLower(o.story), Leaders: named(o.leaders), Expert: named(o.expert),
		Partner: strings.ToLower(o.partner), AfterLoss: o.afterLoss, CrimsonVeil: o.veil, General: o.general, TrimComplications: o.trim,
	}
	if o.board != "" || o.tiles != "" {
		return c, errors.New("-board, -tiles: the Deck-Building Game has cards; -cards FOLDER names some of your own")
	}
	if o.cards == "" {
		return c, nil
	}
	if info, err := os.Stat(o.cards); err != nil || !info.IsDir() {
		return c, fmt.Errorf("-cards %s is no folder; put your cards into files such as winter.json in one, and name that", o.cards)
	}
	set, err := deckSet(c.Story, o.veil).Overlay(os.DirFS(o.cards))
	if err != nil {
		return c, fmt.Errorf("%s has no cards to play with:\n  %s", o.cards, strings.Join(fewFaults(err), "\n  "))
	}
	c.Content = set
	return c, nil
}

// deckUsual is how many play where nobody says.
func deckUsual(o options) int {
	if strings.EqualFold(o.story, deckbuilder.TraitorWithin) {
		return 3
	}
	return 1
}

// deckSet is the built-in cards of a Story, with those of The Crimson Veil where it is
// asked for, or the Story is its own.
func deckSet(story string, veil bool) *content.Set {
	tells := func(set *content.Set) bool {
		return slices.ContainsFunc(set.Stories(), func(y content.Story) bool { return y.ID == story })
	}
	switch {
	case story == deckbuilder.SilentInterlude:
		return content.SilentInterlude()
	case story == deckbuilder.TraitorWithin && veil:
		return content.TraitorVeil()
	case story == deckbuilder.TraitorWithin:
		return content.TraitorWithin()
	case veil, !tells(content.Core()) && tells(content.CrimsonVeil()):
		return content.CrimsonVeil()
	}
	return content.Core()
}

// named is a list of names with commas between them; of none nothing.
func named(text string) []string {
	if text == "" {
		return nil
	}
	var list []string
	for name := range strings.SplitSeq(text, ",") {
		list = append(list, strings.ToLower(strings.TrimSpace(name)))
	}
	return list
}

// deckSearch is how strong thinks: further ahead in Silent Interlude, where the evaluation
// sees less, and in A Traitor Within, where everybody is asked, so that a mission takes more
// actions.
func deckSearch(v deckbuilder.View) bot.Options {
	o := bot.Options{Playout: 25, Prior: 1000}
	switch v.Mode() {
	case content.SilentMode:
		o.Playout = 60
	case content.TraitorMode:
		o.Playout = 80
	}
	return o
}
