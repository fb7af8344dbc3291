"""Learning in the browser: every lesson, the first game with the coach, questions, symbols."""

import json
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

import century
from century.errors import IllegalAction
from century.game.choices import ANY_ORDER, STOP, Choices
from century.game.tokens import tokens_of
from century.lessons.course import courses
from century.lessons.lesson import NEXT, Lesson
from century.lessons.walk import Walk
from server.process import Process
from web.beside import Beside
from web.choosing import give
from web.test_pages import AXE, axe
from web.visiting import DESK, MODES, OFTEN, PHONE, Visitor, visit

WHITE = "rgb(255, 255, 255)"
SMALL = ViewportSize(width=360, height=640)
SIZES = ((DESK, SMALL), (SMALL, DESK))  # by clicks, and by keyboard
# How many answers of a lesson the page has kept; more than any lesson has once it is done.
KEPT = """([name, count]) => {
  const kept = JSON.parse(localStorage.getItem("century-settings"));
  const done = !document.querySelector(".coach:not(.done)");
  return done ? kept.learnt.includes(name) : (kept.underway[name] ?? []).length === count;
}"""


def check_axe(visitor: Visitor) -> None:
    """Nothing on the page that a screen reader or a weak eye could not do with."""
    visitor.page.evaluate(AXE)
    axe(visitor, visitor.page.url, {"rules": {"target-size": {"enabled": True}}})


class Pupil:
    """Somebody who takes a lesson, by clicks or by keyboard, and errs on the way."""

    def __init__(self, visitor: Visitor, lesson: Lesson, keyboard: bool) -> None:
        self.page = visitor.page
        self.lesson = lesson
        self.keyboard = keyboard
        self.walk = Walk(lesson)
        self.name = f"{lesson.mode}/{lesson.id}"
        if not self.page.url.endswith(f"/{self.name}"):
            visitor.go(f"/learn/{self.name}")
        self.page.wait_for_selector(".coach:not(.done)")

    def learn(self) -> None:
        """To the end, with one move that is wrong and one that is illegal."""
        wrong = illegal = False
        while not self.walk.over:
            if self.walk.expected == NEXT:
                self.go_on(NEXT)
                continue
            if self.walk.position.decision == "turn":
                illegal = illegal or self.try_illegal()
                wrong = wrong or self.try_wrong()
            self.act(*self.next_tokens())
        assert wrong, f"{self.name}: nothing could go wrong"
        assert illegal, f"{self.name}: nothing was illegal"
        expect(self.page.locator(".coach.done")).to_be_visible()
        self.page.click(".ask.spoken .btn.primary")  # the next lesson

    def go_on(self, answer: str) -> None:
        """The button of the bar, or the key for it."""
        if self.keyboard:
            self.page.keyboard.press("Enter")
        else:
            self.page.click(".ask.spoken .btn.primary")
        self.take(answer)

    def take(self, *answers: str) -> None:
        for answer in answers:
            self.walk.take(answer)
        kept = [self.name, len(self.walk.answers)]
        self.page.wait_for_function(KEPT, arg=kept, polling=OFTEN)

    def next_tokens(self) -> tuple[list[str], list[str]]:
        """What to click, and the actions that it makes; cubes are chosen as one."""
        token = self.walk.expected
        assert token is not None
        if self.walk.position.decision not in ANY_ORDER:
            return [token], [token]
        ahead, tokens = Walk(self.lesson, self.walk.answers), list[str]()
        decision = ahead.position.decision
        while ahead.expected and ahead.position.decision == decision:
            tokens.append(ahead.expected)
            ahead.take(ahead.expected)
        choices = Choices(self.walk.position)
        for choice in choices.found:
            if choice["tokens"] == tokens:
                stop = [STOP] if choices.open_to(choice["cubes"]) else []
                return [*(f"{choices.word} {cube}" for cube in choice["cubes"]), *stop], tokens
        raise AssertionError(f"{self.name}: {tokens} is no choice")

    def act(self, clicks: list[str], tokens: list[str]) -> None:
        if self.keyboard:
            self.type(*clicks)
        else:
            for click in clicks:
                give(self.page, click, self.view())
        self.take(*tokens)

    def type(self, *tokens: str) -> None:
        """Actions as text, in the field for them."""
        self.page.keyboard.press("/")
        for token in tokens:
            self.page.wait_for_selector(f"dialog .legal code:text-is('{token}')")
            self.page.keyboard.type(token)
            self.page.keyboard.press("Enter")
            # Taken; with the last action of a game the field goes by itself.
            self.page.wait_for_function("() => !document.querySelector('#command')?.value")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog", state="detached")

    def view(self) -> dict[str, Any]:
        return dict(self.walk.position.view())

    def try_illegal(self) -> bool:
        """Something that cannot be had now tells why; nothing changes."""
        if self.keyboard:
            token = self.illegal_token()
            self.page.keyboard.press("/")
            self.page.wait_for_selector("#command")
            self.page.keyboard.type(token)
            self.page.keyboard.press("Enter")
            self.page.wait_for_selector(".toast")
            self.page.keyboard.press("Escape")
            self.page.wait_for_selector("dialog", state="detached")
            return True
        off = self.page.locator(
            ".is-off [aria-disabled=true]:visible, .is-off[aria-disabled=true]:visible"
        )
        for tab in range(max(1, self.page.locator(".tabs button").count())):
            if off.count():
                off.first.click(force=True)  # it tells why it cannot be chosen
                self.page.wait_for_selector(".toast")
                return True
            if self.page.locator(".tabs button").count():
                self.page.locator(".tabs button").nth(tab).click()
        return False

    def illegal_token(self) -> str:
        """An action of the mode that the rules refuse here."""
        position = self.walk.position
        for token in tokens_of(position.ruleset).answers[int(position.state.decision)]:
            try:
                position.apply(token)
            except IllegalAction:
                return str(token)
        raise AssertionError(f"{self.name}: everything is legal")

    def try_wrong(self) -> bool:
        """A legal move that leads elsewhere is answered, and taken back."""
        legal = sorted(self.walk.position.actions(), key=lambda token: token != "rest")
        for token in legal:
            aside = Walk(self.lesson, self.walk.answers)
            aside.take(token)
            if aside.wrong:
                break
        else:
            return False
        if self.keyboard:
            self.type(token)
        else:
            give(self.page, token, self.view())
        expect(self.page.locator(".coach.wrong")).to_be_visible()
        if self.keyboard:
            self.page.keyboard.press("Escape")
        else:
            self.page.click(".ask.spoken .btn.primary")
        expect(self.page.locator(".coach.wrong")).to_have_count(0)
        return True


