"""An owner fills a popup and a panel on the canvas and chooses them as link targets; visitors see them closed."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import Open
from e2e.editor import drag_to_canvas, open_editor, saved, widget

pytestmark = pytest.mark.browser


@pytest.mark.matrix
@pytest.mark.parametrize(
    ("name", "label", "noun", "title"),
    [
        ("Popup", "Open a popup", "Popup", "Popup title"),
        pytest.param(
            *("Off-canvas panel", "Open an off-canvas panel", "Off-canvas panel", "Panel title"),
            marks=pytest.mark.matrix,
        ),
    ],
)
def test_a_popup_or_panel_is_filled_on_the_canvas_and_chosen_by_title(
    owner: Open, visitor: Open, new_page: tuple[str, str], name: str, label: str, noun: str, title: str
):
    """RUN-ACT-02 W-MODAL-POPUP-06 W-OFF-CANVAS-08"""
    editor, address = new_page
    watched = open_editor(owner, editor)
    page, canvas = watched.page, watched.canvas
    widget(watched, name).click()
    expect(canvas.get_by_role("heading", name=title)).to_be_visible()
    # A new element goes into the first empty slot of the selected one.
    widget(watched, "Heading").click()
    inside = canvas.locator("dialog .heading")
    expect(inside).to_be_visible()

    canvas.locator("body").press("Escape")
    page.keyboard.press("Escape")
    widget(watched, "Button").click()
    page.get_by_role("button", name="Choose a link action").click()
    page.get_by_role("button", name=label).click()
    chosen = page.get_by_role("combobox", name=noun)
    expect(chosen.locator("option:checked")).to_have_text(title)
    document = saved(watched)
    # A popup has a sample text above it.
    assert [element["type"] for element in document["content"][0]["props"]["content"]][-1] == "heading"
    page.get_by_role("button", name="Publish", exact=True).click()
    page.get_by_text("Published", exact=True).wait_for()
    assert watched.errors == []

    visit = visitor()
    visit.goto(address)
    dialog = visit.page.get_by_role("dialog", name=title)
    expect(dialog).to_be_hidden()
    link = visit.page.get_by_role("link", name="Button")
    link.click()
    expect(dialog.locator(".heading")).to_be_visible()
    visit.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(link).to_be_focused()
    assert visit.errors == []


@pytest.mark.matrix
@pytest.mark.parametrize("slot", ["content", "footer"])
def test_an_element_is_dragged_into_an_empty_slot_of_a_panel(owner: Open, new_page: tuple[str, str], slot: str):
    """W-OFF-CANVAS-01"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Off-canvas panel").click()
    drag_to_canvas(watched, "Button", f".off_canvas__{slot}")
    expect(watched.canvas.locator(f".off_canvas__{slot} .button")).to_be_visible()


@pytest.mark.matrix
def test_the_footer_of_a_panel_is_visible_on_the_canvas(owner: Open, new_page: tuple[str, str]):
    """W-OFF-CANVAS-01"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Off-canvas panel").click()
    widget(watched, "Heading").click()
    drag_to_canvas(watched, "Button", ".off_canvas__footer")
    expect(watched.canvas.locator(".off_canvas__footer .button")).to_be_visible()
    # The panel grows with what was inserted and shows all of it only after the next layout.
    canvas = watched.page.locator("iframe").first.element_handle().content_frame()
    canvas.wait_for_function(
        """() => {
          const footer = document.querySelector(".off_canvas__footer");
          const [inner, outer] = [footer, footer.closest("dialog")].map((one) => one.getBoundingClientRect());
          return inner.top > outer.top && inner.top + inner.height / 2 < outer.bottom;
        }"""
    )
