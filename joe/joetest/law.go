package joetest

import "fmt"

// Law is one of the thirteen laws that every game keeps. It is an error, so that
// errors.Is(err, joetest.Secrecy) asks whether that law was broken.
type Law uint8

const (
	// Purity is law 1.
	Purity Law = iota + 1
	// Soundness is law 2, with completeness.
	Soundness
	// NoPanic is law 3.
	NoPanic
	// OneSeat is law 4.
	OneSeat
	// SmallSteps is law 5.
	SmallSteps
	// RoundTrip is law 6.
	RoundTrip
	// Secrecy is law 7.
	Secrecy
	// Sampling is law 8.
	Sampling
	// Following is law 9.
	Following
	// Chance is law 10.
	Chance
	// Termination is law 11.
	Termination
	// Citation is law 12.
	Citation
	// Sharing is law 13.
	Sharing
)

var laws = [...]struct{ name, text string }{
	Purity:      {"purity", "the same State and Action give the same result, always; what went in is unchanged, and nothing that comes out can change it"},
	Soundness:   {"soundness", "Apply, Next and Check accept an action if and only if Legal lists it, once and in a fixed order, and refuse the rest alike"},
	NoPanic:     {"no panic", "any Action, Event, Seat or input on any State or View gives a result or a *joe.Error; an event that cannot be leaves a View unchanged"},
	OneSeat:     {"one seat", "one seat decides at a time; a game over or not begun has Nobody to act and no legal action, any other has at least one"},
	SmallSteps:  {"small steps", "a decision has a short list of actions, and what a seat may take back at will cannot go round for ever"},
	RoundTrip:   {"round trip", "State, Action, Event, View and Config survive JSON in one canonical form, and a reloaded game goes on as the original would"},
	Secrecy:     {"secrecy", "States that a seat cannot tell apart give it equal Views, actions and refusals, and events that differ only where its Views come to differ"},
	Sampling:    {"sampling", "View.Sample gives a State with that same View, from nothing but the View, and deals what is hidden evenly"},
	Following:   {"following", "a View, With the events of each action as its seat sees them, is the next View at the end of the batch"},
	Chance:      {"chance", "where chance acts the Odds list what Legal lists, with positive weights, and Roll draws by them; elsewhere there is nothing"},
	Termination: {"termination", "every game ends, whoever plays it"},
	Citation:    {"citation", "every refusal and every event that a rule causes names its rule, and the ledger has it"},
	Sharing:     {"sharing", "a State used by many goroutines at once gives each what it would give one alone"},
}

// Laws lists the laws in order.
func Laws() []Law {
	all := make([]Law, 0, len(laws)-1)
	for l := Purity; l <= Sharing; l++ {
		all = append(all, l)
	}
	return all
}

// Name is the law in a word or two, "secrecy"; "" for a number that is no law.
func (l Law) Name() string {
	if int(l) >= len(laws) {
		return ""
	}
	return laws[l].name
}

// Text is what the law says, in a sentence without a full stop.
func (l Law) Text() string {
	if int(l) >= len(laws) {
		return ""
	}
	return laws[l].text
}

// Error is "law 7 (secrecy)".
func (l Law) Error() string { return fmt.Sprintf("law %d (%s)", uint8(l), l.Name()) }
