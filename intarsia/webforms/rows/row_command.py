"""The buttons that add and remove rows: without a script they send the form, and its answer has the other rows."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.datastructures import MultiValueDict

from intarsia.documents.tree import Element

from ..catalog import fields_in, fields_of
from ..models import WebForm
from .names import LIST, REPEATER

BUTTON = "gform_row"
COMMAND = re.compile(r"(add|remove) ([0-9]{1,6})((?:\[[0-9]{1,6}\])*)")
Posted = MultiValueDict[str, str]


@dataclass(frozen=True)
class RowCommand:
    adds: bool
    field: Element
    number: int
    # That of the field itself to add one, and otherwise the row that is removed.
    row: str

    @property
    def place(self) -> str:
        return f"input_{self.number}{self.row}"


def row_command(posted: Mapping[str, str], form: WebForm, numbers: Mapping[str, int]) -> RowCommand | None:
    """None if no such button was pressed."""
    found = COMMAND.fullmatch(posted.get(BUTTON, ""))
    if found is None:
        return None
    fields = (field for field in fields_of(form.document) if field.type in (REPEATER, LIST))
    field = next((field for field in fields if numbers.get(field.id) == int(found[2])), None)
    return RowCommand(found[1] == "add", field, int(found[2]), found[3]) if field else None


def with_rows_changed(posted: Posted, command: RowCommand, numbers: Mapping[str, int]) -> tuple[Posted, dict[str, int]]:
    """What was posted with a row more or less; and the number of rows of a list, where empty ones are not an answer."""
    changed: Posted = MultiValueDict(dict(posted.lists()))
    if command.field.type == LIST:
        return changed, _change_list(changed, command)
    if command.adds:
        rows = [int(found[1]) for name in changed if (found := re.match(rf"{re.escape(command.place)}\[(\d+)\]", name))]
        changed[f"{command.place}[{max(rows, default=-1) + 1}]"] = "1"
        return changed, {}
    inner = (numbers.get(field.id) for field in fields_in(command.field))
    names = "|".join(str(number) for number in (command.number, *inner) if number is not None)
    removed = re.compile(rf"input_(?:{names})(?:[._][^[]*)?{re.escape(command.row)}(?:\[.*)?")
    for name in [name for name in changed if removed.fullmatch(name)]:
        del changed[name]
    return changed, {}


def _change_list(posted: Posted, command: RowCommand) -> dict[str, int]:
    """Its inputs have one name, row after row."""
    around, row = (command.row, None) if command.adds else _last_position(command.row)
    name = f"input_{command.number}{around}[]"
    columns = max(len(command.field.props.get("columns") or [0]), 1)
    cells = posted.getlist(name)
    rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
    if row is None:
        rows.append([""] * columns)
    elif len(rows) > 1:
        del rows[row : row + 1]
    posted.setlist(name, [cell for cells in rows for cell in cells])
    return {command.field.id + around: len(rows)}


def _last_position(row: str) -> tuple[str, int]:
    around, _, position = row.rpartition("[")
    return around, int(position.rstrip("]") or 0)
