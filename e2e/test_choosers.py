"""Images and pages are chosen in Wagtail's own dialogs."""

import re

import pytest
from playwright.sync_api import expect

from e2e.editor import open_editor, saved, widget

pytestmark = pytest.mark.browser


@pytest.fixture
def editor(owner, new_page):
    return open_editor(owner, new_page[0])


def props(watched) -> dict:
    return saved(watched)["content"][0]["props"]


@pytest.mark.matrix
def test_an_image_is_chosen_from_the_library(editor):
    """EDIT-ED-01 W-ALL-03"""
    widget(editor, "Image").click()
    editor.page.get_by_role("button", name="Image: choose an image").click()
    dialog = editor.page.get_by_role("dialog")
    first = dialog.locator("a[data-chooser-modal-choice]").first
    first.wait_for()
    first.click()
    expect(dialog).to_have_count(0)

    expect(editor.canvas.locator(".image img")).to_be_visible()
    assert props(editor)["image"]["id"] > 0
    assert not editor.errors


@pytest.mark.matrix
def test_a_page_is_chosen_from_the_tree(editor):
    """EDIT-ED-01"""
    widget(editor, "Button").click()
    editor.page.get_by_role("button", name="Choose a page").first.click()
    dialog = editor.page.get_by_role("dialog")
    dialog.get_by_role("link", name="Home", exact=True).click()
    expect(dialog).to_have_count(0)

    assert props(editor)["link"]["page"] > 0
    assert not editor.errors


@pytest.mark.matrix
def test_a_chooser_opens_at_once_the_second_time(editor):
    """EDIT-ED-01"""
    widget(editor, "Image").click()
    choose = editor.page.get_by_role("button", name="Image: choose an image")
    for _ in range(2):
        choose.click()
        dialog = editor.page.get_by_role("dialog")
        dialog.locator("a[data-chooser-modal-choice]").first.wait_for()
        dialog.get_by_role("button", name="Close").click()
        expect(dialog).to_have_count(0)


@pytest.mark.matrix
def test_a_background_image_has_a_smaller_size_on_smaller_screens(editor, new_page, visitor):
    """EDIT-ED-01 W-ALL-02"""
    page = editor.page
    widget(editor, "Container").click()
    page.get_by_role("tab", name="Style").click()
    page.locator("summary", has_text="Background").click()
    page.get_by_role("radio", name="Image").click()
    page.get_by_role("button", name="Background: choose an image").click()
    # A large image with all its sizes.
    page.get_by_role("dialog").get_by_placeholder("Search").fill("Twelve veneers")
    page.locator("[role=dialog] a[data-chooser-modal-choice]", has_text="Twelve veneers").first.click()
    # The canvas shows the image before the server has created its sizes, and then one of them.
    expect(editor.canvas.locator(".container")).to_have_css("background-image", re.compile(r"width-\d+"))
    page.get_by_role("button", name="Publish", exact=True).click()
    page.get_by_text("Published", exact=True).wait_for()
    assert not editor.errors

    for width, sent in ((1440, "width-1600"), (390, "width-800")):
        public = visitor(width=width)
        public.goto(new_page[1])
        rendered = public.page.locator("main .container")
        expect(rendered).to_have_css("background-image", re.compile(sent))
        expect(rendered).to_have_css("background-size", "cover")
        assert not public.errors
