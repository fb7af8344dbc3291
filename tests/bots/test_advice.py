"""Advice: options, expected lines, and reasons in words."""

import json

import pytest

import century
from century.analysis import Option
from century.analysis.arguments import arguments_for, percent
from century.game.components import components_of
from century.game.phrase import Phrase
from century.words import Words, languages
from century.words.actions import action_phrase
from century.words.plans import plan_phrases

PAIRS = [(mode, n) for mode, about in century.modes().items() for n in about["players"]]


@pytest.mark.parametrize(("mode", "players"), PAIRS)
def test_advice_is_whole(mode: str, players: int) -> None:
    game = century.new(mode, players, seed=1)
    for token in ("rest",) * (players + 1):
        game.play(token)
    position = game.position()
    advice = century.advise(game, simulations=400)
    assert advice.simulations == 400
    assert century.advise(game, simulations=7, threads=2).simulations == 7
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
    told = [phrase for option in advice.options for phrase in (*option.plan, *option.expected)]
    expected = [step.phrase for option in advice.options for step in option.line] + told
    check_order(advice)
    for language in languages():
        for phrase in [*advice.reasons, *expected]:
            assert Words(language).say(phrase)


def check_order(advice: century.Advice) -> None:
    """What is recommended shows the greatest chance, or it is said why not."""
    shown = [percent(option, advice.seat) for option in advice.options]
    if max(shown) > shown[0]:
        assert advice.reasons[-1].message in ("why-seldom", "why-points")


def option(token: str, chance: float, share: float = 0.4) -> Option:
    return Option(token, share, [chance, 1 - chance], [30, 30], [], [], [], [])


@pytest.mark.parametrize(
    ("others", "said"),
    [
        (
            [("rest", 0.50, 0.4)],
            "Its chance to win is 4 percentage points higher than that of rest.",
        ),
        (
            [("rest", 0.53, 0.4)],
            "Its chance to win is 1 percentage point higher than that of rest.",
        ),
        ([("rest", 0.54, 0.4)], "rest is about as good."),
        (
            [("rest", 0.58, 0.1)],
            "rest (2.) shows a greater chance, but was tried too seldom to be trusted.",
        ),
        (
            [("rest", 0.54, 0.4), ("play s1", 0.55, 0.3)],
            "play s1 (3.) shows a greater chance, but a smaller lead in points.",
        ),
    ],
)
def test_chances_are_compared_in_percentage_points(
    others: list[tuple[str, float, float]], said: str
) -> None:
    game = century.new("spice_road", 2, seed=3)
    options = [option("acquire 1", 0.54), *(option(*other) for other in others)]
    (reason,) = arguments_for(game, options, [])
    assert Words("en").say(reason) == said


def test_the_plan_is_the_whole_turn() -> None:
    position = century.new("new_world", 2, seed=3).position()
    position["seats"][0]["cubes"] = "YYYR"
    game = century.from_position(position)
    advice = century.advise(game, simulations=600)
    for best in advice.options:
        after = game.copy()
        for token in best.turn:
            after.play(token)
        assert after.turn == 1 or len(best.turn) == len(best.line)
        assert [step.token for step in best.line[: len(best.turn)]] == best.turn


def test_cubes_of_a_plan_are_told_together() -> None:
    upgrades = [Phrase("action-upgrade", cube=cube) for cube in "YYR"]
    plan = plan_phrases([Phrase("action-play", card="s2", effect=Phrase("not-now")), *upgrades])
    assert [Words("en").say(phrase) for phrase in plan[1:]] == ["Upgrade 2 yellow and 1 red"]
    stopped = plan_phrases([*upgrades, Phrase("action-done")])
    assert [phrase.message for phrase in stopped] == ["plan-upgrade"]
    assert plan_phrases([Phrase("action-done")]) == [Phrase("action-done")]


def test_a_card_that_is_expected_next_turn_is_named() -> None:
    """Two cubes short of the first card, with a card in hand that brings them."""
    position = century.new("spice_road", 2, seed=3).position()
    ruleset = century.new("spice_road", 2).ruleset
    cost = components_of(ruleset).points[position["points"]["row"][0]].cost
    position["seats"][0]["cubes"] = "".join(sorted(cost.replace("Y", "", 2), key="YRGB".index))
    game = century.from_position(position)
    advice = century.advise(game, simulations=1500)
    cards = [reason.facts["card"] for reason in advice.reasons if "card" in reason.facts]
    assert set(cards) <= set(position["points"]["row"])
    for reason in advice.reasons:
        if reason.message == "why-later":
            assert int(str(reason.facts["turns"])) >= 1


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
