"""`python -m mansuba.cli` is the command `mansuba`, for where that is not installed."""

from mansuba.cli.main import main

main()
