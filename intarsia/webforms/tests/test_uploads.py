"""FORM-UPL-02, FORM-UPL-17: the URL that scripts upload files to."""

from collections import Counter
from datetime import timedelta

import pytest
from bs4 import BeautifulSoup
from django.core.files.base import ContentFile
from django.core.files.storage import Storage
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.db.models.signals import pre_delete
from django.test import Client
from django.utils import timezone

from intarsia.moderation.api import private_storage
from intarsia.protection.tests.senders import BROWSER
from intarsia.webforms.models import FormFile
from intarsia.webforms.uploads.storage.expiry import forget_temporary_files

from .builders import page_with, shown
from .uploads import PDF, content_of, file_form, upload, upload_in_chunks

pytestmark = pytest.mark.django_db
PNG = b"\x89PNG\r\n\x1a\n" + b"\0" * 40


@pytest.fixture
def form():
    return file_form(extensions="pdf, PNG", max_size=1)


def error(reply: dict) -> tuple[int, str]:
    assert reply["status"] == "error" and "data" not in reply
    return reply["error"]["code"], reply["error"]["message"]


def contents_of(file: FormFile) -> list[str]:
    """The names of what is stored of a file."""
    return [name for name in private_storage().listdir("uploads")[1] if name.startswith(file.id_for_scripts)]


def stored() -> bytes:
    return content_of(FormFile.objects.get())


def test_FORM_UPL_01_FORM_UPL_02_a_file_is_uploaded_with_these_fields_and_gets_this_reply(form):
    reply = upload(form)

    assert reply["status"] == "ok"
    assert reply["data"]["uploaded_filename"] == "Thesis.pdf"
    assert reply["data"]["temp_filename"].startswith("a1b2c3_input_4_")
    assert set(reply["data"]) == {"temp_filename", "uploaded_filename", "id"}
    assert stored() == PDF


def test_FORM_UPL_05_chunks_are_put_together_in_their_order(form):
    replies = upload_in_chunks(form, [PDF, b" One.", b" Two."])

    assert [("hash" in reply["data"]) for reply in replies] == [True, True, False]
    assert len({reply["data"]["temp_filename"] for reply in replies}) == 1
    assert stored() == PDF + b" One. Two."
    assert contents_of(FormFile.objects.get()) == [FormFile.objects.get().id_for_scripts]


@pytest.mark.parametrize(
    "wrong", [{"hash": "0" * 64}, {"temp_filename": "other"}, {"chunk": 2, "chunks": 4}, {"field_id": 1}]
)
def test_FORM_UPL_05_a_chunk_that_does_not_continue_a_file_is_refused(form, wrong):
    begun = upload(form, chunk=0, chunks=3)["data"]
    code, _message = error(upload(form, b"more", **{"chunk": 1, "chunks": 3, **begun, **wrong}))

    assert code == (400 if "field_id" in wrong else 105)


@pytest.mark.parametrize("chunks", [1, 2, 9])
def test_FORM_UPL_05_a_client_cannot_change_the_number_of_chunks_to_leave_some_in_the_storage(form, chunks):
    begun = upload(form, chunk=0, chunks=3)["data"]
    second = upload(form, b" One.", chunk=1, chunks=3, **begun)["data"]
    last = upload(form, b" Two.", chunk=2, chunks=chunks, **second)

    assert error(last) == (105, "The file did not arrive completely. Upload it again.")


def test_FORM_UPL_05_nested_json_is_no_reply_to_a_chunk(form):
    nested = {"name": "o_1.pdf", "o_1.pdf": "[" * 100_000}

    assert error(upload(form, chunk=1, chunks=2, **nested))[0] == 105


def test_FORM_UPL_05_a_chunk_whose_reply_was_lost_is_sent_again_and_counts_once(form):
    chunks, key = [PDF, b" One.", b" Two."], {"Idempotency-Key": "k1"}
    data: dict = {}
    for number, chunk in enumerate(chunks):
        sent = {"chunk": number, "chunks": 3, **data}
        data, again = (upload(form, chunk, headers=key, **sent)["data"] for _ in range(2))
        assert again == data

    assert stored() == b"".join(chunks) and FormFile.objects.get().size == len(stored())
    assert error(upload(form, b"x", headers=key, chunk=1, chunks=3, **data))[0] == 105