@pytest.mark.parametrize("mode", MODES)
def test_every_lesson_by_clicks_and_by_keyboard(
    browser: Browser, process: Process, mode: str
) -> None:
    """Each twice: by clicks on a desk and by keyboard on a phone, or the other way round."""
    lessons = courses()[mode].lessons
    with visit(browser, process.url) as ada:
        for keyboard in (False, True):
            for lesson, size in zip(lessons, cycle(SIZES[keyboard]), strict=False):
                ada.resize(size)
                Pupil(ada, lesson, keyboard).learn()
        ada.go(f"/learn/{mode}")
        expect(ada.page.locator(".lessons .learnt")).to_have_count(len(lessons))
        check_axe(ada)


def test_a_lesson_is_left_resumed_and_begun_again(browser: Browser, process: Process) -> None:
    with visit(browser, process.url) as ada:
        page = ada.page
        Pupil(ada, courses()["spice_road"].lesson("goal"), keyboard=False).go_on(NEXT)
        page.click(".coach a[href='/learn/spice_road']")
        page.click(".coursehead .btn.primary")
        expect(page.locator(".dots .past")).to_have_count(1)
        page.click(".coach [aria-label='Begin again']")
        expect(page.locator(".dots .past")).to_have_count(0)


def test_progress_that_nobody_knows_is_dropped(browser: Browser, process: Process) -> None:
    learnt, underway = ["chess/knight", "spice_road/goal"], {"spice_road/trade": ["x"]}
    with visit(browser, process.url, learnt=learnt, underway=underway) as ada:
        page = ada.page
        ada.go("/learn/spice_road")
        expect(page.locator(".lessons .learnt")).to_have_count(1)
        ada.go("/learn/spice_road/trade")
        expect(page.locator(".dots .past")).to_have_count(0)
        ada.faults.clear()  # the browser says that the server refused the answers
        ada.go("/learn/spice_road")
        page.click(".learn .acts .btn")
        expect(page.locator(".lessons .learnt")).to_have_count(0)
        kept = json.loads(page.evaluate("localStorage.getItem('century-settings')"))
        assert (kept["learnt"], kept["underway"]) == ([], {})


