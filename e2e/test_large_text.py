"""WCAG 1.4.4, 1.4.10 and 1.4.12: no page of the demo scrolls sideways or cuts off text, with text of twice the size,
with more space between letters, and on the narrowest screen.
"""

import pytest
from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

PAGES = [
    *("/", "/landing/", "/courses/", "/journal/", "/journal/hot-sand/", "/gallery/", "/woods/", "/visit/", "/about/"),
    *("/contact/", "/contact/enroll/", "/contact/apply/", "/contact/book/", "/contact/order/", "/contact/quiz/"),
    *("/de/", "/runtime/", "/runtime/menus/", "/runtime/film/"),
]
DOUBLE = "document.documentElement.style.fontSize = '200%'"
SPACED = """for (const { style } of document.querySelectorAll("*")) {
  style.setProperty("line-height", "1.5", "important");
  style.setProperty("letter-spacing", "0.12em", "important");
  style.setProperty("word-spacing", "0.16em", "important");
}
for (const { style } of document.querySelectorAll("p")) style.setProperty("margin-block-end", "2em", "important");"""
# Boxes that scroll, such as tables, show all of their content. Initials replace a missing portrait.
CUT = """() => {
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".visually-hidden, [inert], .author_box__initials, textarea, select, input");
  const cuts = ({ overflowX, overflowY }) => [overflowX, overflowY].every((one) => ["hidden", "clip"].includes(one));
  return [...document.querySelectorAll("body *")]
    .filter((element) => isShown(element) && element.innerText?.trim() && cuts(getComputedStyle(element)))
    .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
    .map((element) => element.className || element.tagName);
}"""
OVERLAPS = """() => {
  const shown = [...document.querySelectorAll("header :is(a, button)")].filter((one) => one.checkVisibility());
  const boxes = shown.map((one) => [one, one.getBoundingClientRect()]).filter(([, { width }]) => width > 0);
  const isOver = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes.flatMap(([one, a], index) => boxes.slice(index + 1)
    .filter(([other, b]) => !one.contains(other) && !other.contains(one) && isOver(a, b))
    .map(([other]) => `${one.textContent} / ${other.textContent}`));
}"""


def faults(page: Page) -> list[str]:
    width = page.evaluate("document.documentElement.scrollWidth")
    too_wide = [f"scrolls sideways: {width} px"] if width > page.viewport_size["width"] else []
    return too_wide + page.evaluate(CUT) + page.evaluate(OVERLAPS)


@pytest.mark.parametrize(
    ("width", "change"),
    [(1440, DOUBLE), (900, DOUBLE), (320, DOUBLE), (320, "0"), (1440, SPACED), (390, SPACED)],
    ids=["1440 double", "900 double", "320 double", "320", "1440 spaced", "390 spaced"],
)
def test_W_ALL_02_no_text_is_cut_off(visitor, width: int, change: str):
    visit = visitor(width=width)
    found = {}
    for path in PAGES:
        visit.goto(path)
        visit.page.evaluate(change)
        if cut := faults(visit.page):
            found[path] = cut

    assert found == {}
