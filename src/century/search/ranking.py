"""Values in their order, best first, as far as somebody wants them: quicksort, part by part.

Cheaper than to sort all where only the best are wanted. Of equal values the one with the smaller
number comes first, so that the order is always the same.
"""

from typing import NamedTuple

from century.rules.machine.compiling import inlined
from century.rules.machine.records import FLOAT64, INT64, Ints
from century.rules.machine.rows import zeros

FEW = 16  # are sorted at once


class Ranking(NamedTuple):
    """Values and their numbers, and the ends of parts: what lies before an end is better."""

    values: Ints
    numbers: Ints
    ends: Ints


def make_ranking(size: int) -> Ranking:
    return Ranking(zeros(size, FLOAT64), zeros(size, INT64), zeros(size + 1, INT64))


@inlined
def is_before(value: float, number: int, other_value: float, other_number: int) -> bool:
    return value > other_value or (value == other_value and number < other_number)


@inlined
def put_in_order(ranking: Ranking, first: int, second: int) -> None:
    """Exchange two that stand the wrong way round."""
    values, numbers = ranking.values, ranking.numbers
    if is_before(values[second], numbers[second], values[first], numbers[first]):
        values[first], values[second] = values[second], values[first]
        numbers[first], numbers[second] = numbers[second], numbers[first]


@inlined
def split(ranking: Ranking, begin: int, end: int) -> int:
    """Put the better ones before the others, by the median of three; where the others begin."""
    values, numbers = ranking.values, ranking.numbers
    middle = (begin + end) // 2
    put_in_order(ranking, begin, middle)
    put_in_order(ranking, middle, end - 1)
    put_in_order(ranking, begin, middle)
    value = values[middle]
    number = numbers[middle]
    left, right = begin, end - 1
    while left <= right:
        while is_before(values[left], numbers[left], value, number):
            left += 1
        while is_before(value, number, values[right], numbers[right]):
            right -= 1
        if left <= right:
            values[left], values[right] = values[right], values[left]
            numbers[left], numbers[right] = numbers[right], numbers[left]
            left += 1
            right -= 1
    return left


@inlined
def sort_few(ranking: Ranking, begin: int, end: int) -> None:
    values, numbers = ranking.values, ranking.numbers
    for i in range(begin + 1, end):
        value = values[i]
        number = numbers[i]
        place = i
        while place > begin and is_before(value, number, values[place - 1], numbers[place - 1]):
            values[place] = values[place - 1]
            numbers[place] = numbers[place - 1]
            place -= 1
        values[place] = value
        numbers[place] = number


@inlined
def sort_on(ranking: Ranking, begin: int, parts: int) -> int:
    """Sort the next part. So many are left then, and what is sorted ends where the last did."""
    ends = ranking.ends
    while ends[parts - 1] - begin > FEW:
        ends[parts] = split(ranking, begin, ends[parts - 1])
        parts += 1
    parts -= 1
    sort_few(ranking, begin, ends[parts])
    return parts
