"""How often what a hint says comes true."""

import pytest

import century
import reasons
from century.game.phrase import Phrase

CAME = [(0, 0, "n01"), (0, 1, "n02"), (2, 0, "n03")]  # own turns since, seat, card


@pytest.mark.parametrize(
    ("reason", "true"),
    [
        (Phrase("why-now", card="n01"), True),
        (Phrase("why-now", card="n03"), False),
        (Phrase("why-later", card="n03", turns=2), True),
        (Phrase("why-later", card="n03", turns=1), False),
        (Phrase("why-towards", card="n03"), True),
        (Phrase("why-towards", card="n02"), False),
        (Phrase("why-rival", card="n02", seat="1"), True),
        (Phrase("why-rival", card="n01", seat="1"), False),
    ],
)
def test_a_reason_is_true_if_the_card_is_taken_in_time(reason: Phrase, true: bool) -> None:
    assert reasons.came_true(reason, 0, CAME) == true


def test_every_reason_of_an_advice_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    for effort in ("ADVICE", "PLAYING", "JUDGING"):
        monkeypatch.setattr(reasons, effort, 40)
    monkeypatch.setattr(reasons, "FAR", 1)
    game = century.new("spice_road", 2, seed=1)
    assert {verdict.message for verdict in reasons.verdicts(game, 1)}
