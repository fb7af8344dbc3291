"""The rules pages for players: complete in every language, and true to the components."""

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from century.data.box import builtin_boxes
from century.data.component import COLOURS, Effect
from century.data.mode import load_modes
from century.game.mechanisms.registry import MECHANISMS
from century.game.ruleset import Ruleset, find_ruleset
from century.rules.machine.cubes import LIMIT
from century.words import Words, languages

ROOT = Path(__file__).resolve().parent.parent
LOCALES = ROOT / "src" / "century" / "locales"
MODES = load_modes()
PAGES = [(language, mode) for language in languages() for mode in MODES]

HEADING = re.compile(r"^## (.+) \{#([a-z-]+)\}$")
PLACEHOLDER = re.compile(r"\{\{(\w+) ([\w.]+)\}\}")
LINK = re.compile(r"\[([^]]+)\]\((\w*)(?:#([a-z-]+))?\)")
SUM = re.compile(r"(\d+(?: \+ \d+)+) = (\d+)")
# Ids of clauses and components, tokens, and whatever Markdown or Fluent would have left over.
LEAK = re.compile(
    r"\b(?:sr|nw|ew[123]|cube|effect|turn|end|score|row|deck)\.[a-z]"
    r"|\b(?:[bmnpsx]\d\d?|[A-F][12]\.\d)\b"
    r"|[{}\[\]`_#$\"'\u2066-\u2069]"
)

# Where the table leads whoever asks about a decision, or about a location of some kind.
ABOUT_DECISION = {
    "turn": "turn",
    "place": "acquire",
    "trade": "trade",
    "upgrade": "upgrade",
    "discard": "storage",
    "bonus": "bonus",
    "claim": "forts",
    "explore": "explore",
    "market": "market",
    "replace": "market",
    "swap": "adjust",
    "sail": "ships",
    "pay": "ships",
    "build": "posts",
    "spend": "posts",
    "post": "post-trade",
}
ABOUT_LOCATION = {
    "fort": "forts",
    "market": "market",
    "renew": "renew",
    "adjust": "adjust",
    "sail": "ships",
    "ship_trade": "ship-trade",
    "post_trade": "post-trade",
    "produce": "produce",
    "upgrade": "upgrade",
    "trade": "trade",
}
ALWAYS = [
    "goal",
    "setup",
    "turn",
    "rest",
    "produce",
    "upgrade",
    "trade",
    "storage",
    "end",
    "scoring",
    "tie",
]
WITH_HANDS = ["play", "acquire", "claim"]
WITH_SETTLERS = ["work", "forts", "aid", "tools", "settlers", "explore", "bonus"]
WITH_ROUTES = ["route", "market", "adjust"]
WITH_ISLANDS = ["ships", "posts", "ship-trade", "post-trade"]

STEPS = [
    "play",
    "acquire",
    "claim",
    "rest-cards",
    "work",
    "fort",
    "explore",
    "market-route",
    "market-use",
    "route",
    "sail",
    "post",
    "rest-settlers",
]


@dataclass(frozen=True)
class Page:
    """A page by its sections: the text under each heading, by the heading's id."""

    title: str
    headings: dict[str, str]
    sections: dict[str, str]  # what stands above the first heading under ""

    def placeholders(self) -> dict[str, list[tuple[str, str]]]:
        return {id_: PLACEHOLDER.findall(text) for id_, text in self.sections.items()}

    def links(self) -> list[tuple[str, str]]:
        return [(page, id_) for _, page, id_ in LINK.findall(self.text())]

    def examples(self) -> list[str]:
        return [id_ for id_, text in self.sections.items() if "\n**" in text]

    def text(self) -> str:
        return "\n".join(self.sections.values())

    def prose(self) -> str:
        """What people read as words."""
        text = "\n".join((self.title, *self.headings.values(), self.text()))
        return LINK.sub(r"\1", PLACEHOLDER.sub("", text))


