"""A form on a page: shown, sent without a script, judged, stored once and mailed."""

from datetime import timedelta

import pytest
from bs4 import BeautifulSoup
from django.core import mail
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from intarsia.jobs.testing import run_jobs
from intarsia.moderation.api import decide
from intarsia.protection.tests.senders import ADVERTISING
from intarsia.rendering.render import renderer
from intarsia.state.tests.metrics import counts, metrics_on
from intarsia.webforms.delivery.webhook_message import message_of
from intarsia.webforms.merge_tags.values import values_of
from intarsia.webforms.models import Entry, FormField

from .builders import CONTACT, by_a_person, notification, page_with, send, shown, web_form

__all__ = ["metrics_on"]
pytestmark = pytest.mark.django_db


def test_FORM_PAGE_01_ids_and_names_have_the_number_of_form_and_field(form):
    """FORM-PAGE-01, FORM-PAGE-02, FORM-A11Y-05"""
    html = BeautifulSoup(shown(page_with(form)), "html.parser")
    wrapper = html.find(id=f"gform_wrapper_{form.pk}")
    page = wrapper.find("form", id=f"gform_{form.pk}").find(id=f"gform_page_{form.pk}_1")
    field = page.find(id=f"field_{form.pk}_2")

    assert field.find("input", attrs={"name": "input_2"})["id"] == f"input_{form.pk}_2"
    assert field.find("label", attrs={"for": f"input_{form.pk}_2"}).text == "E-mail"


def test_FORM_PAGE_05_the_form_has_its_hidden_inputs(form):
    html = BeautifulSoup(shown(page_with(form)), "html.parser")
    names = {
        one["name"] for one in html.find_all("input", type="hidden") if one.get("id") == f"{one['name']}_{form.pk}"
    }

    assert names == {
        "gform_save",
        "gform_source_page_number",
        "gform_target_page_number",
        "gform_uploaded_files",
        "gform_submission_method",
    }
    assert not html.find(attrs={"name": "version_hash"})


def test_the_page_is_the_same_for_all_visitors(form):
    answer = Client().get(page_with(form).url)

    assert not answer.cookies and "csrf" not in answer.content.decode()
    assert "private" not in answer.headers.get("Cache-Control", "")


@pytest.mark.parametrize("sent_from", ["/forms/{form}/", "/forms/{form}/sent/token/", "/any/?ref=mail"])
def test_staff_see_the_page_of_the_form_and_not_the_url_that_it_was_sent_to(form, sent_from):
    page = page_with(form)
    referer = f"http://testserver{sent_from.format(form=form.pk)}"
    send(form, by_a_person(shown(page)), referer=referer)

    assert Entry.objects.get().record.page_url == (page.full_url if "forms" in sent_from else referer)


@pytest.mark.parametrize(
    ("around", "named"),
    [
        ("https%3A%2F%2Fclub.example%2Fjoin%2F", "https://club.example/join/"),
        ("https%3A%2F%2Fevil.example%2F", ""),
        ("javascript%3Aalert(1)", ""),
        ("https%3A%2F%2F%5B", ""),
    ],
)
def test_staff_see_the_page_of_another_site_that_showed_the_form(around, named):
    form = web_form(allowed_sites="https://club.example")
    frame = f"http://testserver/forms/{form.pk}/embed/?around={around}"
    send(form, by_a_person(Client().get(frame).content.decode()), referer=frame)

    assert Entry.objects.get().record.page_url == (named or frame)


@pytest.mark.parametrize(
    ("referer", "named"),
    [("https://club.example/join/?member=7", "https://club.example/join/"), ("https://evil.example/", "")],
)
def test_staff_see_the_page_around_a_frame_without_a_script_also_after_an_error(referer, named):
    form = web_form(allowed_sites="https://club.example")
    frame = f"http://testserver/forms/{form.pk}/embed/"
    html = Client().get(frame, headers={"referer": referer}).content.decode()
    corrected = send(form, by_a_person(html, input_1=""), referer=frame).content.decode()
    send(form, by_a_person(corrected), referer=f"http://testserver/forms/{form.pk}/")

    entry = Entry.objects.get()
    assert entry.record.page_url == (named or f"http://testserver/forms/{form.pk}/")
    assert values_of(entry).merged("{page_url}") == message_of(entry)["data"]["page_url"] == named


