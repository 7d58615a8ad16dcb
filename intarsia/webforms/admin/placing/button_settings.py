"""The text and the condition of a form's button as settings of its document.

Wagtail's form edits the same fields. In the editor they are part of the document, so that saving, undo, versions and
unsaved copies work as for the fields; stored documents do not contain them.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from django.core.exceptions import ValidationError

from intarsia.documents.contract import Problem
from intarsia.documents.kinds import errors

from ...conditions.field import check_condition
from ...models import WebForm

# In the props of the document's root.
KEY, BUTTON, CONDITION = "$form", "button", "button_condition"


def with_settings(document: Any, form: WebForm) -> Any:
    """A copy of the document with the settings of this version of the form, except those that it contains already.

    Invalid settings stay, for `take_settings` to refuse.
    """
    props = _props(document)
    given = props.get(KEY, {})
    if isinstance(given, dict):
        given = {BUTTON: form.button, CONDITION: form.button_condition, **given}
    return _with_props(document, {**props, KEY: given})


def take_settings(document: Any, form: WebForm) -> Any:
    """Stores the settings in the fields of the form, and returns the document without them. Raises EditorError."""
    props = _props(document)
    if KEY not in props:
        return document
    given = props[KEY]
    if problems := [*_problems(given)]:
        raise errors.invalid(problems)
    for name, value in given.items():
        setattr(form, name, value)
    return _with_props(document, {name: value for name, value in props.items() if name != KEY})


def _problems(settings: Any) -> Iterator[Problem]:
    path = f"root.props.{KEY}"
    if not isinstance(settings, dict):
        yield Problem(path, "must be an object.")
        return
    for name, value in settings.items():
        if fault := FAULTS[name](value) if name in FAULTS else "is not a setting of the form.":
            yield Problem(f"{path}.{name}", fault)


def _fault_of_text(text: Any) -> str:
    if not isinstance(text, str):
        return "must be a text."
    field: Any = WebForm._meta.get_field(BUTTON)
    return _message_of(field.run_validators, text)


def _fault_of_condition(condition: Any) -> str:
    return "" if condition is None else _message_of(check_condition, condition)


def _message_of(check: Callable[[Any], None], value: Any) -> str:
    try:
        check(value)
    except ValidationError as error:
        return " ".join(error.messages)
    return ""


# By the name of the setting, which is that of the field.
FAULTS: Final[Mapping[str, Callable[[Any], str]]] = {BUTTON: _fault_of_text, CONDITION: _fault_of_condition}


def _props(document: Any) -> dict[str, Any]:
    return (document.get("root") or {}).get("props") or {}


def _with_props(document: Any, props: dict[str, Any]) -> Any:
    return {**document, "root": {**(document.get("root") or {}), "props": props}}
