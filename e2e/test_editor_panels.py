"""The left panels: finding, renaming, hiding and moving elements, and favorite widgets."""

import re

import pytest
from playwright.sync_api import expect

from e2e.editor import open_editor, saved, widget

pytestmark = [pytest.mark.browser, pytest.mark.matrix]


@pytest.fixture
def navigator(owner, new_page):
    """A page with a heading, a text and a container with a button, and its navigator."""
    watched = open_editor(owner, new_page[0])
    for name in ("Heading", "Text", "Container", "Button"):
        widget(watched, name).click()
    watched.page.get_by_role("button", name="Navigator").click()
    watched.line = lambda name: watched.page.get_by_role("treeitem", name=name)
    return watched


def types(elements) -> list:
    return [
        [element["type"], types(element["props"]["content"])] if element["props"].get("content") else element["type"]
        for element in elements
    ]


def drag(watched, name: str, to: str, fraction: float):
    start, end = watched.line(name).bounding_box(), watched.line(to).bounding_box()
    mouse = watched.page.mouse
    mouse.move(start["x"] + 60, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + 60, end["y"] + end["height"] / 2, steps=6)
    mouse.move(end["x"] + 60, end["y"] + end["height"] * fraction, steps=3)


def test_elements_are_dragged_to_another_place_in_the_tree(navigator):
    """EDIT-ED-01"""
    drag(navigator, "Heading", "Button", 0.9)
    expect(navigator.line("Button")).to_have_attribute("data-drop", "after")
    navigator.page.mouse.up()
    assert types(saved(navigator)["content"]) == ["text", ["container", ["button", "heading"]]]

    navigator.page.keyboard.press("Control+z")
    drag(navigator, "Text", "Heading", 0.1)
    navigator.page.mouse.up()
    assert types(saved(navigator)["content"]) == ["text", "heading", ["container", ["button"]]]
    expect(navigator.line("Text")).to_have_attribute("aria-selected", "true")


def test_escape_cancels_a_drag_and_an_element_cannot_move_into_itself(navigator):
    """EDIT-ED-01"""
    drag(navigator, "Heading", "Button", 0.9)
    navigator.page.keyboard.press("Escape")
    navigator.page.mouse.up()
    drag(navigator, "Container", "Button", 0.9)
    expect(navigator.page.locator("[data-drop]")).to_have_count(0)
    navigator.page.mouse.up()

    assert types(saved(navigator)["content"]) == ["heading", "text", ["container", ["button"]]]


def test_rows_are_moved_with_the_keyboard_and_keep_focus(navigator):
    """EDIT-ED-01"""
    navigator.line("Text").focus()
    for key in ("Alt+ArrowUp", "Alt+ArrowDown", "Alt+ArrowDown", "Alt+ArrowUp"):
        navigator.page.keyboard.press(key)
    expect(navigator.line("Text")).to_be_focused()
    navigator.line("Container").focus()
    navigator.page.keyboard.press("Alt+ArrowUp")

    assert types(saved(navigator)["content"]) == ["heading", ["container", ["button"]], "text"]


def test_elements_are_found_by_their_text(navigator):
    """EDIT-ED-01"""
    field = navigator.page.get_by_label("Find elements by name or text")
    field.fill("most important point")
    expect(navigator.page.get_by_role("treeitem")).to_have_count(1)
    field.press("Tab")
    navigator.page.keyboard.press("Enter")
    expect(navigator.line("Text")).to_have_attribute("aria-selected", "true")

    field.fill("nothing says this")
    expect(navigator.page.get_by_text("No results for “nothing says this”.")).to_be_visible()


def test_an_element_hidden_on_mobile_is_visible_on_other_devices(navigator):
    """EDIT-ED-04"""
    navigator.page.get_by_role("radio", name="Mobile").click()
    navigator.line("Heading").get_by_role("button", name="Hide Heading").click()
    expect(navigator.line("Heading")).to_have_accessible_name(re.compile("hidden$"))
    navigator.page.get_by_role("radio", name="Desktop").click()
    expect(navigator.canvas.locator(".heading")).to_be_visible()

    assert saved(navigator)["content"][0]["props"]["$style"] == {"mobile": {"display": "none"}}


