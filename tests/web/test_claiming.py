"""What a program holds while it works with a folder is a file of that folder, and nothing else."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mansuba.table.owning import give_to_owner_of_folder
from mansuba.web.claiming import CLAIM, claimed

pytestmark = pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="no such links")
NOBODY = 65534


def test_a_link_to_something_else_is_not_followed(tmp_path: Path) -> None:
    """Or root would empty whatever the owner of the folder may have it lead to."""
    precious, data = tmp_path / "precious", tmp_path / "data"
    precious.write_text("secret")
    data.mkdir()
    (data / CLAIM).symlink_to(precious)
    with pytest.raises(OSError, match=CLAIM), claimed(data):
        pass
    assert precious.read_text() == "secret"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can")
def test_root_gives_away_a_link_and_not_what_it_leads_to(tmp_path: Path) -> None:
    precious, data = tmp_path / "precious", tmp_path / "data"
    precious.write_text("secret")
    data.mkdir()
    os.chown(data, NOBODY, NOBODY)
    link = data / "games.sqlite"
    link.symlink_to(precious)
    give_to_owner_of_folder(link)
    assert (link.lstat().st_uid, precious.stat().st_uid) == (NOBODY, 0)


def test_whoever_may_not_give_a_file_away_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(*_given: object, **_more: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", denied)
    give_to_owner_of_folder(tmp_path / "games.sqlite")
