// Package apigate holds the exported API of the module: its test compares every
// public package with the description of it in testdata and fails where a program
// that compiled against that description would not compile any more.
//
// A description is Go: the declarations that others can use, without bodies and
// without what is hidden. When the API changes on purpose,
//
//	go test ./internal/apigate -update
//
// writes the descriptions anew; the difference is the decision under review.
// Additions pass, and are named in the output of go test -v; they are held from the
// next -update on.
package apigate
