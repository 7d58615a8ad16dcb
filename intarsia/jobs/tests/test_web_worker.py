"""Jobs of a web process give way to its visitors."""

import time

import pytest
from django.test import Client

from intarsia.jobs.tests.processes import ScratchSite
from intarsia.jobs.web_worker import MAX_REST_SECONDS, SERVING_SECONDS, note_request, rest_seconds

RUN_THREE = """
from intarsia.jobs.worker import Worker
rests = []
def rest(seconds):
    rests.append(seconds)
    if Job.objects.filter(name='scratch.quick', state='done').count() == 3:
        worker.stopped.set()
    return 0.0
worker = Worker(rest_seconds=rest)
worker.run()
print(len(rests) >= 3, min(rests) > 0)
"""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


@pytest.mark.django_db
def test_while_visitors_are_served_three_quarters_of_the_time_are_theirs(clock):
    Client().get("/healthz")

    assert rest_seconds(0.25) == 0.75
    assert rest_seconds(60) == MAX_REST_SECONDS


def test_without_visitors_jobs_follow_one_another(clock):
    note_request()
    clock[0] += SERVING_SECONDS

    assert rest_seconds(0.25) == 0


def test_a_worker_rests_after_each_job(tmp_path):
    with ScratchSite(tmp_path) as site:
        site.run("[enqueue('scratch.quick', number=number) for number in range(3)]")

        assert site.run(RUN_THREE) == "True True"
