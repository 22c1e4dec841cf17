package joetest

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestFaultsOf(t *testing.T) {
	type fault = jsonFault
	for text, want := range map[string][]fault{
		`{"a":{"b":[1,2],"c":"}\",{"},"d":[{}]}`: {
			{"with more after the value", `{"a":{"b":[1,2],"c":"}\",{"},"d":[{}]} 0`},
			{`with a key twice, "a"`, `{"a":{"b":[1,2],"c":"}\",{"},"a":{"b":[1,2],"c":"}\",{"},"d":[{}]}`},
			{"with an unknown key", `{"zz-unknown":0,"a":{"b":[1,2],"c":"}\",{"},"d":[{}]}`},
			{`with a key in another spelling, "a"`, `{"A":{"b":[1,2],"c":"}\",{"},"d":[{}]}`},
			{`with a key twice, "b"`, `{"a":{"b":[1,2],"b":[1,2],"c":"}\",{"},"d":[{}]}`},
		},
		`{"Only":1}`: {
			{"with more after the value", `{"Only":1} 0`},
			{`with a key twice, "Only"`, `{"Only":1,"Only":1}`},
			{"with an unknown key", `{"zz-unknown":0,"Only":1}`},
			{`with a key in another spelling, "Only"`, `{"only":1}`},
		},
		`{}`:    {{"with more after the value", `{} 0`}},
		`"{x}"`: {{"with more after the value", `"{x}" 0`}},
	} {
		got := faultsOf(text)
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(fault{})); diff != "" {
			t.Errorf("%s: %s", text, diff)
		}
		for _, f := range got[1:] {
			if !json.Valid([]byte(f.text)) {
				t.Errorf("%s: %s is no JSON, so that any reader refuses it", text, f.text)
			}
		}
	}
}
