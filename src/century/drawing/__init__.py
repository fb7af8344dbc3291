"""The table as an SVG drawing, made from what a view holds: `svg_of(game.ruleset, game.view())`.

`table` is the whole: `rows` of cards, `boards` and `islands`, and a strip for each of the `seats`;
`cards` and tiles show what is printed on them, `shapes` is what everything is drawn with, and
`subject` what is drawn. A thing is drawn where the view has its key, whatever else there is.

`symbols.svg` and `palette.toml` are shared with the browser client, and the colours with the
terminal. May import `rules`, `data` and `game`.
"""

from century.drawing.table import svg_of

__all__ = ["svg_of"]
