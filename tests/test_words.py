"""Every language says everything: the same messages, the same facts, nothing left out."""

import ast
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import century
from century.data.box import builtin_boxes
from century.data.component import BENEFITS, COLOURS, GOODS, TRUST
from century.data.mode import get_mode, load_modes
from century.errors import InvalidOption
from century.game.components import component_phrase, components_of
from century.game.mechanisms.registry import MECHANISMS
from century.game.ruleset import find_ruleset
from century.lessons.course import courses
from century.words import Phrase, Words, find_language, languages
from century.words.actions import action_phrases
from century.words.records import commented_record
from century.words.turns import question_phrase, turn_phrases

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "century"
LOCALES = PACKAGE / "locales"
LANGUAGES = ("en", "fr", "de", "nl", "hu")
SPEAKERS = [
    path
    for part in (
        "game",
        "words",
        "lessons",
        "bots",
        "analysis",
        "arena",
        "server",
        "tables",
        "terminal",
        "cli",
    )
    for path in (PACKAGE / part).rglob("*.py")
]
WEB = PACKAGE.parent.parent / "web" / "src"
TABLES = [(mode.id, players) for mode in load_modes().values() for players in mode.players]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# Fluent's isolation marks, and what a message that was not resolved would show.
IDS = "action|ask|skip|at|effect|benefit|bonus|did|turn"
LEAKS = re.compile(rf"[\u2066-\u2069{{}}$]|\b(?:{IDS})-[a-z]")


class Needs(Visitor):
    """What a message asks for: variables, other messages, and keys to choose from."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.keys: set[tuple[str, str]] = set()
        self.attributes: set[str] = set()

    def visit_Attribute(self, node: ftl.Attribute) -> None:  # noqa: N802
        self.attributes.add(node.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        for variant in node.variants:
            if isinstance(variant.key, ftl.Identifier) and variant.key.name not in PLURALS:
                self.keys.add((node.selector.id.name, variant.key.name))
        self.generic_visit(node)


def read(language: str) -> dict[str, Needs]:
    """The messages of a language, each with what it and those inside it need."""
    own: dict[str, Needs] = {}
    for page in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(page.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{page}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in own, f"{page}: {entry.id.name} for the second time"
                own[entry.id.name] = Needs()
                own[entry.id.name].visit(entry)
    for needs in own.values():
        for inner in needs.messages:
            needs.variables |= own[inner].variables
            needs.keys |= own[inner].keys
    return own


ENGLISH = read("en")


def strings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def said(path: Path) -> Iterator[str]:
    """The message ids that the code names where it says something."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            first = node.args[0]
            if name in ("say", "Phrase", "Reason") and isinstance(first, ast.Constant):
                yield str(first.value)


def questions() -> set[str]:
    """The messages that ask: one for each kind of decision of a mechanism."""
    return {f"ask-{decision}" for mechanism in MECHANISMS for decision in mechanism.questions}


def taught() -> set[str]:
    """What the lessons and courses say."""
    own = courses().values()
    spoken = {message for course in own for one in course.lessons for message in one.messages}
    return spoken | {fact.say for course in own for fact in course.good_to_know}


def web_names(before: str = "") -> set[str]:
    """The names in quotes in the sources of the browser client, after some text."""
    sources = (path for kind in ("ts", "svelte") for path in WEB.rglob(f"*.{kind}"))
    name = re.compile(before + r"""["']([a-z][a-z0-9-]*)["']""")
    return {found for path in sources for found in name.findall(path.read_text(encoding="utf-8"))}


def test_the_five_languages_are_there() -> None:
    assert set(languages()) == set(LANGUAGES)
    assert languages()[0] == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_hold_the_same_messages(language: str) -> None:
    messages = read(language)
    assert messages.keys() == ENGLISH.keys()
    for name, needs in messages.items():
        assert needs.variables == ENGLISH[name].variables, name
        assert needs.keys == ENGLISH[name].keys, name
        assert needs.attributes == ENGLISH[name].attributes, name


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    written = {text for path in SPEAKERS for text in strings(path)} | web_names()
    inner = {name for needs in ENGLISH.values() for name in needs.messages}
    assert ENGLISH.keys() <= written | inner | questions() | taught()
    assert taught() <= ENGLISH.keys()
    assert {name for path in SPEAKERS for name in said(path)} <= ENGLISH.keys()
    assert web_names(r"\bsay\(\s*") <= ENGLISH.keys()
    assert questions() <= ENGLISH.keys()


