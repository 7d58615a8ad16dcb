"""What fallback fonts need to know about a font, as shares of an em."""

from math import radians, tan
from typing import Any, Final

from fontTools.pens.areaPen import AreaPen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen

# Invented prose with its spaces and capitals: widths are means over it, so frequent letters count more.
PROSE: Final = (
    "The workshop opens at nine. Every course begins with a walk through the store, where boards of oak, maple "
    "and walnut lie in order of their age. You choose one, plane it flat, and draw your first line with a knife. "
    "By noon the pieces fit together without a gap; in the afternoon we press, scrape and oil them. Questions are "
    "welcome at any time, and nobody is in a hurry. We teach small groups of six, in English, German and French."
)
TYPO_METRICS: Final = 1 << 7
# The kinds of Latin text in the classification of Panose.
SERIFS: Final = range(2, 11)
SERIF_CLASSES: Final = (1, 2, 3, 4, 5, 7)
SANS_SERIF_CLASS: Final = 8
# Degrees of italic fonts, which do not all say theirs.
SLANTS: Final = range(0, 21)
# In 41 free families, those with serifs fill up to 0.63 of the box around their I, those without at least 0.92.
MIN_BAR_FILL: Final = 0.8


def measures(font: Any) -> dict[str, float]:
    """The measures of a TTFont. Without Latin letters, there are no widths."""
    em = font["head"].unitsPerEm
    ascent, descent, gap = _lines(font)
    found = {"ascent": ascent / em, "descent": abs(descent) / em, "line_gap": max(gap, 0) / em}
    names = font.getBestCmap()
    if all(ord(letter) in names for letter in PROSE):
        is_variable = "fvar" in font and any(axis.axisTag == "wght" for axis in font["fvar"].axes)
        found["width"] = _width(font, {"wght": 400} if is_variable else {}) / em
        found["bold_width"] = _width(font, {"wght": 700}) / em if is_variable else found["width"]
    return {name: round(value, 4) for name, value in found.items()}


def _lines(font: Any) -> tuple[float, float, float]:
    """Ascent, descent and line gap, as browsers choose them."""
    os2, hhea = font["OS/2"], font["hhea"]
    if os2.fsSelection & TYPO_METRICS or not (hhea.ascent or hhea.descent):
        return os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap
    return hhea.ascent, hhea.descent, hhea.lineGap


def _width(font: Any, location: dict[str, float]) -> float:
    names, glyphs = font.getBestCmap(), font.getGlyphSet(location=location)
    return sum(glyphs[names[ord(letter)]].width for letter in PROSE) / len(PROSE)


def generic_of(font: Any) -> str:
    """The family of local fonts that looks most like it: by its classification, its name, or its letter I."""
    if font["post"].isFixedPitch:
        return "monospace"
    panose, names = font["OS/2"].panose, font["name"]
    if panose.bFamilyType == 2 and panose.bSerifStyle:
        return "serif" if panose.bSerifStyle in SERIFS else "sans-serif"
    # An older classification: the class is the first byte.
    family_class = font["OS/2"].sFamilyClass >> 8
    if family_class in (*SERIF_CLASSES, SANS_SERIF_CLASS):
        return "serif" if family_class in SERIF_CLASSES else "sans-serif"
    name = str(names.getBestFamilyName() or "").lower()
    if "serif" in name:
        return "sans-serif" if "sans" in name else "serif"
    return "serif" if _has_feet(font) else "sans-serif"


def _has_feet(font: Any) -> bool:
    """Whether the capital I is not a bar. Most free fonts have no classification, so their outlines must tell."""
    name = font.getBestCmap().get(ord("I"))
    if name is None:
        return False
    return 0 < max(_fill(font, name, degrees) for degrees in SLANTS) < MIN_BAR_FILL


def _fill(font: Any, name: str, degrees: int) -> float:
    """The share of the box around a letter that it fills when it is set upright; 0 without outlines."""
    glyphs = font.getGlyphSet(location={"wght": 400} if "fvar" in font else {})
    area, box = AreaPen(glyphs), BoundsPen(glyphs)
    for pen in (area, box):
        glyphs[name].draw(TransformPen(pen, (1, 0, -tan(radians(degrees)), 1, 0, 0)))
    left, bottom, right, top = box.bounds or (0, 0, 0, 0)
    return abs(area.value) / max(1, (right - left) * (top - bottom))
