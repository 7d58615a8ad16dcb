"""Apps register functions that read numbers when Prometheus asks, such as the length of a queue."""

import logging
from collections.abc import Callable, Iterable

from .exposition import Gauge

logger = logging.getLogger(__name__)

Source = Callable[[], Iterable[Gauge]]
_sources: list[Source] = []


def gauge_source(source: Source) -> Source:
    if source not in _sources:
        _sources.append(source)
    return source


def gauges() -> list[Gauge]:
    """Gauges of a source that fails are missing, for example while the database is unavailable."""
    found: list[Gauge] = []
    for source in _sources:
        try:
            found += source()
        except Exception:
            logger.exception("The metrics of %s are missing.", source.__module__)
    return found
