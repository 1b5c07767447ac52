"""What we give to whoever runs a server: the container, the unit, the dashboard."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml  # type: ignore[import-untyped]
from prometheus_client import CollectorRegistry

from mansuba.cli.app import build
from mansuba.table.measures import MEASURES
from mansuba.web import metrics
from mansuba.web.metrics_serving import Processes
from mansuba.words import Words
from tests.project.container import Builder, Instead, Stage, UnknownStepError, steps

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="for systems like Linux")

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
PAGE = ROOT / "src" / "mansuba" / "web" / "page"


def understood(command: list[str]) -> dict[str, Any]:
    """What a command line is taken for; it is not carried out."""
    program, name, *args = command
    assert Path(program).name == "mansuba"
    known: Any = typer.main.get_command(build(Words("en")))
    params: dict[str, Any] = known.commands[name].make_context(name, args).params
    return params


# --- the container --------------------------------------------------------------------------------


def named(beginning: str) -> str:
    """The step of the container file that begins like this."""
    (found,) = (step.rest for step in steps(CONTAINER) if step.rest.startswith(beginning))
    return found


def use_our_venv(folder: Path) -> None:
    (folder / ".venv").symlink_to(ROOT / ".venv")
    (folder / "build").mkdir()


def nothing(_folder: Path) -> None:
    """The page needs it, and the page is there already."""


def copy_the_page(folder: Path) -> None:
    shutil.copytree(PAGE, folder / "src" / "mansuba" / "web" / "page")


def link_what_is_installed(folder: Path) -> None:
    """A .venv with links to all that ours has, but for this package."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    for there in Path(pytest.__file__).parents[1].iterdir():
        if "mansuba" not in there.name and there.suffix != ".pth":
            (site / there.name).symlink_to(there)


QUICKLY: Mapping[str, Instead] = {
    named("tools/setup node"): use_our_venv,
    named("tools/node npm ci"): nothing,
    named(".venv/bin/python -m mansuba.web.schema"): copy_the_page,
    named("python -m venv"): link_what_is_installed,
}
"""In the place of the steps that fetch, and of building the page, which `make test` has done."""


def check_image(image: Stage) -> None:
    """The server of an image runs, says that it is well, and writes where it may."""
    assert image.user == "6262:6262"
    assert image.owners == {"/data": image.user}
    assert image.volumes == ["/data"]
    assert image.inside("/data").stat().st_mode & 0o777 == 0o700
    assert {path.name for path in image.inside("/opt/mansuba").iterdir()} >= {"bin", "lib"}
    assert not list(image.inside("/opt/mansuba").glob("*.txt"))
    told = understood(image.entrypoint)
    assert (told["data"], told["log"]) == ("/data", "json")
    assert told["listen"].port in image.ports
    assert f":{told['listen'].port}/api/health'" in image.healthcheck[-1], "what restarts asks this"
    with running(image, told["listen"].port) as (process, port):
        check = [word.replace(str(told["listen"].port), str(port)) for word in image.healthcheck]
        where = shutil.which(check[0], path=image.environment()["PATH"])
        assert where
        assert where.startswith(str(image.inside("/opt/mansuba/bin")))
        assert how_it_ends(image, check) == 0
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
        assert how_it_ends(image, check) == 1
    assert image.inside("/data/games.sqlite").exists()


def how_it_ends(image: Stage, command: list[str]) -> int:
    """The status of a command that is run within an image."""
    done = subprocess.run(
        command,
        env=image.environment(),
        cwd=image.inside("/data"),
        timeout=30,
        capture_output=True,
        check=False,
    )
    return done.returncode


