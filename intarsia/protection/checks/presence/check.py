"""A person on a page scrolls, moves the pointer, or enters a field."""

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence

SIGNS = ("ct_mouse_moved", "ct_has_scrolled", "ct_has_key_up", "ct_has_input_focused")


def presence(submission: Submission) -> Evidence | None:
    if not submission.signals:
        return None
    seen = sum(submission.is_yes(sign) for sign in SIGNS)
    if not seen:
        # With the bot detector, some page scripts leave keys and pointer to it.
        return None if submission.lookups.token == "valid" else Evidence("nobody_there", "behavior", 2.0)
    return Evidence("somebody_there", "behavior", -0.5 * seen)
