"""Actions for whole elements: by keyboard, by menu, and between pages."""

import json
import re

import pytest
from playwright.sync_api import expect

from e2e.editor import at_editor, make_page, open_editor, saved, widget

pytestmark = [pytest.mark.browser, pytest.mark.matrix]


def ids_in(value) -> list[str]:
    """All elements, at any depth."""
    if isinstance(value, list):
        return [id for inner in value for id in ids_in(inner)]
    if not isinstance(value, dict):
        return []
    own = [value["props"]["id"]] if "type" in value and "props" in value else []
    return own + [id for inner in value.values() for id in ids_in(inner)]


def expect_announcement(watched, words: str):
    expect(watched.page.locator(".announcement")).to_contain_text(words)


def on_canvas(watched, *keys: str):
    watched.canvas.locator("#frame-root").focus()
    for key in keys:
        watched.page.keyboard.press(key)


def outline(document: dict) -> list[str]:
    return [element["props"].get("title") or element["type"] for element in document["content"]]


def test_an_element_is_copied_to_another_page_with_its_content(owner, site, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Tabs").click()
    on_canvas(watched, "Control+c")
    expect_announcement(watched, "Tabs copied")
    first = saved(watched)

    at_editor(watched, make_page(site)[0])
    on_canvas(watched, "Control+v")
    watched.canvas.locator(".tabs").wait_for()
    on_canvas(watched, "Control+v")
    expect(watched.canvas.locator(".tabs")).to_have_count(2)

    ids = ids_in(first) + ids_in(saved(watched))
    assert len(ids) == 3 * 4 and len(set(ids)) == len(ids)
    assert watched.errors == []


def test_a_cut_element_can_be_pasted_from_the_menu_after_a_reload(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Heading").click()
    widget(watched, "Button").click()
    on_canvas(watched, "Control+x")
    watched.canvas.locator(".button").wait_for(state="detached")
    saved(watched)

    at_editor(watched, new_page[0])
    watched.canvas.locator(".heading").click(button="right")
    watched.page.get_by_role("menuitem", name="Paste", exact=True).click()

    watched.canvas.locator(".button").wait_for()


def test_text_from_elsewhere_is_refused_with_a_sentence(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Heading").click()
    title = watched.page.get_by_label("Title", exact=True)
    title.fill("Only words")
    title.press("Control+a")
    title.press("Control+c")
    before = saved(watched)

    on_canvas(watched, "Control+v")

    expect_announcement(watched, "The clipboard contains no element.")
    assert saved(watched) == before


def test_a_style_is_copied_from_one_element_to_another(owner, new_page):
    """EDIT-ED-01, EDIT-ED-04"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Heading").click()
    watched.page.get_by_role("tab", name="Style").click()
    watched.page.get_by_role("button", name=re.compile("^Text style")).click()
    watched.page.get_by_label("Letter spacing").first.fill("7px")
    on_canvas(watched, "Control+Alt+c")
    expect_announcement(watched, "Style copied")
    widget(watched, "Text").click()
    on_canvas(watched, "Control+Alt+v")

    assert [element["props"]["$style"] for element in saved(watched)["content"]] == [
        {"desktop": {"letter_spacing": "7px"}}
    ] * 2
    on_canvas(watched, "Control+z")
    assert "$style" not in saved(watched)["content"][1]["props"]


def test_a_page_is_built_with_the_keyboard_alone(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    keyboard = watched.page.keyboard

    for words in ("head", "cont"):
        on_canvas(watched, "/")
        expect(watched.page.get_by_role("dialog").get_by_role("combobox")).to_be_focused()
        keyboard.type(words)
        keyboard.press("Enter")
    on_canvas(watched, "ArrowUp", "Control+d", "Alt+ArrowDown", "Alt+ArrowRight")
    document = saved(watched)

    assert [element["type"] for element in document["content"]] == ["heading", "container"]
    assert [element["type"] for element in document["content"][1]["props"]["content"]] == ["heading"]
    on_canvas(watched, "Alt+ArrowLeft", "Alt+ArrowUp", "Delete")
    assert [element["type"] for element in saved(watched)["content"]] == ["heading", "container"]


def test_backspace_on_a_focused_button_deletes_nothing(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Heading").click()
    watched.canvas.locator(".heading").wait_for()
    watched.page.get_by_role("button", name="Undo").focus()
    watched.page.keyboard.press("Shift+Tab")
    watched.page.keyboard.press("Tab")
    watched.page.keyboard.press("Backspace")
    expect(watched.canvas.locator(".heading")).to_have_count(1)

    on_canvas(watched, "Backspace")
    expect(watched.canvas.locator(".heading")).to_have_count(0)


def test_the_menu_works_with_the_keyboard_and_returns_focus(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Heading").click()
    on_canvas(watched, "Shift+F10")
    menu = watched.page.get_by_role("menu", name="Heading")
    expect(menu.get_by_role("menuitem", name="Insert…")).to_be_focused()

    watched.page.keyboard.press("d")
    expect(menu.get_by_role("menuitem", name="Duplicate", exact=True)).to_be_focused()
    watched.page.keyboard.press("Enter")
    expect(watched.canvas.locator(".heading")).to_have_count(2)
    expect(watched.canvas.locator("#frame-root")).to_be_focused()

    more = watched.page.get_by_title("More", exact=True)
    more.press("Enter")
    expect(watched.page.get_by_role("menuitem", name="Preview in a new tab")).to_be_focused()
    watched.page.keyboard.press("Escape")
    expect(more).to_be_focused()

    watched.page.get_by_role("button", name="Navigator").click()
    line = watched.page.get_by_role("treeitem", name="Heading").first
    line.focus()
    watched.page.keyboard.press("ContextMenu")
    watched.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(line).to_be_focused()


def test_shortcuts_apply_to_the_focused_row_of_the_navigator(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    for name in ("Heading", "Text"):
        widget(watched, name).click()
    watched.page.get_by_role("button", name="Navigator").click()
    line = watched.page.get_by_role("treeitem", name="Heading")

    line.focus()
    watched.page.keyboard.press("F2")
    watched.page.get_by_label("Name", exact=True).fill("The title")
    watched.page.keyboard.press("Enter")
    expect(watched.page.get_by_role("treeitem", name="The title")).to_be_focused()
    watched.page.keyboard.press("Delete")

    assert outline(saved(watched)) == ["text"]


def test_breadcrumbs_show_the_path_of_the_selected_element(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Container").click()
    widget(watched, "Heading").click()
    path = watched.page.get_by_role("navigation", name="Path of the selected element")
    expect(path.get_by_role("button")).to_have_text(["Page", "Container", "Heading"])

    path.get_by_role("button", name="Container").click()
    expect(path.get_by_role("button")).to_have_text(["Page", "Container"])
    on_canvas(watched, "Escape")
    expect(path.get_by_role("button")).to_have_text(["Page"])


def test_a_locked_page_can_be_copied_from_and_not_changed(owner, site, new_page):
    """EDIT-ED-06"""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Heading").click()
    saved(watched)
    pk = json.loads(watched.page.locator("#intarsia-boot").text_content())["pk"]
    site.run(f"from wagtail.models import Page; Page.objects.filter(pk={pk}).update(locked=True)")

    at_editor(watched, new_page[0])
    watched.canvas.locator(".heading").click(button="right")
    enabled = watched.page.locator("[role=menuitem]:not([aria-disabled])")
    expect(enabled).to_contain_text(["Copy", "Save as section…"])
    expect(enabled).to_have_count(2)
    watched.page.keyboard.press("Escape")
    on_canvas(watched, "Delete", "Control+d", "Control+v")
    expect(watched.canvas.locator(".heading")).to_have_count(1)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_menu_and_dialogs_are_accessible(owner, new_page, theme):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0], color_scheme=theme)
    widget(watched, "Heading").click()
    for key, role in (("Shift+F10", "menu"), ("?", "dialog"), ("/", "dialog")):
        on_canvas(watched, key)
        watched.page.get_by_role(role).wait_for()
        assert watched.violations("'#intarsia-editor'") == []
        watched.page.keyboard.press("Escape")
        watched.page.get_by_role(role).wait_for(state="detached")
