"""What visitors saved and have not sent yet: who sees it, and what a privacy request finds."""

import pytest
from django.contrib.auth.models import Group

from intarsia.moderation.api import erase, export
from intarsia.webforms.models import FormFile, SavedAnswers

from .builders import CONTACT, web_form
from .test_entry_access import LIST as ENTRIES
from .test_entry_access import reader
from .test_paging import press, start
from .test_saved_answers import link_in, opened, send_link
from .uploads import PDF, downloaded, upload, uploaded

pytestmark = pytest.mark.django_db
LIST = "/admin/webform_partial_entries/"
FILE = {"type": "file_upload", "props": {"id": "file", "label": "File"}}


def form_that_saves(**settings):
    return web_form(*CONTACT, FILE, can_save=True, **settings)


def saved_with(form, name: str, **typed: str) -> SavedAnswers:
    press(start(form), form, "save-continue", input_1=name, **typed)
    return SavedAnswers.objects.get(name=name)


def test_staff_see_partial_entries_only_of_forms_whose_owner_wants_it(client, django_user_model):
    office = Group.objects.create(name="Office")
    open_one = saved_with(form_that_saves(shows_saved=True), "Ana")
    hidden = [
        saved_with(form_that_saves(), "Bob"),
        saved_with(form_that_saves(shows_saved=True, groups=[office]), "Eve"),
    ]
    client.force_login(reader(django_user_model, "delete_entry"))
    html = client.get(LIST).content.decode()

    assert "Ana" in html and "Bob" not in html and "Eve" not in html
    assert LIST in client.get(ENTRIES).content.decode()
    assert "Ana" in client.get(f"{LIST}inspect/{open_one.pk}/").content.decode()
    for saved in hidden:
        for path in ("inspect", "delete"):
            assert client.get(f"{LIST}{path}/{saved.pk}/").status_code == 302


def test_staff_see_whole_emails_of_partial_entries(client, django_user_model):
    saved = saved_with(form_that_saves(shows_saved=True), "Ana ana@example.org")
    client.force_login(reader(django_user_model))
    html = client.get(f"{LIST}inspect/{saved.pk}/").content.decode()

    assert '<a href="mailto:ana@example.org">ana@example.org</a>' in html


def test_staff_download_the_files_of_partial_entries(client, django_user_model):
    form = form_that_saves(shows_saved=True)
    saved = saved_with(form, "Ana", **uploaded(upload(form)))
    url = f"{LIST}file/{saved.pk}/{FormFile.objects.get().pk}/"
    client.force_login(reader(django_user_model))

    content, headers = downloaded(client.get(url))
    assert headers["Content-Disposition"] == 'attachment; filename="Thesis.pdf"'
    assert content == PDF
    type(form).objects.update(shows_saved=False)
    assert client.get(url).status_code == 302


def test_staff_make_a_link_stop_by_deleting_the_partial_entry(client, django_user_model):
    form = form_that_saves(shows_saved=True)
    link = link_in(press(start(form), form, "save-continue", input_1="Ana"))
    client.force_login(reader(django_user_model, "delete_entry"))
    client.post(f"{LIST}delete/{SavedAnswers.objects.get().pk}/")

    assert not SavedAnswers.objects.exists() and "This link does not work any more" in opened(link).text


def test_a_privacy_request_finds_answers_and_recipients_of_links():
    form = form_that_saves()
    saved_with(form, "Ana", input_2="ana@example.org", **uploaded(upload(form)))
    send_link(press(start(form), form, "save-continue", input_1="Bob"), form, "ANA@example.org")
    saved_with(form, "Eve", input_2="eve@example.org")
    found = export("ana@example.org")["webform_partial_entries"]

    assert [one["answers"][0]["answer"] for one in found] == ["Bob", "Ana"]
    assert (found[1]["files"], found[0]["link_sent_to"]) == (["Thesis.pdf"], ["ANA@example.org"])
    assert erase("ana@example.org")["webform_partial_entries"] == 2
    assert SavedAnswers.objects.get().name == "Eve" and not FormFile.objects.exists()
