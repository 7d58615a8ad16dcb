"""The traps of each form: a hidden field that people leave empty, and a hash that its script reads and sends."""

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence


def form_trap(submission: Submission) -> Evidence | None:
    # Password managers and extensions fill in hidden fields, too, so evidence of a person outweighs it.
    return Evidence("form_trap_filled", "trap", 2.5) if submission.trap.is_filled else None


def version_hash(submission: Submission) -> Evidence | None:
    sent = submission.trap.version_hash
    if sent == "wrong":
        return Evidence("wrong_version_hash", "trap", 5.0)
    # It is missing without JavaScript, and if the site did not answer in time.
    return Evidence("no_version_hash", "browser", 0.5) if sent == "missing" else None
