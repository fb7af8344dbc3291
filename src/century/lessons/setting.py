"""A table that is set by hand: say what matters, the rest is dealt.

    setting = Setting("spice_road", players=3)
    setting.seat(0, cubes="YYRG", hand=["s2", "m10"], points=["p01"])
    setting.market("m07", ("m12", "YR"))
    game = setting.game()

Pieces are conserved: what a seat, a row or a space is given is taken from where it lay, and what
was moved away is dealt from the rest in its place.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from century.errors import InvalidPosition
from century.game.game import Files, Game, new
from century.game.reading.position import from_position


@dataclass
class _Row:
    """What is told of a row and its deck."""

    row: list[tuple[str, str]] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    spare: int | None = None

    def cards(self) -> list[str]:
        return [card for card, _ in self.row] + self.deck


class Setting:
    """What lies on the table; `game` makes a game of it."""

    def __init__(
        self, mode: str, players: int = 2, seed: int = 0, *, box: Files = None, **options: Any
    ) -> None:
        self._box = box
        dealt = new(mode, players, seed, box=box, **options)
        self._dealt = dealt.position()
        self._end_cards = dealt.ruleset.mode.end_cards[players]
        self._settlers = dealt.ruleset.mode.settlers  # of a seat, in all
        self._pieces: list[dict[str, Any]] = [{} for _ in range(players)]
        self._rows: dict[str, _Row] = {}
        self._stacks: dict[str, list[str]] = {}
        self._covers: dict[str, str] = {}
        self._opened: dict[str, int | None] = {}
        self._islands: dict[int, str] = {}
        self._now: dict[str, int] = {}

    def has(self, part: str) -> bool:
        """Whether the mode has such a part of the view."""
        return part in self._dealt

    def seat(self, seat: int, **pieces: Any) -> None:
        """Give a seat its pieces, named as in the view; what is not named stays as it was dealt.

        `hand`, `played`: a starting card in neither has been played.
        `at={"A1.3": 2}`: settlers on the game board. `settlers` and `reserve` follow from each
        other; with neither of them told, those at work come from the player board.
        `route`: cards, or pairs of a card and its settlers.
        `explored`: tiles; `open` tells which locations they covered.
        `posts`: the islands that hold a trading post of the seat.
        """
        dealt = {*self._dealt["seats"][0], "at"}
        unknown = " ".join(sorted(pieces.keys() - dealt))
        _need(not unknown, f"seat {seat}: no {unknown} in {self._dealt['mode']}")
        self._pieces[seat] |= pieces

    def points(self, *row: str, deck: Sequence[str] = (), spare: int | None = None) -> None:
        """The first point cards of the row and of the deck; see `market`."""
        self._rows["points"] = _Row([(card, "") for card in row], list(deck), spare)

    def market(
        self, *row: str | tuple[str, str], deck: Sequence[str] = (), spare: int | None = None
    ) -> None:
        """The first merchant cards of the row, with their cubes, and of the deck.

        With `spare` all other cards lie with that seat: the deck holds only what is told, and
        the row too where the deck is empty.
        """
        cards = [(card, "") if isinstance(card, str) else card for card in row]
        self._rows["market"] = _Row(cards, list(deck), spare)

    def stack(self, space: str, *tiles: str) -> None:
        """The whole stack of a bonus space, from the top down; what is left out needs a seat."""
        self._stacks[space] = list(tiles)

    def tile(self, location: str, tile: str) -> None:
        """The exploration tile that covers a location."""
        self._covers[location] = tile

    def open(self, location: str, by: int | None = None) -> None:
        """Uncover a location: that seat has its tile, or else some seat has `explored` it."""
        self._opened[location] = by

    def open_all(self) -> None:
        """Uncover every location; the first two seats have the tiles."""
        for n, location in enumerate(self._dealt["locations"]):
            self.open(location, by=n % 2)

    def island(self, index: int, tile: str) -> None:
        """The market tile of an island."""
        self._islands[index] = tile

    def turn(self, seat: int) -> None:
        """Whose turn it is."""
        self._now |= {"turn": seat, "seat": seat}

    def round(self, number: int) -> None:
        """Which round it is."""
        self._now["round"] = number

    def position(self) -> dict[str, Any]:
        """The position, whole."""
        position = plain_copy(self._dealt) | self._now
        position["seats"] = [
            seat | {key: value for key, value in pieces.items() if key != "at"}
            for seat, pieces in zip(position["seats"], self._pieces, strict=True)
        ]
        self._give_merchants(position)
        self._lay_points(position)
        if "coins" in position:
            self._count_coins(position)
        if "market" in position:
            self._lay_market(position)
        if "locations" in position:
            self._lay_tiles(position)
            self._lay_bonus(position)
            self._send_settlers(position)
        if "islands" in position:
            self._lay_islands(position)
        return position

    def game(self) -> Game:
        """A game at this table."""
        return from_position(self.position(), box=self._box)

    def _give_merchants(self, position: dict[str, Any]) -> None:
        for seat, pieces in zip(position["seats"], self._pieces, strict=True):
            if "hand" in seat:
                if "hand" not in pieces:
                    seat["hand"] = [card for card in seat["hand"] if card not in seat["played"]]
                starts = self._dealt["seats"][0]["hand"]
                unnamed = [s for s in starts if s not in (*seat["hand"], *seat["played"])]
                seat["played"] = unnamed + seat["played"]
            if "route" in seat:
                pairs = [card if isinstance(card, tuple) else (card, 0) for card in seat["route"]]
                seat["route"] = [{"card": card, "settlers": settlers} for card, settlers in pairs]

    def _lay_points(self, position: dict[str, Any]) -> None:
        points, seats = position["points"], position["seats"]
        owned = "points" if "points" in seats[0] else "cards"
        held = [card for seat in seats for card in seat[owned]]
        row, deck = self._deal(position, "points", points["row"], held, owned)
        points |= {"row": [card for card, _ in row], "deck": len(deck)}
        if "next" in points:
            del points["next"]
            points |= {"next": deck[0]} if deck else {}
        position["ending"] = any(len(seat[owned]) >= self._end_cards for seat in seats)

    def _count_coins(self, position: dict[str, Any]) -> None:
        for metal in ("gold", "silver"):
            position["coins"][metal] -= sum(seat[metal] for seat in position["seats"])

    def _lay_market(self, position: dict[str, Any]) -> None:
        market, seats = position["market"], position["seats"]
        hands = "hand" in seats[0]
        owned = "played" if hands else "discard"
        held = [card for seat in seats for card in (*seat.get("hand", ()), *seat[owned])]
        held += [card["card"] for seat in seats for card in seat.get("route", ())]
        dealt = [card["card"] for card in market["row"]]
        row, deck = self._deal(position, "market", dealt, held, owned)
        market["row"] = [
            {"card": card, "cubes": cubes} if hands else {"card": card} for card, cubes in row
        ]
        market["deck"] = len(deck)

    def _deal(
        self, position: dict[str, Any], kind: str, row: list[str], held: list[str], owned: str
    ) -> tuple[list[tuple[str, str]], list[str]]:
        """The row with its cubes and the deck, without what the seats hold."""
        given = self._rows.get(kind, _Row())
        everything = row + position["hidden"].pop(kind, [])
        free = [card for card in everything if card not in {*held, *given.cards()}]
        short = given.spare is not None and not given.deck
        size = 0 if short else len(row) - len(given.row)
        whole = given.row + [(card, "") for card in free[:size]]
        deck, spare = given.deck, free[size:]
        if given.spare is None:
            deck = deck + spare
        else:
            seat = position["seats"][given.spare]
            seat[owned] = seat[owned] + spare
        if deck:
            position["hidden"][kind] = deck
        return whole, deck

    def _lay_tiles(self, position: dict[str, Any]) -> None:
        """Exploration tiles. Where none lie beside the board, each one taken opens a location."""
        dealt = {place: here["tile"] for place, here in position["locations"].items()}
        explored = [tile for seat in position["seats"] for tile in seat["explored"]]
        opened = [place for place, by in self._opened.items() if by is None]
        if "beside" not in position:
            others = [place for place in dealt if place not in {*self._opened, *self._covers}]
            opened += others[::-1][: max(0, len(explored) - len(opened))]
            _need(len(opened) == len(explored), "an opened location needs a seat with its tile")
        free = [*dealt.values(), *position.get("beside", ())]
        free = [tile for tile in free if tile not in {*explored, *self._covers.values()}]
        covers = {}
        for place in dealt:
            if place not in opened:
                covers[place] = self._covers[place] if place in self._covers else free.pop(0)
        for place, by in self._opened.items():
            if by is not None:
                seat = position["seats"][by]
                seat["explored"] = [*seat["explored"], covers.pop(place)]
        position["locations"] = {place: {"tile": tile} for place, tile in covers.items()}
        if "beside" in position:
            position["beside"] = sorted(free)

    def _lay_bonus(self, position: dict[str, Any]) -> None:
        """Bonus tiles; those of the seats come from the last stacks that are not told."""
        dealt = position["hidden"]["bonus"]
        held = [tile for seat in position["seats"] for tile in seat["bonus"]]
        given = [tile for stack in self._stacks.values() for tile in stack]
        stacks = {space: self._stacks.get(space, dealt[space]) for space in dealt}
        surplus = sum(map(len, stacks.values())) + len(held) - sum(map(len, dealt.values()))
        free = [tile for stack in dealt.values() for tile in stack]
        free = [tile for tile in free if tile not in {*held, *given}]
        for space in reversed(stacks):
            if space not in self._stacks:
                left = max(0, len(dealt[space]) - surplus)
                surplus -= len(dealt[space]) - left
                stacks[space] = [free.pop() for _ in range(left)]
        _need(surplus == 0, "a bonus tile that left its stack needs a seat")
        stacks = {space: stack for space, stack in stacks.items() if stack}
        position["hidden"]["bonus"] = stacks
        position["bonus"] = {
            space: {"top": stack[0], "count": len(stack)} for space, stack in stacks.items()
        }

    def _send_settlers(self, position: dict[str, Any]) -> None:
        for number, (seat, pieces) in enumerate(zip(position["seats"], self._pieces, strict=True)):
            at = pieces.get("at", {})
            for place, settlers in at.items():
                _need(place not in position["locations"], f"{place} is covered or taken")
                position["locations"][place] = {"seat": number, "settlers": settlers}
            out = sum(at.values()) + sum(card["settlers"] for card in seat.get("route", ()))
            if "settlers" in pieces and "reserve" not in pieces:
                seat["reserve"] = self._settlers - out - seat["settlers"]
            elif "settlers" not in pieces:
                seat["reserve"] = min(seat["reserve"], self._settlers - out)
                seat["settlers"] = self._settlers - out - seat["reserve"]

    def _lay_islands(self, position: dict[str, Any]) -> None:
        """Market tiles, ships and posts; a tile from the box replaces one of its own good."""
        islands = position["islands"]
        tiles: list[str] = [island["tile"] for island in islands]
        for index, tile in self._islands.items():
            if tile not in tiles:
                same = [old for old in tiles if _good(old) == _good(tile)]
                old = next(old for old in same if old not in self._islands.values())
                tiles[tiles.index(old)] = tile
            other = tiles.index(tile)
            tiles[index], tiles[other] = tiles[other], tiles[index]
        for index, island in enumerate(islands):
            island |= {"tile": tiles[index], "ships": [], "posts": []}
        for number, (seat, pieces) in enumerate(zip(position["seats"], self._pieces, strict=True)):
            islands[seat["ship"]]["ships"].append(number)
            posts = pieces.get("posts", ())
            for index in posts:
                islands[index]["posts"].append(number)
            goods = [_good(tiles[index]) for index in posts]
            whole = dict[str, Any](self._dealt["seats"][number]["posts"])
            seat["posts"] = {good: left - goods.count(good) for good, left in whole.items()}


def _good(tile: str) -> str:
    return tile.rstrip("0123456789")


def _need(holds: bool, reason: str) -> None:
    if not holds:
        raise InvalidPosition(reason)


def plain_copy(view: Mapping[str, Any]) -> dict[str, Any]:
    """A view or position of its own, to be bent into another one."""
    return deepcopy(dict(view))
