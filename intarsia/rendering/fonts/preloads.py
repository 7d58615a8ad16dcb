"""The font files that a page loads first: those of its headings and of its text."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from .. import assets
from .families import HEADING_WEIGHT, TEXT_WEIGHT, FontFamily

# The theme's own families, by the name that the variables begin with.
THEME_FILES: Final = {
    "Fraunces": "fraunces-basic-wght-normal",
    "Source Sans 3": "source-sans-3-latin-wght-normal",
}
# The variables, their families without a value of the site, and the weight of their text.
PRELOADED: Final = (("font.heading", "Fraunces", HEADING_WEIGHT), ("font.text", "Source Sans 3", TEXT_WEIGHT))


def font_preloads(variables: Mapping[str, Any], families: Iterable[FontFamily]) -> tuple[str, ...]:
    """URLs, without duplicates. A local font, such as Georgia, needs none."""
    values = variables.get("values") or {}
    # Reading the families of a site is a query.
    by_name = {family.name: family for family in families} if any(name in values for name, *_ in PRELOADED) else {}
    found: dict[str, None] = {}
    for variable, default, weight in PRELOADED:
        name = _first_name(values.get(variable)) or default
        if name in by_name:
            face = by_name[name].upright_near(weight)
            # The first file has the basic characters.
            found.update(dict.fromkeys(file.url for file in (face.files[:1] if face else ())))
        elif name in THEME_FILES:
            found.update(dict.fromkeys(assets.font_files(THEME_FILES[name])))
    return tuple(found)


def _first_name(value: Any) -> str:
    return value.split(",")[0].strip(" \"'") if isinstance(value, str) else ""
