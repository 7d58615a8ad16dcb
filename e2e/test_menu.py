"""The browser itself does most of a menu, so its behavior is tested in one."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.rendered import document, element, open_rendered, violations

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

TREE = (("Courses", ("First cuts", "Shading")), ("Journal", ()), ("Contact", ("Write to us", "Ring us")))
PAGES = [
    {"text": top, "href": f"#{top}", "children": [{"text": text, "href": f"#{text}"} for text in below]}
    for top, below in TREE
]
PHONE = 390


def menu(browser: Browser, settings: dict[str, Any] | None = None, **options: Any) -> Page:
    rendered = document(element("menu", "m-1", **(settings or {})))
    return open_rendered(browser, rendered, data={"m-1": {"pages": PAGES, "current": "#Journal"}}, **options)


def burger(page: Page) -> Locator:
    return page.locator(".menu__toggle").first


def below(page: Page, text: str) -> Locator:
    return page.get_by_text(text, exact=True)


def button_beside(page: Page, text: str) -> Locator:
    return page.locator(f"summary[aria-label='{text}']")


def focused(page: Page) -> str:
    return page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent")


def expanded(page: Page, name: str) -> list[bool]:
    """The accessibility attributes of the buttons with this name."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    named = [node for node in nodes if node.get("name", {}).get("value") == name]
    properties = [entry for node in named for entry in node.get("properties", ())]
    return [entry["value"]["value"] for entry in properties if entry["name"] == "expanded"]


@pytest.mark.parametrize(("width", "is_burger"), [(767, True), (768, False)])
def test_the_menu_toggle_replaces_the_menu_below_768_px(browser: Browser, width: int, is_burger: bool):
    """W-MENU-01"""
    page = menu(browser, width=width)

    expect(burger(page)).to_be_visible(visible=is_burger)
    expect(below(page, "Journal")).to_be_visible(visible=not is_burger)


@pytest.mark.parametrize("width", [390, 767, 768, 1440])
def test_W_MENU_03_the_button_of_a_menu_is_reachable_at_every_width(browser: Browser, width: int):
    page = menu(browser, {"action_text": "Book", "action_link": {"url": "#book"}}, width=width)
    button = page.get_by_role("link", name="Book")
    if width < 768:
        burger(page).click()
        expect(button.locator("..")).to_have_css("border-bottom-width", "0px")
        assert button.bounding_box()["height"] >= 44
    button.click()

    page.wait_for_url("**/#book")


@pytest.mark.parametrize("scripts", [True, False])
def test_the_menu_toggle_works_by_tap_with_and_without_scripts(browser: Browser, scripts: bool):
    """W-MENU-02 RUN-HND-10"""
    page = menu(browser, width=PHONE, java_script_enabled=scripts, has_touch=True)

    burger(page).tap()
    expect(below(page, "Journal")).to_be_in_viewport()
    button_beside(page, "Courses").tap()
    expect(below(page, "Shading")).to_be_in_viewport()
    page.locator(".menu__close").tap()
    expect(below(page, "Journal")).to_be_hidden()
    burger(page).tap()
    page.touchscreen.tap(5, 400)
    expect(below(page, "Journal")).to_be_hidden()


def test_the_menu_toggle_reports_its_state_and_escape_closes_the_menu(browser: Browser):
    """W-MENU-02 W-ALL-03"""
    page = menu(browser, width=PHONE)
    assert expanded(page, "Menu") == [False]

    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(below(page, "Journal")).to_be_visible()
    assert True in expanded(page, "Menu")

    page.keyboard.press("Escape")
    expect(below(page, "Journal")).to_be_hidden()
    assert focused(page) == "Menu"


def test_the_panel_closes_when_its_link_is_followed_or_the_keyboard_leaves_it(browser: Browser):
    page = menu(browser, width=PHONE)
    burger(page).click()
    below(page, "Journal").click()
    expect(below(page, "Journal")).to_be_hidden()

    burger(page).click()
    below(page, "Contact").focus()
    page.evaluate("document.body.append(Object.assign(document.createElement('button'), {id: 'after'}))")
    page.locator("#after").focus()
    expect(below(page, "Contact")).to_be_hidden()


@pytest.mark.parametrize("scripts", [True, False])
def test_submenus_open_on_hover(browser: Browser, scripts: bool):
    """RUN-HND-10"""
    page = menu(browser, java_script_enabled=scripts)
    expect(below(page, "Shading")).to_be_hidden()

    below(page, "Courses").hover()
    expect(below(page, "Shading")).to_be_visible()
    below(page, "Contact").hover()
    expect(below(page, "Shading")).to_be_hidden()
    expect(below(page, "Ring us")).to_be_visible()


