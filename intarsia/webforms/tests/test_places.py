"""Choices with a limited number of places, such as the courses of a school."""

from html import unescape

import pytest
from bs4 import BeautifulSoup
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from intarsia.moderation.api import decide
from intarsia.signals import pages_purged
from intarsia.webforms.limits.places import ChoicesTaken, keep_places
from intarsia.webforms.models import Entry
from intarsia.webforms.published import tag_of

from .builders import CONTACT, by_a_person, entry, page_with, send, shown, web_form

pytestmark = pytest.mark.django_db

COURSES = [
    {"_id": "a", "label": "Carving", "value": "carving", "places": 1, "is_selected": "yes"},
    {"_id": "b", "label": "Turning", "value": "", "places": 2},
    {"_id": "c", "label": "Gilding", "value": "gilding", "places": 0},
]


def course_form(kind: str = "radio", **values):
    field = {"type": kind, "props": {"id": "course", "label": "Course", "choices": COURSES, "is_required": "yes"}}
    return web_form(*CONTACT, field, **values)


def offered(page) -> dict[str, bool]:
    """The labels of the choices, and whether each can be chosen."""
    soup = BeautifulSoup(shown(page), "html.parser")
    found = soup.select("[data-field='4'] :is(input[type=radio], input[type=checkbox], option[value]:not([value='']))")
    return {_label(soup, one): not one.has_attr("disabled") for one in found}


def _label(soup: BeautifulSoup, choice) -> str:
    return choice.get_text() or soup.select_one(f"label[for='{choice['id']}']").get_text()


@pytest.mark.parametrize("kind", ["radio", "select", "checkbox", "multi_select", "image_choice"])
def test_a_choice_is_offered_until_enough_entries_have_it(kind):
    form = course_form(kind)
    page = page_with(form)
    several = kind in ("checkbox", "multi_select")
    assert offered(page) == {"Carving": True, "Turning": True, "Gilding": True}

    for course in ("carving", "Turning", "gilding"):
        one = entry(form, course=course)
        Entry.objects.filter(pk=one.pk).update(answers={**one.answers, "4": [course] if several else course})
    form.save()

    assert offered(page) == {"Carving (full)": False, "Turning": True, "Gilding": True}
    assert not BeautifulSoup(shown(page), "html.parser").select(":disabled:is([checked], [selected])")


def test_a_full_choice_on_a_page_that_was_loaded_before_is_refused_next_to_its_field():
    form = course_form()
    page = page_with(form)
    before = by_a_person(shown(page))
    send(form, before | {"input_4": "carving"})
    answer = send(form, before | {"input_1": "Bob", "input_2": "bob@example.org", "input_4": "carving"})
    field = BeautifulSoup(answer.content, "html.parser").select_one("[data-field='4']")

    assert [one.name for one in Entry.objects.all()] == ["Ana"]
    assert "“Carving” is full. Choose another option." in field.get_text()
    # What was typed is still there, and the page offers what is left.
    assert 'value="Bob"' in answer.content.decode()
    assert offered(page) == {"Carving (full)": False, "Turning": True, "Gilding": True}

    send(form, before | {"input_1": "Bob", "input_2": "bob@example.org", "input_4": "Turning"})
    assert Entry.objects.count() == 2


@pytest.mark.parametrize("decision", ["spam", "trash"])
def test_a_removed_entry_gives_its_place_back(decision, admin_user):
    form = course_form()
    page = page_with(form)
    send(form, by_a_person(shown(page)) | {"input_4": "carving"})
    assert not offered(page)["Carving (full)"]

    decide([Entry.objects.get().record], decision, admin_user)
    assert offered(page)["Carving"]


def test_an_entry_that_waits_for_a_decision_keeps_its_place():
    form = course_form()
    entry(form, status="held", course="carving")

    assert offered(page_with(form)) == {"Carving (full)": False, "Turning": True, "Gilding": True}


def test_the_last_place_is_given_away_once():
    form = course_form()
    entry(form, course="carving")
    late = Entry(form=form, answers={"4": "carving"})

    with pytest.raises(ChoicesTaken, match="is full"), transaction.atomic():
        keep_places(late)


