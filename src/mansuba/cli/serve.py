"""`mansuba serve`: a server for a network."""

from collections.abc import Callable
from ipaddress import ip_network
from typing import Annotated, Any

import typer

from mansuba.cli.databases import database_option, without_secrets
from mansuba.cli.files import FileError
from mansuba.cli.folders import data_option, folder, refuse, refused_by_the_store
from mansuba.cli.helping import command_class
from mansuba.cli.options import lang_option, number_option, one_of, starting
from mansuba.web.addresses import (
    Address,
    Endpoint,
    addresses_on_the_network,
    own_names,
    read_address,
    read_endpoint,
)
from mansuba.web.settings import (
    LOOPBACK,
    METRICS_PORT,
    PORT,
    Limits,
    LogForm,
    Settings,
    with_port,
)
from mansuba.words import Words

MOST_DAYS = 3650
MOST_PEOPLE = 10_000
MOST_WORKERS = 256


def add(app: typer.Typer, words: Words) -> None:
    """Add the command."""
    usual = str(Endpoint(LOOPBACK, PORT))
    about_people = words.say("option-people", people=str(Limits().people))

    @app.command("serve", cls=command_class(words), help=words.say("help-serve"))
    def serve(
        *,
        address: Annotated[Address | None, _address_option(words)] = None,
        listen: Annotated[Endpoint | None, _listen_option(words, usual)] = None,
        proxy: Annotated[list[str] | None, _proxy_option(words)] = None,
        data: Annotated[str | None, data_option(words)] = None,
        database: Annotated[str | None, database_option(words)] = None,
        workers: Annotated[
            int | None,
            number_option(words, "--workers", words.say("option-answering"), 1, MOST_WORKERS),
        ] = None,
        lobby: Annotated[
            bool, typer.Option("--lobby", help=words.say("option-lobby"), show_default=False)
        ] = False,
        keep_days: Annotated[
            int | None,
            number_option(words, "--keep-days", words.say("option-keep-days"), 1, MOST_DAYS),
        ] = None,
        people: Annotated[
            int | None, number_option(words, "--people", about_people, 1, MOST_PEOPLE)
        ] = None,
        metrics: Annotated[Endpoint | None, _metrics_option(words)] = None,
        log: Annotated[str, _log_option(words)] = "text",
        lang: Annotated[str | None, lang_option(words)] = None,
    ) -> None:
        endpoint = listen or read_endpoint(usual)
        settings = Settings(
            data=folder(data),
            database=database,
            workers=_workers(words, workers, database),
            port=endpoint.port,
            online=True,
            lobby=lobby,
            secure=address is not None and address.is_secure,
            names=frozenset([address.host] if address else _names(endpoint)),
            numbers=address is None,
            proxies=tuple(proxy or ()),
            limits=Limits(people=people) if people else Limits(),
            metrics=metrics,
            log=LogForm(log),
            keep_days=keep_days,
        )
        _serve(words, settings, endpoint, address)


def _address_option(words: Words) -> Any:
    def parse(given: object) -> Address:
        try:
            return read_address(str(given))
        except ValueError:
            problem = words.say("usage-address", given=str(given))
            raise typer.BadParameter(problem) from None

    return typer.Option(
        "--address",
        metavar=words.say("metavar-address"),
        help=words.say("option-address"),
        parser=parse,
        show_default=False,
    )


def _listen_option(words: Words, usual: str) -> Any:
    return typer.Option(
        "--listen",
        metavar="IP:PORT",
        help=words.say("option-listen", usual=usual),
        parser=_endpoint(words, PORT),
        show_default=False,
    )


def _endpoint(words: Words, port: int) -> Callable[[object], Endpoint]:
    def parse(given: object) -> Endpoint:
        try:
            return read_endpoint(str(given), port)
        except ValueError:
            raise typer.BadParameter(words.say("usage-listen", given=str(given))) from None

    return parse


def _metrics_option(words: Words) -> Any:
    return typer.Option(
        "--metrics",
        metavar="IP:PORT",
        help=words.say("option-metrics"),
        parser=_endpoint(words, METRICS_PORT),
        show_default=False,
    )


def _log_option(words: Words) -> Any:
    names = tuple(form.value for form in LogForm)
    return typer.Option(
        "--log",
        metavar="|".join(names),
        help=words.say("option-log"),
        parser=one_of(words, names),
        autocompletion=starting(names),
        show_default=False,
    )


def _proxy_option(words: Words) -> Any:
    def parse(given: str) -> str:
        try:
            ip_network(given)
        except ValueError:
            raise typer.BadParameter(words.say("usage-proxy", given=given)) from None
        return given

    return typer.Option(
        "--proxy",
        metavar="IP",
        help=words.say("option-proxy"),
        parser=parse,
        show_default=False,
    )


def _workers(words: Words, workers: int | None, database: str | None) -> int:
    if workers and workers > 1 and database is None:
        raise typer.BadParameter(words.say("usage-workers"), param_hint="--workers")
    return workers or 1


def _names(endpoint: Endpoint) -> list[str]:
    """What people may call this machine, where nothing else was said."""
    return [with_port(name, endpoint.port, "http") for name in own_names()]


def _serve(words: Words, settings: Settings, endpoint: Endpoint, address: Address | None) -> None:
    # Loaded only now: no other command needs to wait for it.
    from mansuba.table.store_errors import StoreError
    from mansuba.web.claiming import AlreadyServedError, SilentlyServedError
    from mansuba.web.logs import log_to_stderr
    from mansuba.web.serving import PortDeniedError, PortTakenError, serve_network

    known = [str(address)] if address else addresses_on_the_network(endpoint)
    first = known[0] if known else f"http://{LOOPBACK}:{endpoint.port}/"

    def announce(ready: str) -> None:
        print(words.say("play-ready", address=ready), flush=True)
        for other in known[1:]:
            print(words.say("serve-also", address=other))
        for note in _notes(settings, endpoint, address):
            print(words.say(note))
        print(words.say("play-stop"), flush=True)

    log_to_stderr(settings.log)
    try:
        serve_network(settings, endpoint, first, announce)
    except AlreadyServedError as error:
        refuse(words, words.say("play-already", address=error.address))
    except SilentlyServedError:
        refuse(words, words.say("play-held", folder=str(settings.data)))
    except PortTakenError as error:
        option = "--listen" if error.port == endpoint.port else "--metrics"
        refuse(words, words.say("serve-port-taken", port=str(error.port), option=option))
    except PortDeniedError as error:
        denied = endpoint if error.port == endpoint.port else settings.metrics
        refuse(words, words.say("play-away", file=str(denied), problem=error.problem))
    except StoreError as error:
        refused_by_the_store(words, without_secrets(settings.store), error)
    except BrokenPipeError:
        raise
    except OSError as error:
        problem = error.strerror or str(error)
        raise FileError("cannot-write", str(error.filename or settings.data), problem) from None


def _notes(settings: Settings, endpoint: Endpoint, address: Address | None) -> list[str]:
    """What whoever has started the server should know."""
    if settings.secure:
        return [] if settings.proxies else ["serve-no-proxy"]
    if address is None and endpoint.is_of_this_machine_alone:
        return ["serve-only-here"]
    return ["serve-plain"]
