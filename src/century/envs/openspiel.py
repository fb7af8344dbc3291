"""OpenSpiel: importing this registers `python_century_spice_road`, and so for every mode.

The deal is chance at the beginning: three draws of 256 equally likely outcomes make the seed of
the game. From then on the hidden piles lie as dealt, and nobody sees them; or, with the parameter
`chance=draws`, every component that is turned up is a draw of its own.
"""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from century.data.box import load_boxes
from century.data.mode import Mode, load_modes
from century.data.reader import one_of, shown
from century.envs.openspiel_draws import (
    Draw,
    draws_between,
    max_draws,
    name_of,
    outcomes,
    put,
)
from century.envs.reward import reward_kind
from century.envs.single import SingleGame
from century.errors import InvalidOption
from century.game.ruleset import Ruleset, find_ruleset
from century.rules.machine.cubes import LIMIT
from century.rules.setup import redeal
from century.rules.state import GOODS, OWN_BONUS

DRAWS, OUTCOMES = 3, 256
DEAL = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
MAX_DECISIONS = 64  # in one turn
CHANCES = ("deal", "draws")
OWN = ("players", "reward", "chance")  # parameters that are no options of the mode


def game_type(mode: Mode, reward: str) -> pyspiel.GameType:
    zero_sum = reward != "score"
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_century_{mode.id}",
        long_name=mode.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(mode.players),
        min_num_players=min(mode.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(mode),
    )


def _parameters(mode: Mode) -> dict[str, Any]:
    """With their defaults; OpenSpiel knows no None, so an empty word leaves the choice open."""
    options = {
        name: option["default"] if option["default"] is not None else ""
        for name, option in mode.options(load_boxes(None)).items()
    }
    return {"players": min(mode.players), "reward": "win", "chance": CHANCES[0]} | options


def max_points(ruleset: Ruleset) -> int:
    """More points nobody can have: the best of everything that a seat may own at once."""
    c, mode = ruleset.constants, ruleset.mode
    cards = mode.end_cards[ruleset.players]  # sr.end, nw.end: nobody takes more
    values = sorted(card.points for card in ruleset.points if ruleset.is_in_play(card))[-cards:]
    points = sum(values) + LIMIT + cards * max(int(c.gold_value), int(c.silver_value))
    if not c.settlers:
        return points
    symbols = cards + sum(tile.symbol is not None for tile in ruleset.exploration)
    often = {
        "flat": 1,
        "symbol": symbols,
        "pair": symbols // 2,
        "settlers": int(c.settlers) // 2,
        "merchants": len(ruleset.merchants) // 2,
    }
    bonus = sorted(tile.points * often[tile.kind] for tile in ruleset.bonus_in_play)
    explored = sum(tile.points for tile in ruleset.exploration)
    posts = GOODS * sum(int(value) for value in c.post_value) if c.islands else 0
    return points + sum(bonus[-OWN_BONUS:]) + explored + posts


class CenturyGame(pyspiel.Game):  # type: ignore[misc]
    """A mode with its parameters: players, reward, and the options of the mode."""

    mode: Mode

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        mode = self.mode
        given = _parameters(mode) | dict(parameters or {})
        players, reward = given["players"], given["reward"]
        options = {name: value for name, value in given.items() if name not in OWN and value != ""}
        if given["chance"] not in CHANCES:
            raise InvalidOption(f"chance {shown(given['chance'])}: must be {one_of(CHANCES)}")
        self.by_draws = given["chance"] == "draws"
        self.reward = reward_kind(reward)
        self.ruleset = find_ruleset(mode, load_boxes(None), players, options)
        self.table = SingleGame(self.ruleset)  # an empty one, to copy
        highest = float(max_points(self.ruleset)) if reward == "score" else 1.0
        lowest = -1 / (players - 1) if reward == "win" else -highest
        info = {
            "num_distinct_actions": len(self.table.actions),
            "max_chance_outcomes": OUTCOMES,
            "num_players": players,
            "min_utility": lowest,
            "max_utility": highest,
            "max_game_length": players * self.ruleset.options["round_limit"] * MAX_DECISIONS,
        }
        if reward != "score":
            info["utility_sum"] = 0.0
        kind = game_type(mode, reward)
        super().__init__(kind, pyspiel.GameInfo(**info), dict(parameters or {}))

    def __reduce__(self) -> Any:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "CenturyState":
        return CenturyState(self)

    def max_chance_nodes_in_history(self) -> int:
        turns = self.num_players() * self.ruleset.options["round_limit"]
        return DRAWS + (turns * max_draws(self.ruleset) if self.by_draws else 0)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "Observer":
        if params:
            raise InvalidOption(f"observation parameters {dict(params)}: there are none")
        return Observer(self.table, iig_obs_type or pyspiel.IIGObservationType())


