package pipe

import "syscall"

// ended waits until a child has ended, and leaves it to be waited for. It is false if
// that cannot be had.
func ended(pid int) bool {
	const byPid = 1 // P_PID
	for {
		_, _, err := syscall.Syscall6(syscall.SYS_WAITID, byPid, uintptr(pid), 0, syscall.WEXITED|syscall.WNOWAIT, 0, 0)
		if err != syscall.EINTR {
			return err == 0
		}
	}
}
