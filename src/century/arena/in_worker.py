"""What a worker process of the arena does: warm up, and play one game after the other.

It reports every decision before the bot is asked. If a bot does not come back, the process ends
itself.
"""

from century.arena.match import Result, Stops, make_bot, play_match
from century.arena.tournament import Key, Tournament
from century.bots.fallback import fair_choice
from century.workers.child import limit, report

PATIENCE = 2  # times the limit of a decision: who has not answered then has hung
WARMING = 900.0  # seconds for a bot's very first answer, which may compile


def warm_up(tournament: Tournament) -> None:
    """Ask every bot once; reports whose turn it is."""
    for name in dict.fromkeys(tournament.bots):
        report(name)
        limit(WARMING)
        bot, game = make_bot(name, 0), tournament.new_game(Key(0, 0, 0))
        for _ in range(2):  # a second thought may need more code than the first
            fair_choice(bot, game, 0)


def play(tournament: Tournament, key: Key, stops: Stops) -> Result:
    """Play a game; reports seat and number of every decision."""

    def asking(seat: int, number: int) -> None:
        report((seat, number))
        limit(PATIENCE * tournament.limit)

    return play_match(tournament, key, stops, asking)
