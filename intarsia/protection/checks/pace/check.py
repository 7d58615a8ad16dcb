"""People take seconds to fill in a form; scripts take milliseconds."""

from datetime import timedelta

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence

# A practiced person with autofill.
FASTEST_PERSON = timedelta(seconds=2)
QUICK_PERSON = timedelta(seconds=5)
# A page may be open overnight; a copied page is sent again and again.
OLDEST_PAGE = timedelta(days=2)


def pace(submission: Submission) -> Evidence | None:
    """A page from the future is not evidence: the visitor's clock is wrong."""
    taken = submission.seconds_taken
    if taken is None:
        return None
    if taken < FASTEST_PERSON.total_seconds():
        return Evidence("too_fast", "behavior", 4.0)
    # A token is valid for an hour, so the page was open then, whatever the visitor's clock says.
    if taken > OLDEST_PAGE.total_seconds() and submission.lookups.token != "valid":
        return Evidence("page_too_old", "behavior", 1.5)
    return Evidence("took_time", "behavior", -0.3 if taken < QUICK_PERSON.total_seconds() else -1.0)
