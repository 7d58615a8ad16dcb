"""`manage.py check` says that nobody runs the jobs."""

from datetime import timedelta

import pytest
from django.utils import timezone

from intarsia.jobs.checks import jobs_are_run
from intarsia.jobs.models import Job

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def outside(settings):
    settings.INTARSIA_JOBS_IN_WEB = False


def waiting(**changes) -> Job:
    return Job.objects.create(**{"name": "jobs.delete_old", "created": timezone.now() - timedelta(hours=2)} | changes)


def found() -> list[str]:
    return [one.id for one in jobs_are_run(databases=["default"])]


def test_jobs_that_have_waited_for_an_hour_are_found():
    assert found() == []
    waiting()
    assert found() == ["intarsia.W127"]


@pytest.mark.parametrize(
    "changes",
    [
        {"created": timezone.now()},
        {"due": timezone.now() + timedelta(minutes=5)},
        {"state": Job.State.DONE},
        {"state": Job.State.FAILED},
        {"name": "shop.removed"},
    ],
)
def test_other_jobs_are_no_reason(changes):
    waiting(**changes)

    assert found() == []


def test_jobs_of_web_processes_start_with_the_site(settings):
    settings.INTARSIA_JOBS_IN_WEB = True
    waiting()

    assert found() == []
