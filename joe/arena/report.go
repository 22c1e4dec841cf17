package arena

import (
	"cmp"
	"math"
	"slices"

	"github.com/seed4548c990/gijoe/internal/stat"
	"github.com/seed4548c990/gijoe/joe"
)

// Report is what came of a tournament, or of as much of it as was played. Its JSON has
// the same fields under the same names, and is the same whenever the results are.
type Report struct {
	Head    Head `json:"head"`
	Games   int  `json:"games"` // played, those that fell apart included
	Planned int  `json:"planned"`

	Standings []Standing  `json:"standings"`        // by rating, with Teams by share won; equals as they were entered
	Pairs     []Pair      `json:"pairs,omitempty"`  // every two entrants that met, by their indices
	Seats     []Row       `json:"seats"`            // what each seat won, by its number
	Labels    []Row       `json:"labels,omitempty"` // what the seats with each label won, in the order of the labels
	Lengths   Lengths     `json:"lengths"`          // of the games that came to their own end
	Endings   []Ending    `json:"endings"`          // how games ended, the most frequent first
	Faults    []FaultLine `json:"faults,omitempty"` // what went wrong how often, by entrant and kind
}

// Share is a part of something with its uncertainty.
type Share struct {
	N       int     `json:"n"`
	Of      int     `json:"of"`
	Percent float64 `json:"percent"` // of nothing: 0
	Low     float64 `json:"low"`     // to High: the 95 % Wilson interval, in percent
	High    float64 `json:"high"`
}

// Standing is what an entrant came to.
type Standing struct {
	Entrant int     `json:"entrant"` // its index in Head.Entrants
	Name    string  `json:"name"`
	Won     Share   `json:"won"`              // the games it won, at whatever seat, of those it played
	Rating  float64 `json:"rating,omitempty"` // the mean of all is 1500; 0 with Teams, or where nobody met
	Error   float64 `json:"error,omitempty"`  // half of the 95 % interval of the Rating
	Faults  int     `json:"faults"`           // games it lost by a Fault
}

// Pair is how two entrants did when they met: with Rivals in games, by their best
// seats, where two that lost alike do not count; with Teams on equal seeds.
type Pair struct {
	A          int     `json:"a"` // indices in Head.Entrants, A below B
	B          int     `json:"b"`
	Won        int     `json:"won"` // by A
	Drawn      int     `json:"drawn"`
	Lost       int     `json:"lost"`
	Difference float64 `json:"difference"` // Won less Lost, in percent of all three
	Error      float64 `json:"error"`      // half of the 95 % interval of Difference
}

// Row is what a seat, or the seats with a label, won: in all and by entrant.
type Row struct {
	Name     string  `json:"name"`
	All      Share   `json:"all"`
	Entrants []Share `json:"entrants"` // by their indices
}

// Lengths is how many actions games took, chance's included.
type Lengths struct {
	Games      int     `json:"games"`
	Least      int     `json:"least"`
	Median     int     `json:"median"`     // what half of the games do not exceed,
	Ninety     int     `json:"ninety"`     // 90 %,
	NinetyNine int     `json:"ninetyNine"` // 99 %
	Most       int     `json:"most"`
	Mean       float64 `json:"mean"`
	Bins       []Bin   `json:"bins,omitempty"` // at most 24, all of one width
}

// Bin is how many games had so many actions.
type Bin struct {
	From  int `json:"from"` // From and To are included
	To    int `json:"to"`
	Games int `json:"games"`
}

// Ending is how many games ended for a reason: by a rule of the game, Forfeit or
// Broken.
type Ending struct {
	Reason joe.RuleID `json:"reason"`
	Games  int        `json:"games"`
}

// FaultLine is how often an entrant lost by a kind of fault.
type FaultLine struct {
	Entrant int       `json:"entrant"` // -1: the game is at fault
	Name    string    `json:"name"`
	Kind    FaultKind `json:"kind"`
	Games   int       `json:"games"`
	First   int       `json:"first"`  // the number of the first such game
	Detail  string    `json:"detail"` // of that game
}

