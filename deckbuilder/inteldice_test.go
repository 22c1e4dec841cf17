package deckbuilder

import (
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// rolled is a Story Mission of so many Intel dice in the pool, of which none is swapped
// in, whose roll fell so for the Joe and these cards left in hand.
func rolled(t *testing.T, pool uint8, name string, fell Throw, hand ...string) *scene {
	t.Helper()
	return spies(t, 1, append([]string{name}, hand...)...).intelled(pool).sets(AttemptStory{}, "vamp", name).do(SwapIntel{0}, fell)
}

func TestIntelPool(t *testing.T) {
	t.Run("cv-intel-sources", func(t *testing.T) {
		x := spies(t, 1, "two", "windfall").do(Play{"windfall"}).intelIs(7, 1, 0).offers(AttemptIntel{1}, true)
		x.happened(Changed{What: IntelPool, Seat: joe.Nobody, By: 1, Why: "windfall"})
		spies(t, 1, "two", "computer-password").do(Play{"computer-password"}).intelIs(7, 1, 0)
	})
	t.Run("cv-intel-gain", func(t *testing.T) {
		x := spies(t, 1, "four").intelIs(8, 0, 0).scouts(2, "four").throws(0, 4, oneHits).intelIs(5, 3, 0)
		x.happened(Changed{What: IntelPool, Seat: joe.Nobody, By: 3, Why: "cv-intel-medium"})
	})
	t.Run("cv-intel-lose", func(t *testing.T) {
		x := spies(t, 1, "four").story("troubled").put("foreseen/1", "cv-leaked-roster").intelled(3).sets(AttemptStory{}, "vamp", "four")
		x.do(Deal{"cv-leaked-roster"}).happened(Changed{What: IntelPool, Seat: joe.Nobody, By: -2, Why: "cv-leaked-roster"}).intelIs(7, 1, 0)
	})
	t.Run("amb-cv-intel-supply-short", func(t *testing.T) {
		spies(t, 1, "six").intelled(6).scouts(3, "six").do(SwapIntel{0}).throws(0, 6, oneHits).intelIs(0, 8, 0)
		spies(t, 1, "burn").intelled(1).do(Play{"burn"}).happened(Changed{What: IntelPool, Seat: joe.Nobody, By: -1, Why: "burn"}).intelIs(8, 0, 0)
		spies(t, 1, "burn").do(Play{"burn"}).intelIs(8, 0, 0)
		// Those of the roll are not in the supply: 8 less 5 in the pool and 2 in the roll.
		x := spies(t, 1, "six").intelled(7).scouts(3, "six").do(SwapIntel{2}).throws(2, 4, oneHits)
		x.happened(Changed{What: IntelPool, Seat: joe.Nobody, By: 1, Why: "cv-intel-hard"}).intelIs(2, 6, 0)
	})
}

func TestIntelSwap(t *testing.T) {
	t.Run("cv-intel-pool", func(t *testing.T) {
		x := spies(t, 1, "six").intelled(3).sets(AttemptStory{}, "vamp", "six").asks(0, AskIntel)
		if p := x.Pending(); p.Count != 3 || p.Rule != "cv-intel-swap" || p.Item != "walk" {
			t.Errorf("asked is %+v", p)
		}
		x.offers(SwapIntel{0}, true).offers(SwapIntel{3}, true).offers(SwapIntel{4}, false).refuses(SwapIntel{4}, "cv-intel-pool")
		// With none in the pool nothing is asked, whatever the supply has.
		spies(t, 1, "six").sets(AttemptStory{}, "vamp", "six").dice(6)
	})
	t.Run("cv-intel-swap", func(t *testing.T) {
		x := spies(t, 1, "five").intelled(3).sets(AttemptStory{}, "vamp", "five").do(SwapIntel{2}).cited("cv-intel-swap").intelIs(5, 1, 2)
		x.throws(2, 3, oneHits).happened(Decided{true, 5, 3})
		// One for one: no more than the green dice that there are.
		x = spies(t, 1, "two").intelled(5).sets(AttemptStory{}, "vamp", "two").offers(SwapIntel{2}, true).refuses(SwapIntel{3}, "cv-intel-swap")
		x.do(SwapIntel{2}).throws(2, 0, oneHits).happened(Decided{false, 2, 3})
		// On any mission, one of Officers, Troopers, Battalions and Intel too.
		spies(t, 1, "two").put("officers", "plain-officer").intelled(5).sets(AttemptOfficer{"plain-officer"}, "vamp", "two").do(SwapIntel{1}).throws(1, 1, blanks)
		spies(t, 1, "two").put("troopers/0", "cobra-trooper").intelled(5).sets(AttemptSide{"cobra-trooper", 0}, "vamp", "two").do(NameSkill{content.Tech}, SwapIntel{1}).throws(1, 1, blanks)
		spies(t, 1, "two").intelled(5).scouts(1, "two").do(SwapIntel{1}).throws(1, 1, blanks)
		// Green dice above eight are thrown eight at a time, the Intel dice apart from them.
		spies(t, 1, "eight", "five").intelled(3).sets(AttemptStory{}, "vamp", "eight", "five").do(SwapIntel{3}).throws(3, 10, blanks)
	})
	t.Run("cv-intel-locked", func(t *testing.T) {
		x := spies(t, 1, "five", "burn").intelled(3).sets(AttemptStory{}, "vamp", "five").do(SwapIntel{2}).throws(2, 3, oneHits).intelIs(5, 1, 2)
		x.do(Play{"burn"}).intelIs(6, 0, 2).happened(Changed{What: IntelPool, Seat: joe.Nobody, By: -1, Why: "burn"}).happened(Decided{true, 5, 3}).until().intelIs(8, 0, 0)
	})
	t.Run("cv-intel-used-return", func(t *testing.T) {
		x := spies(t, 1, "five").intelled(3).sets(AttemptStory{}, "vamp", "five").do(SwapIntel{2}).intelIs(5, 1, 2)
		x.throws(2, 3, oneHits).until().happened(Changed{What: IntelSwapped, Seat: joe.Nobody, By: -2, Why: "cv-intel-used-return"}).intelIs(7, 1, 0)
		// A Failure makes no difference, and without such dice nothing is said.
		spies(t, 1, "five").intelled(3).sets(AttemptStory{}, "vamp", "five").do(SwapIntel{2}).throws(2, 3, blanks).until().intelIs(7, 1, 0)
		spies(t, 1, "five").intelled(1).sets(AttemptStory{}, "vamp", "five").do(SwapIntel{0}).throws(0, 5, blanks).until().never("cv-intel-used-return").intelIs(7, 1, 0)
	})
	t.Run("amb-cv-intel-return-moment", func(t *testing.T) {
		x := spies(t, 1, "five", "again").intelled(3).sets(AttemptStory{}, "vamp", "five").do(SwapIntel{3}).throws(3, 2, blanks).asks(0, AskCards).intelIs(5, 0, 3)
		x.refuses(SpendIntel{}, "cv-intel-convert-unused").do(Play{"again"}, Throw{1, 0, 0}).until().asks(0, AskMissions).intelIs(8, 0, 0)
		// A reward of the mission comes out of what the supply has until then.
		spies(t, 1, "six").intelled(8).scouts(3, "six").do(SwapIntel{6}).throws(6, 0, oneHits).intelIs(6, 2, 0)
	})
}

func TestIntelConversion(t *testing.T) {
	t.Run("cv-intel-convert", func(t *testing.T) {
		x := rolled(t, 2, "four", Throw{2, 2, 0}).asks(0, AskCards).offers(SpendIntel{}, true).do(SpendIntel{})
		x.happened(Converted{1, "cv-intel-convert"}).happened(Changed{What: IntelPool, Seat: joe.Nobody, By: -2, Why: "cv-intel-convert"}).intelIs(8, 0, 0).happened(Decided{true, 3, 3})
		rolled(t, 2, "four", Throw{2, 2, 0}).do(Pass{}).happened(Decided{false, 2, 3}).intelIs(6, 2, 0)
	})
	t.Run("cv-intel-convert-any-mission", func(t *testing.T) {
		rolled(t, 2, "two", Throw{1, 1, 0}).offers(SpendIntel{}, true)
		side := spies(t, 1, "two").put("troopers/0", "cobra-trooper").intelled(2).sets(AttemptSide{"cobra-trooper", 0}, "vamp", "two")
		side.do(NameSkill{content.Tech}, SwapIntel{0}, Throw{1, 1, 0}).offers(SpendIntel{}, true)
		spies(t, 1, "two").put("officers", "plain-officer").intelled(2).sets(AttemptOfficer{"plain-officer"}, "vamp", "two").do(SwapIntel{0}, Throw{1, 1, 0}).offers(SpendIntel{}, true)
		spies(t, 1, "two").intelled(2).scouts(1, "two").do(SwapIntel{0}, Throw{1, 1, 0}).offers(SpendIntel{}, true)
		spies(t, 1, "two").guards(1).intelled(3).raids("two").do(SwapIntel{1}, Throw{1, 0, 0}).offers(SpendIntel{}, true)
		// In a Group Mission it is the player who runs it that is asked.
		x := spies(t, 2, "two").put("hand/1", "two").intelled(2).sets(AttemptStory{}, "vamp", "two").do(SwapIntel{0}, Throw{1, 1, 0})
		x.asks(0, AskCards).offers(SpendIntel{}, true).do(Pass{}).until().asks(0, AskMissions)
	})
	t.Run("cv-intel-convert-timing", func(t *testing.T) {
		x := spies(t, 1, "four", "more", "again").intelled(4).sets(AttemptStory{}, "vamp", "four").asks(0, AskCards).refuses(SpendIntel{}, "cv-intel-convert-timing")
		x.do(Pass{}).refuses(SpendIntel{}, "cv-intel-convert-timing").do(SwapIntel{0}, Throw{4, 0, 0}).asks(0, AskCards)
		x.do(SpendIntel{}).do(Play{"again"}, Throw{1, 0, 0}).asks(0, AskCards).do(SpendIntel{}).do(Pass{}).happened(Decided{false, 2, 3})
		x = rolled(t, 4, "four", Throw{4, 0, 0}, "again").do(Play{"again"}, Throw{0, 1, 0}, SpendIntel{}, SpendIntel{}).happened(Decided{true, 3, 3}).until()
		x.refuses(SpendIntel{}, "cv-intel-convert-timing")
	})
	t.Run("cv-intel-convert-repeat", func(t *testing.T) {
		x := rolled(t, 5, "four", Throw{3, 1, 0}, "again").do(SpendIntel{}, SpendIntel{}).asks(0, AskCards).offers(SpendIntel{}, false).intelIs(7, 1, 0)
		x.do(Pass{}).happened(Decided{true, 3, 3})
		// The blanks run out before the dice.
		rolled(t, 5, "two", Throw{1, 1, 0}, "again").do(SpendIntel{}).offers(SpendIntel{}, false).intelIs(5, 3, 0)
	})
	t.Run("cv-intel-convert-blanks", func(t *testing.T) {
		x := rolled(t, 2, "two", Throw{0, 2, 0}, "burn").asks(0, AskCards).offers(SpendIntel{}, false).refuses(SpendIntel{}, "cv-intel-convert-blanks").intelIs(6, 2, 0)
		x.do(Pass{}).happened(Decided{false, 2, 3})
	})
	t.Run("cv-intel-convert-unused", func(t *testing.T) {
		x := spies(t, 1, "four", "again").intelled(3).sets(AttemptStory{}, "vamp", "four").do(SwapIntel{2}).throws(2, 2, blanks)
		x.asks(0, AskCards).offers(SpendIntel{}, false).refuses(SpendIntel{}, "cv-intel-convert-unused").intelIs(5, 1, 2)
	})
	t.Run("amb-cv-intel-convert-roll", func(t *testing.T) {
		x := spies(t, 1, "two", "beside").intelled(2).sets(AttemptStory{}, "vamp", "two").do(Pass{}, SwapIntel{0}, Throw{0, 2, 0}).do(Play{"beside"}, Throw{2, 0, 0}).happened(SideRolled{2, 0, 0, "beside"}).never("cv-intel-convert")
		x.happened(Decided{false, 2, 3}).intelIs(6, 2, 0)
		// Nor the die of an icon.
		spies(t, 1).put("upcoming", "icon-hit").advances().intelled(2).asks(joe.Chance, AskThrow).do(Throw{1, 0, 0}).asks(0, AskMissions).offers(SpendIntel{}, false).guardsAre(0)
	})
	t.Run("amb-cv-intel-converted-reroll", func(t *testing.T) {
		x := rolled(t, 2, "four", Throw{2, 2, 0}, "over").do(SpendIntel{}).do(Play{"over"}).happened(PickedUp{1, 3, 0, "over"}).dice(4)
		x.do(Throw{4, 0, 0}).happened(Decided{false, 0, 3}).intelIs(8, 0, 0)
	})
}

func TestIntelligenceFile(t *testing.T) {
	t.Run("cv-intel-file-green", func(t *testing.T) {
		x := spies(t, 1, "two", "intelligence-file").sets(AttemptStory{}, "vamp", "two").do(Play{"intelligence-file"})
		x.happened(Changed{What: FileAdded, Seat: joe.Nobody, By: 2, Why: "intelligence-file"}).intelIs(8, 0, 0).throws(0, 4, oneHits).happened(Decided{true, 4, 3})
		// Green as they are, they may be exchanged for Intel dice.
		x = spies(t, 1, "two", "intelligence-file").intelled(8).sets(AttemptStory{}, "vamp", "two").do(Play{"intelligence-file"})
		x.refuses(SwapIntel{5}, "cv-intel-swap").do(SwapIntel{4}).intelIs(0, 4, 4).throws(4, 0, oneHits)
	})
	t.Run("cv-intel-file-uncut", func(t *testing.T) {
		spies(t, 1, "four", "intelligence-file").guards(2).sets(AttemptStory{}, "vamp", "four").do(Play{"intelligence-file"}).throws(0, 2, oneHits)
		spies(t, 1, "five", "intelligence-file").guards(2).sets(AttemptStory{}, "vamp", "five").do(Play{"intelligence-file"}).throws(0, 3, oneHits)
		// Intel dice take the place of those first that would be cut.
		x := spies(t, 1, "four", "intelligence-file").guards(2).intelled(4).sets(AttemptStory{}, "vamp", "four").do(Play{"intelligence-file"})
		x.do(SwapIntel{4}).throws(4, 2, oneHits)
	})
	t.Run("cv-intel-file-counts", func(t *testing.T) {
		x := spies(t, 1, "two", "intelligence-file", "computer-password", "again").sets(AttemptStory{}, "vamp", "two").do(Play{"intelligence-file"})
		x.throws(0, 4, blanks).asks(0, AskCards).offers(Play{"computer-password"}, true).do(Play{"computer-password"}).happened(Converted{2, "computer-password"})
		x = spies(t, 1, "two", "intelligence-file", "computer-password", "again").sets(AttemptStory{}, "vamp", "two").do(Pass{})
		x.throws(0, 2, blanks).asks(0, AskCards).offers(Play{"computer-password"}, false)
		// An Intel die does as well.
		x = spies(t, 1, "two", "computer-password").intelled(1).sets(AttemptStory{}, "vamp", "two").do(SwapIntel{1}).throws(1, 1, blanks)
		x.offers(Play{"computer-password"}, true)
		// One that was exchanged for an Intel die counts once.
		x = spies(t, 1, "scout", "intelligence-file", "again").intelled(4).sets(AttemptStory{}, "vamp", "scout").do(Play{"intelligence-file"}, SwapIntel{2}).throws(2, 1, blanks)
		if n := x.intelRolled(); n != 3 {
			t.Errorf("%d dice of 3 count as Intel dice", n)
		}
		x = spies(t, 1, "scout", "intelligence-file", "again").intelled(4).sets(AttemptStory{}, "vamp", "scout").do(Play{"intelligence-file"}, SwapIntel{3}).throws(3, 0, blanks)
		if n := x.intelRolled(); n != 3 {
			t.Errorf("%d dice of 3 Intel dice count as such", n)
		}
	})
	t.Run("amb-cv-intel-file-guard", func(t *testing.T) {
		x := spies(t, 1, "five", "intelligence-file", "computer-password").guards(1).intelled(1).raids("five").do(Play{"intelligence-file"}).asks(0, AskIntel)
		x.offers(SwapIntel{2}, false).do(SwapIntel{1}).throws(1, 0, blanks)
		// Nor is there room for more Intel dice by them than by Skill.
		spies(t, 1, "scout", "intelligence-file").guards(1).intelled(3).raids("scout").do(Play{"intelligence-file"}).offers(SwapIntel{1}, true).offers(SwapIntel{2}, false)
		// Nor do they count as rolled there.
		x = spies(t, 1, "two", "intelligence-file", "computer-password").guards(1).intelled(1).raids("two").do(Play{"intelligence-file"}, SwapIntel{1}).throws(1, 0, blanks).asks(0, AskCards)
		if n := x.intelRolled(); n != 1 {
			t.Errorf("%d dice count as Intel dice", n)
		}
	})
}
