"""The number of this release (SemVer)."""

__version__ = "0.1.0"
