"""The record of a form's visible fields agrees with itself: programs send one that they copied or made up."""

import json

from ..submission import Submission
from ..verdict import Evidence

KINDS = ("visible", "invisible")


def visible_fields(submission: Submission) -> Evidence | None:
    told = submission.signals.get("apbct_visible_fields")
    if not told or told == "0":
        return None
    try:
        record = json.loads(told) if isinstance(told, str) else told
        agrees = all(int(record[f"{kind}_fields_count"]) == len(record[f"{kind}_fields"].split()) for kind in KINDS)
    except (ValueError, TypeError, KeyError, AttributeError):
        agrees = False
    return None if agrees else Evidence("fields_do_not_agree", "behaviour", 1.5)
