"""A font is uploaded in the editor, chosen for headings, and seen by a visitor without a moving layout."""

import re

import pytest
from playwright.sync_api import expect

from e2e.editor import open_editor, widget
from intarsia.fonts.tests.fonts import font

pytestmark = [pytest.mark.browser, pytest.mark.matrix]
IS_LOADED = "document.fonts.ready.then(() => document.fonts.check('20px \"Brand Sans\"'))"
SHIFT = """new Promise(resolve => {
  let sum = 0;
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) sum += one.value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(sum), 500);
})"""


@pytest.fixture
def default_design(site):
    """The other journeys share the site."""
    yield
    site.run(
        "from intarsia.pages.models import SiteDesign; d = SiteDesign.objects.get(); d.variables = {}; d.save(); "
        "from intarsia.fonts.models import UploadedFont; UploadedFont.objects.all().delete()"
    )


def test_an_owner_uploads_a_font_and_visitors_see_it(owner, visitor, new_page, default_design):
    editor, address = new_page
    watched = open_editor(owner, editor)
    widget(watched, "Heading").click()
    heading = watched.canvas.locator("h2")
    heading.wait_for()
    watched.page.get_by_role("button", name="Publish", exact=True).click()
    watched.page.get_by_text("Published", exact=True).wait_for()

    watched.page.get_by_role("button", name="Site design").click()
    fonts = watched.page.get_by_role("group", name="Uploaded fonts")
    file = {"name": "brand.otf", "mimeType": "font/otf", "buffer": font()}
    fonts.get_by_label("File to upload").set_input_files(file)
    fonts.get_by_text("Brand Sans was added.").wait_for()
    watched.page.get_by_label("Headings", exact=True).select_option(label="Brand Sans")
    expect(heading).to_have_css("font-family", re.compile("^.?Brand Sans"))
    watched.page.get_by_role("button", name="Save and publish").click()
    watched.page.get_by_text("Published", exact=True).wait_for()

    after = visitor()
    after.goto(address)
    assert after.page.evaluate(IS_LOADED)
    assert "Brand Sans" in after.page.evaluate("getComputedStyle(document.querySelector('h2')).fontFamily")
    assert after.page.evaluate(SHIFT) == 0
    assert after.errors == []
    assert watched.errors == []