def test_the_tree_expands_to_the_element_selected_on_the_canvas(navigator):
    """EDIT-ED-01"""
    navigator.line("Container").focus()
    navigator.page.keyboard.press("ArrowLeft")
    expect(navigator.line("Button")).to_have_count(0)
    navigator.canvas.locator(".heading").click()
    navigator.canvas.locator(".button").click()

    expect(navigator.line("Button")).to_have_attribute("aria-selected", "true")


def test_favorites_come_first_and_stay(owner, new_page):
    """EDIT-ED-02"""
    watched = open_editor(owner, new_page[0])
    watched.page.get_by_role("button", name="Favorite: Tabs").click()
    watched.page.reload()
    favorites = watched.page.get_by_role("region", name="Favorites")
    favorites.get_by_role("button", name="Tabs", exact=True).click()
    watched.page.frame_locator("iframe").first.locator(".tabs").wait_for()

    favorites.get_by_role("button", name="Favorite: Tabs").click()
    expect(favorites).to_have_count(0)


def test_the_buttons_of_an_item_stay_in_the_panel_however_long_its_title_is(owner, new_page):
    """EDIT-ED-01, W-ALL-01"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Accordion").click()
    title = "How long does it take until somebody who never held a knife cuts a straight line?"
    watched.page.get_by_role("button", name="Question one?", exact=True).click()
    watched.page.get_by_label("Title", exact=True).fill(title)
    watched.page.get_by_role("button", name=title, exact=True).click()
    watched.page.get_by_role("button", name=title, exact=True).hover()

    for action in ("Copy", "Remove"):
        button = watched.page.get_by_role("button", name=f"{action} {title}").bounding_box()
        assert button["x"] + button["width"] <= watched.page.viewport_size["width"]
        assert button["width"] >= 24


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_panels_are_accessible(owner, new_page, theme):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0], color_scheme=theme)
    widget(watched, "Tabs").click()
    watched.page.get_by_role("button", name="Favorite: Tabs").click()
    for panel in ("Navigator", "History"):
        assert watched.violations("'#intarsia-editor'") == []
        watched.page.get_by_role("button", name=panel).click()
    assert watched.violations("'#intarsia-editor'") == []


def test_a_widget_is_inserted_and_set_up_with_the_keyboard_alone(owner, new_page):
    """EDIT-ED-02"""
    watched = open_editor(owner, new_page[0])
    keyboard = watched.page.keyboard
    keyboard.press("/")
    expect(watched.page.get_by_role("dialog").get_by_role("combobox")).to_be_focused()
    keyboard.type("star")
    keyboard.press("Enter")
    watched.page.frame_locator("iframe").first.locator(".star_rating__stars").wait_for()
    keyboard.press("F6")
    title = watched.page.get_by_role("complementary", name="Settings").get_by_label("Title", exact=True)
    for _ in range(8):
        if title.evaluate("field => field === document.activeElement"):
            break
        keyboard.press("Tab")
    expect(title).to_be_focused()
    keyboard.type("Very good")
    expect(watched.page.frame_locator("iframe").first.get_by_text("Very good")).to_be_visible()


def test_arrow_keys_move_between_the_rows_of_widgets(owner, new_page):
    """EDIT-ED-02"""
    watched = open_editor(owner, new_page[0])
    panel, keyboard = watched.page.get_by_role("region", name="Widgets"), watched.page.keyboard
    search = panel.get_by_role("searchbox")
    search.focus()
    for key, name in [
        ("ArrowDown", "Container"),
        ("ArrowRight", "Section"),
        ("ArrowDown", "Grid"),
        ("ArrowDown", "Two columns"),
        ("ArrowDown", "Narrow and wide"),
        ("ArrowDown", "Heading"),
    ]:
        keyboard.press(key)
        expect(panel.get_by_role("button", name=name, exact=True)).to_be_focused()
    for _ in range(5):
        keyboard.press("ArrowUp")
    expect(search).to_be_focused()
