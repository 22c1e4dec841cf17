package content

import "slices"

// append adds the JSON of an ability.
func (a *Ability) append(b []byte) []byte {
	o := object{b: append(b, '{')}
	o.word("on", a.On.String())
	if len(a.If) > 0 {
		o.key("if")
		o.b = append(o.b, '[')
		for i := range a.If {
			o.b = a.If[i].append(comma(o.b, i))
		}
		o.b = append(o.b, ']')
	}
	o.effects("pay", a.Pay)
	o.flag("may", a.May)
	o.flag("cobra", a.Cobra)
	o.effects("do", a.Do)
	return append(o.b, '}')
}

// append adds the JSON of a condition.
func (c *Condition) append(b []byte) []byte {
	o := object{b: append(b, '{')}
	row := &testRows[c.Is]
	o.word("is", c.Is.String())
	o.flag("not", c.Not)
	if (row.needs|row.takes)&hasN != 0 {
		o.must([]string{"n"}, "n", int(c.N), false)
	}
	if row.needs&hasSkill != 0 {
		o.word("skill", c.Skill.String())
	}
	o.word("terrain", c.Terrain.String())
	o.word("colour", c.Colour.String())
	o.strings("kinds", kindsWords(c.Kinds))
	o.word("card", c.Card)
	return append(o.b, '}')
}

// append adds the JSON of an effect. What is so without being said is left out.
func (e *Effect) append(b []byte) []byte {
	o := object{b: append(b, '{')}
	o.word("do", e.Do.String())
	o.int("n", int(e.N), 1)
	o.word("per", e.Per.String())
	o.flag("upTo", e.UpTo)
	if e.Skill != Wild {
		o.word("skill", e.Skill.String())
	}
	o.word("who", e.Who.String())
	o.strings("kinds", kindsWords(e.Kinds))
	o.int("max", int(e.Max), 0)
	o.word("card", e.Card)
	o.word("pile", e.Pile.String())
	o.word("to", e.To.String())
	o.flag("random", e.Random)
	o.effects("then", e.Then)
	o.effects("or", e.Or)
	return append(o.b, '}')
}

// effects writes a list of effects, if there are any.
func (o *object) effects(key string, list []Effect) {
	if len(list) == 0 {
		return
	}
	o.key(key)
	o.b = append(o.b, '[')
	for i := range list {
		o.b = list[i].append(comma(o.b, i))
	}
	o.b = append(o.b, ']')
}

// strings writes a list of words, if there are any.
func (o *object) strings(key string, list []string) {
	if len(list) == 0 {
		return
	}
	o.key(key)
	o.b = append(o.b, '[')
	for i, word := range list {
		o.b = append(append(append(comma(o.b, i), '"'), word...), '"')
	}
	o.b = append(o.b, ']')
}

// list writes the words of a set of bits.
func (o *object) list(key string, names words, set uint64) {
	var list []string
	for i, word := range names {
		if set>>i&1 == 1 {
			list = append(list, word)
		}
	}
	o.strings(key, list)
}

// must writes a number that is not zero, or that has to be said.
func (o *object) must(needs []string, key string, v int, always bool) {
	if v != 0 || always || slices.Contains(needs, key) {
		o.int(key, v, v+1)
	}
}
