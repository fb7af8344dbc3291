"""Which names people may have: all that can be seen, by the rules of Unicode.

Joiners stand where writing needs them (UAX 31, A1 to B: Persian, Indic scripts) and inside emoji
(UTS 51); marks stand on letters, at most four on one (UTS 39, 5.4). What has no shape has no place:
default ignorable code points, control signs, blanks other than a space.
"""

import unicodedata

import regex

from century.tables.refusal import Refusal

MAX_SIGNS = 24  # as people count them
MAX_CODE_POINTS = 64  # as the database does

PICTURE = r"\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|[\U000E0020-\U000E007F]+)?"
EMOJI = regex.compile(
    rf"{PICTURE}(?:\u200D{PICTURE})*|\p{{Regional_Indicator}}{{2}}|[0-9#*]\uFE0F\u20E3"
)
JOINER = regex.compile(
    r"(?<=[\p{jt=L}\p{jt=D}]\p{jt=T}*)\u200C(?=\p{jt=T}*[\p{jt=R}\p{jt=D}])"
    r"|(?<=\p{L}\p{M}*\p{ccc=9}\p{M}*)[\u200C\u200D](?=\p{L})"
)
UNSEEN = regex.compile(
    r"[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800\uFFFC]"  # U+2800 has no dots
    r"|(?! )\p{Zs}|(?<!\p{L}\p{M}*|\p{N}\p{M}*|\p{P}\p{M}*|\p{S}\p{M}*)\p{M}|\p{M}{5,}"
)


def check_nickname(nickname: str) -> str:
    """The name as it is kept."""
    name = composed(nickname, MAX_SIGNS, MAX_CODE_POINTS)
    if name is None:
        reason = f"nickname: must have 1 to {MAX_SIGNS} visible characters"
        raise Refusal("invalid", reason, where="nickname")
    return name


def composed(text: str, max_signs: int, max_code_points: int) -> str | None:
    """Composed, without spaces around it; None if it is empty, too long or hides a sign."""
    try:
        plain = unicodedata.normalize("NFC", text).strip()
        plain.encode()
    except UnicodeEncodeError:  # half a character
        return None
    signs = len(regex.findall(r"\X", plain))
    fits = 1 <= signs <= max_signs and len(plain) <= max_code_points
    return plain if fits and is_visible(plain) else None


def is_visible(name: str) -> bool:
    return not UNSEEN.search(JOINER.sub("", EMOJI.sub("o", name)))


def folded(name: str) -> str:
    """Letters and digits alone, for comparing with words that a host refuses."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(sign for sign in plain if sign.isalnum())