def test_submenu_delays_fade_and_widths_match_the_specification(browser: Browser):
    """RUN-MENU-03 RUN-MENU-04 RUN-MENU-05"""
    page = menu(browser)
    style = (
        "one => { const { transitionDuration, transitionDelay } = getComputedStyle(one);"
        " return [transitionDuration, transitionDelay].map((list) => list.split(', ')[0]) }"
    )
    sub = page.locator(".menu__sub").first
    assert sub.evaluate(style) == ["0.2s", "0.5s"]

    below(page, "Courses").hover()
    assert sub.evaluate(style) == ["0.2s", "0.25s"]
    widths = sub.evaluate(
        "one => { const { minWidth, maxWidth, fontSize } = getComputedStyle(one);"
        " return [minWidth, maxWidth].map((width) => Math.round(parseFloat(width) / parseFloat(fontSize))) }"
    )
    assert widths == [10, 20]


def test_escape_closes_a_submenu_that_was_opened_by_hover(browser: Browser):
    """W-ALL-03"""
    page = menu(browser)
    below(page, "Courses").hover()
    page.wait_for_selector("in-island[data-state=hydrated]")
    expect(below(page, "Shading")).to_be_visible()

    page.keyboard.press("Escape")
    expect(below(page, "Shading")).to_be_hidden()
    page.mouse.move(700, 700)
    below(page, "Courses").hover()
    expect(below(page, "Shading")).to_be_visible()


def test_the_submenu_button_opens_it_and_reports_its_state(browser: Browser):
    """W-MENU-02"""
    page = menu(browser, has_touch=True)
    assert expanded(page, "Courses") == [False]

    button_beside(page, "Courses").tap()
    expect(below(page, "Shading")).to_be_visible()
    assert expanded(page, "Courses") == [True]
    button_beside(page, "Contact").tap()
    expect(below(page, "Shading")).to_be_hidden()
    page.touchscreen.tap(700, 700)
    expect(below(page, "Ring us")).to_be_hidden()


def test_arrow_keys_enter_and_escape_work_in_a_horizontal_menu(browser: Browser):
    """RUN-MENU-06 W-MENU-02"""
    page = menu(browser)
    page.keyboard.press("Tab")
    # The script loads with the visitor's first action.
    page.wait_for_selector("in-island[data-state=hydrated]")
    steps = [
        ("ArrowRight", "Courses"),
        ("ArrowRight", "Journal"),
        ("ArrowLeft", "Courses"),
        ("ArrowDown", "First cuts"),
        ("ArrowDown", "Shading"),
        ("ArrowDown", "First cuts"),
        ("ArrowUp", "Shading"),
        ("Escape", "Courses"),
        ("Enter", "Courses"),
        ("Tab", "First cuts"),
        ("ArrowLeft", "Courses"),
        ("End", "Contact"),
        ("ArrowUp", "Ring us"),
        ("Home", "Write to us"),
    ]
    assert [(key, press(page, key)) for key, _ in steps] == steps


def press(page: Page, key: str) -> str:
    page.keyboard.press(key)
    return focused(page)


def test_arrow_keys_follow_the_direction_of_reading(browser: Browser):
    """RUN-MENU-06"""
    page = menu(browser, direction="rtl")
    page.keyboard.press("Tab")
    page.wait_for_selector("in-island[data-state=hydrated]")

    assert [press(page, key) for key in ("ArrowLeft", "ArrowLeft", "ArrowRight")] == ["Courses", "Journal", "Courses"]


def test_a_submenu_closes_when_focus_leaves_it(browser: Browser):
    """RUN-MENU-06"""
    page = menu(browser)
    page.keyboard.press("Tab")
    page.wait_for_selector("in-island[data-state=hydrated]")
    page.keyboard.press("ArrowDown")
    expect(below(page, "Shading")).to_be_visible()

    below(page, "Journal").focus()
    expect(below(page, "Shading")).to_be_hidden()


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_submenu_stays_inside_the_viewport(browser: Browser, direction: str):
    """RUN-MENU-06"""
    page = menu(browser, {"align": "end"}, direction=direction, width=800, height=300)

    for name, inside in (("Courses", "Shading"), ("Contact", "Ring us")):
        button_beside(page, name).click()
        expect(below(page, inside)).to_be_visible()
        box = page.locator(".menu__sub", has_text=inside).bounding_box()
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= 800
        assert box["y"] + box["height"] <= 300


def test_a_submenu_taller_than_the_screen_scrolls_in_steps_of_30_pixels_at_its_edges(browser: Browser):
    """RUN-MENU-04 RUN-MENU-06"""
    page = menu(browser, height=300)
    below(page, "Courses").hover()
    page.wait_for_selector("in-island[data-state=hydrated]")
    page.clock.install(time=0)
    page.clock.pause_at(60_000)
    long = page.locator(".menu__sub").first
    long.evaluate("list => { for (let n = 0; n < 40; n += 1) list.append(list.firstElementChild.cloneNode(true)) }")
    below(page, "First cuts").first.hover()
    expect(long).to_have_css("opacity", "1")
    box = long.bounding_box()
    assert box is not None and box["y"] + box["height"] <= 300
    # The test may have scrolled to the hovered element.
    long.evaluate("list => list.scrollTo(0, 0)")
    came = "list => Math.round(list.scrollTop / 30 * 100) / 100"

    page.mouse.move(box["x"] + 40, box["y"] + box["height"] - 8)
    page.clock.run_for(99)
    assert long.evaluate(came) == 0
    page.clock.run_for(1)
    assert long.evaluate(came) == 1
    page.clock.run_for(200)
    assert long.evaluate(came) == 3
    # In the middle it stops; at the top edge it scrolls back.
    page.mouse.move(box["x"] + 40, box["y"] + box["height"] / 2)
    page.clock.run_for(1000)
    assert long.evaluate(came) == 3
    page.mouse.move(box["x"] + 40, box["y"] + 8)
    page.clock.run_for(100)
    assert long.evaluate(came) == 2
    page.mouse.move(box["x"] + box["width"] + 200, box["y"] + 8)
    page.clock.run_for(1000)
    assert long.evaluate(came) == 2


