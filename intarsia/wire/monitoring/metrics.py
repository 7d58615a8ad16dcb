"""`GET /metrics` for Prometheus. Outside Django, like the health checks; only for clients with the token."""

import hmac
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import intarsia
from intarsia.root_paths import root_path
from intarsia.site_options import option
from intarsia.state.metrics import add
from intarsia.state.metrics.exposition import CONTENT_TYPE, Gauge, exposition
from intarsia.state.metrics.gauges import gauges
from intarsia.state.metrics.machine import counted
from intarsia.state.metrics.process_file import folder

from .process_memory import processes_of, proportional_bytes

# The launcher forks the workers afterwards, so all of them say the same.
_STARTED: Final = time.time()


def metrics_path() -> str:
    return f"/{root_path('metrics')}"


def may_read_metrics(environ: dict[str, Any]) -> bool:
    token = option("INTARSIA_METRICS_TOKEN")
    scheme, _space, sent = environ.get("HTTP_AUTHORIZATION", "").partition(" ")
    is_right = hmac.compare_digest(sent.strip().encode("utf-8", "replace"), token.encode())
    return bool(token) and scheme.lower() == "bearer" and is_right


def answer_metrics(start_response: Callable[..., Any], stores: dict[str, str]) -> list[bytes]:
    found = counted(folder())
    more = (*_own(), *_stores(stores), *_processes(found.processes), *gauges())
    body = exposition(found.totals, more).encode()
    headers = [("Content-Type", CONTENT_TYPE), ("Content-Length", str(len(body))), ("Cache-Control", "no-store")]
    start_response("200 OK", headers)
    return [body]


def count_worker(**_signal: Any) -> None:
    add("worker_starts_total")


def _own() -> Iterator[Gauge]:
    yield "start_time_seconds", (), _STARTED
    yield "release_info", (str(option("INTARSIA_RELEASE")), intarsia.__version__), 1


def _stores(found: dict[str, str]) -> Iterator[Gauge]:
    """Whether each store is up, from the answer of `/readyz`."""
    for store in ("database", "redis", "page_cache"):
        if found[store] != "off":
            yield "store_up", (store,), found[store] in ("ok", "not migrated")


def _processes(sites: Iterable[int]) -> Iterator[Gauge]:
    for kind, ids in processes_of(sites).items():
        sizes = [size for process in ids if (size := proportional_bytes(process))]
        yield "processes", (kind,), len(sizes)
        yield "memory_bytes", (kind,), sum(sizes)
