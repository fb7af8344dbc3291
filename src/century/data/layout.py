"""Whether islands lie as ew2.setup.islands asks: hexagons in axial coordinates."""

from collections.abc import Sequence

from century.rules.mechanisms.islands import TOUCHING

AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
Place = tuple[int, int]

__all__ = ["TOUCHING", "hang_together", "neighbours"]


def neighbours(places: Sequence[Place]) -> dict[Place, set[Place]]:
    """The other places that each place touches."""
    taken = set(places)
    return {(q, r): {(q + dq, r + dr) for dq, dr in AROUND} & taken for q, r in places}


def hang_together(places: Sequence[Place]) -> bool:
    """Whether every place is reached from the first."""
    touching = neighbours(places)
    reached = {places[0]}
    for _ in places:
        reached |= {other for place in reached for other in touching[place]}
    return reached == set(places)
