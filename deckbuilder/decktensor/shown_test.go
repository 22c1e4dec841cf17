package decktensor_test

import (
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/deckbuilder/decktensor"
	"github.com/seed4548c990/gijoe/joe"
)

// shown is what a View's public methods tell: a slow, plain model of Read and Tensor.
func shown(v deckbuilder.View) decktensor.Position {
	o, over := v.Outcome()
	q := v.Pending()
	p := decktensor.Position{
		Seats: v.Seats(), Seat: v.Seat(), Round: v.Round(), First: v.First(), Active: v.Active(), ToAct: v.ToAct(), Phase: v.Phase(),
		Over: over, Winners: o.Winners, Reason: o.Reason, Cause: v.Cause(), Asks: q.Kind, Count: q.Count, Other: q.Other,
		Colour: v.Colour(), Act: v.Act(), Record: v.Record(), Noisy: v.Noisy(), Token: v.Token(), Accusing: v.Accusing(),
		Intel: v.Intel(), Damage: v.Damage(), Blending: v.Blending(),
		Cards: map[deckbuilder.Place]map[string]int{}, Tops: map[deckbuilder.Place][]string{}, Used: map[joe.Seat]map[string]int{},
		Riders: map[string]map[string]int{}, RidersAt: map[string][11]int{},
	}
	if v.Card(q.Item) != nil {
		p.Card = q.Item
	}
	p.Threat, p.Top = v.Threat()
	if g, ok := v.General(); ok {
		for _, s := range g.Sections {
			p.Online[s.Section] = s.Online
		}
	}
	for s := range joe.Seat(v.Seats()) {
		p.Allegiance[s], p.DeckSize[s], p.Points[s] = v.Allegiance(s), v.DeckSize(s), v.Points(s)
	}
	for i := range 6 {
		n, ok := v.Price(i)
		if p.Age[i], p.Price[i] = v.Age(i), n; !ok {
			p.Price[i] = -1
		}
	}
	if a, ok := v.Attempt(); ok {
		p.Attempting, p.Difficulty, p.Skill = true, deckbuilder.Sum(a.Difficulty), deckbuilder.Sum(a.Skill)
		a.Difficulty, a.Skill = nil, nil
		p.Attempt = a
	}
	showCards(&p, v)
	return p
}

func showCards(p *decktensor.Position, v deckbuilder.View) {
	set := v.Content()
	secret := false
	for _, c := range set.All() {
		secret = secret || c.Kind == content.Loyalty
	}
	if secret {
		p.Unknown, p.Known, p.KnownTo = map[deckbuilder.Place]int{}, map[deckbuilder.Place]map[string]int{}, map[deckbuilder.Place][4]int{}
	}
	for _, z := range deckbuilder.Zones() {
		for _, at := range z.Places() {
			cards := v.Cards(at)
			top := map[deckbuilder.Zone]int{deckbuilder.Deck: 3, deckbuilder.Foreseen: 2}[z]
			for i, id := range cards {
				if id == "" {
					p.Unknown[at]++
				} else {
					more(p.Cards, at, id)
				}
				if n := len(cards) - 1 - i; n < top && (id != "" || p.Tops[at] != nil) {
					p.Tops[at] = append([]string{id}, p.Tops[at]...)
				}
			}
		}
	}
	for _, r := range v.Riders() {
		more(p.Riders, r.Rides, r.Card)
		at := p.RidersAt[r.Rides]
		switch {
		case r.Place.Seat() != joe.Nobody:
			at[r.Place.Seat()]++
		case r.Place.Zone == deckbuilder.Covers:
			at[4+r.Place.Of]++
		default:
			at[10]++
		}
		p.RidersAt[r.Rides] = at
	}
	for _, l := range v.AppendLying(nil) {
		if l.Used {
			more(p.Used, l.Place.Seat(), set.Card(l.Card).ID)
		}
		switch l.Place.Zone {
		case deckbuilder.Deck, deckbuilder.Hand, deckbuilder.Discard, deckbuilder.Scouted, deckbuilder.LoyaltyDown, deckbuilder.Schemes:
			if secret {
				known := p.KnownTo[l.Place]
				for s := range l.Known.All() {
					known[s]++
				}
				p.KnownTo[l.Place] = known
				if z := l.Place.Zone; l.Known == joe.AllSeats(v.Seats()) && l.Card != 0 && (z == deckbuilder.Hand || z == deckbuilder.Discard) {
					more(p.Known, l.Place, set.Card(l.Card).ID)
				}
			}
		}
	}
}

// more counts one more.
func more[K comparable](m map[K]map[string]int, at K, id string) {
	if m[at] == nil {
		m[at] = make(map[string]int)
	}
	m[at][id]++
}
