"""The browser itself opens and closes an accordion, so its behavior is tested in one."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.rendered import document, element, open_rendered, violations

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

WOODS = ("Which woods?", "Which glue?", "How long?")


def accordion(key: str = "a-1", **settings: Any) -> dict[str, Any]:
    items = [
        {"_id": title, "title": title, "content": [element("text", f"{key}-{n}", editor=f"<p>Answer {n}</p>")]}
        for n, title in enumerate(WOODS)
    ]
    return element("accordion", key, items=items, **settings)


def opened(page: Page) -> list[bool]:
    return page.locator("details").evaluate_all("all => all.map((one) => one.open)")


@pytest.mark.parametrize("scripts", [True, False])
def test_one_item_is_open_at_a_time_with_and_without_scripts(browser: Browser, scripts: bool):
    """W-ACCORDION-01 RUN-HND-10"""
    page = open_rendered(browser, document(accordion()), java_script_enabled=scripts)

    page.get_by_text("Which glue?").click()

    expect(page.get_by_text("Answer 1")).to_be_visible()
    expect(page.get_by_text("Answer 0")).to_be_hidden()


def test_the_keyboard_opens_and_closes_items(browser: Browser):
    """W-ACCORDION-01 W-ALL-03 W-TOGGLE-03"""
    page = open_rendered(browser, document(accordion()))

    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert opened(page) == [False, True, False]
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert opened(page) == [False, False, True]
    page.keyboard.press("Enter")
    assert opened(page) == [False, False, False]


def test_a_title_reports_whether_it_is_expanded(browser: Browser):
    """W-ACCORDION-02"""
    page = open_rendered(browser, document(accordion()))

    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]

    titles = [node for node in tree if node.get("name", {}).get("value") in WOODS and node.get("properties")]
    states = [prop["value"]["value"] for node in titles for prop in node["properties"] if prop["name"] == "expanded"]
    assert states == [True, False, False]


def test_several_items_can_be_open_if_the_owner_allows_it(browser: Browser):
    """W-TOGGLE-01"""
    page = open_rendered(browser, document(accordion(max_items_expanded="multiple")))

    page.get_by_text("How long?").click()

    assert opened(page) == [True, False, True]


def test_two_accordions_do_not_close_each_other(browser: Browser):
    """W-ALL-04"""
    page = open_rendered(browser, document(accordion("a-1"), accordion("a-2")))

    page.get_by_text("Which glue?").first.click()

    assert opened(page) == [False, True, False, True, False, False]


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_a_panel_expands_without_animation_under_reduced_motion(browser: Browser, motion: Any, moves: bool):
    """RUN-HND-11"""
    page = open_rendered(browser, document(accordion()), reduced_motion=motion)

    duration = page.locator("details").first.evaluate(
        "one => parseFloat(getComputedStyle(one, '::details-content').transitionDuration)"
    )

    assert (duration > 0.1) is moves


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_it_fits_the_narrowest_screen_and_is_accessible(browser: Browser, direction: str):
    """W-ALL-02 W-ALL-03"""
    page = open_rendered(browser, document(accordion(icon_position="start")), direction=direction, width=320)

    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert violations(page) == []
