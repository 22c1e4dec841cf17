package cobrahq

import (
	"slices"

	"github.com/seed4548c990/gijoe/joe"
)

// check holds a position that was read against the rules, so that every State that
// exists can be played on. It names what is wrong and where.
func (r *reader) check() {
	t := &r.t
	r.checkTiles()
	if r.n.Failed() {
		return
	}
	r.checkLeftOut()
	if t.phase == firstRoll {
		r.checkFirstRoll()
		return
	}
	if t.round == 0 {
		r.fail("round", "missing: the rounds count from 1")
	}
	if !r.o.Has("first") {
		r.fail("first", "missing: who went first")
	}
	if named, ok := t.set.first.Seat(); ok && named != t.first {
		r.fail("first", "the config names %v to go first", named)
	}
	r.checkPawns()
	if t.phase == over {
		r.checkOver()
		return
	}
	if t.out.Has(t.active) {
		r.fail("active", "%v is out of the game", t.active)
	}
	if t.playing().Len() < 2 {
		r.fail("players", "the game is over when one player is left (amb-hq-last-player)")
	}
	r.checkTrail()
	if !r.n.Failed() {
		r.checkPhase()
	}
}

// checkTiles counts: every tile is in one place (hq-box-tiles).
func (r *reader) checkTiles() {
	t := &r.t
	unturned := 0
	for _, tile := range t.sand {
		if tile == tileFaceDown {
			unturned++
		}
	}
	if n := t.left.total(); n != unturned {
		r.fail("left", "%d tiles are left to turn, and %d lie face down on sand", n, unturned)
	}
	for tile := Bomb; tile <= Henchman6; tile++ {
		if t.away(tile) < 0 {
			r.fail("players", "more %v tiles than the mix has", tile)
		}
	}
	secrets := int(t.stack)
	for _, h := range t.hands {
		secrets += int(h.secrets)
	}
	if secrets != secretTiles {
		r.fail("stack", "%d Top Secret tiles at Cobra HQ and in hands, where there are %d (hq-box-top-secret)", secrets, secretTiles)
	}
}

// checkLeftOut refuses what the phase has no use for, so that a position has one
// form only.
func (r *reader) checkLeftOut() {
	turn := []phase{turnStart, moving, meeting, turning, choosing, rollingOff, placing, over}
	acting := []phase{moving, meeting, turning, choosing, rollingOff, placing}
	for _, part := range []struct {
		key    string
		phases []phase
	}{
		{"rolling", []phase{firstRoll}}, {"rolls", []phase{firstRoll}}, {"outcome", []phase{over}},
		{"round", turn}, {"first", turn}, {"moves", []phase{moving, meeting}}, {"trail", acting},
		{"boosted", acting}, {"bank", []phase{moving}}, {"opponent", []phase{meeting, rollingOff}},
		{"asking", []phase{meeting}},
	} {
		belongs := slices.Contains(part.phases, r.t.phase)
		if has := r.o.Has(part.key); has && !belongs {
			r.fail(part.key, "left out in the phase %q", phaseNames[r.t.phase])
		} else if !has && belongs && part.key == "opponent" {
			r.fail(part.key, "missing: whom the question is about")
		}
	}
}

// checkFirstRoll: nothing but rolls has happened yet.
func (r *reader) checkFirstRoll() {
	t := &r.t
	pristine := t.set.begin()
	pristine.active, pristine.rolling, pristine.rolls = t.active, t.rolling, t.rolls
	if !t.equal(&pristine) {
		r.fail("phase", "nothing but the dice moves before the first turn")
	}
	if _, named := t.set.first.Seat(); named {
		r.fail("phase", "the config names the first player, so nobody rolls")
	}
	if t.rolling&^t.playing() != 0 || t.rolling.Len() < 2 {
		r.fail("rolling", "two or more of the seats roll")
		return
	}
	for s := range joe.Seat(t.seats) {
		rolled := t.rolls[s] != 0
		if due := t.rolling.Has(s) && s < t.active; rolled != due {
			r.fail("rolls", "the rolling seats below the active one have rolled, and no other")
		}
	}
	if !t.rolling.Has(t.active) {
		r.fail("active", "one of the rolling seats is to roll")
	}
}

