"""What can go wrong, one class each; every message is one line that says what and why."""
# ruff: noqa: N818  (the public names)


class CenturyError(ValueError):
    """Base of all errors that this package raises for bad input."""


class IllegalAction(CenturyError):
    """The action is not legal now."""


class InvalidPosition(CenturyError):
    """The position cannot be that of a game."""


class InvalidRecord(CenturyError):
    """The text is not the record of a game."""


class UnknownMode(CenturyError):
    """There is no mode of that name."""


class InvalidOption(CenturyError):
    """The mode has no such option, or the option no such value."""


class InvalidBox(CenturyError):
    """The box file does not describe a box that can be played with."""


class InvalidLesson(CenturyError):
    """The lesson file does not describe a lesson that can be played."""
