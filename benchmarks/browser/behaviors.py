"""Behaviors during scrolling: the size of each, and the longest task on a page where 300 elements use all of them.

.venv/bin/python -m benchmarks behaviors
"""

import gzip
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.browser.main_thread import traced
from demo.documents.element import DocumentBuilder, Element
from e2e.conftest import ARGUMENTS
from e2e.site import Site, chromium
from intarsia.rendering import assets

STATIC = Path(assets.__file__).parent / "static" / "intarsia"
SLUG = "all-behaviors"
# The same elements without behaviors.
PLAIN = "no-behaviors"
IN_ONE = 9
STEP = 120


def measure(site: Site) -> dict[str, Any]:
    site.manage("shell", "-v0", "-c", "from benchmarks.browser.behaviors import publish; publish()")
    try:
        return _measured(site)
    finally:
        # Other measures visit all pages of the demo, and this one is none.
        site.manage("shell", "-v0", "-c", "from benchmarks.browser.behaviors import delete; delete()")


def _measured(site: Site) -> dict[str, Any]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = _open(browser, f"{site.url}/{SLUG}/")
        page.locator("[data-entrance=waiting]").last.wait_for(state="attached")
        elements = page.locator("main [data-behavior]").count()
        longest = _longest_task(browser, page)
        plain = _longest_task(browser, _open(browser, f"{site.url}/{PLAIN}/"))
        browser.close()
    return {
        "elements": elements,
        "longest_task_ms": longest["task_ms"],
        "longest_task": longest,
        "longest_task_without_behaviors": plain,
        "bytes": bytes_of_each(),
    }


def bytes_of_each() -> dict[str, dict[str, int]]:
    """Gzip sizes by behavior: `script` and `style`, where it has one."""
    scripts = {file.name.partition("-")[0]: file for file in (STATIC / "behaviors").glob("*.js")}
    styles = assets.styles()["behaviors"]
    return {
        name: {
            **({"script": _size(scripts[name].read_bytes())} if name in scripts else {}),
            **({"style": _size(styles[name].encode())} if name in styles else {}),
        }
        for name in sorted({*scripts, *styles})
    }


def publish() -> None:
    """A page of 30 full-width sections with masonry grids: all elements in them have entrance and scroll effects, and
    one is sticky.
    """
    from wagtail.models import Site as WagtailSite

    from intarsia.pages.models import BuilderPage

    for slug in (SLUG, PLAIN):
        document = _document(DocumentBuilder(slug))
        if slug == PLAIN:
            _still(document["content"])
        page = BuilderPage(title=slug, slug=slug, document=document)
        WagtailSite.objects.get().root_page.add_child(instance=page)
        page.save_revision().publish()


def delete() -> None:
    from intarsia.pages.models import BuilderPage

    for page in BuilderPage.objects.filter(slug__in=(SLUG, PLAIN)):
        page.delete()


def _still(elements: list[Element]) -> None:
    for element in elements:
        element["props"].pop("$style", None)
        if element["props"].get("layout") == "masonry":
            element["props"]["layout"] = "grid"
        _still(element["props"].get("content", []))


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


def _open(browser: Browser, address: str) -> Page:
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.goto(address, wait_until="networkidle")
    return page


def _longest_task(browser: Browser, page: Page) -> dict[str, float]:
    with traced(browser, page) as trace:
        _scroll_through(page)
    took = [task.clock_ms for task in trace.tasks]
    worked = max(task.processor_ms for task in trace.tasks)
    return {"task_ms": round(max(took), 1), "processor_ms": round(worked, 1), "long_tasks": sum(ms > 50 for ms in took)}


def _scroll_through(page: Page) -> None:
    height = page.evaluate("document.documentElement.scrollHeight")
    page.mouse.move(700, 450)
    for _ in range(height // STEP):
        page.mouse.wheel(0, STEP)
        page.evaluate("new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered)))")


def _size(content: bytes) -> int:
    return len(gzip.compress(content, 9))
