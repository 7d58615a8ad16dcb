"""A signed mark stands for a password that was entered on an earlier page of the form."""

import time

import pytest
from django.core import signing
from django.utils.datastructures import MultiValueDict

from intarsia.pages.tests.builders import document
from intarsia.webforms.models import WebForm
from intarsia.webforms.submit.posted_fields.password_marks import marks_for, with_valid_marks

FIELDS = [
    {"type": kind, "props": {"id": id}} for kind, id in (("password", "one"), ("password", "two"), ("text", "name"))
]
NUMBERS = {"one": 1, "two": 2, "name": 3}


def form(pk: int = 7) -> WebForm:
    return WebForm(pk=pk, document=document(*FIELDS))


def mark(element: str = "one", pk: int = 7) -> str:
    return marks_for(form(pk), MultiValueDict({f"input_{NUMBERS[element]}": ["secret"]}), NUMBERS, ())[element]


def left(mark: str) -> dict:
    return dict(with_valid_marks(form(), {"one": {"": [""], "_checked": [mark]}})["one"])


def test_a_mark_says_that_a_password_was_entered_and_not_which():
    assert left(mark()) == {"": [""], "_checked": [mark()]}
    assert "secret" not in mark()


def test_a_mark_counts_for_its_field_and_form_only():
    for other in ("", "forged", "one", f"{mark()}x", mark("two"), mark(pk=8)):
        assert left(other) == {"": [""]}
    assert with_valid_marks(form(), {"one": {"": ["x"]}, "name": {"_checked": ["x"]}}) == {
        "one": {"": ["x"]},
        "name": {"_checked": ["x"]},
    }
    assert with_valid_marks(form(), {"one": {"_checked": []}}) == {"one": {}}


@pytest.mark.parametrize(("hours", "is_valid"), [(23, True), (25, False)])
def test_a_mark_is_valid_for_a_day(monkeypatch, hours, is_valid):
    made, now = mark(), time.time()
    monkeypatch.setattr(signing.time, "time", lambda: now + hours * 3600)

    assert ("_checked" in left(made)) is is_valid


@pytest.mark.parametrize(
    ("posted", "errors", "marked"),
    [
        ({"input_1": ["x"], "input_2": ["y"], "input_3": ["z"]}, (), {"one", "two"}),
        ({"input_1": ["x"], "input_2": ["y"]}, {"one"}, {"two"}),
        ({"input_1": [""]}, (), set()),
        ({"input_1_checked": ["forged"]}, (), set()),
        ({}, (), set()),
    ],
)
def test_an_accepted_password_gets_a_mark(posted, errors, marked):
    assert marks_for(form(), MultiValueDict(posted), NUMBERS, errors).keys() == marked


def test_a_mark_of_the_page_before_is_made_again():
    assert marks_for(form(), MultiValueDict({"input_1_checked": [mark()]}), NUMBERS, ()).keys() == {"one"}
    assert marks_for(form(), MultiValueDict({"input_1": ["x"]}), {"two": 2}, ()) == {}
