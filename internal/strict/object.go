package strict

// Object is an object whose keys are all known. The zero Object has no keys and reports
// nothing.
type Object struct {
	doc *document
	at  int32
}

// Object returns the value, an object with no other keys than these, in any order. A key
// of another spelling is a fault that names the known ones.
func (n Node) Object(keys ...string) Object {
	v := n.want(object)
	if v == nil {
		return Object{}
	}
	for i := n.at + 1; i < v.next; i = n.doc.values[i].next {
		key := n.doc.key(i)
		known := false
		for _, k := range keys {
			known = known || k == key
		}
		if !known {
			Node{n.doc, i}.Fail("unknown key%s; known: %s", meant(key, keys), wordList(keys))
			return Object{}
		}
	}
	return Object{n.doc, n.at}
}

// Need returns the value of a key that must be there.
func (o Object) Need(key string) Node {
	n, ok := o.Opt(key)
	if !ok && o.doc != nil && o.doc.fault == nil {
		o.doc.fail(o.doc.path(o.at, keyStep(key)), "missing")
	}
	return n
}

// Opt returns the value of a key that may be there, and whether it is. A null is there.
func (o Object) Opt(key string) (Node, bool) {
	if o.doc == nil || o.doc.fault != nil {
		return Node{}, false
	}
	for i := o.at + 1; i < o.doc.values[o.at].next; i = o.doc.values[i].next {
		if o.doc.key(i) == key {
			return Node{o.doc, i}, true
		}
	}
	return Node{}, false
}

// Has reports whether the key is there.
func (o Object) Has(key string) bool {
	_, ok := o.Opt(key)
	return ok
}
