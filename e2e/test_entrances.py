"""Entrance animations: chosen in the editor, seen by visitors, and never leaving an element hidden."""

import pytest
from playwright.sync_api import expect

from e2e.editor import open_editor, widget

pytestmark = pytest.mark.browser

OPACITY = "getComputedStyle(document.querySelector('main .heading')).opacity"


@pytest.fixture
def page_with_entrance(owner, new_page):
    """The heading below the fold fades in from below; on phones it does not."""
    editor, address = new_page
    watched = open_editor(owner, editor)
    for name in ("Accordion", "Accordion", "Heading"):
        # Otherwise, it would be put into the panel of the accordion.
        watched.page.keyboard.press("Escape")
        widget(watched, name).click()
    watched.page.get_by_role("tab", name="Advanced").click()
    watched.page.locator("summary", has_text="Entrance").click()
    watched.page.get_by_label("Entrance animation", exact=True).select_option("Fade in up")
    heading = watched.canvas.locator("[data-entrance]")
    expect(heading).to_have_attribute("data-entrance", "play")
    watched.page.get_by_label("Delay", exact=True).fill("0")
    watched.page.get_by_role("radio", name="Mobile").click()
    watched.page.get_by_label("Entrance animation", exact=True).select_option("None")
    watched.page.get_by_role("button", name="Publish", exact=True).click()
    watched.page.get_by_text("Published", exact=True).wait_for()
    assert watched.errors == []
    return address


def opened(visitor, address, **options):
    visit = visitor(height=400, **options)
    visit.goto(address)
    return visit


@pytest.mark.matrix
def test_elements_below_the_fold_wait_until_they_are_visible(visitor, page_with_entrance):
    """EDIT-ED-04, W-ALL-02"""
    visit = opened(visitor, page_with_entrance)
    heading = visit.page.locator("main .heading")
    expect(heading).to_have_attribute("data-entrance", "waiting")
    expect(heading).to_have_css("opacity", "0")

    before = visit.page.evaluate("document.documentElement.scrollHeight")
    heading.scroll_into_view_if_needed()
    expect(heading).to_have_attribute("data-entrance", "shown")
    expect(heading).to_have_css("opacity", "1")
    assert visit.page.evaluate("document.documentElement.scrollHeight") == before
    assert not visit.scrolls_sideways()
    assert visit.errors == []


@pytest.mark.matrix
def test_it_is_visible_at_once_on_phones_in_print_and_under_reduced_motion(visitor, page_with_entrance):
    """EDIT-ED-04, RUN-HND-10"""
    phone = opened(visitor, page_with_entrance, width=390)
    assert phone.page.evaluate(OPACITY) == "1"
    calm = opened(visitor, page_with_entrance, reduced_motion="reduce")
    assert calm.page.evaluate(OPACITY) == "1"
    printed = opened(visitor, page_with_entrance)
    printed.page.emulate_media(media="print")
    assert printed.page.evaluate(OPACITY) == "1"


@pytest.mark.matrix
def test_without_scripts_the_animation_is_over_when_the_visitor_reaches_it(visitor, page_with_entrance):
    """RUN-HND-10"""
    visit = opened(visitor, page_with_entrance, java_script_enabled=False)
    expect(visit.page.locator("main .heading")).to_have_css("opacity", "1")
