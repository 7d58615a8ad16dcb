"""What elements do while the page is scrolled: chosen under Advanced, and seen by visitors."""

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.editor import open_editor, widget

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

EDGES = "one => { const { left, right } = one.getBoundingClientRect(); return [left, right].map(Math.round) }"


def advanced(watched: Any, group: str) -> Any:
    """The panel's rows of this group, open."""
    watched.page.get_by_role("tab", name="Advanced").click()
    found = watched.page.locator("details", has=watched.page.locator("summary", has_text=group))
    if found.get_attribute("open") is None:
        found.locator("summary").click()
    return found


def published(owner: Any, new_page: Any) -> str:
    """A heading sticks, a divider is as wide as the page, and between accordions a button drifts and fades in."""
    editor, public = new_page
    watched = open_editor(owner, editor)
    widget(watched, "Heading").click()
    sticky = advanced(watched, "Sticky")
    sticky.get_by_label("Stays in sight").select_option("top")
    sticky.get_by_label("From the edge").fill("24")
    sticky.get_by_label("Until the end of").select_option("page")
    widget(watched, "Divider").click()
    advanced(watched, "Size").get_by_role("radiogroup", name="As wide as the page").get_by_role(
        "radio", name="Yes"
    ).click()
    watched.page.get_by_role("radio", name="Mobile").click()
    advanced(watched, "Size").get_by_role("radiogroup", name="As wide as the page").get_by_role(
        "radio", name="No"
    ).click()
    watched.page.get_by_role("radio", name="Desktop").click()
    for name in ("Accordion", "Accordion", "Button"):
        widget(watched, name).click()
    effects = advanced(watched, "Scroll effects")
    effects.get_by_label("Drifts up by").fill("80")
    effects.get_by_role("radiogroup", name="Fades in").get_by_role("radio", name="Yes").click()
    widget(watched, "Accordion").click()
    widget(watched, "Accordion").click()
    watched.page.get_by_role("button", name="Publish", exact=True).click()
    watched.page.get_by_text("Published", exact=True).wait_for()
    assert watched.errors == []
    return public


def test_what_was_chosen_is_seen_on_the_published_page(owner, visitor, new_page):
    """EDIT-ED-01 EDIT-ED-04 RUN-STK-01 RUN-STR-01 RUN-STR-03 RUN-HND-11"""
    address = published(owner, new_page)
    visit = visitor(height=500)
    visit.goto(address)
    page = visit.page
    heading, button = page.locator("main .heading"), page.locator("main .button").first
    divider = page.locator("main [data-behaviour~=stretch]")
    assert divider.evaluate(EDGES) == [0, 1440]
    assert heading.get_attribute("data-behaviour") == "sticky"

    page.keyboard.press("End")
    expect(heading).to_have_attribute("data-stuck", "")
    box = heading.bounding_box()
    assert box is not None and round(box["y"]) == 24
    assert button.evaluate("one => getComputedStyle(one).transform") != "none"
    assert not visit.scrolls_sideways()
    assert visit.errors == []

    phone = visitor(width=390, reduced_motion="reduce")
    phone.goto(address)
    left, right = phone.page.locator("main [data-behaviour~=stretch]").evaluate(EDGES)
    assert right - left <= 390
    drifting = phone.page.locator("main [data-behaviour~=scroll]")
    expect(drifting).to_have_css("animation-name", "none")
    expect(drifting).to_have_css("opacity", "1")
    assert not phone.scrolls_sideways()
    assert phone.errors == []
