"""What happens on a site is counted where it happens."""

import pytest
from redis import ConnectionError

from intarsia.jobs.api import enqueue
from intarsia.jobs.models import Job
from intarsia.jobs.registry import job_types
from intarsia.jobs.testing import run_jobs
from intarsia.page_cache.invalidation import purge_now
from intarsia.rendering.counters import count
from intarsia.state.redis_breaker import Breaker
from intarsia.state.tests.metrics import counts, metrics_on
from intarsia.wire.limits import is_within_limit

__all__ = ["metrics_on"]
pytestmark = [pytest.mark.usefixtures("metrics_on"), pytest.mark.django_db]
NAME = "moderation.retention"


def test_attempts_of_jobs_are_counted_by_their_result(monkeypatch):
    def fail() -> None:
        raise OSError("no network")

    enqueue(NAME)
    run_jobs()
    monkeypatch.setitem(job_types(), NAME, job_types()[NAME].__class__(NAME, "", fail, 2, 60, False))
    enqueue(NAME)
    run_jobs()
    Job.objects.update(due=None)
    run_jobs()

    assert {name: number for name, number in counts().items() if name.startswith("jobs_total")} == {
        'jobs_total{result="done"}': 1,
        'jobs_total{result="retried"}': 1,
        'jobs_total{result="failed"}': 1,
    }


def test_requests_beyond_a_limit_are_counted_by_limit(rf):
    request = rf.get("/")
    assert [is_within_limit(request, "comments", 2) for _ in range(3)] == [True, True, False]

    assert counts() == {'limit_refusals_total{limit="comments"}': 1}


def test_redis_is_counted_as_away_once_until_it_answers_again():
    breaker = Breaker()
    for _ in range(2):
        breaker.note_failure(ConnectionError("refused"))
    breaker.note_answer()
    breaker.note_failure(ConnectionError("refused"))

    assert counts() == {"redis_failures_total": 2}


def test_purges_and_faults_of_rendering_are_counted():
    purge_now("page-1")
    count("widget_failed")

    assert counts() == {"cache_purges_total": 1, 'render_events_total{event="widget_failed"}': 1}
