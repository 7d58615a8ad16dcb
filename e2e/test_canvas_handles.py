"""Direct manipulation on the canvas: zoom and handles."""

import re

import pytest
from playwright.sync_api import expect

from e2e.editor import open_editor, saved, widget

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

STANDS_ABOVE = """(bar) => {
  const frame = document.querySelector("iframe");
  const { top, height } = frame.getBoundingClientRect();
  const { bottom } = frame.contentDocument.querySelector(".star_rating").getBoundingClientRect();
  return top + (bottom * height) / frame.contentWindow.innerHeight <= bar.getBoundingClientRect().top;
}"""


def test_the_canvas_zooms_in_and_out_and_stays_usable(owner, new_page):
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


def test_an_element_added_at_the_end_of_a_long_page_is_not_covered_by_the_toolbar(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    for name in ("Tabs", "Accordion", "Image carousel", "Image carousel", "Divider"):
        widget(watched, name).click()
        watched.canvas.locator("#frame-root").focus()
        watched.page.keyboard.press("Escape")
    widget(watched, "Star rating").click()
    bar = watched.page.get_by_role("toolbar", name="Selected element")

    watched.page.wait_for_function(STANDS_ABOVE, arg=bar.element_handle())


@pytest.fixture
def row(owner, new_page):
    """A selected container with a heading and a text side by side."""
    watched = open_editor(owner, new_page[0])
    for name in ("Container", "Heading"):
        widget(watched, name).click()
    watched.canvas.locator("#frame-root").focus()
    watched.page.keyboard.press("Control+d")
    watched.page.keyboard.press("Escape")
    watched.page.get_by_role("tab", name="Style").click()
    watched.page.get_by_role("radio", name="Row", exact=True).click()
    return watched


def moved(watched, handle, by: tuple[int, int]):
    """Drags a handle by some pixels of the screen."""
    box = handle.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = watched.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + by[0], y + by[1], steps=5)
    mouse.up()


def test_columns_are_resized_by_dragging_and_by_keys(row):
    """EDIT-ED-01, EDIT-ED-04"""
    edge = row.canvas.get_by_role("separator", name="Between Heading and Heading")
    before = int(edge.get_attribute("aria-valuenow"))
    moved(row, edge, (-60, 0))
    expect(edge).not_to_have_attribute("aria-valuenow", str(before))
    narrow = int(edge.get_attribute("aria-valuenow"))
    assert narrow < before - 4

    edge.press("Shift+ArrowRight")
    expect(edge).to_have_attribute("aria-valuenow", str(narrow + 5))
    (container,) = saved(row)["content"]
    widths = [
        float(child["props"]["$style"]["desktop"]["width"].rstrip("%")) for child in container["props"]["content"]
    ]
    assert widths[0] < widths[1]
    assert sum(widths) <= 100

    row.page.keyboard.press("Control+z")
    row.page.keyboard.press("Control+z")
    assert all("$style" not in child["props"] for child in saved(row)["content"][0]["props"]["content"])


def test_padding_is_changed_by_dragging_and_shows_its_value(row):
    """EDIT-ED-01, EDIT-ED-04"""
    row.page.get_by_role("radio", name="Mobile").click()
    top = row.canvas.get_by_role("slider", name="Padding, top")
    moved(row, top, (0, 30))
    expect(top).not_to_have_attribute("aria-valuenow", "0")
    size = int(top.get_attribute("aria-valuenow"))
    top.press("ArrowUp")
    expect(top).to_have_attribute("aria-valuenow", str(size + 1))
    expect(top).to_be_focused()
    # A click on the text must reach the text.
    handle, text = top.bounding_box(), row.canvas.locator(".heading").first.bounding_box()
    assert handle["y"] + handle["height"] <= text["y"] + 1

    style = saved(row)["content"][0]["props"]["$style"]
    # The other sides keep their values: a row has the gutter of the site.
    assert style["mobile"]["padding"] == f"{size + 1}px 21px 0px"
    assert "padding" not in style["desktop"]
    assert row.violations() == []
    assert row.errors == []


@pytest.fixture
def grid(owner, new_page):
    """A grid whose three cells were filled by clicks."""
    watched = open_editor(owner, new_page[0])
    for name in ("Grid", "Heading"):
        widget(watched, name).click()
    for _cell in range(2):
        watched.canvas.get_by_role("button", name="Insert into Grid").click()
        expect(watched.page.get_by_role("dialog").get_by_role("combobox")).to_be_focused()
        watched.page.keyboard.type("text")
        watched.page.keyboard.press("Enter")
        expect(watched.page.get_by_role("dialog")).to_have_count(0)
    return watched


TRACKS = "cells => getComputedStyle(cells).gridTemplateColumns.split(' ').map(parseFloat)"
LINES = "heading => Math.round(heading.offsetHeight / parseFloat(getComputedStyle(heading).lineHeight))"


def test_the_cells_of_a_grid_are_filled_by_clicks(grid):
    """EDIT-ED-01"""
    (document,) = saved(grid)["content"]
    assert [child["type"] for child in document["props"]["content"]] == ["heading", "text", "text"]
    tops = grid.canvas.locator(".grid__cells > *").evaluate_all(
        "cells => cells.map((cell) => cell.getBoundingClientRect().top)"
    )
    assert len(set(tops)) == 1
    expect(grid.canvas.get_by_role("button", name="Insert into Grid")).to_have_count(0)


def test_a_grid_column_is_resized_live_and_never_below_its_longest_word(grid, visitor, new_page):
    """EDIT-ED-01, EDIT-ED-04"""
    grid.canvas.locator("#frame-root").focus()
    grid.page.keyboard.press("Escape")
    edge = grid.canvas.get_by_role("separator", name="Between Heading and Text")
    cells = grid.canvas.locator(".grid__cells")
    equal = cells.evaluate(TRACKS)
    assert edge.get_attribute("aria-valuenow") == "33"

    box = edge.bounding_box()
    mouse = grid.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(box["x"] + 50, box["y"] + box["height"] / 2, steps=4)
    expect(edge).not_to_have_attribute("aria-valuenow", "33")
    wider = cells.evaluate(TRACKS)
    assert wider[0] > equal[0] + 40 and wider[2] == pytest.approx(equal[2], abs=2)
    mouse.move(0, box["y"], steps=4)
    mouse.up()
    narrowest = cells.evaluate(TRACKS)
    # "heading" is still one word.
    assert cells.locator(".heading h2, h2.heading").evaluate(LINES) == 2
    assert narrowest[0] > 100

    edge.focus()
    assert int(edge.get_attribute("aria-valuemin")) >= int(edge.get_attribute("aria-valuenow")) - 1 > 5
    edge.press("Shift+ArrowRight")
    assert cells.evaluate(TRACKS)[0] > narrowest[0]
    columns = saved(grid)["content"][0]["props"]["$style"]["desktop"]["columns"]
    assert re.fullmatch(r"[\d.]+fr [\d.]+fr 1fr", columns)
    grid.page.get_by_role("tab", name="Style").click()
    expect(grid.page.get_by_label("Column widths", exact=True)).to_have_value(columns)
    # Two drags would be two steps: this is one, and the key another.
    for _step in range(2):
        grid.page.keyboard.press("Control+z")
    assert "$style" not in saved(grid)["content"][0]["props"]
    assert grid.errors == []
