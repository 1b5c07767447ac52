"""What the long forms of these tests have measured, for `bench/fire.py` to keep."""

import os
from pathlib import Path

FIGURES = "MANSUBA_FIGURES"
"""Names the file, in the environment, that figures are written to as soon as there are any."""


def measured(figure: str) -> None:
    """Tell a figure; nobody sees it unless asked for."""
    if file := os.environ.get(FIGURES):
        with Path(file).open("a", encoding="utf-8") as figures:
            figures.write(f"{figure}\n")
    else:
        print(f"measured: {figure}")
