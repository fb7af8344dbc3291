"""Games at the keyboard."""

import random
import re
from pathlib import Path

import pytest

import century as library
from century.data.mode import load_modes
from century.words import languages
from cli.keyboard import Answer, Century

GAME = ("play", "spice_road", "--players", "2", "--seed", "1")


def menu(screen: str) -> dict[str, str]:
    """The numbers under the last question, each with its action."""
    asked = screen.rpartition("?\n")[2]
    return dict(re.findall(r"^ ?(\d+) ((?:\S+ )+?) *(?=[A-Z])", asked, re.MULTILINE))


def scripted(seed: int, *last: str) -> Answer:
    """Plays any of the shown numbers until the end, then types the last commands."""
    dice, left = random.Random(seed), list(last)

    def answer(screen: str) -> str:
        if "The game is over" in screen or not menu(screen):
            return f"{left.pop(0)}\n" if left else ""
        return f"{dice.choice(list(menu(screen)))}\n"

    return answer


@pytest.mark.parametrize("mode", load_modes())
def test_a_whole_game(century: Century, tmp_path: Path, mode: str) -> None:
    players = max(load_modes()[mode].players)
    saved = tmp_path / "game.txt"
    run = century(
        *("play", mode, "--players", str(players), "--seed", "7", "--round-limit", "6"),
        typed=scripted(3, "rest", f"save {saved}", "quit"),
    )
    assert (run.status, run.err) == (0, "")
    game = library.load(saved.read_text(encoding="utf-8"))
    assert game.over
    assert game.winner is not None
    assert f"Seat {game.winner} wins with {game.scores()[game.winner]['total']}" in run.out
    assert "rest: The game is over." in run.out
    assert run.out.count("What do you do?") >= 6


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_in_every_language(century: Century, language: str) -> None:
    run = century(*GAME, "--seats", "random,random", "--round-limit", "2", "--lang", language)
    assert (run.status, run.err) == (0, "")
    assert run.out.count(library.modes()["spice_road"]["title"].split(":")[0]) == 2


def test_the_same_seed_plays_the_same_game(century: Century) -> None:
    first, second = (
        century("play", "new_world", "--seed", "3", "--round-limit", "4", typed=scripted(1)).out
        for _ in range(2)
    )
    assert first == second


@pytest.mark.parametrize("typed", ["play s1", "  PLAY   S1 ", "Play s1"])
def test_a_token_is_taken_as_typed(century: Century, typed: str) -> None:
    run = century(*GAME, typed=f"{typed}\n")
    assert "YYYYY" in run.out.rpartition("What do you do?")[0].rpartition("─ Century")[2]


def test_a_number_is_the_action_beside_it(century: Century) -> None:
    shown = menu(century(*GAME).out)
    number = next(number for number, token in shown.items() if token.strip() == "play s1")
    assert century(*GAME, typed=f"{number}\n").out == century(*GAME, typed="play s1\n").out


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("play m07", "play m07:"),
        ("99", '"99"'),
        ("0012", '"0012"'),
        ("0", '"0"'),
        ("²", "²"),
        ("9" * 5000, "999"),
        ("dance", '"dance"'),
        ("claim 1", "claim 1:"),
        ("trade 1", "trade 1: Not possible now."),
        ("play s3", "Did you mean play s"),
    ],
)
def test_a_wrong_action_is_refused_and_asked_again(
    century: Century, typed: str, reason: str
) -> None:
    run = century(*GAME, typed=f"{typed}\nplay s1\n")
    refusal = run.out.partition("(help): ")[2].partition("Seat 0, number")[0]
    assert reason in refusal
    assert refusal.count("\n") == 1
    assert run.out.count("What do you do?") == 2
    assert (run.status, run.err) == (0, "")


def test_a_refusal_is_told_in_the_language_of_the_player(century: Century) -> None:
    run = century(*GAME, "--lang", "fr", typed="acquire 5\n")
    assert "acquire 5\u00a0: Coûte 4 cubes, et vous avez 3 jaunes." in run.out


def test_undo_goes_back_to_the_own_decision(century: Century) -> None:
    once = century(*GAME, typed="")
    run = century(*GAME, typed="play s1\nundo\n")
    table = once.out.partition("(help): ")[0]
    assert run.out.endswith(f"{table}(help): \nGoodbye.\n")


def test_undo_inside_a_turn(century: Century) -> None:
    run = century(*GAME, typed="play s2\nupgrade y\nundo\n")
    assert run.out.count("2 upgrades are left") == 2


def test_undo_at_the_beginning_says_so(century: Century) -> None:
    run = century(*GAME, typed="undo\n")
    assert "There is nothing to undo." in run.out


def test_undo_after_the_end(century: Century) -> None:
    game = (*GAME, "--seats", "human,human", "--round-limit", "1")
    run = century(*game, typed="rest\nrest\nundo\nrest\n")
    assert run.out.count("wins with") == 2


