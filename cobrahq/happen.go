package cobrahq

// One method for each event lets it happen: it changes the position, and is
// boxed, which allocates, only where somebody records it.

func (w work) firstRolled(e FirstRolled) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) firstTied(e FirstTied) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) firstChosen(e FirstChosen) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) turnBegan(e TurnBegan) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) dieRolled(e DieRolled) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) boosted(e Boosted) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) moved(e Moved) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) embarked(e Embarked) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) landed(e Landed) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) took(e Took) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) declined(e Declined) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) stopped(e Stopped) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) turned(e Turned) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) boatTaken(e BoatTaken) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) boatLeft(e BoatLeft) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) secretTaken(e SecretTaken) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) challenged(e Challenged) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) rolledOff(e RolledOff) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) held(e Held) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) bombLifted(e BombLifted) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) bombPlaced(e BombPlaced) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) bombRemoved(e BombRemoved) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) henchmanTaken(e HenchmanTaken) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) turnEnded(e TurnEnded) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) strandedOne(e Stranded) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) endedFor(e Ended) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}
