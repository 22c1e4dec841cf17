package main

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/replay"
)

// typedIn is what is typed in a transcript.
func typedIn(t *testing.T, name string) []string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for line := range strings.Lines(string(text)) {
		if m := prompt.FindStringSubmatch(strings.TrimSuffix(line, "\n")); m != nil {
			lines = append(lines, m[1])
		}
	}
	return lines
}

func readGame(t *testing.T, name string) replay.Replay[cobrahq.Config, cobrahq.State, cobrahq.Action, cobrahq.Event, cobrahq.View] {
	t.Helper()
	r, _, damage, err := load(cobrahq.Game(), name)
	if err = errors.Join(damage, err); err != nil {
		t.Fatal(err)
	}
	return r
}

// Wherever the input ends, the game is kept up to there and can go on.
func TestInputEndsAnywhere(t *testing.T) {
	lines := typedIn(t, "whole.txt")
	inFolder(t)
	args := strings.Fields("-board island.map -tiles bomb=10,boat=8,henchman-1=4,henchman-2=4,henchman-3=6 -seats human,simple -seed 182 -draw=false")
	last := 0
	for n := range len(lines) {
		text, code := playing(append(args, "-save", "game"), strings.Join(lines[:n], "\n"))
		if code != 0 || !strings.Contains(text, "To go on: go run ./examples/play -resume game -seats human,simple\n") {
			t.Fatalf("after %d lines: exit status %d\n%s", n, code, text)
		}
		r := readGame(t, "game")
		if r.Len() <= last {
			t.Fatalf("after %d lines %d actions are kept, as many as before", n, r.Len())
		}
		last = r.Len()
		if s, err := r.At(last); err != nil || s.ToAct() != 0 {
			t.Fatalf("after %d lines what the bot did is not kept: %v is to act, %v", n, s.ToAct(), err)
		}
		text, code = playing([]string{"-resume", "game", "-seats", "human,simple"}, "board\n")
		if code != 0 || !strings.Contains(text, "Red> board\n") {
			t.Fatalf("resumed after %d lines: exit status %d\n%s", n, code, text)
		}
		if again := readGame(t, "game"); again.Len() != r.Len() {
			t.Fatalf("after %d lines there were %d actions; looking at them made it %d", n, r.Len(), again.Len())
		}
		if err := os.Remove("game"); err != nil {
			t.Fatal(err)
		}
	}
}

// The file holds the game as it stands, what was undone no longer in it.
func TestUndoIsKept(t *testing.T) {
	inFolder(t)
	playing(strings.Fields("-board island.map -seats human,human -seed 3 -save game"), "e\nundo\ns s\nundo\nundo\nundo\ne\ndone\n")
	var got []string
	for _, a := range readGame(t, "game").Actions() {
		got = append(got, a.String())
	}
	const want = "white die 3, white die 1, white die 5, step to b15, stop, white die 5"
	if strings.Join(got, ", ") != want {
		t.Errorf("kept: %s\nwant: %s", strings.Join(got, ", "), want)
	}
	text, _ := os.ReadFile("game")
	if n := strings.Count(string(text), `{"undo":`); n != 3 {
		t.Errorf("%d undos in the file, want 3:\n%s", n, text)
	}
}

// Who plays is kept with the game, people too: -resume alone seats the same ones.
func TestPeopleAreKept(t *testing.T) {
	for _, seats := range []string{"human,human", "human,human,simple", "simple,human", "human,simple"} {
		t.Run(seats, func(t *testing.T) {
			inFolder(t)
			before, code := playing([]string{"-seats", seats, "-seed", "5", "-save", "game", "-draw=false"}, "e\n")
			was := readGame(t, "game").Len()
			after, again := playing([]string{"-resume", "game", "-draw=false"}, "board\n")
			if code != 0 || again != 0 {
				t.Fatalf("exit status %d, %d\n%s%s", code, again, before, after)
			}
			for i, name := range strings.Split(seats, ",") {
				bot := []string{"Red", "Blue", "Gold"}[i] + " (simple bot)"
				if strings.Contains(after, bot) != (name == "simple") {
					t.Errorf("seat %d was %s:\n%s", i, name, after)
				}
			}
			if now := readGame(t, "game").Len(); now != was {
				t.Errorf("%d actions are %d when looked at", was, now)
			}
		})
	}
}

