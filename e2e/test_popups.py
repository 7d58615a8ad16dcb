"""Popups on the demo's sample board, on three screen sizes, by mouse, keyboard and without scripts."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e import site as sites
from e2e.conftest import ARGUMENTS, Open, Watched
from e2e.rendered import document, element, open_rendered

pytestmark = pytest.mark.browser

POPUPS = "/runtime/popups/"
WIDTHS = [1440, pytest.param(900, marks=pytest.mark.matrix), pytest.param(390, marks=pytest.mark.matrix)]
INSIDE = "!!document.activeElement.closest('dialog, body:not(:focus-within)')"


def opened(visitor: Open, **options) -> Watched:
    watched = visitor(**options)
    watched.goto(POPUPS)
    return watched


def clean(watched: Watched) -> None:
    assert watched.errors == []
    assert watched.foreign == []
    assert not watched.scrolls_sideways()


def stays_inside(page: Page) -> None:
    for _ in range(8):
        page.keyboard.press("Tab")
        assert page.evaluate(INSIDE)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_popup_opens_and_closes_with_the_keyboard(visitor: Open, width: int):
    """W-MODAL-POPUP-02 W-MODAL-POPUP-06 W-ALL-03 RUN-HND-19"""
    watched = opened(visitor, width=width)
    page = watched.page
    button = page.get_by_role("button", name="Open the card")
    card = page.get_by_role("dialog", name="Four rules for the glue pot")
    expect(card).to_be_hidden()
    button.focus()
    page.keyboard.press("Enter")

    expect(card).to_be_visible()
    expect(card.get_by_role("button", name="Close")).to_be_focused()
    assert watched.violations() == []
    stays_inside(page)
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(button).to_be_focused()
    clean(watched)


@pytest.mark.matrix
@pytest.mark.parametrize("width", WIDTHS)
def test_a_link_in_a_text_opens_it_and_a_link_inside_closes_it(visitor: Open, width: int):
    """RUN-ACT-01 RUN-ACT-02 W-MODAL-POPUP-06"""
    watched = opened(visitor, width=width)
    page = watched.page
    card = page.get_by_role("dialog", name="Four rules for the glue pot")
    link = page.get_by_role("link", name="show me the card")
    link.click()
    expect(card).to_be_visible()
    card.get_by_role("link", name="Put it back").click()
    expect(card).to_be_hidden()
    expect(link).to_be_focused()

    # The same URL opens it in a new tab.
    address = link.get_attribute("data-e-action-hash")
    page.goto("about:blank")
    watched.goto(POPUPS + (address or ""))
    expect(card).to_be_visible()
    clean(watched)


@pytest.mark.matrix
def test_a_url_that_no_link_of_the_page_has_opens_nothing(visitor: Open):
    """RUN-ACT-03"""
    watched = opened(visitor)
    watched.goto(POPUPS + "#elementor-action:action=popup:open&settings=eyJpZCI6MX0=")
    expect(watched.page.locator("dialog[open]")).to_have_count(0)
    clean(watched)


@pytest.mark.matrix
@pytest.mark.parametrize("width", WIDTHS)
def test_a_popup_closes_by_an_overlay_click_and_the_page_keeps_its_position(visitor: Open, width: int):
    """W-MODAL-POPUP-04"""
    watched = opened(visitor, width=width)
    page = watched.page
    button = page.get_by_role("button", name="Open the card")
    button.click()
    before = page.evaluate("[scrollY, document.querySelector('main').getBoundingClientRect().width]")
    page.mouse.move(4, 4)
    page.mouse.wheel(0, 500)
    card = page.get_by_role("dialog", name="Four rules for the glue pot")
    card.get_by_text("Soak the pearls").click()
    expect(card).to_be_visible()
    expect(card).to_have_attribute("data-closes", re.compile("body"))
    page.mouse.click(4, 4)
    expect(card).to_be_hidden()
    assert page.evaluate("[scrollY, document.querySelector('main').getBoundingClientRect().width]") == before
    clean(watched)


@pytest.mark.matrix
def test_a_video_stops_when_its_popup_closes(visitor: Open):
    """W-MODAL-POPUP-05"""
    watched = opened(visitor)
    page = watched.page
    page.get_by_role("button", name="Three corners of the bench").click()
    film = page.locator("dialog video")
    film.evaluate("film => film.play()")
    page.keyboard.press("Escape")
    expect(film).to_be_hidden()
    assert film.evaluate("film => film.paused")
    clean(watched)


@pytest.mark.matrix
@pytest.mark.parametrize("width", WIDTHS)
def test_without_scripts_its_button_and_links_open_it(visitor: Open, width: int):
    """RUN-HND-10 W-MODAL-POPUP-02"""
    watched = opened(visitor, width=width, java_script_enabled=False)
    page = watched.page
    card = page.get_by_role("dialog", name="Four rules for the glue pot")
    expect(card).to_be_hidden()
    page.get_by_role("button", name="Open the card").click()
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()

    page.get_by_role("link", name="show me the card").click()
    expect(page.get_by_text("Soak the pearls")).to_be_in_viewport()


@pytest.mark.matrix
def test_a_link_opens_it_in_the_page_if_the_runtime_does_not_arrive(visitor: Open):
    """RUN-HND-10 RUN-AST-05"""
    watched = visitor()
    watched.page.route("**/runtime-*", lambda route: route.abort())
    watched.goto(POPUPS)
    link, card = watched.page.get_by_role("link", name="show me the card"), watched.page.get_by_text("Soak the pearls")
    link.click()
    # A slow script would still open it as a dialog.
    expect(card).to_be_visible(timeout=20_000)
    link.click()

    expect(card).to_be_in_viewport()
    assert watched.violations() == []


@pytest.mark.matrix
def test_without_scripts_a_popup_without_a_button_is_part_of_the_page(browser: Browser):
    """RUN-HND-10 W-MODAL-POPUP-03"""
    words = element("text", "t", editor="<p>Closed on Monday</p>")
    popup = element("modal_popup", "p", title="Hours", trigger_type="pageload", delay=0, content=[words])
    page = open_rendered(browser, document(popup), java_script_enabled=False)
    expect(page.get_by_text("Closed on Monday")).to_be_visible()

    page = open_rendered(browser, document(popup))
    expect(page.get_by_role("dialog", name="Hours")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.reload()
    expect(page.locator("in-island[data-state=hydrated]")).to_have_count(1)
    expect(page.get_by_text("Closed on Monday")).to_be_hidden()


@pytest.mark.matrix
@pytest.mark.parametrize(("paragraphs", "scrolls"), [pytest.param(1, False, marks=pytest.mark.matrix), (60, True)])
def test_the_page_keeps_its_width_when_its_scrollbar_disappears(browser: Browser, paragraphs: int, scrolls: bool):
    """W-MODAL-POPUP-02"""
    with browser.browser_type.launch(
        executable_path=sites.chromium(), args=ARGUMENTS, ignore_default_args=["--hide-scrollbars"]
    ) as with_bars:
        text = element("text", "t", editor="<p>Oak</p>" * paragraphs)
        page = open_rendered(with_bars, document(element("modal_popup", "p", title="Hours"), text))
        expect(page.locator("in-island[data-state=hydrated]")).to_have_count(1)
        width = page.evaluate("document.body.clientWidth")
        assert (width < 1440) == scrolls
        page.get_by_role("button", name="Open").click()
        expect(page.get_by_role("dialog", name="Hours")).to_be_visible()
        assert page.evaluate("document.body.clientWidth") == width
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog", name="Hours")).to_be_hidden()
        assert page.evaluate("document.body.clientWidth") == width
