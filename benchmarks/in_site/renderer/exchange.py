"""What it costs that V8 runs in a separate process: a real page goes there as JSON and comes back as HTML."""

import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

from benchmarks.in_site.renderer.timed_renderer import TIMES
from intarsia.rendering import render
from intarsia.rendering.v8.engine import Renderer
from intarsia.rendering.v8.kept_answers import KeptAnswers

PROGRAM = "benchmarks.in_site.renderer.timed_renderer"
EXCHANGES = 400


def exchange_figures(request: Callable[[], Any]) -> dict[str, float]:
    """Medians of the seconds that an exchange takes longer than V8 works on it.

    `request` asks for the page. This is everything that the worker would not do if V8 were a part of it, and also
    reading the answer's JSON: encoding, the socket in both directions, waking up, and the ping after the answer.
    `exchange_ms` is that of a page whose documents V8 knows. `exchange_new_ms` is that of a new page, which takes two
    exchanges: in the second one its documents are sent.
    """
    known, new = _sent(request)
    timed = Renderer(scripts=render.renderer().scripts, program=PROGRAM)
    try:
        for text in (new, known):
            timed.render(text)
        first, second = _beyond_v8(timed, known), _beyond_v8(timed, new)
        return {
            "exchange_ms": round(first * 1000, 3),
            "exchange_new_ms": round((first + second) * 1000, 3),
            "exchange_sent_kb": round(len(known) / 1000, 1),
            "exchange_new_sent_kb": round(len(new) / 1000, 1),
        }
    finally:
        timed.close()


def _sent(request: Callable[[], Any]) -> Sequence[str]:
    """The texts that the worker sends for this page: without its documents, and with them."""
    renderer: Any = render.renderer()
    keeping, original = renderer.kept, renderer.render
    sent: list[str] = []
    renderer.kept = KeptAnswers()
    renderer.render = _noted(sent, original)
    # A new process knows no documents.
    renderer.close()
    try:
        request()
    finally:
        renderer.kept, renderer.render = keeping, original
    return sent


def _noted(sent: list[str], render_text: Callable[[str], Any]) -> Callable[[str], Any]:
    def note(text: str) -> Any:
        sent.append(text)
        return render_text(text)

    return note


def _beyond_v8(timed: Renderer, text: str) -> float:
    beyond = []
    _v8_seconds(timed)
    for _ in range(EXCHANGES):
        start = time.perf_counter()
        timed.render(text)
        whole = time.perf_counter() - start
        in_v8, _of_the_ping = _v8_seconds(timed)
        beyond.append(whole - in_v8)
    return statistics.median(beyond)


def _v8_seconds(timed: Renderer) -> Sequence[float]:
    """What each evaluation took since the last call."""
    seconds: Sequence[float] = timed._run(lambda process: process.evaluate(TIMES, 1.0))
    return seconds
