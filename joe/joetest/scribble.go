package joetest

import "reflect"

// scribble writes zeros into whatever a caller can reach of x through exported
// fields, slices and maps, as a careless caller might.
func scribble(x any) { scribbleValue(reflect.ValueOf(x), 0) }

func scribbleValue(v reflect.Value, depth int) {
	if depth > 8 {
		return
	}
	switch v.Kind() {
	case reflect.Interface:
		scribbleValue(v.Elem(), depth+1)
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				scribbleValue(v.Field(i), depth+1)
			}
		}
	case reflect.Slice:
		for i := range v.Len() {
			e := v.Index(i)
			scribbleValue(e, depth+1)
			if e.CanSet() {
				e.SetZero()
			}
		}
	case reflect.Map:
		if v.CanInterface() {
			v.Clear()
		}
	}
}

// variants are values like x, a struct, with one exported field each set to
// something odd: other numbers, other words, other truths, nothing.
func variants(x any) []any {
	v := reflect.ValueOf(x)
	if v.Kind() != reflect.Struct {
		return nil
	}
	var all []any
	for i := range v.NumField() {
		if !v.Type().Field(i).IsExported() {
			continue
		}
		for _, odd := range oddValues(v.Field(i)) {
			c := reflect.New(v.Type()).Elem()
			c.Set(v)
			c.Field(i).Set(odd)
			all = append(all, c.Interface())
		}
	}
	return all
}

// oddValues are values of a field's type that are unlikely to be right.
func oddValues(f reflect.Value) []reflect.Value {
	var all []reflect.Value
	add := func(x any) { all = append(all, reflect.ValueOf(x).Convert(f.Type())) }
	switch {
	case f.CanInt():
		// Convert wraps to the size of the type, so these are odd in all of them.
		for _, n := range []int64{-1, 0, 1, f.Int() + 1, 9, 127, -128, 1<<31 - 1, -1 << 63} {
			add(n)
		}
	case f.CanUint():
		for _, n := range []uint64{0, 1, f.Uint() + 1, 9, 127, 128, 255, 1<<64 - 1} {
			add(n)
		}
	case f.Kind() == reflect.String:
		for _, s := range []string{"", "?", f.String() + "x", "\xff", "a\"b\n"} {
			add(s)
		}
	case f.Kind() == reflect.Bool:
		add(!f.Bool())
	case f.Kind() == reflect.Slice || f.Kind() == reflect.Map || f.Kind() == reflect.Pointer || f.Kind() == reflect.Interface:
		all = append(all, reflect.Zero(f.Type()))
	}
	if f.Kind() == reflect.Slice {
		all = append(all, reflect.MakeSlice(f.Type(), 3, 3))
	}
	return all
}

// pointers are the pointers that stand for a value of an interface type T as well,
// because methods of a value are methods of its pointer: to x, and a nil one.
func pointers[T any](x T) []T {
	v := reflect.ValueOf(x)
	if reflect.TypeFor[T]().Kind() != reflect.Interface || !v.IsValid() || v.Kind() == reflect.Pointer {
		return nil
	}
	p := reflect.New(v.Type())
	p.Elem().Set(v)
	var all []T
	for _, q := range []reflect.Value{p, reflect.Zero(p.Type())} {
		if t, ok := q.Interface().(T); ok {
			all = append(all, t)
		}
	}
	return all
}

// odd is the variants of x that are of type T again.
func odd[T any](x T) []T {
	var all []T
	for _, o := range variants(x) {
		if t, ok := o.(T); ok {
			all = append(all, t)
		}
	}
	return all
}
