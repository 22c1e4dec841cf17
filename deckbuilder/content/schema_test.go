package content

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "write what is generated")

func TestSchemaFile(t *testing.T) {
	if *update {
		if err := os.WriteFile("schema.json", Schema(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	file, err := os.ReadFile("schema.json")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(file, Schema()) {
		t.Error("schema.json is not what Schema gives; run this test with -update")
	}
}

// checker is a JSON Schema, as far as ours goes.
type checker struct {
	t    testing.TB
	defs map[string]any
	root map[string]any
}

func newChecker(t testing.TB) *checker {
	t.Helper()
	var root map[string]any
	if err := json.Unmarshal(Schema(), &root); err != nil {
		t.Fatal(err)
	}
	return &checker{t, root["$defs"].(map[string]any), root}
}

// file is what is wrong with a file, "" if nothing is.
func (c *checker) file(text []byte) string {
	var v any
	if err := json.Unmarshal(text, &v); err != nil {
		c.t.Fatal(err)
	}
	return c.wrong(c.root, v, "$")
}

// wrong is what is wrong with a value, "" if nothing is. A keyword that it does not
// know fails the test.
func (c *checker) wrong(schema map[string]any, v any, at string) string {
	object, _ := v.(map[string]any)
	array, _ := v.([]any)
	number, isNumber := v.(float64)
	str, isString := v.(string)
	for _, word := range slices.Sorted(maps.Keys(schema)) {
		rule := schema[word]
		sub, _ := rule.(map[string]any)
		limit, _ := rule.(float64)
		var why string
		switch word {
		case "$schema", "title", "description", "$defs", "then", "else":
		case "$ref":
			why = c.wrong(c.defs[strings.TrimPrefix(rule.(string), "#/$defs/")].(map[string]any), v, at)
		case "type":
			ok := map[string]bool{"object": object != nil, "array": array != nil || reflect.DeepEqual(v, []any{}), "string": isString,
				"integer": isNumber && number == float64(int64(number)), "boolean": v == true || v == false}[rule.(string)]
			if !ok {
				why = at + " is no " + rule.(string)
			}
		case "const":
			if !reflect.DeepEqual(rule, v) {
				why = fmt.Sprintf("%s is not %v", at, rule)
			}
		case "enum":
			if !slices.ContainsFunc(rule.([]any), func(w any) bool { return reflect.DeepEqual(w, v) }) {
				why = fmt.Sprintf("%s is none of %v", at, rule)
			}
		case "minimum":
			if isNumber && number < limit {
				why = at + " is too low"
			}
		case "maximum":
			if isNumber && number > limit {
				why = at + " is too high"
			}
		case "minLength":
			if isString && utf8.RuneCountInString(str) < int(limit) {
				why = at + " is too short"
			}
		case "maxLength":
			if isString && utf8.RuneCountInString(str) > int(limit) {
				why = at + " is too long"
			}
		case "pattern":
			if isString && !regexp.MustCompile(rule.(string)).MatchString(str) {
				why = at + " is of another form"
			}
		case "minItems":
			if array != nil && len(array) < int(limit) || reflect.DeepEqual(v, []any{}) && limit > 0 {
				why = at + " has too few"
			}
		case "maxItems":
			if len(array) > int(limit) {
				why = at + " has too many"
			}
		case "minProperties":
			if object != nil && len(object) < int(limit) {
				why = at + " has too few keys"
			}
		case "items":
			for i, e := range array {
				if why == "" {
					why = c.wrong(sub, e, fmt.Sprintf("%s[%d]", at, i))
				}
			}
		case "required":
			for _, key := range rule.([]any) {
				if _, has := object[key.(string)]; object != nil && !has {
					why = at + " has no " + key.(string)
				}
			}
		case "properties":
			for _, key := range slices.Sorted(maps.Keys(sub)) {
				if e, has := object[key]; has && why == "" {
					why = c.wrong(sub[key].(map[string]any), e, at+"."+key)
				}
			}
		case "additionalProperties":
			known := schema["properties"].(map[string]any)
			for key := range object {
				if _, has := known[key]; !has {
					why = at + " has the strange key " + key
				}
			}
		case "propertyNames":
			for key := range object {
				if !slices.Contains(sub["enum"].([]any), any(key)) {
					why = at + " has no use for " + key
				}
			}
		case "allOf":
			for _, one := range rule.([]any) {
				if why == "" {
					why = c.wrong(one.(map[string]any), v, at)
				}
			}
		case "anyOf", "oneOf":
			fits := 0
			for _, one := range rule.([]any) {
				if c.wrong(one.(map[string]any), v, at) == "" {
					fits++
				}
			}
			if fits == 0 || word == "oneOf" && fits != 1 {
				why = fmt.Sprintf("%s fits %d of the ways", at, fits)
			}
		case "if":
			branch := "else"
			if c.wrong(sub, v, at) == "" {
				branch = "then"
			}
			if next, ok := schema[branch].(map[string]any); ok {
				why = c.wrong(next, v, at)
			}
		default:
			c.t.Fatalf("the schema has a keyword that this test does not know: %s", word)
		}
		if why != "" {
			return why
		}
	}
	return ""
}

func TestSchemaTakesWhatIsRight(t *testing.T) {
	c := newChecker(t)
	for _, folder := range []string{"core", "silent-interlude", "traitor-within", "crimson-veil", "testdata/small"} {
		files := texts(t, folder)
		if slices.Contains(builtinNames[1:], folder) {
			delete(files, setFile) // what lies over another set says less than the schema asks for
		}
		for _, name := range slices.Sorted(maps.Keys(files)) {
			if why := c.file(files[name]); why != "" {
				t.Errorf("%s: %s", name, why)
			}
		}
	}
}

// texts is the files beneath a folder.
func texts(t testing.TB, folder string) map[string][]byte {
	list := map[string][]byte{}
	for name, file := range filesOf(t, os.DirFS(folder)) {
		list[name] = file.Data
	}
	return list
}

// mutants makes one change after another in a value, calls f, and takes it back. What
// f is told is whether a word or a key was put there that nobody knows.
func mutants(v any, f func(strange bool)) {
	exchange := func(old any, free bool, put func(any)) {
		_, word := old.(string)
		for _, other := range []any{"Zzz", 9999, -9999, 0, true, nil, []any{}, map[string]any{}} {
			put(other)
			f(word && !free && other == "Zzz")
		}
		put(old)
	}
	switch v := v.(type) {
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			old := v[key]
			delete(v, key)
			f(false)
			exchange(old, key == "name" || key == "text", func(other any) { v[key] = other })
			mutants(old, f)
		}
		v["zzz"] = 1
		f(true)
		delete(v, "zzz")
		for _, key := range slices.Concat(cardKeys, abilityKeys, effectKeys, conditionKeys) {
			if _, has := v[key]; !has {
				v[key] = 1
				f(false)
				delete(v, key)
			}
		}
	case []any:
		for i, old := range v {
			exchange(old, false, func(other any) { v[i] = other })
			mutants(old, f)
		}
	}
}

func TestSchemaAgreesWithTheLoader(t *testing.T) {
	c := newChecker(t)
	schema := c.defs["card"].(map[string]any)
	tried, refused := 0, 0
	var cards []*Card
	for id, card := range Core().All() {
		if id%24 == 1 || slices.Contains([]Kind{GI, Trooper, Battalion, Expert}, card.Kind) { // the rest says nothing that these do not
			cards = append(cards, card)
		}
	}
	for _, id := range []string{"undercover-crimson-guard", "hiss-tank", "intel-mission"} {
		n, _ := CrimsonVeil().Find(id)
		cards = append(cards, CrimsonVeil().Card(n))
	}
	for _, card := range cards {
		var v any
		if err := json.Unmarshal(card.append(nil), &v); err != nil {
			t.Fatal(err)
		}
		mutants(v, func(strange bool) {
			text, err := json.Marshal(v)
			if err != nil {
				t.Fatal(err)
			}
			var again any // numbers as a reader of JSON has them
			if err := json.Unmarshal(text, &again); err != nil {
				t.Fatal(err)
			}
			var f faults
			read, _ := f.card(part{place{path: "$"}, text})
			why := c.wrong(schema, again, "$")
			tried++
			if why != "" {
				refused++
			}
			switch {
			case why != "" && f.count() == 0:
				t.Errorf("the schema refuses what the loader takes: %s: %s", text, why)
			case strange && (why == "" || f.count() == 0):
				t.Errorf("a strange word or key is taken, by the schema %v, by the loader %v: %s", why == "", f.count() == 0, text)
			}
			if f.count() == 0 {
				twice, _ := f.card(part{place{path: "$"}, read.append(nil)})
				if d := cmp.Diff(read, twice); f.count() > 0 || d != "" {
					t.Errorf("%s is written as %s: %v\n%s", text, read.append(nil), f.err(), d)
				}
			}
			if t.Failed() {
				t.FailNow()
			}
		})
	}
	if tried < 5_000 || refused < tried/2 {
		t.Errorf("%d changes tried, %d refused", tried, refused)
	}
}
