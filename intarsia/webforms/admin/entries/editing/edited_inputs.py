"""The inputs in which staff correct the answers of an entry. They have the names of the public form."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from intarsia.webforms.catalog import choices_of, fields_of
from intarsia.webforms.entries.answer_html import RICH_TEXT, SIGNATURE
from intarsia.webforms.entries.part_labels import part_labels
from intarsia.webforms.entries.plain_values import NUMBER, value_of
from intarsia.webforms.models import Entry, FormField
from intarsia.webforms.rows.names import REPEATER, element_of, row_number
from intarsia.webforms.uploads.accepting.file_field import FILE_UPLOAD

# Files are stored elsewhere, and nobody signs or agrees for somebody else.
KEPT_TYPES = frozenset([FILE_UPLOAD, SIGNATURE, "consent"])
# The server calculates them again.
CALCULATED_TYPES = frozenset(["calculation", "total"])
# By the type of the field: that of the HTML input. Others are a line of text.
INPUT_TYPES = {"date": "date", "time": "time", "email": "email", "phone": "tel", "website": "url"}
LONG_TYPES = frozenset(["textarea", RICH_TEXT])
ONE_CHOICE = frozenset(["radio", "select", "image_choice"])
SEVERAL_CHOICES = frozenset(["checkbox", "multi_select", "image_choice"])


@dataclass(frozen=True)
class EditedInput:
    """`field` is its number with the row. Several values are lines of text or checked options."""

    name: str
    label: str
    values: tuple[str, ...]
    field: str
    kind: str = "text"
    options: tuple[tuple[str, str], ...] = ()
    error: str = ""

    @property
    def value(self) -> str:
        return "\n".join(self.values)

    def with_posted(self, posted: Any, errors: Mapping[str, str]) -> "EditedInput":
        is_sent = self.name in posted or self.kind == "checkboxes"
        values = tuple(posted.getlist(self.name)) if is_sent else self.values
        return replace(self, values=values, error=errors.get(self.field, ""))

    def with_comma(self) -> "EditedInput":
        number = value_of(NUMBER, self.value)
        return self if number is None else replace(self, values=(self.value.replace(".", ","),))


def inputs_of(entry: Entry) -> Iterator[EditedInput]:
    """For the answers, and for questions that nobody answered. Parts of an answer and rows have their own inputs."""
    choices, parts = choices_of(entry.form.document), part_labels(entry.form.document)
    commas = _fields_with_commas(entry)
    for field, answer, row in answered_fields(entry):
        if field.type not in KEPT_TYPES | CALCULATED_TYPES:
            labels = parts.get(field.element, parts.get(field.type, {}))
            for edited in _inputs_of_field(field, answer, row, choices.get(field.element, {}), labels):
                yield edited.with_comma() if element_of(edited.field) in commas else edited


def _fields_with_commas(entry: Entry) -> set[str]:
    """The numbers of fields whose inputs are read with a decimal comma: a stored 1.234 would be over a thousand."""
    shown = fields_of(entry.form.document)
    elements = {field.id for field in shown if field.props.get("number_format") == "decimal_comma"}
    return {str(field.number) for field in entry.form.fields.all() if field.element in elements}


def kept_inputs(entry: Entry) -> Iterator[tuple[str, list[str]]]:
    """Names and values of the answers that stay as they are, as the form would send them."""
    for field, answer, row in answered_fields(entry):
        if field.type not in KEPT_TYPES or not answer:
            continue
        name = f"input_{field.number}"
        if isinstance(answer, Mapping):
            yield from ((f"{name}.{part}{row}", [value]) for part, value in answer.items())
        elif isinstance(answer, list):
            yield f"{name}{row}", answer
        else:
            yield f"{name}.1{row}", [answer]


def answered_fields(entry: Entry) -> Iterator[tuple[FormField, Any, str]]:
    """With the answers, and the rows of repeaters that they are in."""
    fields = {str(field.number): field for field in entry.form.fields.all()}
    yield from _answered_in(entry.answers, fields, "")


def _answered_in(
    answers: Mapping[str, Any], fields: Mapping[str, FormField], row: str
) -> Iterator[tuple[FormField, Any, str]]:
    for number, field in fields.items():
        if number not in answers:
            continue
        if field.type != REPEATER:
            yield field, answers[number], row
            continue
        for index, inner in enumerate(answers[number] or ()):
            yield from _answered_in(inner, fields, f"{row}[{index}]")


def _inputs_of_field(
    field: FormField, answer: Any, row: str, choices: Mapping[str, str], parts: Mapping[str, str]
) -> Iterator[EditedInput]:
    name, place = f"input_{field.number}", f"{field.number}{row}"
    label = f"{field.label} ({row_number(row)})" if row else field.label
    options = tuple(choices.items())
    if field.type == RICH_TEXT:
        yield EditedInput(f"{name}.html{row}", f"{label} (HTML)", (answer or "",), place, "long")
    elif isinstance(answer, Mapping):
        for part, value in answer.items():
            kind, offered = ("select", options) if value in choices else ("text", ())
            yield EditedInput(
                f"{name}.{part}{row}", f"{label}: {parts.get(part, part)}", (str(value),), place, kind, offered
            )
    elif isinstance(answer, list) and any(isinstance(one, Mapping) for one in answer):
        # The rows of a list: its inputs have one name.
        cells = tuple(str(cell) for cells in answer for cell in cells.values())
        yield EditedInput(f"{name}{row}[]", label, cells, place, "lines")
    elif isinstance(answer, list) or (answer is None and field.type in SEVERAL_CHOICES - ONE_CHOICE):
        values = tuple(map(str, answer or ()))
        is_offered = bool(options) and all(value in choices for value in values)
        yield EditedInput(
            f"{name}{row}", label, values, place, *(("checkboxes", options) if is_offered else ("lines",))
        )
    elif field.type in ONE_CHOICE and (answer is None or answer in choices):
        yield EditedInput(f"{name}{row}", label, (answer or "",), place, "select", (("", "–"), *options))
    else:
        kind = "long" if field.type in LONG_TYPES else INPUT_TYPES.get(field.type, "text")
        yield EditedInput(f"{name}{row}", label, ("" if answer is None else str(answer),), place, kind)
