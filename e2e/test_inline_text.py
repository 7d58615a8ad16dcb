"""Editing text on the canvas."""

import pytest
from playwright.sync_api import expect

from e2e.editor import open_editor, saved, widget

pytestmark = [pytest.mark.browser, pytest.mark.matrix]


def typed_in(watched):
    return watched.canvas.get_by_role("textbox")


def props(watched, index: int = 0) -> dict:
    return saved(watched)["content"][index]["props"]


def on_canvas(watched, *keys: str):
    watched.canvas.locator("#frame-root").focus()
    for key in keys:
        watched.page.keyboard.press(key)


@pytest.mark.parametrize(
    ("name", "place", "setting"), [("Heading", ".heading", "title"), ("Button", ".button", "text")]
)
def test_editing_text_on_the_canvas_is_one_step(owner, new_page, name, place, setting):
    """EDIT-ED-01, EDIT-ED-07"""
    watched = open_editor(owner, new_page[0])
    widget(watched, name).click()
    before = props(watched)[setting]

    watched.canvas.locator(place).dblclick()
    expect(typed_in(watched)).to_be_focused()
    watched.page.keyboard.press("Control+a")
    watched.page.keyboard.type("Oak, elm", delay=20)
    watched.page.wait_for_timeout(1200)
    watched.page.keyboard.type(" & ash")
    field = watched.page.get_by_role("textbox", name="Title" if setting == "title" else "Text", exact=True)
    expect(field).to_have_value("Oak, elm & ash")
    watched.page.keyboard.press("Enter")
    expect(typed_in(watched)).to_have_count(0)
    assert props(watched)[setting] == "Oak, elm & ash"

    on_canvas(watched, "Control+z")
    assert props(watched)[setting] == before
    expect(watched.canvas.locator(place)).to_contain_text(before)
    assert watched.errors == []


@pytest.mark.parametrize(
    ("name", "place", "setting"),
    [
        ("Tabs", "[role=tab]", "tabs"),
        ("Accordion", "summary", "items"),
        ("Icon list", ".icon_list__item", "icon_list"),
        ("Progress bars", ".skill_bar__skill", "skills"),
        ("Image carousel", ".slides__title", "slides"),
        ("Carousel", ".slides__title", "slides"),
    ],
)
def test_text_of_a_list_item_is_edited_on_the_canvas(owner, new_page, name, place, setting):
    """EDIT-ED-01, EDIT-ED-07"""
    watched = open_editor(owner, new_page[0])
    widget(watched, name).click()
    before = props(watched)[setting]
    field = {"icon_list": "text", "skills": "name"}.get(setting, "title")

    box = watched.canvas.locator(place).nth(1).locator("[data-inline]").bounding_box()
    watched.page.mouse.dblclick(box["x"] + 8, box["y"] + box["height"] / 2)
    expect(typed_in(watched)).to_be_focused()
    watched.page.keyboard.press("Control+a")
    watched.page.keyboard.type("Oak and elm")
    expect(typed_in(watched)).to_have_text("Oak and elm")
    watched.page.keyboard.press("Enter")

    assert [item[field] for item in props(watched)[setting]][:3] == [before[0][field], "Oak and elm", before[2][field]]
    on_canvas(watched, "Control+z")
    assert props(watched)[setting] == before
    assert watched.errors == []


def test_enter_starts_and_escape_ends_editing_without_losing_text(owner, new_page):
    """EDIT-ED-01, EDIT-ED-07"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Heading").click()
    before = props(watched)["title"]

    on_canvas(watched, "Enter")
    watched.page.keyboard.type(" and more")
    watched.page.keyboard.press("Escape")
    expect(watched.canvas.locator(".heading")).to_have_text(f"{before} and more")
    expect(watched.canvas.locator("#frame-root")).to_be_focused()
    on_canvas(watched, "Control+z")
    expect(watched.canvas.locator(".heading")).to_have_text(before)


def test_shortcuts_that_delete_or_move_elements_only_edit_the_text(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Heading").click()
    on_canvas(watched, "Enter")
    watched.page.keyboard.press("Control+a")
    for key in ("Delete", "a", "b", "Backspace", "/", "?", "Space", "c"):
        watched.page.keyboard.press(key)
    watched.page.keyboard.press("Enter")

    assert props(watched)["title"] == "a/? c"


def test_an_emptied_text_shows_a_hint(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Heading").click()
    on_canvas(watched, "Enter")
    for key in ("Control+a", "Delete", "Enter"):
        watched.page.keyboard.press(key)

    expect(watched.canvas.get_by_text("Enter a title")).to_be_visible()
    assert props(watched)["title"] == ""
    on_canvas(watched, "Control+z")
    expect(watched.canvas.locator(".heading")).to_be_visible()


def test_formatted_text_is_edited_on_the_canvas_with_its_tools(owner, new_page):
    """EDIT-ED-01, EDIT-ED-07"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Text").click()
    before = props(watched)["editor"]

    watched.canvas.locator(".text").dblclick()
    typed_in(watched).wait_for()
    watched.page.keyboard.press("Control+a")
    watched.page.keyboard.type("Cut by hand")
    watched.page.keyboard.press("Enter")
    watched.page.keyboard.type("and laid")
    watched.page.keyboard.press("Shift+Home")
    watched.page.locator(".element-bar").get_by_role("button", name="Bold").click()
    expect(typed_in(watched)).to_be_focused()
    watched.canvas.locator("#frame-root").click(position={"x": 5, "y": 600})

    expect(typed_in(watched)).to_have_count(0)
    assert props(watched)["editor"] == "<p>Cut by hand</p><p><strong>and laid</strong></p>"
    on_canvas(watched, "Control+z")
    assert props(watched)["editor"] == before
    assert watched.errors == []


def test_text_can_be_selected_with_the_pointer_without_dragging_the_element(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    for name in ("Heading", "Text"):
        widget(watched, name).click()
    heading = watched.canvas.locator(".heading")
    heading.dblclick()
    box = typed_in(watched).bounding_box()
    mouse = watched.page.mouse
    mouse.move(box["x"] + 3, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
    mouse.up()

    marked = heading.evaluate("node => node.ownerDocument.getSelection().toString()")
    assert len(marked) > 3
    assert [element["type"] for element in saved(watched)["content"]] == ["heading", "text"]


def test_the_published_page_contains_no_trace_of_inline_editing(owner, visitor, new_page):
    """EDIT-ED-06"""
    watched = open_editor(owner, new_page[0])
    for name in ("Heading", "Text", "Button"):
        widget(watched, name).click()
    watched.page.get_by_role("button", name="Publish", exact=True).click()
    watched.page.get_by_text("Published", exact=True).wait_for()

    visit = visitor()
    visit.goto(new_page[1])
    assert visit.page.locator("[data-inline], [contenteditable]").count() == 0
    assert visit.page.locator("main .heading").inner_html() == visit.page.locator("main .heading").inner_text()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_typing_on_the_canvas_is_accessible(owner, new_page, theme):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0], color_scheme=theme)
    widget(watched, "Text").click()
    watched.canvas.locator(".text").dblclick()
    watched.page.locator(".element-bar--text").wait_for()
    assert watched.violations("'#intarsia-editor'") == []