// A command that takes no words does nothing with some behind it.
func TestStandsAlone(t *testing.T) {
	inFolder(t)
	text, _ := playing(strings.Fields("-board island.map -seats human,human -seed 3 -draw=false -save game"), "e\nundo 5\nboard now\nlog 3\n")
	for _, word := range []string{"undo", "board", "log"} {
		if !strings.Contains(text, `Nothing is done: "`+word+`" stands alone`) {
			t.Errorf("%s with a word behind it:\n%s", word, text)
		}
	}
	if n := readGame(t, "game").Len(); n != 4 {
		t.Errorf("%d actions are kept, want the four that were done\n%s", n, text)
	}
}

// A damaged file is told so, and what is whole of it goes on in another file; what
// cannot go on is refused.
func TestDamagedFiles(t *testing.T) {
	inFolder(t)
	playing(strings.Fields("-board island.map -seats human,human -seed 3 -save whole"), "e e\ndone\n")
	whole, err := os.ReadFile("whole")
	if err != nil {
		t.Fatal(err)
	}
	head := bytes.IndexByte(whole, '\n') + 1 // behind who plays, and the head of the record
	head += bytes.IndexByte(whole[head:], '\n') + 1
	refused, rescued, went := 0, 0, 0
	try := func(what string, text []byte) {
		t.Helper()
		if err := os.WriteFile("bad", text, 0o644); err != nil {
			t.Fatal(err)
		}
		said, code := playing(strings.Fields("-resume bad -draw=false"), "undo\n")
		switch {
		case strings.Contains(said, "goroutine") || strings.Contains(said, "%!") || len(said) > 4000:
			t.Fatalf("%s: %s", what, said)
		case code == 1 && (strings.HasPrefix(said, "bad ") || strings.HasPrefix(said, "bad: line 1: ")): // who plays stands there
			refused++
		case code == 0 && strings.HasPrefix(said, "bad is damaged: line ") && strings.Contains(said, "-resume cobrahq.gijoe"):
			rescued++
			readGame(t, "cobrahq.gijoe")
			if now, _ := os.ReadFile("bad"); !bytes.Equal(now, text) {
				t.Fatalf("%s: the damaged file was written to", what)
			}
			if err := os.Remove("cobrahq.gijoe"); err != nil {
				t.Fatal(err)
			}
		case code == 0 && strings.HasPrefix(said, hq.title):
			went++
		default:
			t.Fatalf("%s: exit status %d: %s", what, code, said)
		}
	}
	for cut := head - 3; cut < len(whole); cut += 5 {
		try("cut", whole[:cut])
	}
	for at := head - 200; at < len(whole); at += 13 {
		text := bytes.Clone(whole)
		text[at] ^= 1
		try("changed", text)
	}
	try("empty", nil)
	try("zeros", make([]byte, 5000))
	try("another game", bytes.Replace(whole, []byte("cobrahq"), []byte("cobrahp"), 1))
	if refused < 10 || rescued < 50 || went < 2 {
		t.Errorf("%d refused, %d rescued, %d whole", refused, rescued, went)
	}
	if said, code := playing([]string{"-resume", "."}, ""); code != 1 || !strings.HasPrefix(said, ". is no saved game") {
		t.Errorf("a folder: %d %s", code, said)
	}
}