def test_the_record_of_an_entry_is_not_read_for_the_page_of_another_site_where_the_form_is_on_none(form):
    """Each visitor would wait for it."""
    send(form, by_a_person(shown(page_with(form))))
    entry = Entry.objects.get()
    entry.page = None
    with CaptureQueriesContext(connection) as queries:
        assert values_of(entry).merged("{page_url}") == ""

    assert not [query["sql"] for query in queries if "moderation" in query["sql"]]


def test_FORM_SUB_29_a_valid_form_becomes_an_entry_with_its_verdict(form):
    """FORM-SUB-06, FORM-SUB-29, FORM-PAGE-19"""
    page = page_with(form)
    answer = send(form, by_a_person(shown(page)), follow=True)

    assert "Thank you. We have received your message." in answer.content.decode()
    entry = Entry.objects.get()
    assert entry.labelled_answers[:2] == [("Name", "Ana"), ("E-mail", "ana@example.org")]
    assert (entry.page_id, entry.record.status, entry.record.form) == (page.pk, "allowed", f"webform:{form.pk}")


def test_FORM_SUB_30_an_entry_is_mailed_to_the_recipients_of_the_form():
    form = web_form(notifications=[notification(to="office@example.org, second@example.org")])
    send(form, by_a_person(shown(page_with(form))))
    run_jobs()

    [message] = mail.outbox
    assert (message.to, message.reply_to) == (["office@example.org", "second@example.org"], ["ana@example.org"])
    assert message.subject == "New entry: Contact" and "Name\nAna" in message.body


def test_FORM_SUB_27_wrong_answers_are_marked_and_nothing_typed_is_lost(form):
    """FORM-SUB-27, FORM-A11Y-02, FORM-PAGE-19"""
    fields = by_a_person(shown(page_with(form)), input_1=" ", input_2="no address", input_3="Please <b>call</b>")
    html = BeautifulSoup(send(form, fields).content.decode(), "html.parser")
    address = html.find(id=f"input_{form.pk}_2")
    summary = html.find(id=f"gform_{form.pk}_validation_container")

    assert not Entry.objects.exists()
    assert html.find(id=f"validation_message_{form.pk}_1").text == "This field is required."
    assert html.find(id=address["aria-describedby"]).text == "Enter a complete e-mail address, with an @ and a dot."
    assert (address["aria-invalid"], address["value"]) == ("true", "no address")
    assert html.find(id=f"input_{form.pk}_3").text == "Please <b>call</b>"
    assert [link["href"] for link in summary.find_all("a")] == [f"#input_{form.pk}_1", f"#input_{form.pk}_2"]


def test_an_error_page_is_a_usual_page_and_private(form):
    answer = send(form, by_a_person(shown(page_with(form)), input_1=""))

    assert answer.status_code == 200
    assert "private" in answer.headers["Cache-Control"] and answer.headers["X-Robots-Tag"] == "noindex"


def test_an_owners_error_message_replaces_ours():
    name = {"type": "text", "props": {"id": "name", "is_required": "yes", "error_message": "Who are you?"}}
    form = web_form(name)

    assert "Who are you?</p>" in send(form, by_a_person(shown(page_with(form)), input_1="")).content.decode()


def test_FORM_SUB_31_the_same_form_sent_twice_is_one_entry(form):
    fields = by_a_person(shown(page_with(form)))
    first, second = send(form, fields), send(form, fields)

    assert (first.status_code, second.status_code) == (302, 302)
    assert Entry.objects.count() == 1


@pytest.mark.parametrize(("first", "second", "entries"), [(590, 1180, 1), (10, 1190, 2), (10, 1210, 2)])
def test_FORM_SUB_31_the_same_answers_are_a_new_entry_after_ten_minutes(form, monkeypatch, first, second, entries):
    """In seconds after a multiple of ten minutes."""
    fields = by_a_person(shown(page_with(form)))
    now = timezone.now()
    start = now - timedelta(seconds=now.timestamp() % 600)
    for seconds in (first, second):
        monkeypatch.setattr(timezone, "now", lambda seconds=seconds: start + timedelta(seconds=seconds))
        assert send(form, fields).status_code == 302

    assert Entry.objects.count() == entries