@pytest.mark.parametrize(
    ("message", "variable", "ids"),
    [
        ("mode", "mode", tuple(load_modes())),
        ("good", "good", GOODS),
        ("symbol", "symbol", builtin_boxes().new_world.symbols),
        ("benefit", "benefit", BENEFITS),
        ("cube", "cube", tuple(COLOURS)),
        ("cubes", "cube", tuple(COLOURS)),
        ("trust", "trust", tuple(trust.replace(" ", "_") for trust in TRUST)),
    ],
)
def test_everything_has_a_name(message: str, variable: str, ids: tuple[str, ...]) -> None:
    keys = {key for name, key in ENGLISH[message].keys if name == variable}
    assert set(ids) <= keys


@pytest.mark.parametrize("mode", load_modes())
def test_every_score_has_a_name(mode: str) -> None:
    parts = {key for _, key in ENGLISH["label"].keys}
    assert set(century.new(mode).scores()[0]) <= parts


def check(phrase: Phrase) -> None:
    for language in LANGUAGES:
        text = Words(language).say(phrase)
        assert text, phrase
        assert not LEAKS.search(text), f"{language}: {text}"


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_every_action_is_told_in_every_language(mode: str, players: int) -> None:
    """Whole random games; a kind of decision that comes up again and again is skipped at times."""
    dice = random.Random(players)
    game = century.new(mode, players, seed=players)
    distinct: dict[str, Phrase] = {}
    met: Counter[str] = Counter()
    while not game.over:
        assert game.decision
        met[game.decision] += 1
        if met[game.decision] % (16 if game.decision == "turn" else 4) == 1:
            phrases = action_phrases(game)
            assert list(phrases) == game.actions()
            for phrase in (question_phrase(game), *phrases.values()):
                distinct[repr(phrase)] = phrase
        game.play(dice.choice(game.actions()))
    for phrase in distinct.values():
        check(phrase)


@pytest.mark.parametrize("mode", load_modes())
def test_every_component_is_told_in_every_language(mode: str) -> None:
    things = components_of(find_ruleset(get_mode(mode), builtin_boxes(), 2, {}))
    for by_id in vars(things).values():
        for thing in by_id.values():
            check(component_phrase(thing))


