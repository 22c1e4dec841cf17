package pipe_test

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/seed4548c990/gijoe/joe/joetest/parley"
)

// The tests run this very program as the bots that they need: PIPE_BOT says which.
func TestMain(m *testing.M) {
	if kind := os.Getenv("PIPE_BOT"); kind != "" {
		play(kind)
		return
	}
	os.Exit(m.Run())
}

func say(line string) { fmt.Println(line) }

// message is whatever is said to a program.
type message struct {
	Type   string
	ID     int
	Seat   int
	View   json.RawMessage
	Events []json.RawMessage
	Legal  []json.RawMessage
}

// play is a bot of a kind.
func play(kind string) {
	if kind == "deaf" || kind == "child" {
		call()
		if kind == "child" {
			_ = os.Stdin.Close() // see child
		}
		time.Sleep(time.Hour)
	}
	if kind == "mover" {
		if err := moveAway(); err != nil {
			panic(err)
		}
	}
	if kind == "early" {
		say(`{"type":"hello","protocol":1}`)
	}
	if kind == "orphans" || kind == "runaway" {
		say(`{"type":"hello","protocol":1}` + "\n" + `{"type":"ready"}`)
		child(kind == "runaway")
		os.Exit(3)
	}
	in := bufio.NewReader(os.Stdin)
	var view parley.View
	seat := 0
	for {
		line, err := in.ReadBytes('\n')
		if err != nil {
			return
		}
		var m message
		if err := json.Unmarshal(line, &m); err != nil {
			panic(err)
		}
		switch m.Type {
		case "hello":
			switch kind {
			case "early": // it has said so
			case "old":
				say(`{"type":"hello","protocol":0}`)
			case "follower":
				say(`{"type":"hello","protocol":1,"views":true}`)
			case "hasty": // nothing can be said to it any more
				_ = os.Stdin.Close()
				say(`{"type":"hello","protocol":1}` + "\nthinking...")
				os.Exit(0)
			default:
				say(`{"type":"hello","protocol":1}`)
			}
		case "start":
			seat = m.Seat
			if kind == "follower" {
				read(&view, m.View)
			}
			say(`{"type":"ready"}`)
			switch kind {
			case "early":
				say(`{"type":"answer","id":1,"index":0}`)
			case "twice":
				say(`{"type":"ready"}`)
			}
		case "ask":
			if kind == "follower" {
				for _, text := range m.Events {
					var events parley.Events
					read(&events, []byte("["+string(text)+"]"))
					view = view.With(events[0])
				}
				var shown parley.View
				if read(&shown, m.View); shown.Key() != view.Key() {
					panic("followed to " + view.Key() + " where " + shown.Key() + " is")
				}
			}
			answer(kind, m, seat)
		case "over":
			say(`{"type":"done"}`)
			if kind == "once" {
				return
			}
		}
	}
}

func read(into json.Unmarshaler, text []byte) {
	if err := into.UnmarshalJSON(text); err != nil {
		panic(err)
	}
}

// answer answers a question, each kind in its way.
func answer(kind string, m message, seat int) {
	switch kind {
	case "early":
		if m.ID > 1 {
			say(fmt.Sprintf(`{"type":"answer","id":%d,"index":0}`, m.ID))
		}
	case "action":
		say(fmt.Sprintf(`{"type":"answer","id":%d,"action":%s}`, m.ID, m.Legal[0]))
	case "late":
		child(false)
		call()
		time.Sleep(time.Hour)
	case "mover":
		if call() {
			time.Sleep(time.Hour)
		}
	case "dead":
		fmt.Fprint(os.Stderr, "on line 7:\nI am so sorry\n\n")
		os.Exit(3)
	case "wordy": // more than a pipe holds
		fmt.Fprintln(os.Stderr, strings.Repeat("well, ", 50_000))
		if m.ID == 2 {
			fmt.Fprintln(os.Stderr, "I am so sorry")
			os.Exit(3)
		}
		say(fmt.Sprintf(`{"type":"answer","id":%d,"index":0}`, m.ID))
	case "ended":
		os.Exit(0)
	case "mute":
		_ = os.Stdout.Close()
		_, _ = io.Copy(io.Discard, os.Stdin)
	case "chatty":
		say("thinking...")
	case "flood":
		fmt.Print(strings.Repeat("x", 1<<20))
	case "forgetful":
		say(fmt.Sprintf(`{"type":"answer","id":%d,"index":0}`, m.ID+1))
	case "greedy":
		say(fmt.Sprintf(`{"type":"answer","id":%d,"index":99}`, m.ID))
	case "cheat":
		say(fmt.Sprintf(`{"type":"answer","id":%d,"action":{"type":"accuse","seat":%d}}`, m.ID, seat))
	case "dreamer":
		say(fmt.Sprintf(`{"type":"answer","id":%d,"action":{"type":"fly"}}`, m.ID))
	case "polite":
		say(`{"type":"done"}`)
	case "beaten":
		say(`{"type":"error","text":"I resign"}`)
	default:
		say(fmt.Sprintf(`{"type":"answer","id":%d,"index":0}`, m.ID))
	}
}

// child starts a child that has this process's output open, in its group or not, and
// waits until it has called.
func child(away bool) {
	called, calling, err := os.Pipe()
	if err != nil {
		panic(err)
	}
	child := exec.Command(os.Args[0])
	child.Env = append(os.Environ(), "PIPE_BOT=child")
	child.Stdin, child.Stdout, child.Stderr = calling, os.Stdout, os.Stderr
	if away {
		sendAway(child)
	}
	if err := child.Start(); err != nil {
		panic(err)
	}
	_ = calling.Close()
	_, _ = called.Read(make([]byte, 1))
}

// sendAway lets a program begin in a group of its own.
var sendAway = func(*exec.Cmd) { panic("there are no process groups") }

// moveAway moves this process into the group of the one that started it.
var moveAway = func() error { return errors.ErrUnsupported }

// call lets the test know as long as this process lives, which ends when the test hangs
// up. It says if there was an answer.
func call() bool {
	if at := os.Getenv("PIPE_CALL"); at != "" {
		if c, err := net.Dial("tcp", at); err == nil {
			_, _ = c.Write([]byte{1})
			go func() {
				_, _ = io.Copy(io.Discard, c)
				os.Exit(1)
			}()
			return true
		}
	}
	return false
}