def test_FORM_UPL_05_another_visitor_with_the_same_key_has_a_file_of_their_own(form):
    first, second = (upload(form, headers={"Idempotency-Key": "k1"}, gform_unique_id=unique) for unique in ("a", "b"))

    assert first["data"]["temp_filename"] != second["data"]["temp_filename"]
    assert FormFile.objects.count() == 2


def test_FORM_UPL_05_a_file_name_has_at_most_40_characters_of_the_id_that_the_page_made(form):
    name = upload(form, gform_unique_id="a1" * 40)["data"]["temp_filename"]

    assert name.startswith(f"{'a1' * 20}_input_4_")


@pytest.mark.parametrize("name", ["shell.php", "page.HTML", "run.exe", "logo.svg", "no-extension", ".htaccess"])
def test_FORM_UPL_09_disallowed_extensions_are_refused_whatever_the_field_allows(name):
    """FORM-UPL-09, FORM-UPL-15"""
    form = file_form(extensions="php html exe svg htaccess")

    assert error(upload(form, named=name)) == (104, "Files of this type cannot be uploaded.")
    assert not FormFile.objects.exists()


def test_FORM_UPL_09_the_form_tells_its_script_which_extensions_are_disallowed(form):
    uploader = BeautifulSoup(shown(page_with(form)), "html.parser").select_one("[data-upload]")

    assert uploader and {"php", "html", "exe", "svg"} <= set(uploader["data-disallowed"].split(","))


def test_FORM_UPL_10_other_extensions_are_refused_with_the_list_of_those_that_are_allowed(form):
    """FORM-UPL-10, FORM-UPL-15"""
    assert error(upload(form, named="a.docx")) == (104, "Choose a file of one of these types: pdf, png")


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("photo.png", PDF, 105),
        ("photo.png", b"just text", 105),
        ("a.pdf", b"MZ\x90\0", 104),
        ("a.pdf", b"\n<?php system('id');", 104),
        ("a.pdf", b"text <SCRIPT>alert(1)</SCRIPT>", 104),
        ("a.pdf", b"", 105),
    ],
)
def test_FORM_UPL_15_the_content_must_be_what_the_extension_says(form, name, content, code):
    assert error(upload(form, content, name))[0] == code
    assert not FormFile.objects.exists()


def test_FORM_UPL_15_the_content_is_recognized_over_the_borders_of_chunks(form):
    assert upload_in_chunks(form, [PDF[:3], PDF[3:4], PDF[4:]])[-1]["status"] == "ok"
    wrong = upload_in_chunks(form, [b"<", b"?php system('id');"], gform_unique_id="another")
    assert error(wrong[-1])[0] == 104
    assert stored() == PDF


def test_FORM_UPL_15_an_image_is_accepted_as_what_it_is(form):
    assert upload(form, PNG, "photo.PNG")["status"] == "ok"


def test_FORM_UPL_12_a_file_over_the_limit_is_refused_also_in_chunks(form):
    """FORM-UPL-12, FORM-UPL-15"""
    half = PDF + b"x" * 600_000
    *_, last = upload_in_chunks(form, [half, half, half])

    assert error(last) == (104, "This file is too large. It can have at most 1 MB.")
    assert not FormFile.objects.exists()
    assert error(upload(form, half + half))[0] == 104


def test_FORM_UPL_11_no_more_files_than_the_field_takes(form):
    """FORM-UPL-11, FORM-UPL-15"""
    upload(form)

    assert error(upload(form)) == (104, "You have uploaded as many files as you can.")
    assert upload(form, gform_unique_id="another")["status"] == "ok"


@pytest.mark.parametrize("wrong", [{"form_id": 99999}, {"field_id": 1}, {"field_id": "x"}, {"form_id": "x"}])
def test_FORM_UPL_15_form_and_field_must_exist(form, wrong):
    assert error(upload(form, **wrong))[0] == 400


def test_an_upload_without_a_form_or_a_file_says_what_is_missing(form):
    assert error(upload(form, form_id=""))[0] == 500
    assert error(upload(form, file=""))[0] == 101


