//go:build !unix

package pipe

import "os/exec"

func ofItsOwn(*exec.Cmd) {}

// endAll ends the program; what it started is on its own here.
func endAll(cmd *exec.Cmd) { _ = cmd.Process.Kill() }
