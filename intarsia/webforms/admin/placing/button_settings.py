"""The text of a form's button as a setting of its document.

Wagtail's form edits the same field. In the editor it is part of the document, so that saving, undo, versions and
unsaved copies work as for the fields; stored documents do not contain it.
"""

from collections.abc import Iterator
from typing import Any

from django.core.exceptions import ValidationError

from intarsia.documents.contract import Problem
from intarsia.documents.kinds import errors

from ...models import WebForm

# In the props of the document's root.
KEY, BUTTON = "$form", "button"


def with_settings(document: Any, form: WebForm) -> Any:
    """A copy of the document with the settings of this version of the form, except those that it contains already.

    Invalid settings stay, for `take_settings` to refuse.
    """
    props = _props(document)
    given = props.get(KEY, {})
    return _with_props(document, {**props, KEY: {BUTTON: form.button, **given} if isinstance(given, dict) else given})


def take_settings(document: Any, form: WebForm) -> Any:
    """Stores the settings in the fields of the form, and returns the document without them. Raises EditorError."""
    props = _props(document)
    if KEY not in props:
        return document
    given = props[KEY]
    if problems := [*_problems(form, given)]:
        raise errors.invalid(problems)
    if BUTTON in given:
        form.button = given[BUTTON]
    return _with_props(document, {name: value for name, value in props.items() if name != KEY})


def _problems(form: WebForm, settings: Any) -> Iterator[Problem]:
    path = f"root.props.{KEY}"
    if not isinstance(settings, dict):
        yield Problem(path, "must be an object.")
        return
    for name, value in settings.items():
        fault = _fault(form, value) if name == BUTTON else "is not a setting of the form."
        if fault:
            yield Problem(f"{path}.{name}", fault)


def _fault(form: WebForm, text: Any) -> str:
    if not isinstance(text, str):
        return "must be a text."
    field: Any = form._meta.get_field(BUTTON)
    try:
        field.run_validators(text)
    except ValidationError as error:
        return " ".join(error.messages)
    return ""


def _props(document: Any) -> dict[str, Any]:
    return (document.get("root") or {}).get("props") or {}


def _with_props(document: Any, props: dict[str, Any]) -> Any:
    return {**document, "root": {**(document.get("root") or {}), "props": props}}
