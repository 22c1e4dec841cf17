package main

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"
)

func TestBrushFor(t *testing.T) {
	for _, c := range []struct {
		terminal bool
		env      string
		want     brush
	}{
		{true, "TERM=xterm-256color", rich},
		{true, "TERM=xterm COLORTERM=truecolor", rich},
		{true, "WT_SESSION=1", rich},
		{true, "TERM=linux", basic},
		{true, "TERM=dumb COLORTERM=1", plain},
		{true, "", plain},
		{true, "TERM=xterm-256color NO_COLOR=1", plain},
		{true, "TERM=xterm-256color NO_COLOR=", rich},
		{false, "TERM=xterm-256color COLORTERM=truecolor", plain},
	} {
		env := map[string]string{}
		for part := range strings.FieldsSeq(c.env) {
			key, value, _ := strings.Cut(part, "=")
			env[key] = value
		}
		if got := brushFor(c.terminal, func(key string) string { return env[key] }); got != c.want {
			t.Errorf("terminal %v, %s: %d, want %d", c.terminal, c.env, got, c.want)
		}
	}
}

func TestClearFor(t *testing.T) {
	for _, c := range []struct {
		terminal bool
		env      string
		want     string
	}{
		{false, "TERM=xterm", ""},
		{true, "TERM=xterm", "\x1b[H\x1b[2J\x1b[3J"},
		{true, "WT_SESSION=1", "\x1b[H\x1b[2J\x1b[3J"},
		{true, "TERM=dumb", strings.Repeat("\n", 200)},
		{true, "", strings.Repeat("\n", 200)},
	} {
		env := map[string]string{}
		for part := range strings.FieldsSeq(c.env) {
			key, value, _ := strings.Cut(part, "=")
			env[key] = value
		}
		if got := clearFor(c.terminal, func(key string) string { return env[key] }); got != c.want {
			t.Errorf("terminal %v, %s: %q", c.terminal, c.env, got)
		}
	}
}

// What a keyboard has sent already is dropped, what comes out of a file is not.
func TestForget(t *testing.T) {
	for _, echo := range []bool{false, true} {
		lines := make(chan string, 3)
		for range 2 {
			lines <- ""
		}
		term := &terminal{lines: lines, out: &bytes.Buffer{}, echo: echo}
		term.forget()
		if want := map[bool]int{false: 0, true: 2}[echo]; len(lines) != want {
			t.Errorf("echo %v: %d lines are left, want %d", echo, len(lines), want)
		}
		close(lines)
		term.forget()
	}
}

func TestWrap(t *testing.T) {
	for _, c := range []struct {
		text   string
		width  int
		indent int
		want   []string
	}{
		{"", 10, 2, []string{""}},
		{"as long as it may be", 20, 2, []string{"as long as it may be"}},
		{"one two three four", 9, 2, []string{"one two", "  three", "  four"}},
		{"  one two", 5, 0, []string{"  one", "two"}},
		{" 1  name   about it", 12, 4, []string{" 1  name", "    about it"}},
		{"extraordinarily long", 5, 2, []string{"extraordinarily", "  long"}},
		{"   extraordinarily", 5, 2, []string{"   extraordinarily"}},
	} {
		if got := wrap(c.text, c.width, c.indent); fmt.Sprintf("%q", got) != fmt.Sprintf("%q", c.want) {
			t.Errorf("%q in %d: %q, want %q", c.text, c.width, got, c.want)
		}
	}
}

func TestTyped(t *testing.T) {
	in := "plain\n\n \ttabs\t and blanks \n\x1b[31mred\x07\u202e\xff\r\n" + strings.Repeat("long ", 50_000) + "\nlast, without an end"
	var got []string
	for line := range typed(context.Background(), strings.NewReader(in)) {
		got = append(got, line)
	}
	if len(got[4]) > maxLine {
		t.Errorf("a line of %d bytes", len(got[4]))
	}
	got[4] = got[4][:9]
	want := []string{"plain", "", "tabs  and blanks", "[31mred", "long long", "last, without an end"}
	if fmt.Sprintf("%q", got) != fmt.Sprintf("%q", want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// Whatever is typed, the program says something and leaves in order.
func FuzzTyping(f *testing.F) {
	f.Add("e e\nundo\n1\nwhy b14\nrules bomb\nlog\n", false, false)
	f.Add("3\n5\n4\ns\ndone\n2\nundo\nquit", true, false)
	f.Add("help\nboard\n\x00\xff\n9\n-1\nrules on\nsave\n", false, false)
	f.Add("1\n1\n1\nwhy 1\nwhy oasis\nrules tank more\n1\nundo\n1\n", false, true)
	f.Add("3\n5\nranger\nradar-1\n1\noasis-1\n4\n1\ntank\nundo\n", true, true)
	f.Fuzz(func(t *testing.T, text string, table, adventure bool) {
		if strings.Contains(strings.ToLower(text), "save") {
			return // no files all over the place
		}
		var out bytes.Buffer
		args := []string{"-seats", "human,simple", "-seed", "1", "-save", "off", fmt.Sprintf("-table=%v", table)}
		if adventure {
			args = append(args, "adventure")
		}
		if code := run(context.Background(), args, strings.NewReader(text), &out, rich, true); code != 0 {
			t.Errorf("exit status %d", code)
		}
		if !strings.Contains(out.String(), "Good-bye.") && !strings.Contains(out.String(), "wins!") && !strings.Contains(out.String(), "a draw") {
			t.Errorf("it ended with %q", out.String()[max(0, out.Len()-200):])
		}
	})
}
