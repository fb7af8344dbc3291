"""Examples whose packages weigh gigabytes run where `make learners` has installed them."""

import os

LEARNERS = "CENTURY_LEARNERS"  # the interpreter that has them

collect_ignore_glob = [] if os.environ.get(LEARNERS) else ["test_*.py"]
