package arena

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// FormatVersion is the version of the lines that this package writes.
const FormatVersion = 1

// oldestFormat is the oldest version of the lines that is read.
const oldestFormat = 1

// MaxLine is how long a line of results may be.
const MaxLine = 8 << 20

const maxLabels = 8 // of a seat in a game

// Head is what a tournament is: the first line of its results. Two tournaments with
// equal heads and entrants that do what they did give equal results.
type Head struct {
	joe.Header
	Config   json.RawMessage // as the game writes it
	Seats    int
	Style    Style
	Entrants []string
	Seed     uint64
	Seeds    int
}

// Result is how one game ended: a line of the results.
type Result struct {
	Game    int         // its number, from 0
	Seed    uint64      // what chance drew from
	Lineup  []int       // the entrant at each seat, by its index in Head.Entrants
	Outcome joe.Outcome // by the rule of faults where there is a Fault
	Length  int         // actions, chance's included
	Labels  [][]string  // by seat; nil without labels
	Fault   *Fault      // why it did not come to its own end, else nil
}

// void reports whether the game counts for nobody.
func (r Result) void() bool { return r.Fault != nil && r.Fault.Seat == joe.Nobody }

// Log is a tournament as far as it was played: its head, and the results in the
// order of their games, none left out. The zero Log is of no tournament.
type Log struct {
	Head    Head
	Results []Result

	plan *plan // of Head, while the log is read
}

// Whole reports whether all games were played.
func (l Log) Whole() bool {
	return l.Head.check() == nil && len(l.Results) == l.Head.plan().games()
}

type headJSON struct {
	Arena int `json:"arena"`
	joe.Header
	Config   json.RawMessage `json:"config"`
	Seats    int             `json:"seats"`
	Style    Style           `json:"style"`
	Entrants []string        `json:"entrants"`
	Seed     uint64          `json:"seed"`
	Seeds    int             `json:"seeds"`
}

// MarshalJSON writes the first line of the results.
func (h Head) MarshalJSON() ([]byte, error) {
	return json.Marshal(headJSON{FormatVersion, h.Header, h.Config, h.Seats, h.Style, h.Entrants, h.Seed, h.Seeds})
}

type resultJSON struct {
	Game    int         `json:"game"`
	Seed    uint64      `json:"seed"`
	Seats   []string    `json:"seats"`
	Outcome joe.Outcome `json:"outcome"`
	Length  int         `json:"length"`
	Labels  [][]string  `json:"labels,omitempty"`
	Fault   *faultJSON  `json:"fault,omitempty"`
}

type faultJSON struct {
	Kind   FaultKind `json:"kind"`
	Seat   joe.Seat  `json:"seat"`
	Detail string    `json:"detail"`
	Record string    `json:"record,omitempty"`
}

// line is a result as a line.
func (h Head) line(r Result) ([]byte, error) {
	out := resultJSON{Game: r.Game, Seed: r.Seed, Outcome: r.Outcome, Length: r.Length, Labels: r.Labels}
	for _, e := range r.Lineup {
		out.Seats = append(out.Seats, h.Entrants[e])
	}
	if f := r.Fault; f != nil {
		out.Fault = &faultJSON{f.Kind, f.Seat, f.Detail, f.Record}
	}
	return lineOf(out)
}

func lineOf(value any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(value); err != nil { // with a line feed at its end
		return nil, fmt.Errorf("arena: write a line: %w", err)
	}
	return b.Bytes(), nil
}

// Read reads results: those of one tournament, or of several one after another. A
// last line that was torn when the program stopped, one without a line feed, is
// dropped: size is how many bytes stand before it, where to write on. Anything else
// that is not exactly as this package writes it is an error that names the line, and
// logs and size are then what stands before that line. A line that begins with
// {"note": is passed over: there a program may say what it needs to know to go on.
//
// It holds all results at once, about 200 bytes each and the records of faults.
func Read(in io.Reader) (logs []Log, size int64, err error) {
	lines := bufio.NewReaderSize(in, 64<<10)
	for number := 1; ; number++ {
		line, err := readLine(lines)
		if err == io.EOF {
			return logs, size, nil
		}
		if err == nil && !bytes.HasPrefix(line, []byte(`{"note":`)) {
			logs, err = readInto(logs, line)
		}
		if err != nil {
			return logs, size, fmt.Errorf("arena: line %d: %w", number, err)
		}
		size += int64(len(line))
	}
}