def test_two_people_can_send_the_same_answers(form):
    fields = by_a_person(shown(page_with(form)))
    send(form, fields)
    send(form, fields, **{"user-agent": "Another browser"})

    assert Entry.objects.count() == 2


def test_spam_waits_for_a_moderator_and_is_mailed_once_it_is_allowed():
    form = web_form(notifications=[notification()])
    page = page_with(form)
    fields = by_a_person(shown(page), input_3=ADVERTISING)
    robot = {name: value for name, value in fields.items() if not name.startswith(("ct_", "apbct"))}
    send(form, robot)
    entry = Entry.objects.get()
    assert entry.record.status in ("waiting", "blocked")
    run_jobs()
    assert not mail.outbox

    decide([entry.record], "allow", None)
    run_jobs()
    assert len(mail.outbox) == 1


def test_nothing_is_lost_if_the_rules_cannot_run(form, monkeypatch):
    fields = by_a_person(shown(page_with(form)), input_2="not checked")
    renderer().close()
    monkeypatch.setattr(renderer(), "bundle", renderer().bundle.with_name("missing.js"))
    try:
        send(form, fields)
    finally:
        renderer().close()

    entry = Entry.objects.get()
    assert entry.answers["2"] == "not checked" and entry.record.status == "waiting"


def test_a_number_is_never_used_for_another_field(form):
    form.document = {**form.document, "content": [CONTACT[0], {"type": "text", "props": {"id": "new"}}]}
    form.save_revision().publish()

    numbers = dict(FormField.objects.filter(form=form).values_list("element", "number"))
    assert numbers == {"name": 1, "mail": 2, "message": 3, "new": 4}


def test_a_field_that_was_removed_is_neither_required_nor_stored(form):
    page = page_with(form)
    fields = by_a_person(shown(page))
    form.document = {**form.document, "content": list(CONTACT[:2])}
    form.save_revision().publish()
    send(form, fields)

    assert set(Entry.objects.get().answers) == {"1", "2"}


def test_a_page_with_the_form_is_rendered_again_when_the_form_is_published(form):
    page = page_with(form)
    assert "Message</label>" in shown(page)
    form.document = {**form.document, "content": list(CONTACT[:2])}
    form.save_revision().publish()

    assert "Message</label>" not in shown(page)


def test_an_unpublished_form_is_neither_shown_nor_accepted(form):
    page = page_with(form)
    fields = by_a_person(shown(page))
    form.unpublish()

    assert "gform_wrapper" not in shown(page)
    assert send(form, fields).status_code == 404


def test_a_form_whose_page_is_gone_answers_on_a_page_of_its_own(form):
    page = page_with(form)
    fields = by_a_person(shown(page), input_1="")
    page.delete()

    assert "This field is required." in send(form, fields).content.decode()


def test_a_form_from_another_site_is_shown_again_and_not_judged(form):
    fields = by_a_person(shown(page_with(form)))
    answer = send(form, fields, **{"sec-fetch-site": "cross-site", "origin": "https://elsewhere.example"})

    assert "has not been sent yet" in answer.content.decode() and not Entry.objects.exists()


def test_a_form_that_is_not_judged_is_counted_as_refused(form, metrics_on):
    send(form, by_a_person(shown(page_with(form))), **{"sec-fetch-site": "cross-site"})

    assert counts()['submissions_total{outcome="refused"}'] == 1


def test_FORM_SUB_34_a_changed_confirmation_url_shows_nothing(form):
    assert Client().get(f"/forms/{form.pk}/sent/wrong/").status_code == 404


def test_the_url_of_an_answer_that_is_opened_again_leads_to_the_page_with_the_form(client):
    form = web_form()
    url = f"/forms/{form.pk}/"
    alone = client.get(url)
    assert alone.status_code == 200 and "Message" in alone.content.decode()
    assert alone["X-Robots-Tag"] == "noindex"

    page = page_with(form)
    assert client.get(url).url == f"{page.url}#gform_wrapper_{form.pk}"

    page.unpublish()
    assert client.get(url).status_code == 200
    assert client.get("/forms/99/").status_code == 404
