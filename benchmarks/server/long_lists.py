"""How staff's lists answer with 300,000 messages, and how long visitors wait for the deletion of old ones."""

import statistics
import time
from typing import Any

from e2e.people import Owner
from e2e.site import Site

MESSAGES = 300_000
FILL = f"from benchmarks.invented.many_messages import add_messages; add_messages({MESSAGES})"
DELETE = "from benchmarks.in_site.retention import longest_wait; print(longest_wait())"
LISTS = ("protection_messages", "webform_entries", "visitor_comments")
# A word of every message, and one of a single message of each kind.
QUERIES = {
    "list_ms": "",
    "last_page_ms": "?show=all&p=500",
    # Only the list of all messages has a score and reasons; no message has this one.
    "sorted_ms": "?show=all&ordering=-score&p=500",
    "reason_ms": "?show=all&reason=honeypot_filled",
    "often_ms": "?q=hello",
    "rare_ms": "?q=quince",
    "short_ms": "?q=qx",
}
# On a site that has grown slowly, PostgreSQL has done both already. SQLite never does.
TIDY = """
from django.db import connection
if connection.vendor == "postgresql":
    connection.cursor().execute("VACUUM ANALYZE")
"""
TIMES = 5


def measure(site: Site) -> dict[str, Any]:
    """Medians in milliseconds, of the slowest of the lists."""
    owner = Owner(site.url, site.add_page("Lists", "lists"), "grower")
    site.run(FILL)
    site.run(TIDY)
    figures = {name: max(_median(owner, f"/admin/{one}/{query}") for one in LISTS) for name, query in QUERIES.items()}
    return figures | {"longest_wait_ms": float(site.run(DELETE).split()[-1])}


def _median(owner: Owner, path: str) -> float:
    # Both workers.
    for _ in range(4):
        assert owner.status(path) == 200
    return round(statistics.median(_timed(owner, path) for _ in range(TIMES)), 1)


def _timed(owner: Owner, path: str) -> float:
    started = time.perf_counter()
    assert owner.status(path) == 200
    return (time.perf_counter() - started) * 1000
