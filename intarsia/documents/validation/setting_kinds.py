"""Checks a value of each kind of setting. A fault completes a sentence that starts with the setting's label."""

import re
from collections.abc import Callable, Iterator
from datetime import date, datetime, time
from typing import Any, NamedTuple

from ..conditions import condition_fault
from ..hyperlinks.links import LINK_SCHEMES, is_safe_link, scheme_of
from .editor_text import EditorText
from .style_values import color_fault

# The path inside the value ("" for the value itself, ".url", "[2].id"), and the fault.
Fault = tuple[str, str]


ACTION_NAME = re.compile(r"[a-z][a-z0-9_:.-]{0,79}", re.IGNORECASE | re.ASCII)
DECIMAL = re.compile(r"-?\d{1,12}(\.\d{1,6})?", re.ASCII)


class Notation(NamedTuple):
    pattern: re.Pattern[str]
    # Raises ValueError for 2026-02-30.
    read: Callable[[str], object]
    fault: EditorText


NOTATIONS = {
    "date": Notation(
        re.compile(r"\d{4}-\d\d-\d\d", re.ASCII), date.fromisoformat, EditorText("is not a day such as 2026-01-31")
    ),
    "time": Notation(re.compile(r"\d\d:\d\d", re.ASCII), time.fromisoformat, EditorText("is not a time such as 09:30")),
}
LOCAL_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?", re.ASCII)

# An icon with its own path. `PATH_ICON` in web/kit/parts/icons/pathIcon.ts is the same rule in JavaScript.
PATH_ICON = re.compile(
    r"[a-z0-9][a-z0-9-]{0,59}\|(?:-?[0-9.]{1,8}(?: -?[0-9.]{1,8}){3,4}\|)?[MLHVCSQTAZmlhvcsqtaz0-9 ,.+e-]{1,6000}"
)


def _text(value: Any, spec: dict, syntax: dict) -> Iterator[Fault]:
    if not isinstance(value, str):
        yield "", EditorText("is not a text")
    elif value and (notation := spec.get("notation")) and not _is_in(notation, value):
        yield "", NOTATIONS[notation].fault


def _is_in(notation: str, value: str) -> bool:
    pattern, read, _fault = NOTATIONS[notation]
    try:
        return bool(pattern.fullmatch(value) and read(value))
    except ValueError:
        return False


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _number(value: Any, spec: dict, syntax: dict) -> Iterator[Fault]:
    if not _is_number(value):
        yield "", EditorText("is not a number")
    elif "min" in spec and value < spec["min"]:
        yield "", EditorText("is {value}, and the smallest is {smallest}", value=value, smallest=spec["min"])
    elif "max" in spec and value > spec["max"]:
        yield "", EditorText("is {value}, and the largest is {largest}", value=value, largest=spec["max"])
    elif spec.get("step") == 1 and value % 1:
        yield "", EditorText("is {value}, and must be a whole number", value=value)


def _decimal(value: Any, spec: dict, syntax: dict) -> Iterator[Fault]:
    if not isinstance(value, str):
        yield "", EditorText("is not a text")
    elif value and not DECIMAL.fullmatch(value):
        yield "", EditorText("is not a number such as 12.50: {value}", value=value[:40])


def _datetime(value: Any, spec: dict, syntax: dict) -> Iterator[Fault]:
    if not isinstance(value, str):
        yield "", EditorText("is not a text")
    elif value and not _is_local_time(value):
        yield "", EditorText("is not a date and time such as 2027-03-04T18:00")


def _is_local_time(value: str) -> bool:
    try:
        return bool(LOCAL_TIME.fullmatch(value)) and datetime.fromisoformat(value).tzinfo is None
    except ValueError:
        return False


def _switch(value: Any, spec: dict, syntax: dict) -> Iterator[Fault]:
    if value not in ("yes", ""):
        yield "", EditorText('is neither "yes" nor empty')


def _select(value: Any, spec: dict, syntax: dict) -> Iterator[Fault]:
    choices = {option[0] for option in spec.get("options", [])} | {spec.get("default")}
    if not isinstance(value, str):
        yield "", EditorText("is not a text")
    elif value not in choices and not (spec.get("picker") == "icons" and PATH_ICON.fullmatch(value)):
        yield "", EditorText("is not one of the choices: {value}", value=value)


def _color(value: Any, spec: dict, syntax: dict) -> Iterator[Fault]:
    if not isinstance(value, str):
        yield "", EditorText("is not a text")
    elif value and (fault := color_fault(value, syntax)):
        yield "", fault