// checkPawns: every pawn stands where a pawn can be.
func (r *reader) checkPawns() {
	t, b := &r.t, r.t.set.board
	for s := range joe.Seat(t.seats) {
		n := t.pawns[s]
		if n == noNode {
			continue
		}
		turn := s == t.active
		switch {
		case b.kind[n] == Bush:
			r.fail("players", "%v stands on the bush %s (hq-move-no-bush)", s, b.name[n])
		case b.kind[n] == River && !(turn && t.phase == moving):
			r.fail("players", "%v rests on the river %s (hq-river-no-end)", s, b.name[n])
		case t.tileOn(n) == tileFaceDown && !(turn && t.phase == turning):
			r.fail("players", "%v stands on %s, whose tile would have been turned (hq-tile-flip)", s, b.name[n])
		case t.faceDownBomb(n):
			r.fail("players", "%v stands on %s, whose bomb would have been turned (hq-tile-flip)", s, b.name[n])
		case n == t.set.home(s) && t.hands[s].secrets > 0 && !(turn && t.reason == endWon):
			r.fail("players", "%v is at home with a Top Secret tile and has won (hq-win)", s)
		}
	}
}

// checkTrail: the steps of this turn are steps that could be made.
func (r *reader) checkTrail() {
	t, b := &r.t, r.t.set.board
	most := dieFaces
	if t.boosted {
		most = maxMoves
	}
	if int(t.steps)+int(t.moves) > most { // a boost still to come has to fit into the trail
		r.fail("trail", "%d steps made and %d left are more than the %d that the turn can give", t.steps, t.moves, most)
	}
	if t.boosted && (t.steps == 0 && t.phase != moving || t.steps+t.moves < 2 && t.phase <= meeting) {
		r.fail("boosted", "a boost adds to a roll, before the first step (amb-hq-boost-timing)")
	}
	for i, n := range t.trail[:t.steps] {
		switch {
		case b.kind[n] == Bush, slices.Contains(t.trail[:i], n), i > 0 && !slices.Contains(b.next[t.trail[i-1]], n):
			r.fail("trail", "%s is no step from the space before it", b.name[n])
		case i < int(t.steps)-1 && t.stops(n):
			r.fail("trail", "the tile on %s would have stopped the pawn (hq-tile-stop)", b.name[n])
		case i > 1 && b.kind[t.trail[i-1]] == River && !t.across(t.trail[i-2], n):
			r.fail("trail", "%s is not across the river (amb-hq-river-turnback)", b.name[n])
		}
	}
	if t.steps > 0 && !slices.ContainsFunc(b.next[t.trail[0]], t.setOut) {
		r.fail("trail", "there is no space beside %s for the pawn to have come from", b.name[t.trail[0]])
	}
	if t.steps > 0 && t.trail[t.steps-1] != t.pawn() {
		r.fail("trail", "the last step is where the pawn stands")
	}
	if t.afloat() != (t.bank != noNode) {
		r.fail("bank", "given for a pawn on the river, and for no other: where it came from")
		return
	}
	if t.afloat() {
		came := slices.Contains(b.next[t.pawn()], t.bank)
		if !came || t.steps == 0 || t.steps > 1 && t.trail[t.steps-2] != t.bank || t.steps == 1 && !t.setOut(t.bank) {
			r.fail("bank", "the space beside the river from which the pawn embarked")
		}
	}
}

// across reports whether a pawn can go from one space over a river space beside
// it to another.
func (t *table) across(from, to node) bool {
	b := t.set.board
	return b.kind[to] != River && b.island[from] != b.island[to]
}

// setOut reports whether the pawn can have begun its turn on a space beside the
// first of its trail: none that would have held it, nor one whose tile is unturned.
func (t *table) setOut(from node) bool {
	b := t.set.board
	if tile := Tile(t.tileOn(from)); b.kind[from] == River || tile != 0 && tile != Boat {
		return false
	}
	return b.kind[t.trail[0]] != River || t.steps == 1 || t.across(from, t.trail[1])
}