func shareOf(n, of int) Share {
	s := stat.Share{N: n, Of: of}
	low, high := s.Wilson(1.96)
	return Share{n, of, tenth(s.Percent()), tenth(low), tenth(high)}
}

// tenth rounds, so that a report does not depend on how a machine adds the last bits.
func tenth(x float64) float64 { return math.Round(10*x) / 10 }

// Report counts the results of a log. The same log gives the same report.
func (l Log) Report() Report {
	if l.Head.check() != nil {
		return Report{}
	}
	c := newCount(l.Head)
	for _, r := range l.Results {
		c.add(r)
	}
	return c.report(l.Head)
}

// tally is so many of so many, by entrant and in all.
type tally struct{ n, of []int }

func newTally(entrants int) *tally { return &tally{make([]int, entrants+1), make([]int, entrants+1)} }

func (t *tally) add(entrant int, won bool) {
	for _, i := range [2]int{entrant, len(t.n) - 1} {
		t.of[i]++
		if won {
			t.n[i]++
		}
	}
}

func (t *tally) row(name string) Row {
	last := len(t.n) - 1
	r := Row{Name: name, All: shareOf(t.n[last], t.of[last])}
	for i := range last {
		r.Entrants = append(r.Entrants, shareOf(t.n[i], t.of[i]))
	}
	return r
}

// count is a report in the making.
type count struct {
	entrants, games, perSeed int
	teams                    bool
	wins                     *tally // by game
	seats                    []*tally
	labels                   map[string]*tally
	lengths                  map[int]int
	endings                  map[joe.RuleID]int
	faults                   map[[2]any]*FaultLine
	pairs                    pairs
	seed                     int          // the one that is counted now
	solved                   map[int]bool // with Teams: who won it
	seeds                    []pairs      // the pairs of each seed
	now                      pairs
}

func newCount(h Head) *count {
	n := len(h.Entrants)
	c := &count{
		entrants: n, perSeed: len(h.plan().lineups), teams: h.Style == Teams, wins: newTally(n),
		labels: map[string]*tally{}, lengths: map[int]int{}, endings: map[joe.RuleID]int{}, faults: map[[2]any]*FaultLine{},
		pairs: pairs{}, solved: map[int]bool{}, now: pairs{},
	}
	for range h.Seats {
		c.seats = append(c.seats, newTally(n))
	}
	return c
}

func (c *count) add(r Result) {
	if seed := r.Game / c.perSeed; seed != c.seed {
		c.close()
		c.seed = seed
	}
	c.games++
	c.endings[r.Outcome.Reason]++
	if r.Fault != nil {
		c.addFault(r)
	} else {
		c.lengths[r.Length]++
	}
	if r.void() {
		return
	}
	for s, e := range r.Lineup {
		c.seats[s].add(e, r.Outcome.Won(joe.Seat(s)))
		if s < len(r.Labels) {
			for _, label := range r.Labels[s] {
				t := c.labels[label]
				if t == nil {
					t = newTally(c.entrants)
					c.labels[label] = t
				}
				t.add(e, r.Outcome.Won(joe.Seat(s)))
			}
		}
	}
	places := placesOf(r)
	for e, place := range places {
		if place >= 0 {
			c.wins.add(e, won(r, e))
		}
	}
	if c.teams {
		c.solved[r.Lineup[0]] = !r.Outcome.Draw()
		return
	}
	c.now.meet(places)
}

func won(r Result, entrant int) bool {
	for s, e := range r.Lineup {
		if e == entrant && r.Outcome.Won(joe.Seat(s)) {
			return true
		}
	}
	return false
}

func (c *count) addFault(r Result) {
	who := -1
	if s := r.Fault.Seat; s != joe.Nobody {
		who = r.Lineup[s]
	}
	key := [2]any{who, r.Fault.Kind}
	f := c.faults[key]
	if f == nil {
		f = &FaultLine{Entrant: who, Kind: r.Fault.Kind, First: r.Game, Detail: r.Fault.Detail}
		c.faults[key] = f
	}
	f.Games++
}

