"""A mega menu panel, as visitors use it and as its owner fills it."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.editor import open_editor, widget
from e2e.rendered import document, element, open_rendered, violations

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

ANSWERS = [{"_id": "q", "title": "Why?", "content": [element("text", "t-2", editor="<p>Because.</p>")]}]
INSIDE = [
    element("text", "t-1", editor="<p>Which wood for which work?</p>"),
    element("button", "b-1", text="Ask us", link={"url": "/ask/"}),
    element(
        "menu",
        "m-2",
        source="custom",
        layout="vertical",
        label="Woods",
        items=[
            {"_id": "o", "text": "Oak", "link": {"url": "/oak/"}, "children": []},
            {
                "_id": "e",
                "text": "Elm",
                "link": {"url": "/elm/"},
                "children": [{"_id": "w", "text": "Wych elm", "link": {"url": "/wych/"}}],
            },
        ],
    ),
    element("accordion", "a-1", default_state="all_collapsed", items=ANSWERS),
]
ITEMS = [
    {"_id": "h", "text": "Home", "link": {"url": "/home/"}, "children": []},
    {"_id": "p", "text": "Woods", "link": {"url": "/woods/"}, "below": "panel", "children": [], "panel": INSIDE},
    {"_id": "x", "text": "Empty", "link": {"url": "/empty/"}, "below": "panel", "children": [], "panel": []},
]


def opened(browser: Browser, settings: dict[str, Any] | None = None, **options: Any) -> Page:
    rendered = document(element("menu", "m-1", **{"source": "custom", "items": ITEMS, **(settings or {})}))
    return open_rendered(browser, rendered, **options)


def hydrate(page: Page) -> None:
    """The script loads with the visitor's first action."""
    page.keyboard.press("Tab")
    page.wait_for_selector("in-island[data-id='m-1'][data-state=hydrated]")


def focused(page: Page) -> str:
    return page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()")


def press(page: Page, key: str) -> str:
    page.keyboard.press(key)
    return focused(page)


def panel_text(page: Page):
    return page.get_by_text("Which wood for which work?")


@pytest.mark.parametrize("scripts", [True, False])
def test_it_opens_on_hover_and_by_its_button_with_and_without_scripts(browser: Browser, scripts: bool):
    """RUN-HND-10 RUN-MENU-03"""
    page = opened(browser, java_script_enabled=scripts)
    expect(panel_text(page)).to_be_hidden()

    page.get_by_text("Woods", exact=True).first.hover()
    expect(panel_text(page)).to_be_visible()
    panel_text(page).hover()
    expect(panel_text(page)).to_be_visible()
    page.mouse.move(700, 880)
    expect(panel_text(page)).to_be_hidden()

    page.locator("summary[aria-label='Woods']").click()
    page.mouse.move(700, 880)
    expect(panel_text(page)).to_be_visible()


def test_its_delays_match_the_specification(browser: Browser):
    """RUN-MENU-03 RUN-MENU-04"""
    page = opened(browser)
    panel = page.locator(".menu__elements").first
    style = (
        "one => { const { transitionDuration, transitionDelay } = getComputedStyle(one);"
        " return [transitionDuration, transitionDelay].map((list) => list.split(', ')[0]) }"
    )
    assert panel.evaluate(style) == ["0.2s", "0.5s"]
    page.get_by_text("Woods", exact=True).first.hover()
    assert panel.evaluate(style) == ["0.2s", "0.25s"]


def test_arrow_keys_move_into_it_and_escape_leaves_it(browser: Browser):
    """RUN-MENU-06"""
    page = opened(browser)
    hydrate(page)
    steps = [
        ("ArrowRight", "Woods"),
        ("ArrowDown", "Ask us"),
        # Elements in the panel handle their own keys.
        ("End", "Ask us"),
        ("Tab", "Oak"),
        ("ArrowDown", "Elm"),
        ("ArrowDown", "Elm"),
        ("ArrowRight", "Wych elm"),
        ("Escape", "Woods"),
        ("Enter", "Woods"),
        ("Tab", "Ask us"),
    ]
    page.keyboard.press("Home")
    assert [(key, press(page, key)) for key, _ in steps] == steps

    page.get_by_text("Home", exact=True).focus()
    expect(panel_text(page)).to_be_hidden()


