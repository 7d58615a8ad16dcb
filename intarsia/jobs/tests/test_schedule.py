"""Periodic jobs run once per period, whatever the clock and the number of workers."""

from datetime import timedelta

import pytest
from django.utils import timezone

from intarsia.jobs.jobs import DONE_KEPT, FAILED_KEPT, delete_finished
from intarsia.jobs.models import Job, Schedule
from intarsia.jobs.registry import job_types
from intarsia.jobs.schedule import enqueue_periodic
from intarsia.jobs.testing import run_jobs

pytestmark = pytest.mark.django_db
HOUR = timedelta(hours=1)


@pytest.fixture(autouse=True)
def ran(registered, monkeypatch) -> list[int]:
    """The times when the job ran. There is no other periodic job."""
    for name in [name for name, one in job_types().items() if one.every]:
        monkeypatch.delitem(job_types(), name)
    times: list[int] = []
    registered("shop.clean", lambda: times.append(1), every=HOUR, serial=True)
    return times


def test_it_runs_at_once_and_then_once_per_period(ran):
    now = timezone.now()
    for minutes in (0, 1, 59, 61, 62, 119, 122):
        enqueue_periodic(now + timedelta(minutes=minutes))
        run_jobs()

    assert len(ran) == 3


def test_it_waits_at_most_once(ran):
    """No worker was there for a day, or the job takes longer than its period."""
    now = timezone.now()
    for hours in range(24):
        enqueue_periodic(now + HOUR * hours)

    assert (run_jobs(), len(ran)) == (1, 1)


def test_a_clock_that_is_set_back_does_not_stop_it(ran):
    now = timezone.now()
    enqueue_periodic(now)
    run_jobs()

    enqueue_periodic(now - timedelta(days=2))

    assert run_jobs() == 1
    assert Schedule.objects.get().due == now - timedelta(days=2) + HOUR


def test_another_worker_that_enqueues_it_first_wins(ran):
    now = timezone.now()
    enqueue_periodic(now)
    run_jobs()
    later = now + HOUR * 2
    enqueue_periodic(later)
    enqueue_periodic(later)

    assert Job.objects.filter(state=Job.State.WAITING).count() == 1


def test_finished_jobs_are_deleted_done_ones_first():
    now = timezone.now()
    ages = {"new": (Job.State.DONE, DONE_KEPT / 2), "old": (Job.State.DONE, DONE_KEPT * 2)}
    ages |= {"failed": (Job.State.FAILED, DONE_KEPT * 2), "old failed": (Job.State.FAILED, FAILED_KEPT * 2)}
    for name, (state, age) in ages.items():
        Job.objects.create(name=name, state=state, finished=now - age)
    Job.objects.create(name="waiting", created=now - FAILED_KEPT * 2)

    delete_finished(now)

    assert set(Job.objects.values_list("name", flat=True)) == {"new", "failed", "waiting"}
