"""Time zones are between UTC-12 and UTC+14, in steps of a quarter of an hour."""

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence


def time_zone(submission: Submission) -> Evidence | None:
    offset = submission.signals.get("ct_timezone")
    if not isinstance(offset, int | float) or isinstance(offset, bool):
        return None
    is_one = -12 <= offset <= 14 and (offset * 4) % 1 == 0
    return None if is_one else Evidence("impossible_time_zone", "browser", 1.5)
