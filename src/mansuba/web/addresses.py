"""Where a server listens, and what people type to get there."""

from __future__ import annotations

import re
import socket
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from mansuba.web.settings import PORT, UNSPOKEN, with_port

NAME = re.compile(r"(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*")
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Numbers that stand for any machine far away; nothing is ever sent to them."""
MOST_PORT = 65535


@dataclass(frozen=True)
class Endpoint:
    """A number of this machine, or one that stands for all of them, and a port."""

    number: str
    port: int

    @property
    def family(self) -> socket.AddressFamily:
        """Which sort of numbers it is."""
        return socket.AF_INET6 if ":" in self.number else socket.AF_INET

    @property
    def is_of_this_machine_alone(self) -> bool:
        """Whether no other machine can reach it."""
        return ip_address(self.number).is_loopback

    def __str__(self) -> str:
        return f"{_bracketed(self.number)}:{self.port}"


@dataclass(frozen=True)
class Address:
    """What people type, as far as a server can tell: how to get there, and the host with its port
    unless browsers leave that out."""

    scheme: str
    host: str

    @property
    def is_secure(self) -> bool:
        """Whether nobody can read along."""
        return self.scheme == "https"

    def __str__(self) -> str:
        return f"{self.scheme}://{self.host}/"


def read_endpoint(text: str, usual: int = PORT) -> Endpoint:
    """What `--listen` names, perhaps without a port; a ValueError if it is nothing to listen on.

    >>> read_endpoint("0.0.0.0:80"), str(read_endpoint("[::1]"))
    (Endpoint(number='0.0.0.0', port=80), '[::1]:6262')
    """
    found = re.fullmatch(r"(?:\[([0-9a-fA-F:.]+)\]|([0-9.]+))(?::([0-9]{1,5}))?", text)
    if not found:
        raise ValueError(text)
    number, port = ip_address(found[1] or found[2]), int(found[3] or usual)
    if (number.version == 6) is not bool(found[1]) or not 0 < port <= MOST_PORT:
        raise ValueError(text)
    return Endpoint(str(number), port)


def read_address(text: str) -> Address:
    """What `--address` names; a ValueError if it is no address of a server.

    >>> str(read_address("https://Games.example.org:443")), read_address("http://[::1]:6262").host
    ('https://games.example.org/', '[::1]:6262')
    """
    parts = urlsplit(text)
    name, scheme = parts.hostname or "", parts.scheme
    rest = (parts.username, parts.password, parts.query, parts.fragment)
    if scheme not in UNSPOKEN or any(rest) or parts.path not in ("", "/") or parts.port == 0:
        raise ValueError(text)
    if ":" in name:
        name = _bracketed(str(ip_address(name)))
    elif not NAME.fullmatch(name):
        raise ValueError(text)
    return Address(scheme, with_port(name, parts.port or UNSPOKEN[scheme], scheme))


def addresses_on_the_network(endpoint: Endpoint) -> list[str]:
    """What others on the same network can type to reach us there, as far as we know."""
    numbers = [endpoint.number]
    if ip_address(endpoint.number).is_unspecified:
        numbers = own_numbers(endpoint.family)
    hosts = (with_port(_bracketed(number), endpoint.port, "http") for number in numbers)
    return [f"http://{host}/" for host in hosts]


def own_numbers(family: socket.AddressFamily) -> list[str]:
    """The numbers that this machine has on its networks, the one that leads outside first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((ELSEWHERE[family], 9))  # this only chooses a way
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        known = socket.getaddrinfo(socket.gethostname(), None, family)
        found += [str(address[0]) for *_, address in known]
    useful = (number for number in dict.fromkeys(found) if "%" not in number)
    return [number for number in useful if not ip_address(number).is_loopback]


def own_names() -> list[str]:
    """What this machine is called, by itself and by its neighbours."""
    name = socket.gethostname().lower()
    if not NAME.fullmatch(name):
        return ["localhost"]
    return ["localhost", name, f"{name.removesuffix('.local')}.local"]


def _bracketed(number: str) -> str:
    return f"[{number}]" if ":" in number else number
