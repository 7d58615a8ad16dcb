"""Undo, versions, and the actions for the whole page."""

import re

import pytest
from playwright.sync_api import expect

from e2e.editor import open_editor, saved, widget

pytestmark = [pytest.mark.browser, pytest.mark.matrix]


def types(document: dict) -> list[str]:
    return [element["type"] for element in document["content"]]


def choose(watched, name: str):
    watched.page.locator(".topbar").get_by_role("button", name="More", exact=True).click()
    watched.page.get_by_role("menuitem", name=name).click()


def publish(watched):
    watched.page.get_by_role("button", name="Publish", exact=True).click()
    watched.page.get_by_text("Published", exact=True).wait_for()


def test_every_step_is_named_and_can_be_restored(owner, new_page):
    """EDIT-ED-07"""
    watched = open_editor(owner, new_page[0])
    for name in ("Heading", "Text", "Button"):
        widget(watched, name).click()
    watched.page.get_by_role("textbox", name="Text", exact=True).fill("Come and see")
    watched.page.get_by_role("button", name="History").click()
    steps = watched.page.locator(".steps__step span")
    expect(steps).to_have_text(["Text of Button “Come and see”", "Add Button", "Add Text", "Add Heading", "Opened"])

    watched.page.get_by_role("button", name=re.compile("^Add Heading")).click()
    expect(watched.page.locator(".steps__step[aria-current]")).to_contain_text("Add Heading")
    assert types(saved(watched)) == ["heading"]
    watched.page.get_by_role("button", name=re.compile("^Text of Button")).click()
    assert saved(watched)["content"][2]["props"]["text"] == "Come and see"


def test_restoring_a_version_is_a_step_and_keeps_all_others(owner, new_page):
    """EDIT-ED-07"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Heading").click()
    saved(watched)
    widget(watched, "Text").click()
    saved(watched)
    widget(watched, "Button").click()
    watched.page.get_by_role("button", name="History").click()
    versions = watched.page.locator(".versions__entry")
    expect(versions).to_have_count(3)

    versions.last.get_by_role("button", name="Restore").click()
    watched.canvas.locator(".text").wait_for(state="detached")
    watched.canvas.locator(".heading").wait_for()
    assert types(saved(watched)) == ["heading"]
    expect(versions.nth(3)).to_be_visible()
    watched.page.keyboard.press("Control+z")
    assert types(saved(watched)) == ["heading", "text", "button"]


def test_the_published_version_can_be_restored(owner, visitor, new_page):
    """EDIT-ED-07"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Heading").click()
    publish(watched)
    widget(watched, "Text").click()
    saved(watched)

    choose(watched, "Restore published version")
    watched.canvas.locator(".text").wait_for(state="detached")
    assert types(saved(watched)) == ["heading"]


def test_the_menu_leads_to_the_published_page_once_there_is_one(owner, new_page):
    """EDIT-ED-07"""
    watched = open_editor(owner, new_page[0])
    more = watched.page.locator(".topbar").get_by_role("button", name="More", exact=True)
    widget(watched, "Heading").click()
    more.click()
    expect(watched.page.get_by_role("menuitem", name="Published page")).to_have_count(0)
    watched.page.keyboard.press("Escape")
    expect(more).to_be_focused()

    publish(watched)
    expect(watched.page.get_by_role("button", name="Publish", exact=True)).to_have_attribute(
        "title", "This version is published"
    )
    more.click()
    link = watched.page.get_by_role("menuitem", name="Published page")
    assert link.get_attribute("href").endswith(new_page[1])
    expect(watched.page.get_by_role("menuitem", name="Unpublish")).to_be_visible()


def test_without_permission_there_is_no_unpublish_action(owner, site, new_page):
    """EDIT-ED-06"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Heading").click()
    publish(watched)

    other = open_editor(owner, new_page[0], username="editor")
    other.page.locator(".topbar").get_by_role("button", name="More", exact=True).click()
    expect(other.page.get_by_role("menuitem", name="Published page")).to_be_visible()
    expect(other.page.get_by_role("menuitem", name="Unpublish")).to_have_count(0)


def test_the_panels_can_be_hidden_and_shown(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    canvas = watched.page.locator(".canvas-area__frame")
    narrow = canvas.bounding_box()["width"]

    watched.page.keyboard.press("Control+\\")
    expect(watched.page.get_by_role("complementary", name="Settings")).to_have_count(0)
    assert canvas.bounding_box()["width"] > narrow
    choose(watched, "Show or hide panels")
    expect(watched.page.get_by_role("complementary", name="Settings")).to_be_visible()
    watched.page.keyboard.press("Control+\\")
    watched.page.get_by_role("button", name="Navigator").click()
    expect(watched.page.get_by_role("complementary", name="Settings")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_history_and_menu_are_accessible(owner, new_page, theme):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0], color_scheme=theme)
    widget(watched, "Heading").click()
    publish(watched)
    watched.page.get_by_role("button", name="History").click()
    watched.page.locator(".versions__entry").first.wait_for()
    assert watched.violations("'#intarsia-editor'") == []
    watched.page.locator(".topbar").get_by_role("button", name="More", exact=True).click()
    assert watched.violations("'#intarsia-editor'") == []