def order(page: Page, what: str) -> None:
    """Like another script, before or after the menu's own script has loaded."""
    event = f"new CustomEvent('w:command', {{ bubbles: true, detail: '{what}' }})"
    page.locator(".menu").evaluate(f"menu => menu.dispatchEvent({event})")


@pytest.mark.parametrize(
    ("options", "delays"), [('{"showDelay": 40, "hideDelay": 90}', ["0.09s", "0.04s"]), ("{}", ["0.5s", "0.25s"])]
)
def test_a_menu_takes_its_delays_from_its_options(browser: Browser, options: str, delays: list[str]):
    """RUN-MENU-01 RUN-MENU-03"""
    page = menu(browser)
    page.locator(".menu").evaluate("(menu, options) => { menu.dataset.options = options }", options)
    sub, delay = page.locator(".menu__sub").first, "one => getComputedStyle(one).transitionDelay.split(', ')[0]"
    below(page, "Courses").hover()
    page.wait_for_selector("in-island[data-state=hydrated]")
    shown = sub.evaluate(delay)
    page.mouse.move(700, 700)

    assert [sub.evaluate(delay), shown] == delays
    expect(page.get_by_role("alertdialog")).to_have_count(0)


def test_invalid_options_are_reported_and_ignored(browser: Browser):
    """RUN-MENU-01"""
    page = menu(browser, language="de")
    page.locator(".menu").evaluate("menu => { menu.dataset.options = '{showDelay: 40}' }")
    page.keyboard.press("Tab")
    alert = page.get_by_role("alertdialog", name="Die Angaben dieses Menüs sind kein gültiges JSON")
    expect(alert).to_be_visible()
    assert focused(page) == "Schließen"
    assert violations(page) == []

    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    assert focused(page) == "Courses"
    assert press(page, "ArrowDown") == "First cuts"


def test_a_menu_without_a_popup_reports_a_show_command(browser: Browser):
    """RUN-MENU-02"""
    page = menu(browser, {"layout": "vertical"})
    order(page, "popupShow")
    alert = page.get_by_role("alertdialog", name="This menu is not a popup")
    expect(alert).to_be_visible()

    page.get_by_role("button", name="Close").click()
    expect(alert).to_have_count(0)


def test_other_scripts_can_show_and_hide_the_mobile_menu(browser: Browser):
    """RUN-MENU-02"""
    page = menu(browser, width=PHONE)

    order(page, "popupShow")
    expect(below(page, "Journal")).to_be_visible()
    order(page, "popupHide")
    expect(below(page, "Journal")).to_be_hidden()
    order(page, "something else")
    expect(page.get_by_role("alertdialog")).to_have_count(0)


@pytest.mark.parametrize(("motion", "slides"), [("no-preference", True), ("reduce", False)])
def test_the_panel_slides_in_except_under_reduced_motion(browser: Browser, motion: Any, slides: bool):
    """RUN-HND-11"""
    page = menu(browser, width=PHONE, reduced_motion=motion)

    duration = page.locator(".menu__panel").evaluate("one => parseFloat(getComputedStyle(one).transitionDuration)")

    assert (duration > 0.1) is slides


@pytest.mark.parametrize("settings", [{}, {"layout": "vertical"}, {"dropdown": "none"}])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_it_fits_the_narrowest_screen_and_is_accessible(browser: Browser, settings: dict[str, Any], direction: str):
    """W-ALL-02 W-ALL-03"""
    page = menu(browser, settings, direction=direction, width=320)
    if not settings:
        burger(page).click()

    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert violations(page) == []


def test_its_small_script_loads_only_when_the_menu_is_used(browser: Browser):
    """RUN-HND-12"""
    page = menu(browser)
    scripts: list[str] = []
    page.on("request", lambda request: scripts.append(request.url))
    expect(page.locator("in-island")).not_to_have_attribute("data-state", "hydrated")

    below(page, "Courses").hover()
    page.wait_for_selector("in-island[data-state=hydrated]")

    # The pointer also comes near a link, whose code loads too.
    widgets = [url for url in scripts if "/islands/" in url]
    assert len(widgets) == 1 and "islands/menu" in widgets[0]
