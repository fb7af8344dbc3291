"""The core needs little: what the server, the arena and the others need are extras."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from century.cli.extras import needs
from century.errors import CenturyError

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# All but those for a machine with a GPU.
EXTRAS: dict[str, list[str]] = {
    name: lines for name, lines in PROJECT["optional-dependencies"].items() if name != "cuda"
}
LOADED = "import sys; print(*{name.partition('.')[0] for name in sys.modules})"
# `None` is what Python itself takes for a module that cannot be imported.
WITHOUT = """
import sys
sys.modules.update(dict.fromkeys({hidden!r}))
from century.cli.command import main
raise SystemExit(main({arguments!r}))
"""


def needed(lines: Iterable[str], extras: Iterable[str] = ()) -> set[str]:
    """The distributions that these requirements bring, all the way down."""
    found: set[str] = set()
    for line in lines:
        requirement = Requirement(line)
        marker = requirement.marker
        if marker and not any(marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            continue
        if requirement.name == PROJECT["name"]:
            for extra in requirement.extras:
                found |= needed(EXTRAS[extra])
        else:
            found |= brought(requirement.name, tuple(sorted(requirement.extras)))
    return found


@cache
def brought(name: str, extras: tuple[str, ...]) -> frozenset[str]:
    return frozenset({canonicalize_name(name)} | needed(requires(name) or [], extras))


def modules(distributions: Iterable[str]) -> set[str]:
    """What these distributions let one import."""
    wanted = set(distributions)
    return {
        module
        for module, owners in packages_distributions().items()
        if wanted & set(map(canonicalize_name, owners)) and module.isidentifier()
    }


def hidden(extras: Iterable[str]) -> list[str]:
    """The modules that are missing where century is installed with these extras only."""
    kept = needed(PROJECT["dependencies"]) | {n for extra in extras for n in needed(EXTRAS[extra])}
    offered = {name for extra in EXTRAS.keys() - {"dev"} for name in needed(EXTRAS[extra])}
    return sorted(modules(offered - kept) - modules(kept))


def with_only(extras: Iterable[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """`century ARGUMENTS...` where only these extras are installed."""
    program = WITHOUT.format(hidden=hidden(extras), arguments=arguments)
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, input=""
    )


def loaded(program: str) -> set[str]:
    command = [sys.executable, "-c", f"{program}\n{LOADED}"]
    return set(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split())


def test_importing_century_loads_no_server_drawing_or_command_line_package() -> None:
    # Numba loads what it finds, such as SciPy; that is its own business.
    alone = loaded("import fluent.runtime, numba.extending, numpy")
    brought = loaded("import century") - alone
    assert "century" in brought
    strangers = brought & packages_distributions().keys() - {"century"}
    assert not strangers, f"import century loads {sorted(strangers)}"


@pytest.mark.parametrize(
    ("extra", "present", "arguments"),
    [
        ("server", [], ["serve"]),
        ("server", [], ["bench", "server"]),
        ("arena", [], ["arena", "greedy", "random", "--mode", "spice_road"]),
        ("arena", [], ["arena", "report", "games.jsonl"]),
        ("dataset", [], ["dataset", "make", "games", "--mode", "spice_road"]),
        ("ray", ["arena"], ["arena", "greedy", "random", "--mode", "spice_road", "--ray"]),
    ],
)
def test_a_command_names_the_extra_that_it_lacks(
    extra: str, present: list[str], arguments: list[str]
) -> None:
    done = with_only(present, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(
        rf"century: [a-z -]+ needs the {extra} packages: pip install 'century\[{extra}\]'\n",
        done.stderr,
    )


@pytest.mark.parametrize(
    "arguments", [["modes"], ["bots"], ["bench", "rules", "--help"], ["serve", "--help"]]
)
def test_the_core_needs_no_extra(arguments: list[str]) -> None:
    done = with_only([], *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_a_game_in_the_terminal_needs_no_extra() -> None:
    done = with_only([], "play", "spice_road", "--players", "2", "--seed", "1")
    assert "acquire" in done.stdout


def test_our_own_missing_module_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError), needs("server", "serve"):
        import century.no_such_module  # type: ignore[import-not-found]  # noqa: F401


def test_other_errors_pass() -> None:
    with pytest.raises(CenturyError, match="as it is"), needs("server", "serve"):
        raise CenturyError("as it is")


def test_development_brings_every_extra() -> None:
    everything = {name for extra in EXTRAS for name in needed(EXTRAS[extra])}
    assert needed(EXTRAS["dev"]) == everything
