"""Contacts in lists of the admin: a text is shortened, and no part of a contact is left readable."""

import re

import pytest
from django.utils.translation import override
from wagtail.models import Site

from intarsia.protection.encoding.for_staff import hidden, hidden_beginning, hides_phones, staff_contacts
from intarsia.protection.models import ContactSettings


def shown(html: str) -> str:
    return re.sub(r"<[^>]+>", "", html)


def test_a_short_text_is_shown_on_one_line_as_text():
    assert hidden_beginning("Oak  & <b>elm</b>\n\nin May", 40) == "Oak &amp; &lt;b&gt;elm&lt;/b&gt; in May"


@pytest.mark.parametrize(
    ("longest", "beginning"), [(20, "The oak press opens."), (19, "The oak press open…"), (8, "The oak…"), (5, "The …")]
)
def test_a_longer_text_ends_with_an_ellipsis_and_has_at_most_so_many_characters(longest, beginning):
    assert hidden_beginning("The oak press opens.", longest) == beginning
    assert len(beginning) <= longest


@pytest.mark.parametrize("longest", range(8, 24))
def test_an_email_address_that_is_cut_is_left_out(longest):
    beginning = shown(hidden_beginning("Write to ana@example.org, please.", longest))

    assert beginning in ("Write t…", "Write to…", "Write to …")
    assert "ana" not in beginning


def test_an_email_address_that_is_whole_is_hidden_until_a_click():
    html = hidden_beginning("Write to ana@example.org, please, and soon.", 30)

    assert "ana@example.org" not in html and "a**@***le.org" in shown(html)
    assert "Click to show." in html


def test_a_telephone_number_that_is_cut_is_left_out_if_numbers_are_hidden():
    text = "Call +49 30 123456 today, please."

    assert shown(hidden_beginning(text, 16, phones=True)) == "Call …"
    assert shown(hidden_beginning(text, 16)) == "Call +49 30 123…"


def test_telephone_numbers_are_hidden_only_if_asked_for():
    assert "+49 30 123456" in hidden("+49 30 123456")
    assert "123456" not in hidden("+49 30 123456", phones=True)


@pytest.mark.django_db
def test_lists_hide_telephone_numbers_if_any_site_hides_contacts_and_numbers():
    settings = ContactSettings.objects.create(site=Site.objects.get(), hides_emails=True, hides_phones=False)
    found = []
    for emails, phones in ((True, False), (False, True), (True, True)):
        ContactSettings.objects.filter(pk=settings.pk).update(hides_emails=emails, hides_phones=phones)
        found.append((hides_phones(), staff_contacts()["hides_phones"]))

    assert found == [(False, False), (False, False), (True, True)]


@pytest.mark.django_db
def test_the_script_of_contacts_has_the_language_of_the_user():
    with override("de"):
        german = staff_contacts()["contacts"]["site"]
    with override("fr"):
        french = staff_contacts()["contacts"]["site"]
    with override(None):
        usual = staff_contacts()["contacts"]["site"]

    assert len({german, french, usual}) == 3
