"""What the end of a game is worth to each seat: by win, by rank or by score."""

from century.errors import InvalidOption
from century.rules.constants import Constants
from century.rules.machine.bits import signed
from century.rules.machine.compiling import inlined
from century.rules.machine.records import Ints
from century.rules.scoring import is_ahead, total_score
from century.rules.state import State

WIN, RANK, SCORE = range(3)
REWARDS = {"win": WIN, "rank": RANK, "score": SCORE}


def reward_kind(name: str) -> int:
    if name not in REWARDS:
        raise InvalidOption(f"reward {name!r}: must be one of {' '.join(REWARDS)}")
    return REWARDS[name]


@inlined
def write_rewards(c: Constants, s: State, kind: int, rewards: Ints, scores: Ints) -> None:
    """The totals, and the reward of each seat.

    `win`: 1 for the winner, and the others share -1. `rank`: from 1 for the first to -1 for the
    last in equal steps. `score`: the lead over the best of the others.
    """
    players = signed(c.players)
    for seat in range(players):
        scores[seat] = total_score(c, s, seat)
    for seat in range(players):
        ahead = 0
        best = -1
        for other in range(players):
            if other != seat:
                best = max(best, signed(scores[other]))
                if is_ahead(scores[other], other, scores[seat], seat):
                    ahead += 1
        if kind == SCORE:
            rewards[seat] = signed(scores[seat]) - best
        elif kind == RANK:
            rewards[seat] = 1 - 2 * ahead / (players - 1)
        else:
            rewards[seat] = 1.0 if ahead == 0 else -1 / (players - 1)
