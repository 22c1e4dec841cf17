package joe_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

func TestRanking(t *testing.T) {
	points := func(p ...int16) (all [joe.MaxSeats]int16) {
		copy(all[:], p)
		return all
	}
	for _, test := range []struct {
		name    string
		outcome joe.Outcome
		seats   int
		want    [][]joe.Seat
	}{
		{"one wins, no points", joe.Outcome{Winners: joe.SetOf(1)}, 3, [][]joe.Seat{{1}, {0, 2}}},
		{"nobody wins, no points", joe.Outcome{}, 3, [][]joe.Seat{{0, 1, 2}}},
		{"all win", joe.Outcome{Winners: joe.AllSeats(3)}, 3, [][]joe.Seat{{0, 1, 2}}},
		{"by points", joe.Outcome{Winners: joe.SetOf(2), Points: points(5, 9, 12, 9)}, 4, [][]joe.Seat{{2}, {1, 3}, {0}}},
		{"a winner with fewer points comes first", joe.Outcome{Winners: joe.SetOf(0), Points: points(1, 9)}, 2, [][]joe.Seat{{0}, {1}}},
		{"those who share a win stand together, whatever their points", joe.Outcome{Winners: joe.SetOf(0, 2), Points: points(3, 8, 7)}, 3, [][]joe.Seat{{0, 2}, {1}}},
		{"below zero", joe.Outcome{Points: points(-32768, 32767, 0)}, 3, [][]joe.Seat{{1}, {2}, {0}}},
		{"no seats", joe.Outcome{Winners: joe.SetOf(1)}, 0, nil},
		{"more seats than there are", joe.Outcome{Winners: joe.SetOf(0)}, 99, [][]joe.Seat{{0}, {1, 2, 3, 4, 5, 6, 7}}},
	} {
		if diff := cmp.Diff(test.want, test.outcome.Ranking(test.seats)); diff != "" {
			t.Errorf("%s: %s", test.name, diff)
		}
	}
}

func TestOutcome(t *testing.T) {
	o := joe.Outcome{Winners: joe.SetOf(0, 2), Reason: "end"}
	if o.Draw() || !o.Won(0) || o.Won(1) || o.Won(joe.Chance) || !(joe.Outcome{Reason: "end"}).Draw() {
		t.Errorf("%v: a draw %v", o, o.Draw())
	}
	for want, o := range map[string]joe.Outcome{
		"seat 0 and seat 2 won (end)": o,
		"seat 1 won (end)":            {Winners: joe.SetOf(1), Reason: "end"},
		"nobody won (limit)":          {Reason: "limit"},
		"nobody won":                  {},
	} {
		if got := o.String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestOutcomeJSON(t *testing.T) {
	jsonText(t, joe.Outcome{Winners: joe.SetOf(1), Reason: "end"}, `{"winners":[1],"reason":"end"}`)
	jsonText(t, joe.Outcome{}, `{"winners":[],"reason":""}`)
	jsonText(t, joe.Outcome{Reason: "end", Points: [joe.MaxSeats]int16{0, -3, 0, 4}}, `{"winners":[],"reason":"end","points":[0,-3,0,4]}`)
	jsonText(t, joe.Outcome{Points: [joe.MaxSeats]int16{-32768, 7: 32767}}, `{"winners":[],"reason":"","points":[-32768,0,0,0,0,0,0,32767]}`)
	refused[joe.Outcome](t, map[string]string{
		`{"reason":"end"}`: "$.winners", `{"winners":[]}`: "$.reason", `[]`: "$", `{"winners":[9],"reason":""}`: "$.winners[0]",
		`{"winners":[],"reason":"","points":[]}`: "$.points", `{"winners":[],"reason":"","points":[1,0]}`: "$.points",
		`{"winners":[],"reason":"","points":[32768]}`: "$.points[0]", `{"winners":[],"reason":"","points":[1,1,1,1,1,1,1,1,1]}`: "$.points",
		`{"winners":[],"reason":"","winners":[]}`: "$.winners", `{"winners":[],"Reason":""}`: "$.Reason",
	})
}
