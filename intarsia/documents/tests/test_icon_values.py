"""An icon that the site makes itself is a name and a path, and nothing else."""

import json
from pathlib import Path

import pytest

from intarsia.documents.validation.setting_kinds import VALUE_CHECKS

VALUES = json.loads((Path(__file__).parent / "icon_values.json").read_text())
ICON = {"kind": "select", "picker": "icons", "options": [["", "None"], ["star", "Star"]], "default": ""}


def is_accepted(value, spec=ICON):
    return list(VALUE_CHECKS["select"](value, spec, {})) == []


@pytest.mark.parametrize("value", ["", "star", *VALUES["valid"]])
def test_icons_of_the_kit_and_drawings_are_accepted(value):
    assert is_accepted(value)


@pytest.mark.parametrize("value", ["moon", *VALUES["invalid"], "anchor|M" + "0" * 6001, "anchor|M0 0\n", 5, None])
def test_everything_else_is_refused(value):
    assert not is_accepted(value)


def test_other_choices_accept_no_icon_path():
    assert not is_accepted("anchor|M12 6v16", {**ICON, "picker": None})
