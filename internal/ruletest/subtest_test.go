package ruletest

import (
	"slices"
	"strings"
	"testing"
)

func TestSubtestsThatCount(t *testing.T) {
	const head = "package p\n"
	const tail = "\nfunc TestA(t *testing.T) {\n%\n}\n"
	count := func(text string) []string {
		got, err := subtests("a_test.go", text)
		if err != nil {
			t.Errorf("%v\n%s", err, text)
		}
		return got
	}
	for _, c := range []struct {
		body string
		want []string
	}{
		{`t.Run("a", func(t *testing.T) { f(t) })`, []string{"a"}},
		{"t.Run(`a`, func(t *testing.T) { f(t) })\nt.Run(\"b\", func(t *testing.T) { f(t) })", []string{"a", "b"}},
		{`t.Run("a", func(t *testing.T) { t.Run("b", func(t *testing.T) { f(t) }) })`, []string{"a", "b"}},
		{`t.Run("a", func(t *testing.T) {})`, nil},
		{`t.Run(name, func(t *testing.T) { f(t) })`, nil},
		{`t.Run("a", f)`, nil},
		{`if long { t.Run("a", func(t *testing.T) { f(t) }) }`, nil},
		{`for range n { t.Run("a", func(t *testing.T) { f(t) }) }`, nil},
		{`_ = func() { t.Run("a", func(t *testing.T) { f(t) }) }`, nil},
		{"return\n" + `t.Run("a", func(t *testing.T) { f(t) })`, nil},
		{"t.Skip()\n" + `t.Run("a", func(t *testing.T) { f(t) })`, nil},
		{`t.Run("a", func(t *testing.T) { if long { t.SkipNow() }; f(t) })`, nil},
		{`// t.Run("a", func(t *testing.T) { f(t) })`, nil},
	} {
		text := head + strings.Replace(tail, "%", c.body, 1)
		if got := count(text); !slices.Equal(got, c.want) {
			t.Errorf("%s: counts %q, want %q", c.body, got, c.want)
		}
		if got := count("//go:build never\n\n" + text); got != nil {
			t.Errorf("%s: under a build constraint counts %q", c.body, got)
		}
		if got := count(strings.Replace(text, "TestA", "helper", 1)); got != nil {
			t.Errorf("%s: in no test counts %q", c.body, got)
		}
	}
	if _, err := subtests("a_test.go", "package"); err == nil {
		t.Error("a file that is no Go is read")
	}
}
