"""Two requests change the same files or saved answers. Each test does the second one in the middle of the first one."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any
from urllib.parse import quote

import pytest
from django.db.models.signals import pre_delete
from django.test import Client
from django.utils import timezone
from wagtail.models import Site

from intarsia.moderation.privacy.retention import forget as delete_expired_data
from intarsia.protection.models import ListedSender
from intarsia.protection.tests.senders import BROWSER
from intarsia.webforms.entries.names import REFUSED
from intarsia.webforms.models import Entry, FormFile, SavedAnswers
from intarsia.webforms.saved_answers import storing
from intarsia.webforms.saved_answers.deletion import delete_saved

from .builders import by_a_person, hidden_inputs, page_with, send, shown, web_form
from .test_paging import press
from .test_saved_answers import FIELDS, FILE, TOWN, link_in, opened, saved
from .test_tus import URL, tus
from .uploads import file_form, upload, uploaded

pytestmark = pytest.mark.django_db
EXPIRED = "This file is not stored any more. Choose it again."


@contextmanager
def before_a_file_is_deleted(do: Callable[[], Any]) -> Iterator[list[Any]]:
    """Between the moment when the files to delete are known and their deletion. The results of `do`, once."""
    results: list[Any] = []

    def first(**_signal: Any) -> None:
        if not results:
            results.append(None)
            results[0] = do()

    pre_delete.connect(first, FormFile)
    try:
        yield results
    finally:
        pre_delete.disconnect(first, FormFile)


def test_FORM_UPL_14_a_form_that_is_sent_while_its_file_is_removed_names_no_file_that_nobody_has():
    """FORM-UPL-14"""
    form = file_form()
    reply = upload(form)
    sent = by_a_person(shown(page_with(form))) | uploaded(reply)

    with before_a_file_is_deleted(lambda: send(form, sent, follow=True).content.decode()) as answers:
        removed = tus("DELETE", URL + quote(reply["data"]["temp_filename"]))

    assert removed.status_code == 204 and EXPIRED in answers[0]
    assert not Entry.objects.exists() and not FormFile.objects.exists()


def test_a_form_that_is_sent_while_its_saved_answers_are_deleted_names_no_file_that_nobody_has():
    form = web_form(*FIELDS, can_save=True)
    given = uploaded(upload(form, field_id=5))["gform_uploaded_files"].replace("input_4", FILE)
    back = opened(link_in(saved(form, **{TOWN: "Bergen", "gform_uploaded_files": given})))

    hidden = hidden_inputs(str(back.find(id=f"gform_{form.pk}")))
    sent = by_a_person("") | hidden | {"gform_submission_type": "submit", "input_1": "Ana", TOWN: "Bergen"}

    with before_a_file_is_deleted(lambda: send(form, sent, follow=True).content.decode()) as answers:
        assert delete_saved(SavedAnswers.objects.all()) == 1

    assert EXPIRED in answers[0]
    assert not Entry.objects.exists() and not FormFile.objects.exists()


def delete_by_staff() -> None:
    Entry.objects.get(digest__startswith=REFUSED).delete()


def delete_expired() -> None:
    delete_expired_data(timezone.now() + timedelta(days=91))


@pytest.mark.parametrize("delete", [delete_by_staff, delete_expired])
def test_a_correction_that_is_sent_while_the_refused_entry_is_deleted_names_no_file_that_nobody_has(delete):
    form = file_form()
    reply = upload(form)
    html = shown(page_with(form))
    sent = by_a_person(html) | uploaded(reply)
    ListedSender.objects.create(site=Site.objects.get(), kind="email", value="wim@example.org")
    send(form, sent | {"input_2": "wim@example.org"})
    assert Entry.objects.get().files.exists()

    with before_a_file_is_deleted(lambda: send(form, sent, follow=True).content.decode()) as answers:
        delete()

    assert EXPIRED in answers[0]
    assert not Entry.objects.exists() and not FormFile.objects.exists()


def test_FORM_SAVE_06_answers_that_are_deleted_while_they_are_saved_stay_deleted_and_get_a_new_link(monkeypatch):
    """FORM-SAVE-06"""
    form = web_form(*FIELDS, can_save=True)
    first = link_in(saved(form, **{TOWN: "Bergen"}))
    SavedAnswers.objects.update(recipients="ana@example.org")
    back, original = opened(first), storing.check_quota

    def check_late(*arguments: Any) -> None:
        monkeypatch.setattr(storing, "check_quota", original)
        forget(first, form)
        original(*arguments)

    monkeypatch.setattr(storing, "check_quota", check_late)
    second = link_in(press(back, form, "save-continue", **{TOWN: "Oslo"}))

    assert second != first and "Bergen" not in str(opened(first)) and "Oslo" not in str(opened(first))
    assert opened(second).find("input", attrs={"name": TOWN})["value"] == "Oslo"
    assert SavedAnswers.objects.get().recipients == ""


def forget(link: str, form: Any) -> None:
    """The visitor deletes the answers in another tab."""
    button = opened(link).find(id=f"gform_forget_{form.pk}")
    fields = {one["name"]: one["value"] for one in button.parent.find_all("input")}
    answer = Client(headers=BROWSER).post(button.parent["action"], fields)
    assert "Your saved answers are deleted." in answer.content.decode()
