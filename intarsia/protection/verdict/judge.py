"""A submission with its lookups becomes one verdict. No HTTP and no models."""

import logging
from collections.abc import Iterable, Sequence

from .registry import Check, checks_in_use
from .submission import Submission
from .verdict import Evidence, Thresholds, Verdict, combined

logger = logging.getLogger(__name__)


def judge(
    submission: Submission, thresholds: Thresholds | None = None, *, checks: Sequence[Check] | None = None
) -> Verdict:
    """By all checks, unless some are given. A failing one is logged and adds no evidence: a bug blocks nobody."""
    chosen = checks_in_use() if checks is None else checks
    return combined(_evidence(submission, chosen), thresholds or Thresholds())


def _evidence(submission: Submission, checks: Sequence[Check]) -> Iterable[Evidence]:
    for check in checks:
        try:
            found = check(submission)
        except Exception:
            logger.exception("The check '%s' failed. The verdict was made without it.", check.__name__)
            continue
        if found is not None:
            yield found
