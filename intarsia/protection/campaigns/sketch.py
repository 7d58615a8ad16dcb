"""A short fingerprint of a text. Those of nearly the same texts have many equal places.

One permutation hashing (Li, Owen, Zhang, 2012): each group of five letters falls into one of 64 bins, and a bin keeps
the smallest hash that fell into it. The share of equal bins estimates the share of groups that both texts have.
"""

import re
import unicodedata
import zlib

from ..verdict.classifier.features import MAX_CHARACTERS, URL

BINS = 64
# Shorter texts are often the same without a campaign, such as "Thank you, that was very helpful".
MIN_LENGTH = 80
LETTERS = 5
# Bytes of a character in UTF-32.
WIDTH = 4
# With fewer groups, such as in a text of links, equal bins say little.
MIN_GROUPS = 40

EMAIL = re.compile(r"[\w.+-]{1,64}@[\w.-]{1,255}")
NUMBER_PATTERN = re.compile(r"(?<![^\W\d_])\d[\d.,:]{0,30}(?![^\W\d_])")
NO_LETTERS = re.compile(r"[\W\d_]+")
# Letters and digits that look like a Latin letter. Spammers mix them into words.
LOOK_ALIKES = str.maketrans(
    "аеіорсухѕјһԁвкмнтαεικνορτυχı013457@$",
    "aeiopcyxsjhdbkmhtaeikvoptuxioieastas",
)


def sketch_of(text: str) -> bytes | None:
    """None for texts that are too short to be compared."""
    text = text.strip()
    if len(text) <= MIN_LENGTH:
        return None
    letters = letters_of(text).encode("utf-32-le", "replace")
    if len(letters) < (MIN_GROUPS + LETTERS - 1) * WIDTH:
        return None
    return _filled(_smallest_hashes(letters))


def similarity(one: bytes, other: bytes) -> float:
    """The share of equal bins: 1 for the same text; about 0.1, at most 0.3, for unrelated texts of one language."""
    difference = int.from_bytes(one, "big") ^ int.from_bytes(other, "big")
    return difference.to_bytes(BINS, "big").count(0) / BINS


def letters_of(text: str) -> str:
    """Without what changes from copy to copy: links, numbers, spaces, marks, capitals, and letters that look alike."""
    plain = unicodedata.normalize("NFKD", text[:MAX_CHARACTERS]).casefold()
    plain = "".join(letter for letter in plain if unicodedata.category(letter) not in ("Mn", "Cf"))
    for varying in (URL, EMAIL, NUMBER_PATTERN):
        plain = varying.sub(" ", plain)
    return NO_LETTERS.sub("", plain.translate(LOOK_ALIKES))


def _smallest_hashes(letters: bytes) -> list[int | None]:
    smallest: list[int | None] = [None] * BINS
    for start in range(0, len(letters) - (LETTERS - 1) * WIDTH, WIDTH):
        value, at = divmod(zlib.crc32(letters[start : start + LETTERS * WIDTH]), BINS)
        known = smallest[at]
        if known is None or value < known:
            smallest[at] = value
    return smallest


def _filled(smallest: list[int | None]) -> bytes:
    """An empty bin takes the value of the next one that has any, so that short texts can be compared, too."""
    filled = bytearray()
    for start in range(BINS):
        value = next(value for step in range(BINS) if (value := smallest[(start + step) % BINS]) is not None)
        filled.append(value & 0xFF)
    return bytes(filled)
