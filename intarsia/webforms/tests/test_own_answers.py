"""The choice “Other” of a single or multiple choice: an answer of the visitor's own."""

import pytest
from bs4 import BeautifulSoup

from intarsia.webforms.admin.entries.editing.edited_inputs import inputs_of
from intarsia.webforms.merge_tags.rich_text import merged_html
from intarsia.webforms.merge_tags.values import values_of
from intarsia.webforms.models import Entry, SavedAnswers

from .builders import CONTACT, by_a_person, page_with, send, shown, web_form
from .test_saved_answers import link_in, opened

pytestmark = pytest.mark.django_db

WOODS = [
    {"_id": "oak", "label": "Oak", "value": "oak", "places": 1},
    {"_id": "elm", "label": "Elm", "value": "elm", "places": 0},
]
OTHER = "gf_other_choice"
KINDS = ["radio", "checkbox"]


def wood_form(kind: str, **values):
    field = {"type": kind, "props": {"id": "wood", "label": "Wood", "choices": WOODS, "has_other": "yes"}}
    return web_form(*CONTACT, field, **values)


def own(kind: str, text: str) -> dict[str, str]:
    """What a browser sends with the choice “Other”."""
    return {"input_4" if kind == "radio" else "input_4.3": OTHER, "input_4_other": text}


def sent(kind: str, text: str = "Ebony") -> Entry:
    form = wood_form(kind)
    send(form, by_a_person(shown(page_with(form))) | own(kind, text))
    return Entry.objects.get()


@pytest.mark.parametrize("kind", KINDS)
def test_an_own_answer_is_stored_mailed_and_exported_as_what_the_visitor_typed(kind, admin_client):
    entry = sent(kind, " Ebony & =1+1 ")
    exported = admin_client.get("/admin/webform_entries/", {"form": entry.form_id, "export": "csv"})

    assert entry.answers["4"] == ("Ebony & =1+1" if kind == "radio" else ["Ebony & =1+1"])
    assert "<p>Ebony &amp; =1+1</p>" in merged_html("<p>{Wood:4}</p>", values_of(entry))
    assert '"Ebony & =1+1"' in b"".join(exported.streaming_content).decode()
    listed = admin_client.get("/admin/webform_entries/", {"form": entry.form_id, "show": "all", "columns": ["4"]})
    assert "Ebony &amp; =1+1" in listed.content.decode()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("text", "error"),
    [
        (" ", "This field is required."),
        ("x" * 501, "Enter your own answer with at most 500 characters."),
    ],
)
def test_an_own_answer_that_is_empty_or_too_long_is_refused_next_to_its_input(kind, text, error):
    form = wood_form(kind)
    answer = send(form, by_a_person(shown(page_with(form))) | own(kind, text))
    box = BeautifulSoup(answer.content, "html.parser").select_one("[data-field='4']")
    typed = box.select_one("[name=input_4_other]")

    assert not Entry.objects.exists()
    assert (typed["aria-invalid"], typed["value"]) == ("true", text.strip())
    assert box.find(id=typed["aria-describedby"]).get_text() == error
    assert box.select_one(f"[value={OTHER}]").has_attr("checked")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("text", ["Ebony", ""])
def test_an_own_answer_that_was_saved_for_later_is_there_again(kind, text):
    form = wood_form(kind, can_save=True)
    fields = by_a_person(shown(page_with(form))) | own(kind, text) | {"gform_submission_type": "save-continue"}
    saved = BeautifulSoup(send(form, fields, follow=True).content, "html.parser")
    html = opened(link_in(saved))

    assert SavedAnswers.objects.count() == 1
    assert [one["value"] for one in html.select("[data-field='4'] :checked")] == [OTHER]
    assert html.select_one("[name=input_4_other]")["value"] == text


@pytest.mark.parametrize("kind", KINDS)
def test_staff_correct_an_own_answer(kind, admin_client):
    entry = sent(kind)
    fields = {one.name: one.value for one in inputs_of(entry)}
    assert fields["input_4"] == "Ebony"

    admin_client.post(f"/admin/webform_entries/edit/{entry.pk}/", fields | {"input_4": "Black ebony"})
    entry.refresh_from_db()
    assert entry.texts["4"] == "Black ebony"


@pytest.mark.parametrize("kind", KINDS)
def test_an_own_answer_takes_no_place_and_cannot_name_a_choice_that_is_full(kind):
    form = wood_form(kind)
    page = page_with(form)
    before = by_a_person(shown(page))
    for name, text in (("Ana", "Ebony"), ("Bob", "Ebony"), ("Eve", "oak"), ("Tom", "oak")):
        send(form, before | own(kind, text) | {"input_1": name})

    answers = [entry.answers["4"] for entry in Entry.objects.order_by("pk")]
    assert answers == (["Ebony", "Ebony", "oak"] if kind == "radio" else [["Ebony"], ["Ebony"], ["oak"]])
