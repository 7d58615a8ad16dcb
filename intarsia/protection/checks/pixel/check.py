"""Browsers load the images of a page; programs that only fetch forms do not."""

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence

# A low weight: some people block images or trackers.
LOADED = Evidence("pixel_loaded", "browser", -0.2)
MISSING = Evidence("pixel_missing", "browser", 0.4)


def pixel(submission: Submission) -> Evidence | None:
    state = submission.lookups.pixel
    # Without JavaScript nothing loads the pixel; another check weighs that.
    is_missing = state == "missing" or (state == "missing_by_script" and submission.is_scripted)
    return LOADED if state == "loaded" else MISSING if is_missing else None
