"""Settings that all tests share."""

from hypothesis import settings

# No deadline: a first call may compile. Fixed examples: what fails here fails everywhere;
# `pytest --hypothesis-profile explore` draws new ones.
settings.register_profile("explore", deadline=None)
settings.register_profile("fixed", deadline=None, derandomize=True, database=None)
settings.load_profile("fixed")
