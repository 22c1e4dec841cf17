package content

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
)

// refusedFile checks that the small set with another file is refused in some words.
func refusedFile(t *testing.T, name, text, want string) {
	t.Helper()
	files := smallFiles(t)
	files[name] = &fstest.MapFile{Data: []byte(text)}
	_, err := Load(files)
	if err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%s of %d bytes: %.300v, want %q", name, len(text), err, want)
	}
}

func TestHostileFiles(t *testing.T) {
	joe := `{"id":"j%d","name":"J","kind":"joe","basis":"designed","where":"main-deck","cost":1,"recruit":1,"skills":{"tech":1}}`
	many := func(n int) string {
		cards := make([]string, n)
		for i := range cards {
			cards[i] = fmt.Sprintf(joe, i)
		}
		return `{"format":1,"cards":[` + strings.Join(cards, ",") + `]}`
	}
	for _, c := range []struct{ name, text, want string }{
		{"no JSON", "cards: none", "x.json: $: "},
		{"empty", "", "x.json: $: empty"},
		{"byte order mark", "\ufeff{}", "x.json: $: "},
		{"two values", `{"format":1,"cards":[]}{}`, "x.json: $: "},
		{"list", `[]`, "x.json: $: expected an object, found a list"},
		{"no cards", `{"format":1}`, "x.json: $.cards: it is missing"},
		{"no format", `{"cards":[]}`, "x.json: $.format: it is missing"},
		{"cards of another sort", `{"format":1,"cards":{}}`, "x.json: $.cards: expected a list"},
		{"a card of another sort", `{"format":1,"cards":[7]}`, "x.json: $.cards[0]: expected an object"},
		{"key twice", `{"format":1,"cards":[{"id":"a","id":"b"}]}`, "x.json: $.cards[0].id: the key is given twice"},
		{"key twice, escaped", `{"format":1,"cards":[{"id":"a","\u0069d":"b"}]}`, "x.json: $.cards[0].id: the key is given twice"},
		{"key of another case", `{"format":1,"Cards":[]}`, `x.json: $.Cards: unknown key; did you mean "cards"?`},
		{"strange UTF-8", "{\"format\":1,\"cards\":[\"\xff\"]}", "x.json: $.cards[0]: "},
		{"deep", `{"format":1,"cards":` + strings.Repeat("[", 100) + strings.Repeat("]", 100) + `}`, "x.json: $.cards"},
		{"file of more than 4 MiB", many(1) + strings.Repeat(" ", maxFile), "x.json: $: the file has more than 4194304 bytes"},
		{"long text", `{"format":1,"cards":[{"id":"a","text":"` + strings.Repeat("x", maxText+1) + `"}]}`, "x.json: $.cards[0].text: "},
		{"2001 cards in a file", many(2001), "x.json: $.cards: 2001 elements, at most 2000 are allowed"},
		{"2000 cards beside others", many(2000), "set.json: $: the set has 2031 cards, more than 2000"},
	} {
		t.Run(c.name, func(t *testing.T) { refusedFile(t, "x.json", c.text, c.want) })
	}
	refusedFile(t, "set.json", `{}`, "set.json: $.name: it is missing")
	files := smallFiles(t)
	files["x.json"] = &fstest.MapFile{Data: []byte(many(2000 - 31))}
	if s, err := Load(files); err != nil || s.Len() != 2000 {
		t.Errorf("2000 cards: %.300v", err)
	}
}

func TestHostileFolders(t *testing.T) {
	load := func(change func(fstest.MapFS)) string {
		files := smallFiles(t)
		change(files)
		s, err := Load(files)
		if err == nil {
			t.Errorf("taken: %d cards", s.Len())
			return ""
		}
		return err.Error()
	}
	empty := []byte(`{"format":1,"cards":[]}`)
	for _, c := range []struct {
		name, want string
		change     func(fstest.MapFS)
	}{
		{"no set.json", "set.json: $: there is no such file", func(f fstest.MapFS) { delete(f, setFile) }},
		{"nothing", "set.json: $: there is no such file", func(f fstest.MapFS) { clear(f) }},
		{"set.json deeper down", "set.json: $: there is no such file", func(f fstest.MapFS) { f["x/set.json"] = f[setFile]; delete(f, setFile) }},
		{"many files", "more than 200 files that end in .json", func(f fstest.MapFS) {
			for i := range 200 {
				f[fmt.Sprintf("x/%d.json", i)] = &fstest.MapFile{Data: empty}
			}
		}},
		{"many entries", "more than 2000 files and folders", func(f fstest.MapFS) {
			for i := range 2000 {
				f[fmt.Sprintf("x/%d.txt", i)] = &fstest.MapFile{}
			}
		}},
		{"more than 8 MiB", "with this file the set has more than 8388608 bytes", func(f fstest.MapFS) {
			for i := range 3 {
				f[fmt.Sprintf("x/%d.json", i)] = &fstest.MapFile{Data: append([]byte(strings.Repeat(" ", 3<<20)), empty...)}
			}
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := load(c.change); !strings.Contains(got, c.want) {
				t.Errorf("%.300s\nwant %q", got, c.want)
			}
		})
	}
	_, err := Load(broken{smallFiles(t)})
	if err == nil || !strings.Contains(err.Error(), "base.json: $: the file cannot be read: open base.json: permission denied") {
		t.Errorf("a file that cannot be opened: %v", err)
	}
}

// broken is a file system of which one file cannot be opened.
type broken struct{ fstest.MapFS }

func (b broken) Open(name string) (fs.File, error) {
	if name == "base.json" {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrPermission}
	}
	return b.MapFS.Open(name)
}

// FuzzLoad holds Load to its word: whatever a file says, there is a set that reads
// itself again, or an error whose every fault names a file and a place.
func FuzzLoad(f *testing.F) {
	base := smallFiles(f)
	for _, file := range base {
		f.Add(file.Data)
	}
	for _, file := range filesOf(f, files) {
		f.Add(file.Data)
	}
	f.Add([]byte(`{"format":1,"cards":[{"id":"a","name":"A","kind":"gear","basis":"designed","abilities":[{"on":"roll","if":[{"is":"short","n":2}],"do":[{"do":"hits"}]}]}]}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, name := range []string{"base.json", "x.json", setFile} {
			files := fstest.MapFS{}
			for other, file := range base {
				files[other] = file
			}
			files[name] = &fstest.MapFile{Data: text}
			s, err := Load(files)
			if err != nil {
				for _, fault := range Faults(err) {
					if fault.File == "" || !strings.HasPrefix(fault.Path, "$") || fault.Detail == "" {
						t.Errorf("a fault without its place: %+v", fault)
					}
				}
				if len(Faults(err)) == 0 {
					t.Errorf("an error without a fault: %v", err)
				}
				continue
			}
			again, err := Read(s.Canonical())
			if err != nil || again.Digest() != s.Digest() {
				t.Errorf("a set that does not read itself: %v\n%s", err, s.Canonical())
			}
		}
	})
}

// FuzzRead holds Read to the same word.
func FuzzRead(f *testing.F) {
	f.Add(small(f).Canonical())
	f.Add([]byte(`{"name":"core","version":1}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		s, err := Read(text)
		if err != nil {
			if s != nil || len(Faults(err)) == 0 {
				t.Errorf("an error without a fault, or with a set: %v", err)
			}
			return
		}
		again, err := Read(s.Canonical())
		if err != nil || again.Digest() != s.Digest() {
			t.Errorf("a set that does not read itself: %v", err)
		}
	})
}
