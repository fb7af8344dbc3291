"""The table as an SVG drawing, made from a game's view and its ruleset."""

from century.envs.drawing.table import svg_of

__all__ = ["svg_of"]
