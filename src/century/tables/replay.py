"""A game step by step."""

from collections.abc import Iterator

from century.game.game import Game
from century.game.phrase import plain
from century.tables.change import Change
from century.tables.deal import Deal
from century.tables.log import told_sentences
from century.tables.responses import Replay, ReplayStep
from century.tables.rulings import rulings
from century.words.turns import question_phrase


def replay(game: str, deal: Deal, past: list[Change], first: int, limit: int) -> Replay:
    """The states after each of its actions: so many, from the first one that is asked for."""
    states = list(_states(deal, past, first, limit))
    end = first + len(states)
    return {
        "game": game,
        "actions": len(past),
        "from": first,
        "next": end if states and end <= len(past) else None,
        "states": states,
    }


def _states(deal: Deal, past: list[Change], first: int, limit: int) -> Iterator[ReplayStep]:
    now = deal.new()
    for index in range(min(len(past), first + limit - 1) + 1):
        action = past[index - 1] if index else None
        if action is not None:
            now.play(action.token or "")
        if index >= first:
            yield _replay_step(index, action, now)


def _replay_step(index: int, action: Change | None, now: Game) -> ReplayStep:
    effects = None if action is None else action.told
    position = now.position()
    return {
        "action": index,
        "seat": action.seat if action else None,
        "token": action.token if action else None,
        "phrase": effects["phrase"] if effects else None,
        "told": told_sentences([action]) if action else [],
        "touches": effects["touches"] if effects else [],
        "changes": effects["changes"] if effects else [],
        "position": position,
        "rulings": rulings(now, position["points"]["row"]),
        "question": None if now.over else plain(question_phrase(now)),
        "scores": now.scores(),
    }
