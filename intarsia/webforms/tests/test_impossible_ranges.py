"""Limits of answers that are nonsense, or that no answer can satisfy, are refused when a form is saved."""

import pytest

from intarsia.documents.contract import check, load
from intarsia.pages.tests.builders import Editor, administrator, document
from intarsia.webforms.catalog import FIELDS
from intarsia.webforms.conditions.impossible_ranges import impossible_ranges

from .builders import web_form


def field(type_name: str, **props: object) -> dict:
    return {"type": type_name, "props": {"id": "q", "label": "Question", **props}}


@pytest.mark.django_db
@pytest.mark.parametrize("action", ["draft", "publish"])
def test_FORM_PAGE_18_a_latest_date_before_the_earliest_is_refused_next_to_its_setting(action):
    """FORM-PAGE-18"""
    session = Editor(web_form(), administrator())
    session.kind = "form"
    session.load()
    answer = session.save(document(field("date", min="2026-05-01", max="2026-04-30")), action)

    assert answer.status_code == 422
    [problem] = answer.json()["problems"]
    assert problem["path"] == "content[0].props.max"
    assert problem["message"] == "Latest date is before Earliest date, so every answer would be refused."
    # For the editor, which translates it.
    assert problem["parts"]["values"] == {"most": {"text": "Latest date"}, "least": {"text": "Earliest date"}}


@pytest.mark.parametrize(
    "impossible",
    [
        field("number", min="10", max="9.5"),
        field("time", min="10:00", max="09:30"),
        field("product", kind="user", min_price="100", max_price="20"),
        field("checkbox", min_choices=3, max_choices=2),
        {"type": "section", "props": {"id": "s", "fields": [field("multi_select", min_choices=3, max_choices=2)]}},
    ],
)
def test_a_most_that_is_less_than_the_least_is_refused(impossible):
    assert len(list(impossible_ranges(document(impossible)))) == 1


@pytest.mark.parametrize(
    "possible",
    [
        field("number", min="9", max="10"),
        field("number", min="-1", max=""),
        field("time", min="09:30", max="09:30"),
        field("date", min="2026-05-01"),
        field("product", kind="single", min_price="100", max_price="20"),
        field("checkbox", min_choices=3, max_choices=0),
    ],
)
def test_other_limits_are_accepted(possible):
    assert list(impossible_ranges(document(possible))) == []


@pytest.mark.parametrize(
    ("kind", "value", "fault"),
    [
        ("date", "spring", "Earliest date is not a day such as 2026-01-31."),
        ("date", "31.01.2026", "Earliest date is not a day such as 2026-01-31."),
        ("date", "2026-02-30", "Earliest date is not a day such as 2026-01-31."),
        ("time", "25:00", "Earliest time is not a time such as 09:30."),
        ("time", "9:30", "Earliest time is not a time such as 09:30."),
    ],
)
def test_a_limit_that_is_no_day_or_time_is_refused(kind, value, fault):
    assert [one.message for one in check(document(field(kind, min=value)), load(FIELDS))] == [fault]


@pytest.mark.parametrize(("kind", "value"), [("date", "2028-02-29"), ("time", "00:00"), ("date", ""), ("time", "")])
def test_a_limit_that_is_a_day_or_time_is_accepted(kind, value):
    assert check(document(field(kind, min=value)), load(FIELDS)) == []
