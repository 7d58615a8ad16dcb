"""FORM-UPL-15, FORM-UPL-16, FORM-UPL-17: files of visitors in a bucket that nobody else can read."""

from contextlib import contextmanager
from datetime import timedelta
from typing import Any
from urllib.error import HTTPError
from urllib.parse import unquote

import pytest
from botocore.config import Config
from django.core.files.storage import storages
from django.core.files.uploadedfile import SimpleUploadedFile
from django.utils import timezone
from storages.backends.s3 import S3Storage

from demo.distributed import private_files
from intarsia.webforms.models import Entry, FormFile
from intarsia.webforms.uploads.storage.expiry import forget_temporary_files

from .builders import by_a_person, page_with, send, shown
from .private_bucket import bucket, contents_of, endpoint  # noqa: F401
from .test_tus import create, patch
from .uploads import PDF, downloaded, file_form, upload, upload_in_chunks, uploaded

pytestmark = [pytest.mark.django_db, pytest.mark.services]


@pytest.fixture
def form():
    return file_form(extensions="pdf", max_files=3)


@pytest.fixture
def bucket_is_unavailable(monkeypatch):
    @contextmanager
    def unavailable():
        options = private_files("s3://key:secret@127.0.0.1:9/held?scheme=http")["OPTIONS"]
        nowhere = S3Storage(**options, client_config=Config(retries={"total_max_attempts": 1}))
        with monkeypatch.context() as patched:
            patched.setattr(FormFile._meta.get_field("file").storage, "_wrapped", nowhere)
            yield

    return unavailable


def by_tus(form) -> dict[str, Any]:
    """As the reply to an upload in chunks."""
    url = create(form)["Location"]
    patch(url, PDF[:10], 0)
    patch(url, PDF[10:], 10)
    return {"data": {"temp_filename": unquote(url.rpartition("/")[2]), "uploaded_filename": "CV.pdf", "id": ""}}


def test_FORM_UPL_16_files_are_in_the_bucket_until_their_entry_is_deleted(
    form,
    bucket,  # noqa: F811
    admin_client,
    django_capture_on_commit_callbacks,
):
    *_, chunked = upload_in_chunks(form, [PDF[:10], PDF[10:20], PDF[20:]])
    send(form, by_a_person(shown(page_with(form))) | uploaded(chunked, by_tus(form)))
    entry = Entry.objects.get()
    files = list(entry.files.all())
    assert contents_of(bucket) == {file.content: PDF for file in files} and len(files) == 2

    responses = [admin_client.get(f"/admin/webform_entries/file/{entry.pk}/{file.pk}/") for file in files]
    assert [downloaded(response)[0] for response in responses] == [PDF, PDF]
    with django_capture_on_commit_callbacks(execute=True):
        entry.delete()
    assert contents_of(bucket) == {}
    with pytest.raises(HTTPError, match="40[34]"):
        downloaded(responses[0])


def test_FORM_UPL_16_the_link_to_a_file_is_signed_and_browsers_only_store_what_it_leads_to(
    form,
    bucket,  # noqa: F811
    admin_client,
):
    sent = {"input_4": SimpleUploadedFile("Thèse.pdf", PDF, content_type="text/html")}
    send(form, by_a_person(shown(page_with(form))) | sent)
    entry, file = Entry.objects.get(), FormFile.objects.get()
    response = admin_client.get(f"/admin/webform_entries/file/{entry.pk}/{file.pk}/")
    _, headers = downloaded(response)
    link = response["Location"]

    assert bucket.Object(file.content).content_type == "application/octet-stream"
    assert headers["Content-Type"] == "application/octet-stream"
    assert headers["Content-Disposition"] == "attachment; filename*=utf-8''Th%C3%A8se.pdf"
    assert (headers["Cache-Control"], response["Referrer-Policy"]) == ("no-store", "no-referrer")
    assert "no-store" in response["Cache-Control"]
    assert "Signature=" in link and "Expires=" in link
    with pytest.raises(ValueError, match="no public URL"):
        file.file.storage.url(file.content)


def test_a_bucket_that_browsers_cannot_reach_is_read_by_the_site(
    form,
    bucket,  # noqa: F811
    admin_client,
):
    storages["intarsia_private"].querystring_auth = False
    send(form, by_a_person(shown(page_with(form))) | uploaded(upload(form)))
    url = f"/admin/webform_entries/file/{Entry.objects.get().pk}/{FormFile.objects.get().pk}/"

    response = admin_client.get(url)
    assert b"".join(response.streaming_content) == PDF
    assert response["Content-Disposition"] == 'attachment; filename="Thesis.pdf"'
    bucket.objects.all().delete()
    assert admin_client.get(url).status_code == 404


def test_FORM_UPL_17_temporary_files_and_their_chunks_leave_the_bucket(
    form,
    bucket,  # noqa: F811
    django_capture_on_commit_callbacks,
):
    upload(form)
    upload(form, gform_unique_id="begun", chunk=0, chunks=9)
    patch(create(form)["Location"], PDF[:10], 0)
    assert len(contents_of(bucket)) == 3
    with django_capture_on_commit_callbacks(execute=True):
        assert forget_temporary_files(timezone.now() + timedelta(hours=6)) == 2
    assert len(contents_of(bucket)) == 1
    with django_capture_on_commit_callbacks(execute=True):
        forget_temporary_files(timezone.now() + timedelta(days=3))
    assert contents_of(bucket) == {}


def test_while_the_bucket_is_unavailable_uploads_are_refused_and_deleted_files_are_deleted_later(
    form,
    bucket,  # noqa: F811
    bucket_is_unavailable,
    django_capture_on_commit_callbacks,
    run_jobs,
):
    upload(form)
    file = FormFile.objects.get()
    with bucket_is_unavailable(), django_capture_on_commit_callbacks(execute=True):
        replies = [upload(form, gform_unique_id="one"), *upload_in_chunks(form, [PDF, PDF], gform_unique_id="two")]
        by_tus = patch(create(form)["Location"], PDF, 0)
        file.delete()

    message = "The file could not be stored. Try again."
    assert [reply["error"] for reply in replies] == [{"code": 102, "message": message}] * 2
    assert (by_tus.status_code, by_tus.content.decode()) == (507, message)
    assert list(contents_of(bucket)) == [file.content] and not FormFile.objects.exists()
    run_jobs()
    assert contents_of(bucket) == {}
