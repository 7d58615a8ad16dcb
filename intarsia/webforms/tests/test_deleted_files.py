"""Deleted files leave the storage, also if the process is killed after the deletion or the storage is unavailable."""

from datetime import timedelta

import pytest
from django.core.files.base import ContentFile
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from intarsia.jobs.models import Job
from intarsia.jobs.testing import run_jobs
from intarsia.moderation.models import HeldFile
from intarsia.moderation.privacy.retention import forget
from intarsia.webforms.models import Entry, FormFile
from intarsia.webforms.uploads.storage.expiry import forget_temporary_files

from .builders import CONTACT, by_a_person, entry, page_with, send, shown, web_form
from .uploads import PDF, file_form, upload, uploaded

pytestmark = pytest.mark.django_db
LEASE = timedelta(minutes=2)


@pytest.fixture
def file(storage) -> FormFile:
    """An entry has it."""
    form = file_form()
    send(form, by_a_person(shown(page_with(form))) | uploaded(upload(form)))
    return FormFile.objects.get(entry__isnull=False)


@pytest.fixture
def storage():
    return FormFile._meta.get_field("file").storage


def stored(form, number: int, storage) -> list[str]:
    """The names of the files of so many blocked entries."""
    names = [storage.save(f"uploads/{one}", ContentFile(PDF)) for one in range(number)]
    field = form.fields.last()
    for name in names:
        one = entry(form, "blocked")
        FormFile.objects.create(field=field, entry=one, temp_filename=name, name="CV.pdf", file=name)
    return names


def test_a_file_is_deleted_at_once_and_leaves_no_job(file, storage, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        Entry.objects.get().delete()

    assert not storage.exists(file.content) and not Job.objects.exists()


@pytest.mark.parametrize(
    "delete",
    [
        lambda: Entry.objects.get().delete(),
        lambda: Entry.objects.all().delete(),
        lambda: Entry.objects.get().form.delete(),
        lambda: FormFile.objects.all().delete(),
    ],
)
def test_a_job_deletes_the_file_if_the_process_is_killed_after_the_deletion(file, storage, delete):
    delete()
    assert storage.exists(file.content)
    run_jobs()
    assert storage.exists(file.content)
    run_jobs(after=LEASE)

    assert not storage.exists(file.content)
    assert list(Job.objects.values_list("state", "error")) == [("done", "")]


def test_the_chunks_of_an_upload_are_deleted_if_the_process_is_killed(storage):
    upload(file_form(), chunk=0, chunks=9)
    first = FormFile.objects.get().part(0)
    assert storage.exists(first)
    forget_temporary_files(timezone.now() + timedelta(hours=6))
    run_jobs(after=LEASE)

    assert not storage.exists(first)


def test_a_job_deletes_the_file_once_the_storage_is_back(
    file, storage, monkeypatch, django_capture_on_commit_callbacks
):
    def unavailable(name: str) -> None:
        raise OSError(f"No route to {name}")

    with monkeypatch.context() as patch, django_capture_on_commit_callbacks(execute=True):
        patch.setattr(storage, "delete", unavailable)
        Entry.objects.get().delete()
    job = Job.objects.get()
    assert (job.state, job.error) == ("waiting", f"OSError: No route to {file.content}")
    assert job.payload == {"model": "intarsia_webforms.formfile", "files": {file.content: 0}}
    run_jobs()

    assert not storage.exists(file.content)


def test_a_deletion_that_is_rolled_back_deletes_no_file(file, storage):
    with pytest.raises(RuntimeError), transaction.atomic():
        Entry.objects.get().delete()
        raise RuntimeError
    run_jobs(after=LEASE)

    assert storage.exists(file.content) and not Job.objects.exists()


def test_a_file_that_another_row_has_by_then_stays(file, storage):
    copy = FormFile(field=file.field, temp_filename="copy", name="CV.pdf", file=file.content)
    file.delete()
    copy.save()
    run_jobs(after=LEASE)

    assert storage.exists(file.content)
    copy.delete()
    run_jobs(after=LEASE)
    assert not storage.exists(file.content)


def test_expired_entries_store_one_insert_of_jobs_for_each_batch(storage, django_capture_on_commit_callbacks):
    form = file_form()
    names = stored(form, 12, storage)
    with CaptureQueriesContext(connection) as queries, django_capture_on_commit_callbacks(execute=True):
        forget(timezone.now() + timedelta(days=91))

    assert len(inserts(queries)) == 1 and not Entry.objects.exists()
    assert not any(storage.exists(name) for name in names)


def test_expired_entries_without_files_store_no_job():
    form = web_form(*CONTACT)
    for _number in range(12):
        entry(form, "blocked")
    with CaptureQueriesContext(connection) as queries:
        forget(timezone.now() + timedelta(days=91))

    assert not inserts(queries) and not Entry.objects.exists()


def test_many_files_are_divided_among_jobs_that_are_stored_together(storage):
    stored(file_form(), 210, storage)
    with CaptureQueriesContext(connection) as queries:
        Entry.objects.all().delete()

    assert len(inserts(queries)) == 1
    assert [len(job.payload["files"]) for job in Job.objects.all()] == [100, 100, 10]


def inserts(queries: CaptureQueriesContext) -> list[str]:
    return [one["sql"] for one in queries if one["sql"].startswith('INSERT INTO "intarsia_jobs_job"')]


@pytest.mark.parametrize("model", [FormFile, HeldFile])
def test_an_index_says_whether_a_file_in_the_storage_is_in_use(model):
    with connection.cursor() as cursor:
        found = connection.introspection.get_constraints(cursor, model._meta.db_table)
    assert any(one["index"] and one["columns"] == ["file"] for one in found.values())
    # PostgreSQL may choose any index while the table is empty.
    if connection.vendor == "sqlite":
        plan = model._base_manager.filter(file__in=["uploads/1", "uploads/2"]).order_by().explain()
        assert "stored_file" in plan
