"""Fonts for text on images: those of the theme, and for scripts that they do not have, Noto Sans.

A browser uses the visitor's fonts for these scripts. A server may have none.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

from PIL import ImageFont, features

from intarsia.rendering import assets

OWN = Path(__file__).parent / "fonts"
OTHER_SCRIPTS = ("noto-sans-arabic.woff2", "noto-sans-hebrew.woff2")
# The built files of a family, by its name in the design.
FAMILIES = {"fraunces": ["fraunces"], "source sans 3": ["source-sans-3", "intarsia-latin-ext"], "inter": ["inter"]}
# No font has a glyph for it, so it shows what a missing glyph looks like.
MISSING = "\U0010ffff"
# A mark belongs to the letter before it.
JOINED = ("M", "C")

Face = ImageFont.FreeTypeFont
Run = tuple[str, Face]


def typefaces(families: str, size: int, weight: int) -> list[Face]:
    """In the order of preference. `families` is the value of CSS, such as `"Fraunces", serif`."""
    engine = ImageFont.Layout.RAQM if can_shape() else ImageFont.Layout.BASIC
    return [_face(path, size, weight, engine) for path in _files(families.lower())]


def runs(text: str, faces: list[Face]) -> list[Run] | None:
    """The text in parts of one font each. None if no font has one of its characters, or nothing can join them."""
    if needs_shaping(text) and not can_shape():
        return None
    found: list[Run] = []
    for character in text:
        face = _face_for(character, faces, found[-1][1] if found else None)
        if face is None:
            return None
        if found and found[-1][1] is face:
            found[-1] = (found[-1][0] + character, face)
        else:
            found.append((character, face))
    return found


def _face_for(character: str, faces: list[Face], before: Face | None) -> Face | None:
    if before and unicodedata.category(character)[0] in JOINED:
        return before
    # A space of the same font keeps words of another script in one part.
    order = [before, *faces] if before and character == " " else faces
    return next((face for face in order if _has(face, character)), None)


def can_shape() -> bool:
    """Whether Pillow joins Arabic letters and orders both directions: by Raqm, which needs FriBiDi."""
    return bool(features.check("raqm"))


def needs_shaping(text: str) -> bool:
    return any(unicodedata.bidirectional(character) in ("R", "AL") for character in text)


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
def _face(path: Path, size: int, weight: int, engine: ImageFont.Layout) -> Face:
    face = ImageFont.truetype(str(path), size, layout_engine=engine)
    face.set_variation_by_axes([weight])
    return face


@lru_cache(maxsize=8192)
def _has(face: Face, character: str) -> bool:
    if character == " ":
        # It has no ink. Parts of a font for rare letters have no space.
        return face.getlength(" ") != face.getlength(MISSING)
    return bytes(face.getmask(character)) != bytes(face.getmask(MISSING))
