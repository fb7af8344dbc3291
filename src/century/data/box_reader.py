"""The tables of a box, entry by entry: the components printed in them, and the published counts."""

from collections import Counter
from dataclasses import replace

from century.data.box_file import Tables
from century.data.component import (
    BENEFITS,
    BOARDS,
    BONUS_KINDS,
    COLOURS,
    EFFECTS,
    GOODS,
    MARKS,
    RANDOM,
    SEA,
    STARS,
    Board,
    BonusTile,
    EasternWondersBox,
    Effect,
    EffectKind,
    ExplorationTile,
    Location,
    MarketTile,
    Merchant,
    NewWorldBox,
    PartTrust,
    PointCard,
    SpiceRoadBox,
)
from century.data.layout import TOUCHING, hang_together, neighbours
from century.data.reader import NAME, Reader, shown

About = tuple[str, str, tuple[PartTrust, ...]]  # name, trust, parts of a box

KINDS: tuple[str, ...] = (
    *EFFECTS,
    "fort",
    "market",
    "renew",
    "adjust",
    "sail",
    "ship_trade",
    "post_trade",
)
SIZES = dict(zip(BOARDS, (6, 5, 6, 6, 6, 6, 6, 5, 5, 4, 4, 5), strict=True))
MAX_POINTS = 99
MAX_SETTLERS = 12
MAX_STEPS = 9
MAX_GAIN = 6  # 18 trades of one turn then keep every colour below 128, as the rules pack them
MAX_LAYOUTS = 8
FARTHEST = 99


def _counted(tables: Tables, key: str, count: int) -> list[Reader]:
    entries = tables[key].entries(key)
    if len(entries) != count:
        tables[key].fail(f"{key}: must be {count} entries, not {len(entries)}")
    return entries


# Spice Road


def read_spice_road(tables: Tables, about: About) -> SpiceRoadBox:
    """Century: Spice Road."""
    coins = tables["coins"].inside("coins")
    coins.only(("gold", "silver"))
    return SpiceRoadBox(
        *about,
        starts=tuple(_merchant(card) for card in _counted(tables, "starts", 2)),
        merchants=tuple(_merchant(card) for card in _counted(tables, "merchants", 43)),
        points=tuple(_point_card(card) for card in _counted(tables, "points", 36)),
        gold=coins.whole("gold", 0, MAX_POINTS),
        silver=coins.whole("silver", 0, MAX_POINTS),
    )


def _merchant(card: Reader) -> Merchant:
    card.only(("id", *EFFECTS, "for"))
    return Merchant(card.name("id"), _effect(card, card.exactly_one(EFFECTS, "effect")))


def _effect(entry: Reader, kind: EffectKind) -> Effect:
    if kind != "trade" and entry.has("for"):
        entry.fail("for: goes with trade only")
    if kind == "produce":
        return Effect(kind, gain=entry.cubes(kind))
    if kind == "upgrade":
        return Effect(kind, steps=entry.whole(kind, 1, MAX_STEPS))
    cost, gain = entry.cubes("trade"), entry.cubes("for")
    if len(gain) > MAX_GAIN:
        entry.fail(f"for {shown(gain)}: must be 1 to {MAX_GAIN} cubes")
    if not Counter(cost) - Counter(gain):  # effect.trade.chain
        entry.fail(f"trade {shown(cost)} for {shown(gain)}: endless, the gain holds the whole cost")
    return Effect(kind, cost=cost, gain=gain)


def _point_card(card: Reader) -> PointCard:
    card.only(("id", "cost", "points"))
    return PointCard(card.name("id"), card.cubes("cost"), card.whole("points", 0, MAX_POINTS))


# A New World


def read_new_world(tables: Tables, about: About) -> NewWorldBox:
    """Century: A New World."""
    symbols = tables["symbols"].names("symbols")
    if len(set(symbols)) != 4 or len(symbols) != 4:
        tables["symbols"].fail(f"symbols: must be 4 different ones, not {' '.join(symbols)}")
    posts = tables["posts"].wholes("posts", 0, MAX_POINTS)
    if len(posts) != 3:
        tables["posts"].fail(f"posts: must be 3 values, not {len(posts)}")
    bonus = tuple(_bonus_tile(tile) for tile in _counted(tables, "bonus", 25))
    for mark, count in {None: 17, "I": 3, "III": 5}.items():
        number = sum(tile.mark == mark for tile in bonus)
        if number != count:
            marked = f"marked {mark}" if mark else "without a mark"
            tables["bonus"].fail(f"bonus: must be {count} tiles {marked}, not {number}")
    return NewWorldBox(
        *about,
        symbols=symbols,
        posts=posts,
        points=tuple(_benefit_card(card, symbols) for card in _counted(tables, "points", 56)),
        bonus=bonus,
        exploration=tuple(_exploration_tile(tile) for tile in _counted(tables, "exploration", 10)),
        boards={board: _board(tables[f"boards.{board}"], board, symbols) for board in BOARDS},
    )


def _benefit_card(card: Reader, symbols: tuple[str, ...]) -> PointCard:
    card.only(("id", *BENEFITS, "cube", "cost", "points", "star", "players"))
    benefit = card.exactly_one(BENEFITS, "benefit")
    if benefit != "tool" and card.has("cube"):
        card.fail("cube: goes with tool only")
    if benefit == "explore" and not card.flag("explore"):
        card.fail("explore false: must be true, or left out")
    return PointCard(
        card.name("id"),
        card.cubes("cost"),
        card.whole("points", 0, MAX_POINTS),
        benefit,
        symbol=card.choice(benefit, symbols) if benefit in ("aid", "tool") else None,
        cube=card.choice("cube", tuple(COLOURS)) if benefit == "tool" else "",
        settlers=card.whole("settlers", 1, MAX_SETTLERS) if benefit == "settlers" else 0,
        star=card.optional("star", STARS),
        players=card.optional("players", ("3+", "=4")),
    )


