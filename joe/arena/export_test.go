package arena

// Shorten breaks games off after so many actions instead of MaxLength.
func (t *Tournament[C, S, A, E, V]) Shorten(actions int) { t.longest = actions }

// PlainLine is a result as a line, written in the quick way, if there is one.
func (h Head) PlainLine(r Result) ([]byte, bool) { return h.plainLine(r) }

// JSONLine is a result as a line, written by encoding/json.
func (h Head) JSONLine(r Result) ([]byte, error) { return lineOf(h.json(r)) }
