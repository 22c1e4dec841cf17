//go:build !unix

package pipe

import "os/exec"

func ofItsOwn(*exec.Cmd) {}

// await waits for the end of a program, and is how it ended; what it started is on its
// own here.
func await(cmd *exec.Cmd) error { return cmd.Wait() }