// readLine is the next line with its line feed; the end of the text, and a line
// without one, is io.EOF.
func readLine(in *bufio.Reader) ([]byte, error) {
	var line []byte
	for {
		part, err := in.ReadSlice('\n')
		line = append(line, part...)
		switch {
		case err == nil:
			return line, nil
		case !errors.Is(err, bufio.ErrBufferFull):
			return nil, err
		case len(line) > MaxLine:
			return nil, fmt.Errorf("a line of more than %d bytes", MaxLine)
		}
	}
}

func readInto(logs []Log, line []byte) ([]Log, error) {
	var next Log
	isHead := bytes.HasPrefix(line, []byte(`{"arena":`))
	if !isHead && len(logs) == 0 {
		return logs, errors.New("results begin with the head of a tournament")
	}
	var r Result
	limits := strict.Limits{Bytes: MaxLine, StringBytes: MaxLine}
	err := strict.Read(line, limits, func(n strict.Node) {
		if isHead {
			next.Head = readHead(n)
			return
		}
		r = readResult(n, &logs[len(logs)-1])
	})
	switch {
	case err != nil:
		return logs, err
	case !isHead:
		l := &logs[len(logs)-1]
		written, err := l.Head.line(r)
		if err == nil {
			err = same(line, written)
		}
		if err == nil {
			l.Results = append(l.Results, r)
		}
		return logs, err
	case len(logs) > 0 && !logs[len(logs)-1].Whole():
		return logs, errors.New("another tournament begins before the games of the last are there")
	}
	if err := next.Head.check(); err != nil {
		return logs, err
	}
	written, err := lineOf(next.Head)
	if err == nil {
		err = same(line, written)
	}
	if err != nil {
		return logs, err
	}
	p := next.Head.plan()
	next.plan = &p
	return append(logs, next), nil
}

// same is where a line that says what it may is not as this package writes it, or nil.
func same(line, written []byte) error {
	if bytes.Equal(line, written) {
		return nil
	}
	at := 0
	for at < len(line) && at < len(written) && line[at] == written[at] {
		at++
	}
	return fmt.Errorf("from byte %d on it is not as this package writes what it says", at+1)
}

func readHead(n strict.Node) Head {
	const most = 1 << 30
	// A newer head may have keys that only a newer build knows: say that, not "unknown key".
	for key, version := range n.Entries(64) {
		if key == "arena" {
			switch v := version.Int(0, most); {
			case v < oldestFormat:
				version.Fail("version %d of the results is older than this build reads (%d and newer); begin anew with other results", v, oldestFormat)
			case v > FormatVersion:
				version.Fail("version %d of the results is newer than this build reads (%d); update the module", v, FormatVersion)
			}
		}
	}
	o := n.Object("arena", "game", "format", "rules", "config", "seats", "style", "entrants", "seed", "seeds")
	o.Need("arena")
	h := Head{
		Header: joe.Header{Game: o.Need("game").Text(), Version: joe.Version{Format: int(o.Need("format").Int(0, most)), Rules: int(o.Need("rules").Int(0, most))}},
		Config: o.Need("config").Raw(),
		Seats:  int(o.Need("seats").Int(1, joe.MaxSeats)),
		Style:  Style(o.Need("style").OneOf(styleWords[:]...)),
		Seed:   o.Need("seed").Uint(1<<64 - 1),
		Seeds:  int(o.Need("seeds").Int(1, MaxGames)),
	}
	for _, name := range o.Need("entrants").List(MaxEntrants) {
		h.Entrants = append(h.Entrants, name.Text())
	}
	return h
}

