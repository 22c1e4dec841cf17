package pipe

import (
	"errors"
	"os"
	"testing"
	"time"
)

// What cannot be ended is not waited for without end, and once it does end nothing of
// it is left.
func TestStays(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := Command{Path: self, Env: append(os.Environ(), "PIPE_BOT=deaf")}
	p, err := c.launch(&tracer{})
	if err != nil {
		t.Fatal(err)
	}
	p.end, p.limit = func() {}, 20*time.Millisecond
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
	endAll(p.cmd)
	<-killed
	if !errors.Is(p.status, errStays) {
		t.Errorf("its status is %v", p.status)
	}
	p.all.Wait()
}