class Seen(Beside):
    """A game whose seed nobody knows, played on from what lies open."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.id = game
        self._bot = century.bot("greedy")
        self._clicks = []

    def state(self) -> Any:
        told = self.visitor.api(f"/games/{self.id}")
        if told["status"] == "running":
            self._game = century.from_view(told["view"])
        return told


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_two_moves_of_the_coach_are_in_sight_below_each_other(
    browser: Browser, process: Process, language: str
) -> None:
    with visit(browser, process.url, met=[], size=PHONE, language=language) as ada:
        page = ada.page
        page.click(".mode:has(a[href='/modes/east_west_1']) .btn.primary")
        page.click("dialog .btn.primary")
        expect(page.locator(".guide .move")).to_have_count(2)
        for width, height in ((390, 844), (320, 568), (844, 390), (568, 320)):
            ada.resize(ViewportSize(width=width, height=height))
            guide = page.locator(".guide").bounding_box()
            parts = [page.locator(".guide header"), *page.locator(".guide .move").all()]
            boxes = [part.bounding_box() for part in parts]
            assert guide
            low = guide["y"]
            for box in boxes:
                assert box
                assert box["y"] >= low
                assert box["width"] > 0.85 * guide["width"]
                low = box["y"] + box["height"]
            assert low <= guide["y"] + guide["height"], f"{width}x{height}"


@pytest.mark.parametrize("mode", MODES)
def test_a_first_game_with_the_coach(browser: Browser, process: Process, mode: str) -> None:
    with visit(browser, process.url, met=[]) as ada:
        page = ada.page
        page.click(f".mode:has(a[href='/modes/{mode}']) .btn.primary")
        page.click("dialog .btn.primary")
        page.wait_for_selector(".guide")
        game = Seen(ada, page.url.rpartition("/")[2])
        own = 0
        while own < 10 and ada.wait_for_turn():
            bar = page.locator(".ask.mine")
            moment = bar.get_attribute("data-moment")
            if bar.get_attribute("data-asks") == "turn":
                own += 1
                expect(page.locator(".guide header b")).to_contain_text(f"Turn {own} of 10")
                page.wait_for_selector(".guide .move, .guide .told > .lbl")
                if own == 1:
                    expect(page.locator(".guide .move")).to_have_count(2)
                    check_axe(ada)
                    page.locator(".guide .move").first.click()
                    ada.wait_for_change(moment)
                    continue
            token, view = game.wanted()
            give(page, token, view)
            ada.wait_for_change(moment)
        page.wait_for_selector(".guide.done, .ask.mine[data-asks]:not([data-asks=turn])")
        while page.locator(".guide.done").count() == 0:
            game.play_on(1)
        page.click(".guide .btn.primary")
        expect(page.locator(".guide")).to_have_count(0)
        game.play_on()
        game.check_end()


@pytest.mark.parametrize("mode", MODES)
def test_ten_questions(browser: Browser, process: Process, mode: str) -> None:
    with visit(browser, process.url) as ada:
        page = ada.page
        ada.go(f"/learn/{mode}/questions")
        for number in range(1, 11):
            expect(page.locator(".coach header b")).to_have_text(f"Question {number} of 10")
            page.keyboard.press("1") if number % 2 else page.click(".answers button >> nth=1")
            expect(page.locator(".answers .right")).to_have_count(1)
            expect(page.locator(".coach .why")).not_to_be_empty()
            if number == 1:
                check_axe(ada)
            page.click(".ask .btn.primary")
        expect(page.locator("h1")).to_contain_text("of 10 right")


def shown(page: Page, selector: str) -> int:
    return page.locator(selector).count()


def test_symbols_and_the_large_table_are_one_key_away(browser: Browser, process: Process) -> None:
    with visit(browser, process.url) as ada:
        page = ada.page
        ada.new_game("new_world")
        ada.wait_for_turn()
        page.keyboard.press("s")
        page.wait_for_selector("dialog .legend")
        assert shown(page, ".legend dt svg") > 15
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        page.keyboard.press("b")
        page.wait_for_selector(".table[data-large] .pstrip")
        page.keyboard.press("b")
        page.wait_for_selector(".table:not([data-large]) .rail")
        ada.resize(SMALL)
        page.click(".frame > .signs")
        page.wait_for_selector("dialog .legend")


@pytest.mark.parametrize("area", ["cards", "tiles"])
def test_a_phone_shows_what_is_ringed_in_the_own_area(
    browser: Browser, process: Process, area: str
) -> None:
    lesson = {"cards": "aid", "tiles": "bonus"}[area]
    with visit(browser, process.url, size=SMALL) as ada:
        ada.go(f"/learn/new_world/{lesson}")
        ada.page.wait_for_selector(f".table[data-ring={area}] .rail .own")
        expect(ada.page.get_by_role("tab", name="Players")).to_have_attribute(
            "aria-selected", "true"
        )


@pytest.mark.parametrize("mode", MODES)
def test_the_sheet_prints_on_one_page(browser: Browser, process: Process, mode: str) -> None:
    with visit(browser, process.url, language="de", theme="dark") as ada:
        ada.go(f"/learn/{mode}/sheet")
        ada.page.wait_for_selector(".legend")
        check_axe(ada)
        ada.page.emulate_media(media="print")
        printed = ada.page.pdf(format="A4", print_background=True)
        assert printed.count(b"/Type /Page\n") == 1
        assert ada.page.evaluate("getComputedStyle(document.body).backgroundColor") == WHITE
