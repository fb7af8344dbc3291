"""Friends by one link: the address of a game, its seats, and who comes too late."""

from contextlib import ExitStack

from playwright.sync_api import APIResponse, Browser, Locator, Route, expect

from server.process import Process
from web.test_pages import AXE, axe
from web.visiting import PHONE, WARNED, Visitor, visit

NO_CLIPBOARD = "delete Object.getPrototypeOf(navigator).clipboard"
SHARE = "navigator.share = async (what) => { window.shared = what }"


def check_axe(visitor: Visitor) -> None:
    visitor.page.evaluate(AXE)
    axe(visitor, visitor.page.title(), {"rules": {"target-size": {"enabled": True}}})


def wait_with(ada: Visitor, seats: int = 3) -> str:
    """A game of Ada's whose other seats are free; its address."""
    made = ada.api("/players", {"nickname": "Ada"})
    ada.page.evaluate("(own) => localStorage.setItem('century-secret', own)", made["secret"])
    kinds = [{"kind": "human"}, *[{"kind": "open"}] * (seats - 1)]
    game = ada.api("/games", {"mode": "spice_road", "seats": kinds})["game"]
    ada.go(f"/game/{game}")
    ada.page.wait_for_selector(".lobby .qr svg")
    return f"/game/{game}"


def test_the_address_of_a_game_is_its_invitation(browser: Browser, process: Process) -> None:
    with (
        visit(browser, process.url) as ada,
        visit(browser, process.url, name="Bo", size=PHONE) as bo,
    ):
        address = wait_with(ada)
        assert ada.page.input_value(".invitation .link") == process.url + address
        check_axe(ada)
        bo.go(address)
        bo.page.wait_for_selector("h1:has-text('Ada invites you to Spice Road')")
        check_axe(bo)
        bo.page.fill(".lobby .name", "Beau")
        bo.page.press(".lobby .name", "Enter")
        ada.page.wait_for_selector(".seatlist li:has-text('Beau'):has-text('connected')")
        seated = bo.page.locator(".seatlist li:has-text('Beau'):has-text('your seat')")
        expect(seated).to_have_count(1)
        # The same address brings a person back to the same seat.
        bo.go("/")
        bo.go(address)
        expect(seated).to_have_count(1)


def test_an_address_is_shared_or_copied(browser: Browser, process: Process) -> None:
    with visit(browser, process.url) as ada:
        ada.page.add_init_script(SHARE)
        address = process.url + wait_with(ada)
        ada.page.click(".invitation button:has-text('Share')")
        assert ada.page.evaluate("window.shared.url") == address
        ada.page.evaluate(NO_CLIPBOARD)
        ada.page.click(".invitation button:has-text('Copy')")
        ada.hear("Copy the link from the field.")


def test_the_creator_closes_a_seat_opens_it_and_gives_it_to_a_bot(
    browser: Browser, process: Process
) -> None:
    with visit(browser, process.url) as ada, visit(browser, process.url, name="Bo") as bo:
        address = wait_with(ada)
        bo.go(address)
        sit = bo.page.locator(".seatlist button:has-text('Sit here')")
        expect(sit).to_have_count(2)
        for button, after, free in (
            ("Seat 2: Close", "Seat 2: Open again", 1),
            ("Seat 3: Close", "Seat 3: Open again", 0),
            ("Seat 2: Open again", "Seat 2: Close", 1),
            ("Seat 2: Bot", "Seat 2: Open again", 0),
            ("Seat 2: Open again", "Seat 2: Close", 1),
        ):
            ada.page.get_by_role("button", name=button).press("Enter")
            expect(ada.page.get_by_role("button", name=after)).to_be_visible()
            expect(sit).to_have_count(free)
            watching = bo.page.get_by_text("No seat is free. You can watch.")
            expect(watching).to_have_count(1 if not free else 0)
        sit.click()
        expect(bo.page.locator(".seatlist li").nth(1)).to_contain_text("your seat")


def test_a_seat_that_is_seen_can_be_changed_while_the_answer_is_on_its_way(
    browser: Browser, process: Process
) -> None:
    with visit(browser, process.url) as ada:
        wait_with(ada)
        answers: list[tuple[Route, APIResponse]] = []
        # The server's answer is held back; the socket tells what it did.
        ada.page.route(
            "**/api/games/*/seats",
            lambda route: answers.append((route, route.fetch())),
            times=1,
        )
        for button in ("Seat 2: Close", "Seat 2: Open again", "Seat 2: Close"):
            ada.page.get_by_role("button", name=button).press("Enter")
        expect(ada.page.get_by_role("button", name="Seat 2: Open again")).to_be_visible()
        ((route, answer),) = answers
        route.fulfill(response=answer)


