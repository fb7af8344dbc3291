"""Advice: options, expected lines, and reasons in words."""

import json

import pytest

import century
from century.game.components import components_of
from century.words import Words, languages
from century.words.actions import action_phrase

PAIRS = [(mode, n) for mode, about in century.modes().items() for n in about["players"]]


@pytest.mark.parametrize(("mode", "players"), PAIRS)
def test_advice_is_whole(mode: str, players: int) -> None:
    game = century.new(mode, players, seed=1)
    for token in ("rest",) * (players + 1):
        game.play(token)
    position = game.position()
    advice = century.advise(game, simulations=400)
    assert game.position() == position
    assert advice.seat == game.seat
    assert advice.decision == "turn"
    assert 1 <= len(advice.options) <= 5
    assert advice.best is advice.options[0]
    shares = [option.share for option in advice.options]
    assert 2 * advice.best.share >= max(shares)
    assert sum(shares) <= 1.0001
    for option in advice.options:
        assert option.token in game.actions()
        assert option.line[0].token == option.token
        assert option.line[0].seat == game.seat
        assert option.line[0].phrase == action_phrase(game, option.token)
        assert len(option.chances) == len(option.scores) == players
        assert sum(option.chances) == pytest.approx(1, abs=1e-3)
        assert all(0 < score < 200 for score in option.scores)
    assert json.loads(json.dumps(advice.to_json()))["options"][0]["token"] == advice.best.token
    expected = [step.phrase for option in advice.options for step in option.line]
    for language in languages():
        for phrase in [*advice.reasons, *expected]:
            assert Words(language).say(phrase)


def test_the_same_seed_gives_the_same_advice() -> None:
    game = century.new("spice_road", 3, seed=9)
    first = century.advise(game, simulations=300, seed=4)
    assert century.advise(game, simulations=300, seed=4) == first


def test_advice_does_not_look_at_hidden_piles() -> None:
    game = century.new("new_world", 2, seed=9)
    first = century.advise(game, simulations=300)
    assert century.advise(game.redeal(5), simulations=300) == first


def test_a_card_that_both_can_pay_for_is_a_reason() -> None:
    position = century.new("spice_road", 2, seed=3).position()
    ruleset = century.new("spice_road", 2).ruleset
    cost = components_of(ruleset).points[position["points"]["row"][0]].cost
    for seat in position["seats"]:
        seat["cubes"] = cost
    advice = century.advise(century.from_position(position), simulations=1000)
    assert advice.best.token == "claim 1"
    assert advice.reasons[0].message == "why-now"
    assert "points" in Words("en").say(advice.reasons[0])


def test_a_finished_game_needs_no_advice() -> None:
    game = century.new("new_world", 2, seed=1, round_limit=1).play("rest").play("rest")
    with pytest.raises(century.InvalidOption, match="the game is over"):
        century.advise(game)
