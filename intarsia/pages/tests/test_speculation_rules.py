"""Links that browsers load before they are clicked."""

import pytest
from django.test import Client
from django.urls import include, path
from wagtail.documents import urls as wagtaildocs_urls

from demo import urls as demo_urls

from .builders import Editor, administrator, document, heading, page, saved_page

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("local_media")]

# The demo has no documents.
urlpatterns = [path("files/", include(wagtaildocs_urls)), *demo_urls.urlpatterns]


def rules() -> list:
    answer = Client().get("/speculation-rules.json")
    assert answer.headers["Content-Type"] == "application/speculationrules+json"
    [rule] = answer.json()["prefetch"]
    assert rule["eagerness"] == "moderate"
    return rule["where"]["and"]


def test_pages_name_the_rules_in_a_header():
    page(heading("Oak"), slug="oak")

    assert Client().get("/oak/").headers["Speculation-Rules"] == '"/speculation-rules.json"'


def test_previews_load_nothing_in_advance():
    made = saved_page(heading("Oak"), slug="oak")
    answer = Editor(made, administrator()).post("preview/", {"document": document(heading("Oak"))})

    assert answer.status_code == 200 and "Speculation-Rules" not in answer.headers


def test_only_pages_of_the_site_are_loaded_in_advance():
    [own, others, queries, kinds] = rules()

    assert own == {"href_matches": "/*"}
    assert {"/admin/*", "/log-out/*", "/search/*", "/static/*", "/media/*"} == {*others["not"]["href_matches"]}
    assert queries == {"not": {"href_matches": "/*\\?(.+)"}}
    assert "[download]" in kinds["not"]["selector_matches"]


def test_documents_are_not_loaded_in_advance(settings):
    settings.ROOT_URLCONF = __name__
    [_own, others, *_] = rules()

    assert "/files/*" in others["not"]["href_matches"]


def test_a_site_without_the_urls_of_the_app_has_no_rules(settings):
    settings.ROOT_URLCONF = "wagtail.urls"
    page(heading("Oak"), slug="oak")

    assert "Speculation-Rules" not in Client().get("/oak/").headers
