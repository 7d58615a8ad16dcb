"""Visual pages in a template of the project."""

from pathlib import Path

import pytest
from django.test import Client

from intarsia.page_cache.page_parts import collected_parts
from intarsia.pages.models import BuilderPage
from intarsia.rendering.tests.faulty_widgets import rendering_by
from intarsia.rendering.v8.engine import Renderer

from .builders import heading, page
from .test_database_away import Answer, database_away

pytestmark = pytest.mark.django_db


def test_a_page_in_a_template_of_the_project_is_cached_for_a_minute_at_most(monkeypatch):
    """What the template shows besides the document, such as a snippet in its footer, purges nothing."""
    plain, framed = page(heading("Oak"), slug="oak"), page(heading("Elm"), slug="elm")
    with collected_parts() as parts:
        Client().get(plain.url)
    assert parts.lifetimes == set()

    # Any template will do.
    monkeypatch.setattr(BuilderPage, "visual_template", "intarsia/unsent.html")
    with collected_parts() as parts:
        assert Client().get(framed.url).status_code == 200
    assert parts.lifetimes == {60}


@pytest.fixture
def framed(monkeypatch, settings, tmp_path):
    settings.INTARSIA_CACHE_DIR = tmp_path
    monkeypatch.setattr(BuilderPage, "visual_template", "stories/framed.html")
    return page(heading("Oak"), slug="framed")


def test_a_page_in_a_template_of_the_project_is_shown_while_the_database_is_away(framed):
    shown = Client().get(framed.url).content.decode()
    with database_away():
        answer = Answer(framed.url)
    assert (answer.status, answer.html) == (200, shown) and "site-footer" in shown
    assert answer.headers["X-Intarsia-Rendered"] == "last-good"


def test_a_page_with_only_its_texts_replaces_no_good_version(framed):
    shown = Client().get(framed.url).content.decode()
    with rendering_by(Renderer(bundle=Path("/nowhere/server.js"))):
        assert Client().get(framed.url).content.decode() != shown
    with database_away():
        assert Answer(framed.url).html == shown


def test_a_preview_in_a_template_of_the_project_is_not_kept(framed):
    framed.make_preview_request(None, framed.default_preview_mode)
    with database_away():
        assert Answer(framed.url).status == 500