@cache
def read(language: str, mode: str) -> Page:
    text = (LOCALES / language / "rules" / f"{mode}.md").read_text(encoding="utf-8")
    first, *lines = text.splitlines()
    assert first.startswith("# ")
    headings: dict[str, str] = {}
    sections: dict[str, list[str]] = {"": []}
    for line in lines:
        if line.startswith("#"):
            found = HEADING.match(line)
            assert found, f"a heading without an id: {line}"
            assert found[2] not in headings, f"{found[2]} for the second time"
            headings[found[2]] = found[1]
            sections[found[2]] = []
        else:
            sections[[*sections][-1]].append(line)
    return Page(first[2:], headings, {id_: "\n".join(part) for id_, part in sections.items()})


def ruleset_of(mode: str, players: int) -> Ruleset:
    return find_ruleset(MODES[mode], builtin_boxes(), players, {})


def on_the_table(mode: str) -> dict[str, set[str]]:
    """The components that lie on every table of a mode, whatever its players and options."""
    rulesets = [ruleset_of(mode, players) for players in MODES[mode].players]
    ruleset = rulesets[0]
    return {
        "cube": set(COLOURS),
        "merchant": {card.id for card in ruleset.merchants},
        "points": {
            card.id
            for card in ruleset.points
            if all(ruleset.is_in_play(card) for ruleset in rulesets)
        },
        "location": {
            place.id for place in ruleset.locations if place.board not in MODES[mode].board_choice
        },
        "bonus": {tile.id for tile in ruleset.bonus_in_play},
        "exploration": {tile.id for tile in ruleset.exploration},
        "island": {tile.id for tile in ruleset.market_tiles},
    }


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_page_and_no_other(language: str) -> None:
    pages = {page.name for page in (LOCALES / language / "rules").iterdir()}
    assert pages == {f"{mode}.md" for mode in MODES}


@pytest.mark.parametrize(("language", "mode"), PAGES)
def test_a_page_has_the_title_of_its_mode(language: str, mode: str) -> None:
    assert read(language, mode).title == Words(language).say("mode", mode=mode)


@pytest.mark.parametrize(("language", "mode"), PAGES)
def test_all_languages_have_the_same_sections_drawings_and_links(language: str, mode: str) -> None:
    page, english = read(language, mode), read("en", mode)
    assert list(page.headings) == list(english.headings)
    assert all(text.strip() for id_, text in page.sections.items()), "an empty section"
    assert page.placeholders() == english.placeholders()
    assert page.links() == english.links()
    assert page.examples() == english.examples()


def test_every_decision_and_location_has_its_place() -> None:
    assert ABOUT_DECISION.keys() == {name for m in MECHANISMS for name in m.questions}
    kinds = {place.kind for mode in MODES for place in ruleset_of(mode, 2).locations}
    assert kinds == ABOUT_LOCATION.keys()
    written = {id_ for mode in MODES for id_ in read("en", mode).headings}
    assert {*ABOUT_DECISION.values(), *ABOUT_LOCATION.values()} <= written


@pytest.mark.parametrize("mode", MODES)
def test_a_page_has_all_that_the_table_asks_about(mode: str) -> None:
    own = MODES[mode]
    needed = {*ALWAYS, *(WITH_SETTLERS if own.settlers else WITH_HANDS)}
    needed |= set(WITH_ROUTES) if own.market == "route" else set()
    needed |= set(WITH_ISLANDS) if own.islands else set()
    needed |= {ABOUT_LOCATION[place.kind] for place in ruleset_of(mode, 2).locations}
    headings = read("en", mode).headings.keys()
    assert needed <= headings
    assert headings - {"cubes"} <= needed, "a section about something that the mode does not have"


@pytest.mark.parametrize("mode", MODES)
def test_drawings_show_components_of_the_mode(mode: str) -> None:
    there = on_the_table(mode)
    for kind, id_ in PLACEHOLDER.findall(read("en", mode).text()):
        if kind == "cubes":
            assert id_ == "".join(sorted(id_, key=COLOURS.index))
        else:
            assert id_ in there[kind], f"{kind} {id_}"


@pytest.mark.parametrize(("language", "mode"), PAGES)
def test_links_lead_somewhere(language: str, mode: str) -> None:
    for page, id_ in read(language, mode).links():
        target = page or mode
        assert target in MODES, target
        assert not id_ or id_ in read(language, target).headings, f"{target}#{id_}"


