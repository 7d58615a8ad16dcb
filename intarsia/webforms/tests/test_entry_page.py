"""The page of an entry: answers, notes, decisions, notifications, corrections."""

import re
from datetime import UTC, datetime
from uuid import uuid4

import pytest
from bs4 import BeautifulSoup
from django.core import mail

from intarsia.jobs.testing import run_jobs
from intarsia.pages.tests.builders import document
from intarsia.webforms.models import Delivery, Entry, WebForm
from intarsia.webforms.numbering import numbers_of

from .builders import CONTACT, by_a_person, entry, notification, page_with, send, shown, web_form

pytestmark = pytest.mark.django_db

PAGE = "/admin/webform_entries/{}/{}/"


@pytest.fixture
def staff(client, admin_user):
    client.force_login(admin_user)
    return client


def see(staff, one: Entry) -> str:
    return staff.get(PAGE.format("inspect", one.pk)).content.decode()


def act(staff, one: Entry, action: str, **fields) -> str:
    return staff.post(PAGE.format("act", one.pk), {"action": action, **fields}, follow=True).content.decode()


def test_the_page_shows_all_questions_with_their_answers(form, staff):
    html = see(staff, entry(form, name="Ana <b>"))

    assert "<dt>Message</dt>" in html and "Ana &lt;b&gt;" in html


def test_answers_are_in_the_order_of_the_form_also_if_a_field_was_added_between_others(form, staff):
    topic = {"type": "text", "props": {"id": "topic", "label": "Topic"}}
    form.document = document(*CONTACT[:2], topic, CONTACT[2])
    form.save()
    html = see(staff, entry(WebForm.objects.get(pk=form.pk), topic="Prices"))

    assert re.findall("<dt>(.*?)</dt>", html)[:4] == ["Name", "E-mail", "Topic", "Message"]


@pytest.mark.parametrize(
    ("removed", "offered"),
    [("spam", ["Not spam", "Move to trash"]), ("trash", ["Allow", "Mark as spam", "Restore"])],
)
def test_each_button_of_a_removed_entry_does_something_else_and_one_takes_the_removal_back(
    form, staff, removed, offered
):
    one = entry(form)
    soup = BeautifulSoup(act(staff, one, "decide", decision=removed), "html.parser")
    buttons = {button.get_text(): button["value"] for button in soup.select("button[name=decision]")}
    assert list(buttons) == offered

    act(staff, one, "decide", decision=buttons["Not spam" if removed == "spam" else "Restore"])
    assert Entry.objects.get(pk=one.pk).record.status == "allowed"


def test_staff_add_and_remove_notes(form, staff):
    one = entry(form)
    assert "Called back on Monday." in act(staff, one, "note", note="Called back on Monday.")
    assert "Write a note of 1 to 5000 characters." in act(staff, one, "note", note=" ")
    act(staff, one, "remove-note", note=one.notes.get().pk)

    assert not one.notes.exists()


@pytest.mark.parametrize("number", ["9" * 30, "9" * 5000])
def test_numbers_of_things_that_no_entry_has_change_nothing(form, staff, number):
    one = entry(form)
    act(staff, one, "note", note="Called back.")
    url = PAGE.format("act", one.pk)

    assert staff.post(url, {"action": "remove-note", "note": number}).status_code == 302
    assert staff.post(url, {"action": "resend", "delivery": number}).status_code == 404
    assert staff.post(url, {"action": "refund", "payment": number}).status_code == 404
    assert one.notes.exists()


def test_a_starred_entry_is_in_the_list_of_starred_ones(form, staff):
    one = entry(form)
    entry(form)
    act(staff, one, "star", starred="yes")
    html = staff.get("/admin/webform_entries/", {"show": "starred"}).content.decode()
    assert html.count("inspect/") == 1 and 'aria-label="Starred"' in html

    act(staff, one, "star", starred="no")
    assert not Entry.objects.filter(is_starred=True).exists()


def test_a_held_entry_that_is_allowed_sends_what_it_should_have_sent(staff, mailoutbox):
    form = web_form(notifications=[notification()])
    one = entry(form, "waiting")
    Delivery.objects.create(
        entry=one, key=form.notifications.get().key, name="Office", recipients=["office@example.org"]
    )
    assert "1 entry allowed." in act(staff, one, "decide", decision="allow")
    run_jobs()

    assert [email.to for email in mailoutbox] == [["office@example.org"]]


