"""Refuses fields that no answer can satisfy: the least that is accepted is more than the most."""

from collections.abc import Callable, Iterator
from decimal import Decimal
from typing import Any

from intarsia.documents.contract import Problem
from intarsia.documents.validation.editor_text import EditorText

from ..catalog import fields_of
from ..entries.plain_values import is_typed_price

# The settings with the least and the most, and what orders their values. Days and times are ordered as text.
RANGES: dict[str, tuple[str, str, Callable[[Any], Any]]] = {
    "number": ("min", "max", Decimal),
    "product": ("min_price", "max_price", Decimal),
    "date": ("min", "max", str),
    "time": ("min", "max", str),
    "checkbox": ("min_choices", "max_choices", int),
    "multi_select": ("min_choices", "max_choices", int),
}


def impossible_ranges(document: Any) -> Iterator[Problem]:
    """The document must be valid by the contract: its numbers are numbers, and its dates are dates."""
    for field in fields_of(document):
        if field.type not in RANGES or (field.type == "product" and not is_typed_price(field)):
            continue
        least, most, value_of = RANGES[field.type]
        given = [field.props.get(name) for name in (least, most)]
        # 0 and an empty text mean no limit.
        if all(given) and value_of(given[0]) > value_of(given[1]):
            labels = {name: (field.widget or {})["settings"][name]["label"] for name in (least, most)}
            yield Problem(f"{field.path}.props.{most}", _fault(labels[most], labels[least], value_of is str))


def _fault(most: str, least: str, is_moment: bool) -> EditorText:
    labels = {"most": EditorText(most), "least": EditorText(least)}
    if is_moment:
        return EditorText("{most} is before {least}, so every answer would be refused.", **labels)
    return EditorText("{most} is less than {least}, so every answer would be refused.", **labels)
