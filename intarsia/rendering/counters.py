"""How often something went wrong in this process; read by monitoring and by tests."""

from collections import Counter
from threading import Lock

_counts: Counter[str] = Counter()
_lock = Lock()


def count(event: str) -> None:
    with _lock:
        _counts[event] += 1


def counts() -> dict[str, int]:
    """Events since the process started: `widget_failed`, `render_stuck`, `render_left_running`, `render_failed`."""
    with _lock:
        return dict(_counts)
