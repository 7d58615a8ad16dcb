"""What the first bytes of a font file say. It reads a header of fixed size, so it is safe for any file."""

import struct
from typing import Final

TRUETYPE: Final = (b"\0\1\0\0", b"true", b"OTTO")
WOFF, WOFF2, COLLECTION = b"wOFF", b"wOF2", b"ttcf"
# The largest fonts with all Chinese characters have less of each.
MAX_TABLES: Final = 64
MAX_UNPACKED_BYTES: Final = 64 * 1024 * 1024
# Offsets are the same in both kinds of WOFF: flavor at 4, number of tables at 12, unpacked size at 16.
_WOFF_HEADER = struct.Struct(">4s4sIHHI")
_SFNT_HEADER = struct.Struct(">4sH")


def fault_of(data: bytes) -> str | None:
    """The name of a reason; None if the file may be a font."""
    kind = data[:4]
    if not data:
        return "empty"
    if kind == COLLECTION:
        return "collection"
    if kind in (WOFF, WOFF2):
        return _fault_of_woff(data)
    if kind not in TRUETYPE:
        return "not_a_font"
    if len(data) < _SFNT_HEADER.size:
        return "broken"
    _kind, tables = _SFNT_HEADER.unpack_from(data)
    return None if 0 < tables <= MAX_TABLES else "broken"


def _fault_of_woff(data: bytes) -> str | None:
    if len(data) < _WOFF_HEADER.size:
        return "broken"
    _kind, flavor, length, tables, _reserved, unpacked = _WOFF_HEADER.unpack_from(data)
    if flavor == COLLECTION:
        return "collection"
    if flavor not in TRUETYPE or length != len(data) or not 0 < tables <= MAX_TABLES:
        return "broken"
    return "too_complex" if unpacked > MAX_UNPACKED_BYTES else None
