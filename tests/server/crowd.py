"""Many people who play at once, and remember what the server has acknowledged."""

import asyncio
import random
from dataclasses import dataclass, field

from century.server.client import Client, Json, Refused, request


@dataclass
class KnownGame:
    """One game, as those who play it know it."""

    game: str
    secrets: list[str]  # who plays, each with a seat or more
    acknowledged: dict[int, str] = field(default_factory=dict)  # number -> token
    tried: set[tuple[int, str]] = field(default_factory=set)  # sent, and perhaps lost


def new_player(url: str, name: str) -> str:
    secret: str = request(f"{url}/api/players", None, {"nickname": name})["secret"]
    return secret


def new_game(
    url: str, mode: str, secrets: list[str], bots: int, rounds: int, seed: int
) -> KnownGame:
    """A game of these people, and bots; it has started."""
    seats: list[Json] = [{"kind": "human"}, *[{"kind": "open"}] * (len(secrets) - 1)]
    seats += [{"kind": "bot", "bot": "random"}] * bots
    body = {"mode": mode, "seats": seats, "public": True, "options": {"round_limit": rounds}}
    game = request(f"{url}/api/games", secrets[0], body | {"seed": seed})["game"]
    for seat, secret in enumerate(secrets[1:], 1):
        request(f"{url}/api/games/{game}/join", secret, {"seat": seat})
    return KnownGame(game, secrets)


async def play(
    url: str, known: KnownGame, person: int, seats: list[int], dice: random.Random
) -> None:
    """One person's part of a game, from wherever it stands to its end."""
    async with Client(url, known.secrets[person]) as client:
        state = await client.watch(known.game)
        while state["status"] != "finished":
            if state["view"]["seat"] in seats:
                token = dice.choice(state["actions"])
                known.tried.add((state["number"] + 1, token))
                try:
                    number = await client.act(state, token)
                    known.acknowledged[number] = token
                except Refused as refused:
                    if refused.code not in ("stale_number", "not_your_turn", "unavailable"):
                        raise
                    await asyncio.sleep(0.05)
            state = await client.until(known.game, state["number"] + 1)


async def check(url: str, known: KnownGame) -> None:
    """Everything acknowledged is there, and nothing that nobody sent."""
    state = await asyncio.to_thread(
        request, f"{url}/api/games/{known.game}?since=0", known.secrets[0]
    )
    found = {change["number"]: change for change in state["missed"]}
    assert sorted(found) == list(range(1, state["number"] + 1))
    for number, token in known.acknowledged.items():
        assert found[number]["token"] == token, (known.game, number)
    kinds = {seat["seat"]: seat["kind"] for seat in state["seats"]}
    for number, change in found.items():
        if change["kind"] == "action" and kinds[change["seat"]] == "human":
            assert (number, change["token"]) in known.tried, (known.game, number)
