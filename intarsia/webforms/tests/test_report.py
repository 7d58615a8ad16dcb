"""Charts of the answers to a form."""

import pytest
from bs4 import BeautifulSoup
from wagtail.users.models import UserProfile

from intarsia.webforms.models import Entry

from .builders import entry, web_form

pytestmark = pytest.mark.django_db


@pytest.fixture
def staff(client, admin_user):
    client.force_login(admin_user)
    return client


def field(kind: str, id: str, **settings) -> dict:
    return {"type": kind, "props": {"id": id, "label": id.capitalize(), **settings}}


def choices(*labels: str) -> list[dict]:
    return [{"_id": label, "label": label, "value": label.lower()} for label in labels]


def answered(form, answers: dict) -> None:
    made = entry(form)
    Entry.objects.filter(pk=made.pk).update(answers=answers)


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


@pytest.mark.parametrize("text", ["NaN", "sNaN", "Infinity", "1e9999999"])
def test_an_answer_that_only_looks_like_a_number_is_counted_as_text(form, staff, text):
    for name in (text, "8"):
        entry(form, name=name)

    assert report(staff, form)["Name"] == ["2 answers", f"{text} 1 (50 %)", "8 1 (50 %)"]


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


def test_answers_in_a_repeater_are_counted_once_for_each_item(staff):
    child = [field("text", "child"), field("select", "class", choices=choices("Owls", "Larks"))]
    form = web_form(field("repeater", "children", fields=child))
    answered(form, {"1": [{"2": "Tom", "3": "owls"}, {"2": "Lea", "3": "owls"}, {"2": "Ida", "3": "larks"}]})

    assert report(staff, form) == {
        "Child": ["3 answers", "Tom 1 (33 %)", "Lea 1 (33 %)", "Ida 1 (33 %)"],
        "Class": ["3 answers", "Owls 2 (67 %)", "Larks 1 (33 %)"],
    }


def test_each_row_of_a_likert_scale_has_a_chart(staff):
    rows = [{"_id": name, "label": name} for name in ("Service", "Food")]
    form = web_form(field("likert", "day", rows=rows, choices=choices("Good", "Bad")))
    answered(form, {"1": {"1": "good", "2": "bad"}})
    answered(form, {"1": {"1": "good"}})

    assert report(staff, form) == {
        "Day: Service": ["2 answers", "Good 2 (100 %)", "Bad 0 (0 %)"],
        "Day: Food": ["1 answer", "Good 0 (0 %)", "Bad 1 (100 %)"],
    }


def test_what_names_a_person_is_counted_but_not_charted(staff):
    form = web_form(field("email", "mail"), field("name", "name"), field("consent", "consent"))
    answered(form, {"1": "ana@example.org", "2": {"3": "Ana"}, "3": "1"})

    assert report(staff, form) == {"Mail": ["1 answer"], "Name": ["1 answer"], "Consent": ["1 answer", "Yes 1 (100 %)"]}
