package deckbuilder

import "testing"

func TestReserve(t *testing.T) {
	t.Run("core-reserve", func(t *testing.T) {
		for seats := 1; seats <= 2; seats++ {
			x := stage(t, seats).put("hand/0", "gi", "duke", "comms").do(Hold{"duke"}).happened(Moved{"duke", of(Hand, 0), of(Reserve, 0), "core-reserve", 0})
			x.holds("reserve/0", "duke").holds("hand/0", "gi", "comms").refuses(Hold{"gi"}, "core-reserve").refuses(Hold{"duke"}, "core-reserve")
			x.do(Pass{}).refuses(Hold{"gi"}, "core-reserve") // not in the Recruit phase
		}
		// Full from an earlier turn it takes no card; emptied it takes one, and no second.
		x := stage(t, 1).put("hand/0", "duke").do(Hold{"duke"}).turnEnds().put("hand/0", "gi", "gi").refuses(Hold{"gi"}, "core-reserve").do(TakeBack{}, Hold{"gi"})
		x.refuses(Hold{"gi"}, "core-reserve").refuses(TakeBack{}, "core-reserve-take").clear("reserve/0").refuses(Hold{"gi"}, "core-reserve")
		// Each player has a tile of the own.
		stage(t, 2).put("hand/0", "duke").do(Hold{"duke"}).turnEnds().put("hand/1", "scarlett").do(Hold{"scarlett"}).holds("reserve/0", "duke").holds("reserve/1", "scarlett")
	})
	t.Run("core-reserve-take", func(t *testing.T) {
		x := stage(t, 2).put("hand/0", "gi", "duke").do(Hold{"duke"}).refuses(TakeBack{}, "core-reserve-take").turnEnds().holds("reserve/0", "duke")
		x.refuses(TakeBack{}, "core-reserve-take") // it is not seat 1's
		x.turnEnds().holds("reserve/0", "duke").put("hand/0", "gi").do(TakeBack{}).happened(Moved{"duke", of(Reserve, 0), of(Hand, 0), "core-reserve-take", 0}).holds("hand/0", "gi", "duke").holds("reserve/0")
		stage(t, 1).put("hand/0", "duke").do(Hold{"duke"}).turnEnds().holds("reserve/0", "duke").do(Pass{}).refuses(TakeBack{}, "core-reserve-take")
	})
	t.Run("core-reserve-not-3", func(t *testing.T) {
		for seats := 3; seats <= 4; seats++ {
			stage(t, seats).put("hand/0", "gi", "duke").refuses(Hold{"gi"}, "core-reserve-not-3").refuses(TakeBack{}, "core-reserve-not-3")
		}
	})
}
