"""Elements that stay in sight, as visitors of the sample board meet them on every screen."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

SIZES = [(1440, 900), (900, 800), (390, 844)]


def top_of(page, selector: str) -> float:
    return page.locator(selector).bounding_box()["y"]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_is_sticky_says_so_and_stays_where_it_was_put(visitor, width, height):
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


def test_to_the_end_of_the_page_and_back_to_its_place(visitor):
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
    # It is let go before the page has come to its beginning.
    page.evaluate("new Promise((there) => (scrollY ? addEventListener('scrollend', there) : there()))")
    assert top_of(page, "#bar") == home
    assert visit.violations() == []


def test_without_scripts_the_browser_keeps_them_in_sight(visitor):
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
# Whether the drawing has ended with its story, whose column holds it.
WITHIN = """() => {
  const [drawing, story] = ["#drawing", "#story"].map((name) => document.querySelector(name).getBoundingClientRect());
  return drawing.top >= story.top && drawing.bottom <= story.bottom;
}"""


def test_others_hear_what_becomes_stuck_and_ask_what_it_can_do(visitor):
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

    # It stays with its story, and the bar with the page.
    assert page.evaluate(WITHIN)
    expect(drawing).not_to_be_in_viewport()
    expect(page.locator("#bar")).to_be_in_viewport()
    assert sorted(page.evaluate("window.heard")) == ["bar stick", "drawing stick", "foot unstick"]
    assert visit.errors == []


# Of a walk down the page: where the foot's lower edge is seen from, in screens, and how wide it is.
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
def test_what_waits_at_the_foot_is_a_bar_of_its_own_and_lies_over_no_words(visitor, width, height):
    """RUN-STK-01, W-ALL-02"""
    visit = visitor(width=width, height=height)
    visit.goto("/runtime/sticky/")
    foot = visit.page.locator("#foot")
    expect(foot).to_have_attribute("data-stuck", "")
    assert visit.page.evaluate(FOOT) == ["true,true"]
    visit.page.keyboard.press("End")

    expect(foot).not_to_have_attribute("data-stuck", "")
    # Its ground is its own: what passes below it is not read through it.
    assert foot.evaluate("foot => getComputedStyle(foot).backgroundColor").startswith("rgb")
    assert not visit.scrolls_sideways()
