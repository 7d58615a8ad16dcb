"""A document that crashed one worker is tested in a child process before another worker renders it.

V8 aborts its process on some huge allocations, and no limit stops it. So every process records what it is rendering.
If the child crashes too, all processes leave out the elements that crash it. If not, the document is rendered as usual.
"""

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from ..engine import Renderer
from ..faulty_elements import mark_faulty_element
from .crash_log import CrashLog, crash_log
from .crashing_elements import CrashingDocument, crashing_elements

# Rendering takes milliseconds, or some seconds when faulty elements have to be found.
MOST_WAIT_SECONDS = 10.0
POLL_SECONDS = 0.002

__all__ = ["CrashingDocument", "crash_guard"]


@contextmanager
def crash_guard(engine: Renderer, key: str, rendering: Callable[[], Mapping[str, Any]]) -> Iterator[None]:
    """A context manager around one rendering.

    `key` identifies its documents. `rendering()` returns the complete call, for a test in a child process. Raises
    CrashingDocument if the document crashes the child whichever element is left out.
    """
    log, started = crash_log(), time.monotonic()
    while True:
        if log.crashed_a_process(key):
            for digest in crashing_elements(engine, rendering()):
                log.mark_faulty(f"{engine.version}-{digest}")
            log.clear_crash(key)
        _leave_out_marked(engine, log)
        with log.record(key):
            # If two processes rendered the same document at the same time, it could crash both.
            if time.monotonic() - started > MOST_WAIT_SECONDS or not log.is_rendered_elsewhere(key):
                yield
                return
        time.sleep(POLL_SECONDS)


def _leave_out_marked(engine: Renderer, log: CrashLog) -> None:
    for name in log.marked_elements():
        version, _, digest = name.partition("-")
        # A new version of the scripts may have fixed the element.
        if version == engine.version:
            mark_faulty_element(digest, "crashed the process that rendered it")
