package strict

import "slices"

// Object is an object whose keys are all known. The zero Object has no keys and reports
// nothing.
type Object struct{ node Node }

// Object returns the value, an object with no other keys than these, in any order. A key
// of another spelling is a fault that names the known ones.
func (n Node) Object(keys ...string) Object {
	v := n.want(objectKind)
	if v == nil {
		return Object{}
	}
	for i := n.at + 1; i < v.next; i = n.doc.values[i].next {
		key := n.doc.key(i)
		if !slices.Contains(keys, key) {
			Node{n.doc, i}.Fail("unknown key%s", instead(key, keys))
			return Object{}
		}
	}
	return Object{n}
}

// Need returns the value of a key that must be there.
func (o Object) Need(key string) Node {
	n, ok := o.Opt(key)
	if d := o.node.doc; !ok && o.node.value() != nil {
		d.fail(d.path(o.node.at, keyStep(key)), "missing")
	}
	return n
}

// Opt returns the value of a key that may be there, and whether it is. A null is there.
func (o Object) Opt(key string) (Node, bool) {
	v := o.node.value()
	if v == nil {
		return Node{}, false
	}
	d := o.node.doc
	for i := o.node.at + 1; i < v.next; i = d.values[i].next {
		if d.key(i) == key {
			return Node{d, i}, true
		}
	}
	return Node{}, false
}

// Has reports whether the key is there.
func (o Object) Has(key string) bool {
	_, ok := o.Opt(key)
	return ok
}