// close ends the counting of a seed.
func (c *count) close() {
	if c.teams {
		for a := range c.entrants {
			for b := a + 1; b < c.entrants; b++ {
				wonA, okA := c.solved[a]
				wonB, okB := c.solved[b]
				if okA && okB {
					c.now.compare(a, b, wonA, wonB)
				}
			}
		}
		c.solved = map[int]bool{}
	}
	if len(c.now) == 0 {
		return
	}
	for key, s := range c.now {
		c.pairs[key] = c.pairs[key].plus(s)
	}
	c.seeds = append(c.seeds, c.now)
	c.now = pairs{}
}

func (c *count) report(h Head) Report {
	c.close()
	r := Report{Head: h, Games: c.games, Planned: h.plan().games(), Lengths: lengthsOf(c.lengths)}
	ratings := make([]rating, c.entrants)
	if !c.teams {
		ratings = rate(c.entrants, c.pairs, c.seeds)
	}
	faults := make([]int, c.entrants)
	for _, f := range c.faults {
		f.Name = h.Game
		if f.Entrant >= 0 {
			f.Name = h.Entrants[f.Entrant]
			faults[f.Entrant] += f.Games
		}
		r.Faults = append(r.Faults, *f)
	}
	slices.SortFunc(r.Faults, func(a, b FaultLine) int {
		return cmp.Or(cmp.Compare(a.Entrant, b.Entrant), cmp.Compare(a.Kind, b.Kind))
	})
	for e, name := range h.Entrants {
		r.Standings = append(r.Standings, Standing{e, name, shareOf(c.wins.n[e], c.wins.of[e]), tenth(ratings[e].points), tenth(ratings[e].half), faults[e]})
	}
	slices.SortStableFunc(r.Standings, func(a, b Standing) int {
		return cmp.Or(cmp.Compare(b.Rating, a.Rating), cmp.Compare(b.Won.Percent, a.Won.Percent))
	})
	r.Pairs = c.pairs.list()
	for s, t := range c.seats {
		r.Seats = append(r.Seats, t.row(joe.Seat(s).String()))
	}
	for label, t := range c.labels {
		r.Labels = append(r.Labels, t.row(label))
	}
	slices.SortFunc(r.Labels, func(a, b Row) int { return cmp.Compare(a.Name, b.Name) })
	for reason, n := range c.endings {
		r.Endings = append(r.Endings, Ending{reason, n})
	}
	slices.SortFunc(r.Endings, func(a, b Ending) int {
		return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(a.Reason, b.Reason))
	})
	return r
}

const maxBins = 24

// lengthsOf counts lengths.
func lengthsOf(counts map[int]int) Lengths {
	var all []int
	l := Lengths{}
	sum := 0
	for length, n := range counts {
		all = append(all, length)
		l.Games += n
		sum += length * n
	}
	if l.Games == 0 {
		return l
	}
	slices.Sort(all)
	l.Least, l.Most, l.Mean = all[0], all[len(all)-1], tenth(float64(sum)/float64(l.Games))
	upTo := func(percent int) int {
		n := 0
		for _, length := range all {
			if n += counts[length]; 100*n >= percent*l.Games {
				return length
			}
		}
		return l.Most
	}
	l.Median, l.Ninety, l.NinetyNine = upTo(50), upTo(90), upTo(99)
	width := binWidth(l.Least, l.Most)
	first := l.Least / width * width
	for from := first; from <= l.Most; from += width {
		l.Bins = append(l.Bins, Bin{From: from, To: from + width - 1})
	}
	for length, n := range counts {
		l.Bins[(length-first)/width].Games += n
	}
	return l
}

// binWidth is the least of 1, 2, 5, 10, 20, 50 … with which the bins are few enough.
func binWidth(least, most int) int {
	for step := 1; ; step *= 10 {
		for _, times := range [...]int{1, 2, 5} {
			if width := step * times; most/width-least/width < maxBins {
				return width
			}
		}
	}
}
