"""What elements do while visitors scroll: bytes of each, and the longest task where 300 elements do all of it.

.venv/bin/python -m benchmarks behaviours
"""

import gzip
import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from demo.documents.element import DocumentBuilder, Element
from e2e.conftest import ARGUMENTS
from e2e.site import Site, chromium
from intarsia.rendering import assets

STATIC = Path(assets.__file__).parent / "static" / "intarsia"
SLUG = "all-behaviours"
IN_ONE = 9
STEP = 120

# Only tasks of 50 ms and more are reported; the page has been at rest before.
WATCH = """() => {
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask" });
}"""


def measure(site: Site) -> dict[str, Any]:
    site.manage("shell", "-v0", "-c", "from benchmarks.behaviours import publish; publish()")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
        page.goto(f"{site.url}/{SLUG}/", wait_until="networkidle")
        page.locator("[data-entrance=waiting]").last.wait_for(state="attached")
        tasks = _scroll_through(page)
        elements = page.locator("main [data-behaviour]").count()
        browser.close()
    return {
        "elements": elements,
        "longest_task_ms": round(max(tasks, default=0), 1),
        "long_tasks": len(tasks),
        "bytes": bytes_of_each(),
    }


def bytes_of_each() -> dict[str, dict[str, int]]:
    """Gzip, by behaviour: `script` where it has one, `style` where it has one."""
    scripts = {file.name.partition("-")[0]: file for file in (STATIC / "behaviours").glob("*.js")}
    styles = assets.styles()["behaviours"]
    return {
        name: {
            **({"script": _size(scripts[name].read_bytes())} if name in scripts else {}),
            **({"style": _size(styles[name].encode())} if name in styles else {}),
        }
        for name in sorted({*scripts, *styles})
    }


def publish() -> None:
    """A page of 30 bands as wide as it, each with columns without gaps: all in them enter and follow, one sticks."""
    from wagtail.models import Site as WagtailSite

    from intarsia.pages.models import DocumentPage

    builder = DocumentBuilder(SLUG)
    page = DocumentPage(title="All behaviours", slug=SLUG, document=_document(builder))
    WagtailSite.objects.get().root_page.add_child(instance=page)
    page.save_revision().publish()


def _document(builder: DocumentBuilder) -> dict[str, Any]:
    return builder.document(*[_columns(builder) for _ in range(30)])


def _columns(builder: DocumentBuilder) -> Element:
    style = {"entrance": "enter-up", "scroll_y": "60px", "scroll_turn": "4deg", "scroll_fade": "scroll-fade"}
    texts = [
        builder.element("text", editor=f"<p>{'Oak and walnut. ' * number}</p>", style={"desktop": style})
        for number in range(1, IN_ONE)
    ]
    wide = {"desktop": {"stretch_element": "yes", "sticky": "top", "sticky_until": "page"}}
    bar = builder.element("heading", title="As wide as the page, and stuck to it", style=wide)
    return builder.element(
        "container",
        content=[builder.element("container", layout="masonry", content=texts), bar],
        style={"desktop": {"stretch_element": "yes"}},
    )


def _scroll_through(page: Page) -> list[float]:
    page.evaluate(WATCH)
    height = page.evaluate("document.documentElement.scrollHeight")
    page.mouse.move(700, 450)
    for _ in range(height // STEP):
        page.mouse.wheel(0, STEP)
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    return json.loads(page.evaluate("JSON.stringify(window.tasks)"))


def _size(content: bytes) -> int:
    return len(gzip.compress(content, 9))
