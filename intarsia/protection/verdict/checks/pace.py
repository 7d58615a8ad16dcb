"""People take seconds to fill in a form; scripts take milliseconds."""

from datetime import timedelta

from ..submission import Submission
from ..verdict import Evidence

# A practiced person with autofill.
FASTEST_PERSON = timedelta(seconds=2)
QUICK_PERSON = timedelta(seconds=5)
# A page may be open overnight; a copied page is sent again and again.
OLDEST_PAGE = timedelta(days=2)


def pace(submission: Submission) -> Evidence | None:
    taken = submission.seconds_since("ct_ps_timestamp")
    if taken is None:
        return None
    if taken < 0:
        return Evidence("page_from_the_future", "behavior", 2.0)
    if taken < FASTEST_PERSON.total_seconds():
        return Evidence("too_fast", "behavior", 4.0)
    if taken > OLDEST_PAGE.total_seconds():
        return Evidence("page_too_old", "behavior", 1.5)
    return Evidence("took_time", "behavior", -0.3 if taken < QUICK_PERSON.total_seconds() else -1.0)
