"""What owners can do with widgets on the canvas, where a click usually selects."""

import pytest
from playwright.sync_api import expect

from e2e.editor import open_editor, saved, widget

pytestmark = pytest.mark.browser


@pytest.mark.matrix
def test_tabs_open_on_the_canvas_so_that_each_panel_can_be_filled(owner, new_page):
    """W-ALL-01, RUN-HND-05"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Tabs").click()
    tabs = watched.canvas.get_by_role("tab")

    tabs.nth(1).click()

    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    expect(watched.canvas.get_by_text("Write the content of tab two here")).to_be_visible()


@pytest.mark.matrix
@pytest.mark.parametrize("name", ["Carousel", pytest.param("Image carousel", marks=pytest.mark.matrix)])
def test_a_carousel_moves_on_the_canvas_by_its_buttons_and_never_by_autoplay(owner, new_page, name):
    """W-ALL-01, RUN-HND-05"""
    watched = open_editor(owner, new_page[0])
    widget(watched, name).click()
    slides = watched.canvas.locator("[aria-roledescription=slide]")
    expect(watched.canvas.get_by_role("button", name="Pause the slides")).to_have_count(0)

    watched.canvas.get_by_role("button", name="Next slide").click()

    expect(slides.first).to_have_attribute("inert", "")


@pytest.mark.matrix
def test_each_ready_section_that_is_added_comes_into_view(owner, new_page):
    watched = open_editor(owner, new_page[0])
    page = watched.page
    page.get_by_role("tab", name="Sections").click()
    for section, heading in (
        ("Features", "Features"),
        ("Prices", "Plans and prices"),
        ("FAQ", "Frequently asked questions"),
    ):
        page.get_by_role("region", name="Ready sections").get_by_role("button", name=section).first.click()
        expect(watched.canvas.get_by_role("heading", name=heading, exact=True)).to_be_in_viewport()


@pytest.mark.matrix
def test_the_hint_on_a_small_sample_leaves_its_image_visible(owner, new_page):
    """W-ALL-04"""
    watched = open_editor(owner, new_page[0])
    watched.page.get_by_role("tab", name="Sections").click()
    hints, images = watched.canvas.locator(".editor-sample__hint"), watched.canvas.locator(".editor-sample img")
    for section, count in (("Logos", 6), ("Hero with image", 7)):
        watched.page.get_by_role("button", name=section, exact=False).first.click()
        expect(hints).to_have_count(count)
    for hint, image in zip(hints.all(), images.all(), strict=True):
        label, around = hint.bounding_box(), image.bounding_box()
        assert label["width"] * label["height"] < 0.2 * around["width"] * around["height"]
        assert label["y"] + label["height"] <= around["y"] + around["height"]
    expect(hints.last).to_have_text("Choose an image")
    expect(hints.first).to_have_css("opacity", "0")
    watched.canvas.locator(".editor-sample").first.hover(force=True)
    expect(hints.first).to_have_css("opacity", "1")


@pytest.mark.matrix
def test_a_tab_that_is_opened_in_the_panel_is_open_on_the_canvas(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Tabs").click()

    watched.page.get_by_role("button", name="Tab three", exact=True).click()
    expect(watched.canvas.get_by_role("tab", name="Tab three")).to_have_attribute("aria-selected", "true")

    watched.page.get_by_role("button", name="Add tab").click()
    expect(watched.canvas.get_by_role("tab", name="New tab")).to_have_attribute("aria-selected", "true")


@pytest.mark.matrix
def test_a_slide_that_is_opened_in_the_panel_is_shown_on_the_canvas(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Carousel").click()
    slides = watched.canvas.locator("[aria-roledescription=slide]")
    expect(slides.last).to_have_attribute("inert", "")

    watched.page.locator(".list-control__title").last.click()

    expect(slides.last).not_to_have_attribute("inert", "")


@pytest.mark.matrix
def test_an_element_in_a_closed_tab_is_shown_when_it_is_selected_in_the_navigator(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Tabs").click()
    watched.page.get_by_role("button", name="Navigator").click()

    watched.page.get_by_role("treeitem", name="Text").nth(2).click()

    expect(watched.canvas.get_by_role("tab").nth(2)).to_have_attribute("aria-selected", "true")


@pytest.mark.matrix
def test_elements_stay_mounted_during_editing_and_saving(owner, new_page):
    """EDIT-ED-01: a tab that is open stays open, a carousel does not jump back, and typing is fast."""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Heading").click()
    widget(watched, "Tabs").click()
    heading, tabs = watched.canvas.locator(".heading"), watched.canvas.locator(".tabs")
    watched.canvas.get_by_role("tab").nth(1).click()
    for element in (heading, tabs):
        element.evaluate("node => { node.isTheSame = true; }")

    heading.click()
    watched.page.get_by_label("Title", exact=True).fill("Typed")
    watched.page.get_by_text("Saved", exact=True).wait_for()
    watched.page.get_by_role("radio", name="Mobile").click()

    for element in (heading, tabs):
        assert element.evaluate("node => node.isTheSame")
    expect(watched.canvas.get_by_role("tab").nth(1)).to_have_attribute("aria-selected", "true")


@pytest.mark.matrix
@pytest.mark.parametrize("by", ["Fixed", "Auto-fit"])
def test_an_empty_grid_shows_its_columns_and_a_hint(owner, new_page, by):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Grid").click()
    watched.page.get_by_role("radiogroup", name="Columns", exact=True).get_by_role("radio", name=by).click()
    cells = watched.canvas.locator(".grid__cells")
    painted = cells.evaluate("cells => getComputedStyle(cells).backgroundImage")

    assert "repeating-linear-gradient" in painted
    assert cells.evaluate("cells => getComputedStyle(cells, '::before').content") == '"Drag widgets into the columns"'
    widget(watched, "Heading").click()
    expect(watched.canvas.locator(".grid__cells > .heading")).to_be_visible()
    assert cells.evaluate("cells => getComputedStyle(cells).backgroundImage") == "none"


LABEL_HIDES_WORDS = """label => {
  const box = label.getBoundingClientRect();
  return [...document.querySelectorAll("h2, p:not(.editor-hint)")].some((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    // Letters do not reach the edges of their line.
    return [...range.getClientRects()].some((line) => line.left < box.right && line.right > box.left
      && line.top + line.height * 0.15 < box.bottom && line.bottom - line.height * 0.1 > box.top);
  });
}"""


@pytest.mark.matrix
def test_the_label_of_an_element_covers_no_text(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    for name in ("Heading", "Heading", "Text", "Heading"):
        widget(watched, name).click()
    for place in range(3):
        watched.canvas.locator(".heading").nth(place).click()
        label = watched.canvas.locator(".element-label[data-selected]")
        expect(label).to_be_visible()
        assert not label.evaluate(LABEL_HIDES_WORDS)


@pytest.mark.matrix
def test_the_label_of_an_element_stays_in_view_at_the_top_of_the_canvas(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    for _section in range(4):
        widget(watched, "Section").click()
    section = watched.canvas.locator(".section").nth(2)
    section.click(position={"x": 4, "y": 60})
    label = watched.canvas.locator(".element-label[data-selected]")
    for above in (0, 40):
        section.evaluate("(element, by) => scrollTo(0, element.getBoundingClientRect().top + scrollY + by)", above)
        expect(label).to_be_in_viewport(ratio=1)


@pytest.mark.matrix
def test_a_row_of_copies_begins_where_the_elements_around_it_begin(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    for name in ("Heading", "Button"):
        widget(watched, name).click()
    watched.page.keyboard.press("F6")
    watched.canvas.locator(".button").click()
    watched.page.keyboard.press("Control+Shift+D")
    expect(watched.canvas.locator(".button")).to_have_count(2)
    left = "element => Math.round(element.getBoundingClientRect().left)"
    assert watched.canvas.locator(".button").first.evaluate(left) == watched.canvas.locator(".heading").evaluate(left)


@pytest.mark.matrix
def test_texts_of_boxes_are_edited_in_place_and_others_in_the_panel(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    for name in ("Icon box", "Counter"):
        widget(watched, name).click()
    keyboard = watched.page.keyboard
    watched.canvas.locator(".icon_box__text").dblclick(force=True)
    text = watched.canvas.get_by_role("textbox", name="Text")
    expect(text).to_be_focused()
    keyboard.press("Control+A")
    keyboard.type("First line")
    keyboard.press("Shift+Enter")
    keyboard.type("Second line")
    keyboard.press("Escape")
    assert saved(watched)["content"][0]["props"]["description_text"] == "First line\nSecond line"

    watched.canvas.locator(".counter__figure").dblclick(force=True)
    expect(watched.page.get_by_label("End number")).to_be_focused()
