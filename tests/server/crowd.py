"""Many people who play at once, and remember what the server has acknowledged."""

import asyncio
import random
from dataclasses import dataclass, field

from century.server.client import Client, Json, Refused, request


@dataclass
class Told:
    """One game, as those who play it know it."""

    game: str
    secrets: list[str]  # who plays, each with a seat or more
    acknowledged: dict[int, str] = field(default_factory=dict)  # number -> token
    tried: set[tuple[int, str]] = field(default_factory=set)  # sent, and perhaps lost


def new_player(url: str, name: str) -> str:
    secret: str = request(f"{url}/api/players", None, {"nickname": name})["secret"]
    return secret


def new_game(url: str, mode: str, secrets: list[str], bots: int, rounds: int, seed: int) -> Told:
    """A game of these people, and bots; it has started."""
    seats: list[Json] = [{"kind": "human"}, *[{"kind": "open"}] * (len(secrets) - 1)]
    seats += [{"kind": "bot", "bot": "random"}] * bots
    body = {"mode": mode, "seats": seats, "public": True, "options": {"round_limit": rounds}}
    game = request(f"{url}/api/games", secrets[0], body | {"seed": seed})["game"]
    for secret in secrets[1:]:
        request(f"{url}/api/games/{game}/join", secret, {})
    return Told(game, secrets)


async def play(url: str, told: Told, person: int, seats: list[int], dice: random.Random) -> None:
    """One person's part of a game, from wherever it stands to its end."""
    async with Client(url, told.secrets[person]) as client:
        state = await client.watch(told.game)
        while state["status"] != "finished":
            if state["view"]["seat"] in seats:
                token = dice.choice(state["actions"])
                told.tried.add((state["number"] + 1, token))
                try:
                    number = await client.act(state, token)
                    told.acknowledged[number] = token
                except Refused as refused:
                    if refused.code not in ("stale_number", "not_your_turn", "unavailable"):
                        raise
                    await asyncio.sleep(0.05)
            state = await client.until(told.game, state["number"] + 1)


async def check(url: str, told: Told) -> None:
    """Everything acknowledged is there, and nothing that nobody sent."""
    state = await asyncio.to_thread(
        request, f"{url}/api/games/{told.game}?since=0", told.secrets[0]
    )
    found = {change["number"]: change for change in state["missed"]}
    assert sorted(found) == list(range(1, state["number"] + 1))
    for number, token in told.acknowledged.items():
        assert found[number]["token"] == token, (told.game, number)
    kinds = {seat["seat"]: seat["kind"] for seat in state["seats"]}
    for number, change in found.items():
        if change["kind"] == "action" and kinds[change["seat"]] == "human":
            assert (number, change["token"]) in told.tried, (told.game, number)
