"""A submission and all that is known of it -> one verdict. It knows no HTTP and no models."""

import logging
from collections.abc import Callable, Iterable, Sequence

from .checks import CHECKS
from .submission import Submission
from .verdict import Evidence, Thresholds, Verdict, combined

logger = logging.getLogger(__name__)

Check = Callable[[Submission], Evidence | None]


def judge(submission: Submission, thresholds: Thresholds | None = None, *, checks: Sequence[Check] = CHECKS) -> Verdict:
    """A check that breaks is silent and logged: no person is lost to a fault of ours."""
    return combined(_evidence(submission, checks), thresholds or Thresholds())


def _evidence(submission: Submission, checks: Sequence[Check]) -> Iterable[Evidence]:
    for check in checks:
        try:
            found = check(submission)
        except Exception:
            logger.exception("The check '%s' broke and was left out of a verdict.", check.__name__)
            continue
        if found is not None:
            yield found
