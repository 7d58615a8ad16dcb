"""Failed jobs are tried again with growing pauses, and the last failure stays visible."""

from datetime import timedelta
from threading import Event
from threading import enumerate as enumerate_threads

import pytest
from django.utils import timezone

from intarsia.jobs.api import enqueue
from intarsia.jobs.back_off import FIRST_PAUSE, JITTER, MAX_PAUSE, pause_after
from intarsia.jobs.claiming import LEASE, claim_next, shorten_leases
from intarsia.jobs.models import Job
from intarsia.jobs.outcome import store_outcome
from intarsia.jobs.registry import job_types
from intarsia.jobs.testing import run_jobs
from intarsia.jobs.worker import Worker
from intarsia.state.tests.metrics import counts, metrics_on
from intarsia.wire.requests.request_id import current_request_id

__all__ = ["metrics_on"]
pytestmark = pytest.mark.django_db


def fail() -> None:
    raise OSError("the mail server is unavailable")


def job() -> Job:
    return Job.objects.get()


def test_a_failed_job_waits_and_then_fails_with_its_error(registered, caplog):
    registered("shop.invoice", fail)
    enqueue("shop.invoice")

    assert (run_jobs(), run_jobs()) == (1, 0)
    assert (job().state, job().attempts) == (Job.State.WAITING, 1)
    assert job().due > timezone.now()

    assert [run_jobs(after=MAX_PAUSE * number) for number in (1, 2, 3)] == [1, 1, 0]
    assert (job().state, job().attempts) == (Job.State.FAILED, 3)
    assert "OSError: the mail server is unavailable" in job().error
    assert "failed 3 times: OSError: the mail server is unavailable" in caplog.text


def test_log_lines_of_a_job_have_its_id(registered):
    ids = []
    registered("shop.invoice", lambda: ids.append(current_request_id.get()))
    enqueue("shop.invoice")
    pk = job().pk
    run_jobs()

    assert ids == [f"job-{pk}"]
    assert current_request_id.get() == ""


def test_a_job_that_succeeds_later_has_no_error(registered):
    registered("shop.invoice", fail)
    enqueue("shop.invoice")
    run_jobs()
    registered("shop.invoice", lambda: None)

    assert run_jobs(after=MAX_PAUSE) == 1
    assert (job().state, job().error) == (Job.State.DONE, "")


def test_pauses_grow_fourfold_with_jitter_up_to_six_hours():
    for attempts in range(1, 30):
        base = min(FIRST_PAUSE * 4 ** min(attempts - 1, 9), MAX_PAUSE)
        pauses = {pause_after(attempts) for _ in range(50)}

        assert len(pauses) > 40
        assert all(base * (1 - JITTER) ** 2 <= pause <= min(base * (1 + JITTER), MAX_PAUSE) for pause in pauses)


def test_a_job_is_taken_once(registered):
    registered("shop.invoice", fail)
    enqueue("shop.invoice")
    now = timezone.now()

    assert claim_next(now) == job()
    assert claim_next(now) is None


def test_a_process_does_not_take_a_job_that_it_still_runs(registered):
    registered("shop.invoice", fail)
    enqueue("shop.invoice")
    running = claim_next(timezone.now())
    assert running
    later = timezone.now() + LEASE * 1.5

    assert claim_next(later, running=[running.pk]) is None
    assert claim_next(later) == running


# Long, because Python 3.11 hangs if a debugger or `make mutate` traces it: an interruption waits for the stuck job.
@pytest.mark.long
def test_a_worker_does_not_start_its_own_stuck_job_again_after_its_computer_slept(registered, monkeypatch):
    """While a computer sleeps, the clock of leases runs and that of the worker stops: the lease ends at once."""
    monkeypatch.setattr("intarsia.jobs.worker.GRACE_SECONDS", 0)
    for periodic in [*job_types()]:
        # They would wait for the database of this test.
        monkeypatch.delitem(job_types(), periodic)
    starts, end = [], Event()
    # It cannot be interrupted while it waits.
    registered("shop.invoice", lambda: (starts.append("started"), end.wait()), seconds=1)
    enqueue("shop.invoice")
    worker = Worker()

    worker.run_due()
    Job.objects.filter(name="shop.invoice").update(leased_until=timezone.now() - LEASE)
    worker.run_due()
    end.set()
    # It still looks up the job that the test registered.
    for thread in [one for one in enumerate_threads() if one.name == "intarsia-job"]:
        thread.join(30)

    assert starts == ["started"]


@pytest.mark.usefixtures("metrics_on")
@pytest.mark.parametrize("error", [None, "It was unavailable."])
@pytest.mark.parametrize("attempts", [1, 3])
def test_the_outcome_of_a_process_that_lost_its_job_is_neither_stored_nor_counted(registered, error, attempts):
    registered("shop.invoice", fail)
    enqueue("shop.invoice")
    slow = claim_next(timezone.now())
    other = claim_next(timezone.now() + LEASE * 1.5)
    assert slow and other and slow.lease != other.lease

    slow.attempts = attempts
    store_outcome(slow, error, timezone.now())

    assert (job().state, job().lease) == (Job.State.RUNNING, other.lease)
    assert counts() == {}
    store_outcome(other, None, timezone.now())
    assert counts() == {'jobs_total{result="done"}': 1}


def test_a_clock_that_is_set_back_delays_no_job(registered):
    registered("shop.invoice", fail)
    enqueue("shop.invoice")
    an_hour_ago = timezone.now() - timedelta(hours=9)
    # A new job, and one that waits for its next attempt.
    assert claim_next(an_hour_ago)
    Job.objects.update(state=Job.State.WAITING, due=timezone.now())

    assert claim_next(an_hour_ago)


def test_a_crashed_job_runs_again_after_a_clock_was_set_back(registered):
    registered("shop.invoice", fail)
    enqueue("shop.invoice")
    assert claim_next(timezone.now())
    earlier = timezone.now() - timedelta(days=1)

    shorten_leases(earlier)

    assert claim_next(earlier) is None
    assert claim_next(earlier + LEASE * 1.5)


def test_serial_jobs_run_one_after_another(registered):
    registered("shop.stock", fail, serial=True)
    registered("shop.invoice", fail)
    for name in ("shop.stock", "shop.stock", "shop.invoice"):
        enqueue(name)
    now = timezone.now()
    first, second = claim_next(now), claim_next(now)

    assert first and second and [first.name, second.name] == ["shop.stock", "shop.invoice"]
    assert claim_next(now) is None
    store_outcome(first, None, now)
    third = claim_next(now)
    assert third and third.name == "shop.stock"


def test_the_database_refuses_a_second_serial_job_at_the_same_time(registered, monkeypatch):
    """Another process took the first one between reading and taking."""
    registered("shop.stock", fail, serial=True)
    enqueue("shop.stock")
    enqueue("shop.stock")
    one, other = Job.objects.order_by("pk")
    assert claim_next(timezone.now()) == one

    monkeypatch.setattr("intarsia.jobs.claiming._due", lambda now, running: [other])

    assert claim_next(timezone.now()) is None
