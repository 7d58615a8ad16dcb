"""The names of numbers in files: the metric, the values of its labels and, in histograms, the bucket."""

from typing import Final

SEPARATOR: Final = "\x1f"
SUM: Final = "sum"
MORE: Final = "+Inf"


def key_of(name: str, *labels: str) -> str:
    return SEPARATOR.join((name, *labels))


def bucket_key(name: str, most: float | None, *labels: str) -> str:
    """`most` is None for durations above all buckets."""
    return key_of(name, *labels, MORE if most is None else f"{most:g}")


def sum_key(name: str, *labels: str) -> str:
    return key_of(name, *labels, SUM)
