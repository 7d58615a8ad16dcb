"""Counts the failures in this process, for monitoring."""

from collections import Counter
from threading import Lock

from intarsia.state import metrics

_counts: Counter[str] = Counter()
_lock = Lock()


def count(event: str) -> None:
    with _lock:
        _counts[event] += 1
    metrics.add("render_events_total", event)


def counts() -> dict[str, int]:
    """Events since the process started, such as `widget_failed`, `render_stuck` and `render_failed`."""
    with _lock:
        return dict(_counts)
