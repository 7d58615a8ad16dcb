"""Values of the one sparse `$style` setting: texts of CSS, or names of design variables."""

import re
from typing import Any

VARIABLE = re.compile(r"(color|font|size|text|space|radius|width|shadow)\.[A-Za-z0-9_-]{1,64}")
# With none of these a value cannot leave its declaration, whatever the property is.
HARMLESS_CSS = re.compile(r"(?!.*(/\*|url\())[^;{}<>\\@]*", re.IGNORECASE)


def style_fault(value: Any, field: dict, syntax: dict, picture: dict) -> str | None:
    """What is wrong with one value of `$style`, as the end of a sentence; None when it is in order."""
    if isinstance(value, dict) and "$image" in value:
        return _picture_fault(value, field, syntax, picture)
    if isinstance(value, dict):
        name = value.get("$var")
        if len(value) == 1 and isinstance(name, str) and VARIABLE.fullmatch(name):
            return None
        return "names no design variable: choose one again"
    if not isinstance(value, str):
        return "is not a text of CSS: enter it again"
    if value == "":
        return None
    if options := field.get("options"):
        known = {option[0] for option in options}
        return None if value in known else f"is none of its choices: {value}"
    return css_fault(value, syntax.get(field.get("control", "")))


def _picture_fault(value: dict, field: dict, syntax: dict, picture: dict) -> str | None:
    # A custom property may stand where CSS allows no picture; web/kit/style/pictures.ts draws none there either.
    if field.get("control") != "fill" or field.get("property") != "background":
        return "takes no picture: choose a colour"
    pk = value["$image"]
    if not isinstance(pk, int) or isinstance(pk, bool) or pk < 1:
        return "names no picture of the library: choose one again"
    for name, said in value.items():
        if name in picture and (not isinstance(said, str) or css_fault(said, picture[name])):
            return f"has a {name} that is none of its choices: {said}"
        if name in ("overlay", "behind") and (fault := style_fault(said, {"control": "colour"}, syntax, picture)):
            return f"has a colour that {fault}"
    return None


def css_fault(value: str, pattern: str | None) -> str | None:
    """The pattern is one that JavaScript shares, so its classes are those of ASCII."""
    if not HARMLESS_CSS.fullmatch(value):
        return f"holds a character that CSS would take for the end of the value: {value}"
    if pattern and not re.fullmatch(pattern, value, re.ASCII):
        return f"is not written as CSS wants it: {value}"
    return None
