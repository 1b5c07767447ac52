"""`mansuba play`: the table in the browser."""

import os
import sys
import threading
from pathlib import Path
from typing import Annotated, Never

import typer
from platformdirs import user_data_path

from mansuba.cli.files import FileError
from mansuba.cli.helping import command_class
from mansuba.cli.options import lang_option, number_option
from mansuba.web.settings import LOOPBACK, PORT, Settings
from mansuba.words import Words

LEAST_PORT, MOST_PORT = 1, 65535
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def add(app: typer.Typer, words: Words) -> None:
    """Add the command."""
    about_port = words.say("option-port", port=str(PORT))

    @app.command("play", cls=command_class(words), help=words.say("help-play"))
    def play(
        *,
        port: Annotated[
            int | None, number_option(words, "--port", about_port, LEAST_PORT, MOST_PORT)
        ] = None,
        data: Annotated[
            str | None,
            typer.Option(
                metavar=words.say("metavar-folder"),
                help=words.say("option-data"),
                show_default=False,
            ),
        ] = None,
        no_browser: Annotated[
            bool,
            typer.Option("--no-browser", help=words.say("option-no-browser"), show_default=False),
        ] = False,
        lang: Annotated[str | None, lang_option(words)] = None,
    ) -> None:
        _serve(words, _folder(data), port, browse=not no_browser)


def _folder(data: str | None) -> Path:
    """The folder that was asked for; shells leave the `~` of `--data=~/games` to us."""
    if data is None:
        return user_data_path("mansuba")
    try:
        return Path(data).expanduser()
    except RuntimeError:  # there is no such user: a name like any other
        return Path(data)


def _serve(words: Words, folder: Path, port: int | None, *, browse: bool) -> None:
    # Loaded only now: no other command needs to wait for it.
    from mansuba.table import store
    from mansuba.web.serving import (
        AlreadyServedError,
        PortDeniedError,
        PortTakenError,
        SilentlyServedError,
        serve,
    )

    def announce(address: str) -> None:
        print(words.say("play-ready", address=address))
        print(words.say("play-stop"), flush=True)
        if browse:
            _open_browser(address)

    games = str(Settings(folder).games)
    try:
        serve(folder, port, announce)
    except AlreadyServedError as error:
        print(words.say("play-already", address=error.address), flush=True)
        if browse:
            _open_browser(error.address, wait=True)
    except SilentlyServedError:
        _refuse(words, words.say("play-held", folder=str(folder)))
    except PortTakenError as error:
        _refuse(words, words.say("play-port-taken", port=str(error.port)))
    except PortDeniedError as error:
        at = f"{LOOPBACK}:{error.port}"
        _refuse(words, words.say("play-away", file=at, problem=error.problem))
    except store.NoDatabaseError:
        _refuse(words, words.say("play-no-database", file=games))
    except store.NewerStoreError:
        _refuse(words, words.say("play-newer-database", file=games))
    except store.StoreFullError:
        _refuse(words, words.say("play-full", file=games))
    except store.StoreError as error:
        _refuse(words, words.say("play-away", file=games, problem=str(error)))
    except BrokenPipeError:
        raise
    except OSError as error:
        raise FileError("cannot-write", str(folder), error.strerror or str(error)) from None


def _refuse(words: Words, sentence: str) -> Never:
    print(words.say("error", sentence=sentence), file=sys.stderr)
    raise typer.Exit(1)


def _open_browser(address: str, *, wait: bool = False) -> None:
    """Open the page, if there is anything to show it; a browser in this terminal is none."""
    if sys.platform.startswith("linux") and not any(map(os.environ.get, DISPLAYS)):
        return
    import webbrowser

    opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    if wait:
        opening.join(5)
