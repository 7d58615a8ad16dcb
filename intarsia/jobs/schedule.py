"""Enqueues periodic jobs."""

from datetime import datetime

from django.db import transaction

from .models import Job, Schedule
from .registry import JobType, job_types


def enqueue_periodic(now: datetime) -> None:
    for one in list(job_types().values()):
        if one.every:
            _enqueue_if_due(one, now)


def _enqueue_if_due(one: JobType, now: datetime) -> None:
    assert one.every
    schedule, _is_new = Schedule.objects.get_or_create(name=one.name, defaults={"due": now})
    # A pause that is too long comes from a clock that was set back, or from an earlier version with a longer one.
    if now < schedule.due <= now + one.every:
        return
    with transaction.atomic():
        is_ours = Schedule.objects.filter(name=one.name, due=schedule.due).update(due=now + one.every)
        if is_ours and not Job.objects.filter(name=one.name, state=Job.State.WAITING).exists():
            Job.objects.create(name=one.name, serial=one.name)
