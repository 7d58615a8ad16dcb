"""Visitors pause an upload, lose the page in the middle of it, continue, and cancel another: by keyboard."""

from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

pytestmark = [pytest.mark.browser, pytest.mark.matrix]
MB = 1024**2
PNG = b"\x89PNG\r\n\x1a\n"
UPLOADS = "**/forms/uploads/"
# For axe, in JavaScript.
FIELD = "{include: [['.file_upload']]}"


class Network:
    """Lets so many chunks through. Others wait until their upload is stopped."""

    def __init__(self, page, chunks: int) -> None:
        self.page, self.left, self.sent, self.held = page, chunks, 0, []
        page.route(UPLOADS, self.on_chunk)

    def on_chunk(self, route: Route) -> None:
        self.left -= 1
        if self.left < 0:
            self.held.append(route)
            return
        self.sent += 1
        route.continue_()

    def end(self) -> None:
        for route in self.held:
            route.abort()
        self.page.unroute_all(behavior="ignoreErrors")


def to_the_files(page) -> None:
    """The second page of the application, where earlier answers may be back already."""
    page.get_by_label("First name").fill("Ana")
    page.get_by_label("Last name").fill("Berg")
    page.get_by_label("E-mail address").fill("ana@example.org")
    page.get_by_role("button", name="Next").press("Enter")
    expect(page.get_by_role("form").get_by_text("Step 2 of 3: Your work")).to_be_visible()
    page.locator("[data-is-uploader]").last.wait_for(state="attached")


def press(page, name: str) -> None:
    """A button, reached by Tab from the field of the photographs."""
    page.get_by_label("Photographs of pieces you made").focus()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.ariaLabel") == name:
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab does not lead to “{name}”.")


@pytest.mark.parametrize("width", [1440, 390])
def test_FORM_UPL_18_an_upload_is_paused_continued_after_a_reload_and_cancelled_by_keyboard(
    visitor, screenshots, tmp_path: Path, width
):
    """FORM-UPL-05, FORM-UPL-06, FORM-UPL-14, FORM-UPL-18"""
    chest, door = tmp_path / "chest.png", tmp_path / "door.png"
    for file in (chest, door):
        file.write_bytes(PNG + bytes(5 * MB - len(PNG)))
    watched = visitor(width=width, height=900)
    page = watched.page
    watched.goto("/contact/apply/")
    to_the_files(page)
    network = Network(page, chunks=2)
    page.get_by_label("Photographs of pieces you made").set_input_files(chest)
    item = page.locator(".file_upload__file").filter(has_text="chest.png")
    expect(item).to_contain_text("40%")
    press(page, "Pause: chest.png")
    expect(item).to_contain_text("Paused at 40%.")
    expect(page.get_by_role("button", name="Resume: chest.png")).to_be_focused()
    page.screenshot(path=screenshots / f"upload-paused-{width}.png", full_page=True)
    assert watched.violations(FIELD) == [] and not watched.scrolls_sideways()

    page.reload()
    to_the_files(page)
    expect(item).to_contain_text("The upload stopped at part 3 of 5. Choose the same file again to continue.")
    page.screenshot(path=screenshots / f"upload-stopped-{width}.png", full_page=True)
    assert watched.violations(FIELD) == [] and not watched.scrolls_sideways()
    network.left, network.sent = 99, 0
    with page.expect_file_chooser() as chooser:
        press(page, "Choose again: chest.png")
    chooser.value.set_files(chest)
    expect(item).to_have_attribute("data-state", "complete")
    assert network.sent == 3

    network.left = 1
    page.get_by_label("Photographs of pieces you made").set_input_files(door)
    other = page.locator(".file_upload__file").filter(has_text="door.png")
    expect(other).to_contain_text("20%")
    with page.expect_response(lambda response: response.request.method == "DELETE") as removed:
        press(page, "Remove door.png")
    expect(other).to_have_count(0)
    expect(page.get_by_label("Photographs of pieces you made")).to_be_focused()
    assert removed.value.status == 204
    expect(page.locator(".file_upload__file")).to_have_count(1)
    page.screenshot(path=screenshots / f"upload-complete-{width}.png", full_page=True)
    network.end()
    assert watched.errors == []