def test_a_notification_is_sent_again(staff):
    form = web_form(notifications=[notification()])
    send(form, by_a_person(shown(page_with(form))))
    run_jobs()
    one, delivery = Entry.objects.get(), Delivery.objects.get()
    html = act(staff, one, "resend", delivery=delivery.pk)
    run_jobs()

    assert "“Office” will be sent again." in html
    assert len(mail.outbox) == 2
    assert "Sent again" in see(staff, one)


def test_spam_is_not_sent_again(staff):
    form = web_form(notifications=[notification()])
    one = entry(form, "spam")
    delivery = Delivery.objects.create(entry=one, key=form.notifications.get().key, name="Office")

    assert "Allow it first." in act(staff, one, "resend", delivery=delivery.pk)


def test_staff_correct_answers_with_the_controls_of_the_form(staff):
    """What somebody agreed to stays, and is not asked of staff."""
    options = [{"_id": name, "label": name.capitalize(), "value": name} for name in ("owls", "larks")]
    kinds = {"email": {}, "name": {}, "date": {}, "select": {"choices": options}, "checkbox": {"choices": options}}
    kinds |= {"consent": {"is_required": "yes"}, "password": {"is_required": "yes"}, "calculation": {"formula": "2*3"}}
    form = web_form(*({"type": kind, "props": {"id": kind, "label": kind, **more}} for kind, more in kinds.items()))
    one = entry(form)
    answers = {"1": "ana@example.org", "2": {"3": "Ana"}, "3": "2026-01-31", "4": "owls", "5": ["owls"], "6": "1"}
    Entry.objects.filter(pk=one.pk).update(answers=answers | {"8": "6"}, texts=dict.fromkeys(answers, "x"))

    page = BeautifulSoup(staff.get(PAGE.format("edit", one.pk)).content, "html.parser").select_one("#main")
    assert [label.get_text(strip=True) for label in page.select(".w-field__label")] == [
        *("email", "name: First name", "date", "select", "checkbox")
    ]
    assert page.find("input", type="date")["value"] == "2026-01-31"
    assert page.select_one("select option[selected]").text == "Owls"
    assert [box["value"] for box in page.select("input[type=checkbox][checked]")] == ["owls"]

    sent = {"input_1": "b@example.org", "input_2.3": "Ben", "input_3": "2026-02-01", "input_4": "larks"}
    staff.post(PAGE.format("edit", one.pk), {**sent, "input_5": ["owls", "larks"]})
    one.refresh_from_db()
    assert one.answers["2"] == {"3": "Ben"} and one.answers["6"] == "1"
    assert (one.texts["4"], one.texts["5"]) == ("Larks", "Owls, Larks")


def test_a_correction_is_checked_by_the_rules_of_the_form(form, staff):
    one = entry(form)
    fields = {"input_1": "Ana Berg", "input_2": "no address", "input_3": "Hello"}
    html = staff.post(PAGE.format("edit", one.pk), fields).content.decode()
    assert "Enter a complete e-mail address" in html and "Ana Berg" in html

    staff.post(PAGE.format("edit", one.pk), {**fields, "input_2": "berg@example.org"})
    one.refresh_from_db()
    assert (one.name, one.email, one.texts["3"]) == ("Ana Berg", "berg@example.org", "Hello")
    assert "Edited" in see(staff, one)


def test_a_correction_overwrites_none_that_somebody_else_saved_meanwhile(form, staff):
    one = entry(form)
    edit = PAGE.format("edit", one.pk)

    def opened(**changes):
        inputs = BeautifulSoup(staff.get(edit).content, "html.parser").select("#main form [name]")
        return {i["name"]: i.get("value", i.text.strip()) for i in inputs} | changes

    first, second = opened(input_2="ana@example.com"), opened(input_1="Ana B")
    staff.post(edit, first)
    html = staff.post(edit, second).content.decode()
    one.refresh_from_db()
    assert (one.name, one.email) == ("Ana", "ana@example.com")
    assert "Somebody else changed this entry" in html and "Ana B" in html

    again = BeautifulSoup(html, "html.parser").select_one("[name=seen]")["value"]
    staff.post(edit, {**second, "input_2": "ana@example.com", "seen": again})
    one.refresh_from_db()
    assert (one.name, one.email) == ("Ana B", "ana@example.com")


