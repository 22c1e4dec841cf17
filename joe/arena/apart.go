package arena

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/seed4548c990/gijoe/internal/phrase"
)

// apart is what another head has otherwise, in words; nil of the same tournament.
func (h Head) apart(was Head) (list []string) {
	differ := func(what string, was, is any) {
		if was != is {
			list = append(list, unlike(what, fmt.Sprint(was), fmt.Sprint(is)))
		}
	}
	differ("game", was.Game, h.Game)
	if was.Game != h.Game {
		return list // nothing else can be compared
	}
	differ("version of the rules", was.Version.Rules, h.Version.Rules)
	differ("version of the JSON", was.Version.Format, h.Version.Format)
	differ("seats", was.Seats, h.Seats)
	differ("style", was.Style, h.Style)
	if !slices.Equal(was.Entrants, h.Entrants) {
		before, now := phrase.And(was.Entrants), phrase.And(h.Entrants)
		if brief(before) != brief(now) {
			differ("entrants", before, now)
		} else {
			list = append(list, fmt.Sprintf("entrants: %s there, %s here", firstOther(was.Entrants, h.Entrants), firstOther(h.Entrants, was.Entrants)))
		}
	}
	differ("seed", was.Seed, h.Seed)
	differ("seeds", was.Seeds, h.Seeds)
	if bytes.Equal(was.Config, h.Config) {
		return list
	}
	others := otherwise("config", decoded(was.Config), decoded(h.Config), true)
	if len(others) == 0 && list == nil {
		others = []string{"config: written otherwise"}
	}
	return append(list, others...)
}

// firstOther is the first text of a list that another has not at its place, with its
// number, or where the list ends.
func firstOther(list, other []string) string {
	for i, text := range list {
		if i >= len(other) || text != other[i] {
			return fmt.Sprintf("number %d is %q", i+1, text)
		}
	}
	return fmt.Sprintf("no more than %d", len(list))
}

// absent stands for what is not there in the JSON of a config.
type absent struct{}

// decoded is JSON as a value, or its text if it is none.
func decoded(text json.RawMessage) any {
	var value any
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	if err := d.Decode(&value); err != nil {
		return string(text)
	}
	return value
}

// otherwise is where a value is another than it was: each of its keys of which that holds,
// if all are asked for, and of each the first path that differs.
func otherwise(path string, was, is any, all bool) (list []string) {
	switch was := was.(type) {
	case map[string]any:
		is, ok := is.(map[string]any)
		if !ok {
			break
		}
		keys := map[string]any{}
		maps.Copy(keys, was)
		maps.Copy(keys, is)
		of := func(object map[string]any, key string) any {
			if value, ok := object[key]; ok {
				return value
			}
			return absent{}
		}
		for _, key := range slices.Sorted(maps.Keys(keys)) {
			if list = append(list, otherwise(path+"."+brief(key), of(was, key), of(is, key), false)...); len(list) > 0 && !all {
				break
			}
		}
		return list
	case []any:
		is, ok := is.([]any)
		if !ok {
			break
		}
		of := func(list []any, i int) any {
			if i < len(list) {
				return list[i]
			}
			return absent{}
		}
		for i := range max(len(was), len(is)) {
			if list = otherwise(fmt.Sprintf("%s[%d]", path, i), of(was, i), of(is, i), false); len(list) > 0 {
				break
			}
		}
		return list
	}
	if reflect.DeepEqual(was, is) {
		return nil
	}
	return []string{unlike(path, told(was), told(is))}
}

// told is a value of a config in words.
func told(value any) string {
	switch value := value.(type) {
	case absent, nil:
		return "nothing"
	case map[string]any:
		return "an object"
	case []any:
		return "a list"
	case string:
		return strconv.Quote(value)
	}
	return fmt.Sprint(value)
}

// unlike says that something is another than it was, and what it was and is, if that can
// be told apart in a few words.
func unlike(what, was, is string) string {
	if was, is = brief(was), brief(is); was == is {
		return what + " differs"
	}
	return fmt.Sprintf("%s: %s there, %s here", what, was, is)
}

// remedy is what to do about results with another head.
func (h Head) remedy(was Head) string {
	switch {
	case was.Game == h.Game && (was.Version.Rules > h.Version.Rules || was.Version.Format > h.Version.Format):
		return "they were begun with a newer version of the game: update the module to go on"
	case was.Game == h.Game && was.Version != h.Version:
		return "they were begun with an older version of the game: begin anew with other results, or go on with that version"
	}
	return "set it all as it was to go on, or begin anew with other results"
}

// brief is a text in a few words.
func brief(text string) string {
	const most = 100
	text = oneLine(text)
	if len(text) > most {
		text = strings.ToValidUTF8(text[:most-3], "") + "..."
	}
	return text
}
