"""Every search carried out once, so that it is compiled or read from disk."""

from century.bots import Mcts, ask, bot
from century.game.game import new


def compile_searches() -> None:
    game = new("spice_road", seed=0)
    ask(bot("greedy"), game, 0)
    thinker = Mcts(simulations=400)
    for _ in range(2):  # the second time takes over what it has found before
        expected = thinker.expectations(game, 1)
        game.play(max(expected, key=lambda option: option.share).token)
