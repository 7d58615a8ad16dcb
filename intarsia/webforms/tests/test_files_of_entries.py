"""Files that are sent with a form: without a script, or uploaded before by one."""

import json

import pytest
from bs4 import BeautifulSoup
from django.contrib.auth.models import Group
from django.core.files.uploadedfile import SimpleUploadedFile

from intarsia.moderation.api import private_storage
from intarsia.webforms.models import Entry, FormFile

from .builders import by_a_person, page_with, send, shown
from .calls import data_of, send_by_ajax
from .test_entry_access import reader
from .uploads import PDF, content_of, downloaded, file_form, upload, uploaded

pytestmark = pytest.mark.django_db


@pytest.fixture
def form():
    return file_form(max_files=2)


def pdf(name: str = "CV.pdf") -> SimpleUploadedFile:
    return SimpleUploadedFile(name, PDF)


def shown_answer(form, **fields) -> BeautifulSoup:
    answer = send(form, by_a_person(shown(page_with(form))) | fields, follow=True)
    return BeautifulSoup(answer.content.decode(), "html.parser")


def listed(html: BeautifulSoup) -> list[str]:
    return [name.text for name in html.select(".file_upload__name")]


def test_FORM_UPL_15_a_file_is_sent_with_the_form_without_a_script(form):
    shown_answer(form, input_4=pdf())
    entry = Entry.objects.get()

    assert (entry.answers["4"], entry.texts["4"]) == (["CV.pdf"], "CV.pdf")
    assert [(file.name, content_of(file)) for file in entry.files.all()] == [("CV.pdf", PDF)]


def test_FORM_UPL_03_files_that_were_uploaded_before_become_files_of_the_entry(form):
    """FORM-UPL-03, FORM-UPL-16"""
    first, second = upload(form, named="../a.pdf"), upload(form, named="b.pdf")
    shown_answer(form, **uploaded(first, second))

    assert [file.name for file in Entry.objects.get().files.all()] == ["a.pdf", "b.pdf"]
    assert not FormFile.objects.exclude(client="").exists()


def test_FORM_UPL_04_files_stay_when_the_form_is_shown_again(form):
    html = shown_answer(form, input_1="", input_4=[pdf("a.pdf"), pdf("b.pdf")])
    hidden = html.find(id=f"gform_uploaded_files_{form.pk}")["value"]

    assert listed(html) == ["a.pdf", "b.pdf"]
    assert [file["uploaded_filename"] for file in json.loads(hidden)["input_4"]] == ["b.pdf", "a.pdf"]
    shown_answer(form, gform_uploaded_files=hidden)
    assert Entry.objects.get().texts["4"] == "a.pdf, b.pdf"


def test_FORM_UPL_04_the_reply_by_ajax_has_the_files(form):
    reply = upload(form)
    data = data_of(send_by_ajax(form, input_1="", **uploaded(reply)))

    assert data["uploaded_files"] == {"input_4": [reply["data"] | {"size": len(PDF)}]}


def test_FORM_UPL_14_a_checked_file_is_removed_and_makes_room_for_another(form):
    files = [upload(form, named=f"{name}.pdf") for name in "ab"]
    removed = {"gform_remove_file": files[0]["data"]["temp_filename"]}
    shown_answer(form, input_4=pdf("c.pdf"), **uploaded(*files), **removed)

    assert [file.name for file in Entry.objects.get().files.all()] == ["b.pdf", "c.pdf"]


def test_FORM_UPL_15_too_many_files_are_refused(form):
    html = shown_answer(form, input_4=[pdf(), pdf(), pdf()])

    assert html.find(id=f"validation_message_{form.pk}_4").text == "Files allowed: 2. Remove some."
    assert not Entry.objects.exists()


def test_FORM_UPL_15_a_wrong_file_is_refused_next_to_its_field(form):
    html = shown_answer(form, input_4=SimpleUploadedFile("evil.php", b"<?php"))

    assert "evil.php: Files of this type cannot be uploaded." in html.find(id=f"validation_message_{form.pk}_4").text
    assert not Entry.objects.exists() and not FormFile.objects.exists()


def test_files_that_are_too_large_for_one_request_are_named_as_the_reason():
    form = file_form(max_size=1)
    answer = send(form, {"input_4": SimpleUploadedFile("CV.pdf", PDF + bytes(2_200_000))})

    assert answer.status_code == 413
    assert "Choose smaller or fewer files." in answer.content.decode()


def test_FORM_UPL_15_a_required_field_needs_a_file():
    html = shown_answer(file_form(is_required="yes"), input_4="CV.pdf")

    assert "This field is required." in html.text and not Entry.objects.exists()


def test_another_form_and_another_entry_cannot_take_a_file(form):
    reply = upload(form)
    shown_answer(file_form(), **uploaded(reply))
    shown_answer(form, **uploaded(reply))
    shown_answer(form, input_1="Eve", **uploaded(reply))

    assert [[file.name for file in entry.files.all()] for entry in Entry.objects.all()] == [["Thesis.pdf"]]


def test_a_file_of_a_single_field_replaces_the_one_before():
    form = file_form()
    shown_answer(form, input_4=pdf("new.pdf"), **uploaded(upload(form, named="old.pdf")))

    assert [file.name for file in Entry.objects.get().files.all()] == ["new.pdf"]


def test_files_are_deleted_with_their_entry(form, django_capture_on_commit_callbacks):
    shown_answer(form, input_4=pdf())
    name = FormFile.objects.get().file.name
    with django_capture_on_commit_callbacks(execute=True):
        Entry.objects.get().delete()

    assert not private_storage().exists(name)


def test_FORM_UPL_16_staff_who_may_read_the_entry_download_its_files(form, admin_client, client, django_user_model):
    shown_answer(form, input_4=pdf())
    entry, file = Entry.objects.get(), FormFile.objects.get()
    url = f"/admin/webform_entries/file/{entry.pk}/{file.pk}/"
    response = admin_client.get(url)

    assert url in admin_client.get(f"/admin/webform_entries/inspect/{entry.pk}/").content.decode()
    content, headers = downloaded(response)
    assert content == PDF
    assert headers["Content-Disposition"] == 'attachment; filename="CV.pdf"'
    assert headers["Content-Type"] == "application/octet-stream"
    assert (response["X-Content-Type-Options"], response["Referrer-Policy"]) == ("nosniff", "no-referrer")

    form.groups.add(Group.objects.create(name="Office"))
    form.save()
    client.force_login(reader(django_user_model))
    assert client.get(url).status_code == 302
    assert client.get(url.replace(f"/{entry.pk}/", "/999999/")).status_code == 404


def test_files_stay_when_staff_correct_an_entry(form, admin_client):
    shown_answer(form, input_4=pdf())
    entry = Entry.objects.get()
    fields = {"input_1": "Anna", "input_2": "ana@example.org", "input_3": "Corrected"}
    admin_client.post(f"/admin/webform_entries/edit/{entry.pk}/", fields)

    entry.refresh_from_db()
    assert (entry.texts["1"], entry.texts["4"]) == ("Anna", "CV.pdf")
