"""What pages need to know about a font family."""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

from django.core.files.storage import default_storage

from .. import assets
from .fallbacks import Generic, fallback_names

# In the default storage.
FONT_FOLDER: Final = "intarsia/woff2"
# “Intarsia Ext” is extended Latin of Source Sans 3, whose license reserves the name for the whole font.
THEME_FAMILIES: Final = frozenset(("Fraunces", "Source Sans 3", "Intarsia Ext"))
Style = Literal["normal", "italic"]
# Weights of headings (h1 to h4) and of text in the theme.
HEADING_WEIGHT: Final = 480
TEXT_WEIGHT: Final = 400
_RANGE = re.compile(r"U\+([0-9A-F]{1,6})(?:-([0-9A-F]{1,6}))?", re.IGNORECASE)


@dataclass(frozen=True)
class FontFile:
    """A WOFF2 file with a part of the characters of a font."""

    # The path of a static file, or in the default storage.
    path: str
    # As in CSS. Empty: the file has all characters of the font.
    unicode_range: str = ""
    is_static: bool = False

    @property
    def url(self) -> str:
        return f"{assets.static_base()}/{self.path}" if self.is_static else default_storage.url(self.path)

    @cached_property
    def characters(self) -> re.Pattern[str] | None:
        """Finds a character of the file; None if the file has all."""
        spans = [(int(first, 16), int(last or first, 16)) for first, last in _RANGE.findall(self.unicode_range)]
        if not spans:
            return None
        return re.compile("[" + "".join(f"\\U{first:08x}-\\U{last:08x}" for first, last in spans) + "]")


@dataclass(frozen=True)
class FontFace:
    """One font of a family, with what the fallback fonts need to take as much room. Measures are shares of an em."""

    files: tuple[FontFile, ...]
    # As in CSS: "400", or "100 900" for a variable font.
    weight: str = "400"
    style: Style = "normal"
    ascent: float = 0
    descent: float = 0
    line_gap: float = 0
    # Mean width of a character in English prose, at the weights 400 and 700 of a variable font.
    width: float = 0
    bold_width: float = 0

    @property
    def weights(self) -> tuple[int, int]:
        first, _, last = self.weight.partition(" ")
        return int(first), int(last or first)


@dataclass(frozen=True)
class FontFamily:
    """The fonts of one name. `css` is the value of `font-family` with local fonts of the same size."""

    name: str
    faces: tuple[FontFace, ...]
    generic: Generic = "sans-serif"

    @property
    def css(self) -> str:
        """The value of `font-family`: what the design and the styles of elements store."""
        from_others = {"sans-serif": "Arial,sans-serif", "serif": "Georgia,serif", "monospace": "monospace"}
        names = [self.name, *fallback_names(self.name, self.generic)]
        return ",".join([*(f'"{name}"' for name in names), from_others[self.generic]])

    def upright_near(self, weight: int) -> FontFace | None:
        """The face that text of this weight is shown in."""

        def distance(face: FontFace) -> int:
            lightest, heaviest = face.weights
            return max(lightest - weight, weight - heaviest, 0)

        return min((face for face in self.faces if face.style == "normal"), key=distance, default=None)