def test_a_form_for_members_takes_no_files_of_others(form):
    form.needs_login = True
    form.save()

    assert error(upload(form)) == (401, "Log in to send this form.")


def test_a_closed_form_takes_no_files(form):
    form.closes = timezone.now()
    form.save()

    assert error(upload(form)) == (400, "This form is closed.")


def test_FORM_UPL_16_a_file_has_a_name_of_its_own_in_the_storage(form):
    reply = upload(form, named="../../etc/pass\x00wd\u202e.pdf")
    file = FormFile.objects.get()

    assert file.file.name.startswith("uploads/") and len(file.file.name) == len("uploads/") + 32
    assert "/" not in reply["data"]["uploaded_filename"] and reply["data"]["uploaded_filename"].endswith(".pdf")


def test_uploads_come_from_pages_of_the_site_only(form):
    sent = {"form_id": form.pk, "field_id": 4, "file": SimpleUploadedFile("a.pdf", PDF)}
    response = Client(headers=BROWSER | {"Sec-Fetch-Site": "cross-site"}).post("/forms/uploads/", sent)

    assert (response.status_code, response.json()["error"]["code"]) == (403, 403)
    assert not FormFile.objects.exists()


def test_nobody_fills_the_disk(form, settings):
    settings.INTARSIA_UPLOADS_PER_CLIENT = 1024**2
    upload(form)

    assert error(upload(form, gform_unique_id="another"))[0] == 102


def test_FORM_UPL_17_files_that_became_part_of_nothing_are_deleted(form, django_capture_on_commit_callbacks):
    upload(form)
    upload(form, gform_unique_id="begun", chunk=0, chunks=9)
    complete, begun = FormFile.objects.all()
    now = timezone.now()

    assert forget_temporary_files(now) == 0
    with django_capture_on_commit_callbacks(execute=True):
        assert forget_temporary_files(now + timedelta(hours=6)) == 1
    assert FormFile.objects.get() == complete and contents_of(begun) == []
    with django_capture_on_commit_callbacks(execute=True):
        assert forget_temporary_files(now + timedelta(days=3)) == 1
    assert contents_of(complete) == []


def test_FORM_UPL_17_many_files_are_deleted_in_several_short_transactions(form):
    upload(form)
    one = FormFile.objects.get()
    FormFile.objects.bulk_create(
        FormFile(field=one.field, temp_filename=str(number), file=f"uploads/{number}", next_chunk=None)
        for number in range(44)
    )
    deleted_in: Counter[tuple[str, ...]] = Counter()

    def count(**_signal: object) -> None:
        deleted_in[tuple(connection.savepoint_ids)] += 1

    pre_delete.connect(count, FormFile)
    try:
        assert forget_temporary_files(timezone.now() + timedelta(days=3)) == 45
    finally:
        pre_delete.disconnect(count, FormFile)
    assert deleted_in.total() == 45 and max(deleted_in.values()) <= 40


def test_FORM_UPL_17_a_chunk_that_was_written_in_part_is_deleted_with_its_file(
    form, monkeypatch, django_capture_on_commit_callbacks
):
    """A full disk leaves the beginning of a chunk."""
    begun = upload(form, chunk=0, chunks=3)["data"]
    file, save = FormFile.objects.get(), Storage.save

    def save_in_part(storage, name, content, **options):
        save(storage, name, ContentFile(content.read(1)), **options)
        raise OSError("No space left on device")

    monkeypatch.setattr(Storage, "save", save_in_part)
    with django_capture_on_commit_callbacks(execute=True):
        assert error(upload(form, b"more", **{"chunk": 1, "chunks": 3, **begun}))[0] == 102

    assert contents_of(file) == []


@pytest.mark.parametrize("name", ["dztotalchunkcount", "flowTotalChunks", "resumableTotalChunks", "qqtotalparts"])
def test_FORM_UPL_05_the_first_part_of_a_file_is_not_taken_for_all_of_it(form, name):
    assert error(upload(form, **{name: "3"}))[0] == 105 and not FormFile.objects.exists()
    assert upload(form, **{name: "1"})["status"] == "ok"