// readResult reads the next result of a log, and holds it to the plan.
func readResult(n strict.Node, l *Log) Result {
	p := l.plan
	o := n.Object("game", "seed", "seats", "outcome", "length", "labels", "fault")
	next := int64(len(l.Results))
	if int(next) >= p.games() {
		n.Fail("all %d games of the tournament stand before it", p.games())
		return Result{}
	}
	r := Result{Game: int(o.Need("game").Int(next, next)), Lineup: p.lineup(int(next))}
	if seed := o.Need("seed"); seed.Uint(1<<64-1) != p.seedOf(int(next)) {
		seed.Fail("the seed of game %d is %d", next, p.seedOf(int(next)))
	}
	r.Seed = p.seedOf(int(next))
	seats := o.Need("seats")
	names := seats.List(l.Head.Seats)
	if len(names) != l.Head.Seats {
		seats.Fail("%s at a table of %d", plural(len(names), "name"), l.Head.Seats)
	}
	for s, name := range names {
		if want := l.Head.Entrants[r.Lineup[s]]; name.Text() != want {
			name.Fail("at seat %d sits %q", s, want)
		}
	}
	outcome := o.Need("outcome")
	wire.Into(outcome, &r.Outcome)
	r.Length = int(o.Need("length").Int(0, MaxLength))
	if labels, ok := o.Opt("labels"); ok {
		r.Labels = [][]string{}
		for _, seat := range labels.List(l.Head.Seats) {
			list := []string{}
			for _, label := range seat.List(maxLabels) {
				if !named(label.Text()) {
					label.Fail("a label is 1 to 40 bytes of printable text")
				}
				list = append(list, label.Text())
			}
			r.Labels = append(r.Labels, list)
		}
		if len(r.Labels) != l.Head.Seats {
			labels.Fail("labels of %d seats at a table of %d", len(r.Labels), l.Head.Seats)
		}
	}
	if fault, ok := o.Opt("fault"); ok {
		r.Fault = readFault(fault, l.Head.Seats)
	}
	if wrong := l.Head.unruly(r); wrong != "" {
		outcome.Fail("%s", wrong)
	}
	return r
}

// unruly is why no game of the tournament has such an outcome, or "".
func (h Head) unruly(r Result) string {
	f := r.Fault
	switch {
	case r.Outcome.Winners&^joe.AllSeats(h.Seats) != 0:
		return fmt.Sprintf("a winner is not at a table of %d", h.Seats)
	case f == nil:
		return ""
	case f.Seat != joe.Nobody && !f.Seat.At(h.Seats):
		return fmt.Sprintf("%v is at fault and not at a table of %d", f.Seat, h.Seats)
	}
	if want := h.forfeit(r.Lineup, f.Seat); r.Outcome != want {
		return fmt.Sprintf("%v is at fault, so %v, and there are no points", f.Seat, want)
	}
	return ""
}

func readFault(n strict.Node, seats int) *Fault {
	o := n.Object("kind", "seat", "detail", "record")
	words := make([]string, len(kinds))
	for i, k := range kinds {
		words[i] = string(k)
	}
	f := &Fault{Kind: kinds[o.Need("kind").OneOf(words...)], Seat: wire.Seat(o.Need("seat")), Detail: o.Need("detail").Text()}
	if f.Seat != joe.Nobody && !f.Seat.At(seats) {
		o.Need("seat").Fail("%v is not at a table of %d", f.Seat, seats)
	}
	if (f.Kind == Faulty) != (f.Seat == joe.Nobody) {
		o.Need("seat").Fail("%v is at fault, of kind %s; nobody is if and only if the game is faulty", f.Seat, f.Kind)
	}
	if f.Detail != oneLine(f.Detail) {
		o.Need("detail").Fail("a detail is one line of printable text, at most 1000 bytes")
	}
	if record, ok := o.Opt("record"); ok {
		if f.Record = record.Text(); len(f.Record) > MaxRecord {
			record.Fail("a record has at most %d bytes", MaxRecord)
		}
	}
	return f
}

// keep drops the record of a fault of which there are enough.
func (l *Log) keep(r *Result, kept map[int]int) bool {
	if r.Fault == nil || r.Fault.Record == "" {
		return true
	}
	who := -1
	if s := r.Fault.Seat; s != joe.Nobody {
		who = r.Lineup[s]
	}
	if kept[who]++; kept[who] <= MaxRecords {
		return true
	}
	f := *r.Fault
	f.Record = ""
	r.Fault = &f
	return false
}
