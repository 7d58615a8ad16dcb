"""The columns of a text for a site's own model: the words of the shipped model, and character n-grams.

N-grams find inflected and misspelled words and work in scripts without spaces. All of them are hashed at once by
numpy, which is about fifty times as fast as a loop.
"""

import re
import unicodedata
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from .features import BUCKETS, FIRST_NGRAM_BUCKET, MAX_CHARACTERS

WORD_COLUMNS = FIRST_NGRAM_BUCKET
NGRAM_COLUMNS = BUCKETS
COLUMNS = WORD_COLUMNS + NGRAM_COLUMNS
NGRAM_SIZES = (2, 3, 4, 5)
SPACE = ord(" ")
SPACES = re.compile(r"\s+")
# Odd numbers with random bits, as multiplicative hashing needs them.
BY_POSITION, BY_CHARACTER, FINAL = (
    np.uint64(factor) for factor in (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
)
KEPT_BITS = np.uint64(64 - (NGRAM_COLUMNS - 1).bit_length())

Columns = npt.NDArray[np.int32]
Values = npt.NDArray[np.float32]
# The columns of words with their values, and those of n-grams.
Row = tuple[tuple[Columns, Values], tuple[Columns, Values]]


def row_of(text: str, buckets: Sequence[int], most_columns: int) -> Row:
    """`buckets` are the features of the same text. Of each kind of columns, there are at most `most_columns`: the
    lowest hashes, which are a random sample, but the same for all texts.
    """
    words: Columns = np.array([bucket for bucket in buckets if bucket < FIRST_NGRAM_BUCKET][:most_columns], np.int32)
    found, counts = _counted(ngrams(text))
    # A copy, so that the rest of a long text is not kept in memory.
    hashes: Columns = found[:most_columns].copy()
    # The second time, an n-gram says less than the first time.
    frequencies: Values = (1 + np.log(counts[:most_columns])).astype(np.float32)
    # One number in memory.
    ones: Values = np.broadcast_to(np.float32(1), len(words))
    return (words, ones), (hashes, frequencies)


def _counted(columns: Columns) -> tuple[Columns, npt.NDArray[np.int64]]:
    """Each once and ascending, and how often. `np.unique` does more, and takes twice as long for a short text."""
    ascending = np.sort(columns)
    firsts = np.flatnonzero(np.concatenate(([len(columns) > 0], ascending[1:] != ascending[:-1])))
    return ascending[firsts], np.diff(firsts, append=len(columns))


def ngrams(text: str) -> Columns:
    """The columns of all n-grams, which cross no space."""
    plain = SPACES.sub(" ", unicodedata.normalize("NFKC", text[:MAX_CHARACTERS]).lower())[:MAX_CHARACTERS]
    codes = np.frombuffer(f" {plain} ".encode("utf-32-le", "replace"), "<u4").astype(np.uint64)
    spaces = np.concatenate(([0], np.cumsum(codes == SPACE)))
    hashes, found = np.zeros(len(codes), np.uint64), [np.zeros(0, np.int32)]
    for size in range(1, min(max(NGRAM_SIZES), len(codes)) + 1):
        ends = codes[size - 1 :]
        hashes = hashes[: len(ends)] * BY_POSITION + (ends + np.uint64(1)) * BY_CHARACTER
        if size in NGRAM_SIZES:
            # As many spaces before the last character as up to the first one.
            chosen = hashes[spaces[size - 1 :][: len(ends)] == spaces[1:][: len(ends)]]
            found.append((((chosen ^ (chosen >> np.uint64(29))) * FINAL) >> KEPT_BITS).astype(np.int32))
    return np.concatenate(found) + np.int32(WORD_COLUMNS)
