package pipe

import (
	"context"
	"errors"
	"os"
	"runtime"
	"testing"
	"time"

	"github.com/seed4548c990/gijoe/joe/arena"
)

// What cannot be ended is not waited for without end, and once it does end nothing of
// it is left.
func TestStays(t *testing.T) {
	p := started(t, "deaf")
	p.end, p.limit = func() error { return os.ErrPermission }, 20*time.Millisecond
	killed := make(chan struct{})
	go func() {
		defer close(killed)
		p.kill()
	}()
	select {
	case <-killed:
	case <-time.After(10 * time.Second):
		t.Error("it is waited for")
	}
	_ = p.cmd.Process.Kill()
	<-killed
	if !errors.Is(p.status, errStays) {
		t.Errorf("its status is %v", p.status)
	}
	p.all.Wait()
}

// What a program said before it ended counts, however long ago it ended.
func TestSaidBefore(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there are no process groups")
	}
	p := started(t, "orphans")
	<-p.ended
	for _, kind := range []string{"hello", "ready"} {
		if r, err := p.ask(context.Background(), askMessage{}, kind, time.Minute); r.kind != kind {
			t.Errorf("%q where %q was said: %v", r.kind, kind, err)
		}
	}
	if _, err := p.ask(context.Background(), askMessage{}, "answer", time.Minute); !errors.Is(err, arena.Gone) {
		t.Error(err)
	}
}

// started is this program running as a bot of a kind.
func started(t *testing.T, kind string) *process {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := Command{Path: self, Env: append(os.Environ(), "PIPE_BOT="+kind)}
	p, err := c.launch(&tracer{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}
