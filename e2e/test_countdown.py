"""Whether the boxes of a countdown fit side by side is tested in a browser."""

import pytest
from playwright.sync_api import Browser

from e2e.rendered import document, element, open_rendered, violations

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

# The positions of the boxes, and whether their content overflows.
BOXES = """[...document.querySelectorAll(".countdown__box")].map((box) =>
  [Math.round(box.getBoundingClientRect().top), box.scrollWidth > box.clientWidth])"""


@pytest.mark.parametrize("width", [320, 390, 1440])
@pytest.mark.parametrize("seconds", ["yes", ""])
def test_its_boxes_fit_in_one_row_on_every_screen(browser: Browser, width: int, seconds: str):
    """W-ALL-02"""
    settings = {"due-date": "2029-12-31T12:00", "show_seconds": seconds}
    page = open_rendered(browser, document(element("countdown", "c-1", **settings)), width=width)
    page.wait_for_selector("in-island[data-state=hydrated]", state="attached")
    boxes = page.evaluate(BOXES)

    assert len(boxes) == (4 if seconds else 3)
    assert {tuple(box) for box in boxes} == {(boxes[0][0], False)}
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert violations(page) == []
