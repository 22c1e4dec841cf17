package strict

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

const (
	maxQuote  = 40  // bytes of somebody else's text in a fault
	maxPath   = 200 // bytes of a path
	maxDetail = 600 // bytes of a detail
	maxWords  = 400 // bytes of a list of the words that would do
)

// Fault is the error of this package: what is wrong, and where.
type Fault struct {
	Path   string // "$" is the whole text, "$.players[2].boats" a value in it
	Detail string // one line of printable text; at most about 600 bytes
}

func (f *Fault) Error() string { return f.Path + ": " + f.Detail }

// path names the value at this index; more is one further step, or empty.
func (d *document) path(at int32, more string) string {
	steps, size := []string{more}, len(more)
	for at > 0 {
		v := d.values[at]
		step := ""
		if d.values[v.parent].kind == objectKind {
			step = keyStep(d.key(at))
		} else {
			step = "[" + strconv.Itoa(int(v.order)) + "]"
		}
		if size += len(step); size > maxPath {
			steps = append(steps, "…")
			break
		}
		steps = append(steps, step)
		at = v.parent
	}
	var b strings.Builder
	b.WriteByte('$')
	for i := len(steps) - 1; i >= 0; i-- {
		b.WriteString(steps[i])
	}
	return b.String()
}

// keyStep is the step of a path that leads to this key.
func keyStep(key string) string {
	plain := key != "" && len(key) <= maxQuote && (key[0] < '0' || key[0] > '9')
	for i := 0; plain && i < len(key); i++ {
		c := key[i]
		plain = c == '_' || '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z'
	}
	if plain {
		return "." + key
	}
	return "[" + quote(key) + "]"
}

// quote shows a text of others: escaped, and cut if it is long.
func quote(s string) string {
	if head := cut(s, maxQuote); len(head) < len(s) {
		return strconv.Quote(head) + "…"
	}
	return strconv.Quote(s)
}

// cut is the head of s of at most max bytes, never ending inside a character.
func cut(s string, max int) string {
	if len(s) <= max {
		return s
	}
	for max > 0 && !utf8.RuneStart(s[max]) {
		max--
	}
	return s[:max]
}

// printable is s on one line and of bounded length.
func printable(s string) string {
	var b strings.Builder
	for i, r := range s {
		if b.Len() >= maxDetail {
			b.WriteString("…")
			break
		}
		_, size := utf8.DecodeRuneInString(s[i:])
		if strconv.IsPrint(r) && (r != utf8.RuneError || size > 1) {
			b.WriteRune(r)
			continue
		}
		escaped := strconv.Quote(s[i : i+size])
		b.WriteString(escaped[1 : len(escaped)-1])
	}
	return b.String()
}

// instead tells what would do instead of s: a near word, if there is one, and as many
// of the words as fit.
func instead(s string, words []string) string {
	if len(words) == 0 {
		return "; none is known here"
	}
	var b strings.Builder
	if w := near(s, words); w != "" {
		fmt.Fprintf(&b, "; did you mean %q? Known: ", w)
	} else {
		b.WriteString("; known: ")
	}
	size := b.Len() + maxWords
	for i, w := range words {
		if i > 0 && b.Len()+len(w) > size {
			fmt.Fprintf(&b, " and %d more", len(words)-i)
			break
		}
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(w)
	}
	return b.String()
}

// near is the word that somebody who wrote s may have meant, or empty.
func near(s string, words []string) string {
	if len(s) > maxQuote {
		return ""
	}
	for _, w := range words {
		if fold(w) == fold(s) {
			return w
		}
	}
	best, least := "", 1+min(2, len(s)/3)
	for _, w := range words {
		if len(w) <= maxQuote {
			if n := distance(s, w); n < least {
				best, least = w, n
			}
		}
	}
	return best
}

// fold drops what differs between the spellings of one name: boatCount, Boat_count.
func fold(s string) string { return strings.ToLower(joints.Replace(s)) }

var joints = strings.NewReplacer("_", "", "-", "", " ", "")

// distance counts the letters to insert, drop, change or swap with their neighbour to
// make b of a.
func distance(a, b string) int {
	var rows [maxQuote + 1][maxQuote + 1]int
	for i := range len(a) + 1 {
		for j := range len(b) + 1 {
			if i == 0 || j == 0 {
				rows[i][j] = i + j
				continue
			}
			change := 1
			if a[i-1] == b[j-1] {
				change = 0
			}
			n := min(rows[i-1][j]+1, rows[i][j-1]+1, rows[i-1][j-1]+change)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				n = min(n, rows[i-2][j-2]+1)
			}
			rows[i][j] = n
		}
	}
	return rows[len(a)][len(b)]
}
