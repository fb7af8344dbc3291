"""A bot that fails loses the decision to a random legal action."""

import pytest

import century
from arena import rogues
from century.bots import Bot, bot
from century.bots.fallback import fair_choice, fallback


def third(player: Bot, limit: float | None = None) -> tuple[str, str | None, str | None]:
    """Token, kind and detail of the third decision."""
    game = century.new("spice_road", seed=4)
    for _ in range(3):
        choice = fair_choice(player, game, 9, limit)
    kind, detail = choice.fault or (None, None)
    return choice.token, kind, detail


FALLBACK = fallback(century.new("spice_road", seed=4), 9)


@pytest.mark.parametrize(
    ("player", "kind", "detail"),
    [
        (rogues.Raises(), "error", r"RuntimeError: no idea\nat all"),
        (rogues.Exits(), "error", "SystemExit: enough"),
        (rogues.Dreams(), "illegal", '"dance"'),
        (rogues.Nobody(), "illegal", "None"),
    ],
)
def test_a_fault_is_told_and_the_fallback_played(player: Bot, kind: str, detail: str) -> None:
    assert third(player) == (FALLBACK, kind, detail)


def test_who_takes_too_long_is_judged_after_the_answer() -> None:
    token, kind, detail = third(rogues.Slow(), limit=0.2)
    assert (token, kind) == (FALLBACK, "slow")
    assert detail
    assert detail.endswith("s, more than 0.2 s")
    assert third(rogues.Slow())[1] is None


def test_a_sound_bot_plays_what_it_chose() -> None:
    game = century.new("new_world", seed=4)
    choice = fair_choice(bot("greedy", seed=1), game, 2, limit=600)
    assert choice.fault is None
    assert choice.token in game.actions()
    assert not game.history


def test_the_fallback_follows_from_the_seed() -> None:
    game = century.new("new_world", 4, seed=4)
    drawn = [fallback(game, seed) for seed in range(40)]
    assert drawn == [fallback(game, seed) for seed in range(40)]
    assert set(drawn) <= set(game.actions())
    assert len(set(drawn)) > 1


def test_details_stay_short() -> None:
    class Wordy:
        def choose(self, game: century.Game) -> str:
            raise ValueError("x" * 10_000)

    _, _, detail = third(Wordy())
    assert detail
    assert len(detail) <= 200
