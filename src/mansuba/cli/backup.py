"""`mansuba backup` and `mansuba restore`: the games as a file to keep, and back again."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import mkstemp
from typing import Annotated

import typer

from mansuba.cli.databases import DATABASE
from mansuba.cli.files import FileError
from mansuba.cli.folders import data_option, folder, refuse, refused_by_the_store
from mansuba.cli.helping import command_class
from mansuba.cli.options import lang_option
from mansuba.web.settings import Settings
from mansuba.words import Words


def add(app: typer.Typer, words: Words) -> None:
    """Add the commands."""

    @app.command("backup", cls=command_class(words), help=words.say("help-backup"))
    def backup(
        file: Annotated[
            str,
            typer.Argument(metavar=words.say("metavar-file"), help=words.say("argument-backup")),
        ],
        *,
        data: Annotated[str | None, data_option(words)] = None,
        lang: Annotated[str | None, lang_option(words)] = None,
    ) -> None:
        to = _own_file(words, file)
        _back_up(words, Settings(_own_folder(words, data)).games, to)

    @app.command("restore", cls=command_class(words), help=words.say("help-restore"))
    def restore(
        file: Annotated[
            str,
            typer.Argument(metavar=words.say("metavar-file"), help=words.say("argument-restore")),
        ],
        *,
        data: Annotated[str | None, data_option(words)] = None,
        lang: Annotated[str | None, lang_option(words)] = None,
    ) -> None:
        _restore(words, _own_file(words, file), _own_folder(words, data))


def _own_file(words: Words, name: str) -> Path:
    """The backup. It is read and written here and there, which no stream can be."""
    if name == "-":
        problem = words.say("backup-no-stream")
        raise typer.BadParameter(problem, param_hint=words.say("metavar-file"))
    return Path(name)


def _own_folder(words: Words, data: str | None) -> Path:
    """The folder with the games. Whoever has named a database, and no folder, means that."""
    if data is None and os.environ.get(DATABASE):
        refuse(words, words.say("backup-elsewhere", variable=DATABASE))
    return folder(data)


def _back_up(words: Words, games: Path, to: Path) -> None:
    from mansuba.table.backups import (
        NoBackupError,
        NothingToBackUpError,
        UnusableFileError,
        back_up,
    )

    try:
        back_up(games, to)
    except NothingToBackUpError:
        refuse(words, words.say("backup-nothing", file=str(games)))
    except NoBackupError:
        refuse(words, words.say("play-no-database", file=str(games)))
    except FileExistsError:
        refuse(words, words.say("backup-there", file=str(to)))
    except UnusableFileError as error:
        refused_by_the_store(words, str(error.file), error.reason)
    except OSError as error:
        raise _trouble(error, games, to) from None
    print(words.say("backup-done", file=str(to)))


def _restore(words: Words, file: Path, data: Path) -> None:
    from mansuba.table.backups import NoBackupError, UnusableFileError, bring_in, put_in_place
    from mansuba.table.store_errors import NewerStoreError, NoDatabaseError, StoreError
    from mansuba.web.claiming import AlreadyServedError, SilentlyServedError, claimed

    games = Settings(data).games
    try:
        with claimed(data), _beside(games) as new:
            bring_in(file, new)
            new.open("rb").close()  # in place of none the store would make one without any games
            asyncio.run(_bring_up_to_date(new))
            kept = put_in_place(new, games, datetime.now(UTC))
    except AlreadyServedError as error:
        refuse(words, words.say("restore-served", address=error.address))
    except SilentlyServedError:
        refuse(words, words.say("play-held", folder=str(data)))
    except (NoBackupError, NoDatabaseError):
        refuse(words, words.say("restore-no-backup", file=str(file)))
    except NewerStoreError:
        refuse(words, words.say("play-newer-database", file=str(file)))
    except UnusableFileError as error:
        refused_by_the_store(words, str(error.file), error.reason)
    except StoreError as error:  # the backup is sound: it is where the games are to be
        refused_by_the_store(words, str(games), error)
    except OSError as error:
        raise _trouble(error, file, data) from None
    print(words.say("restore-done", file=str(file)))
    if kept:
        print(words.say("restore-kept", file=str(kept)))


@contextmanager
def _beside(games: Path) -> Iterator[Path]:
    """A new file, which only its owner can read, until it takes the place of the games; nobody else
    has its name, for where files cannot be locked two may be restoring at once."""
    from mansuba.table.backups import BESIDE

    handle, name = mkstemp(".new", f".{games.name}.", games.parent)
    os.close(handle)
    new = Path(name)
    try:
        yield new
    finally:
        for end in BESIDE:
            with suppress(OSError):  # it hides no error that came before
                Path(f"{name}{end}").unlink(missing_ok=True)


def _trouble(error: OSError, read: Path, written: Path) -> FileError:
    """What the system has against a file: the one that it names, or else the one to be written."""
    name = str(error.filename or written)
    message = "cannot-read" if name == str(read) else "cannot-write"
    return FileError(message, name, error.strerror or str(error))


async def _bring_up_to_date(games: Path) -> None:
    from mansuba.table.store import Store

    store = await Store.open(games)
    await store.close()
