"""Numbers as a language writes them."""

from babel.numbers import format_decimal


class Numbers:
    """The digits of one language."""

    def __init__(self, language: str) -> None:
        self._language = language

    def one(self, value: float) -> str:
        """With one decimal."""
        return self._shape(value, "0.0")

    def whole(self, value: float) -> str:
        return self._shape(value, "#,##0")

    def percent(self, value: float) -> str:
        """A share in percent, without the sign."""
        return self._shape(100 * value, "0")

    def percent_one(self, value: float) -> str:
        return self._shape(100 * value, "0.0")

    def _shape(self, value: float, shape: str) -> str:
        return str(format_decimal(value, format=shape, locale=self._language))
