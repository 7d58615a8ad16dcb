"""What visitors upload without sending a form has a bound: per client, and for all together."""

from datetime import timedelta
from typing import Any

import pytest
from django.core.files.storage import Storage
from django.utils import timezone

from intarsia.webforms.models import Entry, FormFile
from intarsia.webforms.uploads.storage.expiry import delete_unowned

from .builders import by_a_person, page_with, send, shown
from .test_tus import create, patch
from .uploads import PDF, file_form, upload, upload_in_chunks, uploaded

pytestmark = pytest.mark.django_db
MB = 1024**2
FULL = {"code": 102, "message": "Too many files were uploaded. Try again later."}
ALL_FULL = {"code": 102, "message": "No more files can be uploaded at the moment. Try again in an hour."}


@pytest.fixture
def form():
    return file_form(max_files=9)


def names() -> list[str]:
    return [file.name for file in FormFile.objects.order_by("pk")]


def left(number: int, **ago: float) -> None:
    """The oldest files, for so long."""
    keys = list(FormFile.objects.order_by("pk").values_list("pk", flat=True)[:number])
    FormFile.objects.filter(pk__in=keys).update(uploaded=timezone.now() - timedelta(**ago))


def upload_named(form, name: str, **more: Any) -> dict[str, Any]:
    return upload(form, named=f"{name}.pdf", gform_unique_id=name, **more)


def test_files_of_a_few_bytes_count_as_files(form, settings):
    settings.INTARSIA_UPLOADS_PER_CLIENT = 3 * MB
    replies = [upload(form, PDF[:9], gform_unique_id=str(number)) for number in range(4)]

    assert [reply["status"] for reply in replies] == ["ok", "ok", "ok", "error"]
    assert replies[-1]["error"] == FULL


def test_the_oldest_abandoned_files_are_deleted_first(form, settings, django_capture_on_commit_callbacks):
    settings.INTARSIA_UPLOADS_TOTAL = 3 * MB
    for name in "abc":
        upload_named(form, name)
    left(2, hours=2)
    storage = FormFile.objects.first().file.storage
    contents = [file.content for file in FormFile.objects.order_by("pk")]
    with django_capture_on_commit_callbacks(execute=True):
        upload_named(form, "d")

    assert names() == ["b.pdf", "c.pdf", "d.pdf"]
    assert [storage.exists(content) for content in contents] == [False, True, True]


def test_files_of_visitors_who_fill_in_the_form_are_not_deleted(form, settings):
    settings.INTARSIA_UPLOADS_TOTAL = 2 * MB
    upload_named(form, "a")
    upload_named(form, "b")
    left(1, minutes=50)

    assert upload_named(form, "c")["error"] == ALL_FULL
    assert names() == ["a.pdf", "b.pdf"]


def test_files_of_entries_neither_count_nor_are_deleted(form, settings):
    settings.INTARSIA_UPLOADS_TOTAL = settings.INTARSIA_UPLOADS_PER_CLIENT = MB
    send(form, by_a_person(shown(page_with(form))) | uploaded(upload_named(form, "a")))
    left(1, days=100)
    upload_named(form, "b")
    left(2, days=1)
    settings.INTARSIA_UPLOADS_PER_CLIENT = 9 * MB
    upload_named(form, "c")

    assert names() == ["a.pdf", "c.pdf"]
    assert [file.name for file in Entry.objects.get().files.all()] == ["a.pdf"]


def test_a_file_that_an_entry_takes_while_room_is_made_stays(form):
    send(form, by_a_person(shown(page_with(form))) | uploaded(upload_named(form, "a")))

    assert delete_unowned(FormFile.objects.all()) == 0 and names() == ["a.pdf"]


@pytest.mark.parametrize("is_tus", [True, False])
def test_requests_at_the_same_time_do_not_share_the_last_free_bytes(form, settings, monkeypatch, is_tus):
    """While one request writes, ten others arrive."""
    settings.INTARSIA_UPLOADS_PER_CLIENT = 12 * MB
    large = PDF + bytes(2 * MB)
    begun = create(form, len(large))["Location"]
    save, others = Storage.save, []

    def save_while_others_arrive(storage, name, content, **options):
        if not others:
            others.append({})
            others.extend(upload_named(form, f"n{number}") for number in range(10))
        return save(storage, name, content, **options)

    monkeypatch.setattr(Storage, "save", save_while_others_arrive)
    if is_tus:
        assert patch(begun, large, 0).status_code == 204
    else:
        FormFile.objects.all().delete()
        assert upload(form, large)["status"] == "ok"

    assert [reply["status"] for reply in others[1:]].count("ok") == 9
    assert sum(max(file.size, MB) for file in FormFile.objects.all()) <= 12 * MB


def test_a_chunk_that_is_sent_again_is_not_counted_twice(form, settings):
    settings.INTARSIA_UPLOADS_PER_CLIENT = 3 * MB
    first, second = PDF + bytes(MB - len(PDF)), bytes(MB)
    *_, last = upload_in_chunks(form, [first, second, second])
    assert last["status"] == "ok"

    assert (FormFile.objects.get().size, FormFile.objects.get().reserved) == (3 * MB, 0)
