package joe_test

import (
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

func TestPendingJSON(t *testing.T) {
	jsonText(t, joe.NothingPending(), `{"seat":"nobody","kind":"","rule":""}`)
	jsonText(t, joe.Pending{Seat: 1, Kind: "move", Rule: "r", Other: joe.Nobody}, `{"seat":1,"kind":"move","rule":"r"}`)
	jsonText(t, joe.Pending{Seat: joe.Chance, Kind: "draw", Rule: "r", Other: 0, Item: "c3", Count: -2}, `{"seat":"chance","kind":"draw","rule":"r","other":0,"item":"c3","count":-2}`)
	refused[joe.Pending](t, map[string]string{
		`{}`: "$.seat", `{"seat":8,"kind":"","rule":""}`: "$.seat", `{"seat":1,"rule":""}`: "$.kind", `{"seat":1,"kind":""}`: "$.rule",
		`{"seat":1,"kind":"","rule":"","other":"nobody"}`: "$.other", `{"seat":1,"kind":"","rule":"","item":""}`: "$.item",
		`{"seat":1,"kind":"","rule":"","count":0}`: "$.count", `{"seat":1,"kind":"","rule":"","count":2147483648}`: "$.count",
		`{"seat":1,"kind":"","rule":"","Item":"x"}`: "$.Item", `{"seat":1,"kind":7,"rule":""}`: "$.kind",
	})
}

func TestNothingPending(t *testing.T) {
	if p := joe.NothingPending(); p != (joe.Pending{Seat: joe.Nobody, Other: joe.Nobody}) {
		t.Errorf("%+v", p)
	}
}
