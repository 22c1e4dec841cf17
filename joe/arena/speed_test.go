package arena_test

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe/arena"
)

var speed = flag.Int("speed", 0, "seeds that TestTwoCores plays in each of five rounds; the package doc says what came of it")

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
// many games as two processes with one core each, in turn with them, five times.
func TestTwoCores(t *testing.T) {
	if cores, err := strconv.Atoi(os.Getenv("ARENA_CORES")); err == nil {
		if err := hurry(*speed*cores, cores); err != nil {
			t.Fatal(err)
		}
		return
	}
	if *speed == 0 {
		t.Skip("it takes long, and a quiet machine; ask with -speed 2000")
	}
	var ratios []float64
	for range 5 {
		apart, apartCPU := processes(t, 1, 1)
		together, togetherCPU := processes(t, 2)
		ratios = append(ratios, apart.Seconds()/together.Seconds())
		games := time.Duration(4 * *speed)
		t.Logf("two processes %v, two cores %v: %.2f times as fast, %.0f games a second; of a processor's time %v and %v a game",
			apart.Round(time.Millisecond), together.Round(time.Millisecond), ratios[len(ratios)-1], float64(games)/together.Seconds(), apartCPU/games, togetherCPU/games)
	}
	slices.Sort(ratios)
	if ratios[2] < 0.9 {
		t.Errorf("two cores do %.2f times what two processes do (the median of %.2f); 0.9 is promised", ratios[2], ratios)
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
