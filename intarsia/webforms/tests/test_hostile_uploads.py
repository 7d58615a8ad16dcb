"""FORM-UPL-05, FORM-UPL-15: uploads that no page of the site sends."""

import json

import pytest
from django.core.files.storage import Storage

from intarsia.moderation.api import private_storage
from intarsia.webforms.models import Entry, FormFile
from intarsia.webforms.uploads import receiving
from intarsia.webforms.uploads.tus import views as tus_views

from .builders import by_a_person, page_with, send, shown
from .test_tus import create, patch
from .uploads import PDF, content_of, file_form, upload

pytestmark = pytest.mark.django_db
KEY = {"Idempotency-Key": "k1"}
LOST = {"code": 105, "message": "The file did not arrive completely. Upload it again."}


@pytest.fixture
def form():
    return file_form(extensions="pdf", max_size=1, max_files=2)


@pytest.fixture
def removed_while_waiting(monkeypatch):
    """Another request removes the file before this one may write."""
    locked = receiving.locked

    def lock(file):
        FormFile.objects.all().delete()
        return locked(file)

    monkeypatch.setattr(receiving, "locked", lock)
    monkeypatch.setattr(tus_views, "locked", lock)


@pytest.mark.parametrize(("chunks", "then"), [(3, 1), (2, 1), (3, 2), (1, 3)])
def test_FORM_UPL_05_a_key_that_is_repeated_with_another_number_of_chunks_is_another_upload(form, chunks, then):
    first, second = (upload(form, headers=KEY, chunk=0, chunks=number) for number in (chunks, then))

    assert [first["status"], second["status"]] == ["ok", "ok"]
    assert first["data"]["temp_filename"] != second["data"]["temp_filename"]
    assert [content_of(file) for file in FormFile.objects.filter(next_chunk=None)] == [PDF] * [chunks, then].count(1)


def test_FORM_UPL_05_a_key_that_is_repeated_for_another_form_is_another_upload(form):
    replies = [upload(one, headers=KEY) for one in (form, file_form(extensions="pdf"))]

    assert [reply["status"] for reply in replies] == ["ok", "ok"] and FormFile.objects.count() == 2


@pytest.mark.parametrize(
    "echoed",
    ['{"temp_filename": "\\ud800"}', '{"temp_filename": "\\u0000"}', '{"hash": "\\ud800"}', '{"hash": {}}', "[1]"],
)
def test_FORM_UPL_05_what_no_database_can_look_for_continues_no_upload(form, echoed):
    begun = upload(form, chunk=0, chunks=3)["data"]
    sent = {**begun, "name": "o_1.pdf", "o_1.pdf": echoed, "chunk": 1, "chunks": 3}
    reply = upload(form, b"more", **sent | {"hash": "0" * 64})

    assert reply == {"status": "error", "error": LOST}


@pytest.mark.parametrize("name", ["\ud800", "\0", 7, None, ["a"]])
def test_FORM_UPL_15_a_form_with_impossible_names_of_uploads_is_stored_without_files(form, name):
    listed = json.dumps({"input_4": [{"temp_filename": name}]})
    send(form, by_a_person(shown(page_with(form)), gform_uploaded_files=listed))

    assert not Entry.objects.get().files.exists()


def test_FORM_UPL_14_a_chunk_of_a_file_that_was_removed_meanwhile_is_refused(form, removed_while_waiting):
    assert upload(form, chunk=0, chunks=3) == {"status": "error", "error": LOST}


def test_FORM_UPL_14_tus_a_part_of_a_file_that_was_removed_meanwhile_is_refused(form, removed_while_waiting):
    assert patch(create(form)["Location"], PDF, 0).status_code == 404


@pytest.mark.parametrize("is_tus", [True, False])
def test_FORM_UPL_17_nothing_is_left_of_a_file_whose_field_was_removed_while_it_arrived(
    form, monkeypatch, django_capture_on_commit_callbacks, is_tus
):
    save, begun, names = Storage.save, create(form)["Location"] if is_tus else "", []

    def save_of_removed(storage, name, content, **options):
        FormFile.objects.all()._raw_delete("default")
        names.append(save(storage, name, content, **options))
        return names[0]

    monkeypatch.setattr(Storage, "save", save_of_removed)
    with django_capture_on_commit_callbacks(execute=True):
        refused = patch(begun, PDF, 0).status_code == 422 if is_tus else upload(form)["error"] == LOST

    assert refused and len(names) == 1 and not private_storage().exists(names[0])
