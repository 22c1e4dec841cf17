package joetest

import (
	"testing"
	"time"

	"github.com/seed4548c990/gijoe/joe"
)

// Batch is the number of random games of one batch of [RunMany].
const Batch = 1000

// RunMany tries the laws over so many random games of each Config, for a run of
// an hour rather than of every day: batch after batch of [Batch] games, each with
// a seed of its own (Options.Seed plus the batch's number) and as many games for
// law 11, and every law on a twentieth as many moments. Options.Games, Endings and
// Moments are not asked.
//
// After each batch it logs what was tried so far and the time left, as go test -v
// shows while it runs. It ends with the first batch in which a law is broken. Of a
// run that was interrupted, from is the number of batches done, and it goes on
// after them.
func RunMany[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](t *testing.T, g joe.Game[C, S, A, E, V], o Options[S, A, E], games, from int, configs ...C) {
	t.Helper()
	seed, began := o.Seed, time.Now()
	batches := (games + Batch - 1) / Batch
	done, steps, moments, ended := 0, 0, 0, 0
	for batch := from; batch < batches; batch++ {
		size := min(Batch, games-batch*Batch)
		o.Seed, o.Games, o.Endings, o.Moments = seed+uint64(batch), size, size, size*len(configs)/20
		r := Examine(g, o, configs...)
		if err := r.Err(); err != nil {
			t.Fatalf("batch %d, of seed %d: %v\n%v", batch, o.Seed, err, r)
		}
		done, steps, moments, ended = done+r.Games, steps+r.Steps, moments+r.Moments, ended+r.Ended
		per := time.Since(began) / time.Duration(batch-from+1)
		t.Logf("batch %d of %d: %d games of %d actions, every law at %d moments, %d games ended by Next; no law broken; %v left",
			batch+1, batches, done, steps, moments, ended, (per * time.Duration(batches-batch-1)).Round(time.Second))
	}
}
