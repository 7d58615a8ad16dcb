"""Makes real font files, good and bad ones."""

import struct
from io import BytesIO
from typing import Any

import brotli
from django.core.files.uploadedfile import SimpleUploadedFile
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

from intarsia.fonts.conversion.measures import PROSE

# The letters of the prose that is measured, and some of extended Latin and Cyrillic.
CHARACTERS = sorted({*PROSE, *"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789äöüßéñ", *"łőČ", *"жя"})


def font(
    family: str = "Brand Sans",
    *,
    weight: int = 400,
    width: int = 500,
    characters: Any = CHARACTERS,
    flavor: str | None = None,
    embedding: int = 0,
    license: str = "",
    is_italic: bool = False,
    style: str = "Regular",
    panose_serif: int = 11,
    family_class: int = 0,
    weights: tuple[int, int] | None = None,
) -> bytes:
    """A font of 1000 units per em whose letters are boxes, with ascent 800 and descent 200."""
    names = {ord(character): f"u{ord(character):04X}" for character in characters}
    builder = FontBuilder(1000, isTTF=True)
    order = [".notdef", *names.values()]
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap(names)
    builder.setupGlyf(dict.fromkeys(order, _box()))
    builder.setupHorizontalMetrics(dict.fromkeys(order, (width, 0)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": family, "styleName": style, "licenseDescription": license})
    builder.setupOS2(usWeightClass=weight, fsType=embedding, fsSelection=1 if is_italic else 64, sTypoAscender=800)
    builder.font["OS/2"].sFamilyClass = family_class
    builder.font["OS/2"].panose.bFamilyType = 2
    builder.font["OS/2"].panose.bSerifStyle = panose_serif
    builder.setupPost()
    if weights:
        builder.setupFvar([("wght", weights[0], 400, weights[1], "Weight")], [])
    builder.font.flavor = flavor
    saved = BytesIO()
    builder.save(saved)
    return saved.getvalue()


def _box() -> Any:
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    for point in ((50, 700), (450, 700), (450, 0)):
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def upload(content: bytes | None = None, name: str = "brand.ttf", **changes: Any) -> SimpleUploadedFile:
    return SimpleUploadedFile(name, font(**changes) if content is None else content)


def woff2_header(*, tables: int = 1, unpacked: int = 1000, packed: bytes = b"", directory: bytes = b"") -> bytes:
    """A WOFF2 file whose directory and packed data can be anything."""
    length = 48 + len(directory) + len(packed)
    header = struct.pack(
        ">4s4sIHHIIHHIIIII", b"wOF2", b"\0\1\0\0", length, tables, 0, unpacked, len(packed), 1, 0, 0, 0, 0, 0, 0
    )
    return header + directory + packed


def woff2_bomb(unpacked_bytes: int) -> bytes:
    """A small file that says to be small and unpacks to a lot."""
    # Table `head` with a length of 54, not transformed.
    return woff2_header(directory=bytes([1, 54]), packed=brotli.compress(bytes(unpacked_bytes), quality=5))


def cmap_bomb() -> bytes:
    """Each of its 60,000 groups maps all characters of Unicode."""
    from fontTools.ttLib import TTFont
    from fontTools.ttLib.tables.DefaultTable import DefaultTable

    groups = struct.pack(">III", 0, 0x10FFFF, 1) * 60_000
    subtable = struct.pack(">HHIII", 12, 0, 16 + len(groups), 0, 60_000) + groups
    made = TTFont(BytesIO(font()))
    table = DefaultTable("cmap")
    table.data = struct.pack(">HHHHI", 0, 1, 3, 10, 12) + subtable
    made["cmap"] = table
    saved = BytesIO()
    made.save(saved)
    return saved.getvalue()