def _bonus_tile(tile: Reader) -> BonusTile:
    tile.only(("id", "kind", "of", "points", "mark"))
    kind = tile.choice("kind", BONUS_KINDS)
    of = tile.words("of", BENEFITS) if tile.has("of") else ()
    needed = {"symbol": 1, "pair": 2}.get(kind, 0)
    if len(of) != needed:
        tile.fail(f"of: {kind} needs {needed}, not {len(of)}")
    points = tile.whole("points", 0, MAX_POINTS)
    return BonusTile(tile.name("id"), kind, of, points, tile.optional("mark", MARKS))


def _exploration_tile(tile: Reader) -> ExplorationTile:
    prizes = ("cubes", "settlers", "points", "symbol")
    tile.only(("id", *prizes))
    prize = tile.exactly_one(prizes, "prize")
    return ExplorationTile(
        tile.name("id"),
        cubes=tile.cubes("cubes") if prize == "cubes" else "",
        settlers=tile.whole("settlers", 1, MAX_SETTLERS) if prize == "settlers" else 0,
        points=tile.whole("points", 0, MAX_POINTS) if prize == "points" else 0,
        symbol=tile.choice("symbol", BENEFITS) if prize == "symbol" else None,
    )


def _board(boards: Reader, board: str, symbols: tuple[str, ...]) -> Board:
    side = replace(boards.inside(board), where=f"{boards.where} {board}")
    side.only(("bonus", "locations"))
    places = side.entries("locations")
    if len(places) != SIZES[board]:
        side.fail(f"must be {SIZES[board]} locations, not {len(places)}")
    locations = []
    for number, place in enumerate(places, 1):
        name = f"{board}.{number}"
        locations.append(_location(replace(place, where=f"{boards.where} {name}"), name, symbols))
    return Board(board, tuple(locations), _stacks(side))


def _stacks(entry: Reader) -> tuple[int, ...]:
    return entry.wholes("bonus", 1, 5) if entry.has("bonus") else ()


def _location(place: Reader, name: str, symbols: tuple[str, ...]) -> Location:
    place.only((*KINDS, "for", "settlers", "symbol", "cover", "bonus"))
    kind = place.exactly_one(KINDS, "action")
    if kind != "fort" and place.has("bonus"):
        place.fail("bonus: only a fort has bonus tiles")
    if kind != "trade" and place.has("for"):
        place.fail("for: goes with trade only")
    if kind not in (*EFFECTS, "sail") and not place.flag(kind):
        place.fail(f"{kind} false: must be true, or left out")
    return Location(
        name,
        board=name.split(".")[0],
        kind=kind,
        effect=_effect(place, place.exactly_one(EFFECTS, "effect")) if kind in EFFECTS else None,
        settlers=place.whole("settlers", 1, MAX_SETTLERS),
        symbol=place.optional("symbol", symbols),
        cover=place.optional("cover", ("explore", "2-3")),
        bonus=_stacks(place),
        sail=_sail(place) if kind == "sail" else 0,
    )


def _sail(place: Reader) -> int:
    return 0 if place.get("sail") == "any" else place.whole("sail", 1, 2)


# Eastern Wonders


def read_eastern_wonders(tables: Tables, about: About) -> EasternWondersBox:
    """Century: Eastern Wonders."""
    markets = tuple(_market_tile(tile) for tile in _counted(tables, "markets", 24))
    for symbol, count in Counter(tile.symbol for tile in markets).items():
        if count != 6:
            tables["markets"].fail(f"markets: must be 6 tiles of {symbol}, not {count}")
    layouts = {}
    for key, table in tables.items():
        kind, _, name = key.partition(".")
        if kind == "layouts":
            layouts[name] = _layout(table, name)
    if len(layouts) > MAX_LAYOUTS:
        tables["layouts." + name].fail(
            f"must be {MAX_LAYOUTS} layouts or fewer, not {len(layouts)}"
        )
    return EasternWondersBox(*about, markets=markets, layouts=layouts)


def _market_tile(tile: Reader) -> MarketTile:
    tile.only(("id", "symbol", "trade", "for"))
    if tile.get("id") == SEA:
        tile.fail(f"id {shown(SEA)}: is the sea tile")
    return MarketTile(tile.name("id"), tile.choice("symbol", GOODS), _effect(tile, "trade"))


def _layout(layouts: Reader, name: str) -> tuple[tuple[int, int], ...]:
    if not NAME.fullmatch(name) or name == RANDOM:
        layouts.fail(f"{shown(name)}: is no name for a layout")
    places = [_place(layouts, name, value) for value in layouts.sequence(name)]
    if len(places) != 13:
        layouts.fail(f"{name}: must be 13 places, the sea and 12 market tiles, not {len(places)}")
    if len(set(places)) != 13:
        layouts.fail(f"{name}: the same place twice")
    for place, others in neighbours(places).items():
        if len(others) < TOUCHING:
            layouts.fail(
                f"{name} {list(place)}: must touch {TOUCHING} others or more, not {len(others)}"
            )
    if not hang_together(places):
        layouts.fail(f"{name}: the places do not hang together")
    return tuple(places)


def _place(layouts: Reader, name: str, value: object) -> tuple[int, int]:
    place = Reader({name: value}, layouts.where).wholes(name, -FARTHEST, FARTHEST)
    if len(place) != 2:
        layouts.fail(f"{name} {shown(value)}: a place is two numbers, q and r")
    return place[0], place[1]
