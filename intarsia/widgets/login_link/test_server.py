"""Where one logs in and out, and that a page which is kept knows nothing of a visitor."""

import pytest
from wagtail.models import Site

from intarsia.pages.tests.builders import page
from intarsia.rendering.data_loaders import LoadContext
from intarsia.widgets.login_link.server import login_links

pytestmark = pytest.mark.django_db


def on(item=None) -> LoadContext:
    return LoadContext(site=Site.objects.get(), page=item)


def test_it_is_wagtails_own_page_unless_the_site_has_another(settings):
    visit = page(slug="visit")
    del settings.WAGTAIL_FRONTEND_LOGIN_URL
    assert login_links({"l": {}}, on(visit)) == {"l": {"address": "/_util/login/", "here": "/visit/"}}

    settings.WAGTAIL_FRONTEND_LOGIN_URL = "/members/"
    assert login_links({"l": {}}, on(visit))["l"]["address"] == "/members/"


def test_one_logs_out_on_a_page_of_the_site():
    assert login_links({"l": {"action": "logout"}}, on())["l"] == {"address": "/log-out/", "here": ""}


def test_a_site_without_our_urls_and_a_stray_setting_lead_nowhere(settings):
    settings.ROOT_URLCONF = "intarsia.wire.urls"
    settings.WAGTAIL_FRONTEND_LOGIN_URL = ""

    assert login_links({"a": {"action": "logout"}, "b": {"action": "dance"}}, on())["a"]["address"] == ""
    assert login_links({"b": {"action": "dance"}}, on())["b"]["address"] == ""


def test_an_ordinary_page_asks_nothing_and_knows_no_visitor(django_assert_num_queries):
    context = on(page())
    Site.get_site_root_paths()

    with django_assert_num_queries(0):
        assert "confirm" not in login_links({"l": {}}, context)["l"]