def test_open_content_inside_keeps_the_panel_open(browser: Browser):
    """RUN-MENU-06"""
    page = opened(browser)
    hydrate(page)
    page.get_by_text("Woods", exact=True).first.hover()
    page.get_by_text("Why?").click()
    expect(page.get_by_text("Because.")).to_be_visible()
    page.mouse.move(700, 880)

    expect(page.get_by_text("Because.")).to_be_visible()
    assert press(page, "Escape") == "Woods"
    expect(panel_text(page)).to_be_hidden()


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize(
    ("width", "height", "align"),
    [(1440, 900, "start"), (1440, 900, "end"), (900, 400, "end"), (390, 844, "start"), (320, 500, "start")],
)
def test_it_stays_inside_the_screen_and_is_accessible(
    browser: Browser, width: int, height: int, align: str, direction: str
):
    """RUN-MENU-06 W-ALL-03 W-ALL-04"""
    page = opened(browser, {"align": align}, direction=direction, width=width, height=height)
    if width < 768:
        page.locator(".menu__toggle").first.click()
    page.locator("summary[aria-label='Woods']").click()
    expect(panel_text(page)).to_be_in_viewport()
    # Half-transparent text during the fade has little contrast.
    if width >= 768:
        expect(page.locator(".menu__elements").first).to_have_css("opacity", "1")

    box = page.locator(".menu__elements").first.bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    if width >= 768:
        assert box["y"] + box["height"] <= height
        assert box["width"] > 400
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert violations(page) == []


def test_in_a_vertical_menu_and_in_the_mobile_panel_it_is_part_of_the_list(browser: Browser):
    """W-MENU-01 W-MENU-02"""
    for settings, width in (({"layout": "vertical"}, 1440), ({}, 390)):
        page = opened(browser, settings, width=width)
        if width < 768:
            page.locator(".menu__toggle").first.click()
        page.locator("summary[aria-label='Woods']").click()
        expect(panel_text(page)).to_be_visible()
        expect(page.locator(".menu__elements").first).to_have_css("position", "static")
        page.context.close()


def test_an_empty_panel_has_no_button(browser: Browser):
    """W-ALL-04"""
    page = opened(browser)

    expect(page.locator("summary[aria-label='Empty']")).to_be_hidden()
    page.get_by_text("Empty", exact=True).hover()
    expect(page.locator(".menu__elements").nth(1)).to_be_hidden()


def test_islands_in_a_closed_panel_hydrate_when_it_opens(browser: Browser):
    """RUN-HND-12"""
    tabs = element("tabs", "tabs-1")
    panel = [{"_id": "p", "text": "Woods", "link": {"url": ""}, "below": "panel", "children": [], "panel": [tabs]}]
    page = opened(browser, {"items": panel})
    hydrate(page)
    inner = page.locator("in-island[data-id='tabs-1']")
    expect(inner).not_to_have_attribute("data-state", "hydrated")

    page.locator("summary").first.click()
    expect(inner).to_have_attribute("data-state", "hydrated")


def test_its_owner_opens_it_in_the_panel_and_drops_elements_into_it(owner, visitor, new_page):
    """EDIT-ED-01 W-MENU-03"""
    editor, public = new_page
    watched = open_editor(owner, editor)
    widget(watched, "Menu").click()
    page = watched.page
    page.get_by_label("Menu source").select_option("custom")
    page.get_by_role("button", name="Home", exact=True).click()
    page.get_by_label("Submenu type", exact=True).select_option("panel")
    expect(watched.canvas.locator(".menu__elements")).to_be_visible()

    drag_into(watched, "Heading", ".menu__elements")
    expect(watched.canvas.locator(".menu__elements .heading")).to_be_visible()
    page.get_by_role("button", name="Publish", exact=True).click()
    page.get_by_text("Published", exact=True).wait_for()

    seen = visitor(java_script_enabled=False)
    seen.goto(public)
    seen.page.locator("main summary").click()
    expect(seen.page.locator("main .menu__elements").get_by_role("heading")).to_be_visible()
    assert watched.errors == []


def drag_into(watched: Any, name: str, selector: str) -> None:
    """Drags a widget from the list to the middle of an element on the canvas."""
    widget(watched, name).scroll_into_view_if_needed()
    start, end = widget(watched, name).bounding_box(), watched.canvas.locator(selector).bounding_box()
    assert start is not None and end is not None
    mouse, line = watched.page.mouse, watched.canvas.locator(f"{selector} > *")
    x, y = end["x"] + end["width"] / 2, end["y"] + end["height"] / 2
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    for step in range(200):
        # The drop indicator shows the position.
        if line.count():
            break
        mouse.move(x + step % 8 * 4, y, steps=2)
        watched.page.evaluate("new Promise(requestAnimationFrame)")
    mouse.up()
