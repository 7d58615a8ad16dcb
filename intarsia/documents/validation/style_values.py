"""Checks the values of the `$style` setting: CSS text, names of design variables, or background images."""

import re
from typing import Any

from django.utils.translation import gettext_noop

from .editor_text import EditorText

VARIABLE = re.compile(r"(color|font|size|text|space|radius|width|shadow)\.[A-Za-z0-9_-]{1,64}")
# A value with none of these characters cannot end its CSS declaration or load a URL.
HARMLESS_CSS = re.compile(r"(?!.*(/\*|url\())[^;{}<>\\@]*", re.IGNORECASE)


def style_fault(value: Any, field: dict, syntax: dict, image_syntax: dict) -> str | None:
    """The fault of one value of `$style`, as the end of a sentence; None if the value is valid."""
    if isinstance(value, dict) and "$image" in value:
        return _image_fault(value, field, syntax, image_syntax)
    if isinstance(value, dict):
        name = value.get("$var")
        if len(value) == 1 and isinstance(name, str) and VARIABLE.fullmatch(name):
            return None
        return EditorText("does not name a design variable: choose one again")
    if not isinstance(value, str):
        return EditorText("is not CSS text: enter it again")
    if value == "":
        return None
    if options := field.get("options"):
        known = {option[0] for option in options}
        return None if value in known else EditorText("is not one of the choices: {value}", value=value)
    control = field.get("control", "")
    return color_fault(value, syntax) if control == "color" else css_fault(value, syntax.get(control))


def _image_fault(value: dict, field: dict, syntax: dict, image_syntax: dict) -> str | None:
    # Only `background` accepts an image; web/kit/style/images.ts renders images there only.
    if field.get("control") != "fill" or field.get("property") != "background":
        return EditorText("cannot have an image: choose a color")
    pk = value["$image"]
    if not isinstance(pk, int) or isinstance(pk, bool) or pk < 1:
        return EditorText("does not name an image of the library: choose one again")
    for name, detail in value.items():
        if name in image_syntax and (not isinstance(detail, str) or css_fault(detail, image_syntax[name])):
            return EditorText("has a {name} that is not one of the choices: {value}", name=name, value=detail)
        if name in ("overlay", "behind") and (fault := style_fault(detail, {"control": "color"}, syntax, image_syntax)):
            return EditorText("has a color that {fault}", fault=fault)
    return None


def color_fault(value: str, syntax: dict) -> str | None:
    fault = css_fault(value, syntax.get("color"))
    if not fault or not HARMLESS_CSS.fullmatch(value):
        return fault
    return EditorText("is not a color such as #a67d33 or navy: {value}", value=value)


def css_fault(value: str, pattern: str | None) -> str | None:
    """`pattern` is shared with JavaScript, so it is matched as ASCII."""
    if not HARMLESS_CSS.fullmatch(value):
        return EditorText(gettext_noop("contains a character that could end the CSS value: {value}"), value=value)
    if pattern and not re.fullmatch(pattern, value, re.ASCII):
        return EditorText("is not valid CSS: {value}", value=value)
    return None
