"""A field that people do not see stays empty."""

from ..submission import Submission
from ..verdict import Evidence

# Password managers fill it in now and then, so it is not proof.
WEIGHT = 5.0


def honeypot(submission: Submission) -> Evidence | None:
    return Evidence("honeypot_filled", "trap", WEIGHT) if submission.honeypot.strip() else None
