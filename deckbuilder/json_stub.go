package deckbuilder

import "github.com/seed4548c990/gijoe/joe"

func (t table) MarshalJSON() ([]byte, error)  { return []byte("null"), nil }
func (c Config) MarshalJSON() ([]byte, error) { return []byte("null"), nil }
func Load([]byte) (State, error)              { return State{}, &joe.Error{Kind: joe.ErrMalformed} }
func DecodeAction([]byte) (Action, error)     { return nil, nil }
func DecodeEvent([]byte) (Event, error)       { return nil, nil }
func DecodeConfig([]byte) (Config, error)     { return Config{}, nil }
