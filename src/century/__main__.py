"""`python -m century`: the command `century`, where its script is not on the path."""

import sys

from century.cli.command import main

if __name__ == "__main__":
    sys.exit(main())
