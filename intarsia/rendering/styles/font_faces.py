"""The theme's @font-face rules that a page needs: those for extended Latin and italics are a quarter of a small page's
stylesheet.
"""

import re
from collections.abc import Collection
from functools import lru_cache

from .. import assets
from ..fonts import THEME_FAMILIES, FontFamily
from ..fonts.rules import family_rules

_FACE = re.compile(r"@font-face\{[^}]*\}")
_OF_EXTENDED_LATIN = re.compile(r"-latin-ext-[^)]*\.woff2\)")
# Polish, Czech, Turkish and others; the characters that only these font files have.
_EXTENDED_LATIN = re.compile(
    "[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u018f\u0192\u01cd-\u01dc\u01f8\u01f9\u0218-\u021b\u0259"
    "\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2020\u20a0-\u20ab\u20ad-\u20c0]"
)
# Visitors type any character.
_FIELD = re.compile(r"<(?:input|textarea)\b")
# Quotes of widgets have a class and their own font.
_ITALIC_ELEMENT = re.compile(r"<(?:em|i|cite|address|dfn|var)\b|<blockquote>")


def font_faces(html: Collection[str], css: str, variables: str, families: Collection[FontFamily] = ()) -> str:
    """The rules for a page of these pieces of HTML, with the styles of its widgets and elements. Families that neither
    these nor the variables name are left out.
    """
    found = [_found_in(piece) for piece in html]
    has_extended_latin = any(is_extended for is_extended, _ in found)
    has_italics = "italic" in css or any(is_italic for _, is_italic in found)
    names = tuple(name for name in sorted(THEME_FAMILIES) if f'"{name}"' in variables or name in css)
    theme = _rules(assets.styles()["fonts"], assets.static_root(), names, has_extended_latin, has_italics)
    return theme + family_rules(families, html, variables + css, has_italics)


def theme_font_rules() -> str:
    """All rules of the theme's families, for lists that show each family in its own typeface."""
    return _rules(assets.styles()["fonts"], assets.static_root(), tuple(sorted(THEME_FAMILIES)), True, True)


# Searching takes a fiftieth of the time of a page. All pages of a site share the HTML of header and footer.
@lru_cache(maxsize=64)
def _found_in(html: str) -> tuple[bool, bool]:
    """Whether the HTML needs extended Latin, and italics."""
    has_extended_latin = bool(_EXTENDED_LATIN.search(html) or _FIELD.search(html))
    return has_extended_latin, bool(_ITALIC_ELEMENT.search(html))


@lru_cache(maxsize=8)
def _rules(fonts: str, static_root: str, families: tuple[str, ...], has_extended_latin: bool, has_italics: bool) -> str:
    def kept(face: re.Match[str]) -> str:
        is_needed = (
            # A fallback begins with the name of its family.
            any(name in face[0] for name in families)
            and (has_extended_latin or not _OF_EXTENDED_LATIN.search(face[0]))
            and (has_italics or "font-style:italic" not in face[0])
        )
        return face[0] if is_needed else ""

    return _FACE.sub(kept, fonts).replace("__STATIC__", static_root)
