package replay

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// Divergence is where a record first departs from the game as this build plays it:
// the record was changed, or made by other rules. It tells secrets.
type Divergence struct {
	Line     int          // of the record's text; the head is line 1
	Moment   int          // the first moment that is not as recorded
	Action   fmt.Stringer // what was to lead there; nil at the head and at the end line
	Expected string       // what the record says: a hash, or an outcome
	Got      string       // what was played: a hash, an outcome, or a refusal
	Err      error        // the game's refusal of the action; nil where hashes or outcomes differ
	Recorded joe.Version  // what the record was made by
	Played   joe.Version  // what it was played by
}

// Error puts that in a line.
func (d *Divergence) Error() string {
	if d == nil {
		return "no divergence"
	}
	at := fmt.Sprintf("line %d: ", d.Line)
	if d.Action != nil {
		at += d.Action.String() + ": "
	}
	cause := "the record was changed, or made on another build of the game"
	if d.Recorded != d.Played {
		cause = fmt.Sprintf("it was made by format %d, rules %d, and played by format %d, rules %d; verify it with the release that made it",
			d.Recorded.Format, d.Recorded.Rules, d.Played.Format, d.Played.Rules)
	}
	return fmt.Sprintf("%sexpected %s, got %s; %s", at, d.Expected, d.Got, cause)
}

// Unwrap is the game's refusal, where there was one.
func (d *Divergence) Unwrap() error {
	if d == nil {
		return nil
	}
	return d.Err
}

// Verify plays the record again from set-up and is nil if the game plays exactly as
// recorded: every action was legal where it stands, led to the position whose hash
// stands beside it, and the game ended as the end line says. Else it is a
// [*Divergence], the first there is.
func (r Replay[C, S, A, E, V]) Verify() error {
	if r.diverges != nil {
		return r.diverges
	}
	start, err := r.At(0)
	if err != nil {
		return err
	}
	if !r.resumed {
		if start, _, err = r.game.New(r.config); err != nil {
			return err
		}
	}
	r.play(start)
	if r.diverges != nil {
		return r.diverges
	}
	return nil
}

// play fills in the positions from the start, as far as the record and the game
// agree.
func (r *Replay[C, S, A, E, V]) play(start S) {
	departs := Divergence{Line: 1, Recorded: r.version, Played: r.game.Version}
	if h := start.Hash(); h != r.hash {
		departs.Expected, departs.Got = hashText(r.hash), hashText(h)
		r.diverges = &departs
		return
	}
	r.states = append(make([]S, 0, min(len(r.moves), 1<<10)+1), start)
	for i, m := range r.moves {
		departs.Line, departs.Moment, departs.Action = m.line, i+1, m.action
		next, err := r.game.Next(r.states[i], m.action)
		if err != nil {
			departs.Expected, departs.Got, departs.Err = hashText(m.hash), "a refusal: "+err.Error(), err
			r.diverges = &departs
			return
		}
		if h := next.Hash(); h != m.hash {
			departs.Expected, departs.Got = hashText(m.hash), hashText(h)
			r.diverges = &departs
			return
		}
		r.states = append(r.states, next)
	}
	if r.end == nil {
		return
	}
	departs.Line, departs.Action = r.endLine, nil
	if o, over := r.states[len(r.moves)].Outcome(); !over {
		departs.Expected, departs.Got = r.end.String(), "a game that goes on"
		r.diverges = &departs
	} else if o != *r.end {
		departs.Expected, departs.Got = r.end.String(), o.String()
		r.diverges = &departs
	}
}

// hashText is a hash as it stands in a record.
func hashText(h uint64) string { return fmt.Sprintf("%016x", h) }
