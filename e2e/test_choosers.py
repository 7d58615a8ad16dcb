"""Images are chosen in the dialog of the editor, pages and documents in Wagtail's."""

import re

import pytest
from PIL import Image
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
    dialog.get_by_role("list", name="Images").get_by_role("button").first.click()
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


def upload(dialog, file):
    dialog.get_by_role("tab", name="Upload").click()
    form = dialog.get_by_role("tabpanel", name="Upload")
    form.get_by_label("Title").fill(file.stem)
    form.locator("input[type=file]").set_input_files(file)
    form.get_by_role("button", name="Upload").click()
    expect(dialog).to_have_count(0)


def replace_file(watched, pk: int, file):
    watched.goto(f"/admin/documents/edit/{pk}/")
    watched.page.locator("input[type=file]").set_input_files(file)
    watched.page.get_by_role("button", name="Save").click()
    watched.page.wait_for_url("**/admin/documents/")


@pytest.mark.matrix
def test_a_document_is_uploaded_for_a_button_and_downloaded_also_after_it_was_replaced(
    editor, new_page, visitor, tmp_path
):
    """EDIT-ED-01"""
    old, new = tmp_path / "prices 2026.csv", tmp_path / "prices 2027.csv"
    old.write_text("Oak;12")
    new.write_text("Oak;14")
    widget(editor, "Button").click()
    # With the keyboard only, until Wagtail's dialog opens.
    editor.page.get_by_role("button", name="Choose a document").first.focus()
    editor.page.keyboard.press("Enter")
    upload(editor.page.get_by_role("dialog"), old)
    expect(editor.page.get_by_role("button", name="Do not link to prices 2026")).to_be_focused()
    pk = props(editor)["link"]["document"]
    editor.page.get_by_role("button", name="Publish", exact=True).click()
    editor.page.get_by_text("Published", exact=True).wait_for()
    assert not editor.errors

    assert downloaded(visitor(), new_page[1]) == "Oak;12"
    replace_file(editor, pk, new)
    assert downloaded(visitor(), new_page[1]) == "Oak;14"

    editor.goto(f"/admin/documents/usage/{pk}/")
    expect(editor.page.get_by_role("main").get_by_text("Made by a test").first).to_be_visible()


def downloaded(public, path: str) -> str:
    """What a visitor of the page gets who follows the link of its button."""
    public.goto(path)
    with public.page.expect_download() as download:
        public.page.locator("main a.button__link").click()
    assert not public.errors
    return download.value.path().read_text()


@pytest.mark.matrix
def test_wagtails_own_chooser_has_collections_and_opens_again(editor):
    """EDIT-ED-01"""
    widget(editor, "Image").click()
    choose = editor.page.get_by_role("button", name="Image: choose an image")
    for _ in range(2):
        choose.click()
        dialog = editor.page.get_by_role("dialog")
        dialog.get_by_role("button", name="Collections and more options").click()
        dialog.locator("a[data-chooser-modal-choice]").first.wait_for()
        dialog.get_by_role("button", name="Close").click()
        expect(dialog).to_have_count(0)


@pytest.mark.matrix
def test_an_uploaded_image_is_on_the_canvas_at_once(editor, tmp_path):
    """EDIT-ED-01"""
    leaf = tmp_path / "green leaf.png"
    Image.new("RGB", (1400, 900), "green").save(leaf)
    widget(editor, "Image").click()
    editor.page.get_by_role("button", name="Image: choose an image").click()
    dialog = editor.page.get_by_role("dialog")
    dialog.get_by_label("File to upload").set_input_files(leaf)
    expect(dialog).to_have_count(0)

    expect(editor.canvas.locator(".image img")).to_be_visible()
    expect(editor.page.get_by_role("button", name="Image: green leaf Change")).to_be_visible()
    assert props(editor)["image"]["id"] > 0
    assert not editor.errors


@pytest.mark.matrix
def test_the_image_library_says_that_the_browser_is_offline_and_loads_as_soon_as_it_is_not(editor):
    """EDIT-ED-01"""
    widget(editor, "Image").click()
    # The code of the dialog arrives with the first one.
    choose = editor.page.get_by_role("button", name="Image: choose an image")
    choose.click()
    dialog = editor.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Close").click()
    editor.page.context.set_offline(True)
    choose.click()
    expect(dialog.get_by_role("alert")).to_contain_text("You are offline")
    editor.page.context.set_offline(False)
    dialog.get_by_role("list", name="Images").get_by_role("button").first.wait_for()


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
    page.get_by_role("dialog").get_by_label("Search images").fill("Twelve veneers")
    page.get_by_role("dialog").get_by_role("button", name="Twelve veneers").first.click()
    # The canvas shows the image before the server has created its sizes, and then one of them.
    expect(editor.canvas.locator(".container")).to_have_css("background-image", re.compile(r"width-\d+"))
    page.get_by_role("button", name="Publish", exact=True).click()
    page.get_by_text("Published", exact=True).wait_for()
    assert not editor.errors

    for width, sent in ((1440, "width-1600"), (390, "width-750")):
        public = visitor(width=width)
        public.goto(new_page[1])
        rendered = public.page.locator("main .container")
        expect(rendered).to_have_css("background-image", re.compile(sent))
        expect(rendered).to_have_css("background-size", "cover")
        assert not public.errors
