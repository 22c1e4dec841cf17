package arena_test

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
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
// many games as two processes with one core each, in turn with them.
func TestTwoCores(t *testing.T) {
	if cores, err := strconv.Atoi(os.Getenv("ARENA_CORES")); err == nil {
		if err := hurry(*speed*cores, cores); err != nil {
			t.Fatal(err)
		}
		return
	}
	if *speed == 0 {
		t.Skip("it takes long, and a quiet machine; ask with -speed 500")
	}
	games := time.Duration(4 * *speed)
	best := [2]time.Duration{time.Hour, time.Hour} // what others did to the machine shows in the rest
	var cpu [2]time.Duration
	const rounds = 15
	for range rounds {
		for i, cores := range [][]int{{1, 1}, {2}} {
			wall, used := processes(t, cores...)
			best[i] = min(best[i], wall)
			cpu[i] += used
		}
	}
	ratio := best[0].Seconds() / best[1].Seconds()
	t.Logf("the best of %d rounds: two processes %v, two cores %v, %.2f times as fast: %.0f games a second; of a processor's time %v and %v a game",
		rounds, best[0].Round(time.Millisecond), best[1].Round(time.Millisecond), ratio, float64(games)/best[1].Seconds(), cpu[0]/rounds/games, cpu[1]/rounds/games)
	if ratio < 0.9 {
		t.Errorf("two cores do %.2f times what two processes do; 0.9 is promised", ratio)
	}
}

// processes runs this test at once in processes with so many cores each, and tells
// how long that took, and how much of the processors' time.
func processes(t *testing.T, cores ...int) (wall, cpu time.Duration) {
	t.Helper()
	began := time.Now()
	var all []*exec.Cmd
	for _, n := range cores {
		c := exec.Command(os.Args[0], "-test.run=^TestTwoCores$", fmt.Sprintf("-speed=%d", *speed))
		c.Env = append(os.Environ(), fmt.Sprintf("ARENA_CORES=%d", n))
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		all = append(all, c)
	}
	for _, c := range all {
		if err := c.Wait(); err != nil {
			t.Fatal(err)
		}
		cpu += c.ProcessState.UserTime() + c.ProcessState.SystemTime()
	}
	return time.Since(began), cpu
}