def _link(value: Any, spec: dict, syntax: dict) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield "", EditorText("is not a link")
        return
    url = value.get("url", "")
    if not isinstance(url, str):
        yield ".url", EditorText("has a URL that is not a text")
    elif not is_safe_link(url):
        allowed = ", ".join(sorted(LINK_SCHEMES))
        scheme = scheme_of(url)
        yield (
            ".url",
            EditorText(
                "starts with {scheme}:, but a link must start with one of {allowed}", scheme=scheme, allowed=allowed
            )
            if scheme
            else EditorText("is not a URL such as /visit/ or https://example.org/"),
        )
    if not _is_id_or_none(value.get("page")):
        yield ".page", EditorText("does not name a page")
    if not _is_id_or_none(value.get("document")):
        yield ".document", EditorText("does not name a document")
    if value.get("action") is not None:
        yield from action_faults(value["action"])
    for name in ("is_external", "nofollow"):
        if value.get(name, "") not in ("on", ""):
            yield f".{name}", EditorText('is neither "on" nor empty')


def action_faults(action: Any) -> Iterator[Fault]:
    if not isinstance(action, dict) or not isinstance(action.get("name"), str):
        yield ".action", EditorText("has no name")
        return
    if not ACTION_NAME.fullmatch(action["name"]):
        yield ".action.name", EditorText("is not an action name: {name}", name=action["name"])
    if not isinstance(action.get("settings", {}), dict):
        yield ".action.settings", EditorText("has settings that are not an object")
    for place, fault in _gallery(action.get("images", []), {}, {}):
        yield f".action.images{place}", fault


def _media(value: Any, spec: dict, syntax: dict) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield "", EditorText("is not a file of the media library")
        return
    if not _is_id_or_none(value.get("id")):
        yield ".id", EditorText("does not name a file of the media library")
    if not isinstance(value.get("alt", ""), str):
        yield ".alt", EditorText("has an alternative text that is not a text")
    if not isinstance(value.get("sample", ""), str):
        yield ".sample", EditorText("has the name of a placeholder that is not a text")


def _form(value: Any, spec: dict, syntax: dict) -> Iterator[Fault]:
    if not isinstance(value, dict) or not _is_id_or_none(value.get("id")):
        yield "", EditorText("does not name a form")


def _condition(value: Any, spec: dict, syntax: dict) -> Iterator[Fault]:
    if value is not None and (fault := condition_fault(value)):
        yield "", EditorText("cannot be used: {fault}", fault=fault)


def _field(value: Any, spec: dict, syntax: dict) -> Iterator[Fault]:
    if not isinstance(value, dict) or not isinstance(value.get("field"), (str, type(None))):
        yield "", EditorText("does not name a field")


def _gallery(value: Any, spec: dict, syntax: dict) -> Iterator[Fault]:
    if not isinstance(value, list):
        yield "", EditorText("is not a list")
        return
    for index, item in enumerate(value):
        for place, fault in _media(item, spec, syntax):
            yield f"[{index}]{place}", fault
        if isinstance(item, dict) and not isinstance(item.get("caption", ""), str):
            yield f"[{index}].caption", EditorText("has a caption that is not a text")


def _size(value: Any, spec: dict, syntax: dict) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield "", EditorText("is not a size with a unit")
        return
    if value.get("size", "") != "" and not _is_number(value["size"]):
        yield ".size", EditorText("is neither a number nor empty")
    units = spec.get("units")
    if units and value.get("unit", units[0]) not in units:
        yield ".unit", EditorText("has a unit that is not one of {units}", units=", ".join(units))


def _list(value: Any, spec: dict, syntax: dict) -> Iterator[Fault]:
    """Only values that are not lists come here; contract.py checks the items of lists."""
    yield "", EditorText("is not a list")


def _is_id_or_none(value: Any) -> bool:
    return value is None or (isinstance(value, int) and not isinstance(value, bool) and value > 0)


VALUE_CHECKS: dict[str, Callable[[Any, dict, dict], Iterator[Fault]]] = {
    "text": _text,
    "textarea": _text,
    "code": _text,
    "richtext": _text,
    "number": _number,
    "decimal": _decimal,
    "datetime": _datetime,
    "switch": _switch,
    "select": _select,
    "color": _color,
    "link": _link,
    "media": _media,
    "gallery": _gallery,
    "form": _form,
    "condition": _condition,
    "display_condition": _condition,
    "formula": _text,
    "field": _field,
    "size": _size,
    "list": _list,
}

# Kinds whose values are what an element shows, not how it shows it.
CONTENT_KINDS = frozenset({"text", "textarea", "richtext", "code", "media", "gallery", "list", "form", "datetime"})