// Two programs that go on with one file do not write into each other's game: who comes
// second keeps no more, and says so, and the file is whole.
func TestOneFileForOne(t *testing.T) {
	name := filepath.Join(t.TempDir(), "game")
	game := adventure.Game()
	table, err := joe.Open(game, adventure.Config{Seats: 2}, 7)
	if err != nil {
		t.Fatal(err)
	}
	act := func(on *joe.Table[adventure.Config, adventure.State, adventure.Action, adventure.Event, adventure.View], which int) {
		legal := on.Legal()
		if _, err := on.Do(legal[which%len(legal)]); err != nil {
			t.Fatal(err)
		}
	}
	first, err := newKeeper(table, name, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	defer first.close()
	act(table, 0)
	if err := first.save(); err != nil {
		t.Fatal(err)
	}
	r, _, _, err := load(game, name)
	if err != nil {
		t.Fatal(err)
	}
	other, err := r.Table(8)
	if err != nil {
		t.Fatal(err)
	}
	second, err := continued(r, other, name, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer second.close()
	act(table, 0)
	if err := first.save(); err != nil {
		t.Errorf("the first: %v", err)
	}
	act(other, 1)
	if err := second.save(); err == nil || !strings.Contains(err.Error(), "another program") {
		t.Errorf("the second: %v", err)
	}
	act(other, 1)
	if err := second.save(); err != nil || second.name() != "" {
		t.Errorf("it goes on keeping: %v", err)
	}
	act(table, 0)
	if err := first.save(); err != nil {
		t.Errorf("the first, later: %v", err)
	}
	if r, _, damage, err := load(game, name); err != nil || damage != nil || r.Len() != table.Len() {
		t.Errorf("the file: %v, %v", damage, err)
	}
}

// That no file can be written does not end the game.
func TestUnwritable(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a folder cannot be removed there while somebody is in it")
	}
	folder := t.TempDir()
	t.Chdir(folder)
	if err := os.Remove(folder); err != nil {
		t.Fatal(err)
	}
	text, code := playing(strings.Fields("-seats human,human -seed 3 -draw=false"), "e\nundo\nsave game\n")
	if code != 0 || strings.Count(text, "cannot be kept any more") != 1 || !strings.Contains(text, "The game is not kept.") {
		t.Errorf("exit status %d\n%s", code, text)
	}
}

// program runs the program as a process.
func program(t *testing.T, args ...string) *exec.Cmd {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(self, args...)
	c.Env = append(os.Environ(), "PLAY_AS_PROGRAM=1", "TERM=xterm-256color")
	c.WaitDelay = 10 * time.Second
	return c
}

// An interrupt ends the game as the end of the input does.
func TestInterrupt(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no interrupt can be sent to a process there")
	}
	inFolder(t)
	c := program(t, strings.Fields("-board island.map -seats human,human -seed 3 -draw=false")...)
	in, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	var wrong bytes.Buffer
	c.Stderr = &wrong
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := in.Write([]byte("e\n")); err != nil {
		t.Fatal(err)
	}
	var said strings.Builder
	buf := make([]byte, 4096)
	interrupted := false
	for {
		n, err := out.Read(buf)
		said.Write(buf[:n])
		if !interrupted && strings.HasSuffix(said.String(), "done         stop here; the turn ends\nRed> ") {
			interrupted = true
			if err := c.Process.Signal(os.Interrupt); err != nil {
				t.Fatal(err)
			}
		}
		if err != nil {
			break
		}
	}
	if err := c.Wait(); err != nil || wrong.Len() > 0 {
		t.Errorf("%v\n%s%s", err, said.String(), wrong.String())
	}
	if !strings.Contains(said.String(), "Good-bye. To go on: go run ./examples/play -resume cobrahq.gijoe -seats human,human\n") {
		t.Errorf("it said %s", said.String())
	}
	readGame(t, "cobrahq.gijoe")
}

// Into a pipe nothing is painted, whatever the terminal could show.
func TestNoColoursIntoPipe(t *testing.T) {
	inFolder(t)
	text, err := program(t, "-seats", "human,simple", "-seed", "3").CombinedOutput()
	if err != nil || bytes.Contains(text, []byte("\x1b")) || !bytes.Contains(text, []byte("Good-bye.")) {
		t.Errorf("%v\n%s", err, text)
	}
}

// An interrupt before anything is typed, or while bots play, leaves as well.
func TestInterruptAtOnce(t *testing.T) {
	inFolder(t)
	ctx, stop := context.WithCancel(context.Background())
	stop()
	var out bytes.Buffer
	if code := run(ctx, strings.Fields("-seats random,random -seed 3"), strings.NewReader(""), &out, plain, false); code != 0 || !strings.Contains(out.String(), "Good-bye.") {
		t.Errorf("exit status %d\n%s", code, out.String())
	}
}
