"""Fonts for text on images: those of the theme, and for scripts that they do not have, Noto Sans.

A browser uses the visitor's fonts for these scripts. A server may have none.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

from PIL import ImageFont

from intarsia.rendering import assets

OWN = Path(__file__).parent / "fonts"
OTHER_SCRIPTS = ("noto-sans-arabic.woff2", "noto-sans-hebrew.woff2")
# The built files of a family, by its name in the design.
FAMILIES = {"fraunces": ["fraunces"], "source sans 3": ["source-sans-3", "intarsia-latin-ext"], "inter": ["inter"]}
# No font has a glyph for it, so it shows what a missing glyph looks like.
MISSING = "\U0010ffff"
# A mark belongs to the letter before it, and space fits to any font.
JOINED = ("M", "Z", "C")

Face = ImageFont.FreeTypeFont
Run = tuple[str, Face]


def typefaces(families: str, size: int, weight: int) -> list[Face]:
    """In the order of preference. `families` is the value of CSS, such as `"Fraunces", serif`."""
    return [_face(path, size, weight) for path in _files(families.lower())]


def runs(text: str, faces: list[Face]) -> list[Run] | None:
    """The text in parts of one font each. None if no font has one of its characters."""
    found: list[Run] = []
    for character in text:
        joined = bool(found) and unicodedata.category(character)[0] in JOINED
        face = found[-1][1] if joined else next((one for one in faces if _has(one, character)), None)
        if face is None:
            return None
        if found and found[-1][1] is face:
            found[-1] = (found[-1][0] + character, face)
        else:
            found.append((character, face))
    return found


def is_right_to_left(text: str) -> bool:
    """By its first letter that has a direction."""
    directions = (unicodedata.bidirectional(character) for character in text)
    return next((one for one in directions if one in ("L", "R", "AL")), "L") != "L"


@cache
def _files(families: str) -> tuple[Path, ...]:
    return (*_theme_files(families), *(OWN / name for name in OTHER_SCRIPTS))


def _theme_files(families: str) -> Iterator[Path]:
    """All files of the first family that we have, then those of the text font for characters that it lacks."""
    names = [name.strip(" \"'") for name in families.split(",")]
    chosen = [name for name in names if name in FAMILIES] or ["inter" if "sans-serif" in names else "fraunces"]
    folder = Path(assets.__file__).parent / "static" / assets.FOLDER / "assets"
    for name in dict.fromkeys([chosen[0], "source sans 3"]):
        for prefix in FAMILIES[name]:
            yield from sorted(path for path in folder.glob(f"{prefix}-*.woff2") if _is_upright(path))


def _is_upright(path: Path) -> bool:
    return not re.search("italic", path.name)


@lru_cache(maxsize=64)
def _face(path: Path, size: int, weight: int) -> Face:
    face = ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.RAQM)
    face.set_variation_by_axes([weight])
    return face


@lru_cache(maxsize=8192)
def _has(face: Face, character: str) -> bool:
    return character == " " or bytes(face.getmask(character)) != bytes(face.getmask(MISSING))
