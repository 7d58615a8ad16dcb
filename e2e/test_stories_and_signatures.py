"""Visitors format text and sign in the rows of a repeater: by keyboard and by hand, with and without JavaScript."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import Open
from e2e.site import Site

pytestmark = pytest.mark.browser

FORM = """
from intarsia.pages.tests.builders import element, page
from intarsia.webforms.tests.builders import web_form
inner = [
    {"type": "rich_text", "props": {"id": "story", "label": "Story"}},
    {"type": "signature", "props": {"id": "sign", "label": "Signature"}},
]
pupils = {"type": "repeater", "props": {"id": "pupils", "label": "Pupils", "item_label": "Pupil", "fields": inner}}
form = web_form(pupils, title="Stories")
print(page(element("page_title", header_size="h1"), element("form", form={"id": form.pk})).url)
"""
ANSWERS = "from intarsia.webforms.models import Entry; print(Entry.objects.latest('pk').answers['1'])"


@pytest.mark.matrix
@pytest.mark.parametrize(("width", "scheme"), [(1440, "light"), (390, "dark")])
def test_FORM_LIST_05_rows_have_formatted_text_and_signatures_by_hand_and_by_name(
    visitor: Open, site: Site, screenshots, width: int, scheme: str
) -> None:
    """FORM-LIST-05, FORM-SUB-27"""
    watched = visitor(width=width, height=900, color_scheme=scheme)
    watched.goto(site.run(FORM).split()[-1])
    page = watched.page
    first = page.get_by_role("group", name="Pupil 1")
    # Any field starts the script of the form.
    page.get_by_role("button", name="Add item").focus()
    story = first.get_by_role("textbox", name="Story")
    expect(first.get_by_role("toolbar")).to_be_visible()
    story.focus()
    page.keyboard.type("I like ")
    page.keyboard.press("Control+b")
    page.keyboard.type("oak")
    expect(story.locator("strong")).to_have_text("oak")
    area = first.get_by_role("img", name="Drawing area")
    area.scroll_into_view_if_needed()
    box = area.bounding_box()
    assert box
    page.mouse.move(box["x"] + 40, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 160, box["y"] + 30, steps=6)
    page.mouse.move(box["x"] + 220, box["y"] + 70, steps=6)
    page.mouse.up()
    expect(first.get_by_text("Signature drawn")).to_be_attached()

    page.get_by_role("button", name="Add item").press("Enter")
    second = page.get_by_role("group", name="Pupil 2")
    expect(second.get_by_role("toolbar")).to_be_visible()
    expect(second.get_by_role("textbox", name="Story")).to_be_focused()
    page.keyboard.type("Elm")
    second.get_by_role("button", name="Type").press("Enter")
    page.keyboard.type("Ben Berg")
    page.screenshot(path=screenshots / f"stories-{width}.png", full_page=True)
    assert watched.violations() == [] and not watched.scrolls_sideways()

    page.get_by_role("button", name="Send").press("Enter")
    expect(page.get_by_text("Thank you.")).to_be_visible()
    stored = site.run(ANSWERS)
    assert "<p>I like <strong>oak</strong></p>" in stored and "'drawn': '" in stored
    assert "<p>Elm</p>" in stored and "'typed': 'Ben Berg'" in stored
    assert watched.errors == []


@pytest.mark.matrix
def test_FORM_PAGE_19_without_javascript_a_row_is_added_and_signed_by_typing(visitor: Open, site: Site) -> None:
    """FORM-PAGE-19"""
    watched = visitor(java_script_enabled=False)
    watched.goto(site.run(FORM).split()[-1])
    page = watched.page
    page.get_by_role("textbox", name="Story").fill("Oak")
    page.get_by_role("button", name="Add item").click()
    second = page.get_by_role("group", name="Pupil 2")
    second.get_by_role("textbox", name="Story").fill("Elm")
    second.get_by_label("Type your name as your signature").fill("Ben Berg")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Thank you.")).to_be_visible()
    stored = site.run(ANSWERS)
    assert "<p>Oak</p>" in stored and "<p>Elm</p>" in stored and "'typed': 'Ben Berg'" in stored