// checkPhase: what is asked can be answered.
func (r *reader) checkPhase() {
	t := &r.t
	on := t.stops(t.pawn())
	switch t.phase {
	case turnStart:
		if t.held(t.active) {
			r.fail("phase", "a held pawn rolls off: %q (amb-hq-held-turn)", AskOpponent)
		}
	case moving:
		switch {
		case t.moves == 0:
			r.fail("moves", "missing: a move without moves left is over")
		case t.held(t.active):
			r.fail("phase", "a held pawn rolls off: %q (hq-tile-stop)", AskOpponent)
		case t.steps > 0 && on:
			r.fail("phase", "the tile under the pawn has stopped it (hq-tile-stop)")
		case t.afloat() && !t.landing(t.pawn(), !t.set.board.island[t.bank]):
			r.fail("players", "%v cannot land from the river (hq-river-no-end)", t.active)
		}
	case meeting:
		here := t.metOn(t.pawn())
		switch {
		case t.steps == 0:
			r.fail("trail", "missing: opponents are met by moving (amb-hq-adjacent-shared)")
		case !here.Has(t.opponent) || !t.takeable(t.opponent):
			r.fail("opponent", "an opponent on the same space with a tile to take")
		case t.asking != t.after(t.opponent, here):
			r.fail("asking", "the opponents on the same space who come after %v, clockwise (amb-hq-steal-several)", t.opponent)
		}
	case turning:
		if t.steps == 0 || t.tileOn(t.pawn()) != tileFaceDown {
			r.fail("phase", "a tile is turned by a pawn that has just moved onto it (hq-tile-flip)")
		}
	case choosing, rollingOff:
		if !t.held(t.active) {
			r.fail("phase", "a roll-off is for a pawn held by a bomb or a Henchman")
		}
		if t.phase == rollingOff && (t.opponent == t.active || t.out.Has(t.opponent)) {
			r.fail("opponent", "another player who is in the game (amb-hq-rolloff-eligible)")
		}
	case placing:
		if k := t.set.board.kind[t.pawn()]; on || k != Sand && k != LightGreen {
			r.fail("phase", "the bomb was lifted off the space of the pawn")
		}
		if !t.room() {
			r.fail("phase", "a lifted bomb needs an empty light-green space (amb-hq-bomb-no-space)")
		}
	}
	if t.steps == 0 { // nothing that matters to it has changed since the turn began
		r.checkBetween()
	}
}

// after is who of a set comes after one of its seats, clockwise from the active one.
func (t *table) after(seat joe.Seat, set joe.SeatSet) joe.SeatSet {
	for s := joe.Nobody; s != seat; set = set.Without(s) {
		s = t.clockwise(t.active, set)
	}
	return set
}

// checkBetween: what is settled when a turn ends has been settled.
func (r *reader) checkBetween() {
	t := &r.t
	for s := range t.stranded().All() {
		r.fail("players", "%v is stranded, and so out of the game (hq-stranded)", s)
	}
	if t.nobodyCanWin() {
		r.fail("phase", "nobody can win any more, and so the game is over (amb-hq-nobody-can-win)")
	}
}

// checkOver: the outcome is one that the position explains.
func (r *reader) checkOver() {
	t := &r.t
	want := joe.SeatSet(0)
	can := true
	switch t.reason {
	case noEnding:
		r.fail("outcome", "missing: how the game ended")
		return
	case endWon:
		want = joe.SetOf(t.active)
		can = t.hand().secrets > 0 && t.pawn() == t.set.home(t.active)
	case endLastPlayer:
		want = t.playing()
		can = want.Len() == 1 && t.stranded() == 0
	case endAllStranded:
		can = t.playing() == 0
	case endNobodyCan:
		can = t.nobodyCanWin() && t.playing().Len() > 1
	case endLimit:
		_, next := t.following()
		can = next > t.set.limit && t.playing().Len() > 1 && t.stranded() == 0 && !t.nobodyCanWin()
	}
	if !can || want != t.winners {
		r.fail("outcome", "%s does not follow from the position", t.verdict(t.reason))
	}
}
