"""Carries out a container file without an engine: every step, in folders of a temporary root.

It knows the few instructions that ours has, and no more: anything else is an error.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

TOOLS = (
    *("sh", "cat", "chmod", "cksum", "cp", "dirname", "env", "ln", "ls", "mkdir", "rm", "sed"),
    *("touch", "tr", "uname", "which"),
)
"""What an image with nothing but a system and Python has of these."""
CHOWN = '#!/bin/sh\necho "$1 $(cd "$2" && pwd)" >>"$0.notes"\n'
"""Notes down what was given to whom: only root could give it in earnest."""

Instead = Callable[[Path], None]
"""What is done in a folder in the place of a step."""


class UnknownStepError(ValueError):
    """An instruction, or a form of one, that is not understood."""


@dataclass(frozen=True)
class Step:
    """One instruction."""

    name: str
    options: Mapping[str, str]
    rest: str


def steps(text: str) -> Iterator[Step]:
    """The instructions of a container file."""
    lines = (line for line in text.splitlines() if not line.lstrip().startswith("#"))
    for line in re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines():
        if line.strip():
            name, _, rest = line.partition(" ")
            options: dict[str, str] = {}
            while found := re.match(r"\s*--([a-z-]+)=(\S+)\s+", rest):
                options[found[1]], rest = found[2], rest[found.end() :]
            yield Step(name, options, rest.strip())


@dataclass
class Stage:
    """An image as it comes to be."""

    root: Path
    env: dict[str, str]
    workdir: str = "/"
    user: str = "0:0"
    volumes: list[str] = field(default_factory=list)
    ports: list[int] = field(default_factory=list)
    entrypoint: list[str] = field(default_factory=list)
    healthcheck: list[str] = field(default_factory=list)

    def inside(self, path: str) -> Path:
        """Where a path of the image lies, as seen from where its steps are carried out."""
        return (
            self.root / os.path.normpath(f"{self.workdir}/{path}" if path[0] != "/" else path)[1:]
        )

    @property
    def owners(self) -> dict[str, str]:
        """Who was given which folder."""
        notes = self.root / "bin" / "chown.notes"
        given = (line.split(" ") for line in notes.read_text().splitlines())
        return {f"/{Path(path).relative_to(self.root.resolve())}": who for who, path in given}

    def environment(self) -> dict[str, str]:
        """What a program of the image finds: paths below the root, and how this machine reaches
        the network."""
        here = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PYTHON", "VIRTUAL_ENV", "PROMETHEUS", "COV", "PYTEST", "XDG"))
        }
        return {**here, **{name: self._moved(value) for name, value in self.env.items()}}

    def _moved(self, value: str) -> str:
        """With every path in it below the root."""
        parts = (f"{self.root}{part}" if part[:1] == "/" else part for part in value.split(":"))
        return ":".join(parts)


class Builder:
    """Builds an image from a container file; the steps that are named are not carried out, but
    something else is in their place."""

    def __init__(self, context: Path, root: Path, instead: Mapping[str, Instead]) -> None:
        self._context = context
        self._root = root
        self._instead = dict(instead)
        self._given: dict[str, str] = {}
        self._stages: dict[str, Stage] = {}
        self._stage: Stage | None = None

    def build(self, text: str) -> Stage:
        """The last stage."""
        for step in steps(text):
            known = getattr(self, f"_{step.name.lower()}", None)
            if known is None or step.name != step.name.upper():
                raise UnknownStepError(step)
            known(step)
        assert not self._instead, f"there are no such steps: {list(self._instead)}"
        return self._now

    @property
    def _now(self) -> Stage:
        if self._stage is None:
            raise UnknownStepError("nothing but ARG may stand before FROM")
        return self._stage

    def _filled(self, text: str, known: Mapping[str, str]) -> str:
        return re.sub(r"\$(\w+)|\$\{(\w+)\}", lambda found: known[found[1] or found[2]], text)

    def _arg(self, step: Step) -> None:
        if self._stage or step.options:
            raise UnknownStepError(step)
        name, _, value = step.rest.partition("=")
        self._given[name] = value

    def _from(self, step: Step) -> None:
        """Every stage begins with the same: a system, and the Python that runs us."""
        found = re.fullmatch(r"(\S+)(?: AS (\w+))?", step.rest)
        image = self._filled(found[1], self._given) if found else ""
        if not found or step.options or not re.fullmatch(r"python:3\.\d+-slim", image):
            raise UnknownStepError(step)
        name = found[2] or "last"
        root = self._root / name
        for tool in TOOLS:
            program = shutil.which(tool)
            assert program, tool
            (root / "bin").mkdir(parents=True, exist_ok=True)
            (root / "bin" / tool).symlink_to(program)
        base = Path(getattr(sys, "_base_executable", sys.executable)).resolve()
        for python in ("python", "python3"):
            start = root / "bin" / python
            start.write_text(f'#!/bin/sh\nexec "{base}" "$@"\n')
            start.chmod(0o755)
        (root / "bin" / "chown").write_text(CHOWN)
        (root / "bin" / "chown").chmod(0o755)
        self._stage = self._stages[name] = Stage(root, {"PATH": "/bin"})

    def _workdir(self, step: Step) -> None:
        if step.options:
            raise UnknownStepError(step)
        self._now.inside(step.rest).mkdir(parents=True, exist_ok=True)
        self._now.workdir = os.path.normpath(os.path.join(self._now.workdir, step.rest))

    def _copy(self, step: Step) -> None:
        if step.options.keys() - {"from"}:
            raise UnknownStepError(step)
        *sources, target = shlex.split(step.rest)
        origin = self._stages[step.options["from"]].inside if step.options else self._of_context
        for source in sources:
            found, place = origin(source), self._now.inside(target)
            if found.is_dir():
                shutil.copytree(
                    found, place, dirs_exist_ok=True, symlinks=True, ignore=self._ignored
                )
            elif target.endswith("/"):
                place.mkdir(parents=True, exist_ok=True)
                shutil.copy(found, place)
            else:
                raise UnknownStepError(step)

    def _of_context(self, source: str) -> Path:
        found = self._context / source
        if source[0] == "/" or ".." in source or not found.exists():
            raise UnknownStepError(f"there is nothing to copy: {source}")
        return found

    def _ignored(self, folder: str, names: list[str]) -> list[str]:
        """What .dockerignore leaves out, as far as we write such patterns."""
        if not Path(folder).is_relative_to(self._context):
            return []
        patterns = (self._context / ".dockerignore").read_text("utf-8").splitlines()
        kept_out = [line for line in patterns if line and not line.startswith("#")]
        inside = Path(folder).relative_to(self._context)
        return [name for name in names if is_ignored((inside / name).as_posix(), kept_out)]

    def _run(self, step: Step) -> None:
        """In a shell; it may name no place but below where it works."""
        if step.options or step.rest[0] == "[" or re.search(r"(^|[\s=\"'])/|\.\.", step.rest):
            raise UnknownStepError(step)
        folder = self._now.inside(".")
        if instead := self._instead.pop(step.rest, None):
            instead(folder)
            return
        done = subprocess.run(
            ["/bin/sh", "-c", step.rest],
            cwd=folder,
            env=self._now.environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{step.rest}\n{done.stdout}\n{done.stderr}"

    def _env(self, step: Step) -> None:
        for pair in shlex.split(step.rest):
            name, equals, value = pair.partition("=")
            if not equals or step.options:
                raise UnknownStepError(step)
            self._now.env[name] = self._filled(value, self._now.env)

    def _user(self, step: Step) -> None:
        self._now.user = step.rest

    def _volume(self, step: Step) -> None:
        self._now.volumes.append(step.rest)

    def _expose(self, step: Step) -> None:
        self._now.ports += map(int, step.rest.split())

    def _entrypoint(self, step: Step) -> None:
        self._now.entrypoint = words(step.rest)

    def _healthcheck(self, step: Step) -> None:
        name, _, command = step.rest.partition(" ")
        if name != "CMD" or step.options.keys() - {"interval", "timeout", "start-period"}:
            raise UnknownStepError(step)
        self._now.healthcheck = words(command)


def is_ignored(path: str, patterns: list[str]) -> bool:
    """Whether a path is left out of what is built from.

    >>> [is_ignored(path, ["dist", "**/__pycache__"]) for path in ("dist", "src/dist")]
    [True, False]
    >>> is_ignored("src/__pycache__", ["**/__pycache__"])
    True
    """
    return any(re.fullmatch(_pattern(pattern), path) for pattern in patterns)


def _pattern(pattern: str) -> str:
    escaped = re.escape(pattern).replace(r"\*\*/", "(?:.*/)?").replace(r"\*", "[^/]*")
    return f"{escaped}(?:/.*)?"


def words(text: str) -> list[str]:
    """A command, in the form that needs no shell."""
    try:
        found: list[str] = json.loads(text)
    except ValueError:
        raise UnknownStepError(text) from None
    return found
