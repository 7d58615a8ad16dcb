"""The editor where panels have no room beside the canvas, and where they just have it."""

import pytest
from playwright.sync_api import expect

from e2e.editor import open_editor

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844, "has_touch": True}

# At fractions of a pixel, 32 px are measured as 31.99.
CANNOT_BE_HIT = """() => [...document.querySelectorAll(
    "#intarsia-editor :is(button, a[href], summary, select, [role=tab], [role=treeitem], .input)")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, { width, height }]) => width > 1 && (width < 31.9 || height < 31.9))
  .map(([one]) => one.outerHTML.slice(0, 160))"""

LIES_OUTSIDE = """() => [...document.querySelectorAll("#intarsia-editor :is(button, a[href], input, select)")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".stage__room"))
  .filter((one) => one.getBoundingClientRect().right > innerWidth || one.getBoundingClientRect().left < 0)
  .map((one) => one.outerHTML.slice(0, 160))"""

OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll(".topbar :is(a, button, h1, p)")]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.textContent || one.ariaLabel, one.getBoundingClientRect()]);
  const isApart = (a, b) => a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5
    || b.bottom <= a.top + 0.5;
  return boxes.flatMap(([name, a], index) => boxes.slice(index + 1)
    .filter(([, b]) => !isApart(a, b))
    .map(([other]) => `${name} / ${other}`));
}"""


def panel(page, name: str):
    return page.get_by_role("navigation", name="Panels").get_by_role("button", name=name)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_page_is_made_and_published_on_a_phone(owner, new_page, visitor, theme):
    """EDIT-ED-01, EDIT-ED-04"""
    watched = open_editor(owner, new_page[0], **PHONE, color_scheme=theme)
    page = watched.page

    panel(page, "Widgets").tap()
    page.get_by_role("button", name="Heading", exact=True).tap()
    heading = watched.canvas.get_by_role("heading")
    expect(heading).to_be_in_viewport()
    expect(page.get_by_role("region", name="Widgets")).to_have_count(0)

    panel(page, "Settings").tap()
    page.get_by_label("Title").fill("Made between two trains")
    expect(heading).to_have_text("Made between two trains")
    expect(heading).to_be_in_viewport()
    page.get_by_role("button", name="Back to the page").tap()
    page.get_by_role("button", name="Undo").tap()
    page.get_by_role("button", name="Redo").tap()
    expect(heading).to_have_text("Made between two trains")
    page.get_by_role("button", name="Publish").tap()
    expect(page.get_by_text("Published", exact=True)).to_be_visible()

    public = visitor(width=390, java_script_enabled=False)
    public.goto(new_page[1])
    expect(public.page.get_by_role("heading", name="Made between two trains")).to_be_visible()
    assert watched.errors == []


@pytest.mark.parametrize("width", [320, 390, 600])
def test_on_a_phone_every_button_is_on_the_screen_and_large_enough(owner, new_page, width):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0], **{**PHONE, "width": width})
    page = watched.page
    panel(page, "Widgets").tap()
    page.get_by_role("button", name="Button", exact=True).tap()
    for name in ("", "Widgets", "Navigator", "History", "Settings"):
        if name:
            panel(page, name).tap()
        assert page.evaluate(LIES_OUTSIDE) == []
        assert page.evaluate(CANNOT_BE_HIT) == []
        assert watched.violations("'#intarsia-editor'") == []
    for name in ("Style", "Advanced"):
        page.get_by_role("tab", name=name).tap()
        assert page.evaluate(LIES_OUTSIDE) == []
        assert page.evaluate(CANNOT_BE_HIT) == []
    assert page.evaluate(OVERLAPS) == []


def test_what_has_no_room_on_a_phone_is_in_the_menu(owner, new_page):
    """EDIT-ED-04"""
    watched = open_editor(owner, new_page[0], **PHONE)
    page = watched.page
    more = page.locator(".topbar").get_by_role("button", name="More")
    more.tap()
    expect(page.get_by_role("menuitemradio", name="Mobile")).to_be_checked()
    page.get_by_role("menuitemradio", name="Tablet").tap()
    expect(page.get_by_role("button", name="820 px")).to_be_visible()

    more.tap()
    page.get_by_role("menuitem", name="Save draft").tap()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()


@pytest.mark.parametrize("width", [768, 900, 1024])
def test_on_a_small_laptop_nothing_lies_over_another_thing(owner, new_page, width):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0], width=width)
    watched.page.get_by_role("button", name="Heading", exact=True).first.click()
    expect(watched.page.get_by_role("radiogroup", name="Device")).to_be_visible()
    assert watched.page.evaluate(LIES_OUTSIDE) == []
    assert watched.page.evaluate(OVERLAPS) == []
