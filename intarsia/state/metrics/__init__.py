"""What a server did, for Prometheus: `add("jobs_total", "done")`. Nothing is counted without INTARSIA_METRICS_TOKEN.

Each process counts in its own file, which survives it, so a killed worker loses no count. `GET /metrics`
(`intarsia.wire.monitoring.metrics`) adds up the files of this machine. `catalog` lists all metrics.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from intarsia.site_options import option

from .catalog import BUCKETS, METRICS
from .keys import bucket_key, key_of, sum_key
from .process_file import ProcessFile

_own = ProcessFile()


def is_on() -> bool:
    return bool(option("INTARSIA_METRICS_TOKEN"))


def add(name: str, *labels: str) -> None:
    """Counts one event. `labels` are the values of the metric's labels, in their order."""
    if is_on():
        _own.add(key_of(METRICS[name].name, *labels))


def counter(name: str, *labels: str) -> Callable[[], None] | None:
    """Counts without looking anything up, where every microsecond counts. None if metrics are off."""
    key, count = key_of(METRICS[name].name, *labels), _own.add
    return (lambda: count(key)) if is_on() else None


def observe(name: str, seconds: float, *labels: str) -> None:
    """Adds a duration to a histogram."""
    if is_on():
        fits = next((bucket for bucket in BUCKETS if seconds <= bucket), None)
        _own.add(bucket_key(METRICS[name].name, fits, *labels))
        _own.add(sum_key(METRICS[name].name, *labels), seconds)


@contextmanager
def timed(name: str, *labels: str) -> Iterator[None]:
    started = time.perf_counter()
    try:
        yield
    finally:
        observe(name, time.perf_counter() - started, *labels)
