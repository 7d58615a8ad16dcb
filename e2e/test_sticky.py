"""Sticky elements on the sample board, on every screen."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

SIZES = [(1440, 900), (900, 800), (390, 844)]


def top_of(page, selector: str) -> float:
    return page.locator(selector).bounding_box()["y"]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_sticky_element_reports_its_state_and_keeps_its_offset(visitor, width, height):
    """RUN-STK-01, RUN-HND-04"""
    visit = visitor(width=width, height=height)
    visit.goto("/runtime/sticky/")
    page = visit.page
    bar, drawing = page.locator("#bar"), page.locator("#drawing")
    expect(bar).not_to_have_attribute("data-stuck", "")
    page.locator("h3", has_text="The cutting").scroll_into_view_if_needed()
    page.mouse.wheel(0, 400)

    expect(bar).to_have_attribute("data-stuck", "")
    expect(bar).to_have_css("position", "fixed")
    assert top_of(page, "#bar") == 0
    if width > 767:
        expect(drawing).to_have_attribute("data-stuck", "")
        assert top_of(page, "#drawing") == 80
    else:
        expect(drawing).to_have_css("position", "static")
    assert not visit.scrolls_sideways()
    assert visit.errors == []


def test_a_sticky_element_follows_to_the_end_of_the_page_and_returns(visitor):
    """RUN-STK-01, RUN-STK-03"""
    visit = visitor()
    visit.goto("/runtime/sticky/")
    page = visit.page
    at_rest = page.evaluate("document.documentElement.scrollHeight")
    home = top_of(page, "#bar")
    page.keyboard.press("End")
    expect(page.locator("#bar")).to_have_css("position", "fixed")
    assert page.evaluate("document.documentElement.scrollHeight") == at_rest

    page.keyboard.press("Home")
    expect(page.locator("#bar")).to_have_css("position", "sticky")
    # It is released before the top of the page is reached.
    page.evaluate("new Promise((there) => (scrollY ? addEventListener('scrollend', there) : there()))")
    assert top_of(page, "#bar") == home
    assert visit.violations() == []


def test_without_scripts_sticky_elements_still_stick(visitor):
    """RUN-HND-10"""
    visit = visitor(java_script_enabled=False)
    visit.goto("/runtime/sticky/")
    page = visit.page
    page.locator("h3", has_text="The sand").scroll_into_view_if_needed()
    page.mouse.wheel(0, 300)

    expect(page.locator("#drawing")).to_have_css("position", "sticky")
    expect(page.locator("#drawing")).to_be_in_viewport()


HEARD = """() => {
  window.heard = [];
  for (const type of ["sticky:stick", "sticky:unstick"])
    document.addEventListener(type, ({ target }) => window.heard.push(`${target.id} ${type.slice(7)}`));
}"""
ASKED = """(method) => {
  try {
    return window.intarsia.ask(document.querySelector("#drawing"), "sticky", method) ?? "done";
  } catch (error) {
    return error.message;
  }
}"""
# Whether the image has ended with its story, whose column contains it.
WITHIN = """() => {
  const [drawing, story] = ["#drawing", "#story"].map((name) => document.querySelector(name).getBoundingClientRect());
  return drawing.top >= story.top && drawing.bottom <= story.bottom;
}"""


def test_other_scripts_receive_sticky_events_and_can_call_its_methods(visitor):
    """RUN-STK-01, RUN-STK-02"""
    visit = visitor()
    visit.goto("/runtime/sticky/")
    page = visit.page
    drawing = page.locator("#drawing")
    expect(page.locator("#foot")).to_have_attribute("data-stuck", "")
    page.evaluate(HEARD)
    page.locator("h3", has_text="The cutting").scroll_into_view_if_needed()
    page.mouse.wheel(0, 400)
    expect(drawing).to_have_attribute("data-stuck", "")
    assert page.evaluate(ASKED, "reactivate") == "done"
    assert page.evaluate(ASKED, "fly") == 'There is no method "fly" of sticky.'
    page.keyboard.press("End")
    expect(page.locator("#foot")).not_to_have_attribute("data-stuck", "")

    # It stays with its story, and the bar stays with the page.
    assert page.evaluate(WITHIN)
    expect(drawing).not_to_be_in_viewport()
    expect(page.locator("#bar")).to_be_in_viewport()
    assert sorted(page.evaluate("window.heard")) == ["bar stick", "drawing stick", "foot unstick"]
    assert visit.errors == []


# While scrolling down the page: from where the bottom edge is visible, in screens, and its width.
FOOT = """() => {
  const foot = document.querySelector("#foot");
  const seen = [];
  for (let top = 0; top < document.scrollingElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: "instant" });
    const { bottom, width } = foot.getBoundingClientRect();
    seen.push([bottom <= innerHeight, width === document.documentElement.clientWidth]);
  }
  return [...new Set(seen.map(String))];
}"""


@pytest.mark.parametrize(("width", "height"), [*SIZES, (320, 640)])
def test_a_bar_stuck_to_the_bottom_covers_no_text(visitor, width, height):
    """RUN-STK-01, W-ALL-02"""
    visit = visitor(width=width, height=height)
    visit.goto("/runtime/sticky/")
    foot = visit.page.locator("#foot")
    expect(foot).to_have_attribute("data-stuck", "")
    assert visit.page.evaluate(FOOT) == ["true,true"]
    visit.page.keyboard.press("End")

    expect(foot).not_to_have_attribute("data-stuck", "")
    # It has a background of its own, so content below it does not show through.
    assert foot.evaluate("foot => getComputedStyle(foot).backgroundColor").startswith("rgb")
    assert not visit.scrolls_sideways()
