"""Rows from the list of widgets, and a rectangle that selects several elements."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e import site as sites
from e2e.conftest import ARGUMENTS, Watched
from e2e.editor import at_editor, drag, drag_to_canvas, move, open_editor, saved, widget
from e2e.finger import Finger

pytestmark = [pytest.mark.browser, pytest.mark.matrix]


def test_two_buttons_side_by_side_are_two_clicks_away(owner, new_page):
    """EDIT-ED-01: the first click opens the list of widgets, where it is closed."""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Two buttons").click()
    buttons = watched.canvas.locator(".button")

    expect(buttons).to_have_count(2)
    first, second = (one.bounding_box() for one in buttons.all())
    assert first["y"] == second["y"] and first["x"] + first["width"] < second["x"]
    (row,) = saved(watched)["content"]
    assert [element["type"] for element in row["props"]["content"]] == ["button", "button"]
    assert watched.errors == []


@pytest.mark.parametrize(("name", "shares"), [("Three columns", [1, 1, 1]), ("Narrow and wide", [1, 2])])
def test_the_cells_of_a_row_have_one_height_and_their_widths(owner, new_page, name: str, shares: list[int]):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    widget(watched, name).click()
    cells = watched.canvas.locator(".grid__cells > *")

    expect(cells).to_have_count(len(shares))
    boxes = [one.bounding_box() for one in cells.all()]
    assert len({round(box["height"]) for box in boxes}) == 1
    assert [round(box["width"] / boxes[0]["width"]) for box in boxes] == shares
    assert saved(watched)["content"][0]["props"]["columns"] == len(shares)


@pytest.mark.parametrize("name", ["Two buttons", "Two columns"])
def test_a_row_in_a_section_begins_at_the_edge_of_the_section_s_other_elements(owner, new_page, name: str):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    for added in ("Section", "Heading", name):
        widget(watched, added).click()
    row = watched.canvas.locator(".section .container__content").first

    expect(row).to_be_visible()
    heading = watched.canvas.locator("h2.heading").bounding_box()
    assert row.bounding_box()["x"] == heading["x"]


def test_rows_and_sections_are_dragged_to_their_place_and_undone_in_one_step(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    drag_to_canvas(watched, "Two columns")
    cells = watched.canvas.locator(".grid__cells > *")
    expect(cells).to_have_count(2)
    drag_to_canvas(watched, "Two buttons", ".grid__cells > *")
    expect(cells.first.locator(".button")).to_have_count(2)
    watched.page.get_by_role("tab", name="Sections").click()
    drag_to_canvas(watched, re.compile("^Logos"), ".grid__cells > :nth-child(2)")
    expect(watched.canvas.locator(".section")).to_have_count(1)

    (grid,) = saved(watched)["content"]
    first, second = ([inner["type"] for inner in cell["props"]["content"]] for cell in grid["props"]["content"])
    assert (first, second) == (["container"], ["section"])
    undo = watched.page.get_by_role("button", name="Undo")
    for _step in range(3):
        undo.click()
    assert saved(watched)["content"] == []
    assert watched.errors == []


@pytest.mark.parametrize("end", ["Escape", "top bar"])
@pytest.mark.parametrize("name", ["Text", "Two buttons", "Logos", "the heading on the canvas"])
def test_a_drag_that_is_canceled_or_ends_outside_of_the_canvas_changes_nothing(owner, new_page, name: str, end: str):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    page, canvas = watched.page, watched.canvas
    for added in ("Heading", "Two columns"):
        widget(watched, added).click()
    expect(toolbar(watched)).to_contain_text("Grid")
    before = saved(watched)
    if name == "Logos":
        page.get_by_role("tab", name="Sections").click()
    heading, cell = canvas.locator("h2.heading"), canvas.locator(".grid__cells > *").first
    drag(watched, heading if name.startswith("the") else widget(watched, re.compile(f"^{name}")), cell)
    line = canvas.locator("[data-puck-line-placeholder]")
    expect(line).to_be_attached()

    if end == "Escape":
        page.keyboard.press("Escape")
    else:
        box, bar = cell.bounding_box(), page.locator(".topbar").bounding_box()
        x = box["x"] + box["width"] / 2
        move(watched, (x, box["y"] + box["height"] / 2), (x, bar["y"] + bar["height"] / 2))
        page.mouse.up()

    expect(page.get_by_text("Canceled.")).to_be_visible()
    expect(line).to_have_count(0)
    expect(canvas.locator("[data-puck-dragging]")).to_have_count(0)
    page.mouse.up()
    expect(toolbar(watched)).to_contain_text("Grid")
    assert saved(watched) == before
    page.get_by_role("button", name="Undo").click()
    expect(cell).to_have_count(0)
    expect(heading).to_have_count(1)
    assert watched.errors == []


@pytest.fixture
def three(owner, new_page) -> Watched:
    """The editor with three headings, of which none is selected."""
    watched = open_editor(owner, new_page[0])
    for count in (1, 2, 3):
        widget(watched, "Heading").click()
        expect(watched.canvas.locator("h2.heading")).to_have_count(count)
    watched.page.keyboard.press("Escape")
    return watched


def drag_over(watched: Watched, *indexes: int, release: bool = True) -> None:
    """From the empty space below the headings up to the first of these."""
    page: Page = watched.page
    boxes = [one.bounding_box() for one in watched.canvas.locator("h2.heading").all()]
    frame = page.locator("iframe").first.bounding_box()
    top, bottom = boxes[indexes[0]], boxes[-1]
    page.mouse.move(frame["x"] + frame["width"] - 20, bottom["y"] + bottom["height"] + 40)
    page.mouse.down()
    page.mouse.move(top["x"] + 20, top["y"] + top["height"] / 2, steps=8)
    if release:
        page.mouse.up()


def toolbar(watched: Watched):
    return watched.page.get_by_role("toolbar", name="Selected element")


def test_dragging_over_empty_space_selects_what_the_rectangle_touches(three):
    """EDIT-ED-01"""
    drag_over(three, 1, 2)

    expect(toolbar(three)).to_contain_text("2 elements")
    expect(three.canvas.locator(".editor-marquee")).to_have_count(0)
    three.page.keyboard.press("Delete")
    expect(three.canvas.locator("h2.heading")).to_have_count(1)
    assert three.errors == []


def test_shift_adds_to_the_selection_and_escape_restores_it(three):
    """EDIT-ED-01"""
    three.canvas.locator("h2.heading").first.click()
    drag_over(three, 1, 2, release=False)
    expect(three.canvas.locator(".editor-marquee")).to_be_visible()
    expect(toolbar(three)).to_contain_text("2 elements")
    three.page.keyboard.press("Escape")
    expect(toolbar(three)).not_to_contain_text("elements")
    three.page.mouse.up()

    three.page.keyboard.down("Shift")
    drag_over(three, 2)
    three.page.keyboard.up("Shift")
    expect(toolbar(three)).to_contain_text("2 elements")


def test_a_finger_that_holds_still_on_empty_space_selects_and_one_that_moves_at_once_scrolls(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0], has_touch=True)
    for _count in range(3):
        widget(watched, "Heading").click()
    watched.page.keyboard.press("Escape")
    boxes = [one.bounding_box() for one in watched.canvas.locator("h2.heading").all()]
    frame = watched.page.locator("iframe").first.bounding_box()
    start = frame["x"] + frame["width"] - 20, boxes[-1]["y"] + boxes[-1]["height"] + 60
    end = boxes[1]["x"] + 20, boxes[1]["y"] + boxes[1]["height"] / 2
    finger = Finger(watched.page)

    finger.swipe(start, end)
    expect(watched.canvas.locator(".editor-marquee")).to_have_count(0)
    expect(toolbar(watched)).not_to_be_visible()
    finger.put_down(start)
    # As long as a finger holds before it drags.
    watched.page.evaluate("new Promise((done) => setTimeout(done, 400))")
    finger.move(end)
    expect(watched.canvas.locator(".editor-marquee")).to_be_visible()
    finger.lift()
    expect(watched.canvas.locator(".editor-marquee")).to_have_count(0)
    expect(toolbar(watched)).to_contain_text("2 elements")
    assert watched.errors == []


IN_ARABIC = """
from wagtail.models import Locale, Page
Page.objects.filter(pk={pk}).update(locale=Locale.objects.get_or_create(language_code="ar")[0])
"""


def test_in_a_right_to_left_page_rectangle_and_outline_are_where_they_belong(site, browser, session_cookies, new_page):
    """EDIT-ED-01"""
    site.run(IN_ARABIC.format(pk=new_page[0].strip("/").split("/")[-1]))
    # The default browser of tests has no scrollbars.
    scrolling = browser.browser_type.launch(
        executable_path=sites.chromium(), args=ARGUMENTS, ignore_default_args=["--hide-scrollbars"]
    )
    context = scrolling.new_context(viewport={"width": 1440, "height": 500})
    context.add_cookies(session_cookies(site.url, "owner"))
    watched = at_editor(Watched(context.new_page(), site.url), new_page[0])
    for _count in range(5):
        widget(watched, "Heading").click()
    heading, outline = watched.canvas.locator("h2.heading").last, watched.canvas.locator("[class*=isSelected]")
    expect(outline).to_have_count(1)
    assert watched.canvas.locator("html").evaluate("html => innerWidth - html.clientWidth") > 0
    assert abs(outline.bounding_box()["x"] - heading.bounding_box()["x"]) < 2

    watched.page.keyboard.press("Escape")
    drag_over(watched, 4, release=False)
    x = watched.canvas.locator("h2.heading").last.bounding_box()["x"]
    assert abs(watched.canvas.locator(".editor-marquee").bounding_box()["x"] - (x + 20)) < 2
    watched.page.mouse.up()
    assert watched.errors == []
    scrolling.close()
