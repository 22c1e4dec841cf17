package pipe

import (
	"bytes"
	"encoding/json"
	"fmt"

	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/arena"
)

// Protocol is the version of the lines that this package writes and reads.
const Protocol = 1

// MaxAnswer is how long a line of a program may be, in bytes.
const MaxAnswer = 64 << 10

// What is said to a program, each a line. The order of the fields is that of the
// lines, which golden files hold.
type (
	helloMessage struct {
		Type     string `json:"type"`
		Protocol int    `json:"protocol"`
		joe.Header
	}
	startMessage struct {
		Type   string     `json:"type"`
		Config any        `json:"config"`
		Seats  int        `json:"seats"`
		Seat   joe.Seat   `json:"seat"`
		Seed   uint64     `json:"seed"`
		Limits limitsJSON `json:"limits"`
		View   any        `json:"view"`
	}
	limitsJSON struct {
		Move int64 `json:"move"`
		Game int64 `json:"game,omitempty"`
	}
	askMessage struct {
		Type    string      `json:"type"`
		ID      int         `json:"id"`
		Left    int64       `json:"left"`
		Events  any         `json:"events"`
		Pending joe.Pending `json:"pending"`
		Legal   any         `json:"legal"`
		View    any         `json:"view,omitempty"`
	}
	overMessage struct {
		Type    string      `json:"type"`
		Events  any         `json:"events"`
		Outcome joe.Outcome `json:"outcome"`
		Fault   *faultJSON  `json:"fault,omitempty"`
	}
	faultMessage struct { // to who is at fault
		Type   string          `json:"type"`
		Kind   arena.FaultKind `json:"kind"`
		Detail string          `json:"detail"`
	}
	faultJSON struct { // to the others, who may not know what that seat held
		Kind arena.FaultKind `json:"kind"`
		Seat joe.Seat        `json:"seat"`
	}
)

// lineOf is a message as a line.
func lineOf(message any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(message)
	return b.Bytes(), err
}

// reply is a line of a program.
type reply struct {
	kind   string
	views  bool   // hello
	id     int    // answer
	index  int    // answer; -1 if it has an action instead
	action []byte // answer; its JSON
	text   string // error
}

var replyKinds = []string{"hello", "ready", "answer", "done", "error"}

// readReply reads a line of a program, strictly: what is not exactly one of the
// replies is an error.
func readReply(line []byte) (reply, error) {
	var r reply
	err := strict.Read(line, strict.Limits{Bytes: MaxAnswer}, func(n strict.Node) {
		if !n.IsObject() {
			n.Fail("an answer is an object")
			return
		}
		for key, value := range n.Entries(8) {
			if key == "type" {
				r.kind = replyKinds[value.OneOf(replyKinds...)]
			}
		}
		switch r.kind {
		case "":
			n.Fail("there is no type")
		case "hello":
			o := n.Object("type", "protocol", "views")
			o.Need("protocol").Int(Protocol, Protocol)
			if views, ok := o.Opt("views"); ok {
				r.views = views.Bool()
			}
		case "answer":
			r.readAnswer(n)
		case "error":
			r.text = n.Object("type", "text").Need("text").Text()
		default:
			n.Object("type")
		}
	})
	if err != nil {
		return reply{}, err
	}
	return r, nil
}

func (r *reply) readAnswer(n strict.Node) {
	o := n.Object("type", "id", "index", "action")
	r.id, r.index = int(o.Need("id").Int(0, 1<<30)), -1
	index, byIndex := o.Opt("index")
	action, byAction := o.Opt("action")
	switch {
	case byIndex == byAction:
		n.Fail("an answer has an index or an action, one of the two")
	case byIndex:
		r.index = int(index.Int(0, 1<<30))
	default:
		r.action = action.Raw()
	}
}

// expect is a line read as the reply that is due. The errors are of the kinds of
// package arena.
func expect(line []byte, kind string) (reply, error) {
	r, err := readReply(line)
	switch {
	case err != nil:
		return reply{}, fmt.Errorf("%w: %v in the line %s", arena.Nonsense, err, quote(line))
	case r.kind == "error":
		return reply{}, fmt.Errorf("%w: it says %q", arena.GaveUp, r.text)
	case r.kind != kind:
		return reply{}, fmt.Errorf("%w: %q where %q was due", arena.Nonsense, r.kind, kind)
	}
	return r, nil
}

// quote is a line of a program for an error.
func quote(line []byte) string {
	line = bytes.TrimRight(line, "\r\n")
	if len(line) > 100 {
		return fmt.Sprintf("%q…", line[:100])
	}
	return fmt.Sprintf("%q", line)
}
