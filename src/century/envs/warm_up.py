"""The environments stepped once, so that they are compiled or read from disk."""

from century.envs.single import SingleGame
from century.envs.vector import VectorGame


def compile_environments() -> None:
    games = VectorGame("spice_road", n=2, threads=2, seed=0)
    games.step(games.sample())
    games.play_at_random(1)
    single = SingleGame(games.ruleset)
    single.deal(0)
    single.look(0)
    single.play(0)
    single.outcome(0)
