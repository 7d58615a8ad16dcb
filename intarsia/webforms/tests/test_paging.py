"""Forms with several pages, gone through without a script."""

from typing import Any

import pytest
from bs4 import BeautifulSoup
from django.test import Client

from intarsia.protection.tests.senders import BROWSER
from intarsia.webforms.models import Entry, WebForm
from intarsia.webforms.paging.pages import pages_of
from intarsia.webforms.paging.route import route_through

from .builders import by_a_person, page_with, shown, web_form

pytestmark = pytest.mark.django_db


def field(id: str, **settings: Any) -> dict:
    return {"type": "text", "props": {"id": id, "label": id.title(), **settings}}


def page_break(id: str, **settings: Any) -> dict:
    return {"type": "page_break", "props": {"id": id, **settings}}


REQUIRED = {"is_required": "yes"}
THREE_PAGES = (
    field("name", **REQUIRED),
    page_break("b2", label="Contact"),
    field("mail", **REQUIRED),
    page_break("b3", next_button="Check", previous_button="Back"),
    field("remark"),
)


@pytest.fixture
def form():
    return web_form(*THREE_PAGES)


def page_numbers(html: BeautifulSoup) -> list[str]:
    """The numbers of the visible pages of the form."""
    return [page["data-page"] for page in html.find_all(class_="gform_page") if not page.has_attr("hidden")]


def start(form: WebForm) -> BeautifulSoup:
    return BeautifulSoup(shown(page_with(form)), "html.parser")


def press(html: BeautifulSoup, form: WebForm, button: str, **typed: str) -> BeautifulSoup:
    """The answer to the form with all its inputs, as a browser without a script sends it."""
    inputs = html.find(id=f"gform_{form.pk}").find_all("input")
    fields = {one["name"]: one.get("value", "") for one in inputs}
    fields |= {"gform_submission_type": button, **typed}
    answer = Client(headers=BROWSER).post(f"/forms/{form.pk}/", by_a_person("") | fields, follow=True)
    return BeautifulSoup(answer.content.decode(), "html.parser")


def test_FORM_PAGE_02_a_form_has_one_element_per_page_and_only_the_first_is_visible(form):
    """FORM-PAGE-01, FORM-PAGE-02, FORM-PAGE-03"""
    html = start(form)
    pages = html.find_all(class_="gform_page")

    assert [page["id"] for page in pages] == [f"gform_page_{form.pk}_{number}" for number in (1, 2, 3)]
    assert page_numbers(html) == ["1"]
    assert pages[1].find("input", attrs={"name": "input_3"})


def test_FORM_PAGE_05_the_target_is_the_next_page_and_0_on_the_last_one(form):
    """FORM-PAGE-05, FORM-PAGE-07"""
    html, numbers = start(form), []
    for typed in ({"input_1": "Ana"}, {"input_3": "ana"}, {}):
        inputs = html.find(id=f"gform_{form.pk}").find_all("input", type="hidden")
        values = {one["name"]: one["value"] for one in inputs}
        numbers.append((values["gform_source_page_number"], values["gform_target_page_number"]))
        html = press(html, form, "next", **typed)

    assert numbers == [("1", "2"), ("2", "3"), ("3", "0")]


def test_FORM_PAGE_04_buttons_have_the_ids_and_texts_of_their_page_breaks(form):
    """FORM-PAGE-04, FORM-PAGE-08"""
    buttons = [
        (button["id"].replace(f"_{form.pk}", "_F", 1), button["data-submission-type"], button.text)
        for button in start(form).find(id=f"gform_{form.pk}").find_all("button")
    ]

    assert buttons == [
        ("gform_next_button_F_2", "next", "Next"),
        ("gform_next_button_F_4", "next", "Check"),
        ("gform_previous_button_F_4", "previous", "Previous"),
        ("gform_submit_button_F", "submit", "Send"),
        ("gform_previous_button_F", "previous", "Back"),
    ]


def test_FORM_PAGE_16_the_visitor_sees_which_page_of_how_many_it_is(form):
    """FORM-PAGE-16"""
    html = press(start(form), form, "next", input_1="Ana")

    assert html.find(id=f"gform_progress_{form.pk}_2").text == "Step 2 of 3: Contact"


