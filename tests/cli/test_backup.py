"""`mansuba backup` and `mansuba restore`: games that are kept elsewhere, and come back whole."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import create_engine

from mansuba import Edition, Position
from mansuba.cli.main import run
from mansuba.notation import write_decision
from mansuba.table.backups import check, put_in_place
from mansuba.table.migrations.versions import (
    r0002_people,
    r0003_beginnings,
    r0004_what_is_looked_for,
)
from mansuba.table.store_errors import (
    NewerStoreError,
    NoDatabaseError,
    StoreAwayError,
    StoreError,
    StoreFullError,
    WeakStoreError,
)
from mansuba.web.settings import Settings
from mansuba.words import Words
from tests.cli.served import serving
from tests.playing import steer
from tests.ports import free_port
from tests.web.visiting import plays_on, visiting

Told = pytest.CaptureFixture[str]


def mansuba(command: str, file: Path, data: Path, code: int = 0) -> None:
    assert run([command, str(file), "--data", str(data)], Words("en")) == code


def begun(data: Path) -> tuple[str, Any]:
    """A folder with a game that has come some way; its id, and how it looks."""
    data.mkdir(exist_ok=True)
    with visiting(data) as visitor:
        game = visitor.begins("here", "here")
        plays_on(visitor, game, Random(1), 20)
        return game, visitor.sees(game)


def seen(data: Path, game: str) -> Any:
    with visiting(data) as visitor:
        return visitor.sees(game)


def files(data: Path) -> set[str]:
    """All but what comes and goes with those who look into the database."""
    names = {file.name for file in data.iterdir() if file.is_file()}
    return names - {"serving", "games.sqlite-wal", "games.sqlite-shm"}


def test_there_and_back(tmp_path: Path, capsys: Told) -> None:
    data, elsewhere, backup = tmp_path / "data", tmp_path / "elsewhere", tmp_path / "backup"
    game, view = begun(data)
    mansuba("backup", backup, data)
    assert capsys.readouterr().out == f"All games are in {backup}\n"
    mansuba("restore", backup, elsewhere)
    assert capsys.readouterr().out == f"The games are those of {backup} again.\n"
    assert files(elsewhere) == {"games.sqlite"}
    assert seen(elsewhere, game) == view
    assert seen(data, game) == view


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_nobody_else_may_read_either(tmp_path: Path) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup"
    begun(data)
    mansuba("backup", backup, data)
    mansuba("restore", backup, data)
    for file in (backup, *data.glob("*.sqlite")):
        mode = stat.S_IMODE(file.stat().st_mode)
        assert mode == 0o600 or "before" in file.name


def test_what_was_there_is_kept(tmp_path: Path, capsys: Told) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup"
    game, view = begun(data)
    mansuba("backup", backup, data)
    later, later_view = begun(data)
    mansuba("restore", backup, data)
    with visiting(data) as visitor:
        assert visitor.sees(game) == view
        visitor.ask("GET", f"/games/{later}", 404)
    [kept] = data.glob("games-before-*.sqlite")
    assert f"The games that were there until now are kept in {kept}\n" in capsys.readouterr().out
    again = tmp_path / "again"
    mansuba("restore", kept, again)
    assert seen(again, later) == later_view


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can")
def test_whoever_has_the_folder_has_what_root_restores(tmp_path: Path) -> None:
    """The server is somebody else, and has to be able to write it."""
    nobody, data = 65534, tmp_path / "data"
    begun(tmp_path / "before")
    mansuba("backup", tmp_path / "games.backup", tmp_path / "before")
    data.mkdir()
    os.chown(data, nobody, nobody)
    mansuba("restore", tmp_path / "games.backup", data)
    assert {file.name: file.stat().st_uid for file in data.iterdir()} == {
        "games.sqlite": nobody,
        "serving": nobody,
    }


def test_what_was_kept_once_is_never_overwritten(tmp_path: Path) -> None:
    """Though several restores are of one second."""
    games, at = tmp_path / "games.sqlite", datetime(2026, 11, 30, tzinfo=UTC)
    kept = []
    for number in range(4):
        new = tmp_path / "new"
        new.write_text(f"restored {number}")
        kept.append(put_in_place(new, games, at))
    assert kept[0] is None
    assert [file.read_text() for file in kept[1:] if file] == [f"restored {n}" for n in range(3)]
    assert games.read_text() == "restored 3"


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_while_a_server_writes(tmp_path: Path, capsys: Told) -> None:
    """Each backup is the game of one moment; nothing is restored under a running server."""
    data = tmp_path / "data"
    with serving("serve", data, "--listen", f"127.0.0.1:{free_port()}") as server:
        server.ask("api/me", {"name": "Nefer"})
        seats = [{"name": name, "player": "here"} for name in "AB"]
        game = server.ask("api/games", {"seats": seats, "dice": "hand"})["id"]
        views = []
        for number, words in enumerate(_decisions(12)):
            asked = {"id": f"request-{number}", "seen": number, "decisions": [words]}
            server.ask(f"api/games/{game}/decisions", asked)
            if number % 4 == 3:
                mansuba("backup", tmp_path / f"backup-{number}", data)
                views.append((number, server.ask(f"api/games/{game}")))
        capsys.readouterr()
        mansuba("restore", tmp_path / "backup-3", data, code=1)
        assert server.address in capsys.readouterr().err
        assert server.ask(f"api/games/{game}") == views[-1][1]
    for number, view in views:
        restored = tmp_path / f"restored-{number}"
        mansuba("restore", tmp_path / f"backup-{number}", restored)
        assert seen(restored, game)["entries"] == view["entries"]


def _decisions(most: int) -> list[str]:
    position, words = Position.new(Edition.standard(), 2), []
    for _ in range(most):
        decision = steer(position, Random(1))
        words.append(write_decision(decision))
        position = position.after(decision)
    return words


# --- what goes wrong ------------------------------------------------------------------------------


def test_a_backup_is_never_overwritten(tmp_path: Path, capsys: Told) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup"
    begun(data)
    backup.write_text("precious")
    mansuba("backup", backup, data, code=1)
    assert "is there already" in capsys.readouterr().err
    assert backup.read_text() == "precious"


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_stream_is_no_backup(
    command: str, tmp_path: Path, capsys: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    mansuba(command, Path("-"), tmp_path / "data", code=2)
    assert "Error: FILE: A backup needs a file of its own" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_nothing_to_back_up(tmp_path: Path, capsys: Told) -> None:
    mansuba("backup", tmp_path / "backup", tmp_path / "data", code=1)
    assert "There are no games yet" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_games_in_another_database_are_not_meant(
    command: str, tmp_path: Path, capsys: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody takes the games of a folder, perhaps old ones, for those that are served."""
    begun(tmp_path)
    monkeypatch.setattr("mansuba.cli.folders.user_data_path", lambda _: tmp_path)
    monkeypatch.setenv("MANSUBA_DATABASE", "postgresql://mansuba:secret@db/mansuba")
    before = files(tmp_path)
    assert run([command, str(tmp_path / "games.backup")], Words("en")) == 1
    told = capsys.readouterr()
    assert "The games are in the database that MANSUBA_DATABASE names" in told.err
    assert "pg_dump" in told.err
    assert (told.out, files(tmp_path)) == ("", before)
    mansuba("backup", tmp_path / "games.backup", tmp_path)


