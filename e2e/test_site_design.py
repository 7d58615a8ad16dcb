"""The design of the site, changed in the editor and seen by a visitor."""

import pytest
from playwright.sync_api import expect

from e2e.editor import open_editor, widget

pytestmark = [pytest.mark.browser, pytest.mark.matrix]
BUTTON = "getComputedStyle(document.querySelector('.button--primary > .button__link')).backgroundColor"
BLUE = "rgb(29, 78, 216)"


@pytest.fixture
def default_design(site):
    """The other journeys share the site."""
    yield
    site.run("from intarsia.pages.models import SiteDesign; d = SiteDesign.objects.get(); d.variables = {}; d.save()")


def test_an_owner_changes_the_primary_color_on_the_canvas_and_then_for_visitors(
    owner, visitor, new_page, default_design
):
    """EDIT-ED-01"""
    editor, address = new_page
    watched = open_editor(owner, editor)
    widget(watched, "Button").click()
    watched.canvas.locator(".button__link").wait_for()
    watched.page.get_by_role("button", name="Publish", exact=True).click()
    watched.page.get_by_text("Published", exact=True).wait_for()

    watched.page.get_by_role("button", name="Site design").click()
    color = watched.page.get_by_role("textbox", name="Primary, light", exact=True)
    color.fill("#1d4ed8")
    link = watched.canvas.locator(".button__link")
    expect(link).to_have_css("background-color", BLUE)
    color.press("Control+z")
    expect(link).not_to_have_css("background-color", BLUE)
    # The page has its own history: the button is still there.
    color.press("Control+y")
    expect(link).to_have_css("background-color", BLUE)
    watched.page.get_by_role("radio", name="Dark").click()
    expect(link).not_to_have_css("background-color", BLUE)

    before = visitor()
    before.goto(address)
    assert before.page.evaluate(BUTTON) != BLUE
    watched.page.get_by_role("button", name="Save and publish").click()
    watched.page.locator(".design__state[data-state=published]").wait_for()
    after = visitor()
    after.goto(address)
    assert after.page.evaluate(BUTTON) == BLUE
    watched.page.get_by_role("button", name="Undo publishing").click()
    watched.page.get_by_role("button", name="Undo publishing").wait_for(state="hidden")
    # The button is hidden while the design is saved.
    watched.page.locator(".design__state[data-state=published]").wait_for()
    again = visitor()
    again.goto(address)
    assert again.page.evaluate(BUTTON) != BLUE
    assert watched.errors == []
