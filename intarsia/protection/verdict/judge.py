"""A submission with its lookups becomes one verdict. No HTTP and no models."""

import logging
from collections.abc import Callable, Iterable, Sequence

from .checks import CHECKS
from .submission import Submission
from .verdict import Evidence, Thresholds, Verdict, combined

logger = logging.getLogger(__name__)

Check = Callable[[Submission], Evidence | None]


def judge(submission: Submission, thresholds: Thresholds | None = None, *, checks: Sequence[Check] = CHECKS) -> Verdict:
    """A failing check is logged and adds no evidence, so that a bug of ours blocks nobody."""
    return combined(_evidence(submission, checks), thresholds or Thresholds())


def _evidence(submission: Submission, checks: Sequence[Check]) -> Iterable[Evidence]:
    for check in checks:
        try:
            found = check(submission)
        except Exception:
            logger.exception("The check '%s' failed. The verdict was made without it.", check.__name__)
            continue
        if found is not None:
            yield found
