"""The URL and title that are shared."""

import pytest
from wagtail.models import Site

from intarsia.pages.tests.builders import page
from intarsia.rendering.data_loaders import LoadContext
from intarsia.widgets.share_buttons.server import shared

pytestmark = pytest.mark.django_db


def test_shared_url_is_absolute_and_needs_no_query(django_assert_num_queries):
    glue = page(title="Glue", slug="glue")
    context = LoadContext(site=Site.objects.get(), page=glue)
    Site.get_site_root_paths()

    with django_assert_num_queries(0):
        data = shared({"a": {}, "b": {}}, context)
    assert data["a"] == data["b"] == {"address": glue.full_url, "title": "Glue"}
    assert data["a"]["address"].startswith("http")


def test_template_is_not_shared():
    assert shared({"a": {}}, LoadContext(page=object())) == {}