def test_a_correction_leaves_the_numbers_of_other_fields_as_they_are(staff):
    """FORM-PRICE-05: 1.234 is typed as 1,234 where a comma is the decimal separator, also in a row."""
    number = {"type": "number", "props": {"id": "size", "label": "Size", "number_format": "decimal_comma"}}
    inner = {"type": "number", "props": {"id": "part", "label": "Part", "number_format": "decimal_comma"}}
    parts = {"type": "repeater", "props": {"id": "parts", "label": "Parts", "fields": [inner]}}
    one = entry(web_form({"type": "text", "props": {"id": "name", "label": "Name"}}, number, parts))
    numbers = numbers_of(one.form_id)
    size, rows, part = (str(numbers[name]) for name in ("size", "parts", "part"))
    one.answers = {"1": "Ana", size: "1.234", rows: [{part: "2.500"}]}
    one.save()

    edit = PAGE.format("edit", one.pk)
    inputs = BeautifulSoup(staff.get(edit).content, "html.parser").select("[name^=input_]")
    values = {tag["name"]: tag.get("value", tag.text.strip()) for tag in inputs}
    assert (values[f"input_{size}"], values[f"input_{part}[0]"]) == ("1,234", "2,500")
    staff.post(edit, {**values, "input_1": "Ben"})
    one.refresh_from_db()
    assert (one.answers["1"], one.answers[size], one.answers[rows]) == ("Ben", "1.234", [{part: "2.5"}])


def test_the_printed_page_has_the_answers_and_nothing_of_the_admin(form, staff):
    html = staff.get(PAGE.format("print", entry(form).pk)).content.decode()

    assert "ana@example.org" in html and "sidebar" not in html


def test_an_unknown_action_changes_nothing(form, staff):
    one = entry(form)

    assert staff.post(PAGE.format("act", one.pk), {"action": "publish"}).status_code == 404
    assert staff.post(PAGE.format("act", one.pk), {"action": "decide", "decision": "publish"}).status_code == 404


def links(html: str) -> dict[str, str]:
    found = BeautifulSoup(html, "html.parser").find_all("a", href=True)
    return {str(one["href"]): one.text for one in found if str(one["href"]).startswith(("mailto:", "tel:"))}


def test_staff_see_whole_emails_and_phone_numbers_as_links(staff):
    """On the page, in deliveries, in the timeline and on paper."""
    phone = {"type": "phone", "props": {"id": "phone", "label": "Phone"}}
    guest = {"type": "repeater", "props": {"id": "guests", "label": "Guests", "fields": [CONTACT[1], phone]}}
    one = entry(web_form(CONTACT[2], guest), message="Write to ben&co@example.org or co+fair@example.org, <b>soon</b>.")
    mail, number, guests = (numbers_of(one.form_id)[name] for name in ("mail", "phone", "guests"))
    one.answers = {str(guests): [{str(mail): "eve@example.org", str(number): "+49 (0)30 1234567"}]}
    one.texts |= {str(guests): "x", f"{mail}[0]": "eve@example.org", f"{number}[0]": "+49 (0)30 1234567"}
    one.save()
    sent = one.submitted
    Delivery.objects.create(entry=one, key=uuid4(), name="Office", recipients=["office@example.org"], sent=sent)
    shown, printed = see(staff, one), staff.get(PAGE.format("print", one.pk)).content.decode()

    written = {"mailto:co+fair@example.org": "co+fair@example.org", "mailto:eve@example.org": "eve@example.org"}
    assert links(printed) == written | {"tel:+49301234567": "+49 (0)30 1234567"}
    assert links(shown) == links(printed) | {"mailto:office@example.org": "office@example.org"}
    assert "<b>soon" not in shown and "data-original-string" not in shown
    assert shown.count("office@example.org</a>") == 2


def test_a_delivery_says_that_it_was_sent_and_when(staff, form):
    one = entry(form)
    Delivery.objects.create(entry=one, key=uuid4(), name="Office", sent=datetime(2026, 3, 4, 10, tzinfo=UTC))
    assert "<td>Sent on March 4, 2026" in see(staff, one)


def test_the_assessment_says_that_its_number_is_the_probability_of_spam(staff, form):
    assert "Probably a person (20% likely spam)" in see(staff, entry(form))
