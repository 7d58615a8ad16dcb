"""The record of a form's visible fields is consistent: bots send copied or invented ones."""

import json

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence

KINDS = ("visible", "invisible")


def visible_fields(submission: Submission) -> Evidence | None:
    value = submission.signals.get("apbct_visible_fields")
    if not value or value == "0":
        return None
    try:
        record = json.loads(value) if isinstance(value, str) else value
        agrees = all(_agree(int(record[f"{kind}_fields_count"]), record[f"{kind}_fields"]) for kind in KINDS)
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
        agrees = False
    return None if agrees else Evidence("fields_do_not_agree", "behavior", 1.5)


def _agree(count: int, names: str) -> bool:
    """Names are separated by spaces, and some names contain spaces."""
    words = len(names.split())
    return 0 < count <= words if words else count == 0
