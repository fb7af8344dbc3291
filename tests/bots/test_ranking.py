"""The ranking of the beam: the order of a whole sort, as far as it is asked for."""

import random

import pytest

from century.search.ranking import make_ranking, sort_on


@pytest.mark.parametrize("size", [0, 1, 2, 16, 17, 40, 300])
@pytest.mark.parametrize("values", [1, 3, 1000])
def test_part_by_part_it_is_the_whole_order(size: int, values: int) -> None:
    dice = random.Random(size)
    given = [float(dice.randrange(values)) for _ in range(size)]
    given[: size // 4] = sorted(given[: size // 4], reverse=True)  # kept from the time before
    ranking = make_ranking(size)
    ranking.values[:] = given
    ranking.numbers[:] = range(size)
    ranking.ends[0] = size
    order = sorted(range(size), key=lambda number: (-given[number], number))
    parts, ranked = 1, 0
    while ranked < size:
        begin, parts = ranked, sort_on(ranking, ranked, parts)
        ranked = ranking.ends[parts]
        assert begin < ranked
        assert list(ranking.numbers[:ranked]) == order[:ranked]
        assert list(ranking.values[:ranked]) == [given[number] for number in order[:ranked]]
    assert parts == 0 or size == 0
