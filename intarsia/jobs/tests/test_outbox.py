"""A job is stored with its cause, and done once it is committed."""

import pytest
from django.apps import apps
from django.core.exceptions import ImproperlyConfigured
from django.db import transaction

import intarsia
from intarsia.installed_apps import missing_apps
from intarsia.jobs.api import enqueue, job
from intarsia.jobs.models import Job
from intarsia.jobs.outbox import MAX_BYTES
from intarsia.jobs.registry import job_types
from intarsia.jobs.testing import run_jobs

pytestmark = pytest.mark.django_db


def test_a_job_gets_its_payload_and_is_done(registered):
    done = []
    registered("shop.invoice", lambda order, copies: done.append((order, copies)))

    enqueue("shop.invoice", order=12, copies=["a", None])

    assert (run_jobs(), run_jobs(), done) == (1, 0, [(12, ["a", None])])
    assert Job.objects.get().state == Job.State.DONE


def test_a_rolled_back_transaction_leaves_no_job(registered):
    registered("shop.invoice", lambda: None)
    with pytest.raises(ZeroDivisionError), transaction.atomic():
        enqueue("shop.invoice")
        1 / 0  # noqa: B018

    assert not Job.objects.exists()


def test_the_worker_of_this_process_is_woken_after_the_commit(registered, django_capture_on_commit_callbacks):
    registered("shop.invoice", lambda: None)
    with django_capture_on_commit_callbacks() as callbacks:
        enqueue("shop.invoice")

    assert len(callbacks) == 1


def test_an_unknown_name_is_refused():
    with pytest.raises(ValueError, match="No job is called 'shop.invoice'"):
        enqueue("shop.invoice")


@pytest.mark.parametrize("value", [object(), float("nan"), "x" * MAX_BYTES, b"bytes"])
def test_a_payload_that_is_not_json_or_too_large_is_refused(registered, value):
    registered("shop.invoice", lambda order: None)

    with pytest.raises(ValueError, match="payload of the job 'shop.invoice'"):
        enqueue("shop.invoice", order=value)
    assert not Job.objects.exists()


def test_two_functions_cannot_have_the_same_name(monkeypatch):
    monkeypatch.delitem(job_types(), "shop.once", raising=False)

    @job("shop.once", label="Once")
    def one() -> None: ...

    with pytest.raises(ValueError, match="Two jobs are called 'shop.once'"):

        @job("shop.once", label="Once")
        def other() -> None: ...

    monkeypatch.delitem(job_types(), "shop.once")


def test_a_job_of_a_name_that_no_app_has_is_kept_and_runs_after_a_later_deploy(registered):
    Job.objects.create(name="shop.invoice")
    assert run_jobs() == 0

    registered("shop.invoice", lambda: None)

    assert run_jobs() == 1


def test_a_site_without_the_app_is_told_what_to_add(registered, monkeypatch):
    registered("shop.invoice", lambda: None)
    monkeypatch.setattr(apps, "is_installed", lambda name: False)

    with pytest.raises(ImproperlyConfigured, match='"intarsia.jobs" is missing in INSTALLED_APPS'):
        enqueue("shop.invoice")


def test_the_system_check_names_the_missing_app():
    installed = set(intarsia.apps("protection")) - {"intarsia.jobs"}

    assert ["intarsia.jobs"] in missing_apps(installed).values()
