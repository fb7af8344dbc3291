"""Hard moments: tables as full as played games make them, one for each kind of question."""

import random
from functools import cache
from typing import Any, NamedTuple, cast

import orjson

import century
from century.data.mode import get_mode
from century.tables.action import carry_out
from century.tables.change import Change
from century.tables.log import log_lines
from century.tables.past import Past
from century.tables.state import state, state_message, with_details, you_message
from century.tables.step import Step
from century.tables.table import HUMAN, Seat, Table
from web.visiting import SEED

NAMES = ("Ada Lovelace", "Mira", "Tomasz the Younger", "Zoë", "Bo")
GAMES = 5  # enough that every kind of question is asked late in one of them
LINES = 8  # of the log: more of them are only more of the same
WHIM = 0.25  # how often not the best is done, so that more kinds of question come up


class Moment(NamedTuple):
    """A game up to a question, how far it was when that turn began, and how full its table is."""

    seed: int
    tokens: list[str]
    began: int
    fullness: int


class Told(NamedTuple):
    """What a server tells who watches when a question comes up, and told before that turn."""

    now: list[dict[str, Any]]
    before: list[dict[str, Any]]


@cache
def hard_moments(mode: str) -> dict[str, Told]:
    """For each kind of question the fullest table that it was asked at, fullest first."""
    players = max(get_mode(mode).players)
    greedy = century.bot("greedy")
    fullest: dict[str, Moment] = {}
    for seed in range(SEED, SEED + GAMES):
        dice = random.Random(seed)
        game = century.new(mode, players=players, seed=seed)
        tokens: list[str] = []
        began = 0
        while not game.over:
            kind = str(game.decision)
            if kind == "turn":
                began = len(tokens)
            moment = Moment(seed, tokens.copy(), began, len(orjson.dumps(game.view())))
            if kind not in fullest or moment.fullness > fullest[kind].fullness:
                fullest[kind] = moment
            whim = dice.random() < WHIM
            token = dice.choice(game.actions()) if whim else greedy.choose(game.redeal(seed))
            game.play(token)
            tokens.append(token)
    ordered = sorted(fullest, key=lambda kind: -fullest[kind].fullness)
    return {kind: _both(mode, players, fullest[kind]) for kind in ordered}


def _both(mode: str, players: int, moment: Moment) -> Told:
    before = moment._replace(tokens=moment.tokens[: moment.began])
    return Told(_told(mode, players, moment), _told(mode, players, before))


def _told(mode: str, players: int, moment: Moment) -> list[dict[str, Any]]:
    """The messages of a server to one person who plays for every seat: the decider is in sight."""
    table = Table(
        id="hard",
        mode=mode,
        players=players,
        asked={},
        seed=moment.seed,
        public=False,
        creator="ada",
        clock={"kind": "none"},
        created=0.0,
        seats=[Seat(HUMAN, "ada", name, hints=True) for name in NAMES[:players]],
    )
    table.start()
    written: list[Change] = []
    for token in moment.tokens:
        step = Step(table)
        carry_out(step, token)
        written += step.changes
    table.past = Past.of(written)  # so that the last turn can be taken back
    log = {"from": 0, "lines": log_lines(written, table.open_line)[-LINES:]}
    now = with_details(state(table, {"ada"}, cast(Any, log), None), table, "ada")
    return [
        cast(dict[str, Any], message) for message in (you_message(table, "ada"), state_message(now))
    ]
