"""Advanced settings: sticky, full width, entrance and scroll effects, as visitors see them."""

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.editor import open_editor, widget

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

EDGES = "one => { const { left, right } = one.getBoundingClientRect(); return [left, right].map(Math.round) }"


def advanced(watched: Any, group: str) -> Any:
    """The expanded group of the panel."""
    watched.page.get_by_role("tab", name="Advanced").click()
    found = watched.page.locator("details", has=watched.page.locator("summary", has_text=group))
    if found.get_attribute("open") is None:
        found.locator("summary").click()
    return found


def published(owner: Any, new_page: Any) -> str:
    """The heading is sticky, the divider has the full width, and the button between accordions moves and fades while
    scrolling.
    """
    editor, public = new_page
    watched = open_editor(owner, editor)
    widget(watched, "Heading").click()
    sticky = advanced(watched, "Sticky")
    sticky.get_by_role("radiogroup", name="Sticky", exact=True).get_by_role("radio", name="Top").click()
    sticky.get_by_label("Sticky offset").fill("24")
    sticky.get_by_label("Sticky until").select_option("page")
    widget(watched, "Divider").click()
    advanced(watched, "Size").get_by_role("radiogroup", name="Full width").get_by_role("radio", name="Yes").click()
    watched.page.get_by_role("radio", name="Mobile").click()
    advanced(watched, "Size").get_by_role("radiogroup", name="Full width").get_by_role("radio", name="No").click()
    watched.page.get_by_role("radio", name="Desktop").click()
    for name in ("Accordion", "Accordion", "Button"):
        widget(watched, name).click()
    effects = advanced(watched, "Scroll effects")
    effects.get_by_label("Vertical scroll").fill("80")
    effects.get_by_role("radiogroup", name="Fade").get_by_role("radio", name="Yes").click()
    widget(watched, "Accordion").click()
    widget(watched, "Accordion").click()
    watched.page.get_by_role("button", name="Publish", exact=True).click()
    watched.page.get_by_text("Published", exact=True).wait_for()
    assert watched.errors == []
    return public


def test_advanced_settings_take_effect_on_the_published_page(owner, visitor, new_page):
    """EDIT-ED-01 EDIT-ED-04 RUN-STK-01 RUN-STR-01 RUN-STR-03 RUN-HND-11"""
    address = published(owner, new_page)
    visit = visitor(height=500)
    visit.goto(address)
    page = visit.page
    heading, button = page.locator("main .heading"), page.locator("main .button").first
    divider = page.locator("main [data-behavior~=stretch]")
    assert divider.evaluate(EDGES) == [0, 1440]
    assert heading.get_attribute("data-behavior") == "sticky"

    page.keyboard.press("End")
    expect(heading).to_have_attribute("data-stuck", "")
    box = heading.bounding_box()
    assert box is not None and round(box["y"]) == 24
    assert button.evaluate("one => getComputedStyle(one).transform") != "none"
    assert not visit.scrolls_sideways()
    assert visit.errors == []

    phone = visitor(width=390, reduced_motion="reduce")
    phone.goto(address)
    left, right = phone.page.locator("main [data-behavior~=stretch]").evaluate(EDGES)
    assert right - left <= 390
    drifting = phone.page.locator("main [data-behavior~=scroll]")
    expect(drifting).to_have_css("animation-name", "none")
    expect(drifting).to_have_css("opacity", "1")
    assert not phone.scrolls_sideways()
    assert phone.errors == []
