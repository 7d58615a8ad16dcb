"""Prometheus' text format, version 0.0.4."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Final

from .catalog import BUCKETS, METRICS, PREFIX, Metric
from .keys import MORE, SEPARATOR, SUM

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
Labels = tuple[str, ...]
# The value of a gauge: its name, the values of its labels, the number.
Gauge = tuple[str, Labels, float]


def exposition(totals: Mapping[str, float], gauges: Iterable[Gauge]) -> str:
    found: dict[str, dict[Labels, float]] = defaultdict(dict)
    for key, number in totals.items():
        name, *labels = key.split(SEPARATOR)
        found[name][tuple(labels)] = number
    for name, given, number in gauges:
        found[name][given] = number
    return "".join(f"{line}\n" for metric in METRICS.values() for line in _lines(metric, found[metric.name]))


def _lines(metric: Metric, values: dict[Labels, float]) -> Iterator[str]:
    yield f"# HELP {PREFIX}{metric.name} {metric.meaning}"
    yield f"# TYPE {PREFIX}{metric.name} {metric.kind}"
    if metric.kind == "histogram":
        yield from _histogram(metric, values)
        return
    # A rate needs a 0 before the first event. What a gauge does not know is left out.
    zeros = dict.fromkeys(product(*metric.labels.values()), 0.0) if metric.kind == "counter" else {}
    for labels, number in sorted({**zeros, **values}.items()):
        yield _line(metric.name, metric.labels, labels, number)


def _histogram(metric: Metric, values: dict[Labels, float]) -> Iterator[str]:
    shown = {labels[:-1] for labels in values} or ({()} if not metric.labels else set())
    for labels in sorted(shown):
        count = 0.0
        for bucket in (*(f"{most:g}" for most in BUCKETS), MORE):
            count += values.get((*labels, bucket), 0)
            yield _line(f"{metric.name}_bucket", [*metric.labels, "le"], (*labels, bucket), count)
        yield _line(f"{metric.name}_sum", metric.labels, labels, values.get((*labels, SUM), 0))
        yield _line(f"{metric.name}_count", metric.labels, labels, count)


def _line(name: str, labels: Iterable[str], values: Labels, number: float) -> str:
    pairs = ",".join(f'{label}="{_escaped(value)}"' for label, value in zip(labels, values, strict=False))
    return f"{PREFIX}{name}{{{pairs}}} {float(number)!r}" if pairs else f"{PREFIX}{name} {float(number)!r}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
