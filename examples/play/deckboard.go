package main

import (
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

var deckInks = map[content.Colour]ink{
	content.Green: {"32", "38;5;34"}, content.Yellow: {"33", "38;5;220"}, content.Red: {"31", "38;5;203"},
}

// deckHead is the words at the left of the table.
var deckHead = ink{"1", "1;38;5;250"}

// deckBoard is the table being drawn.
type deckBoard struct {
	v     deckbuilder.View
	b     brush
	width int
	lines []string
	short bool // what the cards say is cut at the end of a line
}

// deckDraw is the table: the meter, the missions, Cobra, the line-up, and what each
// player has.
func deckDraw(v deckbuilder.View, played []string, b brush, width int) []string {
	if v.Content() == nil {
		return nil
	}
	return deckTable(&deckBoard{v: v, b: b, width: width}, played)
}

func deckTable(d *deckBoard, played []string) []string {
	d.head()
	d.threat()
	d.token()
	d.stories()
	d.cobra()
	d.intel()
	d.general()
	d.lineUp()
	d.stacks()
	for s := range joe.Seat(d.v.Seats()) {
		d.player(s, played)
	}
	return d.lines
}

// deckTab is the column at which everything begins but for the heads.
const deckTab = 10

// add adds a line with a head at its left, wrapped.
func (d *deckBoard) add(head, format string, args ...any) {
	text := strings.TrimRight(fmt.Sprintf(format, args...), " ")
	for i, line := range wrap(strings.Repeat(" ", deckTab)+text, d.width-1, deckTab+2) {
		if i == 0 && len(line) >= deckTab {
			line = pad(d.b.paint(deckHead, head), deckTab) + line[deckTab:]
		}
		d.lines = append(d.lines, line)
	}
}

// cut adds a line with a head at its left, and of a short table leaves the rest of a
// text out that would be more than a line.
func (d *deckBoard) cut(head, format string, args ...any) {
	text := []rune(fmt.Sprintf(format, args...))
	if most := d.width - 1 - deckTab; d.short && len(text) > most {
		text = text[:most-3]
		for len(text) > 0 && text[len(text)-1] != ' ' {
			text = text[:len(text)-1]
		}
		text = append([]rune(strings.TrimRight(string(text), " ,.;:")), '.', '.', '.')
	}
	d.add(head, "%s", string(text))
}

func (d *deckBoard) head() {
	v := d.v
	name := v.Config().Story
	for _, story := range v.Content().Stories() {
		if story.ID == name {
			name = story.Name
		}
	}
	record := "none yet"
	if list := v.Record(); len(list) > 0 {
		record = ""
		for _, won := range list {
			if won {
				record += "S"
			} else {
				record += "F"
			}
		}
	}
	head := "Before the first turn"
	if v.Round() > 0 {
		head = fmt.Sprintf("Round %d", v.Round())
		if v.Active() >= 0 {
			head += fmt.Sprintf(", %s's turn", hqName(v.Active()))
		}
	}
	if v.Act() > 0 {
		head += fmt.Sprintf("; Act %s of %s", strings.Repeat("I", v.Act()), name)
	}
	d.lines = append(d.lines, d.b.paint(bold, head)+"; Story record: "+record)
}

// threat draws the Threat Meter and tells what its next spaces bring.
func (d *deckBoard) threat() {
	spaces := d.v.Content().Meter(d.v.Seats()).Spaces
	at, top := d.v.Threat()
	var bar string
	for i, space := range spaces {
		sign := "-"
		if word := space.Colour.String(); word != "" {
			sign = word[:1]
		}
		switch {
		case i == at:
			sign = "[" + strings.ToUpper(sign) + "]"
		case i == top:
			sign = "X"
		}
		bar += d.b.paint(deckInks[space.Colour], sign)
	}
	var next []string
	colour := d.v.Colour()
	for i := at + 1; i <= top && len(next) < 4; i++ {
		var parts []string
		if c := spaces[i].Colour; c != colour {
			colour = c
			parts = append(parts, c.String())
		}
		if spaces[i].Strike {
			parts = append(parts, "a Precision Strike")
		}
		for j := range spaces[i].Do {
			parts = append(parts, deckBrings(&spaces[i].Do[j]))
		}
		if i == top {
			parts = append(parts, "Cobra wins")
		}
		if len(parts) > 0 {
			next = append(next, fmt.Sprintf("%d %s", i, strings.Join(parts, ", ")))
		}
	}
	word := "the start"
	if d.v.Colour() != content.NoColour {
		word = d.v.Colour().String()
	}
	d.lines = append(d.lines, pad(d.b.paint(deckHead, "Threat"), deckTab)+fmt.Sprintf("%s  %d of %d, %s", bar, at, top, word))
	if len(next) > 0 {
		d.add("", "Ahead: %s.", strings.Join(next, "; "))
	}
}

// deckBrings is what an effect of a space of the meter does.
func deckBrings(e *content.Effect) string {
	text := map[content.Verb]string{
		content.Beset: "Trooper", content.Cover: "Battalion", content.Arrive: "Officer", content.Wreck: "Transport lost",
	}[e.Do]
	if text == "" {
		text = e.Do.String()
	}
	if e.N > 1 {
		text = plural(int(e.N), text)
	} else if e.Do != content.Wreck {
		text = "a " + text
	}
	text = strings.Replace(text, "a Officer", "an Officer", 1)
	switch e.Who {
	case content.Each:
		text += " for each"
	case content.Fewest:
		text += " for who has fewest Side Missions"
	}
	return text
}

func (d *deckBoard) stories() {
	for _, id := range d.v.Cards(deckbuilder.Place{Zone: deckbuilder.Story}) {
		c := d.v.Card(id)
		d.add("Story", "%s (%s): %s", c.Name, deckKind(c), deckTask(c))
		if c.Text != "" {
			d.add("", "  %s", c.Text)
		}
	}
	for _, id := range d.v.Cards(deckbuilder.Place{Zone: deckbuilder.Attached}) {
		d.add("", "+ %s: %s", deckName(d.v, id), d.v.Card(id).Text)
	}
	for _, id := range d.v.Cards(deckbuilder.Place{Zone: deckbuilder.Upcoming}) {
		c := d.v.Card(id)
		d.add("  next", "%s (%s): %s%s", c.Name, deckKind(c), deckTask(c), deckIcon(c))
	}
}

// deckKind is the kind of a Story Mission, with its Act.
func deckKind(c *content.Card) string {
	return fmt.Sprintf("Act %s %s", strings.Repeat("I", int(c.Act)), strings.ToLower(strings.TrimPrefix(deckKinds[c.Kind], "Story ")))
}

// deckIcon is what the Crimson Guard icon of a Story Mission brings as it becomes active.
func deckIcon(c *content.Card) string {
	switch {
	case c.Guards > 0 && c.GuardHit:
		return fmt.Sprintf("; brings %s and 1 for each Hit of a die", plural(int(c.Guards), "Crimson Guard"))
	case c.Guards > 0:
		return "; brings " + plural(int(c.Guards), "Crimson Guard")
	case c.GuardHit:
		return "; brings a Crimson Guard for each Hit of a die"
	}
	return ""
}

// cobra tells what stands against the players.
func (d *deckBoard) cobra() {
	v, head := d.v, "Cobra"
	add := func(format string, args ...any) {
		d.cut(head, format, args...)
		head = ""
	}
	for _, id := range v.Cards(deckbuilder.Place{Zone: deckbuilder.Officers}) {
		if c := v.Card(id); c.Kind == content.Promoted {
			d.add(head, "%s: the Leader of a Traitor, who is Loyal again once you succeed (%s)", c.Name, deckTask(c))
		} else {
			d.add(head, "%s (Officer): %s%s. %s", c.Name, deckTask(c), d.mounts(id, deckbuilder.Place{Zone: deckbuilder.Officers}), c.Text)
		}
		head = ""
	}
	head = d.guards(head)
	said := map[string]bool{} // what several Accusations say stands there once
	for s := range v.Seats() {
		for _, id := range v.Cards(deckbuilder.PlaceOf(deckbuilder.Side, s)) {
			c, says := v.Card(id), ""
			if c.Text != "" && !said[c.Text] {
				said[c.Text], says = true, ". "+c.Text
			}
			add("%s (%s before %s): %s%s", deckName(v, id), deckKinds[c.Kind], hqName(joe.Seat(s)), deckTask(c), says)
		}
		if list := v.Cards(deckbuilder.PlaceOf(deckbuilder.Troopers, s)); len(list) > 0 {
			d.add(head, "%s before %s: %s%s", deckNames(v, list), hqName(joe.Seat(s)), deckTask(v.Card(list[0])), d.mounts(list[0], deckbuilder.PlaceOf(deckbuilder.Troopers, s)))
			head = ""
		}
	}
	for _, id := range v.Cards(deckbuilder.Place{Zone: deckbuilder.Experts}) {
		add("%s (Expert Mode): %s", deckName(v, id), v.Card(id).Text)
	}
}

// lineUp tells what can be recruited, and under what it lies.
func (d *deckBoard) lineUp() {
	v := d.v
	wide := 0
	for i := range 6 {
		for _, id := range v.Cards(deckbuilder.PlaceOf(deckbuilder.LineUp, i)) {
			wide = max(wide, len(deckName(v, id)))
		}
	}
	d.add("Line-up", "what it costs / the Recruit points that it gives")
	for i := range 6 {
		for _, id := range v.Cards(deckbuilder.PlaceOf(deckbuilder.LineUp, i)) {
			c := v.Card(id)
			price, free := v.Price(i)
			cover := ""
			if !free {
				price = int(c.Cost)
			}
			for _, b := range v.Cards(deckbuilder.PlaceOf(deckbuilder.Covers, i)) {
				cover = fmt.Sprintf("UNDER A BATTALION (%s%s). ", deckTask(v.Card(b)), d.mounts(b, deckbuilder.PlaceOf(deckbuilder.Covers, i)))
			}
			d.cut("", "%d  %-*s  %d/%d  %s%s", i+1, wide, deckName(v, id), price, c.Recruit, cover, deckLine(c))
		}
	}
}

// stacks tells what lies beside the line-up.
func (d *deckBoard) stacks() {
	v := d.v
	var rides []string
	for _, id := range v.Cards(deckbuilder.Place{Zone: deckbuilder.Hangar}) {
		says := strings.TrimSuffix(deckLine(v.Card(id)), ".")
		if d.short {
			says = deckFacts(v.Card(id))
		}
		rides = append(rides, fmt.Sprintf("%s (%s)", deckName(v, id), says))
	}
	if len(rides) == 0 {
		rides = []string{"empty"}
	}
	d.add("Hangar", "%s", strings.Join(rides, "; "))
	count := func(z deckbuilder.Zone) int { return v.Count(deckbuilder.Place{Zone: z}) }
	text := fmt.Sprintf("%d in the main deck", count(deckbuilder.MainDeck))
	if list := v.Cards(deckbuilder.Place{Zone: deckbuilder.RifleStack}); len(list) > 0 {
		text = fmt.Sprintf("%s for %d (%d left), ", deckName(v, list[0]), v.Card(list[0]).Cost, len(list)) + text
	}
	text += fmt.Sprintf(", %s, %s, %s", plural(count(deckbuilder.OfficerStack), "Officer"),
		plural(count(deckbuilder.TrooperStack), "Trooper"), plural(count(deckbuilder.BattalionStack), "Battalion"))
	if deckVeiled(v) {
		text += fmt.Sprintf(", %s, %s", plural(count(deckbuilder.GuardStack), "Crimson Guard"), plural(count(deckbuilder.CobraDeck), "Cobra Transport"))
	}
	d.add("Stacks", "%s", text)
}

// player tells what a player has.
func (d *deckBoard) player(s joe.Seat, played []string) {
	v := d.v
	cards := func(z deckbuilder.Zone) []string { return v.Cards(deckbuilder.PlaceOf(z, int(s))) }
	name := hqName(s)
	if played[s] != "" {
		name += ", " + played[s]
	}
	text := fmt.Sprintf("%s: deck %d, discards %d", name, v.DeckSize(s), len(cards(deckbuilder.Discard)))
	if s == v.Active() && (s == v.Seat() || !deckHides(v)) {
		text += fmt.Sprintf(", %s to spend", plural(v.Points(s), "Recruit point"))
	}
	for _, id := range cards(deckbuilder.Deck) {
		text += ", on top of the deck " + deckNames(v, []string{id})
	}
	if tile := cards(deckbuilder.Tile); len(tile) > 0 {
		text += ", on the Reserve tile to be spent " + deckTile(v, tile)
	}
	for _, id := range cards(deckbuilder.Reserve) {
		text += ", reserved " + deckName(v, id)
	}
	mark := "  "
	if s == v.Active() {
		mark = "> "
	}
	hand := d.hand(s)
	if d.short && s != v.Active() {
		d.cut(mark+name[:1], "%s%s", text, strings.Replace(hand, "hand", "; hand", 1))
		d.loyalty(s)
		return
	}
	d.add(mark+name[:1], "%s", text)
	if hand != "" {
		d.add("", "%s", hand)
	}
	if used := cards(deckbuilder.Used); len(used) > 0 {
		d.add("", "used: %s", deckNames(v, used))
	}
	d.loyalty(s)
}

// deckTile is the Joes of a Reserve tile, with what each counts when it is spent.
func deckTile(v deckbuilder.View, tile []string) string {
	var parts []string
	for _, id := range once(tile) {
		parts = append(parts, fmt.Sprintf("%s (%d)", deckNames(v, same(tile, id)), v.Card(id).Cost))
	}
	return strings.Join(parts, ", ")
}

// hand is the cards of a hand, with what the Joes bring.
func (d *deckBoard) hand(s joe.Seat) string {
	hand := d.v.Cards(deckbuilder.PlaceOf(deckbuilder.Hand, int(s)))
	var parts []string
	for _, id := range once(hand) {
		part := deckNames(d.v, same(hand, id))
		if c := d.v.Card(id); c != nil && deckSkills(c) != "" {
			part += " (" + deckSkills(c) + ")"
		}
		parts = append(parts, part)
	}
	if len(parts) == 0 {
		return ""
	}
	return "hand: " + strings.Join(parts, ", ")
}

// once is a list without repetitions, in its order.
func once(list []string) []string {
	var first []string
	for i, one := range list {
		if len(same(list[:i], one)) == 0 {
			first = append(first, one)
		}
	}
	return first
}

// same is those of a list that are equal to one.
func same(list []string, one string) (equal []string) {
	for _, other := range list {
		if other == one {
			equal = append(equal, other)
		}
	}
	return equal
}
