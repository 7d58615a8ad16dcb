"""Passwords of earlier pages. They are never in the HTML, so a page that is loaded again has none.

A signed mark says that one was entered and checked. Nobody needs the password later, because forms only check it.
"""

from collections.abc import Container, Mapping, Sequence
from datetime import timedelta
from typing import Final

from django.core.signing import BadSignature, TimestampSigner
from django.utils.datastructures import MultiValueDict

from ...catalog import fields_of
from ...models import WebForm

PASSWORD: Final = "password"  # noqa: S105 (the type of the field)
# The end of the name of the input with the mark: `input_4_checked`.
CHECKED: Final = "_checked"
MAX_AGE: Final = timedelta(days=1)

Inputs = Mapping[str, Sequence[str]]


def with_valid_marks(form: WebForm, posted: Mapping[str, Inputs]) -> dict[str, Inputs]:
    """The posted inputs by the ids of elements. The rules accept every mark that is left."""
    passwords = _passwords(form)
    return {
        element: _without_forged(form, element, inputs) if element in passwords else inputs
        for element, inputs in posted.items()
    }


def marks_for(
    form: WebForm, posted: MultiValueDict[str, str], numbers: Mapping[str, int], errors: Container[str]
) -> dict[str, str]:
    """The marks of the passwords that were posted and accepted, by the ids of their elements."""
    accepted = (element for element in _passwords(form) if element in numbers and element not in errors)
    names = {element: f"input_{numbers[element]}" for element in accepted}
    return {
        element: _signer(form).sign(element)
        for element, name in names.items()
        if posted.get(name) or _is_valid(form, element, posted.get(f"{name}{CHECKED}", ""))
    }


def _passwords(form: WebForm) -> set[str]:
    return {field.id for field in fields_of(form.document) if field.type == PASSWORD}


def _without_forged(form: WebForm, element: str, inputs: Inputs) -> Inputs:
    [mark] = inputs.get(CHECKED, [""])[:1] or [""]
    return inputs if _is_valid(form, element, mark) else {key: inputs[key] for key in inputs if key != CHECKED}


def _is_valid(form: WebForm, element: str, mark: str) -> bool:
    try:
        return _signer(form).unsign(mark, max_age=MAX_AGE) == element
    except BadSignature:
        return False


def _signer(form: WebForm) -> TimestampSigner:
    return TimestampSigner(salt=f"intarsia.webforms.password.{form.pk}")
