"""Reasons: an action that is not legal is refused in one line that says why."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import century
from century.game.refusal import why_not
from century.game.tokens import tokens_of
from century.words import Words, languages
from lockstep import TABLES, bytes_of, random_game
from scenario import Table


def why(game: century.Game, token: str) -> str:
    """Why the token cannot be played; nothing is changed."""
    before = bytes_of(game)
    with pytest.raises(century.IllegalAction) as caught:
        game.play(token)
    said = str(caught.value)
    assert said.isprintable()
    assert bytes_of(game) == before
    assert said.startswith(f"{token}: ")
    assert said == f"{token}: {why_not(game.ruleset, game.state, token).line}"
    for words in WORDS.values():  # raises when a fact is missing
        assert words.describe_reason(game, token)
    return said.removeprefix(f"{token}: ")


WORDS = {language: Words(language) for language in languages()}


def sentences_of(game: century.Game, token: str) -> dict[str, str]:
    """The same for people, in every language."""
    return {language: words.describe_reason(game, token) for language, words in WORDS.items()}


def cost_at(game: century.Game, name: str) -> str:
    """What the trade at a location costs."""
    effect = next(place.effect for place in game.ruleset.locations if place.id == name)
    assert effect is not None
    return effect.cost


# In every mode


def test_an_unknown_action_is_told_from_what_is_legal() -> None:
    game = century.new("spice_road", seed=0)
    with pytest.raises(century.IllegalAction) as caught:
        game.play("claim 9")
    assert str(caught.value) == (
        '"claim 9": no action of spice_road (did you mean claim 5?); '
        "legal now: play s1, play s2, acquire 1, acquire 2, acquire 3, acquire 4, rest"
    )


def test_a_long_list_of_what_is_legal_is_cut() -> None:
    table = Table("new_world", board="E1")
    table.seat(0, cubes="YYYRRRGG")
    with pytest.raises(century.IllegalAction) as caught:
        table.game().play("?")
    assert str(caught.value).count("work ") == 12
    assert str(caught.value).endswith(", ...")


@pytest.mark.parametrize(
    ("junk", "said"),
    [
        (None, "NoneType: an action is a line of text, such as: rest"),
        (7, "int: an action is a line of text, such as: rest"),
        (["rest"], "list: an action is a line of text, such as: rest"),
        ("", '"": no action of new_world'),
        ("rest\n", r'"rest\n": no action of new_world (did you mean rest?)'),
        ("x" * 99, f'"{"x" * 35} ...: no action of new_world; legal now: '),
    ],
)
def test_what_is_no_action_is_told_so(junk: str, said: str) -> None:
    with pytest.raises(century.IllegalAction) as caught:
        century.new("new_world", seed=0).play(junk)
    assert str(caught.value).startswith(said)
    assert str(caught.value).isprintable()


def test_after_the_end_there_is_no_action() -> None:
    game = random_game("spice_road", 2, seed=0, after=10_000)
    assert game.over
    assert why(game, "rest") == "the game is over"
    with pytest.raises(century.IllegalAction, match='"nonsense": the game is over'):
        game.play("nonsense")


def test_another_decision_comes_first() -> None:
    game = century.new("spice_road", seed=0).play("play s2")
    assert why(game, "rest") == "the decision now is upgrade: upgrade Y, done"
    assert why(game, "discard Y") == "the decision now is upgrade: upgrade Y, done"


def test_a_later_decision_is_not_yet_asked() -> None:
    game = century.new("spice_road", seed=0)
    assert why(game, "upgrade Y").startswith("the decision now is turn: play s1, play s2, ")


# Spice Road


def test_a_card_must_be_in_hand() -> None:
    table = Table("spice_road")
    table.seat(0, hand=["s1"], played=["m01"])
    game = table.game()
    assert why(game, "play m01") == "seat 0 has played it and must rest first"
    assert why(game, "play m02") == "it is not in the hand of seat 0"


def test_a_card_must_be_paid() -> None:
    table = Table("spice_road")
    table.seat(0, hand=["m28", "m36"], cubes="YRR")
    assert why(table.game(), "play m28") == "costs RRR, and seat 0 has YRR"
    table.seat(0, cubes="")
    assert why(table.game(), "play m36") == "costs GGG, and seat 0 has no cubes"


def test_a_merchant_in_the_row_must_be_paid() -> None:
    table = Table("spice_road")
    table.seat(0, cubes="R")
    assert why(table.game(), "acquire 3") == "costs 2 cubes, and seat 0 has R"
    table.seat(0, cubes="")
    assert why(table.game(), "acquire 2") == "costs 1 cube, and seat 0 has no cubes"


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ([], "there are no cards in the row"),
        (["m01"], "there is 1 card in the row"),
        (["m01", "m02"], "there are 2 cards in the row"),
    ],
)
def test_a_merchant_must_lie_in_the_row(row: list[str], said: str) -> None:
    table = Table("spice_road")
    table.market(*row, spare=1)
    assert why(table.game(), "acquire 3") == said


def test_a_point_card_must_be_paid() -> None:
    table = Table("spice_road")
    table.seat(0, cubes="YYB")
    table.points("p01", "p02")
    cost = table.game().ruleset.points[1].cost
    assert why(table.game(), "claim 2") == f"costs {cost}, and seat 0 has YYB"


def test_a_merchant_is_paid_with_cubes_that_are_there() -> None:
    table = Table("spice_road")
    table.seat(0, cubes="YYG")
    game = table.play("acquire 2")
    assert why(game, "place R") == "seat 0 has YYG, and no R"


# Effects, in any mode


def test_a_trade_is_carried_out_as_often_as_it_can_be_paid() -> None:
    table = Table("spice_road")
    table.seat(0, hand=["m10"], cubes="YYYYYR")
    game = table.play("play m10")
    assert why(game, "trade 0") == "the trade must be carried out at least once"
    assert why(game, "trade 3") == "costs YY each time, and seat 0 has YYYYYR: at most 2 times"


def test_an_upgrade_needs_a_cube_and_goes_in_colour_order() -> None:
    table = Table("spice_road")
    table.seat(0, cubes="YRR")
    game = table.play("play s2")
    assert why(game, "upgrade G") == "seat 0 has YRR, and no G"
    game.play("upgrade R")
    assert why(game, "upgrade Y") == "cubes go in colour order, now R or later"


def test_discarding_goes_in_colour_order_and_must_come_to_its_end() -> None:
    table = Table("spice_road")
    table.seat(0, cubes="YYYYRRRRGB", hand=["m04"])
    game = table.play("play m04")
    assert game.decision == "discard"
    assert why(game, "discard G") == (
        "4 to give in colour order, and seat 0 has YYYYYYYYRRRRGB: only 2 of G or later"
    )
    game.play("discard R")
    assert why(game, "discard Y") == "cubes go in colour order, now R or later"
    table.seat(0, cubes="YYYYYYYYRG")
    assert why(table.play("play m04"), "discard B") == "seat 0 has YYYYYYYYYYRG, and no B"


# A New World


def test_a_location_must_be_open() -> None:
    table = Table("new_world", board="D1")
    table.tile("C1.3", "x02")
    assert why(table.game(), "work C1.3") == "the exploration tile x02 covers it"
    assert why(table.game(), "work E1.1") == "its board is not in this game"


def test_a_location_must_not_hold_ones_own_settlers() -> None:
    table = Table("new_world")
    table.seat(0, at={"A1.3": 1})
    assert why(table.game(), "work A1.3") == "seat 0 has settlers there"


def test_a_location_needs_settlers() -> None:
    table = Table("new_world")
    table.seat(0, settlers=1)
    table.seat(1, at={"A1.3": 4})
    game = table.game()
    assert why(game, "work B1.3") == "needs 2 settlers, and seat 0 has 1 settler free"
    assert why(game, "work A1.3") == "needs 5 settlers, and seat 0 has 1 settler free"
    table.seat(0, settlers=0)
    assert why(table.game(), "work A1.4") == "needs 1 settler, and seat 0 has no settlers free"


def test_a_trade_must_be_paid_with_the_help_of_tools() -> None:
    table = Table("new_world")
    table.seat(0, cubes="RG", cards=["n10"])  # a yellow cube at rivers
    game = table.game()
    cost, other = cost_at(game, "A1.5"), cost_at(game, "B1.4")
    assert why(game, "work A1.5") == f"costs {cost}, and seat 0 has YRG with Y from tools"
    assert why(game, "work B1.4") == f"costs {other}, and seat 0 has RG"


def test_a_fort_must_give_something() -> None:
    table = Table("new_world")
    table.seat(0, cubes="YY", bonus=["b01", "b02", "b03"])
    table.points("n01")
    assert why(table.game(), "work A1.1") == (
        "its card costs YYRR, and seat 0 has YY; seat 0 has 3 bonus tiles, and no space left"
    )
    table.seat(0, bonus=["b01"])
    table.seat(1, bonus=["b02", "b03"])
    table.stack("A1.1/1")
    assert why(table.game(), "work A1.1") == (
        "its card costs YYRR, and seat 0 has YY; no bonus tile is left there"
    )


def test_a_bonus_tile_is_taken_from_where_it_is_offered() -> None:
    table = Table("new_world")
    table.seat(0, cubes="YYRR", bonus=["b01", "b02"])
    table.points("n02", "n04", "n01")
    table.stack("B1.1/2")
    game = table.play("work B1.1")
    assert why(game, "bonus A1.1/1") == "bonus tiles are offered at B1.1/1, B1.1/2 only"
    assert why(game, "bonus B1.1/2") == "no bonus tile is left there"


def test_one_half_of_a_fort_must_be_used() -> None:
    table = Table("new_world")
    table.seat(0, cubes="Y")
    table.points("n35", "n16", "n01")
    game = table.play("work B1.1")
    assert why(game, "skip") == (
        "the card cannot be claimed (its card costs YYRR, and seat 0 has Y): take a bonus tile"
    )


def test_an_exploration_tile_must_be_on_the_table() -> None:
    table = Table("new_world", players=4)
    table.seat(0, cubes="RG")
    table.seat(1, explored=["x01"])
    table.points("n27")
    game = table.play("work A1.1", "skip")
    assert game.decision == "explore"
    assert why(game, "explore x01") == "seat 1 has it"
    seen = str(game.view())
    away = next(f"x{n:02}" for n in range(1, 11) if f"x{n:02}" not in seen)
    assert why(game, f"explore {away}") == "it is not in this game"


# From East to West, Part I


def test_a_route_card_needs_settlers_and_its_cost() -> None:
    table = Table("east_west_1")
    table.seat(0, cubes="Y", settlers=2, route=[("m01", 1), "m02", "m03", "m10"])
    game = table.game()
    assert why(game, "route 1") == "there is 1 settler on it"
    assert why(game, "route 4") == "needs 3 settlers, and seat 0 has 2 settlers free"
    assert why(game, "route 5") == "there are 4 cards in the route of seat 0"
    table.seat(0, settlers=3)
    assert why(table.game(), "route 4") == "costs YY, and seat 0 has Y"


def test_only_cards_of_the_route_change_places() -> None:
    table = Table("east_west_1")
    table.seat(0, route=["m01", "m02"])
    game = table.play("work C2.3")
    assert why(game, "swap 1 3") == "there are 2 cards in the route of seat 0"


@pytest.mark.parametrize("mode", ["east_west_1", "east_west_3"])
def test_a_market_needs_a_card(mode: str) -> None:
    table = Table(mode)
    table.market("m01", spare=1)
    assert why(table.game(), "work E2.2") == "no card lies below it"


# From East to West, Parts II and III


def test_a_market_card_must_be_paid_where_it_can_only_be_used() -> None:
    table = Table("east_west_3")
    table.market("m36")
    assert why(table.game(), "work E2.1") == "its card costs GGG, and seat 0 has YYY"


def test_a_fort_without_bonus_tiles_needs_the_card() -> None:
    table = Table("east_west_2")
    table.points("n01")
    assert why(table.game(), "work A2.1") == "its card costs YYRR, and seat 0 has YYY"


def test_a_ship_trade_needs_an_island_and_its_cost() -> None:
    table = Table("east_west_2")
    table.island(1, "tea4")
    assert why(table.game(), "work F2.1") == "the ship of seat 0 is at sea"
    table.seat(0, ship=1, cubes="YYR")
    assert why(table.game(), "work F2.1") == "the trade there costs RR, and seat 0 has YYR"


def test_a_post_trade_needs_a_post_and_its_cost() -> None:
    table = Table("east_west_2")
    table.island(1, "tea4")
    table.island(2, "chili3")
    table.island(3, "ginger5")
    assert why(table.game(), "work F2.3") == "seat 0 has no trading post"
    table.seat(0, posts=[1, 2], cubes="YYR")
    said = "the trades at its posts cost B or RR, and seat 0 has YYR"
    assert why(table.game(), "work F2.3") == said
    table.seat(0, posts=[1, 2, 3], cubes="RRG")
    game = table.play("work F2.3")
    assert why(game, "post 2") == "costs B, and seat 0 has RRG"
    assert why(game, "post 4") == "seat 0 has no trading post there"


def test_a_ship_goes_elsewhere_as_far_as_its_steps() -> None:
    table = Table("east_west_2")
    table.seat(0, ship=1)
    one, two = table.play("work F2.2"), table.play("work F2.5")
    assert why(one, "sail 1") == "the ship is there already"
    assert why(one, "sail 4") == "it is more than 1 step from island 1"
    assert why(two, "sail 9") == "it is more than 2 steps from island 1"


def test_ships_must_be_paid() -> None:
    table = Table("east_west_2", players=4)
    table.seat(0, ship=1, cubes="Y")
    table.seat(1, ship=2)
    table.seat(2, ship=2)
    game = table.play("work F2.2")
    said = "there are 2 ships to be paid a cube each, and seat 0 has Y"
    assert why(game, "sail 2") == said
    table.seat(0, cubes="YR")
    paying = table.play("work F2.2", "sail 2")
    assert why(paying, "pay G") == "seat 0 has YR, and no G"


def test_a_ship_cannot_sail_where_it_can_pay_nobody() -> None:
    """Of the star, island 8 is a corner between 2 and 3."""
    table = Table("east_west_2", players=3)
    table.seat(0, ship=8, cubes="")
    table.seat(1, ship=2)
    table.seat(2, ship=3)
    said = "every island in reach asks for 1 cube, and seat 0 has no cubes"
    assert why(table.game(), "work F2.2") == said


def test_a_post_is_paid_in_colour_order() -> None:
    table = Table("east_west_2", players=2)
    table.island(1, "tea4")
    table.seat(0, cubes="YYRB")
    table.seat(1, posts=[1])
    game = table.play("work F2.2", "sail 1", "build")
    assert game.decision == "spend"
    assert why(game, "spend G") == "seat 0 has YYRB, and no G"
    said = "2 to give in colour order, and seat 0 has YYRB: only 1 of B or later"
    assert why(game, "spend B") == said


# In the reader's language


def test_people_are_told_in_their_language() -> None:
    table = Table("spice_road")
    table.seat(0, hand=["m28"], cubes="YRR")
    assert sentences_of(table.game(), "play m28") == {
        "en": "It costs 3 red, and you have 1 yellow and 2 red.",
        "fr": "Coûte 3 rouges, et vous avez 1 jaune et 2 rouges.",
        "de": "Kostet 3 rote, und du hast 1 gelbe und 2 rote.",
        "nl": "Kost 3 rode, en je hebt 1 geel en 2 rode.",
        "hu": "Az ára 3 piros, és ennyid van: 1 sárga és 2 piros.",
    }


def test_having_nothing_has_a_word_of_its_own() -> None:
    table = Table("spice_road")
    table.seat(0, hand=["m36"], cubes="")
    assert (
        sentences_of(table.game(), "play m36")["en"] == "It costs 3 green, and you have no cubes."
    )


def test_two_reasons_are_two_sentences() -> None:
    table = Table("new_world")
    table.seat(0, cubes="YY", bonus=["b01", "b02", "b03"])
    table.points("n01")
    sentences = sentences_of(table.game(), "work A1.1")
    assert sentences["en"] == (
        "It costs 2 yellow and 2 red, and you have 2 yellow. "
        "You have no space left for a bonus tile."
    )
    assert sentences["fr"].endswith("Vous n’avez plus d’espace pour une tuile Bonus.")


def test_cubes_of_tools_are_told() -> None:
    table = Table("new_world")
    table.seat(0, cubes="RG", cards=["n10"])  # a yellow cube at rivers
    game = table.game()
    assert sentences_of(game, "work A1.5")["en"] == (
        f"It costs {len(cost_at(game, 'A1.5'))} yellow, and you have 1 yellow, 1 red and 1 green, "
        "counting 1 yellow from your tools."
    )


def test_a_slip_of_the_finger_is_pointed_out() -> None:
    sentences = sentences_of(century.new("spice_road", seed=0), "claim 9")
    assert sentences["en"] == "There is no such action. Did you mean claim 5?"
    assert sentences["fr"] == "Cette action n’existe pas. Vouliez-vous dire claim 5\u00a0?"


# Whatever happens


@settings(max_examples=30)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**40), after=st.integers(0, 250))
def test_every_action_that_is_not_legal_has_a_reason(
    table: tuple[str, int], seed: int, after: int
) -> None:
    game = random_game(*table, seed, after)
    for _ in range(5):
        for token in sorted({*tokens_of(game.ruleset).all} - {*game.actions()}):
            assert why_not(game.ruleset, game.state, token).line
            assert WORDS["en"].describe_reason(game, token)
        if not game.over:
            game.play(game.actions()[seed % len(game.actions())])
