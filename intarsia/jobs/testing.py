"""For tests: jobs run when the test says so, in its own thread and transaction."""

from datetime import timedelta

from django.utils import timezone

from .attempt import run_function
from .claiming import claim_next
from .outcome import store_outcome


def run_jobs(*, after: timedelta = timedelta(0)) -> int:
    """Runs all jobs that are due `after` this time, and returns their number. Periodic jobs are not enqueued.

    Failures are stored as usual, so failed jobs run again if the test calls it with a longer time.
    """
    now, number = timezone.now() + after, 0
    while job := claim_next(now):
        number += 1
        error: Exception | None = None
        try:
            run_function(job)
        except Exception as raised:
            error = raised
        store_outcome(job, error, now)
    return number
