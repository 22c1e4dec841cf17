// Package strict reads JSON that must be exactly right: states, actions, views,
// configurations, boards and lines of a record.
//
// [Read] parses a text and hands its root to a function, which takes the text apart
// with the methods of [Node] and [Object]. The first fault, of the text or of what it
// says, is kept with its path; from then on every method answers zero values at once,
// so a decoder is straight-line code without a check after each step:
//
//	err := strict.Read(data, strict.Limits{}, func(n strict.Node) {
//		o := n.Object("seats", "boats")
//		c.seats = int(o.Need("seats").Int(2, 5))
//		for _, boat := range o.Need("boats").List(5) {
//			c.boats = append(c.boats, boat.Text())
//		}
//	})
//
// What such a function has built is to be used only if Read returned nil: after a fault
// it is full of zero values.
//
// # What is refused
//
// The text is one value of RFC 8259 with nothing but white space around it. Refused
// beyond that are a byte order mark, a key given twice in an object (after escapes are
// resolved, so "a" and "\u0061" are one key), invalid UTF-8, half a surrogate pair, and
// whatever is above the [Limits]. Keys match in their exact spelling only. So
// encoding/json accepts each text that Read accepts, and reads the same values from it.
//
// # Faults
//
// A [Fault] names the place by its path: $.players[2].boats. A key that is no plain word
// is quoted: $.supply["snake eyes"]. A fault of the text also tells line and column, both
// from 1, the column in characters. Texts of others are quoted, and cut after 40 bytes; a
// path keeps to about 200 bytes by dropping its upper steps ($….boats), and a detail to
// about 600.
//
// # Cost
//
// Read copies the text and keeps a record of fixed size for each value in it: two
// allocations for up to eight values, three for more, and a few more if keys are written
// with escapes or an object has more than 16. Within the default limits, no text takes
// more than 32 MiB; one that is too long is refused before it is looked at. Time grows
// with the length of the text, whatever the text says, and nothing recurses.
package strict
