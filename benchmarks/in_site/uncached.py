"""The standard landing page rendered again for each request: CPU time, and V8's part."""

import itertools
import statistics
import time
from collections.abc import Callable, Mapping
from typing import Any

# Loads the request handler, as a server does at its start and not with the first request.
from django.core.servers.basehttp import get_internal_wsgi_application  # noqa: F401
from django.db import connection
from django.http import HttpResponse
from django.test import Client
from django.test.utils import CaptureQueriesContext

from benchmarks.in_site.cpu import cpu_seconds
from benchmarks.in_site.renderer.exchange import exchange_figures
from intarsia.documents.contract import WIDGETS
from intarsia.documents.sanitize import CleanDocument
from intarsia.pages.models.builder_page import BuilderPageMixin
from intarsia.rendering import render
from intarsia.rendering.v8.kept_answers import KeptAnswers

URL = "/landing/"
REQUESTS = 20
ROUNDS = 10
NEW_ROUNDS = 5


class V8Times:
    """Notes the CPU time and the wall time, in seconds, of each call of the renderer from now on."""

    def __init__(self) -> None:
        self.cpu: list[float] = []
        self.wall: list[float] = []
        renderer: Any = render.renderer()
        self._render = renderer.render
        renderer.render = self._timed

    def _timed(self, rendering: Any) -> Any:
        start, cpu = time.perf_counter(), cpu_seconds()
        try:
            return self._render(rendering)
        finally:
            self.cpu.append(cpu_seconds() - cpu)
            self.wall.append(time.perf_counter() - start)


def figures() -> dict[str, Any]:
    # The test client calls Django itself, without the page cache.
    client = Client(headers={"host": "localhost"}, enforce_csrf_checks=False)
    v8 = V8Times()
    for _ in range(30):
        assert client.get(URL).status_code == 200
    with CaptureQueriesContext(connection) as queries:
        client.get(URL)
        # The next request empties the log.
        number_of_queries = len(queries)
    v8.cpu.clear()
    v8.wall.clear()
    kept, rendered, empty = _kept_rendered_and_empty(lambda: _cpu_of_a_request(client))
    rendered_v8 = statistics.median(v8.cpu), statistics.median(v8.wall)
    v8.cpu.clear()
    new = _new(lambda: _cpu_of_a_request(client))
    return {
        "cpu_ms": round(kept * 1000, 3),
        "empty_ms": round(empty * 1000, 3),
        "against_empty": round(kept / empty, 2),
        "cpu_rendered_ms": round(rendered * 1000, 3),
        "rendered_against_empty": round(rendered / empty, 2),
        "cpu_new_ms": round(new * 1000, 3),
        "v8_ms": round(rendered_v8[0] * 1000, 3),
        "v8_wall_ms": round(rendered_v8[1] * 1000, 3),
        "v8_new_ms": round(sum(v8.cpu) / (NEW_ROUNDS * REQUESTS) * 1000, 3),
        **exchange_figures(lambda: client.get(URL)),
        "queries": number_of_queries,
        "html_bytes": len(client.get(URL).content),
    }


def _cpu_of_a_request(client: Client) -> float:
    start = cpu_seconds()
    for _ in range(REQUESTS):
        client.get(URL)
    return (cpu_seconds() - start) / REQUESTS


def _kept_rendered_and_empty(one_round: Callable[[], float]) -> tuple[float, float, float]:
    """Seconds of a page whose HTML the worker has kept, of one that V8 renders, and of an empty response.

    They are measured in turn because the speed of a machine changes.
    """
    kept, rendered, empty = [], [], []
    serve, renderer = BuilderPageMixin.serve, render.renderer()
    keeping = renderer.kept
    for _ in range(ROUNDS):
        kept.append(one_round())
        renderer.kept = KeptAnswers()
        rendered.append(one_round())
        renderer.kept = keeping
        setattr(BuilderPageMixin, "serve", lambda *arguments, **options: HttpResponse())  # noqa: B010
        empty.append(one_round())
        setattr(BuilderPageMixin, "serve", serve)  # noqa: B010
    return statistics.median(kept), statistics.median(rendered), statistics.median(empty)


def _new(one_round: Callable[[], float]) -> float:
    """Seconds of a page of which no document was rendered before, including the site's header and footer."""
    numbers, clean_document = itertools.count(), render.clean_document

    def clean_new(document: Mapping[str, Any], catalog: str = WIDGETS) -> CleanDocument:
        return clean_document({**document, "new": next(numbers)}, catalog)

    render.clean_document = clean_new
    try:
        return statistics.median(one_round() for _ in range(NEW_ROUNDS))
    finally:
        render.clean_document = clean_document
