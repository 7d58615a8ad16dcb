"""People leave a hidden field empty."""

from ..submission import Submission
from ..verdict import Evidence

# Password managers sometimes fill it in, so it is no proof.
WEIGHT = 5.0


def honeypot(submission: Submission) -> Evidence | None:
    return Evidence("honeypot_filled", "trap", WEIGHT) if submission.honeypot.strip() else None
