"""The colours of the table, from `palette.toml`; `var(--name)` in a drawing stands for one."""

import re
import tomllib
from importlib.resources import files

PALETTE: dict[str, dict[str, str]] = tomllib.loads(
    files("century.drawing").joinpath("palette.toml").read_text(encoding="utf-8")
)
LIGHT = PALETTE["light"]
TERMINAL = LIGHT | PALETTE["terminal"]


def coloured(drawing: str) -> str:
    """A drawing with its colours filled in, or with what stands after a name that there is not."""
    plain = re.sub(r"var\(--([a-z0-9-]+)\)", lambda var: LIGHT[var[1]], drawing)
    return re.sub(r"var\(--([a-z0-9-]+), ([^()]+)\)", lambda var: LIGHT.get(var[1], var[2]), plain)
