package strict_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/seed4548c990/gijoe/internal/strict"
)

func TestFaultPaths(t *testing.T) {
	for key, want := range map[string]string{
		"boats":                       "$.boats",
		"_B2":                         "$._B2",
		"":                            `$[""]`,
		"2b":                          `$["2b"]`,
		"a b":                         `$["a b"]`,
		"snake-eyes":                  `$["snake-eyes"]`,
		"a.b":                         `$["a.b"]`,
		"é":                           `$["é"]`,
		"@":                           `$["@"]`,
		"a`":                          "$[\"a`\"]",
		"[0]":                         `$["[0]"]`,
		"a[":                          `$["a["]`,
		"\"\\\n\x00":                  `$["\"\\\n\x00"]`,
		"a\u202eb\u200b":              `$["a\u202eb\u200b"]`,
		strings.Repeat("a", 40):       "$." + strings.Repeat("a", 40),
		strings.Repeat("a", 41):       `$["` + strings.Repeat("a", 40) + `"…]`,
		strings.Repeat("é", 21):       `$["` + strings.Repeat("é", 20) + `"…]`,
		"a" + strings.Repeat("é", 20): `$["a` + strings.Repeat("é", 19) + `"…]`,
	} {
		quoted, err := json.Marshal(key)
		if err != nil {
			t.Fatal(err)
		}
		read := func(text string, f func(strict.Node)) error {
			return strict.Read([]byte(text), strict.Limits{}, f)
		}
		checkFault(t, read("{"+string(quoted)+":1,"+string(quoted)+":2}", nil),
			want+": the key is given twice (line 1, column "+column(quoted)+")")
		checkFault(t, read("{"+string(quoted)+":[1]}", func(n strict.Node) {
			n.Object(key).Need(key).List(1)[0].Fail("no")
		}), want+"[0]: no")
		checkFault(t, read("{}", func(n strict.Node) { n.Object(key).Need(key) }), want+": missing")
	}
}

// column is where a key stands that follows itself and a value of one digit.
func column(key []byte) string {
	text, _ := json.Marshal(utf8.RuneCount(key) + 5)
	return string(text)
}

func TestFaultPathsAreBounded(t *testing.T) {
	key := strings.Repeat("k", 38)
	text := strings.Repeat(`{"`+key+`":[0,`, 10) + "7" + strings.Repeat("]}", 10)
	err := strict.Read([]byte(text), strict.Limits{}, func(n strict.Node) {
		for range 10 {
			n = n.Object(key).Need(key).List(2)[1]
		}
		n.Int(0, 1)
	})
	checkFault(t, err, "$…"+strings.Repeat("[1]."+key, 4)+"[1]: 7 is above 1")

	var fault *strict.Fault
	hostile := strings.Repeat("\U000e0001", 10)
	text = strings.Repeat(`{"`+hostile+`":`, 20) + "x"
	if !errors.As(strict.Read([]byte(text), strict.Limits{}, nil), &fault) || len(fault.Path) > 210 {
		t.Errorf("a path of %d bytes: %s", len(fault.Path), fault.Path)
	}
}

func TestFail(t *testing.T) {
	long := strings.Repeat("word ", 200)
	for _, c := range []struct {
		f    func(strict.Node)
		want string
	}{
		{func(n strict.Node) { n.Fail("plain") }, "$: plain"},
		{func(n strict.Node) { n.Fail("%d of %s", 3, "four") }, "$: 3 of four"},
		{func(n strict.Node) { n.Fail("é\n\x00\u202e\xff\ufffd\t") }, "$: é\\n\\x00\\u202e\\xff\ufffd\\t"},
		{func(n strict.Node) { n.Fail("%s", long) }, "$: " + long[:600] + "…"},
		{func(n strict.Node) { n.Fail("%s", strings.Repeat("\x00", 1000)) }, "$: " + strings.Repeat(`\x00`, 150) + "…"},
		{func(n strict.Node) { n.Fail("%s", strings.Repeat("é", 300)) }, "$: " + strings.Repeat("é", 300)},
		{func(n strict.Node) { n.Fail("%s", strings.Repeat("é", 301)) }, "$: " + strings.Repeat("é", 300) + "…"},
	} {
		checkFault(t, strict.Read([]byte("[]"), strict.Limits{}, c.f), c.want)
	}
}

func TestNearWords(t *testing.T) {
	words := []string{"seats", "boatCount", "to", "id", "snake-eyes", "first_player", "a-b-c-d"}
	for given, want := range map[string]string{
		"Seats": "seats", "SEATS": "seats", "seat": "seats", "saets": "seats", "sets": "seats", "seatts": "seats", "s_e_a_t_s": "seats",
		"boat_count": "boatCount", "boat-count": "boatCount", "boat count": "boatCount", "botaConut": "boatCount",
		"snakeEyes": "snake-eyes", "snake_eye": "snake-eyes", "firstPlayer": "first_player",
		"abcd": "a-b-c-d", "A B C D": "a-b-c-d", "snxxx-eyes": "", "saet": "",
		"TO": "to", "t": "", "ti": "", "tos": "to", "ids": "id",
		"boats": "", "seating": "", "": "", strings.Repeat("seats", 20): "", "\xff\xfe\xfd": "",
	} {
		known := "seats, boatCount, to, id, snake-eyes, first_player, a-b-c-d"
		text, err := json.Marshal(given)
		if err != nil {
			t.Fatal(err)
		}
		var fault *strict.Fault
		if !errors.As(strict.Read(text, strict.Limits{}, func(n strict.Node) { n.OneOf(words...) }), &fault) {
			t.Fatalf("%q was taken", given)
		}
		_, after, _ := strings.Cut(fault.Detail, " is unknown; ")
		if want != "" {
			known = `did you mean "` + want + `"? Known: ` + known
		} else {
			known = "known: " + known
		}
		if after != known {
			t.Errorf("%q: %s", given, fault.Detail)
		}
	}
}

func TestFaultListsManyWords(t *testing.T) {
	var words []string
	for i := range 100 {
		words = append(words, strings.Repeat(string(rune('a'+i%26)), 20))
	}
	err := strict.Read([]byte(`"x"`), strict.Limits{}, func(n strict.Node) { n.OneOf(words...) })
	checkFault(t, err, `$: "x" is unknown; known: `+strings.Join(words[:18], ", ")+" and 82 more")
	huge := strings.Repeat("w", 1000)
	err = strict.Read([]byte(`"x"`), strict.Limits{}, func(n strict.Node) { n.OneOf(huge, huge) })
	checkFault(t, err, `$: "x" is unknown; known: `+huge[:577]+"…")
}
