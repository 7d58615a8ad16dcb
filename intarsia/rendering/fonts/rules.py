"""The @font-face rules of the families that a page uses."""

import re
from collections.abc import Iterable
from functools import lru_cache

from .fallbacks import fallback_rules
from .families import THEME_FAMILIES, FontFace, FontFamily, FontFile

# Visitors type any character.
_FIELD = re.compile(r"<(?:input|textarea)\b")
_FAMILY = re.compile(r"""\bfont(?:-[\w-]+)?:[^;{}"]*"([^"]+)\"""")
# All Latin parts of a font have this letter, and every page needs it.
_ALWAYS = "a"


def family_rules(families: Iterable[FontFamily], html: Iterable[str], css: str, has_italics: bool) -> str:
    """For a page of these pieces of HTML, whose complete CSS is `css`."""
    # Reading the families of a site is a query, which most pages do without.
    if not _names_others(css):
        return ""
    used = [family for family in families if f'"{family.name}"' in css]
    if not used:
        return ""
    text = "".join(html)
    has_fields = bool(_FIELD.search(text))

    def is_needed(file: FontFile) -> bool:
        return (
            has_fields or not file.characters or bool(file.characters.search(_ALWAYS) or file.characters.search(text))
        )

    return "".join(
        _face_rules(family, face, [file for file in face.files if is_needed(file)])
        for family in used
        for face in family.faces
        if has_italics or face.style == "normal"
    )


# Cached, because most renders do not change the stylesheet, and searching it takes a fortieth of the time of a page.
@lru_cache(maxsize=64)
def _names_others(css: str) -> bool:
    """Whether a declaration begins with another family than those of the theme."""
    return not set(_FAMILY.findall(css)) <= THEME_FAMILIES


def all_rules(families: Iterable[FontFamily]) -> str:
    """For the editor, where any family can be chosen."""
    return "".join(_face_rules(family, face, face.files) for family in families for face in family.faces)


def _face_rules(family: FontFamily, face: FontFace, files: Iterable[FontFile]) -> str:
    style = "font-style:italic;" if face.style == "italic" else ""
    own = "".join(
        f'@font-face{{font-family:"{family.name}";{style}font-weight:{face.weight};font-display:swap;'
        f'src:url("{_quoted(file.url)}") format("woff2")'
        + (f";unicode-range:{file.unicode_range}" if file.unicode_range else "")
        + "}"
        for file in files
    )
    return own + fallback_rules(family.name, family.generic, face)


def _quoted(url: str) -> str:
    """A storage of the site makes the URL."""
    return re.sub(r'["\\\n\r<>]', lambda found: f"%{ord(found[0]):02X}", url)
