"""How fast this machine is, measured together with every figure: fixed work in Python and in Chromium.

Budgets in milliseconds are those of a reference machine, which does this work in the times below. The
factor says how much longer this machine takes for the same work at the same moment; it scales those budgets. Ratios,
weights and counts need no factor.
"""

import json
import re
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from html import escape
from typing import Any

from playwright.sync_api import sync_playwright

from e2e.conftest import ARGUMENTS
from e2e.site import chromium

# On the machine for which the budgets were set. An empty Wagtail page does not measure a machine: with the same factor,
# it once took 6.3 ms and now takes 1.6 ms.
REFERENCE_MS = {"python": 2.6, "chromium": 6.0}
ROUNDS = 15

# Scripts and layout, like those of the editor or of a scrolling page.
CHROMIUM_WORK = """rounds => {
  const once = () => {
    const start = performance.now();
    const box = document.createElement("div");
    for (let i = 0; i < 600; i++) {
      const item = document.createElement("p");
      item.textContent = `Item ${i}`;
      item.style.width = `${100 + (i % 50)}px`;
      box.append(item);
    }
    document.body.append(box);
    let height = 0;
    for (const item of box.children) height += item.offsetHeight;
    const counts = new Map();
    for (let i = 0; i < 60_000; i++) {
      const key = `key-${(i * 7919) % 997}`;
      counts.set(key, (counts.get(key) ?? 0) + height);
    }
    JSON.parse(JSON.stringify([...counts]));
    box.remove();
    return performance.now() - start;
  };
  return Array.from({ length: rounds }, once);
}"""


def python_ms() -> float:
    """The CPU time of typical framework work: calls, dictionaries, regular expressions, strings, JSON."""
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        _python_work()
        times.append(time.process_time() - start)
    return statistics.median(times) * 1000


def _python_work() -> int:
    routes = [re.compile(rf"^/section-{number}/(?P<slug>[\w-]+)/$") for number in range(20)]
    total = 0
    for number in range(300):
        path = f"/section-{number % 20}/page-{number}/"
        found = next(match for route in routes if (match := route.match(path)))
        context: dict[str, Any] = {
            "slug": found["slug"],
            "items": [{"id": one, "title": f"<{one}>"} for one in range(10)],
        }
        html = "".join(f"<li id={item['id']}>{escape(item['title'])}</li>" for item in context["items"])
        total += len(json.loads(json.dumps({"html": html, **context}))["html"])
    return total


def chromium_ms() -> float:
    """The wall time until scripts and layout are done, because that is what people wait for."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        times = browser.new_page().evaluate(CHROMIUM_WORK, ROUNDS)
        browser.close()
    # The first rounds include compilation.
    return statistics.median(times[5:])


WORK: dict[str, Callable[[], float]] = {"python": python_ms, "chromium": chromium_ms}


@dataclass
class Calibration:
    """The factor of one measure, from before and after it, because the speed of a machine varies."""

    kind: str
    times: list[float] = field(default_factory=list)

    @property
    def factor(self) -> float:
        return round(statistics.mean(self.times) / REFERENCE_MS[self.kind], 3)


@contextmanager
def calibrated(kind: str) -> Iterator[Calibration]:
    calibration = Calibration(kind, [WORK[kind]()])
    yield calibration
    calibration.times.append(WORK[kind]())