def test_an_entry_takes_one_place_however_often_it_names_the_choice():
    form = course_form("checkbox")
    send(form, by_a_person(shown(page_with(form))) | {"input_4.1": "Turning", "input_4.2": "Turning"})

    assert Entry.objects.get().answers["4"] == ["Turning"]
    Entry.objects.update(answers={"4": ["Turning", "Turning"]})
    keep_places(Entry(form=form, answers={"4": ["Turning"]}))


def test_an_entry_that_staff_correct_gives_its_place_back(client, admin_user, django_capture_on_commit_callbacks):
    form = course_form()
    one, purged = entry(form, course="carving"), []
    client.force_login(admin_user)

    def note(tags: tuple[str, ...], **_signal: object) -> None:
        purged.extend(tags)

    pages_purged.connect(note)
    with django_capture_on_commit_callbacks(execute=True):
        client.post(
            f"/admin/webform_entries/edit/{one.pk}/",
            {"input_1": "Ana", "input_2": "ana@example.org", "input_3": "Hello", "input_4": "gilding"},
        )
    pages_purged.disconnect(note)

    assert Entry.objects.get().answers["4"] == "gilding"
    assert tag_of(form.pk) in purged and offered(page_with(form))["Carving"]


def test_the_same_choice_twice_in_an_entry_takes_one_place_and_a_text_that_looks_like_a_list_takes_none():
    form = course_form("checkbox")
    for answer in (["Turning", "Turning", "gilding"], '["Turning"]', None, {"1": "Turning"}, 7):
        entry(form, course=answer if isinstance(answer, str) else "", message=f"About {answer}")
        Entry.objects.filter(pk=Entry.objects.latest("pk").pk).update(answers={"4": answer})

    keep_places(Entry(form=form, answers={"4": ["Turning", "gilding"]}))


@pytest.mark.parametrize(("answers", "is_counted"), [({"4": "carving"}, True), ({"4": "gilding"}, False), ({}, False)])
def test_the_database_counts_only_choices_with_a_limit(answers, is_counted):
    form = course_form()
    with CaptureQueriesContext(connection) as queries:
        keep_places(Entry(form=form, answers=answers))

    assert any("GROUP BY" in query["sql"] for query in queries) == is_counted


def test_other_answers_have_no_limit():
    form = course_form()
    entry(form, course="carving")

    keep_places(Entry(form=form, answers={"1": "carving", "4": "gilding", "99": "carving"}))
    keep_places(Entry(form=form, answers={}))


@pytest.mark.parametrize(
    ("action", "back"),
    [
        ("entry-restore", "/admin/webform_entries/"),
        ("entry-allow", "/admin/webform_entries/"),
        ("not-spam", "/admin/protection_messages/"),
    ],
)
def test_staff_read_that_there_was_no_space_for_an_entry_that_they_restored(action, back, client, admin_user):
    form = course_form(title="Courses", max_entries=2)
    removed = [entry(form, status="spam", course=course).record for course in ("carving", "Turning")]
    for _entry in range(2):
        entry(form, course="carving" if _entry else "gilding")
    client.force_login(admin_user)
    ids = "&".join(f"id={record.pk}" for record in removed)
    answer = client.post(f"/admin/bulk/intarsia_moderation/moderationrecord/{action}/?next={back}&{ids}", follow=True)
    read = unescape(answer.content.decode())

    assert "“Courses” now has 4 entries, and its limit is 2." in read
    assert "“Carving” in “Courses” is overbooked (entries: 2, places: 1)." in read
    assert read.count("is overbooked") == 1


def test_staff_read_no_warning_about_the_choices_of_other_entries(client, admin_user):
    form = course_form()
    for course in ("carving", "carving"):
        entry(form, course=course)
    removed = entry(form, status="spam", course="Turning").record
    client.force_login(admin_user)
    restore = "/admin/bulk/intarsia_moderation/moderationrecord/entry-restore/"
    answer = client.post(f"{restore}?next=/admin/webform_entries/&id={removed.pk}", follow=True)

    assert "overbooked" not in answer.content.decode()
