"""Phrases on their way to clients."""

from typing import cast

from century.game.phrase import Phrase, plain
from century.server.protocol import responses


def phrase_json(phrase: Phrase) -> responses.Phrase:
    return cast(responses.Phrase, plain(phrase))
