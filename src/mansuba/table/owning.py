"""Whose files are."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = 0


def give_to_owner_of_folder(file: Path) -> None:
    """Let a file belong to whoever has its folder: root, who may write there all the same, leaves
    nothing behind that a server, which is somebody else, cannot use."""
    if hasattr(os, "geteuid") and os.geteuid() == ROOT:
        folder = file.parent.stat()
        os.chown(file, folder.st_uid, folder.st_gid)
