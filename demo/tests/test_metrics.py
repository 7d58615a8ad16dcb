"""What happens on a site is counted where it happens."""

import pytest
from django.contrib.auth.models import AnonymousUser
from django.utils import timezone
from redis import ConnectionError
from wagtail.models import Site

from intarsia.comments.models import Comment
from intarsia.firewall.tests.guarded_site import LISTED, walled_site
from intarsia.jobs.api import enqueue
from intarsia.jobs.models import Job
from intarsia.jobs.registry import job_types
from intarsia.jobs.testing import run_jobs
from intarsia.moderation.api import Judgement, record
from intarsia.page_cache.invalidation import purge_now
from intarsia.pages.api import render_document
from intarsia.pages.tests.builders import document, heading, saved_page
from intarsia.protection.forms.api import Message, judge_request
from intarsia.protection.tests.senders import BROWSER, QUESTION, without_javascript
from intarsia.rendering.counters import count
from intarsia.state.redis_breaker import Breaker
from intarsia.state.tests.metrics import counts, metrics_on
from intarsia.wire.guarding.limits import is_within_limit

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


def test_an_outage_of_redis_is_counted_once_until_it_answers_again():
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


def test_a_page_that_v8_rendered_is_timed():
    render_document(document(heading("Hello")))

    assert counts()["render_seconds_count"] == 1
    assert counts()["render_seconds_sum"] > 0


def test_clients_that_the_firewall_stops_are_counted():
    site = walled_site()
    assert [site.ask(ip)[0] for ip in (LISTED, "198.51.100.1")] == [403, 200]

    assert counts() == {'requests_total{kind="blocked",status="4xx"}': 1}


def test_judging_a_message_is_timed(rf):
    request = rf.post("/contact/", without_javascript(), headers=BROWSER)
    request.user = AnonymousUser()
    judge_request(request, "contact", Message(QUESTION))

    assert counts()["verdict_seconds_count"] == 1


@pytest.mark.parametrize(
    ("outcome", "status", "counted"),
    [
        ("allow", "", "accepted"),
        ("hold", "", "held"),
        ("block", "", "blocked"),
        # The owner reviews everything.
        ("allow", "waiting", "held"),
    ],
)
def test_messages_are_counted_once_they_are_stored(django_capture_on_commit_callbacks, outcome, status, counted):
    comment = Comment.objects.create(page=saved_page(), name="Ada", text="Hello")
    with django_capture_on_commit_callbacks(execute=True):
        record(comment, Judgement(Site.objects.get(), "comments", timezone.now(), outcome, 0.6), status=status)

    assert {name: number for name, number in counts().items() if name.startswith("submissions_total")} == {
        f'submissions_total{{outcome="{counted}"}}': 1
    }


def test_replies_of_staff_are_no_submissions(django_capture_on_commit_callbacks):
    comment = Comment.objects.create(page=saved_page(), name="Ada", text="Hello")
    with django_capture_on_commit_callbacks(execute=True):
        record(comment, Judgement(Site.objects.get(), "comments", timezone.now(), "", 0.0), status="allowed")

    assert [name for name in counts() if name.startswith("submissions_total")] == []
