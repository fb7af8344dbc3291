"""The catalogue of one language: Fluent messages, read from `locales/`."""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from babel.core import negotiate_locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from century.data.reader import one_of, shown
from century.errors import InvalidOption
from century.game.phrase import Fact, Phrase

DEFAULT = "en"
# In the order in which the C library asks them.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue, English first."""
    names = {folder.name for folder in (files("century") / "locales").iterdir() if folder.is_dir()}
    return (DEFAULT, *sorted(names - {DEFAULT}))


def find_language(tag: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language of a tag such as `fr` or `fr-CA`; without one, what the environment asks for.

    A language asked for by name must be there; one that the environment asks for need not.
    """
    if tag is not None:
        language = _negotiate(tag)
        if language is None:
            raise InvalidOption(f"language {shown(tag)}: must be {one_of(languages())}")
        return language
    asked = next((environ[name] for name in VARIABLES if environ.get(name)), DEFAULT)
    return _negotiate(asked) or DEFAULT


def _negotiate(tag: str) -> str | None:
    """The language that serves for a tag such as `fr-CA`, or a locale such as `fr_CA.UTF-8`."""
    locale = tag.partition(".")[0].partition("@")[0].replace("-", "_").lower()
    return negotiate_locale([locale], languages())


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks would show in a terminal, and all five languages run from left to right.
    bundle = FluentBundle([language], use_isolating=False)
    pages = (files("century") / "locales" / language).iterdir()
    for page in sorted(pages, key=lambda page: page.name):
        if page.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(page.read_text("utf-8")))
    return bundle


class Catalogue:
    """Says phrases in one language; without one, in that of the environment."""

    def __init__(self, language: str | None = None) -> None:
        self.language = find_language(language)
        self._bundle = _bundle(self.language)
        # English without the comma before the last of a list.
        self._locale = "en_GB" if self.language == DEFAULT else self.language

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def say(self, message: str | Phrase, /, **facts: Fact) -> str:
        """A phrase, or a message with its variables."""
        if isinstance(message, Phrase):
            return self.say(message.message, **message.facts)
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"{message} has no text of its own"
        variables = {name: self._fact(fact) for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise errors[0]
        return str(text)

    def _fact(self, fact: Fact) -> str | int:
        if isinstance(fact, tuple):
            return format_list([self.say(item) for item in fact], locale=self._locale)
        return self.say(fact) if isinstance(fact, Phrase) else fact
