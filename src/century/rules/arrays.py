"""The records of a game for NumPy: for whoever plays many games at once."""

from century.rules.constants import Constants
from century.rules.machine.records import dtype_of
from century.rules.state import State

STATE, CONSTANTS = dtype_of(State), dtype_of(Constants)
