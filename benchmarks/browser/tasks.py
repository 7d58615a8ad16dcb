"""The longest task on every public page of the demo, on a phone with a processor four times slower.

.venv/bin/python -m benchmarks tasks
"""

import statistics
from typing import Any

from playwright.sync_api import Browser, CDPSession, ViewportSize, sync_playwright

from benchmarks.browser.main_thread import traced
from e2e.conftest import ARGUMENTS
from e2e.site import Site, chromium

SLOWER = 4
PHONE: ViewportSize = {"width": 390, "height": 844}
STEP = 400
VISITS = 3
PUBLIC_PAGES = """
from wagtail.models import Page
print(*(page.url for page in Page.objects.live().public().specific() if page.url))
"""
LONG_MS = 50
TWO_FRAMES = "new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(() => rendered())))"


def measure(site: Site) -> dict[str, Any]:
    """`longest_ms` and its `page`, and the longest task of each page with long tasks: the median of three visits.

    Loading and scrolling both count, in milliseconds of the processor.
    """
    urls = site.manage("shell", "-v0", "-c", PUBLIC_PAGES).split()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        longest = {url: _longest(browser, f"{site.url}{url}") for url in sorted({*urls})}
        browser.close()
    worst = max(longest, key=longest.__getitem__)
    return {
        "pages": len(longest),
        "longest_ms": longest[worst],
        "page": worst,
        "long_tasks": {url: ms for url, ms in longest.items() if ms > LONG_MS},
    }


def _longest(browser: Browser, url: str) -> float:
    with browser.new_context() as context:
        # Makes the server render the page and its images.
        context.new_page().goto(url, wait_until="networkidle")
    return round(statistics.median(_longest_of_a_visit(browser, url) for _ in range(VISITS)), 1)


def _longest_of_a_visit(browser: Browser, url: str) -> float:
    with browser.new_context(viewport=PHONE) as context:
        page = context.new_page()
        devtools = context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        with traced(browser, page) as trace:
            page.goto(url, wait_until="networkidle")
            for _ in range(_value(devtools, "document.documentElement.scrollHeight") // STEP):
                page.mouse.wheel(0, STEP)
                _value(devtools, TWO_FRAMES)
            page.wait_for_load_state("networkidle")
        return max(task.processor_ms for task in trace.tasks)


def _value(devtools: CDPSession, expression: str) -> Any:
    """Playwright's own `evaluate` first runs a script that takes longer than any task of a short page."""
    answer = devtools.send("Runtime.evaluate", {"expression": expression, "awaitPromise": True, "returnByValue": True})
    return answer["result"].get("value")