class CenturyState(pyspiel.State):  # type: ignore[misc]
    """A game between two decisions, or before it is dealt."""

    def __init__(self, game: CenturyGame) -> None:
        super().__init__(game)
        self.table = game.table.copy()
        self.drawn: list[int] = []
        self.past = b""  # names all that was seen and done up to now
        self._reward = game.reward
        self._by_draws = game.by_draws
        self._chosen: int | None = None  # an action that waits for what it turns up
        self._draws: list[Draw] = []  # what is still to be drawn for it

    @property
    def dealt(self) -> bool:
        return len(self.drawn) == DRAWS

    def current_player(self) -> int:
        if not self.dealt or self._draws:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.seat

    def is_terminal(self) -> bool:
        return self.dealt and self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if not self.dealt:
            return DEAL
        known = outcomes(self.table.ruleset, self.table.state, self._draws[0])
        return [(outcome, 1 / len(known)) for outcome in known]

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.table.seat:
            return []
        actions: list[int] = self.table.look(0)[1].nonzero()[0].tolist()
        return actions

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            self.drawn.append(action)
            if not self.dealt:
                return
            self.table.deal(int.from_bytes(self.drawn))
        elif self._draws:
            put(self.table.ruleset, self.table.state, self._draws.pop(0), action)
            if self._draws:
                return
            assert self._chosen is not None
            self.table.play(self._chosen)
            action, self._chosen = self._chosen, None
        else:
            if self._by_draws:
                after = self.table.copy()
                after.play(action)
                self._draws = draws_between(self.table.ruleset, self.table.state, after.state)
                if self._draws:
                    self._chosen = action
                    return
            self.table.play(action)
        seen, _ = self.table.look(0)
        self.past = blake2b(self.past + bytes([action]) + seen.tobytes(), digest_size=16).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.table.actions[action]
        return f"draw {name_of(self.table.ruleset, action) if self.dealt else action}"

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return self.table.outcome(self._reward)[0]

    def resample_from_infostate(self, _player: int, sampler: Any) -> "CenturyState":
        """The same game with everything dealt anew that no seat can know."""
        other: CenturyState = self.clone()
        redeal(other.table.ruleset.constants, other.table.state, int(sampler() * 2**62))
        return other

    def __str__(self) -> str:
        return self.table.text() if self.dealt else f"drawn: {self.drawn}"


class Observer:
    """What a player sees: the observation with that player first, and as text.

    With perfect recall the text also names the past. The tensor does not: all that matters of
    it lies on the table.
    """

    def __init__(self, table: SingleGame, kind: Any) -> None:
        layout = table.layout
        self._public, self._recall = kind.public_info, kind.perfect_recall
        self.tensor = np.zeros(layout.size if self._public else 0, np.float32)
        self.dict: dict[str, Any] = {}
        if not self._public:
            return
        at = 0
        for field in layout.table:
            self.dict[field.name] = self.tensor[at : at + field.size]
            at += field.size
        for seat in range(table.ruleset.players):
            for field in layout.seat:
                self.dict[f"{field.name}_{seat}"] = self.tensor[at : at + field.size]
                at += field.size

    def set_from(self, state: CenturyState, player: int) -> None:
        if self._public:
            self.tensor[:] = state.table.look(player)[0] if state.dealt else 0

    def string_from(self, state: CenturyState, player: int) -> str | None:
        if not self._public:
            return None  # nobody has secrets
        past = f"\npast: {state.past.hex()}" if self._recall else ""
        return f"seat {player} looks\n{state}{past}"


# One class for each mode: OpenSpiel makes a game by calling its class with the parameters.
GAMES: dict[str, type[CenturyGame]] = {
    mode.id: type(f"CenturyGame_{mode.id}", (CenturyGame,), {"mode": mode})
    for mode in load_modes().values()
}
for _game in GAMES.values():
    pyspiel.register_game(game_type(_game.mode, "win"), _game)
