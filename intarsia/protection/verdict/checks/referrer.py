"""Forms of this site are sent from this site. Browsers that tell nobody where they come from are left alone."""

from ..submission import Submission
from ..verdict import Evidence


def referrer(submission: Submission) -> Evidence | None:
    return Evidence("sent_from_elsewhere", "browser", 1.5) if submission.circumstances.is_from_elsewhere else None
