"""Settings that all tests share, and which tests take long."""

import signal
from pathlib import Path

import pytest
from hypothesis import settings

# No deadline: a first call may compile. Fixed examples: what fails here fails everywhere;
# `pytest --hypothesis-profile explore` draws new ones.
settings.register_profile("explore", deadline=None)
settings.register_profile("fixed", deadline=None, derandomize=True, database=None)
settings.load_profile("fixed")

# A suite that was started in the background ignores Ctrl-C, and so would all that it starts;
# some tests interrupt processes.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

HERE = Path(__file__).resolve().parent
SITE, WEB = HERE / "solo", HERE / "web"
QUICK = "not slow"  # how `make check` asks for the others
# Folders and files whose tests are marked as slow, and why; single tests are marked where they are.
SLOW = {
    "arena": "tournaments, with bots that hang and processes that die",
    "bots": "searches, also without the compiler",
    "cli": "commands as processes",
    "dataset": "games, in processes and on Ray",
    "learners": "frameworks that weigh gigabytes",
    "envs": "whole games in every environment, and learning",
    "perft/test_perft.py": "counts positions by the hundred thousand",
    "solo/test_engine.py": "builds the site, and searches in it",
    "solo/test_faults.py": "builds the site, and games in the browser",
    "solo/test_firefox.py": "builds the site, and games in the browser",
    "solo/test_online.py": "builds the site, and games in the browser",
    "solo/test_playing.py": "builds the site, and whole games in the browser",
    "server": "servers that are killed, databases, crowds",
    "test_bench.py": "measures",
    "test_bench_envs.py": "measures",
    "test_dependencies.py": "processes without some of the packages",
    "test_game_properties.py": "hundreds of whole games",
    "test_hidden.py": "hundreds of whole games",
    "test_interpreted.py": "rules without the compiler, and compiled again with checks",
    "test_made_up_modes.py": "hundreds of whole games",
    "tools": "every script once",
    "web/test_fonts.py": "a browser",
    "web/test_hints.py": "a browser, and searches",
    "web/test_keyboard.py": "a whole game in the browser, key by key",
    "web/test_learn.py": "every lesson in the browser, and first games to their end",
    "web/test_made_up_modes.py": "whole games in the browser",
    "web/test_online.py": "several browsers, and servers that are killed",
    "web/test_pages.py": "every page of the browser client in five languages",
    "workers": "processes that hang and die",
}


def why_slow(path: Path) -> str | None:
    name = path.relative_to(HERE).as_posix()
    return next((SLOW[slow] for slow in SLOW if f"{name}/".startswith(f"{slow}/")), None)


def dealt(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """In parts of the same length, one for each process, which begins with its share of browsers.

    Those take longest and wait much; who is done sooner takes from the ends of the others. What
    plays on the built site stays together: nobody else waits until it is built.
    """
    shares: dict[Path, list[pytest.Item]] = {}
    others = []
    for item in items:
        if item.path.parent == SITE:
            shares.setdefault(SITE, []).append(item)
        elif item.path.parent == WEB:
            shares.setdefault(item.path, []).append(item)
        else:
            others.append(item)
    parts: list[list[pytest.Item]] = [[] for _ in range(processes)]
    for share in sorted(shares.values(), key=len, reverse=True):
        min(parts, key=len).extend(share)
    length = len(items) // processes
    for part in parts:
        missing = max(0, length - len(part))
        part += others[:missing]
        del others[:missing]
    return [item for part in (*parts, others) for item in part]


def pytest_configure() -> None:
    gone = [name for name in SLOW if not (HERE / name).exists()]
    assert not gone, f"tests/conftest.py calls slow what is not there: {gone}"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Importing what will not run takes seconds."""
    wanted = config.getoption("markexpr") != QUICK or not collection_path.is_relative_to(HERE)
    return None if wanted or why_slow(collection_path) is None else True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    processes = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = dealt(items, processes)
    for item in items:
        if item.path.is_relative_to(HERE) and (reason := why_slow(item.path)):
            item.add_marker(pytest.mark.slow(reason))
