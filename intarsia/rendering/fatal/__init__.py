"""A drawing that ended a whole process does not end a second one.

V8 aborts its process on some huge allocations, and no limit stops it. Every process therefore notes what it is
drawing. What one died of is drawn in a child process first: elements that end the child are left out from then on, by
all processes, and a drawing that is innocent, as when somebody killed the process, is drawn as always.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from ..isolate import quarantine
from ..v8 import Renderer
from .examination import FatalDrawing, fatal_elements
from .notes import Notes, notes

__all__ = ["FatalDrawing", "watched"]


@contextmanager
def watched(engine: Renderer, what: str, drawing: Callable[[], Mapping[str, Any]]) -> Iterator[None]:
    """Around a drawing. `what` names it; `drawing` answers all of it, should it have to be examined."""
    watch = notes()
    if watch.is_suspect(what):
        for digest in fatal_elements(engine, drawing()):
            watch.mark_element(f"{engine.version}-{digest}")
        watch.settle(what)
    _quarantine_marked(engine, watch)
    with watch.noted(what):
        yield


def _quarantine_marked(engine: Renderer, watch: Notes) -> None:
    for name in watch.marked_elements():
        version, _, digest = name.partition("-")
        # After an upgrade of its package an element is given another chance.
        if version == engine.version:
            quarantine(digest, "ended the process that drew it")
