"""The editor on screens without space for panels next to the canvas, and on screens with just enough."""

import re

import pytest
from playwright.sync_api import expect

from e2e.editor import open_editor
from e2e.finger import Finger, middle

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844, "has_touch": True}

# At fractional pixels, 32 px are measured as 31.99.
CANNOT_BE_HIT = """() => [...document.querySelectorAll(
    "#intarsia-editor :is(button, a[href], summary, select, [role=tab], [role=treeitem], .input)")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, { width, height }]) => width > 1 && (width < 31.9 || height < 31.9))
  .map(([one]) => one.outerHTML.slice(0, 160))"""

LIES_OUTSIDE = """() => [...document.querySelectorAll("#intarsia-editor :is(button, a[href], input, select)")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".canvas-area__space"))
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


# Labels of the rail in more than one line, or outside their button.
CUT_LABELS = """() => [...document.querySelectorAll(".editor__rail > button")]
  .map((button) => [button.getBoundingClientRect(), button.querySelector("span")])
  .filter(([box, label]) => {
    const { top, bottom, height } = label.getBoundingClientRect();
    return height > 1.6 * parseFloat(getComputedStyle(label).fontSize) || top < box.top || bottom > box.bottom;
  })
  .map(([, label]) => label.textContent)"""


def panel(page, name: str):
    return page.get_by_role("navigation", name="Panels").get_by_role("button", name=name)


@pytest.mark.matrix
@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.matrix)])
def test_a_page_is_built_and_published_on_a_phone(owner, new_page, visitor, theme):
    """EDIT-ED-01, EDIT-ED-04"""
    watched = open_editor(owner, new_page[0], **PHONE, color_scheme=theme)
    page = watched.page
    assert page.evaluate(CUT_LABELS) == []

    panel(page, "Widgets").tap()
    page.get_by_role("button", name="Heading", exact=True).tap()
    heading = watched.canvas.get_by_role("heading")
    expect(heading).to_be_in_viewport()
    expect(page.get_by_role("region", name="Widgets")).to_have_count(0)

    panel(page, "Settings").tap()
    page.get_by_role("textbox", name="Title", exact=True).fill("Made between two trains")
    expect(heading).to_have_text("Made between two trains")
    expect(heading).to_be_in_viewport()
    page.get_by_role("button", name="Back to page").tap()
    page.get_by_role("button", name="Undo").tap()
    page.get_by_role("button", name="Redo").tap()
    expect(heading).to_have_text("Made between two trains")
    page.get_by_role("button", name="Publish").tap()
    expect(page.get_by_text("Published", exact=True)).to_be_visible()

    public = visitor(width=390, java_script_enabled=False)
    public.goto(new_page[1])
    expect(public.page.get_by_role("heading", name="Made between two trains")).to_be_visible()
    assert watched.errors == []


def add(page, *names: str):
    for name in names:
        panel(page, "Widgets").tap()
        tile(page, name).tap()


def tile(page, name: str):
    return page.get_by_role("region", name="Widgets").get_by_role("button", name=name, exact=True)


def types(watched) -> list[str]:
    """In the order of the canvas."""
    parts = watched.canvas.locator("[data-puck-component]")
    return parts.evaluate_all("parts => parts.map((part) => part.dataset.puckComponent.split('-')[0])")


@pytest.mark.matrix
def test_a_widget_is_dragged_onto_the_page_by_touch(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0], **PHONE)
    page = watched.page
    add(page, "Heading", "Divider")

    panel(page, "Widgets").tap()
    finger, text = Finger(page), tile(page, "Text")
    text.scroll_into_view_if_needed()
    finger.put_down(middle(text))
    # A finger that moves scrolls; one that stays picks up the widget.
    page.locator("[data-dnd-dragging]").first.wait_for()
    heading = watched.canvas.locator(".heading").bounding_box()
    finger.move((heading["x"] + heading["width"] / 2, heading["y"] + 12))
    finger.lift()

    expect(watched.canvas.locator("[data-puck-component]")).to_have_count(3)
    assert types(watched)[2] == "divider"
    assert [element["type"] for element in document(watched)["content"]] == types(watched)
    assert watched.errors == []


@pytest.mark.matrix
def test_a_long_press_moves_an_element_and_a_swipe_scrolls_the_page(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0], **{**PHONE, "height": 560})
    page = watched.page
    add(page, "Heading", "Divider", "Button", *["Text"] * 4)
    before = types(watched)
    canvas = page.frames[1]
    canvas.evaluate("scrollTo(0, 0)")
    finger = Finger(page)

    finger.swipe((195, 380), (195, 200))
    canvas.wait_for_function("scrollY > 60")
    assert types(watched) == before

    canvas.evaluate("scrollTo(0, 0)")
    heading = middle(watched.canvas.locator(".heading"))
    finger.put_down(heading)
    watched.canvas.locator("[data-dnd-dragging]").first.wait_for()
    below = watched.canvas.locator(".button").first.bounding_box()
    finger.move((heading[0], below["y"] + below["height"] + 30))
    finger.lift()

    page.get_by_role("button", name="Undo").wait_for()
    expect(watched.canvas.locator("[data-puck-component]").first).not_to_have_attribute(
        "data-puck-component", re.compile("heading")
    )
    expect(watched.canvas.locator("[data-puck-component]")).to_have_count(len(before))
    assert sorted(types(watched)) == sorted(before)
    page.get_by_role("button", name="Undo").tap()
    expect(watched.canvas.locator("[data-puck-component]").first).to_have_attribute(
        "data-puck-component", re.compile("heading")
    )
    assert watched.errors == []


@pytest.mark.matrix
def test_a_swipe_scrolls_the_list_of_widgets(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0], **PHONE)
    page = watched.page
    panel(page, "Widgets").tap()
    # The first one: others may be below the edge of the panel.
    expect(tile(page, "Section")).to_be_in_viewport(ratio=1)
    x, y = middle(tile(page, "Section"))

    Finger(page).swipe((x, y), (x, y - 300))
    expect(tile(page, "Section")).not_to_be_in_viewport()
    assert types(watched) == []


@pytest.mark.matrix
def test_a_double_tap_on_a_text_starts_editing(owner, new_page):
    """EDIT-ED-01, EDIT-ED-07"""
    watched = open_editor(owner, new_page[0], **PHONE)
    page = watched.page
    add(page, "Heading")
    words = watched.canvas.get_by_role("textbox")

    Finger(page).double_tap(middle(watched.canvas.locator(".heading")))
    expect(words).to_be_focused()
    page.keyboard.press("Control+a")
    page.keyboard.type("Made between two trains")
    expect(words).to_have_text("Made between two trains")
    page.keyboard.press("Enter")
    expect(words).to_have_count(0)
    assert document(watched)["content"][0]["props"]["title"] == "Made between two trains"
    assert watched.errors == []


def document(watched) -> dict:
    """The document on the server."""
    watched.page.locator(".topbar__state[data-state=saved]").wait_for()
    return watched.page.request.get(watched.page.url + "document/").json()["document"]


@pytest.mark.matrix
def test_a_notice_covers_the_page_and_never_a_sheet(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0], **PHONE)
    page = watched.page
    add(page, "Heading")
    panel(page, "Settings").tap()
    page.context.set_offline(True)
    page.get_by_role("textbox", name="Title", exact=True).fill("Made in a tunnel")

    notice = page.locator(".notice").first
    notice.wait_for()
    sheet = page.get_by_role("complementary", name="Settings").bounding_box()
    box = notice.bounding_box()
    assert box["y"] + box["height"] <= sheet["y"]
    assert box["y"] >= 48
    page.context.set_offline(False)


@pytest.mark.matrix
@pytest.mark.parametrize(
    "width", [pytest.param(320, marks=pytest.mark.matrix), 390, pytest.param(600, marks=pytest.mark.matrix)]
)
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


@pytest.mark.matrix
def test_buttons_without_space_on_a_phone_are_in_the_menu(owner, new_page):
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


@pytest.mark.matrix
@pytest.mark.parametrize(
    "width", [768, pytest.param(900, marks=pytest.mark.matrix), pytest.param(1024, marks=pytest.mark.matrix)]
)
def test_on_a_small_laptop_nothing_overlaps(owner, new_page, width):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0], width=width)
    widgets = watched.page.get_by_role("region", name="Widgets")
    expect(widgets).to_have_count(1 if width >= 1024 else 0)
    if width < 1024:
        assert watched.page.locator("iframe").first.bounding_box()["width"] > width / 2 - 60
        watched.page.get_by_role("button", name="Widgets").click()
    widgets.get_by_role("button", name="Heading", exact=True).first.click()
    expect(watched.page.get_by_role("complementary", name="Settings")).to_be_visible()
    expect(widgets).to_have_count(1 if width >= 1024 else 0)
    expect(watched.page.get_by_role("radiogroup", name="Device")).to_be_visible()
    assert watched.page.evaluate(LIES_OUTSIDE) == []
    assert watched.page.evaluate(OVERLAPS) == []


@pytest.mark.matrix
def test_on_a_small_laptop_notices_cover_no_panel_and_the_path_is_readable(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0], width=900)
    page = watched.page
    for name in ("Section", "Container", "Container", "Heading"):
        panel(page, "Widgets").click()
        tile(page, name).click()
    page.context.set_offline(True)
    page.get_by_role("textbox", name="Title", exact=True).fill("Made in a tunnel")

    notice = page.locator(".notice").first
    notice.wait_for()
    box, rail = notice.bounding_box(), page.get_by_role("navigation", name="Panels").bounding_box()
    assert box["x"] >= rail["x"] + rail["width"]
    assert box["x"] + box["width"] <= page.get_by_role("complementary", name="Settings").bounding_box()["x"]
    path = page.get_by_role("navigation", name="Path of the selected element")
    root = path.get_by_role("button", name="Page")
    assert root.evaluate("button => button.scrollWidth <= button.clientWidth")
    page.context.set_offline(False)
