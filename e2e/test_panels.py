"""Off-canvas panels: on the demo's sample board, and rendered alone for rare cases."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Open, Watched
from e2e.rendered import document, element, open_rendered, violations

pytestmark = pytest.mark.browser

PANELS = "/runtime/panels/"
WIDTHS = [1440, pytest.param(900, marks=pytest.mark.matrix), pytest.param(390, marks=pytest.mark.matrix)]
INSIDE = "!!document.activeElement.closest('dialog, body:not(:focus-within)')"
BOX = "panel => { const { left, right } = panel.getBoundingClientRect(); return [left, innerWidth - right] }"
SHIFT = "document.body.getBoundingClientRect().left"


def opened(visitor: Open, **options: Any) -> Watched:
    watched = visitor(**options)
    watched.goto(PANELS)
    # Its script has loaded when the page is idle.
    expect(watched.page.locator("in-island[data-widget_type=off_canvas]:not([data-state=hydrated])")).to_have_count(0)
    return watched


def rendered_panel(browser: Browser, *around: dict[str, Any], settings: dict[str, Any], **options: Any) -> Page:
    words = element("text", "t", editor="<p>Holly, six leaves</p>")
    panel = element("off_canvas", "o", title="Shelf", content=[words], **settings)
    page = open_rendered(browser, document(*around, panel), **options)
    if options.get("java_script_enabled", True):
        expect(page.locator("in-island[data-widget_type=off_canvas][data-state=hydrated]")).to_have_count(1)
    return page


def at_rest(page: Page) -> None:
    page.evaluate("Promise.allSettled(document.getAnimations().map(({ finished }) => finished))")


def clean(watched: Watched) -> None:
    assert watched.errors == []
    assert watched.foreign == []
    assert not watched.scrolls_sideways()


@pytest.mark.matrix
@pytest.mark.parametrize("width", WIDTHS)
def test_a_panel_opens_and_closes_with_the_keyboard(visitor: Open, width: int):
    """W-OFF-CANVAS-02 W-OFF-CANVAS-05 W-OFF-CANVAS-08 W-ALL-03"""
    watched = opened(visitor, width=width)
    page = watched.page
    button = page.get_by_role("button", name="See the shelf")
    panel = page.get_by_role("dialog", name="On the shelf this week")
    expect(panel).to_be_hidden()
    button.focus()
    page.keyboard.press("Enter")

    expect(panel.get_by_role("button", name="Close")).to_be_focused()
    at_rest(page)
    assert panel.evaluate(BOX)[0] == 0
    assert watched.violations() == []
    for _ in range(8):
        page.keyboard.press("Tab")
        assert page.evaluate(INSIDE)
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(page.locator("html")).not_to_have_class("off-canvas-slide off-canvas-left")
    clean(watched)


@pytest.mark.matrix
@pytest.mark.parametrize("width", WIDTHS)
def test_a_panel_closes_by_its_close_icon_and_by_an_overlay_click(visitor: Open, width: int):
    """W-OFF-CANVAS-04 W-OFF-CANVAS-06"""
    watched = opened(visitor, width=width)
    page = watched.page
    panel = page.get_by_role("dialog", name="On the shelf this week")
    page.get_by_role("button", name="See the shelf").click()
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_be_hidden()

    page.get_by_role("link", name="what is on the shelf?").click()
    expect(panel).to_be_visible()
    expect(panel).to_have_attribute("data-closes", re.compile("body"))
    page.mouse.click(width - 10, 400)
    expect(panel).to_be_hidden()
    clean(watched)


@pytest.mark.matrix
def test_an_element_anywhere_opens_a_panel_by_its_id(visitor: Open):
    """W-OFF-CANVAS-02 W-OFF-CANVAS-08"""
    watched = opened(visitor)
    page = watched.page
    knob = page.get_by_role("link", name="A knob of its own")
    expect(knob).to_have_attribute("aria-expanded", "false")
    knob.click()
    expect(page.get_by_role("dialog", name="Behind the knob")).to_be_visible()
    expect(knob).to_have_attribute("aria-expanded", "true")
    assert page.url.endswith(PANELS)
    page.keyboard.press("Escape")
    expect(knob).to_be_focused()
    clean(watched)


@pytest.mark.matrix
@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("Push", True),
        pytest.param("Slide", False, marks=pytest.mark.matrix),
        pytest.param("Reveal", True, marks=pytest.mark.matrix),
        pytest.param("Slide along", False, marks=pytest.mark.matrix),
    ],
)
def test_the_page_moves_with_a_pushing_panel_and_returns(visitor: Open, name: str, moves: bool):
    """W-OFF-CANVAS-01 W-OFF-CANVAS-03 W-OFF-CANVAS-08"""
    watched = opened(visitor)
    page = watched.page
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("dialog", name=name, exact=True)).to_be_visible()
    at_rest(page)
    assert (page.evaluate(SHIFT) != 0) == moves
    page.keyboard.press("Escape")
    expect(page.locator("html[class*=off-canvas]")).to_have_count(0)
    at_rest(page)
    assert page.evaluate(SHIFT) == 0
    clean(watched)


@pytest.mark.matrix
def test_under_reduced_motion_the_page_does_not_move(visitor: Open):
    """RUN-HND-11 W-OFF-CANVAS-08"""
    watched = opened(visitor, reduced_motion="reduce")
    page = watched.page
    page.get_by_role("button", name="Push", exact=True).click()
    panel = page.get_by_role("dialog", name="Push", exact=True)
    expect(panel).to_be_visible()
    assert panel.evaluate(BOX)[1] == 0
    assert page.evaluate(SHIFT) == 0
    clean(watched)


@pytest.mark.matrix
@pytest.mark.parametrize("transition", ["slide", "slide-along", "reveal", "push"])
@pytest.mark.parametrize(("direction", "side"), [("ltr", 0), ("rtl", 1)])
def test_start_follows_the_reading_direction(browser: Browser, transition: str, direction: str, side: int):
    """W-OFF-CANVAS-08"""
    page = rendered_panel(browser, settings={"transition": transition, "direction": "left"}, direction=direction)
    page.get_by_role("button", name="Open").click()
    panel = page.get_by_role("dialog", name="Shelf")
    expect(panel).to_be_visible()
    at_rest(page)
    assert panel.evaluate(BOX)[side] == 0
    shift = page.evaluate(SHIFT)
    assert shift == 0 if transition == "slide" else (shift > 0) == (side == 0)
    assert violations(page) == []


@pytest.mark.matrix
@pytest.mark.parametrize("way", ["esc_close", "body_click_close", "links_click_close"])
@pytest.mark.parametrize("closes", ["yes", ""])
def test_the_owner_chooses_each_way_to_close(browser: Browser, way: str, closes: str):
    """W-OFF-CANVAS-05 W-OFF-CANVAS-06 W-OFF-CANVAS-07"""
    others = {"esc_close": "", "body_click_close": "", "links_click_close": ""}
    link = [element("text", "l", editor='<p><a href="#here">Here</a></p>')]
    page = rendered_panel(browser, settings={**others, way: closes, "buttons": link})
    panel = page.get_by_role("dialog", name="Shelf")
    page.get_by_role("button", name="Open").click()
    expect(panel.get_by_role("button", name="Close")).to_be_focused()
    if way == "esc_close":
        # The second one closes the first, which has the default settings.
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    elif way == "body_click_close":
        if closes:
            expect(panel).to_have_attribute("data-closes", re.compile("body"))
        page.mouse.click(1200, 400)
    else:
        panel.get_by_role("link", name="Here").click()
    expect(panel).to_be_visible(visible=not closes)


@pytest.mark.matrix
@pytest.mark.parametrize("width", WIDTHS)
def test_without_scripts_its_button_works_and_other_panels_are_part_of_the_page(visitor: Open, width: int):
    """RUN-HND-10 W-OFF-CANVAS-02"""
    watched = visitor(width=width, java_script_enabled=False)
    watched.goto(PANELS)
    page = watched.page
    panel = page.get_by_role("dialog", name="On the shelf this week")
    page.get_by_role("button", name="See the shelf").click()
    expect(panel).to_be_visible()
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_be_hidden()
    expect(page.get_by_text("A matchbox, a bent pin")).to_be_visible()
    assert not page.get_by_text("A matchbox, a bent pin").evaluate("one => one.closest('dialog').open")


@pytest.mark.matrix
def test_panels_without_a_button_are_part_of_the_page_if_the_runtime_does_not_arrive(visitor: Open):
    """RUN-HND-10 RUN-AST-05"""
    watched = visitor()
    watched.page.route("**/runtime-*", lambda route: route.abort())
    watched.goto(PANELS)
    panel = watched.page.get_by_text("A matchbox, a bent pin")
    expect(panel).to_be_hidden()

    expect(panel).to_be_visible(timeout=20_000)
    expect(watched.page.get_by_role("dialog", name="On the shelf this week")).to_be_hidden()
    assert not watched.scrolls_sideways()
