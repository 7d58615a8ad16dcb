"""Forms of this site are sent from this site. Browsers that hide the referrer are not affected."""

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence


def referrer(submission: Submission) -> Evidence | None:
    return Evidence("sent_from_elsewhere", "browser", 1.5) if submission.lookups.is_from_elsewhere else None
