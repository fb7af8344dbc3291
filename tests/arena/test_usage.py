"""What was on the table and who used it."""

import random
from collections import Counter

import pytest

import century
from arena.results import made_up
from century.arena.usage import LOCATIONS, MERCHANTS, POINTS, popularity, usage_of


def random_game(mode: str, players: int, seed: int) -> century.Game:
    dice = random.Random(seed)
    game = century.new(mode, players, seed, round_limit=25)
    while not game.over:
        game.play(dice.choice(game.actions()))
    return game


def watched(game: century.Game) -> tuple[dict[str, set[str]], Counter[tuple[int, str]]]:
    """The same, read off the views."""
    replay = game.beginning()
    shown: dict[str, set[str]] = {"points": set(), "merchants": set(), "bonus": set()}
    worked: Counter[tuple[int, str]] = Counter()
    tokens = [*game.history, ""]
    for token in tokens:
        view = replay.view()
        if view["decision"] in ("turn", None):
            shown["points"].update(view["points"]["row"])
            shown["merchants"].update(
                card["card"] for card in view.get("market", {}).get("row", [])
            )
            shown["bonus"].update(stack["top"] for stack in view.get("bonus", {}).values())
            if token.startswith("work") and view["turn"] is not None:
                worked[view["turn"], token.split()[1]] += 1
        if token:
            replay.play(token)
    return shown, worked


@pytest.mark.parametrize("mode", century.modes())
def test_usage_is_what_the_views_show(mode: str) -> None:
    game = random_game(mode, 3, seed=5)
    usage = usage_of(game.record())
    shown, worked = watched(game)
    for kind, ids in shown.items():
        assert usage.shown[kind] == ids
    for seat, own in enumerate(usage.used[LOCATIONS]):
        assert own == {place: count for (who, place), count in worked.items() if who == seat}
        assert set(own) <= usage.shown[LOCATIONS]
    for kind, seats in usage.used.items():
        for own in seats:
            assert set(own) <= usage.shown[kind], kind
    second = game.view()["seats"][1]
    assert list(usage.used[POINTS][1]) == second.get("points", second.get("cards"))


def test_covered_locations_open_when_their_tile_is_taken() -> None:
    game = random_game("new_world", 2, seed=1)
    ruleset = game.ruleset
    on_boards = {place.id for place in ruleset.locations if place.board in ("A1", "B1", "C1")}
    still = {place for place, on in game.view()["locations"].items() if "tile" in on}
    usage = usage_of(game.record())
    assert still
    assert not usage.shown[LOCATIONS] & still
    assert on_boards - still <= usage.shown[LOCATIONS]
    assert all(
        place.partition(".")[0] in ("A1", "B1", "C1", game.options["board"])
        for place in usage.shown[LOCATIONS]
    )


def test_starting_cards_are_no_choice() -> None:
    usage = usage_of(random_game("spice_road", 2, seed=2).record())
    assert not {"s1", "s2"} & {card for own in usage.used[MERCHANTS] for card in own}
    assert any(usage.used[MERCHANTS])


def test_popularity_compares_winners_and_others_where_a_thing_was_there() -> None:
    games = [random_game("spice_road", 3, seed=seed) for seed in range(4)]
    results = [made_up(1, 1, 1, seats=("a",) * 3, winner=game.winner) for game in games]
    usages = [usage_of(game.record()) for game in games]
    rows = {row.id: row for row in popularity(results, usages)[MERCHANTS]}
    for thing, row in rows.items():
        there = [
            (r, u) for r, u in zip(results, usages, strict=True) if thing in u.shown[MERCHANTS]
        ]
        assert row.games == len(there)
        won = sum(thing in u.used[MERCHANTS][r["winner"]] for r, u in there)
        lost = sum(
            thing in own
            for r, u in there
            for seat, own in enumerate(u.used[MERCHANTS])
            if seat != r["winner"]
        )
        assert row.by_winners == pytest.approx(won / len(there))
        assert row.by_others == pytest.approx(lost / len(there) / 2)
        assert row.times == won + lost
        assert row.used <= row.games
