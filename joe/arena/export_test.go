package arena

// Shorten breaks games off after so many actions instead of MaxLength.
func (t *Tournament[C, S, A, E, V]) Shorten(actions int) { t.longest = actions }
