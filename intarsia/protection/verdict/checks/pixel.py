"""Browsers show what is on a page; programs that only fetch forms do not fetch its pictures."""

from ..submission import Submission
from ..verdict import Evidence

# Little: people have pictures switched off, or what shields them from being counted.
LOADED = Evidence("pixel_loaded", "browser", -0.2)
MISSING = Evidence("pixel_missing", "browser", 0.4)


def pixel(submission: Submission) -> Evidence | None:
    state = submission.circumstances.pixel
    # Without JavaScript nobody fetches what a script would have fetched; another check has weighed that.
    is_missing = state == "missing" or (state == "missing_by_script" and submission.is_scripted)
    return LOADED if state == "loaded" else MISSING if is_missing else None
