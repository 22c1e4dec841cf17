package content

import (
	"encoding/json"
	"slices"
)

// Schema is a JSON Schema (draft 2020-12) of the files of a set: of set.json and of
// files of cards. It is for editors, which complete and check words with it; it is in
// schema.json beside this package too. What it refuses [Load] refuses; Load knows more
// rules than it, such as those between cards. The slice is the caller's.
func Schema() []byte {
	text, err := json.MarshalIndent(node{
		"$schema":     "https://json-schema.org/draft/2020-12/schema",
		"title":       "A file of a card set of the G.I. JOE Deck-Building Game",
		"description": "set.json has name, stories and Threat Meter of the set; every other file has cards.",
		"type":        "object",
		"if":          node{"required": keysOf("cards")},
		"then":        ref("cards"),
		"else":        ref("set"),
		"$defs": node{
			"id":        node{"type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "maxLength": maxID},
			"kind":      described(kindWords, func(i int) string { return kindRows[i].line }),
			"trigger":   described(triggerWords, func(i int) string { return triggerLines[i] }),
			"test":      described(testWords, func(i int) string { return testRows[i].line }),
			"verb":      described(verbWords, func(i int) string { return verbRows[i].line }),
			"per":       described(perWords, func(i int) string { return countRows[i].line }),
			"who":       described(whoWords, func(i int) string { return whoLines[i] }),
			"kinds":     array(1, len(kindWords), enum(append(kindWords.listed(), familyWords...))),
			"set":       setSchema(),
			"cards":     closed(keysOf("format", "cards"), node{"format": node{"const": format}, "cards": array(0, maxCards, ref("card"))}),
			"card":      cardSchema(),
			"ability":   abilitySchema(),
			"condition": conditionSchema(),
			"effects":   array(1, maxList, ref("effect")),
			"effect":    effectSchema(),
		},
	}, "", "\t")
	if err != nil {
		panic(err) // words and numbers always have a JSON
	}
	return append(text, '\n')
}

// node is an object of the schema; its keys are written in their order.
type node map[string]any

func keysOf(keys ...string) []string { return keys }
func ref(def string) node            { return node{"$ref": "#/$defs/" + def} }
func enum(list []string) node        { return node{"enum": list} }
func whole(low, high int) node       { return node{"type": "integer", "minimum": low, "maximum": high} }
func boolean() node                  { return node{"type": "boolean"} }
func printed(high int) node          { return node{"type": "string", "minLength": 1, "maxLength": high} }
func array(low, high int, n any) any {
	return node{"type": "array", "minItems": low, "maxItems": high, "items": n}
}

// closed is an object that has no keys but these.
func closed(required []string, properties node) node {
	n := node{"type": "object", "properties": properties, "additionalProperties": false}
	if len(required) > 0 {
		n["required"] = required
	}
	return n
}

// described is words with what they mean.
func described(list words, line func(int) string) node {
	var all []node
	for i, word := range list {
		if word != "" {
			all = append(all, node{"const": word, "description": line(i)})
		}
	}
	return node{"oneOf": all}
}

// where is what holds if a key has a word.
func where(key, word string, then node) node {
	return node{"if": node{"properties": node{key: node{"const": word}}, "required": keysOf(key)}, "then": then}
}

// setSchema is that of set.json.
func setSchema() node {
	space := closed(nil, node{"colour": enum(colourWords.listed()), "strike": boolean(), "do": ref("effects")})
	faces, meters := node{}, node{}
	for _, key := range dieKeys {
		faces[key] = whole(0, maxFaces)
	}
	for _, side := range sides {
		meters[side] = array(minSpaces, maxSpaces, space)
	}
	return closed(headKeys, node{
		"format":  node{"const": format},
		"name":    ref("id"),
		"version": whole(1, maxVersion),
		"token":   whole(1, maxToken),
		"die":     closed(nil, faces),
		"stories": array(1, maxStories, closed(keysOf("id", "name", "basis"), node{"id": ref("id"), "name": printed(maxName), "basis": enum(basisWords.listed()), "mode": enum(modeWords.listed()), "token": whole(1, maxToken)})),
		"meters":  closed(sides, meters),
	})
}

// cardSchema is that of a card: its keys, and what each Kind makes of them.
func cardSchema() node {
	skills := node{}
	for _, word := range skillWords {
		skills[word] = whole(1, maxSkill)
	}
	brings := closed(nil, skills)
	brings["minProperties"] = 1
	n := closed(everyCard, node{
		"id": ref("id"), "name": printed(maxName), "kind": ref("kind"), "basis": enum(basisWords.listed()), "text": printed(maxWords),
		"count": whole(1, maxCopies), "where": enum(whereWords.listed()), "cost": whole(0, maxCost), "recruit": whole(0, maxRecruit),
		"skills": brings, "helps": boolean(), "promote": ref("id"), "seats": whole(1, maxSeats), "bonus": whole(1, maxBonus),
		"terrain":       enum(terrainWords.listed()),
		"need":          node{"anyOf": []any{node{"const": anyWord}, array(1, Skills, enum(skillWords[:Skills]))}},
		"difficulty":    whole(1, maxDifficulty),
		"complications": node{"anyOf": []node{{"const": perPlayerWord}, whole(0, maxComplications)}},
		"stays":         boolean(), "solo": enum(roleWords.listed()), "traitor": boolean(), "operative": boolean(), "guards": whole(1, maxGuards), "guardHit": boolean(),
		"levels": array(1, maxLevels, closed(levelKeys, node{"difficulty": whole(1, maxDifficulty), "intel": whole(1, maxIntel)})),
		"role":   enum(roleWords.listed()), "set": ref("id"), "act": whole(1, acts), "story": ref("id"),
		"abilities": array(1, maxAbilities, ref("ability")),
	})
	var kinds []node
	for i, word := range kindWords {
		if word == "" {
			continue
		}
		row := kindRows[i]
		needs := append(split(row.needs), everyCard...)
		ability := node{"properties": node{"on": enum(triggersWords(row.meets))}}
		if Kind(i) == CobraTransport {
			ability["if"] = node{"properties": node{"cobra": node{"const": true}}, "required": keysOf("cobra")}
			ability["then"] = node{"properties": node{"on": enum(triggersWords(ofEquipped))}}
		} else {
			ability["propertyNames"] = enum(slices.DeleteFunc(slices.Clone(abilityKeys), func(key string) bool { return key == "cobra" }))
		}
		meets := node{"abilities": node{"items": ability}}
		if row.where != nil {
			meets["where"] = enum(wheres(row.where))
		}
		if Kind(i) == Leader {
			meets["cost"] = node{"maximum": 0}
		}
		if Kind(i) == IntelTile {
			meets["need"] = node{"const": anyWord}
		}
		kinds = append(kinds, where("kind", word, node{
			"required":      needs,
			"propertyNames": enum(append(append(split(row.takes), anyCard...), needs...)),
			"properties":    meets,
		}))
	}
	n["allOf"] = kinds
	return n
}

// wheres is the words of some piles.
func wheres(list []Where) (out []string) {
	for _, w := range list {
		out = append(out, w.String())
	}
	return out
}

// abilitySchema is that of an ability, with what can be done on each Trigger.
func abilitySchema() node {
	n := closed(keysOf("on", "do"), node{
		"on": ref("trigger"), "if": array(1, maxConditions, ref("condition")), "pay": ref("effects"),
		"may": boolean(), "cobra": boolean(), "do": ref("effects"),
	})
	var prices []string
	for i, word := range verbWords {
		if payable[Verb(i)] {
			prices = append(prices, word)
		}
	}
	var all []node
	for i, word := range triggerWords {
		if word == "" {
			continue
		}
		on := Trigger(i)
		can := keysOf("on", "if", "do", "pay", "may", "cobra")
		if on == While {
			can = keysOf("on", "if", "do", "cobra")
		}
		all = append(all, where("on", word, node{
			"propertyNames": enum(can),
			"properties": node{
				"do":  node{"items": node{"properties": node{"do": enum(doable(on))}}},
				"pay": node{"items": node{"properties": node{"do": enum(prices)}}},
			},
		}))
	}
	n["allOf"] = all
	return n
}

// doable is the verbs that can stand in an ability of a Trigger.
func doable(on Trigger) (list []string) {
	for i, word := range verbWords {
		v := Verb(i)
		if word != "" && v.Answers() == (on == While) && (on == While || verbRows[v].when&moments[on] != 0) {
			list = append(list, word)
		}
	}
	return list
}

// conditionSchema is that of a condition.
func conditionSchema() node {
	n := closed(keysOf("is"), node{
		"is": ref("test"), "not": boolean(), "n": whole(0, max(maxCount, maxSpaces)), "skill": enum(skillWords[:Skills]),
		"terrain": enum(terrainWords.listed()), "colour": enum(colourWords.listed()), "kinds": ref("kinds"), "card": ref("id"),
	})
	var all []node
	for i, word := range testWords {
		if word == "" {
			continue
		}
		row := testRows[i]
		then := node{
			"required":      append(keysOf("is"), fieldsOf(row.needs)...),
			"propertyNames": enum(append(keysOf("is"), fieldsOf(row.needs|row.takes|hasNot)...)),
		}
		if row.high > 0 {
			then["properties"] = node{"n": whole(int(row.low), int(row.high))}
		}
		all = append(all, where("is", word, then))
	}
	n["allOf"] = all
	return n
}

// effectSchema is that of an effect.
func effectSchema() node {
	n := closed(keysOf("do"), node{
		"do": ref("verb"), "n": whole(-maxAmount, maxAmount), "per": ref("per"), "upTo": boolean(), "skill": enum(skillWords),
		"who": ref("who"), "kinds": ref("kinds"), "max": whole(1, maxCost), "card": ref("id"), "pile": enum(pileWords.listed()),
		"to": enum(pileWords.listed()), "random": boolean(), "then": ref("effects"), "or": ref("effects"),
	})
	var all []node
	for i, word := range verbWords {
		if word == "" {
			continue
		}
		row := verbRows[i]
		takes := row.needs | row.takes
		if takes&hasPer != 0 {
			takes |= hasKinds // of the cards that are counted
		}
		properties := node{}
		if row.low == 0 {
			properties["n"] = node{"minimum": 1}
		}
		if row.piles != nil {
			properties["pile"] = enum(piles(row.piles))
		}
		if row.to != nil {
			properties["to"] = enum(piles(row.to))
		}
		all = append(all, where("do", word, node{
			"required":      append(keysOf("do"), fieldsOf(row.needs)...),
			"propertyNames": enum(append(keysOf("do"), fieldsOf(takes)...)),
			"properties":    properties,
		}))
	}
	n["allOf"] = all
	return n
}

// fieldsOf is the keys of some fields.
func fieldsOf(set field) (list []string) {
	for i, key := range fieldWords {
		if set>>i&1 == 1 {
			list = append(list, key)
		}
	}
	return list
}

// piles is the words of some piles.
func piles(list []Pile) (out []string) {
	for _, p := range list {
		out = append(out, p.String())
	}
	return out
}
