"""The focal point of an image is set in the editor, and all pages that crop the image follow."""

import io
import time

import pytest
from PIL import Image
from playwright.sync_api import expect

from e2e.editor import open_editor, widget

pytestmark = [pytest.mark.browser, pytest.mark.matrix]


def leaf() -> dict:
    content = io.BytesIO()
    Image.linear_gradient("L").resize((1000, 500)).convert("RGB").save(content, "PNG")
    return {"name": "gradient.png", "mimeType": "image/png", "buffer": content.getvalue()}


def reload_until(shown, position: str) -> None:
    """Pages follow within 250 milliseconds: so often, a process looks for changes that another one made."""
    image, until = shown.page.locator(".image img"), time.monotonic() + 5
    shown.page.reload()
    while image.evaluate("image => getComputedStyle(image).objectPosition") != position:
        assert time.monotonic() < until
        shown.page.reload()


def test_a_focal_point_is_set_by_pointer_and_keys_shown_at_once_and_undone(owner, new_page, visitor):
    """EDIT-ED-01"""
    editor = open_editor(owner, new_page[0])
    page, button = editor.page, editor.page.get_by_role("button", name="Focal point", exact=True)
    widget(editor, "Image").click()
    page.get_by_role("button", name="Image: choose an image").click()
    page.get_by_role("dialog").get_by_label("File to upload").set_input_files(leaf())
    page.get_by_role("button", name="Publish", exact=True).click()
    page.locator(".topbar__state[data-state=published]").wait_for()
    shown = visitor()
    shown.goto(new_page[1])
    expect(shown.page.locator(".image img")).to_have_css("object-position", "50% 50%")

    button.click()
    dialog = page.get_by_role("dialog", name="Focal point")
    area = dialog.get_by_role("slider", name="Focal point")
    expect(area).to_be_focused()
    box = dialog.locator(".focal-image").bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.25, box["y"] + box["height"] * 0.9)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Shift+ArrowLeft")
    expect(area).to_have_attribute("aria-valuetext", "14 % from the left, 90 % from the top")
    expect(dialog.get_by_role("list", name="Preview").locator("img").first).to_have_css("object-position", "10% 90%")
    assert editor.violations("document.querySelector('[role=dialog]')") == []
    dialog.get_by_role("button", name="Save", exact=True).click()

    expect(dialog).to_have_count(0)
    expect(editor.canvas.locator(".image img")).to_have_css("object-position", "10% 90%")
    reload_until(shown, "10% 90%")

    page.get_by_role("button", name="Undo", exact=True).last.click()
    expect(editor.canvas.locator(".image img")).to_have_css("object-position", "50% 50%")
    expect(button).to_be_focused()
    button.click()
    expect(area).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.context.set_offline(True)
    dialog.get_by_role("button", name="Save", exact=True).click()
    expect(dialog.get_by_role("alert")).to_contain_text("Nothing is lost")
    page.context.set_offline(False)
    dialog.get_by_role("button", name="Save", exact=True).click()
    expect(dialog).to_have_count(0)
    assert shown.errors == [] and not [error for error in editor.errors if "ERR_INTERNET_DISCONNECTED" not in error]
