"""Contacts on the demo's pages: bots find no e-mail address, and people do."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import site as sites
from e2e.conftest import Open, Watched
from e2e.people import Owner, document, element, visit
from intarsia.protection.encoding.contacts import EMAIL

ADDRESS = "hollin-yard@example.org"
# The test fills the form again every two seconds, until the token is old enough.
TOKEN = '#write [name="ct_bot_detector_event_token"]:not([value=""])'


def press_until_shown(page: Page, contact: Locator) -> None:
    """A visitor who is too fast sees a message and presses the button again."""
    popup = page.get_by_role("dialog")
    for _attempt in range(4):
        contact.click()
        expect(popup).to_contain_text(re.compile(f"{re.escape(ADDRESS)}|like a robot"))
        if ADDRESS in popup.inner_text():
            return
        expect(popup).to_be_hidden()


@pytest.mark.server
def test_PROT_DEC_01_the_demo_serves_no_plain_email_address(site: sites.Site):
    code = (
        "from wagtail.models import Page; import json;"
        "print(json.dumps([page.url for page in Page.objects.live().public() if page.depth > 1]))"
    )
    pages = json.loads(site.run(code).splitlines()[-1])
    others = ["/search/?q=hollin", "/search/?q=example", "/protection/site.js", "/api/openapi.json"]
    served = {path: visit(site.url + path).html for path in [*pages, *others]}

    assert len(pages) > 20
    assert {path: EMAIL.findall(html) for path, html in served.items() if EMAIL.search(html)} == {}
    assert all("data-original-string" in served[path] for path in ("/", "/contact/", "/visit/"))


@pytest.mark.matrix
@pytest.mark.browser
def test_PROT_DEC_11_a_click_shows_the_email_address(person: Watched, screenshots: Path):
    """PROT-DEC-02, -12, -13, -14, -26"""
    page = person.page
    person.goto("/contact/")
    link = page.locator("footer a[data-original-string]").first
    link.scroll_into_view_if_needed()
    page.mouse.move(300, 300, steps=5)
    # The browser check runs when the form is near the screen.
    page.locator("#write").scroll_into_view_if_needed()
    page.wait_for_selector(TOKEN, state="attached")
    link.click()
    popup = page.get_by_role("dialog", name="Hidden contact")
    expect(popup).to_contain_text("One moment, please.")
    page.screenshot(path=screenshots / "contact-waiting.png")
    assert person.violations("'#apbct_popup'") == []
    expect(popup).to_contain_text(ADDRESS)
    page.screenshot(path=screenshots / "contact-shown.png")
    popup.get_by_role("button", name="Got it").click()

    written = page.locator(f'footer a[href="mailto:{ADDRESS}"]')
    expect(written).to_be_focused()
    expect(written).to_have_text(ADDRESS)
    assert page.locator("[data-original-string]").count() < 3
    assert (person.errors, person.foreign, page.context.cookies()) == ([], [], [])


@pytest.mark.matrix
@pytest.mark.browser
def test_PROT_DEC_27_enter_does_the_same_and_escape_cancels(person: Watched):
    """PROT-DEC-26, and in the text of a hydrated island"""
    page = person.page
    person.goto("/contact/")
    contact = page.locator("main span[data-original-string], main a[data-original-string]").first
    # The browser check runs when the form is near the screen.
    page.locator("#write").scroll_into_view_if_needed()
    page.wait_for_selector(TOKEN, state="attached")
    contact.focus()
    page.keyboard.press("Enter")
    popup = page.get_by_role("dialog", name="Hidden contact")
    expect(popup).to_be_visible()
    page.keyboard.press("Escape")

    expect(popup).to_be_hidden()
    expect(contact).to_be_focused()
    assert ADDRESS not in page.content()


@pytest.mark.browser
@pytest.mark.matrix
def test_PROT_DEC_15_an_automated_browser_is_refused_with_a_message(visitor: Open):
    """PROT-DEC-17, PROT-DEC-22"""
    watched = visitor(width=390)
    page = watched.page
    watched.goto("/contact/")
    page.locator("footer a[data-original-string]").first.click()
    popup = page.get_by_role("dialog", name="Hidden contact")

    expect(popup).to_contain_text("This contact cannot be shown: This looks like a robot.")
    expect(popup).to_be_hidden()
    assert ADDRESS not in page.content()


@pytest.mark.browser
@pytest.mark.matrix
def test_PROT_DEC_01_a_hydrated_island_contains_no_plain_email_and_decodes_it(
    person: Watched, site: sites.Site, new_page
):
    editor, path = new_page
    owner = Owner(site.url, int(editor.strip("/").rpartition("/")[2]))
    owner.load()
    counter = element("counter", "c1", title=f"Letters to {ADDRESS} so far", ending_number=7)
    owner.save(document(counter), "publish")
    page = person.page
    person.goto(path)
    island = page.locator("in-island[data-widget_type=counter]")
    expect(island).to_have_attribute("data-state", "hydrated")
    contact = island.locator("[data-original-string]")
    expect(contact).to_have_text("ho**@***le.org")
    assert ADDRESS not in page.content()
    press_until_shown(page, contact)
    page.get_by_role("button", name="Got it").click()

    expect(island).to_contain_text(f"Letters to {ADDRESS} so far")
    assert person.errors == []


@pytest.mark.server
def test_PROT_DEC_18_without_javascript_a_note_explains_why(site: sites.Site):
    hint = r'data-original-string="[^"]+"[^>]* title="Hidden from robots\. Click to show it\. JavaScript is required\.'
    assert re.search(hint, visit(f"{site.url}/contact/").html)


@pytest.mark.matrix
@pytest.mark.browser
def test_PROT_DEC_20_staff_click_on_the_email_of_a_comment_to_read_it(owner: Open, site: sites.Site):
    """PROT-DEC-06, PROT-DEC-20, PROT-DEC-21: with the admin's call and the admin's texts."""
    code = (
        "from intarsia.comments.models import Comment as C; one = C.objects.first();"
        "one.email = 'ana@example.org'; one.save(); print(one.pk)"
    )
    pk = site.run(code).splitlines()[-1]
    watched = owner()
    page = watched.page
    watched.goto(f"/admin/visitor_comments/inspect/{pk}/")
    contact = page.locator("[data-original-string]").last
    assert "ana@example.org" not in page.content()
    contact.focus()
    with page.expect_request("**/ajax/") as asked:
        page.keyboard.press("Enter")
        popup = page.get_by_role("dialog", name="Hidden contact")
        expect(popup).to_contain_text("You are signed in")
    assert "apbct_decode_email" in (asked.value.post_data or "")
    expect(popup).to_contain_text("ana@example.org")
    assert watched.violations("'#apbct_popup'") == []
    popup.get_by_role("button", name="Got it").click()

    expect(page.locator("dd", has_text="ana@example.org")).to_be_visible()
    assert (watched.errors, watched.foreign) == ([], [])
