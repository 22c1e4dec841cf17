package main

import (
	"context"
	"fmt"
	"io"
	"maps"
	"os/exec"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/arena"
	"github.com/seed4548c990/gijoe/joe/arena/pipe"
)

// stage plays one tournament from its beginning, or on from where a log ends.
type stage func(ctx context.Context, from *arena.Log, results io.Writer) (arena.Report, error)

// stages is what was asked for, in order.
func (o *options) stages(p *progress) ([]stage, error) {
	games := []string{o.Game}
	if o.Game == "all" {
		games = []string{"cobrahq", "adventure", "deckbuilder"}
		if o.Entrants != "" || len(o.Pipes) > 0 {
			return nil, fmt.Errorf("-entrants and -pipe are for one game; name it by -game, such as -game cobrahq")
		}
	}
	if o.Story != "" && o.Game != "deckbuilder" {
		return nil, fmt.Errorf("-story is for -game deckbuilder")
	}
	var all []stage
	for _, game := range games {
		seats := o.Seats
		if seats == 0 {
			seats = 2
		}
		var s stage
		var err error
		switch game {
		case "cobrahq":
			s, err = enter(o, p, cobrahq.Game(), cobrahq.Config{Seats: seats, TurnLimit: 300}, arena.Rivals, cobraBots(o), hqLabels)
		case "adventure":
			s, err = enter(o, p, adventure.Game(), adventure.Config{Seats: seats}, arena.Rivals, adventureBots(o), advLabels)
		case "deckbuilder":
			if o.Story == deckbuilder.SilentInterlude && o.Seats == 0 {
				seats = 1
			}
			style := arena.Teams
			if o.Story == deckbuilder.TraitorWithin {
				style = arena.Rivals // not all are of one team
			}
			s, err = enter(o, p, deckbuilder.Game(), deckbuilder.Config{Seats: seats, Story: o.Story}, style, deckBots(o), deckLabels)
		default:
			err = fmt.Errorf("there is no game %q; there are cobrahq, adventure, deckbuilder and all", game)
		}
		if err != nil {
			return nil, err
		}
		all = append(all, s)
	}
	return all, nil
}

// enter makes a tournament of a game, whatever it is.
func enter[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](o *options, p *progress,
	game joe.Game[C, S, A, E, V], config C, style arena.Style, bots bots[V, A], labels func(V) []string) (stage, error) {
	names := strings.Split(o.Entrants, ",")
	if o.Entrants == "" {
		names = slices.Sorted(maps.Keys(bots))
	}
	// As many seeds as it takes for so many games, in all line-ups.
	first, _, err := game.New(config)
	if err != nil {
		return nil, err
	}
	settings := arena.Settings{Style: style, Seed: o.Seed, Cores: o.cores, Progress: p.tell}
	perSeed := arena.LineUps(style, len(names)+len(o.Pipes), first.Seats())
	settings.Seeds = (o.Games + max(1, perSeed) - 1) / max(1, perSeed)

	t := arena.New(game, config, settings)
	for _, name := range names {
		name = strings.TrimSpace(name)
		each, err := bots.called(name, game.Name, o.Story, labels)
		if err != nil {
			return nil, err
		}
		t.EnterEach(name, each)
	}
	for _, text := range o.Pipes {
		name, command, _ := strings.Cut(text, "=")
		words := strings.Fields(command)
		if _, err := exec.LookPath(words[0]); err != nil {
			return nil, fmt.Errorf("-pipe %s: %w", name, err)
		}
		b := pipe.New(game, pipe.Command{Path: words[0], Args: words[1:], Move: o.Move})
		o.started = append(o.started, b.Close)
		t.EnterFollower(name, b.Sit)
	}
	t.Label(labels)
	return func(ctx context.Context, from *arena.Log, results io.Writer) (arena.Report, error) {
		if from == nil {
			return t.Run(ctx, results)
		}
		return t.Continue(ctx, *from, results)
	}, nil
}

// called is the bot of a name: one that there is or, in A Traitor Within, two with a stroke
// between them, the one while its seat is Loyal, the other where it was dealt the Traitor.
func (b bots[V, A]) called(name, game, story string, labels func(V) []string) (func() joe.Player[V, A], error) {
	roles := strings.Split(name, "/")
	switch {
	case len(roles) > 1 && story != deckbuilder.TraitorWithin:
		return nil, fmt.Errorf("-entrants %s: two bots by role are for A Traitor Within, -game deckbuilder -story %s", name, deckbuilder.TraitorWithin)
	case len(roles) > 2:
		return nil, fmt.Errorf("-entrants %s: it is LOYAL/TRAITOR, such as greedy/search", name)
	}
	for _, one := range roles {
		if b[one] == nil {
			return nil, fmt.Errorf("there is no bot %q for %s; there are %s", one, game, strings.Join(slices.Sorted(maps.Keys(b)), ", "))
		}
	}
	if len(roles) == 1 {
		return b[name], nil
	}
	is := func(v V) bool { return slices.Contains(labels(v), roleTraitor) }
	return arena.Cast(is, b[roles[1]], b[roles[0]]), nil
}

// turn is who went first and who did not.
func turn(seat, first joe.Seat) string {
	if seat == first {
		return "went first"
	}
	return "went later"
}

func hqLabels(v cobrahq.View) []string { return []string{turn(v.Seat(), v.First())} }

func advLabels(v adventure.View) []string { return []string{turn(v.Seat(), v.First())} }

const roleTraitor = "role traitor"

// deckLabels is the Leader of a seat and, in A Traitor Within, the role that it was dealt.
func deckLabels(v deckbuilder.View) []string {
	var labels []string
	for zone := deckbuilder.Deck; zone <= deckbuilder.LoyaltyUp; zone++ {
		for _, id := range v.Cards(deckbuilder.PlaceOf(zone, int(v.Seat()))) {
			c := v.Card(id)
			switch {
			case c == nil: // not known
			case c.Kind == content.Leader, c.Kind == content.Promoted && zone != deckbuilder.Aside:
				labels = append(labels, "leader "+strings.TrimSuffix(id, "-promoted"))
			}
		}
	}
	if v.Config().Story == deckbuilder.TraitorWithin {
		role := "role loyal"
		if v.Traitor(v.Seat()) {
			role = roleTraitor
		}
		labels = append(labels, role)
	}
	return labels
}
