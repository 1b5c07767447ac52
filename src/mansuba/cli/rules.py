"""`mansuba rules`: the rules, or one law or section of them."""

from typing import Annotated

import typer

from mansuba.cli.helping import command_class
from mansuba.cli.options import lang_option, one_of, starting
from mansuba.cli.pages import topic, whole
from mansuba.cli.showing import Screen, show_page
from mansuba.words import Words
from mansuba.words.arrangement import TOPICS


def add(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("rules", cls=command_class(words), help=words.say("help-rules"))
    def rules(
        law: Annotated[
            str | None,
            typer.Argument(
                metavar=words.say("metavar-law"),
                help=words.say("argument-law", topics=", ".join(TOPICS[7:])),
                parser=one_of(words, TOPICS),
                autocompletion=starting(TOPICS),
                show_default=False,
            ),
        ] = None,
        lang: Annotated[str | None, lang_option(words)] = None,
    ) -> None:
        text = "\n\n".join(topic(words, law) if law else whole(words))
        show_page(Screen(), text)
