"""An owner creates a page template: in Wagtail's form, then in the visual editor."""

import re

import pytest
from playwright.sync_api import expect

from e2e.editor import at_editor, widget

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

TWO_PAGES = """
from wagtail.models import Site; from intarsia.pages.models import BuilderPage
text = {"type": "tabs", "props": {"id": "own", "tabs": [{"_id": "a", "title": "Plot", "content": []},
    {"_id": "b", "title": "End", "content": []}]}}
document = {"root": {"props": {}}, "content": [text], "zones": {}}
shelf = Site.objects.get().root_page.add_child(instance=BuilderPage(title="Shelf", slug="shelf"))
shelf.add_child(instance=BuilderPage(title="A novel", slug="novel", document=document))
"""


@pytest.fixture
def shelf(site):
    site.run(TWO_PAGES)
    return "/shelf/novel/"


def make_template(page, base: str) -> None:
    page.goto(f"{base}/admin/snippets/intarsia_pages/template/add/")
    page.get_by_role("textbox", name="Title").fill("Around books")
    page.get_by_role("combobox", name="Kind").select_option("Page template")
    page.get_by_role("button", name="Insert a block").click()
    page.get_by_role("option", name="Include").click()
    page.get_by_role("button", name="Choose a page").click()
    dialog = page.get_by_role("dialog")
    # Other tests create pages too, and the list is paged.
    dialog.get_by_label("Search term").fill("Shelf")
    dialog.get_by_role("link", name="Shelf", exact=True).click()
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Save draft").click()
    page.get_by_role("link", name="Around books").first.click()


def test_a_page_is_shown_in_its_page_template(owner, visitor, shelf):
    """EDIT-ED-01, EDIT-ED-07, W-ALL-01"""
    watched = owner()
    make_template(watched.page, watched.base)
    path = watched.page.get_by_role("link", name="Edit visually").first.get_attribute("href")
    at_editor(watched, path)
    widget(watched, "Page title").click()
    expect(watched.canvas.get_by_role("heading", name="A novel")).to_be_visible()

    # Pages do not use it, and the editor says so.
    notice = watched.page.get_by_text("This template does not show the page's content yet")
    expect(notice).to_be_visible()
    watched.page.get_by_role("button", name="Add “Page content”").click()
    expect(notice).to_have_count(0)
    expect(watched.canvas.get_by_text("for example that of “A novel”")).to_be_visible()
    assert watched.violations("document.querySelector('.notices')") == []
    watched.page.get_by_role("button", name="Publish", exact=True).click()
    watched.page.get_by_text("Published", exact=True).wait_for()

    visit = visitor()
    assert visit.goto(shelf).status == 200
    expect(visit.page.get_by_role("heading", level=1, name="A novel")).to_be_visible()
    # Islands work in a template too.
    visit.page.get_by_role("tab", name="End").click()
    expect(visit.page.get_by_role("tab", name="End")).to_have_attribute("aria-selected", "true")
    assert visit.violations() == []
    assert [error for error in [*visit.errors, *watched.errors] if not re.search("favicon", error)] == []
