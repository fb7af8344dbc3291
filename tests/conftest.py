"""Settings that all tests share."""

import signal

from hypothesis import settings

# No deadline: a first call may compile. Fixed examples: what fails here fails everywhere;
# `pytest --hypothesis-profile explore` draws new ones.
settings.register_profile("explore", deadline=None)
settings.register_profile("fixed", deadline=None, derandomize=True, database=None)
settings.load_profile("fixed")

# A suite that was started in the background ignores Ctrl-C, and so would all that it starts;
# some tests interrupt processes.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
