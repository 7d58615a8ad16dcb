"""What is done with the page itself on the canvas: seen larger or smaller, and taken hold of."""

import re

import pytest
from playwright.sync_api import expect

from e2e.editor import open_editor, widget

pytestmark = pytest.mark.browser


def test_the_page_is_drawn_larger_and_smaller_and_stays_at_hand(owner, new_page):
    """EDIT-ED-04"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Heading").click()
    zoom = watched.page.get_by_role("button", name="Zoom:")
    width = re.search(r"(\d+) px", zoom.get_attribute("aria-label"))[1]

    zoom.click()
    watched.page.get_by_role("menuitem", name="150 %").click()
    expect(zoom).to_have_attribute("aria-label", f"Zoom: {width} px · 150 %")
    watched.canvas.locator("#frame-root").focus()
    watched.page.keyboard.press("Control+-")
    expect(zoom).to_have_attribute("aria-label", f"Zoom: {width} px · 125 %")
    watched.page.keyboard.press("Escape")
    watched.canvas.locator("[data-puck-component]").click()
    expect(watched.page.get_by_role("heading", name="Heading", level=2)).to_be_visible()

    watched.page.keyboard.press("Control+0")
    expect(zoom).not_to_have_attribute("aria-label", re.compile("125 %"))
    assert watched.errors == []
