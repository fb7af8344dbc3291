"""Colours and symbols stand in one file each, for the browser, the drawing and the terminal."""

import re
from importlib.resources import files
from pathlib import Path

from rich.style import Style

from century.drawing.palette import LIGHT, PALETTE, TERMINAL, coloured
from century.drawing.symbols import definitions, symbols
from century.terminal.pieces import CUBES, SEAT_STYLES

ROOT = Path(__file__).resolve().parents[2]
DRAWING = ROOT / "src" / "century" / "drawing"
WEB = ROOT / "web" / "src"
USED = re.compile(r"var\(--([a-z0-9-]+)\)")
SYMBOLS = (DRAWING / "symbols.svg").read_text("utf-8")
SOURCE = "".join(path.read_text("utf-8") for path in sorted(DRAWING.glob("*.py")))
CLIENT = "".join(
    path.read_text("utf-8")
    for path in sorted(WEB.rglob("*"))
    if path.suffix in (".css", ".svelte", ".ts")
)


def test_the_palette_is_plain_enough_for_the_browser_client() -> None:
    """It reads the lines of a head by a pattern, not by the rules of TOML."""
    text = files("century.drawing").joinpath("palette.toml").read_text(encoding="utf-8")
    line = re.compile(r'#.*|\[[a-z]+\]|[a-z0-9-]+ = "[^"\[]*"|')
    assert not [odd for odd in text.splitlines() if not line.fullmatch(odd)]
    assert re.findall(r"^\[(\w+)\]$", text, re.MULTILINE) == ["light", "dark", "terminal"]


def test_other_surfaces_only_change_what_there_is() -> None:
    assert PALETTE["dark"].keys() < LIGHT.keys()
    assert PALETTE["terminal"].keys() < LIGHT.keys()


def test_every_colour_of_a_drawing_is_in_the_palette() -> None:
    families = {re.sub(r"^p\d", "p{seat + 1}", name) for name in LIGHT}
    named = set(re.findall(r"var\(--([a-z0-9{}+ -]+?)\)", SOURCE))
    assert named <= LIGHT.keys() | families | {"name"}  # `var(--name)` explains itself
    assert set(USED.findall(SYMBOLS)) <= LIGHT.keys()


def test_every_colour_is_used() -> None:
    everything = SOURCE + SYMBOLS + CLIENT
    for name in LIGHT:
        family = re.sub(r"^p\d", "p{seat + 1}", name)
        assert f"var(--{name})" in everything or f"var(--{family})" in everything, name


def test_the_client_defines_no_colour_of_the_palette_again() -> None:
    again = [name for name in LIGHT if re.search(rf"--{name}: (#|rgb)", CLIENT)]
    assert not again


def test_a_name_without_a_colour_leaves_what_stands_behind_it() -> None:
    assert coloured("var(--card) var(--rim, currentColor)") == f"{LIGHT['card']} currentColor"
    assert coloured("var(--rim, var(--card))") == LIGHT["card"]


def test_only_symbols_that_are_used_are_defined() -> None:
    assert definitions('<use href="#pawn" x="1"/><use href="#ship"/>') == (
        symbols()["pawn"] + symbols()["ship"]
    )
    assert "<use" not in "".join(symbols().values())  # or the symbols inside would be missing


def test_the_terminal_has_a_style_for_every_cube_and_seat() -> None:
    assert list(CUBES) == list("YRGB")
    assert len(SEAT_STYLES) == 5
    for style in (*CUBES.values(), *SEAT_STYLES, TERMINAL["gold"], TERMINAL["silver"]):
        assert Style.parse(style)
