"""Reads a font with fontTools, decides whether a page may use it, and cuts it into WOFF2 files."""

import re
from base64 import b64encode
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any, Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from .measures import generic_of, measures

# Bits of `OS/2.fsType`.
RESTRICTED: Final = 0x0002
EMBEDDING_OTHERWISE: Final = 0x0004 | 0x0008
NO_SUBSETTING: Final = 0x0100
BITMAPS_ONLY: Final = 0x0200
ITALIC_SELECTION: Final = 0x0001
# Copyright, family, style, unique name, full name, PostScript name, license: what a license asks to keep.
KEPT_NAMES: Final = [0, 1, 2, 3, 4, 6, 13, 14]
NEEDED: Final = ("head", "hhea", "hmtx", "maxp", "cmap", "name", "OS/2", "post")
OUTLINES: Final = ("glyf", "CFF ", "CFF2")
MAX_WEIGHT: Final = 1000
_INSTANCE = re.compile(
    r"(?: (?:thin|(?:extra|ultra|semi|demi)?(?:light|bold)|regular|medium|black|heavy|italic))+$", re.IGNORECASE
)
_RANGE = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?")


class Unusable(Exception):
    """The file cannot be used. Its text is the name of a reason in `intarsia.fonts.reasons`."""


def convert(data: bytes, ranges: Sequence[str]) -> dict[str, Any]:
    """`ranges`: the parts that the font is cut into, as CSS ranges; without any, it stays whole.

    A broken table can raise any exception.
    """
    font = _read(data)
    _require_license(font["OS/2"].fsType)
    return {**_description(font), "files": list(_files(data, font, ranges))}


def describe(data: bytes) -> dict[str, Any]:
    """Name, weight, style and measures of a font."""
    return _description(_read(data))


def _description(font: TTFont) -> dict[str, Any]:
    lightest, heaviest = _weights(font)
    return {
        "family": _family(font),
        "weight": f"{lightest} {heaviest}" if heaviest > lightest else str(lightest),
        "style": "italic" if _is_italic(font) else "normal",
        "generic": generic_of(font),
        "measures": measures(font),
    }


def _family(font: TTFont) -> str:
    name = str(font["name"].getBestFamilyName() or "")
    # Some variable fonts are named after their first instance: “Source Sans 3 ExtraLight”.
    return _INSTANCE.sub("", name) if "fvar" in font else name


def _read(data: bytes) -> TTFont:
    font = TTFont(BytesIO(data), lazy=True, recalcTimestamp=False)
    if any(name not in font for name in NEEDED) or not any(name in font for name in OUTLINES):
        raise Unusable("broken")
    if not font.getBestCmap() or not font["head"].unitsPerEm:
        raise Unusable("broken")
    return font


def _require_license(embedding: int) -> None:
    if embedding & RESTRICTED and not embedding & EMBEDDING_OTHERWISE:
        raise Unusable("embedding_forbidden")
    if embedding & BITMAPS_ONLY:
        raise Unusable("bitmaps_only")


def _may_be_cut(font: TTFont) -> bool:
    """A font whose license reserves its name may only be packed differently, not changed."""
    texts = " ".join(str(font["name"].getDebugName(number) or "") for number in (0, 13))
    return not font["OS/2"].fsType & NO_SUBSETTING and "reserved font name" not in texts.lower()


def _weights(font: TTFont) -> tuple[int, int]:
    if "fvar" in font:
        for axis in font["fvar"].axes:
            if axis.axisTag == "wght":
                return _weight(axis.minValue), _weight(axis.maxValue)
    own = _weight(font["OS/2"].usWeightClass)
    return own, own


def _weight(number: float) -> int:
    return min(max(round(number), 1), MAX_WEIGHT)


def _is_italic(font: TTFont) -> bool:
    return bool(font["OS/2"].fsSelection & ITALIC_SELECTION or font["post"].italicAngle)


def _files(data: bytes, font: TTFont, ranges: Sequence[str]) -> Iterator[dict[str, str]]:
    known = set(font.getBestCmap())
    if not ranges or not _may_be_cut(font):
        yield {"range": "", "woff2": _packed(font)}
        return
    for range_ in ranges:
        if wanted := known & _characters(range_):
            yield {"range": range_, "woff2": _packed(_cut(data, wanted))}


def _characters(range_: str) -> set[int]:
    spans = ((int(first, 16), int(last or first, 16)) for first, last in _RANGE.findall(range_))
    return {point for first, last in spans for point in range(first, last + 1)}


def _cut(data: bytes, characters: set[int]) -> TTFont:
    # Subsetting changes the font.
    font = TTFont(BytesIO(data), lazy=True, recalcTimestamp=False)
    options = Options(hinting=False, notdef_outline=True, name_IDs=KEPT_NAMES, layout_features=["*"])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return font


def _packed(font: TTFont) -> str:
    packed = BytesIO()
    font.flavor = "woff2"
    font.save(packed, reorderTables=None)
    return b64encode(packed.getvalue()).decode()
