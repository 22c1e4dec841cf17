package joetest

import (
	"bytes"
	"encoding/json"
	"math"
	"slices"
	"strconv"
)

// sure is how many standard deviations from what is expected make a violation.
// Chance alone gets there once in a thousand million comparisons; since all draws
// are seeded, a comparison that passes passes for ever.
const sure = 6

// deviation is how far a sum of squares lies from what chance gives at these
// degrees of freedom, in standard deviations (Wilson and Hilferty, 1931).
func deviation(chiSquare float64, freedom int) float64 {
	if freedom < 1 {
		return 0
	}
	d := 2 / (9 * float64(freedom))
	return (math.Cbrt(chiSquare/float64(freedom)) - (1 - d)) / math.Sqrt(d)
}

// fits says how far counts lie from what the weights lead to expect. Rare outcomes
// are thrown together until five of them are expected.
func fits(counts []int, weights []uint64) float64 {
	var total float64
	for _, w := range weights {
		total += float64(w)
	}
	n := 0
	for _, c := range counts {
		n += c
	}
	type bin struct{ got, want float64 }
	bins := make([]bin, len(counts))
	for i, c := range counts {
		bins[i] = bin{float64(c), float64(n) * float64(weights[i]) / total}
	}
	slices.SortStableFunc(bins, func(a, b bin) int {
		switch {
		case a.want < b.want:
			return -1
		case a.want > b.want:
			return 1
		}
		return 0
	})
	var sum float64
	freedom := -1
	var rare bin
	for _, b := range bins {
		if rare.want+b.want < 5 || rare.want > 0 && rare.want < 5 {
			rare.got += b.got
			rare.want += b.want
			continue
		}
		sum += (b.got - b.want) * (b.got - b.want) / b.want
		freedom++
	}
	if rare.want > 0 {
		sum += (rare.got - rare.want) * (rare.got - rare.want) / rare.want
		freedom++
	}
	return deviation(sum, freedom)
}

// apart says how far two samples of some property lie apart. Values that are rare
// in both are thrown together.
func apart(a, b map[string]int) float64 {
	var values []string
	nA, nB := 0, 0
	for v, n := range a {
		values = append(values, v)
		nA += n
	}
	for v, n := range b {
		if _, both := a[v]; !both {
			values = append(values, v)
		}
		nB += n
	}
	if nA == 0 || nB == 0 {
		return 0
	}
	slices.Sort(values)
	var sum float64
	freedom, rareA, rareB := -1, 0, 0
	add := func(x, y int) {
		d := math.Sqrt(float64(nB)/float64(nA))*float64(x) - math.Sqrt(float64(nA)/float64(nB))*float64(y)
		sum += d * d / float64(x+y)
		freedom++
	}
	for _, v := range values {
		if x, y := a[v], b[v]; x+y < 12 {
			rareA += x
			rareB += y
		} else {
			add(x, y)
		}
	}
	if rareA+rareB > 0 {
		add(rareA, rareB)
	}
	return deviation(sum, freedom)
}

// leaves are the values in a JSON text by their paths: "$.hands[1][0]". A number or
// word is as it is written; a list or object that is empty counts as a value.
func leaves(text string) map[string]string {
	d := json.NewDecoder(bytes.NewReader([]byte(text)))
	d.UseNumber()
	var root any
	if d.Decode(&root) != nil {
		return nil
	}
	all := map[string]string{}
	var walk func(path string, x any)
	walk = func(path string, x any) {
		switch x := x.(type) {
		case map[string]any:
			for k, y := range x {
				walk(path+"."+k, y)
			}
			if len(x) > 0 {
				return
			}
		case []any:
			for i, y := range x {
				walk(path+"["+strconv.Itoa(i)+"]", y)
			}
			if len(x) > 0 {
				return
			}
		}
		b, _ := json.Marshal(x)
		all[path] = string(b)
	}
	walk("$", root)
	return all
}

// sortedKeys are the keys of a map in order.
func sortedKeys[T any](m map[string]T) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
