"""From a click in the editor to the frame that shows what it did: a selection, a new widget, the dialog of images.

Times start with the event of the pointer, before any handler runs. The click that opens a panel, or loads code that
only the first click of its kind needs, does not count.
"""

import statistics

from playwright.sync_api import Frame, Locator, Page, expect

SELECTIONS = 15
# Each widget is added as often; its figure is the median.
ADDED = 3
OPENED = 5

# The first task after the frame in which `isShown` holds runs after the paint.
ARM = """([isShown, argument]) => {
  const test = new Function("canvas", "argument", `return ${isShown}`);
  window.shown = new Promise((resolve) => {
    window.addEventListener("pointerdown", ({ timeStamp }) => {
      const look = () => {
        if (!test(document.querySelector("#preview-frame").contentDocument, argument))
          return requestAnimationFrame(look);
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
        channel.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  });
}"""
# The outline is around the element, and the row is marked.
IS_SELECTED = """(() => {
  const box = canvas.querySelector(`[data-puck-component="${argument}"]`).getBoundingClientRect();
  const outline = canvas.querySelector(".element-label[data-selected]")?.offsetParent.getBoundingClientRect();
  const row = document.querySelector(`[data-row="${argument}"]`);
  return row.getAttribute("aria-selected") === "true" && !!outline && Math.abs(outline.top - box.top) < 2;
})()"""
HAS_ELEMENTS = 'canvas.querySelectorAll("[data-puck-component]").length > argument'
HAS_IMAGES = '!!document.querySelector(".image-tiles li, .image-tiles__skeleton")'


def selections(page: Page) -> list[float]:
    """Milliseconds of selections in the Navigator, of elements that are far from each other."""
    page.get_by_role("button", name="Navigator").click()
    rows = page.locator("[role=treeitem][data-row^=heading]")
    rows.first.click()
    count = rows.count()
    chosen = [rows.nth(1 + turn * 7919 % (count - 1)) for turn in range(SELECTIONS)]
    return [_time_of(page, row, IS_SELECTED, row.get_attribute("data-row")) for row in chosen]


def insertions(page: Page, canvas: Frame) -> dict[str, float]:
    """Milliseconds until a new widget is on the canvas, by its type. Each is undone before the next."""
    page.get_by_role("button", name="Widgets", exact=True).click()
    tiles = page.locator(".widget-tile:visible")
    types = list(dict.fromkeys(tiles.evaluate_all("all => all.map(one => one.dataset.insertable)")))
    _insertion(page, canvas, types[0])
    return {one: statistics.median(_insertion(page, canvas, one) for _ in range(ADDED)) for one in types}


def _insertion(page: Page, canvas: Frame, widget: str) -> float:
    elements = canvas.locator("[data-puck-component]")
    before = elements.count()
    tile = page.locator(f'.widget-tile[data-insertable="{widget}"]:visible').first
    time = _time_of(page, tile, HAS_ELEMENTS, before)
    page.get_by_role("button", name="Undo").click()
    expect(elements).to_have_count(before)
    return time


def image_dialogs(page: Page) -> list[float]:
    """Milliseconds until the dialog of images shows them, or their shapes while they load. The widgets are listed."""
    page.locator('.widget-tile[data-insertable="image"]:visible').click()
    choose = page.get_by_role("button", name="Image: choose an image")
    times = []
    for _ in range(OPENED + 1):
        times.append(_time_of(page, choose, HAS_IMAGES, None))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    return times[1:]


def _time_of(page: Page, target: Locator, is_shown: str, argument: object) -> float:
    target.scroll_into_view_if_needed()
    # Nothing of the step before runs any more.
    page.evaluate("new Promise(resolve => requestIdleCallback(resolve))")
    page.evaluate(ARM, [is_shown, argument])
    target.click()
    return page.evaluate("window.shown")
