package strict_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/internal/strict"
)

var stepText = []byte(`{"type":"step","to":"d4"}`)

type step struct{ Type, To string }

func readStep(data []byte) (s step, err error) {
	err = strict.Read(data, strict.Limits{}, func(n strict.Node) {
		o := n.Object("type", "to")
		s.Type = o.Need("type").Text()
		s.To = o.Need("to").Text()
	})
	return s, err
}

type player struct {
	Name  string   `json:"name"`
	Seat  int      `json:"seat"`
	Boats int      `json:"boats"`
	Hand  []string `json:"hand"`
}

type position struct {
	Players []player `json:"players"`
	Tiles   []int    `json:"tiles"`
}

// positionText has about 2 KB.
func positionText() []byte {
	var p position
	for i := range 8 {
		p.Players = append(p.Players, player{
			Name: fmt.Sprintf("player number %d", i), Seat: i, Boats: i % 3,
			Hand: strings.Fields("snake-eyes scarlett duke roadblock heavy-duty ripcord breaker stalker wild-bill flint jinx covergirl tunnel-rat lady-jaye beachhead dusty mainframe"),
		})
	}
	for i := range 40 {
		p.Tiles = append(p.Tiles, i)
	}
	text, err := json.Marshal(p)
	if err != nil {
		panic(err)
	}
	return text
}

func readPosition(data []byte) (p position, err error) {
	err = strict.Read(data, strict.Limits{}, func(n strict.Node) {
		o := n.Object("players", "tiles")
		players := o.Need("players").List(8)
		p.Players = make([]player, len(players))
		for i, n := range players {
			o := n.Object("name", "seat", "boats", "hand")
			q := &p.Players[i]
			q.Name = o.Need("name").Text()
			q.Seat = int(o.Need("seat").Int(0, 7))
			q.Boats = int(o.Need("boats").Int(0, 2))
			hand := o.Need("hand").List(20)
			q.Hand = make([]string, len(hand))
			for j, card := range hand {
				q.Hand[j] = card.Text()
			}
		}
		tiles := o.Need("tiles").List(100)
		p.Tiles = make([]int, len(tiles))
		for i, tile := range tiles {
			p.Tiles[i] = int(tile.Int(0, 100))
		}
	})
	return p, err
}

func readLoose[T any](data []byte) (v T, err error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	err = d.Decode(&v)
	return v, err
}

func readPlain[T any](data []byte) (v T, err error) {
	err = json.Unmarshal(data, &v)
	return v, err
}

func BenchmarkRead(b *testing.B) {
	bench(b, "step", stepText, readStep)
	bench(b, "position", positionText(), readPosition)
}

func bench[T any](b *testing.B, name string, text []byte, read func([]byte) (T, error)) {
	for _, c := range []struct {
		by   string
		read func([]byte) (T, error)
	}{{"strict", read}, {"encoding-json", readPlain[T]}, {"encoding-json-known-fields", readLoose[T]}} {
		b.Run(name+"/"+c.by, func(b *testing.B) {
			b.ReportAllocs()
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				if _, err := c.read(text); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
