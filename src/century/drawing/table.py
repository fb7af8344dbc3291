"""The whole table of one game: rows and boards above, one strip for each seat below."""

from century.drawing.boards import BOARD_WIDTH, board_height, draw_board
from century.drawing.islands import draw_islands
from century.drawing.palette import coloured
from century.drawing.rows import COINS, TILE, Row, draw_beside, draw_market_row, draw_point_row
from century.drawing.seats import HEIGHT as SEAT
from century.drawing.seats import draw_seat
from century.drawing.shapes import GAP, Pen, box, note, symbol, words
from century.drawing.subject import Subject
from century.drawing.symbols import definitions
from century.game.ruleset import Ruleset
from century.game.schema import View

WIDTH = 1400
HEAD = 44
EDGE = 14
LARGE_STEP, LARGE_GAP = 190.0, 16  # of cards where there is nothing else
POINTS, POINT_HEIGHT, MARKET_HEIGHT = 122, 92, 68  # of cards above boards
DECK = 48
COLUMNS, COLUMNS_WITH_ISLANDS = 4, 3  # of boards, at most
ISLANDS_HEIGHT = 300  # at least


def svg_of(ruleset: Ruleset, view: View, shape: float = 0) -> str:
    """The drawing as text, 1400 pixels wide; wider or higher if a width by height is asked."""
    subject = Subject(ruleset, view)
    cards_only = "locations" not in view and "islands" not in view
    draw = _draw_cards if cards_only else _draw_cards_and_boards
    drawn, bottom = draw(subject, HEAD + EDGE)
    for seat in range(len(view["seats"])):
        drawn += draw_seat(subject, seat, EDGE, bottom + EDGE, WIDTH - 2 * EDGE)
        bottom += SEAT + GAP
    bottom += 2 * EDGE - GAP
    width, height = max(WIDTH, bottom * shape), max(bottom, WIDTH / shape if shape else 0)
    x = (WIDTH - width) / 2
    drawn = _draw_head(subject, x, width) + drawn
    place = f'width="{width:.0f}" height="{height:.0f}"'
    return coloured(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:.0f} 0 {width:.0f} {height:.0f}"'
        f' {place} font-family="FreeSans, sans-serif" font-weight="bold">'
        f"<defs>{definitions(drawn)}</defs>"
        f'<rect x="{x:.0f}" {place} fill="var(--table)"/>'
        f"{drawn}</svg>"
    )


def _draw_head(subject: Subject, x: float, width: float) -> str:
    view = subject.view
    drawn = box(x, 0, width, HEAD, Pen("var(--card)", "none", corner=0))
    drawn += symbol("mark", EDGE, 8, 28)
    drawn += words(EDGE + 38, 29, subject.ruleset.mode.title, 18)
    now = f"round {view['round']}"
    if view["over"]:
        now += " · the game is over"
    else:
        now += f" · turn of seat {view['turn']} · seat {view['seat']} decides: {view['decision']}"
    if view["ending"] and not view["over"]:
        now += " · last round"
    return drawn + note(WIDTH - EDGE, 28, now, 15, "var(--ink-2)", "end")


def _draw_cards(subject: Subject, y: float) -> tuple[str, float]:
    """Large cards, their rows below each other, the decks in the last column; and the bottom."""
    mode = subject.ruleset.mode
    columns = max(mode.point_row, mode.market_row) + 1
    step = min(LARGE_STEP, (WIDTH - 2 * EDGE) / columns)
    card = step - LARGE_GAP
    x = (WIDTH - columns * step + LARGE_GAP) / 2
    deck_x = x + step * (columns - 1)
    y += COINS if "coins" in subject.view else 0
    drawn, _ = draw_point_row(subject, Row(x, y, step, card, 116, card, 116, deck_x))
    y += 116
    if "market" in subject.view:
        y += 20
        drawn += draw_market_row(subject, Row(x, y, step, card, 112, card, 112, deck_x))[0]
        y += 112
    return drawn, y


def _draw_cards_and_boards(subject: Subject, top: float) -> tuple[str, float]:
    """Small cards, the boards below them, and the islands beside both; and the bottom."""
    view, boards = subject.view, subject.boards
    columns = min(len(boards), COLUMNS)
    if "islands" in view:
        columns = min((len(boards) + 1) // 2, COLUMNS_WITH_ISLANDS)
    width = columns * (BOARD_WIDTH + GAP) - GAP
    space = width if "islands" in view else WIDTH - 2 * EDGE
    drawn, rows_width, bottom = _draw_small_rows(subject, top, space)
    for begin in range(0, len(boards), columns or 1):
        line = boards[begin : begin + columns]
        for i, board in enumerate(line):
            drawn += draw_board(subject, board, EDGE + i * (BOARD_WIDTH + GAP), bottom)
        bottom += max(map(board_height, line)) + 2 * GAP
    if "islands" in view:
        x = EDGE + max(width + GAP, rows_width + GAP / 2)
        bottom = max(bottom, top + ISLANDS_HEIGHT)
        drawn += draw_islands(subject, x, top, WIDTH - x - EDGE, bottom - top - 2 * GAP)
    return drawn, bottom - 2 * GAP


def _draw_small_rows(subject: Subject, y: float, space: float) -> tuple[str, float, float]:
    """Point cards, then the market and tiles, beside them where there is space, else below them.

    Also how wide they are when complete, and their bottom.
    """
    view, mode = subject.view, subject.ruleset.mode
    y += COINS if "coins" in view else 0
    step = POINTS + GAP
    row = Row(EDGE, y, step, POINTS, POINT_HEIGHT, DECK, POINT_HEIGHT - 4)
    drawn, x = draw_point_row(subject, row)
    bottom = y + POINT_HEIGHT + 2 * GAP
    width = mode.point_row * step + POINTS
    more = mode.market_row * step + DECK if "market" in view else 0
    more += 2 * GAP + 3 * TILE if "beside" in view else 0
    if more and width + 3 * GAP + more <= space:
        x, market_y, tiles_y = x + 3 * GAP, y + 16, y + 4
        width += 3 * GAP + more
    else:
        x, market_y, tiles_y = EDGE, bottom - GAP, bottom - GAP
        width = max(width, more)
        bottom += MARKET_HEIGHT + GAP if more else 0
    if "market" in view:
        row = Row(x, market_y, step, POINTS, MARKET_HEIGHT, DECK, MARKET_HEIGHT - 4)
        market, x = draw_market_row(subject, row)
        drawn, x = drawn + market, x + 2 * GAP
    if "beside" in view:
        drawn += draw_beside(subject, x, tiles_y)
    return drawn, width, bottom
