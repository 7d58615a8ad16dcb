"""Links that browsers load before they are clicked."""

import html
import json
import re

import pytest
from django.test import Client
from wagtail.documents import urls as wagtaildocs_urls

from demo import urls as demo_urls
from intarsia.rendering.security_policy.refused import hash_of

from .builders import Editor, administrator, document, heading, page, saved_page

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("local_media")]

# A site without documents.
urlpatterns = [one for one in demo_urls.urlpatterns if getattr(one, "urlconf_module", None) is not wagtaildocs_urls]


RULES = re.compile(r'<script type="speculationrules">(.*?)</script>')


def oak() -> str:
    page(heading("Oak"), slug="oak")
    return Client().get("/oak/").content.decode()


def rules() -> list:
    [rule] = json.loads(RULES.search(oak())[1])["prefetch"]
    assert rule["eagerness"] == "moderate"
    return rule["where"]["and"]


def test_the_policy_of_a_page_allows_its_rules_and_no_other_code():
    shown = oak()
    policy = html.unescape(re.search(r'Content-Security-Policy" content="([^"]*)"', shown)[1])

    [hashed] = re.findall(r"script-src 'self' ([^;]*);", policy)
    assert hashed == hash_of(RULES.search(shown)[1])


def test_previews_load_nothing_in_advance():
    made = saved_page(heading("Oak"), slug="oak")
    answer = Editor(made, administrator()).post("preview/", {"document": document(heading("Oak"))})

    assert answer.status_code == 200 and "speculationrules" not in answer.content.decode()


def test_only_pages_of_the_site_are_loaded_in_advance():
    [own, others, queries, kinds] = rules()

    assert own == {"href_matches": "/*"}
    assert {"/admin/*", "/log-out/*", "/search/*", "/static/*", "/media/*", "/documents/*"} == {
        *others["not"]["href_matches"]
    }
    assert queries == {"not": {"href_matches": "/*\\?(.+)"}}
    assert "[download]" in kinds["not"]["selector_matches"]


def test_a_site_without_documents_has_rules(settings):
    settings.ROOT_URLCONF = __name__
    [_own, others, *_] = rules()

    assert {"/admin/*", "/log-out/*", "/search/*", "/static/*", "/media/*"} == {*others["not"]["href_matches"]}


def test_a_site_without_the_urls_of_the_app_has_no_rules(settings):
    settings.ROOT_URLCONF = "wagtail.urls"

    assert "speculationrules" not in oak()