@contextmanager
def running(image: Stage, port: int) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """The server of an image, on another port that is free."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        free = int(probe.getsockname()[1])
    command = [
        word.replace("/data", str(image.inside("/data"))).replace(
            f"0.0.0.0:{port}", f"127.0.0.1:{free}"
        )
        for word in image.entrypoint
    ]
    process = subprocess.Popen(
        command,
        env=image.environment(),
        cwd=image.inside("/data"),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert process.stdout
        first = process.stdout.readline()
        assert str(free) in first, first + process.communicate()[0]
        yield process, free
    finally:
        process.kill()
        process.communicate()


def test_the_container_quickly(tmp_path: Path) -> None:
    """All of its steps but those that fetch; and the server that comes of it."""
    check_image(Builder(ROOT, tmp_path, QUICKLY).build(CONTAINER))


@pytest.mark.soak
def test_the_container_in_earnest(tmp_path: Path) -> None:
    """Every step, with the network."""
    image = Builder(ROOT, tmp_path, {}).build(CONTAINER)
    assert not (tmp_path / "build" / "house" / ".git").exists()
    assert not list(image.inside("/opt/mansuba").rglob("pytest"))
    check_image(image)


def test_nothing_is_fetched_that_is_not_locked() -> None:
    """Whatever installs, installs by hashes, or from what is there already."""
    commands = [
        part for step in steps(CONTAINER) if step.name == "RUN" for part in step.rest.split("&&")
    ]
    fetching = [part for part in commands if re.search(r"pip|npm|curl|wget|apt|apk|git|http", part)]
    locked = re.compile(
        r"--require-hashes --no-deps --only-binary :all:|--no-index --no-deps|npm (ci|run) "
    )
    assert len(fetching) == 5
    assert [part for part in fetching if not locked.search(part)] == []
    assert "ADD" not in {step.name for step in steps(CONTAINER)}


@pytest.mark.parametrize(
    "text",
    [
        "WORKDIR /x",
        "FROM ubuntu:24.04",
        "FROM python:3.13-slim\nADD x /x",
        "FROM python:3.13-slim\nrun true",
        "FROM python:3.13-slim\nRUN cat /etc/passwd",
        "FROM python:3.13-slim\nRUN rm -r ../..",
        "FROM python:3.13-slim\nRUN --mount=type=cache,target=/x true",
        'FROM python:3.13-slim\nRUN ["true"]',
        "FROM python:3.13-slim\nCOPY no-such-file ./",
        "FROM python:3.13-slim\nCOPY ../secrets ./",
        "FROM python:3.13-slim\nCOPY --chmod=777 src/ src/",
        "FROM python:3.13-slim\nENTRYPOINT mansuba serve",
        "FROM python:3.13-slim\nHEALTHCHECK NONE",
        "FROM python:3.13-slim\nONBUILD RUN true",
    ],
)
def test_what_is_not_understood_is_an_error(text: str, tmp_path: Path) -> None:
    with pytest.raises(UnknownStepError):
        Builder(ROOT, tmp_path, {}).build(text)


def test_a_step_that_fails_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="not here"):
        Builder(ROOT, tmp_path, {}).build("FROM python:3.13-slim\nRUN echo not here && false")


# --- the unit -------------------------------------------------------------------------------------

UNIT = DEPLOY / "mansuba.service"
WANTED = {
    "DynamicUser": "yes",
    "NoNewPrivileges": "yes",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "PrivateTmp": "yes",
    "StateDirectory": "mansuba",
    "UMask": "0077",
    "CapabilityBoundingSet": "",
    "ExecReload": "/bin/kill -HUP $MAINPID",
    "KillMode": "mixed",
    "EnvironmentFile": "-/etc/mansuba.conf",
}


@pytest.fixture(scope="module")
def unit() -> configparser.RawConfigParser:
    parser = configparser.RawConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(UNIT, "utf-8")
    return parser


def test_the_unit_keeps_the_server_in_its_place(unit: configparser.RawConfigParser) -> None:
    service = unit["Service"]
    assert {name: service[name] for name in WANTED} == WANTED
    assert unit["Install"]["WantedBy"] == "multi-user.target"


def test_the_unit_never_gives_up(unit: configparser.RawConfigParser) -> None:
    """The server ends at once where its database is away, so it would soon have begun too often."""
    assert unit["Service"]["Restart"] == "always"
    assert unit["Unit"]["StartLimitIntervalSec"] == "0"


def test_what_the_unit_starts_is_understood(unit: configparser.RawConfigParser) -> None:
    service = unit["Service"]
    program, *args = shlex.split(service["ExecStart"])
    options = re.search(r"MANSUBA_OPTIONS=(.*)", UNIT.read_text("utf-8"))
    assert options
    assert args[-1] == "$MANSUBA_OPTIONS"
    told = understood([program, *args[:-1], *shlex.split(options[1])])
    assert told["data"] == f"%S/{service['StateDirectory']}"
    assert told["listen"].is_of_this_machine_alone
    assert told["metrics"].is_of_this_machine_alone
    assert told["address"].is_secure
    assert "MANSUBA_DATABASE=postgresql://" in UNIT.read_text("utf-8")
    assert "PASSWORD" not in service["ExecStart"], "everyone can read it"


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """Every directive there is, and no more than a little that is left open."""
    there = re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", UNIT.read_text("utf-8"))
    file = tmp_path / UNIT.name
    file.write_text(there)
    analyze = ["systemd-analyze", "--no-pager"]
    done = subprocess.run(
        [*analyze, "verify", "--recursive-errors=no", str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    threshold = "--threshold=15"  # of 100; most services have more than 90
    subprocess.run(
        [*analyze, "security", "--offline=true", threshold, str(file)],
        capture_output=True,
        check=True,
    )


# --- metrics --------------------------------------------------------------------------------------


def served() -> dict[str, set[str]]:
    """Every series that may be served, and the names of its labels."""
    registry, found = CollectorRegistry(), dict[str, set[str]]()
    registry.register(Processes())
    counted: dict[str, Any] = vars(MEASURES)["_names_to_collectors"]
    assert metrics.SOCKETS in counted.values()
    for family in [*MEASURES.collect(), *registry.collect()]:
        metric = counted.get(family.name)
        labels = {*(metric._labelnames if metric else ["pid"])}
        if family.type == "histogram":
            found[f"{family.name}_bucket"] = labels | {"le"}
            found[f"{family.name}_sum"] = found[f"{family.name}_count"] = labels
        else:
            found[family.name + ("_total" if family.type == "counter" else "")] = labels
    return found


OF_PROMETHEUS = {"job", "instance"}


@pytest.fixture(scope="module")
def dashboard() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    return found


def queries(dashboard: dict[str, Any]) -> list[str]:
    return [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]


def test_every_query_asks_for_what_is_served(dashboard: dict[str, Any]) -> None:
    known = served()
    for query in queries(dashboard):
        (name,) = set(re.findall(r"\bmansuba_\w+", query))
        assert name in known, query
        selected = re.search(r"\{(.*?)\}", query)
        assert selected
        labels = set(re.findall(r"(\w+)\s*=", selected[1]))
        for grouped in re.findall(r"by \((.*?)\)", query):
            labels |= set(re.split(r",\s*", grouped))
        assert labels <= known[name] | OF_PROMETHEUS, query
        is_rate = f"rate({name}{{" in query
        assert is_rate == name.endswith(("_total", "_bucket", "_count", "_sum")), query
        assert ("histogram_quantile(" in query) == name.endswith("_bucket"), query
        assert query.count("(") == query.count(")")


def test_legends_name_labels_that_are_there(dashboard: dict[str, Any]) -> None:
    known = served()
    for panel in dashboard["panels"]:
        for target in panel["targets"]:
            (name,) = set(re.findall(r"\bmansuba_\w+", target["expr"]))
            grouped = re.search(r"by \((.*?)\)", target["expr"])
            left = set(re.split(r",\s*", grouped[1])) if grouped else known[name] | OF_PROMETHEUS
            left = set() if re.match(r"sum\(", target["expr"]) else left
            assert set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"])) <= left


def test_the_dashboard_leaves_nothing_out(dashboard: dict[str, Any]) -> None:
    shown = set(re.findall(r"\bmansuba_\w+", " ".join(queries(dashboard))))
    stems = {re.sub(r"_(bucket|count|sum)$", "", name) for name in served()}
    assert {name for name in stems if not any(one.startswith(name) for one in shown)} == set()


def test_the_dashboard_has_what_grafana_wants(dashboard: dict[str, Any]) -> None:
    assert dashboard["id"] is None, "it is given one where it is imported"
    assert 8 <= len(dashboard["uid"]) <= 40
    assert isinstance(dashboard["schemaVersion"], int)
    assert dashboard["title"]
    assert dashboard["time"].keys() == {"from", "to"}
    variables = {one["name"]: one["type"] for one in dashboard["templating"]["list"]}
    assert variables == {"datasource": "datasource", "job": "query", "instance": "query"}
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])
    taken = set[tuple[int, int]]()
    for panel in dashboard["panels"]:
        assert panel["type"] == "timeseries"
        assert panel["title"]
        assert panel["description"].endswith(".")
        assert panel["fieldConfig"]["defaults"]["unit"]
        at = panel["gridPos"]
        fields = {
            (x, y)
            for x in range(at["x"], at["x"] + at["w"])
            for y in range(at["y"], at["y"] + at["h"])
        }
        assert at["x"] + at["w"] <= 24
        assert not fields & taken, "one lies on another"
        taken |= fields
        letters = [target["refId"] for target in panel["targets"]]
        assert letters == sorted(set(letters))
        for of in (panel, *panel["targets"]):
            assert of["datasource"] == {"type": "prometheus", "uid": "${datasource}"}
    for name in re.findall(r"\$\{?(\w+)", " ".join(queries(dashboard))):
        assert name in {*variables, "__rate_interval"}


def test_what_prometheus_is_told(unit: configparser.RawConfigParser) -> None:
    told = yaml.safe_load((DEPLOY / "prometheus.yml").read_text("utf-8"))
    ((job,),) = told.values()
    (targets,) = job["static_configs"]
    assert f"--metrics {targets['targets'][0]}" in unit["Service"]["ExecStart"]
    assert told.keys() == {"scrape_configs"}
    assert job.keys() == {"job_name", "scrape_interval", "static_configs"}
