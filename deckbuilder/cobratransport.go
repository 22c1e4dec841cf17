package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// This is the chapter on Cobra Transports.

// enemies are the zones of the enemies that a Cobra Transport can be equipped to, those of
// a seat and of a slot too.
func (z Zone) enemies() bool { return z == Officers || z == Guards || z == Troopers || z == Covers }

// equip puts a Cobra Transport into play: the one named (cv-cobra-transport-named), or the
// top card of its deck (cv-cobra-transport-draw). A deck that is empty is made anew from
// its discards (amb-cv-transport-pile-empty).
func (w work) equip(s *step) {
	t := w.t
	if s.n <= 0 {
		t.steps.pop()
		return
	}
	s.n--
	r := s.ref
	e := t.effect(r)
	seat := t.decider(t.active)
	if e != nil && e.Card != "" {
		w.equipNamed(e.Card, seat, t.why(r))
		return
	}
	if len(t.zone(CobraDeck)) == 0 {
		if len(t.zone(CobraDone)) == 0 {
			w.noted(Noted{Why: "amb-cv-transport-pile-empty", Card: string(t.why(r))})
			return
		}
		w.shuffled(at(CobraDone), at(CobraDeck), "amb-cv-transport-pile-empty")
	}
	w.push(step{op: opDeal, seat: seat, m: index(at(CobraDeck)), n: index(at(Equipped))}, step{op: opMount, seat: seat})
}

// equipNamed looks for a Cobra Transport in the discards, then in the deck, which is
// shuffled afterwards (cv-cobra-transport-named-shuffle). One that is elsewhere does not
// come (amb-cv-transport-named-missing).
func (w work) equipNamed(name string, seat joe.Seat, why joe.RuleID) {
	t := w.t
	id, _ := t.set.cards.Find(name)
	from := at(CobraDone)
	if t.pile(from).last(id) < 0 {
		from = at(CobraDeck)
	}
	found := t.pile(from).last(id) >= 0
	if found {
		w.moved(id, from, at(Equipped), why)
	} else {
		w.noted(Noted{Why: "amb-cv-transport-named-missing", Card: string(why)})
	}
	if from.Zone == CobraDeck && len(t.pile(from)) > 0 {
		w.shuffled(from, from, "cv-cobra-transport-named-shuffle")
	}
	if found {
		w.push(step{op: opMount, seat: seat, ref: ref{card: id}})
	}
}

// bearers gives the enemies that can be equipped, each once, with where they lie: Officers
// without a Cobra Transport (cv-cobra-transport-officer-first,
// amb-cv-transport-officer-choice), or, without such, the other enemies without one
// (cv-cobra-transport-other, cv-cobra-transport-one-each).
func (t *table) bearers(f func(id content.ID, where Place) bool) {
	any := false
	from := func(p Place) bool {
		list := t.pile(p)
		for i, e := range list {
			if e.rides == 0 && list.last(e.card) == i {
				if any = true; !f(e.card, p) {
					return false
				}
			}
		}
		return true
	}
	if !from(at(Officers)) || any {
		return
	}
	if !from(at(Guards)) {
		return
	}
	for i, s := 0, t.decider(t.active); i < int(t.seats); i, s = i+1, t.next(s) {
		if !from(of(Troopers, s)) {
			return
		}
	}
	for i := range lineUpSlots {
		if !from(slot(Covers, i)) {
			return
		}
	}
}

// noBearer discards a Cobra Transport that nobody can be equipped with, and reports
// whether it was so (cv-cobra-transport-no-target).
func (w work) noBearer(id content.ID) bool {
	t := w.t
	any := false
	t.bearers(func(content.ID, Place) bool {
		any = true
		return false
	})
	if !any && id != 0 {
		w.moved(id, at(Equipped), at(CobraDone), "cv-cobra-transport-no-target")
	}
	return !any
}

// mount equips an enemy with the Cobra Transport of the question.
func (w work) mount(id content.ID, where Place) {
	t := w.t
	ride := t.steps.top().ref.card
	t.steps.pop()
	why := joe.RuleID("cv-cobra-transport-other")
	if where.Zone == Officers {
		why = "cv-cobra-transport-officer-first"
	}
	w.mounted(id, where, ride, why)
}

func (w work) mounted(id content.ID, where Place, ride content.ID, why joe.RuleID) {
	t := w.t
	e := Mounted{t.nameOf(id), where, t.nameOf(ride), why}
	e.on(t)
	tell(w, e)
}

