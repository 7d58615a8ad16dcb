"""Visual pages in a template of the project."""

import pytest
from django.test import Client

from intarsia.page_cache.page_parts import collected_parts
from intarsia.pages.models import BuilderPage

from .builders import heading, page

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
