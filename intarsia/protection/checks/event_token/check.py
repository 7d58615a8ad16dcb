"""The event token of a browser: issued to this browser, recently, and not used before."""

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence

AGAINST = {
    "forged": Evidence("token_of_nobody", "browser", 2.5),
    "used": Evidence("token_used_before", "browser", 1.5),
    # Pages stay open for hours, and people change networks.
    "expired": Evidence("token_too_old", "browser", 0.4),
}


def event_token(submission: Submission) -> Evidence | None:
    state = submission.lookups.token
    if state == "valid":
        return Evidence("token_of_this_browser", "browser", -0.8)
    if state == "missing":
        # Without JavaScript there is no token; another check weighs that.
        return Evidence("no_token", "browser", 1.0) if submission.is_scripted else None
    return AGAINST.get(state)
