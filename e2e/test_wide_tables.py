"""A table that is wider than the screen shows that there is more, and scrolls by keyboard."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from e2e.rendered import document, element, open_rendered, violations

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

EDGES = """(region) => {
  const { maskImage } = getComputedStyle(region);
  const of = (name) => Math.round(parseFloat(getComputedStyle(region).getPropertyValue(name)));
  return maskImage === "none" ? [0, 0] : [of("--table-start"), of("--table-end")];
}"""
FADE = 48


def opened(browser: Browser, columns: int, **options: Any) -> Page:
    row = " | ".join(f"Column {number}" for number in range(columns))
    return open_rendered(browser, document(element("table", "t", content=f"{row}\n{row}")), width=390, **options)


def edges(page: Page) -> list[int]:
    return page.get_by_role("region").evaluate(EDGES)


def scroll_to(page: Page, share: float) -> None:
    page.get_by_role("region").evaluate(
        """async (region, share) => {
          const way = region.scrollWidth - region.clientWidth;
          region.scrollLeft = (getComputedStyle(region).direction === "rtl" ? -1 : 1) * way * share;
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }""",
        share,
    )


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_edges_fade_where_the_table_continues(browser: Browser, direction: str, motion: Any):
    page = opened(browser, 8, direction=direction, reduced_motion=motion)
    assert edges(page) == [0, FADE]
    scroll_to(page, 0.5)
    assert edges(page) == [FADE, FADE]
    scroll_to(page, 1)
    assert edges(page) == [FADE, 0]


def test_a_table_that_fits_has_no_fade(browser: Browser):
    assert edges(opened(browser, 2)) == [0, 0]


def test_three_short_columns_fit_a_phone(browser: Browser):
    table = element("table", "t", content="Wood | Price | Stock\nHolly | 12.00 | 40")
    assert edges(open_rendered(browser, document(table), width=390)) == [0, 0]


def test_the_focus_ring_is_not_masked_and_arrow_keys_scroll(browser: Browser):
    """W-ALL-03 W-DATA-TABLE-01"""
    page = opened(browser, 8)
    page.keyboard.press("Tab")
    region = page.get_by_role("region", name="Table")
    assert region.evaluate("(region) => getComputedStyle(region).maskImage") == "none"

    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('.table').scrollLeft > 0")
    assert violations(page) == []


def test_forced_colors_have_lines_instead_of_a_fade(browser: Browser):
    page = opened(browser, 8, forced_colors="active")
    assert edges(page) == [0, 0]
    assert page.get_by_role("region").evaluate("(region) => getComputedStyle(region).borderRightWidth") == "1px"
