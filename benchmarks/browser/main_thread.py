"""The tasks of a page's main thread, from a trace of Chromium."""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import Browser, Page

TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"]


@dataclass(frozen=True)
class Task:
    """Milliseconds by the clock, and of the processor: on an overloaded machine, a task of 20 ms may take 200 ms."""

    clock_ms: float
    processor_ms: float


@dataclass
class Trace:
    """Filled at the end of `traced`."""

    tasks: list[Task] = field(default_factory=list)


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[Trace]:
    trace = Trace()
    browser.start_tracing(page=page, categories=TRACED)
    yield trace
    events = json.loads(browser.stop_tracing())["traceEvents"]
    frames = Counter((event["pid"], event["tid"]) for event in events if event["name"] == "AnimationFrame")
    # Other processes of the browser, such as that of its start page, render fewer frames.
    thread = frames.most_common(1)[0][0]
    trace.tasks = [
        Task(event["dur"] / 1000, event.get("tdur", 0) / 1000)
        for event in events
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) == thread and "dur" in event
    ]
