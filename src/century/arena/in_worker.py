"""What a worker process of the arena does: warm up, and play one game after the other.

It reports every decision before the bot is asked. If a bot does not come back, the process ends
itself.
"""

from century.arena.entrants import is_elsewhere
from century.arena.match import PATIENCE, Result, Stops, close_bots, make_bot, play_match
from century.arena.tournament import Key, Tournament
from century.bots.fallback import CRASH, HUNG, fair_choice
from century.errors import CenturyError
from century.workers.child import limit, report

WARMING = 900.0  # seconds for a bot's very first answer, which may compile
GRACE = 30.0  # seconds more for a bot elsewhere, whose process is ended rather than this one


def warm_up(tournament: Tournament) -> None:
    """Ask every bot once; reports whose turn it is."""
    game = tournament.new_game(Key(0, 0, 0))
    bots = []
    for name in _all_bots(tournament):
        report(name)
        limit(WARMING + GRACE)
        bots.append(make_bot(tournament, name, 0, WARMING))
        for _ in range(2):  # a second thought may need more code than the first
            fault = fair_choice(bots[-1], game, 0).fault
            if fault and fault.kind in (HUNG, CRASH):
                raise CenturyError(f"bot {name}: {fault.detail}")
    close_bots(bots)


def _all_bots(tournament: Tournament) -> list[str]:
    """Every bot once, but one elsewhere as often as it sits: it has a process for each seat."""
    return [
        name
        for number, name in enumerate(tournament.bots)
        if is_elsewhere(name) or name not in tournament.bots[:number]
    ]


def play(tournament: Tournament, key: Key, stops: Stops) -> Result:
    """Play a game; reports seat and number of every decision."""

    graces = [GRACE * is_elsewhere(name) for name in tournament.seats(key)]

    def asking(seat: int, number: int) -> None:
        report((seat, number))
        limit(PATIENCE * tournament.limit + graces[seat])

    return play_match(tournament, key, stops, asking)
