package replay_test

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/replay"
)

type table = joe.Table[config, state, action, event, view]

func byHand(t testing.TB, stones int) *table {
	t.Helper()
	table, err := joe.OpenByHand(tiny(), config{2, stones})
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// Whatever is done and undone at a table, saved at whatever moments, in as many
// sittings as it takes: the text reads back as the table stands.
func TestRecorder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var file bytes.Buffer
		table, err := joe.Open(tiny(), config{2, rapid.IntRange(1, 12).Draw(t, "stones")}, 5)
		if err != nil {
			t.Fatal(err)
		}
		rec, err := replay.NewRecorder(&file, table)
		if err != nil {
			t.Fatal(err)
		}
		for range rapid.IntRange(0, 30).Draw(t, "steps") {
			switch l := table.Legal(); rapid.IntRange(0, 5).Draw(t, "what") {
			case 0:
				if err := table.Undo(rapid.IntRange(0, table.Len()).Draw(t, "moment")); err != nil {
					t.Fatal(err)
				}
			case 1:
				if err := rec.Save(); err != nil {
					t.Fatal(err)
				}
			case 2:
				if err := rec.Save(); err != nil {
					t.Fatal(err)
				}
				if rapid.Bool().Draw(t, "newline lost") {
					file.Truncate(file.Len() - 1)
				}
				r, err := replay.Read(tiny(), bytes.NewReader(file.Bytes()))
				if err != nil {
					t.Fatal(err)
				}
				if table, err = r.Table(6); err != nil {
					t.Fatal(err)
				}
				if rec, err = replay.Continue(&file, r, table); err != nil {
					t.Fatal(err)
				}
			default:
				if len(l) > 0 {
					if _, err := table.Do(rapid.SampledFrom(l).Draw(t, "action")); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
		if err := rec.Save(); err != nil {
			t.Fatal(err)
		}
		r, err := replay.Read(tiny(), bytes.NewReader(file.Bytes()))
		if err != nil {
			t.Fatalf("%v\n%s", err, &file)
		}
		if err := r.Verify(); err != nil {
			t.Fatalf("%v\n%s", err, &file)
		}
		if diff := cmp.Diff(table.Record(), r.Actions()); diff != "" {
			t.Fatalf("%s\n%s", diff, &file)
		}
		end, over := r.Outcome()
		if wantEnd, wantOver := table.Outcome(); over != wantOver || end != wantEnd {
			t.Fatalf("outcome %v %v, want %v %v", end, over, wantEnd, wantOver)
		}
	})
}

func TestRecorderText(t *testing.T) {
	var file bytes.Buffer
	table := byHand(t, 5)
	rec, err := replay.NewRecorder(&file, table)
	if err != nil {
		t.Fatal(err)
	}
	l := lines(t)
	l[6] += "\n"
	want := l[0]
	for i, a := range actions {
		if _, err := table.Do(a); err != nil {
			t.Fatal(err)
		}
		if err := rec.Save(); err != nil {
			t.Fatal(err)
		}
		if want += l[i+1]; i == 4 {
			want += l[6]
		}
		if diff := cmp.Diff(want, file.String()); diff != "" {
			t.Fatalf("after %v (-want +got)\n%s", a, diff)
		}
	}
	if err := table.Undo(3); err != nil {
		t.Fatal(err)
	}
	for range 2 { // the second has nothing to write
		if err := rec.Save(); err != nil {
			t.Fatal(err)
		}
	}
	if diff := cmp.Diff(want+"{\"undo\":3}\n", file.String()); diff != "" {
		t.Errorf("after an undo (-want +got)\n%s", diff)
	}
}

func TestRecorderFlushes(t *testing.T) {
	var file bytes.Buffer
	table := byHand(t, 5)
	rec, err := replay.NewRecorder(bufio.NewWriter(&file), table)
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Count(file.String(), "\n"); got != 1 {
		t.Errorf("%d lines reached the file, want the head", got)
	}
	if _, err := table.Do(actions[0]); err != nil {
		t.Fatal(err)
	}
	if err := rec.Save(); err != nil || strings.Count(file.String(), "\n") != 2 {
		t.Errorf("%v, the file has\n%s", err, &file)
	}
}

// full is a disk that is full after so many writes.
type full struct{ left int }

func (f *full) Write(p []byte) (int, error) {
	if f.left--; f.left < 0 {
		return len(p) / 2, io.ErrShortWrite
	}
	return len(p), nil
}

func TestRecorderWriterFails(t *testing.T) {
	table, disk := byHand(t, 5), &full{1}
	rec, err := replay.NewRecorder(disk, table)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := table.Do(actions[0]); err != nil {
		t.Fatal(err)
	}
	if err := rec.Save(); !errors.Is(err, io.ErrShortWrite) {
		t.Errorf("the first Save: %v", err)
	}
	disk.left = 9
	if err := rec.Save(); !errors.Is(err, io.ErrShortWrite) || disk.left != 9 {
		t.Errorf("a later Save: %v, and %d writes", err, 9-disk.left)
	}
	if _, err := replay.NewRecorder(&full{}, table); !errors.Is(err, io.ErrShortWrite) {
		t.Errorf("a head that cannot be written: %v", err)
	}
	if err := new(replay.Recorder[config, state, action, event, view]).Save(); !errors.Is(err, joe.ErrNotBegun) {
		t.Errorf("the zero Recorder: %v", err)
	}
}

func TestContinueRefuses(t *testing.T) {
	text := written(t, whole(t))
	l := lines(t)
	g := tiny()
	g.Name = "other"
	other, err := joe.OpenByHand(g, config{2, 5})
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		text  string
		table *table
	}{
		"a fault in the text": {strings.Join(l[:3], "") + "{", byHand(t, 5)},
		"a divergence":        {strings.Replace(text, "3d8bed306cbd37c7", "3d8bed306cbd37c8", 1), byHand(t, 5)},
		"older rules":         {strings.Replace(text, `"rules":3`, `"rules":2`, 1), byHand(t, 5)},
		"another start":       {text, byHand(t, 6)},
		"another game":        {text, other},
		"no table":            {text, nil},
	} {
		r, _ := read(c.text)
		var file bytes.Buffer
		if _, err := replay.Continue(&file, r, c.table); err == nil || file.Len() > 0 {
			t.Errorf("%s: %v, wrote %q", name, err, &file)
		}
	}
	if _, err := replay.Continue(io.Discard, whole(t), byHand(t, 5)); !errors.Is(err, joe.ErrBadConfig) {
		t.Errorf("a record that was never read: %v", err)
	}
	if _, err := replay.Continue(io.Discard, tape{}, byHand(t, 5)); !errors.Is(err, joe.ErrNotBegun) {
		t.Errorf("the zero Replay: %v", err)
	}
}

