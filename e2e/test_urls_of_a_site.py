"""A magazine has a page at /search/ already, so it gives the search of Intarsia another URL."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.realistic_site import Realistic, realistic_site

pytestmark = [pytest.mark.browser, pytest.mark.matrix]
URLS = {"search": "find", "ajax": "intarsia/ajax", "api": "intarsia/api"}


@pytest.fixture(params=[{}, URLS], ids=["default", "changed"])
def urls(request: pytest.FixtureRequest) -> dict[str, str]:
    return request.param


@pytest.fixture
def journal(tmp_path: Path, urls: dict[str, str]) -> Iterator[Realistic]:
    with realistic_site(tmp_path, INTARSIA_URLS=urls, WAGTAIL_AUTOSAVE_INTERVAL=0) as site:
        yield site


@pytest.fixture
def page(browser: Browser, journal: Realistic) -> Iterator[Page]:
    context = browser.new_context(base_url=journal.url)
    yield context.new_page()
    context.close()


def test_a_page_can_have_a_url_that_ours_do_not_need(page: Page, journal: Realistic, urls: dict[str, str]):
    page.goto("/admin/login/")
    page.get_by_label("Username").fill("editor")
    page.get_by_label("Password").fill("a long secret")
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url("**/admin/")
    page.goto(f"/admin/pages/add/journal/articlepage/{journal.pages['journal']['home']}/")
    page.get_by_role("textbox", name="Title").first.fill("Our archive")
    page.get_by_role("tab", name="Promote").click()
    slug = page.get_by_role("textbox", name="Slug")
    # Wagtail makes one of the title a moment later.
    expect(slug).to_have_value("our-archive")
    slug.fill("search")
    page.get_by_role("button", name="Save draft").click()

    refused = page.get_by_text("/search/ leads to another part of this site").first
    expect(page.get_by_text("created").first if urls else refused).to_be_attached()


def test_scripts_of_pages_call_the_urls_that_the_site_chose(page: Page, urls: dict[str, str]):
    page.goto("/campaign/")
    config = json.loads(page.locator("#intarsia-config").inner_text())

    assert config["urls"]["ajax"] == f"/{urls.get('ajax', 'ajax')}/"
    answer = page.evaluate("intarsia.ajax('search_suggestions', { q: 'cam' })")
    assert answer["ok"], answer
    assert page.request.get(f"/{urls.get('search', 'search')}/?q=campaign").status == 200
    assert page.request.get(f"/{urls.get('api', 'api')}/openapi.json").status == 200
