"""`python -m mansuba` is the command `mansuba`; with nothing asked of it, the table opens."""

import sys

from mansuba.cli.main import main

if __name__ == "__main__":
    main(sys.argv[1:] or ["play"])