// label is what an enemy goes by in actions: its id or, where other copies of it lie in
// the same place and it is equipped, that of its Cobra Transport.
func (t *table) label(p pile, e entry) content.ID {
	if e.rides != 0 && p.count(e.card) > 1 {
		return e.rides
	}
	return e.card
}

// labelled is the enemy of a place that goes by an id; false if there is none.
func (t *table) labelled(where Place, id content.ID) (entry, bool) {
	p := t.pile(where)
	i := p.last(id)
	if i < 0 && id != 0 {
		i = p.rider(id)
	}
	if i < 0 || t.label(p, p[i]) != id {
		return entry{}, false
	}
	return p[i], true
}

// appendEnemies appends an action for each enemy of a place that is wanted.
func (t *table) appendEnemies(list []Action, where Place, of []Action) []Action {
	p := t.pile(where)
	for i, e := range p {
		if a := of[t.label(p, e)]; (e.rides != 0 || p.last(e.card) == i) && t.mayAttempt(e, where) && !listed(list, a) {
			list = append(list, a)
		}
	}
	return list
}

// spoils does with the Cobra Transport of an enemy that was defeated what the roll says:
// with exactly the Hits that were needed it is commandeered, at once into the Hangar
// (cv-commandeer-exact, cv-commandeer-hangar, amb-cv-exact-hits), else discarded
// (cv-cobra-transport-defeated).
func (w work) spoils() {
	t := w.t
	m := &t.mission
	switch {
	case m.rides == 0 || t.zone(Equipped).last(m.rides) < 0:
	case m.exact:
		w.moved(m.rides, at(Equipped), at(Hangar), "cv-commandeer-exact")
		w.triggered(content.OnGain, m.rides, m.start)
	default:
		w.moved(m.rides, at(Equipped), at(CobraDone), "cv-cobra-transport-defeated")
	}
}

// left discards what a card rides that leaves its place: the Cobra Transport of an enemy
// (cv-cobra-transport-leaves), the Locust of a Joe (cv-locust-joe-lost).
func (w work) left(ride content.ID, from Place) {
	if from.Zone == Team {
		w.moved(ride, of(Escort, from.Seat()), of(Discard, from.Seat()), "cv-locust-joe-lost")
		return
	}
	w.moved(ride, at(Equipped), at(CobraDone), "cv-cobra-transport-leaves")
}

// mounts reports whether cards of the zone can ride others.
func (z Zone) mounts() bool { return z.enemies() || z == Team }

// dismounts notes that a Cobra Transport, or a Locust, is ridden no more. Where copies of
// it are left for all who ride one, who rode this one has left before it. Of several
// enemies with copies of it, the one that is attempted loses its own.
func (t *table) dismounts(ride content.ID, from Place) {
	riders := 0
	count := func(p Place) {
		for _, e := range t.pile(p) {
			if e.rides == ride {
				riders++
			}
		}
	}
	clear := func(p Place) bool {
		i := t.pile(p).rider(ride)
		if i < 0 {
			return false
		}
		list := append(pile(nil), t.pile(p)...)
		list[i].rides = 0
		t.piles[p.index()] = list
		return true
	}
	if from.Zone == Escort {
		if count(of(Team, from.Seat())); riders > t.pile(from).count(ride) {
			clear(of(Team, from.Seat()))
		}
		return
	}
	for i, p := range places {
		if len(t.piles[i]) > 0 && p.Zone.enemies() {
			count(p)
		}
	}
	if riders <= t.pile(from).count(ride) || t.attempting() && t.mission.rides == ride && clear(t.target()) {
		return
	}
	for i, p := range places {
		if len(t.piles[i]) > 0 && p.Zone.enemies() && clear(p) {
			return
		}
	}
}

// inTerrain reports whether the mission has a Terrain: its own, or that of the Cobra
// Transport of its enemy (cv-cobra-transport-terrain).
func (t *table) inTerrain(terrain content.Terrain) bool {
	m := &t.mission
	return terrain != content.NoTerrain && (t.card(m.card).Terrain == terrain || m.rides != 0 && t.card(m.rides).Terrain == terrain)
}

// equippedEnemies is how many enemies have a Cobra Transport.
func (t *table) equippedEnemies() int {
	n := 0
	for i, p := range places {
		if p.Zone.enemies() {
			for _, e := range t.piles[i] {
				if e.rides != 0 {
					n++
				}
			}
		}
	}
	return n
}
