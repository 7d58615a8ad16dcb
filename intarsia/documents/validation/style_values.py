"""Checks the values of the `$style` setting: CSS text, names of design variables, or background images."""

import re
from typing import Any

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
        return "does not name a design variable: choose one again"
    if not isinstance(value, str):
        return "is not CSS text: enter it again"
    if value == "":
        return None
    if options := field.get("options"):
        known = {option[0] for option in options}
        return None if value in known else f"is not one of the choices: {value}"
    control = field.get("control", "")
    return color_fault(value, syntax) if control == "color" else css_fault(value, syntax.get(control))


def _image_fault(value: dict, field: dict, syntax: dict, image_syntax: dict) -> str | None:
    # Only `background` accepts an image; web/kit/style/images.ts renders images there only.
    if field.get("control") != "fill" or field.get("property") != "background":
        return "cannot have an image: choose a color"
    pk = value["$image"]
    if not isinstance(pk, int) or isinstance(pk, bool) or pk < 1:
        return "does not name an image of the library: choose one again"
    for name, detail in value.items():
        if name in image_syntax and (not isinstance(detail, str) or css_fault(detail, image_syntax[name])):
            return f"has a {name} that is not one of the choices: {detail}"
        if name in ("overlay", "behind") and (fault := style_fault(detail, {"control": "color"}, syntax, image_syntax)):
            return f"has a color that {fault}"
    return None


def color_fault(value: str, syntax: dict) -> str | None:
    fault = css_fault(value, syntax.get("color"))
    return f"is not a color such as #a67d33 or navy: {value}" if fault and HARMLESS_CSS.fullmatch(value) else fault


def css_fault(value: str, pattern: str | None) -> str | None:
    """`pattern` is shared with JavaScript, so it is matched as ASCII."""
    if not HARMLESS_CSS.fullmatch(value):
        return f"contains a character that could end the CSS value: {value}"
    if pattern and not re.fullmatch(pattern, value, re.ASCII):
        return f"is not valid CSS: {value}"
    return None