// What Read would refuse as too large is not written, in one go or line by line.
func TestBounds(t *testing.T) {
	long := take(1)
	long.Say = strings.Repeat("x", replay.MaxLine)
	r, err := replay.Of(tiny(), config{2, 5}, deal(1), deal(1), long)
	if err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	if err := r.Write(&file); !errors.Is(err, joe.ErrMalformed) || file.Len() > 0 {
		t.Errorf("a line of more than MaxLine: %v, wrote %d bytes", err, file.Len())
	}

	long.Say = long.Say[:replay.MaxLine-200]
	const most = replay.MaxBytes / (replay.MaxLine - 200)
	long.Type = "deal"
	for name, c := range map[string]struct {
		action action
		lines  int // at least
	}{"lines": {deal(1), replay.MaxLines}, "bytes": {long, most}} {
		file.Reset()
		table := byHand(t, 5)
		rec, err := replay.NewRecorder(&file, table)
		for i := 1; err == nil; i++ {
			if i%2 == 0 {
				err = table.Undo(0)
			} else if _, err = table.Do(c.action); err == nil && i == c.lines/2*2-99 {
				// A second sitting keeps to the same bounds.
				if err = rec.Save(); err != nil {
					break
				}
				var r tape
				if r, err = replay.Read(tiny(), bytes.NewReader(file.Bytes())); err != nil {
					break
				}
				if table, err = r.TableByHand(); err != nil {
					break
				}
				rec, err = replay.Continue(&file, r, table)
			}
			if err == nil {
				err = rec.Save()
			}
			if i > replay.MaxLines {
				t.Fatalf("%s: no end in sight", name)
			}
		}
		if !errors.Is(err, joe.ErrMalformed) {
			t.Errorf("%s: got %v", name, err)
		}
		if n := strings.Count(file.String(), "\n"); n < c.lines {
			t.Errorf("%s: %d lines, want %d at least", name, n, c.lines)
		}
		if _, err := replay.Read(tiny(), &file); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A table whose game is over has its end written once.
func TestRecorderOfAGameThatIsOver(t *testing.T) {
	table, err := whole(t).TableByHand()
	if err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	rec, err := replay.NewRecorder(&file, table)
	if err == nil {
		err = rec.Save()
	}
	if diff := cmp.Diff(written(t, whole(t)), file.String()); err != nil || diff != "" {
		t.Errorf("%v\n%s", err, diff)
	}
}
