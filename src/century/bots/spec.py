"""How a bot is written: its name, with options in brackets, as `planner(width=400,turns=14)`."""

import ast
import re

from century.data.reader import shown
from century.errors import InvalidOption

SPEC = re.compile(r"\s*([^\s()]+)\s*(?:\((.*)\)\s*)?")
PLAIN = (int, float, str, type(None))

Options = tuple[tuple[str, object], ...]


def write_spec(name: str, options: Options) -> str:
    """The same text for the same bot."""
    inside = ",".join(f"{option}={value!r}" for option, value in options)
    return f"{name}({inside})" if inside else name


def read_spec(text: str) -> tuple[str, Options]:
    """Name and options, whether or not there is such a bot."""
    spec = SPEC.fullmatch(text)
    if not spec:
        raise InvalidOption(f"bot {shown(text)}: must be a name, or planner(width=400,turns=14)")
    return spec[1], tuple(sorted(_read_options(text, spec[2] or "").items()))


def split_specs(text: str) -> list[str]:
    """Bots with commas between them; a comma in brackets belongs to an option."""
    depth, pieces = 0, [""]
    for sign in text:
        depth += (sign == "(") - (sign == ")")
        if sign == "," and depth <= 0:
            pieces.append("")
        else:
            pieces[-1] += sign
    return [piece.strip() for piece in pieces]


def _read_options(text: str, options: str) -> dict[str, object]:
    """Only what is plain: the text may come from anywhere."""
    try:
        call = ast.parse(f"options({options})", mode="eval").body
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.args:
            raise ValueError
        known = {str(key.arg): ast.literal_eval(key.value) for key in call.keywords if key.arg}
        if len(known) < len(call.keywords) or not all(isinstance(v, PLAIN) for v in known.values()):
            raise ValueError
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        reason = "options are name=value, with numbers, True, False or 'text' as values"
        raise InvalidOption(f"bot {shown(text)}: {reason}") from None
    return known
