"""An earlier name of `century.drawing`, which programs may use."""

from century.drawing import svg_of

__all__ = ["svg_of"]