def test_FORM_PAGE_14_a_page_with_errors_stays_and_shows_them(form):
    """FORM-PAGE-14, FORM-PAGE-19"""
    html = press(start(form), form, "next")

    assert page_numbers(html) == ["1"]
    assert html.find(id=f"validation_message_{form.pk}_1").text == "This field is required."
    # The visitor has not reached the second page.
    assert not html.find(id=f"validation_message_{form.pk}_3")


def test_FORM_PAGE_15_answers_survive_going_back_and_forth(form):
    """FORM-PAGE-06, FORM-PAGE-15: going back checks nothing."""
    second = press(start(form), form, "next", input_1="Ana")
    back = press(second, form, "previous", input_3="")
    assert page_numbers(back) == ["1"] and not back.find(class_="gform_validation_errors")

    again = press(press(back, form, "next"), form, "next", input_3="ana@example.org")
    assert page_numbers(again) == ["3"]
    assert "Thank you" in press(again, form, "submit").text
    assert Entry.objects.get().texts == {"1": "Ana", "3": "ana@example.org", "5": ""}


def test_FORM_PAGE_14_the_last_page_goes_back_to_the_first_one_with_an_error(form):
    """FORM-PAGE-14"""
    html = press(start(form), form, "submit", gform_source_page_number="3", gform_target_page_number="0")
    summary = html.find(id=f"gform_{form.pk}_validation_container")

    assert page_numbers(html) == ["1"] and not Entry.objects.exists()
    # Links lead to visible fields only.
    assert [link["href"] for link in summary.find_all("a")] == [f"#input_{form.pk}_1"]


def test_FORM_SUB_28_a_hidden_page_is_skipped_and_its_fields_are_not_required():
    """FORM-SUB-28, FORM-PAGE-16"""
    rule = {"field": "name", "operator": "is", "value": "Ana"}
    form = web_form(*THREE_PAGES[:1], page_break("b2", shown_if=rule), *THREE_PAGES[2:])
    last = press(start(form), form, "next", input_1="Bob")
    assert page_numbers(last) == ["3"] and last.find(id=f"gform_progress_{form.pk}_3").text == "Step 2 of 2"

    back = press(last, form, "previous")
    assert page_numbers(back) == ["1"]
    assert page_numbers(press(back, form, "next", input_1="Ana")) == ["2"]
    assert "Thank you" in press(last, form, "submit").text


def test_what_became_the_last_page_gets_the_button_that_sends_the_form():
    rule = {"field": "name", "operator": "is", "value": "Ana"}
    form = web_form(*THREE_PAGES[:1], page_break("b2", shown_if=rule), field("mail"))
    html = press(start(form), form, "next", input_1="Bob")
    page = html.find(id=f"gform_page_{form.pk}_1")

    assert page_numbers(html) == ["1"]
    assert [button["value"] for button in page.find_all("button")] == ["submit"]


@pytest.mark.parametrize(
    ("inputs", "expected"),
    [
        ({"gform_source_page_number": "1", "gform_target_page_number": "2"}, "2"),
        ({"gform_source_page_number": "2", "gform_target_page_number": "1"}, "1"),
        ({"gform_source_page_number": "2", "gform_target_page_number": "2", "gform_save": "1"}, "2"),
    ],
)
def test_FORM_SUB_01_the_hidden_inputs_say_what_to_do_without_a_pressed_button(form, inputs, expected):
    """FORM-SUB-01, FORM-PAGE-05: names may end with the id of the form."""
    typed = {"input_1": "Ana", "input_3": "ana"}
    html = press(start(form), form, "", **typed, **inputs)
    suffixed = {f"{name}_{form.pk}": value for name, value in inputs.items()}
    plain = dict.fromkeys(inputs, "")

    assert page_numbers(html) == [expected]
    assert page_numbers(press(start(form), form, "", **typed, **plain, **suffixed)) == [expected]


def test_a_page_break_at_the_top_names_the_first_page():
    form = web_form(page_break("b1", label="You"), field("name"), page_break("b2"), field("mail"))

    assert start(form).find(id=f"gform_progress_{form.pk}_1").text == "Step 1 of 2: You"


def test_if_all_pages_are_hidden_the_first_one_is_shown():
    pages = pages_of({"content": list(THREE_PAGES)})

    assert route_through(pages, {page.id for page in pages}).pages == pages[:1]
