"""What a worker that thinks is asked: the turn of a bot, its part in one, or advice."""

from random import SystemRandom
from typing import Any

from century.analysis import Study
from century.bots.mcts import Mcts, Trial, ranked
from century.tables.deal import FrozenGame
from century.tables.responses import PlainPosition
from century.tables.thinking import bot_turn, is_done, player_of

LIMIT = 60.0  # seconds, until another bot finishes the turn
LONGEST_STUDY = 1.0  # seconds at a time; the size of the tree follows from it


class Thinker:
    """Bots and their trees; a game comes as its position."""

    def __init__(self) -> None:
        self._study: Study | None = None
        self._studied: PlainPosition | None = None

    def turn(
        self, position: PlainPosition, bot: str, chair: list[Any], seconds: float
    ) -> list[str]:
        game, seat = chair
        return bot_turn(FrozenGame.from_plain(position), bot, (game, seat), LIMIT, seconds).tokens

    def trials(
        self, position: PlainPosition, bot: str, chair: list[Any], seconds: float
    ) -> list[list[Any]] | None:
        """What a tree says of every action now; None of a bot that grows no trees."""
        game, seat = chair
        dice = SystemRandom()
        player = player_of(bot, (game, seat), dice.getrandbits(32), seconds)
        if not isinstance(player, Mcts):
            return None
        return [
            [trial.token, trial.visits, trial.value]
            for trial in player.trials(
                FrozenGame.from_plain(position).game().redeal(dice.getrandbits(48))
            )
        ]

    def choose(self, position: PlainPosition, trials: list[list[Any]]) -> dict[str, Any]:
        """The best action by what several trees say, and the position after it."""
        game = FrozenGame.from_plain(position).game()
        seat = game.seat
        token = ranked(Trial(*trial) for trial in trials)[0].token
        game.play(token)
        after = {**position, "state": game.now.to_bytes().hex()}
        return {"token": token, "position": after, "done": is_done(game, seat)}

    def advice(self, position: PlainPosition, seconds: float) -> Any:
        """What is known after thinking so much longer about a position."""
        if self._study is None or self._studied != position:
            self._study = Study(FrozenGame.from_plain(position).game(), time=LONGEST_STUDY)
            self._studied = position
        return self._study.advice(seconds).to_json()