@pytest.mark.parametrize(("language", "mode"), PAGES)
def test_nothing_but_words_reaches_the_reader(language: str, mode: str) -> None:
    found = LEAK.search(read(language, mode).prose())
    assert not found, found
    assert "{{" not in PLACEHOLDER.sub("", read(language, mode).text())


@pytest.mark.parametrize(("language", "mode"), PAGES)
def test_a_page_is_neither_thin_nor_long(language: str, mode: str) -> None:
    assert 700 <= len(read(language, mode).prose().split()) <= 1500


@pytest.mark.parametrize("mode", MODES)
def test_french_signs_do_not_stand_alone_on_a_line(mode: str) -> None:
    assert not re.search(r" [:;?!](\s|$)|« | »", read("fr", mode).text())


@pytest.mark.parametrize(("language", "mode"), PAGES)
def test_sums_are_right(language: str, mode: str) -> None:
    for terms, total in SUM.findall(read(language, mode).text()):
        assert sum(map(int, terms.split(" + "))) == int(total)


def effect_of(ruleset: Ruleset, kind: str, id_: str) -> Effect:
    things: dict[str, dict[str, Effect | None]] = {
        "merchant": {card.id: card.effect for card in ruleset.merchants},
        "location": {place.id: place.effect for place in ruleset.locations},
        "island": {tile.id: tile.effect for tile in ruleset.market_tiles},
    }
    effect = things[kind][id_]
    assert effect
    return effect


def traded(cubes: str, effect: Effect, times: int) -> str:
    held = Counter(cubes)
    for _ in range(times):
        held -= Counter(effect.cost)
        held += Counter(effect.gain)
    return "".join(sorted(held.elements(), key=COLOURS.index))


def worth(cubes: str) -> int:
    """Steps from yellow."""
    return sum(map(COLOURS.index, cubes))


@pytest.mark.parametrize("mode", MODES)
def test_examples_do_what_the_components_do(mode: str) -> None:
    """They are the same in all languages, so one is enough."""
    ruleset = ruleset_of(mode, 4)
    placeholders = read("en", mode).placeholders()

    (kind, id_), (_, gain) = placeholders["produce"]
    assert effect_of(ruleset, kind, id_).gain == gain

    if placeholders["upgrade"]:
        (kind, id_), (_, before), *after = placeholders["upgrade"]
        steps = effect_of(ruleset, kind, id_).steps
        assert [worth(cubes) - worth(before) for _, cubes in after] == [steps] * len(after)
        assert {len(cubes) for _, cubes in after} == {len(before)}

    if placeholders["trade"]:
        cubes = [id_ for kind, id_ in placeholders["trade"] if kind == "cubes"]
        ((kind, id_),) = [item for item in placeholders["trade"] if item[0] != "cubes"]
        assert traded(cubes[0], effect_of(ruleset, kind, id_), 2) == cubes[1]

    price = {card.id: card.cost for card in ruleset.points}
    for section in ("claim", "forts"):
        if placeholders.get(section):
            (_, card), (_, cost) = placeholders[section]
            assert price[card] == cost


def test_the_example_of_a_ship_is_right() -> None:
    ruleset = ruleset_of("east_west_2", 3)
    placeholders = read("en", "east_west_2").placeholders()["ships"]
    *_, (_, island), (_, before), (_, toll), (_, after) = placeholders
    effect = effect_of(ruleset, "island", island)
    assert traded(before.replace(toll, "", 1), effect, 2) == after


@pytest.mark.parametrize("language", languages())
def test_the_overlay_tells_every_step(language: str) -> None:
    words = Words(language)
    steps = [words.say("step", step=step) for step in STEPS]
    assert len(set(steps)) == len(STEPS), "two steps read the same"
    ends = [
        words.say("overview-end", mode=mode, cubes=LIMIT, cards=max(page.end_cards.values()))
        for mode, page in MODES.items()
    ]
    for text in (words.say("overview"), *steps, *ends):
        assert not LEAK.search(text), text
