"""A drawing that ended a whole process does not end a second one.

V8 aborts its process on some huge allocations, and no limit stops it. Every process therefore notes what it is
drawing. What one died of is drawn in a child process first: elements that end the child are left out from then on, by
all processes, and a drawing that is innocent, as when somebody killed the process, is drawn as always.
"""

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from ..isolate import quarantine
from ..v8 import Renderer
from .examination import FatalDrawing, fatal_elements
from .notes import Notes, notes

# In seconds. A drawing that has to be isolated takes some; most take milliseconds.
LONGEST_WAIT = 10.0
SHORTEST_DRAWING = 0.002

__all__ = ["FatalDrawing", "watched"]


@contextmanager
def watched(engine: Renderer, what: str, drawing: Callable[[], Mapping[str, Any]]) -> Iterator[None]:
    """Around a drawing. `what` names it; `drawing` answers all of it, should it have to be examined."""
    watch, begun = notes(), time.monotonic()
    while True:
        if watch.is_suspect(what):
            for digest in fatal_elements(engine, drawing()):
                watch.mark_element(f"{engine.version}-{digest}")
            watch.settle(what)
        _quarantine_marked(engine, watch)
        with watch.noted(what):
            # Two processes that draw the same at the same time would die of the same.
            if time.monotonic() - begun > LONGEST_WAIT or not watch.is_drawn_elsewhere(what):
                yield
                return
        time.sleep(SHORTEST_DRAWING)


def _quarantine_marked(engine: Renderer, watch: Notes) -> None:
    for name in watch.marked_elements():
        version, _, digest = name.partition("-")
        # After an upgrade of its package an element is given another chance.
        if version == engine.version:
            quarantine(digest, "ended the process that drew it")
