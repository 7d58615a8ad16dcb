"""A link to content in a closed part of the page opens that part and scrolls to the content."""

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.rendered import ADDRESS, document, element, open_rendered
from e2e.test_anchors import REST

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

FAR = element("spacer", "far", space={"size": 2500, "unit": "px"})
END = element("spacer", "end", space={"size": 2500, "unit": "px"})


def closed(widget: str, *inside: dict) -> dict:
    """The second item is closed; the open item before it has a height."""
    tall = element("spacer", f"{widget}-tall", space={"size": 700, "unit": "px"})
    items = [{"_id": "a", "title": "First", "content": [tall]}, {"_id": "b", "title": "Second", "content": [*inside]}]
    if widget == "accordion":
        return element(widget, f"{widget}-1", items=items, default_state="expanded", max_items_expanded="one")
    return element(widget, f"{widget}-1", tabs=items)


PLACES = {
    "accordion": lambda target: closed("accordion", target),
    "toggle": lambda target: closed("toggle", target),
    "tabs": lambda target: closed("tabs", target),
    "tabs in accordion": lambda target: closed("accordion", closed("tabs", target)),
    "accordion in tabs": lambda target: closed("tabs", closed("accordion", target)),
}


def page_with(browser: Browser, place: str, **options) -> Page:
    target = element("text", "ripe", editor='<p>Ripe. <a href="/on/">On</a></p>', **{"_element_id": "inside"})
    link = element("text", "go", editor='<p><a href="#inside">Go</a></p>')
    return open_rendered(browser, document(link, FAR, PLACES[place](target), END), **options)


def is_there(page: Page) -> None:
    target = page.locator("#inside")
    expect(target).to_be_focused()
    expect(page.locator("#inside p")).to_be_in_viewport()
    page.evaluate(REST)
    assert 0 <= target.evaluate("target => target.getBoundingClientRect().top") <= 60
    page.keyboard.press("Tab")
    expect(target.get_by_role("link")).to_be_focused()


@pytest.mark.parametrize("reduced_motion", ["reduce", "no-preference"])
@pytest.mark.parametrize("place", PLACES)
def test_a_click_opens_the_part_scrolls_to_it_and_moves_focus(browser: Browser, place: str, reduced_motion: str):
    """RUN-ANC-01, RUN-HND-11"""
    page = page_with(browser, place, reduced_motion=reduced_motion)
    page.get_by_role("link", name="Go").press("Enter")

    is_there(page)
    assert page.url == f"{ADDRESS}#inside"


@pytest.mark.parametrize("place", PLACES)
def test_a_url_with_a_fragment_does_the_same(browser: Browser, place: str):
    """RUN-ANC-01"""
    page = page_with(browser, place)
    page.goto(f"{ADDRESS}?from=elsewhere#inside")

    is_there(page)


def test_a_custom_part_can_open_itself_on_the_reveal_event(browser: Browser):
    """RUN-ANC-01"""
    page = page_with(browser, "toggle")
    page.evaluate("""() => {
      const part = document.querySelector("details:has(#inside)").parentElement;
      part.hidden = true;
      part.addEventListener("intarsia:reveal", () => { part.hidden = false; });
    }""")
    page.get_by_role("link", name="Go").click()

    is_there(page)
