package deckbuilder

import (
	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// messageLimits bound an action or an event.
var messageLimits = strict.Limits{Bytes: 1 << 16, Depth: 8, Values: 4096, StringBytes: 256}

// DecodeAction reads an action as its MarshalJSON writes it, the keys in any order:
// {"type":"assign","card":"snake-eyes"}. Errors are of kind joe.ErrMalformed, with
// the path of the fault. Whether the action is legal, [Check] tells.
func DecodeAction(data []byte) (Action, error) {
	var a Action
	err := strict.Read(data, messageLimits, func(n strict.Node) { a = readAction(n) })
	if err != nil {
		return nil, joe.Malformed(err)
	}
	return a, nil
}

// actionReader reads the body of one type of action.
type actionReader struct {
	word string
	keys []string
	read func(o strict.Object) Action
}

// Most actions name one card, one slot or one seat, or nothing.
func byCard(word string, make func(card string) Action) actionReader {
	return actionReader{word, []string{"card"}, func(o strict.Object) Action { return make(cardIn(o)) }}
}

func bySlot(word string, make func(slot uint8) Action) actionReader {
	return actionReader{word, []string{"slot"}, func(o strict.Object) Action { return make(uint8(o.Need("slot").Int(0, lineUpSlots-1))) }}
}

func bySeat(word string, make func(seat joe.Seat) Action) actionReader {
	return actionReader{word, []string{"seat"}, func(o strict.Object) Action { return make(seatIn(o, "seat")) }}
}

func plain(word string, a Action) actionReader {
	return actionReader{word, nil, func(strict.Object) Action { return a }}
}

var actionReaders = []actionReader{
	plain("attempt-story", AttemptStory{}),
	byCard("attempt-officer", func(card string) Action { return AttemptOfficer{card} }),
	{"attempt-side", []string{"card", "of"}, func(o strict.Object) Action { return AttemptSide{cardIn(o), seatIn(o, "of")} }},
	bySlot("attempt-battalion", func(slot uint8) Action { return AttemptBattalion{slot} }),
	byCard("play", func(card string) Action { return Play{card} }),
	byCard("use", func(card string) Action { return Use{card} }),
	bySlot("buy", func(slot uint8) Action { return Buy{slot} }),
	byCard("buy-rifle", func(card string) Action { return BuyRifle{card} }),
	byCard("promote", func(card string) Action { return Promote{card} }),
	byCard("spend-joe", func(card string) Action { return SpendJoe{card} }),
	plain("attempt-menace", AttemptMenace{}),
	byCard("sabotage", func(card string) Action { return Sabotage{card} }),
	byCard("defend", func(card string) Action { return Defend{card} }),
	byCard("hold", func(card string) Action { return Hold{card} }),
	plain("take-back", TakeBack{}),
	byCard("board", func(card string) Action { return Board{card} }),
	byCard("assign", func(card string) Action { return Assign{card} }),
	{"name-skill", []string{"skill"}, func(o strict.Object) Action {
		var a NameSkill
		wire.Text(o.Need("skill"), &a.Skill)
		return a
	}},
	byCard("choose", func(card string) Action { return Choose{card} }),
	bySlot("choose-slot", func(slot uint8) Action { return ChooseSlot{slot} }),
	bySeat("choose-seat", func(seat joe.Seat) Action { return ChooseSeat{seat} }),
	{"option", []string{"n"}, func(o strict.Object) Action { return Option{uint8(o.Need("n").Int(1, 2))} }},
	byCard("attempt-guard", func(card string) Action { return AttemptGuard{card} }),
	{"attempt-intel", []string{"level"}, func(o strict.Object) Action { return AttemptIntel{uint8(o.Need("level").Int(1, maxLevels))} }},
	byCard("attach", func(card string) Action { return Attach{card} }),
	plain("repair", Repair{}),
	byCard("assign-locust", func(card string) Action { return AssignLocust{card} }),
	plain("deploy", Deploy{}),
	{"swap-intel", []string{"n"}, func(o strict.Object) Action { return SwapIntel{uint8(o.Need("n").Int(0, maxThrow))} }},
	plain("spend-intel", SpendIntel{}),
	{"fire-cannon", []string{"reroll"}, func(o strict.Object) Action {
		var a FireCannon
		wire.Text(o.Need("reroll"), &a.Reroll)
		return a
	}},
	{"equip", []string{"card", "place"}, func(o strict.Object) Action { return Equip{cardIn(o), placeIn(o, "place")} }},
	plain("accept", Accept{}),
	plain("pass", Pass{}),
	byCard("deal", func(card string) Action { return Deal{card} }),
	{"throw", diceKeys, func(o strict.Object) Action { return diceIn(o) }},
	bySeat("lot", func(seat joe.Seat) Action { return Lot{seat} }),
}

var actionTypes = func() (words []string) {
	for _, r := range actionReaders {
		words = append(words, r.word)
	}
	return words
}()

func readAction(n strict.Node) Action {
	tag := wire.Tag(n, actionTypes)
	if tag < 0 {
		return nil
	}
	r := actionReaders[tag]
	return r.read(n.Object(append([]string{"type"}, r.keys...)...))
}

func seatIn(o strict.Object, key string) joe.Seat { return wire.Seat(o.Need(key)) }

// maxCardID is how many characters a card's id has at most.
const maxCardID = 40

func readCard(n strict.Node) string {
	id := n.Text()
	if len(id) == 0 || len(id) > maxCardID {
		n.Fail("an id has 1 to %d characters", maxCardID)
	}
	return id
}

func cardIn(o strict.Object) string { return readCard(o.Need("card")) }

var diceKeys = []string{"blanks", "hits", "doubles"}

func diceIn(o strict.Object) Throw {
	return Throw{byteIn(o, "blanks"), byteIn(o, "hits"), byteIn(o, "doubles")}
}

func byteIn(o strict.Object, key string) uint8 { return uint8(o.Need(key).Int(0, 255)) }
