"""The editor with pages of 50, 300 and 1000 elements: time until it is ready, and from a key press to the canvas.

.venv/bin/python -m benchmarks editor

`ready_ms`: from navigation until every element is rendered and the browser is idle. `keystroke_ms`: from the key
press to the frame in which the canvas shows the letter. `select_ms`: from a click in the Navigator to the outline on
the canvas. `insert_ms`: from a click on the slowest widget (`inserted`) to its place on the canvas. `images_ms`: until
the dialog of images shows them or their shapes. Medians. A headless browser renders without a graphics card, so a
normal one is faster.
"""

import json
import statistics
from collections.abc import Callable
from typing import Any

from playwright.sync_api import APIResponse, Frame, Page, sync_playwright

from benchmarks.browser.editor_clicks import image_dialogs, insertions, selections
from demo.documents.element import DocumentBuilder
from e2e.site import chromium

SIZES = (50, 300, 1000)
# The page on which clicks are measured.
CLICKED = 300
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
TYPED = "intarsia made of oak"

READY = """count => new Promise(resolve => {
  const look = () => {
    const canvas = document.querySelector("#preview-frame")?.contentDocument;
    if ((canvas?.querySelectorAll("[data-puck-component]").length ?? 0) < count) return requestAnimationFrame(look);
    requestAnimationFrame(() => requestIdleCallback(() => resolve(performance.now())));
  };
  look();
})"""

# Runs in the canvas: once the letter is in the document, the first task after the next frame runs after the paint.
WATCH = """id => {
  const element = document.querySelector(`[data-puck-component="${id}"]`);
  const times = (window.top.keystrokes = []);
  let pressed = 0;
  window.top.addEventListener("keydown", event => { pressed = event.timeStamp; }, true);
  new MutationObserver(() => {
    if (!pressed) return;
    const from = pressed;
    pressed = 0;
    window.top.requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => times.push(window.top.performance.now() - from);
      channel.port2.postMessage(null);
    });
  }).observe(element, { subtree: true, childList: true, characterData: true });
}"""


def measure(
    base_url: str,
    username: str = "owner",
    password: str = "intarsia",
    sizes: tuple[int, ...] = SIZES,
    rounds: int = 5,
) -> dict[str, dict[str, Any]]:
    """Results by number of elements. One page is overwritten again and again; at the end its own document is
    restored.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            _sign_in(page, base_url, username, password)
            address = _first_editor(page, base_url)
            original = _document(page, address)
            figures = {}
            for size in sizes:
                _save(page, address, _page_of(size))
                figures[str(size)] = _measure_one(page, address, size, rounds)
            _save(page, address, original)
            return figures
        finally:
            browser.close()


def _measure_one(page: Page, address: str, size: int, rounds: int) -> dict[str, Any]:
    ready = [_until_ready(page, address, size) for _ in range(rounds)]
    clicks = _clicks(page) if size == CLICKED else {}
    keys = _keystrokes(page)
    return {
        **clicks,
        "ready_ms": round(statistics.median(ready)),
        "ready_slowest_ms": round(max(ready)),
        "keystroke_ms": round(statistics.median(keys), 1),
        "keystroke_slowest_ms": round(max(keys), 1),
    }


def _until_ready(page: Page, address: str, size: int) -> float:
    # Clears what the previous round stored in the browser.
    page.goto("about:blank")
    page.goto(address, wait_until="commit")
    return page.evaluate(READY, size)


def _clicks(page: Page) -> dict[str, Any]:
    selected = statistics.median(selections(page))
    added = insertions(page, _canvas(page))
    slowest = max(added, key=added.__getitem__)
    return {
        "select_ms": round(selected, 1),
        "insert_ms": round(added[slowest], 1),
        "inserted": slowest,
        "images_ms": round(statistics.median(image_dialogs(page)), 1),
    }


def _keystrokes(page: Page) -> list[float]:
    headings = _canvas(page).locator("[data-puck-component].heading")
    heading = headings.nth(headings.count() // 2)
    heading.scroll_into_view_if_needed()
    heading.click(force=True)
    field = page.get_by_label("Title", exact=True)
    field.click()
    field.press("End")
    _canvas(page).evaluate(WATCH, heading.get_attribute("data-puck-component"))
    for letter in TYPED:
        page.keyboard.press(letter if letter != " " else "Space")
        page.wait_for_timeout(120)
    page.wait_for_function("count => window.keystrokes.length >= count", arg=len(TYPED))
    # A page with unsaved changes asks before it is left.
    page.get_by_role("button", name="Save draft").click()
    page.locator(".topbar__state[data-state=saved]").wait_for()
    return page.evaluate("window.keystrokes")


def _canvas(page: Page) -> Frame:
    handle = page.wait_for_selector("#preview-frame")
    frame = handle.content_frame() if handle else None
    if frame is None:
        raise RuntimeError("The editor has no canvas: look at its page by hand.")
    return frame


def _page_of(size: int) -> dict[str, Any]:
    """Sections of two columns with four headings each, as deep and wide as real pages."""
    builder = DocumentBuilder(f"benchmark-{size}")
    element: Callable[..., dict] = builder.element
    sections = []
    while builder.count < size:
        columns = []
        for _ in range(2):
            headings = [
                element("heading", title=f"Heading {builder.count}", style={"desktop": {"font_size": "24px"}})
                for _ in range(4)
            ]
            columns.append(element("container", content=headings, style={"desktop": {"padding": "16px"}}))
        sections.append(element("container", content=columns))
    return builder.document(*sections)


def _sign_in(page: Page, base_url: str, username: str, password: str) -> None:
    page.goto(f"{base_url}/admin/login/")
    page.fill("input[name=username]", username)
    page.fill("input[name=password]", password)
    page.click("button[type=submit]")
    page.wait_for_url("**/admin/")


def _first_editor(page: Page, base_url: str) -> str:
    """The editor's URL of any builder page."""
    for number in range(1, 200):
        address = f"{base_url}/admin/intarsia/page/{number}/"
        if page.request.get(f"{address}document/", max_redirects=0).ok:
            return address
    raise RuntimeError(f"{base_url} has no page that can be edited: prepare the demo first.")


def _document(page: Page, address: str) -> dict[str, Any]:
    return page.request.get(f"{address}document/").json()["document"]


def _save(page: Page, address: str, document: dict[str, Any]) -> None:
    page.goto(address)
    boot = json.loads(page.locator("#intarsia-boot").text_content() or "{}")
    revision = page.request.get(f"{address}document/").json()["revision"]
    answer: APIResponse = page.request.post(
        f"{address}document/",
        headers={"x-csrftoken": boot["csrfToken"], "referer": address},
        data={"document": document, "base_revision": revision, "action": "draft", "autosave_revision_id": None},
    )
    if not answer.ok:
        raise RuntimeError(f"The page to measure could not be saved: {answer.text()}")
