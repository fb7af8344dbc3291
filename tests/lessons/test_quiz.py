"""Questions about real positions: the rules give the answers, and the reasons."""

import pytest

from century.data.mode import load_modes
from century.lessons.quiz import QUESTIONS, Question, questions
from century.words import Words, languages

MODES = list(load_modes())


@pytest.mark.parametrize("mode", MODES)
def test_ten_questions_of_several_kinds(mode: str) -> None:
    asked = questions(mode, 1)
    assert len(asked) == QUESTIONS
    assert {question.kind for question in asked} == {"cost", "not", "score", "winner"}


@pytest.mark.parametrize("mode", MODES)
def test_the_same_seed_asks_the_same_and_another_one_others(mode: str) -> None:
    first, second, third = questions(mode, 3), questions(mode, 3), questions(mode, 4)
    assert [plain(one) for one in first] == [plain(one) for one in second]
    assert [plain(one) for one in first] != [plain(one) for one in third]


def plain(question: Question) -> tuple[object, ...]:
    return question.position.to_bytes(), question.options, question.right


@pytest.mark.parametrize("mode", MODES)
def test_every_question_can_be_told_in_every_language(mode: str) -> None:
    for question in questions(mode, 5):
        for language in languages():
            words = Words(language)
            told = [words.say(one.say) for one in question.options]
            assert len(set(told)) == len(told)
            assert words.say(question.ask)
            assert words.say(question.why)


@pytest.mark.parametrize("mode", MODES)
def test_what_is_not_allowed_is_the_only_one_that_is_not(mode: str) -> None:
    for seed in range(3):
        for question in questions(mode, seed):
            if question.kind != "not":
                continue
            view = question.position.view()
            rows = view["points"]["row"]
            rows_of_market = [one["card"] for one in view.get("market", {}).get("row", [])]
            allowed = []
            for option in question.options:
                piece = option.piece or ""
                word = question.ask.facts["word"]
                row = {"claim": rows, "acquire": rows_of_market}.get(str(word))
                target = str(row.index(piece) + 1) if row is not None else piece
                allowed.append(f"{word} {target}" in question.position.actions())
            assert [number for number, may in enumerate(allowed) if not may] == [question.right]


@pytest.mark.parametrize("mode", MODES)
def test_scores_and_winners_are_those_of_the_rules(mode: str) -> None:
    for question in questions(mode, 6):
        right = question.options[question.right].say
        if question.kind == "score":
            assert right.facts["points"] == question.position.scores()[question.seat]["total"]
        if question.kind == "winner":
            assert right.facts["seat"] == str(question.position.winner)
