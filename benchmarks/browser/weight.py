"""What a visitor of the standard landing page downloads, counted in Chromium with gzip."""

import gzip
from typing import Any

from playwright.sync_api import Page, sync_playwright

from e2e.conftest import ARGUMENTS, AXE
from e2e.site import Site, chromium

KILO = 1000


def measure(site: Site) -> dict[str, Any]:
    """Sizes in kB, gzip; requests by URL. Text counts as its gzip -9 size, whatever encoding Chromium used."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
        sizes: dict[str, tuple[str, int]] = {}
        page.on("response", lambda response: _count(response, sizes))
        page.goto(f"{site.url}/landing/", wait_until="networkidle")
        at_load = dict(sizes)
        elements = page.evaluate("document.querySelectorAll('*').length")
        _wake_every_island(page)
        page.evaluate(AXE.read_text("utf-8"))
        violations = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
        browser.close()
    scripts_at_load = {url for url, (kind, _) in at_load.items() if kind == "script" and "runtime-" in url}
    return {
        "javascript_at_load": _total(at_load, scripts_at_load),
        "javascript_hydrated": _total(sizes, {url for url, (kind, _) in sizes.items() if kind == "script"}),
        "css": _total(at_load, {url for url, (kind, _) in at_load.items() if kind == "stylesheet"}),
        "html": _total(at_load, {url for url, (kind, _) in at_load.items() if kind == "document"}),
        "requests": sum(kind != "image" for kind, _ in _before_islands(at_load)),
        "elements": elements,
        "images_kb": _total(at_load, {url for url, (kind, _) in at_load.items() if kind == "image"}),
        "axe": len(violations),
        "axe_rules": [violation["id"] for violation in violations],
        "by_request": {url.removeprefix(site.url): [kind, size] for url, (kind, size) in sizes.items()},
    }


def _count(response: Any, sizes: dict[str, tuple[str, int]]) -> None:
    kind = response.request.resource_type
    try:
        body = response.body()
    except Exception:
        return
    is_text = kind in ("document", "script", "stylesheet", "fetch")
    sizes[response.url] = (kind, len(gzip.compress(body, 9)) if is_text else len(body))


def _before_islands(sizes: dict[str, tuple[str, int]]) -> list[tuple[str, int]]:
    """Islands on the first screen hydrate by themselves; they count as part of the hydrated page."""
    return [found for url, found in sizes.items() if "/islands/" not in url and "/chunks/" not in url]


def _wake_every_island(page: Page) -> None:
    for island in page.query_selector_all("in-island"):
        first = island.query_selector(":scope > *")
        if first:
            first.scroll_into_view_if_needed()
            first.dispatch_event("pointerover")
    page.wait_for_selector("in-island:not([data-hydrate=never]):not([data-state])", state="detached")
    page.wait_for_load_state("networkidle")


def _total(sizes: dict[str, tuple[str, int]], urls: set[str]) -> float:
    return round(sum(sizes[url][1] for url in urls) / KILO, 2)
