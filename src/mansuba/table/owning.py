"""Whose files are."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

ROOT = 0


def give_to_owner_of_folder(file: Path) -> None:
    """Let a file that root has made belong to whoever has its folder: a server, which is somebody
    else, has to be able to use it. A link is given away itself, and not what it leads to."""
    if hasattr(os, "geteuid") and os.geteuid() == ROOT:
        folder = file.parent.stat()
        with suppress(PermissionError):  # not every root may
            os.chown(file, folder.st_uid, folder.st_gid, follow_symlinks=False)
