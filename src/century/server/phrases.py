"""Phrases as JSON."""

from typing import Any

from century.words.phrase import Fact, Phrase


def plain(phrase: Phrase) -> dict[str, Any]:
    facts = {name: _fact(fact) for name, fact in phrase.facts.items()}
    return {"message": phrase.message, "facts": facts}


def _fact(fact: Fact) -> Any:
    if isinstance(fact, tuple):
        return [plain(item) for item in fact]
    return plain(fact) if isinstance(fact, Phrase) else fact
