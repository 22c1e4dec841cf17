//go:build unix

package pipe

import (
	"os/exec"
	"syscall"
)

// ofItsOwn puts a program into a process group of its own, so that ^C at the terminal
// does not reach it and it can be ended with all that it starts.
func ofItsOwn(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// await waits for the end of a program, ends what is left of its group, and is how it
// ended. As long as nobody has waited for the program the number of the group is its
// own; where that cannot be had it still is if anybody is left in the group, and else
// was so a moment ago.
func await(cmd *exec.Cmd) error {
	endAll := func() { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	if ended(cmd.Process.Pid) {
		endAll()
		return cmd.Wait()
	}
	defer endAll()
	return cmd.Wait()
}
