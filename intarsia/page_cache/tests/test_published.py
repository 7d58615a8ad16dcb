"""Staff learn why visitors do not get a page from the page cache, and what it weighs."""

import pytest

from intarsia.page_cache.published import published

SITE = "intarsia.page_cache.tests.varying_site"


@pytest.fixture(autouse=True)
def site(settings):
    settings.WSGI_APPLICATION = f"{SITE}.application"
    return settings


def test_the_reason_comes_with_what_to_do():
    reason = published("http://bakery.test/personal/").uncached

    assert reason.startswith("varies by Cookie. Something reads the session")


def test_there_is_no_reason_for_a_page_that_is_cached():
    assert [published("http://bakery.test/").uncached for _visit in range(2)] == ["", ""]


def test_a_page_that_visitors_do_not_get_has_no_reason():
    assert published("http://bakery.test/missing/") == ("", 0)


def test_a_site_without_the_page_cache_has_no_reason(site):
    site.WSGI_APPLICATION = f"{SITE}.uncached_application"

    assert published("http://bakery.test/personal/").uncached == ""


def test_a_page_weighs_its_html():
    assert published("http://bakery.test/").html_bytes == len(b"page")
