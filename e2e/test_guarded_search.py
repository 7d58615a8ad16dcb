"""A protected site search: people find pages with and without JavaScript, bots are refused."""

from collections.abc import Iterator
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page

from e2e import site as sites
from e2e.conftest import Open, Watched
from e2e.contact_page import ADVERTISING, REFUSED
from e2e.people import answers_until, visit

pytestmark = pytest.mark.browser
SIGN = 'apbct-form-sign="native_search"'
TRAP = "apbct__email_id__search"
FOUND = "Warm glue"


def guard(site: sites.Site, is_on: bool) -> None:
    """Switches the protection on. Cached pages show it once they are rendered again."""
    code = (
        "from wagtail.models import Site; from intarsia.protection.models import ProtectionSettings as P;"
        f"rules = P.for_site(Site.objects.get(is_default_site=True)); rules.guards_search = {is_on}; rules.save()"
    )
    site.run(code)
    answers_until(f"{site.url}/journal/", lambda seen: (SIGN in seen[-1].html) == is_on)


@pytest.fixture
def guarded(site: sites.Site) -> Iterator[sites.Site]:
    guard(site, True)
    yield site
    guard(site, False)


def robots_search(site: sites.Site) -> str:
    return f"{site.url}/search/?{urlencode({'q': ADVERTISING, TRAP: 'buy'})}"


def search(page: Page, words: str) -> None:
    page.get_by_role("searchbox").first.click()
    page.keyboard.type(words, delay=20)
    page.keyboard.press("Enter")
    page.wait_for_url("**/search/**")


@pytest.mark.matrix
def test_PROT_SIG_14_search_protection_is_off_by_default(site: sites.Site):
    """PROT-SIG-14"""
    html = visit(f"{site.url}/journal/").html

    assert "search__form" in html and SIGN not in html and TRAP not in html
    assert visit(robots_search(site)).status == 200


@pytest.mark.matrix
def test_PROT_SIG_14_people_find_pages_and_bots_get_a_clear_message(
    guarded: sites.Site, person: Watched, visitor: Open
):
    """PROT-SIG-14, PROT-SRV-02"""
    person.goto("/journal/")
    search(person.page, "warm glue")
    person.page.get_by_role("link", name=FOUND).first.wait_for()
    # The URL of a search, which people share, contains no protection data.
    assert TRAP not in person.page.url and person.violations() == []

    without_script = visitor(width=390, java_script_enabled=False)
    without_script.goto("/journal/")
    search(without_script.page, "warm glue")
    without_script.page.get_by_role("link", name=FOUND).first.wait_for()

    program = visit(robots_search(guarded))
    assert program.status == 403 and REFUSED in program.html


@pytest.mark.matrix
def test_PROT_SIG_14_an_automated_browser_that_fills_every_field_is_refused(guarded: sites.Site, visitor: Open):
    """PROT-SIG-14: the signals of the page's script reach the server before the search."""
    robot = visitor()
    robot.goto("/journal/")
    page = robot.page
    page.wait_for_load_state("networkidle")
    page.locator(f"[name={TRAP}]").evaluate("field => { field.value = 'buy@example.top'; }")
    page.get_by_role("searchbox").first.fill(ADVERTISING[:100])
    page.keyboard.press("Enter")
    page.get_by_text(REFUSED).wait_for()
    assert robot.violations() == []
