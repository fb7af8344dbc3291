"""What an action costs is measured part by part."""

import action_cost


def test_every_part_of_an_action_is_measured() -> None:
    costs = action_cost.measure(games=5, actions=2)
    assert costs.actions == 10
    assert "for who chooses" in costs.seconds
    assert all(seconds >= 0 for seconds in costs.seconds.values())
