"""Limits of a form: dates, number of entries, log-in, one entry per person."""

from datetime import timedelta

import pytest
from django.contrib.auth import get_user_model
from django.core.exceptions import ValidationError
from django.db import transaction
from django.test import Client
from django.utils import timezone

from intarsia.protection.tests.senders import BROWSER
from intarsia.webforms.limits.checks import LimitReached, keep_limits
from intarsia.webforms.models import Entry

from .builders import by_a_person, page_with, send, shown, web_form

pytestmark = pytest.mark.django_db

HOUR = timedelta(hours=1)


def changed(form, **values):
    for name, value in values.items():
        setattr(form, name, value)
    form.save()
    return form


@pytest.mark.parametrize(
    ("opens", "closes", "says"),
    [(HOUR, None, "This form opens on"), (None, -HOUR, "This form is closed."), (-2 * HOUR, -HOUR, "is closed.")],
)
def test_a_form_that_is_not_open_says_so_and_accepts_nothing(form, opens, closes, says):
    page, now = page_with(form), timezone.now()
    fields = by_a_person(shown(page))
    changed(form, opens=opens and now + opens, closes=closes and now + closes)

    assert says in shown(page) and f'id="gform_{form.pk}"' not in shown(page)
    answer = send(form, fields).content.decode()
    # What was typed is not lost.
    assert says in answer and 'value="Ana"' in answer and not Entry.objects.exists()


def test_the_owner_says_whom_to_ask_once_a_form_is_closed_or_full():
    text = "Ask for the next course at the desk."
    closed = web_form(closes=timezone.now() - HOUR, closed_text=text)
    full = web_form(max_entries=1, closed_text=text)
    fields = by_a_person(shown(page_with(full)))
    send(full, fields)
    late = Entry(form=full, email="late@example.org")

    assert [text in shown(page_with(form)) for form in (closed, full)] == [True, True]
    assert text in send(full, fields | {"input_1": "Bob"}).content.decode()
    with pytest.raises(LimitReached, match="next course"), transaction.atomic():
        keep_limits(late)


def test_a_form_closes_on_cached_pages_too(form):
    changed(form, closes=timezone.now() + HOUR)
    control = Client().get(page_with(form).url).headers["Cache-Control"]

    assert 3500 < int(control.partition("s-maxage=")[2]) <= 3600


def test_a_form_is_closed_after_its_last_entry():
    form = web_form(max_entries=1)
    page = page_with(form)
    fields = by_a_person(shown(page))
    send(form, fields)

    assert "enough people" in shown(page)
    assert "enough people" in send(form, fields | {"input_1": "Bob"}).content.decode()
    Entry.objects.all().delete()
    assert "enough people" not in shown(page)


def test_a_form_for_members_asks_visitors_to_log_in():
    form = web_form(needs_login=True)
    fields = by_a_person(shown(page_with(form)))
    assert "Log in to send this form." in send(form, fields).content.decode()

    member = Client(headers=BROWSER)
    member.force_login(get_user_model().objects.create_user("ana"))
    assert member.post(f"/forms/{form.pk}/", fields).status_code == 302


def test_one_entry_per_account():
    form = web_form(per_person="account")
    fields = by_a_person(shown(page_with(form)))
    member = Client(headers=BROWSER)
    member.force_login(get_user_model().objects.create_user("ana"))
    member.post(f"/forms/{form.pk}/", fields)

    # A double click is not a second entry.
    assert member.post(f"/forms/{form.pk}/", fields).status_code == 302
    answer = member.post(f"/forms/{form.pk}/", fields | {"input_1": "Bob"})
    assert "You have already sent this form." in answer.content.decode()
    assert "Log in" in send(form, fields | {"input_1": "Eve"}).content.decode() and Entry.objects.count() == 1


def test_one_entry_per_email_address():
    form = web_form(per_person="email")
    fields = by_a_person(shown(page_with(form)))
    send(form, fields)

    again = send(form, fields | {"input_1": "Bob", "input_2": "ANA@example.org"})
    assert "with this e-mail address" in again.content.decode()
    assert send(form, fields | {"input_2": "bob@example.org"}).status_code == 302


def test_simultaneous_submissions_do_not_exceed_a_limit():
    form = web_form(max_entries=1)
    late = Entry(form=form, submitted=timezone.now(), digest="late")
    send(form, by_a_person(shown(page_with(form))))

    with pytest.raises(LimitReached, match="enough people"):
        keep_limits(late)


def test_FORM_SUB_28_a_form_whose_button_is_hidden_is_not_accepted():
    """FORM-SUB-28"""
    rule = {"field": "name", "operator": "is", "value": "Ana"}
    form = web_form(button_condition=rule)
    fields = by_a_person(shown(page_with(form)))

    assert "cannot be sent with these answers" in send(form, fields | {"input_1": "Bob"}).content.decode()
    assert send(form, fields).status_code == 302


def test_a_form_cannot_close_before_it_opens():
    with pytest.raises(ValidationError, match="closes before it opens"):
        web_form(opens=timezone.now(), closes=timezone.now() - HOUR).full_clean()
