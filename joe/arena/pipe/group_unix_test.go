//go:build unix && !aix && !solaris

package pipe_test

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/seed4548c990/gijoe/joe/arena"
)

func init() {
	sendAway = func(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }
	moveAway = func() error {
		group, err := syscall.Getpgid(os.Getppid())
		if err != nil {
			return err
		}
		return syscall.Setpgid(0, group)
	}
}

// A program that left its group is ended too, when its time is up and when the
// tournament is broken off.
func TestMover(t *testing.T) {
	for _, cancelled := range []bool{false, true} {
		p := listen(t)
		ctx, cancel := context.WithCancel(context.Background())
		c := command(t, "mover", p.env())
		answered := make(chan error, 1)
		if cancelled {
			go func() {
				answered <- p.answer(1)
				cancel()
			}()
		} else {
			c.Move = 200 * time.Millisecond
			go func() { answered <- p.answer(2) }()
		}
		stuck := time.AfterFunc(10*time.Second, func() {
			t.Error("the tournament waits for a program that left its group")
			_ = p.listener.Close()
			p.hangUp()
		})
		report, err := match(t, ctx, c, 1)
		stuck.Stop()
		if cancelled && !errors.Is(err, context.Canceled) {
			t.Errorf("%v, %+v", err, report)
		}
		if !cancelled && (err != nil || len(report.Faults) != 1 || report.Faults[0].Kind != arena.Late || !strings.Contains(report.Faults[0].Detail, "no answer within 200ms")) {
			t.Errorf("%v, %+v", err, report.Faults)
		}
		_ = p.listener.Close()
		if err := <-answered; err != nil {
			t.Logf("not everybody had called: %v", err)
		}
		p.gone(t)
		cancel()
	}
}

// Not even who left the group keeps a program that ended from being gone.
func TestRunaway(t *testing.T) {
	ended(t, "runaway").hangUp()
}
