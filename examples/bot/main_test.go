package main

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"testing"
)

// The match as everybody sees it who runs the program.
func Example() {
	main()
	// Output:
	// cobrahq  2 seats, rivals, 50 games, seed 0
	//
	//    entrant  rating          won          95 %                        games  faults
	// 1  mine       1553  ±50  64.0 %  50.1 to 75.9  █████████████·······     50       0
	// 2  random     1447  ±50  34.0 %  22.4 to 47.8  ███████·············     50       0
	//
	// head to head: won-drawn-lost, and the difference in percent
	//   mine  against  random  32-1-17  +30.0 ±26.1
	//
	//   by seat, won     all          95 %  of    mine  random
	//   seat 0        50.0 %  36.6 to 63.4  50  64.0 %  36.0 %
	//   seat 1        48.0 %  34.8 to 61.5  50  64.0 %  32.0 %
	//
	// length    640 to 36096 actions, half within 2750, 90 % within 13988, 99 % within 36096, mean 5258.7
	//           0 █▆▄▂▁ ▁▁▁ ▁       ▁ 37999
	// ended by  amb-hq-last-player 64.0 %, hq-win 34.0 %, amb-hq-nobody-can-win 2.0 %
}

// Who asks for the usage is told it, and what is not known is refused.
func TestUsage(t *testing.T) {
	if os.Getenv("BOT_AS_PROGRAM") != "" {
		os.Args = []string{"bot", os.Getenv("BOT_AS_PROGRAM")}
		flag.CommandLine.SetOutput(os.Stdout)
		main()
	}
	program := exec.Command(os.Args[0], "-test.run=^TestUsage$")
	program.Env = append(os.Environ(), "BOT_AS_PROGRAM=-h")
	if told, err := program.Output(); err != nil || string(told) != usage {
		t.Errorf("%s (%v)", told, err)
	}
	program = exec.Command(os.Args[0], "-test.run=^TestUsage$")
	program.Env = append(os.Environ(), "BOT_AS_PROGRAM=adventure")
	if told, err := program.CombinedOutput(); err == nil || !bytes.Contains(told, []byte(`what is "adventure"? -help tells`)) {
		t.Errorf("%s (%v)", told, err)
	}
}

// It is said to have fewer than 40 lines.
func TestSmall(t *testing.T) {
	text, err := os.ReadFile("main.go")
	if n := bytes.Count(text, []byte("\n")); err != nil || n >= 40 {
		t.Errorf("%d lines (%v)", n, err)
	}
}
