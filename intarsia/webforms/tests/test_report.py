"""Charts of the answers to a form."""

import pytest
from bs4 import BeautifulSoup
from wagtail.users.models import UserProfile

from .builders import entry, web_form

pytestmark = pytest.mark.django_db


@pytest.fixture
def staff(client, admin_user):
    client.force_login(admin_user)
    return client


def report(staff, form) -> dict[str, list[str]]:
    html = BeautifulSoup(staff.get(f"/admin/webform_entries/report/{form.pk}/").content, "html.parser")
    return {
        section.h2.text: [section.p.text, *(row.get_text(" ", strip=True) for row in section.select("tbody tr"))]
        for section in html.select("section[aria-labelledby^=question]")
    }


def test_each_answer_is_counted_with_its_share(form, staff):
    for name in ("Ana", "Ana", "Ben"):
        entry(form, name=name)
    entry(form, "spam", name="Spammer")

    assert report(staff, form)["Name"] == ["3 answers", "Ana 2 (67 %)", "Ben 1 (33 %)"]


def test_numbers_have_their_lowest_median_and_highest(form, staff):
    for age in ("7", "30.5", "45"):
        entry(form, name=age)

    assert report(staff, form)["Name"][0] == "3 answers · lowest 7, median 30.5, highest 45"


def test_numbers_days_and_times_are_shown_in_the_language_of_the_admin(staff, admin_user):
    form = web_form(*({"type": kind, "props": {"id": kind, "label": kind}} for kind in ("number", "date", "time")))
    one = entry(form)
    one.answers = {"1": "1234.5", "2": "2026-01-31", "3": "14:30"}
    one.save()
    UserProfile.objects.create(user=admin_user, preferred_language="de")

    shown = report(staff, form)
    assert [shown[name][1] for name in ("number", "date", "time")] == [
        "1234,5 1 (100 %)",
        "31. Januar 2026 1 (100 %)",
        "14:30 1 (100 %)",
    ]


def test_long_free_text_is_counted_but_not_charted(form, staff):
    for number in range(13):
        entry(form, message=f"Message {number}")

    assert report(staff, form)["Message"] == ["13 answers"]


def test_a_form_without_entries_says_so(staff):
    html = staff.get(f"/admin/webform_entries/report/{web_form().pk}/").content.decode()

    assert "No allowed entries yet." in html
