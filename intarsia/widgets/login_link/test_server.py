"""The URLs to log in and out. A cached page contains nothing about the visitor."""

import json

import pytest
from wagtail.models import Site

from intarsia.pages.tests.builders import page
from intarsia.rendering.data_loaders import LoadContext
from intarsia.widgets.login_link.server import login_links

pytestmark = pytest.mark.django_db


def on(item=None) -> LoadContext:
    return LoadContext(site=Site.objects.get(), page=item)


def test_login_page_is_wagtails_unless_the_site_sets_another(settings):
    visit = page(slug="visit")
    del settings.WAGTAIL_FRONTEND_LOGIN_URL
    assert login_links({"l": {}}, on(visit)) == {"l": {"address": "/_util/login/", "here": "/visit/"}}

    settings.WAGTAIL_FRONTEND_LOGIN_URL = "/members/"
    assert login_links({"l": {}}, on(visit))["l"]["address"] == "/members/"


def test_log_out_link_leads_to_the_log_out_page():
    assert login_links({"l": {"action": "logout"}}, on())["l"] == {"address": "/log-out/", "here": ""}


def test_link_for_both_has_both_urls():
    data = login_links({"l": {"action": "both"}}, on())["l"]

    assert data == {"address": "/admin/login/", "logOutAddress": "/log-out/", "here": ""}


def test_page_state_says_whether_the_visitor_is_logged_in(client, django_user_model):
    asked = {"action": "page_state", "wanted": json.dumps({"visitor": [""]})}

    def answered():
        return client.post("/ajax/", asked, headers={"sec-fetch-site": "same-origin"}).json()["data"]

    assert answered() == {"visitor": {"": {"is_logged_in": False}}}
    client.force_login(django_user_model.objects.create_user("ana"))
    assert answered() == {"visitor": {"": {"is_logged_in": True}}}


def test_link_has_no_url_without_our_urls_or_with_an_invalid_action(settings):
    settings.ROOT_URLCONF = "intarsia.wire.urls"
    settings.WAGTAIL_FRONTEND_LOGIN_URL = ""

    assert login_links({"a": {"action": "logout"}, "b": {"action": "dance"}}, on())["a"]["address"] == ""
    assert login_links({"b": {"action": "dance"}}, on())["b"]["address"] == ""


def test_page_needs_no_query_and_contains_no_token(django_assert_num_queries):
    context = on(page())
    Site.get_site_root_paths()

    with django_assert_num_queries(0):
        assert "confirm" not in login_links({"l": {}}, context)["l"]
