"""What the charts of a form count."""

import pytest

from intarsia.webforms.admin.entries.counted_answers import UNCHARTED, counted
from intarsia.webforms.models import FormField


def counts(kind: str, *answers, **inner: str) -> dict:
    """The counts of field 1. `inner` are the types of the fields in it, by their numbers: `n2="text"`."""
    types = {"1": kind, **{name.removeprefix("n"): inner_kind for name, inner_kind in inner.items()}}
    fields = [FormField(number=int(number), type=one) for number, one in types.items()]
    found = counted(fields, ({"1": answer, "99": "of a field that is gone"} for answer in answers))
    return {place: (one.answered, dict(one.values)) for place, one in found.items()}


@pytest.mark.parametrize(
    ("kind", "answers", "answered", "values"),
    [
        ("text", ["Ana", "Ana", "Ben"], 3, {"Ana": 2, "Ben": 1}),
        ("text", ["Ana", "", None, 7], 1, {"Ana": 1}),
        ("checkbox", [["a", "b"], ["b"], [], [2]], 3, {"a": 1, "b": 2, "2": 1}),
        *((kind, ["one", ["two"], "", None, []], 2, {"": 2}) for kind in sorted(UNCHARTED)),
    ],
)
def test_each_value_is_counted_once_for_each_answer(kind, answers, answered, values):
    assert counts(kind, *answers) == {("1", ""): (answered, values)}


def test_nobody_reads_what_names_a_person_in_a_chart():
    persons = {"email", "phone", "name", "address", "website", "social_profile"}
    assert {*persons, "file_upload", "signature", "rich_text", "list"} == UNCHARTED


def test_each_row_of_a_likert_scale_is_counted_by_itself():
    assert counts("likert", {"taste": "good", "price": "bad"}, {"taste": "good"}, {}, None) == {
        ("1", "taste"): (2, {"good": 2}),
        ("1", "price"): (1, {"bad": 1}),
    }


def test_items_of_a_repeater_are_counted_also_if_nobody_added_one():
    items = [{"2": "Ana", "3": ["a"]}, {"2": "Ana"}]

    assert counts("repeater", items, None, [], n2="text", n3="checkbox") == {
        ("2", ""): (2, {"Ana": 2}),
        ("3", ""): (1, {"a": 1}),
    }
