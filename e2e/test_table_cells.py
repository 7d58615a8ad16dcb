"""A table is edited by cell, in the panel and on the canvas."""

import pytest
from playwright.sync_api import expect

from e2e.editor import open_editor, saved, widget

pytestmark = [pytest.mark.browser, pytest.mark.matrix]


def with_table(owner, new_page):
    watched = open_editor(owner, new_page[0])
    widget(watched, "Table").click()
    expect(watched.canvas.locator("table")).to_be_visible()
    return watched


def content(watched) -> list[str]:
    return saved(watched)["content"][0]["props"]["content"].split("\n")


def in_panel(watched, row: int, column: int):
    cells = watched.page.get_by_role("table", name="Cells")
    return cells.get_by_role("textbox", name=f"Row {row}, column {column}", exact=True)


def double_click(watched, cell) -> None:
    """The canvas lets no pointer through to what an element contains."""
    box = cell.bounding_box()
    watched.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_each_cell_that_is_typed_in_the_panel_is_a_step_for_undo(owner, new_page):
    """EDIT-ED-07"""
    watched = with_table(owner, new_page)
    in_panel(watched, 2, 1).click()
    watched.page.keyboard.press("Control+a")
    watched.page.keyboard.type("Oak")
    watched.page.keyboard.press("Tab")
    watched.page.keyboard.press("Control+a")
    watched.page.keyboard.type("£12")
    expect(watched.canvas.get_by_role("cell", name="£12")).to_be_visible()
    assert content(watched)[1] == "Oak | £12 | Text"

    watched.canvas.locator("#frame-root").focus()
    watched.page.keyboard.press("Control+z")
    expect(watched.canvas.get_by_role("cell", name="£12")).to_have_count(0)
    assert content(watched)[1] == "Oak | Text | Text"
    assert watched.errors == []


def test_a_double_click_edits_a_cell_on_the_canvas_and_tab_goes_to_the_next(owner, new_page):
    """EDIT-ED-01 EDIT-ED-07"""
    watched = with_table(owner, new_page)
    typed = watched.canvas.get_by_role("textbox")
    double_click(watched, watched.canvas.get_by_role("cell", name="Text").first)
    expect(typed).to_be_focused()
    expect(typed).to_have_attribute("aria-label", "Row 2, column 2")
    watched.page.keyboard.press("Control+a")
    watched.page.keyboard.type("Quarter sawn", delay=10)

    watched.page.keyboard.press("Tab")
    expect(typed).to_have_attribute("aria-label", "Row 2, column 3")
    watched.page.keyboard.press("Control+a")
    watched.page.keyboard.type("A | B", delay=10)
    watched.page.keyboard.press("Enter")
    expect(typed).to_have_count(0)
    assert content(watched)[1] == "Row one | Quarter sawn | A \\| B"
    assert watched.errors == []


def test_an_empty_cell_and_an_empty_header_can_be_edited_on_the_canvas(owner, new_page):
    """EDIT-ED-01"""
    watched = with_table(owner, new_page)
    in_panel(watched, 1, 1).fill("")
    watched.page.get_by_role("button", name="Add row below").click()
    expect(watched.canvas.get_by_role("row")).to_have_count(4)

    for index, text in ((0, "Wood"), (3, "Elm")):
        double_click(watched, watched.canvas.locator("th, td").nth(index))
        expect(watched.canvas.get_by_role("textbox")).to_be_focused()
        watched.page.keyboard.type(text, delay=20)
        watched.page.keyboard.press("Enter")

    assert content(watched)[:2] == ["Wood | Column two | Column three", "| Elm |  |  |"]
    assert watched.errors == []


MAC = "Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'MacIntel' })"


@pytest.mark.parametrize("script", ["", MAC])
def test_alt_and_an_arrow_key_move_a_row_again_and_again(owner, new_page, script):
    """EDIT-ED-07"""
    watched = with_table(owner, new_page)
    watched.page.evaluate(script or "null")
    in_panel(watched, 1, 1).click()
    watched.page.keyboard.press("Control+a")
    watched.page.keyboard.press("Alt+ArrowDown")
    watched.page.keyboard.press("Alt+ArrowDown")

    expect(in_panel(watched, 3, 1)).to_be_focused()
    expect(in_panel(watched, 3, 1)).to_have_value("Column one")
    assert content(watched)[2] == "Column one | Column two | Column three"
    assert watched.errors == []


def test_arrow_keys_go_to_the_side_they_show_in_a_right_to_left_admin(owner, new_page):
    watched = open_editor(owner, new_page[0])
    watched.page.evaluate("document.documentElement.dir = 'rtl'")
    widget(watched, "Table").click()
    in_panel(watched, 1, 1).fill("אב")
    in_panel(watched, 1, 2).fill("Oak")

    # In each text, the key goes to its left end first.
    for cell, presses in ((in_panel(watched, 1, 1), 2), (in_panel(watched, 1, 2), 3)):
        cell.focus()
        cell.evaluate("one => one.select()")
        watched.page.keyboard.press("ArrowRight")
        for _ in range(presses):
            watched.page.keyboard.press("ArrowLeft")
        expect(cell).to_be_focused()
        watched.page.keyboard.press("ArrowLeft")
        expect(cell).not_to_be_focused()
    expect(in_panel(watched, 1, 3)).to_be_focused()

    watched.page.keyboard.press("Alt+ArrowRight")
    expect(in_panel(watched, 1, 2)).to_have_value("Column three")
    assert watched.errors == []
