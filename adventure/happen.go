package adventure

// One method for each event lets it happen: it changes the position, and is
// boxed, which allocates, only where somebody records it. One generic function for
// all would box each of them.

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

func (w work) pieceChosen(e PieceChosen) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) startChosen(e StartChosen) {
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

func (w work) wentOn(e WentOn) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) entered(e Entered) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) flew(e Flew) {
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

func (w work) diceRolled(e DiceRolled) {
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

func (w work) stayed(e Stayed) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) jumped(e Jumped) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) sneaked(e Sneaked) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) equipmentDrawn(e EquipmentDrawn) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) battleDrawn(e BattleDrawn) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) sentTo(e SentTo) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) objectiveReached(e ObjectiveReached) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) objectiveDrawn(e ObjectiveDrawn) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) retreated(e Retreated) {
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

func (w work) endedFor(e Ended) {
	e.on(w.t)
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}
