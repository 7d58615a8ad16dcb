"""An image is cropped in the editor: the page shows the new image, and the original stays."""

import io

import pytest
from PIL import Image
from playwright.sync_api import expect

from e2e.editor import open_editor, saved, widget

pytestmark = [pytest.mark.browser, pytest.mark.matrix]


def photograph() -> dict:
    """Stored sideways, as phones do: 600 pixels wide and 1200 high for people, red above and blue below."""
    made = Image.new("RGB", (1200, 600), "blue")
    made.paste("red", (0, 0, 600, 600))
    exif, content = Image.Exif(), io.BytesIO()
    exif[0x0112] = 6
    made.save(content, "JPEG", exif=exif)
    return {"name": "board.jpg", "mimeType": "image/jpeg", "buffer": content.getvalue()}


def test_an_image_is_cropped_by_pointer_and_keys_and_undo_returns_to_the_original(owner, new_page):
    """EDIT-ED-01"""
    editor = open_editor(owner, new_page[0])
    page, button = editor.page, editor.page.get_by_role("button", name="Crop", exact=True)
    widget(editor, "Image").click()
    page.get_by_role("button", name="Image: choose an image").click()
    page.get_by_role("dialog").get_by_label("File to upload").set_input_files(photograph())
    button.click()
    dialog = page.get_by_role("dialog", name="Crop")
    frame = dialog.get_by_role("slider", name="Crop frame")
    expect(frame).to_be_focused()
    expect(frame).to_have_attribute("aria-valuetext", "600 × 1200 pixels, 0 from the left, 0 from the top")

    box = dialog.locator(".area-image").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 1)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 1 + box["height"] / 2, steps=4)
    page.mouse.up()
    page.keyboard.press("Shift+ArrowLeft")
    expect(dialog.get_by_label("Width")).to_have_value("594px")
    dialog.get_by_label("Y", exact=True).fill("55%")
    page.keyboard.press("Tab")
    dialog.get_by_role("radio", name="1:1").click()
    expect(dialog.get_by_label("Height")).to_have_value("600px")
    dialog.get_by_label("Y", exact=True).fill("600")
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("status")).to_contain_text("may look blurred")
    assert editor.violations("document.querySelector('[role=dialog]')") == []

    page.context.set_offline(True)
    dialog.get_by_role("button", name="Save", exact=True).click()
    expect(dialog.get_by_role("alert")).to_contain_text("Nothing is lost")
    page.context.set_offline(False)
    dialog.get_by_role("button", name="Save", exact=True).click()

    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()
    shown = editor.canvas.locator(".image img")
    expect(shown).to_have_js_property("naturalWidth", 600)
    assert shown.evaluate(MIDDLE)[2] > 200, "the lower half is blue"
    cropped = saved(editor)["content"][0]["props"]["image"]
    expect(page.get_by_role("button", name="Image: board (cropped) Change")).to_be_visible()

    page.get_by_role("button", name="Undo", exact=True).last.click()
    expect(page.get_by_role("button", name="Image: board Change")).to_be_visible()
    original = saved(editor)["content"][0]["props"]["image"]
    assert original["id"] != cropped["id"]
    assert not [error for error in editor.errors if "ERR_INTERNET_DISCONNECTED" not in error]


# The color of the pixel in the middle.
MIDDLE = """image => {
  const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  context.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
}"""
