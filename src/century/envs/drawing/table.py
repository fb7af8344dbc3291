"""The whole table of one game: rows and boards above, one strip for each seat below."""

from typing import Any

from century.envs.drawing.boards import BOARD_WIDTH, board_height, draw_board
from century.envs.drawing.cards import draw_exploration, draw_merchant, draw_points
from century.envs.drawing.colours import coloured
from century.envs.drawing.islands import draw_islands
from century.envs.drawing.seats import HEIGHT as SEAT
from century.envs.drawing.seats import draw_seat
from century.envs.drawing.shapes import GAP, box, cubes, deck, symbol, symbols, words
from century.game.ruleset import Ruleset

WIDTH = 1400
HEAD = 44
EDGE = 14
ROW, MARKET = 92, 68  # heights of point cards and merchant cards
POINTS = 122  # width of both


def svg_of(ruleset: Ruleset, view: dict[str, Any]) -> str:
    """The drawing as text, in the width of 1400 pixels."""
    draw = _merchants_table if ruleset.mode.market == "hand" else _settlers_table
    drawn, bottom = draw(ruleset, view, HEAD + EDGE)
    for seat in range(ruleset.players):
        drawn += draw_seat(ruleset, view, seat, EDGE, bottom + EDGE, WIDTH - 2 * EDGE)
        bottom += SEAT + GAP
    height = bottom + 2 * EDGE - GAP
    return coloured(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}"'
        f' width="{WIDTH}" height="{height:.0f}" font-family="FreeSans" font-weight="bold">'
        f"<defs>{symbols()}</defs>"
        f'<rect width="{WIDTH}" height="{height:.0f}" fill="var(--table)"/>'
        f"{_head(ruleset, view)}{drawn}</svg>"
    )


def _head(ruleset: Ruleset, view: dict[str, Any]) -> str:
    drawn = box(0, 0, WIDTH, HEAD, "var(--card)", "none", round_by=0)
    drawn += symbol("mark", EDGE, 8, 28) + words(EDGE + 38, 29, ruleset.mode.title, 18)
    now = f"round {view['round']}"
    if view["over"]:
        now += " · the game is over"
    else:
        now += f" · turn of seat {view['turn']} · seat {view['seat']} decides: {view['decision']}"
    if view["ending"] and not view["over"]:
        now += " · last round"
    return drawn + words(WIDTH - EDGE, 28, now, 15, "var(--ink-2)", "end")


def _merchants_table(ruleset: Ruleset, view: dict[str, Any], y: float) -> tuple[str, float]:
    """Spice Road: the rows of point cards and merchant cards."""
    points = {card.id: card for card in ruleset.points}
    merchants = {card.id: card for card in ruleset.merchants}
    step, card = 190.0, 174.0
    left = (WIDTH - 7 * step + (step - card)) / 2
    drawn = ""
    for place, name in enumerate(view["points"]["row"]):
        drawn += draw_points(points[name], left + step * place, y + 26, card, 116)
    metals = [metal for metal in ("gold", "silver") if view["coins"][metal]]
    for place, metal in enumerate(metals):
        drawn += symbol(f"coin-{metal}", left + step * place + 50, y - 6, 30)
        drawn += words(left + step * place + 84, y + 15, f"× {view['coins'][metal]}", 14)
    drawn += deck(left + step * 6, y + 26, card, 116, view["points"]["deck"])
    y += 26 + 116 + 20
    for place, lying in enumerate(view["market"]["row"]):
        at = left + step * place
        drawn += draw_merchant(merchants[lying["card"]].effect, at, y, card, 112)
        drawn += cubes(lying["cubes"], at + card - 20 * len(lying["cubes"]) - 4, y + 90, 20)
        if view["pending"].get("acquire") == place + 1:
            drawn += box(at, y, card, 112, "none", "var(--accent)", thick=3)
    drawn += deck(left + step * 6, y, card, 112, view["market"]["deck"])
    return drawn, y + 112


def _settlers_table(ruleset: Ruleset, view: dict[str, Any], y: float) -> tuple[str, float]:
    """The others: the rows of cards, the boards below them, and the islands beside."""
    chosen = view["options"].get("board")
    boards = [*ruleset.mode.boards, *([chosen] if chosen else [])]
    columns = (len(boards) + 1) // 2 if ruleset.mode.islands else len(boards)
    width = columns * (BOARD_WIDTH + GAP) - GAP
    drawn, x = _points_row(ruleset, view, EDGE, y)
    bottom = y + ROW + 2 * GAP
    if ruleset.mode.market == "route":
        drawn += _market_row(ruleset, view, x + 3 * GAP, y + 16)
    elif ruleset.merchants:
        drawn += _market_row(ruleset, view, EDGE, bottom - GAP)
        bottom += MARKET + GAP
    for begin in range(0, len(boards), columns):
        row = boards[begin : begin + columns]
        for i, board in enumerate(row):
            drawn += draw_board(ruleset, view, board, EDGE + i * (BOARD_WIDTH + GAP), bottom)
        bottom += max(board_height(ruleset, board) for board in row) + 2 * GAP
    if ruleset.mode.islands:
        left = EDGE + width + GAP
        drawn += draw_islands(ruleset, view, left, y, WIDTH - left - EDGE, bottom - y - 2 * GAP)
    return drawn, bottom - 2 * GAP


def _points_row(ruleset: Ruleset, view: dict[str, Any], x: float, y: float) -> tuple[str, float]:
    """The row, the next card if it lies open, and the deck; also where they end."""
    points = {card.id: card for card in ruleset.points}
    drawn = ""
    for name in view["points"]["row"]:
        drawn += draw_points(points[name], x, y, POINTS, ROW)
        x += POINTS + GAP
    following = view["points"].get("next")
    if following:
        drawn += draw_points(points[following], x, y, POINTS, ROW)
        drawn += box(x, y, POINTS, ROW, "var(--table)", "var(--line-strong)", more=FADED)
        told = f"next of {view['points']['deck']}"
        return drawn + words(x + POINTS / 2, y - 3, told, 10, "var(--ink-2)", "middle"), x + POINTS
    return drawn + deck(x, y, 48, ROW - 4, view["points"]["deck"]), x + 48


FADED = 'fill-opacity=".35" stroke-dasharray="4 3"'


def _market_row(ruleset: Ruleset, view: dict[str, Any], x: float, y: float) -> str:
    """The merchant cards, their deck, and the exploration tiles beside the board."""
    merchants = {card.id: card for card in ruleset.merchants}
    drawn = ""
    for lying in view["market"]["row"]:
        drawn += draw_merchant(merchants[lying["card"]].effect, x, y, POINTS, MARKET)
        x += POINTS + GAP
    drawn += deck(x, y, 48, MARKET - 4, view["market"]["deck"])
    x += 48 + 2 * GAP
    beside = [tile for tile in ruleset.exploration if tile.id in view.get("beside", [])]
    for i, tile in enumerate(beside):
        drawn += draw_exploration(tile, x + i % 3 * 36, y - 12 + i // 3 * 36, 33)
    return drawn
