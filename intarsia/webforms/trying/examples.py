"""Example answers to the fields of a form, as a browser would send them."""

from collections.abc import Mapping

from django.utils.datastructures import MultiValueDict

from intarsia.documents.tree import Element

from ..catalog import fields_of, part_number
from ..models import WebForm

NAME = {".3": "Ada", ".6": "Example"}
PLACE = {".1": "Example Street 1", ".3": "Berlin", ".5": "10115", ".6": "DE"}
# By the type of the field, and by the name of the input after `input_4`.
EXAMPLES: Mapping[str, Mapping[str, str]] = {
    "text": {"": "Example"},
    "textarea": {"": "This is an example. It shows how an answer looks."},
    "name": NAME,
    "address": PLACE,
    "email": {"": "visitor@example.com", "_2": "visitor@example.com"},
    "phone": {"": "+49 30 1234567"},
    "date": {"": "2030-05-31"},
    "time": {"": "10:30"},
    "number": {"": "2"},
    "quantity": {"": "2"},
    "rating": {"": "3"},
    "consent": {".1": "1"},
    "website": {"": "https://example.com"},
}
ONE_CHOICE = ("radio", "select", "shipping")
SEVERAL_CHOICES = ("checkbox", "option")


def example_inputs(form: WebForm, numbers: Mapping[str, int]) -> MultiValueDict[str, str]:
    """Fields of other types, such as files, have no answer."""
    return MultiValueDict(
        {
            f"input_{numbers[field.id]}{name}": [value]
            for field in fields_of(form.document)
            if field.id in numbers
            for name, value in _inputs(field).items()
        }
    )


def _inputs(field: Element) -> Mapping[str, str]:
    values = [str(choice.get("value") or choice.get("label") or "") for choice in field.props.get("choices") or []]
    if field.type == "likert":
        return {f".{part_number(index)}": values[-1] for index in range(len(field.props.get("rows") or [])) if values}
    if field.type == "product" and field.props.get("kind") not in ("radio", "select"):
        return {"": "10.00"} if field.props.get("kind") == "user" else {".3": "1"}
    if field.type in (*ONE_CHOICE, "product"):
        return {"": values[0]} if values else {}
    if field.type in SEVERAL_CHOICES:
        return {".1": values[0]} if values else {}
    return EXAMPLES.get(field.type, {})
