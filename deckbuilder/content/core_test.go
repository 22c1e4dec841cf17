package content

import "testing"

func TestCoreLoads(t *testing.T) {
	s := Core()
	t.Log(s.Len(), s.Digest())
}
