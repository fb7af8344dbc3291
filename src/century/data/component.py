"""What is printed on the components of the three boxes.

Cubes are strings of colour letters in colour order, such as "YYRG".
"""

from dataclasses import dataclass
from typing import Literal, get_args

BOXES = ("spice_road", "new_world", "eastern_wonders")
COLOURS = "YRGB"
EffectKind = Literal["produce", "upgrade", "trade"]
EFFECTS: tuple[EffectKind, ...] = get_args(EffectKind)
Benefit = Literal["aid", "tool", "settlers", "explore"]  # the New World symbols
BENEFITS: tuple[Benefit, ...] = get_args(Benefit)
BonusKind = Literal["symbol", "pair", "settlers", "flat", "merchants"]
BONUS_KINDS: tuple[BonusKind, ...] = get_args(BonusKind)
Good = Literal["ginger", "chili", "tea", "cloves"]
GOODS: tuple[Good, ...] = get_args(Good)
STARS = ("black", "white")
MARKS = ("I", "III")
BOARDS = tuple(letter + side for side in "12" for letter in "ABCDEF")
# How far data can be trusted to be what is printed; "own" is its author's invention or word.
TRUST = ("published", "single source", "reconstructed", "own")
SEA = "sea"  # the id of the sea tile
RANDOM = "random"  # the layout that the seed draws


@dataclass(frozen=True)
class Effect:
    """What a merchant card, a plain location or a market tile does."""

    kind: EffectKind
    cost: str = ""
    gain: str = ""
    steps: int = 0


@dataclass(frozen=True)
class Merchant:
    """A merchant card of Spice Road."""

    id: str
    effect: Effect


@dataclass(frozen=True)
class PointCard:
    """A point card; those of Spice Road have no benefit."""

    id: str
    cost: str
    points: int
    benefit: Benefit | None = None
    symbol: str | None = None  # circle symbol of aid and tool
    cube: str = ""  # of a tool
    settlers: int = 0
    star: str | None = None  # black, white
    players: str | None = None  # "3+", "=4"


@dataclass(frozen=True)
class BonusTile:
    """A bonus tile: points for each time that its condition is met."""

    id: str
    kind: BonusKind
    of: tuple[Benefit, ...]
    points: int
    mark: str | None  # I, III


@dataclass(frozen=True)
class ExplorationTile:
    """An exploration tile; exactly one of the four is printed on it."""

    id: str
    cubes: str
    settlers: int
    points: int
    symbol: Benefit | None


@dataclass(frozen=True)
class Location:
    """A place on a location board where settlers work."""

    id: str
    board: str
    kind: str
    effect: Effect | None
    settlers: int
    symbol: str | None
    cover: str | None  # "explore", or "2-3" with 2 or 3 players only
    bonus: tuple[int, ...]  # sizes of the stacks at a fort
    sail: int  # steps of a ship move; 0 for any tile


@dataclass(frozen=True)
class Board:
    """One side of a location board."""

    id: str
    locations: tuple[Location, ...]
    bonus: tuple[int, ...]  # sizes of the stacks that belong to no location


@dataclass(frozen=True)
class MarketTile:
    """A market tile of the islands."""

    id: str
    symbol: Good
    effect: Effect


@dataclass(frozen=True)
class PartTrust:
    """How far a part of a box can be trusted to be what is printed."""

    part: str
    trust: str


@dataclass(frozen=True)
class Box:
    """What every box has: its name and how far its data can be trusted."""

    name: str
    trust: str
    parts: tuple[PartTrust, ...]


@dataclass(frozen=True)
class SpiceRoadBox(Box):
    """Century: Spice Road."""

    starts: tuple[Merchant, ...]
    merchants: tuple[Merchant, ...]
    points: tuple[PointCard, ...]
    gold: int
    silver: int


@dataclass(frozen=True)
class NewWorldBox(Box):
    """Century: A New World."""

    symbols: tuple[str, ...]
    posts: tuple[int, ...]
    points: tuple[PointCard, ...]
    bonus: tuple[BonusTile, ...]
    exploration: tuple[ExplorationTile, ...]
    boards: dict[str, Board]


@dataclass(frozen=True)
class EasternWondersBox(Box):
    """Century: Eastern Wonders, as far as From East to West uses it."""

    markets: tuple[MarketTile, ...]
    layouts: dict[str, tuple[tuple[int, int], ...]]  # the sea first


@dataclass(frozen=True, eq=False)
class Boxes:
    """The three boxes on the shelf; `digest` tells replaced content from the built-in."""

    spice_road: SpiceRoadBox
    new_world: NewWorldBox
    eastern_wonders: EasternWondersBox
    digest: str = ""
