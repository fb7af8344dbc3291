"""What a solo game costs a server is measured, whoever thinks for its bots."""

import pytest

import solo_cost


@pytest.mark.parametrize("lends", [False, True])
def test_whole_games_are_played(lends: bool) -> None:
    assert solo_cost.cost("normal", lends, games=1, rounds=2) > 0
