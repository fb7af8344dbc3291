"""Nothing hidden leaves the server before the end: whole games, every byte that is sent."""

import json
import random
from typing import Any

import pytest

import century
from server.playing import Json, Site

ROUNDS = 9


def named(value: Any) -> set[str]:
    """All texts of a JSON value, keys too."""
    if isinstance(value, dict):
        return {*value}.union(*(named(item) for item in value.values()))
    if isinstance(value, list):
        return set[str]().union(*(named(item) for item in value))
    return {value} if isinstance(value, str) else set()


class Spy:
    """Follows a game with all its hidden piles, and reads what was sent about it."""

    def __init__(self, mode: str, players: int, seed: int) -> None:
        self.seed = str(seed)  # so long that it cannot turn up by chance
        self.game = century.new(mode, players, seed, round_limit=ROUNDS)
        self.seen: set[str] = set()  # whatever has lain open once

    def follow(self, tokens: list[str]) -> None:
        for token in tokens:
            self.seen |= named(self.game.view())
            self.game.play(token)
        self.seen |= named(self.game.view())

    def check(self, text: str) -> None:
        """No seed, no hidden pile, and no card that nobody has seen."""
        self.check_seed(text)
        names = named(json.loads(text))
        assert not names & {"hidden", "secret", "position"}
        piles = self.game.position()["hidden"]
        stacks = piles.get("bonus", {}).values()
        hidden = {*piles.get("points", []), *piles.get("market", [])}.union(*stacks)
        unknown = hidden - self.seen
        assert unknown or self.game.over or not hidden
        assert not names & unknown

    def check_seed(self, text: str) -> None:
        """It is told only with the end."""
        assert self.seed not in text or json.loads(text)["status"] == "finished"


@pytest.mark.parametrize("mode", century.modes())
def test_no_message_tells_what_lies_hidden(site: Site, mode: str) -> None:
    players = century.modes()[mode]["players"][-1]
    ada = site.player()
    seats = ["human", "greedy", "human", *["random"] * (players - 3)]
    dice = random.Random(mode)
    state = ada.create(mode, *seats, options={"round_limit": ROUNDS})
    game = state["game"]
    table = site.service.tables.known(game)
    assert table is not None
    spy = Spy(mode, players, table.seed)
    known = 0

    def learn(state: Json) -> None:
        """Follow the actions of a whole log."""
        nonlocal known
        tokens = [a["token"] for line in state["log"]["lines"] for a in line["actions"]]
        spy.follow(tokens[known:])
        known = len(tokens)

    with ada.socket() as player, site.who_has(None).socket() as stranger:
        player.watch(game, details=True)
        stranger.watch(game)
        while state["status"] == "running":
            learn(state)
            if state["seats"][state["view"]["seat"]]["kind"] == "human":
                plain = ada.ask("GET", f"/api/games/{game}", params={"details": True, "since": 0})
                spy.check(plain.text)
                listed = ada.ask("GET", "/api/games", params={"mine": True, "limit": 1})
                assert spy.seed not in listed.text
                for path in ("record", "states"):
                    assert ada.refused("GET", f"/api/games/{game}/{path}") == "not_finished"
                token = dice.choice(state["actions"])
                seat, number = state["view"]["seat"], state["number"]
                player.ask(type="act", game=game, number=number, seat=seat, token=token)
            else:
                player.until(state["number"] + 1)
            for text in player.texts:
                if json.loads(text).get("number", 0) <= state["number"]:
                    spy.check(text)
                else:
                    spy.check_seed(text)
            player.texts.clear()
            state = ada.state(game)
        learn(state)
        while stranger.next("state")["status"] != "finished":
            pass
        for text in stranger.texts:
            spy.check_seed(text)
            assert '"hidden"' not in text
    assert spy.game.over
    record = ada.ask("GET", f"/api/games/{game}/record").text
    assert f"seed: {spy.seed}" in record
    assert century.load(record).scores() == spy.game.scores()
