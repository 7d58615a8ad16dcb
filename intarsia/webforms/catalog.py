"""The catalog of field types, and the fields of a form's document."""

from collections.abc import Iterator
from typing import Any

from intarsia.documents import contract
from intarsia.documents.tree import Element, elements

FIELDS = "fields"


def fields_of(document: Any) -> Iterator[Element]:
    """The fields that people fill in, in their order."""
    return (element for element in elements(document, contract.load(FIELDS)) if element.widget is not None)


def fields_in(container: Element) -> Iterator[Element]:
    """The fields in a section, columns or a repeater."""
    inner = elements({"content": [{"type": container.type, "props": container.props}]}, contract.load(FIELDS))
    return (element for element in inner if element.widget is not None and element.id != container.id)


def label_of(field: Element) -> str:
    """What visitors see above the field; empty for columns and text blocks."""
    setting = (field.widget or {})["settings"].get("label", {})
    return str(field.props.get("label") or setting.get("default", ""))


def secret_fields(document: Any) -> frozenset[str]:
    """The ids of the elements whose answers are checked, but never stored, mailed or shown again."""
    return frozenset(field.id for field in fields_of(document) if (field.widget or {}).get("secret"))


def choices_of(document: Any) -> dict[str, dict[str, str]]:
    """The labels of the options by their values, for each field with options, by its element's id."""
    found = {field.id: field.props.get("choices") for field in fields_of(document)}
    return {
        field: {value_of_choice(choice): str(choice.get("label") or choice.get("value", "")) for choice in choices}
        for field, choices in found.items()
        if isinstance(choices, list)
    }


def likert_rows(document: Any) -> dict[str, dict[str, str]]:
    """The statements of each Likert scale by their parts of an answer, by its element's id."""
    scales = {field.id: field.props.get("rows") for field in fields_of(document) if field.type == "likert"}
    return {
        field: {part_number(index): str(row.get("label", "")) for index, row in enumerate(rows)}
        for field, rows in scales.items()
        if isinstance(rows, list)
    }


def part_number(index: int) -> str:
    """As in the names of inputs, where multiples of ten are left out."""
    return str(index + 1 + index // 9)


def types_without_answers() -> frozenset[str]:
    """The types of fields that ask nothing, such as page breaks, or whose answers are never stored."""
    types = contract.load(FIELDS)["widgets"].values()
    return frozenset(one["type"] for one in types if one["category"] in ("layout", "content") or one.get("secret"))


def value_of_choice(choice: dict[str, Any]) -> str:
    """What it is posted and stored as: without a value, its label."""
    return str(choice.get("value") or choice.get("label") or "")
