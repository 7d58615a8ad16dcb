"""*Hide from search engines* on pages whose head Intarsia does not write."""

import pytest
from django.apps import apps
from django.http import HttpResponse
from django.test import Client

from intarsia.pages.models import BuilderPage

from .builders import heading, page

pytestmark = pytest.mark.django_db


def robots(url: str) -> str | None:
    return Client().get(url).headers.get("X-Robots-Tag")


def test_a_page_in_a_template_of_the_project_is_hidden_by_a_header(monkeypatch):
    monkeypatch.setattr(BuilderPage, "visual_template", "stories/framed.html")
    hidden, listed = page(heading("Oak"), slug="oak", noindex=True), page(heading("Elm"), slug="elm")

    assert robots(hidden.url) == "noindex" and robots(listed.url) is None


def test_a_page_with_a_view_of_its_own_is_hidden_by_a_header(monkeypatch):
    monkeypatch.setattr(BuilderPage, "serve", lambda *_arguments, **_options: HttpResponse("own"))

    assert robots(page(slug="oak", noindex=True).url) == "noindex"


def test_a_page_that_intarsia_renders_is_hidden_without_the_app_for_search_engines(monkeypatch):
    hidden = page(heading("Oak"), slug="oak", noindex=True)
    assert robots(hidden.url) == "max-image-preview:large"

    monkeypatch.setattr(apps, "is_installed", lambda name: name != "intarsia.seo")
    assert robots(hidden.url) == "noindex"
