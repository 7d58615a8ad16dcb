"""The editor's screen: what scrolls, and how large the page is on it."""

import re

import pytest
from playwright.sync_api import expect

from e2e.editor import open_editor, widget

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

OPEN_ALL_GROUPS = "panel => panel.querySelectorAll('details').forEach((group) => { group.open = true; })"
SCROLLED = """() => [...document.querySelectorAll("*")]
  .filter((one) => one.scrollTop > 0 && !one.matches(".panel"))
  .map((one) => one.className)"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (900, 700)])
def test_only_panels_and_canvas_scroll_with_all_settings_open(owner, new_page, width, height):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0], width=width, height=height)
    page = watched.page
    if width < 1024:
        page.get_by_role("button", name="Widgets").click()
    widget(watched, "Heading").click()
    settings = page.get_by_role("complementary", name="Settings")
    for tab in ("Content", "Style", "Advanced"):
        settings.get_by_role("tab", name=tab).click()
        settings.evaluate(OPEN_ALL_GROUPS)
    save = page.get_by_role("button", name="Save draft")
    before = save.bounding_box()

    for x in (width / 2, 24, width - 100):
        page.mouse.move(x, 20)
        page.mouse.wheel(0, 900)
    settings.hover()
    # To the end of the panel, and on.
    page.mouse.wheel(0, 9000)
    page.mouse.wheel(0, 9000)
    expect(settings.get_by_role("searchbox")).to_be_in_viewport()

    assert page.evaluate(SCROLLED) == []
    assert save.bounding_box() == before


def test_search_and_tabs_remain_visible_while_their_panel_scrolls(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0], height=720)
    page = watched.page
    widget(watched, "Heading").click()
    settings = page.get_by_role("complementary", name="Settings")
    settings.get_by_role("tab", name="Advanced").click()
    settings.evaluate(OPEN_ALL_GROUPS)
    for panel in (settings, page.get_by_role("region", name="Widgets")):
        panel.evaluate("panel => panel.scrollTo(0, panel.scrollHeight)")
        assert panel.evaluate("panel => panel.scrollTop") > 200
        expect(panel.get_by_role("searchbox")).to_be_in_viewport(ratio=1)
        expect(panel.get_by_role("tab").first).to_be_in_viewport(ratio=1)
    # The other tab is shown from its beginning.
    panel.get_by_role("tab", name="Sections").click()
    assert panel.evaluate("panel => panel.scrollTop") == 0
    # A field with the focus is not behind them.
    settings.get_by_role("textbox").nth(1).focus()
    head = settings.get_by_role("tablist").bounding_box()
    focused = page.evaluate("document.activeElement.getBoundingClientRect().top")
    assert focused >= head["y"] + head["height"] - 1


@pytest.mark.parametrize(
    ("width", "height", "zoom"), [(768, 1024, 42), (900, 700, 54), (1280, 720, 67), (1440, 900, 70), (1920, 1080, 90)]
)
def test_the_whole_width_of_the_page_is_readable_next_to_the_panels(owner, new_page, width, height, zoom):
    """EDIT-ED-01, EDIT-ED-04"""
    watched = open_editor(owner, new_page[0], width=width, height=height)
    label = watched.page.get_by_role("button", name="Zoom:").get_attribute("aria-label")
    shown = re.fullmatch(r"Zoom: (\d+) px · (\d+) %", label)
    # Still as wide as a desktop, not as a tablet.
    assert int(shown[1]) > 1024
    assert int(shown[2]) >= zoom
    space = watched.page.locator(".canvas-area__space")
    assert space.evaluate("space => space.scrollWidth <= space.clientWidth")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 180)])
def test_on_a_phone_and_at_400_percent_zoom_nothing_leaves_the_screen(owner, new_page, width, height):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0], width=width, height=height)
    page = watched.page
    page.get_by_role("button", name="Widgets").click()
    widget(watched, "Heading").click()
    page.get_by_role("navigation", name="Panels").get_by_role("button", name="Settings").click()
    settings = page.get_by_role("complementary", name="Settings")
    settings.get_by_role("tab", name="Advanced").click()
    settings.evaluate(OPEN_ALL_GROUPS)
    page.mouse.move(width / 2, 20)
    page.mouse.wheel(0, 900)
    settings.evaluate("panel => panel.scrollTo(0, panel.scrollHeight)")

    expect(page.get_by_role("button", name="Publish")).to_be_in_viewport(ratio=1)
    assert page.evaluate(SCROLLED) == []
    assert not watched.scrolls_sideways()


LINES_OF_LABELS = """presets => presets.map((preset) => {
  const label = document.createRange();
  label.selectNodeContents(preset.querySelector("[data-insertable]").lastChild);
  return new Set([...label.getClientRects()].map(({ top }) => Math.round(top))).size;
})"""


@pytest.mark.parametrize("width", [1440, 900, 390])
def test_labels_of_rows_in_the_list_of_widgets_have_at_most_two_lines(owner, new_page, width):
    """EDIT-ED-01"""
    page = open_editor(owner, new_page[0], width=width, height=800).page
    rows = page.get_by_role("region", name="Rows")
    if not rows.is_visible():
        page.get_by_role("button", name="Widgets").click()
    presets = rows.get_by_role("button")
    expect(presets).to_have_count(6)

    assert max(presets.evaluate_all(LINES_OF_LABELS)) <= 2
    assert presets.evaluate_all("presets => presets.every((one) => one.scrollWidth <= one.clientWidth)")


# What a select needs for its longest option, and an input for its placeholder.
CUT = """panel => [...panel.querySelectorAll(".setting :is(select, input[placeholder])")].filter((control) => {
  const copy = control.cloneNode(true);
  copy.style.cssText = "position: absolute; inline-size: auto";
  control.parentElement.append(copy);
  if (copy.placeholder) copy.style.fieldSizing = "content";
  const isCut = copy.offsetWidth > control.offsetWidth;
  copy.remove();
  return isCut;
}).map((control) => control.outerHTML)"""


def test_choices_and_placeholders_of_a_button_are_whole_next_to_a_narrow_canvas(owner, new_page):
    """EDIT-ED-01"""
    watched = open_editor(owner, new_page[0], width=900, height=800)
    watched.page.get_by_role("button", name="Widgets").click()
    widget(watched, "Button").click()
    settings = watched.page.get_by_role("complementary", name="Settings")
    expect(settings.get_by_label("Link", exact=True)).to_be_visible()

    # As much as a scrollbar takes.
    settings.evaluate("panel => { panel.style.paddingInlineEnd = '11px' }")
    assert settings.evaluate(CUT) == []