def test_who_comes_too_late_may_choose_another_seat_or_watch(
    browser: Browser, process: Process
) -> None:
    with ExitStack() as visits:
        ada, bo, eve = (
            visits.enter_context(visit(browser, process.url, name=name))
            for name in ("Ada", "Bo", "Eve")
        )
        address = wait_with(ada)
        for person in (bo, eve):
            person.go(address)
        late = beaten(eve, bo, 1)
        check_axe(eve)
        expect(late).to_contain_text("Somebody was faster")
        late.get_by_role("button", name="Seat 3").press("Enter")
        for person in (ada, bo, eve):
            person.page.wait_for_selector(".frame")


def test_who_misses_the_last_seat_watches(browser: Browser, process: Process) -> None:
    with ExitStack() as visits:
        ada, bo, eve = (
            visits.enter_context(visit(browser, process.url, name=name))
            for name in ("Ada", "Bo", "Eve")
        )
        address = wait_with(ada, 2)
        for person in (bo, eve):
            person.go(address)
        beaten(eve, bo, 1)
        eve.hear("The last seat has just been taken.")
        eve.page.wait_for_selector(".frame")
        assert eve.page.locator(".is-legal").count() == 0


def beaten(late: Visitor, early: Visitor, seat: int) -> Locator:
    """Both want the seat, and the request of one is held up; the dialog that tells so."""
    held: list[Route] = []
    late.page.route("**/api/games/*/join", lambda route: held.append(route))
    with late.page.expect_request("**/api/games/*/join"):
        late.page.locator(".seatlist li").nth(seat).get_by_role("button").click()
    early.page.locator(".seatlist li").nth(seat).get_by_role("button").click()
    early.page.wait_for_selector(
        f".seatlist li:nth-child({seat + 1}):has-text('your seat'), .frame"
    )
    held[0].continue_()
    late.page.wait_for_selector(f"dialog, {WARNED}", state="attached")
    late.page.unroute("**/api/games/*/join")
    late.faults.clear()  # browsers report the refused request in the console
    return late.page.locator("dialog")


def test_an_address_with_a_typo_says_so(browser: Browser, process: Process) -> None:
    with visit(browser, process.url) as ada:
        address = wait_with(ada)
        ada.go(f"{address[:-1]}!")
        ada.page.wait_for_selector("h1:has-text('There is no such game.')")


def make_player(visitor: Visitor, name: str) -> None:
    made = visitor.api("/players", {"nickname": name, "device": "Desk"})
    visitor.page.evaluate("(own) => localStorage.setItem('century-secret', own)", made["secret"])


def code_of(visitor: Visitor) -> str:
    """Made in the settings."""
    visitor.go("/settings")
    visitor.page.click("button:has-text('Add a device')")
    return visitor.page.inner_text("dialog output")


def test_another_browser_becomes_the_same_person(browser: Browser, process: Process) -> None:
    with (
        visit(browser, process.url, theme="dark") as ada,
        visit(browser, process.url, name="", size=PHONE) as phone,
    ):
        address = wait_with(ada)
        code = code_of(ada)
        check_axe(ada)
        phone.page.click("a:has-text('I have played elsewhere')")
        phone.page.wait_for_selector("h1:has-text('Play on here')")
        check_axe(phone)
        phone.page.fill("input.typed", code.lower())
        phone.page.press("input.typed", "Enter")
        phone.hear("Welcome back, Ada.")
        assert phone.page.evaluate("document.documentElement.dataset.theme") == "dark"
        phone.page.click(f".list a[href='{address}']")
        expect(phone.page.locator(".seatlist li").first).to_contain_text("your seat")
        # The dialog closes by itself, and the device is listed, and shut out.
        ada.hear("The other device is yours now.")
        assert ada.page.locator("dialog").count() == 0
        ada.page.locator(".devices li").nth(1).get_by_role("button").press("Enter")
        ada.page.wait_for_selector("dialog:has-text('Whoever sits there is no longer you.')")
        check_axe(ada)
        ada.page.click("dialog .btn.warn")
        expect(ada.page.locator(".devices li")).to_have_count(1)
        phone.page.reload()
        phone.page.wait_for_selector("h1:has-text('Ada invites you to Spice Road')")
        phone.faults.clear()  # browsers report refused requests in the console


def test_a_scanned_code_needs_a_confirmation_where_somebody_plays_already(
    browser: Browser, process: Process
) -> None:
    with (
        visit(browser, process.url) as ada,
        visit(browser, process.url, name="Bo") as bo,
        visit(browser, process.url, name="Eve") as eve,
    ):
        for person, name in ((ada, "Ada"), (bo, "Bo")):
            make_player(person, name)
        code = code_of(ada)
        bo.go(f"/device#{code}")
        assert bo.page.input_value("input.typed") == code
        assert bo.page.url == f"{process.url}/device"
        bo.page.click(".btn.big")
        bo.page.wait_for_selector("dialog:has-text('This browser forgets Bo.')")
        check_axe(bo)
        bo.page.click("dialog .btn:has-text('Stay Bo')")
        assert bo.api("/players/me")["nickname"] == "Bo"
        bo.page.click(".btn.big")
        bo.page.click("dialog .btn.warn")
        bo.hear("Welcome back, Ada.")
        assert bo.api("/players/me") == ada.api("/players/me")
        # Somebody else with the same code is told, and stays who they are.
        eve.go(f"/device#{code}")
        eve.page.click(".btn.big")
        expect(eve.page.locator("#device-wrong")).to_contain_text("This code was used")
        assert eve.page.evaluate("localStorage.getItem('century-secret')") is None
        eve.faults.clear()


