package joetest_test

import (
	"testing"

	"github.com/seed4548c990/gijoe/joe/joetest"
	"github.com/seed4548c990/gijoe/joe/joetest/parley"
)

func TestParley(t *testing.T) {
	joetest.Run(t, parley.Game(), parley.Config{Seats: 2}, parley.Config{Seats: 3}, parley.Config{Seats: 4})
}