def test_a_backup_that_has_no_place(tmp_path: Path, capsys: Told) -> None:
    begun(tmp_path / "data")
    mansuba("backup", tmp_path / "nowhere" / "backup", tmp_path / "data", code=1)
    assert "cannot be written" in capsys.readouterr().err


def test_a_damaged_database_is_not_backed_up(tmp_path: Path, capsys: Told) -> None:
    data = tmp_path / "data"
    begun(data)
    _damage(Settings(data).games)
    mansuba("backup", tmp_path / "backup", data, code=1)
    assert "damaged" in capsys.readouterr().err
    assert not (tmp_path / "backup").exists()


def _damage(file: Path) -> None:
    content = bytearray(file.read_bytes())
    for at in range(4096, len(content), 512):
        content[at] ^= 0xFF
    file.write_bytes(content)


def _foreign(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE games (id)")


def _of_the_future(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")


def _cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-5000])


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda file: file.write_text("Dear diary, " * 1000), "restore-no-backup"),
        (lambda file: file.write_text(""), "restore-no-backup"),
        (_damage, "restore-no-backup"),
        (_cut, "restore-no-backup"),
        (_foreign, "restore-no-backup"),
        (_of_the_future, "play-newer-database"),
    ],
    ids=["diary", "empty", "damaged", "cut", "foreign", "newer"],
)
def test_what_is_no_backup_changes_nothing(
    spoil: Any, message: str, tmp_path: Path, capsys: Told, folder: Path
) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup"
    shutil.copytree(folder, data)
    mansuba("backup", backup, data)
    spoil(backup)
    before = Settings(data).games.read_bytes()
    capsys.readouterr()
    mansuba("restore", backup, data, code=1)
    words = Words("en")
    sentence = words.say(message, file=str(backup))
    assert capsys.readouterr().err == words.say("error", sentence=sentence) + "\n"
    assert Settings(data).games.read_bytes() == before
    assert files(data) == {"games.sqlite"}