def test_two_people_share_the_keyboard(century: Century) -> None:
    run = century(*GAME, "--seats", "human,human", typed="play s1\nplay s1\nundo\n")
    assert "(random)" not in run.out
    assert re.findall(r"Seat (\d), number", run.out) == ["0", "1", "0", "1"]


def test_random_turns_are_told_in_words(century: Century) -> None:
    run = century(*GAME, typed="rest\n")
    assert re.search(r"☾ Seat 1 [a-z]+s .*\.$", run.out, re.MULTILINE)


def test_help_and_table(century: Century) -> None:
    run = century(*GAME, typed="help\nTABLE\n")
    assert "save FILE" in run.out
    assert run.out.count("Merchant cards") == 2


def test_quit_and_the_end_of_the_input_are_polite(century: Century) -> None:
    for typed in ("quit\n", "", "\n\n", "Quit"):
        run = century(*GAME, typed=typed)
        assert (run.status, run.err) == (0, "")
        assert run.out.endswith("Goodbye.\n")


def test_nothing_hidden_is_shown(century: Century) -> None:
    hidden = library.new("spice_road", seed=1).position()["hidden"]
    out = century(*GAME).out
    assert not [card for card in hidden["points"] + hidden["market"] if card in out]


def test_save_load_and_go_on(century: Century, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    run = century(*GAME, typed=f"play s1\nsave {saved}\nquit\n")
    assert f"Saved in {saved}." in run.out
    table = run.out.partition("Round 2")[2].partition("(help): ")[0]
    again = century("play", "--load", str(saved))
    assert again.status == 0
    assert again.out.partition("Round 2")[2].startswith(table)
    undone = century("play", "--load", str(saved), typed="undo\n")
    assert "Round 1 " in undone.out


def test_the_game_goes_on_after_loading_as_it_would_have(century: Century, tmp_path: Path) -> None:
    saved, later = tmp_path / "game.txt", tmp_path / "later.txt"
    whole, loaded = "rest\nrest\n", "rest\n"
    century(*GAME, typed=f"rest\nsave {saved}\n")
    century("play", "--load", str(saved), typed=f"{loaded}save {later}\n")
    century(*GAME, typed=f"{whole}save {saved}\n")
    assert saved.read_bytes() == later.read_bytes()


def test_saving_again_overwrites_the_record(century: Century, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    century(*GAME, typed=f"save {saved}\nplay s1\nsave {saved}\n")
    assert library.load(saved.read_text(encoding="utf-8")).history[0] == "play s1"
    assert list(tmp_path.iterdir()) == [saved]


@pytest.mark.parametrize(
    ("where", "reason"),
    [
        ("", "Save where?"),
        ("{tmp}", "is no record|directory"),
        ("{tmp}/missing/game.txt", "No such file or directory"),
        ("{tmp}/notes.txt", "the file exists and is no record"),
        ("{tmp}/" + "x" * 300, "too long"),
        ("{tmp}/\0", "null"),
    ],
)
def test_a_bad_place_to_save_is_refused(
    century: Century, tmp_path: Path, where: str, reason: str
) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("mine", encoding="utf-8")
    run = century(*GAME, typed=f"save {where.replace('{tmp}', str(tmp_path))}\n")
    assert re.search(reason, run.out)
    assert (run.status, run.err) == (0, "")
    assert notes.read_text(encoding="utf-8") == "mine"
    assert list(tmp_path.iterdir()) == [notes]


def test_cubes_of_one_choice_are_typed_in_any_order(century: Century, tmp_path: Path) -> None:
    """They are told in one, and the last can be taken back."""
    saved = tmp_path / "game.txt"
    typed = [
        *("play s1", "play s1", "rest", "rest"),
        *("play s2", "upgrade Y", "upgrade R", "rest", "rest", "rest"),
        *("play s2", "upgrade G", "undo", "upgrade G", "upgrade Y"),
        *(f"save {saved}", "quit"),
    ]
    run = century(*GAME, "--seats", "human,human", typed="\n".join(typed) + "\n")
    assert (run.status, run.err) == (0, "")
    assert "Chosen: " in run.out
    assert library.load(saved.read_text(encoding="utf-8")).history[-2:] == [
        "upgrade Y",
        "upgrade G",
    ]


def test_bots_may_have_options(century: Century) -> None:
    seats = "mcts(simulations=5),planner(width=2, turns=2)"
    run = century(*GAME, "--seats", seats, "--round-limit", "1")
    assert (run.status, run.err) == (0, "")
    assert "planner(turns=2,width=2)" in run.out
    for wrong in ("mcts(simulation=5),random", "mcts(),dance()", "mcts(,random"):
        run = century(*GAME, "--seats", wrong)
        assert (run.status, run.err.count("\n")) == (2, 1)
