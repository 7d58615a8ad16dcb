"""Refusals are English, and the editor gets their parts to translate them."""

import pytest

from intarsia.documents.contract import Problem, check
from intarsia.documents.kinds import errors
from intarsia.documents.validation.editor_text import EditorText
from intarsia.documents.validation.setting_kinds import VALUE_CHECKS
from intarsia.documents.validation.style_values import style_fault

WIDGET = {
    "label": "Tabs",
    "version": 1,
    "settings": {"columns": {"kind": "number", "label": "Columns {all}", "min": 1}},
}
CONTRACT = {"widgets": {"tabs": WIDGET}}


def problems(**props) -> list[Problem]:
    element = {"type": "tabs", "props": {"id": "t", **props}}
    return check({"root": {}, "content": [element]}, CONTRACT)


def test_a_refused_setting_has_an_english_message_and_its_parts_for_the_editor():
    error = errors.invalid(problems(columns=0))

    assert error.body["problems"] == [
        {
            "path": "content[0].props.columns",
            "message": "Columns {all} is 0, and the smallest is 1.",
            "parts": {
                "text": "{label} {fault}.",
                "values": {
                    "label": {"text": "Columns {all}"},
                    "fault": {
                        "text": "is {value}, and the smallest is {smallest}",
                        "values": {"value": 0, "smallest": 1},
                    },
                },
            },
        }
    ]


def test_a_text_in_the_language_of_the_server_has_no_parts():
    error = errors.invalid([Problem("content", "Das geht nicht.")])

    assert error.body["problems"] == [{"path": "content", "message": "Das geht nicht."}]


WRONG_LINK = {
    "url": "javascript:x",
    "page": "x",
    "is_external": "x",
    "action": {"name": "?", "settings": 1, "images": [{"id": "x", "alt": 1, "caption": 1, "sample": 1}]},
}


@pytest.mark.parametrize("value", [object(), "?", -1, 0.5, [WRONG_LINK, 1], {"url": 1, "action": 1}, WRONG_LINK])
@pytest.mark.parametrize("kind", VALUE_CHECKS)
def test_each_fault_of_a_value_can_be_translated(kind, value):
    spec = {"kind": kind, "notation": "date", "min": 0, "max": 1, "step": 1, "units": ["px"], "default": ""}
    faults = [fault for _place, fault in VALUE_CHECKS[kind](value, spec, {"color": "x"})]

    assert [fault for fault in faults if not isinstance(fault, EditorText)] == []


RULE = {"field": "size", "operator": "is", "value": "l"}


@pytest.mark.parametrize(
    "condition", [1, {}, {"some": []}, {**RULE, "field": 7}, {**RULE, "operator": "?"}, {**RULE, "value": {}}]
)
def test_each_fault_of_a_condition_can_be_translated(condition):
    (fault,) = [fault for _place, fault in VALUE_CHECKS["condition"]({"any": [RULE, condition]}, {}, {})]

    assert isinstance(fault.values["fault"], EditorText)


@pytest.mark.parametrize(
    ("value", "field"),
    [
        (1, {}),
        ({"$var": 1}, {}),
        ("x", {"options": [["y", "Y"]]}),
        ("}", {}),
        ("x", {"control": "color"}),
        ({"$image": 1}, {}),
        ({"$image": 0}, {"control": "fill", "property": "background"}),
        ({"$image": 1, "overlay": "x"}, {"control": "fill", "property": "background"}),
        ({"$image": 1, "size": "x"}, {"control": "fill", "property": "background"}),
    ],
)
def test_each_fault_of_a_style_can_be_translated(value, field):
    assert isinstance(style_fault(value, field, {"color": "y"}, {"size": "y"}), EditorText)
