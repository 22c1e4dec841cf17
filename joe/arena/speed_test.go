package arena_test

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe/arena"
)

var speed = flag.Int("speed", 0, "seeds that each core plays in a round of TestTwoCores; the package doc says what came of it")

// hurry plays random games on so many cores.
func hurry(seeds, cores int) error {
	t := arena.New(cobrahq.Game(), cobrahq.Config{Seats: 2}, arena.Settings{Seeds: seeds, Cores: cores})
	random := func(v cobrahq.View, source *dice.Source) cobrahq.Action {
		legal := v.Legal()
		return legal[source.IntN(len(legal))]
	}
	t.Enter("one", random)
	t.Enter("other", random)
	_, err := t.Run(context.Background(), io.Discard)
	return err
}

// Two cores do what two processes do, or nearly: one process with two cores plays as
// many games as two processes with one core each, side by side with them, so that
// whatever else the machine does it does to both.
func TestTwoCores(t *testing.T) {
	if cores, err := strconv.Atoi(os.Getenv("ARENA_CORES")); err == nil {
		if err := hurry(*speed*cores, cores); err != nil {
			t.Fatal(err)
		}
		return
	}
	if *speed == 0 {
		t.Skip("it takes long; ask with -speed 1000")
	}
	var apart, together, apartCPU, togetherCPU time.Duration
	const rounds = 7
	for range rounds {
		var all sync.WaitGroup
		var runs [3]ran
		for i, cores := range []int{2, 1, 1} {
			all.Go(func() { runs[i] = process(cores) })
		}
		all.Wait()
		for _, r := range runs {
			if r.err != nil {
				t.Fatal(r.err)
			}
		}
		together += runs[0].wall
		togetherCPU += runs[0].cpu
		apart += max(runs[1].wall, runs[2].wall)
		apartCPU += runs[1].cpu + runs[2].cpu
	}
	ratio := apart.Seconds() / together.Seconds()
	games := time.Duration(4 * *speed * rounds)
	t.Logf("%d games each way: two processes %v, two cores %v, %.2f times as fast; of a processor's time %v and %v a game",
		games, apart.Round(time.Millisecond), together.Round(time.Millisecond), ratio, apartCPU/games, togetherCPU/games)
	if ratio < 0.9 {
		t.Errorf("two cores do %.2f times what two processes do; 0.9 is promised", ratio)
	}
}

// ran is how long a process took, and how much of the processors' time.
type ran struct {
	wall, cpu time.Duration
	err       error
}

// process runs this test in a process of its own, with so many cores.
func process(cores int) ran {
	began := time.Now()
	c := exec.Command(os.Args[0], "-test.run=^TestTwoCores$", fmt.Sprintf("-speed=%d", *speed))
	c.Env = append(os.Environ(), fmt.Sprintf("ARENA_CORES=%d", cores), fmt.Sprintf("GOMAXPROCS=%d", cores))
	err := c.Run()
	r := ran{wall: time.Since(began), err: err}
	if err == nil {
		r.cpu = c.ProcessState.UserTime() + c.ProcessState.SystemTime()
	}
	return r
}
