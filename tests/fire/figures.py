"""What the long forms of these tests have measured, for `bench/fire.py` to keep."""

MARK = "measured: "


def measured(figure: str) -> None:
    """Tell a figure; nobody sees it unless asked for."""
    print(f"{MARK}{figure}")
