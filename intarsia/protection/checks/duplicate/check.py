"""The same text again. One repetition may be a person who was not sure; more are a mass mailing."""

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence

MAILING = 4


def duplicate(submission: Submission) -> Evidence | None:
    copies = submission.lookups.copies
    if copies >= MAILING:
        return Evidence("sent_many_times", "sender", 3.0, is_certain=True)
    return Evidence("sent_before", "sender", 0.5) if copies > 1 else None
