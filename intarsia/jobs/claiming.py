"""Takes jobs for this process, so that no job runs twice at once. Each step is one conditional UPDATE."""

import secrets
from collections.abc import Collection
from datetime import datetime, timedelta

from django.db import IntegrityError, transaction
from django.db.models import F, Q, QuerySet

from .back_off import MAX_PAUSE
from .models import Job
from .registry import job_types

# A worker renews its lease several times in this time. After a crash, the job waits for the rest of it.
LEASE = timedelta(seconds=60)
# Other workers may take the first ones meanwhile.
CANDIDATES = 20


def claim_next(now: datetime, running: Collection[int] = ()) -> Job | None:
    """A job that is due, now running in this process. Those of unknown names wait for another version of the site.

    `running` are the IDs of jobs that this process still runs, even if their leases are over.
    """
    for job in _due(now, running)[:CANDIDATES]:
        if _take(job, now):
            return job
    return None


def renew(job: Job, now: datetime) -> bool:
    """Keeps the job for another lease. False if another process has it."""
    return bool(ours(job).update(leased_until=now + LEASE))


def shorten_leases(now: datetime) -> None:
    """After the clock was set back, leases would last longer. Their processes renew them if they still exist."""
    too_long = Job.objects.filter(state=Job.State.RUNNING, leased_until__gt=now + 2 * LEASE)
    # An update without rows would lock SQLite, too.
    if too_long.exists():
        too_long.update(leased_until=now + LEASE)


def _due(now: datetime, running: Collection[int]) -> QuerySet[Job]:
    # A pause that is too long comes from a clock that was set back.
    is_due = Q(due=None) | Q(due__lte=now) | Q(due__gt=now + MAX_PAUSE)
    waiting = Q(state=Job.State.WAITING) & is_due
    crashed = Q(state=Job.State.RUNNING, leased_until__lt=now)
    blocked = Job.objects.filter(state=Job.State.RUNNING, leased_until__gte=now).exclude(serial="").values("serial")
    known = Job.objects.filter(waiting | crashed, name__in=job_types())
    # A crashed job comes first, because others may wait for it.
    return known.exclude(serial__in=blocked).exclude(pk__in=running).order_by("state", "pk")


def _take(job: Job, now: datetime) -> bool:
    unchanged = Job.objects.filter(
        pk=job.pk, state=job.state, attempts=job.attempts, lease=job.lease, leased_until=job.leased_until
    )
    lease, until = secrets.token_hex(8), now + LEASE
    try:
        with transaction.atomic():
            is_ours = unchanged.update(
                state=Job.State.RUNNING, attempts=F("attempts") + 1, lease=lease, leased_until=until, started=now
            )
    except IntegrityError:
        # Another process just started a job of the same series.
        return False
    if is_ours:
        job.state, job.attempts, job.lease, job.leased_until = Job.State.RUNNING, job.attempts + 1, lease, until
    return bool(is_ours)


def ours(job: Job) -> QuerySet[Job]:
    return Job.objects.filter(pk=job.pk, state=Job.State.RUNNING, lease=job.lease)
