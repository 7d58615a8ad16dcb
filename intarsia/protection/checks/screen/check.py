"""Bots report screen sizes that cannot exist."""

import json
from collections.abc import Mapping
from typing import Any

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence

# Well above any real screen or page height.
MAX_SIZE = 100_000


def screen(submission: Submission) -> Evidence | None:
    info = _mapping(submission.signals.get("ct_screen_info"))
    if not info:
        return None
    sizes = [info.get(name) for name in ("fullWidth", "fullHeight", "visibleWidth", "visibleHeight")]
    if all(isinstance(size, int | float) and 0 < size < MAX_SIZE for size in sizes):
        return None
    return Evidence("impossible_screen", "browser", 1.5)


def _mapping(value: Any) -> Mapping[str, Any]:
    """Clients send it as an object or as JSON text."""
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except ValueError:
            return {}
    return value if isinstance(value, Mapping) else {}
