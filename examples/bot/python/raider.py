#!/usr/bin/env python3
"""A bot for Mission: Cobra H.Q. in Python, by the lines of joe/arena/pipe.

It takes what it can, and of several steps the one that leads on: to two boats, to
Cobra HQ, and home. The Python standard library is all it needs. Enter it with

    go run ./examples/arena -game cobrahq -pipe "python=python3 examples/bot/python/raider.py"
"""
import json
import random
import sys
from collections import deque

PINWHEEL = """H...#s..#.s#..H .#s...#.s....#. ..#.#.s..s#.#s. #..~~~~~~~~~...
s.#~#.#...#~#.# ..s~..s.s..~..s #s.~.sQQQs#~s#. ...~..QQQ..~... .#s~#sQQQs.~.s#
s..~..s.s..~s.. #.#~#...#.#~#.s ...~~~~~~~~~..# .s#.#s..s.#.#.. .#....s.#...s#.
H..#s.#..s#...H""".split()  # the default board, as cobrahq.DefaultBoard has it


def say(**message):
    print(json.dumps(message), flush=True)  # one line, at once


def read_board(rows):
    """What each space is, and its neighbours. Cobra HQ is one space, "hq"."""
    names = {(x, y): "hq" if kind == "Q" else chr(ord("a") + x) + str(len(rows) - y)
             for y, row in enumerate(rows) for x, kind in enumerate(row) if kind != "#"}
    kinds = {name: rows[y][x] for (x, y), name in names.items()}
    near = {name: [] for name in kinds}
    for (x, y), name in names.items():
        for beside in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            if names.get(beside, name) != name:
                near[name].append(names[beside])
    return kinds, near


def reach(start, ways, wanted=lambda _: False):
    """How far it is to each space; "found" is how far to the nearest that is wanted."""
    far, todo = {start: 0}, deque([start])
    while todo:
        at = todo.popleft()
        if wanted(at):
            return {**far, "found": far[at]}
        for n in ways(at):
            if n not in far:
                far[n] = far[at] + 1
                todo.append(n)
    return far


class Raider:
    def __init__(self, start):
        board = start["config"].get("board")
        self.kinds, self.near = read_board(board["rows"] if isinstance(board, dict) else PINWHEEL)
        self.seat = start["seat"]
        self.home = start["view"]["players"][self.seat]["at"]
        self.shore = reach(self.home, lambda s: [n for n in self.near[s] if self.kinds[n] != "~"])
        self.dice = random.Random(start["seed"])

    def choose(self, view, legal):
        for index, action in enumerate(legal):
            if action["type"] == "take":
                return index
        steps = [i for i, action in enumerate(legal) if action["type"] == "step"]
        if not steps:
            return self.dice.randrange(len(legal))
        return min(steps, key=lambda i: self.distance(view, legal[i]["to"]))

    def distance(self, view, start):
        me, turned = view["players"][self.seat], view.get("turned", {})
        boats, secret, island = me.get("boats", 0), me.get("topSecret", 0), start not in self.shore

        def wanted(space):
            if secret and (boats or not island):
                return space == self.home
            if not secret and (boats >= 2 or island):
                return space == "hq"
            return self.kinds[space] == "s" and turned.get(space, "boat") == "boat"

        def ways(space):
            return [n for n in self.near[space] if n not in trail and (boats or self.kinds[n] != "~")]

        trail = view.get("trail", [])
        return reach(start, ways, wanted).get("found", 1000)


def main():
    raider = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="hello", protocol=1, views=True)
        elif message["type"] == "start":
            raider = Raider(message)
            say(type="ready")
        elif message["type"] == "ask":
            say(type="answer", id=message["id"], index=raider.choose(message["view"], message["legal"]))
        elif message["type"] == "over":
            say(type="done")
        elif message["type"] == "fault":
            sys.exit(message["detail"])


main()