PLAYED = {
    "en": "Play s1: produce 2 yellow",
    "fr": "Jouer s1\N{NO-BREAK SPACE}: produire 2 jaunes",
    "de": "s1 ausspielen: 2 gelbe produzieren",
    "nl": "s1 spelen: 2 gele produceren",
    "hu": "s1 kijátszása: 2 sárga termelése",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_in_words(language: str) -> None:
    game = century.new("spice_road", seed=1)
    assert Words(language).describe_action(game, "play s1") == PLAYED[language]
    assert Words(language).describe_actions(game)["play s1"] == PLAYED[language]


def test_working_tells_settlers_and_who_is_ousted() -> None:
    game = century.new("new_world", players=3, seed=1)
    words = Words("en")
    assert words.describe_action(game, "work A1.3") == "Work at A1.3: produce 2 yellow (1 settler)"
    game.play("work A1.3")
    assert (
        words.describe_action(game, "work A1.3")
        == "Work at A1.3: produce 2 yellow (2 settlers, ousting seat 0)"
    )


def test_lists_of_cubes() -> None:
    card = builtin_boxes().spice_road.merchants[38]
    assert card.id == "m39"
    text = Words("en").describe_component(card)
    assert text == "Merchant card m39: trade 1 brown for 1 yellow, 1 red and 1 green"


def test_french_counts_none_and_one_alike() -> None:
    assert Words("fr").say("points", points=0) == "0 point"
    assert Words("fr").say("points", points=2) == "2 points"


@pytest.mark.parametrize("page", sorted((LOCALES / "fr").glob("*.ftl")), ids=lambda page: page.stem)
def test_french_signs_do_not_stand_alone_on_a_line(page: Path) -> None:
    assert not re.search(r" [:;?!](\s|$)|« | »", page.read_text(encoding="utf-8"))


def test_a_turn_in_words() -> None:
    game = century.new("spice_road", seed=1)
    text = Words("en").describe_turn(game, ["play s2", "upgrade Y", "done"])
    assert text == "Seat 0 plays s2 and upgrades 1 yellow."
    assert not game.history


TOLD = {
    "en": "Seat 0 works at A1.3 with 1 settler and takes 2 yellow.",
    "fr": "La place 0 active A1.3 avec 1 colon et prend 2 jaunes.",
    "de": "Platz 0 arbeitet mit 1 Siedler auf A1.3 und nimmt 2 gelbe.",
    "nl": "Plaats 0 werkt met 1 kolonist op A1.3 en neemt 2 gele.",
    "hu": "0. hely: 1 telepessel dolgozik (A1.3) és 2 sárga kockát vesz el.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_a_sentence_about_what_somebody_did(language: str) -> None:
    game = century.new("new_world", players=3, seed=1)
    assert Words(language).describe_turn(game, ["work A1.3"]) == TOLD[language]


def test_what_followed_without_a_question_is_told_too() -> None:
    position = century.new("spice_road", 2, seed=1).position()
    position["seats"][0]["cubes"] = "Y" * 9
    game = century.from_position(position)
    words = Words("en")
    assert words.describe_turn(game, ["play s1"]) == (
        "Seat 0 plays s1, takes 2 yellow and returns 1 yellow."
    )
    assert words.describe_turn(game, ["acquire 3"]) == "Seat 0 acquires m19 and pays 2 yellow."


COMMANDS = re.compile(r"\b[Yy]ours?\b|\bStop\b|\bDo not\b")


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_every_turn_is_told_in_every_language(mode: str, players: int) -> None:
    dice = random.Random(players)
    game = century.new(mode, players, seed=players)
    distinct: dict[str, Phrase] = {}
    while not game.over and len(game.history) < 600:
        token = dice.choice(game.actions())
        for sentence in turn_phrases(game, [token]):
            clauses = sentence.facts["did"]
            assert isinstance(clauses, tuple)
            distinct |= {repr((one.message, sorted(one.facts))): sentence for one in clauses}
        game.play(token)
    for sentence in distinct.values():
        check(sentence)
        assert not COMMANDS.search(Words("en").say(sentence))


def test_a_record_with_comments_is_the_same_game() -> None:
    game = century.new("new_world", players=3, seed=1).play("work A1.3").play("rest")
    text = commented_record(game, Words("de"))
    assert "\n# Platz 0 arbeitet mit 1 Siedler auf A1.3 und nimmt 2 gelbe.\n" in text
    assert century.load(text).record() == game.record()


def test_building_is_asked_with_its_price_and_the_trade_that_follows() -> None:
    dice = random.Random(3)
    game = century.new("east_west_2", 4, seed=3)
    while game.decision != "build":
        game.play(dice.choice(game.actions()))
    facts = question_phrase(game).facts
    island = game.view()["seats"][game.turn or 0]["ship"]
    assert facts["island"] == island
    text = Words("en").describe_decision(game)
    assert re.search(r"on island \d+ for (free|\d cubes?)\? The trade there: trade \d ", text)


def test_the_question_tells_what_is_asked() -> None:
    game = century.new("spice_road", seed=1)
    assert Words("en").describe_decision(game) == "What do you do?"
    game.play("play s2")
    assert Words("en").describe_decision(game).endswith("2 upgrades are left.")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "hu"}, "hu"),
        ({"LANG": "fr_FR", "LC_ALL": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "nl_BE@euro"}, "nl"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx_XX"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], language: str) -> None:
    assert find_language(environ=environ) == language


@pytest.mark.parametrize("tag", ["de", "de-AT", "de_AT.UTF-8", "DE"])
def test_a_language_by_name(tag: str) -> None:
    assert find_language(tag) == "de"


@pytest.mark.parametrize("tag", ["", "xx", "deutsch", "../en", "en\n"])
def test_an_unknown_language_is_refused(tag: str) -> None:
    with pytest.raises(InvalidOption, match="must be one of en de fr hu nl"):
        find_language(tag)
