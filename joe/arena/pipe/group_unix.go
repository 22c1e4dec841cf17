//go:build unix

package pipe

import (
	"os/exec"
	"syscall"
)

// ofItsOwn puts a program into a process group of its own, so that ^C at the terminal
// does not reach it and it can be ended with all that it starts.
func ofItsOwn(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// endAll ends the group, and the program itself, which may have left it. It is called
// before anybody waited for the program, so that the number of the group is still its
// own.
func endAll(cmd *exec.Cmd) {
	_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
	_ = cmd.Process.Kill()
}
