package cobrahq

import "testing"

func TestDefaultBoardDraft(t *testing.T) {
	b, err := ParseBoard(defaultMap)
	if err != nil {
		t.Fatal(err)
	}
	t.Log(b.Text(), b.Homes(), b.HQSquares(), len(b.greenNodes))
}
