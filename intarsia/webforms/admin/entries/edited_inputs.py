"""The inputs that staff correct the answers of an entry in. They have the names of the public form."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ...catalog import fields_of
from ...entries.answer_html import RICH_TEXT, SIGNATURE
from ...entries.plain_values import NUMBER, value_of
from ...models import Entry, FormField
from ...rows.names import REPEATER, element_of, row_number
from ...uploads.accepting.file_field import FILE_UPLOAD

# Files are stored elsewhere, and nobody signs for somebody else.
UNCHANGED_TYPES = frozenset([FILE_UPLOAD, SIGNATURE])


@dataclass(frozen=True)
class EditedInput:
    """`field` is its number with the row. Several values are one on each line."""

    name: str
    label: str
    value: str
    field: str
    is_list: bool = False
    error: str = ""

    def again(self, posted: Any, errors: Mapping[str, str]) -> "EditedInput":
        return replace(self, value=posted.get(self.name, self.value), error=errors.get(self.field, ""))

    def with_comma(self) -> "EditedInput":
        number = value_of(NUMBER, self.value)
        return self if number is None else replace(self, value=self.value.replace(".", ","))


def inputs_of(entry: Entry) -> Iterator[EditedInput]:
    """For the answers, and for questions that nobody answered. Parts of an answer and rows have inputs of their own."""
    fields = {str(field.number): field for field in entry.form.fields.all()}
    commas = _fields_with_commas(entry)
    for edited in _inputs_in(entry.answers, fields, ""):
        yield edited.with_comma() if element_of(edited.field) in commas else edited


def _fields_with_commas(entry: Entry) -> set[str]:
    """The numbers of fields whose inputs are read with a decimal comma: a stored 1.234 would be over a thousand."""
    shown = fields_of(entry.form.document)
    elements = {field.id for field in shown if field.props.get("number_format") == "decimal_comma"}
    return {str(field.number) for field in entry.form.fields.all() if field.element in elements}


def _inputs_in(answers: Mapping[str, Any], fields: Mapping[str, FormField], row: str) -> Iterator[EditedInput]:
    for number, field in fields.items():
        if number not in answers or field.type in UNCHANGED_TYPES:
            continue
        answer = answers[number]
        if field.type != REPEATER:
            yield from _inputs_of_field(field, answer, row)
            continue
        for index, inner in enumerate(answer or ()):
            yield from _inputs_in(inner, fields, f"{row}[{index}]")


def _inputs_of_field(field: FormField, answer: Any, row: str) -> Iterator[EditedInput]:
    name, place = f"input_{field.number}", f"{field.number}{row}"
    label = f"{field.label} ({row_number(row)})" if row else field.label
    if field.type == RICH_TEXT:
        yield EditedInput(f"{name}.html", f"{label} (HTML)", answer or "", place)
    elif isinstance(answer, Mapping):
        for part, value in answer.items():
            yield EditedInput(f"{name}.{part}{row}", f"{label} ({part})", str(value), place)
    elif isinstance(answer, list) and any(isinstance(one, Mapping) for one in answer):
        # The rows of a list: its inputs have one name.
        cells = [str(cell) for cells in answer for cell in cells.values()]
        yield EditedInput(f"{name}{row}[]", label, "\n".join(cells), place, is_list=True)
    elif isinstance(answer, list):
        yield EditedInput(f"{name}{row}", label, "\n".join(map(str, answer)), place, is_list=True)
    else:
        yield EditedInput(f"{name}{row}", label, "" if answer is None else str(answer), place)
