"""What a store counts of its own work, for whoever runs a server."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics

disable_created_metrics()  # when a series began is of no use to anyone here

MEASURES = CollectorRegistry()
"""All that is counted in this process."""
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

WRITING = Histogram(
    "mansuba_store_write_seconds",
    "Seconds of a writing transaction, from the wish to write until it is on the disk.",
    registry=MEASURES,
    buckets=SECONDS,
)
FAILED = Counter(
    "mansuba_store_errors_total",
    "Transactions that came to nothing: the disk was full, the database away, or broken.",
    ["sort"],
    registry=MEASURES,
)
SENT = Counter(
    "mansuba_notes_sent_total",
    "Notes to the other processes that share the database.",
    registry=MEASURES,
)
HEARD = Counter(
    "mansuba_notes_heard_total",
    "Notes of the other processes that share the database.",
    registry=MEASURES,
)

for sort in ("full", "away", "broken"):
    FAILED.labels(sort)
