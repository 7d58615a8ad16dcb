"""Walks through a page by keyboard: one focusable element after another, each with a visible focus."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

# More stops than any page has: reaching it means an endless cycle.
TOO_MANY = 200

STOP = """() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  (window.stops ??= []).push(element);
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const middle = (from, to, end) => Math.min(Math.max((from + to) / 2, 0), end - 1);
  const hit = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
  const isOnTop = hit !== null && (element.contains(hit) || hit.contains(element));
  return {
    name: `${element.tagName} ${element.ariaLabel ?? element.textContent.trim().slice(0, 40)}`,
    box: [left, top + scrollY, right, bottom + scrollY],
    shown: [left, top, right, bottom],
    isOnTop,
    isTile: element.closest(".image_gallery--masonry") !== null,
  };
}"""

MISSED = """() => {
  const candidates = document.querySelectorAll(
    "a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]");
  return [...candidates]
    .filter((one) => one.tabIndex >= 0 && !one.disabled && !one.closest("[inert]"))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !window.stops.includes(one))
    .map((one) => one.outerHTML.slice(0, 120));
}"""


@dataclass
class Stop:
    """An element with focus; `box` is its position on the page."""

    name: str
    box: list[float]
    shown: list[float]
    isOnTop: bool
    isTile: bool
    is_marked: bool = True


def hydrate(page: Page) -> None:
    """Scrolls once through the page, so that everything hydrates."""
    islands = page.locator("in-island[data-hydrate=visible]")
    for island in islands.all():
        box = island.locator(":scope > :not(link)").first
        if box.is_visible():
            box.scroll_into_view_if_needed()
            expect(island).to_have_attribute("data-state", "hydrated")
    page.evaluate("scrollTo(0, 0)")


def walk(page: Page) -> list[Stop]:
    """Every element that Tab reaches, from the top of the page to its end."""
    stops: list[Stop] = []
    while (stop := step(page, "Tab")) is not None:
        stops.append(stop)
        assert len(stops) < TOO_MANY, "The keyboard never leaves the page."
    return stops


def step(page: Page, key: str) -> Stop | None:
    page.keyboard.press(key)
    found = page.evaluate(STOP)
    if found is None:
        return None
    stop = Stop(**found)
    stop.is_marked = _differs_from_unfocused(page, stop)
    return stop


def missed(page: Page) -> list[str]:
    """What a pointer could use and the walk has not reached."""
    return page.evaluate(MISSED)


def leads_back(before: Stop, after: Stop, is_rtl: bool = False) -> bool:
    """Whether the focus moves backwards: up, except to the next column, or against the reading direction."""
    left, top, right, bottom = before.box
    next_left, next_top, next_right, next_bottom = after.box
    if before.isTile and after.isTile:
        # In a grid of tiles, a tall one is next to two others. Each starts where the previous one ends, or lower.
        return next_top < top
    is_further = next_right <= left if is_rtl else next_left >= right
    is_back = next_left >= right if is_rtl else next_right <= left
    is_above = next_bottom <= top
    is_in_line = next_top < bottom and top < next_bottom
    return (is_above and not is_further) or (is_in_line and is_back)


def _differs_from_unfocused(page: Page, stop: Stop) -> bool:
    """Whether focus is visible. After blur, the next Tab continues from the same element."""
    size = page.viewport_size or {"width": 0, "height": 0}
    left, top = max(stop.shown[0] - 8, 0), max(stop.shown[1] - 8, 0)
    right, bottom = min(stop.shown[2] + 8, size["width"]), min(stop.shown[3] + 8, size["height"])
    if right <= left or bottom <= top:
        return False
    picture: dict[str, Any] = {
        "clip": {"x": left, "y": top, "width": right - left, "height": bottom - top},
        "animations": "disabled",
    }
    focused = page.screenshot(**picture)
    page.evaluate("document.activeElement.blur()")
    return focused != page.screenshot(**picture)
