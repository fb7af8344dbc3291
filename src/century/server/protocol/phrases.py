"""Phrases on their way to clients."""

from typing import cast

from century.server.protocol import responses
from century.words.phrase import Phrase, plain


def phrase_json(phrase: Phrase) -> responses.Phrase:
    return cast(responses.Phrase, plain(phrase))
