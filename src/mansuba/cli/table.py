"""`mansuba play`: the table in the browser."""

import os
import sys
import threading
from pathlib import Path
from typing import Annotated

import typer

from mansuba.cli.files import FileError
from mansuba.cli.folders import data_option, folder, refuse, refused_by_the_store
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
        data: Annotated[str | None, data_option(words)] = None,
        no_browser: Annotated[
            bool,
            typer.Option("--no-browser", help=words.say("option-no-browser"), show_default=False),
        ] = False,
        lang: Annotated[str | None, lang_option(words)] = None,
    ) -> None:
        _serve(words, folder(data), port, browse=not no_browser)


def _serve(words: Words, data: Path, port: int | None, *, browse: bool) -> None:
    # Loaded only now: no other command needs to wait for it.
    from mansuba.table.store_errors import StoreError
    from mansuba.web.claiming import AlreadyServedError, SilentlyServedError
    from mansuba.web.serving import PortDeniedError, PortTakenError, serve

    def announce(address: str) -> None:
        print(words.say("play-ready", address=address))
        print(words.say("play-stop"), flush=True)
        if browse:
            _open_browser(address)

    try:
        serve(data, port, announce)
    except AlreadyServedError as error:
        print(words.say("play-already", address=error.address), flush=True)
        if browse:
            _open_browser(error.address, wait=True)
    except SilentlyServedError:
        refuse(words, words.say("play-held", folder=str(data)))
    except PortTakenError as error:
        refuse(words, words.say("play-port-taken", port=str(error.port)))
    except PortDeniedError as error:
        at = f"{LOOPBACK}:{error.port}"
        refuse(words, words.say("play-away", file=at, problem=error.problem))
    except StoreError as error:
        refused_by_the_store(words, str(Settings(data).games), error)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise FileError("cannot-write", str(data), error.strerror or str(error)) from None


def _open_browser(address: str, *, wait: bool = False) -> None:
    """Open the page, if there is anything to show it; a browser in this terminal is none."""
    if sys.platform.startswith("linux") and not any(map(os.environ.get, DISPLAYS)):
        return
    import webbrowser

    opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    if wait:
        opening.join(5)
