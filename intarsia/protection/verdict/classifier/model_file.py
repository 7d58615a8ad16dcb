"""The numbers of a model as a small file: the shipped one is a nineteenth of the package."""

from array import array

import brotli
import numpy as np
import numpy.typing as npt

from .features import BUCKETS, FIRST_NGRAM_BUCKET

Numbers = npt.NDArray[np.int16]
# Numbers are rounded to multiples. Verdicts change by less than the rounding of the percentages that staff see.
WEIGHT_STEP, RELEVANCE_STEP = 16, 56
# Two to the power of this: the window reaches over the whole file.
BROTLI_WINDOW = 22


def packed(weights: "array[int]", relevance: "array[int]") -> bytes:
    """Which buckets are used, their relevance, and their weights in the order of relevance, words before n-grams:
    similar numbers follow each other, low bytes apart from high ones, so they compress well.
    """
    weight, relevant = _steps(weights, WEIGHT_STEP), _steps(relevance, RELEVANCE_STEP)
    # A relevance of 0 means that the bucket is not known.
    relevant = np.where(np.frombuffer(relevance, np.int16), np.maximum(relevant, 1), np.int16(0))
    is_used = (weight != 0) | (relevant != 0)
    weight, relevant = weight[is_used], relevant[is_used]
    ordered = _unsigned(weight[_order(relevant, is_used)])
    body = np.packbits(is_used).tobytes() + _bytes(relevant.astype(np.uint16)) + _bytes(ordered)
    return brotli.compress(body, lgwin=BROTLI_WINDOW)


def unpacked(content: bytes) -> "tuple[array[int], array[int]]":
    """The weights and relevance."""
    body = np.frombuffer(brotli.decompress(content), np.uint8)
    is_used = np.unpackbits(body[: BUCKETS // 8]).astype(np.bool_)
    relevant, ordered = (_numbers(part) for part in np.split(body[BUCKETS // 8 :], 2))
    weight = np.empty_like(relevant)
    weight[_order(relevant, is_used)] = _signed(ordered.view(np.uint16))
    return _spread(weight * WEIGHT_STEP, is_used), _spread(relevant * RELEVANCE_STEP, is_used)


def _steps(numbers: "array[int]", step: int) -> Numbers:
    return np.rint(np.frombuffer(numbers, np.int16) / step).astype(np.int16)


def _order(relevant: Numbers, is_used: npt.NDArray[np.bool_]) -> npt.NDArray[np.intp]:
    return np.lexsort((relevant, np.flatnonzero(is_used) >= FIRST_NGRAM_BUCKET))


def _spread(used: Numbers, is_used: npt.NDArray[np.bool_]) -> "array[int]":
    numbers = np.zeros(BUCKETS, np.int16)
    numbers[is_used] = used
    return array("h", numbers.tobytes())


def _bytes(numbers: npt.NDArray[np.uint16]) -> bytes:
    return (numbers & 255).astype(np.uint8).tobytes() + (numbers >> 8).astype(np.uint8).tobytes()


def _numbers(content: npt.NDArray[np.uint8]) -> Numbers:
    low, high = np.split(content.astype(np.uint16), 2)
    return (low | high << 8).view(np.int16)


def _unsigned(numbers: Numbers) -> npt.NDArray[np.uint16]:
    """Small numbers of both signs become small ones: 0, -1, 1, -2 are 0, 1, 2, 3."""
    return ((numbers << 1) ^ (numbers >> 15)).view(np.uint16)


def _signed(numbers: npt.NDArray[np.uint16]) -> Numbers:
    return ((numbers >> 1) ^ (0 - (numbers & 1))).astype(np.uint16).view(np.int16)
