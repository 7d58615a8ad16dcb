"""The CRC-32 of all character n-grams of words, in UTF-8. numpy hashes all of them at once; a loop takes ten times as
long.
"""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

Hashes = npt.NDArray[np.uint32]
# Each byte of all characters, from the first to the fourth, and which characters have it.
Utf8 = list[tuple[Hashes, npt.NDArray[np.bool_]]]

POLYNOMIAL = np.uint32(0xEDB88320)
ALL_BITS = np.uint32(0xFFFFFFFF)
# The first code points of two, three and four bytes, and what the first byte starts with.
LONGER_FROM = (0x80, 0x800, 0x10000)
FIRST_BYTE = np.array([0, 0xC0, 0xE0, 0xF0], np.uint32)
# Between words: no word contains it.
BREAK = "\n"


def _table() -> Hashes:
    table = np.arange(256, dtype=np.uint32)
    for _bit in range(8):
        table = np.where(table & 1, (table >> np.uint32(1)) ^ POLYNOMIAL, table >> np.uint32(1))
    return table


# What a byte does to a hash.
TABLE: Hashes = _table()


def hashes_of_ngrams(words: Iterable[str], sizes: tuple[int, ...]) -> Hashes:
    """Hashes of the n-grams within one word, in ascending `sizes`. Equal n-grams have equal hashes."""
    codes: Hashes = np.frombuffer(BREAK.join(words).encode("utf-32-le", "replace"), "<u4").astype(np.uint32)
    breaks = np.concatenate(([0], np.cumsum(codes == ord(BREAK))))
    utf8, found = _utf8(codes), [np.zeros(0, np.uint32)]
    hashes: Hashes = np.full(len(codes), ALL_BITS)
    for size in range(1, min(max(sizes), len(codes)) + 1):
        hashes = _longer(hashes[: len(codes) - size + 1], utf8, size - 1)
        if size in sizes:
            found.append(hashes[breaks[size:] == breaks[:-size]] ^ ALL_BITS)
    return np.concatenate(found)


def _longer(hashes: Hashes, utf8: Utf8, at: int) -> Hashes:
    """Hashes with one character more, the one `at` characters after the first."""
    for values, exists in utf8:
        value = values[at:][: len(hashes)]
        longer = TABLE[(hashes ^ value) & np.uint32(0xFF)] ^ (hashes >> np.uint32(8))
        hashes = np.where(exists[at:][: len(hashes)], longer, hashes)
    return hashes


def _utf8(codes: Hashes) -> Utf8:
    following = sum(((codes >= first).astype(np.uint32) for first in LONGER_FROM), np.zeros(len(codes), np.uint32))
    first = FIRST_BYTE[following] | (codes >> (np.uint32(6) * following))
    found = [(first, np.ones(len(codes), np.bool_))]
    for place in range(1, int(following.max(initial=0)) + 1):
        exists = following >= place
        shift = np.where(exists, following - np.uint32(place), 0).astype(np.uint32) * np.uint32(6)
        found.append(((codes >> shift) & np.uint32(0x3F) | np.uint32(0x80), exists))
    return found