@contextmanager
def no_room() -> Iterator[None]:
    """SQLite finds no room wherever something is copied to."""
    connect = sqlite3.connect

    def narrow(*args: Any, **more: Any) -> sqlite3.Connection:
        database: sqlite3.Connection = connect(*args, **more)
        if not more.get("uri"):
            database.execute("PRAGMA max_page_count=2")
        return database

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sqlite3, "connect", narrow)
        yield


def test_a_full_disk_says_nothing_against_the_games(
    tmp_path: Path, folder: Path, capsys: Told
) -> None:
    backup, data = tmp_path / "backup", tmp_path / "data"
    with no_room():
        mansuba("backup", backup, folder, code=1)
    assert f"no room left on the disk for {backup}." in capsys.readouterr().err
    assert not backup.exists()
    mansuba("backup", backup, folder)
    with no_room():
        mansuba("restore", backup, data, code=1)
    said = capsys.readouterr().err
    assert "no room left on the disk" in said
    assert "damaged" not in said
    assert files(data) == set()


@pytest.mark.parametrize(
    ("error", "complaint"),
    [
        (StoreFullError(), "There is no room left on the disk for {games}."),
        (WeakStoreError("synchronous", "0"), "{games} would let moves be lost"),
        (StoreAwayError("not now"), "{games} cannot be used: not now"),
        (NoDatabaseError(), "{backup} is not a backup of games"),
        (NewerStoreError(), "{backup} was written by a newer version"),
    ],
    ids=["full", "weak", "away", "none", "newer"],
)
def test_what_cannot_be_brought_up_to_date_is_named(
    error: StoreError,
    complaint: str,
    tmp_path: Path,
    folder: Path,
    capsys: Told,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The backup for what is wrong with it; the games for what is wrong where they are to be."""

    async def fails(_: object) -> None:
        raise error

    backup, data = tmp_path / "backup", tmp_path / "data"
    mansuba("backup", backup, folder)
    monkeypatch.setattr("mansuba.table.store.Store.open", fails)
    mansuba("restore", backup, data, code=1)
    said = complaint.format(games=Settings(data).games, backup=backup)
    assert capsys.readouterr().err.startswith(f"Error: {said}")
    assert files(data) == set()


def test_a_database_that_another_program_holds_is_not_damaged(
    tmp_path: Path, folder: Path, capsys: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mansuba.table.backups.PATIENCE", 0.1)
    data = tmp_path / "data"
    shutil.copytree(folder, data)
    with closing(sqlite3.connect(Settings(data).games, isolation_level=None)) as holder:
        holder.execute("PRAGMA journal_mode=DELETE")
        holder.execute("BEGIN EXCLUSIVE")
        mansuba("backup", tmp_path / "backup", data, code=1)
    said = f"Error: {Settings(data).games} cannot be used: database is locked\n"
    assert capsys.readouterr().err == said


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_what_is_denied_is_named(tmp_path: Path, folder: Path, capsys: Told) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup"
    shutil.copytree(folder, data)
    mansuba("backup", backup, data)
    data.chmod(0)
    try:
        if os.access(data, os.R_OK):
            pytest.skip("root may do anything")
        mansuba("backup", tmp_path / "another", data, code=1)
        assert f"{Settings(data).games} cannot be read: " in capsys.readouterr().err
        mansuba("restore", backup, data, code=1)
        assert f"{data / 'serving'} cannot be written: " in capsys.readouterr().err
    finally:
        data.chmod(0o700)


def test_a_name_that_is_too_long_is_named(tmp_path: Path, folder: Path, capsys: Told) -> None:
    backup, data = tmp_path / "backup", tmp_path / ("x" * 300)
    mansuba("backup", backup, folder)
    mansuba("backup", data, folder, code=1)
    assert f"{data} cannot be written: " in capsys.readouterr().err
    mansuba("backup", tmp_path / "another", data, code=1)
    assert f"{Settings(data).games} cannot be read: " in capsys.readouterr().err
    mansuba("restore", backup, data, code=1)
    assert f"{data} cannot be written: " in capsys.readouterr().err
    assert not (tmp_path / "another").exists()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("played") / "data"
    begun(data)
    return data


def test_a_backup_that_is_not_there(tmp_path: Path, capsys: Told) -> None:
    mansuba("restore", tmp_path / "backup", tmp_path / "data", code=1)
    assert f"{tmp_path / 'backup'} cannot be read" in capsys.readouterr().err


@contextmanager
def meanwhile(does: Callable[[Path], None]) -> Iterator[None]:
    """It is done once a restore has its copy, with that copy."""
    looked: list[Path] = []

    def look(file: Path) -> None:
        check(file)
        looked.append(file)
        if len(looked) == 2:  # the first is the backup itself
            does(file)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("mansuba.table.backups.check", look)
        yield
    assert len(looked) >= 2


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_who_is_refused_leaves_the_first_restore_alone(
    tmp_path: Path, capsys: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mansuba.web.claiming.SECONDS_TO_START", 0.1)
    backup, data = tmp_path / "backup", tmp_path / "data"
    game, view = begun(tmp_path / "played")
    mansuba("backup", backup, tmp_path / "played")

    def again(copy: Path) -> None:
        before = copy.read_bytes()
        mansuba("restore", backup, data, code=1)
        assert copy.read_bytes() == before

    with meanwhile(again):
        mansuba("restore", backup, data)
    assert capsys.readouterr().err.startswith(f"Error: Another program is using {data} ")
    assert seen(data, game) == view


def test_where_files_cannot_be_locked_each_restore_has_its_own_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mansuba.web.claiming._lock", lambda _: None)
    data, first, second = tmp_path / "data", tmp_path / "first", tmp_path / "second"
    game, view = begun(tmp_path / "played")
    mansuba("backup", first, tmp_path / "played")
    later, later_view = begun(tmp_path / "played")
    mansuba("backup", second, tmp_path / "played")
    with meanwhile(lambda _: mansuba("restore", second, data)):
        mansuba("restore", first, data)
    with visiting(data) as visitor:
        assert visitor.sees(game) == view
        visitor.ask("GET", f"/games/{later}", 404)
    [kept] = data.glob("games-before-*.sqlite")
    mansuba("restore", kept, tmp_path / "again")
    assert seen(tmp_path / "again", later) == later_view


def test_a_copy_that_is_gone_takes_no_place(tmp_path: Path, folder: Path, capsys: Told) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup"
    shutil.copytree(folder, data)
    mansuba("backup", backup, data)
    before = Settings(data).games.read_bytes()
    with meanwhile(Path.unlink):
        mansuba("restore", backup, data, code=1)
    assert "cannot be written: No such file" in capsys.readouterr().err
    assert Settings(data).games.read_bytes() == before
    assert files(data) == {"games.sqlite"}


def test_a_damaged_database_gives_way_and_takes_all_it_has_along(
    tmp_path: Path, folder: Path
) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup"
    shutil.copytree(folder, data)
    mansuba("backup", backup, data)
    games = Settings(data).games
    games.write_text("Dear diary, " * 1000)
    (data / "games.sqlite-wal").write_text("and more")
    mansuba("restore", backup, data)
    [kept] = data.glob("games-before-*.sqlite")
    assert kept.read_text().startswith("Dear diary")
    assert not (data / "games.sqlite-wal").exists()
    with visiting(data) as visitor:
        assert len(visitor.ask("GET", "/games")) == 1


def test_an_older_backup_is_brought_up_to_date(tmp_path: Path, folder: Path) -> None:
    """As a version wrote it that knew games and entries alone."""
    backup = tmp_path / "backup"
    mansuba("backup", backup, folder)
    engine = create_engine(f"sqlite:///{backup}")
    with engine.begin() as connection:
        with Operations.context(MigrationContext.configure(connection)):
            r0004_what_is_looked_for.downgrade()
            r0003_beginnings.downgrade()
            r0002_people.downgrade()
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    engine.dispose()
    mansuba("restore", backup, tmp_path / "data")
    with visiting(tmp_path / "data") as visitor:
        [summary] = visitor.ask("GET", "/games")
        assert len(visitor.sees(summary["id"])["entries"]) > 12
