"""A local cluster of two nodes, of one core each, that let in whoever knows the token."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from typing import Any
from uuid import uuid4

import pytest

# Ray looks at these when it is imported; each node has to have the same.
os.environ["RAY_AUTH_MODE"] = "token"
os.environ["RAY_AUTH_TOKEN"] = uuid4().hex * 2


@pytest.fixture(scope="session")
def cluster() -> Iterator[Any]:
    started = import_module("ray.cluster_utils").Cluster()
    try:
        for _ in range(2):
            started.add_node(num_cpus=1)
        yield started
    finally:
        started.shutdown()