def test_games_are_deleted_left_and_declined_from_the_list(
    browser: Browser, process: Process
) -> None:
    with visit(browser, process.url) as ada, visit(browser, process.url, name="Bo") as bo:
        address = wait_with(ada)
        bo.go(address)
        bo.page.click(".lobby .btn.big")
        bo.page.wait_for_selector(".seatlist li:has-text('your seat')")
        for person, way in ((bo, "Leave"), (ada, "Delete the game")):
            person.go("/")
            mine = person.page.locator(".list:has-text('My games')")
            mine.get_by_role("button", name=way).press("Enter")
            check_axe(person)
            person.page.get_by_role("dialog").get_by_role("button", name=way).press("Enter")
            expect(mine).to_contain_text("None yet.")
        bo.go(address)
        bo.page.wait_for_selector("h1:has-text('There is no such game.')")


def test_who_has_played_together_is_invited_again(browser: Browser, process: Process) -> None:
    with visit(browser, process.url) as ada, visit(browser, process.url, name="Bo") as bo:
        bo.go(wait_with(ada, 2))
        bo.page.click(".lobby .btn.big")
        bo.page.wait_for_selector(".frame")
        ada.go("/")
        check_axe(ada)
        ada.page.get_by_role("link", name="Bo: Invite again").press("Enter")
        chosen = ada.page.locator(".seatline:nth-of-type(2) select")
        expect(chosen.locator("option:checked")).to_have_text("Bo")
        ada.page.click(".newgame .btn.big")
        ada.page.wait_for_selector(".seatlist li:has-text('kept for Bo')")
        bo.go("/")
        bo.page.click(".list:has-text('My games') a:has-text('Join')")
        bo.page.wait_for_selector(".seatlist li:has-text('kept for you')")
        bo.page.click(".lobby .btn.big")
        for person in (ada, bo):
            person.page.wait_for_selector(".frame")


def test_people_at_a_table_see_their_clocks_and_talk(browser: Browser, process: Process) -> None:
    with (
        visit(browser, process.url, met=[]) as ada,
        visit(browser, process.url, name="Bo", size=PHONE) as bo,
    ):
        made = ada.api("/players", {"nickname": "Ada"})
        ada.page.evaluate("(own) => localStorage.setItem('century-secret', own)", made["secret"])
        bank = {"kind": "bank", "seconds": 600, "increment": 15, "flag": "wait"}
        wanted = {
            "mode": "spice_road",
            "seats": [{"kind": "human"}, {"kind": "open"}],
            "clock": bank,
            "chat": True,
        }
        game = ada.api("/games", wanted)["game"]
        ada.go(f"/game/{game}")
        ada.page.wait_for_selector("text=Clock: 10:00 for the whole game, and 0:15 more")
        bo.go(f"/game/{game}")
        bo.page.click("text=Sit down")
        # The clock stands while the first dialog is open.
        ada.page.wait_for_selector("dialog [role=status]:has-text('The clock stands')")
        check_axe(ada)
        assert ada.api(f"/games/{game}")["clock"]["held"] > 0
        ada.page.keyboard.press("Escape")
        ada.page.wait_for_selector(".me .seattime.runs")
        while ada.api(f"/games/{game}")["clock"]["held"] is not None:
            pass
        expect(ada.page.locator(".panel .seattime")).to_have_text("10:00")
        expect(bo.page.locator(".pstrip .seattime")).to_have_count(2)
        # Texts, by keyboard alone.
        ada.page.get_by_role("button", name="Talk").press("Enter")
        ada.page.get_by_label("Write to the table").fill("Good luck")
        ada.page.get_by_label("Write to the table").press("Enter")
        ada.page.wait_for_selector(".talk p:has-text('Good luck')")
        bo.hear("Ada: Good luck")
        bo.page.click("header.top .menu")
        bo.page.click("dialog button:has-text('Talk')")
        bo.page.wait_for_selector(".talk p:has-text('Good luck')")
        check_axe(bo)
        bo.page.click(".talk button:has-text('Report')")
        bo.hear("The host will read it.")
        bo.page.check("text=Hide what Ada writes")
        expect(bo.page.locator(".talk p:has-text('Good luck')")).to_have_count(0)
